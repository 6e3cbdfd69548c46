<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>app</name>
    <message>
        <source>Your game was saved. Start the program again and choose Continue.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Deine Partie wurde gespeichert. Starte das Programm neu und wähle „Weiterspielen“.</translation>
    </message>
    <message>
        <source>Your game could not be saved.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Deine Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The error report is in {path}. Nothing was sent.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Der Fehlerbericht liegt in {path}. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Something went wrong and the program has to close.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Etwas ist schiefgegangen. Das Programm muss beendet werden.</translation>
    </message>
    <message>
        <source>Copy details and close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Details kopieren und schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The program cannot start.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Das Programm kann nicht starten.</translation>
    </message>
    <message>
        <source>The folder for settings and games cannot be used ({variable}).</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Der Ordner für Einstellungen und Partien kann nicht benutzt werden ({variable}).</translation>
    </message>
    <message>
        <source>A file cannot be read.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Eine Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The command line is not valid.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Die Befehlszeile ist ungültig.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Access is denied</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Der Zugriff ist verweigert</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>The disk is write-protected</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Ein anderes Programm benutzt die Datei</translation>
    </message>
    <message>
        <source>{reason}: {file}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/file_errors.py</extracomment>
        <translation>{reason}: {file}</translation>
    </message>
    <message>
        <source>Your last game is not saved yet: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Deine letzte Partie ist noch nicht gespeichert: {error}.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Deine Partien können nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>A game that is open cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Eine geöffnete Partie kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Diese Partie ist nicht mehr unter deinen Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be restored. Choose Undo to try again.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>
            <numerusform>%n Partie konnte nicht wiederhergestellt werden. Wähle „Rückgängig“, um es noch einmal zu versuchen.</numerusform>
            <numerusform>%n Partien konnten nicht wiederhergestellt werden. Wähle „Rückgängig“, um es noch einmal zu versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py, kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>{file} kann nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>A game cannot be read: its file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Eine Partie kann nicht gelesen werden: Ihre Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>Your games cannot be changed: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Deine Partien können nicht geändert werden: {error}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>a word of a content file</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>Very slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Sehr langsam</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <source>Computer speed: {speed}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Computertempo: {speed}</translation>
    </message>
    <message>
        <source>Forever</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Für immer</translation>
    </message>
    <message>
        <source>For a year</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Ein Jahr lang</translation>
    </message>
    <message>
        <source>For a month</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Einen Monat lang</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of the program and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Die Einstellungen stammen von einer neueren Version des Programms und wurden zurückgesetzt.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Die Einstellungen konnten nicht gelesen werden und wurden zurückgesetzt.</translation>
    </message>
    <message>
        <source>New settings cannot be saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Neue Einstellungen können nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Die alte Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>Settings and games cannot be saved in {folder}: {reason}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Einstellungen und Partien können nicht in {folder} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Up to {seconds} s per turn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Bis zu {seconds} s pro Zug</translation>
    </message>
    <message>
        <source>This installation has no sound library.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>In dieser Installation fehlt die Klangbibliothek.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Der Ton ist aus.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Der Ton ist an.</translation>
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
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of desert on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>Ü</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of flower field; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of forest (trees); the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of swamp on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of farmland; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of water on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of mountain; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>&amp;Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Rotblind (Protanopie)</translation>
    </message>
    <message>
        <source>&amp;Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Grünblind (Deuteranopie)</translation>
    </message>
    <message>
        <source>&amp;Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Blaublind (Tritanopie)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/corner_line.py</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Your next click is one of the right button. Esc cancels it.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/fingers.py</extracomment>
        <translation>Dein nächster Klick ist einer mit der rechten Taste. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Every board</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Jeder Spielplan</translation>
    </message>
    <message>
        <source>Tabs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Register</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Replay and analysis</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Nachspielen und Analyse</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Regeln und Tasten</translation>
    </message>
    <message>
        <source>Content guide and format</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Leitfaden und Format der Inhalte</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Quadranteneditor</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Alle Quadranten</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Plättchen und Karten</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>{key} must stay as it is: it moves, chooses or leaves in every window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} bleibt, wie es ist: Damit bewegst, wählst oder verlässt du etwas in jedem Fenster.</translation>
    </message>
    <message>
        <source>{key} belongs to the system.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} gehört dem System.</translation>
    </message>
    <message>
        <source>{key} opens a menu or presses a button.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} öffnet ein Menü oder drückt eine Schaltfläche.</translation>
    </message>
    <message>
        <source>{key} is needed for typing in this window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} wird in diesem Fenster zum Tippen gebraucht.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>The file is not a list of keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Die Datei ist keine Liste von Tasten.</translation>
    </message>
    <message>
        <source>This is not YAML.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Das ist kein YAML.</translation>
    </message>
    <message>
        <source>This is not the name of an action with its keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Das ist kein Name einer Aktion mit ihren Tasten.</translation>
    </message>
    <message>
        <source>“{name}” is not the name of an action.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>„{name}“ ist kein Name einer Aktion.</translation>
    </message>
    <message>
        <source>{key} is also the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} ist auch die Taste von „{action}“.</translation>
    </message>
    <message>
        <source>An action needs a list of at most {number} keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Eine Aktion braucht eine Liste von höchstens {number} Tasten.</translation>
    </message>
    <message>
        <source>“{key}” is not a key.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>„{key}“ ist keine Taste.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>Next tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Nächstes Register</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Voriges Register</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Ohne Speichern beenden</translation>
    </message>
    <message>
        <source>Your last changes are being saved…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Deine letzten Änderungen werden gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Your last changes are not saved: {error}.

The program keeps trying.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Deine letzten Änderungen sind nicht gespeichert: {error}.

