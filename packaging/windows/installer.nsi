; The installer for Windows: for one user, without administrator rights.
; packaging/build.py passes VERSION, FOUR (the version with four numbers), SOURCE (the frozen
; program), OUTPUT, ICON, STUB (the kind of program that the installer is), LANGUAGES (a file with
; the texts of packaging/texts.toml) and ENTRIES: a file with the macro EACH, which inserts a macro
; for every name that lies directly in SOURCE.
;
; An update comes whole or not at all: everything is unpacked beside the old version and changes
; places with it by renaming, which is taken back if anything fails.  Exit status: 0 done,
; 1 cancelled, 2 a file or registry key could not be written, 3 the program is running.
Unicode true
!ifdef STUB
Target ${STUB}
!endif
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "${ENTRIES}"

!define TITLE "Kingdom Builder Qt"
!define PROGRAM "kingdom-builder.exe"
!define CONSOLE_PROGRAM "kingdom-builder-qt.exe"
!define GAME "KingdomBuilderQt.Game"
!define PACK "KingdomBuilderQt.Pack"
!define SECTION_FILE "KingdomBuilderQt.Section"
!define NEW "$INSTDIR\_new"
!define OLD "$INSTDIR\_old"
!define NOT_WRITTEN 2
!define RUNNING 3
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\KingdomBuilderQt"

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\KingdomBuilderQt" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; MB, so that what is there twice is packed once
ManifestDPIAware true
ManifestSupportedOS Win10
VIProductVersion "${FOUR}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "FileDescription" "${TITLE}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_LICENSE "${SOURCE}\licences\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include /CHARSET=UTF8 "${LANGUAGES}"

; ---- what installing and uninstalling share ---------------------------------------------------------

; Say why nothing was changed, and end; .onInstFailed and un.onUninstFailed tidy up.
!macro Fail STATUS TEXT
  DetailPrint "${TEXT}"
  MessageBox MB_OK|MB_ICONSTOP "${TEXT}" /SD IDOK
  SetErrorLevel ${STATUS}
  Abort
!macroend

; A program that runs cannot be opened for writing.
!macro LookForRunning NAME
  ${If} ${FileExists} "$INSTDIR\${NAME}"
    FileOpen $0 "$INSTDIR\${NAME}" a
    FileClose $0
  ${EndIf}
!macroend

!macro MoveAside NAME
  ${If} ${FileExists} "$INSTDIR\${NAME}"
    Rename "$INSTDIR\${NAME}" "${OLD}\${NAME}"
  ${EndIf}
!macroend

!macro MoveIn NAME
  Rename "${NEW}\${NAME}" "$INSTDIR\${NAME}"
!macroend

; Undo both.  What is no longer among the new files has been moved in.
!macro PutBack NAME
  ${If} ${FileExists} "$INSTDIR\${NAME}"
  ${AndIfNot} ${FileExists} "${NEW}\${NAME}"
    Rename "$INSTDIR\${NAME}" "${NEW}\${NAME}"
  ${EndIf}
  !insertmacro PutOldBack "${NAME}"
!macroend

!macro PutOldBack NAME
  ${If} ${FileExists} "${OLD}\${NAME}"
    Rename "${OLD}\${NAME}" "$INSTDIR\${NAME}"
  ${EndIf}
!macroend

!macro LetProgramBeClosed UN
Function ${UN}LetProgramBeClosed
  again:
  ClearErrors
  !insertmacro LookForRunning "${PROGRAM}"
  !insertmacro LookForRunning "${CONSOLE_PROGRAM}"
  ${If} ${Errors}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING_TEXT)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${RUNNING}
    Abort
  ${EndIf}
FunctionEnd
!macroend
!insertmacro LetProgramBeClosed ""
!insertmacro LetProgramBeClosed "un."

; ---- installing ----------------------------------------------------------------------------------

; Bring back the version that an installer which failed or was killed had moved aside.
Function RestoreOld
  SetOutPath "$TEMP" ; a current folder cannot be moved
  ${If} ${FileExists} "${OLD}\*.*"
  ${AndIf} ${FileExists} "${NEW}\*.*"
    !insertmacro EACH PutBack
  ${EndIf}
  RMDir /r "${NEW}"
  RMDir /r "${OLD}"
FunctionEnd

Function .onInstFailed
  Call RestoreOld
  RMDir "$INSTDIR" ; only when empty
FunctionEnd

