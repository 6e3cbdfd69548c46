; The installer for Windows: for one user, without administrator rights.
; packaging/build.py passes VERSION, FOUR (the version with four numbers), SOURCE (the frozen
; program) and OUTPUT.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define TITLE "Kingdom Builder Qt"
!define PROGRAM "kingdom-builder.exe"
!define GAME "KingdomBuilderQt.Game"
!define SECTION_FILE "KingdomBuilderQt.Section"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\KingdomBuilderQt"

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\KingdomBuilderQt" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
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
!insertmacro MUI_LANGUAGE "English"

Section "-Program"
  ; An older version's files must not stay among the new ones.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "Software\KingdomBuilderQt" "Folder" "$INSTDIR"

  ; Saved games open by a double click; sections are YAML files, for which this is one choice.
  WriteRegStr HKCU "Software\Classes\.kbgame" "" "${GAME}"
  WriteRegStr HKCU "Software\Classes\${GAME}" "" "Kingdom Builder saved game"
  WriteRegStr HKCU "Software\Classes\${GAME}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${GAME}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "Software\Classes\.yaml\OpenWithProgids" "${SECTION_FILE}" ""
  WriteRegStr HKCU "Software\Classes\${SECTION_FILE}" "" "Kingdom Builder board section"
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
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  ; Only what was installed: the folder may be one that the user chose and keeps other things in.
  ; Settings and saved games lie in %LOCALAPPDATA%\kingdom_builder_qt and stay.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\kingdom-builder.exe"
  Delete "$INSTDIR\kingdom-builder-qt.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.kbgame" ""
  StrCmp $0 "${GAME}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.kbgame"
  DeleteRegValue HKCU "Software\Classes\.yaml\OpenWithProgids" "${SECTION_FILE}"
  DeleteRegKey HKCU "Software\Classes\${GAME}"
  DeleteRegKey HKCU "Software\Classes\${SECTION_FILE}"
  DeleteRegKey HKCU "Software\KingdomBuilderQt"
  DeleteRegKey HKCU "${UNINSTALL}"
  ${RefreshShellIcons}
SectionEnd