Das Programm versucht es weiter.</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/levels/level_box.py</extracomment>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/magnifying.py</extracomment>
        <translation>Lup&amp;e</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py, kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>{file} wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>{file} wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Abgebrochen. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>
            <numerusform>Höchstens %n Zeichen.</numerusform>
            <numerusform>Höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {count}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>Höchstens {count}.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Where players build</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Wo Spieler bauen</translation>
    </message>
    <message>
        <source>Where gold is earned</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Wo es Gold gibt</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>S&amp;tärke:</translation>
    </message>
    <message>
        <source>Play the games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Partien spielen</translation>
    </message>
    <message>
        <source>Unnamed section</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Namenloser Quadrant</translation>
    </message>
    <message>
        <source>Analysis of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Analyse von {name}</translation>
    </message>
    <message>
        <source>The section cannot be played yet: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Der Quadrant ist noch nicht spielbar: {error}</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The games were interrupted and have been resumed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Die Partien waren unterbrochen und wurden fortgesetzt.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Nochmals spielen</translation>
    </message>
    <message>
        <source>The games ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Die Partien endeten mit einem Fehler: {error}</translation>
    </message>
    <message>
        <source>Computer players play on this section with three others, in all four corners, upright and turned. Half of the games are played again with another section in its place.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Computerspieler spielen auf diesem Quadranten zusammen mit drei anderen, in allen vier Ecken, aufrecht und gedreht. Die Hälfte der Partien wird mit einem anderen Quadranten an seiner Stelle noch einmal gespielt.</translation>
    </message>
    <message>
        <source>Too few games for a clear result.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Zu wenige Partien für ein klares Ergebnis.</translation>
    </message>
    <message>
        <source>Percentage of games that end with a settlement here</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Prozent der Partien, an deren Ende hier eine Siedlung steht</translation>
    </message>
    <message>
        <source>Gold earned here per game, by all players</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Gold, das alle Spieler zusammen hier pro Partie erhalten</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: a settlement at the end of {share} of the games, {gold} gold per game</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Reihe {row}, Spalte {column}: in {share} der Partien am Ende eine Siedlung, {gold} Gold pro Partie</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section: too few games to tell a difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Gold pro Spieler im Vergleich zu denselben Partien auf einem anderen Quadranten: zu wenige Partien, um einen Unterschied zu erkennen. Hier gab es {gold} pro Spieler, dort {printed}.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): no clear difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Gold pro Spieler im Vergleich zu denselben Partien auf einem anderen Quadranten ({range}): kein klarer Unterschied. Hier gab es {gold} pro Spieler, dort {printed}.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is generous. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Gold pro Spieler im Vergleich zu denselben Partien auf einem anderen Quadranten ({range}): Dieser ist ergiebig. Hier gab es {gold} pro Spieler, dort {printed}.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is poor. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Gold pro Spieler im Vergleich zu denselben Partien auf einem anderen Quadranten ({range}): Dieser ist karg. Hier gab es {gold} pro Spieler, dort {printed}.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players like it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Siedlungen darauf bei Spielende; {usual} auf anderen: Die Spieler bauen gern hier.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players avoid it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Siedlungen darauf bei Spielende; {usual} auf anderen: Die Spieler meiden ihn.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: about as many as usual.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Siedlungen darauf bei Spielende; {usual} auf anderen: etwa so viele wie üblich.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: no clear advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Partien, die der Startspieler gewinnt ({low} bis {high}); ausgeglichen wären {fair}: kein klarer Vorteil.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is an advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Partien, die der Startspieler gewinnt ({low} bis {high}); ausgeglichen wären {fair}: Anfangen ist ein Vorteil.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is a disadvantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Partien, die der Startspieler gewinnt ({low} bis {high}); ausgeglichen wären {fair}: Anfangen ist ein Nachteil.</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Ecke Nordwest</translation>
    </message>
    <message>
        <source>North-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Ecke Nordost</translation>
    </message>
    <message>
        <source>South-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Ecke Südwest</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Ecke Südost</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): no corner makes a clear difference.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: Gold pro Partie auf dem Quadranten, verglichen mit den anderen Ecken ({range}): Keine Ecke macht einen klaren Unterschied.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth more there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: Gold pro Partie auf dem Quadranten, verglichen mit den anderen Ecken ({range}): Hier ist er mehr wert.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth less there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: Gold pro Partie auf dem Quadranten, verglichen mit den anderen Ecken ({range}): Hier ist er weniger wert.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spieler, die sich hier ein Plättchen holen: {tile} (Reihe {row}, Spalte {column}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). Too few games to tell whether they earn more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spieler, die sich hier ein Plättchen holen: {tile} (Reihe {row}, Spalte {column}). Zu wenige Partien, um zu sagen, ob sie mehr Gold erhalten.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They do not clearly earn more or less than the others ({range} gold).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spieler, die sich hier ein Plättchen holen: {tile} (Reihe {row}, Spalte {column}). Sie erhalten nicht klar mehr oder weniger als die anderen ({range} Gold).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold more than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spieler, die sich hier ein Plättchen holen: {tile} (Reihe {row}, Spalte {column}). Sie erhalten {gold} Gold mehr als die anderen ({range}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold less than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Spieler, die sich hier ein Plättchen holen: {tile} (Reihe {row}, Spalte {column}). Sie erhalten {gold} Gold weniger als die anderen ({range}).</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/figures_table.py</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Use on &amp;random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Für &amp;Zufallspläne verwenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/editor_actions.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Quadranten</translation>
    </message>
    <message>
        <source>Show all sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Alle Quadranten zeigen</translation>
    </message>
    <message>
        <source>Search by name, expansion or author</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Suche nach Name, Erweiterung oder Autor</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Alle Quadranten</translation>
    </message>
    <message>
        <source>From the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>My own</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>With problems</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Mit Problemen</translation>
    </message>
    <message>
        <source>Which sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Quadranten filtern</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>There are no sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Es gibt keine Quadranten.</translation>
    </message>
    <message>
        <source>None of your own sections fits the expansions of this game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Keiner deiner eigenen Quadranten passt zu den Erweiterungen dieser Partie.</translation>
    </message>
    <message>
        <source>You have no sections of your own yet. Duplicate one or draw a new one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Du hast noch keine eigenen Quadranten. Dupliziere einen oder zeichne einen neuen.</translation>
    </message>
    <message>
        <source>No section has problems.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Kein Quadrant hat Probleme.</translation>
    </message>
    <message>
        <source>No section matches the search.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Die Suche ergab keinen Quadranten.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py</extracomment>
        <translation>Hier anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py, kingdom_builder_qt/editor/sections/play/play_dialog.py, kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>Nicht spielbar</translation>
    </message>
    <message>
        <source>Section name</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>Name des Quadranten</translation>
    </message>
    <message>
        <source>{name} was duplicated.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} wurde dupliziert.</translation>
    </message>
    <message>
        <source>{name} was moved to the trash.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} wurde in den Papierkorb gelegt.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The files could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>Die Dateien konnten nicht geändert werden: {error}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>von {author}</translation>
    </message>
    <message>
        <source>Not used on random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>Nicht auf Zufallsplänen</translation>
    </message>
    <message>
        <source>Cannot be played: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>Nicht spielbar: {error}</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/canvas.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Stamp {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Stempel {name}</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Move selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py, kingdom_builder_qt/editor/sections/tools/toolbox.py</extracomment>
        <translation>Auswahl verschieben</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>There is nowhere to build.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Man kann nirgends bauen.</translation>
    </message>
    <message>
        <source>There is nowhere to build next to this location.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Neben diesem Ort kann man nirgends bauen.</translation>
    </message>
    <message>
        <source>This location has no tile yet. Choose one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Dieser Ort hat noch kein Plättchen. Wähle eines aus.</translation>
    </message>
    <message>
        <source>A hex without a location cannot have a tile. Remove {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ein Feld ohne Ort kann kein Plättchen haben. Entferne das Plättchen „{tile}“.</translation>
    </message>
    <message>
        <source>Unknown terrain: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Unbekanntes Gelände: {terrain}.</translation>
    </message>
    <message>
        <source>Unknown location: {feature}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Unbekannter Ort: {feature}.</translation>
    </message>
    <message>
        <source>The {feature} is placed on the board when a game begins. It can be part of a section only if it is marked as a location in Tiles and cards.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature}: wird erst zu Beginn einer Partie auf den Spielplan gelegt. Teil eines Quadranten kann so etwas nur sein, wenn es in „Plättchen und Karten“ als Ort gekennzeichnet ist.</translation>
    </message>
    <message>
        <source>Unknown tile: {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Unbekanntes Plättchen: {tile}.</translation>
    </message>
    <message>
        <source>{tile} is not a location tile.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{tile} ist kein Ortsplättchen.</translation>
    </message>
    <message>
        <source>{count} nomad spaces, but there are only {most} nomad tiles.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} Nomadenfelder, es gibt aber nur {most} Nomadenplättchen.</translation>
    </message>
    <message>
        <source>{count} kinds of location; a section can have at most {most}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} Arten von Orten; ein Quadrant kann höchstens {most} haben.</translation>
    </message>
    <message>
        <source>The section needs a name.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Der Quadrant braucht einen Namen.</translation>
    </message>
    <message>
        <source>The section needs an ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Der Quadrant braucht eine ID.</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>„{id}“ ist keine gültige ID: Eine ID beginnt mit einem Buchstaben und besteht aus bis zu {most} Kleinbuchstaben, Ziffern und einzelnen Unterstrichen.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Windows reserviert den Namen „{id}“ für ein Gerät; wähle eine andere ID.</translation>
    </message>
    <message>
        <source>The game already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Das Spiel hat schon einen Quadranten mit der ID {id}. Wähle eine andere ID.</translation>
    </message>
    <message>
        <source>Unknown expansion: {expansion}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Unbekannte Erweiterung: {expansion}.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Der Name hat {length} Zeichen; höchstens {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>The author has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Die Angabe des Autors hat {length} Zeichen; höchstens {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>The description has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Die Beschreibung hat {length} Zeichen; höchstens {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>The licence has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Die Lizenz hat {length} Zeichen; höchstens {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>No {terrain}; printed sections have {low} to {high} hexes of it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Kein Feld {terrain}; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>{areas} {terrain} areas of fewer than {least} hexes; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{terrain}: {areas} Gebiete mit weniger als {least} Feldern; auf gedruckten Quadranten gibt es keine.</translation>
    </message>
    <message>
        <source>An area of {count} {terrain} hexes; on printed sections, each has at most {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ein Gebiet aus {count} Feldern {terrain}; auf gedruckten Quadranten hat jedes höchstens {high}.</translation>
    </message>
    <message>
        <source>No hex is far enough from the locations for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature} ({expansion}): Kein Feld ist weit genug von den Orten entfernt.</translation>
    </message>
    <message>
        <source>Uses content from {expansions} but belongs to {expansion}; random boards use it only when all of these are in play.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Verwendet Inhalte aus {expansions}, gehört aber zu {expansion}; auf Zufallspläne kommt der Quadrant nur, wenn alle diese im Spiel sind.</translation>
    </message>
    <message>
        <source>Two adjacent locations; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Zwei benachbarte Orte; auf gedruckten Quadranten gibt es keine.</translation>
    </message>
    <message>
        <source>Two locations {distance} hexes apart; on printed sections, {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Zwei Orte im Abstand von {distance} Feldern; auf gedruckten Quadranten sind es {least} oder mehr.</translation>
    </message>
    <message>
        <source>A location on the edge touches fewer hexes; printed sections have none there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ein Ort am Rand grenzt an weniger Felder; auf gedruckten Quadranten liegt dort keiner.</translation>
    </message>
    <message>
        <source>On this board, two locations {distance} hexes apart across the border; on printed sections it is {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Auf diesem Spielplan zwei Orte im Abstand von {distance} Feldern über die Grenze hinweg; auf gedruckten Quadranten sind es {least} oder mehr.</translation>
    </message>
    <message>
        <source>On this board, two adjacent locations across the border.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Auf diesem Spielplan zwei benachbarte Orte über die Grenze hinweg.</translation>
    </message>
    <message>
        <source>On this board, no hex of the section is far enough from the locations around it for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature} ({expansion}): Auf diesem Spielplan ist kein Feld des Quadranten weit genug von den Orten ringsum entfernt.</translation>
    </message>
    <message>
        <source>On this board, your locations leave no hex of {section} for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{feature} ({expansion}): Auf diesem Spielplan lassen deine Orte kein Feld von {section} übrig.</translation>
    </message>
    <message>
        <source>On this board, {count} nomad spaces, but there are only {most} nomad tiles. It cannot be played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} Nomadenfelder auf diesem Spielplan, es gibt aber nur {most} Nomadenplättchen. So kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>No expansion chosen.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Keine Erweiterung gewählt.</translation>
    </message>
    <message>
        <source>Change properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/document/section_document.py</extracomment>
        <translation>Eigenschaften ändern</translation>
    </message>
    <message>
        <source>Export or print</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exportieren oder drucken</translation>
    </message>
    <message>
        <source>&amp;Image (PNG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Bild (PNG)</translation>
    </message>
    <message>
        <source>Vector &amp;drawing (SVG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Vektor&amp;grafik (SVG)</translation>
    </message>
    <message>
        <source>&amp;Print, actual size (PDF)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Druck in Originalgröße (PDF)</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Numbered edge</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Nummerierter Rand</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>B&amp;reite:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>An image of {width} × {height} pixels, for web pages and messages.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Ein Bild mit {width} × {height} Pixeln, für Webseiten und Nachrichten.</translation>
    </message>
    <message>
        <source>Sharp at every size, for drawing programs.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>In jeder Größe scharf, für Zeichenprogramme.</translation>
    </message>
    <message>
        <source>Hexes are 18&#xa0;mm wide, as in the printed game, and the section is {width}&#xa0;×&#xa0;{height}&#xa0;mm: print at 100&#xa0;%, without scaling.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Die Felder sind 18 mm breit wie im gedruckten Spiel, der Quadrant misst {width} × {height} mm: mit 100&#xa0;% drucken, ohne Skalierung.</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Vector drawings (*.svg)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Vektorgrafiken (*.svg)</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Use the ending .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Verwende die Endung .png, .svg oder .pdf, nicht „{ending}“.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Paket exportieren</translation>
    </message>
    <message>
        <source>For example CC BY 4.0</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Zum Beispiel CC BY 4.0</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Expansion:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Erweiterung:</translation>
    </message>
    <message>
        <source>ID:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>ID:</translation>
    </message>
    <message>
        <source>Version:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Version:</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Author:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Lizenz:</translation>
    </message>
    <message>
        <source>Description:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Beschreibung:</translation>
    </message>
    <message>
        <source>A pack is a single file with your whole expansion, for others to install.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Ein Paket ist eine einzige Datei mit deiner ganzen Erweiterung, die andere installieren können.</translation>
    </message>
    <message>
        <source>Looking for your expansions…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Deine Erweiterungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>You have no expansion of your own yet. The content guide in the Help menu shows how to make one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Du hast noch keine eigene Erweiterung. Der Leitfaden für Inhalte im Menü „Hilfe“ zeigt, wie eine entsteht.</translation>
    </message>
    <message>
        <source>Reading the contents of the pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Der Inhalt des Pakets wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>The pack will contain {counts}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Das Paket wird enthalten: {counts}.</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Packs (*{suffix})</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Pakete (*{suffix})</translation>
    </message>
    <message>
        <source>The pack could not be saved: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Das Paket konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Left out because they cannot be played yet: {sections}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Ausgelassen, weil noch nicht spielbar: {sections}.</translation>
    </message>
    <message>
        <source>{name}, by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>{name}, von {author}</translation>
    </message>
    <message>
        <source>Print at 100&#xa0;%: a hex is 18 mm wide.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Mit 100&#xa0;% drucken: Ein Feld ist 18 mm breit.</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}: overlap as far as the dashed marks.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Blatt {number} von {count}: bis zu den gestrichelten Linien überlappen lassen.</translation>
    </message>
    <message>
        <source>This file comes with the game or a pack. Save a copy elsewhere.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Diese Datei gehört zum Spiel oder zu einem Paket. Speichere eine Kopie woanders.</translation>
    </message>
    <message>
        <source>The game or a pack already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Das Spiel oder ein Paket hat schon einen Quadranten mit der ID {id}. Wähle eine andere ID.</translation>
    </message>
    <message>
        <source>There are more kinds of location than a file can hold.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Es gibt mehr Arten von Orten, als eine Datei fassen kann.</translation>
    </message>
    <message>
        <source>The section cannot be saved like this. {reason} Nothing was written, and nothing is lost. Correct it, then save again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>So kann der Quadrant nicht gespeichert werden. {reason} Es wurde nichts geschrieben, und nichts ist verloren. Korrigiere ihn und speichere noch einmal.</translation>
    </message>
    <message>
        <source>{name} contains no section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>{name} enthält keinen Quadranten.</translation>
    </message>
    <message>
        <source>Its ID would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würde sich die ID ändern.</translation>
    </message>
    <message>
        <source>Its name would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würde sich der Name ändern.</translation>
    </message>
    <message>
        <source>Its expansion would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würde sich die Erweiterung ändern.</translation>
    </message>
    <message>
        <source>Its origin would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würde sich die Herkunft ändern.</translation>
    </message>
    <message>
        <source>Its author would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würde sich der Autor ändern.</translation>
    </message>
    <message>
        <source>Its description would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würde sich die Beschreibung ändern.</translation>
    </message>
    <message>
        <source>Its licence would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würde sich die Lizenz ändern.</translation>
    </message>
    <message>
        <source>Its hexes would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Beim erneuten Öffnen der Datei würden sich die Felder ändern.</translation>
    </message>
    <message>
        <source>The file would contain an error: {error}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Die Datei würde einen Fehler enthalten: {error}.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Kopie von {name}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>It cannot be imported until this is corrected.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Vor dem Import muss das korrigiert werden.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Zeile {line}, Spalte {column}: {text}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Hinweis: {text}</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. This one will get a new ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Es gibt schon einen Quadranten mit der ID {id}. Dieser hier bekommt eine neue ID.</translation>
    </message>
    <message>
        <source>Open as a draft</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Als Entwurf öffnen</translation>
    </message>
    <message>
        <source>Opened as a draft.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Als Entwurf geöffnet.</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Es gibt schon einen Quadranten mit der ID {id}. Wähle eine andere ID.</translation>
    </message>
    <message>
        <source>Imported as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importiert als {file}</translation>
    </message>
    <message>
        <source>Import sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Quadranten importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Sections to import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Zu importierende Quadranten</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>In this window</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py, kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>origin</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>author</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Autor</translation>
    </message>
    <message>
        <source>description</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>One of the two is an island.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Einer von beiden ist eine Insel.</translation>
    </message>
    <message>
        <source>Also different: {words}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Auch anders: {words}.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Quadranteneditor</translation>
    </message>
    <message>
        <source>Save the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py, kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Quadrant speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>This is a draft; games will not use it until every hex has terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Das ist ein Entwurf; er kommt erst ins Spiel, wenn jedes Feld ein Gelände hat.</translation>
    </message>
    <message>
        <source>It will be added to your sections in the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Er wird im Spiel zu deinen Quadranten hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} comes with the game, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} gehört zum Spiel; du bearbeitest daher eine eigene Kopie.</translation>
    </message>
    <message>
        <source>{name} belongs to a pack, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} gehört zu einem Paket; du bearbeitest daher eine eigene Kopie.</translation>
    </message>
    <message>
        <source>The section cannot be copied as text yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Der Quadrant kann noch nicht als Text kopiert werden.</translation>
    </message>
    <message>
        <source>The section was copied as text.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Der Quadrant wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>The section was not saved.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Der Quadrant wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>There is already a section file {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Es gibt schon eine Quadrantendatei {file}.</translation>
    </message>
    <message>
        <source>Keep both and give this one a new ID, or replace the other one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Behalte beide und gib diesem eine neue ID, oder ersetze den anderen.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Saving rewrites {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Beim Speichern wird {file} neu geschrieben.</translation>
    </message>
    <message>
        <source>Comments and the order of its lines will be lost; the section itself stays the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Kommentare und die Reihenfolge der Zeilen gehen verloren; der Quadrant selbst bleibt gleich.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>{file} was deleted. Saving will create it again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{file} wurde gelöscht. Beim Speichern wird die Datei neu angelegt.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} wurde außerhalb dieses Fensters geändert.</translation>
    </message>
    <message>
        <source>Saving would overwrite that change. Reloading can be undone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Speichern würde diese Änderung überschreiben. Neuladen kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>{file} kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Der Quadrant</translation>
    </message>
    <message>
        <source>{name} has unsaved changes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Sections (*.yaml);;All files (*)</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Quadranten (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Add to the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Ins Spiel aufnehmen</translation>
    </message>
    <message>
        <source>You can change the keys in the settings of the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Du kannst die Tasten in den Einstellungen des Spiels ändern.</translation>
    </message>
    <message>
        <source>New section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py, kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Neuer Quadrant</translation>
    </message>
    <message>
        <source>Only selected hexes can be painted; this one is outside the selection.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Nur ausgewählte Felder können bemalt werden; dieses liegt außerhalb der Auswahl.</translation>
    </message>
    <message>
        <source>Part of the selection is outside the section. Click where all of it fits, or press Esc to put it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Ein Teil der Auswahl liegt außerhalb des Quadranten. Klicke dorthin, wo sie ganz hineinpasst, oder drücke Esc, um sie zurückzulegen.</translation>
    </message>
    <message>
        <source>Nothing has changed: the selection was dropped outside the section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Nichts geändert: Die Auswahl wurde außerhalb des Quadranten abgelegt.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be backed up: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Ungespeicherte Änderungen können nicht gesichert werden: {reason}</translation>
    </message>
    <message>
        <source>{file} is outside your content folder, so the game does not use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} liegt außerhalb deines Inhaltsordners; das Spiel verwendet die Datei daher nicht.</translation>
    </message>
    <message>
        <source>Corner of the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Ecke des Quadranten</translation>
    </message>
    <message>
        <source>Click a corner to place your section there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Klicke auf eine Ecke, um deinen Quadranten dort anzulegen.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Pick at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Zufällig wählen</translation>
    </message>
    <message>
        <source>Your section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Dein Quadrant</translation>
    </message>
    <message>
        <source>Other sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Andere Quadranten</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Pick another at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Zufällig einen anderen</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Leave &amp;empty</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Leer lassen</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Choose a section: {place}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Quadranten wählen: {place}</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Südost</translation>
    </message>
    <message>
        <source>{name}, turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{name}, gedreht</translation>
    </message>
    <message>
        <source>{place}  {name}; part of {section}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{place}  {name}; Teil von {section}</translation>
    </message>
    <message>
        <source>Next to a location across the border: {place}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Neben einem Ort jenseits der Grenze: {place}.</translation>
    </message>
    <message>
        <source>Only your section can be painted: {place} is part of {section}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Nur dein Quadrant kann bemalt werden: {place} ist Teil von {section}.</translation>
    </message>
    <message>
        <source>Sea (no hex)</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Meer (kein Feld)</translation>
    </message>
    <message>
        <source>Location: {tile}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Ort: {tile}</translation>
    </message>
    <message>
        <source>No terrain card lets players build here.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Mit keiner Geländekarte können Spieler hier bauen.</translation>
    </message>
    <message>
        <source>Terrain card for building here: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Geländekarte zum Bauen auf diesem Feld: {terrain}.</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, Gebiet aus {count}; neben: {names}</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, Gebiet aus {count}</translation>
    </message>
    <message>
        <source>{place}  {name}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}; neben: {names}</translation>
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
        <translation>Keine Mängel. Der Quadrant ist spielbar.</translation>
    </message>
    <message>
        <source>In your other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>In deinen anderen Dateien</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Keine Mängel</translation>
    </message>
    <message>
        <source>Issues: {counts}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Mängel: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes have no terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n Feld hat kein Gelände.</numerusform>
            <numerusform>%n Felder haben kein Gelände.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, {again} of them replayed with another section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>
            <numerusform>%n Partie, davon {again} mit einem anderen Quadranten wiederholt.</numerusform>
            <numerusform>%n Partien, davon {again} mit einem anderen Quadranten wiederholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>
            <numerusform>{done} von %n Partie</numerusform>
            <numerusform>{done} von %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {terrain} hexes; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n Feld {terrain}; gedruckte Quadranten haben {low} bis {high}.</numerusform>
            <numerusform>%n Felder {terrain}; gedruckte Quadranten haben {low} bis {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An area of %n {terrain} hexes; on printed sections, each has at least {least}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>Ein einzelnes Feld {terrain} (%n); auf gedruckten Quadranten hat jedes Gebiet mindestens {least} Felder.</numerusform>
            <numerusform>Ein Gebiet aus %n Feldern {terrain}; auf gedruckten Quadranten hat jedes mindestens {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes cannot be reached by settlements from other sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n Feld ist für Siedlungen von anderen Quadranten aus nicht erreichbar.</numerusform>
            <numerusform>%n Felder sind für Siedlungen von anderen Quadranten aus nicht erreichbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n Ort; gedruckte Quadranten haben {low} bis {high}.</numerusform>
            <numerusform>%n Orte; gedruckte Quadranten haben {low} bis {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations with tiles; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n Ort mit Plättchen; gedruckte Quadranten haben {low} bis {high}.</numerusform>
            <numerusform>%n Orte mit Plättchen; gedruckte Quadranten haben {low} bis {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildable terrains next to the location; most locations have {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n bebaubare Geländeart neben dem Ort; die meisten Orte haben {least} oder mehr.</numerusform>
            <numerusform>%n bebaubare Geländearten neben dem Ort; die meisten Orte haben {least} oder mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n overlapping sheets; dashed marks show where to glue.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>
            <numerusform>Braucht %n Blatt; gestrichelte Linien zeigen, wo geklebt wird.</numerusform>
            <numerusform>Braucht %n überlappende Blätter; gestrichelte Linien zeigen, wo geklebt wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{done} von %n importiert.</numerusform>
            <numerusform>{done} von %n importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>%n weitere kann importiert werden.</numerusform>
            <numerusform>%n weitere können importiert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{able} of %n can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{able} von %n kann importiert werden.</numerusform>
            <numerusform>{able} von %n können importiert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many at once: %n left for later.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>Zu viele auf einmal: %n bleibt für später.</numerusform>
            <numerusform>Zu viele auf einmal: %n bleiben für später.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes differ.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>
            <numerusform>%n Feld ist anders.</numerusform>
            <numerusform>%n Felder sind anders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next location</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Zum nächsten Ort</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Zur nächsten Burg</translation>
    </message>
    <message>
        <source>There is none in this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>In diesem Quadranten gibt es keines.</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>no section there</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Leer</translation>
    </message>
    <message numerus="yes">
        <source>Nearest location across the border: {place}, %n hexes away.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>
            <numerusform>Nächster Ort jenseits der Grenze: {place}, %n Feld entfernt.</numerusform>
            <numerusform>Nächster Ort jenseits der Grenze: {place}, %n Felder entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>hex without terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Leer</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n in anderen Dateien</numerusform>
            <numerusform>%n in anderen Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>In der Datei: {message}</translation>
    </message>
    <message>
        <source>In the file, line {line}, column {column}: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>In der Datei, Zeile {line}, Spalte {column}: {message}</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>Palette</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Paint with terrain {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Mit Gelände {number} malen</translation>
    </message>
    <message>
        <source>Paint with that terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Mit diesem Gelände malen</translation>
    </message>
    <message>
        <source>Paint with location {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Mit Ort {number} malen</translation>
    </message>
    <message>
        <source>Paint with an empty hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Mit einem leeren Feld malen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>I&amp;D</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>I&amp;D</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>Desc&amp;ription</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>E&amp;xpansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py, kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Erweiterung</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>No location tiles yet. Paint a location from the palette.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Noch keine Ortsplättchen. Male einen Ort aus der Palette.</translation>
    </message>
    <message>
        <source>Also needs {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Braucht auch {names}</translation>
    </message>
    <message>
        <source>Random boards with this expansion can use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Kann auf Zufallspläne mit dieser Erweiterung kommen.</translation>
    </message>
    <message>
        <source>Change the tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Plättchen ändern</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}, üblich {low} bis {high}; Gebiete aus {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}, üblich {low} bis {high}</translation>
    </message>
    <message>
        <source>{name}: {count}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}; Gebiete aus {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>Hexes and areas</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Felder und Gebiete</translation>
    </message>
    <message>
        <source>Boxes: the usual range on printed sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Kästen: üblicher Bereich auf gedruckten Quadranten</translation>
    </message>
    <message>
        <source>Locations: {sites}, {locations} of them with tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Orte: {sites}, davon {locations} mit Plättchen</translation>
    </message>
    <message>
        <source>Rivers: {rivers}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Flüsse: {rivers}</translation>
    </message>
    <message>
        <source>half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>links–rechts</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>oben–unten</translation>
    </message>
    <message>
        <source>Not symmetrical</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Nicht symmetrisch</translation>
    </message>
    <message>
        <source>Symmetrical: {how}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Symmetrisch: {how}</translation>
    </message>
    <message>
        <source>{text} (usually {count})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (üblich {count})</translation>
    </message>
    <message>
        <source>{text} (usually {low} to {high})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (üblich {low} bis {high})</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>No tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <source>Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>On the &amp;board shown in the editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Auf dem im &amp;Editor gezeigten Spielplan</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Random corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Zufällige Ecke</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Upright</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Anything left open on the other pages is chosen at random.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Was auf den anderen Seiten offen bleibt, wird zufällig gewählt.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Aufgabenkarten</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>The section cannot be played without {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Ohne {names} ist der Quadrant nicht spielbar.</translation>
    </message>
    <message>
        <source>The section cannot be played yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>Der Quadrant ist noch nicht spielbar.</translation>
    </message>
    <message>
        <source>No game can be played on this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>Auf diesem Quadranten kann keine Partie gespielt werden.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>„{name}“ wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The stamps could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>Die Stempel konnten nicht geändert werden: {error}</translation>
    </message>
    <message>
        <source>This stamp was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Dieser Stempel wurde von einer neueren Version des Programms gespeichert.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Diese Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This file is not a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Diese Datei ist kein Stempel.</translation>
    </message>
    <message>
        <source>Not installed: {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Nicht installiert: {names}.</translation>
    </message>
    <message>
        <source>Select hexes and save them here as a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Wähle Felder aus und speichere sie hier als Stempel.</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Auswahl als Stempel speichern</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Umbenennen (F2)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Löschen (Entf)</translation>
    </message>
    <message>
        <source>Restore the deleted stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Gelöschten Stempel wiederherstellen</translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Stamp {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Stempel {number}</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Clear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Ausgewählte Felder leeren</translation>
    </message>
    <message>
        <source>Turn selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Auswahl drehen</translation>
    </message>
    <message>
        <source>Turn section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Quadrant drehen</translation>
    </message>
    <message>
        <source>Mirror selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Auswahl spiegeln</translation>
    </message>
    <message>
        <source>Mirror section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Quadrant spiegeln</translation>
    </message>
    <message>
        <source>Copy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Hälfte kopieren</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>undo step: terrain by terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Drag from the source of the river to its mouth. It flows around locations.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Ziehe von der Quelle des Flusses bis zur Mündung. Er fließt um Orte herum.</translation>
    </message>
    <message>
        <source>Paint river</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Fluss malen</translation>
    </message>
    <message>
        <source>Drag along the shore to fill up to the nearer edge; hold Shift for the farther one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Ziehe an der Küste entlang, um bis zum näheren Rand zu füllen; mit Umschalt bis zum ferneren.</translation>
    </message>
    <message>
        <source>Paint coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Küste malen</translation>
    </message>
    <message>
        <source>Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Streuen</translation>
    </message>
    <message>
        <source>Click an area to ring it; if hexes are selected, they are ringed instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Klicke auf ein Gebiet, um es zu umranden; sind Felder ausgewählt, werden sie umrandet.</translation>
    </message>
    <message>
        <source>Paint outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Umriss malen</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Klicke auf ein Feld, um mit seinem Gelände zu malen.</translation>
    </message>
    <message>
        <source>Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Felder tauschen</translation>
    </message>
    <message>
        <source>Paint line</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Linie malen</translation>
    </message>
    <message>
        <source>Click to fill an area; hold Shift to fill everything of the same kind.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Klicke, um ein Gebiet zu füllen; mit Umschalt füllst du alles derselben Art.</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc puts it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Klicke, um sie abzulegen. Die Tasten zum Drehen und Spiegeln wirken auf sie. Esc legt sie zurück.</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc discards it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Klicke, um sie abzulegen. Die Tasten zum Drehen und Spiegeln wirken auf sie. Esc verwirft sie.</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Unsaved sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Ungespeicherte Quadranten</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Alle &amp;verwerfen</translation>
    </message>
    <message>
        <source>{count} sections have unsaved changes. Changes in unchecked sections will be lost.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>{count} Quadranten haben ungespeicherte Änderungen. Änderungen in nicht angekreuzten Quadranten gehen verloren.</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>&amp;Save checked</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>An&amp;gekreuzte speichern</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Lup&amp;e</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Lan&amp;d brushes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Lan&amp;dschaftspinsel</translation>
    </message>
    <message>
        <source>C&amp;opy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Hälfte ko&amp;pieren</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Farb&amp;schema</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Quadrant</translation>
    </message>
    <message>
        <source>&amp;Content</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Inhalte</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Paint with the tenth terrain onwards</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Mit dem zehnten Gelände und weiteren malen</translation>
    </message>
    <message>
        <source>Paint with that location</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Mit diesem Ort malen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Markierung bewegen</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Umschalt + Pfeiltasten</translation>
    </message>
    <message>
        <source>Move and paint, or stretch a line or selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Bewegen und malen, oder Linie oder Auswahl dehnen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Same as a click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Wie ein Klick</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Das Feld unter dem Cursor und seine Nachbarn ansagen</translation>
    </message>
    <message>
        <source>Right click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Paint with the terrain of the hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mit dem Gelände des Feldes malen</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Strg + Mausrad</translation>
    </message>
    <message>
        <source>Change the brush size</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pinselgröße ändern</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mausrad, mittlere Taste</translation>
    </message>
    <message>
        <source>Zoom; drag to pan</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Zoomen; Ziehen verschiebt</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the stroke, or deselect</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Strich abbrechen oder Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Neu&#xa0;…</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to paint. {smaller} {larger}: size. Right-click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Klicke, ziehe oder drücke die Eingabetaste zum Malen. {smaller} {larger}: Größe. Rechtsklick auf ein Feld: mit seinem Gelände malen.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to clear hexes. {smaller} {larger}: size.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Klicke, ziehe oder drücke die Eingabetaste, um Felder zu leeren. {smaller} {larger}: Größe.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to scatter hexes. {smaller} {larger}: size. Locations are left alone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Klicke, ziehe oder drücke die Eingabetaste, um Felder zu streuen. {smaller} {larger}: Größe. Orte bleiben unberührt.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;All sections…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Alle Quadranten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Tiles and cards…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Plättchen und Karten&#xa0;…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste section from text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Quadrant aus Text &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Open content &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Inhalts&amp;ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Reopen sec&amp;tions at start</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Quadran&amp;ten beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Hier spielen</translation>
    </message>
    <message>
        <source>Play here &amp;with…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Hier spielen &amp;mit&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Analysieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pa&amp;kete&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export a pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Paket &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Nächster Klick mit der rechten Taste</translation>
    </message>
    <message>
        <source>Content &amp;guide</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Leitfaden für Inhalte</translation>
    </message>
    <message>
        <source>Content &amp;format</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Format der Inhalte</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Tastatur und Maus</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Cl&amp;ear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ausgewählte &amp;Felder leeren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Links–rechts &amp;spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Oben–unten spiegeln</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Links nach rechts</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Rechts nach links</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Oben nach unten</translation>
    </message>
    <message>
        <source>&amp;Bottom to top</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Unten nach oben</translation>
    </message>
    <message>
        <source>Top to bottom, t&amp;urned</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Oben nach unten, &amp;gedreht</translation>
    </message>
    <message>
        <source>Bottom to top, turne&amp;d</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Unten nach oben, g&amp;edreht</translation>
    </message>
    <message>
        <source>Rep&amp;lace terrain…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Gelände ersetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>An &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>&amp;Next section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Nä&amp;chster Quadrant</translation>
    </message>
    <message>
        <source>Pre&amp;vious section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Vor&amp;iger Quadrant</translation>
    </message>
    <message>
        <source>Show un&amp;buildable hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Unbebaubare Felder zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Next &amp;corner of the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Nächste Ecke des Spielplans</translation>
    </message>
    <message>
        <source>&amp;Turn the section on the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Quadrant auf dem Spielplan &amp;drehen</translation>
    </message>
    <message>
        <source>Pick other sections at &amp;random</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Andere Quadranten &amp;zufällig wählen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Radierer</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>Select a &amp;rectangle</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>R&amp;echteck auswählen</translation>
    </message>
    <message>
        <source>Select with the l&amp;asso</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mit L&amp;asso auswählen</translation>
    </message>
    <message>
        <source>&amp;Pick from section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Gelände auf&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Felder &amp;tauschen</translation>
    </message>
    <message>
        <source>Ri&amp;ver</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Fluss</translation>
    </message>
    <message>
        <source>&amp;Coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Küste</translation>
    </message>
    <message>
        <source>&amp;Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Streuen</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Umriss</translation>
    </message>
    <message>
        <source>&amp;1-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;1-Feld-Pinsel</translation>
    </message>
    <message>
        <source>&amp;7-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;7-Felder-Pinsel</translation>
    </message>
    <message>
        <source>1&amp;9-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>1&amp;9-Felder-Pinsel</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <source>&amp;No symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Keine S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Half-&amp;turn symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Symmetrie: &amp;halbe Drehung</translation>
    </message>
    <message>
        <source>Left-right s&amp;ymmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Symmetrie: l&amp;inks–rechts</translation>
    </message>
    <message>
        <source>Top-b&amp;ottom symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Symmetrie: &amp;oben–unten</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Zeigen&#xa0;…</translation>
    </message>
    <message>
        <source>As opened</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Wie geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n sections with unsaved changes were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>
            <numerusform>%n Quadrant mit ungespeicherten Änderungen wurde wiederhergestellt.</numerusform>
            <numerusform>%n Quadranten mit ungespeicherten Änderungen wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A section has %n hexes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>Ein Quadrant hat %n Feld.</numerusform>
            <numerusform>Ein Quadrant hat %n Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n hexes can be unbuildable terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>Höchstens %n Feld kann unbebaubares Gelände sein.</numerusform>
            <numerusform>Höchstens %n Felder können unbebaubares Gelände sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n sections generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{count} von %n Quadrant erzeugt</numerusform>
            <numerusform>{count} von %n Quadranten erzeugt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games} games on %n sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{games} Partien auf %n Quadranten.</numerusform>
            <numerusform>{games} Partien auf %n Quadranten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any</source>
        <comment>location tile</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>none</source>
        <comment>hexes of a terrain on printed sections</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections were imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n Quadrant wurde importiert.</numerusform>
            <numerusform>%n Quadranten wurden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own content has changed and was reloaded.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Deine eigenen Inhalte wurden geändert und neu geladen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more: see the list of issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>
            <numerusform>und %n weiterer: siehe die Liste der Mängel</numerusform>
            <numerusform>und %n weitere: siehe die Liste der Mängel</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag one hex onto another, or click both, to swap them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Ziehe ein Feld auf ein anderes oder klicke beide an, um sie zu tauschen.</translation>
    </message>
    <message>
        <source>Drag or click two corners to select; hold Shift to add. Drag or click the selection to move it; hold Ctrl or drop it on another tab to copy it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Ziehe oder klicke zwei Ecken an, um auszuwählen; Umschalt fügt hinzu. Ziehe die Auswahl oder klicke sie an, um sie zu verschieben; mit Strg oder auf einem anderen Register abgelegt wird sie kopiert.</translation>
    </message>
    <message>
        <source>Drag around hexes to select them, or click, move around them and click again; hold Shift to add. Drag or click the selection to move it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Ziehe um Felder herum, um sie auszuwählen, oder klicke, umfahre sie und klicke noch einmal; Umschalt fügt hinzu. Ziehe die Auswahl oder klicke sie an, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Drag from one end of the line to the other, or click both. Esc cancels.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Ziehe von einem Ende der Linie zum anderen oder klicke beide an. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>{name}[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name}[*] — Quadranteneditor</translation>
    </message>
    <message>
        <source>{name} ({file})[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name} ({file})[*] — Quadranteneditor</translation>
    </message>
    <message>
        <source>No sections yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Noch keine Quadranten</translation>
    </message>
    <message>
        <source>{name}: {made} instead of {wished}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{name}: {made} statt {wished}.</translation>
    </message>
    <message>
        <source>Half-turn symmetry needs even numbers.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Für Symmetrie durch halbe Drehung braucht es gerade Zahlen.</translation>
    </message>
    <message>
        <source>Generates many sections, lets computer players try each, and offers the five that are closest to printed sections in gold. This can take many minutes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Erzeugt viele Quadranten, lässt Computerspieler jeden ausprobieren und bietet die fünf an, die beim Gold den gedruckten am nächsten kommen. Das kann viele Minuten dauern.</translation>
    </message>
    <message>
        <source>The search ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Die Suche endete mit einem Fehler: {error}</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Es wurden keine Partien gespielt.</translation>
    </message>
    <message>
        <source>Stopped early: the figures are rough.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Vorzeitig beendet: Die Zahlen sind grob.</translation>
    </message>
    <message>
        <source>Left out because of errors or unusual hints: {count}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Wegen Fehlern oder ungewöhnlicher Hinweise ausgelassen: {count}.</translation>
    </message>
    <message>
        <source>{gold} gold per player compared with printed sections, in {games} games. Seed {seed} generates this section again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{gold} Gold pro Spieler im Vergleich zu gedruckten Quadranten, in {games} Partien. Die Startzahl {seed} erzeugt diesen Quadranten noch einmal.</translation>
    </message>
    <message>
        <source>Gold between first and last place; {printed} on printed sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Gold zwischen dem ersten und dem letzten Platz; {printed} auf gedruckten Quadranten.</translation>
    </message>
    <message>
        <source>Sections to choose from</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Quadranten zur Auswahl</translation>
    </message>
    <message>
        <source>Best sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Beste Quadranten</translation>
    </message>
    <message>
        <source>Best of</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Bester aus</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>&amp;Finden</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Neue Startzahl</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Same after a half &amp;turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Gleich nach halber &amp;Drehung</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Start&amp;zahl</translation>
    </message>
    <message>
        <source>Ti&amp;les</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Plättchen</translation>
    </message>
    <message>
        <source>Tile of the second location</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Plättchen des zweiten Ortes</translation>
    </message>
    <message>
        <source>Locat&amp;ions</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Orte</translation>
    </message>
    <message>
        <source>&amp;Roughness</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Zerklüftung</translation>
    </message>
    <message>
        <source>The ranges are those of printed sections. The generator stays within them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Die Bereiche sind die der gedruckten Quadranten. Der Generator bleibt innerhalb dieser Grenzen.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Printed sections have {low} to {high}, most often about {middle}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Gedruckte Quadranten haben {low} bis {high}, meist etwa {middle}.</translation>
    </message>
    <message>
        <source>Part of the main board, 10 × 10</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Teil des Hauptspielplans, 10 × 10</translation>
    </message>
    <message>
        <source>Island, up to 5 × 6</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Insel, bis 5 × 6</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>For&amp;m</translation>
    </message>
    <message>
        <source>&amp;Filled with</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>&amp;Gefüllt mit</translation>
    </message>
    <message>
        <source>Keep &amp;only its locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>N&amp;ur die Orte behalten</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Copy or template</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Kopie oder Vorlage</translation>
    </message>
    <message>
        <source>Generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>This creates a section of your own. The built-in sections do not change.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Damit legst du einen eigenen Quadranten an. Die mitgelieferten Quadranten ändern sich nicht.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Ungespeicherte Änderungen vom letzten Mal</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the last one discarded</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Zuletzt Verworfenes wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>These sections had unsaved changes when the program ended.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Diese Quadranten hatten ungespeicherte Änderungen, als das Programm endete.</translation>
    </message>
    <message>
        <source>A section without a name</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Ein Quadrant ohne Namen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py, kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Open a section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Quadrant öffnen</translation>
    </message>
    <message>
        <source>The text on the clipboard is not a section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Der Text in der Zwischenablage ist kein Quadrant.</translation>
    </message>
    <message>
        <source>A section could not be read. Its file was moved to {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Ein Quadrant konnte nicht gelesen werden. Seine Datei wurde nach {file} verschoben.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time cannot be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Ungespeicherte Änderungen vom letzten Mal können nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Open sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Offene Quadranten</translation>
    </message>
    <message>
        <source>Close the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Quadrant schließen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Close &amp;saved</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Gespeicherte schließen</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Der Pfad wurde kopiert.</translation>
    </message>
    <message>
        <source>No file manager was found. The folder is {folder}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Es wurde kein Dateimanager gefunden. Der Ordner ist {folder}</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Gelände ersetzen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Durch</translation>
    </message>
    <message>
        <source>Hexes: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Felder: {count}</translation>
    </message>
    <message>
        <source>The section cannot be analysed yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Der Quadrant kann noch nicht analysiert werden.</translation>
    </message>
    <message>
        <source>An island cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Eine Insel kann nicht analysiert werden.</translation>
    </message>
    <message>
        <source>An analysis compares a section with others in its place. An island is next to the board, where no other section fits. Play on it instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Eine Analyse vergleicht einen Quadranten mit anderen an seiner Stelle. Eine Insel liegt neben dem Spielplan, wo kein anderer Quadrant hinpasst. Spiele stattdessen auf ihr.</translation>
    </message>
    <message>
        <source>There are no hexes on the clipboard.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>In der Zwischenablage sind keine Felder.</translation>
    </message>
    <message>
        <source>The content folder cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Der Inhaltsordner kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>No file manager was found. The content folder is:</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Es wurde kein Dateimanager gefunden. Der Inhaltsordner ist:</translation>
    </message>
    <message>
        <source>No program was found to open this file.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Es wurde kein Programm gefunden, das diese Datei öffnet.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Tastatur und Maus</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <source>No engines yet. An engine is a computer player in a program of its own.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Noch keine Engines. Eine Engine ist ein Computerspieler in einem eigenen Programm.</translation>
    </message>
    <message>
        <source>Log of {engine}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Protokoll von {engine}</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Noch keine Nachrichten.</translation>
    </message>
    <message>
        <source>Lines with &gt; go to the engine, those with &lt; come from it, and those with “!” are its own messages (standard error).</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Zeilen mit &gt; gehen an die Engine, die mit &lt; kommen von ihr, und die mit „!“ sind ihre eigenen Meldungen (Standardfehlerausgabe).</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Check again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>Log…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Protokoll&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engine hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Bild {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <source>Words after the name of the program, as --fast</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Wörter nach dem Namen des Programms, etwa --fast</translation>
    </message>
    <message>
        <source>Without a limit it has a minute for each decision.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Unbegrenzt heißt: eine Minute für jede Entscheidung.</translation>
    </message>
    <message>
        <source>Start the engine and play two short games with it</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Die Engine starten und zwei kurze Partien mit ihr spielen</translation>
    </message>
    <message>
        <source>An engine is a program on this computer, and may do there what you may do. Add only programs that you trust.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Eine Engine ist ein Programm auf diesem Computer und darf dort alles, was du darfst. Füge nur Programme hinzu, denen du vertraust.</translation>
    </message>
    <message>
        <source>Is being checked…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>By {author}.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Von {author}.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>The game waits. How should it continue?</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Die Partie wartet. Wie soll sie weitergehen?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>It follows the protocol. A decision takes {milliseconds} ms.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Sie folgt dem Protokoll. Eine Entscheidung dauert {milliseconds} ms.</translation>
    </message>
    <message>
        <source>Start or stop the engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>Die Engine starten oder anhalten</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>Analysiert von</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>{turn} Thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>{turn} Denkt nach …</translation>
    </message>
    <message>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Ein Anführungszeichen in den Argumenten ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Add {engine} again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>{engine} wieder hinzufügen</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engine hinzufügen</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py, kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>The path of this program cannot be stored.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Der Pfad dieses Programms kann nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Let {level} play on</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>{level} weiterspielen lassen</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Daily challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Herausforderungen des Tages</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>This week, until {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Diese Woche, bis {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Heute, {day}</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Base game with {expansions}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Grundspiel mit {expansions}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Karten: {cards}</translation>
    </message>
    <message>
        <source>Earn at least {gold} gold against an opponent of the level {level}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Erreiche mindestens {gold} Gold gegen einen Gegner der Stärke „{level}“.</translation>
    </message>
    <message>
        <source>first try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>1. Versuch</translation>
    </message>
    <message>
        <source>second try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>2. Versuch</translation>
    </message>
    <message>
        <source>third try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>3. Versuch</translation>
    </message>
    <message>
        <source>try {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{number}. Versuch</translation>
    </message>
    <message>
        <source>{challenge}, {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{challenge}, {number}</translation>
    </message>
    <message>
        <source>Kingdom Builder Qt. {challenge}: {gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Kingdom Builder Qt. {challenge}: {gold} Gold, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>The result can be copied when the medal is known.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Das Ergebnis kann kopiert werden, sobald die Medaille feststeht.</translation>
    </message>
    <message>
        <source>Gold medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Goldmedaille.</translation>
    </message>
    <message>
        <source>Silver medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Silbermedaille.</translation>
    </message>
    <message>
        <source>Bronze medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Bronzemedaille.</translation>
    </message>
    <message>
        <source>No medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Keine Medaille.</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold} Gold</translation>
    </message>
    <message>
        <source>{percent} % of it</source>
        <comment>of Master&apos;s gold</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{percent}&#xa0;% davon</translation>
    </message>
    <message>
        <source>as much gold as Master</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>so viel Gold wie der Meister</translation>
    </message>
    <message>
        <source>Medal: not known yet.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medaille: noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Medal: Master is playing this challenge ({percent} %).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medaille: Der Meister spielt gerade diese Herausforderung ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>Master reached {master} here; silver from {silver}, bronze from {bronze}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Der Meister erreichte hier {master}; Silber ab {silver}, Bronze ab {bronze}.</translation>
    </message>
    <message>
        <source>In progress: {number}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Läuft gerade: {number}.</translation>
    </message>
    <message>
        <source>Started, not finished ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Begonnen, nicht beendet ({number}).</translation>
    </message>
    <message>
        <source>{gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold} Gold, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>Best later: {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Später bestenfalls: {gold} Gold.</translation>
    </message>
    <message>
        <source>Another try is in progress.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Ein weiterer Versuch läuft.</translation>
    </message>
    <message>
        <source>Finish today&apos;s challenge to start a streak.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Beende die heutige Herausforderung, um eine Serie zu beginnen.</translation>
    </message>
    <message>
        <source>Days in a row: {current}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Tage in Folge: {current}. Längste Serie: {longest}.</translation>
    </message>
    <message>
        <source>Longest streak: {longest}. Finish today&apos;s challenge to start another.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Längste Serie: {longest}. Beende die heutige Herausforderung, um eine neue zu beginnen.</translation>
    </message>
    <message>
        <source>gold medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Goldmedaille</translation>
    </message>
    <message>
        <source>silver medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Silbermedaille</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Bronzemedaille</translation>
    </message>
    <message>
        <source>started, not finished</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>begonnen, nicht beendet</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>Your best result counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Dein bestes Ergebnis zählt.</translation>
    </message>
    <message>
        <source>Your first result still counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Dein erstes Ergebnis zählt trotzdem.</translation>
    </message>
    <message>
        <source>Your first result counts, and it will be marked “{number}”.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Dein erstes Ergebnis zählt; dieses wird mit „{number}“ gekennzeichnet.</translation>
    </message>
    <message>
        <source>The try in progress is saved and can be continued later.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Der laufende Versuch ist gespeichert und kann später fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Each task has its own board and cards. Reach the gold target. You can try as often as you like. Tasks done: {reached} of {tasks}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Jede Aufgabe hat ihren eigenen Spielplan und ihre eigenen Karten. Erreiche das geforderte Gold, du hast beliebig viele Versuche. Erfüllte Aufgaben: {reached} von {tasks}.</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copy result: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Ergebnis kopieren: {challenge}</translation>
    </message>
    <message>
        <source>Another try…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Neuer Versuch&#xa0;…</translation>
    </message>
    <message>
        <source>Another try: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Neuer Versuch: {challenge}</translation>
    </message>
    <message>
        <source>Progress of Master&apos;s game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Fortschritt der Partie des Meisters</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py, kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>The same board, cards and deals for everyone, on every computer. You go first. Only your first result counts, and there are no hints until then. Compare it with your friends.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Derselbe Spielplan, dieselben Karten und derselbe Kartenstapel für alle, auf jedem Computer. Du beginnst. Nur dein erstes Ergebnis zählt, bis dahin gibt es keine Tipps. Vergleiche es mit deinen Freunden.</translation>
    </message>
    <message>
        <source>Reading the tasks…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Die Aufgaben werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Today and this week</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Heute und diese Woche</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Start another try?</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Neuen Versuch beginnen?</translation>
    </message>
    <message>
        <source>Start another try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Neuen Versuch beginnen</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>&amp;Herausforderungen&#xa0;…</translation>
    </message>
    <message>
        <source>This challenge cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Diese Herausforderung kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Hints are off until this challenge has its first result.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Bis zum ersten Ergebnis dieser Herausforderung gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read or saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Deine Ergebnisse der Herausforderungen konnten nicht gelesen oder gespeichert werden.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Deine Ergebnisse der Herausforderungen konnten nicht gelesen werden; die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>&amp;Lektionen&#xa0;…</translation>
    </message>
    <message>
        <source>This lesson cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>Diese Lektion kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Back to lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>The rules allow it, but this step asks for something else.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Die Regeln erlauben das, aber in diesem Schritt ist etwas anderes gefragt.</translation>
    </message>
    <message>
        <source>A new position: you have no settlements on the board.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Eine neue Stellung: Du hast keine Siedlungen auf dem Spielplan.</translation>
    </message>
    <message>
        <source>A new position. Your settlements: {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Eine neue Stellung. Deine Siedlungen: {hexes}.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Again: %n not solved</source>
        <comment>puzzles</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>
            <numerusform>No&amp;chmals: %n nicht gelöst</numerusform>
            <numerusform>No&amp;chmals: %n nicht gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Nächste Lektion: {name}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>Lesson finished. {done} of %n lessons done.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>
            <numerusform>Lektion beendet. {done} von %n Lektion erledigt.</numerusform>
            <numerusform>Lektion beendet. {done} von %n Lektionen erledigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Reading the lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Die Lektionen werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>{done} von {count} erledigt</translation>
    </message>
    <message>
        <source>Lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Lektion: {name}</translation>
    </message>
    <message>
        <source>Take it back to continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Zum Weitermachen zurücknehmen</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Die Lektion ist geschafft</translation>
    </message>
    <message>
        <source>This part is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Dieser Teil ist geschafft</translation>
    </message>
    <message>
        <source>Tip</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Turn off tips</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Tipps abschalten</translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Content guide</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Leitfaden für Inhalte</translation>
    </message>
    <message>
        <source>Content format</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Format der Inhalte</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py, kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>This page is missing from the installation.</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Diese Seite fehlt in der Installation.</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>&amp;Rätsel&#xa0;…</translation>
    </message>
    <message>
        <source>This puzzle cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Dieses Rätsel kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Your answer could not be judged.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Deine Antwort konnte nicht beurteilt werden.</translation>
    </message>
    <message>
        <source>The puzzles could not be read, or your answer could not be saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Die Rätsel konnten nicht gelesen oder deine Antwort nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Your puzzle results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Deine Rätselergebnisse konnten nicht gelesen werden; die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>%v von&#xa0;%m Partien</translation>
    </message>
    <message>
        <source>Games played out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Durchgespielte Partien</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Back to puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Zu den Rätseln</translation>
    </message>
    <message>
        <source>Best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Your turn and the best one are played out, to see how much gold lies between them.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Dein Zug und der beste werden zu Ende gespielt, um zu sehen, wie viel Gold zwischen ihnen liegt.</translation>
    </message>
    <message>
        <source>Best turn, move {step} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Bester Zug, Schritt {step} von {count}</translation>
    </message>
    <message>
        <source>Puzzle: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Rätsel: {name}</translation>
    </message>
    <message>
        <source>You have answered</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Du hast geantwortet</translation>
    </message>
    <message>
        <source>Start over to play it yourself</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Von vorn, um selbst zu spielen</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Wertungskarten</translation>
    </message>
    <message>
        <source>Locking opponents out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Gegner aussperren</translation>
    </message>
    <message>
        <source>Castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>{theme} {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{theme} {number}</translation>
    </message>
    <message>
        <source>Your card: {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Deine Karte: {terrain}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Falsch beantwortet</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Base game only</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Nur Grundspiel</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>In Folge gelöst: {streak}. Längste Serie: {longest}.</translation>
    </message>
    <message>
        <source>answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>beantwortet, nicht gelöst</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>challenge</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>done</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>erledigt</translation>
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
        <translation>neu</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Very hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>solved later</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>später gelöst</translation>
    </message>
    <message>
        <source>Answer a puzzle to get a rating.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Beantworte ein Rätsel, um eine Wertungszahl zu erhalten.</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} (provisional: too few answers yet)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Deine Rätselwertung: {points} (vorläufig: noch zu wenige Antworten)</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} ± {range}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Deine Rätselwertung: {points} ± {range}</translation>
    </message>
    <message>
        <source>New here: {expansion}. Read the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Neu hier: {expansion}. Lies die Regeln</translation>
    </message>
    <message>
        <source>New here: {expansion}. Play the lesson “{lesson}”</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Neu hier: {expansion}. Spiele die Lektion „{lesson}“</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{done} von {count} gelöst</translation>
    </message>
    <message>
        <source>Find the best turn for {player}. Every other turn ends at least {gold} gold behind it. Play the turn on the board, then choose End turn to answer.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Finde den besten Zug für {player}. Jeder andere Zug bringt am Ende mindestens {gold} Gold weniger. Spiele den Zug auf dem Spielplan und antworte mit „Zug beenden“.</translation>
    </message>
    <message>
        <source>You have found the idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Du hast die Idee gefunden</translation>
    </message>
    <message>
        <source>The best turn has another idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Der beste Zug hat eine andere Idee</translation>
    </message>
    <message>
        <source>Solved: no turn is better</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Gelöst: Kein Zug ist besser</translation>
    </message>
    <message>
        <source>Solved: within {gold} gold of the best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Gelöst: höchstens {gold} Gold unter dem besten Zug</translation>
    </message>
    <message>
        <source>This turn gives away about {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Dieser Zug verschenkt etwa {gold} Gold</translation>
    </message>
    <message>
        <source>The idea: take the {tile} tile at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Die Idee: Nimm das Plättchen „{tile}“ bei {hex}.</translation>
    </message>
    <message>
        <source>The idea: use your {source} now.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Die Idee: Verwende jetzt „{source}“.</translation>
    </message>
    <message>
        <source>The idea: reach the {site} at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Die Idee: Erreiche {hex} ({site}).</translation>
    </message>
    <message>
        <source>The idea: get a piece onto {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Die Idee: Bringe eine Figur nach {hex}.</translation>
    </message>
    <message>
        <source>You have the idea; the rest of the turn can be better.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Du hast die Idee; der Rest des Zuges geht noch besser.</translation>
    </message>
    <message>
        <source>Your rating: {points} (provisional)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Deine Wertungszahl: {points} (vorläufig)</translation>
    </message>
    <message>
        <source>Your rating: {points} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Deine Wertungszahl: {points} ({change})</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>In Folge gelöst: {streak}.</translation>
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
        <translation>Worum es in dem Zug geht</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>The expansions in play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Erweiterungen im Spiel</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Jede Stufe</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>All themes</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>Play the puzzles that you have not solved, in turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Spiele der Reihe nach die Rätsel, die du noch nicht gelöst hast</translation>
    </message>
    <message>
        <source>Reading the puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Die Rätsel werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Puzzles by theme</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Rätsel nach Thema</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Nächstes Rätsel</translation>
    </message>
    <message>
        <source>The unsolved puzzle in this list that fits you best</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Das ungelöste Rätsel dieser Liste, das am besten zu dir passt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Next for you</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Als Nächstes für dich</translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Kein Rätsel passt dazu.</translation>
    </message>
    <message>
        <source>&amp;Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>&amp;Regeln und Tasten</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Pfeiltasten, Eingabe</translation>
    </message>
    <message>
        <source>Move around the board; build or move there</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Über den Spielplan gehen; dort bauen oder versetzen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a piece or tile back; from a panel, return to the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Eine Figur oder ein Plättchen zurücklegen; aus einem Bereich zurück zum Spielplan</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Tasten ändern …</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>The example contradicts the rules: {mistake}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Das Beispiel widerspricht den Regeln: {mistake}</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py, kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Regelauslegungen</translation>
    </message>
    <message>
        <source>See also</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>in this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>in dieser Partie</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Highlighted: the pieces that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Hervorgehoben: die Figuren, die versetzt werden können.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that can be chosen.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Hervorgehoben: die Felder, die gewählt werden können.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that earned the gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Hervorgehoben: die Felder, die das Gold gebracht haben.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes where tiles are taken.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Hervorgehoben: die Felder, auf denen Plättchen genommen werden.</translation>
    </message>
    <message>
        <source>Blue earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Blau erhält {gold} Gold.</translation>
    </message>
    <message>
        <source>Orange earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Orange erhält {gold} Gold.</translation>
    </message>
    <message>
        <source>White earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Weiß erhält {gold} Gold.</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Locations and castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Orte und Burgen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Nomadenplättchen</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>Actions for every player</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Aktionen für alle Spieler</translation>
    </message>
    <message>
        <source>Location tiles: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Ortsplättchen: {expansion}</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Aufgabenkarten</translation>
    </message>
    <message>
        <source>Paid in every game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>In jeder Partie gewertet</translation>
    </message>
    <message>
        <source>Cards: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Karten: {expansion}</translation>
    </message>
    <message>
        <source>Sections of the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Quadranten des Spielplans</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>You can change the keys in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Du kannst die Tasten in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>All keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>In this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>In dieser Partie</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Regelseite</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Regeln und Tasten</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search, e.g. castle</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Suche, z. B. Burg</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Regeln durchsuchen</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Every location tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Jedes Ortsplättchen eingesetzt</translation>
    </message>
    <message>
        <source>Each tile gives you an extra action every turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Jedes Plättchen gibt dir in jedem Zug eine Sonderaktion.</translation>
    </message>
    <message>
        <source>Every nomad tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Jedes Nomadenplättchen eingesetzt</translation>
    </message>
    <message>
        <source>Each nomad tile can be used only once.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Jedes Nomadenplättchen kann nur einmal eingesetzt werden.</translation>
    </message>
    <message>
        <source>Won with every Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Mit jeder Kingdom-Builder-Karte gewonnen</translation>
    </message>
    <message>
        <source>Each card rewards a different kind of kingdom.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Jede Karte belohnt ein anderes Königreich.</translation>
    </message>
    <message>
        <source>Won with every task card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Mit jeder Aufgabenkarte gewonnen</translation>
    </message>
    <message>
        <source>Each task pays once, at the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Jede Aufgabe bringt einmal Gold, am Ende der Partie.</translation>
    </message>
    <message>
        <source>Won with every expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Mit jeder Erweiterung gewonnen</translation>
    </message>
    <message>
        <source>Expansions add new hexes, tiles and cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Erweiterungen bringen neue Felder, Plättchen und Karten.</translation>
    </message>
    <message>
        <source>Won against every level of the computer</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Gegen jede Stärke des Computers gewonnen</translation>
    </message>
    <message>
        <source>After a loss, the analysis shows the decisive turns.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Nach einer Niederlage zeigt die Analyse die entscheidenden Züge.</translation>
    </message>
    <message>
        <source>Every lesson finished</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Jede Lektion beendet</translation>
    </message>
    <message>
        <source>A lesson takes a few minutes; each shows one idea on a small board.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Eine Lektion dauert ein paar Minuten; jede zeigt eine Idee auf einem kleinen Spielplan.</translation>
    </message>
    <message>
        <source>A puzzle of every kind solved</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Ein Rätsel jeder Art gelöst</translation>
    </message>
    <message>
        <source>Puzzles train the eye for one strong turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Rätsel schulen das Auge für den einen starken Zug.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{done} von {count}</translation>
    </message>
    <message>
        <source>All done.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Alles geschafft.</translation>
    </message>
    <message>
        <source>{name}: done</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}: geschafft</translation>
    </message>
    <message>
        <source>{name}: still open</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}: noch offen</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Deine Partien werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Finish a game against the computer to start collecting.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Beende eine Partie gegen den Computer, um mit dem Sammeln zu beginnen.</translation>
    </message>
    <message>
        <source>Finished games on this computer: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Beendete Partien auf diesem Computer: {count}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {title}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Regeln: {title}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Beendete Partien behalten</translation>
    </message>
    <message>
        <source>Finished games are not being kept, so new ones are not marked here.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Beendete Partien werden nicht behalten, deshalb werden neue hier nicht angerechnet.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Deine Partien können nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>&amp;Achievements…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/feature.py</extracomment>
        <translation>&amp;Erfolge&#xa0;…</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Dein erster Sieg!</translation>
    </message>
    <message>
        <source>New achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Neue Erfolge</translation>
    </message>
    <message>
        <source>Your best gold so far: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Dein bisher bestes Gold: {gold} (zuvor: {before})</translation>
    </message>
    <message>
        <source>Your best gold so far: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Dein bisher bestes Gold: {best}</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Dein bestes Gold gegen {level}: {gold} (zuvor: {before})</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Dein bestes Gold gegen {level}: {best}</translation>
    </message>
    <message>
        <source>Beat {opponent} next</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Besiege als Nächstes {opponent}</translation>
    </message>
    <message>
        <source>Only {gold} gold behind: try again</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Nur {gold} Gold zurück: noch einmal</translation>
    </message>
    <message>
        <source>Beat {opponent} first</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Besiege zuerst {opponent}</translation>
    </message>
    <message>
        <source>See the turns that decided it</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Die entscheidenden Züge ansehen</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Partien&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Partien (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Kingdom Builder games {day}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Kingdom-Builder-Partien {day}</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>ZIP-Dateien (*{suffix})</translation>
    </message>
    <message>
        <source>Export all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Alle Partien exportieren</translation>
    </message>
    <message>
        <source>Export games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Games and set-ups ({endings})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partien und Spielaufbauten ({endings})</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Kinds of figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Arten der Statistik</translation>
    </message>
    <message>
        <source>Games between computers alone are not counted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Partien nur zwischen Computern zählen nicht.</translation>
    </message>
    <message>
        <source>Export table…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Tabelle exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>By number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Nach Spielerzahl</translation>
    </message>
    <message>
        <source>By expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Nach Erweiterung</translation>
    </message>
    <message>
        <source>By card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Nach Karte</translation>
    </message>
    <message>
        <source>By section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Nach Quadrant</translation>
    </message>
    <message>
        <source>By tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Nach Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>%n beschädigte Partie wurde beiseitegelegt: {names}.</numerusform>
            <numerusform>%n beschädigte Partien wurden beiseitegelegt: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names} and {more} more.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>%n beschädigte Partie wurde beiseitegelegt: {names} und {more} weitere.</numerusform>
            <numerusform>%n beschädigte Partien wurden beiseitegelegt: {names} und {more} weitere.</numerusform>
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
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>column: the most gold</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>levels</source>
        <comment>of the computer, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Not assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Ohne Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>achievements</comment>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>
            <numerusform>%n Sieg in Folge!</numerusform>
            <numerusform>%n Siege in Folge!</numerusform>
        </translation>
    </message>
    <message>
        <source>Fig&amp;ures…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Statistik&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{wins} ({share})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>{wins} ({share})</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>längste: {count}</translation>
    </message>
    <message>
        <source>assisted: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>mit Hilfe: {count}</translation>
    </message>
    <message>
        <source>average gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Gold im Schnitt</translation>
    </message>
    <message>
        <source>most gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>meistes Gold</translation>
    </message>
    <message>
        <source>winning streak</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Siegesserie</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py, kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Assisted or not</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Mit oder ohne Hilfe</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Most gold first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Meistes Gold zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Assistance</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>First day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Search titles, players, cards, expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Titel, Spieler, Karten, Erweiterungen suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Clear the search and all filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Suche und alle Filter leeren</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Card, tile, section, number of players, assistance, order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Karte, Plättchen, Quadrant, Spielerzahl, Hilfe, Reihenfolge</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Between two days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Zwischen zwei Tagen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Starred</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Any tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Jedes Plättchen</translation>
    </message>
    <message>
        <source>Any section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Jeder Quadrant</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message>
        <source>Open now</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Gerade offen</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>In anderem Fenster offen</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Runde {round}, {player} am Zug</translation>
    </message>
    <message>
        <source>{player} won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player} hat gewonnen</translation>
    </message>
    <message>
        <source>Tied for first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Geteilter erster Platz</translation>
    </message>
    <message>
        <source>{player} won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player} gewann mit {gold} Gold Vorsprung</translation>
    </message>
    <message>
        <source>Won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Gewonnen mit {gold} Gold Vorsprung</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>5.</translation>
    </message>
    <message>
        <source>{player}: {place} of {players}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player}: {place} von {players}</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{place} von {players}</translation>
    </message>
    <message>
        <source>Challenge: {key}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Herausforderung: {key}</translation>
    </message>
    <message>
        <source>Started: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Begonnen: {when}</translation>
    </message>
    <message>
        <source>Ended: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Beendet: {when}</translation>
    </message>
    <message>
        <source>Last played: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <source>Not rated: started from a position</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Nicht gewertet: ab einer Stellung gespielt</translation>
    </message>
    <message>
        <source>Not rated: free undo was allowed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Nicht gewertet: freies Zurücknehmen war erlaubt</translation>
    </message>
    <message>
        <source>Not rated: only computers played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Nicht gewertet: nur Computer spielten</translation>
    </message>
    <message>
        <source>Not rated: more than one person played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Nicht gewertet: mehr als ein Mensch spielte</translation>
    </message>
    <message>
        <source>Not rated: the strength of a level is not known</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Nicht gewertet: Stärke eines Gegners unbekannt</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player}: {gold} Gold</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>„{title}“ wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Delete “{title}” permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>„{title}“ endgültig löschen?</translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>„{title}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>A copy was saved as “{file}”.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Eine Kopie wurde als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>This game is already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Diese Partie ist schon unter deinen Partien.</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Diese Partie wurde aus den gelöschten Partien wiederhergestellt.</translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{file} wurde nicht importiert: {reason}</translation>
    </message>
    <message>
        <source>There is no game in that file.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>In dieser Datei ist keine Partie.</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_grid.py</extracomment>
        <translation>Titel der Partie</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Den Titel ändern</translation>
    </message>
    <message>
        <source>Star the selected games, or remove their stars</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Die gewählten Partien mit einem Stern versehen oder ihn entfernen</translation>
    </message>
    <message>
        <source>Save copies of the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Kopien der gewählten Partien speichern</translation>
    </message>
    <message>
        <source>Delete the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Die gewählten Partien löschen</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Das Löschen zurücknehmen</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Manage</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Verwalten</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Stern</translation>
    </message>
    <message>
        <source>A curve appears here from the second game on.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/plot.py</extracomment>
        <translation>Ab der zweiten Partie erscheint hier eine Kurve.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Playback speed ({keys})</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Abspieltempo ({keys})</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Abspieltempo</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play slowly</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Langsam abspielen</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Mit normalem Tempo abspielen</translation>
    </message>
    <message>
        <source>Play fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Schnell abspielen</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Players or moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Spieler oder Schritte</translation>
    </message>
    <message>
        <source>Builder plays on from every turn: {done} of {count} games done. The more games, the more reliable the figures.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Der Baumeister spielt von jedem Zug aus weiter: {done} von {count} Partien fertig. Je mehr Partien, desto verlässlicher die Zahlen.</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Nachspielen</translation>
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
        <translation>Zugesehen</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
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
            <numerusform>Gelöscht, noch %n Tag</numerusform>
            <numerusform>Gelöscht, noch %n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>{shown} von %Ln Partie</numerusform>
            <numerusform>{shown} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln gelöschte Partie</numerusform>
            <numerusform>%Ln gelöschte Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie wurde wiederhergestellt.</numerusform>
            <numerusform>%Ln Partien wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln games permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie endgültig löschen?</numerusform>
            <numerusform>%Ln Partien endgültig löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln games?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Die einzige Partie (%Ln) löschen?</numerusform>
            <numerusform>Alle %Ln Partien löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie gelöscht.</numerusform>
            <numerusform>%Ln Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games exported to {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie nach {file} exportiert.</numerusform>
            <numerusform>%Ln Partien nach {file} exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie importiert.</numerusform>
            <numerusform>%Ln Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie ist schon unter deinen Partien.</numerusform>
            <numerusform>%Ln Partien sind schon unter deinen Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Partie wurde aus den gelöschten Partien wiederhergestellt.</numerusform>
            <numerusform>%Ln Partien wurden aus den gelöschten Partien wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were not imported. The first is {file}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Datei wurde nicht importiert: {file}: {reason}</numerusform>
            <numerusform>%Ln Dateien wurden nicht importiert. Die erste ist {file}: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alle exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alle löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Import, export or delete games, or open their folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Partien importieren, exportieren oder löschen oder ihren Ordner öffnen</translation>
    </message>
    <message>
        <source>Save the selected games as files, for example to send them</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Die ausgewählten Partien als Dateien speichern, zum Beispiel zum Verschicken</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Endgültig löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Stern entfernen</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Die Partie auf dem Tisch kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eine Partie, die in einem anderen Fenster offen ist, kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Delete the selected games permanently.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Die ausgewählten Partien endgültig löschen.</translation>
    </message>
    <message>
        <source>Delete the selected games. Undo brings them back.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Die ausgewählten Partien löschen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>A deleted game cannot be changed. Restore it first.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eine gelöschte Partie kann nicht geändert werden. Stelle sie zuerst wieder her.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be changed.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eine Partie, die in einem anderen Fenster offen ist, kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>The games cannot be shown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Die Partien können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Deleted games stay here for {days} days and can be restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Gelöschte Partien bleiben {days} Tage hier und können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>No deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Keine gelöschten Partien</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>No game matches</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Keine Partie passt dazu</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game is kept here from its first move. There is nothing to save.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Jede Partie wird hier vom ersten Schritt an aufbewahrt. Du musst nichts speichern.</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Select a single game to open it.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Wähle eine einzelne Partie, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alle Partien löschen</translation>
    </message>
    <message>
        <source>Your games, the deleted games and all figures are removed permanently. This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Deine Partien, die gelöschten Partien und die ganze Statistik werden endgültig entfernt. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Pages of the window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Seiten des Fensters</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Finished games without a star are removed when you leave them.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Beendete Partien ohne Stern werden entfernt, wenn du sie verlässt.</translation>
    </message>
    <message>
        <source>Figures count finished games only.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Die Statistik zählt nur beendete Partien.</translation>
    </message>
    <message>
        <source>Gold over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Gold im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Your gold per game will appear here.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Hier erscheint dein Gold pro Partie.</translation>
    </message>
    <message>
        <source>gold of all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Gold aller Partien</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}: {gold} Gold, gewonnen</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, lost</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}: {gold} Gold, verloren</translation>
    </message>
    <message>
        <source>From it</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Davon</translation>
    </message>
    <message>
        <source>Gold on average</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Gold im Schnitt</translation>
    </message>
    <message>
        <source>Most gold in a game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Meistes Gold in einer Partie</translation>
    </message>
    <message>
        <source>Gold on average that came from this card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Gold, das im Schnitt von dieser Karte kam</translation>
    </message>
    <message>
        <source>Wins and gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Siege und Gold</translation>
    </message>
    <message>
        <source>Title and star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Titel und Stern</translation>
    </message>
    <message>
        <source>Games are saved automatically. Add a title or a star to find this one easily.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Partien werden automatisch gespeichert. Mit einem Titel oder Stern findest du diese leicht wieder.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Set-up and time, as proposed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Spielaufbau und Zeit, wie vorgeschlagen</translation>
    </message>
    <message>
        <source>Star: keep this game from automatic deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Stern: diese Partie vor dem automatischen Löschen bewahren</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Wertungszahl im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Your rating will appear here. Only games of one person against computers count, not those from a set-up position or with free undo.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Hier erscheint deine Wertungszahl. Es zählen nur Partien eines einzelnen Menschen gegen Computer, nicht solche ab einer aufgebauten Stellung oder mit freiem Zurücknehmen.</translation>
    </message>
    <message>
        <source>95 % range</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/recent_games.py</extracomment>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Tabellen (*{suffix})</translation>
    </message>
    <message>
        <source>Export the listed games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Die aufgelisteten Partien exportieren</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Exportiert als {file}.</translation>
    </message>
    <message>
        <source>The table cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Die Tabelle kann nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>&amp;Title and star…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>&amp;Titel und Stern&#xa0;…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>&amp;Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xport as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Als Te&amp;xt exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export the game as text</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py, kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partie als Text exportieren</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Partien als Text (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Shuffle the hidden cards again</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Verdeckte Karten neu mischen</translation>
    </message>
    <message>
        <source>Otherwise the cards come in the same order as in this game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Sonst kommen die Karten in derselben Reihenfolge wie in dieser Partie.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Previous turn (Page up)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Voriger Zug (Bild auf)</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Voriger Schritt (Links)</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Nächster Schritt (Rechts)</translation>
    </message>
    <message>
        <source>Next turn (Page down)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Nächster Zug (Bild ab)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Drawing the animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Das animierte Bild wird gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Animated picture</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Animiertes Bild</translation>
    </message>
    <message>
        <source>Export a picture of this moment</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Bild dieses Augenblicks exportieren</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Export an animated picture (GIF)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Animiertes Bild exportieren (GIF)</translation>
    </message>
    <message>
        <source>Animated pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Animierte Bilder</translation>
    </message>
    <message>
        <source>Games as text</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partien als Text</translation>
    </message>
    <message>
        <source>Export the figures of all turns</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Zahlen aller Züge exportieren</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Saved as {file}, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Gespeichert als {file}, samt den verdeckten Karten.</translation>
    </message>
    <message>
        <source>Copy pictur&amp;e</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Sa&amp;ve picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Bil&amp;d speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save &amp;animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>&amp;Animiertes Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>After move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Nach Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_log.py</extracomment>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_players.py, kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Before scoring, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Vor der Wertung, {player}</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Runde {round}, {player}</translation>
    </message>
    <message>
        <source>{turn} · move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{turn} · Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>{player} {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py, kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Face-up cards only</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Nur offene Karten</translation>
    </message>
    <message>
        <source>As seen by {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Wie {player} es sieht</translation>
    </message>
    <message>
        <source>Played on from move {number} of another game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Weitergespielt ab Schritt {number} einer anderen Partie</translation>
    </message>
    <message>
        <source>Played on from move {number} of {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Weitergespielt ab Schritt {number} von {name}</translation>
    </message>
    <message>
        <source>{hex} is empty.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex} ist leer.</translation>
    </message>
    <message>
        <source>{hex}: there since the start of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex}: seit Spielbeginn dort.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Von hier weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Gezeigte Karten</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Bild dieses Augenblicks&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Animiertes Bild&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Moves as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Schritte als Text&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Figures of all turns (CSV)…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Zahlen aller Züge (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Nachspielen: {name}</translation>
    </message>
    <message>
        <source>Timeline with the gold of every player</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/timeline.py</extracomment>
        <translation>Zeitleiste mit dem Gold aller Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/library/review/axes.py</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>&amp;Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/review/feature.py</extracomment>
        <translation>Partie a&amp;nalysieren</translation>
    </message>
    <message>
        <source>Expected final gold</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Erwartetes Endgold</translation>
    </message>
    <message>
        <source>Expected gold over the turns</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Erwartetes Gold im Verlauf der Züge</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>
            <numerusform>Schnitt aus %n Partie</numerusform>
            <numerusform>Schnitt aus %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold after each turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Gold nach jedem Zug</translation>
    </message>
    <message>
        <source>Board after the chosen turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_board.py</extracomment>
        <translation>Spielplan nach dem gewählten Zug</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next ›</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Next turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Game analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Spielanalyse</translation>
    </message>
    <message>
        <source>Turns and their ratings</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Züge und ihre Beurteilung</translation>
    </message>
    <message>
        <source>All turns, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Alle Züge, beurteilt vom Meister</translation>
    </message>
    <message>
        <source>Turns of {names}, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Züge von {names}, beurteilt vom Meister</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>This game was taken back and is being played on.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Diese Partie wurde zurückgenommen und wird weitergespielt.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>In diesem Zug gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Only the turns that Master judges can be analysed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Nur die Züge, die der Meister beurteilt, können analysiert werden.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>{tile} actions, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{tile}-Aktionen, {player}</translation>
    </message>
    <message>
        <source>{round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{round}, {player} ({tile})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player} ({tile})</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Noch nicht analysiert</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Wendepunkt: {player} gewinnt {gold} Gold gegenüber den anderen.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Wendepunkt: {player} verliert {gold} Gold gegenüber den anderen.</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Wendepunkt: {player} gewinnt {gold} Gold gegenüber {other}.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Wendepunkt: {player} verliert {gold} Gold gegenüber {other}.</translation>
    </message>
    <message>
        <source>{player} {gold} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold} ({change})</translation>
    </message>
    <message>
        <source>Expected final gold: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Erwartetes Endgold: {players}.</translation>
    </message>
    <message>
        <source>The analysis ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Die Analyse endete mit einem Fehler: {error}</translation>
    </message>
    <message>
        <source>The analysis was interrupted and has resumed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Die Analyse war unterbrochen und läuft weiter.</translation>
    </message>
    <message>
        <source>Master judges each turn first: {done} of {count} done.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Der Meister beurteilt zuerst jeden Zug: {done} von {count} fertig.</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Angehalten. Bisherige Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>Each point is the average of {games} games that Builder plays on from there without knowing any hidden card. The bands show how uncertain it is.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Jeder Punkt ist der Schnitt aus {games} Partien, die der Baumeister von dort weiterspielt, ohne verdeckte Karten zu kennen. Die Bänder zeigen, wie unsicher er ist.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>lead {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Vorsprung {gold}</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>line of the computer level</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>{gold} gold now</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{gold} Gold jetzt</translation>
    </message>
    <message>
        <source>Master would have played the same.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Der Meister hätte dasselbe gespielt.</translation>
    </message>
    <message>
        <source>Master prefers another move, but rates yours equally.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Der Meister zieht etwas anderes vor, schätzt deinen Zug aber gleich ein.</translation>
    </message>
    <message>
        <source>Master expects its own turn to earn {gold} gold more in the end.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Der Meister erwartet von seinem eigenen Zug am Ende {gold} Gold mehr.</translation>
    </message>
</context>
<context>
    <name>newgame</name>
    <message>
        <source>Search sections, locations and expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Quadranten, Orte und Erweiterungen suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>No section fits the search.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Die Suche ergab keinen Quadranten.</translation>
    </message>
    <message>
        <source>Shuffle all</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Alle ziehen</translation>
    </message>
    <message>
        <source>Draw four random sections now</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Jetzt vier zufällige Quadranten ziehen</translation>
    </message>
    <message>
        <source>All random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Alles zufällig</translation>
    </message>
    <message>
        <source>The sections are drawn when the game starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Die Quadranten werden zu Spielbeginn gezogen</translation>
    </message>
    <message>
        <source>Side of the island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Seite der Insel</translation>
    </message>
    <message>
        <source>Drag sections onto or off the board, or click one and then a corner of the board. Click a section on the board to turn it.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Ziehe Quadranten auf den Spielplan oder davon weg, oder klicke auf einen und dann auf eine Ecke des Spielplans. Ein Klick auf einen Quadranten des Spielplans dreht ihn.</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Insel</translation>
    </message>
    <message>
        <source>Turn the section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Quadrant drehen ({place})</translation>
    </message>
    <message>
        <source>Draw a random section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Zufälligen Quadranten ziehen ({place})</translation>
    </message>
    <message>
        <source>Choose a section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Quadrant wählen ({place})</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Südost</translation>
    </message>
    <message>
        <source>Section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Quadrant ({place})</translation>
    </message>
    <message>
        <source>Selection tile ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Auswahlplättchen ({place})</translation>
    </message>
    <message>
        <source>The tile of this section&apos;s locations (new edition)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Das Plättchen der Orte dieses Quadranten (neue Ausgabe)</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Random tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Zufälliges Plättchen</translation>
    </message>
    <message>
        <source>Random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Zufällige Seite</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Quadranten</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter chooses a section for the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Pfeiltasten bewegen, Eingabe wählt einen Quadranten für den Spielplan</translation>
    </message>
    <message>
        <source>Search by name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Suche nach Namen</translation>
    </message>
    <message>
        <source>a two-sided island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>eine zweiseitige Insel</translation>
    </message>
    <message>
        <source>{feature:plural} (up to {most})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature:plural} (bis zu {most})</translation>
    </message>
    <message>
        <source>{feature} on up to {most} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature} auf bis zu {most} Quadranten</translation>
    </message>
    <message numerus="yes">
        <source>%n terrain cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n Geländekarte</numerusform>
            <numerusform>%n Geländekarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: find them with the search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>
            <numerusform>und %n weitere: über die Suche zu finden</numerusform>
            <numerusform>und %n weitere: über die Suche zu finden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n Quadrant</numerusform>
            <numerusform>%n Quadranten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections of your own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n eigener Quadrant</numerusform>
            <numerusform>%n eigene Quadranten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 island with %n sides</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>1 Insel mit %n Seite</numerusform>
            <numerusform>1 Insel mit %n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of location tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n Art Ortsplättchen</numerusform>
            <numerusform>%n Arten Ortsplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of bonus tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n Art Bonusplättchen</numerusform>
            <numerusform>%n Arten Bonusplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n Nomadenplättchen</numerusform>
            <numerusform>%n Nomadenplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n Aufgabenkarte</numerusform>
            <numerusform>%n Aufgabenkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum number of {name} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mindestzahl der Quadranten von {name}</translation>
    </message>
    <message>
        <source>Minimum number of {name} cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mindestzahl der Karten von {name}</translation>
    </message>
    <message>
        <source>Min. sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Quadranten min.</translation>
    </message>
    <message>
        <source>Min. cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Karten min.</translation>
    </message>
    <message>
        <source>At least this many of its sections are on the board; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mindestens so viele Quadranten davon liegen aus; es können mehr gezogen werden</translation>
    </message>
    <message>
        <source>At least this many of its cards are in the game; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mindestens so viele Karten davon sind im Spiel; es können mehr gezogen werden</translation>
    </message>
    <message>
        <source>Include sections of the base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mit Quadranten des Grundspiels</translation>
    </message>
    <message>
        <source>Draw as in the rulebook</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Ziehen wie in der Spielregel</translation>
    </message>
    <message>
        <source>Any four sections and any three cards from all selected expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Beliebige vier Quadranten und drei Karten aus allen gewählten Erweiterungen</translation>
    </message>
    <message>
        <source>The base game is part of every game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Das Grundspiel ist Teil jeder Partie</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Schöne Burgen</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Base game: the locations as printed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Grundspiel: die Orte wie gedruckt</translation>
    </message>
    <message>
        <source>New edition: one selection tile for each section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Neue Ausgabe: ein Auswahlplättchen für jeden Quadranten</translation>
    </message>
    <message>
        <source>Variant of the new edition: on two sections a castle replaces one location hex.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Variante der neuen Ausgabe: Auf zwei Quadranten ersetzt eine Burg ein Ortsfeld.</translation>
    </message>
    <message>
        <source>Sections and cards of all selected expansions are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Quadranten und Karten aller gewählten Erweiterungen werden gemischt.</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>No sections: the new edition has its own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Keine Quadranten: Die neue Ausgabe hat eigene</translation>
    </message>
    <message>
        <source>No sections: the board is full</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Keine Quadranten: Der Spielplan ist voll</translation>
    </message>
    <message>
        <source>No sections: kept off random boards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Keine Quadranten: Nicht auf Zufallsplänen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>Stellung auf&amp;bauen&#xa0;…</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>Spie&amp;ler&#xa0;…</translation>
    </message>
    <message>
        <source>Pieces move only by their own tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Figuren bewegt nur ihr eigenes Plättchen</translation>
    </message>
    <message>
        <source>Twin cards are wild</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Zwillingskarten sind Joker</translation>
    </message>
    <message>
        <source>Lords need a settlement</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Lords nur mit Siedlung</translation>
    </message>
    <message>
        <source>No Lords</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Keine Lords</translation>
    </message>
    <message>
        <source>Draw at the start of the turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Ziehen zu Beginn des Zuges</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Warriors, wagons and ships can be moved only by the tile that placed them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Krieger, Planwagen und Schiffe können nur mit dem Plättchen bewegt werden, mit dem sie eingesetzt wurden.</translation>
    </message>
    <message>
        <source>With the Crossroads tile, two identical terrain cards in hand may be played as any terrain.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Mit dem Plättchen Kreuzung dürfen zwei gleiche Geländekarten auf der Hand als beliebiges Gelände gespielt werden.</translation>
    </message>
    <message>
        <source>The card Lords pays in a sector only to players with a settlement there.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Die Karte Lords bringt in einem Quadranten nur Spielern Gold, die dort eine Siedlung haben.</translation>
    </message>
    <message>
        <source>The card Lords is never drawn.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Die Karte Lords wird nie gezogen.</translation>
    </message>
    <message>
        <source>Players draw their terrain card at the start of their turn, not at its end.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Die Spieler ziehen ihre Geländekarte zu Beginn ihres Zuges, nicht am Ende.</translation>
    </message>
    <message>
        <source>All players see each other&apos;s terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Alle Spieler sehen die Geländekarten der anderen.</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Aufgabenkarten</translation>
    </message>
    <message>
        <source>Selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Auswahlplättchen</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Deine eigene Wahl</translation>
    </message>
    <message>
        <source>Save it as a preset to play it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Speichere sie als Vorlage, um sie wieder zu spielen.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Players and game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Spieler und Spiel</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>The preset “{name}” needs content that is not installed: {ids}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Die Vorlage „{name}“ braucht Inhalte, die nicht installiert sind: {ids}.</translation>
    </message>
    <message>
        <source>Expansions, “Beautiful castles”</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Erweiterungen, „Schöne Burgen“</translation>
    </message>
    <message>
        <source>Board, selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Spielplan, Auswahlplättchen</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>New random seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Neue zufällige Startzahl</translation>
    </message>
    <message>
        <source>Free undo (training)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Freies Zurücknehmen (Training)</translation>
    </message>
    <message>
        <source>The seed determines everything random: the same seed gives the same set-up and cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Die Startzahl bestimmt alles Zufällige: Dieselbe Zahl ergibt denselben Spielaufbau und dieselben Karten.</translation>
    </message>
    <message>
        <source>Also takes back moves that revealed a card, and the computer&apos;s moves since your last decision.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Nimmt auch Schritte zurück, die eine Karte aufgedeckt haben, und die Züge des Computers seit deiner letzten Entscheidung.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/feature.py</extracomment>
        <translation>P&amp;akete&#xa0;…</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Lizenz: {licence}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>What the pack contains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Inhalt des Pakets</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Install a pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py, kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Paket installieren</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Replace version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Version {version} ersetzen</translation>
    </message>
    <message>
        <source>Your own content has entries with the same names, so this pack cannot be installed. If you made the pack yourself, everything in it is already here.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Deine eigenen Inhalte haben Einträge mit denselben Namen, deshalb kann dieses Paket nicht installiert werden. Hast du das Paket selbst gemacht, ist alles daraus schon hier.</translation>
    </message>
    <message>
        <source>This pack has errors and cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Dieses Paket hat Fehler und kann nicht installiert werden.</translation>
    </message>
    <message>
        <source>You already have a newer version ({old}); this is {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Du hast schon eine neuere Version ({old}); dies ist {new}.</translation>
    </message>
    <message>
        <source>This version is already installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Diese Version ist schon installiert.</translation>
    </message>
    <message>
        <source>Version {old} is installed. This is the newer version {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Version {old} ist installiert. Dies ist die neuere Version {new}.</translation>
    </message>
    <message>
        <source>This pack is damaged: remove it or install it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_list.py</extracomment>
        <translation>Dieses Paket ist beschädigt: Entferne es oder installiere es neu.</translation>
    </message>
    <message>
        <source>{file} cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{file} kann nicht installiert werden.</translation>
    </message>
    <message>
        <source>{name} cannot be shown.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>{name} was not installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} wurde nicht installiert.</translation>
    </message>
    <message>
        <source>{name} was installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} wurde installiert.</translation>
    </message>
    <message>
        <source>The packs cannot be listed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>Die Pakete können nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>{name} cannot be switched on or off.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} kann nicht ein- oder ausgeschaltet werden.</translation>
    </message>
    <message>
        <source>{name} was not removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} wurde nicht entfernt.</translation>
    </message>
    <message>
        <source>{name} cannot be restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} kann nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>{name} wurde entfernt.</translation>
    </message>
    <message>
        <source>This file is damaged or not a pack.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Diese Datei ist beschädigt oder kein Paket.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Version {version} by {author}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Version {version} von {author}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n Geländeart</numerusform>
            <numerusform>%n Geländearten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n Ort</numerusform>
            <numerusform>%n Orte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your games need it.</source>
        <comment>a pack</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n deiner Partien braucht es.</numerusform>
            <numerusform>%n deiner Partien brauchen es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are unfinished.</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n davon ist unbeendet.</numerusform>
            <numerusform>%n davon sind unbeendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Usable</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Einsetzbar</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Eingesetzt</translation>
    </message>
    <message>
        <source>New</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no card</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>draw pile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Leer</translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 von %n Quadrant, mindestens {least}</numerusform>
            <numerusform>4 von %n Quadranten, mindestens {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 von %n Quadrant, zufällig</numerusform>
            <numerusform>4 von %n Quadranten, zufällig</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} (not installed)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{id} (nicht installiert)</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Den Quadranten drehen</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter places the section, {key} turns it, Delete removes it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Pfeiltasten bewegen, Eingabe legt den Quadranten an, {key} dreht ihn, Entf entfernt ihn</translation>
    </message>
    <message numerus="yes">
        <source>Your task cards need %n of its sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>
            <numerusform>Deine Aufgabenkarten brauchen %n Quadranten davon</numerusform>
            <numerusform>Deine Aufgabenkarten brauchen %n Quadranten davon</numerusform>
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
        <translation>Es enthält Fehler:</translation>
    </message>
    <message>
        <source>Needs: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Braucht: {names}</translation>
    </message>
    <message>
        <source>Packs (*{suffix});;All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Pakete (*{suffix});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Remove the selected pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Das ausgewählte Paket entfernen</translation>
    </message>
    <message>
        <source>Undo the removal</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Das Entfernen rückgängig machen</translation>
    </message>
    <message>
        <source>No packs are installed. Packs are {suffix} files.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Es sind keine Pakete installiert. Pakete sind {suffix}-Dateien.</translation>
    </message>
    <message>
        <source>Installed packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Installierte Pakete</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Details&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Install a pack…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Paket installieren&#xa0;…</translation>
    </message>
    <message>
        <source>Packs add sections, tiles and cards made by others.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Pakete bringen Quadranten, Plättchen und Karten von anderen ins Spiel.</translation>
    </message>
    <message>
        <source>Details of {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Details zu {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Kingdom Builder</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Kingdom Builder</translation>
    </message>
    <message>
        <source>Opponents: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Gegner: {names}</translation>
    </message>
    <message>
        <source>Cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Karten: {names}</translation>
    </message>
    <message>
        <source>Task cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Aufgabenkarten: {names}</translation>
    </message>
    <message>
        <source>Expansions: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Erweiterungen: {names}</translation>
    </message>
    <message>
        <source>House rules: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Hausregeln: {names}</translation>
    </message>
    <message>
        <source>Open or paste this picture, or paste its code, in Kingdom Builder Qt to play the same board with the same cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Öffne dieses Bild in Kingdom Builder Qt oder füge es oder seinen Code dort ein, um denselben Spielplan mit denselben Karten zu spielen.</translation>
    </message>
    <message>
        <source>Board of the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Spielplan der Stellung</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Start from a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Ab einer Stellung beginnen</translation>
    </message>
    <message>
        <source>Position as text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Paste a position here, or write one: board, settlements, cards, whose turn…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Füge hier eine Stellung ein oder schreibe eine: Spielplan, Siedlungen, Karten, wer am Zug ist&#xa0;…</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Fehler in der Stellung</translation>
    </message>
    <message>
        <source>&amp;How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>&amp;Wie man eine Stellung schreibt</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>&amp;Partie starten</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>There is no tile to take at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Bei {hex} gibt es kein Plättchen zu nehmen.</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Nicht möglich: {reason}</translation>
    </message>
    <message>
        <source>This is a whole game. To play it, copy it and paste it into the main window.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Das ist eine ganze Partie. Um sie zu spielen, kopiere sie und füge sie im Hauptfenster ein.</translation>
    </message>
    <message>
        <source>This text has errors:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Dieser Text hat Fehler:</translation>
    </message>
    <message>
        <source>No position yet.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Noch keine Stellung.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>In dieser Stellung ist die Partie vorbei.</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Diese Stellung kann nicht gespielt werden:</translation>
    </message>
    <message>
        <source>Round {round}, {player} is to move.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Runde {round}, {player} ist am Zug.</translation>
    </message>
    <message>
        <source>No game can lead to this position, but it can be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Keine Partie kann zu dieser Stellung führen, aber sie kann gespielt werden:</translation>
    </message>
    <message>
        <source>How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_help.py</extracomment>
        <translation>Wie man eine Stellung schreibt</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Card played</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Gespielte Karte</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Click a hex to place it, click again to remove it. Arrow keys and Enter work too.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Klicke zum Setzen auf ein Feld, nochmals zum Entfernen. Pfeiltasten und Eingabe gehen auch.</translation>
    </message>
    <message>
        <source>Location tile taken</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Genommenes Ortsplättchen</translation>
    </message>
    <message>
        <source>Nomad tile: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Nomadenplättchen: {tile}</translation>
    </message>
    <message>
        <source>A nomad tile has no owner until it is taken.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Ein Nomadenplättchen hat keinen Besitzer, bis es genommen wird.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>All other cards (unknown)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Alle anderen Karten (unbekannt)</translation>
    </message>
    <message>
        <source>As in the text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Wie im Text</translation>
    </message>
    <message>
        <source>Preset name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Presets</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Rename this preset (F2)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Diese Vorlage umbenennen (F2)</translation>
    </message>
    <message>
        <source>Delete this preset (Del)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Diese Vorlage löschen (Entf)</translation>
    </message>
    <message>
        <source>What to play</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>New here</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Neu hier</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Meine Partie</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>About even: {level}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Etwa gleich stark: {level}</translation>
    </message>
    <message>
        <source>Plays at this computer</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Spielt an diesem Computer</translation>
    </message>
    <message>
        <source>Its program cannot be started.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Ihr Programm kann nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The level for newcomers, until one of your games is rated</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Die Stärke für Neulinge, bis eine deiner Partien gewertet ist</translation>
    </message>
    <message>
        <source>The level nearest to {name}&apos;s rating: {points} ± {doubt}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Die Stärke, die der Wertungszahl von {name} am nächsten kommt: {points} ± {doubt}</translation>
    </message>
    <message>
        <source>The level nearest to the rating of all players on this computer: {points} ± {doubt}. The player at this seat has no rated game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Die Stärke, die der Wertungszahl aller Spieler an diesem Computer am nächsten kommt: {points} ± {doubt}. Der Spieler an diesem Platz hat noch keine gewertete Partie.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Move to an earlier turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Früher an die Reihe</translation>
    </message>
    <message>
        <source>Move to a later turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Später an die Reihe</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>Another player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Ein anderer Spieler</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Spieler wählen</translation>
    </message>
    <message>
        <source>Colour: {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Farbe: {name}</translation>
    </message>
    <message>
        <source>Add a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Random start player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Zufälliger Startspieler</translation>
    </message>
    <message>
        <source>in turn order</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>in Spielreihenfolge</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py, kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Zwei Spieler heißen {name}.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players from now on</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Spieler ab jetzt</translation>
    </message>
    <message>
        <source>{colour}: name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}: Name</translation>
    </message>
    <message>
        <source>{colour}: played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}: gespielt von</translation>
    </message>
    <message>
        <source>All {most} cards are random. Choose up to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Alle {most} Karten sind zufällig. Wähle bis zu {most}.</translation>
    </message>
    <message>
        <source>All {most} cards are chosen.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Alle {most} Karten sind gewählt.</translation>
    </message>
    <message>
        <source>{count} of {most} chosen, the rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>{count} von {most} gewählt, der Rest ist zufällig.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Eine Aufgabenkarte für jeden Quadranten von {names} auf dem Spielplan: {most}.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {least} to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Eine Aufgabenkarte für jeden Quadranten von {names} auf dem Spielplan: {least} bis {most}.</translation>
    </message>
    <message>
        <source>All are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Alle sind zufällig.</translation>
    </message>
    <message>
        <source>The rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Der Rest ist zufällig.</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>New edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Neue Ausgabe</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{expansion}: erste Partie</translation>
    </message>
    <message>
        <source>Not installed: {ids}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Nicht installiert: {ids}</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Wie in der Spielregel</translation>
    </message>
    <message>
        <source>With all expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>With selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Mit Auswahlplättchen</translation>
    </message>
    <message>
        <source>Two more castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Zwei Burgen mehr</translation>
    </message>
    <message>
        <source>No sections or cards yet</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Noch keine Quadranten oder Karten</translation>
    </message>
    <message>
        <source>The board and cards that the rulebook recommends for a first game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Spielplan und Karten, die die Spielregel für die erste Partie empfiehlt.</translation>
    </message>
    <message>
        <source>All expansions together: their sections and cards are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Alle Erweiterungen zusammen: Ihre Quadranten und Karten werden gemischt.</translation>
    </message>
    <message>
        <source>A selection tile, one of eight, decides which location tiles each section has.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Eines von acht Auswahlplättchen entscheidet, welche Ortsplättchen jeder Quadrant hat.</translation>
    </message>
    <message>
        <source>A variant of the new edition: on two sections a castle replaces a location.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Eine Variante der neuen Ausgabe: Auf zwei Quadranten ersetzt eine Burg einen Ort.</translation>
    </message>
    <message>
        <source>A set-up that you saved.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Ein Spielaufbau, den du gespeichert hast.</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because board and cards are already chosen. “All random” on the page Board or Cards makes room.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Von {expansions} ist nichts in dieser Partie, weil Spielplan und Karten schon gewählt sind. „Alles zufällig“ auf der Seite „Spielplan“ oder „Karten“ schafft Platz.</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because there are no sections or cards yet. Tiles come into a game with the sections that have them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Von {expansions} ist nichts in dieser Partie, weil es noch keine Quadranten oder Karten gibt. Plättchen kommen mit den Quadranten ins Spiel, auf denen sie liegen.</translation>
    </message>
    <message>
        <source>{most} of {count}, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} von {count}, mindestens {least}</translation>
    </message>
    <message>
        <source>{most} of {count}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} von {count}, zufällig</translation>
    </message>
    <message>
        <source>{count} from {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{count} von {expansion}</translation>
    </message>
    <message>
        <source>a random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>eine zufällige Seite</translation>
    </message>
    <message>
        <source>{feature} on every section that has room for it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} auf jedem Quadranten mit Platz dafür</translation>
    </message>
    <message>
        <source>{feature} on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} auf {sections}</translation>
    </message>
    <message>
        <source>{feature} not in play, possible only on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} nicht im Spiel, möglich nur auf {sections}</translation>
    </message>
    <message>
        <source>{feature} if {sections} is drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature}, falls gezogen wird: {sections}</translation>
    </message>
    <message>
        <source>none, because no section on the board brings one</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>keine, weil kein Quadrant auf dem Spielplan eine bringt</translation>
    </message>
    <message>
        <source>{most}, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, darunter {chosen}</translation>
    </message>
    <message>
        <source>{most}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, zufällig</translation>
    </message>
    <message>
        <source>{least} to {most}, depending on the sections, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{least} bis {most}, je nach Quadranten, darunter {chosen}</translation>
    </message>
    <message>
        <source>{least} to {most} at random, depending on the sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{least} bis {most} zufällige, je nach Quadranten</translation>
    </message>
    <message>
        <source>one for each section, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>eines für jeden Quadranten, zufällig</translation>
    </message>
    <message>
        <source>{tiles}; two castle tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{tiles}; zwei Burgplättchen</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}; {rest} weitere zufällig, mindestens {least}</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}; {rest} weitere zufällig</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>About Kingdom Builder Qt</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Über Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Version {version}, Python {python}, Qt for Python {qt}</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Version {version}, Python {python}, Qt for Python {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Inoffiziell</translation>
    </message>
    <message>
        <source>A program made by fans of the board game. It is not affiliated with or endorsed by the game&apos;s publisher or its author, and contains no artwork of the printed game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Ein Programm von Freunden des Brettspiels. Es steht in keiner Verbindung zum Verlag oder Autor des Spiels, wird von ihnen nicht unterstützt und enthält keine Grafik des gedruckten Spiels.</translation>
    </message>
    <message>
        <source>This program</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Code and drawings by the Kingdom Builder Qt contributors, MIT licence. You may use, change and pass them on freely.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Code und Zeichnungen von den Mitwirkenden an Kingdom Builder Qt, MIT-Lizenz. Du darfst sie frei nutzen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Qt and PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm and Pillow under MIT, MPL and MIT-CMU licences. All texts, and how to replace the Qt libraries, are in the folder “licences” of the installed program.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Qt und PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm und Pillow unter den Lizenzen MIT, MPL und MIT-CMU. Alle Texte und eine Anleitung zum Austauschen der Qt-Bibliotheken liegen im Ordner „licences“ des installierten Programms.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Inter by Rasmus Andersson and the Inter Project Authors, Alegreya by Juan Pablo del Peral and the Alegreya Project Authors, both SIL Open Font License 1.1.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Inter von Rasmus Andersson und den Inter Project Authors, Alegreya von Juan Pablo del Peral und den Alegreya Project Authors, beide SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>&amp;Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>&amp;Geländebuchstaben</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Content &amp;problems…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Probleme der &amp;Inhalte&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>Position copied. Hidden cards appear in it as “?”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Stellung kopiert. Verdeckte Karten stehen darin als „?“.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partie kopiert.</translation>
    </message>
    <message>
        <source>Game copied, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partie kopiert, samt den verdeckten Karten.</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Aufbaucode kopiert: {code}</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}. A game from it does not count as the challenge.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Aufbaucode kopiert: {code}. Eine Partie damit zählt nicht als Herausforderung.</translation>
    </message>
    <message>
        <source>A game that began from a position has no set-up code. Copy the position as text instead.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Eine Partie, die mit einer Stellung begann, hat keinen Aufbaucode. Kopiere stattdessen die Stellung als Text.</translation>
    </message>
    <message>
        <source>Start without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Ohne Speichern beginnen</translation>
    </message>
    <message>
        <source>Your game is saved. To return to it, choose Game &gt; Games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deine Partie ist gespeichert. Du findest sie unter „Spiel &gt; Partien“.</translation>
    </message>
    <message>
        <source>The content of the game is missing.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Der Inhalt der Partie fehlt.</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Diese Partie ist schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>Your games have later moves of this game. It continues with them.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Deine Partien enthalten spätere Schritte dieser Partie. Sie geht damit weiter.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Diese Partie ist nicht mehr unter deinen Partien.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Ohne Speichern weiterspielen</translation>
    </message>
    <message>
        <source>the copied game</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>die kopierte Partie</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Diese Partie wurde aus den gelöschten Partien wiederhergestellt.</translation>
    </message>
    <message>
        <source>This game could not be added to your games: their folder cannot be written to.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Diese Partie konnte nicht zu deinen Partien hinzugefügt werden: Deren Ordner ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The copied game cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Die kopierte Partie kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The last moves are not saved. If you close the game now, they will be lost.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Die letzten Schritte sind nicht gespeichert. Schließt du die Partie jetzt, gehen sie verloren.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Aktionen und Tasten suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Find by pressing a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Durch Tastendruck finden</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Dort wegnehmen</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Give this action its usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Dieser Aktion ihre üblichen Tasten wiedergeben</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Allen Aktionen ihre üblichen Tasten wiedergeben</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Press a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Eine Taste drücken</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Diese Taste entfernen</translation>
    </message>
    <message>
        <source>Key {number} of “{action}”</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Taste {number} von „{action}“</translation>
    </message>
    <message>
        <source>Remove {key}</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} entfernen</translation>
    </message>
    <message>
        <source>No action has the key {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Keine Aktion hat die Taste {key}.</translation>
    </message>
    <message>
        <source>No action is found.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Keine Aktion gefunden.</translation>
    </message>
    <message>
        <source>{key} is a key of this action already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} ist schon eine Taste dieser Aktion.</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} ist die Taste von „{action}“.</translation>
    </message>
    <message>
        <source>“{action}” has its usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>„{action}“ hat die üblichen Tasten.</translation>
    </message>
    <message>
        <source>All actions have their usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Alle Aktionen haben ihre üblichen Tasten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} instead of {old}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>„{action}“ hat nun die Taste {key} statt {old}.</translation>
    </message>
    <message>
        <source>The keys are as they were before.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Die Tasten sind wieder wie vorher.</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} again.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>„{action}“ hat wieder die Taste {key}.</translation>
    </message>
    <message>
        <source>“{action}” has lost {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>„{action}“ hat die Taste {key} verloren.</translation>
    </message>
    <message>
        <source>Keys (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Tasten (*{suffix})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The keys are imported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Die Tasten sind importiert.</translation>
    </message>
    <message numerus="yes">
        <source>The keys are imported. %n unknown actions are kept aside.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>
            <numerusform>Die Tasten sind importiert. %n unbekannte Aktion bleibt aufgehoben.</numerusform>
            <numerusform>Die Tasten sind importiert. %n unbekannte Aktionen bleiben aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>The keys are exported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Die Tasten sind exportiert.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Farbsc&amp;hema</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Fa&amp;rben</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Computerte&amp;mpo</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Erste Partie</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Section &amp;editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Quadranteneditor</translation>
    </message>
    <message>
        <source>&amp;Back to the editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Zurück zum Editor</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Partie s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Decline or finish action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Auf Aktion verzichten oder sie abschließen</translation>
    </message>
    <message>
        <source>Back to &amp;mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Zurück zur &amp;Pflichtaktion</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Replay last turns</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Letzte Züge noch einmal &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Save set-up as p&amp;icture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Spielaufbau als B&amp;ild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Paste position, game, code or picture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Stellung, Partie, Code oder Bild &amp;einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Computer &amp;sofort ziehen lassen</translation>
    </message>
    <message>
        <source>&amp;Pause the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Computer anhalten</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Einen Schritt spielen</translation>
    </message>
    <message>
        <source>Step one &amp;turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Einen Zu&amp;g spielen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Sc&amp;hneller</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>An &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Lup&amp;e</translation>
    </message>
    <message>
        <source>Turn the &amp;board round</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Spielplan drehen</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Nächster Klick mit der rechten Taste</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>&amp;Running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Laufender Goldstand</translation>
    </message>
    <message>
        <source>Show &amp;possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Mögliche Felder zeigen</translation>
    </message>
    <message>
        <source>Show &amp;gold of a hex</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Gold eines Feldes zeigen</translation>
    </message>
    <message>
        <source>&amp;Mark the section being tried</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Probierten Quadranten markieren</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>To&amp;n</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Tips in the first game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>T&amp;ipps in der ersten Partie</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Packs…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Pakete&#xa0;…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>Do you want to save it elsewhere?</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Möchtest du sie woanders speichern?</translation>
    </message>
    <message>
        <source>The game is not being saved: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Die Partie wird nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>A game could not be read; its file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Eine Partie konnte nicht gelesen werden; ihre Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>A game of an earlier version could not be read; it stays as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Eine Partie einer früheren Version konnte nicht gelesen werden; sie bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Your games are now in one list, Game &gt; Games. Games added: {count}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Deine Partien stehen jetzt in einer Liste unter „Spiel &gt; Partien“. Hinzugefügte Partien: {count}.</translation>
    </message>
    <message>
        <source>Content problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Probleme der Inhalte</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Alle kopieren</translation>
    </message>
    <message>
        <source>All content files are in order.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Alle Inhaltsdateien sind in Ordnung.</translation>
    </message>
    <message>
        <source>Problems: {count}. Errors: {errors}. Entries with an error cannot be played; all others can.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Probleme: {count}. Fehler: {errors}. Einträge mit einem Fehler können nicht gespielt werden, alle anderen schon.</translation>
    </message>
    <message>
        <source>New player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>Change player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Porträt {number}</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Porträt</translation>
    </message>
    <message>
        <source>This player can take a seat in any new game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Dieser Spieler kann in jeder neuen Partie Platz nehmen.</translation>
    </message>
    <message>
        <source>Finished games keep the name under which they were played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Beendete Partien behalten den Namen, unter dem sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Another player is called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Ein anderer Spieler heißt schon {name}.</translation>
    </message>
    <message>
        <source>No players yet. Add everyone who plays at this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Noch keine Spieler. Füge alle hinzu, die an diesem Computer spielen.</translation>
    </message>
    <message>
        <source>People who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Wer hier spielt</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Spieler hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Put first</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>An die Spitze</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py, kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Einstellun&amp;gen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy set-up c&amp;ode</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Aufbau&amp;code kopieren</translation>
    </message>
    <message>
        <source>R&amp;eset layout</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>The first player takes a seat in every new game and plays the challenges.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Der erste Spieler nimmt in jeder neuen Partie Platz und spielt die Herausforderungen.</translation>
    </message>
    <message>
        <source>Set-up {date}</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Spielaufbau {date}</translation>
    </message>
    <message>
        <source>Save the set-up as a picture</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Spielaufbau als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Saved as {file}, and copied for pasting.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Gespeichert als {file} und zum Einfügen kopiert.</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Dieses Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Dieses Bild ist zu groß.</translation>
    </message>
    <message>
        <source>No set-up code can be read from this picture.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Aus diesem Bild kann kein Aufbaucode gelesen werden.</translation>
    </message>
    <message>
        <source>If a code is printed below the board, copy it as text and paste it.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Steht unter dem Spielplan ein Code, kopiere ihn als Text und füge ihn ein.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Geländebuchstaben</translation>
    </message>
    <message>
        <source>Magnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>Show running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Laufenden Goldstand zeigen</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Koordinaten zeigen</translation>
    </message>
    <message>
        <source>Show paths between settlements</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Wege zwischen Siedlungen zeigen</translation>
    </message>
    <message>
        <source>Show possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mögliche Felder zeigen</translation>
    </message>
    <message>
        <source>Animate possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mögliche Felder animieren</translation>
    </message>
    <message>
        <source>Animate water and flags</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Wasser und Fahnen animieren</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Züge von Hand beenden</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Erzwungene Schritte automatisch spielen</translation>
    </message>
    <message>
        <source>Usual opponent</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Üblicher Gegner</translation>
    </message>
    <message>
        <source>Hints by</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tipps von</translation>
    </message>
    <message>
        <source>People who play here…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Wer hier spielt&#xa0;…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tasten&#xa0;…</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Engines&#xa0;…</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>System language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Shows the hex at the pointer or cursor enlarged</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Zeigt das Feld unter Mauszeiger oder Cursor vergrößert</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Aus im Akkubetrieb.</translation>
    </message>
    <message>
        <source>Stops after a few seconds. Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Hört nach ein paar Sekunden auf. Aus im Akkubetrieb.</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Computertempo</translation>
    </message>
    <message>
        <source>Master&apos;s thinking time</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Bedenkzeit des Meisters</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Otherwise it ends as soon as you can do nothing more.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Sonst endet er, sobald du nichts mehr tun kannst.</translation>
    </message>
    <message>
        <source>Undo takes it back together with your previous move.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>„Rückgängig“ nimmt ihn zusammen mit deinem vorigen Schritt zurück.</translation>
    </message>
    <message>
        <source>Plays against you in a first game. Challenges have their own opponents.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Spielt in der ersten Partie gegen dich. Herausforderungen haben eigene Gegner.</translation>
    </message>
    <message>
        <source>Names, colours and portraits of the people who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Namen, Farben und Porträts aller, die hier spielen</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Beendete Partien behalten</translation>
    </message>
    <message>
        <source>Computer players in programs of their own</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Computerspieler in eigenen Programmen</translation>
    </message>
    <message>
        <source>See and change the keys of all actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Die Tasten aller Aktionen sehen und ändern</translation>
    </message>
    <message>
        <source>Unfinished and starred games are always kept. All games stay on this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Unbeendete Partien und solche mit Stern bleiben immer erhalten. Alle Partien bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>The colours of terrains and players</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Die Farben der Gelände und der Spieler</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tempo der Animation</translation>
    </message>
    <message>
        <source>How long Master may think about a turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Wie lange der Meister über einen Zug nachdenken darf</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>This game has no set-up code. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Diese Partie hat keinen Aufbaucode. {reason}</translation>
    </message>
    <message>
        <source>The game cannot be set up.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Die Partie kann nicht aufgebaut werden.</translation>
    </message>
    <message>
        <source>This set-up code is mistyped, or from a version of the program with other content.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Dieser Aufbaucode enthält einen Tippfehler oder stammt aus einer Version des Programms mit anderem Inhalt.</translation>
    </message>
    <message numerus="yes">
        <source>This position is too long: at most %n characters can be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>
            <numerusform>Diese Stellung ist zu lang: Höchstens %n Zeichen kann gelesen werden.</numerusform>
            <numerusform>Diese Stellung ist zu lang: Höchstens %n Zeichen können gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>
            <numerusform>Bis zu %n Zeichen</numerusform>
            <numerusform>Bis zu %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>As the system (reduced)</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Wie im System (verringert)</translation>
    </message>
    <message>
        <source>Do not offer this again</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Nicht mehr anbieten</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Quadranteneditor</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board, against the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Wie in der Spielregel, gegen Computer</translation>
    </message>
    <message>
        <source>Choose players, board and cards</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Spieler, Spielplan und Karten wählen</translation>
    </message>
    <message>
        <source>Draw your own board sections</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Zeichne eigene Quadranten</translation>
    </message>
    <message>
        <source>New here? Learn the game in 10 minutes</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Neu hier? Lerne das Spiel in 10 Minuten</translation>
    </message>
    <message>
        <source>Who are you? Enter your name</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Wer bist du? Gib deinen Namen ein</translation>
    </message>
    <message>
        <source>You will find the lessons in the Learn menu.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Die Lektionen findest du im Menü „Lernen“.</translation>
    </message>
    <message>
        <source>You can enter your name in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Deinen Namen kannst du in den Einstellungen eingeben.</translation>
    </message>
    <message>
        <source>Welcome, {name}!</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Willkommen, {name}!</translation>
    </message>
    <message>
        <source>An unofficial desktop edition of the board game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Eine inoffizielle Computerfassung des Brettspiels.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Game board</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/ui/table/board/scene.py</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>No hint could be found ({reason}).</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/advice_request.py</extracomment>
        <translation>Es konnte kein Tipp gefunden werden ({reason}).</translation>
    </message>
    <message>
        <source>No hints are given here.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/desk.py</extracomment>
        <translation>Hier gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>{tile}: first turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: Decke zuerst eine Karte auf.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>It is not a computer player&apos;s turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Es ist kein Computerspieler am Zug.</translation>
    </message>
    <message>
        <source>The game is over. Its last decision can no longer be undone.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Die Partie ist vorbei. Die letzte Entscheidung kann nicht mehr zurückgenommen werden.</translation>
    </message>
    <message>
        <source>You cannot undo beyond a new card or another player&apos;s decision.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Hinter eine neue Karte oder die Entscheidung eines anderen Spielers kannst du nicht zurück.</translation>
    </message>
    <message>
        <source>The only possible move was played for you.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Der einzig mögliche Schritt wurde für dich gespielt.</translation>
    </message>
    <message>
        <source>No {piece} can be placed now. If you have a tile for it, choose that first.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Das kann jetzt nicht eingesetzt werden ({piece}). Hast du ein Plättchen dafür, wähle zuerst dieses.</translation>
    </message>
    <message>
        <source>That is not part of this game.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Das gehört nicht zu dieser Partie.</translation>
    </message>
    <message>
        <source>The {tile} stays in use until your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>„{tile}“ bleibt wirksam, bis du das nächste Mal baust.</translation>
    </message>
    <message>
        <source>You have already chosen your card for this turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Du hast deine Karte für diesen Zug schon gewählt.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other side.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Kein Feld mehr frei ({card}): Wähle die andere Seite.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Du hast diese Karte nicht: {card}.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Kein Feld mehr frei ({card}): Wähle die andere Karte.</translation>
    </message>
    <message>
        <source>{old} is now called {new}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{old} heißt jetzt {new}.</translation>
    </message>
    <message>
        <source>Now played by a person: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Jetzt von einem Menschen gespielt: {players}.</translation>
    </message>
    <message>
        <source>The computer player did not answer and is being restarted…</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Der Computerspieler hat nicht geantwortet und wird neu gestartet&#xa0;…</translation>
    </message>
    <message>
        <source>The computer player took too long; it plays the rest of this turn at random.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Der Computerspieler hat zu lange gebraucht; den Rest des Zuges spielt er zufällig.</translation>
    </message>
    <message>
        <source>Choose a tile first, or end your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Wähle zuerst ein Plättchen oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>You have nothing left to do. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Du kannst nichts mehr tun. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>{tile}: first choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: Wähle zuerst eine Seite deiner Karte.</translation>
    </message>
    <message>
        <source>{tile}: first choose your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: Wähle zuerst deine Karte.</translation>
    </message>
    <message>
        <source>{tile}: already in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: Gilt schon, wenn du das nächste Mal baust.</translation>
    </message>
    <message>
        <source>Trying {section}</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/trial.py</extracomment>
        <translation>Probe: {section}</translation>
    </message>
    <message>
        <source>Counting gold</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py, kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Gold wird gezählt</translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} ist als Nächstes dran</translation>
    </message>
    <message>
        <source>Paused: {player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>Angehalten: {player} ist am Zug</translation>
    </message>
    <message>
        <source>{player} has not answered yet…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} hat noch nicht geantwortet&#xa0;…</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>{player} has removed your {piece} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} hat auf {hex} eine Figur von dir entfernt ({piece})</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>Der Zug von {player} geht weiter</translation>
    </message>
    <message>
        <source>{player}, it is your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py, kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>{player}, du bist am Zug</translation>
    </message>
    <message>
        <source>{active}&apos;s turn continues after your answer.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Nach deiner Antwort geht der Zug von {active} weiter.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Ich bin {player}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/table/page/dialogs.py</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Von hier nachspielen</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Von hier weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Mögliche Schritte</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>All actions</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Alle Aktionen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py, kingdom_builder_qt/ui/table/page/moves_dialog.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Tile {number}: choose it, or put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Plättchen {number}: wählen oder zurücklegen</translation>
    </message>
    <message>
        <source>Choose that tile; press again to put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Dieses Plättchen wählen; nochmals drücken legt es zurück</translation>
    </message>
    <message>
        <source>Choose that terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Diese Geländekarte wählen</translation>
    </message>
    <message>
        <source>Terrain card {number}: choose it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Geländekarte {number}: wählen</translation>
    </message>
    <message>
        <source>Go to the next possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zum nächsten möglichen Feld</translation>
    </message>
    <message>
        <source>Go to the previous possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zum vorigen möglichen Feld</translation>
    </message>
    <message>
        <source>Tell your areas</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Deine Gebiete ansagen</translation>
    </message>
    <message>
        <source>Tell the areas of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Die Gebiete der anderen ansagen</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Das Feld unter dem Cursor und seine Nachbarn ansagen</translation>
    </message>
    <message>
        <source>Tell the gold by card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Das Gold nach Karten ansagen</translation>
    </message>
    <message>
        <source>Tell your tiles and where the others lie</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Deine Plättchen ansagen, und wo die übrigen liegen</translation>
    </message>
    <message>
        <source>Go to your next settlement</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zu deiner nächsten Siedlung</translation>
    </message>
    <message>
        <source>Go to the next settlement of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zur nächsten Siedlung der anderen</translation>
    </message>
    <message>
        <source>Go to the next location with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zum nächsten Ort mit Plättchen</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zur nächsten Burg</translation>
    </message>
    <message>
        <source>Return a piece to the supply, or take one from it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Eine Figur in den Vorrat zurücklegen oder eine daraus nehmen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Den Spielplan ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Tell your own last turn</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Deinen eigenen letzten Zug ansagen</translation>
    </message>
    <message>
        <source>Type a command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Einen Befehl tippen</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>b C7: build or choose · m C7 C9: move · d C7: describe · list grass near own</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>b C7: bauen oder wählen · m C7 C9: versetzen · d C7: beschreiben · list gras bei eigenen</translation>
    </message>
    <message>
        <source>“{command}” is not a command on this board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>„{command}“ ist kein Befehl auf diesem Plan.</translation>
    </message>
    <message>
        <source>There is none on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/survey.py</extracomment>
        <translation>Das gibt es auf dem Spielplan nicht.</translation>
    </message>
    <message>
        <source>First choose “I am {player}”.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Wähle zuerst „Ich bin {player}“.</translation>
    </message>
    <message>
        <source>This piece can only go back to the supply. Choose the supply, or the piece to leave it where it is.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Diese Figur kann nur in den Vorrat zurück. Wähle den Vorrat, oder die Figur, um sie stehen zu lassen.</translation>
    </message>
    <message>
        <source>The computer player is not responding ({reason}). Press {again} to try again, or {players} to play in its place.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Der Computerspieler antwortet nicht ({reason}). Drücke {again}, um es noch einmal zu versuchen, oder {players}, um für ihn zu spielen.</translation>
    </message>
    <message>
        <source>{key}: move now</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{key}: sofort ziehen</translation>
    </message>
    <message>
        <source>Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Plan in Worten</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>All hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>Possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Mögliche Felder</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Deine Figuren</translation>
    </message>
    <message>
        <source>Pieces of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Figuren der anderen</translation>
    </message>
    <message>
        <source>Locations with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Orte mit Plättchen</translation>
    </message>
    <message>
        <source>Enter plays on the hex as on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Eingabe spielt auf dem Feld wie auf dem Plan.</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Your cards and tiles appear when you press this button.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Deine Karten und Plättchen erscheinen, wenn du diese Schaltfläche drückst.</translation>
    </message>
    <message>
        <source>&amp;Best gain first</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>&amp;Bester Gewinn zuerst</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Eingabe spielt den gewählten Schritt.</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>&amp;Wertungsblatt</translation>
    </message>
    <message>
        <source>Possib&amp;le moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>Mögl&amp;iche Schritte</translation>
    </message>
    <message>
        <source>&amp;Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>Plan in W&amp;orten</translation>
    </message>
    <message>
        <source>Your turn has ended.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Dein Zug ist beendet.</translation>
    </message>
    <message>
        <source>Undone. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Zurückgenommen. {task}.</translation>
    </message>
    <message>
        <source>{player} is next. Press Enter when you are there.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player} ist als Nächstes dran. Drücke Eingabe, wenn du da bist.</translation>
    </message>
    <message>
        <source>{player}, your turn continues. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, dein Zug geht weiter. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. Card: {card}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, dein Zug in Runde {round}. Karte: {card}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, dein Zug in Runde {round}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. No terrain card. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, dein Zug in Runde {round}. Keine Geländekarte. {task}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pla&amp;y it</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Ein Tipp wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No hint was found</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Kein Tipp gefunden</translation>
    </message>
    <message>
        <source>Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Zweitbester</translation>
    </message>
    <message>
        <source>Master suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Der Meister empfiehlt</translation>
    </message>
    <message>
        <source>{engine} suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{engine} empfiehlt</translation>
    </message>
    <message>
        <source>{lead}. {behind}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{lead}. {behind}</translation>
    </message>
    <message>
        <source>&amp;Best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Bester</translation>
    </message>
    <message>
        <source>&amp;Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Zweitbester</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Zug b&amp;eenden</translation>
    </message>
    <message>
        <source>Tips explain the rules in your first games.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Tipps erklären in deinen ersten Partien die Regeln.</translation>
    </message>
    <message>
        <source>Lessons and puzzles of the menu Learn show their tasks here.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Lektionen und Rätsel aus dem Menü Lernen zeigen hier ihre Aufgaben.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Kingdom-Builder-Karten</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Am Ende der Partie</translation>
    </message>
    <message>
        <source>Tasks: paid once, at the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Aufgaben: Gold gibt es einmal, am Ende der Partie</translation>
    </message>
    <message>
        <source>Paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Gold während der Partie</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Die letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Play the undone decision again</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Die zurückgenommene Entscheidung wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>{level} now plays for {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{level} spielt jetzt für {players}.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py, kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>{player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>No hex can be chosen now.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Im Moment ist kein Feld wählbar.</translation>
    </message>
    <message>
        <source>Ask &amp;Master</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Den &amp;Meister fragen</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Du siehst zu</translation>
    </message>
    <message>
        <source>Please wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Bitte warten</translation>
    </message>
    <message>
        <source>Your next card is {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Deine nächste Karte: {terrain}</translation>
    </message>
    <message>
        <source>Your next cards are {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Deine nächsten Karten: {cards}</translation>
    </message>
    <message>
        <source>Room for another terrain card, which a tile of this game can give you</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Platz für eine weitere Geländekarte, die dir ein Plättchen dieser Partie geben kann</translation>
    </message>
    <message>
        <source>Further card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Weitere Karte</translation>
    </message>
    <message>
        <source>{terrain}: {count}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>{terrain}: {count}</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>on a card that can be chosen</comment>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>wählen</translation>
    </message>
    <message>
        <source>no free hex</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>kein freies Feld</translation>
    </message>
    <message>
        <source>This turn&apos;s terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Die Geländekarte dieses Zuges</translation>
    </message>
    <message>
        <source>Not chosen. Discarded with the other card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Nicht gewählt. Wird am Ende deines Zuges mit der anderen Karte abgelegt</translation>
    </message>
    <message>
        <source>Turned up for this action only, then discarded</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Nur für diese Aktion aufgedeckt, danach abgelegt</translation>
    </message>
    <message>
        <source>Your card for the next turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Deine Karte für den nächsten Zug</translation>
    </message>
    <message>
        <source>This card is hidden for now</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Diese Karte ist im Moment verdeckt</translation>
    </message>
    <message>
        <source>You have no terrain card this turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Du hast in diesem Zug keine Geländekarte</translation>
    </message>
    <message>
        <source>It can be chosen after the current action</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Wählbar nach der laufenden Aktion</translation>
    </message>
    <message>
        <source>It cannot be chosen, because no free {terrain} hex is left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Nicht wählbar, weil kein Feld mehr frei ist ({terrain})</translation>
    </message>
    <message>
        <source>{done}/{due}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/progress.py</extracomment>
        <translation>{done}/{due}</translation>
    </message>
    <message>
        <source>Watch the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Den Computern zusehen</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>One turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Computertempo</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/log.py</extracomment>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py, kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{gold} Gold</translation>
    </message>
    <message>
        <source>Start player</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Wer {player} spielt: {level}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>Plays {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Spielt {terrain}</translation>
    </message>
    <message>
        <source>Chooses one of {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Wählt aus {terrain}</translation>
    </message>
    <message>
        <source>Settlements on the {tile}: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Siedlungen auf „{tile}“: {n}</translation>
    </message>
    <message>
        <source>Number tiles: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Zahlenplättchen: {n}</translation>
    </message>
    <message>
        <source>Rows marked (Mayors): {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Markierte Reihen (Bürgermeister): {n}</translation>
    </message>
    <message>
        <source>{piece} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} auf dem Spielplan</translation>
    </message>
    <message>
        <source>{piece} not on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} nicht auf dem Spielplan</translation>
    </message>
    <message>
        <source>{piece}: {placed} of {all} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece}: {placed} von {all} auf dem Spielplan</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py, kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>Wer {player} spielt</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>Spie&amp;ler&#xa0;…</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: {gold} Gold</translation>
    </message>
    <message>
        <source>{player}: fulfilled, {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: erfüllt, {gold} Gold</translation>
    </message>
    <message>
        <source>{player}: not yet fulfilled</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: noch nicht erfüllt</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Cards, log or advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Karten, Verlauf oder Rat</translation>
    </message>
    <message>
        <source>Advice: something to read</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Rat: Es gibt etwas zu lesen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{tile}-Aktionen vor der Wertung</translation>
    </message>
    <message>
        <source>Round {number}, {player}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Runde {number}, Zug von {player}</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>{player}: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{player}: {tile}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{player} am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the draw pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n Karte im Nachziehstapel</numerusform>
            <numerusform>%n Karten im Nachziehstapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the discard pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n Karte im Ablagestapel</numerusform>
            <numerusform>%n Karten im Ablagestapel</numerusform>
        </translation>
    </message>
    <message>
        <source>once more</source>
        <comment>a tile that can be repeated</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>noch einmal</translation>
    </message>
    <message numerus="yes">
        <source>%n settlements stored</source>
        <comment>on a tile</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n Siedlung gelagert</numerusform>
            <numerusform>%n Siedlungen gelagert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n Zahlenplättchen</numerusform>
            <numerusform>%n Zahlenplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose it to use it once more with the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Wähle es, um es mit „{tile}“ noch einmal einzusetzen.</translation>
    </message>
    <message>
        <source>task</source>
        <comment>kind of card, on the score sheet</comment>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Cards removed from the game: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Aus dem Spiel genommene Karten: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n settlements left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>noch {count} von %n Siedlung</numerusform>
            <numerusform>noch {count} von %n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
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
            <numerusform>{player} – {turn} Insgesamt %n Gold</numerusform>
            <numerusform>{player} – {turn} Insgesamt %n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Deine Plättchen</translation>
    </message>
    <message>
        <source>Key: {digit}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py, kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Taste: {digit}</translation>
    </message>
    <message>
        <source>Hints, tips, lessons and puzzles appear here. {key} asks for a hint.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Tipps, Hinweise, Lektionen und Rätsel erscheinen hier. Mit {key} bittest du um einen Tipp.</translation>
    </message>
    <message>
        <source>{key} shows the turn that Master would play.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>{key} zeigt den Zug, den der Meister spielen würde.</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Your terrain card. Choose it to build.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Deine Geländekarte. Wähle sie, um zu bauen.</translation>
    </message>
    <message>
        <source>Play this card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Diese Karte für den ganzen Zug spielen</translation>
    </message>
    <message>
        <source>Use this side of the card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Diese Seite der Karte für den ganzen Zug verwenden</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Die Computer anhalten</translation>
    </message>
    <message>
        <source>Let the computers play on</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Die Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Play one move, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Einen Schritt spielen, dann warten</translation>
    </message>
    <message>
        <source>Play one turn, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Einen Zug spielen, dann warten</translation>
    </message>
    <message>
        <source>Choose it to see this turn again.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Wähle ihn, um diesen Zug noch einmal zu sehen.</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}. Choose it to change it.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Wer {player} spielt: {level}. Wähle es, um es zu ändern.</translation>
    </message>
    <message>
        <source>&amp;Log of the engine…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>&amp;Protokoll der Engine …</translation>
    </message>
    <message>
        <source>No tiles yet. Build next to a location to take one.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Noch keine Plättchen. Baue neben einen Ort, um eines zu nehmen.</translation>
    </message>
    <message>
        <source>{player} has no tiles yet.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>{player} hat noch keine Plättchen.</translation>
    </message>
    <message>
        <source>Having no settlement counts as a rank, too. Tied players get the full amount.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>Auch keine Siedlung zu haben zählt als Rang. Bei Gleichstand gibt es das volle Gold.</translation>
    </message>
    <message>
        <source>{card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{card}: {gold} Gold</translation>
    </message>
    <message>
        <source>{player}, {card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {card}: {gold} Gold</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>{player}, {place} place</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {place} Platz</translation>
    </message>
    <message>
        <source>{state}, {left} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>{state}, {left} von {all}</translation>
    </message>
    <message>
        <source>Every player has this action.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Jeder Spieler hat diese Aktion.</translation>
    </message>
    <message>
        <source>Taken from {places}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Genommen von {places}.</translation>
    </message>
    <message>
        <source>It can be used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Einsetzbar in deinem eigenen Zug.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Show the score sheet now (Esc)</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Wertungsblatt jetzt zeigen (Esc)</translation>
    </message>
    <message>
        <source>The game is over. Gold is being counted. Press Esc for the score sheet.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Die Partie ist vorbei. Das Gold wird gezählt. Mit Esc siehst du das Wertungsblatt.</translation>
    </message>
    <message>
        <source>Card {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Karte {number} von {all}</translation>
    </message>
    <message>
        <source>Card {number} of {all}: task</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Karte {number} von {all}: Aufgabe</translation>
    </message>
    <message>
        <source>Card {number} of {all}: paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Karte {number} von {all}: Gold während der Partie</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py</extracomment>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>während der Partie</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>The same board, cards and players again</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Noch einmal mit gleichem Spielplan, gleichen Karten und Spielern</translation>
    </message>
    <message>
        <source>Copy a picture of board and result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Ein Bild von Spielplan und Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Other seats, another opponent, pictures</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Andere Plätze, anderer Gegner, Bilder</translation>
    </message>
    <message>
        <source>Rematch with &amp;seats changed</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revanche mit &amp;getauschten Plätzen</translation>
    </message>
    <message>
        <source>The next player starts</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Der nächste Spieler beginnt</translation>
    </message>
    <message>
        <source>Same board, &amp;other opponent</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Gleicher Spielplan, &amp;anderer Gegner</translation>
    </message>
    <message>
        <source>Select a number to see on the board which settlements earned it.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Wähle eine Zahl, um auf dem Spielplan zu sehen, welche Siedlungen sie gebracht haben.</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Wenn die Partie jetzt endete</translation>
    </message>
    <message>
        <source>{gold} gold ahead of {players}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>{gold} Gold Vorsprung auf {players}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{gold} Gold</translation>
    </message>
    <message>
        <source>No gold now</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Jetzt kein Gold</translation>
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
        <source>a mapping with the key `format`</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>eine Zuordnung mit dem Schlüssel `format`</translation>
    </message>
    <message>
        <source>`min` {min} is greater than `max` {max}</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`min` {min} ist größer als `max` {max}</translation>
    </message>
    <message>
        <source>`count` and `steps` cannot be combined</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`count` und `steps` können nicht zusammen stehen</translation>
    </message>
    <message>
        <source>use `steps` with `shared: true`</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>verwende `steps` mit `shared: true`</translation>
    </message>
    <message>
        <source>`min` and `exactly` cannot be combined with `within`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`min` und `exactly` können nicht mit `within` zusammen stehen</translation>
    </message>
    <message>
        <source>“,” or “]” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>„,“ oder „]“ fehlt</translation>
    </message>
    <message>
        <source>“,” or “}}” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>„,“ oder „}}“ fehlt</translation>
    </message>
    <message>
        <source>a text in quotes has no end</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Text in Anführungszeichen hat kein Ende</translation>
    </message>
    <message>
        <source>no value begins with this character</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>kein Wert beginnt mit diesem Zeichen</translation>
    </message>
    <message>
        <source>an entry of a list begins with “-”</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Eintrag einer Liste beginnt mit „-“</translation>
    </message>
    <message>
        <source>a key has no colon</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>einem Schlüssel fehlt der Doppelpunkt</translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier muss ein Schlüssel stehen</translation>
    </message>
    <message>
        <source>this line does not continue the lines above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>diese Zeile passt nicht zu den Zeilen davor</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>an entry of a list is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier darf kein Listeneintrag stehen</translation>
    </message>
    <message>
        <source>begin the list on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>beginne die Liste in der nächsten Zeile</translation>
    </message>
    <message>
        <source>unknown character after a backslash</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>unbekanntes Zeichen nach einem Backslash</translation>
    </message>
    <message>
        <source>write two backslashes for one</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>schreibe zwei Backslashs für einen</translation>
    </message>
    <message>
        <source>the text has to begin on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>der Text muss in der nächsten Zeile beginnen</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>{kind} is neutral: it belongs in the field `pieces`</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} gehört niemandem: es steht in der Angabe `pieces`</translation>
    </message>
    <message>
        <source>About as good as the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Etwa so gut wie der beste Zug</translation>
    </message>
    <message>
        <source>About {gold} gold less in the end than the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Am Ende etwa {gold} Gold weniger als der beste Zug</translation>
    </message>
    <message>
        <source>Expected result: a tie</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Erwarteter Ausgang: Gleichstand</translation>
    </message>
    <message>
        <source>Expected result: you win by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Erwarteter Ausgang: Du gewinnst mit {gold} Gold Vorsprung</translation>
    </message>
    <message>
        <source>Expected result: you lose by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Erwarteter Ausgang: Du verlierst mit {gold} Gold Rückstand</translation>
    </message>
    <message>
        <source>The best turn earns as much now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der beste Zug bringt jetzt genauso viel.</translation>
    </message>
    <message>
        <source>The best turn earns as much now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der beste Zug bringt jetzt genauso viel ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold more now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der beste Zug bringt jetzt {gold} Gold mehr ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold less now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der beste Zug bringt jetzt {gold} Gold weniger ({cards}).</translation>
    </message>
    <message>
        <source>It costs the opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug kostet den Gegner etwa {gold} Gold.</translation>
    </message>
    <message>
        <source>It leaves the opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug lässt dem Gegner etwa {gold} Gold mehr.</translation>
    </message>
    <message>
        <source>It costs each opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug kostet jeden Gegner etwa {gold} Gold.</translation>
    </message>
    <message>
        <source>It leaves each opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug lässt jedem Gegner etwa {gold} Gold mehr.</translation>
    </message>
    <message>
        <source>It prepares about {gold} gold for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug bereitet etwa {gold} Gold für spätere Züge vor.</translation>
    </message>
    <message>
        <source>It leaves about {gold} gold less for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug lässt etwa {gold} Gold weniger für spätere Züge.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now, but this one is worth more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ein anderer Zug brächte jetzt {gold} Gold, aber dieser ist mehr wert.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ein anderer Zug brächte jetzt {gold} Gold.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now; this one is worth more in the long run.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ein anderer Zug brächte jetzt {gold} Gold; dieser ist auf lange Sicht mehr wert.</translation>
    </message>
    <message>
        <source>No remaining action helps. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Keine verbleibende Aktion hilft. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Nothing you can do here helps.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Hier hilft nichts, was du tun kannst.</translation>
    </message>
    <message>
        <source>No other turn earns more gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Kein anderer Zug bringt jetzt mehr Gold.</translation>
    </message>
    <message>
        <source>Several turns are about as good; none is clearly better.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Mehrere Züge sind etwa gleich gut; keiner ist klar besser.</translation>
    </message>
    <message>
        <source>It keeps more options open for the next card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug hält mehr Möglichkeiten für die nächste Karte offen</translation>
    </message>
    <message>
        <source>It brings other locations and castles closer</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug bringt andere Orte und Burgen näher</translation>
    </message>
    <message>
        <source>It sets up a better next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug bereitet den nächsten gut vor</translation>
    </message>
    <message>
        <source>It keeps more free hexes to expand into</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug behält mehr freie Felder zum Ausbreiten</translation>
    </message>
    <message>
        <source>It gains an advantage for later</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der Zug gewinnt einen Vorteil für später</translation>
    </message>
    <message>
        <source>{reason} (worth about {gold} gold).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{reason} (etwa {gold} Gold wert).</translation>
    </message>
    <message>
        <source>{source}: {moves}.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{source}: {moves}.</translation>
    </message>
    <message>
        <source>{source}: {move}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{source}: {move}</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>{origin} → {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py, kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{origin} → {hex}</translation>
    </message>
    <message>
        <source>take back {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{hex} zurücknehmen</translation>
    </message>
    <message>
        <source>remove {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{hex} entfernen</translation>
    </message>
    <message>
        <source>turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Zahlenplättchen nehmen</translation>
    </message>
    <message>
        <source>Assisted: {assistance}</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Mit Hilfe: {assistance}</translation>
    </message>
    <message>
        <source>Assisted ({assistance}): no medal, and the result does not count.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Mit Hilfe ({assistance}): keine Medaille, und das Ergebnis zählt nicht.</translation>
    </message>
    <message>
        <source>hints</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>free undo</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>freies Zurücknehmen</translation>
    </message>
    <message>
        <source>Task {name} ({aim} gold)</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Aufgabe {name} ({aim} Gold)</translation>
    </message>
    <message>
        <source>Challenge of the week from {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Herausforderung der Woche vom {day}</translation>
    </message>
    <message>
        <source>Challenge of {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Herausforderung vom {day}</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {reason} ({place}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} kann nicht gestartet werden: {reason} ({place}).</translation>
    </message>
    <message>
        <source>{player} ends the turn; no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} beendet den Zug; es ist keine Karte mehr zu ziehen</translation>
    </message>
    <message>
        <source>{player} ends the turn and draws {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} beendet den Zug und zieht {cards}</translation>
    </message>
    <message>
        <source>Round {round}: {player} chooses a card</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Runde {round}: {player} wählt eine Karte</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, and no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Kein Feld mehr frei ({terrain}): Die Karte verlässt das Spiel, und es ist keine Karte mehr zu ziehen</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, {player} draws {new}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Kein Feld mehr frei ({terrain}): Die Karte verlässt das Spiel, {player} zieht {new}</translation>
    </message>
    <message>
        <source>This is a position, not a game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Das ist eine Stellung, keine Partie.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Diese Datei ist keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>This file was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Diese Datei wurde von einer neueren Version des Programms gespeichert.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Diese Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This game needs boards, tiles or cards that are not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Diese Partie braucht Spielpläne, Plättchen oder Karten, die nicht installiert sind.</translation>
    </message>
    <message>
        <source>This file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Diese Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>This game cannot be opened now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Diese Partie kann jetzt nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The unfinished game is kept, but cannot be continued now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Die unbeendete Partie bleibt erhalten, kann aber jetzt nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Sie braucht das Paket {pack}, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is switched off.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Sie braucht das Paket {pack}, das ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>It needs “{name}”, content that the player who saved it has made.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Sie braucht „{name}“, einen eigenen Inhalt des Spielers, der sie gespeichert hat.</translation>
    </message>
    <message>
        <source>It was played with the pack {pack}; the installed version {installed} plays differently.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Sie wurde mit dem Paket {pack} gespielt; die installierte Version {installed} spielt sich anders.</translation>
    </message>
    <message>
        <source>“{name}” {version} ({author})</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>„{name}“ {version} ({author})</translation>
    </message>
    <message>
        <source>“{name}” {version}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>„{name}“ {version}</translation>
    </message>
    <message>
        <source>Line {line}: this is not a list of moves.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Das ist keine Liste von Schritten.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is neither a turn nor an option.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: „{text}“ ist weder ein Zug noch eine Option.</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” is given twice.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Die Option „{text}“ steht zweimal da.</translation>
    </message>
    <message>
        <source>Line {line}: there is no option “{text}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Es gibt keine Option „{text}“.</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” cannot be “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Die Option „{text}“ kann nicht „{other}“ sein.</translation>
    </message>
    <message>
        <source>Line {line}: no game can be set up with these options.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Mit diesen Optionen kann keine Partie aufgebaut werden.</translation>
    </message>
    <message>
        <source>Line {line}: this is turn {text}, but turn {other} is next.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Dies ist Zug {text}, an der Reihe ist aber Zug {other}.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” comes after the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: „{text}“ steht hinter dem Ende der Partie.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is not a move. A move is written as “mandatory build C7”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: „{text}“ ist kein Schritt. Ein Schritt wird geschrieben wie „mandatory build C7“.</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Der Schritt „{text}“ ist nicht möglich. {reason}</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Der Schritt „{text}“ ist nicht möglich.</translation>
    </message>
    <message>
        <source>Line {line}: the list was cut off; the line “{text}” is missing.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Die Liste ist abgeschnitten; die Zeile „{text}“ fehlt.</translation>
    </message>
    <message>
        <source>Line {line}: the gold is “{text}”, but the moves end with “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Das Gold ist „{text}“, die Schritte enden aber mit „{other}“.</translation>
    </message>
    <message>
        <source>Line {line}: the cards are reshuffled more often than the moves allow.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Zeile {line}: Die Karten werden öfter neu gemischt, als die Schritte zulassen.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Es gibt keinen Ordner {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>{file} kann nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>{file} is open in another program: trying again…</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} ist in einem anderen Programm offen: neuer Versuch&#xa0;…</translation>
    </message>
    <message>
        <source>{file} is open in another program and was not changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} ist in einem anderen Programm offen und wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Your version was saved next to it as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>Deine Fassung wurde daneben als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{name}” for a device.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows reserviert den Namen „{name}“ für ein Gerät.</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of “{name}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows lässt den Punkt oder das Leerzeichen am Ende von „{name}“ weg.</translation>
    </message>
    <message>
        <source>Windows does not allow “{letter}” in a file name.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows erlaubt „{letter}“ nicht in einem Dateinamen.</translation>
    </message>
    <message>
        <source>A file name cannot contain “{letter}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Ein Dateiname kann „{letter}“ nicht enthalten.</translation>
    </message>
    <message>
        <source>Choose another name, so that the file can be used everywhere.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Wähle einen anderen Namen, damit die Datei überall verwendet werden kann.</translation>
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
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>From a position</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Ab einer Stellung</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Schöne Burgen</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{expansion}: erste Partie</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>kingdom_builder_qt/ui/words/dates.py, kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>expects a lead of {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>erwartet {gold} Gold Vorsprung</translation>
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
        <translation>{hex}, {terrain} mit {overlay:dative}, {piece}</translation>
    </message>
    <message>
        <source>empty, blocked by {piece:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>leer, blockiert durch {piece:accusative}</translation>
    </message>
    <message>
        <source>{piece} of {player}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{piece} von {player}</translation>
    </message>
    <message>
        <source>{hex}, {feature} with {overlay:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature} mit {overlay:dative}</translation>
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
        <translation>kein Plättchen mehr</translation>
    </message>
    <message>
        <source>{tile}: one more card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: am Ende deines Zuges eine Karte mehr</translation>
    </message>
    <message>
        <source>{tile}: take a number tile; to build, choose a card first</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Nimm ein Zahlenplättchen; zum Bauen wähle zuerst eine Karte</translation>
    </message>
    <message>
        <source>{tile}: take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Nimm ein Zahlenplättchen</translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or else move up to {moves}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue bis zu {left} oder versetze bis zu {moves}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue bis zu {left}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Versetze bis zu {left}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: turn up a card to see where to build</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Decke eine Karte auf, um zu sehen, wo du bauen kannst</translation>
    </message>
    <message>
        <source>{tile}: the card shows {terrain}, build one there</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Die Karte zeigt {terrain}, baue dort 1</translation>
    </message>
    <message>
        <source>{tile}: now put it back in the supply (Esc: cancel)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Lege die Figur jetzt in den Vorrat zurück (Esc: abbrechen)</translation>
    </message>
    <message>
        <source>{tile}: choose where it goes, or the supply to take it back (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle das Ziel oder zum Zurücknehmen den Vorrat (Esc: zurück)</translation>
    </message>
    <message>
        <source>{tile}: now choose {terrain:indefinite} hex (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle jetzt {terrain:indefinite} (Esc: zurück)</translation>
    </message>
    <message>
        <source>{tile}: now choose where it goes (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle jetzt das Ziel (Esc: zurück)</translation>
    </message>
    <message>
        <source>{tile}: now take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Nimm jetzt eine Figur von {victim}</translation>
    </message>
    <message>
        <source>{tile}: place up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze bis zu {left} weitere ein, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: place {left} more</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze {left} weitere ein</translation>
    </message>
    <message>
        <source>{tile}: now place the last {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze zuletzt noch {piece:accusative} ein</translation>
    </message>
    <message>
        <source>{tile}: now place the other {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze noch {piece:accusative} ein</translation>
    </message>
    <message>
        <source>{tile}: move up to {left} more, each once, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Versetze bis zu {left} weitere, jede einmal, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Versetze noch eine, eine andere, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: move {left} more, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Versetze {left} weitere, jede einmal</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Versetze noch eine, eine andere</translation>
    </message>
    <message>
        <source>{tile}: build up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue noch bis zu {left}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: choose a settlement to store and build again on your next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle eine Siedlung, die du lagerst und in deinem nächsten Zug wieder baust</translation>
    </message>
    <message>
        <source>{tile}: take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Nimm eine Figur von {victim}</translation>
    </message>
    <message>
        <source>{tile}: choose the {piece} to take back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle {piece:accusative} zum Zurücknehmen</translation>
    </message>
    <message>
        <source>{tile}: choose {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: choose one of the marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle eines der markierten Felder</translation>
    </message>
    <message>
        <source>{tile}: choose the middle of seven free hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle die Mitte von sieben freien Feldern</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite}, or take one back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze {piece:accusative} ein oder nimm eine Figur zurück</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite} on a marked hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze {piece:accusative} auf ein markiertes Feld</translation>
    </message>
    <message>
        <source>{tile}: place up to {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze bis zu {left}, jede neben eigene Figuren</translation>
    </message>
    <message>
        <source>{tile}: place {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze {left}, jede neben eigene Figuren</translation>
    </message>
    <message>
        <source>{tile}: place up to {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze bis zu {left} auf markierte Felder</translation>
    </message>
    <message>
        <source>{tile}: place {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Setze {left} auf markierte Felder</translation>
    </message>
    <message>
        <source>{tile}: move the {piece}, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Bewege deine Figur ({piece}) oder nimm sie zurück</translation>
    </message>
    <message>
        <source>{tile}: choose {piece:indefinite} to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle {piece:accusative} zum Versetzen</translation>
    </message>
    <message>
        <source>{tile}: move the piece, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Bewege die Figur oder nimm sie zurück</translation>
    </message>
    <message>
        <source>{tile}: choose a piece to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle eine Figur zum Versetzen</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Versetze bis zu {left}, jede einmal</translation>
    </message>
    <message>
        <source>{tile}: move {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Versetze {left}, jede einmal</translation>
    </message>
    <message>
        <source>{tile}: {move}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{tile}: {move}</translation>
    </message>
    <message>
        <source>Takes the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Nimmt „{tile}“</translation>
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
        <translation>{hex} entfernt</translation>
    </message>
    <message>
        <source>You lose the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Du verlierst das Plättchen „{tile}“ ({hex}).</translation>
    </message>
    <message>
        <source>{player} loses the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{player} verliert das Plättchen „{tile}“ ({hex}).</translation>
    </message>
    <message>
        <source>Draw one more card at the end of the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Am Ende des Zuges eine Karte mehr ziehen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Turn up a terrain card</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Geländekarte aufdecken</translation>
    </message>
    <message>
        <source>Your next placement need not be next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Das nächste Mal musst du nicht neben eigene Figuren bauen</translation>
    </message>
    <message>
        <source>Take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Zahlenplättchen nehmen</translation>
    </message>
    <message>
        <source>Decline: build nothing</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Verzichten: nichts bauen</translation>
    </message>
    <message>
        <source>Use the card for {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Karte als {card} verwenden</translation>
    </message>
    <message>
        <source>Play the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Karte {card} spielen</translation>
    </message>
    <message>
        <source>Play two identical cards as {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Zwei gleiche Karten als {card} spielen</translation>
    </message>
    <message>
        <source>Put the settlement on {hex} onto the tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Siedlung von {hex} auf das Plättchen stellen</translation>
    </message>
    <message>
        <source>Build on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Bauen auf {place}</translation>
    </message>
    <message>
        <source>Move {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{origin} versetzen nach {place}</translation>
    </message>
    <message>
        <source>Move the {piece} from {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} versetzen von {origin} nach {place}</translation>
    </message>
    <message>
        <source>Take the {piece} on {hex} back</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} von {hex} zurücknehmen</translation>
    </message>
    <message>
        <source>Remove the {piece} of {owner} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} von {owner} auf {hex} entfernen</translation>
    </message>
    <message>
        <source>Place the {piece} on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{piece} einsetzen auf {place}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>bebaubare Felder</translation>
    </message>
    <message>
        <source>a buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>ein bebaubares Feld</translation>
    </message>
    <message>
        <source>This game does not count for the rating, because it had assistance: {assistance}.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Diese Partie zählt nicht für die Wertungszahl, weil es Hilfe gab: {assistance}.</translation>
    </message>
    <message>
        <source>players changed during the game</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>während der Partie gewechselte Spieler</translation>
    </message>
    <message>
        <source>{rule} In this game: {terrain}.</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{rule} In dieser Partie: {terrain}.</translation>
    </message>
    <message>
        <source>Mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Pflichtaktion</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>{tile} once more</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile} noch einmal</translation>
    </message>
    <message>
        <source>{letter} of the island</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{letter} der Insel</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Does not play</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Spielt nicht</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>{level}, {seconds} s a turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{level}, {seconds} s pro Zug</translation>
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
        <translation>Spielt irgendwohin</translation>
    </message>
    <message>
        <source>One settlement at a time, locations first</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Eine Siedlung nach der anderen, Orte zuerst</translation>
    </message>
    <message>
        <source>Plans several turns ahead; the strongest</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Plant mehrere Züge voraus; der Stärkste</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>5.</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py, kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} oder {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py, kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>null</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>{player} ends the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} beendet den Zug</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} setzt mit „{tile}“ {piece:accusative} auf {hex} ({terrain})</translation>
    </message>
    <message>
        <source>{player} takes the {piece} on {hex} back with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} nimmt mit „{tile}“ {piece:accusative} von {hex} zurück</translation>
    </message>
    <message>
        <source>{player} removes the piece on {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} entfernt mit „{tile}“ die Figur auf {hex}</translation>
    </message>
    <message>
        <source>{player} turns up a terrain card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} deckt mit „{tile}“ eine Geländekarte auf</translation>
    </message>
    <message>
        <source>{player} uses the {tile} for the next placement</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} nutzt „{tile}“ für das nächste Bauen</translation>
    </message>
    <message>
        <source>{player} is done with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} ist fertig mit „{tile}“</translation>
    </message>
    <message>
        <source>{player} takes a number tile with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} nimmt mit „{tile}“ ein Zahlenplättchen</translation>
    </message>
    <message>
        <source>{player} does not use the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} setzt „{tile}“ nicht ein</translation>
    </message>
    <message>
        <source>{player} puts the settlement on {hex} onto the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} stellt die Siedlung von {hex} auf „{tile}“</translation>
    </message>
    <message>
        <source>{player} will draw one more card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} zieht mit „{tile}“ eine Karte mehr</translation>
    </message>
    <message>
        <source>{player} chooses the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} wählt die Karte {card}</translation>
    </message>
    <message>
        <source>{player} moves a settlement from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} versetzt mit „{tile}“ eine Siedlung von {origin} nach {hex}</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} versetzt mit „{tile}“ eine Figur von {origin} nach {hex}</translation>
    </message>
    <message>
        <source>{player} moves the {piece} from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} versetzt mit „{tile}“ {piece:accusative} von {origin} nach {hex}</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} baut auf {hex} ({terrain})</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} baut mit „{tile}“ auf {hex} ({terrain})</translation>
    </message>
    <message>
        <source>{player} builds on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} baut auf {hex}</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} setzt {piece:accusative} auf {hex}</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} versetzt eine Figur von {origin} nach {hex}</translation>
    </message>
    <message>
        <source>The {piece} of {owner} on {hex} goes back to the supply</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{piece} von {owner} auf {hex} geht in den Vorrat zurück</translation>
    </message>
    <message>
        <source>{player} takes the {Tile} tile ({hex})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} nimmt das Plättchen „{Tile}“ ({hex})</translation>
    </message>
    <message>
        <source>{player} loses the {Tile} tile: no settlement is left next to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verliert das Plättchen „{Tile}“: Neben {hex} steht keine Siedlung mehr</translation>
    </message>
    <message>
        <source>{player} uses the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} setzt „{tile}“ ein</translation>
    </message>
    <message>
        <source>{player}&apos;s nomad tile {tile} leaves the game: it lasts one turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Das Nomadenplättchen „{tile}“ von {player} verlässt das Spiel: Es gilt nur einen Zug</translation>
    </message>
    <message>
        <source>{player} earns {amount} gold ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} erhält {amount} Gold ({earner})</translation>
    </message>
    <message>
        <source>{player} reveals the cards {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} zeigt die Karten {cards}</translation>
    </message>
    <message>
        <source>{player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} spielt {card}</translation>
    </message>
    <message>
        <source>{player} turns up {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} deckt {card} auf</translation>
    </message>
    <message>
        <source>{player} stores the settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} lagert die Siedlung von {hex}</translation>
    </message>
    <message>
        <source>{player} builds the stored settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} baut die gelagerte Siedlung auf {hex}</translation>
    </message>
    <message>
        <source>{player} marks row {row} ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} markiert Reihe {row} ({earner})</translation>
    </message>
    <message>
        <source>{player} may use the {tile} now</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} darf jetzt „{tile}“ einsetzen</translation>
    </message>
    <message>
        <source>{player} uses the card for {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verwendet die Karte als {terrain}</translation>
    </message>
    <message>
        <source>{player} cannot build anything in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} kann in der Pflichtaktion nichts bauen</translation>
    </message>
    <message>
        <source>{player} takes a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} nimmt ein Zahlenplättchen</translation>
    </message>
    <message>
        <source>No card is left: {player} draws none</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Keine Karte mehr da: {player} zieht keine</translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} zieht eine Karte</translation>
    </message>
    <message>
        <source>{player} draws a card: {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} zieht eine Karte: {card}</translation>
    </message>
    <message>
        <source>No free {card} hex is left: the card leaves the game</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Kein Feld mehr frei ({card}): Die Karte verlässt das Spiel</translation>
    </message>
    <message>
        <source>{player} draws {card} in its place</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} zieht stattdessen {card}</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new draw pile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Der Ablagestapel wird zum neuen Nachziehstapel gemischt</translation>
    </message>
    <message>
        <source>Round {round}: {player} has no card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Runde {round}: {player} hat keine Karte</translation>
    </message>
    <message>
        <source>Round {round}: {player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Runde {round}: {player} spielt {card}</translation>
    </message>
    <message>
        <source>{player} has built the last settlement: this is the last round</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} hat die letzte Siedlung gebaut: Dies ist die letzte Runde</translation>
    </message>
    <message>
        <source>The game is over: nothing can be built any more</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Die Partie ist vorbei: Es kann nichts mehr gebaut werden</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>The {tile} is always on; there is nothing to choose.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>„{tile}“ wirkt immer; du musst nichts wählen.</translation>
    </message>
    <message>
        <source>{tile}: nothing can be done with it now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: Damit ist jetzt nichts möglich.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>First finish the mandatory action: {left} still to build. Tiles can be used before or after it, not in between.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Beende zuerst die Pflichtaktion: noch {left} zu bauen. Plättchen kannst du davor oder danach einsetzen, nicht zwischendurch.</translation>
    </message>
    <message>
        <source>First finish what you started with the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Beende zuerst, was du mit „{due}“ begonnen hast.</translation>
    </message>
    <message>
        <source>This turn&apos;s mandatory action is done.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Die Pflichtaktion dieses Zuges ist erledigt.</translation>
    </message>
    <message>
        <source>You cannot end your turn yet: {left} still to build in the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du kannst deinen Zug noch nicht beenden: In der Pflichtaktion noch {left} zu bauen.</translation>
    </message>
    <message>
        <source>First choose one of your terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Wähle zuerst eine deiner Geländekarten.</translation>
    </message>
    <message>
        <source>First choose one of the {sides} sides of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Wähle zuerst eine der {sides} Seiten deiner Karte.</translation>
    </message>
    <message>
        <source>First decide whether to use the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Entscheide zuerst, ob du „{due}“ einsetzt.</translation>
    </message>
    <message>
        <source>The last round is over: only {due} actions are left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Die letzte Runde ist vorbei: Es bleiben nur noch {due}-Aktionen.</translation>
    </message>
    <message>
        <source>The {tile} is used when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>„{tile}“ wird eingesetzt, wenn ein anderer Spieler das letzte Plättchen eines Ortes oder Nomadenfeldes nimmt.</translation>
    </message>
    <message>
        <source>{Tile} actions come after the last round, before scoring.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{Tile}-Aktionen kommen nach der letzten Runde, vor der Wertung.</translation>
    </message>
    <message>
        <source>The {tile} cannot be used now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>„{tile}“ kann jetzt nicht eingesetzt werden.</translation>
    </message>
    <message>
        <source>The {tile} has already been used this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>„{tile}“ wurde in diesem Zug schon eingesetzt.</translation>
    </message>
    <message>
        <source>First use the {tile} itself: the {behind} repeats it afterwards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Setze zuerst „{tile}“ selbst ein: „{behind}“ wiederholt es danach.</translation>
    </message>
    <message>
        <source>You have no number tile to give back for a build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du hast kein Zahlenplättchen, das du zum Bauen zurückgeben kannst.</translation>
    </message>
    <message>
        <source>You took the {tile} this turn: you can use it from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du hast „{tile}“ in diesem Zug genommen: einsetzbar ab deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>The {tile} can be used only once in the game, and you have already used it.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>„{tile}“ kann nur einmal pro Partie eingesetzt werden, und das hast du schon getan.</translation>
    </message>
    <message>
        <source>You do not have the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du hast „{tile}“ nicht.</translation>
    </message>
    <message>
        <source>There is no hex there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Dort ist kein Feld.</translation>
    </message>
    <message>
        <source>You have no terrain card this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du hast in diesem Zug keine Geländekarte.</translation>
    </message>
    <message>
        <source>You have no settlement left to build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du hast keine Siedlung mehr zum Bauen.</translation>
    </message>
    <message>
        <source>No {detail} is left in the supply.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Nichts mehr im Vorrat ({detail:plural}).</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite}: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist {detail:indefinite}: Dort kann nichts gebaut werden.</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} of {owner} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist besetzt: Dort steht {piece:indefinite} von {owner}.</translation>
    </message>
    <message>
        <source>Your own {piece} already stands on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Auf {hex} steht schon eine eigene Figur von dir ({piece}).</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist besetzt: Dort steht {piece:indefinite}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex; it must be {wanted:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist {detail:indefinite}; es muss {wanted:indefinite} sein.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but your card shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist {detail:indefinite}, aber deine Karte zeigt {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but the card turned up shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist {detail:indefinite}, aber die aufgedeckte Karte zeigt {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is not at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} liegt nicht am Rand des Spielplans.</translation>
    </message>
    <message>
        <source>{hex} is not next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an einen anderen Quadranten.</translation>
    </message>
    <message>
        <source>{hex} does not have the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} hat nicht die Nachbarfelder, die diese Aktion braucht.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} does not continue a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} verlängert keine gerade Linie aus mindestens {number} deiner Siedlungen.</numerusform>
            <numerusform>{hex} verlängert keine gerade Linie aus mindestens {number} deiner Siedlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This action rules out {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Diese Aktion schließt {hex} aus.</translation>
    </message>
    <message>
        <source>You must build next to your settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du musst neben deine Siedlungen bauen, solange dort ein Feld frei ist ({wanted:plural}).</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist {detail:indefinite}: Dort kann nichts gebaut werden.</translation>
    </message>
    <message>
        <source>{hex} is next to {detail:indefinite}: nothing can be placed there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt an {detail:accusative}: Dort kann nichts eingesetzt werden.</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours must all be free.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} und die sechs Felder ringsum müssen alle frei sein.</translation>
    </message>
    <message>
        <source>{hex} or one of its six neighbours must be next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} oder eines der sechs Felder ringsum muss an eine deiner eigenen Figuren grenzen.</translation>
    </message>
    <message>
        <source>{hex} is not next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an eine deiner eigenen Figuren.</translation>
    </message>
    <message>
        <source>You must place the {piece} next to your own pieces as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du musst {piece:accusative} neben deine eigenen Figuren setzen, solange dort ein Feld frei ist ({wanted:plural}).</translation>
    </message>
    <message>
        <source>You must move next to your other settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du musst neben deine anderen Siedlungen versetzen, solange dort ein Feld frei ist ({wanted:plural}).</translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not exactly {number} hexes away in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} ist nicht genau ein Feld ({number}) in gerader Linie entfernt.</numerusform>
            <numerusform>{hex} ist nicht genau {number} Felder in gerader Linie entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex} is not next to that piece: it moves step by step.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an diese Figur: Sie geht Schritt für Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n {tile} tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>Der Zug bringt %n Plättchen „{tile}“</numerusform>
            <numerusform>Der Zug bringt %n Plättchen „{tile}“</numerusform>
        </translation>
    </message>
    <message>
        <source>use</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>einsetzen</translation>
    </message>
    <message>
        <source>decline</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>done</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>fertig</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n cards</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>
            <numerusform>{player} beendet den Zug und zieht %n Karte</numerusform>
            <numerusform>{player} beendet den Zug und zieht %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n more that are missing or different.</source>
        <comment>packs</comment>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>
            <numerusform>%n weiteres fehlt oder ist anders.</numerusform>
            <numerusform>%n weitere fehlen oder sind anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: drop it here, or drag it on (%n steps left)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Lass hier los oder ziehe weiter (noch %n Schritt)</numerusform>
            <numerusform>{tile}: Lass hier los oder ziehe weiter (noch %n Schritte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: take a number tile, or build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Nimm ein Zahlenplättchen oder baue bis zu %n auf {terrain:indefinite}</numerusform>
            <numerusform>{tile}: Nimm ein Zahlenplättchen oder baue bis zu %n auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Baue bis zu %n auf {terrain:indefinite}</numerusform>
            <numerusform>{tile}: Baue bis zu %n auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} {nth} of {count}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}, {nth} von {count}: Baue %n auf {terrain:indefinite} oder verzichte</numerusform>
            <numerusform>{tile}, {nth} von {count}: Baue %n auf {terrain:plural} oder verzichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Baue %n auf {terrain:indefinite} oder verzichte</numerusform>
            <numerusform>{tile}: Baue %n auf {terrain:plural} oder verzichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: keep going, %n steps left, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Weiter, noch %n Schritt, oder „Fertig“</numerusform>
            <numerusform>{tile}: Weiter, noch %n Schritte, oder „Fertig“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Noch %n Schritt mit einer beliebigen Figur, oder „Fertig“</numerusform>
            <numerusform>{tile}: Noch %n Schritte mit beliebigen Figuren, oder „Fertig“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Noch %n Schritt mit einer beliebigen Figur</numerusform>
            <numerusform>{tile}: Noch %n Schritte mit beliebigen Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Noch %n Schritt mit einer beliebigen Figur ({piece}), oder „Fertig“</numerusform>
            <numerusform>{tile}: Noch %n Schritte mit beliebigen Figuren ({piece}), oder „Fertig“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Noch %n Schritt mit einer beliebigen Figur ({piece})</numerusform>
            <numerusform>{tile}: Noch %n Schritte mit beliebigen Figuren ({piece})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Noch %n auf {terrain:indefinite}, oder „Fertig“</numerusform>
            <numerusform>{tile}: Noch %n auf {terrain:plural}, oder „Fertig“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Noch %n auf {terrain:indefinite}</numerusform>
            <numerusform>{tile}: Noch %n auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Baue noch %n auf {terrain:indefinite}</numerusform>
            <numerusform>{tile}: Baue noch %n auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Baue noch bis zu %n auf {terrain:indefinite}, oder „Fertig“</numerusform>
            <numerusform>{tile}: Baue noch bis zu %n auf {terrain:plural}, oder „Fertig“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Baue %n auf {terrain:indefinite}</numerusform>
            <numerusform>{tile}: Baue %n auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Baue bis zu %n ({piece}) auf {terrain:indefinite}</numerusform>
            <numerusform>{tile}: Baue bis zu %n {piece:short_plural} auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Baue %n ({piece}) auf {terrain:indefinite}</numerusform>
            <numerusform>{tile}: Baue %n {piece:short_plural} auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the {piece} up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Bewege deine Figur ({piece}) um %n Schritt oder nimm sie zurück</numerusform>
            <numerusform>{tile}: Bewege deine Figur ({piece}) bis zu %n Schritte oder nimm sie zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose {piece:indefinite} to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Wähle {piece:accusative}, um %n Schritt zu gehen</numerusform>
            <numerusform>{tile}: Wähle {piece:accusative}, um bis zu %n Schritte zu gehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any {piece}, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Bewege eine beliebige Figur ({piece}) um %n Schritt</numerusform>
            <numerusform>{tile}: Bewege beliebige Figuren ({piece}), insgesamt %n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the piece up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Bewege die Figur um %n Schritt oder nimm sie zurück</numerusform>
            <numerusform>{tile}: Bewege die Figur bis zu %n Schritte oder nimm sie zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose a piece to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Wähle eine Figur, um %n Schritt zu gehen</numerusform>
            <numerusform>{tile}: Wähle eine Figur, um bis zu %n Schritte zu gehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any piece, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: Bewege eine beliebige Figur um %n Schritt</numerusform>
            <numerusform>{tile}: Bewege beliebige Figuren, insgesamt %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}, {terrain}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {terrain}, grenzt an {sites}</translation>
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
        <translation>{feature:accusative}</translation>
    </message>
    <message>
        <source>{tile:indefinite}</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{tile:accusative}</translation>
    </message>
    <message>
        <source>{tile:indefinite} without tiles</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{tile:accusative} ohne Plättchen</translation>
    </message>
    <message>
        <source>{feature:indefinite} with {tile:indefinite}</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:accusative} mit {tile:dative}</translation>
    </message>
    <message>
        <source>{feature:indefinite} without a tile</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:accusative} ohne Plättchen</translation>
    </message>
    <message>
        <source>{feature:indefinite} without tiles</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:accusative} ohne Plättchen</translation>
    </message>
    <message>
        <source>repeated {tile}</source>
        <comment>any form of the name</comment>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile} (wiederholt)</translation>
    </message>
    <message>
        <source>one</source>
        <comment>in a sentence, before a noun</comment>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>eine</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n {tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} hat %n {tile}-Aktion vor der Wertung</numerusform>
            <numerusform>{player} hat %n {tile}-Aktionen vor der Wertung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can build only %n settlements in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} kann in der Pflichtaktion nur %n Siedlung bauen</numerusform>
            <numerusform>{player} kann in der Pflichtaktion nur %n Siedlungen bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n number tiles back</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} gibt %n Zahlenplättchen zurück</numerusform>
            <numerusform>{player} gibt %n Zahlenplättchen zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece goes as far as it can in a straight line; it cannot stop on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Die Figur geht in gerader Linie so weit wie möglich; auf {hex} kann sie nicht anhalten.</translation>
    </message>
    <message>
        <source>Choose one of your pieces that can move; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Wähle eine deiner Figuren, die sich bewegen kann; auf {hex} steht keine.</translation>
    </message>
    <message>
        <source>Choose one of the marked pieces; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Wähle eine der markierten Figuren; auf {hex} steht keine.</translation>
    </message>
    <message>
        <source>{hex} is not the first free hex in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist nicht das erste freie Feld in gerader Linie.</translation>
    </message>
    <message>
        <source>{hex} is not next to the rest of the settlement&apos;s area.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an den Rest des Siedlungsgebiets.</translation>
    </message>
    <message>
        <source>The piece must leave {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Die Figur muss {hex} verlassen.</translation>
    </message>
    <message>
        <source>The piece this action needs is not on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Die Figur, die diese Aktion braucht, steht nicht auf {hex}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld erfüllt die Bedingungen dieser Aktion ({wanted:plural}).</translation>
    </message>
    <message>
        <source>None of your pieces meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Figuren erfüllt die Bedingungen dieser Aktion.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein Feld mehr frei ({wanted:plural}).</translation>
    </message>
    <message>
        <source>{tile}, key {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{tile}, Taste {number}</translation>
    </message>
    <message>
        <source>No hex for “{words}”</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Kein Feld für „{words}“</translation>
    </message>
    <message>
        <source>on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>in use</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>used up</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>eingesetzt</translation>
    </message>
    <message>
        <source>this turn only</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>nur dieser Zug</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>now</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>others&apos; turns</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>fremde Züge</translation>
    </message>
    <message>
        <source>last one</source>
        <comment>action of a silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>das letzte</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>next turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>always on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>immer aktiv</translation>
    </message>
    <message>
        <source>every turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>jeden Zug</translation>
    </message>
    <message>
        <source>next turn, once</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>1× nächster Zug</translation>
    </message>
    <message>
        <source>Choose the tile to use once more: {tiles}.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Wähle das Plättchen, das du noch einmal einsetzt: {tiles}.</translation>
    </message>
    <message>
        <source>Choose it: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Wähle es: Das nächste Mal musst du nicht neben eigene Figuren bauen.</translation>
    </message>
    <message numerus="yes">
        <source>Available: %n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Einsetzbar: %n Figur kann versetzt werden.</numerusform>
            <numerusform>Einsetzbar: %n Figuren können versetzt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Available: %n hexes.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Einsetzbar: %n Feld.</numerusform>
            <numerusform>Einsetzbar: %n Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n from the {tile} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Baue %n Siedlung von „{tile}“ ({terrain})</numerusform>
            <numerusform>Baue %n Siedlungen von „{tile}“ ({terrain})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, {stored} of them from the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Baue %n Siedlung ({terrain}), davon {stored} von „{tile}“</numerusform>
            <numerusform>Baue %n Siedlungen ({terrain}), davon {stored} von „{tile}“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Baue noch %n Siedlung ({terrain}), die nächste überall</numerusform>
            <numerusform>Baue noch %n Siedlungen ({terrain}), die nächste überall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Baue %n Siedlung ({terrain}), die nächste überall</numerusform>
            <numerusform>Baue %n Siedlungen ({terrain}), die nächste überall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Baue noch %n Siedlung ({terrain})</numerusform>
            <numerusform>Baue noch %n Siedlungen ({terrain})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, or use a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Baue %n Siedlung ({terrain}) oder nutze ein Plättchen</numerusform>
            <numerusform>Baue %n Siedlungen ({terrain}) oder nutze ein Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Baue %n Siedlung ({terrain})</numerusform>
            <numerusform>Baue %n Siedlungen ({terrain})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on {terrain} hexes</source>
        <comment>one side of a card: so many settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>%n auf {terrain:indefinite}</numerusform>
            <numerusform>%n auf {terrain:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n {tile} actions</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>{player}: noch %n {tile}-Aktion</numerusform>
            <numerusform>{player}: noch %n {tile}-Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>No free {wanted} hex has the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld hat die Nachbarfelder, die diese Aktion braucht ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Am Rand des Spielplans ist kein Feld mehr frei ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Neben einem anderen Quadranten ist kein Feld mehr frei ({wanted:plural}).</translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex continues a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld verlängert eine gerade Linie aus mindestens {number} deiner Siedlungen ({wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld verlängert eine gerade Linie aus mindestens {number} deiner Siedlungen ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no group of seven free {wanted} hexes on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Auf dem Spielplan gibt es keine Gruppe von sieben freien Feldern ({wanted:plural}).</translation>
    </message>
    <message>
        <source>another program holds the file open</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>ein anderes Programm hält die Datei geöffnet</translation>
    </message>
    <message>
        <source>the disk returned other data than were written</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>das Laufwerk hat andere Daten zurückgegeben, als geschrieben wurden</translation>
    </message>
    <message>
        <source>a date like 2026-01-05</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>ein Datum wie 2026-01-05</translation>
    </message>
    <message>
        <source>{stem} is not the date of a Monday</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>{stem} ist kein Datum eines Montags</translation>
    </message>
    <message>
        <source>rename the file</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py, kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>benenne die Datei um</translation>
    </message>
    <message>
        <source>the pool of {day} contains a missing {kind}: {id}</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>der Vorrat vom {day} enthält etwas, das fehlt: {kind} {id}</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <extracomment>kingdom_builder_qt/content/check.py, kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>the most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>die meisten</translation>
    </message>
    <message>
        <source>the second most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>die zweitmeisten</translation>
    </message>
    <message>
        <source>the third most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>die drittmeisten</translation>
    </message>
    <message>
        <source>At once, for each settlement you build: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Sofort, für jede Siedlung, die du baust: {rule}</translation>
    </message>
    <message>
        <source>After your mandatory action, counting only its settlements: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Nach deiner Pflichtaktion, nur mit deren Siedlungen: {rule}</translation>
    </message>
    <message>
        <source>At the end of your turn, counting only the settlements built in it: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Am Ende deines Zugs, nur mit den darin gebauten Siedlungen: {rule}</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>auf dem Spielplan</translation>
    </message>
    <message>
        <source>in the row</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in der Reihe</translation>
    </message>
    <message>
        <source>in the sector</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in dem Quadranten</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>am Rand des Spielplans</translation>
    </message>
    <message>
        <source>in the settlement area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in dem Siedlungsgebiet</translation>
    </message>
    <message>
        <source>in the terrain area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in dem Geländegebiet</translation>
    </message>
    <message>
        <source>in the straight line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in der geraden Linie</translation>
    </message>
    <message>
        <source>in the diagonal line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>in der diagonalen Linie</translation>
    </message>
    <message>
        <source>{gold} gold for each row in which you were the first to have {count} settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für jede Reihe, in der du als Erster {count} Siedlungen hattest.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build {where}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Sofort {gold} Gold für jede Siedlung, die du baust: {where}.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Sofort {gold} Gold für jede Siedlung, die du baust.</translation>
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
        <translation>Siedlungen {where}</translation>
    </message>
    <message>
        <source>settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>{terrain} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Geländegebiet ({terrain})</translation>
    </message>
    <message>
        <source>{terrain:indefinite} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ein Geländegebiet ({terrain})</translation>
    </message>
    <message>
        <source>{terrain} areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Geländegebiete ({terrain})</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>a board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ein Spielplan</translation>
    </message>
    <message>
        <source>boards</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>a row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>eine Reihe</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>a sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ein Quadrant</translation>
    </message>
    <message>
        <source>sectors</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Quadranten</translation>
    </message>
    <message>
        <source>edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Rand des Spielplans</translation>
    </message>
    <message>
        <source>an edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ein Rand des Spielplans</translation>
    </message>
    <message>
        <source>edges of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Ränder des Spielplans</translation>
    </message>
    <message>
        <source>settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Siedlungsgebiet</translation>
    </message>
    <message>
        <source>a settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ein Siedlungsgebiet</translation>
    </message>
    <message>
        <source>settlement areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Siedlungsgebiete</translation>
    </message>
    <message>
        <source>terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Geländegebiet</translation>
    </message>
    <message>
        <source>a terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ein Geländegebiet</translation>
    </message>
    <message>
        <source>terrain areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Geländegebiete</translation>
    </message>
    <message>
        <source>straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>gerade Linie</translation>
    </message>
    <message>
        <source>a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>eine gerade Linie</translation>
    </message>
    <message>
        <source>straight lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>gerade Linien</translation>
    </message>
    <message>
        <source>diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>diagonale Linie</translation>
    </message>
    <message>
        <source>a diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>eine diagonale Linie</translation>
    </message>
    <message>
        <source>diagonal lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>diagonale Linien</translation>
    </message>
    <message>
        <source>within {count} hexes of {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>höchstens {count} Felder von {place:dative} entfernt</translation>
    </message>
    <message>
        <source>next to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>angrenzend an {place:accusative}</translation>
    </message>
    <message>
        <source>joined to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verbunden mit {place:dative}</translation>
    </message>
    <message>
        <source>within {count} hexes of it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>im Umkreis von {count} Feldern</translation>
    </message>
    <message>
        <source>next to it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>daneben</translation>
    </message>
    <message>
        <source>{rule}, only where they fill it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, nur wo sie es ganz füllen</translation>
    </message>
    <message>
        <source>{rule}, only where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, nur wo du die meisten hast</translation>
    </message>
    <message>
        <source>{rule}, only where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, nur wo du die wenigsten hast</translation>
    </message>
    <message>
        <source>{rule}, only where you have {number}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, nur wo du {number} hast</translation>
    </message>
    <message>
        <source>{gold} gold for {rank}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für {rank}</translation>
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
        <translation>{rule}; auch keine zu haben zählt</translation>
    </message>
    <message>
        <source>For each {place}: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Je {place}: {rule}</translation>
    </message>
    <message>
        <source>the {place}th most</source>
        <comment>settlements; from the fourth on</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>die {place}.-meisten</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the most of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für: {place} mit den meisten deiner {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the fewest of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für: {place} mit den wenigsten deiner {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold je {filled}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} that one area of your {settlements} joins to another {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold je {place} an einem Gebiet deiner {settlements}, das auch an eine weitere solche Stelle ({place}) grenzt</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} within {count} hexes of at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold je {place}, höchstens {count} Felder von mindestens einer deiner {settlements} entfernt</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} next to at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold je {place} neben mindestens einer deiner {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each separate area of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für jedes einzelne Gebiet deiner {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für mindestens eine deiner {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} with at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold je {place} mit mindestens einer deiner {settlements}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} mit deinen {settlements} auf jedem Feld {where}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex of it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place}, ganz mit deinen {settlements} besetzt</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements} on the hexes {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} mit {number} deiner {settlements} auf den Feldern {where}</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} mit {number} deiner {settlements}</translation>
    </message>
    <message>
        <source>at least {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mindestens {count}</translation>
    </message>
    <message>
        <source>exactly {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>genau {count}</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the most of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für {settlements} {where}, wo du die meisten hast</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the fewest of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für {settlements} {where}, wo du die wenigsten hast</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für {number} deiner {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having {need} {place:plural} filled with your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für {need} {place:plural}, ganz mit deinen {settlements} besetzt</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für {number} deiner {settlements} {where}</translation>
    </message>
    <message>
        <source>{gold} gold for having {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für: {filled}</translation>
    </message>
    <message>
        <source>in each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>an jeder von {need} Stellen ({place:plural})</translation>
    </message>
    <message>
        <source>within {count} hexes of each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>im Umkreis von {count} Feldern von jeder von {need} Stellen ({place:plural})</translation>
    </message>
    <message>
        <source>next to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>neben jeder von {need} Stellen ({place:plural})</translation>
    </message>
    <message>
        <source>joined to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>verbunden mit jeder von {need} Stellen ({place:plural})</translation>
    </message>
    <message>
        <source>at each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>an jeder von {need} Stellen ({place:plural})</translation>
    </message>
    <message>
        <source>each hex</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>jedes Feld</translation>
    </message>
    <message>
        <source>every {count} hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>je {count} Felder</translation>
    </message>
    <message>
        <source>one area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>einem Gebiet</translation>
    </message>
    <message>
        <source>the area where it is shortest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>dem Gebiet mit dem kürzesten Weg</translation>
    </message>
    <message>
        <source>{gold} gold for {hexes} on the shortest way between the two of your {settlements} farthest apart in {area}, both ends included</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für {hexes} auf dem kürzesten Weg zwischen den zwei voneinander am weitesten entfernten deiner {settlements} in {area}, beide Enden mitgezählt</translation>
    </message>
    <message>
        <source>each area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>jedem Gebiet</translation>
    </message>
    <message>
        <source>{gold} gold for each of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für jede deiner {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for every {count} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold für je {count} deiner {settlements}</translation>
    </message>
    <message>
        <source>{rule} {where}, separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where}, getrennt je {place}</translation>
    </message>
    <message>
        <source>{rule}, counted separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, getrennt gezählt je {place}</translation>
    </message>
    <message>
        <source>{rule} in your smallest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} in deinem kleinsten Siedlungsgebiet</translation>
    </message>
    <message>
        <source>{rule} in your largest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} in deinem größten Siedlungsgebiet</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where}, wo du die wenigsten hast</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where}, wo du die meisten hast</translation>
    </message>
    <message>
        <source>The cards of one terrain leave the deck before the game. {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Vor der Partie kommen die Karten eines Geländes aus dem Stapel. {rule}</translation>
    </message>
    <message>
        <source>Take a number tile, or give some back and build as many settlements on hexes of your card&apos;s terrain, each adjacent to your own if possible.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Nimm ein Zahlenplättchen, oder gib welche zurück und baue ebenso viele Siedlungen auf Felder mit dem Gelände deiner Karte, jede möglichst angrenzend an eigene.</translation>
    </message>
    <message>
        <source>Use another of your location tiles that you used this turn once more.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Nutze ein anderes deiner Ortsplättchen, das du in diesem Zug genutzt hast, noch einmal.</translation>
    </message>
    <message>
        <source>Take one of your settlements off the board; build it in your next mandatory action, after the others.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Nimm eine deiner Siedlungen vom Spielplan; baue sie in deiner nächsten Pflichtaktion nach den anderen.</translation>
    </message>
    <message>
        <source>{gold} gold as soon as you take it.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} Gold, sobald du es nimmst.</translation>
    </message>
    <message>
        <source>In place of the action of each {tile}: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Statt der Aktion „{tile}“: {action}.</translation>
    </message>
    <message>
        <source>When another player takes the last tile of a location or nomad space: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Wenn ein anderer Spieler das letzte Plättchen eines Ortes oder Nomadenfelds nimmt: {action}.</translation>
    </message>
    <message>
        <source>Like every player, before scoring, once for each {place} next to your own settlements: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Wie jeder Spieler, vor der Wertung, einmal je {place} neben deinen Siedlungen: {action}.</translation>
    </message>
    <message>
        <source>Like every player, once a turn: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Wie jeder Spieler, einmal im Zug: {action}.</translation>
    </message>
    <message>
        <source>Draw {count} terrain cards at the end of your turn.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Ziehe am Ende deines Zugs {count} Geländekarten.</translation>
    </message>
    <message>
        <source>The first settlement of your mandatory action need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Die erste Siedlung deiner Pflichtaktion muss nicht an eigene Siedlungen angrenzen.</translation>
    </message>
    <message>
        <source>One of your placements need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Eine deiner Platzierungen muss nicht an eigene Siedlungen angrenzen.</translation>
    </message>
    <message>
        <source>Do one of these: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Wähle eine davon: {action}.</translation>
    </message>
    <message>
        <source>reveal a terrain card, then {action}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>decke eine Geländekarte auf, dann {action}</translation>
    </message>
    <message>
        <source>{first}; or {second}</source>
        <comment>actions</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{first}; oder {second}</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, angrenzend an eigene Siedlungen</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements if possible</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, möglichst angrenzend an eigene Siedlungen</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{hex} und seine sechs Nachbarfelder</translation>
    </message>
    <message>
        <source>build one {piece} on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>baue {piece:accusative} auf {where}</translation>
    </message>
    <message>
        <source>build {number} {piece:plural}, each on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>baue {number} {piece:plural}, jeweils auf {where}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{least} oder {most}</translation>
    </message>
    <message>
        <source>move {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} einen Schritt auf {where}</translation>
    </message>
    <message>
        <source>move {pieces} up to {count} steps, each to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} bis zu {count} Schritte, jeden auf {where}</translation>
    </message>
    <message>
        <source>{pieces}, each</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{pieces}, jeweils</translation>
    </message>
    <message>
        <source>move {pieces} in a straight line as far as possible, each step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} in gerader Linie so weit wie möglich, jeden Schritt auf {where}</translation>
    </message>
    <message>
        <source>move {pieces} to {where}, the first in a straight line over anything</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} auf {where}, das erste in gerader Linie über alles hinweg</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly one hex away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} auf {where}, genau ein Feld entfernt in gerader Linie</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly {count} hexes away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} auf {where}, genau {count} Felder entfernt in gerader Linie</translation>
    </message>
    <message>
        <source>move {pieces} to {where} next to the area that it leaves</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} auf {where} neben dem Gebiet, das verlassen wird</translation>
    </message>
    <message>
        <source>move {pieces} to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze {pieces} auf {where}</translation>
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
        <translation>versetze deine {pieces} insgesamt bis zu {count} Schritte, jeden auf {where}</translation>
    </message>
    <message>
        <source>move one of your {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>versetze eine deiner Figuren ({pieces}) einen Schritt auf {where}</translation>
    </message>
    <message>
        <source>{number} of your {piece:plural}</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{number} {piece:plural} deiner Farbe</translation>
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
        <translation>nimm von jedem Gegner eine Siedlung vom Spielplan</translation>
    </message>
    <message>
        <source>take {pieces} off the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>nimm {pieces} vom Spielplan</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <comment>a piece of which there is one</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{piece} von dir</translation>
    </message>
    <message>
        <source>one of your {piece:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{piece:accusative} deiner Farbe</translation>
    </message>
    <message>
        <source>your card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>dem Gelände deiner Karte</translation>
    </message>
    <message>
        <source>the drawn card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>dem Gelände der aufgedeckten Karte</translation>
    </message>
    <message>
        <source>the printed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>dem aufgedruckten Gelände</translation>
    </message>
    <message>
        <source>the removed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>dem entfernten Gelände</translation>
    </message>
    <message>
        <source>the same terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>demselben Gelände</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <source>hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>a hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebaubares Feld</translation>
    </message>
    <message>
        <source>a buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>ein bebaubares Feld</translation>
    </message>
    <message>
        <source>buildable hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebaubare Felder</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebaubare Felder</translation>
    </message>
    <message>
        <source>a buildable</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>ein bebaubares Feld</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of hexes</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>bebaubare Felder</translation>
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
        <translation>Feld ({terrain})</translation>
    </message>
    <message>
        <source>{hex} of {ground}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} mit {ground}</translation>
    </message>
    <message>
        <source>empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>leeres {hex}</translation>
    </message>
    <message>
        <source>an empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>ein leeres {hex}</translation>
    </message>
    <message>
        <source>empty {hex:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>leere {hex:plural}</translation>
    </message>
    <message>
        <source>{settlement} of an opponent</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} eines Gegners</translation>
    </message>
    <message>
        <source>{settlement} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} deiner Farbe</translation>
    </message>
    <message>
        <source>{settlement} on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} auf {hex:dative}</translation>
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
        <translation>{hex} (ohne: {other})</translation>
    </message>
    <message>
        <source>on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>auf {hex:dative}</translation>
    </message>
    <message>
        <source>not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>nicht {where}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>conditions of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{hex} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} {where}</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>am Rand des Spielplans</translation>
    </message>
    <message>
        <source>next to another section</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>angrenzend an einen anderen Quadranten</translation>
    </message>
    <message>
        <source>at the end of a straight line of at least {count} {piece:plural} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>am Ende einer geraden Linie von mindestens {count} {piece:plural} deiner Farbe</translation>
    </message>
    <message>
        <source>{hex} but not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex}, aber nicht {where}</translation>
    </message>
    <message>
        <source>anywhere</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>irgendwo</translation>
    </message>
    <message>
        <source>not next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>nicht angrenzend an {what:accusative}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what}</source>
        <comment>the count is 1</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>angrenzend an genau {count} {what}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>angrenzend an genau {count} {what:plural}</translation>
    </message>
    <message>
        <source>next to at least {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>angrenzend an mindestens {count} {what:plural}</translation>
    </message>
    <message>
        <source>within {count} hexes of {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>höchstens {count} Felder von {what:dative} entfernt</translation>
    </message>
    <message>
        <source>next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>angrenzend an {what:accusative}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>the file is too large: {size}; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>die Datei ist zu groß: {size}; erlaubt sind {limit}</translation>
    </message>
    <message>
        <source>cannot be read: {error}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>nicht lesbar: {error}</translation>
    </message>
    <message>
        <source>{kind} {id} exists already</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>gibt es schon: {kind} {id}</translation>
    </message>
    <message>
        <source>{kind} {id} would replace the shipped one</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>würde einen mitgelieferten Eintrag ersetzen: {kind} {id}</translation>
    </message>
    <message>
        <source>choose another id; the first is in {file}:{line}</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>wähle eine andere ID; der erste Eintrag steht in {file}:{line}</translation>
    </message>
    <message>
        <source>not read: the limit is {most} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>nicht gelesen: es sind höchstens {most} Einträge erlaubt</translation>
    </message>
    <message>
        <source>remove content that you do not use</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>entferne Inhalte, die du nicht brauchst</translation>
    </message>
    <message>
        <source>a mapping of ids to {kind} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>eine Zuordnung von IDs zu Einträgen: {kind}</translation>
    </message>
    <message>
        <source>a mapping with the keys of an expansion</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>eine Zuordnung mit den Schlüsseln einer Erweiterung</translation>
    </message>
    <message>
        <source>format {format} is too new; this program reads format 1</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>das Format {format} ist zu neu; dieses Programm liest Format 1</translation>
    </message>
    <message>
        <source>a mapping ({names})</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>eine Zuordnung ({names})</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>bekannt: {names}</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>unbekannter Schlüssel {key}</translation>
    </message>
    <message>
        <source>a mapping of ids to words</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>eine Zuordnung von IDs zu Wörtern</translation>
    </message>
    <message>
        <source>braces that are neither a list nor a condition</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>geschweifte Klammern, die weder Liste noch Bedingung sind</translation>
    </message>
    <message>
        <source>the conditions in braces differ from the original: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>die Bedingungen in geschweiften Klammern weichen vom Original ab: {names}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>unknown {id} in {file}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>{id} ist in {file} unbekannt</translation>
    </message>
    <message>
        <source>correct it, delete its `from`, and update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>berichtige es, lösche sein `from` und aktualisiere die Datei</translation>
    </message>
    <message>
        <source>unknown {id} in {part} of this folder</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{id} ist in {part} dieses Ordners unbekannt</translation>
    </message>
    <message>
        <source>missing; {count} entries are not translated</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>fehlt; nicht übersetzte Einträge: {count}</translation>
    </message>
    <message>
        <source>{path}: not translated: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: nicht übersetzt: {names}</translation>
    </message>
    <message>
        <source>{path}: forms missing: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: fehlende Formen: {names}</translation>
    </message>
    <message>
        <source>{path}: outdated: the original has changed</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: veraltet: das Original hat sich geändert</translation>
    </message>
    <message>
        <source>{path}: no checksum `{stamp}`</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: keine Prüfsumme `{stamp}`</translation>
    </message>
    <message>
        <source>update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>aktualisiere die Datei</translation>
    </message>
    <message>
        <source>move, such as `mandatory build C7`</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>ein Schritt wie `mandatory build C7`</translation>
    </message>
    <message>
        <source>{record} needs one of: {keys}</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`{record}` braucht eines von: {keys}</translation>
    </message>
    <message>
        <source>the first step needs a position</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>der erste Schritt braucht eine Stellung</translation>
    </message>
    <message>
        <source>{kind} {id} is skipped because of its own errors</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>wegen eigener Fehler übergangen: {kind} {id}</translation>
    </message>
    <message>
        <source>{id} is not a Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{id} ist keine Kingdom-Builder-Karte</translation>
    </message>
    <message>
        <source>unknown {what} {word}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/schema/data_files.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>unbekannt: {what} {word}</translation>
    </message>
    <message>
        <source>no section has the {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>auf keinem Quadranten: {kind} {id}</translation>
    </message>
    <message>
        <source>this action is never available: no section has {name}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>diese Aktion ist nie verfügbar: kein Quadrant hat {name}</translation>
    </message>
    <message>
        <source>terrain {id} already has the letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>das Gelände {id} hat schon den Buchstaben {letter}</translation>
    </message>
    <message>
        <source>the same action as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>dieselbe Aktion wie {id}</translation>
    </message>
    <message>
        <source>the same score as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>dieselbe Wertung wie {id}</translation>
    </message>
    <message>
        <source>the same hexes as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>dieselben Felder wie {id}</translation>
    </message>
    <message>
        <source>the same name as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>derselbe Name wie {id}</translation>
    </message>
    <message>
        <source>{claim} belongs to {kind} {id} already</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{claim} gehört schon zu {kind} {id}</translation>
    </message>
    <message>
        <source>terrain card {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>Geländekarte {id}</translation>
    </message>
    <message>
        <source>bonus tile {bonus}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>Bonusplättchen {bonus}</translation>
    </message>
    <message>
        <source>the action of {brought_by}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>die Aktion von {brought_by}</translation>
    </message>
    <message>
        <source>{kind} {id} has no text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>ohne Text: {kind} {id}</translation>
    </message>
    <message>
        <source>the text has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>der Text hat {count} Zeichen; erlaubt sind {most}</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>the text names an unknown feature {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>der Text nennt einen unbekannten Ort: {id}</translation>
    </message>
    <message>
        <source>the text has braces that are not {{a | b, or}} or {{a? words}}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>der Text hat geschweifte Klammern, die weder {{a | b, or}} noch {{a? words}} sind</translation>
    </message>
    <message>
        <source>the name has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>der Name hat {count} Zeichen; erlaubt sind {most}</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>a double space, or a space at an end: {what}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>ein doppeltes Leerzeichen oder eines am Rand: {what}</translation>
    </message>
    <message>
        <source>the picture resources/{folder}/{id}.svg is missing</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>das Bild resources/{folder}/{id}.svg fehlt</translation>
    </message>
    <message>
        <source>the filter requires own neighbours; add `adjacency: ignored`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>der Filter verlangt eigene Nachbarn; ergänze `adjacency: ignored`</translation>
    </message>
    <message>
        <source>`to` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` nennt einen Ort, aber Figuren können nicht auf Orten stehen</translation>
    </message>
    <message>
        <source>`to` names `piece: {piece}`, but targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` nennt `piece: {piece}`, aber Ziele sind immer leer</translation>
    </message>
    <message>
        <source>`piece: none` has no effect: targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: none` hat keine Wirkung: Ziele sind immer leer</translation>
    </message>
    <message>
        <source>`from` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` nennt einen Ort, aber Figuren können nicht auf Orten stehen</translation>
    </message>
    <message>
        <source>`from` names `piece: {piece}`, but only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` nennt `piece: {piece}`, aber nur eigene Figuren werden versetzt</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` hat keine Wirkung: nur eigene Figuren werden versetzt</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in `from`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` gilt für leere Felder und hat in `from` keine Bedeutung</translation>
    </message>
    <message>
        <source>`of` names a feature, but settlements cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` nennt einen Ort, aber Siedlungen können nicht auf Orten stehen</translation>
    </message>
    <message>
        <source>`of` names `piece: {piece}`, but only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` nennt `piece: {piece}`, aber nur eigene Figuren zählen</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` hat keine Wirkung: nur eigene Figuren zählen</translation>
    </message>
    <message>
        <source>`piece` has no meaning in a group, whose hexes never change</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` hat in einer Gruppe keine Bedeutung, deren Felder sich nie ändern</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` gilt für leere Felder und hat in einer Wertung keine Bedeutung</translation>
    </message>
    <message>
        <source>the filter never matches: a hex has either terrain or a feature</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>der Filter passt nie: ein Feld hat entweder Gelände oder einen Ort</translation>
    </message>
    <message>
        <source>the filter never matches: pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>der Filter passt nie: Figuren können nicht auf Orten stehen</translation>
    </message>
    <message>
        <source>`line_end` must be at least 2</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` muss mindestens 2 sein</translation>
    </message>
    <message>
        <source>`terrain: same` must be the only terrain, directly in `near`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: same` muss das einzige Gelände sein, direkt in `near`</translation>
    </message>
    <message>
        <source>the variants are equal: no filter has `terrain: printed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>die Varianten sind gleich: kein Filter hat `terrain: printed`</translation>
    </message>
    <message>
        <source>`terrain: printed` needs `variants`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: printed` braucht `variants`</translation>
    </message>
    <message>
        <source>`terrain: drawn` needs the step `draw` before it</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>vor `terrain: drawn` fehlt der Schritt `draw`</translation>
    </message>
    <message>
        <source>the revealed card is unused: no filter has `terrain: drawn`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>die aufgedeckte Karte wird nicht benutzt: kein Filter hat `terrain: drawn`</translation>
    </message>
    <message>
        <source>`terrain: removed` has a meaning only in scores</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` hat nur in Wertungen eine Bedeutung</translation>
    </message>
    <message>
        <source>`terrain: card` has no meaning with `when: {when}`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: card` hat mit `when: {when}` keine Bedeutung</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` hat in einer Wertung keine Bedeutung</translation>
    </message>
    <message>
        <source>`terrain: removed` needs `setup: remove_terrain_type`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` braucht `setup: remove_terrain_type`</translation>
    </message>
    <message>
        <source>the removed terrain is unused: no filter has `terrain: removed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>das entfernte Gelände wird nicht benutzt: kein Filter hat `terrain: removed`</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` hat vor der Partie keine Bedeutung</translation>
    </message>
    <message>
        <source>`piece` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` hat vor der Partie keine Bedeutung</translation>
    </message>
    <message>
        <source>`line_end` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` hat vor der Partie keine Bedeutung</translation>
    </message>
    <message>
        <source>no tile builds the piece {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>kein Plättchen baut die Figur {id}</translation>
    </message>
    <message>
        <source>{id} covers seven hexes and needs `adjacency: required`</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} bedeckt sieben Felder und braucht `adjacency: required`</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} ist fest und kann nicht versetzt werden</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} ist fest und kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} gehört niemandem und kann nicht versetzt werden</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} gehört niemandem und kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>{id} is not a location tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} ist kein Ortsplättchen</translation>
    </message>
    <message>
        <source>`bonus: {id}`: the tile is not a bonus_tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`bonus: {id}`: das Plättchen ist kein `bonus_tile`</translation>
    </message>
    <message>
        <source>a standing action cannot draw a card</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>eine Aktion für alle kann keine Karte ziehen</translation>
    </message>
    <message>
        <source>`when: opponent_takes_last_tile` requires an action that builds one settlement</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: opponent_takes_last_tile` braucht eine Aktion, die eine Siedlung baut</translation>
    </message>
    <message>
        <source>`when: before_scoring` requires an action that builds or moves</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: before_scoring` braucht eine Aktion, die baut oder versetzt</translation>
    </message>
    <message>
        <source>no location tile has this bonus tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>kein Ortsplättchen hat dieses Bonusplättchen</translation>
    </message>
    <message>
        <source>a bonus tile must upgrade a tile that it comes with, not {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>ein Bonusplättchen muss ein Plättchen verbessern, mit dem es kommt, nicht {id}</translation>
    </message>
    <message>
        <source>a bonus tile can only change the hexes of a build of {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>ein Bonusplättchen kann nur die Felder eines Baus von {id} ändern</translation>
    </message>
    <message>
        <source>two options of the terrain card {id} have the same terrain</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>zwei Seiten der Geländekarte {id} haben dasselbe Gelände</translation>
    </message>
    <message>
        <source>terrain card {id}: nothing can be built on {kind}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>Geländekarte {id}: auf {kind} kann nichts gebaut werden</translation>
    </message>
    <message>
        <source>{id} is an island, not a section of the board</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} ist eine Insel, kein Quadrant des Spielplans</translation>
    </message>
    <message>
        <source>an expansion of the new edition needs {count} sections; it has {sections}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>eine Erweiterung der neuen Ausgabe braucht {count} Quadranten; sie hat {sections}</translation>
    </message>
    <message>
        <source>feature {id} has `site: true` and cannot be an overlay</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} hat `site: true` und kann nicht aufgelegt werden</translation>
    </message>
    <message>
        <source>feature {id} is an overlay and cannot be in a section</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} wird aufgelegt und kann nicht auf einem Quadranten sein</translation>
    </message>
    <message>
        <source>see {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>siehe {kind} {id}</translation>
    </message>
    <message>
        <source>no terrain card has {id}; only tiles can build on it</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>keine Geländekarte hat {id}; nur Plättchen können darauf bauen</translation>
    </message>
    <message>
        <source>add a terrain card for it to the expansion</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>ergänze in der Erweiterung eine Geländekarte dafür</translation>
    </message>
    <message>
        <source>four sections have up to {spaces} nomad spaces, but there are {dealt} nomad tiles</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>vier Quadranten haben bis zu {spaces} Nomadenfelder, es gibt aber {dealt} Nomadenplättchen</translation>
    </message>
    <message>
        <source>a game may draw {drawn} task cards, but there are {tasks}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>eine Partie kann {drawn} Aufgabenkarten ziehen, es gibt aber {tasks}</translation>
    </message>
    <message>
        <source>the content of the game is missing</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>die Inhalte des Spiels fehlen</translation>
    </message>
    <message>
        <source>reinstall the program</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>installiere das Programm neu</translation>
    </message>
    <message>
        <source>the folder does not respond and was not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>der Ordner antwortet nicht und wurde nicht gelesen</translation>
    </message>
    <message>
        <source>check that its drive is connected</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>prüfe, ob sein Laufwerk verbunden ist</translation>
    </message>
    <message>
        <source>the folder of the pack {id} is called {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>der Ordner des Pakets {id} heißt {name}</translation>
    </message>
    <message>
        <source>install the pack from its file</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>installiere das Paket aus seiner Datei</translation>
    </message>
    <message>
        <source>the pack needs {need}, which is missing or switched off</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>das Paket braucht {need}, das fehlt oder abgeschaltet ist</translation>
    </message>
    <message>
        <source>not read: saved here while another program had the section&apos;s file open</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>nicht gelesen: hier gespeichert, während ein anderes Programm die Datei des Quadranten geöffnet hatte</translation>
    </message>
    <message>
        <source>open it in the editor, or delete it</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>öffne sie im Editor oder lösche sie</translation>
    </message>
    <message>
        <source>this folder is not read: its name is not an id</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>dieser Ordner wird nicht gelesen: sein Name ist keine ID</translation>
    </message>
    <message>
        <source>the folder has more than {most} files; the others are not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>der Ordner hat mehr als {most} Dateien; die übrigen werden nicht gelesen</translation>
    </message>
    <message>
        <source>rename it to {stem}.yaml</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>benenne sie in {stem}.yaml um</translation>
    </message>
    <message>
        <source>known: {names}; a section belongs in the folder {sections}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>bekannt: {names}; ein Quadrant gehört in den Ordner {sections}</translation>
    </message>
    <message>
        <source>this file is not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>diese Datei wird nicht gelesen</translation>
    </message>
    <message>
        <source>this folder is not read, including its file {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>dieser Ordner wird nicht gelesen, auch nicht seine Datei {name}</translation>
    </message>
    <message>
        <source>move its files to {folder}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>verschiebe seine Dateien nach {folder}</translation>
    </message>
    <message>
        <source>With the indefinite article: `a stone wall`; of a terrain or a terrain card, the words before *hex*: `a grass`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Mit dem unbestimmten Artikel, auf Englisch: `a stone wall`; bei einem Gelände oder einer Geländekarte die Wörter vor *hex*: `a grass`.</translation>
    </message>
    <message>
        <source>The plural without an article: `stone walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Der Plural ohne Artikel, auf Englisch: `stone walls`.</translation>
    </message>
    <message>
        <source>The plural in as few words as possible: `walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Der Plural in möglichst wenigen Wörtern, auf Englisch: `walls`.</translation>
    </message>
    <message>
        <source>convert the letters to paths, because fonts differ between computers</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>wandle die Buchstaben in Pfade um, denn Schriften unterscheiden sich zwischen Computern</translation>
    </message>
    <message>
        <source>replace it by a copy of the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>ersetze es durch eine Kopie der Zeichnung</translation>
    </message>
    <message>
        <source>set the colours of each part by attributes</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>setze die Farben jedes Teils durch Attribute</translation>
    </message>
    <message>
        <source>trace it, or use a PNG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>zeichne es nach oder verwende ein PNG</translation>
    </message>
    <message>
        <source>the picture {name} is not drawn: {reason}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>das Bild {name} wird nicht gezeichnet: {reason}</translation>
    </message>
    <message>
        <source>a picture must be an SVG or PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>ein Bild muss eine SVG- oder PNG-Datei sein</translation>
    </message>
    <message>
        <source>not valid XML: {problem}, line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>kein gültiges XML: {problem}, Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>the drawing has more than {most} elements</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die Zeichnung hat mehr als {most} Elemente</translation>
    </message>
    <message>
        <source>the drawing is nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die Zeichnung ist tiefer als {most} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>not an SVG drawing: the file begins with &lt;{word}&gt;</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>keine SVG-Zeichnung: die Datei beginnt mit &lt;{word}&gt;</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed; {hint}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; ist nicht erlaubt; {hint}</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; ist nicht erlaubt</translation>
    </message>
    <message>
        <source>{key} of &lt;{element}&gt; refers to something outside the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>{key} von &lt;{element}&gt; verweist auf etwas außerhalb der Zeichnung</translation>
    </message>
    <message>
        <source>a DOCTYPE is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>ein DOCTYPE ist nicht erlaubt; speichere als einfaches SVG</translation>
    </message>
    <message>
        <source>&lt;?{target}?&gt; is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;?{target}?&gt; ist nicht erlaubt; speichere als einfaches SVG</translation>
    </message>
    <message>
        <source>not a PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>keine PNG-Datei</translation>
    </message>
    <message>
        <source>the PNG file has no header</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die PNG-Datei hat keinen Kopf</translation>
    </message>
    <message>
        <source>the PNG file is truncated</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die PNG-Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>the pixels of the PNG file are damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die Bildpunkte der PNG-Datei sind beschädigt</translation>
    </message>
    <message>
        <source>the PNG file is damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die PNG-Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the picture has {width} × {height} pixels; the limit is {most} × {most}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>das Bild hat {width} × {height} Bildpunkte; erlaubt sind {most} × {most}</translation>
    </message>
    <message>
        <source>the PNG file has an unknown colour type</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die PNG-Datei hat eine unbekannte Farbart</translation>
    </message>
    <message>
        <source>the PNG file has too much metadata; save it without</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>die PNG-Datei hat zu viele Metadaten; speichere sie ohne diese</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py, kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>the archive is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>das Archiv ist beschädigt</translation>
    </message>
    <message>
        <source>more than {most} files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>mehr als {most} Dateien</translation>
    </message>
    <message>
        <source>two names would be the same file on some systems: {name} and {other}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>zwei Namen wären auf manchen Systemen dieselbe Datei: {name} und {other}</translation>
    </message>
    <message>
        <source>the archive has no files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>das Archiv enthält keine Dateien</translation>
    </message>
    <message>
        <source>not a ZIP archive, or the file is truncated</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>kein ZIP-Archiv, oder die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>ZIP64 archives are not supported</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>ZIP64-Archive werden nicht unterstützt</translation>
    </message>
    <message>
        <source>{name} is encrypted</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} ist verschlüsselt</translation>
    </message>
    <message>
        <source>{name} has an unknown compression ({type})</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} hat eine unbekannte Komprimierung ({type})</translation>
    </message>
    <message>
        <source>{name} is a link or another special file</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} ist eine Verknüpfung oder eine andere besondere Datei</translation>
    </message>
    <message>
        <source>the folder {name} contains data</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>der Ordner {name} enthält Daten</translation>
    </message>
    <message>
        <source>{name}: a pack can only contain {names}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: ein Paket darf nur enthalten: {names}</translation>
    </message>
    <message>
        <source>{name} is not an allowed file name</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} ist kein erlaubter Dateiname</translation>
    </message>
    <message>
        <source>{name} is nested deeper than {most} folders</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} ist tiefer als {most} Ordner verschachtelt</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} characters</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: ein Name hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>{name}: a name contains a control character</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: ein Name enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} bytes</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: ein Name hat mehr als {most} Bytes</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} ist beschädigt</translation>
    </message>
    <message>
        <source>{name} is larger than {most}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} ist größer als {most}</translation>
    </message>
    <message>
        <source>the files are too large for the size of the archive</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>die Dateien sind zu groß für die Größe des Archivs</translation>
    </message>
    <message>
        <source>own expansion</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>eigene Erweiterung</translation>
    </message>
    <message>
        <source>{file}: the {kind} {id} has errors; fix them first (check-data lists them)</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}: {kind} {id} hat Fehler; behebe sie zuerst (check-data listet sie auf)</translation>
    </message>
    <message>
        <source>the file is not part of the pack</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>die Datei gehört nicht zum Paket</translation>
    </message>
    <message>
        <source>{name}: not a pack: the file {file} is missing</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>{name}: kein Paket: die Datei {file} fehlt</translation>
    </message>
    <message>
        <source>the pack {name} is installed already</source>
        <extracomment>kingdom_builder_qt/content/packs/install.py</extracomment>
        <translation>das Paket {name} ist schon installiert</translation>
    </message>
    <message>
        <source>a version such as 1.2</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>eine Version wie 1.2</translation>
    </message>
    <message>
        <source>a language such as de or pt_BR</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>eine Sprache wie de oder pt_BR</translation>
    </message>
    <message>
        <source>{key} {version} is too new; this program reads {known}</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>{key} {version} ist zu neu; dieses Programm liest {known}</translation>
    </message>
    <message>
        <source>install a newer version of the program</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>installiere eine neuere Version des Programms</translation>
    </message>
    <message>
        <source>Windows reserves the name {name} for a device</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py, kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows reserviert den Namen {name} für ein Gerät</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of {name}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows entfernt den Punkt oder das Leerzeichen am Ende von {name}</translation>
    </message>
    <message>
        <source>a file name cannot contain {letter}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>ein Dateiname darf {letter} nicht enthalten</translation>
    </message>
    <message>
        <source>Windows does not allow {letter} in a file name</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows erlaubt {letter} nicht in einem Dateinamen</translation>
    </message>
    <message>
        <source>card</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>feature</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>Paket</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>section</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/core/notation/state_fields.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>the drawing extends beyond the board</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>die Zeichnung reicht über den Spielplan hinaus</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>expected a hex: terrain, piece, number, marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>erwartet ein Feld: Gelände, Figur, Zahl, Zeichen</translation>
    </message>
    <message>
        <source>a gap cannot have pieces or marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>eine Lücke kann keine Figuren oder Zeichen haben</translation>
    </message>
    <message>
        <source>unknown letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/sections.py</extracomment>
        <translation>unbekannter Buchstabe {letter}</translation>
    </message>
    <message>
        <source>unknown piece {piece}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>unbekannte Figur {piece}</translation>
    </message>
    <message>
        <source>a second hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>ein zweites Feld {name}</translation>
    </message>
    <message>
        <source>unknown ruling {id}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>unbekannte Regelauslegung {id}</translation>
    </message>
    <message>
        <source>the drawing has no hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>die Zeichnung hat kein Feld {name}</translation>
    </message>
    <message>
        <source>The number of pieces built or moved one after the other.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die Zahl der Figuren, die nacheinander gebaut oder versetzt werden.</translation>
    </message>
    <message>
        <source>The minimum, as far as possible.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die kleinste Zahl, soweit möglich.</translation>
    </message>
    <message>
        <source>The maximum.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die größte Zahl.</translation>
    </message>
    <message>
        <source>The distance of a jump in a straight line over anything, in hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die Weite eines Sprungs in gerader Linie über alles hinweg, in Feldern.</translation>
    </message>
    <message>
        <source>The maximum number of single moves, each to an adjacent hex of `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die größte Zahl einzelner Schritte, jeder auf ein angrenzendes Feld von `to`.</translation>
    </message>
    <message>
        <source>Each step may move another piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Jeder Schritt darf eine andere Figur versetzen.</translation>
    </message>
    <message>
        <source>The hexes to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die Felder zur Auswahl.</translation>
    </message>
    <message>
        <source>`if_possible`: next to an own piece if a target is. `required`: next to an own piece. `ignored`: anywhere in `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`if_possible`: möglichst angrenzend an eine eigene Figur. `required`: immer angrenzend an eine eigene Figur. `ignored`: überall in `to`.</translation>
    </message>
    <message>
        <source>the removal of own pieces needs a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>das Entfernen eigener Figuren braucht eine Art</translation>
    </message>
    <message>
        <source>add `piece:` with the id of a piece</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>ergänze `piece:` mit der ID einer Figur</translation>
    </message>
    <message>
        <source>a piece of opponents cannot be limited to a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>eine Figur von Gegnern kann nicht auf eine Art beschränkt werden</translation>
    </message>
    <message>
        <source>players cannot choose between two branches of one_of with the same verb</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Spieler können nicht zwischen zwei Zweigen von `one_of` mit demselben Verb wählen</translation>
    </message>
    <message>
        <source>two builds of settlements may differ in terrain and nothing else</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>zwei Bauten von Siedlungen dürfen sich nur im Gelände unterscheiden</translation>
    </message>
    <message>
        <source>The kind of piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die Art der Figur.</translation>
    </message>
    <message>
        <source>A number or a range.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Eine Zahl oder ein Bereich.</translation>
    </message>
    <message>
        <source>A number or a range; each piece moves once.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Eine Zahl oder ein Bereich; jede Figur wird einmal versetzt.</translation>
    </message>
    <message>
        <source>The hexes of pieces to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die Felder der Figuren zur Auswahl.</translation>
    </message>
    <message>
        <source>`slide`: in a straight line over hexes of `to`, as far as possible. `ray`: in a straight line over anything to the first hex of `to`. `same_area`: next to a remaining settlement of the area that the piece leaves.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`slide`: in gerader Linie über Felder von `to`, so weit wie möglich. `ray`: in gerader Linie über alles hinweg bis zum ersten Feld von `to`. `same_area`: neben eine verbleibende Siedlung des Gebiets, das die Figur verlässt.</translation>
    </message>
    <message>
        <source>The kind of piece; required for `own`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Die Art der Figur; bei `own` erforderlich.</translation>
    </message>
    <message>
        <source>`each_opponent`: one piece of each opponent, except fixed ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`each_opponent`: eine Figur jedes Gegners, außer feststehenden.</translation>
    </message>
    <message>
        <source>Build pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Figuren bauen.</translation>
    </message>
    <message>
        <source>Move own pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Eigene Figuren versetzen.</translation>
    </message>
    <message>
        <source>Return pieces to the supply.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Figuren in den Vorrat zurücklegen.</translation>
    </message>
    <message>
        <source>Reveal a terrain card, then discard it.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Eine Geländekarte aufdecken und ablegen.</translation>
    </message>
    <message>
        <source>Build on the terrain `drawn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Auf dem Gelände `drawn` bauen.</translation>
    </message>
    <message>
        <source>The player chooses one; each has its own targets and adjacency.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Der Spieler wählt eine davon; jede hat ihre eigenen Zielfelder und ihre eigene Regel über das Angrenzen.</translation>
    </message>
    <message>
        <source>Two steps, in order.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Zwei Schritte in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Without red.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Ohne Rot.</translation>
    </message>
    <message>
        <source>Without green.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Ohne Grün.</translation>
    </message>
    <message>
        <source>Without blue.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Ohne Blau.</translation>
    </message>
    <message>
        <source>Its unique letter in section files.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sein eigener Buchstabe in den Dateien der Quadranten.</translation>
    </message>
    <message>
        <source>Settlements can be built on it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Darauf können Siedlungen gebaut werden.</translation>
    </message>
    <message>
        <source>The colour on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Die Farbe auf dem Spielplan.</translation>
    </message>
    <message>
        <source>For colour-blind players.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Für farbenblinde Spieler.</translation>
    </message>
    <message>
        <source>Counts as a location for Merchants and Workers.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Zählt für Händler und Arbeiter als Ort.</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `owner: nobody`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>eine Figur mit `lifetime: turn` braucht `owner: nobody`</translation>
    </message>
    <message>
        <source>a piece without owner cannot count for anything</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>eine Figur ohne Besitzer kann für nichts zählen</translation>
    </message>
    <message>
        <source>a piece of a player must count for {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>eine Figur eines Spielers muss zählen für {names}</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `counts_for: [adjacency]`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>eine Figur mit `lifetime: turn` braucht `counts_for: [adjacency]`</translation>
    </message>
    <message>
        <source>`player`: the player who builds it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`player`: der Spieler, der sie baut.</translation>
    </message>
    <message>
        <source>The number per player; without owner, the total.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Die Zahl pro Spieler; ohne Besitzer die Gesamtzahl.</translation>
    </message>
    <message>
        <source>The terrain it may be built on, if an entry names none, and moved to by tiles.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Das Gelände, auf dem sie gebaut werden darf, wenn ein Eintrag keines nennt, und auf das Plättchen sie versetzen.</translation>
    </message>
    <message>
        <source>The respects in which it counts as a settlement: all four for a piece of a player, none without owner, `adjacency` with `lifetime: turn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Worin sie als Siedlung zählt: in allen vier Hinsichten für die Figur eines Spielers, in keiner ohne Besitzer, `adjacency` mit `lifetime: turn`.</translation>
    </message>
    <message>
        <source>`neighbours`: no piece can be built next to it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`neighbours`: daneben kann keine Figur gebaut werden.</translation>
    </message>
    <message>
        <source>`flower`: a hex and its six neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`flower`: ein Feld und seine sechs Nachbarfelder.</translation>
    </message>
    <message>
        <source>It cannot be moved or removed.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sie kann weder versetzt noch entfernt werden.</translation>
    </message>
    <message>
        <source>`turn`: has no owner, counts for the adjacency of the active player, and is removed at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`turn`: hat keinen Besitzer, zählt für den aktiven Spieler beim Angrenzen und wird am Ende des Zuges entfernt.</translation>
    </message>
    <message>
        <source>a row of letters</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>eine Zeile mit Buchstaben</translation>
    </message>
    <message>
        <source>row of letters, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>eine Zeile mit Buchstaben, in Anführungszeichen</translation>
    </message>
    <message>
        <source>an upper-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>ein Großbuchstabe</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>items: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>Elemente: {found}; es müssen {needed} sein</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>missing key {key} in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>in `{record}` fehlt der Schlüssel {key}</translation>
    </message>
    <message>
        <source>a mapping with one of: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>eine Zuordnung mit einem von: {names}</translation>
    </message>
    <message>
        <source>{keys} cannot be combined in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/filter_grammar.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>in `{record}` können nicht zusammen stehen: {keys}</translation>
    </message>
    <message>
        <source>a mapping</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>eine Zuordnung</translation>
    </message>
    <message>
        <source>0 or 180</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>0 oder 180</translation>
    </message>
    <message>
        <source>A section and its rotation.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Ein Quadrant und seine Drehung.</translation>
    </message>
    <message>
        <source>The section.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Der Quadrant.</translation>
    </message>
    <message>
        <source>Upright or upside down.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Aufrecht oder auf dem Kopf.</translation>
    </message>
    <message>
        <source>The terrain of the settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Das Gelände der Siedlungen.</translation>
    </message>
    <message>
        <source>The number of settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Die Zahl der Siedlungen.</translation>
    </message>
    <message>
        <source>Their number in the deck.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Ihre Zahl im Stapel.</translation>
    </message>
    <message>
        <source>The options of the player.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Die Möglichkeiten des Spielers.</translation>
    </message>
    <message>
        <source>The four sections: north-west, north-east, south-west, south-east.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Die vier Quadranten: Nordwest, Nordost, Südwest, Südost.</translation>
    </message>
    <message>
        <source>The Kingdom Builder cards.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Die Kingdom-Builder-Karten.</translation>
    </message>
    <message>
        <source>The feature; section files cannot contain it.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Das besondere Feld; Dateien von Quadranten können es nicht enthalten.</translation>
    </message>
    <message>
        <source>The possible hexes; one per section is drawn at random.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Die möglichen Felder; eines in jedem Quadranten wird ausgelost.</translation>
    </message>
    <message>
        <source>Only on these sections.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Nur auf diesen Quadranten.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards per game: the highest number of its expansions.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Kingdom-Builder-Karten pro Partie: die höchste Zahl ihrer Erweiterungen.</translation>
    </message>
    <message>
        <source>Tiles per location: the highest number of the expansions in a game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Plättchen pro Ort: die höchste Zahl der Erweiterungen einer Partie.</translation>
    </message>
    <message>
        <source>Task cards drawn per section of this expansion in the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Aufgabenkarten, die für jeden Quadranten dieser Erweiterung in der Partie gezogen werden.</translation>
    </message>
    <message>
        <source>Cards added to the deck, by id.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Karten, die zum Stapel kommen, nach ID.</translation>
    </message>
    <message>
        <source>Set-up for a first game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Der Aufbau für eine erste Partie.</translation>
    </message>
    <message>
        <source>Features laid on the board at set-up.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Besondere Felder, die beim Aufbau auf den Spielplan gelegt werden.</translation>
    </message>
    <message>
        <source>`new`: the four sections of the expansion form one board, and selection tiles determine the tiles of their locations.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>`new`: die vier Quadranten der Erweiterung bilden einen Spielplan, und Auswahlplättchen bestimmen die Plättchen ihrer Orte.</translation>
    </message>
    <message>
        <source>Its position in lists, lowest first.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Ihr Platz in Listen, die niedrigste Zahl zuerst.</translation>
    </message>
    <message>
        <source>the filter is too slow: its cost is {found}; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>der Filter ist zu langsam: er kostet {found}; erlaubt sind {most}</translation>
    </message>
    <message>
        <source>computer players evaluate filters thousands of times; use fewer nested `near`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Computerspieler werten Filter tausendfach aus; verwende weniger verschachtelte `near`</translation>
    </message>
    <message>
        <source>an empty filter matches every hex</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>ein leerer Filter passt auf jedes Feld</translation>
    </message>
    <message>
        <source>add a condition, or remove the filter</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>ergänze eine Bedingung oder entferne den Filter</translation>
    </message>
    <message>
        <source>`not` with an empty filter never matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`not` mit leerem Filter passt nie</translation>
    </message>
    <message>
        <source>`near` with an empty filter always matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`near` mit leerem Filter passt immer</translation>
    </message>
    <message>
        <source>Terrain of the hex; a list matches any of its items. `buildable`: any buildable terrain. `card`: the terrain of the played card. `drawn`: the terrain of the card from `draw`. `printed`: the terrain of this variant of the tile. `removed`: the terrain removed by the `setup` of the card. `same`, alone and directly in `near`: the terrain of the central hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Gelände des Feldes; bei einer Liste genügt ein Eintrag. `buildable`: jedes bebaubare Gelände. `card`: das Gelände der gespielten Karte. `drawn`: das Gelände der Karte von `draw`. `printed`: das Gelände dieser Variante des Plättchens. `removed`: das Gelände, das durch `setup` der Karte entfernt wurde. `same`, allein und direkt in `near`: das Gelände des mittleren Feldes.</translation>
    </message>
    <message>
        <source>Feature of the hex. `site`: any feature with `site: true`.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Das Besondere des Feldes. `site`: jedes besondere Feld mit `site: true`.</translation>
    </message>
    <message>
        <source>A piece on the hex that counts as a settlement, by owner; `none`: no piece at all.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Eine Figur auf dem Feld, die als Siedlung zählt, nach ihrem Besitzer; `none`: gar keine Figur.</translation>
    </message>
    <message>
        <source>A nearby hex matches this filter; for a list, each of its filters.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Ein Feld in der Nähe passt zu diesem Filter; bei einer Liste zu jedem ihrer Filter.</translation>
    </message>
    <message>
        <source>The hex is at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Das Feld liegt am Rand des Spielplans.</translation>
    </message>
    <message>
        <source>The hex is next to another section.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Das Feld grenzt an einen anderen Quadranten.</translation>
    </message>
    <message>
        <source>The hex extends a straight line of at least this many own settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Das Feld verlängert eine gerade Linie von mindestens so vielen eigenen Siedlungen.</translation>
    </message>
    <message>
        <source>The hex does not match this filter.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Das Feld passt nicht zu diesem Filter.</translation>
    </message>
    <message>
        <source>Selects hexes that match all its keys. Targets are always empty, and buildable unless the filter has a terrain; filters do not repeat that. Computer players evaluate filters thousands of times, so the total cost of `near` is limited to {most}: one each, 4 with `min` or `exactly`, one more than the distance with `within`, five times as much with `terrain: same`. Conditions on the board alone are free.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Wählt die Felder aus, die zu allen Angaben passen. Zielfelder sind immer leer, und bebaubar, wenn der Filter kein Gelände nennt; Filter wiederholen das nicht. Computerspieler werten Filter tausendfach aus; daher dürfen alle `near` zusammen höchstens {most} kosten: je eins, 4 mit `min` oder `exactly`, eins mehr als die Entfernung mit `within`, das Fünffache mit `terrain: same`. Bedingungen über den Spielplan allein kosten nichts.</translation>
    </message>
    <message>
        <source>The maximum distance of the hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Die größte Entfernung des Feldes.</translation>
    </message>
    <message>
        <source>The minimum number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Die kleinste Zahl passender Nachbarfelder.</translation>
    </message>
    <message>
        <source>The exact number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Die genaue Zahl passender Nachbarfelder.</translation>
    </message>
    <message>
        <source>an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Eine ID beginnt mit einem Buchstaben und besteht aus bis zu {most} Kleinbuchstaben, Ziffern und einzelnen Unterstrichen</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows reserviert den Namen „{id}“ für ein Gerät; wähle eine andere ID</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: {rule}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>„{id}“ ist keine gültige ID: {rule}</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>erwartet: {what}; gefunden: {found}</translation>
    </message>
    <message>
        <source>text of {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>ein Text von {count} Zeichen; erlaubt sind {most}</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>`true` oder `false`</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>one of: {words}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>eines von: {words}</translation>
    </message>
    <message>
        <source>unknown word {word}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>unbekanntes Wort {word}</translation>
    </message>
    <message>
        <source>a colour like &quot;#9cbf5c&quot;, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>eine Farbe wie &quot;#9cbf5c&quot;, in Anführungszeichen</translation>
    </message>
    <message>
        <source>a lower-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>ein Kleinbuchstabe</translation>
    </message>
    <message>
        <source>the name of an SVG or PNG file, such as well.svg</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>der Name einer SVG- oder PNG-Datei wie well.svg</translation>
    </message>
    <message>
        <source>use lower-case letters, digits and single underscores, without a folder</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>verwende Kleinbuchstaben, Ziffern und einzelne Unterstriche, ohne Ordner</translation>
    </message>
    <message>
        <source>the id of an entry: {kind}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>die ID eines Eintrags: {kind}</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>eine ID</translation>
    </message>
    <message>
        <source>four digits of 0-9 and a-f</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>vier Zeichen aus 0-9 und a-f</translation>
    </message>
    <message>
        <source>a text with {{tile}} and {{terrain}}</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>ein Text mit {{tile}} und {{terrain}}</translation>
    </message>
    <message>
        <source>the number of a ruling, such as R-30</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>die Nummer einer Regelauslegung wie R-30</translation>
    </message>
    <message>
        <source>name of a hex, `A1` to `T20`, on the island `iA1` to `iE6`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>der Name eines Felds, `A1` bis `T20`, auf der Insel `iA1` bis `iE6`</translation>
    </message>
    <message>
        <source>move, such as `mandatory build 1`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>ein Schritt wie `mandatory build 1`</translation>
    </message>
    <message>
        <source>a letter</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>ein Buchstabe</translation>
    </message>
    <message>
        <source>Areas for `linked`, instead of single hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gebiete für `linked` statt einzelner Felder.</translation>
    </message>
    <message>
        <source>The areas of connected hexes of this terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Die Gebiete zusammenhängender Felder dieses Geländes.</translation>
    </message>
    <message>
        <source>One group per matching hex: the settlements near it.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eine Gruppe für jedes passende Feld: die Siedlungen in seiner Nähe.</translation>
    </message>
    <message>
        <source>For `around`: the maximum distance of a settlement.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Bei `around`: die größte Entfernung einer Siedlung.</translation>
    </message>
    <message>
        <source>One group per matching hex or terrain area that is joined to another one by an area of the player&apos;s settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eine Gruppe für jedes passende Feld oder Geländegebiet, das ein Siedlungsgebiet des Spielers mit einem anderen verbindet.</translation>
    </message>
    <message>
        <source>One group per straight unbroken line of settlements, in all three directions or in the two diagonal ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Eine Gruppe für jede gerade Linie von Siedlungen ohne Lücke, in allen drei Richtungen oder in den beiden schrägen.</translation>
    </message>
    <message>
        <source>Groups with at least this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gruppen mit mindestens so vielen Siedlungen.</translation>
    </message>
    <message>
        <source>Groups with exactly this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gruppen mit genau so vielen Siedlungen.</translation>
    </message>
    <message>
        <source>`need` requires `pay: {{flat: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`need` braucht `pay: {{flat: ...}}`</translation>
    </message>
    <message>
        <source>`when: {when}` selects the settlements itself, without `of`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`when: {when}` wählt die Siedlungen selbst aus, ohne `of`</translation>
    </message>
    <message>
        <source>`keep: full` requires `around` or one of these groups: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`keep: full` braucht `around` oder eine dieser Gruppen: {names}</translation>
    </message>
    <message>
        <source>`measure: span` requires `group: area` and `pay: {{per_unit: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`measure: span` braucht `group: area` und `pay: {{per_unit: ...}}`</translation>
    </message>
    <message>
        <source>`rank` requires `when: final`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` braucht `when: final`</translation>
    </message>
    <message>
        <source>`rank` requires groups of the board, not of a player&apos;s settlements</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` braucht Gruppen des Spielplans, nicht der Siedlungen eines Spielers</translation>
    </message>
    <message>
        <source>`rank` cannot be combined with `keep`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` kann nicht mit `keep` zusammen stehen</translation>
    </message>
    <message>
        <source>only a {kind} has the key {key}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>nur `{kind}` hat den Schlüssel {key}</translation>
    </message>
    <message>
        <source>only a scoring_card can pay during the game</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>nur `scoring_card` kann während der Partie auszahlen</translation>
    </message>
    <message>
        <source>Gold per settlement of each kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gold für jede Siedlung jeder gewerteten Gruppe.</translation>
    </message>
    <message>
        <source>Pay once per this many settlements, rounded down.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Einmal Gold für je so viele Siedlungen, abgerundet.</translation>
    </message>
    <message>
        <source>Gold for the players with the most, the second most, ... settlements in each group. Tied players all get the full amount.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gold für die Spieler mit den meisten, den zweitmeisten, ... Siedlungen in jeder Gruppe. Bei Gleichstand erhalten alle den vollen Betrag.</translation>
    </message>
    <message>
        <source>Players without settlements are ranked, too.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Auch Spieler ohne Siedlungen haben einen Rang.</translation>
    </message>
    <message>
        <source>Gold per kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gold für jede gewertete Gruppe.</translation>
    </message>
    <message>
        <source>Gold once if enough groups are kept; see `need`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Einmal Gold, wenn genug Gruppen gewertet werden; siehe `need`.</translation>
    </message>
    <message>
        <source>`final`: all settlements at the end of the game; `build`: each settlement immediately; `mandatory_end`: the settlements of the mandatory action, when it is complete; `turn_end`: all settlements built in a turn, at its end.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`final`: alle Siedlungen am Ende der Partie; `build`: jede Siedlung sofort; `mandatory_end`: die Siedlungen der Pflichtaktion, sobald sie abgeschlossen ist; `turn_end`: alle in einem Zug gebauten Siedlungen am Ende des Zuges.</translation>
    </message>
    <message>
        <source>The settlements that count.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Die Siedlungen, die zählen.</translation>
    </message>
    <message>
        <source>`none`: a single group; `row`: by row; `sector`: by quarter of the board; `edge`: by side of the board; `area`: by area of connected settlements; `terrain_area`: by area of connected hexes of one terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`none`: eine einzige Gruppe; `row`: nach Reihen; `sector`: nach Vierteln des Spielplans; `edge`: nach Seiten des Spielplans; `area`: nach Siedlungsgebieten; `terrain_area`: nach zusammenhängenden Feldern eines Geländes.</translation>
    </message>
    <message>
        <source>The value of a group. `size`: its number of settlements; `span`: the number of hexes on the shortest way between the two farthest apart, including both, 0 for a single one.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Der Wert einer Gruppe. `size`: die Zahl ihrer Siedlungen; `span`: die Zahl der Felder auf dem kürzesten Weg zwischen den beiden entferntesten, diese mitgezählt, 0 bei einer einzigen.</translation>
    </message>
    <message>
        <source>The groups that are paid. `worst` includes empty groups; `full`: groups with a settlement on every hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Die Gruppen, die Gold bringen. `worst` zählt leere Gruppen mit; `full`: Gruppen mit einer Siedlung auf jedem Feld.</translation>
    </message>
    <message>
        <source>The number of kept groups for `flat`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Die Zahl der gewerteten Gruppen für `flat`.</translation>
    </message>
    <message>
        <source>The pay for the kept groups.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Der Lohn für die gewerteten Gruppen.</translation>
    </message>
    <message>
        <source>The number of settlements needed in a row.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Die Zahl der Siedlungen, die in einer Reihe nötig sind.</translation>
    </message>
    <message>
        <source>Gold per marked row at the end of the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Gold für jede markierte Reihe am Ende der Partie.</translation>
    </message>
    <message>
        <source>`scoring_card`: drawn for each game; `task_card`: drawn for each section of its expansion; `feature_score`: a feature that pays.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`scoring_card`: wird für jede Partie gezogen; `task_card`: wird für jeden Quadranten ihrer Erweiterung gezogen; `feature_score`: ein besonderes Feld, das Gold bringt.</translation>
    </message>
    <message>
        <source>The feature that pays; for `feature_score` only.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Das besondere Feld, das Gold bringt; nur bei `feature_score`.</translation>
    </message>
    <message>
        <source>The scoring rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Die Wertung.</translation>
    </message>
    <message>
        <source>The scoring rule, instead of `score`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Die Wertung statt `score`.</translation>
    </message>
    <message>
        <source>Before the game, a terrain card is revealed and all cards of its terrain are removed. Filters of the score call the terrain `removed`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Vor der Partie wird eine Geländekarte aufgedeckt, und alle Karten ihres Geländes werden entfernt. Filter der Wertung nennen das Gelände `removed`.</translation>
    </message>
    <message>
        <source>The name for players.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Der Name für die Spieler.</translation>
    </message>
    <message>
        <source>The name itself, if it is not written in lower case.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Der Name selbst, wenn er im Satz nicht kleingeschrieben wird.</translation>
    </message>
    <message>
        <source>The forms of the name in sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Die Formen des Namens in Sätzen.</translation>
    </message>
    <message>
        <source>The complete rule in plain words, one to three sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Die vollständige Regel in einfachen Worten, ein bis drei Sätze.</translation>
    </message>
    <message>
        <source>The picture, a file in the folder `icons` next to this file. Without it, the first letter of the id is drawn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Das Bild, eine Datei im Ordner `icons` neben dieser Datei. Ohne Bild wird der erste Buchstabe der ID gezeichnet.</translation>
    </message>
    <message>
        <source>only a {kind} has `when: {time}`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>nur `{kind}` hat `when: {time}`</translation>
    </message>
    <message>
        <source>{key} cannot be combined with `when`, `upgrades` or `brought_by`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{key} kann nicht mit `when`, `upgrades` oder `brought_by` zusammen stehen</translation>
    </message>
    <message>
        <source>A permanent hand size.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Eine dauerhafte Zahl von Handkarten.</translation>
    </message>
    <message>
        <source>Terrain cards drawn at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Geländekarten, die am Ende des Zuges gezogen werden.</translation>
    </message>
    <message>
        <source>Gold for the player who takes it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Gold für den Spieler, der es nimmt.</translation>
    </message>
    <message>
        <source>The values of `printed` in the filters of the tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Die Werte von `printed` in den Filtern des Plättchens.</translation>
    </message>
    <message>
        <source>A terrain on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Ein Gelände auf dem Spielplan.</translation>
    </message>
    <message>
        <source>A feature on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Ein besonderes Feld auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Location tiles only: a special rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Nur für Ortsplättchen: eine Sonderregel.</translation>
    </message>
    <message>
        <source>{before} `{word}`: {meaning}.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{before} `{word}`: {meaning}.</translation>
    </message>
    <message>
        <source>`location_tile`: kept while a piece of the holder is next to its location. `bonus_tile`: comes with the second location tile of one kind. `nomad_tile`: dealt to a nomad space, for one turn in the next round. `standing_action`: an action of all players, once per turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`location_tile`: bleibt, solange eine Figur des Besitzers an seinen Ort angrenzt. `bonus_tile`: kommt mit dem zweiten Ortsplättchen einer Art. `nomad_tile`: liegt auf einem Nomadenfeld, für einen Zug in der nächsten Runde. `standing_action`: eine Aktion aller Spieler, einmal pro Zug.</translation>
    </message>
    <message>
        <source>`turn`: on the holder&apos;s turn. `opponent_takes_last_tile`: immediately after another player takes the last tile of a location or nomad space. `before_scoring`: after the last round, once per hex of `brought_by` next to an own piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`turn`: im Zug des Besitzers. `opponent_takes_last_tile`: sofort, nachdem ein anderer Spieler das letzte Plättchen eines Ortes oder Nomadenfeldes genommen hat. `before_scoring`: nach der letzten Runde, einmal für jedes Feld von `brought_by` neben einer eigenen Figur.</translation>
    </message>
    <message>
        <source>The action.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Die Aktion.</translation>
    </message>
    <message>
        <source>`waive_adjacency`: one placement is exempt from `if_possible`. `waive_first_mandatory`: the first build of each mandatory action is exempt.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`waive_adjacency`: für ein Einsetzen gilt `if_possible` nicht. `waive_first_mandatory`: es gilt nicht für das erste Bauen jeder Pflichtaktion.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the immediate effect.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Nur für Nomadenplättchen: die sofortige Wirkung.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the number of copies.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Nur für Nomadenplättchen: die Zahl der Exemplare.</translation>
    </message>
    <message>
        <source>Nomad tiles only: one tile per terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Nur für Nomadenplättchen: ein Plättchen für jedes Gelände.</translation>
    </message>
    <message>
        <source>Location tiles only: the bonus tile that comes with the second tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Nur für Ortsplättchen: das Bonusplättchen, das mit dem zweiten Plättchen kommt.</translation>
    </message>
    <message>
        <source>Bonus tiles only: the location tile whose action this one replaces.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Nur für Bonusplättchen: das Ortsplättchen, dessen Aktion dieses ersetzt.</translation>
    </message>
    <message>
        <source>Standing actions only, required: the terrain or feature that enables it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Nur für Aktionen für alle, erforderlich: das Gelände oder besondere Feld, das sie ermöglicht.</translation>
    </message>
    <message>
        <source>hex without terrain</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>Feld ohne Gelände</translation>
    </message>
    <message>
        <source>an unfinished section, not used in games; hexes without terrain: {count}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>ein unfertiger Quadrant, in Partien nicht benutzt; Felder ohne Gelände: {count}</translation>
    </message>
    <message>
        <source>a mapping with the keys of a section</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>eine Zuordnung mit den Schlüsseln eines Quadranten</translation>
    </message>
    <message>
        <source>the file should be called {id}.yaml</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>die Datei sollte {id}.yaml heißen</translation>
    </message>
    <message>
        <source>rows: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>Zeilen: {found}; es müssen {needed} sein</translation>
    </message>
    <message>
        <source>the island has no hexes</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>die Insel hat keine Felder</translation>
    </message>
    <message>
        <source>location {letter} has no tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>der Ort {letter} hat kein Plättchen</translation>
    </message>
    <message>
        <source>add `tile:` with the id of a tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>ergänze `tile:` mit der ID eines Plättchens</translation>
    </message>
    <message>
        <source>only a location has a tile; {letter} is a {feature}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>nur `location` hat ein Plättchen; {letter} ist `{feature}`</translation>
    </message>
    <message>
        <source>feature {letter} is declared but not used in any row</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>der Ort {letter} ist angegeben, kommt aber in keiner Zeile vor</translation>
    </message>
    <message>
        <source>letters in row {number}: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>Buchstaben in Zeile {number}: {found}; es müssen {needed} sein</translation>
    </message>
    <message>
        <source>letter {letter} is not declared under `features`</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>der Buchstabe {letter} ist unter `features` nicht angegeben</translation>
    </message>
    <message>
        <source>did you mean {word}?</source>
        <extracomment>kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>meintest du {word}?</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>speichere die Datei als UTF-8</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the text is too long: {count} characters; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>der Text ist zu lang: {count} Zeichen; erlaubt sind {limit}</translation>
    </message>
    <message>
        <source>binary data or the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>binäre Daten oder das Steuerzeichen {character}</translation>
    </message>
    <message>
        <source>a tab is used for indentation</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>die Einrückung verwendet einen Tabulator</translation>
    </message>
    <message>
        <source>use spaces</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>verwende Leerzeichen</translation>
    </message>
    <message>
        <source>the file could not be read back ({trouble}); nothing was changed</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>die Datei wäre nicht wieder lesbar ({trouble}); nichts wurde geändert</translation>
    </message>
    <message>
        <source>is not a file</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the truth value {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>der Wahrheitswert {text}</translation>
    </message>
    <message>
        <source>the number {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>die Zahl {text}</translation>
    </message>
    <message>
        <source>a colon is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier darf kein Doppelpunkt stehen</translation>
    </message>
    <message>
        <source>text that contains a colon needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Text mit Doppelpunkt braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>check the indentation of this and the line above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>prüfe die Einrückung dieser Zeile und der darüber</translation>
    </message>
    <message>
        <source>text that starts with a special character needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Text, der mit einem Sonderzeichen beginnt, braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>a closing quote is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein schließendes Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a bracket is not closed or a comma is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>eine Klammer ist nicht geschlossen, oder ein Komma fehlt</translation>
    </message>
    <message>
        <source>a key needs a colon and a space after it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Schlüssel braucht einen Doppelpunkt und ein Leerzeichen danach</translation>
    </message>
    <message>
        <source>an extra bracket, or a missing one before it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>eine Klammer zu viel, oder davor eine zu wenig</translation>
    </message>
    <message>
        <source>a second document starts here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>hier beginnt ein zweites Dokument</translation>
    </message>
    <message>
        <source>use one file each</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>verwende für jedes eine eigene Datei</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>alias {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>der Alias {name} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the file has more than {most} values</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>die Datei hat mehr als {most} Werte</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>tiefer als {most} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>anchor {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>der Anker {name} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>tag {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>das Tag {name} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>text with the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Text mit dem Steuerzeichen {character}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>doppelter Schlüssel {key}</translation>
    </message>
    <message>
        <source>first in line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>zuerst in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>a key must be a single word</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ein Schlüssel muss ein einzelnes Wort sein</translation>
    </message>
    <message>
        <source>too many problems</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>zu viele Fehler</translation>
    </message>
    <message>
        <source>{bracket} has no opening bracket</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>{bracket} hat keine öffnende Klammer</translation>
    </message>
    <message>
        <source>not valid YAML: {problem}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>kein gültiges YAML: {problem}</translation>
    </message>
    <message>
        <source>unknown {what} {word} ({hint})</source>
        <extracomment>kingdom_builder_qt/core/errors.py</extracomment>
        <translation>unbekannt: {what} {word} ({hint})</translation>
    </message>
    <message>
        <source>no hex is called {name} (A1 to T20, island iA1 to iE6)</source>
        <extracomment>kingdom_builder_qt/core/grid.py</extracomment>
        <translation>kein Feld heißt {name} (A1 bis T20, Insel iA1 bis iE6)</translation>
    </message>
    <message>
        <source>the drawing needs more letters than there are</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>die Zeichnung braucht mehr Buchstaben, als es gibt</translation>
    </message>
    <message>
        <source>{text}: a board has {needed} sections, not {found}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text}: ein Spielplan hat {needed} Quadranten, nicht {found}</translation>
    </message>
    <message>
        <source>{text} is not an island: its id, or its rows in braces</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text} ist keine Insel: ihre ID oder ihre Zeilen in geschweiften Klammern</translation>
    </message>
    <message>
        <source>{more}: a drawn board is not turned</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{more}: ein gezeichneter Spielplan wird nicht gedreht</translation>
    </message>
    <message>
        <source>{word} is not a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word} ist kein Quadrant</translation>
    </message>
    <message>
        <source>{word}: {part} is not a turn, tile or castle</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word}: {part} ist weder Drehung, Plättchen noch Burg</translation>
    </message>
    <message>
        <source>{id} is not the id of a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{id} ist nicht die ID eines Quadranten</translation>
    </message>
    <message>
        <source>section {id} is not an island</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>der Quadrant {id} ist keine Insel</translation>
    </message>
    <message>
        <source>section {id} is an island, not part of the main board</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>der Quadrant {id} ist eine Insel, kein Teil des Spielplans</translation>
    </message>
    <message>
        <source>rows of {drawing}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>Zeilen von {drawing}: {found}; Platz ist für {most}</translation>
    </message>
    <message>
        <source>hexes in the row {row}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>Felder in der Zeile {row}: {found}; Platz ist für {most}</translation>
    </message>
    <message>
        <source>the letter {letter} has no meaning: add {name}=…</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>der Buchstabe {letter} hat keine Bedeutung: ergänze {name}=…</translation>
    </message>
    <message>
        <source>{entry} gives no letter a meaning: F=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry} gibt keinem Buchstaben eine Bedeutung: F=location:farm</translation>
    </message>
    <message>
        <source>{entry}: a location gives a tile: {letter}=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry}: ein Ort gibt ein Plättchen: {letter}=location:farm</translation>
    </message>
    <message>
        <source>house rule</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>terrain card</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>Geländekarte</translation>
    </message>
    <message>
        <source>board: the field is missing</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>board: die Angabe fehlt</translation>
    </message>
    <message>
        <source>the game takes {least} to {most} players, not {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>eine Partie hat {least} bis {most} Spieler, nicht {text}</translation>
    </message>
    <message>
        <source>{what} {name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>doppelt angegeben: {what} {name}</translation>
    </message>
    <message>
        <source>nomad tile</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>Nomadenplättchen</translation>
    </message>
    <message>
        <source>{hex} is not a nomad space</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>{hex} ist kein Nomadenfeld</translation>
    </message>
    <message>
        <source>two tiles lie on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>auf {hex} liegen zwei Plättchen</translation>
    </message>
    <message>
        <source>{text} is not a number from 0 to {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} ist keine Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} ist keine Zahl</translation>
    </message>
    <message>
        <source>{text} is neither yes nor no</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} ist weder `yes` noch `no`</translation>
    </message>
    <message>
        <source>{word} is not a row of hexes (did you mean &apos;{first}-{last}&apos;?)</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} ist keine Reihe von Feldern (meintest du &apos;{first}-{last}&apos;?)</translation>
    </message>
    <message>
        <source>the hexes {word} run backwards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>die Felder {word} laufen rückwärts</translation>
    </message>
    <message>
        <source>more than {most} cards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>mehr als {most} Karten</translation>
    </message>
    <message>
        <source>{word} has no number: {name}=1</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} hat keine Zahl: {name}=1</translation>
    </message>
    <message>
        <source>{name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py, kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{name} ist doppelt angegeben</translation>
    </message>
    <message>
        <source>{word} names no hex: {name}@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} nennt kein Feld: {name}@C5</translation>
    </message>
    <message>
        <source>{word} names no tile: farm@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} nennt kein Plättchen: farm@C5</translation>
    </message>
    <message>
        <source>{word}: a tile is new, usable or used</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word}: ein Plättchen ist `new`, `usable` oder `used`</translation>
    </message>
    <message>
        <source>{text} is not one word</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} ist nicht ein einzelnes Wort</translation>
    </message>
    <message>
        <source>the position is not text: {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>die Stellung ist kein Text: {text}</translation>
    </message>
    <message>
        <source>the position is too long</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>die Stellung ist zu lang</translation>
    </message>
    <message>
        <source>{words} is not a field: its name and a colon come first</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{words} ist keine Angabe: zuerst kommen ihr Name und ein Doppelpunkt</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>{field}: the field {other} is also given</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}: auch {other} ist angegeben</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>piece in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Figur in dieser Partie</translation>
    </message>
    <message>
        <source>{kind} belongs to a player</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} gehört einem Spieler</translation>
    </message>
    <message>
        <source>player or row</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Spieler oder Reihe</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>es gibt keinen Spieler {player}</translation>
    </message>
    <message>
        <source>tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Plättchen in dieser Partie</translation>
    </message>
    <message>
        <source>site</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Ort mit Plättchen</translation>
    </message>
    <message>
        <source>bonus tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Bonusplättchen in dieser Partie</translation>
    </message>
    <message>
        <source>source of gold</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Quelle von Gold</translation>
    </message>
    <message>
        <source>there is no silo on this board</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>auf diesem Spielplan gibt es kein Silo</translation>
    </message>
    <message>
        <source>numbers needed: {players}; given: {count}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>nötige Zahlen: {players}; angegeben: {count}</translation>
    </message>
    <message>
        <source>no tile of this game lets players act in other players&apos; turns</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>kein Plättchen dieser Partie lässt Spieler in Zügen anderer handeln</translation>
    </message>
    <message>
        <source>player {player} has no tile to build with in this turn</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Spieler {player} hat kein Plättchen, um in diesem Zug zu bauen</translation>
    </message>
    <message>
        <source>terrain card in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Geländekarte in dieser Partie</translation>
    </message>
    <message>
        <source>{rest}: only the deck can have all the rest</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{rest}: nur der Nachziehstapel kann alle übrigen haben</translation>
    </message>
    <message>
        <source>a draw pile has no cards</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>ein Nachziehstapel hat keine Karten</translation>
    </message>
    <message>
        <source>no card is played</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>keine Karte ist ausgespielt</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>es gibt nichts zu wählen</translation>
    </message>
    <message>
        <source>action of all players</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Aktion für alle</translation>
    </message>
    <message>
        <source>{word} is none of left, skip, at, victims and spent</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{word} ist keines von `left`, `skip`, `at`, `victims` und `spent`</translation>
    </message>
    <message>
        <source>this game has no action {action}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>diese Partie hat keine Aktion {action}</translation>
    </message>
    <message>
        <source>{tile} is used in another turn: see the field asked</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{tile} wird in einem anderen Zug benutzt: siehe die Angabe `asked`</translation>
    </message>
    <message>
        <source>a block has at least one step left</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>ein Block hat mindestens noch einen Schritt</translation>
    </message>
    <message>
        <source>no piece of the player stands on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>auf {hex} steht keine Figur des Spielers</translation>
    </message>
    <message>
        <source>{hidden} cards are unknown, but only {unseen} are unseen</source>
        <extracomment>kingdom_builder_qt/core/notation/state_text.py</extracomment>
        <translation>{hidden} Karten sind unbekannt, aber nur {unseen} sind nicht zu sehen</translation>
    </message>
    <message>
        <source>illegal move: {move}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>nicht erlaubter Schritt: {move}</translation>
    </message>
    <message>
        <source>illegal move: {move} ({reason})</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>nicht erlaubter Schritt: {move} ({reason})</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>no source of this game</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>keine Quelle dieser Partie</translation>
    </message>
    <message>
        <source>no source of this game; {hint}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>keine Quelle dieser Partie; {hint}</translation>
    </message>
    <message>
        <source>sources now: {names}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>Quellen jetzt: {names}</translation>
    </message>
    <message>
        <source>verbs of {source} now: {verbs}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>Verben von {source} jetzt: {verbs}</translation>
    </message>
    <message>
        <source>reason at {hex}: {code}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>Grund auf {hex}: {code}</translation>
    </message>
    <message>
        <source>number tiles gathered are spent on settlements</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>gesammelte Zahlenplättchen werden für Siedlungen ausgegeben</translation>
    </message>
    <message>
        <source>another location tile once more</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>ein anderes Ortsplättchen noch einmal</translation>
    </message>
    <message>
        <source>a settlement taken off the board is built in the next mandatory action</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>eine vom Spielplan genommene Siedlung wird in der nächsten Pflichtaktion gebaut</translation>
    </message>
    <message>
        <source>location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>entries inside braces are not listed; put each on its own lines, without braces around the file</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Einträge in geschweiften Klammern werden nicht aufgelistet; setze jeden auf eigene Zeilen, ohne Klammern um die Datei</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/own_files.py</extracomment>
        <translation>Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>{engine} has stopped answering ({reason}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} antwortet nicht mehr ({reason}).</translation>
    </message>
    <message>
        <source>{engine} tells about its search in words that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} berichtet unlesbar über seine Suche: {reason}</translation>
    </message>
    <message>
        <source>{engine} offers an option that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} bietet eine unlesbare Option an: {reason}</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer} ({place}, line {line})</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} hat sich von selbst beendet (Status {status}): {answer} ({place}, Zeile {line})</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} hat sich von selbst beendet (Status {status}): {answer}</translation>
    </message>
    <message>
        <source>a piece is on a hex that cannot be built on</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>eine Figur steht auf einem Feld, das nicht bebaubar ist</translation>
    </message>
    <message>
        <source>the drawing leaves no room for the locations of its other tiles</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>die Zeichnung lässt keinen Platz für die Orte ihrer übrigen Plättchen</translation>
    </message>
    <message>
        <source>not part of the content: {name}</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>nicht in den Inhalten: {name}</translation>
    </message>
    <message>
        <source>the position is wrong: {problems}</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>die Stellung ist fehlerhaft: {problems}</translation>
    </message>
    <message>
        <source>edition</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>expansion of this game</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Erweiterung dieser Partie</translation>
    </message>
    <message>
        <source>side of the island</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Seite der Insel</translation>
    </message>
    <message>
        <source>The number of sections must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Die Zahl der Quadranten muss {needed} sein, nicht {found}.</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Kingdom-Builder-Karte</translation>
    </message>
    <message>
        <source>The number of Kingdom Builder cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Die Zahl der Kingdom-Builder-Karten muss {needed} sein, nicht {found}.</translation>
    </message>
    <message>
        <source>task card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Aufgabenkarte</translation>
    </message>
    <message>
        <source>The number of task cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Die Zahl der Aufgabenkarten muss {needed} sein, nicht {found}.</translation>
    </message>
    <message>
        <source>The number of selection tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Die Zahl der Auswahlplättchen muss {needed} sein, nicht {found}.</translation>
    </message>
    <message>
        <source>The number of castle tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Die Zahl der Burgplättchen muss {needed} sein, nicht {found}.</translation>
    </message>
    <message>
        <source>The seed is not a number from 0 to {most}.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>Die Startzahl ist keine Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>Python has no SQLite</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Python hat kein SQLite</translation>
    </message>
    <message>
        <source>another program has this file open</source>
        <extracomment>kingdom_builder_qt/ui/desktop/slot.py</extracomment>
        <translation>ein anderes Programm hat diese Datei geöffnet</translation>
    </message>
    <message>
        <source>it takes too much time or memory to draw; make it simpler</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>das Zeichnen braucht zu viel Zeit oder Speicher; vereinfache es</translation>
    </message>
    <message>
        <source>too many other pictures take too much time or memory to draw</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>zu viele andere Bilder brauchen zu viel Zeit oder Speicher</translation>
    </message>
    <message>
        <source>all pictures together take too much memory</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>alle Bilder zusammen brauchen zu viel Speicher</translation>
    </message>
    <message>
        <source>the file cannot be drawn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_painter.py</extracomment>
        <translation>die Datei kann nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>a pack {name} is installed again</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>ein Paket {name} ist wieder installiert</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ende des Zuges</translation>
    </message>
    <message>
        <source>The best turn earns more now: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Der beste Zug bringt jetzt mehr: {cards}.</translation>
    </message>
    <message>
        <source>{engine} is no longer among your engines.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ist nicht mehr unter deinen Engines.</translation>
    </message>
    <message>
        <source>{engine} does not introduce itself within {seconds} seconds. It may not be an engine.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} stellt sich nicht innerhalb von {seconds} Sekunden vor. Vielleicht ist es keine Engine.</translation>
    </message>
    <message>
        <source>{engine} reports an error: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} meldet einen Fehler: {answer}</translation>
    </message>
    <message>
        <source>{engine} has not answered for {seconds} seconds.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} hat seit {seconds} Sekunden nicht geantwortet.</translation>
    </message>
    <message>
        <source>{engine} has chosen a move that is not allowed: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} hat einen Spielzug gewählt, der nicht erlaubt ist: {answer}</translation>
    </message>
    <message>
        <source>{engine} gives no sign of life.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} gibt kein Lebenszeichen.</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} hat sich von selbst beendet (Status {status}).</translation>
    </message>
    <message>
        <source>{engine} has stopped answering.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>{engine} writes too much at once.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} schreibt zu viel auf einmal.</translation>
    </message>
    <message>
        <source>{engine} has written a line that is too long.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} hat eine zu lange Zeile geschrieben.</translation>
    </message>
    <message>
        <source>{engine} does not end when it is told to.</source>
        <extracomment>kingdom_builder_qt/game/engines/conformance.py</extracomment>
        <translation>{engine} beendet sich nicht, wenn es verlangt wird.</translation>
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
        <translation>Ist nicht mehr unter deinen Engines</translation>
    </message>
    <message>
        <source>A program of its own</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ein eigenes Programm</translation>
    </message>
    <message>
        <source>Do not use the {tile}; the turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>„{tile}“ nicht einsetzen; der Zug geht weiter</translation>
    </message>
    <message>
        <source>A board needs {needed} sections, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Ein Spielplan braucht {needed} Quadranten, aber nur {found} stehen zur Auswahl.</translation>
    </message>
    <message>
        <source>{needed} other sections are needed, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py, kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>{needed} andere Quadranten sind nötig, aber nur {found} stehen zur Auswahl.</translation>
    </message>
    <message>
        <source>The game needs {needed} Kingdom Builder cards, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Die Partie braucht {needed} Kingdom-Builder-Karten, aber nur {found} stehen zur Auswahl.</translation>
    </message>
    <message>
        <source>Sections with room for a castle tile: {found}. The variant needs {needed}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Quadranten mit Platz für ein Burgplättchen: {found}. Die Variante braucht {needed}.</translation>
    </message>
    <message>
        <source>Nomad spaces on the board: {needed}. Nomad tiles: {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/deal.py</extracomment>
        <translation>Nomadenfelder auf dem Spielplan: {needed}. Nomadenplättchen: {found}.</translation>
    </message>
    <message>
        <source>Four other sections are chosen, so no corner of the board is left for this one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py</extracomment>
        <translation>Vier andere Quadranten sind gewählt, also ist keine Ecke des Spielplans mehr für diesen frei.</translation>
    </message>
    <message>
        <source>{entries} cannot be mixed: all four sections show the same side.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>{entries} lassen sich nicht mischen: Alle vier Quadranten zeigen dieselbe Seite.</translation>
    </message>
    <message>
        <source>“{entry}” is chosen twice.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>„{entry}“ ist zweimal gewählt.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from “{entry}”, but there are only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>Mindestens {needed} sollen aus „{entry}“ kommen, aber es gibt dort nur {found}.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from the expansions, but the game has only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>Mindestens {needed} sollen aus den Erweiterungen kommen, aber die Partie hat nur {found}.</translation>
    </message>
    <message>
        <source>The variant “Beautiful castles” belongs to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Die Variante „Schöne Burgen“ gehört zur neuen Ausgabe.</translation>
    </message>
    <message>
        <source>Selection tiles belong to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Auswahlplättchen gehören zur neuen Ausgabe.</translation>
    </message>
    <message>
        <source>“{entry}” cannot be placed on {hex}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>„{entry}“ kann nicht auf {hex} liegen.</translation>
    </message>
    <message>
        <source>“{entry}” is missing on a section.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>„{entry}“ fehlt auf einem Quadranten.</translation>
    </message>
    <message>
        <source>An island is not a section of the board and cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>Eine Insel ist kein Quadrant des Spielplans und kann nicht analysiert werden.</translation>
    </message>
    <message>
        <source>“{entry}” is not part of the program.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>„{entry}“ gehört nicht zum Programm.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>The board has no {hexes}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Der Spielplan hat diese Felder nicht: {hexes}.</translation>
    </message>
    <message>
        <source>There is no room around {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Um {hex} herum ist kein Platz: {entry}.</translation>
    </message>
    <message>
        <source>Another piece is in the way on {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Auf {hex} ist eine andere Figur im Weg: {entry}.</translation>
    </message>
    <message>
        <source>The content needed for this is missing or has changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/error_texts.py</extracomment>
        <translation>Die Inhalte, die dafür nötig sind, fehlen oder haben sich geändert.</translation>
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
            <numerusform>{expansion} und %n weitere</numerusform>
            <numerusform>{expansion} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, grenzt an {sites}</translation>
    </message>
    <message numerus="yes">
        <source>{hex}; Enter: build, %n left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>{hex}; Eingabe: bauen, noch %n</numerusform>
            <numerusform>{hex}; Eingabe: bauen, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}; Enter: choose it for the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Eingabe: wählen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: put the piece back</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Eingabe: zurückstellen</translation>
    </message>
    <message>
        <source>{hex}; Enter: build here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Eingabe: hier bauen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: move the piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Eingabe: hierher versetzen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: take this piece off the board with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Eingabe: vom Plan nehmen ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: place a piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Eingabe: hier einsetzen ({tile})</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{piece} von dir</translation>
    </message>
    <message>
        <source>Looks ahead but overlooks the replies</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Denkt voraus, übersieht aber die Antworten</translation>
    </message>
    <message>
        <source>Plans several turns ahead, but in haste; hard to beat</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Plant hastig mehrere Züge voraus; schwer zu schlagen</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to one of your pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld grenzt an eine deiner Figuren ({wanted:plural}).</translation>
    </message>
    <message>
        <source>You have no piece on the board that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du hast auf dem Spielplan keine Figur, die versetzt werden kann.</translation>
    </message>
    <message>
        <source>Your {detail} is not on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Deine Figur ist nicht auf dem Spielplan ({detail}).</translation>
    </message>
    <message>
        <source>None of your pieces can reach a free {wanted} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Figuren kann ein freies Feld erreichen ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No other player has a piece that can be removed.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein anderer Spieler hat eine Figur, die entfernt werden kann.</translation>
    </message>
    <message>
        <source>{hex} is not next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an eine Siedlung eines anderen Spielers.</translation>
    </message>
    <message>
        <source>{hex} is not next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an einen Ort, eine Burg oder ein anderes besonderes Feld.</translation>
    </message>
    <message>
        <source>{hex} is not next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an {feature:accusative}.</translation>
    </message>
    <message>
        <source>{hex} is not next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an {terrain:indefinite}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld grenzt an eine Siedlung eines anderen Spielers ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld grenzt an einen Ort, eine Burg oder ein anderes besonderes Feld ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld grenzt an {feature:accusative} ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld grenzt an {terrain:indefinite} ({wanted:plural}).</translation>
    </message>
    <message>
        <source>None of your settlements is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Siedlungen grenzt an eine Siedlung eines anderen Spielers.</translation>
    </message>
    <message>
        <source>None of your settlements is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Siedlungen grenzt an einen Ort, eine Burg oder ein anderes besonderes Feld.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Siedlungen grenzt an {feature:accusative}.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Siedlungen grenzt an {terrain:indefinite}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} grenzt nicht an {count} deiner eigenen Siedlungen.</numerusform>
            <numerusform>{hex} grenzt nicht an {count} deiner eigenen Siedlungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld grenzt an {count} deiner eigenen Siedlungen ({wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld grenzt an {count} deiner eigenen Siedlungen ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your settlements is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Keine deiner Siedlungen grenzt an {count} deiner eigenen Siedlungen.</numerusform>
            <numerusform>Keine deiner Siedlungen grenzt an {count} deiner eigenen Siedlungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} grenzt nicht an eine deiner eigenen Siedlungen (höchstens {number} Feld entfernt).</numerusform>
            <numerusform>{hex} liegt nicht im Umkreis von {number} Feldern um eine deiner eigenen Siedlungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} grenzt nicht an {count} deiner eigenen Siedlungen (höchstens {number} Feld entfernt).</numerusform>
            <numerusform>{hex} liegt nicht im Umkreis von {number} Feldern um {count} deiner eigenen Siedlungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} grenzt nicht an eine Siedlung eines anderen Spielers (höchstens {number} Feld entfernt).</numerusform>
            <numerusform>{hex} liegt nicht im Umkreis von {number} Feldern um eine Siedlung eines anderen Spielers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} grenzt nicht an einen Ort, eine Burg oder ein anderes besonderes Feld (höchstens {number} Feld entfernt).</numerusform>
            <numerusform>{hex} liegt nicht im Umkreis von {number} Feldern um einen Ort, eine Burg oder ein anderes besonderes Feld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} grenzt nicht an {feature:accusative} (höchstens {number} Feld entfernt).</numerusform>
            <numerusform>{hex} liegt nicht im Umkreis von {number} Feldern um {feature:accusative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} grenzt nicht an {terrain:indefinite} (höchstens {number} Feld entfernt).</numerusform>
            <numerusform>{hex} liegt nicht im Umkreis von {number} Feldern um {terrain:indefinite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld grenzt an eine deiner eigenen Siedlungen (höchstens {number} Feld entfernt, {wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld liegt im Umkreis von {number} Feldern um eine deiner eigenen Siedlungen ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld grenzt an {count} deiner eigenen Siedlungen (höchstens {number} Feld entfernt, {wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld liegt im Umkreis von {number} Feldern um {count} deiner eigenen Siedlungen ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld grenzt an eine Siedlung eines anderen Spielers (höchstens {number} Feld entfernt, {wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld liegt im Umkreis von {number} Feldern um eine Siedlung eines anderen Spielers ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld grenzt an einen Ort, eine Burg oder ein anderes besonderes Feld (höchstens {number} Feld entfernt, {wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld liegt im Umkreis von {number} Feldern um einen Ort, eine Burg oder ein anderes besonderes Feld ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld grenzt an {feature:accusative} (höchstens {number} Feld entfernt, {wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld liegt im Umkreis von {number} Feldern um {feature:accusative} ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Kein freies Feld grenzt an {terrain:indefinite} (höchstens {number} Feld entfernt, {wanted:plural}).</numerusform>
            <numerusform>Kein freies Feld liegt im Umkreis von {number} Feldern um {terrain:indefinite} ({wanted:plural}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain cards are missing: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Es fehlen Geländekarten: {cards}.</translation>
    </message>
    <message>
        <source>There are too many terrain cards: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Es gibt zu viele Geländekarten: {cards}.</translation>
    </message>
    <message>
        <source>{count} × {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{count} × {card}</translation>
    </message>
    <message>
        <source>No {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Auf {hexes} kann so etwas nie stehen: {piece}.</translation>
    </message>
    <message>
        <source>Pieces ({piece}): {found} instead of {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Figuren ({piece}): {found} statt {wanted}.</translation>
    </message>
    <message>
        <source>{player}: there is nothing to take at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: Bei {hexes} gibt es nichts zu nehmen.</translation>
    </message>
    <message>
        <source>{player}: no {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: Auf {hexes} kann so etwas nie stehen: {piece}.</translation>
    </message>
    <message>
        <source>{player}: {found} instead of {wanted} pieces ({piece}).</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {found} statt {wanted} Figuren ({piece}).</translation>
    </message>
    <message>
        <source>{player}: {tile} was never taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: „{tile}“ wurde bei {hexes} nie genommen.</translation>
    </message>
    <message>
        <source>{player}: {tile} would be lost, with no piece next to {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: „{tile}“ wäre verloren, weil neben {hexes} keine Figur steht.</translation>
    </message>
    <message>
        <source>{player}: {tile} should have been taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: „{tile}“ hätte bei {hexes} genommen werden müssen.</translation>
    </message>
    <message>
        <source>{tile}: tiles left at {hexes}: {found}, expected: {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{tile}: übrige Plättchen bei {hexes}: {found}, erwartet: {wanted}.</translation>
    </message>
    <message>
        <source>{player}: {found} settlements are still to be built, but at most {wanted} can be.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: Es sind noch {found} Siedlungen zu bauen, möglich sind aber höchstens {wanted}.</translation>
    </message>
    <message>
        <source>{player}: nothing was built on {hexes} this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: Auf {hexes} wurde in diesem Zug nichts gebaut.</translation>
    </message>
    <message>
        <source>{player}: no settlements are left, but this is not the last round.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: Es sind keine Siedlungen mehr da, aber dies ist nicht die letzte Runde.</translation>
    </message>
    <message>
        <source>Nobody can do anything in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py, kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>In dieser Stellung kann niemand etwas tun.</translation>
    </message>
    <message>
        <source>{player} has no settlement on the board</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} hat keine Siedlung auf dem Plan</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n areas</source>
        <comment>connected settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{player}: %n Gebiet</numerusform>
            <numerusform>{player}: %n Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements from {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n Siedlung ab {hexes}: {terrains}</numerusform>
            <numerusform>%n Siedlungen ab {hexes}: {terrains}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements on {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n Siedlung auf {hexes}: {terrains}</numerusform>
            <numerusform>%n Siedlungen auf {hexes}: {terrains}</numerusform>
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
        <translation>{area}; frei daneben: {terrains}</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {place} is not an executable program.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} kann nicht gestartet werden: {place} ist kein ausführbares Programm.</translation>
    </message>
    <message>
        <source>The answer of {engine} cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>Die Antwort von {engine} ist nicht lesbar: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>evaluated by an engine</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>%Ln Stellung</numerusform>
            <numerusform>%Ln Stellungen</numerusform>
        </translation>
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
        <source>Random</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>Yardstick</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Architect</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Experte</translation>
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
        <translation>Übersieht viele Felder und vergisst oft seine Plättchen</translation>
    </message>
    <message>
        <source>Misses some hexes and now and then forgets a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Übersieht manche Felder und vergisst mal ein Plättchen</translation>
    </message>
    <message>
        <source>Places one settlement at a time, rarely with a plan</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Setzt Siedlung um Siedlung, selten nach Plan</translation>
    </message>
    <message>
        <source>Sees only the gold of this turn; a good first opponent</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Sieht nur das Gold dieses Zuges; ein guter erster Gegner</translation>
    </message>
    <message>
        <source>Looks ahead in only half of its turns</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Denkt nur in der Hälfte seiner Züge voraus</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>{direction}: {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}: {hex}</translation>
    </message>
    <message>
        <source>{direction}: the rim</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}: der Rand</translation>
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
        <translation>Gold: {players}</translation>
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
        <translation>{player}: jetzt nutzbar {tiles}</translation>
    </message>
    <message>
        <source>{player}: not usable now {tiles}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player}: jetzt nicht nutzbar {tiles}</translation>
    </message>
    <message>
        <source>{player} has no tile</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} hat kein Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>{tile} on {hex}, %n left</source>
        <comment>a location</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{tile} auf {hex}, noch %n</numerusform>
            <numerusform>{tile} auf {hex}, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}, %n steps away</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{site}, %n Schritt entfernt</numerusform>
            <numerusform>{site}, %n Schritte entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>eigene</translation>
    </message>
    <message>
        <source>others</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>andere</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>möglich</translation>
    </message>
    <message>
        <source>near own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>bei eigenen</translation>
    </message>
    <message>
        <source>locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>orte</translation>
    </message>
    <message>
        <source>near locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>bei Orten</translation>
    </message>
    <message>
        <source>“{word}” is not a kind of hex. Known are: {words}.</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>„{word}“ ist keine Art von Feld. Bekannt sind: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes: {hexes}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n Feld: {hexes}</numerusform>
            <numerusform>%n Felder: {hexes}</numerusform>
        </translation>
    </message>
    <message>
        <source>on your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>in deinem Zug</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Plättchen wählen</translation>
    </message>
    <message>
        <source>after a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>nach Plättchen</translation>
    </message>
    <message>
        <source>one at a time</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>nur eines</translation>
    </message>
    <message>
        <source>after this action</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>nach dieser Aktion</translation>
    </message>
    <message>
        <source>after building</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>nach dem Bauen</translation>
    </message>
    <message>
        <source>supply empty</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Vorrat leer</translation>
    </message>
    <message>
        <source>no target</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>Taken this turn: it can be used from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>In diesem Zug genommen: einsetzbar ab deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Used up.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Verbraucht.</translation>
    </message>
    <message>
        <source>Used this turn; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>In diesem Zug eingesetzt; wieder bereit in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>It is used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Wird in deinem eigenen Zug eingesetzt.</translation>
    </message>
    <message>
        <source>It works by itself from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Wirkt ab deinem nächsten Zug von selbst.</translation>
    </message>
    <message>
        <source>It works by itself as long as you hold it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Wirkt von selbst, solange du es hast.</translation>
    </message>
    <message>
        <source>Used; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Eingesetzt; wieder bereit in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Available: choose one of the marked hexes, or decline.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Einsetzbar: Wähle eines der markierten Felder oder verzichte.</translation>
    </message>
    <message>
        <source>You are asked when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Du wirst gefragt, wenn ein anderer Spieler das letzte Plättchen eines Ortes oder Nomadenfeldes nimmt.</translation>
    </message>
    <message>
        <source>First use another location tile; this one then repeats it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Setze zuerst ein anderes Ortsplättchen ein; dieses wiederholt es dann.</translation>
    </message>
    <message>
        <source>On: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Aktiv: Das nächste Mal musst du nicht neben eigene Figuren bauen.</translation>
    </message>
    <message>
        <source>In use: finish it first.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Läuft: Beende es zuerst.</translation>
    </message>
    <message>
        <source>Available: turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Einsetzbar: Decke eine Karte auf.</translation>
    </message>
    <message>
        <source>Available: take a number tile.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Einsetzbar: Nimm ein Zahlenplättchen.</translation>
    </message>
    <message>
        <source>Another one is in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Ein anderes gilt schon, wenn du das nächste Mal baust.</translation>
    </message>
    <message>
        <source>It can be used after the current action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Einsetzbar nach der laufenden Aktion.</translation>
    </message>
    <message>
        <source>It can be used after the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Einsetzbar nach der Pflichtaktion.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Kein Feld ist möglich, bevor du eine Seite deiner Karte wählst.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a terrain card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Kein Feld ist möglich, bevor du eine Geländekarte wählst.</translation>
    </message>
    <message>
        <source>Nomad tile: for your next turn only, once.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Nomadenplättchen: nur für deinen nächsten Zug, einmal.</translation>
    </message>
    <message>
        <source>Nomad tile: for this turn only; used or not, it then leaves the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Nomadenplättchen: nur für diesen Zug; eingesetzt oder nicht, danach verlässt es das Spiel.</translation>
    </message>
    <message>
        <source>Choose your card, or what your two identical cards stand for</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Wähle deine Karte oder wofür deine zwei gleichen Karten stehen</translation>
    </message>
    <message>
        <source>Choose your card ({cards}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Wähle deine Karte ({cards}) oder setze zuerst ein Plättchen ein</translation>
    </message>
    <message>
        <source>Choose your card: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Wähle deine Karte: {cards}</translation>
    </message>
    <message>
        <source>Choose a side of your card ({sides}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Wähle eine Seite deiner Karte ({sides}) oder setze zuerst ein Plättchen ein</translation>
    </message>
    <message>
        <source>Choose a side of your card: {sides}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Wähle eine Seite deiner Karte: {sides}</translation>
    </message>
    <message>
        <source>Use a tile or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Setze ein Plättchen ein oder beende deinen Zug</translation>
    </message>
    <message>
        <source>Use a tile ({tiles}) or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Setze ein Plättchen ein ({tiles}) oder beende deinen Zug</translation>
    </message>
    <message>
        <source>All done: end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Alles erledigt: Beende deinen Zug</translation>
    </message>
    <message>
        <source>{player} may use the {tile} on {active}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} darf im Zug von {active} „{tile}“ einsetzen</translation>
    </message>
    <message>
        <source>{player}: last {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}: letzte {tile}-Aktion</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>One more card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Eine Karte mehr</translation>
    </message>
    <message>
        <source>Skip this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Diese {tile}-Aktion auslassen</translation>
    </message>
    <message>
        <source>End this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Diese {tile}-Aktion beenden</translation>
    </message>
    <message>
        <source>End this action; your turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Diese Aktion beenden; dein Zug geht weiter</translation>
    </message>
    <message>
        <source>{player}: use the {tile}?</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}: „{tile}“ einsetzen?</translation>
    </message>
    <message>
        <source>step {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Schritt {next} von {due}</translation>
    </message>
    <message>
        <source>opponent {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Gegner {next} von {due}</translation>
    </message>
    <message>
        <source>{done} of {due} {piece:short_plural}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{piece:short_plural}: {done} von {due}</translation>
    </message>
    <message>
        <source>{done} of {due} placed</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} von {due} eingesetzt</translation>
    </message>
    <message>
        <source>{done} of {due} built</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} von {due} gebaut</translation>
    </message>
    <message>
        <source>{player} wins with {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} gewinnt mit {gold} Gold</translation>
    </message>
    <message>
        <source>{players} share the victory with {gold} gold each</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{players} teilen sich den Sieg mit je {gold} Gold</translation>
    </message>
</context>
<context>
    <name>workbench</name>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>New…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Neu&#xa0;…</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{name} bearbeiten</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Ungespeichertes wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Ungespeicherte Änderungen an deinen Plättchen und Karten wurden wiederhergestellt.</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Plättchen und Karten</translation>
    </message>
    <message>
        <source>Discard all unsaved changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Alle ungespeicherten Änderungen an deinen Plättchen und Karten verwerfen?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Tiles and cards[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Plättchen und Karten[*] — Quadranteneditor</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{file} wurde außerhalb dieses Fensters geändert.</translation>
    </message>
    <message>
        <source>Your tiles and cards were not saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Deine Plättchen und Karten wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save the changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Die Änderungen an deinen Plättchen und Karten speichern?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Zeigen&#xa0;…</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards can be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Ungespeicherte Änderungen an deinen Plättchen und Karten können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>New from &amp;copy</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Neu aus &amp;Kopie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>How the game reads it</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>So liest es das Spiel</translation>
    </message>
    <message>
        <source>Rule text for players</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Regeltext für Spieler</translation>
    </message>
    <message>
        <source>Test board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Testspielplan</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Deine</translation>
    </message>
    <message>
        <source>Opponent&apos;s</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Gegnerisch</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Terrain card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Geländekarte</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>This section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Dieser Quadrant</translation>
    </message>
    <message>
        <source>Only tiles and cards can be tried on a board.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Nur Plättchen und Karten können auf einem Spielplan ausprobiert werden.</translation>
    </message>
    <message>
        <source>Nothing to try yet.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Noch nichts auszuprobieren.</translation>
    </message>
    <message>
        <source>Cannot be tried here: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Kann hier nicht ausprobiert werden: {reason}</translation>
    </message>
    <message>
        <source>Gold: {own} for you, {other} for the opponent.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Gold: {own} für dich, {other} für den Gegner.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n Figur kann versetzt werden.</numerusform>
            <numerusform>%n Figuren können versetzt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes can be chosen.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n Feld kann gewählt werden.</numerusform>
            <numerusform>%n Felder können gewählt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own entries</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Eigene Einträge</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Terrains</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Geländearten</translation>
    </message>
    <message>
        <source>Features</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add another</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Noch eines</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Make your own tile or card. Start with New on the left, or copy one from the game with File, New from copy.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form_page.py</extracomment>
        <translation>Gestalte ein eigenes Plättchen oder eine eigene Karte. Beginne links mit „Neu“ oder kopiere eines aus dem Spiel mit „Datei &gt; Neu aus Kopie“.</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Keine Mängel</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>New location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neues Ortsplättchen</translation>
    </message>
    <message>
        <source>New bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neues Bonusplättchen</translation>
    </message>
    <message>
        <source>New nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neues Nomadenplättchen</translation>
    </message>
    <message>
        <source>New standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neue Aktion für alle</translation>
    </message>
    <message>
        <source>New Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neue Kingdom-Builder-Karte</translation>
    </message>
    <message>
        <source>New task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neue Aufgabenkarte</translation>
    </message>
    <message>
        <source>New feature score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neue Ortswertung</translation>
    </message>
    <message>
        <source>New terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neue Geländeart</translation>
    </message>
    <message>
        <source>New feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neuer Ort</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neue Figur</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>von {author}</translation>
    </message>
    <message>
        <source>{name} ({origin})</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} ({origin})</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Saved games refer to it by this ID. Games that use it will no longer open.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Gespeicherte Partien verweisen mit dieser ID darauf. Partien, die es verwenden, lassen sich nicht mehr öffnen.</translation>
    </message>
    <message>
        <source>&amp;Update these as well</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>&amp;Diese auch anpassen</translation>
    </message>
    <message>
        <source>Used in:</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Verwendet in:</translation>
    </message>
    <message>
        <source>Expansion…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Erweiterung&#xa0;…</translation>
    </message>
    <message>
        <source>The file to be copied cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Die zu kopierende Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Kopie von {name}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} hinzufügen</translation>
    </message>
    <message>
        <source>New expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Neue Erweiterung</translation>
    </message>
    <message>
        <source>My expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Meine Erweiterung</translation>
    </message>
    <message>
        <source>Your tiles and cards need an expansion to belong to.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Deine Plättchen und Karten brauchen eine Erweiterung, zu der sie gehören.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} umbenennen</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} löschen</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Bild wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>{file} cannot be used as the picture: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>{file} kann nicht als Bild verwendet werden: {reason}</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/scalar_fields.py</extracomment>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Name in sentences</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Name in Sätzen</translation>
    </message>
    <message>
        <source>With its article</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Mit Artikel</translation>
    </message>
    <message>
        <source>Rule text</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Changed rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Geänderte Regel</translation>
    </message>
    <message>
        <source>When taken</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Beim Nehmen</translation>
    </message>
    <message>
        <source>Special rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sonderregel</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Anzahl der Exemplare</translation>
    </message>
    <message>
        <source>One tile for each terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ein Plättchen je Gelände</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bonusplättchen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>Nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nomadenplättchen</translation>
    </message>
    <message>
        <source>Standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aktion für alle</translation>
    </message>
    <message>
        <source>Task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aufgabenkarte</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Besonderes Feld</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Mehrzahl</translation>
    </message>
    <message>
        <source>Short plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kurze Mehrzahl</translation>
    </message>
    <message>
        <source>Bare</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ohne Artikel</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Opponent takes last tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gegner nimmt letztes Plättchen</translation>
    </message>
    <message>
        <source>Before scoring</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vor der Wertung</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Waive adjacency</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ohne Angrenzen</translation>
    </message>
    <message>
        <source>Waive first mandatory</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Erste Pflichtsiedlung frei</translation>
    </message>
    <message>
        <source>Hand size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Temple store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tempelvorrat</translation>
    </message>
    <message>
        <source>Cathedral store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Domvorrat</translation>
    </message>
    <message>
        <source>Repeat extra action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sonderaktion wiederholen</translation>
    </message>
    <message>
        <source>Replaces the action of</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ersetzt die Aktion von</translation>
    </message>
    <message>
        <source>Comes with</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kommt mit</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ganze Zahl</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Genau</translation>
    </message>
    <message>
        <source>If possible</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Wenn möglich</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ohne Bedeutung</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>Ray</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gerade Linie</translation>
    </message>
    <message>
        <source>Same area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gleiches Gebiet</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Felder weit</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Jeder Gegner</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Anzahl der Figuren</translation>
    </message>
    <message>
        <source>At least</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>From hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ausgangsfelder</translation>
    </message>
    <message>
        <source>Target hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Next to own pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Neben eigenen Figuren</translation>
    </message>
    <message>
        <source>Distance of the move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Weite der Bewegung</translation>
    </message>
    <message>
        <source>Jump</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Steps of several pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Schritte mehrerer Figuren</translation>
    </message>
    <message>
        <source>One of several actions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eine von mehreren Aktionen</translation>
    </message>
    <message>
        <source>Buildable</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bebaubar</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Nearby hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Felder in der Nähe</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Except</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Außer</translation>
    </message>
    <message>
        <source>Edge of the board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rand des Spielplans</translation>
    </message>
    <message>
        <source>Next to another section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Neben anderem Quadranten</translation>
    </message>
    <message>
        <source>End of a line</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ende einer Linie</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Terrain of the card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gelände der Karte</translation>
    </message>
    <message>
        <source>Drawn terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gezogenes Gelände</translation>
    </message>
    <message>
        <source>Printed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gedrucktes Gelände</translation>
    </message>
    <message>
        <source>Removed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Entferntes Gelände</translation>
    </message>
    <message>
        <source>Same terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gleiches Gelände</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Am Spielende</translation>
    </message>
    <message>
        <source>Mandatory end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nach der Pflichtaktion</translation>
    </message>
    <message>
        <source>Turn end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Am Zugende</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Terrain area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Geländegebiet</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Um jedes Feld</translation>
    </message>
    <message>
        <source>Linked</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ununterbrochene Linie</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Span</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ausdehnung</translation>
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
        <translation>Schlechteste</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Spielaufbau</translation>
    </message>
    <message>
        <source>Remove terrain type</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eine Geländeart entfernen</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kingdom-Builder-Karte</translation>
    </message>
    <message>
        <source>Score for a feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Wertung für einen Ort</translation>
    </message>
    <message>
        <source>Rows to claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zu markierende Reihen</translation>
    </message>
    <message>
        <source>Settlements in a row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Siedlungen in einer Reihe</translation>
    </message>
    <message>
        <source>Settlements that count</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Siedlungen, die zählen</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Value of a group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Wert einer Gruppe</translation>
    </message>
    <message>
        <source>Groups that are paid</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gruppen, die Gold bringen</translation>
    </message>
    <message>
        <source>Number of groups needed</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nötige Zahl der Gruppen</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>For each settlement</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Für jede Siedlung</translation>
    </message>
    <message>
        <source>Settlements for each payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Siedlungen für jede Zahlung</translation>
    </message>
    <message>
        <source>For each group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Für jede Gruppe</translation>
    </message>
    <message>
        <source>Once</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>By rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>Zero is a rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Null zählt als Rang</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colours for colour blindness</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Farben bei Farbenblindheit</translation>
    </message>
    <message>
        <source>Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rotblind (Protanopie)</translation>
    </message>
    <message>
        <source>Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Grünblind (Deuteranopie)</translation>
    </message>
    <message>
        <source>Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Blaublind (Tritanopie)</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Stands on</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Counts for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zählt für</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Plättchen nehmen</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sperrt</translation>
    </message>
    <message>
        <source>Own hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Eigenes Feld</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nachbarfelder</translation>
    </message>
    <message>
        <source>Footprint</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ein Feld</translation>
    </message>
    <message>
        <source>Flower</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sieben Felder</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Terrain cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Geländekarten</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Quadranten</translation>
    </message>
    <message>
        <source>Section ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>ID des Quadranten</translation>
    </message>
    <message>
        <source>Placed section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Gelegter Quadrant</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Kingdom Builder cards in a game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Kingdom-Builder-Karten in einer Partie</translation>
    </message>
    <message>
        <source>Tiles on each location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Plättchen auf jedem Ort</translation>
    </message>
    <message>
        <source>Task cards for each section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aufgabenkarten je Quadrant</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Features laid at set-up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Beim Aufbau gelegte Orte</translation>
    </message>
    <message>
        <source>On hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Auf Feldern</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Platz in Listen</translation>
    </message>
    <message>
        <source>Never moved</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Wird nie bewegt</translation>
    </message>
    <message>
        <source>Stays for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bleibt für</translation>
    </message>
    <message>
        <source>The entry as YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/yaml_pane.py</extracomment>
        <translation>Der Eintrag als YAML</translation>
    </message>
</context>
</TS>
