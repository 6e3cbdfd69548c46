/* icuuc.dll is a part of Windows 10 that Wine 8 lacks.  Qt6Core asks it for converters only when a
   program uses an encoding that Qt does not know; this one has none. */
#define X __declspec(dllexport)
X void *ucnv_open(const char *name, int *error) { if (error) *error = 4; return 0; }
X const char *ucnv_getName(void *c, int *error) { if (error) *error = 4; return 0; }
X const char *ucnv_getStandardName(void) { return 0; }
X const char *ucnv_getAvailableName(int n) { return 0; }
X signed char ucnv_getMaxCharSize(void *c) { return 1; }
X int ucnv_countAvailable(void) { return 0; }
X int ucnv_toUCountPending(void) { return 0; }
X void ucnv_close(void *c) {}
X void ucnv_reset(void *c) {}
X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
X void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
X void ucnv_getToUCallBack(void) {}
X void ucnv_getFromUCallBack(void) {}
X void ucnv_setToUCallBack(void) {}
X void ucnv_setFromUCallBack(void) {}
X void ucnv_cbToUWriteUChars(void) {}
X void ucnv_cbFromUWriteUChars(void) {}
X void ucnv_toUnicode(void) {}
X void ucnv_fromUnicode(void) {}
