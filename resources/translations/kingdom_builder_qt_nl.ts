<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>app</name>
    <message>
        <source>Your game was saved. Start the program again and choose Continue.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Je partij is opgeslagen. Start het programma opnieuw en kies Doorgaan.</translation>
    </message>
    <message>
        <source>Your game could not be saved.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Je partij kon niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>The error report is in {path}. Nothing was sent.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Het foutverslag staat in {path}. Er is niets verzonden.</translation>
    </message>
    <message>
        <source>Something went wrong and the program has to close.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Er is iets misgegaan en het programma moet worden afgesloten.</translation>
    </message>
    <message>
        <source>Copy details and close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Details kopiëren en afsluiten</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The program cannot start.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Het programma kan niet worden gestart.</translation>
    </message>
    <message>
        <source>The folder for settings and games cannot be used ({variable}).</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>De map voor instellingen en spellen kan niet worden gebruikt ({variable}).</translation>
    </message>
    <message>
        <source>A file cannot be read.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Een bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The command line is not valid.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>De opdrachtregel is ongeldig.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Access is denied</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>De toegang is geweigerd</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>De schijf is vol</translation>
    </message>
    <message>
        <source>The disk is write-protected</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>De schijf is tegen schrijven beveiligd</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>De schijf meldt een fout</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Dit bestand of deze map bestaat niet</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>De naam is te lang</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Een ander programma gebruikt het bestand</translation>
    </message>
    <message>
        <source>{reason}: {file}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/file_errors.py</extracomment>
        <translation>{reason}: {file}</translation>
    </message>
    <message>
        <source>Your last game is not saved yet: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Je laatste partij is nog niet opgeslagen: {error}.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Je partijen kunnen niet worden gelezen: {error}.</translation>
    </message>
    <message>
        <source>A game that is open cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Een geopende partij kan niet worden verwijderd.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Deze partij staat niet meer bij je partijen.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be restored. Choose Undo to try again.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>
            <numerusform>%n partij kon niet worden teruggezet. Kies Ongedaan maken om het opnieuw te proberen.</numerusform>
            <numerusform>%n partijen konden niet worden teruggezet. Kies Ongedaan maken om het opnieuw te proberen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py, kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>{file} kan niet worden geschreven: {error}.</translation>
    </message>
    <message>
        <source>A game cannot be read: its file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Een partij kan niet worden gelezen: het bestand is beschadigd of onvolledig.</translation>
    </message>
    <message>
        <source>Your games cannot be changed: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Je partijen kunnen niet worden gewijzigd: {error}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>a word of a content file</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Very slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Heel langzaam</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Zo snel mogelijk</translation>
    </message>
    <message>
        <source>Computer speed: {speed}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Computersnelheid: {speed}</translation>
    </message>
    <message>
        <source>Forever</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Voor altijd</translation>
    </message>
    <message>
        <source>For a year</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Een jaar</translation>
    </message>
    <message>
        <source>For a month</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Een maand</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Helemaal niet</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of the program and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>De instellingen zijn door een nieuwere versie van het programma geschreven en zijn hersteld naar de beginwaarden.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>De instellingen konden niet worden gelezen en zijn hersteld naar de beginwaarden.</translation>
    </message>
    <message>
        <source>New settings cannot be saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Nieuwe instellingen kunnen niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Settings and games cannot be saved in {folder}: {reason}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Instellingen en partijen kunnen niet worden opgeslagen in {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Up to {seconds} s per turn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Tot {seconds} s per beurt</translation>
    </message>
    <message>
        <source>This installation has no sound library.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Deze installatie heeft geen geluidsbibliotheek.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Geen geluidsapparaat gevonden.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Het geluid staat uit.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Het geluid staat aan.</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of grass on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of canyon on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of desert on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of flower field; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of forest (trees); the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of swamp on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of farmland; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of water on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of mountain; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Systeem volgen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Hoog contrast</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Standaard</translation>
    </message>
    <message>
        <source>&amp;Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Roodblind (protanopie)</translation>
    </message>
    <message>
        <source>&amp;Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Groenblind (deuteranopie)</translation>
    </message>
    <message>
        <source>&amp;Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Blauwblind (tritanopie)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/corner_line.py</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Your next click is one of the right button. Esc cancels it.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/fingers.py</extracomment>
        <translation>Je volgende klik is een klik met de rechterknop. Esc annuleert dat.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Every board</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Elk bord</translation>
    </message>
    <message>
        <source>Tabs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Tabbladen</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Je partijen</translation>
    </message>
    <message>
        <source>Replay and analysis</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Terugkijken en analyse</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Stelling opzetten</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Pakketten</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Regels en toetsen</translation>
    </message>
    <message>
        <source>Content guide and format</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Handleiding en indeling van inhoud</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Kwadranteditor</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Alle kwadranten</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Tegels en kaarten</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>{key} must stay as it is: it moves, chooses or leaves in every window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} blijft zoals het is: deze toets verplaatst, kiest of verlaat in elk venster.</translation>
    </message>
    <message>
        <source>{key} belongs to the system.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} hoort bij het systeem.</translation>
    </message>
    <message>
        <source>{key} opens a menu or presses a button.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} opent een menu of drukt op een knop.</translation>
    </message>
    <message>
        <source>{key} is needed for typing in this window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} is in dit venster nodig om te typen.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{first} tot {last}</translation>
    </message>
    <message>
        <source>The file is not a list of keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Het bestand is geen lijst van toetsen.</translation>
    </message>
    <message>
        <source>This is not YAML.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Dit is geen YAML.</translation>
    </message>
    <message>
        <source>This is not the name of an action with its keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Dit is geen naam van een actie met haar toetsen.</translation>
    </message>
    <message>
        <source>“{name}” is not the name of an action.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>“{name}” is geen naam van een actie.</translation>
    </message>
    <message>
        <source>{key} is also the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} is ook de toets van “{action}”.</translation>
    </message>
    <message>
        <source>An action needs a list of at most {number} keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Een actie heeft een lijst van hoogstens {number} toetsen nodig.</translation>
    </message>
    <message>
        <source>“{key}” is not a key.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>“{key}” is geen toets.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Regel {line}: {reason}</translation>
    </message>
    <message>
        <source>Next tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Volgend tabblad</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Vorig tabblad</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Afsluiten zonder opslaan</translation>
    </message>
    <message>
        <source>Your last changes are being saved…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Je laatste wijzigingen worden opgeslagen…</translation>
    </message>
    <message>
        <source>Your last changes are not saved: {error}.

The program keeps trying.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Je laatste wijzigingen zijn niet opgeslagen: {error}.

Het programma blijft het proberen.</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/levels/level_box.py</extracomment>
        <translation>Gespeeld door</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/magnifying.py</extracomment>
        <translation>Vergrootgl&amp;as</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py, kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Deze melding sluiten</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>{file} wordt geopend…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Elders opslaan…</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>{file} wordt opgeslagen…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Map tonen</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Geannuleerd. Er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>
            <numerusform>Ten hoogste %n teken.</numerusform>
            <numerusform>Ten hoogste %n tekens.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {count}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>Ten hoogste {count}.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Where players build</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Waar spelers bouwen</translation>
    </message>
    <message>
        <source>Where gold is earned</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Waar goud wordt verdiend</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Partijen:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Spelers:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Niveau:</translation>
    </message>
    <message>
        <source>Play the games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Partijen spelen</translation>
    </message>
    <message>
        <source>Unnamed section</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Kwadrant zonder naam</translation>
    </message>
    <message>
        <source>Analysis of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Analyse van {name}</translation>
    </message>
    <message>
        <source>The section cannot be played yet: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Het kwadrant is nog niet speelbaar: {error}</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>The games were interrupted and have been resumed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>De partijen werden onderbroken en zijn hervat.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>The games ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>De partijen eindigden met een fout: {error}</translation>
    </message>
    <message>
        <source>Computer players play on this section with three others, in all four corners, upright and turned. Half of the games are played again with another section in its place.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Computerspelers spelen op dit kwadrant met drie andere, in alle vier de hoeken, rechtop en gedraaid. De helft van de partijen wordt nog eens gespeeld met een ander kwadrant op zijn plaats.</translation>
    </message>
    <message>
        <source>Too few games for a clear result.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Te weinig partijen voor een duidelijk resultaat.</translation>
    </message>
    <message>
        <source>Percentage of games that end with a settlement here</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Percentage van de partijen dat hier met een nederzetting eindigt</translation>
    </message>
    <message>
        <source>Gold earned here per game, by all players</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Hier per partij verdiend goud, van alle spelers samen</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: a settlement at the end of {share} of the games, {gold} gold per game</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Rij {row}, kolom {column}: een nederzetting aan het einde van {share} van de partijen, {gold} goud per partij</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section: too few games to tell a difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Goud per speler vergeleken met dezelfde partijen op een ander kwadrant: te weinig partijen om een verschil te zien. Spelers verdienden hier {gold} goud, daar {printed}.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): no clear difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Goud per speler vergeleken met dezelfde partijen op een ander kwadrant ({range}): geen duidelijk verschil. Spelers verdienden hier {gold} goud, daar {printed}.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is generous. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Goud per speler vergeleken met dezelfde partijen op een ander kwadrant ({range}): dit is een gul kwadrant. Spelers verdienden hier {gold} goud, daar {printed}.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is poor. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Goud per speler vergeleken met dezelfde partijen op een ander kwadrant ({range}): dit is een karig kwadrant. Spelers verdienden hier {gold} goud, daar {printed}.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players like it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Nederzettingen erop aan het einde; op andere {usual}: spelers bouwen er graag.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players avoid it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Nederzettingen erop aan het einde; op andere {usual}: spelers mijden het.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: about as many as usual.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Nederzettingen erop aan het einde; op andere {usual}: ongeveer evenveel als gewoonlijk.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: no clear advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Door de startspeler gewonnen partijen ({low} tot {high}); {fair} zou eerlijk zijn: geen duidelijk voordeel.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is an advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Door de startspeler gewonnen partijen ({low} tot {high}); {fair} zou eerlijk zijn: beginnen is een voordeel.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is a disadvantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Door de startspeler gewonnen partijen ({low} tot {high}); {fair} zou eerlijk zijn: beginnen is een nadeel.</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Noordwesthoek</translation>
    </message>
    <message>
        <source>North-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Noordoosthoek</translation>
    </message>
    <message>
        <source>South-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Zuidwesthoek</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Zuidoosthoek</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): no corner makes a clear difference.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: hier per partij verdiend goud, vergeleken met de andere hoeken ({range}): geen hoek maakt een duidelijk verschil.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth more there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: hier per partij verdiend goud, vergeleken met de andere hoeken ({range}): het kwadrant is daar meer waard.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth less there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: hier per partij verdiend goud, vergeleken met de andere hoeken ({range}): het kwadrant is daar minder waard.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spelers die een tegel nemen bij {tile} (rij {row}, kolom {column}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). Too few games to tell whether they earn more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spelers die een tegel nemen bij {tile} (rij {row}, kolom {column}). Te weinig partijen om te zien of ze meer verdienen.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They do not clearly earn more or less than the others ({range} gold).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spelers die een tegel nemen bij {tile} (rij {row}, kolom {column}). Ze verdienen niet duidelijk meer of minder dan de anderen ({range} goud).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold more than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spelers die een tegel nemen bij {tile} (rij {row}, kolom {column}). Ze verdienen {gold} goud meer dan de anderen ({range}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold less than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spelers die een tegel nemen bij {tile} (rij {row}, kolom {column}). Ze verdienen {gold} goud minder dan de anderen ({range}).</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/figures_table.py</extracomment>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Dupliceren</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Hernoemen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Use on &amp;random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Op &amp;willekeurige borden gebruiken</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/editor_actions.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Kwadranten</translation>
    </message>
    <message>
        <source>Show all sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Alle kwadranten tonen</translation>
    </message>
    <message>
        <source>Search by name, expansion or author</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Zoek op naam, uitbreiding of auteur</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Alle kwadranten</translation>
    </message>
    <message>
        <source>From the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Uit het spel</translation>
    </message>
    <message>
        <source>My own</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Van mijzelf</translation>
    </message>
    <message>
        <source>With problems</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Met problemen</translation>
    </message>
    <message>
        <source>Which sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Welke kwadranten</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Uitbreiding</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Alle uitbreidingen</translation>
    </message>
    <message>
        <source>There are no sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Er zijn geen kwadranten.</translation>
    </message>
    <message>
        <source>None of your own sections fits the expansions of this game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Geen van je eigen kwadranten past bij de uitbreidingen van deze partij.</translation>
    </message>
    <message>
        <source>You have no sections of your own yet. Duplicate one or draw a new one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Je hebt nog geen eigen kwadranten. Dupliceer er een of teken een nieuw kwadrant.</translation>
    </message>
    <message>
        <source>No section has problems.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Geen enkel kwadrant heeft problemen.</translation>
    </message>
    <message>
        <source>No section matches the search.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Geen kwadrant voldoet aan de zoekopdracht.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py</extracomment>
        <translation>Hier plaatsen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py, kingdom_builder_qt/editor/sections/play/play_dialog.py, kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>Niet speelbaar</translation>
    </message>
    <message>
        <source>Section name</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>Naam van het kwadrant</translation>
    </message>
    <message>
        <source>{name} was duplicated.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} is gedupliceerd.</translation>
    </message>
    <message>
        <source>{name} was moved to the trash.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} is naar de prullenbak verplaatst.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} is teruggezet.</translation>
    </message>
    <message>
        <source>The files could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>De bestanden konden niet worden gewijzigd: {error}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>door {author}</translation>
    </message>
    <message>
        <source>Not used on random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>Niet gebruikt op willekeurige borden</translation>
    </message>
    <message>
        <source>Cannot be played: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>Niet speelbaar: {error}</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/canvas.py</extracomment>
        <translation>Kwadrant</translation>
    </message>
    <message>
        <source>Stamp {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Stempel {name}</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Een tegel plaatsen</translation>
    </message>
    <message>
        <source>Move selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py, kingdom_builder_qt/editor/sections/tools/toolbox.py</extracomment>
        <translation>Selectie verplaatsen</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Selectie kopiëren</translation>
    </message>
    <message>
        <source>There is nowhere to build.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Er kan nergens worden gebouwd.</translation>
    </message>
    <message>
        <source>There is nowhere to build next to this location.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Naast deze stad kan nergens worden gebouwd.</translation>
    </message>
    <message>
        <source>This location has no tile yet. Choose one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Deze stad heeft nog geen tegel. Kies er een.</translation>
    </message>
    <message>
        <source>A hex without a location cannot have a tile. Remove {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Een veld zonder stad kan geen tegel hebben. Verwijder {tile}.</translation>
    </message>
    <message>
        <source>Unknown terrain: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Onbekend terrein: {terrain}.</translation>
    </message>
    <message>
        <source>Unknown location: {feature}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Onbekende stad: {feature}.</translation>
    </message>
    <message>
        <source>The {feature} is placed on the board when a game begins. It can be part of a section only if it is marked as a location in Tiles and cards.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature}: wordt op het bord gelegd wanneer een partij begint. Het kan alleen deel van een kwadrant zijn als het in Tegels en kaarten als stad is gemarkeerd.</translation>
    </message>
    <message>
        <source>Unknown tile: {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Onbekende tegel: {tile}.</translation>
    </message>
    <message>
        <source>{tile} is not a location tile.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{tile} is geen stadstegel.</translation>
    </message>
    <message>
        <source>{count} nomad spaces, but there are only {most} nomad tiles.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} nomadenvelden, maar er zijn maar {most} nomadentegels.</translation>
    </message>
    <message>
        <source>{count} kinds of location; a section can have at most {most}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} soorten steden; een kwadrant kan er ten hoogste {most} hebben.</translation>
    </message>
    <message>
        <source>The section needs a name.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Het kwadrant heeft een naam nodig.</translation>
    </message>
    <message>
        <source>The section needs an ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Het kwadrant heeft een ID nodig.</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>“{id}” is geen geldige ID: een ID begint met een letter en bestaat uit ten hoogste {most} kleine letters, cijfers en losse onderstrepingstekens.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Windows reserveert de naam “{id}” voor een apparaat; kies een andere ID.</translation>
    </message>
    <message>
        <source>The game already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Het spel heeft al een kwadrant met de ID {id}. Kies een andere ID.</translation>
    </message>
    <message>
        <source>Unknown expansion: {expansion}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Onbekende uitbreiding: {expansion}.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>De naam heeft {length} tekens; ten hoogste {most} zijn toegestaan.</translation>
    </message>
    <message>
        <source>The author has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>De auteur heeft {length} tekens; ten hoogste {most} zijn toegestaan.</translation>
    </message>
    <message>
        <source>The description has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>De beschrijving heeft {length} tekens; ten hoogste {most} zijn toegestaan.</translation>
    </message>
    <message>
        <source>The licence has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>De licentie heeft {length} tekens; ten hoogste {most} zijn toegestaan.</translation>
    </message>
    <message>
        <source>No {terrain}; printed sections have {low} to {high} hexes of it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{terrain}: geen velden; gedrukte kwadranten hebben er {low} tot {high}.</translation>
    </message>
    <message>
        <source>{areas} {terrain} areas of fewer than {least} hexes; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{terrain}: {areas} gebieden met minder dan {least} velden; gedrukte kwadranten hebben er geen.</translation>
    </message>
    <message>
        <source>An area of {count} {terrain} hexes; on printed sections, each has at most {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Een gebied van {count} {terrain:plural}; op gedrukte kwadranten heeft elk gebied er ten hoogste {high}.</translation>
    </message>
    <message>
        <source>No hex is far enough from the locations for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature} ({expansion}): geen veld ligt ver genoeg van de steden.</translation>
    </message>
    <message>
        <source>Uses content from {expansions} but belongs to {expansion}; random boards use it only when all of these are in play.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Gebruikt inhoud uit {expansions} maar hoort bij {expansion}; willekeurige borden gebruiken het alleen als al deze uitbreidingen in het spel zijn.</translation>
    </message>
    <message>
        <source>Two adjacent locations; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Twee aangrenzende steden; gedrukte kwadranten hebben die niet.</translation>
    </message>
    <message>
        <source>Two locations {distance} hexes apart; on printed sections, {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Twee steden {distance} velden van elkaar; op gedrukte kwadranten {least} of meer.</translation>
    </message>
    <message>
        <source>A location on the edge touches fewer hexes; printed sections have none there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Een stad aan de rand grenst aan minder velden; gedrukte kwadranten hebben daar geen stad.</translation>
    </message>
    <message>
        <source>On this board, two locations {distance} hexes apart across the border; on printed sections it is {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Op dit bord twee steden {distance} velden van elkaar over de grens heen; op gedrukte kwadranten {least} of meer.</translation>
    </message>
    <message>
        <source>On this board, two adjacent locations across the border.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Op dit bord twee aangrenzende steden over de grens heen.</translation>
    </message>
    <message>
        <source>On this board, no hex of the section is far enough from the locations around it for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature} ({expansion}): op dit bord ligt geen veld van het kwadrant ver genoeg van de steden eromheen.</translation>
    </message>
    <message>
        <source>On this board, your locations leave no hex of {section} for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature} ({expansion}): op dit bord laten je steden geen veld van {section} over.</translation>
    </message>
    <message>
        <source>On this board, {count} nomad spaces, but there are only {most} nomad tiles. It cannot be played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Op dit bord {count} nomadenvelden, maar er zijn maar {most} nomadentegels. Het is niet speelbaar.</translation>
    </message>
    <message>
        <source>No expansion chosen.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Geen uitbreiding gekozen.</translation>
    </message>
    <message>
        <source>Change properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/document/section_document.py</extracomment>
        <translation>Eigenschappen wijzigen</translation>
    </message>
    <message>
        <source>Export or print</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exporteren of afdrukken</translation>
    </message>
    <message>
        <source>&amp;Image (PNG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Afbeelding (PNG)</translation>
    </message>
    <message>
        <source>Vector &amp;drawing (SVG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Vectortekening (SVG)</translation>
    </message>
    <message>
        <source>&amp;Print, actual size (PDF)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Af&amp;drukken, ware grootte (PDF)</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>&amp;Numbered edge</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Genummerde rand</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Breedte:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Kleuren:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>An image of {width} × {height} pixels, for web pages and messages.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Een afbeelding van {width} × {height} pixels, voor webpagina’s en berichten.</translation>
    </message>
    <message>
        <source>Sharp at every size, for drawing programs.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Scherp op elke grootte, voor tekenprogramma’s.</translation>
    </message>
    <message>
        <source>Hexes are 18&#xa0;mm wide, as in the printed game, and the section is {width}&#xa0;×&#xa0;{height}&#xa0;mm: print at 100&#xa0;%, without scaling.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Velden zijn 18 mm breed, zoals in het gedrukte spel, en het kwadrant is {width} × {height} mm: druk af op 100%, zonder schalen.</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Vector drawings (*.svg)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Vectortekeningen (*.svg)</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Documenten (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Use the ending .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Gebruik de extensie .png, .svg of .pdf, niet “{ending}”.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Een pakket exporteren</translation>
    </message>
    <message>
        <source>For example CC BY 4.0</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Bijvoorbeeld CC BY 4.0</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Map tonen</translation>
    </message>
    <message>
        <source>Expansion:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Uitbreiding:</translation>
    </message>
    <message>
        <source>ID:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>ID:</translation>
    </message>
    <message>
        <source>Version:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Versie:</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Naam:</translation>
    </message>
    <message>
        <source>Author:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Auteur:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Licentie:</translation>
    </message>
    <message>
        <source>Description:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Beschrijving:</translation>
    </message>
    <message>
        <source>A pack is a single file with your whole expansion, for others to install.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Een pakket is één bestand met je hele uitbreiding, dat anderen kunnen installeren.</translation>
    </message>
    <message>
        <source>Looking for your expansions…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Je uitbreidingen worden gezocht…</translation>
    </message>
    <message>
        <source>You have no expansion of your own yet. The content guide in the Help menu shows how to make one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Je hebt nog geen eigen uitbreiding. De handleiding voor inhoud in het menu Help laat zien hoe je er een maakt.</translation>
    </message>
    <message>
        <source>Reading the contents of the pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>De inhoud van het pakket wordt gelezen…</translation>
    </message>
    <message>
        <source>The pack will contain {counts}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Het pakket zal het volgende bevatten: {counts}.</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Packs (*{suffix})</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Pakketten (*{suffix})</translation>
    </message>
    <message>
        <source>The pack could not be saved: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Het pakket kon niet worden opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Left out because they cannot be played yet: {sections}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Weggelaten omdat ze nog niet speelbaar zijn: {sections}.</translation>
    </message>
    <message>
        <source>{name}, by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>{name}, door {author}</translation>
    </message>
    <message>
        <source>Print at 100&#xa0;%: a hex is 18 mm wide.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Druk af op 100%: een veld is 18 mm breed.</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}: overlap as far as the dashed marks.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Vel {number} van {count}: laat overlappen tot aan de streepjes.</translation>
    </message>
    <message>
        <source>This file comes with the game or a pack. Save a copy elsewhere.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Dit bestand hoort bij het spel of een pakket. Sla elders een kopie op.</translation>
    </message>
    <message>
        <source>The game or a pack already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Het spel of een pakket heeft al een kwadrant met de ID {id}. Kies een andere ID.</translation>
    </message>
    <message>
        <source>There are more kinds of location than a file can hold.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Er zijn meer soorten steden dan een bestand kan bevatten.</translation>
    </message>
    <message>
        <source>The section cannot be saved like this. {reason} Nothing was written, and nothing is lost. Correct it, then save again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Het kwadrant kan zo niet worden opgeslagen. {reason} Er is niets geschreven en er gaat niets verloren. Verbeter het en sla het dan opnieuw op.</translation>
    </message>
    <message>
        <source>{name} contains no section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>{name} bevat geen kwadrant.</translation>
    </message>
    <message>
        <source>Its ID would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De ID zou veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Its name would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De naam zou veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Its expansion would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De uitbreiding zou veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Its origin would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De herkomst zou veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Its author would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De auteur zou veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Its description would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De beschrijving zou veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Its licence would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De licentie zou veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Its hexes would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>De velden zouden veranderen wanneer het bestand opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>The file would contain an error: {error}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Het bestand zou een fout bevatten: {error}.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Kopie van {name}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Geplakte tekst</translation>
    </message>
    <message>
        <source>It cannot be imported until this is corrected.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Het kan niet worden geïmporteerd voordat dit is verbeterd.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Regel {line}, kolom {column}: {text}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Let op: {text}</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. This one will get a new ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Er is al een kwadrant met de ID {id}. Dit kwadrant krijgt een nieuwe ID.</translation>
    </message>
    <message>
        <source>Open as a draft</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Openen als concept</translation>
    </message>
    <message>
        <source>Opened as a draft.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Geopend als concept.</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Er is al een kwadrant met de ID {id}. Kies een andere ID.</translation>
    </message>
    <message>
        <source>Imported as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Geïmporteerd als {file}</translation>
    </message>
    <message>
        <source>Import sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Kwadranten importeren</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Sections to import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Te importeren kwadranten</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>In this window</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>In dit venster</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Die van mij houden</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py, kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>naam</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>uitbreiding</translation>
    </message>
    <message>
        <source>origin</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>herkomst</translation>
    </message>
    <message>
        <source>author</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>auteur</translation>
    </message>
    <message>
        <source>description</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>beschrijving</translation>
    </message>
    <message>
        <source>licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>licentie</translation>
    </message>
    <message>
        <source>One of the two is an island.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Een van de twee is een eiland.</translation>
    </message>
    <message>
        <source>Also different: {words}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Ook verschillend: {words}.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Beide zijn gelijk.</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Kwadranteditor</translation>
    </message>
    <message>
        <source>Save the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py, kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Het kwadrant opslaan</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>&amp;Naam:</translation>
    </message>
    <message>
        <source>This is a draft; games will not use it until every hex has terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Dit is een concept; partijen gebruiken het pas als elk veld terrein heeft.</translation>
    </message>
    <message>
        <source>It will be added to your sections in the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Het wordt aan je kwadranten in het spel toegevoegd.</translation>
    </message>
    <message>
        <source>{name} comes with the game, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} hoort bij het spel, daarom bewerk je een eigen kopie.</translation>
    </message>
    <message>
        <source>{name} belongs to a pack, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} hoort bij een pakket, daarom bewerk je een eigen kopie.</translation>
    </message>
    <message>
        <source>The section cannot be copied as text yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Het kwadrant kan nog niet als tekst worden gekopieerd.</translation>
    </message>
    <message>
        <source>The section was copied as text.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Het kwadrant is als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>The section was not saved.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Het kwadrant is niet opgeslagen.</translation>
    </message>
    <message>
        <source>There is already a section file {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Er is al een kwadrantbestand {file}.</translation>
    </message>
    <message>
        <source>Keep both and give this one a new ID, or replace the other one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Bewaar beide en geef dit kwadrant een nieuwe ID, of vervang het andere.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Beide bewaren</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Saving rewrites {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Opslaan herschrijft {file}.</translation>
    </message>
    <message>
        <source>Comments and the order of its lines will be lost; the section itself stays the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Opmerkingen en de volgorde van de regels gaan verloren; het kwadrant zelf blijft gelijk.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Opgeslagen als {file}</translation>
    </message>
    <message>
        <source>{file} was deleted. Saving will create it again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{file} is verwijderd. Bij opslaan wordt het opnieuw gemaakt.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} is buiten dit venster gewijzigd.</translation>
    </message>
    <message>
        <source>Saving would overwrite that change. Reloading can be undone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Opslaan zou die wijziging overschrijven. Opnieuw laden kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>{file} kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Het kwadrant</translation>
    </message>
    <message>
        <source>{name} has unsaved changes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} heeft niet-opgeslagen wijzigingen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Verwerpen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Sections (*.yaml);;All files (*)</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Kwadranten (*.yaml);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Elders opslaan…</translation>
    </message>
    <message>
        <source>Add to the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Aan het spel toevoegen</translation>
    </message>
    <message>
        <source>You can change the keys in the settings of the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Je kunt de toetsen wijzigen in de instellingen van het spel.</translation>
    </message>
    <message>
        <source>New section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py, kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Nieuw kwadrant</translation>
    </message>
    <message>
        <source>Only selected hexes can be painted; this one is outside the selection.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Alleen geselecteerde velden kunnen worden geschilderd; dit veld ligt buiten de selectie.</translation>
    </message>
    <message>
        <source>Part of the selection is outside the section. Click where all of it fits, or press Esc to put it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Een deel van de selectie ligt buiten het kwadrant. Klik waar alles past, of druk op Esc om het terug te leggen.</translation>
    </message>
    <message>
        <source>Nothing has changed: the selection was dropped outside the section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Er is niets veranderd: de selectie werd buiten het kwadrant losgelaten.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be backed up: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Van niet-opgeslagen wijzigingen kan geen reservekopie worden gemaakt: {reason}</translation>
    </message>
    <message>
        <source>{file} is outside your content folder, so the game does not use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} ligt buiten je inhoudsmap, daarom gebruikt het spel het niet.</translation>
    </message>
    <message>
        <source>Corner of the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Hoek van het kwadrant</translation>
    </message>
    <message>
        <source>Click a corner to place your section there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Klik op een hoek om je kwadrant daar te leggen.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Draaien</translation>
    </message>
    <message>
        <source>Pick at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Willekeurig kiezen</translation>
    </message>
    <message>
        <source>Your section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Jouw kwadrant</translation>
    </message>
    <message>
        <source>Other sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Andere kwadranten</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Pick another at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Willekeurig een ander</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Draaien</translation>
    </message>
    <message>
        <source>Leave &amp;empty</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Leeg laten</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Kopie &amp;bewerken</translation>
    </message>
    <message>
        <source>Choose a section: {place}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Kies een kwadrant: {place}</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Noordwest</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Noordoost</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Zuidwest</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Zuidoost</translation>
    </message>
    <message>
        <source>{name}, turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{name}, gedraaid</translation>
    </message>
    <message>
        <source>{place}  {name}; part of {section}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{place}  {name}; deel van {section}</translation>
    </message>
    <message>
        <source>Next to a location across the border: {place}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Naast een stad over de grens heen: {place}.</translation>
    </message>
    <message>
        <source>Only your section can be painted: {place} is part of {section}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Alleen jouw kwadrant kan worden geschilderd: {place} is deel van {section}.</translation>
    </message>
    <message>
        <source>Sea (no hex)</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Zee (geen veld)</translation>
    </message>
    <message>
        <source>Location: {tile}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Stad: {tile}</translation>
    </message>
    <message>
        <source>No terrain card lets players build here.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Met geen enkele gebiedskaart kun je hier bouwen.</translation>
    </message>
    <message>
        <source>Terrain card for building here: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Gebiedskaart om hier te bouwen: {terrain}.</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, gebied van {count}; naast: {names}</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, gebied van {count}</translation>
    </message>
    <message>
        <source>{place}  {name}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}; naast: {names}</translation>
    </message>
    <message>
        <source>{place}  {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py, kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}</translation>
    </message>
    <message>
        <source>{action} ({place})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{action} ({place})</translation>
    </message>
    <message>
        <source>{action} ({name}, {place})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{action} ({name}, {place})</translation>
    </message>
    <message>
        <source>No issues. The section can be played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Geen problemen. Het kwadrant is speelbaar.</translation>
    </message>
    <message>
        <source>In your other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>In je andere bestanden</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Geen problemen</translation>
    </message>
    <message>
        <source>Issues: {counts}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Problemen: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes have no terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n veld heeft geen terrein.</numerusform>
            <numerusform>%n velden hebben geen terrein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, {again} of them replayed with another section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>
            <numerusform>%n partij, waarvan {again} opnieuw gespeeld met een ander kwadrant.</numerusform>
            <numerusform>%n partijen, waarvan {again} opnieuw gespeeld met een ander kwadrant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>
            <numerusform>{done} van %n partij</numerusform>
            <numerusform>{done} van %n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {terrain} hexes; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n {terrain}; gedrukte kwadranten hebben er {low} tot {high}.</numerusform>
            <numerusform>%n {terrain:plural}; gedrukte kwadranten hebben er {low} tot {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An area of %n {terrain} hexes; on printed sections, each has at least {least}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>Een gebied van %n veld ({terrain}); op gedrukte kwadranten heeft elk gebied er ten minste {least}.</numerusform>
            <numerusform>Een gebied van %n {terrain:plural}; op gedrukte kwadranten heeft elk gebied er ten minste {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes cannot be reached by settlements from other sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n veld is niet bereikbaar voor nederzettingen uit andere kwadranten.</numerusform>
            <numerusform>%n velden zijn niet bereikbaar voor nederzettingen uit andere kwadranten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n stad; gedrukte kwadranten hebben er {low} tot {high}.</numerusform>
            <numerusform>%n steden; gedrukte kwadranten hebben er {low} tot {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations with tiles; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n stad met tegels; gedrukte kwadranten hebben er {low} tot {high}.</numerusform>
            <numerusform>%n steden met tegels; gedrukte kwadranten hebben er {low} tot {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildable terrains next to the location; most locations have {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n bebouwbaar terrein naast de stad; de meeste steden hebben er {least} of meer.</numerusform>
            <numerusform>%n bebouwbare terreinen naast de stad; de meeste steden hebben er {least} of meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n overlapping sheets; dashed marks show where to glue.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>
            <numerusform>Vergt %n vel; streepjes geven aan waar je moet lijmen.</numerusform>
            <numerusform>Vergt %n overlappende vellen; streepjes geven aan waar je moet lijmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{done} van %n geïmporteerd.</numerusform>
            <numerusform>{done} van %n geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>%n andere kan worden geïmporteerd.</numerusform>
            <numerusform>%n andere kunnen worden geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{able} of %n can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{able} van %n kan worden geïmporteerd.</numerusform>
            <numerusform>{able} van %n kunnen worden geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many at once: %n left for later.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>Te veel in één keer: %n bewaard voor later.</numerusform>
            <numerusform>Te veel in één keer: %n bewaard voor later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes differ.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>
            <numerusform>%n veld is anders.</numerusform>
            <numerusform>%n velden zijn anders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>
            <numerusform>… en nog %n</numerusform>
            <numerusform>… en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next location</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Naar de volgende stad</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Naar de volgende burcht</translation>
    </message>
    <message>
        <source>There is none in this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Er is er geen in dit kwadrant.</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>no section there</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Leeg</translation>
    </message>
    <message numerus="yes">
        <source>Nearest location across the border: {place}, %n hexes away.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>
            <numerusform>Dichtstbijzijnde stad over de grens heen: {place}, %n veld verderop.</numerusform>
            <numerusform>Dichtstbijzijnde stad over de grens heen: {place}, %n velden verderop.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>hex without terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Leeg</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>
            <numerusform>%n veld</numerusform>
            <numerusform>%n velden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n in andere bestanden</numerusform>
            <numerusform>%n in andere bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n waarschuwing</numerusform>
            <numerusform>%n waarschuwingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n opmerking</numerusform>
            <numerusform>%n opmerkingen</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>In het bestand: {message}</translation>
    </message>
    <message>
        <source>In the file, line {line}, column {column}: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>In het bestand, regel {line}, kolom {column}: {message}</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Palette</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Palet</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py</extracomment>
        <translation>Tegel</translation>
    </message>
    <message>
        <source>Paint with terrain {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Met terrein {number} schilderen</translation>
    </message>
    <message>
        <source>Paint with that terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Met dat terrein schilderen</translation>
    </message>
    <message>
        <source>Paint with location {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Met stad {number} schilderen</translation>
    </message>
    <message>
        <source>Paint with an empty hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Schilderen met een leeg veld</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Terrein</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Steden</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>I&amp;D</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>I&amp;D</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>Desc&amp;ription</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Beschrijving</translation>
    </message>
    <message>
        <source>E&amp;xpansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py, kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Uitbreiding</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Licentie</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Stadstegels</translation>
    </message>
    <message>
        <source>No location tiles yet. Paint a location from the palette.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Nog geen stadstegels. Schilder een stad uit het palet.</translation>
    </message>
    <message>
        <source>Also needs {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Vereist ook {names}</translation>
    </message>
    <message>
        <source>Random boards with this expansion can use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Willekeurige borden met deze uitbreiding kunnen het gebruiken.</translation>
    </message>
    <message>
        <source>Change the tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>De tegel wijzigen</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}, gewoonlijk {low} tot {high}; gebieden van {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}, gewoonlijk {low} tot {high}</translation>
    </message>
    <message>
        <source>{name}: {count}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}; gebieden van {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>Hexes and areas</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Velden en gebieden</translation>
    </message>
    <message>
        <source>Boxes: the usual range on printed sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Vakken: het gebruikelijke bereik op gedrukte kwadranten</translation>
    </message>
    <message>
        <source>Locations: {sites}, {locations} of them with tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Steden: {sites}, waarvan {locations} met tegels</translation>
    </message>
    <message>
        <source>Rivers: {rivers}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Rivieren: {rivers}</translation>
    </message>
    <message>
        <source>half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>halve slag</translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>links naar rechts</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>boven naar onder</translation>
    </message>
    <message>
        <source>Not symmetrical</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Niet symmetrisch</translation>
    </message>
    <message>
        <source>Symmetrical: {how}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Symmetrisch: {how}</translation>
    </message>
    <message>
        <source>{text} (usually {count})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (gewoonlijk {count})</translation>
    </message>
    <message>
        <source>{text} (usually {low} to {high})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (gewoonlijk {low} tot {high})</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Stadstegel</translation>
    </message>
    <message>
        <source>No tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Geen tegel</translation>
    </message>
    <message>
        <source>Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Hier spelen</translation>
    </message>
    <message>
        <source>On the &amp;board shown in the editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Op het &amp;bord in de editor</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Hoek</translation>
    </message>
    <message>
        <source>Random corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Willekeurige hoek</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Upright</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Rechtop</translation>
    </message>
    <message>
        <source>Turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Gedraaid</translation>
    </message>
    <message>
        <source>Anything left open on the other pages is chosen at random.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Alles wat op de andere pagina’s openblijft, wordt willekeurig gekozen.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Opdrachtkaarten</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Uitbreidingen</translation>
    </message>
    <message>
        <source>The section cannot be played without {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Het kwadrant kan niet worden gespeeld zonder {names}.</translation>
    </message>
    <message>
        <source>The section cannot be played yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>Het kwadrant is nog niet speelbaar.</translation>
    </message>
    <message>
        <source>No game can be played on this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>Op dit kwadrant kan geen partij worden gespeeld.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>“{name}” is verwijderd.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>“{name}” is teruggezet.</translation>
    </message>
    <message>
        <source>The stamps could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>De stempels konden niet worden gewijzigd: {error}</translation>
    </message>
    <message>
        <source>This stamp was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Deze stempel is opgeslagen door een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Dit bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>This file is not a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Dit bestand is geen stempel.</translation>
    </message>
    <message>
        <source>Not installed: {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Niet geïnstalleerd: {names}.</translation>
    </message>
    <message>
        <source>Select hexes and save them here as a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Selecteer velden en sla ze hier op als stempel.</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>De selectie als stempel opslaan</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Hernoemen (F2)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Verwijderen (Del)</translation>
    </message>
    <message>
        <source>Restore the deleted stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>De verwijderde stempel terugzetten</translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Stempels</translation>
    </message>
    <message>
        <source>Stamp {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Stempel {number}</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Schilderen</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Gummen</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Knippen</translation>
    </message>
    <message>
        <source>Clear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>De geselecteerde velden leegmaken</translation>
    </message>
    <message>
        <source>Turn selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Selectie draaien</translation>
    </message>
    <message>
        <source>Turn section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Kwadrant draaien</translation>
    </message>
    <message>
        <source>Mirror selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Selectie spiegelen</translation>
    </message>
    <message>
        <source>Mirror section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Kwadrant spiegelen</translation>
    </message>
    <message>
        <source>Copy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Helft kopiëren</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>undo step: terrain by terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Drag from the source of the river to its mouth. It flows around locations.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Sleep van de bron van de rivier naar de monding. Ze stroomt om steden heen.</translation>
    </message>
    <message>
        <source>Paint river</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Rivier schilderen</translation>
    </message>
    <message>
        <source>Drag along the shore to fill up to the nearer edge; hold Shift for the farther one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Sleep langs de kust om tot de dichtstbijzijnde rand te vullen; houd Shift ingedrukt voor de verste rand.</translation>
    </message>
    <message>
        <source>Paint coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Kust schilderen</translation>
    </message>
    <message>
        <source>Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Strooien</translation>
    </message>
    <message>
        <source>Click an area to ring it; if hexes are selected, they are ringed instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Klik op een gebied om het te omranden; zijn er velden geselecteerd, dan worden die omrand.</translation>
    </message>
    <message>
        <source>Paint outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Rand schilderen</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Klik op een veld om met dat terrein te schilderen.</translation>
    </message>
    <message>
        <source>Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Velden verwisselen</translation>
    </message>
    <message>
        <source>Paint line</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Lijn schilderen</translation>
    </message>
    <message>
        <source>Click to fill an area; hold Shift to fill everything of the same kind.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Klik om een gebied te vullen; houd Shift ingedrukt om alles van dezelfde soort te vullen.</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Vullen</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc puts it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Klik om te plaatsen. De toetsen voor draaien en spiegelen werken erop. Esc legt het terug.</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc discards it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Klik om te plaatsen. De toetsen voor draaien en spiegelen werken erop. Esc verwerpt het.</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Unsaved sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Niet-opgeslagen kwadranten</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>&amp;Alles verwerpen</translation>
    </message>
    <message>
        <source>{count} sections have unsaved changes. Changes in unchecked sections will be lost.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>{count} kwadranten hebben niet-opgeslagen wijzigingen. Wijzigingen in niet-aangevinkte kwadranten gaan verloren.</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Alles &amp;opslaan</translation>
    </message>
    <message>
        <source>&amp;Save checked</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Aangevinkte op&amp;slaan</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Eigenschappen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Vergrootgl&amp;as</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>Lan&amp;d brushes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Landp&amp;enselen</translation>
    </message>
    <message>
        <source>C&amp;opy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Helft ko&amp;piëren</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Panelen</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>K&amp;leuren</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Tekst&amp;grootte</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Gereedschap</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Kwadrant</translation>
    </message>
    <message>
        <source>&amp;Content</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Inhoud</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Gereedschap</translation>
    </message>
    <message>
        <source>Paint with the tenth terrain onwards</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Schilderen met het tiende terrein en verder</translation>
    </message>
    <message>
        <source>Paint with that location</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Met die stad schilderen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pijltoetsen</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De cursor verplaatsen</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Shift + pijltoetsen</translation>
    </message>
    <message>
        <source>Move and paint, or stretch a line or selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Verplaatsen en schilderen, of een lijn of selectie uitrekken</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Enter, spatie</translation>
    </message>
    <message>
        <source>Same as a click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Hetzelfde als een klik</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Het veld onder de cursor en zijn buren zeggen</translation>
    </message>
    <message>
        <source>Right click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Rechtsklik</translation>
    </message>
    <message>
        <source>Paint with the terrain of the hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Schilderen met het terrein van het veld</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ctrl + wiel</translation>
    </message>
    <message>
        <source>Change the brush size</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De penseelgrootte wijzigen</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Wiel, middelste knop</translation>
    </message>
    <message>
        <source>Zoom; drag to pan</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Zoomen; sleep om te schuiven</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the stroke, or deselect</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De streek annuleren of de selectie opheffen</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Nieuw…</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to paint. {smaller} {larger}: size. Right-click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Klik, sleep of druk op Enter om te schilderen. {smaller} {larger}: grootte. Rechtsklik op een veld om met dat terrein te schilderen.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to clear hexes. {smaller} {larger}: size.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Klik, sleep of druk op Enter om velden leeg te maken. {smaller} {larger}: grootte.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to scatter hexes. {smaller} {larger}: size. Locations are left alone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Klik, sleep of druk op Enter om velden te strooien. {smaller} {larger}: grootte. Steden blijven ongemoeid.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>O&amp;penen…</translation>
    </message>
    <message>
        <source>&amp;All sections…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Alle kwadranten…</translation>
    </message>
    <message>
        <source>&amp;Tiles and cards…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Tegels en kaarten…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Opslaan al&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Als tekst &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste section from text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Kwadrant uit tekst p&amp;lakken</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>Open content &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Inhouds&amp;map openen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Reopen sec&amp;tions at start</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>K&amp;wadranten heropenen bij start</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Hier spelen</translation>
    </message>
    <message>
        <source>Play here &amp;with…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Hier spelen &amp;met…</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Analyseren…</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Pakketten…</translation>
    </message>
    <message>
        <source>&amp;Export a pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pakket e&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Volge&amp;nde klik met de rechterknop</translation>
    </message>
    <message>
        <source>Content &amp;guide</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Handleiding voor inhoud</translation>
    </message>
    <message>
        <source>Content &amp;format</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Indeling van inhoud</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Toetsen en muis</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Opn&amp;ieuw</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>P&amp;lakken</translation>
    </message>
    <message>
        <source>Cl&amp;ear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Geselecteerde velden leegmaken</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Alles selecteren</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ni&amp;ets selecteren</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Halve slag</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Horizontaal &amp;spiegelen</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Verticaal spiegelen</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Links naar rechts</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Rechts naar links</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Boven naar onder</translation>
    </message>
    <message>
        <source>&amp;Bottom to top</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Onder naar boven</translation>
    </message>
    <message>
        <source>Top to bottom, t&amp;urned</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Boven naar onder, ge&amp;draaid</translation>
    </message>
    <message>
        <source>Bottom to top, turne&amp;d</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Onder naar boven, gedr&amp;aaid</translation>
    </message>
    <message>
        <source>Rep&amp;lace terrain…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Terrein vervangen…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Passend in v&amp;enster</translation>
    </message>
    <message>
        <source>&amp;Next section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Volgend kwadrant</translation>
    </message>
    <message>
        <source>Pre&amp;vious section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Vo&amp;rig kwadrant</translation>
    </message>
    <message>
        <source>Show un&amp;buildable hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Onbebouwbare velden tonen</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Hele bord tonen</translation>
    </message>
    <message>
        <source>Next &amp;corner of the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Volgende hoe&amp;k van het bord</translation>
    </message>
    <message>
        <source>&amp;Turn the section on the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Kwadrant op het bord &amp;draaien</translation>
    </message>
    <message>
        <source>Pick other sections at &amp;random</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Andere kwadranten &amp;willekeurig kiezen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Penseel</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Gum</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Lijn</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Vullen</translation>
    </message>
    <message>
        <source>Select a &amp;rectangle</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Rechthoek selecteren</translation>
    </message>
    <message>
        <source>Select with the l&amp;asso</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Selecteren met l&amp;asso</translation>
    </message>
    <message>
        <source>&amp;Pick from section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Opnemen uit kwadrant</translation>
    </message>
    <message>
        <source>&amp;Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Velden verw&amp;isselen</translation>
    </message>
    <message>
        <source>Ri&amp;ver</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ri&amp;vier</translation>
    </message>
    <message>
        <source>&amp;Coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Kust</translation>
    </message>
    <message>
        <source>&amp;Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Strooien</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ran&amp;d</translation>
    </message>
    <message>
        <source>&amp;1-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Penseel van &amp;1 veld</translation>
    </message>
    <message>
        <source>&amp;7-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Penseel van &amp;7 velden</translation>
    </message>
    <message>
        <source>1&amp;9-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Penseel van 1&amp;9 velden</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Kleiner penseel</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Gro&amp;ter penseel</translation>
    </message>
    <message>
        <source>&amp;No symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Gee&amp;n symmetrie</translation>
    </message>
    <message>
        <source>Half-&amp;turn symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>S&amp;ymmetrie: halve slag</translation>
    </message>
    <message>
        <source>Left-right s&amp;ymmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Symmetrie: links-re&amp;chts</translation>
    </message>
    <message>
        <source>Top-b&amp;ottom symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Symmetrie: &amp;boven-onder</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Tonen…</translation>
    </message>
    <message>
        <source>As opened</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Zoals geopend</translation>
    </message>
    <message numerus="yes">
        <source>%n sections with unsaved changes were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>
            <numerusform>%n kwadrant met niet-opgeslagen wijzigingen is hersteld.</numerusform>
            <numerusform>%n kwadranten met niet-opgeslagen wijzigingen zijn hersteld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A section has %n hexes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>Een kwadrant heeft %n veld.</numerusform>
            <numerusform>Een kwadrant heeft %n velden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n hexes can be unbuildable terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>Ten hoogste %n veld kan onbebouwbaar terrein zijn.</numerusform>
            <numerusform>Ten hoogste %n velden kunnen onbebouwbaar terrein zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n sections generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{count} van %n kwadrant gemaakt</numerusform>
            <numerusform>{count} van %n kwadranten gemaakt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games} games on %n sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{games} partijen op %n kwadrant.</numerusform>
            <numerusform>{games} partijen op %n kwadranten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any</source>
        <comment>location tile</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>none</source>
        <comment>hexes of a terrain on printed sections</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n bestand</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections were imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n kwadrant is geïmporteerd.</numerusform>
            <numerusform>%n kwadranten zijn geïmporteerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own content has changed and was reloaded.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Je eigen inhoud is gewijzigd en opnieuw geladen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more: see the list of issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>
            <numerusform>en nog %n: zie de lijst met problemen</numerusform>
            <numerusform>en nog %n: zie de lijst met problemen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag one hex onto another, or click both, to swap them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Sleep een veld op een ander, of klik op beide, om ze te verwisselen.</translation>
    </message>
    <message>
        <source>Drag or click two corners to select; hold Shift to add. Drag or click the selection to move it; hold Ctrl or drop it on another tab to copy it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Sleep of klik op twee hoeken om te selecteren; houd Shift ingedrukt om toe te voegen. Sleep de selectie of klik erop om haar te verplaatsen; houd Ctrl ingedrukt of laat haar op een ander tabblad los om haar te kopiëren.</translation>
    </message>
    <message>
        <source>Drag around hexes to select them, or click, move around them and click again; hold Shift to add. Drag or click the selection to move it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Sleep om velden heen om ze te selecteren, of klik, ga eromheen en klik nog eens; houd Shift ingedrukt om toe te voegen. Sleep de selectie of klik erop om haar te verplaatsen.</translation>
    </message>
    <message>
        <source>Drag from one end of the line to the other, or click both. Esc cancels.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Sleep van het ene uiteinde van de lijn naar het andere, of klik op beide. Esc annuleert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>{name}[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name}[*] — Kwadranteditor</translation>
    </message>
    <message>
        <source>{name} ({file})[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name} ({file})[*] — Kwadranteditor</translation>
    </message>
    <message>
        <source>No sections yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Nog geen kwadranten</translation>
    </message>
    <message>
        <source>{name}: {made} instead of {wished}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{name}: {made} in plaats van {wished}.</translation>
    </message>
    <message>
        <source>Half-turn symmetry needs even numbers.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Symmetrie met een halve slag vereist even aantallen.</translation>
    </message>
    <message>
        <source>Generates many sections, lets computer players try each, and offers the five that are closest to printed sections in gold. This can take many minutes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Maakt veel kwadranten, laat computerspelers elk kwadrant uitproberen en biedt de vijf aan die qua goud het dichtst bij gedrukte kwadranten liggen. Dit kan vele minuten duren.</translation>
    </message>
    <message>
        <source>The search ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>De zoektocht eindigde met een fout: {error}</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Er zijn geen partijen gespeeld.</translation>
    </message>
    <message>
        <source>Stopped early: the figures are rough.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Vroegtijdig gestopt: de cijfers zijn een ruwe schatting.</translation>
    </message>
    <message>
        <source>Left out because of errors or unusual hints: {count}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Weggelaten wegens fouten of ongewone opmerkingen: {count}.</translation>
    </message>
    <message>
        <source>{gold} gold per player compared with printed sections, in {games} games. Seed {seed} generates this section again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{gold} goud per speler vergeleken met gedrukte kwadranten, in {games} partijen. Startgetal {seed} maakt dit kwadrant opnieuw.</translation>
    </message>
    <message>
        <source>Gold between first and last place; {printed} on printed sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Goud tussen eerste en laatste plaats; {printed} op gedrukte kwadranten.</translation>
    </message>
    <message>
        <source>Sections to choose from</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Kwadranten om uit te kiezen</translation>
    </message>
    <message>
        <source>Best sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Beste kwadranten</translation>
    </message>
    <message>
        <source>Best of</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Beste van</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Nieuw startgetal</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Hetzelfde</translation>
    </message>
    <message>
        <source>Same after a half &amp;turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Hetzelfde na een &amp;halve slag</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>St&amp;artgetal</translation>
    </message>
    <message>
        <source>Ti&amp;les</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Tegels</translation>
    </message>
    <message>
        <source>Tile of the second location</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Tegel van de tweede stad</translation>
    </message>
    <message>
        <source>Locat&amp;ions</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>St&amp;eden</translation>
    </message>
    <message>
        <source>&amp;Roughness</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Grilligheid</translation>
    </message>
    <message>
        <source>The ranges are those of printed sections. The generator stays within them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>De bereiken zijn die van gedrukte kwadranten. De generator blijft erbinnen.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Velden</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Printed sections have {low} to {high}, most often about {middle}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Gedrukte kwadranten hebben er {low} tot {high}, meestal ongeveer {middle}.</translation>
    </message>
    <message>
        <source>Part of the main board, 10 × 10</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Deel van het hoofdbord, 10 × 10</translation>
    </message>
    <message>
        <source>Island, up to 5 × 6</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Eiland, tot 5 × 6</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Niets</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>&amp;Vorm</translation>
    </message>
    <message>
        <source>&amp;Filled with</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>&amp;Gevuld met</translation>
    </message>
    <message>
        <source>Keep &amp;only its locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Alleen de &amp;steden behouden</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Leeg</translation>
    </message>
    <message>
        <source>Copy or template</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Kopie of sjabloon</translation>
    </message>
    <message>
        <source>Generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Gegenereerd</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Maken</translation>
    </message>
    <message>
        <source>This creates a section of your own. The built-in sections do not change.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Dit maakt een eigen kwadrant. De ingebouwde kwadranten veranderen niet.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen van de vorige keer</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Alles terugzetten</translation>
    </message>
    <message>
        <source>Restore the last one discarded</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Het laatst verworpen kwadrant terugzetten</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Later</translation>
    </message>
    <message>
        <source>These sections had unsaved changes when the program ended.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Deze kwadranten hadden niet-opgeslagen wijzigingen toen het programma eindigde.</translation>
    </message>
    <message>
        <source>A section without a name</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Een kwadrant zonder naam</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py, kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Open a section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Een kwadrant openen</translation>
    </message>
    <message>
        <source>The text on the clipboard is not a section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>De tekst op het klembord is geen kwadrant.</translation>
    </message>
    <message>
        <source>A section could not be read. Its file was moved to {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Een kwadrant kon niet worden gelezen. Het bestand is verplaatst naar {file}.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time cannot be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen van de vorige keer kunnen niet worden hersteld.</translation>
    </message>
    <message>
        <source>Open sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Kwadranten openen</translation>
    </message>
    <message>
        <source>Close the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Het kwadrant sluiten</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Pad kopiëren</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Map openen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Andere sl&amp;uiten</translation>
    </message>
    <message>
        <source>Close &amp;saved</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Opgeslagen sluiten</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Het pad is gekopieerd.</translation>
    </message>
    <message>
        <source>No file manager was found. The folder is {folder}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Er is geen bestandsbeheerder gevonden. De map is {folder}</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Terrein vervangen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Vervang</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Door</translation>
    </message>
    <message>
        <source>Hexes: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Velden: {count}</translation>
    </message>
    <message>
        <source>The section cannot be analysed yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Het kwadrant kan nog niet worden geanalyseerd.</translation>
    </message>
    <message>
        <source>An island cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Een eiland kan niet worden geanalyseerd.</translation>
    </message>
    <message>
        <source>An analysis compares a section with others in its place. An island is next to the board, where no other section fits. Play on it instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Een analyse vergelijkt een kwadrant met andere op dezelfde plaats. Een eiland ligt naast het bord, waar geen ander kwadrant past. Speel er in plaats daarvan op.</translation>
    </message>
    <message>
        <source>There are no hexes on the clipboard.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Er staan geen velden op het klembord.</translation>
    </message>
    <message>
        <source>The content folder cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>De inhoudsmap kan niet worden geopend.</translation>
    </message>
    <message>
        <source>No file manager was found. The content folder is:</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Er is geen bestandsbeheerder gevonden. De inhoudsmap is:</translation>
    </message>
    <message>
        <source>No program was found to open this file.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Er is geen programma gevonden om dit bestand te openen.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Toetsen en muis</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <source>No engines yet. An engine is a computer player in a program of its own.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Nog geen engines. Een engine is een computerspeler in een eigen programma.</translation>
    </message>
    <message>
        <source>Log of {engine}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Logboek van {engine}</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Nog geen berichten.</translation>
    </message>
    <message>
        <source>Lines with &gt; go to the engine, those with &lt; come from it, and those with “!” are its own messages (standard error).</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Regels met &gt; gaan naar de engine, die met &lt; komen ervan en die met ‘!’ zijn de eigen meldingen (standaardfoutuitvoer).</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Check again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Opnieuw controleren</translation>
    </message>
    <message>
        <source>Log…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Logboek…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engine toevoegen…</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Afbeelding {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Geen limiet</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Argumenten</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Tijd voor een beurt</translation>
    </message>
    <message>
        <source>Words after the name of the program, as --fast</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Woorden na de naam van het programma, zoals --fast</translation>
    </message>
    <message>
        <source>Without a limit it has a minute for each decision.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Zonder limiet heeft hij een minuut voor elke beslissing.</translation>
    </message>
    <message>
        <source>Start the engine and play two short games with it</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>De engine starten en er twee korte spellen mee spelen</translation>
    </message>
    <message>
        <source>An engine is a program on this computer, and may do there what you may do. Add only programs that you trust.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Een engine is een programma op deze computer en mag daar wat jij mag. Voeg alleen programma’s toe die je vertrouwt.</translation>
    </message>
    <message>
        <source>Is being checked…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Wordt gecontroleerd…</translation>
    </message>
    <message>
        <source>By {author}.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Van {author}.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Nog niet gecontroleerd.</translation>
    </message>
    <message>
        <source>The game waits. How should it continue?</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Het spel wacht. Hoe moet het verdergaan?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Spel verlaten</translation>
    </message>
    <message>
        <source>It follows the protocol. A decision takes {milliseconds} ms.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Hij volgt het protocol. Een beslissing duurt {milliseconds} ms.</translation>
    </message>
    <message>
        <source>Start or stop the engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>De engine starten of stoppen</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>Geanalyseerd door</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>denkt na…</translation>
    </message>
    <message>
        <source>{turn} Thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>{turn} Denkt na…</translation>
    </message>
    <message>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Een aanhalingsteken in de argumenten is niet gesloten.</translation>
    </message>
    <message>
        <source>Add {engine} again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>{engine} weer toevoegen</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engine toevoegen</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py, kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>The path of this program cannot be stored.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Het pad van dit programma kan niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Let {level} play on</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>{level} verder laten spelen</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Daily challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Dagelijkse uitdagingen</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>This week, until {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Deze week, tot en met {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Vandaag, {day}</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Basisspel</translation>
    </message>
    <message>
        <source>Base game with {expansions}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Basisspel met {expansions}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Kaarten: {cards}</translation>
    </message>
    <message>
        <source>Earn at least {gold} gold against an opponent of the level {level}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Verdien minstens {gold} goud tegen een tegenstander van niveau {level}.</translation>
    </message>
    <message>
        <source>first try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>eerste poging</translation>
    </message>
    <message>
        <source>second try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>tweede poging</translation>
    </message>
    <message>
        <source>third try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>derde poging</translation>
    </message>
    <message>
        <source>try {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>poging {number}</translation>
    </message>
    <message>
        <source>{challenge}, {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{challenge}, {number}</translation>
    </message>
    <message>
        <source>Kingdom Builder Qt. {challenge}: {gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Kingdom Builder Qt. {challenge}: {gold} goud, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>The result can be copied when the medal is known.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Het resultaat kan worden gekopieerd zodra de medaille bekend is.</translation>
    </message>
    <message>
        <source>Gold medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Gouden medaille.</translation>
    </message>
    <message>
        <source>Silver medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Zilveren medaille.</translation>
    </message>
    <message>
        <source>Bronze medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Bronzen medaille.</translation>
    </message>
    <message>
        <source>No medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Geen medaille.</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold} goud</translation>
    </message>
    <message>
        <source>{percent} % of it</source>
        <comment>of Master&apos;s gold</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{percent}% daarvan</translation>
    </message>
    <message>
        <source>as much gold as Master</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>evenveel goud als Meester</translation>
    </message>
    <message>
        <source>Medal: not known yet.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medaille: nog niet bekend.</translation>
    </message>
    <message>
        <source>Medal: Master is playing this challenge ({percent} %).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medaille: Meester speelt deze uitdaging ({percent}%).</translation>
    </message>
    <message>
        <source>Master reached {master} here; silver from {silver}, bronze from {bronze}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Meester haalde hier {master}; zilver vanaf {silver}, brons vanaf {bronze}.</translation>
    </message>
    <message>
        <source>In progress: {number}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Bezig: {number}.</translation>
    </message>
    <message>
        <source>Started, not finished ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Begonnen, niet voltooid ({number}).</translation>
    </message>
    <message>
        <source>{gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold} goud, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>Best later: {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Beste latere poging: {gold} goud.</translation>
    </message>
    <message>
        <source>Another try is in progress.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Er is nog een poging bezig.</translation>
    </message>
    <message>
        <source>Finish today&apos;s challenge to start a streak.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Voltooi de uitdaging van vandaag om een reeks te beginnen.</translation>
    </message>
    <message>
        <source>Days in a row: {current}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Dagen op rij: {current}. Langste reeks: {longest}.</translation>
    </message>
    <message>
        <source>Longest streak: {longest}. Finish today&apos;s challenge to start another.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Langste reeks: {longest}. Voltooi de uitdaging van vandaag om een nieuwe te beginnen.</translation>
    </message>
    <message>
        <source>gold medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>gouden medaille</translation>
    </message>
    <message>
        <source>silver medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>zilveren medaille</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>bronzen medaille</translation>
    </message>
    <message>
        <source>started, not finished</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>begonnen, niet voltooid</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>niet gespeeld</translation>
    </message>
    <message>
        <source>Your best result counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Je beste resultaat telt.</translation>
    </message>
    <message>
        <source>Your first result still counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Je eerste resultaat blijft tellen.</translation>
    </message>
    <message>
        <source>Your first result counts, and it will be marked “{number}”.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Je eerste resultaat telt; het wordt gemarkeerd met “{number}”.</translation>
    </message>
    <message>
        <source>The try in progress is saved and can be continued later.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>De lopende poging is opgeslagen en kan later worden voortgezet.</translation>
    </message>
    <message>
        <source>Each task has its own board and cards. Reach the gold target. You can try as often as you like. Tasks done: {reached} of {tasks}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Elke opdracht heeft een eigen bord en eigen kaarten. Haal het doel in goud. Je mag het zo vaak proberen als je wilt. Voltooide opdrachten: {reached} van {tasks}.</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Resultaat kopiëren</translation>
    </message>
    <message>
        <source>Copy result: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Resultaat kopiëren: {challenge}</translation>
    </message>
    <message>
        <source>Another try…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Nieuwe poging…</translation>
    </message>
    <message>
        <source>Another try: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Nieuwe poging: {challenge}</translation>
    </message>
    <message>
        <source>Progress of Master&apos;s game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Voortgang van de partij van Meester</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py, kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Uitdagingen</translation>
    </message>
    <message>
        <source>The same board, cards and deals for everyone, on every computer. You go first. Only your first result counts, and there are no hints until then. Compare it with your friends.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Hetzelfde bord, dezelfde kaarten en dezelfde trekkingen voor iedereen, op elke computer. Jij begint. Alleen je eerste resultaat telt, en tot dan zijn er geen hints. Vergelijk het met je vrienden.</translation>
    </message>
    <message>
        <source>Reading the tasks…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>De opdrachten worden gelezen…</translation>
    </message>
    <message>
        <source>Today and this week</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Vandaag en deze week</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Start another try?</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Een nieuwe poging beginnen?</translation>
    </message>
    <message>
        <source>Start another try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Nieuwe poging beginnen</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Gekopieerd: {line}</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>&amp;Uitdagingen…</translation>
    </message>
    <message>
        <source>This challenge cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Deze uitdaging kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>Hints are off until this challenge has its first result.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Hints staan uit tot deze uitdaging een eerste resultaat heeft.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read or saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>De resultaten van je uitdagingen konden niet worden gelezen of opgeslagen.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>De resultaten van je uitdagingen konden niet worden gelezen; het bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>&amp;Lessen…</translation>
    </message>
    <message>
        <source>This lesson cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>Deze les kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Les</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Back to lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Naar de lessen</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Van voren af</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>The rules allow it, but this step asks for something else.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>De regels staan het toe, maar deze stap vraagt iets anders.</translation>
    </message>
    <message>
        <source>A new position: you have no settlements on the board.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Een nieuwe stelling: je hebt geen nederzettingen op het bord.</translation>
    </message>
    <message>
        <source>A new position. Your settlements: {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Een nieuwe stelling. Je nederzettingen: {hexes}.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Again: %n not solved</source>
        <comment>puzzles</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>
            <numerusform>&amp;Nog eens: %n niet opgelost</numerusform>
            <numerusform>&amp;Nog eens: %n niet opgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Volgende les: {name}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Terugnemen</translation>
    </message>
    <message numerus="yes">
        <source>Lesson finished. {done} of %n lessons done.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>
            <numerusform>Les voltooid. {done} van %n les gedaan.</numerusform>
            <numerusform>Les voltooid. {done} van %n lessen gedaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Reading the lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>De lessen worden gelezen…</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Uitbreidingen</translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>{done} van {count} klaar</translation>
    </message>
    <message>
        <source>Lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Les: {name}</translation>
    </message>
    <message>
        <source>Take it back to continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Neem het terug om verder te gaan</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>De les is klaar</translation>
    </message>
    <message>
        <source>This part is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Dit deel is klaar</translation>
    </message>
    <message>
        <source>Tip</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Turn off tips</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Tips uitzetten</translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Content guide</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Handleiding voor inhoud</translation>
    </message>
    <message>
        <source>Content format</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Indeling van inhoud</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py, kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Koppen</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>This page is missing from the installation.</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Deze pagina ontbreekt in de installatie.</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>&amp;Puzzels…</translation>
    </message>
    <message>
        <source>This puzzle cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Deze puzzel kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>Your answer could not be judged.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Je antwoord kon niet worden beoordeeld.</translation>
    </message>
    <message>
        <source>The puzzles could not be read, or your answer could not be saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>De puzzels konden niet worden gelezen, of je antwoord kon niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Your puzzle results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Je puzzelresultaten konden niet worden gelezen; het bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>%v van %m partijen</translation>
    </message>
    <message>
        <source>Games played out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Uitgespeelde partijen</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Back to puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Naar de puzzels</translation>
    </message>
    <message>
        <source>Best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Beste beurt</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Vorige zet</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Your turn and the best one are played out, to see how much gold lies between them.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Jouw beurt en de beste worden uitgespeeld, om te zien hoeveel goud ertussen ligt.</translation>
    </message>
    <message>
        <source>Best turn, move {step} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Beste beurt, zet {step} van {count}</translation>
    </message>
    <message>
        <source>Puzzle: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Puzzel: {name}</translation>
    </message>
    <message>
        <source>You have answered</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Je hebt geantwoord</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Stadstegels</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Scorekaarten</translation>
    </message>
    <message>
        <source>Locking opponents out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tegenstanders insluiten</translation>
    </message>
    <message>
        <source>Castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Burchten</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>{theme} {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{theme} {number}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Nog niet opgelost</translation>
    </message>
    <message>
        <source>Answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Beantwoord, niet opgelost</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Base game only</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Alleen het basisspel</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Op rij opgelost: {streak}. Langste reeks: {longest}.</translation>
    </message>
    <message>
        <source>answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>beantwoord, niet opgelost</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>challenge</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>voltooid</translation>
    </message>
    <message>
        <source>done</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>klaar</translation>
    </message>
    <message>
        <source>started</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>new</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Volgende treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Vorige treffer</translation>
    </message>
    <message>
        <source>Start over to play it yourself</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Begin van voren af om het zelf te spelen</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Very hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Heel moeilijk</translation>
    </message>
    <message>
        <source>Your card: {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Je kaart: {terrain}</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>opgelost</translation>
    </message>
    <message>
        <source>solved later</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>later opgelost</translation>
    </message>
    <message>
        <source>Answer a puzzle to get a rating.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Beantwoord een puzzel om een rating te krijgen.</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} (provisional: too few answers yet)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Je puzzelrating: {points} (voorlopig: nog te weinig antwoorden)</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} ± {range}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Je puzzelrating: {points} ± {range}</translation>
    </message>
    <message>
        <source>New here: {expansion}. Read the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Nieuw hier: {expansion}. Lees de regels</translation>
    </message>
    <message>
        <source>New here: {expansion}. Play the lesson “{lesson}”</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Nieuw hier: {expansion}. Speel de les “{lesson}”</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{done} van {count} opgelost</translation>
    </message>
    <message>
        <source>Find the best turn for {player}. Every other turn ends at least {gold} gold behind it. Play the turn on the board, then choose End turn to answer.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Zoek de beste beurt voor {player}. Elke andere beurt levert uiteindelijk minstens {gold} goud minder op. Speel de beurt op het bord en kies dan “Beurt beëindigen” om te antwoorden.</translation>
    </message>
    <message>
        <source>You have found the idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Je hebt het idee gevonden</translation>
    </message>
    <message>
        <source>The best turn has another idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>De beste beurt heeft een ander idee</translation>
    </message>
    <message>
        <source>Solved: no turn is better</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Opgelost: geen enkele beurt is beter</translation>
    </message>
    <message>
        <source>Solved: within {gold} gold of the best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Opgelost: hooguit {gold} goud onder de beste beurt</translation>
    </message>
    <message>
        <source>This turn gives away about {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Deze beurt geeft ongeveer {gold} goud weg</translation>
    </message>
    <message>
        <source>The idea: take the {tile} tile at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Het idee: neem de tegel “{tile}” op {hex}.</translation>
    </message>
    <message>
        <source>The idea: use your {source} now.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Het idee: gebruik nu “{source}”.</translation>
    </message>
    <message>
        <source>The idea: reach the {site} at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Het idee: bereik {hex} ({site}).</translation>
    </message>
    <message>
        <source>The idea: get a piece onto {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Het idee: krijg een speelstuk op {hex}.</translation>
    </message>
    <message>
        <source>You have the idea; the rest of the turn can be better.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Je hebt het idee; de rest van de beurt kan beter.</translation>
    </message>
    <message>
        <source>Your rating: {points} (provisional)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Je rating: {points} (voorlopig)</translation>
    </message>
    <message>
        <source>Your rating: {points} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Je rating: {points} ({change})</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Op rij opgelost: {streak}.</translation>
    </message>
    <message>
        <source>{gold}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{gold}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>What the turn is about</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Waar de beurt om draait</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Uitbreiding</translation>
    </message>
    <message>
        <source>The expansions in play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>De uitbreidingen in het spel</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Elke moeilijkheid</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Elk resultaat</translation>
    </message>
    <message>
        <source>All themes</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Alle thema’s</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Alle uitbreidingen</translation>
    </message>
    <message>
        <source>Play the puzzles that you have not solved, in turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Speel een voor een de puzzels die je nog niet hebt opgelost</translation>
    </message>
    <message>
        <source>Reading the puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>De puzzels worden gelezen…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Alles tonen</translation>
    </message>
    <message>
        <source>Puzzles by theme</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Puzzels op thema</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Volgende puzzel</translation>
    </message>
    <message>
        <source>The unsolved puzzle in this list that fits you best</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>De onopgeloste puzzel in deze lijst die het best bij je past</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Next for you</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Nu voor jou</translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Er is geen puzzel die voldoet.</translation>
    </message>
    <message>
        <source>&amp;Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>&amp;Regels en toetsen</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Pijltoetsen, Enter</translation>
    </message>
    <message>
        <source>Move around the board; build or move there</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Over het bord bewegen; daar bouwen of verplaatsen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a piece or tile back; from a panel, return to the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Een speelstuk of tegel terugleggen; vanuit een paneel terug naar het bord</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Toetsen wijzigen…</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>In het kort</translation>
    </message>
    <message>
        <source>The example contradicts the rules: {mistake}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Het voorbeeld is in strijd met de regels: {mistake}</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py, kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Regeluitleg</translation>
    </message>
    <message>
        <source>See also</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Zie ook</translation>
    </message>
    <message>
        <source>in this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>in deze partij</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Highlighted: the pieces that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Gemarkeerd: de speelstukken die verplaatst kunnen worden.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that can be chosen.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Gemarkeerd: de velden die gekozen kunnen worden.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that earned the gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Gemarkeerd: de velden die het goud opleverden.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes where tiles are taken.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Gemarkeerd: de velden waar tegels worden genomen.</translation>
    </message>
    <message>
        <source>Blue earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Blauw verdient {gold} goud.</translation>
    </message>
    <message>
        <source>Orange earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Oranje verdient {gold} goud.</translation>
    </message>
    <message>
        <source>White earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Wit verdient {gold} goud.</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Terrein</translation>
    </message>
    <message>
        <source>Locations and castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Steden en burchten</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>Nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Nomadentegels</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Bonustegels</translation>
    </message>
    <message>
        <source>Actions for every player</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Acties voor elke speler</translation>
    </message>
    <message>
        <source>Location tiles: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Stadstegels: {expansion}</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Opdrachtkaarten</translation>
    </message>
    <message>
        <source>Paid in every game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Goud in elke partij</translation>
    </message>
    <message>
        <source>Cards: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Kaarten: {expansion}</translation>
    </message>
    <message>
        <source>Sections of the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Kwadranten van het bord</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>You can change the keys in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Je kunt de toetsen wijzigen in de instellingen.</translation>
    </message>
    <message>
        <source>All keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Alle toetsen</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Niets gevonden.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Zoekresultaten</translation>
    </message>
    <message>
        <source>In this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>In deze partij</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Regelpagina</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Regels en toetsen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search, e.g. castle</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Zoek, bijv. burcht</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Zoek in de regels</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Every location tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Elke stadstegel gebruikt</translation>
    </message>
    <message>
        <source>Each tile gives you an extra action every turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Elke tegel geeft je in elke beurt een speciale actie.</translation>
    </message>
    <message>
        <source>Every nomad tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Elke nomadentegel gebruikt</translation>
    </message>
    <message>
        <source>Each nomad tile can be used only once.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Elke nomadentegel kan maar één keer worden gebruikt.</translation>
    </message>
    <message>
        <source>Won with every Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Gewonnen met elke Kingdom Builder-kaart</translation>
    </message>
    <message>
        <source>Each card rewards a different kind of kingdom.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Elke kaart beloont een ander soort koninkrijk.</translation>
    </message>
    <message>
        <source>Won with every task card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Gewonnen met elke opdrachtkaart</translation>
    </message>
    <message>
        <source>Each task pays once, at the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Elke opdracht levert één keer goud op, aan het einde van het spel.</translation>
    </message>
    <message>
        <source>Won with every expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Gewonnen met elke uitbreiding</translation>
    </message>
    <message>
        <source>Expansions add new hexes, tiles and cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Uitbreidingen voegen nieuwe velden, tegels en kaarten toe.</translation>
    </message>
    <message>
        <source>Won against every level of the computer</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Gewonnen van elk niveau van de computer</translation>
    </message>
    <message>
        <source>After a loss, the analysis shows the decisive turns.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Na een verlies toont de analyse de beslissende beurten.</translation>
    </message>
    <message>
        <source>Every lesson finished</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Elke les voltooid</translation>
    </message>
    <message>
        <source>A lesson takes a few minutes; each shows one idea on a small board.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Een les duurt een paar minuten; elke les toont één idee op een klein bord.</translation>
    </message>
    <message>
        <source>A puzzle of every kind solved</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Een puzzel van elke soort opgelost</translation>
    </message>
    <message>
        <source>Puzzles train the eye for one strong turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Puzzels trainen je oog voor die ene sterke beurt.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{done} van {count}</translation>
    </message>
    <message>
        <source>All done.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Allemaal behaald.</translation>
    </message>
    <message>
        <source>{name}: done</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}: behaald</translation>
    </message>
    <message>
        <source>{name}: still open</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}: nog niet behaald</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Je partijen worden gelezen…</translation>
    </message>
    <message>
        <source>Finish a game against the computer to start collecting.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Voltooi een partij tegen de computer om te beginnen met verzamelen.</translation>
    </message>
    <message>
        <source>Finished games on this computer: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Voltooide partijen op deze computer: {count}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Rules: {title}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Regels: {title}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Prestaties</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Voltooide partijen bewaren</translation>
    </message>
    <message>
        <source>Finished games are not being kept, so new ones are not marked here.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Voltooide partijen worden niet bewaard, daarom worden nieuwe hier niet gemarkeerd.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Je partijen kunnen niet worden gelezen: {error}.</translation>
    </message>
    <message>
        <source>&amp;Achievements…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/feature.py</extracomment>
        <translation>Pre&amp;staties…</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Je eerste overwinning!</translation>
    </message>
    <message>
        <source>New achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Nieuwe prestaties</translation>
    </message>
    <message>
        <source>Your best gold so far: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Jouw record: {gold} goud (eerder: {before})</translation>
    </message>
    <message>
        <source>Your best gold so far: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Jouw record tot nu toe: {best} goud</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Jouw record tegen {level}: {gold} goud (eerder: {before})</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Jouw record tegen {level}: {best} goud</translation>
    </message>
    <message>
        <source>Beat {opponent} next</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Versla nu {opponent}</translation>
    </message>
    <message>
        <source>Only {gold} gold behind: try again</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Slechts {gold} goud achter: probeer het nog eens</translation>
    </message>
    <message>
        <source>Beat {opponent} first</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Versla eerst {opponent}</translation>
    </message>
    <message>
        <source>See the turns that decided it</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Bekijk de beurten die de partij beslisten</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Parti&amp;jen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Partijen (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Een kopie opslaan</translation>
    </message>
    <message>
        <source>Kingdom Builder games {day}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Kingdom Builder-partijen {day}</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>ZIP-bestanden (*{suffix})</translation>
    </message>
    <message>
        <source>Export all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Alle partijen exporteren</translation>
    </message>
    <message>
        <source>Export games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partijen exporteren</translation>
    </message>
    <message>
        <source>Games and set-ups ({endings})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partijen en opstellingen ({endings})</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>Kinds of figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Soorten statistieken</translation>
    </message>
    <message>
        <source>Games between computers alone are not counted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Partijen tussen alleen computers tellen niet mee.</translation>
    </message>
    <message>
        <source>Export table…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Tabel exporteren…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Uitsplitsing</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Per niveau</translation>
    </message>
    <message>
        <source>By number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Per aantal spelers</translation>
    </message>
    <message>
        <source>By expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Per uitbreiding</translation>
    </message>
    <message>
        <source>By card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Per kaart</translation>
    </message>
    <message>
        <source>By section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Per kwadrant</translation>
    </message>
    <message>
        <source>By tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Per gebruikte tegel</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Toegekeken</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>partij</numerusform>
            <numerusform>partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>games, below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Deleted, %n days left</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Verwijderd, nog %n dag</numerusform>
            <numerusform>Verwijderd, nog %n dagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij</numerusform>
            <numerusform>%Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>{shown} van %Ln partij</numerusform>
            <numerusform>{shown} van %Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln verwijderde partij</numerusform>
            <numerusform>%Ln verwijderde partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij is teruggezet.</numerusform>
            <numerusform>%Ln partijen zijn teruggezet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln games permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij definitief verwijderen?</numerusform>
            <numerusform>%Ln partijen definitief verwijderen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln games?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>De enige partij (%Ln) verwijderen?</numerusform>
            <numerusform>Alle %Ln partijen verwijderen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij verwijderd.</numerusform>
            <numerusform>%Ln partijen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games exported to {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij geëxporteerd naar {file}.</numerusform>
            <numerusform>%Ln partijen geëxporteerd naar {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij geïmporteerd.</numerusform>
            <numerusform>%Ln partijen geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij staat al bij je partijen.</numerusform>
            <numerusform>%Ln partijen staan al bij je partijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partij is teruggezet uit de verwijderde partijen.</numerusform>
            <numerusform>%Ln partijen zijn teruggezet uit de verwijderde partijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were not imported. The first is {file}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln bestand is niet geïmporteerd: {file}: {reason}</numerusform>
            <numerusform>%Ln bestanden zijn niet geïmporteerd. Het eerste is {file}: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>De titel wijzigen</translation>
    </message>
    <message>
        <source>Star the selected games, or remove their stars</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>De gekozen partijen een ster geven of die weghalen</translation>
    </message>
    <message>
        <source>Save copies of the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Kopieën van de gekozen partijen opslaan</translation>
    </message>
    <message>
        <source>Delete the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>De gekozen partijen verwijderen</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Het verwijderen ongedaan maken</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>
            <numerusform>%n geselecteerd</numerusform>
            <numerusform>%n geselecteerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>%n beschadigde partij is apart gezet: {names}.</numerusform>
            <numerusform>%n beschadigde partijen zijn apart gezet: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names} and {more} more.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>%n beschadigde partij is apart gezet: {names} en nog {more}.</numerusform>
            <numerusform>%n beschadigde partijen zijn apart gezet: {names} en nog {more}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>
            <numerusform>gemiddelde van %n partij</numerusform>
            <numerusform>gemiddelde van %n partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>games, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>games, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>column: gold</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>column: the most gold</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Meeste</translation>
    </message>
    <message>
        <source>A curve appears here from the second game on.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/plot.py</extracomment>
        <translation>Vanaf de tweede partij verschijnt hier een curve.</translation>
    </message>
    <message>
        <source>levels</source>
        <comment>of the computer, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>niveaus</translation>
    </message>
    <message>
        <source>Playback speed ({keys})</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Afspeelsnelheid ({keys})</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Afspeelsnelheid</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>de partij</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Afspelen of pauzeren</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Vorige zet</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Play slowly</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Langzaam afspelen</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Op normale snelheid afspelen</translation>
    </message>
    <message>
        <source>Play fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Snel afspelen</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Players or moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Spelers of zetten</translation>
    </message>
    <message>
        <source>Gold after each turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Goud na elke beurt</translation>
    </message>
    <message>
        <source>This game was taken back and is being played on.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Deze partij is teruggenomen en wordt verder gespeeld.</translation>
    </message>
    <message>
        <source>Only the turns that Master judges can be analysed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Alleen de beurten die Meester beoordeelt, kunnen worden geanalyseerd.</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Onnauwkeurig</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Not assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Zonder hulp</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>achievements</comment>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>
            <numerusform>nog %n te gaan</numerusform>
            <numerusform>nog %n te gaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>
            <numerusform>%n overwinning op rij!</numerusform>
            <numerusform>%n overwinningen op rij!</numerusform>
        </translation>
    </message>
    <message>
        <source>Fig&amp;ures…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Statistieken…</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{wins} ({share})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>{wins} ({share})</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>langste: {count}</translation>
    </message>
    <message>
        <source>assisted: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>met hulp: {count}</translation>
    </message>
    <message>
        <source>average gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>gemiddeld goud</translation>
    </message>
    <message>
        <source>most gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>meeste goud</translation>
    </message>
    <message>
        <source>winning streak</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>winstreeks</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py, kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Elk resultaat</translation>
    </message>
    <message>
        <source>Assisted or not</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Met of zonder hulp</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Oudste eerst</translation>
    </message>
    <message>
        <source>Most gold first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Meeste goud eerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Nieuwste eerst</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Uitbreiding</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Gebruikte tegel</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Kwadrant</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Assistance</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>First day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>Last day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>Search titles, players, cards, expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Zoek titels, spelers, kaarten, uitbreidingen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Clear the search and all filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Zoekopdracht en alle filters wissen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Card, tile, section, number of players, assistance, order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Kaart, tegel, kwadrant, aantal spelers, hulp, volgorde</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Laatste 12 maanden</translation>
    </message>
    <message>
        <source>Between two days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tussen twee dagen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Onvoltooid</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Voltooid</translation>
    </message>
    <message>
        <source>Starred</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Met ster</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Verwijderd</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle uitbreidingen</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Elke kaart</translation>
    </message>
    <message>
        <source>Any tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Elke gebruikte tegel</translation>
    </message>
    <message>
        <source>Any section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Elk kwadrant</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Elk aantal spelers</translation>
    </message>
    <message>
        <source>Open now</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Nu geopend</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Geopend in een ander venster</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Ronde {round}, {player} aan zet</translation>
    </message>
    <message>
        <source>{player} won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player} heeft gewonnen</translation>
    </message>
    <message>
        <source>Tied for first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Gedeelde eerste plaats</translation>
    </message>
    <message>
        <source>{player} won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player} heeft gewonnen met {gold} goud verschil</translation>
    </message>
    <message>
        <source>Won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Gewonnen met {gold} goud verschil</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>5e</translation>
    </message>
    <message>
        <source>{player}: {place} of {players}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player}: {place} van {players}</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{place} van {players}</translation>
    </message>
    <message>
        <source>Challenge: {key}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Uitdaging: {key}</translation>
    </message>
    <message>
        <source>Started: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Begonnen: {when}</translation>
    </message>
    <message>
        <source>Ended: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Geëindigd: {when}</translation>
    </message>
    <message>
        <source>Last played: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Laatst gespeeld: {when}</translation>
    </message>
    <message>
        <source>Not rated: started from a position</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Zonder rating: begonnen vanuit een stelling</translation>
    </message>
    <message>
        <source>Not rated: free undo was allowed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Zonder rating: vrij terugnemen was toegestaan</translation>
    </message>
    <message>
        <source>Not rated: only computers played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Zonder rating: alleen computers speelden</translation>
    </message>
    <message>
        <source>Not rated: more than one person played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Zonder rating: meer dan één mens speelde</translation>
    </message>
    <message>
        <source>Not rated: the strength of a level is not known</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Zonder rating: de sterkte van een niveau is niet bekend</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player}: {gold} goud</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>“{title}” is teruggezet.</translation>
    </message>
    <message>
        <source>Delete “{title}” permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>“{title}” definitief verwijderen?</translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>“{title}” is verwijderd.</translation>
    </message>
    <message>
        <source>A copy was saved as “{file}”.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Er is een kopie opgeslagen als “{file}”.</translation>
    </message>
    <message>
        <source>This game is already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Deze partij staat al bij je partijen.</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Deze partij is teruggezet uit de verwijderde partijen.</translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{file} is niet geïmporteerd: {reason}</translation>
    </message>
    <message>
        <source>There is no game in that file.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Er staat geen partij in dat bestand.</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_grid.py</extracomment>
        <translation>Titel van de partij</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Manage</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Beheren</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Ster</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Builder plays on from every turn: {done} of {count} games done. The more games, the more reliable the figures.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Bouwer speelt vanaf elke beurt verder: {done} van {count} partijen klaar. Hoe meer partijen, hoe betrouwbaarder de cijfers.</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alles exporteren…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alles verwijderen…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Import, export or delete games, or open their folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Partijen importeren, exporteren of verwijderen, of hun map openen</translation>
    </message>
    <message>
        <source>Save the selected games as files, for example to send them</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>De geselecteerde partijen als bestanden opslaan, bijvoorbeeld om ze te versturen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Definitief verwijderen…</translation>
    </message>
    <message>
        <source>Remove star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Ster verwijderen</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>De partij op tafel kan niet worden verwijderd.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Een partij die in een ander venster is geopend, kan niet worden verwijderd.</translation>
    </message>
    <message>
        <source>Delete the selected games permanently.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>De geselecteerde partijen definitief verwijderen.</translation>
    </message>
    <message>
        <source>Delete the selected games. Undo brings them back.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>De geselecteerde partijen verwijderen. Ongedaan maken brengt ze terug.</translation>
    </message>
    <message>
        <source>A deleted game cannot be changed. Restore it first.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Een verwijderde partij kan niet worden gewijzigd. Zet haar eerst terug.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be changed.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Een partij die in een ander venster is geopend, kan niet worden gewijzigd.</translation>
    </message>
    <message>
        <source>The games cannot be shown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>De partijen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Deleted games stay here for {days} days and can be restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Verwijderde partijen blijven hier {days} dagen staan en kunnen worden teruggezet.</translation>
    </message>
    <message>
        <source>No deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Geen verwijderde partijen</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alle partijen tonen</translation>
    </message>
    <message>
        <source>No game matches</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Er is geen partij die voldoet</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Nog geen partijen</translation>
    </message>
    <message>
        <source>Every game is kept here from its first move. There is nothing to save.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Elke partij wordt hier vanaf de eerste zet bewaard. Je hoeft niets op te slaan.</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Nieuwe partij…</translation>
    </message>
    <message>
        <source>Select a single game to open it.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Selecteer één partij om die te openen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Deze partij is in een ander venster geopend.</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Definitief verwijderen</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Delete all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alle partijen verwijderen</translation>
    </message>
    <message>
        <source>Your games, the deleted games and all figures are removed permanently. This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Je partijen, de verwijderde partijen en alle statistieken worden definitief gewist. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alles verwijderen</translation>
    </message>
    <message>
        <source>Pages of the window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Pagina’s van het venster</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Finished games without a star are removed when you leave them.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Voltooide partijen zonder ster worden verwijderd zodra je ze verlaat.</translation>
    </message>
    <message>
        <source>Figures count finished games only.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Statistieken tellen alleen voltooide partijen.</translation>
    </message>
    <message>
        <source>Gold over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Goud in de loop van de tijd</translation>
    </message>
    <message>
        <source>Your gold per game will appear here.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Je goud per partij verschijnt hier.</translation>
    </message>
    <message>
        <source>gold of all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>goud van alle partijen</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}: {gold} goud, gewonnen</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, lost</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}: {gold} goud, verloren</translation>
    </message>
    <message>
        <source>From it</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Hiervan</translation>
    </message>
    <message>
        <source>Gold on average</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Gemiddeld goud</translation>
    </message>
    <message>
        <source>Most gold in a game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Meeste goud in een partij</translation>
    </message>
    <message>
        <source>Gold on average that came from this card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Gemiddeld goud dat van deze kaart kwam</translation>
    </message>
    <message>
        <source>Wins and gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Overwinningen en goud</translation>
    </message>
    <message>
        <source>Title and star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Titel en ster</translation>
    </message>
    <message>
        <source>Games are saved automatically. Add a title or a star to find this one easily.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Partijen worden automatisch opgeslagen. Geef deze een titel of een ster om haar makkelijk terug te vinden.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Set-up and time, as proposed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Opstelling en tijd, zoals voorgesteld</translation>
    </message>
    <message>
        <source>Star: keep this game from automatic deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Ster: deze partij niet automatisch verwijderen</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Rating in de loop van de tijd</translation>
    </message>
    <message>
        <source>Your rating will appear here. Only games of one person against computers count, not those from a set-up position or with free undo.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Je rating verschijnt hier. Alleen partijen van één mens tegen computers tellen, niet die vanuit een opgezette stelling of met vrij terugnemen.</translation>
    </message>
    <message>
        <source>95 % range</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>95%-bereik</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/recent_games.py</extracomment>
        <translation>Je partijen</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Tabellen (*{suffix})</translation>
    </message>
    <message>
        <source>Export the listed games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>De getoonde partijen exporteren</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Geëxporteerd als {file}.</translation>
    </message>
    <message>
        <source>The table cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>De tabel kan niet worden geschreven: {error}.</translation>
    </message>
    <message>
        <source>&amp;Title and star…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>&amp;Titel en ster…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Kopie opsl&amp;aan…</translation>
    </message>
    <message>
        <source>E&amp;xport as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Als tekst e&amp;xporteren…</translation>
    </message>
    <message>
        <source>Export the game as text</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py, kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>De partij als tekst exporteren</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Partijen als tekst (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Verder spelen vanaf hier</translation>
    </message>
    <message>
        <source>Shuffle the hidden cards again</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>De verborgen kaarten opnieuw schudden</translation>
    </message>
    <message>
        <source>Otherwise the cards come in the same order as in this game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Anders komen de kaarten in dezelfde volgorde als in deze partij.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Naar het begin (Home)</translation>
    </message>
    <message>
        <source>Previous turn (Page up)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Vorige beurt (Page Up)</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Vorige zet (Links)</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Volgende zet (Rechts)</translation>
    </message>
    <message>
        <source>Next turn (Page down)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Volgende beurt (Page Down)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Naar het einde (End)</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Pauze (spatie)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Afspelen (spatie)</translation>
    </message>
    <message>
        <source>Drawing the animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>De bewegende afbeelding wordt getekend…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Animated picture</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Bewegende afbeelding</translation>
    </message>
    <message>
        <source>Export a picture of this moment</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Een afbeelding van dit moment exporteren</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Export an animated picture (GIF)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Een bewegende afbeelding exporteren (GIF)</translation>
    </message>
    <message>
        <source>Animated pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Bewegende afbeeldingen</translation>
    </message>
    <message>
        <source>Games as text</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partijen als tekst</translation>
    </message>
    <message>
        <source>Export the figures of all turns</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>De cijfers van alle beurten exporteren</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Saved as {file}, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Opgeslagen als {file}, met de verborgen kaarten.</translation>
    </message>
    <message>
        <source>Copy pictur&amp;e</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>A&amp;fbeelding kopiëren</translation>
    </message>
    <message>
        <source>Sa&amp;ve picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Afbeelding op&amp;slaan…</translation>
    </message>
    <message>
        <source>Save &amp;animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>&amp;Bewegende afbeelding opslaan…</translation>
    </message>
    <message>
        <source>After move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Na zet {number} van {all}</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Afbeelding gekopieerd.</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_log.py</extracomment>
        <translation>Verloop van de partij</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_players.py, kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>Before scoring, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Vóór de eindtelling, {player}</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Ronde {round}, {player}</translation>
    </message>
    <message>
        <source>{turn} · move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{turn} · zet {number} van {all}</translation>
    </message>
    <message>
        <source>{player} {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py, kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Alle handen open</translation>
    </message>
    <message>
        <source>Face-up cards only</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Alleen open kaarten</translation>
    </message>
    <message>
        <source>As seen by {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Gezien door {player}</translation>
    </message>
    <message>
        <source>Played on from move {number} of another game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Verder gespeeld vanaf zet {number} van een andere partij</translation>
    </message>
    <message>
        <source>Played on from move {number} of {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Verder gespeeld vanaf zet {number} van {name}</translation>
    </message>
    <message>
        <source>{hex} is empty.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex} is leeg.</translation>
    </message>
    <message>
        <source>{hex}: there since the start of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex}: daar sinds het begin van de partij.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Hier verder spelen…</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Partij analyseren</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Getoonde handen</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Afbeelding van dit moment…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Bewegende afbeelding…</translation>
    </message>
    <message>
        <source>&amp;Moves as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Zetten als tekst…</translation>
    </message>
    <message>
        <source>&amp;Figures of all turns (CSV)…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Cijfers van alle beurten (CSV)…</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Terugkijken: {name}</translation>
    </message>
    <message>
        <source>Timeline with the gold of every player</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/timeline.py</extracomment>
        <translation>Tijdlijn met het goud van elke speler</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/library/review/axes.py</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>&amp;Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/review/feature.py</extracomment>
        <translation>Partij a&amp;nalyseren</translation>
    </message>
    <message>
        <source>Expected final gold</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Verwacht eindgoud</translation>
    </message>
    <message>
        <source>Expected gold over the turns</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Verwacht goud over de beurten</translation>
    </message>
    <message>
        <source>Board after the chosen turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_board.py</extracomment>
        <translation>Bord na de gekozen beurt</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>‹ Vorige</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Vorige beurt</translation>
    </message>
    <message>
        <source>Next ›</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Volgende ›</translation>
    </message>
    <message>
        <source>Next turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Volgende beurt</translation>
    </message>
    <message>
        <source>Game analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Partijanalyse</translation>
    </message>
    <message>
        <source>Turns and their ratings</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Beurten en hun beoordeling</translation>
    </message>
    <message>
        <source>All turns, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Alle beurten, beoordeeld door Meester</translation>
    </message>
    <message>
        <source>Turns of {names}, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Beurten van {names}, beoordeeld door Meester</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Voortgang van de analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>There was nothing to decide in this turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>In deze beurt viel er niets te beslissen.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Vóór de eerste beurt</translation>
    </message>
    <message>
        <source>{tile} actions, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Acties “{tile}”, {player}</translation>
    </message>
    <message>
        <source>{round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>{round}, {player} ({tile})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player} ({tile})</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Nog niet geanalyseerd</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Keerpunt: {player} wint {gold} goud op de anderen.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Keerpunt: {player} verliest {gold} goud op de anderen.</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Keerpunt: {player} wint {gold} goud op {other}.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Keerpunt: {player} verliest {gold} goud op {other}.</translation>
    </message>
    <message>
        <source>{player} {gold} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold} ({change})</translation>
    </message>
    <message>
        <source>Expected final gold: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Verwacht eindgoud: {players}.</translation>
    </message>
    <message>
        <source>The analysis ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>De analyse eindigde met een fout: {error}</translation>
    </message>
    <message>
        <source>The analysis was interrupted and has resumed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>De analyse werd onderbroken en is hervat.</translation>
    </message>
    <message>
        <source>Master judges each turn first: {done} of {count} done.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Meester beoordeelt eerst elke beurt: {done} van {count} klaar.</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Gestopt. De resultaten tot nu toe blijven bewaard.</translation>
    </message>
    <message>
        <source>Each point is the average of {games} games that Builder plays on from there without knowing any hidden card. The bands show how uncertain it is.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Elk punt is het gemiddelde van {games} partijen die Bouwer vanaf daar verder speelt zonder een verborgen kaart te kennen. De banden tonen hoe onzeker het is.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Verder niets</translation>
    </message>
    <message>
        <source>lead {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>voorsprong {gold}</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>line of the computer level</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Meester</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>{gold} gold now</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{gold} goud nu</translation>
    </message>
    <message>
        <source>Master would have played the same.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Meester had hetzelfde gespeeld.</translation>
    </message>
    <message>
        <source>Master prefers another move, but rates yours equally.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Meester geeft de voorkeur aan een andere zet, maar waardeert de jouwe even hoog.</translation>
    </message>
    <message>
        <source>Master expects its own turn to earn {gold} gold more in the end.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Meester verwacht dat zijn eigen beurt uiteindelijk {gold} goud meer oplevert.</translation>
    </message>
</context>
<context>
    <name>newgame</name>
    <message>
        <source>Search sections, locations and expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Zoek kwadranten, steden en uitbreidingen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>No section fits the search.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Geen kwadrant voldoet aan de zoekopdracht.</translation>
    </message>
    <message>
        <source>Shuffle all</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Alles trekken</translation>
    </message>
    <message>
        <source>Draw four random sections now</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Trek nu vier willekeurige kwadranten</translation>
    </message>
    <message>
        <source>All random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Alles willekeurig</translation>
    </message>
    <message>
        <source>The sections are drawn when the game starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>De kwadranten worden getrokken als de partij begint</translation>
    </message>
    <message>
        <source>Side of the island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Zijde van het eiland</translation>
    </message>
    <message>
        <source>Drag sections onto or off the board, or click one and then a corner of the board. Click a section on the board to turn it.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Sleep kwadranten op of van het bord, of klik er een aan en daarna een hoek van het bord. Klik op een kwadrant op het bord om het te draaien.</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Eiland</translation>
    </message>
    <message>
        <source>Turn the section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Kwadrant draaien ({place})</translation>
    </message>
    <message>
        <source>Draw a random section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Willekeurig kwadrant trekken ({place})</translation>
    </message>
    <message>
        <source>Choose a section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Kwadrant kiezen ({place})</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Noordwest</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Noordoost</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Zuidwest</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Zuidoost</translation>
    </message>
    <message>
        <source>Section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Kwadrant ({place})</translation>
    </message>
    <message>
        <source>Selection tile ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Keuzetegel ({place})</translation>
    </message>
    <message>
        <source>The tile of this section&apos;s locations (new edition)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>De tegel van de steden van dit kwadrant (nieuwe editie)</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Random tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Willekeurige tegel</translation>
    </message>
    <message>
        <source>Random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Willekeurige zijde</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Kwadranten</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter chooses a section for the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Pijltoetsen verplaatsen, Enter kiest een kwadrant voor het bord</translation>
    </message>
    <message>
        <source>Search by name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Zoek op naam</translation>
    </message>
    <message>
        <source>a two-sided island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>een tweezijdig eiland</translation>
    </message>
    <message>
        <source>{feature:plural} (up to {most})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature:plural} (tot {most})</translation>
    </message>
    <message>
        <source>{feature} on up to {most} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature} op ten hoogste {most} kwadranten</translation>
    </message>
    <message numerus="yes">
        <source>%n terrain cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n gebiedskaart</numerusform>
            <numerusform>%n gebiedskaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: find them with the search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>
            <numerusform>en nog %n: te vinden met de zoekfunctie</numerusform>
            <numerusform>en nog %n: te vinden met de zoekfunctie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n kwadrant</numerusform>
            <numerusform>%n kwadranten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections of your own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n eigen kwadrant</numerusform>
            <numerusform>%n eigen kwadranten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 island with %n sides</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>1 eiland met %n zijde</numerusform>
            <numerusform>1 eiland met %n zijden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of location tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n soort stadstegel</numerusform>
            <numerusform>%n soorten stadstegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of bonus tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n soort bonustegel</numerusform>
            <numerusform>%n soorten bonustegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n nomadentegel</numerusform>
            <numerusform>%n nomadentegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n opdracht</numerusform>
            <numerusform>%n opdrachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n opdrachtkaart</numerusform>
            <numerusform>%n opdrachtkaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum number of {name} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Minimumaantal kwadranten uit {name}</translation>
    </message>
    <message>
        <source>Minimum number of {name} cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Minimumaantal kaarten uit {name}</translation>
    </message>
    <message>
        <source>Min. sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Min. kwadranten</translation>
    </message>
    <message>
        <source>Min. cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Min. kaarten</translation>
    </message>
    <message>
        <source>At least this many of its sections are on the board; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Minstens zoveel van haar kwadranten liggen op het bord; er kunnen er meer worden getrokken</translation>
    </message>
    <message>
        <source>At least this many of its cards are in the game; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Minstens zoveel van haar kaarten doen mee; er kunnen er meer worden getrokken</translation>
    </message>
    <message>
        <source>Include sections of the base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Kwadranten van het basisspel meenemen</translation>
    </message>
    <message>
        <source>Draw as in the rulebook</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Trekken zoals in de spelregels</translation>
    </message>
    <message>
        <source>Any four sections and any three cards from all selected expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Vier willekeurige kwadranten en drie willekeurige kaarten uit alle gekozen uitbreidingen</translation>
    </message>
    <message>
        <source>The base game is part of every game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Het basisspel hoort bij elke partij</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Mooie burchten</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Editie</translation>
    </message>
    <message>
        <source>Base game: the locations as printed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Basisspel: de steden zoals gedrukt</translation>
    </message>
    <message>
        <source>New edition: one selection tile for each section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Nieuwe editie: één keuzetegel voor elk kwadrant</translation>
    </message>
    <message>
        <source>Variant of the new edition: on two sections a castle replaces one location hex.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Variant van de nieuwe editie: op twee kwadranten vervangt een burcht één stadsveld.</translation>
    </message>
    <message>
        <source>Sections and cards of all selected expansions are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Kwadranten en kaarten van alle gekozen uitbreidingen worden gemengd.</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Uitbreidingen</translation>
    </message>
    <message>
        <source>No sections: the new edition has its own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Geen kwadranten: de nieuwe editie heeft eigen kwadranten</translation>
    </message>
    <message>
        <source>No sections: the board is full</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Geen kwadranten: het bord is vol</translation>
    </message>
    <message>
        <source>No sections: kept off random boards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Geen kwadranten: niet gebruikt op willekeurige borden</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>S&amp;telling opzetten…</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>Sp&amp;elers…</translation>
    </message>
    <message>
        <source>Pieces move only by their own tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Speelstukken bewegen alleen door hun eigen tegel</translation>
    </message>
    <message>
        <source>Twin cards are wild</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Dubbele kaarten zijn jokers</translation>
    </message>
    <message>
        <source>Lords need a settlement</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Landheren vereisen een nederzetting</translation>
    </message>
    <message>
        <source>No Lords</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Geen Landheren</translation>
    </message>
    <message>
        <source>Draw at the start of the turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Trekken aan het begin van de beurt</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Open handen</translation>
    </message>
    <message>
        <source>Warriors, wagons and ships can be moved only by the tile that placed them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Soldaten, koetsen en schepen kunnen alleen worden verplaatst met de tegel die ze heeft geplaatst.</translation>
    </message>
    <message>
        <source>With the Crossroads tile, two identical terrain cards in hand may be played as any terrain.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Met de tegel Kruispunt mogen twee gelijke gebiedskaarten in de hand als elk terrein worden gespeeld.</translation>
    </message>
    <message>
        <source>The card Lords pays in a sector only to players with a settlement there.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>De kaart Landheren levert in een sector alleen goud op voor spelers die daar een nederzetting hebben.</translation>
    </message>
    <message>
        <source>The card Lords is never drawn.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>De kaart Landheren wordt nooit getrokken.</translation>
    </message>
    <message>
        <source>Players draw their terrain card at the start of their turn, not at its end.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Spelers trekken hun gebiedskaart aan het begin van hun beurt, niet aan het einde.</translation>
    </message>
    <message>
        <source>All players see each other&apos;s terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Alle spelers zien elkaars gebiedskaarten.</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Opdrachtkaarten</translation>
    </message>
    <message>
        <source>Selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Keuzetegels</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Je eigen keuze</translation>
    </message>
    <message>
        <source>Save it as a preset to play it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Sla het op als voorinstelling om het opnieuw te spelen.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Players and game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Spelers en spel</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Partij starten</translation>
    </message>
    <message>
        <source>The preset “{name}” needs content that is not installed: {ids}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>De voorinstelling “{name}” vereist inhoud die niet is geïnstalleerd: {ids}.</translation>
    </message>
    <message>
        <source>Expansions, “Beautiful castles”</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Uitbreidingen, “Mooie burchten”</translation>
    </message>
    <message>
        <source>Board, selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Bord, keuzetegels</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>New random seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Nieuw willekeurig startgetal</translation>
    </message>
    <message>
        <source>Free undo (training)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Vrij terugnemen (oefening)</translation>
    </message>
    <message>
        <source>The seed determines everything random: the same seed gives the same set-up and cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Het startgetal bepaalt al het toeval: hetzelfde startgetal geeft dezelfde opstelling en kaarten.</translation>
    </message>
    <message>
        <source>Also takes back moves that revealed a card, and the computer&apos;s moves since your last decision.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Neemt ook zetten terug die een kaart onthulden, en de zetten van de computer sinds je laatste beslissing.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/feature.py</extracomment>
        <translation>&amp;Pakketten…</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Waarschuwingen</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Licentie: {licence}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Terrein</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Steden</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>What the pack contains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>De inhoud van het pakket</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Pakket</translation>
    </message>
    <message>
        <source>Install a pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py, kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Een pakket installeren</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Installeren</translation>
    </message>
    <message>
        <source>Replace version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Versie {version} vervangen</translation>
    </message>
    <message>
        <source>Your own content has entries with the same names, so this pack cannot be installed. If you made the pack yourself, everything in it is already here.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Je eigen inhoud heeft onderdelen met dezelfde namen, dus dit pakket kan niet worden geïnstalleerd. Heb je het pakket zelf gemaakt, dan is alles eruit hier al aanwezig.</translation>
    </message>
    <message>
        <source>This pack has errors and cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Dit pakket bevat fouten en kan niet worden geïnstalleerd.</translation>
    </message>
    <message>
        <source>You already have a newer version ({old}); this is {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Je hebt al een nieuwere versie ({old}); dit is {new}.</translation>
    </message>
    <message>
        <source>This version is already installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Deze versie is al geïnstalleerd.</translation>
    </message>
    <message>
        <source>Version {old} is installed. This is the newer version {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Versie {old} is geïnstalleerd. Dit is de nieuwere versie {new}.</translation>
    </message>
    <message>
        <source>This pack is damaged: remove it or install it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_list.py</extracomment>
        <translation>Dit pakket is beschadigd: verwijder het of installeer het opnieuw.</translation>
    </message>
    <message>
        <source>{file} cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{file} kan niet worden geïnstalleerd.</translation>
    </message>
    <message>
        <source>{name} cannot be shown.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} kan niet worden getoond.</translation>
    </message>
    <message>
        <source>{name} was not installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>{name} was installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} is geïnstalleerd.</translation>
    </message>
    <message>
        <source>The packs cannot be listed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>De pakketten kunnen niet worden getoond.</translation>
    </message>
    <message>
        <source>{name} cannot be switched on or off.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} kan niet worden aan- of uitgezet.</translation>
    </message>
    <message>
        <source>{name} was not removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} is niet verwijderd.</translation>
    </message>
    <message>
        <source>{name} cannot be restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} kan niet worden teruggezet.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} is teruggezet.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>{name} is verwijderd.</translation>
    </message>
    <message>
        <source>This file is damaged or not a pack.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Dit bestand is beschadigd of geen pakket.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Version {version} by {author}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Versie {version} door {author}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n terrein</numerusform>
            <numerusform>%n terreinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n stad</numerusform>
            <numerusform>%n steden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n speelstuk</numerusform>
            <numerusform>%n speelstukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your games need it.</source>
        <comment>a pack</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n van je partijen heeft het nodig.</numerusform>
            <numerusform>%n van je partijen hebben het nodig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are unfinished.</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n daarvan is onvoltooid.</numerusform>
            <numerusform>%n daarvan zijn onvoltooid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Usable</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Bruikbaar</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Gebruikt</translation>
    </message>
    <message>
        <source>New</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no card</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>draw pile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Leeg</translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 van %n kwadrant, minstens {least}</numerusform>
            <numerusform>4 van %n kwadranten, minstens {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 van %n kwadrant, willekeurig</numerusform>
            <numerusform>4 van %n kwadranten, willekeurig</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} (not installed)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{id} (niet geïnstalleerd)</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Het kwadrant draaien</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter places the section, {key} turns it, Delete removes it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Pijltoetsen verplaatsen, Enter legt het kwadrant, {key} draait het, Delete verwijdert het</translation>
    </message>
    <message numerus="yes">
        <source>Your task cards need %n of its sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>
            <numerusform>Je opdrachtkaarten vereisen %n van haar kwadranten</numerusform>
            <numerusform>Je opdrachtkaarten vereisen %n van haar kwadranten</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>{place}: {sentence}</translation>
    </message>
    <message>
        <source>It has errors:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Er zitten fouten in:</translation>
    </message>
    <message>
        <source>Needs: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Vereist: {names}</translation>
    </message>
    <message>
        <source>Packs (*{suffix});;All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Pakketten (*{suffix});;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Pakketten</translation>
    </message>
    <message>
        <source>Remove the selected pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Het geselecteerde pakket verwijderen</translation>
    </message>
    <message>
        <source>Undo the removal</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Het verwijderen ongedaan maken</translation>
    </message>
    <message>
        <source>No packs are installed. Packs are {suffix} files.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Er zijn geen pakketten geïnstalleerd. Pakketten zijn {suffix}-bestanden.</translation>
    </message>
    <message>
        <source>Installed packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Geïnstalleerde pakketten</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Install a pack…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Pakket installeren…</translation>
    </message>
    <message>
        <source>Packs add sections, tiles and cards made by others.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Pakketten voegen kwadranten, tegels en kaarten van anderen toe.</translation>
    </message>
    <message>
        <source>Details of {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Details van {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Waarschuwing</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Kingdom Builder</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Kingdom Builder</translation>
    </message>
    <message>
        <source>Opponents: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Tegenstanders: {names}</translation>
    </message>
    <message>
        <source>Cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Kaarten: {names}</translation>
    </message>
    <message>
        <source>Task cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Opdrachtkaarten: {names}</translation>
    </message>
    <message>
        <source>Expansions: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Uitbreidingen: {names}</translation>
    </message>
    <message>
        <source>House rules: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Huisregels: {names}</translation>
    </message>
    <message>
        <source>Open or paste this picture, or paste its code, in Kingdom Builder Qt to play the same board with the same cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Open of plak deze afbeelding, of plak de code ervan, in Kingdom Builder Qt om hetzelfde bord met dezelfde kaarten te spelen.</translation>
    </message>
    <message>
        <source>Board of the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Bord van de stelling</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Stelling opzetten</translation>
    </message>
    <message>
        <source>Start from a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Beginnen vanuit een stelling</translation>
    </message>
    <message>
        <source>Position as text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Stelling als tekst</translation>
    </message>
    <message>
        <source>Paste a position here, or write one: board, settlements, cards, whose turn…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Plak hier een stelling, of schrijf er een: bord, nederzettingen, kaarten, wie aan de beurt is…</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Problemen met de stelling</translation>
    </message>
    <message>
        <source>&amp;How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>&amp;Zo schrijf je een stelling</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Partij &amp;starten</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Stelling</translation>
    </message>
    <message>
        <source>There is no tile to take at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Op {hex} is geen tegel te nemen.</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Niet mogelijk: {reason}</translation>
    </message>
    <message>
        <source>This is a whole game. To play it, copy it and paste it into the main window.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Dit is een hele partij. Om die te spelen, kopieer je haar en plak je haar in het hoofdvenster.</translation>
    </message>
    <message>
        <source>This text has errors:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Deze tekst bevat fouten:</translation>
    </message>
    <message>
        <source>No position yet.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Nog geen stelling.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>In deze stelling is het spel afgelopen.</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Deze stelling kan niet worden gespeeld:</translation>
    </message>
    <message>
        <source>Round {round}, {player} is to move.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Ronde {round}, {player} is aan zet.</translation>
    </message>
    <message>
        <source>No game can lead to this position, but it can be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Geen enkele partij kan tot deze stelling leiden, maar ze kan worden gespeeld:</translation>
    </message>
    <message>
        <source>How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_help.py</extracomment>
        <translation>Zo schrijf je een stelling</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Speelstuk</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Tegel</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Aan zet</translation>
    </message>
    <message>
        <source>Card played</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Gespeelde kaart</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Click a hex to place it, click again to remove it. Arrow keys and Enter work too.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Klik op een veld om het daar te leggen, klik nogmaals om het te verwijderen. Pijltoetsen en Enter werken ook.</translation>
    </message>
    <message>
        <source>Location tile taken</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Genomen stadstegel</translation>
    </message>
    <message>
        <source>Nomad tile: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Nomadentegel: {tile}</translation>
    </message>
    <message>
        <source>A nomad tile has no owner until it is taken.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Een nomadentegel heeft geen eigenaar tot hij wordt genomen.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Onbekend</translation>
    </message>
    <message>
        <source>All other cards (unknown)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Alle andere kaarten (onbekend)</translation>
    </message>
    <message>
        <source>As in the text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Zoals in de tekst</translation>
    </message>
    <message>
        <source>Preset name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Naam van de voorinstelling</translation>
    </message>
    <message>
        <source>Presets</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Voorinstellingen</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Opslaan als voorinstelling</translation>
    </message>
    <message>
        <source>Rename this preset (F2)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Deze voorinstelling hernoemen (F2)</translation>
    </message>
    <message>
        <source>Delete this preset (Del)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Deze voorinstelling verwijderen (Del)</translation>
    </message>
    <message>
        <source>What to play</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Wat er wordt gespeeld</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>New here</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Nieuw hier</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Mijn partij</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Gespeeld door</translation>
    </message>
    <message>
        <source>About even: {level}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Ongeveer gelijkwaardig: {level}</translation>
    </message>
    <message>
        <source>Plays at this computer</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Speelt op deze computer</translation>
    </message>
    <message>
        <source>Its program cannot be started.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Het programma ervan kan niet worden gestart.</translation>
    </message>
    <message>
        <source>The level for newcomers, until one of your games is rated</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Het niveau voor nieuwkomers, tot een van je partijen een rating oplevert</translation>
    </message>
    <message>
        <source>The level nearest to {name}&apos;s rating: {points} ± {doubt}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Het niveau dat het dichtst bij de rating van {name} ligt: {points} ± {doubt}</translation>
    </message>
    <message>
        <source>The level nearest to the rating of all players on this computer: {points} ± {doubt}. The player at this seat has no rated game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Het niveau dat het dichtst bij de rating van alle spelers op deze computer ligt: {points} ± {doubt}. De speler op deze plaats heeft nog geen partij met rating.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Begint</translation>
    </message>
    <message>
        <source>Move to an earlier turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Naar een eerdere beurt</translation>
    </message>
    <message>
        <source>Move to a later turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Naar een latere beurt</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Deze speler verwijderen</translation>
    </message>
    <message>
        <source>Another player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Een andere speler</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Kies een speler</translation>
    </message>
    <message>
        <source>Colour: {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Kleur: {name}</translation>
    </message>
    <message>
        <source>Add a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Random start player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Willekeurige startspeler</translation>
    </message>
    <message>
        <source>in turn order</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>in beurtvolgorde</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Wie er speelt</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py, kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Twee spelers heten {name}.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Players from now on</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Spelers vanaf nu</translation>
    </message>
    <message>
        <source>{colour}: name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}: naam</translation>
    </message>
    <message>
        <source>{colour}: played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}: gespeeld door</translation>
    </message>
    <message>
        <source>All {most} cards are random. Choose up to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Alle {most} kaarten zijn willekeurig. Kies er ten hoogste {most}.</translation>
    </message>
    <message>
        <source>All {most} cards are chosen.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Alle {most} kaarten zijn gekozen.</translation>
    </message>
    <message>
        <source>{count} of {most} chosen, the rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>{count} van {most} gekozen, de rest is willekeurig.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Eén opdrachtkaart voor elk kwadrant uit {names} op het bord: {most}.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {least} to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Eén opdrachtkaart voor elk kwadrant uit {names} op het bord: {least} tot {most}.</translation>
    </message>
    <message>
        <source>All are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Alle zijn willekeurig.</translation>
    </message>
    <message>
        <source>The rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>De rest is willekeurig.</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Eerste partij</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>New edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Nieuwe editie</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{expansion}: eerste partij</translation>
    </message>
    <message>
        <source>Not installed: {ids}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Niet geïnstalleerd: {ids}</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Het bord uit de spelregels</translation>
    </message>
    <message>
        <source>With all expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Met alle uitbreidingen</translation>
    </message>
    <message>
        <source>With selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Met keuzetegels</translation>
    </message>
    <message>
        <source>Two more castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Twee extra burchten</translation>
    </message>
    <message>
        <source>No sections or cards yet</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Nog geen kwadranten of kaarten</translation>
    </message>
    <message>
        <source>The board and cards that the rulebook recommends for a first game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Het bord en de kaarten die de spelregels voor een eerste partij aanbevelen.</translation>
    </message>
    <message>
        <source>All expansions together: their sections and cards are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Alle uitbreidingen samen: hun kwadranten en kaarten worden gemengd.</translation>
    </message>
    <message>
        <source>A selection tile, one of eight, decides which location tiles each section has.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Een keuzetegel, een van acht, bepaalt welke stadstegels elk kwadrant heeft.</translation>
    </message>
    <message>
        <source>A variant of the new edition: on two sections a castle replaces a location.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Een variant van de nieuwe editie: op twee kwadranten vervangt een burcht een stad.</translation>
    </message>
    <message>
        <source>A set-up that you saved.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Een opstelling die je hebt opgeslagen.</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Basisspel</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because board and cards are already chosen. “All random” on the page Board or Cards makes room.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Niets uit {expansions} doet mee aan deze partij, omdat bord en kaarten al gekozen zijn. “Alles willekeurig” op de pagina Bord of Kaarten maakt plaats.</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because there are no sections or cards yet. Tiles come into a game with the sections that have them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Niets uit {expansions} doet mee aan deze partij, omdat er nog geen kwadranten of kaarten zijn. Tegels komen in het spel met de kwadranten die ze hebben.</translation>
    </message>
    <message>
        <source>{most} of {count}, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} van {count}, minstens {least}</translation>
    </message>
    <message>
        <source>{most} of {count}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} van {count}, willekeurig</translation>
    </message>
    <message>
        <source>{count} from {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{count} uit {expansion}</translation>
    </message>
    <message>
        <source>a random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>een willekeurige zijde</translation>
    </message>
    <message>
        <source>{feature} on every section that has room for it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} op elk kwadrant waar plaats is</translation>
    </message>
    <message>
        <source>{feature} on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} op {sections}</translation>
    </message>
    <message>
        <source>{feature} not in play, possible only on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} doet niet mee, alleen mogelijk op {sections}</translation>
    </message>
    <message>
        <source>{feature} if {sections} is drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} als {sections} wordt getrokken</translation>
    </message>
    <message>
        <source>none, because no section on the board brings one</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>geen, omdat geen kwadrant op het bord er een meebrengt</translation>
    </message>
    <message>
        <source>{most}, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, waaronder {chosen}</translation>
    </message>
    <message>
        <source>{most}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, willekeurig</translation>
    </message>
    <message>
        <source>{least} to {most}, depending on the sections, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{least} tot {most}, afhankelijk van de kwadranten, waaronder {chosen}</translation>
    </message>
    <message>
        <source>{least} to {most} at random, depending on the sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{least} tot {most} willekeurig, afhankelijk van de kwadranten</translation>
    </message>
    <message>
        <source>one for each section, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>één voor elk kwadrant, willekeurig</translation>
    </message>
    <message>
        <source>{tiles}; two castle tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{tiles}; twee burchttegels</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}; nog {rest} willekeurig, minstens {least}</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}; nog {rest} willekeurig</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>About Kingdom Builder Qt</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Over Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Version {version}, Python {python}, Qt for Python {qt}</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Versie {version}, Python {python}, Qt for Python {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Onofficieel</translation>
    </message>
    <message>
        <source>A program made by fans of the board game. It is not affiliated with or endorsed by the game&apos;s publisher or its author, and contains no artwork of the printed game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Een programma van liefhebbers van het bordspel. Het is niet verbonden aan de uitgever of de auteur van het spel en niet door hen goedgekeurd, en het bevat geen illustraties uit het gedrukte spel.</translation>
    </message>
    <message>
        <source>This program</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Dit programma</translation>
    </message>
    <message>
        <source>Code and drawings by the Kingdom Builder Qt contributors, MIT licence. You may use, change and pass them on freely.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Code en tekeningen van de medewerkers aan Kingdom Builder Qt, MIT-licentie. Je mag ze vrij gebruiken, wijzigen en doorgeven.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Qt and PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm and Pillow under MIT, MPL and MIT-CMU licences. All texts, and how to replace the Qt libraries, are in the folder “licences” of the installed program.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Qt en PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm en Pillow onder de licenties MIT, MPL en MIT-CMU. Alle teksten, en hoe je de Qt-bibliotheken vervangt, staan in de map “licences” van het geïnstalleerde programma.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Lettertypen</translation>
    </message>
    <message>
        <source>Inter by Rasmus Andersson and the Inter Project Authors, Alegreya by Juan Pablo del Peral and the Alegreya Project Authors, both SIL Open Font License 1.1.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Inter van Rasmus Andersson en de Inter Project Authors, Alegreya van Juan Pablo del Peral en de Alegreya Project Authors, beide SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>&amp;Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>&amp;Letters van terreinen</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Content &amp;problems…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Inhoudspro&amp;blemen…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>Position copied. Hidden cards appear in it as “?”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Stelling gekopieerd. Verborgen kaarten verschijnen erin als “?”.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Stelling gekopieerd.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partij gekopieerd.</translation>
    </message>
    <message>
        <source>Game copied, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partij gekopieerd, met de verborgen kaarten.</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Opstellingscode gekopieerd: {code}</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}. A game from it does not count as the challenge.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Opstellingscode gekopieerd: {code}. Een partij hiermee telt niet als de uitdaging.</translation>
    </message>
    <message>
        <source>A game that began from a position has no set-up code. Copy the position as text instead.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Een partij die vanuit een stelling is begonnen, heeft geen opstellingscode. Kopieer in plaats daarvan de stelling als tekst.</translation>
    </message>
    <message>
        <source>Start without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Starten zonder opslaan</translation>
    </message>
    <message>
        <source>Your game is saved. To return to it, choose Game &gt; Games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Je partij is opgeslagen. Kies Spel &gt; Partijen om ernaar terug te keren.</translation>
    </message>
    <message>
        <source>The content of the game is missing.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>De inhoud van de partij ontbreekt.</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deze partij ligt al op tafel.</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>de partij</translation>
    </message>
    <message>
        <source>Your games have later moves of this game. It continues with them.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Bij je partijen staan latere zetten van deze partij. Ze gaat daarmee verder.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deze partij staat niet meer bij je partijen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deze partij is in een ander venster geopend.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Doorgaan zonder opslaan</translation>
    </message>
    <message>
        <source>the copied game</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>de gekopieerde partij</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deze partij is teruggezet uit de verwijderde partijen.</translation>
    </message>
    <message>
        <source>This game could not be added to your games: their folder cannot be written to.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deze partij kon niet aan je partijen worden toegevoegd: in hun map kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>The copied game cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>De gekopieerde partij kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>The last moves are not saved. If you close the game now, they will be lost.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>De laatste zetten zijn niet opgeslagen. Als je de partij nu sluit, gaan ze verloren.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Acties en toetsen zoeken</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Find by pressing a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Vinden door een toets in te drukken</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Daar weghalen</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Restore all</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Alles terugzetten</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Give this action its usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Deze actie haar gewone toetsen teruggeven</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Alle acties hun gewone toetsen teruggeven</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Acties</translation>
    </message>
    <message>
        <source>Press a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Druk op een toets</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Deze toets weghalen</translation>
    </message>
    <message>
        <source>Key {number} of “{action}”</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Toets {number} van “{action}”</translation>
    </message>
    <message>
        <source>Remove {key}</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} weghalen</translation>
    </message>
    <message>
        <source>No action has the key {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Geen actie heeft de toets {key}.</translation>
    </message>
    <message>
        <source>No action is found.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Geen actie gevonden.</translation>
    </message>
    <message>
        <source>{key} is a key of this action already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} is al een toets van deze actie.</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} is de toets van “{action}”.</translation>
    </message>
    <message>
        <source>“{action}” has its usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>“{action}” heeft de gewone toetsen.</translation>
    </message>
    <message>
        <source>All actions have their usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Alle acties hebben hun gewone toetsen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} instead of {old}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>‘{action}’ heeft nu de toets {key} in plaats van {old}.</translation>
    </message>
    <message>
        <source>The keys are as they were before.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>De toetsen zijn weer zoals ze waren.</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} again.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>“{action}” heeft weer de toets {key}.</translation>
    </message>
    <message>
        <source>“{action}” has lost {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>“{action}” is {key} kwijt.</translation>
    </message>
    <message>
        <source>Keys (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Toetsen (*{suffix})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Toetsen importeren</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Het bestand is niet te lezen.</translation>
    </message>
    <message>
        <source>The keys are imported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>De toetsen zijn geïmporteerd.</translation>
    </message>
    <message numerus="yes">
        <source>The keys are imported. %n unknown actions are kept aside.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>
            <numerusform>De toetsen zijn geïmporteerd. %n onbekende actie is apart gehouden.</numerusform>
            <numerusform>De toetsen zijn geïmporteerd. %n onbekende acties zijn apart gehouden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Toetsen exporteren</translation>
    </message>
    <message>
        <source>The keys are exported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>De toetsen zijn geëxporteerd.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Tekst&amp;grootte</translation>
    </message>
    <message>
        <source>&amp;Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Computersnelheid</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Beurt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>L&amp;eren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Eerste partij</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Section &amp;editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Kwadranteditor</translation>
    </message>
    <message>
        <source>&amp;Back to the editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Terug naar de e&amp;ditor</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Partij s&amp;luiten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Beurt beëindigen</translation>
    </message>
    <message>
        <source>&amp;Decline or finish action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Actie overslaan of afronden</translation>
    </message>
    <message>
        <source>Back to &amp;mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Terug naar de &amp;verplichte actie</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Replay last turns</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Laatste beurten herhalen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Opn&amp;ieuw</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Stelling &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Partij kopiëren</translation>
    </message>
    <message>
        <source>Save set-up as p&amp;icture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Opstelling als afbeeldin&amp;g opslaan…</translation>
    </message>
    <message>
        <source>&amp;Paste position, game, code or picture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Stelling, partij, code of afbeelding plakk&amp;en…</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>De computer n&amp;u laten zetten</translation>
    </message>
    <message>
        <source>&amp;Pause the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Computer &amp;pauzeren</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Eén &amp;zet verder</translation>
    </message>
    <message>
        <source>Step one &amp;turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Eén beurt ve&amp;rder</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Langzamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Sneller</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Passend in v&amp;enster</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Vergrootgl&amp;as</translation>
    </message>
    <message>
        <source>Turn the &amp;board round</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Bord omd&amp;raaien</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Volge&amp;nde klik met de rechterknop</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>&amp;Running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Lopende &amp;score</translation>
    </message>
    <message>
        <source>Show &amp;possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Mogelijke &amp;velden tonen</translation>
    </message>
    <message>
        <source>Show &amp;gold of a hex</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>G&amp;oud van een veld tonen</translation>
    </message>
    <message>
        <source>&amp;Mark the section being tried</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Geprobeerd kwadrant &amp;markeren</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Gelui&amp;d</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Vo&amp;lledig scherm</translation>
    </message>
    <message>
        <source>&amp;Tips in the first game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Tips in de eerste partij</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Elders opslaan…</translation>
    </message>
    <message>
        <source>Packs…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Pakketten…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Sluiten zonder opslaan</translation>
    </message>
    <message>
        <source>Do you want to save it elsewhere?</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Wil je haar elders opslaan?</translation>
    </message>
    <message>
        <source>The game is not being saved: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>De partij wordt niet opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>A game could not be read; its file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Een partij kon niet worden gelezen; het bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>A game of an earlier version could not be read; it stays as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Een partij van een eerdere versie kon niet worden gelezen; ze blijft staan als {file}.</translation>
    </message>
    <message>
        <source>Your games are now in one list, Game &gt; Games. Games added: {count}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Je partijen staan nu in één lijst, Spel &gt; Partijen. Toegevoegde partijen: {count}.</translation>
    </message>
    <message>
        <source>Content problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Inhoudsproblemen</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Alles kopiëren</translation>
    </message>
    <message>
        <source>All content files are in order.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Alle inhoudsbestanden zijn in orde.</translation>
    </message>
    <message>
        <source>Problems: {count}. Errors: {errors}. Entries with an error cannot be played; all others can.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problemen: {count}. Fouten: {errors}. Onderdelen met een fout kunnen niet worden gespeeld; alle andere wel.</translation>
    </message>
    <message>
        <source>New player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Nieuwe speler</translation>
    </message>
    <message>
        <source>Change player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Speler wijzigen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Portret {number}</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Portret</translation>
    </message>
    <message>
        <source>This player can take a seat in any new game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Deze speler kan in elke nieuwe partij meedoen.</translation>
    </message>
    <message>
        <source>Finished games keep the name under which they were played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Voltooide partijen houden de naam waaronder ze zijn gespeeld.</translation>
    </message>
    <message>
        <source>Another player is called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Een andere speler heet al {name}.</translation>
    </message>
    <message>
        <source>No players yet. Add everyone who plays at this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Nog geen spelers. Voeg iedereen toe die op deze computer speelt.</translation>
    </message>
    <message>
        <source>People who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Spelers op deze computer</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Speler toevoegen…</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Put first</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Vooraan</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py, kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Instellin&amp;gen…</translation>
    </message>
    <message>
        <source>Copy set-up c&amp;ode</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Opstellings&amp;code kopiëren</translation>
    </message>
    <message>
        <source>R&amp;eset layout</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Indeling &amp;herstellen</translation>
    </message>
    <message>
        <source>The first player takes a seat in every new game and plays the challenges.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>De eerste speler doet mee aan elke nieuwe partij en speelt de uitdagingen.</translation>
    </message>
    <message>
        <source>Set-up {date}</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Opstelling {date}</translation>
    </message>
    <message>
        <source>Save the set-up as a picture</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>De opstelling als afbeelding opslaan</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Saved as {file}, and copied for pasting.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Opgeslagen als {file} en gekopieerd om te plakken.</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Deze afbeelding kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Deze afbeelding is te groot.</translation>
    </message>
    <message>
        <source>No set-up code can be read from this picture.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Uit deze afbeelding kan geen opstellingscode worden gelezen.</translation>
    </message>
    <message>
        <source>If a code is printed below the board, copy it as text and paste it.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Staat er onder het bord een code, kopieer die dan als tekst en plak haar.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Letters van terreinen</translation>
    </message>
    <message>
        <source>Magnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Vergrootglas</translation>
    </message>
    <message>
        <source>Show running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lopende score tonen</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Coördinaten tonen</translation>
    </message>
    <message>
        <source>Show paths between settlements</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Paden tussen nederzettingen tonen</translation>
    </message>
    <message>
        <source>Show possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mogelijke velden tonen</translation>
    </message>
    <message>
        <source>Animate possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mogelijke velden animeren</translation>
    </message>
    <message>
        <source>Animate water and flags</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Water en vlaggen animeren</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Beurten zelf beëindigen</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Gedwongen zetten automatisch spelen</translation>
    </message>
    <message>
        <source>Usual opponent</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Gebruikelijke tegenstander</translation>
    </message>
    <message>
        <source>Hints by</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Hints van</translation>
    </message>
    <message>
        <source>People who play here…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Spelers op deze computer…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Toetsen…</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Engines…</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Geluiden afspelen</translation>
    </message>
    <message>
        <source>System language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Systeemtaal</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Shows the hex at the pointer or cursor enlarged</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Toont het veld onder de muisaanwijzer of cursor vergroot</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Uit zolang de computer op de accu werkt.</translation>
    </message>
    <message>
        <source>Stops after a few seconds. Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Stopt na enkele seconden. Uit zolang de computer op de accu werkt.</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Computersnelheid</translation>
    </message>
    <message>
        <source>Master&apos;s thinking time</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Bedenktijd van Meester</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Otherwise it ends as soon as you can do nothing more.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Anders eindigt een beurt zodra je niets meer kunt doen.</translation>
    </message>
    <message>
        <source>Undo takes it back together with your previous move.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Ongedaan maken neemt die zet samen met je vorige terug.</translation>
    </message>
    <message>
        <source>Plays against you in a first game. Challenges have their own opponents.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Speelt tegen je in een eerste partij. Uitdagingen hebben hun eigen tegenstanders.</translation>
    </message>
    <message>
        <source>Names, colours and portraits of the people who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Namen, kleuren en portretten van de spelers op deze computer</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Voltooide partijen bewaren</translation>
    </message>
    <message>
        <source>Computer players in programs of their own</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Computerspelers in eigen programma’s</translation>
    </message>
    <message>
        <source>See and change the keys of all actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>De toetsen van alle acties zien en wijzigen</translation>
    </message>
    <message>
        <source>Unfinished and starred games are always kept. All games stay on this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Onvoltooide partijen en partijen met een ster worden altijd bewaard. Alle partijen blijven op deze computer.</translation>
    </message>
    <message>
        <source>The colours of terrains and players</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>De kleuren van terreinen en spelers</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animatiesnelheid</translation>
    </message>
    <message>
        <source>How long Master may think about a turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Hoelang Meester over een beurt mag nadenken</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Geluidsvolume</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Standaardwaarden</translation>
    </message>
    <message>
        <source>This game has no set-up code. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Deze partij heeft geen opstellingscode. {reason}</translation>
    </message>
    <message>
        <source>The game cannot be set up.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>De partij kan niet worden opgezet.</translation>
    </message>
    <message>
        <source>This set-up code is mistyped, or from a version of the program with other content.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deze opstellingscode bevat een typefout, of komt uit een versie van het programma met andere inhoud.</translation>
    </message>
    <message numerus="yes">
        <source>This position is too long: at most %n characters can be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>
            <numerusform>Deze stelling is te lang: er kan ten hoogste %n teken worden gelezen.</numerusform>
            <numerusform>Deze stelling is te lang: er kunnen ten hoogste %n tekens worden gelezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>
            <numerusform>Ten hoogste %n teken</numerusform>
            <numerusform>Ten hoogste %n tekens</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Very fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Heel snel</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>As the system (reduced)</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Zoals het systeem (verminderd)</translation>
    </message>
    <message>
        <source>Do not offer this again</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Dit niet meer aanbieden</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Eerste partij</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Nieuwe partij…</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Kwadranteditor</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board, against the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Bord uit de regels, tegen de computer</translation>
    </message>
    <message>
        <source>Choose players, board and cards</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Kies spelers, bord en kaarten</translation>
    </message>
    <message>
        <source>Draw your own board sections</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Teken je eigen kwadranten</translation>
    </message>
    <message>
        <source>New here? Learn the game in 10 minutes</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Nieuw hier? Leer het spel in 10 minuten</translation>
    </message>
    <message>
        <source>Who are you? Enter your name</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Wie ben je? Vul je naam in</translation>
    </message>
    <message>
        <source>You will find the lessons in the Learn menu.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Je vindt de lessen in het menu Leren.</translation>
    </message>
    <message>
        <source>You can enter your name in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Je kunt je naam invullen bij de instellingen.</translation>
    </message>
    <message>
        <source>Welcome, {name}!</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Welkom, {name}!</translation>
    </message>
    <message>
        <source>An unofficial desktop edition of the board game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Een onofficiële desktopversie van het bordspel.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Game board</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Speelbord</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/ui/table/board/scene.py</extracomment>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>No hint could be found ({reason}).</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/advice_request.py</extracomment>
        <translation>Er kon geen hint worden gevonden ({reason}).</translation>
    </message>
    <message>
        <source>No hints are given here.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/desk.py</extracomment>
        <translation>Hier worden geen hints gegeven.</translation>
    </message>
    <message>
        <source>{tile}: first turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: draai eerst een kaart om.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>It is not a computer player&apos;s turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Er is geen computerspeler aan de beurt.</translation>
    </message>
    <message>
        <source>The game is over. Its last decision can no longer be undone.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Het spel is afgelopen. De laatste beslissing kan niet meer ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>You cannot undo beyond a new card or another player&apos;s decision.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Je kunt niet verder terug dan een nieuwe kaart of de beslissing van een andere speler.</translation>
    </message>
    <message>
        <source>The only possible move was played for you.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>De enige mogelijke zet is voor je gespeeld.</translation>
    </message>
    <message>
        <source>No {piece} can be placed now. If you have a tile for it, choose that first.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Er kan nu niets worden geplaatst ({piece}). Heb je er een tegel voor, kies die dan eerst.</translation>
    </message>
    <message>
        <source>That is not part of this game.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Dat hoort niet bij deze partij.</translation>
    </message>
    <message>
        <source>The {tile} stays in use until your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: blijft in gebruik tot je volgende plaatsing.</translation>
    </message>
    <message>
        <source>You have already chosen your card for this turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Je hebt je kaart voor deze beurt al gekozen.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other side.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Er is geen vrij veld meer ({card}): kies de andere zijde.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Deze kaart heb je niet: {card}.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Er is geen vrij veld meer ({card}): kies de andere kaart.</translation>
    </message>
    <message>
        <source>{old} is now called {new}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{old} heet nu {new}.</translation>
    </message>
    <message>
        <source>Now played by a person: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Nu gespeeld door een mens: {players}.</translation>
    </message>
    <message>
        <source>The computer player did not answer and is being restarted…</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>De computerspeler antwoordde niet en wordt opnieuw gestart…</translation>
    </message>
    <message>
        <source>The computer player took too long; it plays the rest of this turn at random.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>De computerspeler deed er te lang over en speelt de rest van deze beurt willekeurig.</translation>
    </message>
    <message>
        <source>Choose a tile first, or end your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Kies eerst een tegel, of beëindig je beurt.</translation>
    </message>
    <message>
        <source>You have nothing left to do. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Je kunt niets meer doen. Beëindig je beurt.</translation>
    </message>
    <message>
        <source>{tile}: first choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: kies eerst een zijde van je kaart.</translation>
    </message>
    <message>
        <source>{tile}: first choose your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: kies eerst je kaart.</translation>
    </message>
    <message>
        <source>{tile}: already in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: al in gebruik voor je volgende plaatsing.</translation>
    </message>
    <message>
        <source>Trying {section}</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/trial.py</extracomment>
        <translation>{section} wordt geprobeerd</translation>
    </message>
    <message>
        <source>Counting gold</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py, kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Goud wordt geteld</translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} is de volgende</translation>
    </message>
    <message>
        <source>Paused: {player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>Gepauzeerd: {player} is aan zet</translation>
    </message>
    <message>
        <source>{player} has not answered yet…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} heeft nog niet geantwoord…</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} denkt na…</translation>
    </message>
    <message>
        <source>{player} has removed your {piece} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} heeft {piece:definite} van jou op {hex} verwijderd</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>De beurt van {player} gaat verder</translation>
    </message>
    <message>
        <source>{player}, it is your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py, kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>{player}, jij bent aan de beurt</translation>
    </message>
    <message>
        <source>{active}&apos;s turn continues after your answer.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>De beurt van {active} gaat na je antwoord verder.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Ik ben {player}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/table/page/dialogs.py</extracomment>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Vanaf hier terugkijken</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Hier verder spelen…</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Mogelijke zetten</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Actie</translation>
    </message>
    <message>
        <source>All actions</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Alle acties</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py, kingdom_builder_qt/ui/table/page/moves_dialog.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Tile {number}: choose it, or put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Tegel {number}: kiezen of terugleggen</translation>
    </message>
    <message>
        <source>Choose that tile; press again to put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Die tegel kiezen; druk opnieuw om hem terug te leggen</translation>
    </message>
    <message>
        <source>Choose that terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Die terreinkaart kiezen</translation>
    </message>
    <message>
        <source>Terrain card {number}: choose it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Terreinkaart {number}: kiezen</translation>
    </message>
    <message>
        <source>Go to the next possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Naar het volgende mogelijke veld</translation>
    </message>
    <message>
        <source>Go to the previous possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Naar het vorige mogelijke veld</translation>
    </message>
    <message>
        <source>Tell your areas</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Je gebieden zeggen</translation>
    </message>
    <message>
        <source>Tell the areas of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>De gebieden van de anderen zeggen</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Het veld onder de cursor en zijn buren zeggen</translation>
    </message>
    <message>
        <source>Tell the gold by card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Het goud per kaart zeggen</translation>
    </message>
    <message>
        <source>Tell your tiles and where the others lie</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Je tegels zeggen en waar de andere liggen</translation>
    </message>
    <message>
        <source>Go to your next settlement</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Naar je volgende nederzetting</translation>
    </message>
    <message>
        <source>Go to the next settlement of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Naar de volgende nederzetting van de anderen</translation>
    </message>
    <message>
        <source>Go to the next location with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Naar de volgende stad met tegels</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Naar de volgende burcht</translation>
    </message>
    <message>
        <source>Return a piece to the supply, or take one from it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Een speelstuk terugleggen in de voorraad, of er een uit nemen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Het bord in het venster passen</translation>
    </message>
    <message>
        <source>Tell your own last turn</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Je eigen laatste beurt zeggen</translation>
    </message>
    <message>
        <source>Type a command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Een opdracht typen</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>b C7: build or choose · m C7 C9: move · d C7: describe · list grass near own</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>b C7: bouwen of kiezen · m C7 C9: verplaatsen · d C7: beschrijven · list gras bij eigen</translation>
    </message>
    <message>
        <source>“{command}” is not a command on this board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>“{command}” is geen opdracht op dit bord.</translation>
    </message>
    <message>
        <source>There is none on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/survey.py</extracomment>
        <translation>Er is er geen op het bord.</translation>
    </message>
    <message>
        <source>First choose “I am {player}”.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Kies eerst “Ik ben {player}”.</translation>
    </message>
    <message>
        <source>This piece can only go back to the supply. Choose the supply, or the piece to leave it where it is.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Dit speelstuk kan alleen terug naar de voorraad. Kies de voorraad, of het speelstuk om het te laten staan.</translation>
    </message>
    <message>
        <source>The computer player is not responding ({reason}). Press {again} to try again, or {players} to play in its place.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>De computerspeler reageert niet ({reason}). Druk op {again} om het opnieuw te proberen, of op {players} om in zijn plaats te spelen.</translation>
    </message>
    <message>
        <source>{key}: move now</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{key}: nu zetten</translation>
    </message>
    <message>
        <source>Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Bord in woorden</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Velden</translation>
    </message>
    <message>
        <source>All hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Alle velden</translation>
    </message>
    <message>
        <source>Possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Mogelijke velden</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Jouw stukken</translation>
    </message>
    <message>
        <source>Pieces of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Stukken van de anderen</translation>
    </message>
    <message>
        <source>Locations with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Steden met tegels</translation>
    </message>
    <message>
        <source>Enter plays on the hex as on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Enter speelt op het veld zoals op het bord.</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>Your cards and tiles appear when you press this button.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Je kaarten en tegels verschijnen als je op deze knop drukt.</translation>
    </message>
    <message>
        <source>&amp;Best gain first</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>&amp;Beste winst eerst</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Enter speelt de gekozen zet.</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>&amp;Scoreblad</translation>
    </message>
    <message>
        <source>Possib&amp;le moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>&amp;Mogelijke zetten</translation>
    </message>
    <message>
        <source>&amp;Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>Bord in &amp;woorden</translation>
    </message>
    <message>
        <source>Your turn has ended.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Je beurt is voorbij.</translation>
    </message>
    <message>
        <source>Undone. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Ongedaan gemaakt. {task}.</translation>
    </message>
    <message>
        <source>{player} is next. Press Enter when you are there.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player} is de volgende. Druk op Enter als je er bent.</translation>
    </message>
    <message>
        <source>{player}, your turn continues. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, je beurt gaat verder. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. Card: {card}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, je beurt in ronde {round}. Kaart: {card}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, je beurt in ronde {round}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. No terrain card. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, je beurt in ronde {round}. Geen gebiedskaart. {task}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Pla&amp;y it</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Speel</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Er wordt een hint gezocht…</translation>
    </message>
    <message>
        <source>No hint was found</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Geen hint gevonden</translation>
    </message>
    <message>
        <source>Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Op één na beste</translation>
    </message>
    <message>
        <source>Master suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Meester stelt voor</translation>
    </message>
    <message>
        <source>{engine} suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{engine} stelt voor</translation>
    </message>
    <message>
        <source>{lead}. {behind}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{lead}. {behind}</translation>
    </message>
    <message>
        <source>&amp;Best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Beste</translation>
    </message>
    <message>
        <source>&amp;Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Tweede</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Beurt beëindigen</translation>
    </message>
    <message>
        <source>Tips explain the rules in your first games.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Tips leggen in je eerste partijen de regels uit.</translation>
    </message>
    <message>
        <source>Lessons and puzzles of the menu Learn show their tasks here.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Lessen en puzzels uit het menu Leren tonen hier hun opdrachten.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Kingdom Builder-kaarten</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Aan het einde van het spel</translation>
    </message>
    <message>
        <source>Tasks: paid once, at the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Opdrachten: één keer goud, aan het einde van het spel</translation>
    </message>
    <message>
        <source>Paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Goud tijdens het spel</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>De laatste beslissing ongedaan maken</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Play the undone decision again</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>De teruggenomen beslissing opnieuw spelen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>{level} now plays for {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{level} speelt nu voor {players}.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Beëindig je beurt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py, kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>{player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>{player} is aan zet</translation>
    </message>
    <message>
        <source>No hex can be chosen now.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Er kan nu geen veld worden gekozen.</translation>
    </message>
    <message>
        <source>Ask &amp;Master</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Meester vragen</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Je kijkt toe</translation>
    </message>
    <message>
        <source>Please wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Even geduld</translation>
    </message>
    <message>
        <source>Your next card is {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Je volgende kaart is {terrain}</translation>
    </message>
    <message>
        <source>Your next cards are {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Je volgende kaarten zijn {cards}</translation>
    </message>
    <message>
        <source>Room for another terrain card, which a tile of this game can give you</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Plaats voor nog een gebiedskaart, die een tegel van deze partij je kan geven</translation>
    </message>
    <message>
        <source>Further card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Nog een kaart</translation>
    </message>
    <message>
        <source>{terrain}: {count}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>{terrain}: {count}</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Geen kaart</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Verborgen kaart</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>on a card that can be chosen</comment>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>kies</translation>
    </message>
    <message>
        <source>no free hex</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>geen vrij veld</translation>
    </message>
    <message>
        <source>This turn&apos;s terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>De gebiedskaart van deze beurt</translation>
    </message>
    <message>
        <source>Not chosen. Discarded with the other card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Niet gekozen. Wordt aan het einde van je beurt met de andere kaart afgelegd</translation>
    </message>
    <message>
        <source>Turned up for this action only, then discarded</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Alleen voor deze actie omgedraaid, daarna afgelegd</translation>
    </message>
    <message>
        <source>Your card for the next turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Je kaart voor de volgende beurt</translation>
    </message>
    <message>
        <source>This card is hidden for now</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Deze kaart is voorlopig verborgen</translation>
    </message>
    <message>
        <source>You have no terrain card this turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Je hebt deze beurt geen gebiedskaart</translation>
    </message>
    <message>
        <source>It can be chosen after the current action</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Te kiezen na de huidige actie</translation>
    </message>
    <message>
        <source>It cannot be chosen, because no free {terrain} hex is left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Niet te kiezen, omdat er geen vrij veld meer is ({terrain})</translation>
    </message>
    <message>
        <source>{done}/{due}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/progress.py</extracomment>
        <translation>{done}/{due}</translation>
    </message>
    <message>
        <source>Watch the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Naar de computers kijken</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Eén zet</translation>
    </message>
    <message>
        <source>One turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Eén beurt</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Computersnelheid</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/log.py</extracomment>
        <translation>Verloop van de partij</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py, kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{gold} goud</translation>
    </message>
    <message>
        <source>Start player</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Speelt voor {player}: {level}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>denkt na…</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>In de hand: {cards}</translation>
    </message>
    <message>
        <source>Plays {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Speelt {terrain}</translation>
    </message>
    <message>
        <source>Chooses one of {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Kiest uit {terrain}</translation>
    </message>
    <message>
        <source>Settlements on the {tile}: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Nederzettingen op “{tile}”: {n}</translation>
    </message>
    <message>
        <source>Number tiles: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Cijfertegels: {n}</translation>
    </message>
    <message>
        <source>Rows marked (Mayors): {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Gemarkeerde rijen (Burgemeesters): {n}</translation>
    </message>
    <message>
        <source>{piece} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} op het bord</translation>
    </message>
    <message>
        <source>{piece} not on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} niet op het bord</translation>
    </message>
    <message>
        <source>{piece}: {placed} of {all} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece}: {placed} van {all} op het bord</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py, kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>Wie {player} speelt</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>S&amp;pelers…</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: {gold} goud</translation>
    </message>
    <message>
        <source>{player}: fulfilled, {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: vervuld, {gold} goud</translation>
    </message>
    <message>
        <source>{player}: not yet fulfilled</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: nog niet vervuld</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Log</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Advies</translation>
    </message>
    <message>
        <source>Cards, log or advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Kaarten, log of advies</translation>
    </message>
    <message>
        <source>Advice: something to read</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Advies: er is iets te lezen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>{tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Acties “{tile}” vóór de eindtelling</translation>
    </message>
    <message>
        <source>Round {number}, {player}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Ronde {number}, beurt van {player}</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Laatste ronde</translation>
    </message>
    <message>
        <source>{player}: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{player}: {tile}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{player} aan zet</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the draw pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n kaart in de trekstapel</numerusform>
            <numerusform>%n kaarten in de trekstapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the discard pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n kaart in de aflegstapel</numerusform>
            <numerusform>%n kaarten in de aflegstapel</numerusform>
        </translation>
    </message>
    <message>
        <source>once more</source>
        <comment>a tile that can be repeated</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>nog eens</translation>
    </message>
    <message numerus="yes">
        <source>%n settlements stored</source>
        <comment>on a tile</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n nederzetting bewaard</numerusform>
            <numerusform>%n nederzettingen bewaard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n cijfertegel</numerusform>
            <numerusform>%n cijfertegels</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose it to use it once more with the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Kies hem om hem met “{tile}” nog eens te gebruiken.</translation>
    </message>
    <message>
        <source>task</source>
        <comment>kind of card, on the score sheet</comment>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>opdracht</translation>
    </message>
    <message>
        <source>Cards removed from the game: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Uit het spel verwijderde kaarten: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n settlements left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>Nog {count} van %n nederzetting</numerusform>
            <numerusform>Nog {count} van %n nederzettingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>%n kaart in de hand</numerusform>
            <numerusform>%n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} – {turn}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>{player} – {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{player} – {turn} %n gold in all</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>
            <numerusform>{player} – {turn} %n goud in totaal</numerusform>
            <numerusform>{player} – {turn} %n goud in totaal</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Jouw tegels</translation>
    </message>
    <message>
        <source>Key: {digit}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py, kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Toets: {digit}</translation>
    </message>
    <message>
        <source>Hints, tips, lessons and puzzles appear here. {key} asks for a hint.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Hints, tips, lessen en puzzels verschijnen hier. {key} vraagt om een hint.</translation>
    </message>
    <message>
        <source>{key} shows the turn that Master would play.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>{key} toont de beurt die Meester zou spelen.</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Your terrain card. Choose it to build.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Je gebiedskaart. Kies haar om te bouwen.</translation>
    </message>
    <message>
        <source>Play this card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Deze kaart de hele beurt spelen</translation>
    </message>
    <message>
        <source>Use this side of the card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Deze zijde van de kaart de hele beurt gebruiken</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>De computers pauzeren</translation>
    </message>
    <message>
        <source>Let the computers play on</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>De computers verder laten spelen</translation>
    </message>
    <message>
        <source>Play one move, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Eén zet spelen, dan wachten</translation>
    </message>
    <message>
        <source>Play one turn, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Eén beurt spelen, dan wachten</translation>
    </message>
    <message>
        <source>Choose it to see this turn again.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Kies dit om deze beurt nog eens te zien.</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}. Choose it to change it.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Speelt voor {player}: {level}. Kies dit om het te wijzigen.</translation>
    </message>
    <message>
        <source>&amp;Log of the engine…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>&amp;Logboek van de engine…</translation>
    </message>
    <message>
        <source>No tiles yet. Build next to a location to take one.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Nog geen tegels. Bouw naast een stad om er een te nemen.</translation>
    </message>
    <message>
        <source>{player} has no tiles yet.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>{player} heeft nog geen tegels.</translation>
    </message>
    <message>
        <source>Having no settlement counts as a rank, too. Tied players get the full amount.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>Ook geen nederzetting hebben telt als rang. Spelers met gelijke stand krijgen het volle bedrag.</translation>
    </message>
    <message>
        <source>{card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{card}: {gold} goud</translation>
    </message>
    <message>
        <source>{player}, {card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {card}: {gold} goud</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>{player}, {place} place</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {place} plaats</translation>
    </message>
    <message>
        <source>{state}, {left} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>{state}, {left} van {all}</translation>
    </message>
    <message>
        <source>Every player has this action.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Elke speler heeft deze actie.</translation>
    </message>
    <message>
        <source>Taken from {places}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Genomen van {places}.</translation>
    </message>
    <message>
        <source>It can be used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Te gebruiken in je eigen beurt.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Show the score sheet now (Esc)</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Het scoreblad nu tonen (Esc)</translation>
    </message>
    <message>
        <source>The game is over. Gold is being counted. Press Esc for the score sheet.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Het spel is afgelopen. Het goud wordt geteld. Druk op Esc voor het scoreblad.</translation>
    </message>
    <message>
        <source>Card {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Kaart {number} van {all}</translation>
    </message>
    <message>
        <source>Card {number} of {all}: task</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Kaart {number} van {all}: opdracht</translation>
    </message>
    <message>
        <source>Card {number} of {all}: paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Kaart {number} van {all}: goud tijdens het spel</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py</extracomment>
        <translation>Resultaat kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>tijdens het spel</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Partij analyseren</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Afbeelding kopiëren</translation>
    </message>
    <message>
        <source>The same board, cards and players again</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Nog eens hetzelfde bord, dezelfde kaarten en dezelfde spelers</translation>
    </message>
    <message>
        <source>Copy a picture of board and result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Een afbeelding van bord en resultaat kopiëren</translation>
    </message>
    <message>
        <source>Other seats, another opponent, pictures</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Andere plaatsen, een andere tegenstander, afbeeldingen</translation>
    </message>
    <message>
        <source>Rematch with &amp;seats changed</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revanche met andere &amp;plaatsen</translation>
    </message>
    <message>
        <source>The next player starts</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>De volgende speler begint</translation>
    </message>
    <message>
        <source>Same board, &amp;other opponent</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Zelfde bord, andere &amp;tegenstander</translation>
    </message>
    <message>
        <source>Select a number to see on the board which settlements earned it.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Selecteer een getal om op het bord te zien welke nederzettingen het opleverden.</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Als het spel nu eindigde</translation>
    </message>
    <message>
        <source>{gold} gold ahead of {players}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>{gold} goud voor op {players}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{gold} goud</translation>
    </message>
    <message>
        <source>No gold now</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Nu geen goud</translation>
    </message>
    <message>
        <source>{card} {gold}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{card} {gold}</translation>
    </message>
    <message>
        <source>{text}: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{text}: {cards}</translation>
    </message>
    <message>
        <source>About as good as the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ongeveer zo goed als de beste beurt</translation>
    </message>
    <message>
        <source>About {gold} gold less in the end than the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Uiteindelijk ongeveer {gold} goud minder dan de beste beurt</translation>
    </message>
    <message>
        <source>Expected result: a tie</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Verwacht resultaat: gelijkspel</translation>
    </message>
    <message>
        <source>Expected result: you win by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Verwacht resultaat: je wint met {gold} goud verschil</translation>
    </message>
    <message>
        <source>Expected result: you lose by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Verwacht resultaat: je verliest met {gold} goud verschil</translation>
    </message>
    <message>
        <source>The best turn earns as much now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beste beurt levert nu evenveel op.</translation>
    </message>
    <message>
        <source>The best turn earns as much now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beste beurt levert nu evenveel op ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold more now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beste beurt levert nu {gold} goud meer op ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold less now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beste beurt levert nu {gold} goud minder op ({cards}).</translation>
    </message>
    <message>
        <source>It costs the opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt kost de tegenstander ongeveer {gold} goud.</translation>
    </message>
    <message>
        <source>It leaves the opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt laat de tegenstander ongeveer {gold} goud meer.</translation>
    </message>
    <message>
        <source>It costs each opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt kost elke tegenstander ongeveer {gold} goud.</translation>
    </message>
    <message>
        <source>It leaves each opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt laat elke tegenstander ongeveer {gold} goud meer.</translation>
    </message>
    <message>
        <source>It prepares about {gold} gold for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt bereidt ongeveer {gold} goud voor latere beurten voor.</translation>
    </message>
    <message>
        <source>It leaves about {gold} gold less for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt laat ongeveer {gold} goud minder over voor latere beurten.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now, but this one is worth more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Een andere beurt zou nu {gold} goud opleveren, maar deze is meer waard.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Een andere beurt zou nu {gold} goud opleveren.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now; this one is worth more in the long run.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Een andere beurt zou nu {gold} goud opleveren; deze is op den duur meer waard.</translation>
    </message>
    <message>
        <source>No remaining action helps. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Geen van de resterende acties helpt. Beëindig je beurt.</translation>
    </message>
    <message>
        <source>Nothing you can do here helps.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Niets wat je hier kunt doen, helpt.</translation>
    </message>
    <message>
        <source>No other turn earns more gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Geen andere beurt levert nu meer goud op.</translation>
    </message>
    <message>
        <source>Several turns are about as good; none is clearly better.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Verschillende beurten zijn ongeveer even goed; geen is duidelijk beter.</translation>
    </message>
    <message>
        <source>It keeps more options open for the next card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt houdt meer mogelijkheden open voor de volgende kaart</translation>
    </message>
    <message>
        <source>It brings other locations and castles closer</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt brengt andere steden en burchten dichterbij</translation>
    </message>
    <message>
        <source>It sets up a better next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt bereidt een betere volgende beurt voor</translation>
    </message>
    <message>
        <source>It keeps more free hexes to expand into</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt houdt meer vrije velden over om uit te breiden</translation>
    </message>
    <message>
        <source>It gains an advantage for later</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beurt levert een voordeel op voor later</translation>
    </message>
    <message>
        <source>{reason} (worth about {gold} gold).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{reason} (ongeveer {gold} goud waard).</translation>
    </message>
    <message>
        <source>{source}: {moves}.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{source}: {moves}.</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Bouwen</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>{origin} → {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py, kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{origin} → {hex}</translation>
    </message>
    <message>
        <source>take back {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{hex} terugnemen</translation>
    </message>
    <message>
        <source>remove {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{hex} verwijderen</translation>
    </message>
    <message>
        <source>turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>kaart omdraaien</translation>
    </message>
    <message>
        <source>take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>cijfertegel nemen</translation>
    </message>
    <message>
        <source>Assisted: {assistance}</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Met hulp: {assistance}</translation>
    </message>
    <message>
        <source>Assisted ({assistance}): no medal, and the result does not count.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Met hulp ({assistance}): geen medaille, en het resultaat telt niet.</translation>
    </message>
    <message>
        <source>hints</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>hints</translation>
    </message>
    <message>
        <source>free undo</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>vrij terugnemen</translation>
    </message>
    <message>
        <source>Task {name} ({aim} gold)</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Opdracht {name} ({aim} goud)</translation>
    </message>
    <message>
        <source>Challenge of the week from {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Uitdaging van de week vanaf {day}</translation>
    </message>
    <message>
        <source>Challenge of {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Uitdaging van {day}</translation>
    </message>
    <message>
        <source>{player} ends the turn; no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} beëindigt de beurt; er is geen kaart meer te trekken</translation>
    </message>
    <message>
        <source>{player} ends the turn and draws {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} beëindigt de beurt en trekt {cards}</translation>
    </message>
    <message>
        <source>Round {round}: {player} chooses a card</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Ronde {round}: {player} kiest een kaart</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, and no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Geen vrij veld meer ({terrain}): de kaart verlaat het spel en er is geen kaart meer te trekken</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, {player} draws {new}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Geen vrij veld meer ({terrain}): de kaart verlaat het spel, {player} trekt {new}</translation>
    </message>
    <message>
        <source>This is a position, not a game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Dit is een stelling, geen partij.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Dit bestand is geen opgeslagen partij.</translation>
    </message>
    <message>
        <source>This file was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Dit bestand is opgeslagen door een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Dit bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>This game needs boards, tiles or cards that are not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Deze partij vereist borden, tegels of kaarten die niet zijn geïnstalleerd.</translation>
    </message>
    <message>
        <source>This file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Dit bestand is beschadigd of onvolledig.</translation>
    </message>
    <message>
        <source>This game cannot be opened now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Deze partij kan nu niet worden geopend.</translation>
    </message>
    <message>
        <source>The unfinished game is kept, but cannot be continued now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>De onvoltooide partij blijft bewaard, maar kan nu niet worden voortgezet.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ze vereist het pakket {pack}, dat niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is switched off.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ze vereist het pakket {pack}, dat is uitgezet.</translation>
    </message>
    <message>
        <source>It needs “{name}”, content that the player who saved it has made.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ze vereist “{name}”, inhoud die de speler die haar opsloeg zelf heeft gemaakt.</translation>
    </message>
    <message>
        <source>It was played with the pack {pack}; the installed version {installed} plays differently.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ze is gespeeld met het pakket {pack}; de geïnstalleerde versie {installed} speelt anders.</translation>
    </message>
    <message>
        <source>“{name}” {version} ({author})</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>“{name}” {version} ({author})</translation>
    </message>
    <message>
        <source>“{name}” {version}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>“{name}” {version}</translation>
    </message>
    <message>
        <source>Line {line}: this is not a list of moves.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: dit is geen lijst van zetten.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is neither a turn nor an option.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: “{text}” is geen beurt en geen optie.</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” is given twice.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: de optie “{text}” komt twee keer voor.</translation>
    </message>
    <message>
        <source>Line {line}: there is no option “{text}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: de optie “{text}” bestaat niet.</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” cannot be “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: de optie “{text}” kan niet “{other}” zijn.</translation>
    </message>
    <message>
        <source>Line {line}: no game can be set up with these options.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: met deze opties kan geen partij worden opgezet.</translation>
    </message>
    <message>
        <source>Line {line}: this is turn {text}, but turn {other} is next.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: dit is beurt {text}, maar beurt {other} is aan de orde.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” comes after the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: “{text}” komt na het einde van het spel.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is not a move. A move is written as “mandatory build C7”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: “{text}” is geen zet. Een zet wordt geschreven als “mandatory build C7”.</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: de zet “{text}” is niet mogelijk. {reason}</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: de zet “{text}” is niet mogelijk.</translation>
    </message>
    <message>
        <source>Line {line}: the list was cut off; the line “{text}” is missing.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: de lijst is afgebroken; de regel “{text}” ontbreekt.</translation>
    </message>
    <message>
        <source>Line {line}: the gold is “{text}”, but the moves end with “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: het goud is “{text}”, maar de zetten eindigen met “{other}”.</translation>
    </message>
    <message>
        <source>Line {line}: the cards are reshuffled more often than the moves allow.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Regel {line}: de kaarten worden vaker opnieuw geschud dan de zetten toelaten.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Er is geen map {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>{file} kan niet worden geschreven: {error}.</translation>
    </message>
    <message>
        <source>{file} is open in another program: trying again…</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} is in een ander programma geopend: nieuwe poging…</translation>
    </message>
    <message>
        <source>{file} is open in another program and was not changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} is in een ander programma geopend en is niet gewijzigd.</translation>
    </message>
    <message>
        <source>Your version was saved next to it as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>Je versie is ernaast opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{name}” for a device.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows reserveert de naam “{name}” voor een apparaat.</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of “{name}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows laat de punt of spatie aan het einde van “{name}” weg.</translation>
    </message>
    <message>
        <source>Windows does not allow “{letter}” in a file name.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows staat “{letter}” in een bestandsnaam niet toe.</translation>
    </message>
    <message>
        <source>A file name cannot contain “{letter}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Een bestandsnaam kan geen “{letter}” bevatten.</translation>
    </message>
    <message>
        <source>Choose another name, so that the file can be used everywhere.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Kies een andere naam, zodat het bestand overal kan worden gebruikt.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <extracomment>kingdom_builder_qt/ui/words/foreign_text.py</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>{game}, {when}</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{game}, {when}</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Uitdaging</translation>
    </message>
    <message>
        <source>From a position</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Vanuit een stelling</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Basisspel</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Mooie burchten</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Eerste partij</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{expansion}: eerste partij</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Gisteren</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>kingdom_builder_qt/ui/words/dates.py, kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>a mapping with the key `format`</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>een toewijzing met de sleutel `format`</translation>
    </message>
    <message>
        <source>`min` {min} is greater than `max` {max}</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`min` {min} is groter dan `max` {max}</translation>
    </message>
    <message>
        <source>`count` and `steps` cannot be combined</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`count` en `steps` kunnen niet samen</translation>
    </message>
    <message>
        <source>use `steps` with `shared: true`</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>gebruik `steps` met `shared: true`</translation>
    </message>
    <message>
        <source>`min` and `exactly` cannot be combined with `within`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`min` en `exactly` kunnen niet samen met `within`</translation>
    </message>
    <message>
        <source>“,” or “]” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>“,” of “]” ontbreekt</translation>
    </message>
    <message>
        <source>“,” or “}}” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>“,” of “}}” ontbreekt</translation>
    </message>
    <message>
        <source>a text in quotes has no end</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een tekst tussen aanhalingstekens heeft geen einde</translation>
    </message>
    <message>
        <source>no value begins with this character</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>geen waarde begint met dit teken</translation>
    </message>
    <message>
        <source>an entry of a list begins with “-”</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een onderdeel van een lijst begint met “-”</translation>
    </message>
    <message>
        <source>a key has no colon</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een sleutel heeft geen dubbele punt</translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier hoort een sleutel te staan</translation>
    </message>
    <message>
        <source>this line does not continue the lines above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>deze regel sluit niet aan op de regels erboven</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>er ontbreekt een waarde</translation>
    </message>
    <message>
        <source>an entry of a list is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier mag geen onderdeel van een lijst staan</translation>
    </message>
    <message>
        <source>begin the list on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>begin de lijst op de volgende regel</translation>
    </message>
    <message>
        <source>unknown character after a backslash</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>onbekend teken na een backslash</translation>
    </message>
    <message>
        <source>write two backslashes for one</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>schrijf twee backslashes voor één</translation>
    </message>
    <message>
        <source>the text has to begin on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>de tekst moet op de volgende regel beginnen</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>onleesbaar</translation>
    </message>
    <message>
        <source>{kind} is neutral: it belongs in the field `pieces`</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} is neutraal: het hoort in het gegeven `pieces`</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {reason} ({place}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} kan niet worden gestart: {reason} ({place}).</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {place} is not an executable program.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} kan niet worden gestart: {place} is geen uitvoerbaar programma.</translation>
    </message>
    <message>
        <source>The answer of {engine} cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>Het antwoord van {engine} is onleesbaar: {reason}</translation>
    </message>
    <message>
        <source>expects a lead of {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>verwacht {gold} goud voorsprong</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{hex}, {terrain}, {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {terrain}, {piece}</translation>
    </message>
    <message>
        <source>{hex}, {terrain} with {overlay:indefinite}, {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {terrain} met {overlay:indefinite}, {piece}</translation>
    </message>
    <message>
        <source>empty, blocked by {piece:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>leeg, geblokkeerd door {piece:indefinite}</translation>
    </message>
    <message>
        <source>{piece} of {player}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{piece} van {player}</translation>
    </message>
    <message>
        <source>{hex}, {feature} with {overlay:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature} met {overlay:indefinite}</translation>
    </message>
    <message>
        <source>{hex}, {feature}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature}</translation>
    </message>
    <message>
        <source>{hex}, {feature}: {tile}, {stock}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature}: {tile}, {stock}</translation>
    </message>
    <message>
        <source>no tile left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>geen tegel meer</translation>
    </message>
    <message>
        <source>{tile}: one more card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: nog een kaart aan het einde van je beurt</translation>
    </message>
    <message>
        <source>{tile}: take a number tile; to build, choose a card first</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: neem een cijfertegel; kies eerst een kaart om te bouwen</translation>
    </message>
    <message>
        <source>{tile}: take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: neem een cijfertegel</translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or else move up to {moves}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: bouw er tot {left}, of verplaats er tot {moves}, of Klaar</translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: bouw er tot {left}, of Klaar</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats er tot {left}, of Klaar</translation>
    </message>
    <message>
        <source>{tile}: turn up a card to see where to build</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: draai een kaart om en zie waar je bouwt</translation>
    </message>
    <message>
        <source>{tile}: the card shows {terrain}, build one there</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: de kaart toont {terrain}, bouw daar één nederzetting</translation>
    </message>
    <message>
        <source>{tile}: now put it back in the supply (Esc: cancel)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: leg het nu terug in de voorraad (Esc: annuleren)</translation>
    </message>
    <message>
        <source>{tile}: choose where it goes, or the supply to take it back (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies waar het heen gaat, of de voorraad om het terug te nemen (Esc: terug)</translation>
    </message>
    <message>
        <source>{tile}: now choose {terrain:indefinite} hex (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies nu {terrain:indefinite} (Esc: terug)</translation>
    </message>
    <message>
        <source>{tile}: now choose where it goes (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies nu waar het heen gaat (Esc: terug)</translation>
    </message>
    <message>
        <source>{tile}: now take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: neem nu een speelstuk van {victim}</translation>
    </message>
    <message>
        <source>{tile}: place up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats er nog tot {left}, of Klaar</translation>
    </message>
    <message>
        <source>{tile}: place {left} more</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats er nog {left}</translation>
    </message>
    <message>
        <source>{tile}: now place the last {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats nu het laatste stuk ({piece})</translation>
    </message>
    <message>
        <source>{tile}: now place the other {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats nu het andere stuk ({piece})</translation>
    </message>
    <message>
        <source>{tile}: move up to {left} more, each once, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats er nog tot {left}, elk één keer, of Klaar</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats er nog een, een andere, of Klaar</translation>
    </message>
    <message>
        <source>{tile}: move {left} more, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats er nog {left}, elk één keer</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats er nog een, een andere</translation>
    </message>
    <message>
        <source>{tile}: build up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: bouw er nog tot {left}, of Klaar</translation>
    </message>
    <message>
        <source>{tile}: choose a settlement to store and build again on your next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies een nederzetting om te bewaren en in je volgende beurt weer te bouwen</translation>
    </message>
    <message>
        <source>{tile}: take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: neem een speelstuk van {victim}</translation>
    </message>
    <message>
        <source>{tile}: choose the {piece} to take back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies {piece:indefinite} om terug te nemen</translation>
    </message>
    <message>
        <source>{tile}: choose {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: choose one of the marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies een van de gemarkeerde velden</translation>
    </message>
    <message>
        <source>{tile}: choose the middle of seven free hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies het midden van zeven vrije velden</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite}, or take one back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats {piece:indefinite}, of neem er een terug</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite} on a marked hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats {piece:indefinite} op een gemarkeerd veld</translation>
    </message>
    <message>
        <source>{tile}: place up to {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats er tot {left}, elk naast je eigen speelstukken</translation>
    </message>
    <message>
        <source>{tile}: place {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats er {left}, elk naast je eigen speelstukken</translation>
    </message>
    <message>
        <source>{tile}: place up to {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats er tot {left} op gemarkeerde velden</translation>
    </message>
    <message>
        <source>{tile}: place {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: plaats er {left} op gemarkeerde velden</translation>
    </message>
    <message>
        <source>{tile}: move the {piece}, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats {piece:definite}, of neem je stuk terug</translation>
    </message>
    <message>
        <source>{tile}: choose {piece:indefinite} to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies {piece:indefinite} om te verplaatsen</translation>
    </message>
    <message>
        <source>{tile}: move the piece, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats het speelstuk, of neem het terug</translation>
    </message>
    <message>
        <source>{tile}: choose a piece to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: kies een speelstuk om te verplaatsen</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats er tot {left}, elk één keer</translation>
    </message>
    <message>
        <source>{tile}: move {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: verplaats er {left}, elk één keer</translation>
    </message>
    <message>
        <source>{tile}: {move}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{tile}: {move}</translation>
    </message>
    <message>
        <source>Takes the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Neemt “{tile}”</translation>
    </message>
    <message>
        <source>{gold} {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{gold} {card}</translation>
    </message>
    <message>
        <source>{card}: {hexes}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{card}: {hexes}</translation>
    </message>
    <message>
        <source>{hex} removed</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{hex} verwijderd</translation>
    </message>
    <message>
        <source>You lose the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Je verliest de tegel “{tile}” ({hex}).</translation>
    </message>
    <message>
        <source>{player} loses the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{player} verliest de tegel “{tile}” ({hex}).</translation>
    </message>
    <message>
        <source>Draw one more card at the end of the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Aan het einde van de beurt een extra kaart trekken</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>De beurt beëindigen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Turn up a terrain card</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Een gebiedskaart omdraaien</translation>
    </message>
    <message>
        <source>Your next placement need not be next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Je volgende plaatsing hoeft niet naast je eigen speelstukken</translation>
    </message>
    <message>
        <source>Take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Een cijfertegel nemen</translation>
    </message>
    <message>
        <source>Decline: build nothing</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Overslaan: niets bouwen</translation>
    </message>
    <message>
        <source>Use the card for {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>De kaart gebruiken als {card}</translation>
    </message>
    <message>
        <source>Play the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>De kaart {card} spelen</translation>
    </message>
    <message>
        <source>Play two identical cards as {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Twee gelijke kaarten spelen als {card}</translation>
    </message>
    <message>
        <source>Put the settlement on {hex} onto the tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>De nederzetting van {hex} op de tegel leggen</translation>
    </message>
    <message>
        <source>Build on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Bouwen op {place}</translation>
    </message>
    <message>
        <source>Move {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{origin} verplaatsen naar {place}</translation>
    </message>
    <message>
        <source>Move the {piece} from {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} van {origin} naar {place} verplaatsen</translation>
    </message>
    <message>
        <source>Take the {piece} on {hex} back</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} van {hex} terugnemen</translation>
    </message>
    <message>
        <source>Remove the {piece} of {owner} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} van {owner} op {hex} verwijderen</translation>
    </message>
    <message>
        <source>Place the {piece} on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} plaatsen op {place}</translation>
    </message>
    <message>
        <source>Tilly</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Tilly</translation>
    </message>
    <message>
        <source>Hugo</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Nora</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Nora</translation>
    </message>
    <message>
        <source>Vera</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Vera</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>bebouwbare velden</translation>
    </message>
    <message>
        <source>a buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>een bebouwbaar veld</translation>
    </message>
    <message>
        <source>{rule} In this game: {terrain}.</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{rule} In deze partij: {terrain}.</translation>
    </message>
    <message>
        <source>Mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Verplichte actie</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>{tile} once more</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile} nog eens</translation>
    </message>
    <message>
        <source>{letter} of the island</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{letter} van het eiland</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Does not play</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Speelt niet</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Bouwer</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Strateeg</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Meester</translation>
    </message>
    <message>
        <source>{level}, {seconds} s a turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{level}, {seconds} s per beurt</translation>
    </message>
    <message>
        <source>Pip</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Bruno</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Iris</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Otto</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Plays anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Speelt zomaar ergens</translation>
    </message>
    <message>
        <source>One settlement at a time, locations first</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Eén nederzetting tegelijk, eerst steden</translation>
    </message>
    <message>
        <source>Plans several turns ahead; the strongest</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Plant meerdere beurten vooruit; de sterkste</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>5e</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py, kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} of {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py, kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} en {last}</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>nul</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>tien</translation>
    </message>
    <message>
        <source>eleven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>twaalf</translation>
    </message>
    <message>
        <source>{player} ends the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} beëindigt de beurt</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} plaatst {piece:indefinite} op {hex} ({terrain}) met “{tile}”</translation>
    </message>
    <message>
        <source>{player} takes the {piece} on {hex} back with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} neemt {piece:definite} van {hex} terug met “{tile}”</translation>
    </message>
    <message>
        <source>{player} removes the piece on {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verwijdert het speelstuk op {hex} met “{tile}”</translation>
    </message>
    <message>
        <source>{player} turns up a terrain card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} draait een gebiedskaart om met “{tile}”</translation>
    </message>
    <message>
        <source>{player} uses the {tile} for the next placement</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gebruikt “{tile}” voor de volgende plaatsing</translation>
    </message>
    <message>
        <source>{player} is done with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} is klaar met “{tile}”</translation>
    </message>
    <message>
        <source>{player} takes a number tile with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} neemt een cijfertegel met “{tile}”</translation>
    </message>
    <message>
        <source>{player} does not use the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gebruikt “{tile}” niet</translation>
    </message>
    <message>
        <source>{player} puts the settlement on {hex} onto the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} legt de nederzetting van {hex} op “{tile}”</translation>
    </message>
    <message>
        <source>{player} will draw one more card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} trekt straks een extra kaart met “{tile}”</translation>
    </message>
    <message>
        <source>{player} chooses the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} kiest de kaart {card}</translation>
    </message>
    <message>
        <source>{player} moves a settlement from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verplaatst een nederzetting van {origin} naar {hex} met “{tile}”</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verplaatst een speelstuk van {origin} naar {hex} met “{tile}”</translation>
    </message>
    <message>
        <source>{player} moves the {piece} from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verplaatst {piece:definite} van {origin} naar {hex} met “{tile}”</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} bouwt op {hex} ({terrain})</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} bouwt op {hex} ({terrain}) met “{tile}”</translation>
    </message>
    <message>
        <source>{player} builds on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} bouwt op {hex}</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} plaatst {piece:indefinite} op {hex}</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verplaatst een speelstuk van {origin} naar {hex}</translation>
    </message>
    <message>
        <source>The {piece} of {owner} on {hex} goes back to the supply</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Terug naar de voorraad: {piece} van {owner} op {hex}</translation>
    </message>
    <message>
        <source>{player} takes the {Tile} tile ({hex})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} neemt de tegel “{Tile}” ({hex})</translation>
    </message>
    <message>
        <source>{player} loses the {Tile} tile: no settlement is left next to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verliest de tegel “{Tile}”: er staat geen nederzetting meer naast {hex}</translation>
    </message>
    <message>
        <source>{player} uses the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gebruikt “{tile}”</translation>
    </message>
    <message>
        <source>{player}&apos;s nomad tile {tile} leaves the game: it lasts one turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>De nomadentegel “{tile}” van {player} verlaat het spel: hij geldt één beurt</translation>
    </message>
    <message>
        <source>{player} earns {amount} gold ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verdient {amount} goud ({earner})</translation>
    </message>
    <message>
        <source>{player} reveals the cards {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} toont de kaarten {cards}</translation>
    </message>
    <message>
        <source>{player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} speelt {card}</translation>
    </message>
    <message>
        <source>{player} turns up {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} draait {card} om</translation>
    </message>
    <message>
        <source>{player} stores the settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} bewaart de nederzetting van {hex}</translation>
    </message>
    <message>
        <source>{player} builds the stored settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} bouwt de bewaarde nederzetting op {hex}</translation>
    </message>
    <message>
        <source>{player} marks row {row} ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} markeert rij {row} ({earner})</translation>
    </message>
    <message>
        <source>{player} may use the {tile} now</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} mag nu “{tile}” gebruiken</translation>
    </message>
    <message>
        <source>{player} uses the card for {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gebruikt de kaart als {terrain}</translation>
    </message>
    <message>
        <source>{player} cannot build anything in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} kan in de verplichte actie niets bouwen</translation>
    </message>
    <message>
        <source>{player} takes a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} neemt een cijfertegel</translation>
    </message>
    <message>
        <source>No card is left: {player} draws none</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Er is geen kaart meer: {player} trekt er geen</translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} trekt een kaart</translation>
    </message>
    <message>
        <source>{player} draws a card: {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} trekt een kaart: {card}</translation>
    </message>
    <message>
        <source>No free {card} hex is left: the card leaves the game</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Geen vrij veld meer ({card}): de kaart verlaat het spel</translation>
    </message>
    <message>
        <source>{player} draws {card} in its place</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} trekt in plaats daarvan {card}</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new draw pile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>De afgelegde kaarten worden geschud tot een nieuwe trekstapel</translation>
    </message>
    <message>
        <source>Round {round}: {player} has no card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Ronde {round}: {player} heeft geen kaart</translation>
    </message>
    <message>
        <source>Round {round}: {player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Ronde {round}: {player} speelt {card}</translation>
    </message>
    <message>
        <source>{player} has built the last settlement: this is the last round</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} heeft de laatste nederzetting gebouwd: dit is de laatste ronde</translation>
    </message>
    <message>
        <source>The game is over: nothing can be built any more</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Het spel is afgelopen: er kan niets meer worden gebouwd</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>The {tile} is always on; there is nothing to choose.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: werkt altijd; je hoeft niets te kiezen.</translation>
    </message>
    <message>
        <source>{tile}: nothing can be done with it now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: daar kan nu niets mee worden gedaan.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>First finish the mandatory action: {left} still to build. Tiles can be used before or after it, not in between.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Rond eerst de verplichte actie af: nog {left} te bouwen. Tegels kun je ervoor of erna gebruiken, niet ertussendoor.</translation>
    </message>
    <message>
        <source>First finish what you started with the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Rond eerst af wat je met “{due}” begonnen bent.</translation>
    </message>
    <message>
        <source>This turn&apos;s mandatory action is done.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>De verplichte actie van deze beurt is klaar.</translation>
    </message>
    <message>
        <source>You cannot end your turn yet: {left} still to build in the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je kunt je beurt nog niet beëindigen: nog {left} te bouwen in de verplichte actie.</translation>
    </message>
    <message>
        <source>First choose one of your terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kies eerst een van je gebiedskaarten.</translation>
    </message>
    <message>
        <source>First choose one of the {sides} sides of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kies eerst een van de {sides} zijden van je kaart.</translation>
    </message>
    <message>
        <source>First decide whether to use the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Beslis eerst of je “{due}” gebruikt.</translation>
    </message>
    <message>
        <source>The last round is over: only {due} actions are left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>De laatste ronde is voorbij: alleen acties van “{due}” zijn nog over.</translation>
    </message>
    <message>
        <source>The {tile} is used when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: te gebruiken wanneer een andere speler de laatste tegel van een stad of nomadenveld neemt.</translation>
    </message>
    <message>
        <source>{Tile} actions come after the last round, before scoring.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{Tile}: acties hiervan komen na de laatste ronde, vóór de eindtelling.</translation>
    </message>
    <message>
        <source>The {tile} cannot be used now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: kan nu niet worden gebruikt.</translation>
    </message>
    <message>
        <source>The {tile} has already been used this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: deze beurt al gebruikt.</translation>
    </message>
    <message>
        <source>First use the {tile} itself: the {behind} repeats it afterwards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Gebruik eerst “{tile}” zelf: “{behind}” herhaalt de actie daarna.</translation>
    </message>
    <message>
        <source>You have no number tile to give back for a build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je hebt geen cijfertegel om terug te geven voor een bouwactie.</translation>
    </message>
    <message>
        <source>You took the {tile} this turn: you can use it from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je hebt “{tile}” deze beurt genomen: te gebruiken vanaf je volgende beurt.</translation>
    </message>
    <message>
        <source>The {tile} can be used only once in the game, and you have already used it.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: maar één keer per partij te gebruiken, en dat heb je al gedaan.</translation>
    </message>
    <message>
        <source>You do not have the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je hebt “{tile}” niet.</translation>
    </message>
    <message>
        <source>There is no hex there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Daar is geen veld.</translation>
    </message>
    <message>
        <source>You have no terrain card this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je hebt deze beurt geen gebiedskaart.</translation>
    </message>
    <message>
        <source>You have no settlement left to build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je hebt geen nederzetting meer om te bouwen.</translation>
    </message>
    <message>
        <source>No {detail} is left in the supply.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Niets meer in de voorraad ({detail:plural}).</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite}: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is {detail:indefinite}: daar kan niets worden gebouwd.</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} of {owner} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is bezet: daar staat {piece:indefinite} van {owner}.</translation>
    </message>
    <message>
        <source>Your own {piece} already stands on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Op {hex} staat al een stuk van jezelf ({piece}).</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is bezet: daar staat {piece:indefinite}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex; it must be {wanted:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is {detail:indefinite}; het moet {wanted:indefinite} zijn.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but your card shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is {detail:indefinite}, maar je kaart toont {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but the card turned up shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is {detail:indefinite}, maar de omgedraaide kaart toont {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is not at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet aan de rand van het bord.</translation>
    </message>
    <message>
        <source>{hex} is not next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast een ander kwadrant.</translation>
    </message>
    <message>
        <source>{hex} does not have the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} heeft niet de buurvelden die deze actie vereist.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} does not continue a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} zet geen rechte lijn van minstens {number} van je nederzettingen voort.</numerusform>
            <numerusform>{hex} zet geen rechte lijn van minstens {number} van je nederzettingen voort.</numerusform>
        </translation>
    </message>
    <message>
        <source>This action rules out {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Deze actie sluit {hex} uit.</translation>
    </message>
    <message>
        <source>You must build next to your settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je moet naast je nederzettingen bouwen zolang daar een veld vrij is ({wanted:plural}).</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is {detail:indefinite}: daar kan niets worden gebouwd.</translation>
    </message>
    <message>
        <source>{hex} is next to {detail:indefinite}: nothing can be placed there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt naast {detail:indefinite}: daar kan niets worden geplaatst.</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours must all be free.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} en de zes buurvelden moeten allemaal vrij zijn.</translation>
    </message>
    <message>
        <source>{hex} or one of its six neighbours must be next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} of een van de zes buurvelden moet naast een van je eigen speelstukken liggen.</translation>
    </message>
    <message>
        <source>{hex} is not next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast een van je eigen speelstukken.</translation>
    </message>
    <message>
        <source>You must place the {piece} next to your own pieces as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je moet {piece:definite} naast je eigen speelstukken plaatsen zolang daar een veld vrij is ({wanted:plural}).</translation>
    </message>
    <message>
        <source>You must move next to your other settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je moet naast je andere nederzettingen verplaatsen zolang daar een veld vrij is ({wanted:plural}).</translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not exactly {number} hexes away in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet precies {number} veld verderop in een rechte lijn.</numerusform>
            <numerusform>{hex} ligt niet precies {number} velden verderop in een rechte lijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex} is not next to that piece: it moves step by step.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast dat speelstuk: het beweegt stap voor stap.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n {tile} tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>De beurt levert %n tegel “{tile}” op</numerusform>
            <numerusform>De beurt levert %n tegels “{tile}” op</numerusform>
        </translation>
    </message>
    <message>
        <source>use</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>gebruik</translation>
    </message>
    <message>
        <source>decline</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>overslaan</translation>
    </message>
    <message>
        <source>done</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>klaar</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n cards</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>
            <numerusform>{player} beëindigt de beurt en trekt %n kaart</numerusform>
            <numerusform>{player} beëindigt de beurt en trekt %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n more that are missing or different.</source>
        <comment>packs</comment>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>
            <numerusform>Nog %n ontbreekt of is anders.</numerusform>
            <numerusform>Nog %n ontbreken of zijn anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>leeg</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>nog %n tegel</numerusform>
            <numerusform>nog %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: drop it here, or drag it on (%n steps left)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: laat het hier los, of sleep verder (nog %n stap)</numerusform>
            <numerusform>{tile}: laat het hier los, of sleep verder (nog %n stappen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: take a number tile, or build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: neem een cijfertegel, of bouw er %n op {terrain:indefinite}</numerusform>
            <numerusform>{tile}: neem een cijfertegel, of bouw er tot %n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: bouw er %n op {terrain:indefinite}</numerusform>
            <numerusform>{tile}: bouw er tot %n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} {nth} of {count}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}, {nth} van {count}: bouw er %n op {terrain:indefinite}, of sla over</numerusform>
            <numerusform>{tile}, {nth} van {count}: bouw er %n op {terrain:plural}, of sla over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: bouw er %n op {terrain:indefinite}, of sla over</numerusform>
            <numerusform>{tile}: bouw er %n op {terrain:plural}, of sla over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: keep going, %n steps left, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: ga verder, nog %n stap, of Klaar</numerusform>
            <numerusform>{tile}: ga verder, nog %n stappen, of Klaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: nog %n stap voor een speelstuk naar keuze, of Klaar</numerusform>
            <numerusform>{tile}: nog %n stappen voor speelstukken naar keuze, of Klaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: nog %n stap voor een speelstuk naar keuze</numerusform>
            <numerusform>{tile}: nog %n stappen voor speelstukken naar keuze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: nog %n stap voor {piece:indefinite} naar keuze, of Klaar</numerusform>
            <numerusform>{tile}: nog %n stappen voor {piece:plural} naar keuze, of Klaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: nog %n stap voor {piece:indefinite} naar keuze</numerusform>
            <numerusform>{tile}: nog %n stappen voor {piece:plural} naar keuze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: nog %n op {terrain:indefinite}, of Klaar</numerusform>
            <numerusform>{tile}: nog %n op {terrain:plural}, of Klaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: nog %n op {terrain:indefinite}</numerusform>
            <numerusform>{tile}: nog %n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: bouw er nog %n op {terrain:indefinite}</numerusform>
            <numerusform>{tile}: bouw er nog %n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: bouw er nog %n op {terrain:indefinite}, of Klaar</numerusform>
            <numerusform>{tile}: bouw er nog tot %n op {terrain:plural}, of Klaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: bouw er %n op {terrain:indefinite}</numerusform>
            <numerusform>{tile}: bouw er %n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: bouw %n ({piece}) op {terrain:indefinite}</numerusform>
            <numerusform>{tile}: bouw tot %n {piece:short_plural} op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: bouw %n ({piece}) op {terrain:indefinite}</numerusform>
            <numerusform>{tile}: bouw %n {piece:short_plural} op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the {piece} up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: verplaats {piece:definite} %n stap, of neem je stuk terug</numerusform>
            <numerusform>{tile}: verplaats {piece:definite} tot %n stappen, of neem je stuk terug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose {piece:indefinite} to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: kies {piece:indefinite} om %n stap te verplaatsen</numerusform>
            <numerusform>{tile}: kies {piece:indefinite} om tot %n stappen te verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any {piece}, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: verplaats {piece:indefinite} naar keuze, %n stap</numerusform>
            <numerusform>{tile}: verplaats {piece:plural} naar keuze, samen %n stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the piece up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: verplaats het speelstuk %n stap, of neem het terug</numerusform>
            <numerusform>{tile}: verplaats het speelstuk tot %n stappen, of neem het terug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose a piece to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: kies een speelstuk om %n stap te verplaatsen</numerusform>
            <numerusform>{tile}: kies een speelstuk om tot %n stappen te verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any piece, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: verplaats een speelstuk naar keuze, %n stap</numerusform>
            <numerusform>{tile}: verplaats speelstukken naar keuze, samen %n stappen</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}, {terrain}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {terrain}, naast {sites}</translation>
    </message>
    <message>
        <source>{hex}, {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {terrain}</translation>
    </message>
    <message>
        <source>{feature:indefinite}</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite}</translation>
    </message>
    <message>
        <source>{tile:indefinite}</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{tile:indefinite}</translation>
    </message>
    <message>
        <source>{tile:indefinite} without tiles</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{tile:indefinite} zonder tegels</translation>
    </message>
    <message>
        <source>{feature:indefinite} with {tile:indefinite}</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} met {tile:indefinite}</translation>
    </message>
    <message>
        <source>{feature:indefinite} without a tile</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} zonder tegel</translation>
    </message>
    <message>
        <source>{feature:indefinite} without tiles</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} zonder tegels</translation>
    </message>
    <message>
        <source>repeated {tile}</source>
        <comment>any form of the name</comment>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile} (herhaald)</translation>
    </message>
    <message>
        <source>one</source>
        <comment>in a sentence, before a noun</comment>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>één</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n {tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} heeft vóór de eindtelling %n actie “{tile}”</numerusform>
            <numerusform>{player} heeft vóór de eindtelling %n acties “{tile}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can build only %n settlements in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} kan in de verplichte actie maar %n nederzetting bouwen</numerusform>
            <numerusform>{player} kan in de verplichte actie maar %n nederzettingen bouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n number tiles back</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} geeft %n cijfertegel terug</numerusform>
            <numerusform>{player} geeft %n cijfertegels terug</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece goes as far as it can in a straight line; it cannot stop on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Het speelstuk gaat zo ver mogelijk in een rechte lijn; het kan niet op {hex} stoppen.</translation>
    </message>
    <message>
        <source>Choose one of your pieces that can move; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kies een van je speelstukken die kunnen bewegen; op {hex} staat er geen.</translation>
    </message>
    <message>
        <source>Choose one of the marked pieces; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kies een van de gemarkeerde speelstukken; op {hex} staat er geen.</translation>
    </message>
    <message>
        <source>{hex} is not the first free hex in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} is niet het eerste vrije veld in een rechte lijn.</translation>
    </message>
    <message>
        <source>{hex} is not next to the rest of the settlement&apos;s area.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast de rest van het gebied van de nederzetting.</translation>
    </message>
    <message>
        <source>The piece must leave {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Het speelstuk moet {hex} verlaten.</translation>
    </message>
    <message>
        <source>The piece this action needs is not on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Het speelstuk dat deze actie vereist, staat niet op {hex}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen vrij veld voldoet aan de voorwaarden van deze actie ({wanted:plural}).</translation>
    </message>
    <message>
        <source>None of your pieces meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen van je speelstukken voldoet aan de voorwaarden van deze actie.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Er is geen vrij veld meer ({wanted:plural}).</translation>
    </message>
    <message>
        <source>{tile}, key {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{tile}, toets {number}</translation>
    </message>
    <message>
        <source>No hex for “{words}”</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Geen veld voor “{words}”</translation>
    </message>
    <message>
        <source>on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>aan</translation>
    </message>
    <message>
        <source>in use</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>in gebruik</translation>
    </message>
    <message>
        <source>used up</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>opgebruikt</translation>
    </message>
    <message>
        <source>used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>gebruikt</translation>
    </message>
    <message>
        <source>this turn only</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>alleen nu</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>klaar</translation>
    </message>
    <message>
        <source>now</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>others&apos; turns</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>beurt ander</translation>
    </message>
    <message>
        <source>last one</source>
        <comment>action of a silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>laatste</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>next turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>hierna</translation>
    </message>
    <message>
        <source>always on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>altijd aan</translation>
    </message>
    <message>
        <source>every turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>elke beurt</translation>
    </message>
    <message>
        <source>next turn, once</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>hierna, eens</translation>
    </message>
    <message>
        <source>Choose the tile to use once more: {tiles}.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Kies de tegel die je nog eens wilt gebruiken: {tiles}.</translation>
    </message>
    <message>
        <source>Choose it: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Kies hem: je volgende plaatsing hoeft niet naast je eigen speelstukken.</translation>
    </message>
    <message numerus="yes">
        <source>Available: %n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Beschikbaar: %n speelstuk kan worden verplaatst.</numerusform>
            <numerusform>Beschikbaar: %n speelstukken kunnen worden verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Available: %n hexes.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Beschikbaar: %n veld.</numerusform>
            <numerusform>Beschikbaar: %n velden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n from the {tile} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Bouw er %n van “{tile}” op {terrain:indefinite}</numerusform>
            <numerusform>Bouw er %n van “{tile}” op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, {stored} of them from the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Bouw er %n op {terrain:indefinite}, waarvan {stored} van “{tile}”</numerusform>
            <numerusform>Bouw er %n op {terrain:plural}, waarvan {stored} van “{tile}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Bouw er nog %n op {terrain:indefinite}, de volgende waar dan ook</numerusform>
            <numerusform>Bouw er nog %n op {terrain:plural}, de volgende waar dan ook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Bouw er %n op {terrain:indefinite}, de volgende waar dan ook</numerusform>
            <numerusform>Bouw er %n op {terrain:plural}, de volgende waar dan ook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Bouw er nog %n op {terrain:indefinite}</numerusform>
            <numerusform>Bouw er nog %n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, or use a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Bouw er %n op {terrain:indefinite}, of gebruik een tegel</numerusform>
            <numerusform>Bouw er %n op {terrain:plural}, of gebruik een tegel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Bouw er %n op {terrain:indefinite}</numerusform>
            <numerusform>Bouw er %n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on {terrain} hexes</source>
        <comment>one side of a card: so many settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>%n op {terrain:indefinite}</numerusform>
            <numerusform>%n op {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n {tile} actions</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>{player}: %n actie “{tile}”</numerusform>
            <numerusform>{player}: %n acties “{tile}”</numerusform>
        </translation>
    </message>
    <message>
        <source>No free {wanted} hex has the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen vrij veld heeft de buurvelden die deze actie vereist ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aan de rand van het bord is geen veld meer vrij ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Naast een ander kwadrant is geen veld meer vrij ({wanted:plural}).</translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex continues a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld zet een rechte lijn van minstens {number} van je nederzettingen voort ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld zet een rechte lijn van minstens {number} van je nederzettingen voort ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no group of seven free {wanted} hexes on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Er is op het bord geen groep van zeven vrije velden ({wanted:plural}).</translation>
    </message>
    <message>
        <source>another program holds the file open</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>een ander programma houdt het bestand open</translation>
    </message>
    <message>
        <source>the disk returned other data than were written</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>de schijf gaf andere gegevens terug dan er zijn geschreven</translation>
    </message>
    <message>
        <source>a date like 2026-01-05</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>een datum als 2026-01-05</translation>
    </message>
    <message>
        <source>{stem} is not the date of a Monday</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>{stem} is niet de datum van een maandag</translation>
    </message>
    <message>
        <source>rename the file</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py, kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>hernoem het bestand</translation>
    </message>
    <message>
        <source>the pool of {day} contains a missing {kind}: {id}</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>de voorraad van {day} bevat iets dat ontbreekt: {kind} {id}</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <extracomment>kingdom_builder_qt/content/check.py, kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>dit bestand of deze map bestaat niet</translation>
    </message>
    <message>
        <source>the most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>de meeste</translation>
    </message>
    <message>
        <source>the second most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>de op een na meeste</translation>
    </message>
    <message>
        <source>the third most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>de op twee na meeste</translation>
    </message>
    <message>
        <source>At once, for each settlement you build: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Meteen, voor elke nederzetting die je bouwt: {rule}</translation>
    </message>
    <message>
        <source>After your mandatory action, counting only its settlements: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Na je verplichte actie, alleen met de nederzettingen daarvan: {rule}</translation>
    </message>
    <message>
        <source>At the end of your turn, counting only the settlements built in it: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Aan het einde van je beurt, alleen met de nederzettingen die erin gebouwd zijn: {rule}</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>op het bord</translation>
    </message>
    <message>
        <source>in the row</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in de rij</translation>
    </message>
    <message>
        <source>in the sector</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in de sector</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>aan de rand van het bord</translation>
    </message>
    <message>
        <source>in the settlement area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in het nederzettingsgebied</translation>
    </message>
    <message>
        <source>in the terrain area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in het terreingebied</translation>
    </message>
    <message>
        <source>in the straight line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in de rechte lijn</translation>
    </message>
    <message>
        <source>in the diagonal line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in de diagonale lijn</translation>
    </message>
    <message>
        <source>{gold} gold for each row in which you were the first to have {count} settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor elke rij waarin je als eerste {count} nederzettingen had.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build {where}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Meteen {gold} goud voor elke nederzetting die je bouwt: {where}.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Meteen {gold} goud voor elke nederzetting die je bouwt.</translation>
    </message>
    <message>
        <source>{rule}.</source>
        <comment>ends a sentence</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}.</translation>
    </message>
    <message>
        <source>settlements {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>nederzettingen {where}</translation>
    </message>
    <message>
        <source>settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>nederzettingen</translation>
    </message>
    <message>
        <source>{terrain} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>terreingebied ({terrain})</translation>
    </message>
    <message>
        <source>{terrain:indefinite} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een terreingebied ({terrain})</translation>
    </message>
    <message>
        <source>{terrain} areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>terreingebieden ({terrain})</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>bord</translation>
    </message>
    <message>
        <source>a board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een bord</translation>
    </message>
    <message>
        <source>boards</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>borden</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>rij</translation>
    </message>
    <message>
        <source>a row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een rij</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>rijen</translation>
    </message>
    <message>
        <source>sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>sector</translation>
    </message>
    <message>
        <source>a sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een sector</translation>
    </message>
    <message>
        <source>sectors</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>sectoren</translation>
    </message>
    <message>
        <source>edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>rand van het bord</translation>
    </message>
    <message>
        <source>an edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een rand van het bord</translation>
    </message>
    <message>
        <source>edges of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>randen van het bord</translation>
    </message>
    <message>
        <source>settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>nederzettingsgebied</translation>
    </message>
    <message>
        <source>a settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een nederzettingsgebied</translation>
    </message>
    <message>
        <source>settlement areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>nederzettingsgebieden</translation>
    </message>
    <message>
        <source>terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>terreingebied</translation>
    </message>
    <message>
        <source>a terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een terreingebied</translation>
    </message>
    <message>
        <source>terrain areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>terreingebieden</translation>
    </message>
    <message>
        <source>straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>rechte lijn</translation>
    </message>
    <message>
        <source>a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een rechte lijn</translation>
    </message>
    <message>
        <source>straight lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>rechte lijnen</translation>
    </message>
    <message>
        <source>diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>diagonale lijn</translation>
    </message>
    <message>
        <source>a diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een diagonale lijn</translation>
    </message>
    <message>
        <source>diagonal lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>diagonale lijnen</translation>
    </message>
    <message>
        <source>within {count} hexes of {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>binnen {count} velden van {place:indefinite}</translation>
    </message>
    <message>
        <source>next to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>naast {place:indefinite}</translation>
    </message>
    <message>
        <source>joined to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verbonden met {place:indefinite}</translation>
    </message>
    <message>
        <source>within {count} hexes of it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>binnen {count} velden ervan</translation>
    </message>
    <message>
        <source>next to it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ernaast</translation>
    </message>
    <message>
        <source>{rule}, only where they fill it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, alleen waar ze alles vullen</translation>
    </message>
    <message>
        <source>{rule}, only where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, alleen waar je er de meeste hebt</translation>
    </message>
    <message>
        <source>{rule}, only where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, alleen waar je er de minste hebt</translation>
    </message>
    <message>
        <source>{rule}, only where you have {number}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, alleen waar je er {number} hebt</translation>
    </message>
    <message>
        <source>{gold} gold for {rank}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor {rank}</translation>
    </message>
    <message>
        <source>{payments} {settlements} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{payments} {settlements} {where}</translation>
    </message>
    <message>
        <source>{payments} {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{payments} {settlements}</translation>
    </message>
    <message>
        <source>{rule}; having none counts, too</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}; er geen hebben telt ook</translation>
    </message>
    <message>
        <source>For each {place}: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Per {place}: {rule}</translation>
    </message>
    <message>
        <source>the {place}th most</source>
        <comment>settlements; from the fourth on</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>de meeste op plaats {place}</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the most of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor: {place} met de meeste van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the fewest of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor: {place} met de minste van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud per {filled}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} that one area of your {settlements} joins to another {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud per {place} bij een gebied van je {settlements} dat ook een andere plek van die soort ({place}) raakt</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} within {count} hexes of at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud per {place} binnen {count} velden van minstens één van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} next to at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud per {place} naast minstens één van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each separate area of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor elk los gebied van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor minstens één van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} with at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud per {place} met minstens één van je {settlements}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} met je {settlements} op elk veld {where}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex of it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} met je {settlements} op elk veld ervan</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements} on the hexes {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} met {number} van je {settlements} op de velden {where}</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} met {number} van je {settlements}</translation>
    </message>
    <message>
        <source>at least {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>minstens {count}</translation>
    </message>
    <message>
        <source>exactly {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>precies {count}</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the most of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor {settlements} {where} waar je er de meeste hebt</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the fewest of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor {settlements} {where} waar je er de minste hebt</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor {number} van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having {need} {place:plural} filled with your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor {need} {place:plural} vol met je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor {number} van je {settlements} {where}</translation>
    </message>
    <message>
        <source>{gold} gold for having {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor: {filled}</translation>
    </message>
    <message>
        <source>in each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>op elk van {need} plekken ({place:plural})</translation>
    </message>
    <message>
        <source>within {count} hexes of each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>binnen {count} velden van elk van {need} plekken ({place:plural})</translation>
    </message>
    <message>
        <source>next to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>naast elk van {need} plekken ({place:plural})</translation>
    </message>
    <message>
        <source>joined to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verbonden met elk van {need} plekken ({place:plural})</translation>
    </message>
    <message>
        <source>at each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>aan elk van {need} plekken ({place:plural})</translation>
    </message>
    <message>
        <source>each hex</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>elk veld</translation>
    </message>
    <message>
        <source>every {count} hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>elke {count} velden</translation>
    </message>
    <message>
        <source>one area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>één gebied</translation>
    </message>
    <message>
        <source>the area where it is shortest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>het gebied waar die het kortst is</translation>
    </message>
    <message>
        <source>{gold} gold for {hexes} on the shortest way between the two of your {settlements} farthest apart in {area}, both ends included</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor {hexes} op de kortste weg tussen de twee van je {settlements} die het verst uit elkaar liggen in {area}, beide uiteinden meegeteld</translation>
    </message>
    <message>
        <source>each area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>elk gebied</translation>
    </message>
    <message>
        <source>{gold} gold for each of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor elk van je {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for every {count} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud voor elke {count} van je {settlements}</translation>
    </message>
    <message>
        <source>{rule} {where}, separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where}, apart per {place}</translation>
    </message>
    <message>
        <source>{rule}, counted separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, apart geteld per {place}</translation>
    </message>
    <message>
        <source>{rule} in your smallest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} in je kleinste nederzettingsgebied</translation>
    </message>
    <message>
        <source>{rule} in your largest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} in je grootste nederzettingsgebied</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where} waar je er de minste hebt</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where} waar je er de meeste hebt</translation>
    </message>
    <message>
        <source>The cards of one terrain leave the deck before the game. {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Voor het spel gaan de kaarten van één gebied uit de stapel. {rule}</translation>
    </message>
    <message>
        <source>Take a number tile, or give some back and build as many settlements on hexes of your card&apos;s terrain, each adjacent to your own if possible.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Neem een cijfertegel, of geef er enkele terug en bouw evenveel nederzettingen op velden met het gebied van je kaart, elk indien mogelijk naast je eigen.</translation>
    </message>
    <message>
        <source>Use another of your location tiles that you used this turn once more.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Gebruik een andere van je stadtegels die je deze beurt hebt gebruikt nog een keer.</translation>
    </message>
    <message>
        <source>Take one of your settlements off the board; build it in your next mandatory action, after the others.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Neem een van je nederzettingen van het bord; bouw ze in je volgende verplichte actie, na de andere.</translation>
    </message>
    <message>
        <source>{gold} gold as soon as you take it.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} goud zodra je ze neemt.</translation>
    </message>
    <message>
        <source>In place of the action of each {tile}: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>In plaats van de actie van elke {tile}: {action}.</translation>
    </message>
    <message>
        <source>When another player takes the last tile of a location or nomad space: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Als een andere speler de laatste tegel van een stad of nomadenveld neemt: {action}.</translation>
    </message>
    <message>
        <source>Like every player, before scoring, once for each {place} next to your own settlements: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Zoals elke speler, vóór de telling, één keer per {place} naast je eigen nederzettingen: {action}.</translation>
    </message>
    <message>
        <source>Like every player, once a turn: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Zoals elke speler, één keer per beurt: {action}.</translation>
    </message>
    <message>
        <source>Draw {count} terrain cards at the end of your turn.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Trek aan het einde van je beurt {count} gebiedskaarten.</translation>
    </message>
    <message>
        <source>The first settlement of your mandatory action need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>De eerste nederzetting van je verplichte actie hoeft niet naast je eigen nederzettingen te liggen.</translation>
    </message>
    <message>
        <source>One of your placements need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Een van je plaatsingen hoeft niet naast je eigen nederzettingen te liggen.</translation>
    </message>
    <message>
        <source>Do one of these: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Doe een van deze: {action}.</translation>
    </message>
    <message>
        <source>reveal a terrain card, then {action}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>draai een gebiedskaart om, dan {action}</translation>
    </message>
    <message>
        <source>{first}; or {second}</source>
        <comment>actions</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{first}; of {second}</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, naast je eigen nederzettingen</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements if possible</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, indien mogelijk naast je eigen nederzettingen</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{hex} en de zes buurvelden</translation>
    </message>
    <message>
        <source>build one {piece} on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>bouw {piece:indefinite} op {where}</translation>
    </message>
    <message>
        <source>build {number} {piece:plural}, each on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>bouw {number} {piece:plural}, elk op {where}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{least} tot {most}</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{least} of {most}</translation>
    </message>
    <message>
        <source>move {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} één stap naar {where}</translation>
    </message>
    <message>
        <source>move {pieces} up to {count} steps, each to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} tot {count} stappen, elk naar {where}</translation>
    </message>
    <message>
        <source>{pieces}, each</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{pieces}, elk</translation>
    </message>
    <message>
        <source>move {pieces} in a straight line as far as possible, each step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} in een rechte lijn zo ver mogelijk, elke stap naar {where}</translation>
    </message>
    <message>
        <source>move {pieces} to {where}, the first in a straight line over anything</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} naar {where}, het eerste in een rechte lijn over alles heen</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly one hex away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} naar {where}, precies één veld verder in een rechte lijn</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly {count} hexes away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} naar {where}, precies {count} velden verder in een rechte lijn</translation>
    </message>
    <message>
        <source>move {pieces} to {where} next to the area that it leaves</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} naar {where} naast het verlaten gebied</translation>
    </message>
    <message>
        <source>move {pieces} to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats {pieces} naar {where}</translation>
    </message>
    <message>
        <source>{piece:plural}</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{piece:plural}</translation>
    </message>
    <message>
        <source>move your {pieces} up to {count} steps in all, each to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats je {pieces} samen tot {count} stappen, elk naar {where}</translation>
    </message>
    <message>
        <source>move one of your {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verplaats een van je {pieces} één stap naar {where}</translation>
    </message>
    <message>
        <source>{number} of your {piece:plural}</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{number} van je {piece:plural}</translation>
    </message>
    <message>
        <source>{pieces} {where}</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{pieces} {where}</translation>
    </message>
    <message>
        <source>take one settlement of each opponent off the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>neem van elke tegenstander één nederzetting van het bord</translation>
    </message>
    <message>
        <source>take {pieces} off the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>neem {pieces} van het bord</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <comment>a piece of which there is one</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{piece} van jou</translation>
    </message>
    <message>
        <source>one of your {piece:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>een van je {piece:plural}</translation>
    </message>
    <message>
        <source>your card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>het gebied van je kaart</translation>
    </message>
    <message>
        <source>the drawn card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>het gebied van de omgedraaide kaart</translation>
    </message>
    <message>
        <source>the printed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>het afgedrukte gebied</translation>
    </message>
    <message>
        <source>the removed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>het verwijderde gebied</translation>
    </message>
    <message>
        <source>the same terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>hetzelfde gebied</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <source>hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>veld</translation>
    </message>
    <message>
        <source>a hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>een veld</translation>
    </message>
    <message>
        <source>hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>velden</translation>
    </message>
    <message>
        <source>buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebouwbaar veld</translation>
    </message>
    <message>
        <source>a buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>een bebouwbaar veld</translation>
    </message>
    <message>
        <source>buildable hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebouwbare velden</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebouwbare velden</translation>
    </message>
    <message>
        <source>a buildable</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>een bebouwbaar veld</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of hexes</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebouwbare velden</translation>
    </message>
    <message>
        <source>{terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{terrain:indefinite}</translation>
    </message>
    <message>
        <source>{terrain} hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{terrain:plural}</translation>
    </message>
    <message>
        <source>{terrain} hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>veld ({terrain})</translation>
    </message>
    <message>
        <source>{hex} of {ground}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} met {ground}</translation>
    </message>
    <message>
        <source>empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>leeg {hex}</translation>
    </message>
    <message>
        <source>an empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>een leeg {hex}</translation>
    </message>
    <message>
        <source>empty {hex:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>lege {hex:plural}</translation>
    </message>
    <message>
        <source>{settlement} of an opponent</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} van een tegenstander</translation>
    </message>
    <message>
        <source>{settlement} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} van jezelf</translation>
    </message>
    <message>
        <source>{settlement} on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} op {hex:indefinite}</translation>
    </message>
    <message>
        <source>{hex:indefinite}</source>
        <comment>the possible hexes of an action</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex:indefinite}</translation>
    </message>
    <message>
        <source>{hex} other than {other:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} (behalve {other})</translation>
    </message>
    <message>
        <source>on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>op {hex:indefinite}</translation>
    </message>
    <message>
        <source>not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>niet {where}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>conditions of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>{hex} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} {where}</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>aan de rand van het bord</translation>
    </message>
    <message>
        <source>next to another section</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>naast een ander kwadrant</translation>
    </message>
    <message>
        <source>at the end of a straight line of at least {count} {piece:plural} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>aan het einde van een rechte lijn van minstens {count} {piece:plural} van jezelf</translation>
    </message>
    <message>
        <source>{hex} but not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} maar niet {where}</translation>
    </message>
    <message>
        <source>anywhere</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>ergens</translation>
    </message>
    <message>
        <source>not next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>niet naast {what:indefinite}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what}</source>
        <comment>the count is 1</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>naast precies {count} {what}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>naast precies {count} {what:plural}</translation>
    </message>
    <message>
        <source>next to at least {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>naast minstens {count} {what:plural}</translation>
    </message>
    <message>
        <source>within {count} hexes of {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>binnen {count} velden van {what:indefinite}</translation>
    </message>
    <message>
        <source>next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>naast {what:indefinite}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>dit is geen bestand</translation>
    </message>
    <message>
        <source>the file is too large: {size}; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>het bestand is te groot: {size}; de grens is {limit}</translation>
    </message>
    <message>
        <source>cannot be read: {error}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>onleesbaar: {error}</translation>
    </message>
    <message>
        <source>{kind} {id} exists already</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>bestaat al: {kind} {id}</translation>
    </message>
    <message>
        <source>{kind} {id} would replace the shipped one</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>zou een meegeleverd onderdeel vervangen: {kind} {id}</translation>
    </message>
    <message>
        <source>choose another id; the first is in {file}:{line}</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>kies een andere ID; het eerste onderdeel staat in {file}:{line}</translation>
    </message>
    <message>
        <source>not read: the limit is {most} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>niet gelezen: de grens is {most} onderdelen</translation>
    </message>
    <message>
        <source>remove content that you do not use</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>verwijder inhoud die je niet gebruikt</translation>
    </message>
    <message>
        <source>a mapping of ids to {kind} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>een toewijzing van ID’s aan onderdelen: {kind}</translation>
    </message>
    <message>
        <source>a mapping with the keys of an expansion</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>een toewijzing met de sleutels van een uitbreiding</translation>
    </message>
    <message>
        <source>format {format} is too new; this program reads format 1</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>formaat {format} is te nieuw; dit programma leest formaat 1</translation>
    </message>
    <message>
        <source>a mapping ({names})</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>een toewijzing ({names})</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>bekend: {names}</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>onbekende sleutel {key}</translation>
    </message>
    <message>
        <source>a mapping of ids to words</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>een toewijzing van ID’s aan woorden</translation>
    </message>
    <message>
        <source>braces that are neither a list nor a condition</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>accolades die lijst noch voorwaarde zijn</translation>
    </message>
    <message>
        <source>the conditions in braces differ from the original: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>de voorwaarden tussen accolades wijken af van het origineel: {names}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>unknown {id} in {file}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>{id} is onbekend in {file}</translation>
    </message>
    <message>
        <source>correct it, delete its `from`, and update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>verbeter het, verwijder de `from` ervan en werk het bestand bij</translation>
    </message>
    <message>
        <source>unknown {id} in {part} of this folder</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{id} is onbekend in {part} van deze map</translation>
    </message>
    <message>
        <source>missing; {count} entries are not translated</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>ontbreekt; niet vertaalde onderdelen: {count}</translation>
    </message>
    <message>
        <source>{path}: not translated: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: niet vertaald: {names}</translation>
    </message>
    <message>
        <source>{path}: forms missing: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: ontbrekende vormen: {names}</translation>
    </message>
    <message>
        <source>{path}: outdated: the original has changed</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: verouderd: het origineel is gewijzigd</translation>
    </message>
    <message>
        <source>{path}: no checksum `{stamp}`</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: geen controlegetal `{stamp}`</translation>
    </message>
    <message>
        <source>update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>werk het bestand bij</translation>
    </message>
    <message>
        <source>move, such as `mandatory build C7`</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>een zet als `mandatory build C7`</translation>
    </message>
    <message>
        <source>{record} needs one of: {keys}</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`{record}` heeft een van deze nodig: {keys}</translation>
    </message>
    <message>
        <source>the first step needs a position</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>de eerste stap heeft een stelling nodig</translation>
    </message>
    <message>
        <source>{kind} {id} is skipped because of its own errors</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>overgeslagen wegens eigen fouten: {kind} {id}</translation>
    </message>
    <message>
        <source>{id} is not a Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{id} is geen Kingdom Builder-kaart</translation>
    </message>
    <message>
        <source>unknown {what} {word}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/schema/data_files.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>onbekend: {what} {word}</translation>
    </message>
    <message>
        <source>no section has the {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>op geen enkel kwadrant: {kind} {id}</translation>
    </message>
    <message>
        <source>this action is never available: no section has {name}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>deze actie is nooit beschikbaar: geen kwadrant heeft {name}</translation>
    </message>
    <message>
        <source>terrain {id} already has the letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>het terrein {id} heeft de letter {letter} al</translation>
    </message>
    <message>
        <source>the same action as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>dezelfde actie als {id}</translation>
    </message>
    <message>
        <source>the same score as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>dezelfde score als {id}</translation>
    </message>
    <message>
        <source>the same hexes as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>dezelfde velden als {id}</translation>
    </message>
    <message>
        <source>the same name as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>dezelfde naam als {id}</translation>
    </message>
    <message>
        <source>{claim} belongs to {kind} {id} already</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{claim} hoort al bij {kind} {id}</translation>
    </message>
    <message>
        <source>terrain card {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>gebiedskaart {id}</translation>
    </message>
    <message>
        <source>bonus tile {bonus}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>bonustegel {bonus}</translation>
    </message>
    <message>
        <source>the action of {brought_by}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>de actie van {brought_by}</translation>
    </message>
    <message>
        <source>{kind} {id} has no text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>zonder tekst: {kind} {id}</translation>
    </message>
    <message>
        <source>the text has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>de tekst heeft {count} tekens; de grens is {most}</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>tekst</translation>
    </message>
    <message>
        <source>the text names an unknown feature {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>de tekst noemt een onbekende plaats: {id}</translation>
    </message>
    <message>
        <source>the text has braces that are not {{a | b, or}} or {{a? words}}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>de tekst heeft accolades die niet {{a | b, or}} of {{a? words}} zijn</translation>
    </message>
    <message>
        <source>the name has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>de naam heeft {count} tekens; de grens is {most}</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>naam</translation>
    </message>
    <message>
        <source>a double space, or a space at an end: {what}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>een dubbele spatie, of een spatie aan het begin of eind: {what}</translation>
    </message>
    <message>
        <source>the picture resources/{folder}/{id}.svg is missing</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>de afbeelding resources/{folder}/{id}.svg ontbreekt</translation>
    </message>
    <message>
        <source>the filter requires own neighbours; add `adjacency: ignored`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>het filter vereist eigen buren; voeg `adjacency: ignored` toe</translation>
    </message>
    <message>
        <source>`to` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` noemt een plaats, maar speelstukken kunnen daar niet staan</translation>
    </message>
    <message>
        <source>`to` names `piece: {piece}`, but targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` noemt `piece: {piece}`, maar doelen zijn altijd leeg</translation>
    </message>
    <message>
        <source>`piece: none` has no effect: targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: none` heeft geen effect: doelen zijn altijd leeg</translation>
    </message>
    <message>
        <source>`from` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` noemt een plaats, maar speelstukken kunnen daar niet staan</translation>
    </message>
    <message>
        <source>`from` names `piece: {piece}`, but only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` noemt `piece: {piece}`, maar alleen eigen speelstukken worden verplaatst</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` heeft geen effect: alleen eigen speelstukken worden verplaatst</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in `from`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` geldt voor lege velden en heeft geen betekenis in `from`</translation>
    </message>
    <message>
        <source>`of` names a feature, but settlements cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` noemt een plaats, maar nederzettingen kunnen daar niet staan</translation>
    </message>
    <message>
        <source>`of` names `piece: {piece}`, but only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` noemt `piece: {piece}`, maar alleen eigen speelstukken tellen</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` heeft geen effect: alleen eigen speelstukken tellen</translation>
    </message>
    <message>
        <source>`piece` has no meaning in a group, whose hexes never change</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` heeft geen betekenis in een groep waarvan de velden nooit veranderen</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` geldt voor lege velden en heeft geen betekenis in een score</translation>
    </message>
    <message>
        <source>the filter never matches: a hex has either terrain or a feature</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>het filter past nooit: een veld heeft terrein of een plaats</translation>
    </message>
    <message>
        <source>the filter never matches: pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>het filter past nooit: speelstukken kunnen niet op een plaats staan</translation>
    </message>
    <message>
        <source>`line_end` must be at least 2</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` moet ten minste 2 zijn</translation>
    </message>
    <message>
        <source>`terrain: same` must be the only terrain, directly in `near`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: same` moet het enige terrein zijn, direct in `near`</translation>
    </message>
    <message>
        <source>the variants are equal: no filter has `terrain: printed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>de varianten zijn gelijk: geen filter heeft `terrain: printed`</translation>
    </message>
    <message>
        <source>`terrain: printed` needs `variants`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: printed` vereist `variants`</translation>
    </message>
    <message>
        <source>`terrain: drawn` needs the step `draw` before it</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: drawn` vereist de stap `draw` ervoor</translation>
    </message>
    <message>
        <source>the revealed card is unused: no filter has `terrain: drawn`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>de omgedraaide kaart wordt niet gebruikt: geen filter heeft `terrain: drawn`</translation>
    </message>
    <message>
        <source>`terrain: removed` has a meaning only in scores</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` heeft alleen betekenis in scores</translation>
    </message>
    <message>
        <source>`terrain: card` has no meaning with `when: {when}`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: card` heeft geen betekenis met `when: {when}`</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` heeft geen betekenis in een score</translation>
    </message>
    <message>
        <source>`terrain: removed` needs `setup: remove_terrain_type`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` vereist `setup: remove_terrain_type`</translation>
    </message>
    <message>
        <source>the removed terrain is unused: no filter has `terrain: removed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>het verwijderde terrein wordt niet gebruikt: geen filter heeft `terrain: removed`</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` heeft geen betekenis voor de partij</translation>
    </message>
    <message>
        <source>`piece` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` heeft geen betekenis voor de partij</translation>
    </message>
    <message>
        <source>`line_end` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` heeft geen betekenis voor de partij</translation>
    </message>
    <message>
        <source>no tile builds the piece {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>geen tegel bouwt het speelstuk {id}</translation>
    </message>
    <message>
        <source>{id} covers seven hexes and needs `adjacency: required`</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} bedekt zeven velden en vereist `adjacency: required`</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} staat vast en kan niet worden verplaatst</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} staat vast en kan niet worden verwijderd</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} is van niemand en kan niet worden verplaatst</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} is van niemand en kan niet worden verwijderd</translation>
    </message>
    <message>
        <source>{id} is not a location tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} is geen stadstegel</translation>
    </message>
    <message>
        <source>`bonus: {id}`: the tile is not a bonus_tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`bonus: {id}`: de tegel is geen `bonus_tile`</translation>
    </message>
    <message>
        <source>a standing action cannot draw a card</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>een actie voor iedereen kan geen kaart trekken</translation>
    </message>
    <message>
        <source>`when: opponent_takes_last_tile` requires an action that builds one settlement</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: opponent_takes_last_tile` vereist een actie die één nederzetting bouwt</translation>
    </message>
    <message>
        <source>`when: before_scoring` requires an action that builds or moves</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: before_scoring` vereist een actie die bouwt of verplaatst</translation>
    </message>
    <message>
        <source>no location tile has this bonus tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>geen stadstegel heeft deze bonustegel</translation>
    </message>
    <message>
        <source>a bonus tile must upgrade a tile that it comes with, not {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>een bonustegel moet een tegel verbeteren waar hij bij hoort, niet {id}</translation>
    </message>
    <message>
        <source>a bonus tile can only change the hexes of a build of {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>een bonustegel kan alleen de velden van een bouw van {id} wijzigen</translation>
    </message>
    <message>
        <source>two options of the terrain card {id} have the same terrain</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>twee opties van de gebiedskaart {id} hebben hetzelfde terrein</translation>
    </message>
    <message>
        <source>terrain card {id}: nothing can be built on {kind}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>gebiedskaart {id}: op {kind} kan niets worden gebouwd</translation>
    </message>
    <message>
        <source>{id} is an island, not a section of the board</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} is een eiland, geen kwadrant van het bord</translation>
    </message>
    <message>
        <source>an expansion of the new edition needs {count} sections; it has {sections}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>een uitbreiding van de nieuwe editie heeft {count} kwadranten nodig; deze heeft er {sections}</translation>
    </message>
    <message>
        <source>feature {id} has `site: true` and cannot be an overlay</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} heeft `site: true` en kan er niet op worden gelegd</translation>
    </message>
    <message>
        <source>feature {id} is an overlay and cannot be in a section</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} wordt erop gelegd en kan niet in een kwadrant staan</translation>
    </message>
    <message>
        <source>see {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>zie {kind} {id}</translation>
    </message>
    <message>
        <source>no terrain card has {id}; only tiles can build on it</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>geen gebiedskaart heeft {id}; alleen tegels kunnen erop bouwen</translation>
    </message>
    <message>
        <source>add a terrain card for it to the expansion</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>voeg er in de uitbreiding een gebiedskaart voor toe</translation>
    </message>
    <message>
        <source>four sections have up to {spaces} nomad spaces, but there are {dealt} nomad tiles</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>vier kwadranten hebben tot {spaces} nomadenvelden, maar er zijn {dealt} nomadentegels</translation>
    </message>
    <message>
        <source>a game may draw {drawn} task cards, but there are {tasks}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>een partij kan {drawn} opdrachtkaarten trekken, maar er zijn er {tasks}</translation>
    </message>
    <message>
        <source>the content of the game is missing</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>de inhoud van het spel ontbreekt</translation>
    </message>
    <message>
        <source>reinstall the program</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>installeer het programma opnieuw</translation>
    </message>
    <message>
        <source>the folder does not respond and was not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>de map reageert niet en is niet gelezen</translation>
    </message>
    <message>
        <source>check that its drive is connected</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>controleer of de schijf is aangesloten</translation>
    </message>
    <message>
        <source>the folder of the pack {id} is called {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>de map van het pakket {id} heet {name}</translation>
    </message>
    <message>
        <source>install the pack from its file</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>installeer het pakket vanuit het bestand</translation>
    </message>
    <message>
        <source>the pack needs {need}, which is missing or switched off</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>het pakket heeft {need} nodig, dat ontbreekt of is uitgeschakeld</translation>
    </message>
    <message>
        <source>not read: saved here while another program had the section&apos;s file open</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>niet gelezen: hier opgeslagen terwijl een ander programma het bestand van het kwadrant open had</translation>
    </message>
    <message>
        <source>open it in the editor, or delete it</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>open het in de editor, of verwijder het</translation>
    </message>
    <message>
        <source>this folder is not read: its name is not an id</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>deze map wordt niet gelezen: de naam is geen ID</translation>
    </message>
    <message>
        <source>the folder has more than {most} files; the others are not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>de map heeft meer dan {most} bestanden; de overige worden niet gelezen</translation>
    </message>
    <message>
        <source>rename it to {stem}.yaml</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>hernoem het naar {stem}.yaml</translation>
    </message>
    <message>
        <source>known: {names}; a section belongs in the folder {sections}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>bekend: {names}; een kwadrant hoort in de map {sections}</translation>
    </message>
    <message>
        <source>this file is not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>dit bestand wordt niet gelezen</translation>
    </message>
    <message>
        <source>this folder is not read, including its file {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>deze map wordt niet gelezen, ook het bestand {name} niet</translation>
    </message>
    <message>
        <source>move its files to {folder}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>verplaats de bestanden naar {folder}</translation>
    </message>
    <message>
        <source>With the indefinite article: `a stone wall`; of a terrain or a terrain card, the words before *hex*: `a grass`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Met het onbepaalde lidwoord, in het Engels: `a stone wall`; bij een terrein of een gebiedskaart de woorden vóór *hex*: `a grass`.</translation>
    </message>
    <message>
        <source>The plural without an article: `stone walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Het meervoud zonder lidwoord, in het Engels: `stone walls`.</translation>
    </message>
    <message>
        <source>The plural in as few words as possible: `walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Het meervoud in zo weinig mogelijk woorden, in het Engels: `walls`.</translation>
    </message>
    <message>
        <source>convert the letters to paths, because fonts differ between computers</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>zet de letters om in paden, want lettertypen verschillen tussen computers</translation>
    </message>
    <message>
        <source>replace it by a copy of the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>vervang het door een kopie van de tekening</translation>
    </message>
    <message>
        <source>set the colours of each part by attributes</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>stel de kleuren van elk deel in met attributen</translation>
    </message>
    <message>
        <source>trace it, or use a PNG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>trek hem over, of gebruik een PNG</translation>
    </message>
    <message>
        <source>the picture {name} is not drawn: {reason}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>de afbeelding {name} wordt niet getekend: {reason}</translation>
    </message>
    <message>
        <source>a picture must be an SVG or PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>een afbeelding moet een SVG- of PNG-bestand zijn</translation>
    </message>
    <message>
        <source>not valid XML: {problem}, line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>geen geldige XML: {problem}, regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>the drawing has more than {most} elements</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>de tekening heeft meer dan {most} elementen</translation>
    </message>
    <message>
        <source>the drawing is nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>de tekening is dieper dan {most} niveaus genest</translation>
    </message>
    <message>
        <source>not an SVG drawing: the file begins with &lt;{word}&gt;</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>geen SVG-tekening: het bestand begint met &lt;{word}&gt;</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed; {hint}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; is niet toegestaan; {hint}</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; is niet toegestaan</translation>
    </message>
    <message>
        <source>{key} of &lt;{element}&gt; refers to something outside the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>{key} van &lt;{element}&gt; verwijst naar iets buiten de tekening</translation>
    </message>
    <message>
        <source>a DOCTYPE is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>een DOCTYPE is niet toegestaan; sla op als gewone SVG</translation>
    </message>
    <message>
        <source>&lt;?{target}?&gt; is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;?{target}?&gt; is niet toegestaan; sla op als gewone SVG</translation>
    </message>
    <message>
        <source>not a PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>geen PNG-bestand</translation>
    </message>
    <message>
        <source>the PNG file has no header</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>het PNG-bestand heeft geen header</translation>
    </message>
    <message>
        <source>the PNG file is truncated</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>het PNG-bestand is afgekapt</translation>
    </message>
    <message>
        <source>the pixels of the PNG file are damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>de pixels van het PNG-bestand zijn beschadigd</translation>
    </message>
    <message>
        <source>the PNG file is damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>het PNG-bestand is beschadigd</translation>
    </message>
    <message>
        <source>the picture has {width} × {height} pixels; the limit is {most} × {most}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>de afbeelding heeft {width} × {height} pixels; de grens is {most} × {most}</translation>
    </message>
    <message>
        <source>the PNG file has an unknown colour type</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>het PNG-bestand heeft een onbekend kleurtype</translation>
    </message>
    <message>
        <source>the PNG file has too much metadata; save it without</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>het PNG-bestand heeft te veel metagegevens; sla het zonder op</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py, kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>the archive is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>het archief is beschadigd</translation>
    </message>
    <message>
        <source>more than {most} files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>meer dan {most} bestanden</translation>
    </message>
    <message>
        <source>two names would be the same file on some systems: {name} and {other}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>twee namen zouden op sommige systemen hetzelfde bestand zijn: {name} en {other}</translation>
    </message>
    <message>
        <source>the archive has no files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>het archief bevat geen bestanden</translation>
    </message>
    <message>
        <source>not a ZIP archive, or the file is truncated</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>geen ZIP-archief, of het bestand is afgekapt</translation>
    </message>
    <message>
        <source>ZIP64 archives are not supported</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>ZIP64-archieven worden niet ondersteund</translation>
    </message>
    <message>
        <source>{name} is encrypted</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} is versleuteld</translation>
    </message>
    <message>
        <source>{name} has an unknown compression ({type})</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} heeft een onbekende compressie ({type})</translation>
    </message>
    <message>
        <source>{name} is a link or another special file</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} is een koppeling of een ander speciaal bestand</translation>
    </message>
    <message>
        <source>the folder {name} contains data</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>de map {name} bevat gegevens</translation>
    </message>
    <message>
        <source>{name}: a pack can only contain {names}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: een pakket kan alleen bevatten: {names}</translation>
    </message>
    <message>
        <source>{name} is not an allowed file name</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} is geen toegestane bestandsnaam</translation>
    </message>
    <message>
        <source>{name} is nested deeper than {most} folders</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} is dieper dan {most} mappen genest</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} characters</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: een naam heeft meer dan {most} tekens</translation>
    </message>
    <message>
        <source>{name}: a name contains a control character</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: een naam bevat een stuurteken</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} bytes</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: een naam heeft meer dan {most} bytes</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} is beschadigd</translation>
    </message>
    <message>
        <source>{name} is larger than {most}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} is groter dan {most}</translation>
    </message>
    <message>
        <source>the files are too large for the size of the archive</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>de bestanden zijn te groot voor de grootte van het archief</translation>
    </message>
    <message>
        <source>own expansion</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>eigen uitbreiding</translation>
    </message>
    <message>
        <source>{file}: the {kind} {id} has errors; fix them first (check-data lists them)</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}: {kind} {id} heeft fouten; verbeter die eerst (check-data toont ze)</translation>
    </message>
    <message>
        <source>the file is not part of the pack</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>het bestand hoort niet bij het pakket</translation>
    </message>
    <message>
        <source>{name}: not a pack: the file {file} is missing</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>{name}: geen pakket: het bestand {file} ontbreekt</translation>
    </message>
    <message>
        <source>the pack {name} is installed already</source>
        <extracomment>kingdom_builder_qt/content/packs/install.py</extracomment>
        <translation>het pakket {name} is al geïnstalleerd</translation>
    </message>
    <message>
        <source>a version such as 1.2</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>een versie als 1.2</translation>
    </message>
    <message>
        <source>a language such as de or pt_BR</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>een taal als de of pt_BR</translation>
    </message>
    <message>
        <source>{key} {version} is too new; this program reads {known}</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>{key} {version} is te nieuw; dit programma leest {known}</translation>
    </message>
    <message>
        <source>install a newer version of the program</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>installeer een nieuwere versie van het programma</translation>
    </message>
    <message>
        <source>Windows reserves the name {name} for a device</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py, kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows reserveert de naam {name} voor een apparaat</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of {name}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows laat de punt of spatie aan het eind van {name} weg</translation>
    </message>
    <message>
        <source>a file name cannot contain {letter}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>een bestandsnaam kan {letter} niet bevatten</translation>
    </message>
    <message>
        <source>Windows does not allow {letter} in a file name</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows staat {letter} niet toe in een bestandsnaam</translation>
    </message>
    <message>
        <source>card</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>kaart</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>uitbreiding</translation>
    </message>
    <message>
        <source>feature</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>plaats</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>pakket</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>speelstuk</translation>
    </message>
    <message>
        <source>section</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>kwadrant</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/core/notation/state_fields.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>terrein</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>tegel</translation>
    </message>
    <message>
        <source>the drawing extends beyond the board</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>de tekening steekt buiten het bord uit</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>expected a hex: terrain, piece, number, marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>verwacht een veld: terrein, speelstuk, getal, tekens</translation>
    </message>
    <message>
        <source>a gap cannot have pieces or marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>een gat kan geen speelstukken of tekens hebben</translation>
    </message>
    <message>
        <source>unknown letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/sections.py</extracomment>
        <translation>onbekende letter {letter}</translation>
    </message>
    <message>
        <source>unknown piece {piece}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>onbekend speelstuk {piece}</translation>
    </message>
    <message>
        <source>a second hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>een tweede veld {name}</translation>
    </message>
    <message>
        <source>unknown ruling {id}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>onbekende uitspraak {id}</translation>
    </message>
    <message>
        <source>the drawing has no hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>de tekening heeft geen veld {name}</translation>
    </message>
    <message>
        <source>The number of pieces built or moved one after the other.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Het aantal speelstukken dat na elkaar wordt gebouwd of verplaatst.</translation>
    </message>
    <message>
        <source>The minimum, as far as possible.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Het minimum, voor zover mogelijk.</translation>
    </message>
    <message>
        <source>The maximum.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Het maximum.</translation>
    </message>
    <message>
        <source>The distance of a jump in a straight line over anything, in hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>De afstand van een sprong in een rechte lijn over alles heen, in velden.</translation>
    </message>
    <message>
        <source>The maximum number of single moves, each to an adjacent hex of `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Het grootste aantal stappen, elk naar een aangrenzend veld van `to`.</translation>
    </message>
    <message>
        <source>Each step may move another piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Elke stap mag een ander speelstuk verplaatsen.</translation>
    </message>
    <message>
        <source>The hexes to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>De velden waaruit wordt gekozen.</translation>
    </message>
    <message>
        <source>`if_possible`: next to an own piece if a target is. `required`: next to an own piece. `ignored`: anywhere in `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`if_possible`: zo mogelijk naast een eigen speelstuk. `required`: altijd naast een eigen speelstuk. `ignored`: overal in `to`.</translation>
    </message>
    <message>
        <source>the removal of own pieces needs a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>het verwijderen van eigen speelstukken vereist een soort</translation>
    </message>
    <message>
        <source>add `piece:` with the id of a piece</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>voeg `piece:` toe met de ID van een speelstuk</translation>
    </message>
    <message>
        <source>a piece of opponents cannot be limited to a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>een speelstuk van tegenstanders kan niet tot een soort worden beperkt</translation>
    </message>
    <message>
        <source>players cannot choose between two branches of one_of with the same verb</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>spelers kunnen niet kiezen tussen twee takken van `one_of` met hetzelfde werkwoord</translation>
    </message>
    <message>
        <source>two builds of settlements may differ in terrain and nothing else</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>twee bouwacties van nederzettingen mogen alleen in terrein verschillen</translation>
    </message>
    <message>
        <source>The kind of piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Het soort speelstuk.</translation>
    </message>
    <message>
        <source>A number or a range.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Een getal of een bereik.</translation>
    </message>
    <message>
        <source>A number or a range; each piece moves once.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Een getal of een bereik; elk speelstuk wordt één keer verplaatst.</translation>
    </message>
    <message>
        <source>The hexes of pieces to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>De velden van de speelstukken waaruit wordt gekozen.</translation>
    </message>
    <message>
        <source>`slide`: in a straight line over hexes of `to`, as far as possible. `ray`: in a straight line over anything to the first hex of `to`. `same_area`: next to a remaining settlement of the area that the piece leaves.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`slide`: in een rechte lijn over velden van `to`, zo ver mogelijk. `ray`: in een rechte lijn over alles heen tot het eerste veld van `to`. `same_area`: naast een overgebleven nederzetting van het gebied dat het speelstuk verlaat.</translation>
    </message>
    <message>
        <source>The kind of piece; required for `own`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Het soort speelstuk; verplicht bij `own`.</translation>
    </message>
    <message>
        <source>`each_opponent`: one piece of each opponent, except fixed ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`each_opponent`: één speelstuk van elke tegenstander, behalve vaste.</translation>
    </message>
    <message>
        <source>Build pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Speelstukken bouwen.</translation>
    </message>
    <message>
        <source>Move own pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Eigen speelstukken verplaatsen.</translation>
    </message>
    <message>
        <source>Return pieces to the supply.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Speelstukken naar de voorraad terugnemen.</translation>
    </message>
    <message>
        <source>Reveal a terrain card, then discard it.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Een gebiedskaart openleggen en dan afleggen.</translation>
    </message>
    <message>
        <source>Build on the terrain `drawn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Op het terrein `drawn` bouwen.</translation>
    </message>
    <message>
        <source>The player chooses one; each has its own targets and adjacency.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>De speler kiest er één; elk heeft eigen velden en een eigen regel over het aangrenzen.</translation>
    </message>
    <message>
        <source>Two steps, in order.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Twee stappen in deze volgorde.</translation>
    </message>
    <message>
        <source>Without red.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Zonder rood.</translation>
    </message>
    <message>
        <source>Without green.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Zonder groen.</translation>
    </message>
    <message>
        <source>Without blue.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Zonder blauw.</translation>
    </message>
    <message>
        <source>Its unique letter in section files.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>De eigen letter in bestanden van kwadranten.</translation>
    </message>
    <message>
        <source>Settlements can be built on it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Er kunnen nederzettingen op worden gebouwd.</translation>
    </message>
    <message>
        <source>The colour on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>De kleur op het bord.</translation>
    </message>
    <message>
        <source>For colour-blind players.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Voor kleurenblinde spelers.</translation>
    </message>
    <message>
        <source>Counts as a location for Merchants and Workers.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Telt als stad voor Handelaren en Arbeiders.</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `owner: nobody`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>een speelstuk met `lifetime: turn` vereist `owner: nobody`</translation>
    </message>
    <message>
        <source>a piece without owner cannot count for anything</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>een speelstuk zonder eigenaar kan nergens voor tellen</translation>
    </message>
    <message>
        <source>a piece of a player must count for {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>een speelstuk van een speler moet tellen voor {names}</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `counts_for: [adjacency]`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>een speelstuk met `lifetime: turn` vereist `counts_for: [adjacency]`</translation>
    </message>
    <message>
        <source>`player`: the player who builds it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`player`: de speler die het bouwt.</translation>
    </message>
    <message>
        <source>The number per player; without owner, the total.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Het aantal per speler; zonder bezitter het totaal.</translation>
    </message>
    <message>
        <source>The terrain it may be built on, if an entry names none, and moved to by tiles.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Het terrein waarop het mag worden gebouwd, als een item er geen noemt, en waarheen tegels het verplaatsen.</translation>
    </message>
    <message>
        <source>The respects in which it counts as a settlement: all four for a piece of a player, none without owner, `adjacency` with `lifetime: turn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Waarin het als nederzetting telt: alle vier voor het speelstuk van een speler, geen zonder bezitter, `adjacency` met `lifetime: turn`.</translation>
    </message>
    <message>
        <source>`neighbours`: no piece can be built next to it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`neighbours`: ernaast kan geen speelstuk worden gebouwd.</translation>
    </message>
    <message>
        <source>`flower`: a hex and its six neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`flower`: een veld en zijn zes buurvelden.</translation>
    </message>
    <message>
        <source>It cannot be moved or removed.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Het kan niet worden verplaatst of verwijderd.</translation>
    </message>
    <message>
        <source>`turn`: has no owner, counts for the adjacency of the active player, and is removed at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`turn`: heeft geen bezitter, telt voor het aangrenzen van de actieve speler en wordt aan het einde van de beurt verwijderd.</translation>
    </message>
    <message>
        <source>a row of letters</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>een rij letters</translation>
    </message>
    <message>
        <source>row of letters, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>een rij letters, tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>an upper-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>een hoofdletter</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>items: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>elementen: {found}; het moeten er {needed} zijn</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>{low} tot en met {high}</translation>
    </message>
    <message>
        <source>missing key {key} in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>de sleutel {key} ontbreekt in `{record}`</translation>
    </message>
    <message>
        <source>a mapping with one of: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>een toewijzing met een van: {names}</translation>
    </message>
    <message>
        <source>{keys} cannot be combined in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/filter_grammar.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>kunnen niet samen in `{record}`: {keys}</translation>
    </message>
    <message>
        <source>a mapping</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>een toewijzing</translation>
    </message>
    <message>
        <source>0 or 180</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>0 of 180</translation>
    </message>
    <message>
        <source>A section and its rotation.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Een kwadrant en zijn draaiing.</translation>
    </message>
    <message>
        <source>The section.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Het kwadrant.</translation>
    </message>
    <message>
        <source>Upright or upside down.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Rechtop of ondersteboven.</translation>
    </message>
    <message>
        <source>The terrain of the settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Het terrein van de nederzettingen.</translation>
    </message>
    <message>
        <source>The number of settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Het aantal nederzettingen.</translation>
    </message>
    <message>
        <source>Their number in the deck.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Hun aantal in de stapel.</translation>
    </message>
    <message>
        <source>The options of the player.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>De mogelijkheden van de speler.</translation>
    </message>
    <message>
        <source>The four sections: north-west, north-east, south-west, south-east.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>De vier kwadranten: noordwest, noordoost, zuidwest, zuidoost.</translation>
    </message>
    <message>
        <source>The Kingdom Builder cards.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>De Kingdom Builder-kaarten.</translation>
    </message>
    <message>
        <source>The feature; section files cannot contain it.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Het bijzondere veld; bestanden van kwadranten kunnen het niet bevatten.</translation>
    </message>
    <message>
        <source>The possible hexes; one per section is drawn at random.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>De mogelijke velden; in elk kwadrant wordt er één geloot.</translation>
    </message>
    <message>
        <source>Only on these sections.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Alleen op deze kwadranten.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards per game: the highest number of its expansions.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Kingdom Builder-kaarten per partij: het hoogste aantal van haar uitbreidingen.</translation>
    </message>
    <message>
        <source>Tiles per location: the highest number of the expansions in a game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Tegels per stad: het hoogste aantal van de uitbreidingen in een partij.</translation>
    </message>
    <message>
        <source>Task cards drawn per section of this expansion in the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Opdrachtkaarten die voor elk kwadrant van deze uitbreiding in de partij worden getrokken.</translation>
    </message>
    <message>
        <source>Cards added to the deck, by id.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Kaarten die aan de stapel worden toegevoegd, per ID.</translation>
    </message>
    <message>
        <source>Set-up for a first game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>De opstelling voor een eerste partij.</translation>
    </message>
    <message>
        <source>Features laid on the board at set-up.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Bijzondere velden die bij de opstelling op het bord worden gelegd.</translation>
    </message>
    <message>
        <source>`new`: the four sections of the expansion form one board, and selection tiles determine the tiles of their locations.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>`new`: de vier kwadranten van de uitbreiding vormen één bord, en keuzetegels bepalen de tegels van hun steden.</translation>
    </message>
    <message>
        <source>Its position in lists, lowest first.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>De plaats in lijsten, het laagste getal eerst.</translation>
    </message>
    <message>
        <source>the filter is too slow: its cost is {found}; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>het filter is te traag: de kosten zijn {found}; de grens is {most}</translation>
    </message>
    <message>
        <source>computer players evaluate filters thousands of times; use fewer nested `near`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>computerspelers rekenen filters duizenden keren uit; gebruik minder geneste `near`</translation>
    </message>
    <message>
        <source>an empty filter matches every hex</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>een leeg filter past op elk veld</translation>
    </message>
    <message>
        <source>add a condition, or remove the filter</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>voeg een voorwaarde toe, of verwijder het filter</translation>
    </message>
    <message>
        <source>`not` with an empty filter never matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`not` met een leeg filter past nooit</translation>
    </message>
    <message>
        <source>`near` with an empty filter always matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`near` met een leeg filter past altijd</translation>
    </message>
    <message>
        <source>Terrain of the hex; a list matches any of its items. `buildable`: any buildable terrain. `card`: the terrain of the played card. `drawn`: the terrain of the card from `draw`. `printed`: the terrain of this variant of the tile. `removed`: the terrain removed by the `setup` of the card. `same`, alone and directly in `near`: the terrain of the central hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Terrein van het veld; bij een lijst volstaat één ervan. `buildable`: elk bebouwbaar terrein. `card`: het terrein van de gespeelde kaart. `drawn`: het terrein van de kaart van `draw`. `printed`: het terrein van deze variant van de tegel. `removed`: het terrein dat door `setup` van de kaart is verwijderd. `same`, alleen en direct in `near`: het terrein van het middelste veld.</translation>
    </message>
    <message>
        <source>Feature of the hex. `site`: any feature with `site: true`.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Het bijzondere van het veld. `site`: elk bijzonder veld met `site: true`.</translation>
    </message>
    <message>
        <source>A piece on the hex that counts as a settlement, by owner; `none`: no piece at all.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Een speelstuk op het veld dat als nederzetting telt, naar bezitter; `none`: helemaal geen speelstuk.</translation>
    </message>
    <message>
        <source>A nearby hex matches this filter; for a list, each of its filters.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Een veld in de buurt past bij dit filter; bij een lijst bij elk filter ervan.</translation>
    </message>
    <message>
        <source>The hex is at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Het veld ligt aan de rand van het bord.</translation>
    </message>
    <message>
        <source>The hex is next to another section.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Het veld grenst aan een ander kwadrant.</translation>
    </message>
    <message>
        <source>The hex extends a straight line of at least this many own settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Het veld verlengt een rechte lijn van minstens zo veel eigen nederzettingen.</translation>
    </message>
    <message>
        <source>The hex does not match this filter.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Het veld past niet bij dit filter.</translation>
    </message>
    <message>
        <source>Selects hexes that match all its keys. Targets are always empty, and buildable unless the filter has a terrain; filters do not repeat that. Computer players evaluate filters thousands of times, so the total cost of `near` is limited to {most}: one each, 4 with `min` or `exactly`, one more than the distance with `within`, five times as much with `terrain: same`. Conditions on the board alone are free.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Kiest de velden die bij alle voorwaarden passen. Doelvelden zijn altijd leeg, en bebouwbaar als het filter geen terrein noemt; filters herhalen dat niet. Computerspelers berekenen filters duizenden keren; daarom mag `near` in totaal hoogstens {most} kosten: elk één, 4 met `min` of `exactly`, één meer dan de afstand met `within`, vijf keer zo veel met `terrain: same`. Voorwaarden over alleen het bord zijn gratis.</translation>
    </message>
    <message>
        <source>The maximum distance of the hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>De grootste afstand van het veld.</translation>
    </message>
    <message>
        <source>The minimum number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Het kleinste aantal passende buurvelden.</translation>
    </message>
    <message>
        <source>The exact number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Het precieze aantal passende buurvelden.</translation>
    </message>
    <message>
        <source>an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>een ID begint met een letter en bestaat uit ten hoogste {most} kleine letters, cijfers en losse onderstrepingstekens</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows reserveert de naam “{id}” voor een apparaat; kies een andere ID</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: {rule}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>“{id}” is geen geldige ID: {rule}</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>verwacht: {what}; gevonden: {found}</translation>
    </message>
    <message>
        <source>text of {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>een tekst van {count} tekens; de grens is {most}</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>de tekst is leeg</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>`true` of `false`</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>een geheel getal van {low} tot en met {high}</translation>
    </message>
    <message>
        <source>one of: {words}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>een van: {words}</translation>
    </message>
    <message>
        <source>unknown word {word}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>onbekend woord {word}</translation>
    </message>
    <message>
        <source>a colour like &quot;#9cbf5c&quot;, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>een kleur als &quot;#9cbf5c&quot;, tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>a lower-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>een kleine letter</translation>
    </message>
    <message>
        <source>the name of an SVG or PNG file, such as well.svg</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>de naam van een SVG- of PNG-bestand, zoals well.svg</translation>
    </message>
    <message>
        <source>use lower-case letters, digits and single underscores, without a folder</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>gebruik kleine letters, cijfers en losse onderstrepingstekens, zonder map</translation>
    </message>
    <message>
        <source>the id of an entry: {kind}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>de ID van een onderdeel: {kind}</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>een ID</translation>
    </message>
    <message>
        <source>four digits of 0-9 and a-f</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>vier tekens uit 0-9 en a-f</translation>
    </message>
    <message>
        <source>a text with {{tile}} and {{terrain}}</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>een tekst met {{tile}} en {{terrain}}</translation>
    </message>
    <message>
        <source>the number of a ruling, such as R-30</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>het nummer van een uitspraak, zoals R-30</translation>
    </message>
    <message>
        <source>name of a hex, `A1` to `T20`, on the island `iA1` to `iE6`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>de naam van een veld, `A1` tot `T20`, op het eiland `iA1` tot `iE6`</translation>
    </message>
    <message>
        <source>move, such as `mandatory build 1`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>een zet als `mandatory build 1`</translation>
    </message>
    <message>
        <source>a letter</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>een letter</translation>
    </message>
    <message>
        <source>Areas for `linked`, instead of single hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gebieden voor `linked` in plaats van losse velden.</translation>
    </message>
    <message>
        <source>The areas of connected hexes of this terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>De gebieden van aaneengesloten velden van dit terrein.</translation>
    </message>
    <message>
        <source>One group per matching hex: the settlements near it.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eén groep voor elk passend veld: de nederzettingen in de buurt ervan.</translation>
    </message>
    <message>
        <source>For `around`: the maximum distance of a settlement.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Bij `around`: de grootste afstand van een nederzetting.</translation>
    </message>
    <message>
        <source>One group per matching hex or terrain area that is joined to another one by an area of the player&apos;s settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eén groep voor elk passend veld of terreingebied dat een nederzettingsgebied van de speler met een ander verbindt.</translation>
    </message>
    <message>
        <source>One group per straight unbroken line of settlements, in all three directions or in the two diagonal ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eén groep voor elke ononderbroken rechte lijn van nederzettingen, in alle drie de richtingen of in de twee schuine.</translation>
    </message>
    <message>
        <source>Groups with at least this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Groepen met minstens zo veel nederzettingen.</translation>
    </message>
    <message>
        <source>Groups with exactly this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Groepen met precies zo veel nederzettingen.</translation>
    </message>
    <message>
        <source>`need` requires `pay: {{flat: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`need` vereist `pay: {{flat: ...}}`</translation>
    </message>
    <message>
        <source>`when: {when}` selects the settlements itself, without `of`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`when: {when}` kiest zelf de nederzettingen, zonder `of`</translation>
    </message>
    <message>
        <source>`keep: full` requires `around` or one of these groups: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`keep: full` vereist `around` of een van deze groepen: {names}</translation>
    </message>
    <message>
        <source>`measure: span` requires `group: area` and `pay: {{per_unit: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`measure: span` vereist `group: area` en `pay: {{per_unit: ...}}`</translation>
    </message>
    <message>
        <source>`rank` requires `when: final`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` vereist `when: final`</translation>
    </message>
    <message>
        <source>`rank` requires groups of the board, not of a player&apos;s settlements</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` vereist groepen van het bord, niet van de nederzettingen van een speler</translation>
    </message>
    <message>
        <source>`rank` cannot be combined with `keep`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` kan niet samen met `keep`</translation>
    </message>
    <message>
        <source>only a {kind} has the key {key}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>alleen `{kind}` heeft de sleutel {key}</translation>
    </message>
    <message>
        <source>only a scoring_card can pay during the game</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>alleen `scoring_card` kan tijdens de partij uitbetalen</translation>
    </message>
    <message>
        <source>Gold per settlement of each kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Goud voor elke nederzetting van elke getelde groep.</translation>
    </message>
    <message>
        <source>Pay once per this many settlements, rounded down.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eén keer goud per zo veel nederzettingen, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>Gold for the players with the most, the second most, ... settlements in each group. Tied players all get the full amount.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Goud voor de spelers met de meeste, de op één na meeste, ... nederzettingen in elke groep. Bij gelijke stand krijgen allen het volle bedrag.</translation>
    </message>
    <message>
        <source>Players without settlements are ranked, too.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Ook spelers zonder nederzettingen krijgen een plaats.</translation>
    </message>
    <message>
        <source>Gold per kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Goud voor elke getelde groep.</translation>
    </message>
    <message>
        <source>Gold once if enough groups are kept; see `need`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eén keer goud als er genoeg groepen worden geteld; zie `need`.</translation>
    </message>
    <message>
        <source>`final`: all settlements at the end of the game; `build`: each settlement immediately; `mandatory_end`: the settlements of the mandatory action, when it is complete; `turn_end`: all settlements built in a turn, at its end.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`final`: alle nederzettingen aan het einde van de partij; `build`: elke nederzetting meteen; `mandatory_end`: de nederzettingen van de verplichte actie, zodra die klaar is; `turn_end`: alle nederzettingen die in een beurt zijn gebouwd, aan het einde ervan.</translation>
    </message>
    <message>
        <source>The settlements that count.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>De nederzettingen die tellen.</translation>
    </message>
    <message>
        <source>`none`: a single group; `row`: by row; `sector`: by quarter of the board; `edge`: by side of the board; `area`: by area of connected settlements; `terrain_area`: by area of connected hexes of one terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`none`: één enkele groep; `row`: per rij; `sector`: per kwart van het bord; `edge`: per zijde van het bord; `area`: per nederzettingsgebied; `terrain_area`: per gebied van aaneengesloten velden van één terrein.</translation>
    </message>
    <message>
        <source>The value of a group. `size`: its number of settlements; `span`: the number of hexes on the shortest way between the two farthest apart, including both, 0 for a single one.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>De waarde van een groep. `size`: het aantal nederzettingen; `span`: het aantal velden op de kortste weg tussen de twee die het verst uit elkaar liggen, die meegeteld, 0 bij één enkele.</translation>
    </message>
    <message>
        <source>The groups that are paid. `worst` includes empty groups; `full`: groups with a settlement on every hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>De groepen die goud opleveren. `worst` telt lege groepen mee; `full`: groepen met een nederzetting op elk veld.</translation>
    </message>
    <message>
        <source>The number of kept groups for `flat`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Het aantal getelde groepen voor `flat`.</translation>
    </message>
    <message>
        <source>The pay for the kept groups.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>De opbrengst van de getelde groepen.</translation>
    </message>
    <message>
        <source>The number of settlements needed in a row.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Het aantal nederzettingen dat in een rij nodig is.</translation>
    </message>
    <message>
        <source>Gold per marked row at the end of the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Goud voor elke gemarkeerde rij aan het einde van de partij.</translation>
    </message>
    <message>
        <source>`scoring_card`: drawn for each game; `task_card`: drawn for each section of its expansion; `feature_score`: a feature that pays.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`scoring_card`: wordt voor elke partij getrokken; `task_card`: wordt voor elk kwadrant van haar uitbreiding getrokken; `feature_score`: een bijzonder veld dat goud oplevert.</translation>
    </message>
    <message>
        <source>The feature that pays; for `feature_score` only.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Het bijzondere veld dat goud oplevert; alleen bij `feature_score`.</translation>
    </message>
    <message>
        <source>The scoring rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>De telregel.</translation>
    </message>
    <message>
        <source>The scoring rule, instead of `score`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>De telregel in plaats van `score`.</translation>
    </message>
    <message>
        <source>Before the game, a terrain card is revealed and all cards of its terrain are removed. Filters of the score call the terrain `removed`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Vóór de partij wordt een gebiedskaart opengelegd en worden alle kaarten van haar terrein verwijderd. Filters van de telling noemen dat terrein `removed`.</translation>
    </message>
    <message>
        <source>The name for players.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>De naam voor de spelers.</translation>
    </message>
    <message>
        <source>The name itself, if it is not written in lower case.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>De naam zelf, als die niet met kleine letters wordt geschreven.</translation>
    </message>
    <message>
        <source>The forms of the name in sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>De vormen van de naam in zinnen.</translation>
    </message>
    <message>
        <source>The complete rule in plain words, one to three sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>De volledige regel in gewone woorden, één tot drie zinnen.</translation>
    </message>
    <message>
        <source>The picture, a file in the folder `icons` next to this file. Without it, the first letter of the id is drawn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>De afbeelding, een bestand in de map `icons` naast dit bestand. Zonder afbeelding wordt de eerste letter van de ID getekend.</translation>
    </message>
    <message>
        <source>only a {kind} has `when: {time}`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>alleen `{kind}` heeft `when: {time}`</translation>
    </message>
    <message>
        <source>{key} cannot be combined with `when`, `upgrades` or `brought_by`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{key} kan niet samen met `when`, `upgrades` of `brought_by`</translation>
    </message>
    <message>
        <source>A permanent hand size.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Een blijvende handgrootte.</translation>
    </message>
    <message>
        <source>Terrain cards drawn at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Gebiedskaarten die aan het einde van de beurt worden getrokken.</translation>
    </message>
    <message>
        <source>Gold for the player who takes it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Goud voor de speler die hem neemt.</translation>
    </message>
    <message>
        <source>The values of `printed` in the filters of the tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>De waarden van `printed` in de filters van de tegel.</translation>
    </message>
    <message>
        <source>A terrain on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Een terrein op het bord.</translation>
    </message>
    <message>
        <source>A feature on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Een bijzonder veld op het bord.</translation>
    </message>
    <message>
        <source>Location tiles only: a special rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Alleen stadstegels: een bijzondere regel.</translation>
    </message>
    <message>
        <source>{before} `{word}`: {meaning}.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{before} `{word}`: {meaning}.</translation>
    </message>
    <message>
        <source>`location_tile`: kept while a piece of the holder is next to its location. `bonus_tile`: comes with the second location tile of one kind. `nomad_tile`: dealt to a nomad space, for one turn in the next round. `standing_action`: an action of all players, once per turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`location_tile`: blijft zolang een speelstuk van de bezitter naast zijn stad staat. `bonus_tile`: komt met de tweede stadstegel van één soort. `nomad_tile`: ligt op een nomadenveld, voor één beurt in de volgende ronde. `standing_action`: een actie van alle spelers, één keer per beurt.</translation>
    </message>
    <message>
        <source>`turn`: on the holder&apos;s turn. `opponent_takes_last_tile`: immediately after another player takes the last tile of a location or nomad space. `before_scoring`: after the last round, once per hex of `brought_by` next to an own piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`turn`: in de beurt van de bezitter. `opponent_takes_last_tile`: meteen nadat een andere speler de laatste tegel van een stad of nomadenveld heeft genomen. `before_scoring`: na de laatste ronde, één keer voor elk veld van `brought_by` naast een eigen speelstuk.</translation>
    </message>
    <message>
        <source>The action.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>De actie.</translation>
    </message>
    <message>
        <source>`waive_adjacency`: one placement is exempt from `if_possible`. `waive_first_mandatory`: the first build of each mandatory action is exempt.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`waive_adjacency`: voor één plaatsing geldt `if_possible` niet. `waive_first_mandatory`: het geldt niet voor de eerste bouw van elke verplichte actie.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the immediate effect.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Alleen nomadentegels: de onmiddellijke werking.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the number of copies.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Alleen nomadentegels: het aantal exemplaren.</translation>
    </message>
    <message>
        <source>Nomad tiles only: one tile per terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Alleen nomadentegels: één tegel voor elk terrein.</translation>
    </message>
    <message>
        <source>Location tiles only: the bonus tile that comes with the second tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Alleen stadstegels: de bonustegel die met de tweede tegel komt.</translation>
    </message>
    <message>
        <source>Bonus tiles only: the location tile whose action this one replaces.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Alleen bonustegels: de stadstegel waarvan deze de actie vervangt.</translation>
    </message>
    <message>
        <source>Standing actions only, required: the terrain or feature that enables it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Alleen acties voor allen, verplicht: het terrein of bijzondere veld dat ze mogelijk maakt.</translation>
    </message>
    <message>
        <source>hex without terrain</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>veld zonder terrein</translation>
    </message>
    <message>
        <source>an unfinished section, not used in games; hexes without terrain: {count}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>een onvoltooid kwadrant, niet in partijen gebruikt; velden zonder terrein: {count}</translation>
    </message>
    <message>
        <source>a mapping with the keys of a section</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>een toewijzing met de sleutels van een kwadrant</translation>
    </message>
    <message>
        <source>the file should be called {id}.yaml</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>het bestand hoort {id}.yaml te heten</translation>
    </message>
    <message>
        <source>rows: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>rijen: {found}; het moeten er {needed} zijn</translation>
    </message>
    <message>
        <source>the island has no hexes</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>het eiland heeft geen velden</translation>
    </message>
    <message>
        <source>location {letter} has no tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>de stad {letter} heeft geen tegel</translation>
    </message>
    <message>
        <source>add `tile:` with the id of a tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>voeg `tile:` toe met de ID van een tegel</translation>
    </message>
    <message>
        <source>only a location has a tile; {letter} is a {feature}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>alleen `location` heeft een tegel; {letter} is `{feature}`</translation>
    </message>
    <message>
        <source>feature {letter} is declared but not used in any row</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>de plaats {letter} is opgegeven, maar komt in geen rij voor</translation>
    </message>
    <message>
        <source>letters in row {number}: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>letters in rij {number}: {found}; het moeten er {needed} zijn</translation>
    </message>
    <message>
        <source>letter {letter} is not declared under `features`</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>de letter {letter} is niet opgegeven onder `features`</translation>
    </message>
    <message>
        <source>did you mean {word}?</source>
        <extracomment>kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>bedoelde je {word}?</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>sla het bestand op als UTF-8</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>het bestand is geen UTF-8-tekst</translation>
    </message>
    <message>
        <source>the text is too long: {count} characters; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>de tekst is te lang: {count} tekens; de grens is {limit}</translation>
    </message>
    <message>
        <source>binary data or the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>binaire gegevens of het stuurteken {character}</translation>
    </message>
    <message>
        <source>a tab is used for indentation</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>de inspringing gebruikt een tab</translation>
    </message>
    <message>
        <source>use spaces</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>gebruik spaties</translation>
    </message>
    <message>
        <source>the file could not be read back ({trouble}); nothing was changed</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>het bestand zou niet terug te lezen zijn ({trouble}); er is niets gewijzigd</translation>
    </message>
    <message>
        <source>is not a file</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>is geen bestand</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>niets</translation>
    </message>
    <message>
        <source>the truth value {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>de waarheidswaarde {text}</translation>
    </message>
    <message>
        <source>the number {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>het getal {text}</translation>
    </message>
    <message>
        <source>a colon is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier mag geen dubbele punt staan</translation>
    </message>
    <message>
        <source>text that contains a colon needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een tekst met een dubbele punt heeft aanhalingstekens nodig</translation>
    </message>
    <message>
        <source>check the indentation of this and the line above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>controleer de inspringing van deze regel en de regel erboven</translation>
    </message>
    <message>
        <source>text that starts with a special character needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een tekst die met een bijzonder teken begint, heeft aanhalingstekens nodig</translation>
    </message>
    <message>
        <source>a closing quote is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een sluitend aanhalingsteken ontbreekt</translation>
    </message>
    <message>
        <source>a bracket is not closed or a comma is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een haakje is niet gesloten, of een komma ontbreekt</translation>
    </message>
    <message>
        <source>a key needs a colon and a space after it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een sleutel heeft een dubbele punt met een spatie erachter nodig</translation>
    </message>
    <message>
        <source>an extra bracket, or a missing one before it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een haakje te veel, of ervoor een te weinig</translation>
    </message>
    <message>
        <source>a second document starts here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier begint een tweede document</translation>
    </message>
    <message>
        <source>use one file each</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>gebruik voor elk een eigen bestand</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>het bestand is leeg</translation>
    </message>
    <message>
        <source>alias {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>de alias {name} is niet toegestaan</translation>
    </message>
    <message>
        <source>the file has more than {most} values</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>het bestand heeft meer dan {most} waarden</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>dieper dan {most} niveaus genest</translation>
    </message>
    <message>
        <source>anchor {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>het anker {name} is niet toegestaan</translation>
    </message>
    <message>
        <source>tag {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>de tag {name} is niet toegestaan</translation>
    </message>
    <message>
        <source>text with the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een tekst met het stuurteken {character}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>dubbele sleutel {key}</translation>
    </message>
    <message>
        <source>first in line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>eerst in regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>a key must be a single word</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>een sleutel moet één woord zijn</translation>
    </message>
    <message>
        <source>too many problems</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>te veel fouten</translation>
    </message>
    <message>
        <source>{bracket} has no opening bracket</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>{bracket} heeft geen openend haakje</translation>
    </message>
    <message>
        <source>not valid YAML: {problem}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>geen geldige YAML: {problem}</translation>
    </message>
    <message>
        <source>unknown {what} {word} ({hint})</source>
        <extracomment>kingdom_builder_qt/core/errors.py</extracomment>
        <translation>onbekend: {what} {word} ({hint})</translation>
    </message>
    <message>
        <source>no hex is called {name} (A1 to T20, island iA1 to iE6)</source>
        <extracomment>kingdom_builder_qt/core/grid.py</extracomment>
        <translation>geen veld heet {name} (A1 tot T20, eiland iA1 tot iE6)</translation>
    </message>
    <message>
        <source>the drawing needs more letters than there are</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>de tekening heeft meer letters nodig dan er zijn</translation>
    </message>
    <message>
        <source>{text}: a board has {needed} sections, not {found}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text}: een bord heeft {needed} kwadranten, niet {found}</translation>
    </message>
    <message>
        <source>{text} is not an island: its id, or its rows in braces</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text} is geen eiland: de ID, of de rijen tussen accolades</translation>
    </message>
    <message>
        <source>{more}: a drawn board is not turned</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{more}: een getekend bord wordt niet gedraaid</translation>
    </message>
    <message>
        <source>{word} is not a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word} is geen kwadrant</translation>
    </message>
    <message>
        <source>{word}: {part} is not a turn, tile or castle</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word}: {part} is geen draaiing, tegel of burcht</translation>
    </message>
    <message>
        <source>{id} is not the id of a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{id} is niet de ID van een kwadrant</translation>
    </message>
    <message>
        <source>section {id} is not an island</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>het kwadrant {id} is geen eiland</translation>
    </message>
    <message>
        <source>section {id} is an island, not part of the main board</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>het kwadrant {id} is een eiland, geen deel van het hoofdbord</translation>
    </message>
    <message>
        <source>rows of {drawing}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>rijen van {drawing}: {found}; er is plaats voor {most}</translation>
    </message>
    <message>
        <source>hexes in the row {row}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>velden in de rij {row}: {found}; er is plaats voor {most}</translation>
    </message>
    <message>
        <source>the letter {letter} has no meaning: add {name}=…</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>de letter {letter} heeft geen betekenis: voeg {name}=… toe</translation>
    </message>
    <message>
        <source>{entry} gives no letter a meaning: F=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry} geeft geen letter een betekenis: F=location:farm</translation>
    </message>
    <message>
        <source>{entry}: a location gives a tile: {letter}=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry}: een stad geeft een tegel: {letter}=location:farm</translation>
    </message>
    <message>
        <source>house rule</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>huisregel</translation>
    </message>
    <message>
        <source>terrain card</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>gebiedskaart</translation>
    </message>
    <message>
        <source>board: the field is missing</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>board: het gegeven ontbreekt</translation>
    </message>
    <message>
        <source>the game takes {least} to {most} players, not {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>het spel is voor {least} tot en met {most} spelers, niet {text}</translation>
    </message>
    <message>
        <source>{what} {name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>twee keer opgegeven: {what} {name}</translation>
    </message>
    <message>
        <source>nomad tile</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>nomadentegel</translation>
    </message>
    <message>
        <source>{hex} is not a nomad space</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>{hex} is geen nomadenveld</translation>
    </message>
    <message>
        <source>two tiles lie on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>op {hex} liggen twee tegels</translation>
    </message>
    <message>
        <source>{text} is not a number from 0 to {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} is geen getal van 0 tot en met {most}</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} is geen getal</translation>
    </message>
    <message>
        <source>{text} is neither yes nor no</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} is geen `yes` of `no`</translation>
    </message>
    <message>
        <source>{word} is not a row of hexes (did you mean &apos;{first}-{last}&apos;?)</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} is geen rij velden (bedoelde je &apos;{first}-{last}&apos;?)</translation>
    </message>
    <message>
        <source>the hexes {word} run backwards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>de velden {word} lopen achteruit</translation>
    </message>
    <message>
        <source>more than {most} cards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>meer dan {most} kaarten</translation>
    </message>
    <message>
        <source>{word} has no number: {name}=1</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} heeft geen getal: {name}=1</translation>
    </message>
    <message>
        <source>{name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py, kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{name} is twee keer opgegeven</translation>
    </message>
    <message>
        <source>{word} names no hex: {name}@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} noemt geen veld: {name}@C5</translation>
    </message>
    <message>
        <source>{word} names no tile: farm@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} noemt geen tegel: farm@C5</translation>
    </message>
    <message>
        <source>{word}: a tile is new, usable or used</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word}: een tegel is `new`, `usable` of `used`</translation>
    </message>
    <message>
        <source>{text} is not one word</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} is niet één woord</translation>
    </message>
    <message>
        <source>the position is not text: {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>de stelling is geen tekst: {text}</translation>
    </message>
    <message>
        <source>the position is too long</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>de stelling is te lang</translation>
    </message>
    <message>
        <source>{words} is not a field: its name and a colon come first</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{words} is geen gegeven: eerst komen de naam en een dubbele punt</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>regel {line}: {problem}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>en nog {count}</translation>
    </message>
    <message>
        <source>{field}: the field {other} is also given</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}: ook {other} is opgegeven</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>gegeven</translation>
    </message>
    <message>
        <source>piece in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>speelstuk in deze partij</translation>
    </message>
    <message>
        <source>{kind} belongs to a player</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} is van een speler</translation>
    </message>
    <message>
        <source>player or row</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>speler of rij</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>er is geen speler {player}</translation>
    </message>
    <message>
        <source>tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>tegel in deze partij</translation>
    </message>
    <message>
        <source>site</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>plaats met tegels</translation>
    </message>
    <message>
        <source>bonus tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>bonustegel in deze partij</translation>
    </message>
    <message>
        <source>source of gold</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>bron van goud</translation>
    </message>
    <message>
        <source>there is no silo on this board</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>op dit bord is geen silo</translation>
    </message>
    <message>
        <source>numbers needed: {players}; given: {count}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>nodige getallen: {players}; opgegeven: {count}</translation>
    </message>
    <message>
        <source>no tile of this game lets players act in other players&apos; turns</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>geen tegel van deze partij laat spelers in beurten van anderen handelen</translation>
    </message>
    <message>
        <source>player {player} has no tile to build with in this turn</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>speler {player} heeft geen tegel om in deze beurt te bouwen</translation>
    </message>
    <message>
        <source>terrain card in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>gebiedskaart in deze partij</translation>
    </message>
    <message>
        <source>{rest}: only the deck can have all the rest</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{rest}: alleen de trekstapel kan de rest hebben</translation>
    </message>
    <message>
        <source>a draw pile has no cards</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>een trekstapel heeft geen kaarten</translation>
    </message>
    <message>
        <source>no card is played</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>er is geen kaart gespeeld</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>er valt niets te kiezen</translation>
    </message>
    <message>
        <source>action of all players</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>actie voor iedereen</translation>
    </message>
    <message>
        <source>{word} is none of left, skip, at, victims and spent</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{word} is niet een van `left`, `skip`, `at`, `victims` en `spent`</translation>
    </message>
    <message>
        <source>this game has no action {action}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>deze partij heeft geen actie {action}</translation>
    </message>
    <message>
        <source>{tile} is used in another turn: see the field asked</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{tile} wordt in een andere beurt gebruikt: zie het gegeven `asked`</translation>
    </message>
    <message>
        <source>a block has at least one step left</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>een blok heeft nog ten minste één stap</translation>
    </message>
    <message>
        <source>no piece of the player stands on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>op {hex} staat geen speelstuk van de speler</translation>
    </message>
    <message>
        <source>{hidden} cards are unknown, but only {unseen} are unseen</source>
        <extracomment>kingdom_builder_qt/core/notation/state_text.py</extracomment>
        <translation>{hidden} kaarten zijn onbekend, maar slechts {unseen} zijn ongezien</translation>
    </message>
    <message>
        <source>illegal move: {move}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>niet toegestane zet: {move}</translation>
    </message>
    <message>
        <source>illegal move: {move} ({reason})</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>niet toegestane zet: {move} ({reason})</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>de partij is voorbij</translation>
    </message>
    <message>
        <source>no source of this game</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>geen bron van deze partij</translation>
    </message>
    <message>
        <source>no source of this game; {hint}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>geen bron van deze partij; {hint}</translation>
    </message>
    <message>
        <source>sources now: {names}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>bronnen nu: {names}</translation>
    </message>
    <message>
        <source>verbs of {source} now: {verbs}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>werkwoorden van {source} nu: {verbs}</translation>
    </message>
    <message>
        <source>reason at {hex}: {code}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>reden op {hex}: {code}</translation>
    </message>
    <message>
        <source>number tiles gathered are spent on settlements</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>verzamelde cijfertegels worden aan nederzettingen besteed</translation>
    </message>
    <message>
        <source>another location tile once more</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>een andere stadstegel nog een keer</translation>
    </message>
    <message>
        <source>a settlement taken off the board is built in the next mandatory action</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>een nederzetting die van het bord is genomen, wordt in de volgende verplichte actie gebouwd</translation>
    </message>
    <message>
        <source>location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>stadstegel</translation>
    </message>
    <message>
        <source>entries inside braces are not listed; put each on its own lines, without braces around the file</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>onderdelen tussen accolades worden niet getoond; zet elk op eigen regels, zonder accolades om het bestand</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/own_files.py</extracomment>
        <translation>regel {line}, kolom {column}: {problem}</translation>
    </message>
    <message>
        <source>{engine} has stopped answering ({reason}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} antwoordt niet meer ({reason}).</translation>
    </message>
    <message>
        <source>{engine} tells about its search in words that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} bericht onleesbaar over zijn zoektocht: {reason}</translation>
    </message>
    <message>
        <source>{engine} offers an option that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} biedt een onleesbare optie aan: {reason}</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer} ({place}, line {line})</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} is vanzelf gestopt (status {status}): {answer} ({place}, regel {line})</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} is vanzelf gestopt (status {status}): {answer}</translation>
    </message>
    <message>
        <source>a piece is on a hex that cannot be built on</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>een speelstuk staat op een veld dat niet bebouwbaar is</translation>
    </message>
    <message>
        <source>the drawing leaves no room for the locations of its other tiles</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>de tekening laat geen plaats voor de steden van de andere tegels</translation>
    </message>
    <message>
        <source>not part of the content: {name}</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>niet in de inhoud: {name}</translation>
    </message>
    <message>
        <source>the position is wrong: {problems}</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>de stelling is onjuist: {problems}</translation>
    </message>
    <message>
        <source>edition</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>editie</translation>
    </message>
    <message>
        <source>expansion of this game</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>uitbreiding van deze partij</translation>
    </message>
    <message>
        <source>side of the island</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>zijde van het eiland</translation>
    </message>
    <message>
        <source>The number of sections must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Het aantal kwadranten moet {needed} zijn, niet {found}.</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Kingdom Builder-kaart</translation>
    </message>
    <message>
        <source>The number of Kingdom Builder cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Het aantal Kingdom Builder-kaarten moet {needed} zijn, niet {found}.</translation>
    </message>
    <message>
        <source>task card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>opdrachtkaart</translation>
    </message>
    <message>
        <source>The number of task cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Het aantal opdrachtkaarten moet {needed} zijn, niet {found}.</translation>
    </message>
    <message>
        <source>The number of selection tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Het aantal keuzetegels moet {needed} zijn, niet {found}.</translation>
    </message>
    <message>
        <source>The number of castle tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Het aantal burchttegels moet {needed} zijn, niet {found}.</translation>
    </message>
    <message>
        <source>The seed is not a number from 0 to {most}.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>Het startgetal is geen getal van 0 tot en met {most}.</translation>
    </message>
    <message>
        <source>Python has no SQLite</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Python heeft geen SQLite</translation>
    </message>
    <message>
        <source>another program has this file open</source>
        <extracomment>kingdom_builder_qt/ui/desktop/slot.py</extracomment>
        <translation>een ander programma heeft dit bestand open</translation>
    </message>
    <message>
        <source>it takes too much time or memory to draw; make it simpler</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>het tekenen kost te veel tijd of geheugen; maak hem eenvoudiger</translation>
    </message>
    <message>
        <source>too many other pictures take too much time or memory to draw</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>te veel andere afbeeldingen kosten te veel tijd of geheugen</translation>
    </message>
    <message>
        <source>all pictures together take too much memory</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>alle afbeeldingen samen kosten te veel geheugen</translation>
    </message>
    <message>
        <source>the file cannot be drawn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_painter.py</extracomment>
        <translation>het bestand kan niet worden getekend</translation>
    </message>
    <message>
        <source>a pack {name} is installed again</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>een pakket {name} is weer geïnstalleerd</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>einde van de beurt</translation>
    </message>
    <message>
        <source>The best turn earns more now: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>De beste beurt levert nu meer op: {cards}.</translation>
    </message>
    <message>
        <source>{source}: {move}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{source}: {move}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>evaluated by an engine</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>%Ln stelling</numerusform>
            <numerusform>%Ln stellingen</numerusform>
        </translation>
    </message>
    <message>
        <source>This game does not count for the rating, because it had assistance: {assistance}.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Deze partij telt niet voor de rating, omdat er hulp was: {assistance}.</translation>
    </message>
    <message>
        <source>players changed during the game</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>spelers tijdens de partij gewijzigd</translation>
    </message>
    <message>
        <source>{engine} is no longer among your engines.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} staat niet meer bij je engines.</translation>
    </message>
    <message>
        <source>{engine} does not introduce itself within {seconds} seconds. It may not be an engine.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} stelt zich niet binnen {seconds} seconden voor. Misschien is het geen engine.</translation>
    </message>
    <message>
        <source>{engine} reports an error: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} meldt een fout: {answer}</translation>
    </message>
    <message>
        <source>{engine} has not answered for {seconds} seconds.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} heeft {seconds} seconden niet geantwoord.</translation>
    </message>
    <message>
        <source>{engine} has chosen a move that is not allowed: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} heeft een zet gekozen die niet mag: {answer}</translation>
    </message>
    <message>
        <source>{engine} gives no sign of life.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} geeft geen teken van leven.</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} is vanzelf gestopt (status {status}).</translation>
    </message>
    <message>
        <source>{engine} has stopped answering.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} antwoordt niet meer.</translation>
    </message>
    <message>
        <source>{engine} writes too much at once.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} schrijft te veel tegelijk.</translation>
    </message>
    <message>
        <source>{engine} has written a line that is too long.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} heeft een te lange regel geschreven.</translation>
    </message>
    <message>
        <source>{engine} does not end when it is told to.</source>
        <extracomment>kingdom_builder_qt/game/engines/conformance.py</extracomment>
        <translation>{engine} stopt niet als dat wordt gevraagd.</translation>
    </message>
    <message>
        <source>{tile} ×{count}</source>
        <comment>several equal tiles</comment>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{tile} ×{count}</translation>
    </message>
    <message>
        <source>Engine: {name}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Engine: {name}</translation>
    </message>
    <message>
        <source>Is no longer among your engines</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Staat niet meer bij je engines</translation>
    </message>
    <message>
        <source>A program of its own</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Een eigen programma</translation>
    </message>
    <message>
        <source>Do not use the {tile}; the turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>“{tile}” niet gebruiken; de beurt gaat verder</translation>
    </message>
    <message>
        <source>A board needs {needed} sections, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Een bord heeft {needed} kwadranten nodig, maar er kunnen er maar {found} worden getrokken.</translation>
    </message>
    <message>
        <source>{needed} other sections are needed, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py, kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>Er zijn {needed} andere kwadranten nodig, maar er kunnen er maar {found} worden getrokken.</translation>
    </message>
    <message>
        <source>The game needs {needed} Kingdom Builder cards, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>De partij heeft {needed} Kingdom Builder-kaarten nodig, maar er kunnen er maar {found} worden getrokken.</translation>
    </message>
    <message>
        <source>Sections with room for a castle tile: {found}. The variant needs {needed}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Kwadranten met plaats voor een burchttegel: {found}. De variant heeft er {needed} nodig.</translation>
    </message>
    <message>
        <source>Nomad spaces on the board: {needed}. Nomad tiles: {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/deal.py</extracomment>
        <translation>Nomadenvelden op het bord: {needed}. Nomadentegels: {found}.</translation>
    </message>
    <message>
        <source>Four other sections are chosen, so no corner of the board is left for this one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py</extracomment>
        <translation>Er zijn vier andere kwadranten gekozen, dus er is geen hoek van het bord meer vrij voor dit kwadrant.</translation>
    </message>
    <message>
        <source>{entries} cannot be mixed: all four sections show the same side.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>{entries} kunnen niet worden gemengd: alle vier de kwadranten tonen dezelfde zijde.</translation>
    </message>
    <message>
        <source>“{entry}” is chosen twice.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>“{entry}” is twee keer gekozen.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from “{entry}”, but there are only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>Minstens {needed} moeten er uit “{entry}” komen, maar er zijn er maar {found}.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from the expansions, but the game has only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>Minstens {needed} moeten er uit de uitbreidingen komen, maar de partij heeft er maar {found}.</translation>
    </message>
    <message>
        <source>The variant “Beautiful castles” belongs to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>De variant “Mooie burchten” hoort bij de nieuwe editie.</translation>
    </message>
    <message>
        <source>Selection tiles belong to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Keuzetegels horen bij de nieuwe editie.</translation>
    </message>
    <message>
        <source>“{entry}” cannot be placed on {hex}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>“{entry}” kan niet op {hex} worden geplaatst.</translation>
    </message>
    <message>
        <source>“{entry}” is missing on a section.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>“{entry}” ontbreekt op een kwadrant.</translation>
    </message>
    <message>
        <source>An island is not a section of the board and cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>Een eiland is geen kwadrant van het bord en kan niet worden geanalyseerd.</translation>
    </message>
    <message>
        <source>“{entry}” is not part of the program.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>“{entry}” hoort niet bij het programma.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>In deze stelling is de partij afgelopen.</translation>
    </message>
    <message>
        <source>The board has no {hexes}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Het bord heeft deze velden niet: {hexes}.</translation>
    </message>
    <message>
        <source>There is no room around {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Rond {hex} is geen plaats: {entry}.</translation>
    </message>
    <message>
        <source>Another piece is in the way on {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Op {hex} staat een ander speelstuk in de weg: {entry}.</translation>
    </message>
    <message>
        <source>The content needed for this is missing or has changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/error_texts.py</extracomment>
        <translation>De inhoud die hiervoor nodig is, ontbreekt of is veranderd.</translation>
    </message>
    <message>
        <source>{text}.</source>
        <comment>a sentence of its own</comment>
        <extracomment>kingdom_builder_qt/ui/words/foreign_text.py</extracomment>
        <translation>{text}.</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <extracomment>kingdom_builder_qt/ui/words/foreign_text.py</extracomment>
        <translation> </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short remarks on one line</comment>
        <extracomment>kingdom_builder_qt/ui/words/foreign_text.py</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <comment>a subject and the text about it</comment>
        <extracomment>kingdom_builder_qt/ui/words/foreign_text.py</extracomment>
        <translation>{label}: {text}</translation>
    </message>
    <message numerus="yes">
        <source>{expansion} and %n more</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>
            <numerusform>{expansion} en nog %n</numerusform>
            <numerusform>{expansion} en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, naast {sites}</translation>
    </message>
    <message numerus="yes">
        <source>{hex}; Enter: build, %n left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>{hex}; Enter: bouwen, nog %n</numerusform>
            <numerusform>{hex}; Enter: bouwen, nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}; Enter: choose it for the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Enter: kiezen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: put the piece back</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Enter: terugzetten</translation>
    </message>
    <message>
        <source>{hex}; Enter: build here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Enter: hier bouwen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: move the piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Enter: hierheen verplaatsen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: take this piece off the board with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Enter: van het bord nemen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: place a piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Enter: hier plaatsen ({tile})</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{piece} van jou</translation>
    </message>
    <message>
        <source>Looks ahead but overlooks the replies</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Denkt vooruit, maar ziet de antwoorden niet</translation>
    </message>
    <message>
        <source>Plans several turns ahead, but in haste; hard to beat</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Plant haastig enkele beurten vooruit; moeilijk te verslaan</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to one of your pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen vrij veld ligt naast een van je speelstukken ({wanted:plural}).</translation>
    </message>
    <message>
        <source>You have no piece on the board that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je hebt geen speelstuk op het bord dat kan worden verplaatst.</translation>
    </message>
    <message>
        <source>Your {detail} is not on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Je hebt dit speelstuk niet op het bord: {detail}.</translation>
    </message>
    <message>
        <source>None of your pieces can reach a free {wanted} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen van je speelstukken kan een vrij veld bereiken ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No other player has a piece that can be removed.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen andere speler heeft een speelstuk dat kan worden verwijderd.</translation>
    </message>
    <message>
        <source>{hex} is not next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast een nederzetting van een andere speler.</translation>
    </message>
    <message>
        <source>{hex} is not next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast een stad, burcht of ander bijzonder veld.</translation>
    </message>
    <message>
        <source>{hex} is not next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast {feature:indefinite}.</translation>
    </message>
    <message>
        <source>{hex} is not next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ligt niet naast {terrain:indefinite}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen vrij veld ligt naast een nederzetting van een andere speler ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen vrij veld ligt naast een stad, burcht of ander bijzonder veld ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen vrij veld ligt naast {feature:indefinite} ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen vrij veld ligt naast {terrain:indefinite} ({wanted:plural}).</translation>
    </message>
    <message>
        <source>None of your settlements is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen van je nederzettingen ligt naast een nederzetting van een andere speler.</translation>
    </message>
    <message>
        <source>None of your settlements is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen van je nederzettingen ligt naast een stad, burcht of ander bijzonder veld.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen van je nederzettingen ligt naast {feature:indefinite}.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Geen van je nederzettingen ligt naast {terrain:indefinite}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet naast {count} van je eigen nederzettingen.</numerusform>
            <numerusform>{hex} ligt niet naast {count} van je eigen nederzettingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld ligt naast {count} van je eigen nederzettingen ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld ligt naast {count} van je eigen nederzettingen ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your settlements is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen van je nederzettingen ligt naast {count} van je eigen nederzettingen.</numerusform>
            <numerusform>Geen van je nederzettingen ligt naast {count} van je eigen nederzettingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet binnen {number} veld van een van je eigen nederzettingen.</numerusform>
            <numerusform>{hex} ligt niet binnen {number} velden van een van je eigen nederzettingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet binnen {number} veld van {count} van je eigen nederzettingen.</numerusform>
            <numerusform>{hex} ligt niet binnen {number} velden van {count} van je eigen nederzettingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet binnen {number} veld van een nederzetting van een andere speler.</numerusform>
            <numerusform>{hex} ligt niet binnen {number} velden van een nederzetting van een andere speler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet binnen {number} veld van een stad, burcht of ander bijzonder veld.</numerusform>
            <numerusform>{hex} ligt niet binnen {number} velden van een stad, burcht of ander bijzonder veld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet binnen {number} veld van {feature:indefinite}.</numerusform>
            <numerusform>{hex} ligt niet binnen {number} velden van {feature:indefinite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ligt niet binnen {number} veld van {terrain:indefinite}.</numerusform>
            <numerusform>{hex} ligt niet binnen {number} velden van {terrain:indefinite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld ligt binnen {number} veld van een van je eigen nederzettingen ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld ligt binnen {number} velden van een van je eigen nederzettingen ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld ligt binnen {number} veld van {count} van je eigen nederzettingen ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld ligt binnen {number} velden van {count} van je eigen nederzettingen ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld ligt binnen {number} veld van een nederzetting van een andere speler ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld ligt binnen {number} velden van een nederzetting van een andere speler ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld ligt binnen {number} veld van een stad, burcht of ander bijzonder veld ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld ligt binnen {number} velden van een stad, burcht of ander bijzonder veld ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld ligt binnen {number} veld van {feature:indefinite} ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld ligt binnen {number} velden van {feature:indefinite} ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Geen vrij veld ligt binnen {number} veld van {terrain:indefinite} ({wanted:plural}).</numerusform>
            <numerusform>Geen vrij veld ligt binnen {number} velden van {terrain:indefinite} ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain cards are missing: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Er ontbreken gebiedskaarten: {cards}.</translation>
    </message>
    <message>
        <source>There are too many terrain cards: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Er zijn te veel gebiedskaarten: {cards}.</translation>
    </message>
    <message>
        <source>{count} × {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{count} × {card}</translation>
    </message>
    <message>
        <source>No {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Dit speelstuk kan nooit op {hexes} staan: {piece}.</translation>
    </message>
    <message>
        <source>Pieces ({piece}): {found} instead of {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Speelstukken ({piece}): {found} in plaats van {wanted}.</translation>
    </message>
    <message>
        <source>{player}: there is nothing to take at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: op {hexes} is niets te nemen.</translation>
    </message>
    <message>
        <source>{player}: no {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: dit speelstuk kan nooit op {hexes} staan: {piece}.</translation>
    </message>
    <message>
        <source>{player}: {found} instead of {wanted} pieces ({piece}).</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {found} in plaats van {wanted} speelstukken ({piece}).</translation>
    </message>
    <message>
        <source>{player}: {tile} was never taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {tile} is nooit genomen op {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {tile} would be lost, with no piece next to {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {tile} zou verloren gaan, zonder speelstuk naast {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {tile} should have been taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {tile} had op {hexes} genomen moeten worden.</translation>
    </message>
    <message>
        <source>{tile}: tiles left at {hexes}: {found}, expected: {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{tile}: resterende tegels op {hexes}: {found}, verwacht: {wanted}.</translation>
    </message>
    <message>
        <source>{player}: {found} settlements are still to be built, but at most {wanted} can be.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: er zijn nog {found} nederzettingen te bouwen, maar ten hoogste {wanted} is mogelijk.</translation>
    </message>
    <message>
        <source>{player}: nothing was built on {hexes} this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: op {hexes} is deze beurt niets gebouwd.</translation>
    </message>
    <message>
        <source>{player}: no settlements are left, but this is not the last round.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: er zijn geen nederzettingen meer, maar dit is niet de laatste ronde.</translation>
    </message>
    <message>
        <source>Nobody can do anything in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py, kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Niemand kan in deze stelling iets doen.</translation>
    </message>
    <message>
        <source>{player} has no settlement on the board</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} heeft geen nederzetting op het bord</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n areas</source>
        <comment>connected settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{player}: %n gebied</numerusform>
            <numerusform>{player}: %n gebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements from {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n nederzetting vanaf {hexes}: {terrains}</numerusform>
            <numerusform>%n nederzettingen vanaf {hexes}: {terrains}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements on {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n nederzetting op {hexes}: {terrains}</numerusform>
            <numerusform>%n nederzettingen op {hexes}: {terrains}</numerusform>
        </translation>
    </message>
    <message>
        <source>{terrain} {count}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{terrain} {count}</translation>
    </message>
    <message>
        <source>{area}; free beside it: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{area}; vrij ernaast: {terrains}</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>noordoosten</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Leerling</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Gezel</translation>
    </message>
    <message>
        <source>Yardstick</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Maatstaf</translation>
    </message>
    <message>
        <source>Architect</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Architect</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>{persona} – {level}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{persona} – {level}</translation>
    </message>
    <message>
        <source>{name}. {manner}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{name}. {manner}</translation>
    </message>
    <message>
        <source>Misses many hexes and often forgets its tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Mist veel velden en vergeet vaak zijn tegels</translation>
    </message>
    <message>
        <source>Misses some hexes and now and then forgets a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Mist sommige velden en vergeet af en toe een tegel</translation>
    </message>
    <message>
        <source>Places one settlement at a time, rarely with a plan</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Plaatst één nederzetting tegelijk, zelden met plan</translation>
    </message>
    <message>
        <source>Sees only the gold of this turn; a good first opponent</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ziet alleen goud van nu; een goede eerste tegenstander</translation>
    </message>
    <message>
        <source>Looks ahead in only half of its turns</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Kijkt maar in de helft van zijn beurten vooruit</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>oosten</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>zuidoosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>zuidwesten</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>noordwesten</translation>
    </message>
    <message>
        <source>{direction}: {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}: {hex}</translation>
    </message>
    <message>
        <source>{direction}: the rim</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}: de rand</translation>
    </message>
    <message>
        <source>{player} {gold}</source>
        <comment>gold of a player</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} {gold}</translation>
    </message>
    <message>
        <source>Gold: {players}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Goud: {players}</translation>
    </message>
    <message>
        <source>{card}: {players}</source>
        <comment>gold of a card by player</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{card}: {players}</translation>
    </message>
    <message>
        <source>{player}: usable now {tiles}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player}: nu bruikbaar {tiles}</translation>
    </message>
    <message>
        <source>{player}: not usable now {tiles}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player}: nu niet bruikbaar {tiles}</translation>
    </message>
    <message>
        <source>{player} has no tile</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} heeft geen tegel</translation>
    </message>
    <message numerus="yes">
        <source>{tile} on {hex}, %n left</source>
        <comment>a location</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{tile} op {hex}, nog %n</numerusform>
            <numerusform>{tile} op {hex}, nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}, %n steps away</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{site}, %n stap ver</numerusform>
            <numerusform>{site}, %n stappen ver</numerusform>
        </translation>
    </message>
    <message>
        <source>own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>eigen</translation>
    </message>
    <message>
        <source>others</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>anderen</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>leeg</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>mogelijk</translation>
    </message>
    <message>
        <source>near own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>bij eigen</translation>
    </message>
    <message>
        <source>locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>steden</translation>
    </message>
    <message>
        <source>near locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>bij steden</translation>
    </message>
    <message>
        <source>“{word}” is not a kind of hex. Known are: {words}.</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>“{word}” is geen soort veld. Bekend zijn: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes: {hexes}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n veld: {hexes}</numerusform>
            <numerusform>%n velden: {hexes}</numerusform>
        </translation>
    </message>
    <message>
        <source>on your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>in jouw beurt</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>kies een tegel</translation>
    </message>
    <message>
        <source>after a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>na een tegel</translation>
    </message>
    <message>
        <source>one at a time</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>een tegelijk</translation>
    </message>
    <message>
        <source>after this action</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>na deze actie</translation>
    </message>
    <message>
        <source>after building</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>na het bouwen</translation>
    </message>
    <message>
        <source>supply empty</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>voorraad leeg</translation>
    </message>
    <message>
        <source>no target</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>geen doel</translation>
    </message>
    <message>
        <source>Taken this turn: it can be used from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Deze beurt genomen: te gebruiken vanaf je volgende beurt.</translation>
    </message>
    <message>
        <source>Used up.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Opgebruikt.</translation>
    </message>
    <message>
        <source>Used this turn; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Deze beurt gebruikt; in je volgende beurt weer klaar.</translation>
    </message>
    <message>
        <source>It is used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Te gebruiken in je eigen beurt.</translation>
    </message>
    <message>
        <source>It works by itself from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Werkt vanzelf vanaf je volgende beurt.</translation>
    </message>
    <message>
        <source>It works by itself as long as you hold it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Werkt vanzelf zolang je hem hebt.</translation>
    </message>
    <message>
        <source>Used; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Gebruikt; in je volgende beurt weer klaar.</translation>
    </message>
    <message>
        <source>Available: choose one of the marked hexes, or decline.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Beschikbaar: kies een van de gemarkeerde velden, of sla de actie over.</translation>
    </message>
    <message>
        <source>You are asked when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Je krijgt de vraag wanneer een andere speler de laatste tegel van een stad of nomadenveld neemt.</translation>
    </message>
    <message>
        <source>First use another location tile; this one then repeats it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Gebruik eerst een andere stadstegel; deze herhaalt die dan.</translation>
    </message>
    <message>
        <source>On: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Aan: je volgende plaatsing hoeft niet naast je eigen speelstukken.</translation>
    </message>
    <message>
        <source>In use: finish it first.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>In gebruik: rond hem eerst af.</translation>
    </message>
    <message>
        <source>Available: turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Beschikbaar: draai een kaart om.</translation>
    </message>
    <message>
        <source>Available: take a number tile.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Beschikbaar: neem een cijfertegel.</translation>
    </message>
    <message>
        <source>Another one is in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Een andere is in gebruik voor je volgende plaatsing.</translation>
    </message>
    <message>
        <source>It can be used after the current action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Te gebruiken na de huidige actie.</translation>
    </message>
    <message>
        <source>It can be used after the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Te gebruiken na de verplichte actie.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Geen veld is mogelijk voordat je een zijde van je kaart kiest.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a terrain card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Geen veld is mogelijk voordat je een gebiedskaart kiest.</translation>
    </message>
    <message>
        <source>Nomad tile: for your next turn only, once.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Nomadentegel: alleen voor je volgende beurt, één keer.</translation>
    </message>
    <message>
        <source>Nomad tile: for this turn only; used or not, it then leaves the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Nomadentegel: alleen voor deze beurt; gebruikt of niet, daarna verlaat hij het spel.</translation>
    </message>
    <message>
        <source>Choose your card, or what your two identical cards stand for</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Kies je kaart, of waar je twee gelijke kaarten voor staan</translation>
    </message>
    <message>
        <source>Choose your card ({cards}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Kies je kaart ({cards}), of gebruik eerst een tegel</translation>
    </message>
    <message>
        <source>Choose your card: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Kies je kaart: {cards}</translation>
    </message>
    <message>
        <source>Choose a side of your card ({sides}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Kies een zijde van je kaart ({sides}), of gebruik eerst een tegel</translation>
    </message>
    <message>
        <source>Choose a side of your card: {sides}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Kies een zijde van je kaart: {sides}</translation>
    </message>
    <message>
        <source>Use a tile or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Gebruik een tegel of beëindig je beurt</translation>
    </message>
    <message>
        <source>Use a tile ({tiles}) or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Gebruik een tegel ({tiles}) of beëindig je beurt</translation>
    </message>
    <message>
        <source>All done: end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Alles gedaan: beëindig je beurt</translation>
    </message>
    <message>
        <source>{player} may use the {tile} on {active}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} mag “{tile}” in de beurt van {active} gebruiken</translation>
    </message>
    <message>
        <source>{player}: last {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}: laatste actie “{tile}”</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Kaart omdraaien</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Gebruiken</translation>
    </message>
    <message>
        <source>One more card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Extra kaart</translation>
    </message>
    <message>
        <source>Skip this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Deze actie overslaan ({tile})</translation>
    </message>
    <message>
        <source>End this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Deze actie beëindigen ({tile})</translation>
    </message>
    <message>
        <source>End this action; your turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Deze actie beëindigen; je beurt gaat verder</translation>
    </message>
    <message>
        <source>{player}: use the {tile}?</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}: “{tile}” gebruiken?</translation>
    </message>
    <message>
        <source>step {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>stap {next} van {due}</translation>
    </message>
    <message>
        <source>opponent {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>tegenstander {next} van {due}</translation>
    </message>
    <message>
        <source>{done} of {due} {piece:short_plural}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} van {due} {piece:short_plural}</translation>
    </message>
    <message>
        <source>{done} of {due} placed</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} van {due} geplaatst</translation>
    </message>
    <message>
        <source>{done} of {due} built</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} van {due} gebouwd</translation>
    </message>
    <message>
        <source>{player} wins with {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} wint met {gold} goud</translation>
    </message>
    <message>
        <source>{players} share the victory with {gold} gold each</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{players} delen de overwinning met elk {gold} goud</translation>
    </message>
</context>
<context>
    <name>workbench</name>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Toch opslaan</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>New…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Nieuw…</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{name} bewerken</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen herstellen</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen aan je tegels en kaarten zijn hersteld.</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Tegels en kaarten</translation>
    </message>
    <message>
        <source>Discard all unsaved changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Alle niet-opgeslagen wijzigingen aan je tegels en kaarten verwerpen?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>&amp;Verwerpen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Tiles and cards[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Tegels en kaarten[*] — Kwadranteditor</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Opgeslagen.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{file} is buiten dit venster gewijzigd.</translation>
    </message>
    <message>
        <source>Your tiles and cards were not saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Je tegels en kaarten zijn niet opgeslagen.</translation>
    </message>
    <message>
        <source>Save the changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>De wijzigingen aan je tegels en kaarten opslaan?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Tonen…</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards can be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen aan je tegels en kaarten kunnen worden hersteld.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Opn&amp;ieuw</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Dupliceren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Nieuw</translation>
    </message>
    <message>
        <source>New from &amp;copy</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Nieuw van &amp;kopie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>How the game reads it</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Hoe het spel het leest</translation>
    </message>
    <message>
        <source>Rule text for players</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Regeltekst voor spelers</translation>
    </message>
    <message>
        <source>Test board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Testbord</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Proberen</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Van jou</translation>
    </message>
    <message>
        <source>Opponent&apos;s</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Van tegenstander</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kwadrant</translation>
    </message>
    <message>
        <source>Terrain card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gebiedskaart</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>This section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Dit kwadrant</translation>
    </message>
    <message>
        <source>Only tiles and cards can be tried on a board.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Alleen tegels en kaarten kunnen op een bord worden geprobeerd.</translation>
    </message>
    <message>
        <source>Nothing to try yet.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Er is nog niets te proberen.</translation>
    </message>
    <message>
        <source>Cannot be tried here: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Kan hier niet worden geprobeerd: {reason}</translation>
    </message>
    <message>
        <source>Gold: {own} for you, {other} for the opponent.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Goud: {own} voor jou, {other} voor de tegenstander.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n speelstuk kan worden verplaatst.</numerusform>
            <numerusform>%n speelstukken kunnen worden verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes can be chosen.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n veld kan worden gekozen.</numerusform>
            <numerusform>%n velden kunnen worden gekozen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own entries</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Eigen onderdelen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Terrains</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Terreinen</translation>
    </message>
    <message>
        <source>Features</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Bijzondere velden</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Uitbreidingen</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Toevoegen…</translation>
    </message>
    <message>
        <source>Add another</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Nog een toevoegen</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>{what} verwijderen</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Make your own tile or card. Start with New on the left, or copy one from the game with File, New from copy.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form_page.py</extracomment>
        <translation>Maak je eigen tegel of kaart. Begin met Nieuw aan de linkerkant, of kopieer er een uit het spel met Bestand, Nieuw van kopie.</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Geen problemen</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>regel {line}</translation>
    </message>
    <message>
        <source>New location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe stadstegel</translation>
    </message>
    <message>
        <source>New bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe bonustegel</translation>
    </message>
    <message>
        <source>New nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe nomadentegel</translation>
    </message>
    <message>
        <source>New standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe actie voor allen</translation>
    </message>
    <message>
        <source>New Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe Kingdom Builder-kaart</translation>
    </message>
    <message>
        <source>New task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe opdrachtkaart</translation>
    </message>
    <message>
        <source>New feature score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe veldscore</translation>
    </message>
    <message>
        <source>New terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuw terrein</translation>
    </message>
    <message>
        <source>New feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuw bijzonder veld</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuw speelstuk</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>door {author}</translation>
    </message>
    <message>
        <source>{name} ({origin})</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} ({origin})</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>pakket</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Saved games refer to it by this ID. Games that use it will no longer open.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Opgeslagen partijen verwijzen ernaar met deze ID. Partijen die het gebruiken, kunnen dan niet meer worden geopend.</translation>
    </message>
    <message>
        <source>&amp;Update these as well</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>&amp;Deze ook aanpassen</translation>
    </message>
    <message>
        <source>Used in:</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Gebruikt in:</translation>
    </message>
    <message>
        <source>Expansion…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Uitbreiding…</translation>
    </message>
    <message>
        <source>The file to be copied cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Het te kopiëren bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Kopie van {name}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} toevoegen</translation>
    </message>
    <message>
        <source>New expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nieuwe uitbreiding</translation>
    </message>
    <message>
        <source>My expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Mijn uitbreiding</translation>
    </message>
    <message>
        <source>Your tiles and cards need an expansion to belong to.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Je tegels en kaarten hebben een uitbreiding nodig waar ze bij horen.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} hernoemen</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Afbeelding kiezen…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Een afbeelding kiezen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>{file} cannot be used as the picture: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>{file} kan niet als afbeelding worden gebruikt: {reason}</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/scalar_fields.py</extracomment>
        <translation>Een kleur kiezen</translation>
    </message>
    <message>
        <source>Name in sentences</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Naam in zinnen</translation>
    </message>
    <message>
        <source>With its article</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Met lidwoord</translation>
    </message>
    <message>
        <source>Rule text</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Regeltekst</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Changed rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gewijzigde regel</translation>
    </message>
    <message>
        <source>When taken</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bij het nemen</translation>
    </message>
    <message>
        <source>Special rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bijzondere regel</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aantal exemplaren</translation>
    </message>
    <message>
        <source>One tile for each terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eén tegel voor elk terrein</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bonustegel</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tegel</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Uitbreiding</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Stadstegel</translation>
    </message>
    <message>
        <source>Nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nomadentegel</translation>
    </message>
    <message>
        <source>Standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Actie voor allen</translation>
    </message>
    <message>
        <source>Task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Opdrachtkaart</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terrein</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bijzonder veld</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Speelstuk</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Meervoud</translation>
    </message>
    <message>
        <source>Short plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kort meervoud</translation>
    </message>
    <message>
        <source>Bare</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zonder lidwoord</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Opponent takes last tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tegenstander neemt laatste tegel</translation>
    </message>
    <message>
        <source>Before scoring</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vóór de eindtelling</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Waive adjacency</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zonder aangrenzen</translation>
    </message>
    <message>
        <source>Waive first mandatory</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eerste verplichte bouw vrij</translation>
    </message>
    <message>
        <source>Hand size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Handgrootte</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Temple store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tempelvoorraad</translation>
    </message>
    <message>
        <source>Cathedral store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kathedraalvoorraad</translation>
    </message>
    <message>
        <source>Repeat extra action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Speciale actie herhalen</translation>
    </message>
    <message>
        <source>Replaces the action of</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vervangt de actie van</translation>
    </message>
    <message>
        <source>Comes with</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Komt met</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bouwen</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Geheel getal</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Precies</translation>
    </message>
    <message>
        <source>If possible</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Indien mogelijk</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vereist</translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Niet van belang</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Waar dan ook</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Glijden</translation>
    </message>
    <message>
        <source>Ray</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rechte lijn</translation>
    </message>
    <message>
        <source>Same area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zelfde gebied</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Elke tegenstander</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aantal speelstukken</translation>
    </message>
    <message>
        <source>At least</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Minstens</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ten hoogste</translation>
    </message>
    <message>
        <source>From hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vanaf velden</translation>
    </message>
    <message>
        <source>Target hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Doelvelden</translation>
    </message>
    <message>
        <source>Next to own pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Naast eigen speelstukken</translation>
    </message>
    <message>
        <source>Distance of the move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Afstand van de verplaatsing</translation>
    </message>
    <message>
        <source>Jump</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sprong</translation>
    </message>
    <message>
        <source>Steps of several pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Stappen van meerdere speelstukken</translation>
    </message>
    <message>
        <source>One of several actions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Een van meerdere acties</translation>
    </message>
    <message>
        <source>Buildable</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bebouwbaar</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Nearby hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Velden in de buurt</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Afstand</translation>
    </message>
    <message>
        <source>Except</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Behalve</translation>
    </message>
    <message>
        <source>Edge of the board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rand van het bord</translation>
    </message>
    <message>
        <source>Next to another section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Naast een ander kwadrant</translation>
    </message>
    <message>
        <source>End of a line</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Einde van een lijn</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Stad</translation>
    </message>
    <message>
        <source>Terrain of the card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terrein van de kaart</translation>
    </message>
    <message>
        <source>Drawn terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Getrokken terrein</translation>
    </message>
    <message>
        <source>Printed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gedrukt terrein</translation>
    </message>
    <message>
        <source>Removed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Verwijderd terrein</translation>
    </message>
    <message>
        <source>Same terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Hetzelfde terrein</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>Mandatory end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Na de verplichte actie</translation>
    </message>
    <message>
        <source>Turn end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Einde van de beurt</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rij</translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gebied</translation>
    </message>
    <message>
        <source>Terrain area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terreingebied</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rondom</translation>
    </message>
    <message>
        <source>Linked</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Verbonden</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ononderbroken lijn</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Diagonaal</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Span</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Slechtste</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>Remove terrain type</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Een terrein verwijderen</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kingdom Builder-kaart</translation>
    </message>
    <message>
        <source>Score for a feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Score voor een veld</translation>
    </message>
    <message>
        <source>Rows to claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Te claimen rijen</translation>
    </message>
    <message>
        <source>Settlements in a row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nederzettingen in een rij</translation>
    </message>
    <message>
        <source>Settlements that count</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nederzettingen die tellen</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>Value of a group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Waarde van een groep</translation>
    </message>
    <message>
        <source>Groups that are paid</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Groepen die opleveren</translation>
    </message>
    <message>
        <source>Number of groups needed</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aantal vereiste groepen</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Opbrengst</translation>
    </message>
    <message>
        <source>For each settlement</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Per nederzetting</translation>
    </message>
    <message>
        <source>Settlements for each payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nederzettingen per opbrengst</translation>
    </message>
    <message>
        <source>For each group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Per groep</translation>
    </message>
    <message>
        <source>Once</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eén keer</translation>
    </message>
    <message>
        <source>By rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Op rang</translation>
    </message>
    <message>
        <source>Zero is a rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nul is een rang</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Colours for colour blindness</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kleuren bij kleurenblindheid</translation>
    </message>
    <message>
        <source>Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Roodblind (protanopie)</translation>
    </message>
    <message>
        <source>Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Groenblind (deuteranopie)</translation>
    </message>
    <message>
        <source>Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Blauwblind (tritanopie)</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>Stands on</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Staat op</translation>
    </message>
    <message>
        <source>Counts for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Telt voor</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tegels nemen</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Blokkeert</translation>
    </message>
    <message>
        <source>Own hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eigen veld</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Buurvelden</translation>
    </message>
    <message>
        <source>Footprint</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Oppervlak</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eén veld</translation>
    </message>
    <message>
        <source>Flower</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zeven velden</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Terrain cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gebiedskaarten</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eerste partij</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kwadranten</translation>
    </message>
    <message>
        <source>Section ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>ID van het kwadrant</translation>
    </message>
    <message>
        <source>Placed section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gelegd kwadrant</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Editie</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Kingdom Builder cards in a game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kingdom Builder-kaarten in een partij</translation>
    </message>
    <message>
        <source>Tiles on each location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tegels op elke stad</translation>
    </message>
    <message>
        <source>Task cards for each section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Opdrachtkaarten per kwadrant</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>Features laid at set-up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bij de opstelling gelegde velden</translation>
    </message>
    <message>
        <source>On hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Op velden</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Plaats in lijsten</translation>
    </message>
    <message>
        <source>Never moved</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Wordt nooit verplaatst</translation>
    </message>
    <message>
        <source>Stays for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Blijft voor</translation>
    </message>
    <message>
        <source>The entry as YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/yaml_pane.py</extracomment>
        <translation>Het onderdeel als YAML</translation>
    </message>
</context>
</TS>
