# Install for this user, play a game on the command line, start the window, uninstall.
$ErrorActionPreference = "Stop"
$PSNativeCommandUseErrorActionPreference = $true

$setup = Get-Item dist/*-setup.exe
$folder = "$env:LOCALAPPDATA\Programs\Kingdom Builder Qt"
$data = "$env:LOCALAPPDATA\kingdom_builder_qt"
Start-Process -Wait $setup "/S"
foreach ($line in Get-Content packaging/smoke-steps.txt) {
    if ($line -and -not $line.StartsWith("#")) {
        & "$folder\kingdom-builder-qt.exe" @($line.Split(" "))
    }
}

$window = Start-Process -PassThru "$folder\kingdom-builder.exe"
Start-Sleep 10
if ($window.HasExited) { throw "the window closed by itself" }
$window.CloseMainWindow() | Out-Null
if (-not $window.WaitForExit(20000)) { throw "the window does not close" }

# The uninstaller goes on as a copy of itself, so wait for its effect.
Start-Process -Wait "$folder\uninstall.exe" "/S"
foreach ($second in 1..30) { if (Test-Path $folder) { Start-Sleep 1 } }
if (Test-Path $folder) { throw "the program's folder is still there" }
if (Test-Path "HKCU:\Software\KingdomBuilderQt") { throw "registry keys are still there" }
if (-not (Test-Path $data)) { throw "the user's data is gone" }