Section "-Program"
  Call LetProgramBeClosed
  Call RestoreOld

  SetOutPath "${NEW}"
  SetOverwrite try
  ClearErrors
  File /r "${SOURCE}\*"
  SetOutPath "$TEMP"
  ${If} ${Errors}
    !insertmacro Fail ${NOT_WRITTEN} "$(NOT_WRITTEN_TEXT)"
  ${EndIf}

  CreateDirectory "${OLD}"
  !insertmacro EACH MoveAside
  ${IfNot} ${Errors}
    !insertmacro EACH MoveIn
  ${EndIf}
  ${If} ${Errors}
    !insertmacro Fail ${NOT_WRITTEN} "$(NOT_REPLACED_TEXT)"
  ${EndIf}
  RMDir "${NEW}"
  RMDir /r "${OLD}" ; what is left of it goes with the next installation

  ClearErrors
  WriteUninstaller "$INSTDIR\uninstall.exe"
  SetOutPath "$INSTDIR" ; where the shortcut starts the program
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\KingdomBuilderQt" "Folder" "$INSTDIR"

  ; Saved games and packs open by a double click; sections are YAML files, for which this is one choice.
  WriteRegStr HKCU "Software\Classes\.kbgame" "" "${GAME}"
  WriteRegStr HKCU "Software\Classes\${GAME}" "" "$(GAME_TEXT)"
  WriteRegStr HKCU "Software\Classes\${GAME}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${GAME}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "Software\Classes\.kbpack" "" "${PACK}"
  WriteRegStr HKCU "Software\Classes\${PACK}" "" "$(PACK_TEXT)"
  WriteRegStr HKCU "Software\Classes\${PACK}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${PACK}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "Software\Classes\.yaml\OpenWithProgids" "${SECTION_FILE}" ""
  WriteRegStr HKCU "Software\Classes\${SECTION_FILE}" "" "$(SECTION_TEXT)"
  WriteRegStr HKCU "Software\Classes\${SECTION_FILE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${SECTION_FILE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "the Kingdom Builder Qt contributors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${If} ${Errors}
    !insertmacro Fail ${NOT_WRITTEN} "$(NOT_REGISTERED_TEXT)"
  ${EndIf}
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  ${RefreshShellIcons}
SectionEnd

; ---- uninstalling --------------------------------------------------------------------------------

Function un.onUninstFailed
  !insertmacro EACH PutOldBack
  RMDir "${OLD}"
FunctionEnd

Section "Uninstall"
  ; Only what was installed: the folder may be one that the user chose and keeps other things in.
  ; Settings and saved games lie in %LOCALAPPDATA%\kingdom_builder_qt and stay.
  Call un.LetProgramBeClosed
  SetOutPath "$TEMP"
  ; What a killed installer left; the version that it had moved aside is removed with it.
  RMDir /r "${NEW}"
  RMDir /r "${OLD}"
  CreateDirectory "${OLD}"
  ClearErrors
  !insertmacro EACH MoveAside
  ${If} ${Errors}
    !insertmacro Fail ${NOT_WRITTEN} "$(NOT_MOVED_TEXT)"
  ${EndIf}
  RMDir /r "${OLD}"
  ${If} ${FileExists} "${OLD}\*.*"
    !insertmacro Fail ${NOT_WRITTEN} "$(NOT_REMOVED_TEXT)"
  ${EndIf}

  Delete "$SMPROGRAMS\${TITLE}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.kbgame" ""
  ${If} $0 == "${GAME}"
    DeleteRegValue HKCU "Software\Classes\.kbgame" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\.kbgame"
  ReadRegStr $0 HKCU "Software\Classes\.kbpack" ""
  ${If} $0 == "${PACK}"
    DeleteRegValue HKCU "Software\Classes\.kbpack" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\.kbpack"
  DeleteRegValue HKCU "Software\Classes\.yaml\OpenWithProgids" "${SECTION_FILE}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.yaml\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.yaml"
  DeleteRegKey HKCU "Software\Classes\${GAME}"
  DeleteRegKey HKCU "Software\Classes\${PACK}"
  DeleteRegKey HKCU "Software\Classes\${SECTION_FILE}"
  DeleteRegKey HKCU "Software\KingdomBuilderQt"
  DeleteRegKey HKCU "${UNINSTALL}"
  ; Last, so that uninstalling can be repeated.
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ${RefreshShellIcons}
SectionEnd
