/* python.exe and, with WINDOWED, pythonw.exe. */
#include <wchar.h>
#include <windows.h>
#include <stdlib.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE a, HINSTANCE b, wchar_t *c, int d) { return Py_Main(__argc, __wargv); }
#else
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
#endif
