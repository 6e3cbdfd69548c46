<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>app</name>
    <message>
        <source>Your game was saved. Start the program again and choose Continue.</source>
        <translation>Deine Partie wurde gespeichert. Starte das Programm neu und wähle „Weiterspielen“.</translation>
    </message>
    <message>
        <source>Your game could not be saved.</source>
        <translation>Deine Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The error report is in {path}. Nothing was sent.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Der Fehlerbericht liegt in {path}. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Kingdom Builder Qt</source>
        <translation>Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Something went wrong and the program has to close.</source>
        <translation>Etwas ist schiefgegangen. Das Programm muss beendet werden.</translation>
    </message>
    <message>
        <source>Copy details and close</source>
        <translation>Details kopieren und schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The program cannot start.</source>
        <translation>Das Programm kann nicht starten.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
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
        <translation>Eine geöffnete Partie kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <translation>Diese Partie ist nicht mehr unter deinen Partien.</translation>
    </message>
    <message>
        <source>1 game could not be restored. Choose Undo to try again.</source>
        <translation>1 Partie konnte nicht wiederhergestellt werden. Wähle „Rückgängig“, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>{count} games could not be restored. Choose Undo to try again.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>{count} Partien konnten nicht wiederhergestellt werden. Wähle „Rückgängig“, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py, kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>{file} kann nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>A game cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Eine Partie kann nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>Your games cannot be changed: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Deine Partien können nicht geändert werden: {error}.</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <source>Computer speed: {speed}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Computertempo: {speed}</translation>
    </message>
    <message>
        <source>Forever</source>
        <translation>Für immer</translation>
    </message>
    <message>
        <source>For a year</source>
        <translation>Ein Jahr lang</translation>
    </message>
    <message>
        <source>For a month</source>
        <translation>Einen Monat lang</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of the program and were reset.</source>
        <translation>Die Einstellungen stammen von einer neueren Version des Programms und wurden zurückgesetzt.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden und wurden zurückgesetzt.</translation>
    </message>
    <message>
        <source>New settings cannot be saved.</source>
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
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>{seconds} s pro Zug</translation>
    </message>
    <message>
        <source>This installation has no sound library.</source>
        <translation>In dieser Installation fehlt die Klangbibliothek.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Der Ton ist aus.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Ohne Speichern beenden</translation>
    </message>
    <message>
        <source>Your last changes are being saved…</source>
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
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>{file} wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>{file} wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>Abgebrochen. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>At most {count} characters.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>Höchstens {count} Zeichen.</translation>
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
        <translation>Wo Spieler bauen</translation>
    </message>
    <message>
        <source>Where gold is earned</source>
        <translation>Wo es Gold gibt</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>S&amp;tärke:</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>Partien spielen</translation>
    </message>
    <message>
        <source>Unnamed section</source>
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
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The games were interrupted and have been resumed.</source>
        <translation>Die Partien waren unterbrochen und wurden fortgesetzt.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nochmals spielen</translation>
    </message>
    <message>
        <source>The games ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Die Partien endeten mit einem Fehler: {error}</translation>
    </message>
    <message>
        <source>Computer players play on this section with three others, in all four corners, upright and turned. Half of the games are played again with another section in its place.</source>
        <translation>Computerspieler spielen auf diesem Quadranten zusammen mit drei anderen, in allen vier Ecken, aufrecht und gedreht. Die Hälfte der Partien wird mit einem anderen Quadranten an seiner Stelle noch einmal gespielt.</translation>
    </message>
    <message>
        <source>Too few games for a clear result.</source>
        <translation>Zu wenige Partien für ein klares Ergebnis.</translation>
    </message>
    <message>
        <source>{games} games, {again} of them replayed with another section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>{games} Partien, davon {again} mit einem anderen Quadranten wiederholt.</translation>
    </message>
    <message>
        <source>Percentage of games that end with a settlement here</source>
        <translation>Prozent der Partien, an deren Ende hier eine Siedlung steht</translation>
    </message>
    <message>
        <source>Gold earned here per game, by all players</source>
        <translation>Gold, das alle Spieler zusammen hier pro Partie erhalten</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: a settlement at the end of {share} of the games, {gold} gold per game</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Reihe {row}, Spalte {column}: in {share} der Partien am Ende eine Siedlung, {gold} Gold pro Partie</translation>
    </message>
    <message>
        <source>{done} of {total} games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{done} von {total} Partien</translation>
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
        <translation>Ecke Nordwest</translation>
    </message>
    <message>
        <source>North-east corner</source>
        <translation>Ecke Nordost</translation>
    </message>
    <message>
        <source>South-west corner</source>
        <translation>Ecke Südwest</translation>
    </message>
    <message>
        <source>South-east corner</source>
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
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Use on &amp;random boards</source>
        <translation>Für &amp;Zufallspläne verwenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Quadranten</translation>
    </message>
    <message>
        <source>Show all sections</source>
        <translation>Alle Quadranten zeigen</translation>
    </message>
    <message>
        <source>Search by name, expansion or author</source>
        <translation>Suche nach Name, Erweiterung oder Autor</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Alle Quadranten</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>With problems</source>
        <translation>Mit Problemen</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Quadranten filtern</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>All expansions</source>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>There are no sections.</source>
        <translation>Es gibt keine Quadranten.</translation>
    </message>
    <message>
        <source>None of your own sections fits the expansions of this game.</source>
        <translation>Keiner deiner eigenen Quadranten passt zu den Erweiterungen dieser Partie.</translation>
    </message>
    <message>
        <source>You have no sections of your own yet. Duplicate one or draw a new one.</source>
        <translation>Du hast noch keine eigenen Quadranten. Dupliziere einen oder zeichne einen neuen.</translation>
    </message>
    <message>
        <source>No section has problems.</source>
        <translation>Kein Quadrant hat Probleme.</translation>
    </message>
    <message>
        <source>No section matches the search.</source>
        <translation>Die Suche ergab keinen Quadranten.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <translation>Hier anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>Nicht spielbar</translation>
    </message>
    <message>
        <source>Section name</source>
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
        <translation>Nicht auf Zufallsplänen</translation>
    </message>
    <message>
        <source>Cannot be played: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>Nicht spielbar: {error}</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Stamp {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Stempel {name}</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Move selection</source>
        <translation>Auswahl verschieben</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>{hexes} hexes have no terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{hexes} Felder haben kein Gelände.</translation>
    </message>
    <message>
        <source>There is nowhere to build.</source>
        <translation>Man kann nirgends bauen.</translation>
    </message>
    <message>
        <source>There is nowhere to build next to this location.</source>
        <translation>Neben diesem Ort kann man nirgends bauen.</translation>
    </message>
    <message>
        <source>This location has no tile yet. Choose one.</source>
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
        <translation>Der Quadrant braucht einen Namen.</translation>
    </message>
    <message>
        <source>The section needs an ID.</source>
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
        <source>{count} {terrain} hexes; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} Felder {terrain}; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>No {terrain}; printed sections have {low} to {high} hexes of it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Kein Feld {terrain}; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>An area of {count} {terrain} hexes; on printed sections, each has at least {least}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ein Gebiet aus {count} Feldern {terrain}; auf gedruckten Quadranten hat jedes mindestens {least}.</translation>
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
        <source>{count} hexes cannot be reached by settlements from other sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} Felder sind für Siedlungen von anderen Quadranten aus nicht erreichbar.</translation>
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
        <source>{count} locations; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} Orte; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>{count} locations with tiles; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} Orte mit Plättchen; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>Two adjacent locations; printed sections have none.</source>
        <translation>Zwei benachbarte Orte; auf gedruckten Quadranten gibt es keine.</translation>
    </message>
    <message>
        <source>Two locations {distance} hexes apart; on printed sections, {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Zwei Orte im Abstand von {distance} Feldern; auf gedruckten Quadranten sind es {least} oder mehr.</translation>
    </message>
    <message>
        <source>A location on the edge touches fewer hexes; printed sections have none there.</source>
        <translation>Ein Ort am Rand grenzt an weniger Felder; auf gedruckten Quadranten liegt dort keiner.</translation>
    </message>
    <message>
        <source>{count} buildable terrains next to the location; most locations have {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} bebaubare Geländearten neben dem Ort; die meisten Orte haben {least} oder mehr.</translation>
    </message>
    <message>
        <source>On this board, two locations {distance} hexes apart across the border; on printed sections it is {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Auf diesem Spielplan zwei Orte im Abstand von {distance} Feldern über die Grenze hinweg; auf gedruckten Quadranten sind es {least} oder mehr.</translation>
    </message>
    <message>
        <source>On this board, two adjacent locations across the border.</source>
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
        <source>1 hex has no terrain.</source>
        <translation>1 Feld hat kein Gelände.</translation>
    </message>
    <message>
        <source>1 {terrain} hex; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>1 Feld {terrain}; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>A single {terrain} hex; on printed sections, each area has at least {least} hexes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ein einzelnes Feld {terrain}; auf gedruckten Quadranten hat jedes Gebiet mindestens {least} Felder.</translation>
    </message>
    <message>
        <source>1 hex cannot be reached by settlements from other sections.</source>
        <translation>1 Feld ist für Siedlungen von anderen Quadranten aus nicht erreichbar.</translation>
    </message>
    <message>
        <source>1 location; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>1 Ort; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>1 location with a tile; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>1 Ort mit Plättchen; gedruckte Quadranten haben {low} bis {high}.</translation>
    </message>
    <message>
        <source>1 buildable terrain next to the location; most locations have {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>1 bebaubare Geländeart neben dem Ort; die meisten Orte haben {least} oder mehr.</translation>
    </message>
    <message>
        <source>No expansion chosen.</source>
        <translation>Keine Erweiterung gewählt.</translation>
    </message>
    <message>
        <source>Change properties</source>
        <translation>Eigenschaften ändern</translation>
    </message>
    <message>
        <source>Export or print</source>
        <translation>Exportieren oder drucken</translation>
    </message>
    <message>
        <source>&amp;Image (PNG)</source>
        <translation>&amp;Bild (PNG)</translation>
    </message>
    <message>
        <source>Vector &amp;drawing (SVG)</source>
        <translation>Vektor&amp;grafik (SVG)</translation>
    </message>
    <message>
        <source>&amp;Print, actual size (PDF)</source>
        <translation>&amp;Druck in Originalgröße (PDF)</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Numbered edge</source>
        <translation>&amp;Nummerierter Rand</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>B&amp;reite:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>An image of {width} × {height} pixels, for web pages and messages.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Ein Bild mit {width} × {height} Pixeln, für Webseiten und Nachrichten.</translation>
    </message>
    <message>
        <source>Sharp at every size, for drawing programs.</source>
        <translation>In jeder Größe scharf, für Zeichenprogramme.</translation>
    </message>
    <message>
        <source>Hexes are 18&#xa0;mm wide, as in the printed game, and the section is {width}&#xa0;×&#xa0;{height}&#xa0;mm: print at 100&#xa0;%, without scaling.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Die Felder sind 18 mm breit wie im gedruckten Spiel, der Quadrant misst {width} × {height} mm: mit 100&#xa0;% drucken, ohne Skalierung.</translation>
    </message>
    <message>
        <source>Needs {count} overlapping sheets; dashed marks show where to glue.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Braucht {count} überlappende Blätter; gestrichelte Linien zeigen, wo geklebt wird.</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Vector drawings (*.svg)</source>
        <translation>Vektorgrafiken (*.svg)</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Use the ending .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Verwende die Endung .png, .svg oder .pdf, nicht „{ending}“.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <translation>Paket exportieren</translation>
    </message>
    <message>
        <source>For example CC BY 4.0</source>
        <translation>Zum Beispiel CC BY 4.0</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Expansion:</source>
        <translation>Erweiterung:</translation>
    </message>
    <message>
        <source>ID:</source>
        <translation>ID:</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Version:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <translation>Lizenz:</translation>
    </message>
    <message>
        <source>Description:</source>
        <translation>Beschreibung:</translation>
    </message>
    <message>
        <source>A pack is a single file with your whole expansion, for others to install.</source>
        <translation>Ein Paket ist eine einzige Datei mit deiner ganzen Erweiterung, die andere installieren können.</translation>
    </message>
    <message>
        <source>Looking for your expansions…</source>
        <translation>Deine Erweiterungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>You have no expansion of your own yet. The content guide in the Help menu shows how to make one.</source>
        <translation>Du hast noch keine eigene Erweiterung. Der Leitfaden für Inhalte im Menü „Hilfe“ zeigt, wie eine entsteht.</translation>
    </message>
    <message>
        <source>Reading the contents of the pack…</source>
        <translation>Der Inhalt des Pakets wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>The pack will contain {counts}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Das Paket wird enthalten: {counts}.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Name</source>
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
        <translation>Mit 100&#xa0;% drucken: Ein Feld ist 18 mm breit.</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}: overlap as far as the dashed marks.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Blatt {number} von {count}: bis zu den gestrichelten Linien überlappen lassen.</translation>
    </message>
    <message>
        <source>This file comes with the game or a pack. Save a copy elsewhere.</source>
        <translation>Diese Datei gehört zum Spiel oder zu einem Paket. Speichere eine Kopie woanders.</translation>
    </message>
    <message>
        <source>The game or a pack already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Das Spiel oder ein Paket hat schon einen Quadranten mit der ID {id}. Wähle eine andere ID.</translation>
    </message>
    <message>
        <source>There are more kinds of location than a file can hold.</source>
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
        <translation>Beim erneuten Öffnen der Datei würde sich die ID ändern.</translation>
    </message>
    <message>
        <source>Its name would change when the file is reopened.</source>
        <translation>Beim erneuten Öffnen der Datei würde sich der Name ändern.</translation>
    </message>
    <message>
        <source>Its expansion would change when the file is reopened.</source>
        <translation>Beim erneuten Öffnen der Datei würde sich die Erweiterung ändern.</translation>
    </message>
    <message>
        <source>Its origin would change when the file is reopened.</source>
        <translation>Beim erneuten Öffnen der Datei würde sich die Herkunft ändern.</translation>
    </message>
    <message>
        <source>Its author would change when the file is reopened.</source>
        <translation>Beim erneuten Öffnen der Datei würde sich der Autor ändern.</translation>
    </message>
    <message>
        <source>Its description would change when the file is reopened.</source>
        <translation>Beim erneuten Öffnen der Datei würde sich die Beschreibung ändern.</translation>
    </message>
    <message>
        <source>Its licence would change when the file is reopened.</source>
        <translation>Beim erneuten Öffnen der Datei würde sich die Lizenz ändern.</translation>
    </message>
    <message>
        <source>Its hexes would change when the file is reopened.</source>
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
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>It cannot be imported until this is corrected.</source>
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
        <translation>Als Entwurf öffnen</translation>
    </message>
    <message>
        <source>Opened as a draft.</source>
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
        <translation>Quadranten importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Sections to import</source>
        <translation>Zu importierende Quadranten</translation>
    </message>
    <message>
        <source>{done} of {count} imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>{done} von {count} importiert.</translation>
    </message>
    <message>
        <source>{count} more can be imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>{count} weitere können importiert werden.</translation>
    </message>
    <message>
        <source>{able} of {count} can be imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>{able} von {count} können importiert werden.</translation>
    </message>
    <message>
        <source>Too many at once: {count} left for later.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Zu viele auf einmal: {count} bleiben für später.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>One of the two is an island.</source>
        <translation>Einer von beiden ist eine Insel.</translation>
    </message>
    <message>
        <source>1 hex differs.</source>
        <translation>1 Feld ist anders.</translation>
    </message>
    <message>
        <source>{count} hexes differ.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>{count} Felder sind anders.</translation>
    </message>
    <message>
        <source>Also different: {words}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Auch anders: {words}.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>Section editor</source>
        <translation>Quadranteneditor</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>… und {count} weitere</translation>
    </message>
    <message>
        <source>Save the section</source>
        <translation>Quadrant speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>This is a draft; games will not use it until every hex has terrain.</source>
        <translation>Das ist ein Entwurf; er kommt erst ins Spiel, wenn jedes Feld ein Gelände hat.</translation>
    </message>
    <message>
        <source>It will be added to your sections in the game.</source>
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
        <translation>Der Quadrant kann noch nicht als Text kopiert werden.</translation>
    </message>
    <message>
        <source>The section was copied as text.</source>
        <translation>Der Quadrant wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>The section was not saved.</source>
        <translation>Der Quadrant wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>There is already a section file {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Es gibt schon eine Quadrantendatei {file}.</translation>
    </message>
    <message>
        <source>Keep both and give this one a new ID, or replace the other one.</source>
        <translation>Behalte beide und gib diesem eine neue ID, oder ersetze den anderen.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Saving rewrites {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Beim Speichern wird {file} neu geschrieben.</translation>
    </message>
    <message>
        <source>Comments and the order of its lines will be lost; the section itself stays the same.</source>
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
        <translation>Speichern würde diese Änderung überschreiben. Neuladen kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>{file} kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>Der Quadrant</translation>
    </message>
    <message>
        <source>{name} has unsaved changes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Sections (*.yaml);;All files (*)</source>
        <translation>Quadranten (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Add to the game</source>
        <translation>Ins Spiel aufnehmen</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>Neuer Quadrant</translation>
    </message>
    <message>
        <source>Only selected hexes can be painted; this one is outside the selection.</source>
        <translation>Nur ausgewählte Felder können bemalt werden; dieses liegt außerhalb der Auswahl.</translation>
    </message>
    <message>
        <source>Part of the selection is outside the section. Click where all of it fits, or press Esc to put it back.</source>
        <translation>Ein Teil der Auswahl liegt außerhalb des Quadranten. Klicke dorthin, wo sie ganz hineinpasst, oder drücke Esc, um sie zurückzulegen.</translation>
    </message>
    <message>
        <source>Nothing has changed: the selection was dropped outside the section.</source>
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
        <translation>Ecke des Quadranten</translation>
    </message>
    <message>
        <source>Click a corner to place your section there.</source>
        <translation>Klicke auf eine Ecke, um deinen Quadranten dort anzulegen.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Pick at random</source>
        <translation>Zufällig wählen</translation>
    </message>
    <message>
        <source>Your section</source>
        <translation>Dein Quadrant</translation>
    </message>
    <message>
        <source>Other sections</source>
        <translation>Andere Quadranten</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Pick another at random</source>
        <translation>&amp;Zufällig einen anderen</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Leave &amp;empty</source>
        <translation>&amp;Leer lassen</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Choose a section: {place}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Quadranten wählen: {place}</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
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
        <source>Nearest location across the border: {place}, {distance} hexes away.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Nächster Ort jenseits der Grenze: {place}, {distance} Felder entfernt.</translation>
    </message>
    <message>
        <source>Only your section can be painted: {place} is part of {section}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Nur dein Quadrant kann bemalt werden: {place} ist Teil von {section}.</translation>
    </message>
    <message>
        <source>Sea (no hex)</source>
        <translation>Meer (kein Feld)</translation>
    </message>
    <message>
        <source>Location: {tile}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Ort: {tile}</translation>
    </message>
    <message>
        <source>No terrain card lets players build here.</source>
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
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}</translation>
    </message>
    <message>
        <source>{count} hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{count} Felder</translation>
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
        <translation>Keine Mängel. Der Quadrant ist spielbar.</translation>
    </message>
    <message>
        <source>In your other files</source>
        <translation>In deinen anderen Dateien</translation>
    </message>
    <message>
        <source>{count} in other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>{count} in anderen Dateien</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Keine Mängel</translation>
    </message>
    <message>
        <source>Issues: {counts}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Mängel: {counts}</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>{count} errors</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>{count} Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>{count} warnings</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>{count} Warnungen</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>{count} hints</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>{count} Hinweise</translation>
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
        <translation>Mängel</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>I&amp;D</source>
        <translation>I&amp;D</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>Desc&amp;ription</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>E&amp;xpansion</source>
        <translation>&amp;Erweiterung</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>No location tiles yet. Paint a location from the palette.</source>
        <translation>Noch keine Ortsplättchen. Male einen Ort aus der Palette.</translation>
    </message>
    <message>
        <source>Also needs {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Braucht auch {names}</translation>
    </message>
    <message>
        <source>Random boards with this expansion can use it.</source>
        <translation>Kann auf Zufallspläne mit dieser Erweiterung kommen.</translation>
    </message>
    <message>
        <source>Change the tile</source>
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
        <translation>Felder und Gebiete</translation>
    </message>
    <message>
        <source>Boxes: the usual range on printed sections</source>
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
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>links–rechts</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <translation>oben–unten</translation>
    </message>
    <message>
        <source>Not symmetrical</source>
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
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>On the &amp;board shown in the editor</source>
        <translation>Auf dem im &amp;Editor gezeigten Spielplan</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Random corner</source>
        <translation>Zufällige Ecke</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Anything left open on the other pages is chosen at random.</source>
        <translation>Was auf den anderen Seiten offen bleibt, wird zufällig gewählt.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Task cards</source>
        <translation>Aufgabenkarten</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>The section cannot be played without {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Ohne {names} ist der Quadrant nicht spielbar.</translation>
    </message>
    <message>
        <source>The section cannot be played yet.</source>
        <translation>Der Quadrant ist noch nicht spielbar.</translation>
    </message>
    <message>
        <source>No game can be played on this section.</source>
        <translation>Auf diesem Quadranten kann keine Partie gespielt werden.</translation>
    </message>
    <message>
        <source>and {count} more: see the list of issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>und {count} weitere: siehe die Liste der Mängel</translation>
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
        <translation>Dieser Stempel wurde von einer neueren Version des Programms gespeichert.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This file is not a stamp.</source>
        <translation>Diese Datei ist kein Stempel.</translation>
    </message>
    <message>
        <source>Not installed: {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Nicht installiert: {names}.</translation>
    </message>
    <message>
        <source>Select hexes and save them here as a stamp.</source>
        <translation>Wähle Felder aus und speichere sie hier als Stempel.</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <translation>Auswahl als Stempel speichern</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Umbenennen (F2)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Löschen (Entf)</translation>
    </message>
    <message>
        <source>Restore the deleted stamp</source>
        <translation>Gelöschten Stempel wiederherstellen</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Stamp {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Stempel {number}</translation>
    </message>
    <message>
        <source>Drag to paint. Ctrl + wheel: size. Right-click a hex to paint with its terrain.</source>
        <translation>Ziehe zum Malen. Strg + Mausrad: Größe. Rechtsklick auf ein Feld: mit seinem Gelände malen.</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Drag to clear hexes. Ctrl + wheel or [ ] changes the size.</source>
        <translation>Ziehe, um Felder zu leeren. Strg + Mausrad oder [ ] ändert die Größe.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Clear the selected hexes</source>
        <translation>Ausgewählte Felder leeren</translation>
    </message>
    <message>
        <source>Turn selection</source>
        <translation>Auswahl drehen</translation>
    </message>
    <message>
        <source>Turn section</source>
        <translation>Quadrant drehen</translation>
    </message>
    <message>
        <source>Mirror selection</source>
        <translation>Auswahl spiegeln</translation>
    </message>
    <message>
        <source>Mirror section</source>
        <translation>Quadrant spiegeln</translation>
    </message>
    <message>
        <source>Copy half</source>
        <translation>Hälfte kopieren</translation>
    </message>
    <message>
        <source>Drag from the source of the river to its mouth. It flows around locations.</source>
        <translation>Ziehe von der Quelle des Flusses bis zur Mündung. Er fließt um Orte herum.</translation>
    </message>
    <message>
        <source>Paint river</source>
        <translation>Fluss malen</translation>
    </message>
    <message>
        <source>Drag along the shore to fill up to the nearer edge; hold Shift for the farther one.</source>
        <translation>Ziehe an der Küste entlang, um bis zum näheren Rand zu füllen; mit Umschalt bis zum ferneren.</translation>
    </message>
    <message>
        <source>Paint coast</source>
        <translation>Küste malen</translation>
    </message>
    <message>
        <source>Drag to scatter hexes. Ctrl + wheel or [ ] changes the size. Locations are left alone.</source>
        <translation>Ziehe, um Felder zu streuen. Strg + Mausrad oder [ ] ändert die Größe. Orte bleiben unberührt.</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuen</translation>
    </message>
    <message>
        <source>Click an area to ring it; if hexes are selected, they are ringed instead.</source>
        <translation>Klicke auf ein Gebiet, um es zu umranden; sind Felder ausgewählt, werden sie umrandet.</translation>
    </message>
    <message>
        <source>Paint outline</source>
        <translation>Umriss malen</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <translation>Klicke auf ein Feld, um mit seinem Gelände zu malen.</translation>
    </message>
    <message>
        <source>Drag one hex onto another to swap them.</source>
        <translation>Ziehe ein Feld auf ein anderes, um beide zu tauschen.</translation>
    </message>
    <message>
        <source>Swap hexes</source>
        <translation>Felder tauschen</translation>
    </message>
    <message>
        <source>Drag to select; hold Shift to add. Drag the selection to move it; hold Ctrl or drop it on another tab to copy it.</source>
        <translation>Ziehe zum Auswählen; Umschalt fügt hinzu. Ziehe die Auswahl, um sie zu verschieben; mit Strg oder auf einem anderen Reiter abgelegt wird sie kopiert.</translation>
    </message>
    <message>
        <source>Drag around hexes to select them; hold Shift to add. Drag the selection to move it.</source>
        <translation>Ziehe um Felder herum, um sie auszuwählen; Umschalt fügt hinzu. Ziehe die Auswahl, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Drag from one end of the line to the other. Esc cancels.</source>
        <translation>Ziehe von einem Ende der Linie zum anderen. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Paint line</source>
        <translation>Linie malen</translation>
    </message>
    <message>
        <source>Click to fill an area; hold Shift to fill everything of the same kind.</source>
        <translation>Klicke, um ein Gebiet zu füllen; mit Umschalt füllst du alles derselben Art.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc puts it back.</source>
        <translation>Klicke, um sie abzulegen. Die Tasten zum Drehen und Spiegeln wirken auf sie. Esc legt sie zurück.</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc discards it.</source>
        <translation>Klicke, um sie abzulegen. Die Tasten zum Drehen und Spiegeln wirken auf sie. Esc verwirft sie.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Unsaved sections</source>
        <translation>Ungespeicherte Quadranten</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
    <message>
        <source>{count} sections have unsaved changes. Changes in unchecked sections will be lost.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>{count} Quadranten haben ungespeicherte Änderungen. Änderungen in nicht angekreuzten Quadranten gehen verloren.</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>&amp;Save checked</source>
        <translation>An&amp;gekreuzte speichern</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Lan&amp;d brushes</source>
        <translation>Lan&amp;dschaftspinsel</translation>
    </message>
    <message>
        <source>C&amp;opy half</source>
        <translation>Hälfte ko&amp;pieren</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Farb&amp;schema</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Quadrant</translation>
    </message>
    <message>
        <source>&amp;Content</source>
        <translation>&amp;Inhalte</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 bis 9, 0</translation>
    </message>
    <message>
        <source>Paint with that terrain (0: erase)</source>
        <translation>Mit diesem Gelände malen (0: radieren)</translation>
    </message>
    <message>
        <source>Ctrl + 1 to 9</source>
        <translation>Strg + 1 bis 9</translation>
    </message>
    <message>
        <source>Paint with the tenth terrain onwards</source>
        <translation>Mit dem zehnten Gelände und weiteren malen</translation>
    </message>
    <message>
        <source>Alt + 1 to 9</source>
        <translation>Alt + 1 bis 9</translation>
    </message>
    <message>
        <source>Paint with that location</source>
        <translation>Mit diesem Ort malen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Markierung bewegen</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation>Umschalt + Pfeiltasten</translation>
    </message>
    <message>
        <source>Move and paint, or stretch a line or selection</source>
        <translation>Bewegen und malen, oder Linie oder Auswahl dehnen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Same as a click</source>
        <translation>Wie ein Klick</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Paint with the terrain of the hex</source>
        <translation>Mit dem Gelände des Feldes malen</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <translation>Strg + Mausrad</translation>
    </message>
    <message>
        <source>Change the brush size</source>
        <translation>Pinselgröße ändern</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <translation>Mausrad, mittlere Taste</translation>
    </message>
    <message>
        <source>Zoom; drag to pan</source>
        <translation>Zoomen; Ziehen verschiebt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the stroke, or deselect</source>
        <translation>Strich abbrechen oder Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;All sections…</source>
        <translation>&amp;Alle Quadranten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Tiles and cards…</source>
        <translation>&amp;Plättchen und Karten&#xa0;…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste section from text</source>
        <translation>Quadrant aus Text &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Open content &amp;folder</source>
        <translation>Inhalts&amp;ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Reopen sec&amp;tions at start</source>
        <translation>Quadran&amp;ten beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Play here</source>
        <translation>&amp;Hier spielen</translation>
    </message>
    <message>
        <source>Play here &amp;with…</source>
        <translation>Hier spielen &amp;mit&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <translation>&amp;Analysieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <translation>Pa&amp;kete&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export a pack…</source>
        <translation>Paket &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Content &amp;guide</source>
        <translation>&amp;Leitfaden für Inhalte</translation>
    </message>
    <message>
        <source>Content &amp;format</source>
        <translation>&amp;Format der Inhalte</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tastatur und Maus</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Cl&amp;ear the selected hexes</source>
        <translation>Ausgewählte &amp;Felder leeren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <translation>Links–rechts &amp;spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <translation>&amp;Oben–unten spiegeln</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <translation>&amp;Links nach rechts</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <translation>&amp;Rechts nach links</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <translation>&amp;Oben nach unten</translation>
    </message>
    <message>
        <source>&amp;Bottom to top</source>
        <translation>&amp;Unten nach oben</translation>
    </message>
    <message>
        <source>Top to bottom, t&amp;urned</source>
        <translation>Oben nach unten, &amp;gedreht</translation>
    </message>
    <message>
        <source>Bottom to top, turne&amp;d</source>
        <translation>Unten nach oben, g&amp;edreht</translation>
    </message>
    <message>
        <source>Rep&amp;lace terrain…</source>
        <translation>&amp;Gelände ersetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>An &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>&amp;Next section</source>
        <translation>Nä&amp;chster Quadrant</translation>
    </message>
    <message>
        <source>Pre&amp;vious section</source>
        <translation>Vor&amp;iger Quadrant</translation>
    </message>
    <message>
        <source>Show un&amp;buildable hexes</source>
        <translation>&amp;Unbebaubare Felder zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>&amp;Ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Next &amp;corner of the board</source>
        <translation>&amp;Nächste Ecke des Spielplans</translation>
    </message>
    <message>
        <source>&amp;Turn the section on the board</source>
        <translation>Quadrant auf dem Spielplan &amp;drehen</translation>
    </message>
    <message>
        <source>Pick other sections at &amp;random</source>
        <translation>Andere Quadranten &amp;zufällig wählen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Radierer</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>Select a &amp;rectangle</source>
        <translation>R&amp;echteck auswählen</translation>
    </message>
    <message>
        <source>Select with the l&amp;asso</source>
        <translation>Mit L&amp;asso auswählen</translation>
    </message>
    <message>
        <source>&amp;Pick from section</source>
        <translation>Gelände auf&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Swap hexes</source>
        <translation>Felder &amp;tauschen</translation>
    </message>
    <message>
        <source>Ri&amp;ver</source>
        <translation>&amp;Fluss</translation>
    </message>
    <message>
        <source>&amp;Coast</source>
        <translation>&amp;Küste</translation>
    </message>
    <message>
        <source>&amp;Scatter</source>
        <translation>&amp;Streuen</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Umriss</translation>
    </message>
    <message>
        <source>&amp;1-hex brush</source>
        <translation>&amp;1-Feld-Pinsel</translation>
    </message>
    <message>
        <source>&amp;7-hex brush</source>
        <translation>&amp;7-Felder-Pinsel</translation>
    </message>
    <message>
        <source>1&amp;9-hex brush</source>
        <translation>1&amp;9-Felder-Pinsel</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <source>&amp;No symmetry</source>
        <translation>Keine S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Half-&amp;turn symmetry</source>
        <translation>Symmetrie: &amp;halbe Drehung</translation>
    </message>
    <message>
        <source>Left-right s&amp;ymmetry</source>
        <translation>Symmetrie: l&amp;inks–rechts</translation>
    </message>
    <message>
        <source>Top-b&amp;ottom symmetry</source>
        <translation>Symmetrie: &amp;oben–unten</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zeigen&#xa0;…</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>A section with unsaved changes was recovered.</source>
        <translation>Ein Quadrant mit ungespeicherten Änderungen wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>{count} sections with unsaved changes were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{count} Quadranten mit ungespeicherten Änderungen wurden wiederhergestellt.</translation>
    </message>
    <message>
        <source>Your own content has changed and was reloaded.</source>
        <translation>Deine eigenen Inhalte wurden geändert und neu geladen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>{name}[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name}[*] – Quadranteneditor</translation>
    </message>
    <message>
        <source>{name} ({file})[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name} ({file})[*] – Quadranteneditor</translation>
    </message>
    <message>
        <source>No sections yet</source>
        <translation>Noch keine Quadranten</translation>
    </message>
    <message>
        <source>{name}: {made} instead of {wished}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{name}: {made} statt {wished}.</translation>
    </message>
    <message>
        <source>Half-turn symmetry needs even numbers.</source>
        <translation>Für Symmetrie durch halbe Drehung braucht es gerade Zahlen.</translation>
    </message>
    <message>
        <source>A section has {count} hexes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Ein Quadrant hat {count} Felder.</translation>
    </message>
    <message>
        <source>At most {count} hexes can be unbuildable terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Höchstens {count} Felder können unbebaubares Gelände sein.</translation>
    </message>
    <message>
        <source>Generates many sections, lets computer players try each, and offers the five that are closest to printed sections in gold. This can take many minutes.</source>
        <translation>Erzeugt viele Quadranten, lässt Computerspieler jeden ausprobieren und bietet die fünf an, die beim Gold den gedruckten am nächsten kommen. Das kann viele Minuten dauern.</translation>
    </message>
    <message>
        <source>{count} of {all} sections generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{count} von {all} Quadranten erzeugt</translation>
    </message>
    <message>
        <source>The search ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Die Suche endete mit einem Fehler: {error}</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <translation>Es wurden keine Partien gespielt.</translation>
    </message>
    <message>
        <source>{games} games on 1 section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{games} Partien auf 1 Quadranten.</translation>
    </message>
    <message>
        <source>{games} games on {count} sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{games} Partien auf {count} Quadranten.</translation>
    </message>
    <message>
        <source>Stopped early: the figures are rough.</source>
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
        <translation>Quadranten zur Auswahl</translation>
    </message>
    <message>
        <source>Best sections</source>
        <translation>Beste Quadranten</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Bester aus</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Finden</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Neue Startzahl</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Same after a half &amp;turn</source>
        <translation>Gleich nach halber &amp;Drehung</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;zahl</translation>
    </message>
    <message>
        <source>Ti&amp;les</source>
        <translation>&amp;Plättchen</translation>
    </message>
    <message>
        <source>Tile of the second location</source>
        <translation>Plättchen des zweiten Ortes</translation>
    </message>
    <message>
        <source>Locat&amp;ions</source>
        <translation>&amp;Orte</translation>
    </message>
    <message>
        <source>&amp;Roughness</source>
        <translation>&amp;Zerklüftung</translation>
    </message>
    <message>
        <source>The ranges are those of printed sections. The generator stays within them.</source>
        <translation>Die Bereiche sind die der gedruckten Quadranten. Der Generator bleibt innerhalb dieser Grenzen.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
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
        <translation>Teil des Hauptspielplans, 10 × 10</translation>
    </message>
    <message>
        <source>Island, up to 5 × 6</source>
        <translation>Insel, bis 5 × 6</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>For&amp;m</translation>
    </message>
    <message>
        <source>&amp;Filled with</source>
        <translation>&amp;Gefüllt mit</translation>
    </message>
    <message>
        <source>Keep &amp;only its locations</source>
        <translation>N&amp;ur die Orte behalten</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Copy or template</source>
        <translation>Kopie oder Vorlage</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>This creates a section of your own. The built-in sections do not change.</source>
        <translation>Damit legst du einen eigenen Quadranten an. Die mitgelieferten Quadranten ändern sich nicht.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <translation>Ungespeicherte Änderungen vom letzten Mal</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the last one discarded</source>
        <translation>Zuletzt Verworfenes wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>These sections had unsaved changes when the program ended.</source>
        <translation>Diese Quadranten hatten ungespeicherte Änderungen, als das Programm endete.</translation>
    </message>
    <message>
        <source>A section without a name</source>
        <translation>Ein Quadrant ohne Namen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Open a section</source>
        <translation>Quadrant öffnen</translation>
    </message>
    <message>
        <source>The text on the clipboard is not a section.</source>
        <translation>Der Text in der Zwischenablage ist kein Quadrant.</translation>
    </message>
    <message>
        <source>A section could not be read. Its file was moved to {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Ein Quadrant konnte nicht gelesen werden. Seine Datei wurde nach {file} verschoben.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time cannot be recovered.</source>
        <translation>Ungespeicherte Änderungen vom letzten Mal können nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Open sections</source>
        <translation>Offene Quadranten</translation>
    </message>
    <message>
        <source>Close the section</source>
        <translation>Quadrant schließen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Close &amp;saved</source>
        <translation>&amp;Gespeicherte schließen</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>Der Pfad wurde kopiert.</translation>
    </message>
    <message>
        <source>No file manager was found. The folder is {folder}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Es wurde kein Dateimanager gefunden. Der Ordner ist {folder}</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <translation>Gelände ersetzen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <translation>&amp;Durch</translation>
    </message>
    <message>
        <source>Hexes: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Felder: {count}</translation>
    </message>
    <message>
        <source>The section cannot be analysed yet.</source>
        <translation>Der Quadrant kann noch nicht analysiert werden.</translation>
    </message>
    <message>
        <source>An island cannot be analysed.</source>
        <translation>Eine Insel kann nicht analysiert werden.</translation>
    </message>
    <message>
        <source>An analysis compares a section with others in its place. An island is next to the board, where no other section fits. Play on it instead.</source>
        <translation>Eine Analyse vergleicht einen Quadranten mit anderen an seiner Stelle. Eine Insel liegt neben dem Spielplan, wo kein anderer Quadrant hinpasst. Spiele stattdessen auf ihr.</translation>
    </message>
    <message>
        <source>There are no hexes on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Felder.</translation>
    </message>
    <message>
        <source>The content folder cannot be opened.</source>
        <translation>Der Inhaltsordner kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>No file manager was found. The content folder is:</source>
        <translation>Es wurde kein Dateimanager gefunden. Der Inhaltsordner ist:</translation>
    </message>
    <message>
        <source>No program was found to open this file.</source>
        <translation>Es wurde kein Programm gefunden, das diese Datei öffnet.</translation>
    </message>
    <message>
        <source>{count} files</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>{count} Dateien</translation>
    </message>
    <message>
        <source>{count} sections were imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>{count} Quadranten wurden importiert.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Daily challenges</source>
        <translation>Herausforderungen des Tages</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
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
        <translation>1. Versuch</translation>
    </message>
    <message>
        <source>second try</source>
        <translation>2. Versuch</translation>
    </message>
    <message>
        <source>third try</source>
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
        <translation>Das Ergebnis kann kopiert werden, sobald die Medaille feststeht.</translation>
    </message>
    <message>
        <source>Gold medal.</source>
        <translation>Goldmedaille.</translation>
    </message>
    <message>
        <source>Silver medal.</source>
        <translation>Silbermedaille.</translation>
    </message>
    <message>
        <source>Bronze medal.</source>
        <translation>Bronzemedaille.</translation>
    </message>
    <message>
        <source>No medal.</source>
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
        <translation>so viel Gold wie der Meister</translation>
    </message>
    <message>
        <source>Medal: not known yet.</source>
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
        <translation>Ein weiterer Versuch läuft.</translation>
    </message>
    <message>
        <source>Finish today&apos;s challenge to start a streak.</source>
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
        <translation>Goldmedaille</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>Silbermedaille</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>Bronzemedaille</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>started, not finished</source>
        <translation>begonnen, nicht beendet</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>Your best result counts.</source>
        <translation>Dein bestes Ergebnis zählt.</translation>
    </message>
    <message>
        <source>Your first result still counts.</source>
        <translation>Dein erstes Ergebnis zählt trotzdem.</translation>
    </message>
    <message>
        <source>Your first result counts, and it will be marked “{number}”.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Dein erstes Ergebnis zählt; dieses wird mit „{number}“ gekennzeichnet.</translation>
    </message>
    <message>
        <source>The try in progress is saved and can be continued later.</source>
        <translation>Der laufende Versuch ist gespeichert und kann später fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Each task has its own board and cards. Reach the gold target. You can try as often as you like. Tasks done: {reached} of {tasks}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Jede Aufgabe hat ihren eigenen Spielplan und ihre eigenen Karten. Erreiche das geforderte Gold, du hast beliebig viele Versuche. Erfüllte Aufgaben: {reached} von {tasks}.</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copy result: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Ergebnis kopieren: {challenge}</translation>
    </message>
    <message>
        <source>Another try…</source>
        <translation>Neuer Versuch&#xa0;…</translation>
    </message>
    <message>
        <source>Another try: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Neuer Versuch: {challenge}</translation>
    </message>
    <message>
        <source>Progress of Master&apos;s game</source>
        <translation>Fortschritt der Partie des Meisters</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>The same board, cards and deals for everyone, on every computer. You go first. Only your first result counts, and there are no hints until then. Compare it with your friends.</source>
        <translation>Derselbe Spielplan, dieselben Karten und derselbe Kartenstapel für alle, auf jedem Computer. Du beginnst. Nur dein erstes Ergebnis zählt, bis dahin gibt es keine Tipps. Vergleiche es mit deinen Freunden.</translation>
    </message>
    <message>
        <source>Reading the tasks…</source>
        <translation>Die Aufgaben werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Today and this week</source>
        <translation>Heute und diese Woche</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Start another try?</source>
        <translation>Neuen Versuch beginnen?</translation>
    </message>
    <message>
        <source>Start another try</source>
        <translation>Neuen Versuch beginnen</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <translation>&amp;Herausforderungen&#xa0;…</translation>
    </message>
    <message>
        <source>This challenge cannot be played.</source>
        <translation>Diese Herausforderung kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Hints are off until this challenge has its first result.</source>
        <translation>Bis zum ersten Ergebnis dieser Herausforderung gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read or saved.</source>
        <translation>Deine Ergebnisse der Herausforderungen konnten nicht gelesen oder gespeichert werden.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Deine Ergebnisse der Herausforderungen konnten nicht gelesen werden; die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen&#xa0;…</translation>
    </message>
    <message>
        <source>This lesson cannot be played.</source>
        <translation>Diese Lektion kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Back to lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Start over</source>
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
        <translation>Die Regeln erlauben das, aber in diesem Schritt ist etwas anderes gefragt.</translation>
    </message>
    <message>
        <source>A new position: you have no settlements on the board.</source>
        <translation>Eine neue Stellung: Du hast keine Siedlungen auf dem Spielplan.</translation>
    </message>
    <message>
        <source>A new position. Your settlements: {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Eine neue Stellung. Deine Siedlungen: {hexes}.</translation>
    </message>
    <message>
        <source>Lesson finished. {done} of {count} lessons done.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Lektion beendet. {done} von {count} Lektionen erledigt.</translation>
    </message>
    <message>
        <source>Next lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Nächste Lektion: {name}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Reading the lessons…</source>
        <translation>Die Lektionen werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Expansions</source>
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
        <translation>Zum Weitermachen zurücknehmen</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <translation>Die Lektion ist geschafft</translation>
    </message>
    <message>
        <source>This part is done</source>
        <translation>Dieser Teil ist geschafft</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Turn off tips</source>
        <translation>Tipps abschalten</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Content guide</source>
        <translation>Leitfaden für Inhalte</translation>
    </message>
    <message>
        <source>Content format</source>
        <translation>Format der Inhalte</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>This page is missing from the installation.</source>
        <translation>Diese Seite fehlt in der Installation.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Rätsel&#xa0;…</translation>
    </message>
    <message>
        <source>This puzzle cannot be played.</source>
        <translation>Dieses Rätsel kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Your answer could not be judged.</source>
        <translation>Deine Antwort konnte nicht beurteilt werden.</translation>
    </message>
    <message>
        <source>The puzzles could not be read, or your answer could not be saved.</source>
        <translation>Die Rätsel konnten nicht gelesen oder deine Antwort nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Your puzzle results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Deine Rätselergebnisse konnten nicht gelesen werden; die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v von&#xa0;%m Partien</translation>
    </message>
    <message>
        <source>Games played out</source>
        <translation>Durchgespielte Partien</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Back to puzzles</source>
        <translation>Zu den Rätseln</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Your turn and the best one are played out, to see how much gold lies between them.</source>
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
        <translation>Du hast geantwortet</translation>
    </message>
    <message>
        <source>Start over to play it yourself</source>
        <translation>Von vorn, um selbst zu spielen</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <translation>Ortsplättchen</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Wertungskarten</translation>
    </message>
    <message>
        <source>Locking opponents out</source>
        <translation>Gegner aussperren</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>{theme} {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{theme} {number}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>Your card: {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Deine Karte: {terrain}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Answered, not solved</source>
        <translation>Beantwortet, nicht gelöst</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Base game only</source>
        <translation>Nur Grundspiel</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>In Folge gelöst: {streak}. Längste Serie: {longest}.</translation>
    </message>
    <message>
        <source>answered, not solved</source>
        <translation>beantwortet, nicht gelöst</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>solved later</source>
        <translation>später gelöst</translation>
    </message>
    <message>
        <source>Answer a puzzle to get a rating.</source>
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
        <translation>Du hast die Idee gefunden</translation>
    </message>
    <message>
        <source>The best turn has another idea</source>
        <translation>Der beste Zug hat eine andere Idee</translation>
    </message>
    <message>
        <source>Solved: no turn is better</source>
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
        <translation>Thema</translation>
    </message>
    <message>
        <source>What the turn is about</source>
        <translation>Worum es in dem Zug geht</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>The expansions in play</source>
        <translation>Erweiterungen im Spiel</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>All expansions</source>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>Play the puzzles that you have not solved, in turn</source>
        <translation>Spiele der Reihe nach die Rätsel, die du noch nicht gelöst hast</translation>
    </message>
    <message>
        <source>Reading the puzzles…</source>
        <translation>Die Rätsel werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Puzzles by theme</source>
        <translation>Rätsel nach Thema</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Nächstes Rätsel</translation>
    </message>
    <message>
        <source>The unsolved puzzle in this list that fits you best</source>
        <translation>Das ungelöste Rätsel dieser Liste, das am besten zu dir passt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Next for you</source>
        <translation>Als Nächstes für dich</translation>
    </message>
    <message>
        <source>&amp;Again: {count} not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>No&amp;chmals: {count} nicht gelöst</translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <translation>Kein Rätsel passt dazu.</translation>
    </message>
    <message>
        <source>&amp;Rules and keys</source>
        <translation>&amp;Regeln und Tasten</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Choose that tile; press again to put it back</source>
        <translation>Dieses Plättchen wählen; nochmals drücken legt es zurück</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Pfeiltasten, Eingabe</translation>
    </message>
    <message>
        <source>Move around the board; build or move there</source>
        <translation>Über den Spielplan gehen; dort bauen oder versetzen</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>Jump to the next or previous possible hex</source>
        <translation>Zum nächsten oder vorigen möglichen Feld springen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Return a piece to the supply, or take one from it</source>
        <translation>Eine Figur in den Vorrat zurücklegen oder eine daraus nehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a piece or tile back; from a panel, return to the board</source>
        <translation>Eine Figur oder ein Plättchen zurücklegen; aus einem Bereich zurück zum Spielplan</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>The example contradicts the rules: {mistake}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Das Beispiel widerspricht den Regeln: {mistake}</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Regelauslegungen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>in this game</source>
        <translation>in dieser Partie</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Highlighted: the pieces that can be moved.</source>
        <translation>Hervorgehoben: die Figuren, die versetzt werden können.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that can be chosen.</source>
        <translation>Hervorgehoben: die Felder, die gewählt werden können.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that earned the gold.</source>
        <translation>Hervorgehoben: die Felder, die das Gold gebracht haben.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes where tiles are taken.</source>
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
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Locations and castles</source>
        <translation>Orte und Burgen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Nomad tiles</source>
        <translation>Nomadenplättchen</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>Actions for every player</source>
        <translation>Aktionen für alle Spieler</translation>
    </message>
    <message>
        <source>Location tiles: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Ortsplättchen: {expansion}</translation>
    </message>
    <message>
        <source>Task cards</source>
        <translation>Aufgabenkarten</translation>
    </message>
    <message>
        <source>Paid in every game</source>
        <translation>In jeder Partie gewertet</translation>
    </message>
    <message>
        <source>Cards: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Karten: {expansion}</translation>
    </message>
    <message>
        <source>Sections of the board</source>
        <translation>Quadranten des Spielplans</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In dieser Partie</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>Regelseite</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Regeln und Tasten</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vor (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Search, e.g. castle</source>
        <translation>Suche, z. B. Burg</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Every location tile used</source>
        <translation>Jedes Ortsplättchen eingesetzt</translation>
    </message>
    <message>
        <source>Each tile gives you an extra action every turn.</source>
        <translation>Jedes Plättchen gibt dir in jedem Zug eine Sonderaktion.</translation>
    </message>
    <message>
        <source>Every nomad tile used</source>
        <translation>Jedes Nomadenplättchen eingesetzt</translation>
    </message>
    <message>
        <source>Each nomad tile can be used only once.</source>
        <translation>Jedes Nomadenplättchen kann nur einmal eingesetzt werden.</translation>
    </message>
    <message>
        <source>Won with every Kingdom Builder card</source>
        <translation>Mit jeder Kingdom-Builder-Karte gewonnen</translation>
    </message>
    <message>
        <source>Each card rewards a different kind of kingdom.</source>
        <translation>Jede Karte belohnt ein anderes Königreich.</translation>
    </message>
    <message>
        <source>Won with every task card</source>
        <translation>Mit jeder Aufgabenkarte gewonnen</translation>
    </message>
    <message>
        <source>Each task pays once, at the end of the game.</source>
        <translation>Jede Aufgabe bringt einmal Gold, am Ende der Partie.</translation>
    </message>
    <message>
        <source>Won with every expansion</source>
        <translation>Mit jeder Erweiterung gewonnen</translation>
    </message>
    <message>
        <source>Expansions add new hexes, tiles and cards.</source>
        <translation>Erweiterungen bringen neue Felder, Plättchen und Karten.</translation>
    </message>
    <message>
        <source>Won against every level of the computer</source>
        <translation>Gegen jede Stärke des Computers gewonnen</translation>
    </message>
    <message>
        <source>After a loss, the analysis shows the decisive turns.</source>
        <translation>Nach einer Niederlage zeigt die Analyse die entscheidenden Züge.</translation>
    </message>
    <message>
        <source>Every lesson finished</source>
        <translation>Jede Lektion beendet</translation>
    </message>
    <message>
        <source>A lesson takes a few minutes; each shows one idea on a small board.</source>
        <translation>Eine Lektion dauert ein paar Minuten; jede zeigt eine Idee auf einem kleinen Spielplan.</translation>
    </message>
    <message>
        <source>A puzzle of every kind solved</source>
        <translation>Ein Rätsel jeder Art gelöst</translation>
    </message>
    <message>
        <source>Puzzles train the eye for one strong turn.</source>
        <translation>Rätsel schulen das Auge für den einen starken Zug.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{done} von {count}</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Alles geschafft.</translation>
    </message>
    <message>
        <source>{count} to go</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>noch {count}</translation>
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
        <translation>Deine Partien werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Finish a game against the computer to start collecting.</source>
        <translation>Beende eine Partie gegen den Computer, um mit dem Sammeln zu beginnen.</translation>
    </message>
    <message>
        <source>Finished games on this computer: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Beendete Partien auf diesem Computer: {count}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {title}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Regeln: {title}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>Beendete Partien behalten</translation>
    </message>
    <message>
        <source>Finished games are not being kept, so new ones are not marked here.</source>
        <translation>Beendete Partien werden nicht behalten, deshalb werden neue hier nicht angerechnet.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Deine Partien können nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>&amp;Achievements…</source>
        <translation>&amp;Erfolge&#xa0;…</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <translation>Dein erster Sieg!</translation>
    </message>
    <message>
        <source>{count} wins in a row!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>{count} Siege in Folge!</translation>
    </message>
    <message>
        <source>New achievements</source>
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
        <translation>Schlage als Nächstes: {opponent}</translation>
    </message>
    <message>
        <source>Only {gold} gold behind: try again</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Nur {gold} Gold zurück: noch einmal</translation>
    </message>
    <message>
        <source>Beat {opponent} first</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Schlage zuerst: {opponent}</translation>
    </message>
    <message>
        <source>See the turns that decided it</source>
        <translation>Die entscheidenden Züge ansehen</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <translation>&amp;Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Partien&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>{title}: {state}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>{title}: {state}</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Partien (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
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
        <translation>Alle Partien exportieren</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Games and set-ups ({endings})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partien und Spielaufbauten ({endings})</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Kinds of figures</source>
        <translation>Arten der Statistik</translation>
    </message>
    <message>
        <source>Games between computers alone are not counted.</source>
        <translation>Partien nur zwischen Computern zählen nicht.</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Tabelle exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Yardstick</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>{count} players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>{count} Spieler</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Nach Spielerzahl</translation>
    </message>
    <message>
        <source>By expansion</source>
        <translation>Nach Erweiterung</translation>
    </message>
    <message>
        <source>By card</source>
        <translation>Nach Karte</translation>
    </message>
    <message>
        <source>By section</source>
        <translation>Nach Quadrant</translation>
    </message>
    <message>
        <source>By tile used</source>
        <translation>Nach Plättchen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Zugesehen</translation>
    </message>
    <message>
        <source>Not assisted</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Assisted</source>
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
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>average gold</source>
        <translation>Gold im Schnitt</translation>
    </message>
    <message>
        <source>most gold</source>
        <translation>meistes Gold</translation>
    </message>
    <message>
        <source>winning streak</source>
        <translation>Siegesserie</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Assisted or not</source>
        <translation>Mit oder ohne Hilfe</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Most gold first</source>
        <translation>Meistes Gold zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Tile used</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Search titles, players, cards, expansions</source>
        <translation>Titel, Spieler, Karten, Erweiterungen suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Clear the search and all filters</source>
        <translation>Suche und alle Filter leeren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Card, tile, section, number of players, assistance, order</source>
        <translation>Karte, Plättchen, Quadrant, Spielerzahl, Hilfe, Reihenfolge</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Zwischen zwei Tagen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All expansions</source>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Any tile used</source>
        <translation>Jedes Plättchen</translation>
    </message>
    <message>
        <source>Any section</source>
        <translation>Jeder Quadrant</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Gerade offen</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>In anderem Fenster offen</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Runde {round}, {player} am Zug</translation>
    </message>
    <message>
        <source>Deleted, 1 day left</source>
        <translation>Gelöscht, noch 1 Tag</translation>
    </message>
    <message>
        <source>Deleted, {days} days left</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Gelöscht, noch {days} Tage</translation>
    </message>
    <message>
        <source>{player} won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player} hat gewonnen</translation>
    </message>
    <message>
        <source>Tied for first</source>
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
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
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
        <translation>Nicht gewertet: ab einer Stellung gespielt</translation>
    </message>
    <message>
        <source>Not rated: free undo was allowed</source>
        <translation>Nicht gewertet: freies Zurücknehmen war erlaubt</translation>
    </message>
    <message>
        <source>Not rated: only computers played</source>
        <translation>Nicht gewertet: nur Computer spielten</translation>
    </message>
    <message>
        <source>Not rated: more than one person played</source>
        <translation>Nicht gewertet: mehr als ein Mensch spielte</translation>
    </message>
    <message>
        <source>Not rated: the strength of a level is not known</source>
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
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>{count} games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>{shown} of 1 game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{shown} von 1 Partie</translation>
    </message>
    <message>
        <source>{shown} of {count} games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{shown} von {count} Partien</translation>
    </message>
    <message>
        <source>1 deleted game</source>
        <translation>1 gelöschte Partie</translation>
    </message>
    <message>
        <source>{count} deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} gelöschte Partien</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>„{title}“ wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>1 game was restored.</source>
        <translation>1 Partie wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>{count} games were restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien wurden wiederhergestellt.</translation>
    </message>
    <message>
        <source>Delete “{title}” permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>„{title}“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete {count} games permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete the only game?</source>
        <translation>Die einzige Partie löschen?</translation>
    </message>
    <message>
        <source>Delete all {count} games?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Alle {count} Partien löschen?</translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>„{title}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>1 game deleted.</source>
        <translation>1 Partie gelöscht.</translation>
    </message>
    <message>
        <source>{count} games deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien gelöscht.</translation>
    </message>
    <message>
        <source>A copy was saved as “{file}”.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Eine Kopie wurde als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>1 game exported to {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>1 Partie nach {file} exportiert.</translation>
    </message>
    <message>
        <source>{count} games exported to {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien nach {file} exportiert.</translation>
    </message>
    <message>
        <source>1 game imported.</source>
        <translation>1 Partie importiert.</translation>
    </message>
    <message>
        <source>{count} games imported.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien importiert.</translation>
    </message>
    <message>
        <source>This game is already in your games.</source>
        <translation>Diese Partie ist schon unter deinen Partien.</translation>
    </message>
    <message>
        <source>1 game is already in your games.</source>
        <translation>1 Partie ist schon unter deinen Partien.</translation>
    </message>
    <message>
        <source>{count} games are already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien sind schon unter deinen Partien.</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <translation>Diese Partie wurde aus den gelöschten Partien wiederhergestellt.</translation>
    </message>
    <message>
        <source>1 game was restored from the deleted games.</source>
        <translation>1 Partie wurde aus den gelöschten Partien wiederhergestellt.</translation>
    </message>
    <message>
        <source>{count} games were restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Partien wurden aus den gelöschten Partien wiederhergestellt.</translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{file} wurde nicht importiert: {reason}</translation>
    </message>
    <message>
        <source>{count} files were not imported. The first is {file}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{count} Dateien wurden nicht importiert. Die erste ist {file}: {reason}</translation>
    </message>
    <message>
        <source>There is no game in that file.</source>
        <translation>In dieser Datei ist keine Partie.</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titel der Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Verwalten</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Alle exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Alle löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Import, export or delete games, or open their folder</source>
        <translation>Partien importieren, exportieren oder löschen oder ihren Ordner öffnen</translation>
    </message>
    <message>
        <source>Save the selected games as files, for example to send them</source>
        <translation>Die ausgewählten Partien als Dateien speichern, zum Beispiel zum Verschicken</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Endgültig löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove star</source>
        <translation>Stern entfernen</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Die Partie auf dem Tisch kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be deleted.</source>
        <translation>Eine Partie, die in einem anderen Fenster offen ist, kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Delete the selected games permanently.</source>
        <translation>Die ausgewählten Partien endgültig löschen.</translation>
    </message>
    <message>
        <source>Delete the selected games. Undo brings them back.</source>
        <translation>Die ausgewählten Partien löschen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>A deleted game cannot be changed. Restore it first.</source>
        <translation>Eine gelöschte Partie kann nicht geändert werden. Stelle sie zuerst wieder her.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be changed.</source>
        <translation>Eine Partie, die in einem anderen Fenster offen ist, kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>The games cannot be shown</source>
        <translation>Die Partien können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Deleted games stay here for {days} days and can be restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Gelöschte Partien bleiben {days} Tage hier und können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>No deleted games</source>
        <translation>Keine gelöschten Partien</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>No game matches</source>
        <translation>Keine Partie passt dazu</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game is kept here from its first move. There is nothing to save.</source>
        <translation>Jede Partie wird hier vom ersten Schritt an aufbewahrt. Du musst nichts speichern.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>{count} ausgewählt</translation>
    </message>
    <message>
        <source>Select a single game to open it.</source>
        <translation>Wähle eine einzelne Partie, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete all games</source>
        <translation>Alle Partien löschen</translation>
    </message>
    <message>
        <source>Your games, the deleted games and all figures are removed permanently. This cannot be undone.</source>
        <translation>Deine Partien, die gelöschten Partien und die ganze Statistik werden endgültig entfernt. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Pages of the window</source>
        <translation>Seiten des Fensters</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Finished games without a star are removed when you leave them.</source>
        <translation>Beendete Partien ohne Stern werden entfernt, wenn du sie verlässt.</translation>
    </message>
    <message>
        <source>Figures count finished games only.</source>
        <translation>Die Statistik zählt nur beendete Partien.</translation>
    </message>
    <message>
        <source>A damaged game was set aside: {names}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Eine beschädigte Partie wurde beiseitegelegt: {names}.</translation>
    </message>
    <message>
        <source>{count} damaged games were set aside: {names}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>{count} beschädigte Partien wurden beiseitegelegt: {names}.</translation>
    </message>
    <message>
        <source>{count} damaged games were set aside: {names} and {more} more.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>{count} beschädigte Partien wurden beiseitegelegt: {names} und {more} weitere.</translation>
    </message>
    <message>
        <source>Gold over time</source>
        <translation>Gold im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Your gold per game will appear here.</source>
        <translation>Hier erscheint dein Gold pro Partie.</translation>
    </message>
    <message>
        <source>average of {count} games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Schnitt aus {count} Partien</translation>
    </message>
    <message>
        <source>gold of all games</source>
        <translation>Gold aller Partien</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
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
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>From it</source>
        <translation>Davon</translation>
    </message>
    <message>
        <source>Gold on average</source>
        <translation>Gold im Schnitt</translation>
    </message>
    <message>
        <source>Most gold in a game</source>
        <translation>Meistes Gold in einer Partie</translation>
    </message>
    <message>
        <source>Gold on average that came from this card</source>
        <translation>Gold, das im Schnitt von dieser Karte kam</translation>
    </message>
    <message>
        <source>Wins and gold</source>
        <translation>Siege und Gold</translation>
    </message>
    <message>
        <source>Title and star</source>
        <translation>Titel und Stern</translation>
    </message>
    <message>
        <source>Games are saved automatically. Add a title or a star to find this one easily.</source>
        <translation>Partien werden automatisch gespeichert. Mit einem Titel oder Stern findest du diese leicht wieder.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Set-up and time, as proposed</source>
        <translation>Spielaufbau und Zeit, wie vorgeschlagen</translation>
    </message>
    <message>
        <source>Star: keep this game from automatic deletion</source>
        <translation>Stern: diese Partie vor dem automatischen Löschen bewahren</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <translation>Wertungszahl im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Your rating will appear here. Only games of one person against computers count, not those from a set-up position or with free undo.</source>
        <translation>Hier erscheint deine Wertungszahl. Es zählen nur Partien eines einzelnen Menschen gegen Computer, nicht solche ab einer aufgebauten Stellung oder mit freiem Zurücknehmen.</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Tabellen (*{suffix})</translation>
    </message>
    <message>
        <source>Export the listed games</source>
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
        <translation>&amp;Titel und Stern&#xa0;…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy…</source>
        <translation>&amp;Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xport as text…</source>
        <translation>Als Te&amp;xt exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export the game as text</source>
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
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Shuffle the hidden cards again</source>
        <translation>Verdeckte Karten neu mischen</translation>
    </message>
    <message>
        <source>Otherwise the cards come in the same order as in this game.</source>
        <translation>Sonst kommen die Karten in derselben Reihenfolge wie in dieser Partie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Previous turn (Page up)</source>
        <translation>Voriger Zug (Bild auf)</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <translation>Voriger Schritt (Links)</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <translation>Nächster Schritt (Rechts)</translation>
    </message>
    <message>
        <source>Next turn (Page down)</source>
        <translation>Nächster Zug (Bild ab)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Playback speed (1, 2, 3)</source>
        <translation>Abspieltempo (1, 2, 3)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Drawing the animated picture…</source>
        <translation>Das animierte Bild wird gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Animated picture</source>
        <translation>Animiertes Bild</translation>
    </message>
    <message>
        <source>Export a picture of this moment</source>
        <translation>Bild dieses Augenblicks exportieren</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Export an animated picture (GIF)</source>
        <translation>Animiertes Bild exportieren (GIF)</translation>
    </message>
    <message>
        <source>Animated pictures</source>
        <translation>Animierte Bilder</translation>
    </message>
    <message>
        <source>Games as text</source>
        <translation>Partien als Text</translation>
    </message>
    <message>
        <source>Export the figures of all turns</source>
        <translation>Zahlen aller Züge exportieren</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Saved as {file}, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Gespeichert als {file}, samt den verdeckten Karten.</translation>
    </message>
    <message>
        <source>Copy pictur&amp;e</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Sa&amp;ve picture…</source>
        <translation>Bil&amp;d speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save &amp;animated picture…</source>
        <translation>&amp;Animiertes Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>After move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Nach Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>End of the game</source>
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
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Face-up cards only</source>
        <translation>Nur offene Karten</translation>
    </message>
    <message>
        <source>As seen by {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Wie {player} es sieht</translation>
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
        <translation>Von hier weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <translation>Gezeigte Karten</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <translation>&amp;Bild dieses Augenblicks&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>&amp;Animiertes Bild&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Moves as text…</source>
        <translation>&amp;Schritte als Text&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Figures of all turns (CSV)…</source>
        <translation>&amp;Zahlen aller Züge (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Nachspielen: {name}</translation>
    </message>
    <message>
        <source>Timeline with the gold of every player</source>
        <translation>Zeitleiste mit dem Gold aller Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>&amp;Analyse game</source>
        <translation>Partie a&amp;nalysieren</translation>
    </message>
    <message>
        <source>Expected final gold</source>
        <translation>Erwartetes Endgold</translation>
    </message>
    <message>
        <source>Expected gold over the turns</source>
        <translation>Erwartetes Gold im Verlauf der Züge</translation>
    </message>
    <message>
        <source>Board after the chosen turn</source>
        <translation>Spielplan nach dem gewählten Zug</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Game analysis</source>
        <translation>Spielanalyse</translation>
    </message>
    <message>
        <source>Turns and their ratings</source>
        <translation>Züge und ihre Beurteilung</translation>
    </message>
    <message>
        <source>All turns, judged by Master</source>
        <translation>Alle Züge, beurteilt vom Meister</translation>
    </message>
    <message>
        <source>Turns of {names}, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Züge von {names}, beurteilt vom Meister</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>There was nothing to decide in this turn.</source>
        <translation>In diesem Zug gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
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
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
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
        <source>Not known yet.</source>
        <translation>Noch nicht bekannt.</translation>
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
        <translation>Die Analyse war unterbrochen und läuft weiter.</translation>
    </message>
    <message>
        <source>Master judges each turn first: {done} of {count} done.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Der Meister beurteilt zuerst jeden Zug: {done} von {count} fertig.</translation>
    </message>
    <message>
        <source>The computer plays on from every turn many times; the more games, the more reliable the figures.</source>
        <translation>Der Computer spielt von jedem Zug aus viele Male weiter; je mehr Partien, desto verlässlicher die Zahlen.</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <translation>Angehalten. Bisherige Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>Each point is the average of {games} games that Builder plays on from there without knowing any hidden card. The bands show how uncertain it is.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Jeder Punkt ist der Schnitt aus {games} Partien, die der Baumeister von dort weiterspielt, ohne verdeckte Karten zu kennen. Die Bänder zeigen, wie unsicher er ist.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>lead {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Vorsprung {gold}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>{gold} gold now</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{gold} Gold jetzt</translation>
    </message>
    <message>
        <source>Master would have played the same.</source>
        <translation>Der Meister hätte dasselbe gespielt.</translation>
    </message>
    <message>
        <source>Master prefers another move, but rates yours equally.</source>
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
        <translation>Quadranten, Orte und Erweiterungen suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>No section fits the search.</source>
        <translation>Die Suche ergab keinen Quadranten.</translation>
    </message>
    <message>
        <source>Shuffle all</source>
        <translation>Alle mischen</translation>
    </message>
    <message>
        <source>Draw four random sections now</source>
        <translation>Jetzt vier zufällige Quadranten ziehen</translation>
    </message>
    <message>
        <source>All random</source>
        <translation>Alles zufällig</translation>
    </message>
    <message>
        <source>The sections are drawn when the game starts</source>
        <translation>Die Quadranten werden zu Spielbeginn gezogen</translation>
    </message>
    <message>
        <source>Side of the island</source>
        <translation>Seite der Insel</translation>
    </message>
    <message>
        <source>Drag sections onto or off the board, or click one and then a corner of the board. Click a section on the board to turn it.</source>
        <translation>Ziehe Quadranten auf den Spielplan oder davon weg, oder klicke auf einen und dann auf eine Ecke des Spielplans. Ein Klick auf einen Quadranten des Spielplans dreht ihn.</translation>
    </message>
    <message>
        <source>Island</source>
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
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>South-east</source>
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
        <translation>Das Plättchen der Orte dieses Quadranten (neue Ausgabe)</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Random tile</source>
        <translation>Zufälliges Plättchen</translation>
    </message>
    <message>
        <source>Random side</source>
        <translation>Zufällige Seite</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter places the chosen section, R turns it, Delete removes it</source>
        <translation>Pfeiltasten bewegen, Eingabe legt den gewählten Quadranten an, R dreht ihn, Entf entfernt ihn</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Quadranten</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter chooses a section for the board</source>
        <translation>Pfeiltasten bewegen, Eingabe wählt einen Quadranten für den Spielplan</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Suche nach Namen</translation>
    </message>
    <message>
        <source>and {count} more: find them with the search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>und {count} weitere: über die Suche zu finden</translation>
    </message>
    <message>
        <source>1 terrain card</source>
        <translation>1 Geländekarte</translation>
    </message>
    <message>
        <source>{count} terrain cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{count} Geländekarten</translation>
    </message>
    <message>
        <source>1 section</source>
        <translation>1 Quadrant</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} Quadranten</translation>
    </message>
    <message>
        <source>1 section of your own</source>
        <translation>1 eigener Quadrant</translation>
    </message>
    <message>
        <source>{count} sections of your own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{count} eigene Quadranten</translation>
    </message>
    <message>
        <source>a two-sided island</source>
        <translation>eine zweiseitige Insel</translation>
    </message>
    <message>
        <source>1 island</source>
        <translation>1 Insel</translation>
    </message>
    <message>
        <source>1 island with {count} sides</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>1 Insel mit {count} Seiten</translation>
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
    <message>
        <source>1 kind of location tile</source>
        <translation>1 Art Ortsplättchen</translation>
    </message>
    <message>
        <source>{count} kinds of location tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{count} Arten Ortsplättchen</translation>
    </message>
    <message>
        <source>1 kind of bonus tile</source>
        <translation>1 Art Bonusplättchen</translation>
    </message>
    <message>
        <source>{count} kinds of bonus tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{count} Arten Bonusplättchen</translation>
    </message>
    <message>
        <source>1 nomad tile</source>
        <translation>1 Nomadenplättchen</translation>
    </message>
    <message>
        <source>{count} nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{count} Nomadenplättchen</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 Aufgabe</translation>
    </message>
    <message>
        <source>{count} tasks</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{count} Aufgaben</translation>
    </message>
    <message>
        <source>1 task card</source>
        <translation>1 Aufgabenkarte</translation>
    </message>
    <message>
        <source>{count} task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{count} Aufgabenkarten</translation>
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
        <translation>Quadranten min.</translation>
    </message>
    <message>
        <source>Min. cards</source>
        <translation>Karten min.</translation>
    </message>
    <message>
        <source>At least this many of its sections are on the board; more may be drawn</source>
        <translation>Mindestens so viele Quadranten davon liegen aus; es können mehr gezogen werden</translation>
    </message>
    <message>
        <source>Your task cards need {count} of its sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Deine Aufgabenkarten brauchen {count} Quadranten davon</translation>
    </message>
    <message>
        <source>At least this many of its cards are in the game; more may be drawn</source>
        <translation>Mindestens so viele Karten davon sind im Spiel; es können mehr gezogen werden</translation>
    </message>
    <message>
        <source>Include sections of the base game</source>
        <translation>Mit Quadranten des Grundspiels</translation>
    </message>
    <message>
        <source>Draw as in the rulebook</source>
        <translation>Ziehen wie in der Spielregel</translation>
    </message>
    <message>
        <source>Any four sections and any three cards from all selected expansions</source>
        <translation>Beliebige vier Quadranten und drei Karten aus allen gewählten Erweiterungen</translation>
    </message>
    <message>
        <source>The base game is part of every game</source>
        <translation>Das Grundspiel ist Teil jeder Partie</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <translation>Schöne Burgen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Base game: the locations as printed</source>
        <translation>Grundspiel: die Orte wie gedruckt</translation>
    </message>
    <message>
        <source>New edition: one selection tile for each section</source>
        <translation>Neue Ausgabe: ein Auswahlplättchen für jeden Quadranten</translation>
    </message>
    <message>
        <source>Variant of the new edition: on two sections a castle replaces one location hex.</source>
        <translation>Variante der neuen Ausgabe: Auf zwei Quadranten ersetzt eine Burg ein Ortsfeld.</translation>
    </message>
    <message>
        <source>Sections and cards of all selected expansions are mixed.</source>
        <translation>Quadranten und Karten aller gewählten Erweiterungen werden gemischt.</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>No sections: the new edition has its own</source>
        <translation>Keine Quadranten: Die neue Ausgabe hat eigene</translation>
    </message>
    <message>
        <source>No sections: the board is full</source>
        <translation>Keine Quadranten: Der Spielplan ist voll</translation>
    </message>
    <message>
        <source>No sections: kept off random boards</source>
        <translation>Keine Quadranten: Nicht auf Zufallsplänen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>Stellung auf&amp;bauen&#xa0;…</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>Spie&amp;ler&#xa0;…</translation>
    </message>
    <message>
        <source>Pieces move only by their own tile</source>
        <translation>Figuren bewegt nur ihr eigenes Plättchen</translation>
    </message>
    <message>
        <source>Twin cards are wild</source>
        <translation>Zwillingskarten sind Joker</translation>
    </message>
    <message>
        <source>Lords need a settlement</source>
        <translation>Lords nur mit Siedlung</translation>
    </message>
    <message>
        <source>No Lords</source>
        <translation>Keine Lords</translation>
    </message>
    <message>
        <source>Draw at the start of the turn</source>
        <translation>Ziehen zu Beginn des Zuges</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Warriors, wagons and ships can be moved only by the tile that placed them.</source>
        <translation>Krieger, Planwagen und Schiffe können nur mit dem Plättchen bewegt werden, mit dem sie eingesetzt wurden.</translation>
    </message>
    <message>
        <source>With the Crossroads tile, two identical terrain cards in hand may be played as any terrain.</source>
        <translation>Mit dem Plättchen Kreuzung dürfen zwei gleiche Geländekarten auf der Hand als beliebiges Gelände gespielt werden.</translation>
    </message>
    <message>
        <source>The card Lords pays in a sector only to players with a settlement there.</source>
        <translation>Die Karte Lords bringt in einem Quadranten nur Spielern Gold, die dort eine Siedlung haben.</translation>
    </message>
    <message>
        <source>The card Lords is never drawn.</source>
        <translation>Die Karte Lords wird nie gezogen.</translation>
    </message>
    <message>
        <source>Players draw their terrain card at the start of their turn, not at its end.</source>
        <translation>Die Spieler ziehen ihre Geländekarte zu Beginn ihres Zuges, nicht am Ende.</translation>
    </message>
    <message>
        <source>All players see each other&apos;s terrain cards.</source>
        <translation>Alle Spieler sehen die Geländekarten der anderen.</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Task cards</source>
        <translation>Aufgabenkarten</translation>
    </message>
    <message>
        <source>Selection tiles</source>
        <translation>Auswahlplättchen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Deine eigene Wahl</translation>
    </message>
    <message>
        <source>Save it as a preset to play it again.</source>
        <translation>Speichere sie als Vorlage, um sie wieder zu spielen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Players and game</source>
        <translation>Spieler und Spiel</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>The preset “{name}” needs content that is not installed: {ids}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Die Vorlage „{name}“ braucht Inhalte, die nicht installiert sind: {ids}.</translation>
    </message>
    <message>
        <source>{place}: {sentence}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>{place}: {sentence}.</translation>
    </message>
    <message>
        <source>Expansions, “Beautiful castles”</source>
        <translation>Erweiterungen, „Schöne Burgen“</translation>
    </message>
    <message>
        <source>Board, selection tiles</source>
        <translation>Spielplan, Auswahlplättchen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Neue zufällige Startzahl</translation>
    </message>
    <message>
        <source>Free undo (training)</source>
        <translation>Freies Zurücknehmen (Training)</translation>
    </message>
    <message>
        <source>The seed determines everything random: the same seed gives the same set-up and cards.</source>
        <translation>Die Startzahl bestimmt alles Zufällige: Dieselbe Zahl ergibt denselben Spielaufbau und dieselben Karten.</translation>
    </message>
    <message>
        <source>Also takes back moves that revealed a card, and the computer&apos;s moves since your last decision.</source>
        <translation>Nimmt auch Schritte zurück, die eine Karte aufgedeckt haben, und die Züge des Computers seit deiner letzten Entscheidung.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <translation>P&amp;akete&#xa0;…</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Lizenz: {licence}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>What the pack contains</source>
        <translation>Inhalt des Pakets</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Install a pack</source>
        <translation>Paket installieren</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Replace version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Version {version} ersetzen</translation>
    </message>
    <message>
        <source>Your own content has entries with the same names, so this pack cannot be installed. If you made the pack yourself, everything in it is already here.</source>
        <translation>Deine eigenen Inhalte haben Einträge mit denselben Namen, deshalb kann dieses Paket nicht installiert werden. Hast du das Paket selbst gemacht, ist alles daraus schon hier.</translation>
    </message>
    <message>
        <source>This pack has errors and cannot be installed.</source>
        <translation>Dieses Paket hat Fehler und kann nicht installiert werden.</translation>
    </message>
    <message>
        <source>You already have a newer version ({old}); this is {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Du hast schon eine neuere Version ({old}); dies ist {new}.</translation>
    </message>
    <message>
        <source>This version is already installed.</source>
        <translation>Diese Version ist schon installiert.</translation>
    </message>
    <message>
        <source>Version {old} is installed. This is the newer version {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Version {old} ist installiert. Dies ist die neuere Version {new}.</translation>
    </message>
    <message>
        <source>This pack is damaged: remove it or install it again.</source>
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
        <source>Version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Version {version} by {author}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Version {version} von {author}</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 Plättchen</translation>
    </message>
    <message>
        <source>{count} tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} Plättchen</translation>
    </message>
    <message>
        <source>1 terrain</source>
        <translation>1 Geländeart</translation>
    </message>
    <message>
        <source>{count} terrains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} Geländearten</translation>
    </message>
    <message>
        <source>1 location</source>
        <translation>1 Ort</translation>
    </message>
    <message>
        <source>{count} locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} Orte</translation>
    </message>
    <message>
        <source>1 piece</source>
        <translation>1 Figur</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} Figuren</translation>
    </message>
    <message>
        <source>1 of your games needs it.</source>
        <translation>1 deiner Partien braucht es.</translation>
    </message>
    <message>
        <source>{count} of your games need it.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} deiner Partien brauchen es.</translation>
    </message>
    <message>
        <source>1 of them is unfinished.</source>
        <translation>1 davon ist unbeendet.</translation>
    </message>
    <message>
        <source>{count} of them are unfinished.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{count} davon sind unbeendet.</translation>
    </message>
    <message>
        <source>{id} (not installed)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{id} (nicht installiert)</translation>
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
        <translation>Pakete</translation>
    </message>
    <message>
        <source>No packs are installed. Packs are {suffix} files.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Es sind keine Pakete installiert. Pakete sind {suffix}-Dateien.</translation>
    </message>
    <message>
        <source>Installed packs</source>
        <translation>Installierte Pakete</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Install a pack…</source>
        <translation>Paket installieren&#xa0;…</translation>
    </message>
    <message>
        <source>Packs add sections, tiles and cards made by others.</source>
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
        <source>Kingdom Builder</source>
        <translation>Kingdom Builder</translation>
    </message>
    <message>
        <source>{count} players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>{count} Spieler</translation>
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
        <translation>Öffne dieses Bild in Kingdom Builder Qt oder füge es oder seinen Code dort ein, um denselben Spielplan mit denselben Karten zu spielen.</translation>
    </message>
    <message>
        <source>Board of the position</source>
        <translation>Spielplan der Stellung</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Start from a position</source>
        <translation>Ab einer Stellung beginnen</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Paste a position here, or write one: board, settlements, cards, whose turn…</source>
        <translation>Füge hier eine Stellung ein oder schreibe eine: Spielplan, Siedlungen, Karten, wer am Zug ist&#xa0;…</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <translation>Fehler in der Stellung</translation>
    </message>
    <message>
        <source>&amp;How to write a position</source>
        <translation>&amp;Wie man eine Stellung schreibt</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Partie starten</translation>
    </message>
    <message>
        <source>Position</source>
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
        <translation>Das ist eine ganze Partie. Um sie zu spielen, kopiere sie und füge sie im Hauptfenster ein.</translation>
    </message>
    <message>
        <source>This text has errors:</source>
        <translation>Dieser Text hat Fehler:</translation>
    </message>
    <message>
        <source>No position yet.</source>
        <translation>Noch keine Stellung.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie vorbei.</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <translation>Diese Stellung kann nicht gespielt werden:</translation>
    </message>
    <message>
        <source>Round {round}, {player} is to move.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Runde {round}, {player} ist am Zug.</translation>
    </message>
    <message>
        <source>No game can lead to this position, but it can be played:</source>
        <translation>Keine Partie kann zu dieser Stellung führen, aber sie kann gespielt werden:</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>How to write a position</source>
        <translation>Wie man eine Stellung schreibt</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Gespielte Karte</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Click a hex to place it, click again to remove it. Arrow keys and Enter work too.</source>
        <translation>Klicke zum Setzen auf ein Feld, nochmals zum Entfernen. Pfeiltasten und Eingabe gehen auch.</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Einsetzbar</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Eingesetzt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Location tile taken</source>
        <translation>Genommenes Ortsplättchen</translation>
    </message>
    <message>
        <source>Nomad tile: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Nomadenplättchen: {tile}</translation>
    </message>
    <message>
        <source>A nomad tile has no owner until it is taken.</source>
        <translation>Ein Nomadenplättchen hat keinen Besitzer, bis es genommen wird.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>All other cards (unknown)</source>
        <translation>Alle anderen Karten (unbekannt)</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>As in the text</source>
        <translation>Wie im Text</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Rename this preset (F2)</source>
        <translation>Diese Vorlage umbenennen (F2)</translation>
    </message>
    <message>
        <source>Delete this preset (Del)</source>
        <translation>Diese Vorlage löschen (Entf)</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>New here</source>
        <translation>Neu hier</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Meine Partie</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>About even: {level}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Etwa gleich stark: {level}</translation>
    </message>
    <message>
        <source>Plays at this computer</source>
        <translation>Spielt an diesem Computer</translation>
    </message>
    <message>
        <source>The level for newcomers, until one of your games is rated</source>
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
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Move to an earlier turn</source>
        <translation>Früher an die Reihe</translation>
    </message>
    <message>
        <source>Move to a later turn</source>
        <translation>Später an die Reihe</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>Ein anderer Spieler</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Spieler wählen</translation>
    </message>
    <message>
        <source>Colour: {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Farbe: {name}</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Random start player</source>
        <translation>Zufälliger Startspieler</translation>
    </message>
    <message>
        <source>in turn order</source>
        <translation>in Spielreihenfolge</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py, kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Zwei Spieler heißen {name}.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players from now on</source>
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
        <translation>Alle sind zufällig.</translation>
    </message>
    <message>
        <source>The rest are random.</source>
        <translation>Der Rest ist zufällig.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>New edition</source>
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
        <translation>Wie in der Regel</translation>
    </message>
    <message>
        <source>With all expansions</source>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>With selection tiles</source>
        <translation>Mit Auswahlplättchen</translation>
    </message>
    <message>
        <source>Two more castles</source>
        <translation>Zwei Burgen mehr</translation>
    </message>
    <message>
        <source>No sections or cards yet</source>
        <translation>Noch keine Quadranten oder Karten</translation>
    </message>
    <message>
        <source>The board and cards that the rulebook recommends for a first game.</source>
        <translation>Spielplan und Karten, die die Spielregel für die erste Partie empfiehlt.</translation>
    </message>
    <message>
        <source>All expansions together: their sections and cards are mixed.</source>
        <translation>Alle Erweiterungen zusammen: Ihre Quadranten und Karten werden gemischt.</translation>
    </message>
    <message>
        <source>A selection tile, one of eight, decides which location tiles each section has.</source>
        <translation>Eines von acht Auswahlplättchen entscheidet, welche Ortsplättchen jeder Quadrant hat.</translation>
    </message>
    <message>
        <source>A variant of the new edition: on two sections a castle replaces a location.</source>
        <translation>Eine Variante der neuen Ausgabe: Auf zwei Quadranten ersetzt eine Burg einen Ort.</translation>
    </message>
    <message>
        <source>A set-up that you saved.</source>
        <translation>Ein Spielaufbau, den du gespeichert hast.</translation>
    </message>
    <message>
        <source>Base game</source>
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
        <source>4 of {count} sections, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>4 von {count} Quadranten, mindestens {least}</translation>
    </message>
    <message>
        <source>4 of {count} sections, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>4 von {count} Quadranten, zufällig</translation>
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
        <translation>Über Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Version {version}, Python {python}, Qt for Python {qt}</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Version {version}, Python {python}, Qt for Python {qt}</translation>
    </message>
    <message>
        <source>Kingdom Builder Qt</source>
        <translation>Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Inoffiziell</translation>
    </message>
    <message>
        <source>A program made by fans of the board game. It is not affiliated with or endorsed by the game&apos;s publisher or its author, and contains no artwork of the printed game.</source>
        <translation>Ein Programm von Freunden des Brettspiels. Es steht in keiner Verbindung zum Verlag oder Autor des Spiels, wird von ihnen nicht unterstützt und enthält keine Grafik des gedruckten Spiels.</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Code and drawings by the Kingdom Builder Qt contributors, MIT licence. You may use, change and pass them on freely.</source>
        <translation>Code und Zeichnungen von den Mitwirkenden an Kingdom Builder Qt, MIT-Lizenz. Du darfst sie frei nutzen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Qt and PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm and Pillow under MIT, MPL and MIT-CMU licences. All texts, and how to replace the Qt libraries, are in the folder “licences” of the installed program.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Qt und PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm und Pillow unter den Lizenzen MIT, MPL und MIT-CMU. Alle Texte und eine Anleitung zum Austauschen der Qt-Bibliotheken liegen im Ordner „licences“ des installierten Programms.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Inter by Rasmus Andersson and the Inter Project Authors, Alegreya by Juan Pablo del Peral and the Alegreya Project Authors, both SIL Open Font License 1.1.</source>
        <translation>Inter von Rasmus Andersson und den Inter Project Authors, Alegreya von Juan Pablo del Peral und den Alegreya Project Authors, beide SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Einstellun&amp;gen&#xa0;…</translation>
    </message>
    <message>
        <source>Content &amp;problems…</source>
        <translation>Probleme der &amp;Inhalte&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>Position copied. Hidden cards appear in it as “?”.</source>
        <translation>Stellung kopiert. Verdeckte Karten stehen darin als „?“.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partie kopiert.</translation>
    </message>
    <message>
        <source>Game copied, including the hidden cards.</source>
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
        <translation>Eine Partie, die mit einer Stellung begann, hat keinen Aufbaucode. Kopiere stattdessen die Stellung als Text.</translation>
    </message>
    <message>
        <source>This game has no set-up code: {reason}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Diese Partie hat keinen Aufbaucode: {reason}.</translation>
    </message>
    <message>
        <source>Start without saving</source>
        <translation>Ohne Speichern beginnen</translation>
    </message>
    <message>
        <source>The game cannot be set up: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Die Partie kann nicht aufgebaut werden: {error}.</translation>
    </message>
    <message>
        <source>Your game is saved. To return to it, choose Game &gt; Games.</source>
        <translation>Deine Partie ist gespeichert. Du findest sie unter „Spiel &gt; Partien“.</translation>
    </message>
    <message>
        <source>The content of the game is missing.</source>
        <translation>Der Inhalt der Partie fehlt.</translation>
    </message>
    <message>
        <source>This set-up code cannot be used: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Dieser Aufbaucode kann nicht verwendet werden: {error}.</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <translation>Diese Partie ist schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>Your games have later moves of this game. It continues with them.</source>
        <translation>Deine Partien enthalten spätere Schritte dieser Partie. Sie geht damit weiter.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <translation>Diese Partie ist nicht mehr unter deinen Partien.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <translation>Ohne Speichern weiterspielen</translation>
    </message>
    <message>
        <source>the copied game</source>
        <translation>die kopierte Partie</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <translation>Diese Partie wurde aus den gelöschten Partien wiederhergestellt.</translation>
    </message>
    <message>
        <source>This position is too long: at most {count} characters can be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Diese Stellung ist zu lang: Höchstens {count} Zeichen können gelesen werden.</translation>
    </message>
    <message>
        <source>This game could not be added to your games: their folder cannot be written to.</source>
        <translation>Diese Partie konnte nicht zu deinen Partien hinzugefügt werden: Deren Ordner ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The copied game cannot be played.</source>
        <translation>Die kopierte Partie kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The last moves are not saved. If you close the game now, they will be lost.</source>
        <translation>Die letzten Schritte sind nicht gespeichert. Schließt du die Partie jetzt, gehen sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbsc&amp;hema</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Computer speed</source>
        <translation>Computerte&amp;mpo</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <translation>&amp;Erste Partie</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Section &amp;editor</source>
        <translation>&amp;Quadranteneditor</translation>
    </message>
    <message>
        <source>&amp;Back to the editor</source>
        <translation>&amp;Zurück zum Editor</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>Partie s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Decline or finish action</source>
        <translation>&amp;Ablehnen oder Aktion abschließen</translation>
    </message>
    <message>
        <source>Back to &amp;mandatory action</source>
        <translation>Zurück zur &amp;Pflichtaktion</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Replay last turns</source>
        <translation>Letzte Züge noch einmal &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Copy set-up &amp;code</source>
        <translation>Aufbau&amp;code kopieren</translation>
    </message>
    <message>
        <source>Save set-up as p&amp;icture…</source>
        <translation>Spielaufbau als B&amp;ild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Paste position, game, code or picture…</source>
        <translation>Stellung, Partie, Code oder Bild &amp;einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <translation>Computer &amp;sofort ziehen lassen</translation>
    </message>
    <message>
        <source>&amp;Pause the computer</source>
        <translation>&amp;Computer anhalten</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <translation>&amp;Einen Schritt spielen</translation>
    </message>
    <message>
        <source>Step one &amp;turn</source>
        <translation>Einen Zu&amp;g spielen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Sc&amp;hneller</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>An &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>Turn the &amp;board round</source>
        <translation>&amp;Spielplan umdrehen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>&amp;Running score</source>
        <translation>&amp;Laufender Goldstand</translation>
    </message>
    <message>
        <source>Show &amp;possible hexes</source>
        <translation>&amp;Mögliche Felder zeigen</translation>
    </message>
    <message>
        <source>Show &amp;gold of a hex</source>
        <translation>&amp;Gold eines Feldes zeigen</translation>
    </message>
    <message>
        <source>&amp;Mark the section being tried</source>
        <translation>&amp;Probierten Quadranten markieren</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>To&amp;n</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Tips in the first game</source>
        <translation>T&amp;ipps in der ersten Partie</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Packs…</source>
        <translation>Pakete&#xa0;…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>Do you want to save it elsewhere?</source>
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
        <source>Turns can be shown again only with animation (see Settings).</source>
        <translation>Züge können nur mit Animation noch einmal gezeigt werden (siehe Einstellungen).</translation>
    </message>
    <message>
        <source>Content problems</source>
        <translation>Probleme der Inhalte</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alle kopieren</translation>
    </message>
    <message>
        <source>All content files are in order.</source>
        <translation>Alle Inhaltsdateien sind in Ordnung.</translation>
    </message>
    <message>
        <source>Problems: {count}. Errors: {errors}. Entries with an error cannot be played; all others can.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Probleme: {count}. Fehler: {errors}. Einträge mit einem Fehler können nicht gespielt werden, alle anderen schon.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Up to {count} characters</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Bis zu {count} Zeichen</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Porträt {number}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Porträt</translation>
    </message>
    <message>
        <source>This player can take a seat in any new game.</source>
        <translation>Dieser Spieler kann in jeder neuen Partie Platz nehmen.</translation>
    </message>
    <message>
        <source>Finished games keep the name under which they were played.</source>
        <translation>Beendete Partien behalten den Namen, unter dem sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Another player is called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Ein anderer Spieler heißt schon {name}.</translation>
    </message>
    <message>
        <source>No players yet. Add everyone who plays at this computer.</source>
        <translation>Noch keine Spieler. Füge alle hinzu, die an diesem Computer spielen.</translation>
    </message>
    <message>
        <source>People who play here</source>
        <translation>Wer hier spielt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <translation>Spieler hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>An die Spitze</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The first player takes a seat in every new game and plays the challenges.</source>
        <translation>Der erste Spieler nimmt in jeder neuen Partie Platz und spielt die Herausforderungen.</translation>
    </message>
    <message>
        <source>Set-up {date}</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Spielaufbau {date}</translation>
    </message>
    <message>
        <source>Save the set-up as a picture</source>
        <translation>Spielaufbau als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Saved as {file}, and copied for pasting.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Gespeichert als {file} und zum Einfügen kopiert.</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>Dieses Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <translation>Dieses Bild ist zu groß.</translation>
    </message>
    <message>
        <source>No set-up code can be read from this picture.</source>
        <translation>Aus diesem Bild kann kein Aufbaucode gelesen werden.</translation>
    </message>
    <message>
        <source>If a code is printed below the board, copy it as text and paste it.</source>
        <translation>Steht unter dem Spielplan ein Code, kopiere ihn als Text und füge ihn ein.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show running score</source>
        <translation>Laufenden Goldstand zeigen</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <translation>Koordinaten zeigen</translation>
    </message>
    <message>
        <source>Show paths between settlements</source>
        <translation>Wege zwischen Siedlungen zeigen</translation>
    </message>
    <message>
        <source>Show possible hexes</source>
        <translation>Mögliche Felder zeigen</translation>
    </message>
    <message>
        <source>Animate possible hexes</source>
        <translation>Mögliche Felder animieren</translation>
    </message>
    <message>
        <source>Animate water and flags</source>
        <translation>Wasser und Fahnen animieren</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>Züge von Hand beenden</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <translation>Erzwungene Schritte automatisch spielen</translation>
    </message>
    <message>
        <source>Usual opponent</source>
        <translation>Üblicher Gegner</translation>
    </message>
    <message>
        <source>People who play here…</source>
        <translation>Wer hier spielt&#xa0;…</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off while the computer runs on battery.</source>
        <translation>Aus im Akkubetrieb.</translation>
    </message>
    <message>
        <source>Stops after a few seconds. Off while the computer runs on battery.</source>
        <translation>Hört nach ein paar Sekunden auf. Aus im Akkubetrieb.</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <translation>Computertempo</translation>
    </message>
    <message>
        <source>Master&apos;s thinking time</source>
        <translation>Bedenkzeit des Meisters</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Otherwise it ends as soon as you can do nothing more.</source>
        <translation>Sonst endet er, sobald du nichts mehr tun kannst.</translation>
    </message>
    <message>
        <source>Undo takes it back together with your previous move.</source>
        <translation>„Rückgängig“ nimmt ihn zusammen mit deinem vorigen Schritt zurück.</translation>
    </message>
    <message>
        <source>Plays against you in a first game. Challenges have their own opponents.</source>
        <translation>Spielt in der ersten Partie gegen dich. Herausforderungen haben eigene Gegner.</translation>
    </message>
    <message>
        <source>Names, colours and portraits of the people who play here</source>
        <translation>Namen, Farben und Porträts aller, die hier spielen</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>Beendete Partien behalten</translation>
    </message>
    <message>
        <source>Unfinished and starred games are always kept. All games stay on this computer.</source>
        <translation>Unbeendete Partien und solche mit Stern bleiben immer erhalten. Alle Partien bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Tempo der Animation</translation>
    </message>
    <message>
        <source>How long Master may think about a turn</source>
        <translation>Wie lange der Meister über einen Zug nachdenken darf</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Do not offer this again</source>
        <translation>Nicht mehr anbieten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Section editor</source>
        <translation>Quadranteneditor</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board, against the computer</source>
        <translation>Wie in der Spielregel, gegen Computer</translation>
    </message>
    <message>
        <source>Choose players, board and cards</source>
        <translation>Spieler, Spielplan und Karten wählen</translation>
    </message>
    <message>
        <source>Draw your own board sections</source>
        <translation>Zeichne eigene Quadranten</translation>
    </message>
    <message>
        <source>New here? Learn the game in 10 minutes</source>
        <translation>Neu hier? Lerne das Spiel in 10 Minuten</translation>
    </message>
    <message>
        <source>Who are you? Enter your name</source>
        <translation>Wer bist du? Gib deinen Namen ein</translation>
    </message>
    <message>
        <source>You will find the lessons in the Learn menu.</source>
        <translation>Die Lektionen findest du im Menü „Lernen“.</translation>
    </message>
    <message>
        <source>You can enter your name in the settings.</source>
        <translation>Deinen Namen kannst du in den Einstellungen eingeben.</translation>
    </message>
    <message>
        <source>Welcome, {name}!</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Willkommen, {name}!</translation>
    </message>
    <message>
        <source>An unofficial desktop edition of the board game.</source>
        <translation>Eine inoffizielle Computerfassung des Brettspiels.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Game board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>No hint could be found ({reason}).</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/advice_request.py</extracomment>
        <translation>Es konnte kein Tipp gefunden werden ({reason}).</translation>
    </message>
    <message>
        <source>No hints are given here.</source>
        <translation>Hier gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>{tile}: first turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: Decke zuerst eine Karte auf.</translation>
    </message>
    <message>
        <source>First click “I am {player}”.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Klicke zuerst auf „Ich bin {player}“.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>It is not a computer player&apos;s turn.</source>
        <translation>Es ist kein Computerspieler am Zug.</translation>
    </message>
    <message>
        <source>The game is over. Its last decision can no longer be undone.</source>
        <translation>Die Partie ist vorbei. Die letzte Entscheidung kann nicht mehr zurückgenommen werden.</translation>
    </message>
    <message>
        <source>You cannot undo beyond a new card or another player&apos;s decision.</source>
        <translation>Hinter eine neue Karte oder die Entscheidung eines anderen Spielers kannst du nicht zurück.</translation>
    </message>
    <message>
        <source>The only possible move was played for you.</source>
        <translation>Der einzig mögliche Schritt wurde für dich gespielt.</translation>
    </message>
    <message>
        <source>No {piece} can be placed now. If you have a tile for it, choose that first.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Das kann jetzt nicht eingesetzt werden ({piece}). Hast du ein Plättchen dafür, wähle zuerst dieses.</translation>
    </message>
    <message>
        <source>This piece can only go back to the supply. Click the supply, or click the piece to leave it where it is.</source>
        <translation>Diese Figur kann nur in den Vorrat zurück. Klicke auf den Vorrat, oder klicke auf die Figur, um sie stehen zu lassen.</translation>
    </message>
    <message>
        <source>That is not part of this game.</source>
        <translation>Das gehört nicht zu dieser Partie.</translation>
    </message>
    <message>
        <source>The {tile} stays in use until your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>„{tile}“ bleibt wirksam, bis du das nächste Mal baust.</translation>
    </message>
    <message>
        <source>You have already chosen your card for this turn.</source>
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
        <source>Now played by the computer ({level}): {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Jetzt vom Computer gespielt ({level}): {players}.</translation>
    </message>
    <message>
        <source>The computer player did not answer and is being restarted…</source>
        <translation>Der Computerspieler hat nicht geantwortet und wird neu gestartet&#xa0;…</translation>
    </message>
    <message>
        <source>The computer player took too long; it plays the rest of this turn at random.</source>
        <translation>Der Computerspieler hat zu lange gebraucht; den Rest des Zuges spielt er zufällig.</translation>
    </message>
    <message>
        <source>The computer player is not responding ({reason}). Press P to try again, or F2 to play in its place.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Der Computerspieler antwortet nicht ({reason}). Drücke P, um es noch einmal zu versuchen, oder F2, um für ihn zu spielen.</translation>
    </message>
    <message>
        <source>Choose a tile first, or end your turn.</source>
        <translation>Wähle zuerst ein Plättchen oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>You have nothing left to do. End your turn.</source>
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
        <source>Turns can be shown again only with animation (see Settings).</source>
        <translation>Züge können nur mit Animation noch einmal gezeigt werden (siehe Einstellungen).</translation>
    </message>
    <message>
        <source>H: move now</source>
        <translation>H: sofort ziehen</translation>
    </message>
    <message>
        <source>Counting gold</source>
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
        <source>Your cards and tiles appear when you click.</source>
        <translation>Deine Karten und Plättchen erscheinen, wenn du klickst.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Ich bin {player}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Kingdom Builder Qt</source>
        <translation>Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Von hier nachspielen</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Von hier weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Schritte</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Alle Aktionen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <translation>Eingabe spielt den gewählten Schritt.</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Wertungsblatt</translation>
    </message>
    <message>
        <source>Possib&amp;le moves</source>
        <translation>Mögl&amp;iche Schritte</translation>
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
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pla&amp;y it</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Second best</source>
        <translation>Zweitbester</translation>
    </message>
    <message>
        <source>Master suggests</source>
        <translation>Der Meister empfiehlt</translation>
    </message>
    <message>
        <source>{lead}. {behind}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{lead}. {behind}</translation>
    </message>
    <message>
        <source>&amp;Best</source>
        <translation>&amp;Bester</translation>
    </message>
    <message>
        <source>&amp;Second best</source>
        <translation>&amp;Zweitbester</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug b&amp;eenden</translation>
    </message>
    <message>
        <source>Hints, tips, lessons and puzzles appear here. Ctrl+H asks for a hint.</source>
        <translation>Tipps, Hinweise, Lektionen und Rätsel erscheinen hier. Mit Strg+H bittest du um einen Tipp.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards</source>
        <translation>Kingdom-Builder-Karten</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>Am Ende der Partie</translation>
    </message>
    <message>
        <source>Tasks: paid once, at the end of the game</source>
        <translation>Aufgaben: Gold gibt es einmal, am Ende der Partie</translation>
    </message>
    <message>
        <source>Paid during the game</source>
        <translation>Gold während der Partie</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Die letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Play the undone decision again</source>
        <translation>Die zurückgenommene Entscheidung wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Decline (D)</source>
        <translation>Ablehnen (D)</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>{player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>Du siehst zu</translation>
    </message>
    <message>
        <source>Please wait</source>
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
        <translation>Platz für eine weitere Geländekarte, die dir ein Plättchen dieser Partie geben kann</translation>
    </message>
    <message>
        <source>Further card</source>
        <translation>Weitere Karte</translation>
    </message>
    <message>
        <source>{terrain}: {count}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>{terrain}: {count}</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>no free hex</source>
        <translation>kein freies Feld</translation>
    </message>
    <message>
        <source>Your terrain card. Click it to build.</source>
        <translation>Deine Geländekarte. Klicke darauf, um zu bauen.</translation>
    </message>
    <message>
        <source>This turn&apos;s terrain card</source>
        <translation>Die Geländekarte dieses Zuges</translation>
    </message>
    <message>
        <source>Click to play this card for the whole turn</source>
        <translation>Klicke, um diese Karte für den ganzen Zug zu spielen</translation>
    </message>
    <message>
        <source>Not chosen. Discarded with the other card at the end of your turn</source>
        <translation>Nicht gewählt. Wird am Ende deines Zuges mit der anderen Karte abgelegt</translation>
    </message>
    <message>
        <source>Turned up for this action only, then discarded</source>
        <translation>Nur für diese Aktion aufgedeckt, danach abgelegt</translation>
    </message>
    <message>
        <source>Your card for the next turn</source>
        <translation>Deine Karte für den nächsten Zug</translation>
    </message>
    <message>
        <source>This card is hidden for now</source>
        <translation>Diese Karte ist im Moment verdeckt</translation>
    </message>
    <message>
        <source>You have no terrain card this turn</source>
        <translation>Du hast in diesem Zug keine Geländekarte</translation>
    </message>
    <message>
        <source>Click to use this side of the card for the whole turn</source>
        <translation>Klicke, um diese Seite der Karte für den ganzen Zug zu verwenden</translation>
    </message>
    <message>
        <source>Key: Alt+{number}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Taste: Alt+{number}</translation>
    </message>
    <message>
        <source>It can be chosen after the current action</source>
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
        <translation>Den Computern zusehen</translation>
    </message>
    <message>
        <source>Play one move, then wait (S)</source>
        <translation>Einen Schritt spielen, dann warten (S)</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Play one turn, then wait (T)</source>
        <translation>Einen Zug spielen, dann warten (T)</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <translation>Computertempo</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Let the computers play on (P)</source>
        <translation>Die Computer weiterspielen lassen (P)</translation>
    </message>
    <message>
        <source>Pause the computers (P)</source>
        <translation>Die Computer anhalten (P)</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py, kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{gold} Gold</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>{count} of {all} settlements left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>noch {count} von {all} Siedlungen</translation>
    </message>
    <message>
        <source>Click to see this turn again.</source>
        <translation>Klicke, um diesen Zug noch einmal zu sehen.</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Wer {player} spielt: {level}</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}. Click to change it.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Wer {player} spielt: {level}. Klicke, um es zu ändern.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>{count} cards in hand</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{count} Karten auf der Hand</translation>
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
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>Wer {player} spielt</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
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
        <translation>Karten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Cards, log or advice</source>
        <translation>Karten, Verlauf oder Rat</translation>
    </message>
    <message>
        <source>Advice: something to read</source>
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
    <message>
        <source>1 card in the draw pile</source>
        <translation>1 Karte im Nachziehstapel</translation>
    </message>
    <message>
        <source>{count} cards in the draw pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{count} Karten im Nachziehstapel</translation>
    </message>
    <message>
        <source>1 card in the discard pile</source>
        <translation>1 Karte im Ablagestapel</translation>
    </message>
    <message>
        <source>{count} cards in the discard pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{count} Karten im Ablagestapel</translation>
    </message>
    <message>
        <source>Cards removed from the game: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Aus dem Spiel genommene Karten: {cards}</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Deine Plättchen</translation>
    </message>
    <message>
        <source>Key: {digit}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Taste: {digit}</translation>
    </message>
    <message>
        <source>No tiles yet. Build next to a location to take one.</source>
        <translation>Noch keine Plättchen. Baue neben einen Ort, um eines zu nehmen.</translation>
    </message>
    <message>
        <source>{player} has no tiles yet.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>{player} hat noch keine Plättchen.</translation>
    </message>
    <message>
        <source>Having no settlement counts as a rank, too. Tied players get the full amount.</source>
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
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>{player}, {place} place</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {place} Platz</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>{state}, {left} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>{state}, {left} von {all}</translation>
    </message>
    <message>
        <source>1 settlement stored</source>
        <translation>1 Siedlung gelagert</translation>
    </message>
    <message>
        <source>{count} settlements stored</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>{count} Siedlungen gelagert</translation>
    </message>
    <message>
        <source>1 number tile</source>
        <translation>1 Zahlenplättchen</translation>
    </message>
    <message>
        <source>{count} number tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>{count} Zahlenplättchen</translation>
    </message>
    <message>
        <source>Every player has this action.</source>
        <translation>Jeder Spieler hat diese Aktion.</translation>
    </message>
    <message>
        <source>Taken from {places}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Genommen von {places}.</translation>
    </message>
    <message>
        <source>It can be used on your own turn.</source>
        <translation>Einsetzbar in deinem eigenen Zug.</translation>
    </message>
    <message>
        <source>Click to use it once more with the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Klicke, um es mit „{tile}“ noch einmal einzusetzen.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Show the score sheet now (Esc)</source>
        <translation>Wertungsblatt jetzt zeigen (Esc)</translation>
    </message>
    <message>
        <source>The game is over. Gold is being counted. Press Esc for the score sheet.</source>
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
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>during the game</source>
        <translation>während der Partie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>The same board, cards and players again</source>
        <translation>Noch einmal mit gleichem Spielplan, gleichen Karten und Spielern</translation>
    </message>
    <message>
        <source>Copy a picture of board and result</source>
        <translation>Ein Bild von Spielplan und Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Other seats, another opponent, pictures</source>
        <translation>Andere Plätze, anderer Gegner, Bilder</translation>
    </message>
    <message>
        <source>Rematch with &amp;seats changed</source>
        <translation>Revanche mit &amp;getauschten Plätzen</translation>
    </message>
    <message>
        <source>The next player starts</source>
        <translation>Der nächste Spieler beginnt</translation>
    </message>
    <message>
        <source>Same board, &amp;other opponent</source>
        <translation>Gleicher Spielplan, &amp;anderer Gegner</translation>
    </message>
    <message>
        <source>Select a number to see on the board which settlements earned it.</source>
        <translation>Wähle eine Zahl, um auf dem Spielplan zu sehen, welche Siedlungen sie gebracht haben.</translation>
    </message>
    <message>
        <source>If the game ended now</source>
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
        <source>About as good as the best turn</source>
        <translation>Etwa so gut wie der beste Zug</translation>
    </message>
    <message>
        <source>About {gold} gold less in the end than the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Am Ende etwa {gold} Gold weniger als der beste Zug</translation>
    </message>
    <message>
        <source>Expected result: a tie</source>
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
        <translation>Er kostet den Gegner etwa {gold} Gold.</translation>
    </message>
    <message>
        <source>It leaves the opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Er lässt dem Gegner etwa {gold} Gold mehr.</translation>
    </message>
    <message>
        <source>It costs each opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Er kostet jeden Gegner etwa {gold} Gold.</translation>
    </message>
    <message>
        <source>It leaves each opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Er lässt jedem Gegner etwa {gold} Gold mehr.</translation>
    </message>
    <message>
        <source>It prepares about {gold} gold for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Er bereitet etwa {gold} Gold für spätere Züge vor.</translation>
    </message>
    <message>
        <source>It leaves about {gold} gold less for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Er lässt etwa {gold} Gold weniger für spätere Züge.</translation>
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
        <translation>Keine verbleibende Aktion hilft. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Nothing you can do here helps.</source>
        <translation>Hier hilft nichts, was du tun kannst.</translation>
    </message>
    <message>
        <source>No other turn earns more gold now.</source>
        <translation>Kein anderer Zug bringt jetzt mehr Gold.</translation>
    </message>
    <message>
        <source>Several turns are about as good; none is clearly better.</source>
        <translation>Mehrere Züge sind etwa gleich gut; keiner ist klar besser.</translation>
    </message>
    <message>
        <source>It takes the {tile} tile</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Er nimmt das Plättchen „{tile}“</translation>
    </message>
    <message>
        <source>It keeps more options open for the next card</source>
        <translation>Er hält mehr Möglichkeiten für die nächste Karte offen</translation>
    </message>
    <message>
        <source>It brings other locations and castles closer</source>
        <translation>Er bringt andere Orte und Burgen näher</translation>
    </message>
    <message>
        <source>It sets up a better next turn</source>
        <translation>Er bereitet einen besseren nächsten Zug vor</translation>
    </message>
    <message>
        <source>It keeps more free hexes to expand into</source>
        <translation>Er behält mehr freie Felder zum Ausbreiten</translation>
    </message>
    <message>
        <source>It gains an advantage for later</source>
        <translation>Er gewinnt einen Vorteil für später</translation>
    </message>
    <message>
        <source>It takes {number} {tile} tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Er nimmt {number} Plättchen „{tile}“</translation>
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
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Card</source>
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
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>use</source>
        <translation>einsetzen</translation>
    </message>
    <message>
        <source>take a number tile</source>
        <translation>Zahlenplättchen nehmen</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
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
        <translation>Tipps</translation>
    </message>
    <message>
        <source>free undo</source>
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
        <source>{player} ends the turn and draws {count} cards</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} beendet den Zug und zieht {count} Karten</translation>
    </message>
    <message>
        <source>{player} ends the turn and draws a card</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} beendet den Zug und zieht eine Karte</translation>
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
        <translation>Das ist eine Stellung, keine Partie.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation>Diese Datei ist keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>This file was saved by a newer version of the program.</source>
        <translation>Diese Datei wurde von einer neueren Version des Programms gespeichert.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This game needs boards, tiles or cards that are not installed.</source>
        <translation>Diese Partie braucht Spielpläne, Plättchen oder Karten, die nicht installiert sind.</translation>
    </message>
    <message>
        <source>This file is damaged or incomplete.</source>
        <translation>Diese Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>This game cannot be opened now.</source>
        <translation>Diese Partie kann jetzt nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The unfinished game is kept, but cannot be continued now.</source>
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
        <source>It needs one more that is missing or different.</source>
        <translation>Ein weiterer Inhalt fehlt oder ist anders.</translation>
    </message>
    <message>
        <source>It needs {count} more that are missing or different.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>{count} weitere Inhalte fehlen oder sind anders.</translation>
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
        <translation>Wähle einen anderen Namen, damit die Datei überall verwendet werden kann.</translation>
    </message>
    <message>
        <source>{game}, {when}</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{game}, {when}</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>Ab einer Stellung</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>{expansion} and {count} more</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{expansion} und {count} weitere</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <translation>Schöne Burgen</translation>
    </message>
    <message>
        <source>First game</source>
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
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
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
        <source>{hex} – press Enter to play here</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex} – Eingabe drücken, um hier zu spielen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
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
        <translation>kein Plättchen mehr</translation>
    </message>
    <message>
        <source>1 tile left</source>
        <translation>noch 1 Plättchen</translation>
    </message>
    <message>
        <source>{count} tiles left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>noch {count} Plättchen</translation>
    </message>
    <message>
        <source>{tile}: drop it here, or drag it on ({steps} left)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Lass hier los oder ziehe weiter (noch {steps})</translation>
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
        <source>{tile}: take a number tile, or build up to 1 on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Nimm ein Zahlenplättchen oder baue bis zu 1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: take a number tile, or build up to {left} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Nimm ein Zahlenplättchen oder baue bis zu {left} auf {terrain:plural}</translation>
    </message>
    <message>
        <source>{tile}: take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Nimm ein Zahlenplättchen</translation>
    </message>
    <message>
        <source>{tile}: build up to 1 on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue bis zu 1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: build up to {left} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue bis zu {left} auf {terrain:plural}</translation>
    </message>
    <message>
        <source>{tile} {nth} of {count}: build on {terrain:indefinite} hex, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}, {nth} von {count}: Baue auf {terrain:indefinite} oder lehne ab</translation>
    </message>
    <message>
        <source>{tile} {nth} of {count}: build on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}, {nth} von {count}: Baue auf {terrain:plural} oder lehne ab</translation>
    </message>
    <message>
        <source>{tile}: build on {terrain:indefinite} hex, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue auf {terrain:indefinite} oder lehne ab</translation>
    </message>
    <message>
        <source>{tile}: build on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue auf {terrain:plural} oder lehne ab</translation>
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
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{count} Schritte</translation>
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
        <source>{tile}: keep going, {steps} left, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Weiter, noch {steps}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: {steps} left for any piece, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch {steps} mit beliebigen Figuren, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: {steps} left for any piece</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch {steps} mit beliebigen Figuren</translation>
    </message>
    <message>
        <source>{tile}: {steps} left for any {piece}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch {steps} mit beliebigen Figuren ({piece}), oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: {steps} left for any {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch {steps} mit beliebigen Figuren ({piece})</translation>
    </message>
    <message>
        <source>{tile}: 1 more on {terrain:indefinite} hex, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch 1 auf {terrain:indefinite}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: {left} more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch {left} auf {terrain:plural}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: 1 more on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch 1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: {left} more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Noch {left} auf {terrain:plural}</translation>
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
        <source>{tile}: build 1 more on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue noch 1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: build {left} more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue noch {left} auf {terrain:plural}</translation>
    </message>
    <message>
        <source>{tile}: build up to 1 more on {terrain:indefinite} hex, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue noch bis zu 1 auf {terrain:indefinite}, oder „Fertig“</translation>
    </message>
    <message>
        <source>{tile}: build up to {left} more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue noch bis zu {left} auf {terrain:plural}, oder „Fertig“</translation>
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
        <source>{tile}: build 1 on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue 1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: build {left} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue {left} auf {terrain:plural}</translation>
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
        <source>{tile}: build {piece:indefinite} on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue {piece:accusative} auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: build up to {left} {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue bis zu {left} {piece:short_plural} auf {terrain:plural}</translation>
    </message>
    <message>
        <source>{tile}: build {left} {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Baue {left} {piece:short_plural} auf {terrain:plural}</translation>
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
        <source>{tile}: move the {piece} up to {steps}, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Bewege deine Figur ({piece}) bis zu {steps} oder nimm sie zurück</translation>
    </message>
    <message>
        <source>{tile}: choose {piece:indefinite} to move up to {steps}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle {piece:accusative}, um bis zu {steps} zu gehen</translation>
    </message>
    <message>
        <source>{tile}: move any {piece}, {steps} in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Bewege beliebige Figuren ({piece}), insgesamt {steps}</translation>
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
        <source>{tile}: move the piece up to {steps}, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Bewege die Figur bis zu {steps} oder nimm sie zurück</translation>
    </message>
    <message>
        <source>{tile}: choose a piece to move up to {steps}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Wähle eine Figur, um bis zu {steps} zu gehen</translation>
    </message>
    <message>
        <source>{tile}: move any piece, {steps} in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: Bewege beliebige Figuren, insgesamt {steps}</translation>
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
        <translation>Am Ende des Zuges eine Karte mehr ziehen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Turn up a terrain card</source>
        <translation>Geländekarte aufdecken</translation>
    </message>
    <message>
        <source>Your next placement need not be next to your own pieces</source>
        <translation>Das nächste Mal musst du nicht neben eigene Figuren bauen</translation>
    </message>
    <message>
        <source>Take a number tile</source>
        <translation>Zahlenplättchen nehmen</translation>
    </message>
    <message>
        <source>Decline: build nothing</source>
        <translation>Ablehnen: nichts bauen</translation>
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
        <source>next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>grenzt an {sites}</translation>
    </message>
    <message>
        <source>{feature:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{feature:accusative}</translation>
    </message>
    <message>
        <source>{tile:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{tile:accusative}</translation>
    </message>
    <message>
        <source>{tile:indefinite} without tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{tile:accusative} ohne Plättchen</translation>
    </message>
    <message>
        <source>{feature:indefinite} with {tile:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{feature:accusative} mit {tile:dative}</translation>
    </message>
    <message>
        <source>{feature:indefinite} without a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{feature:accusative} ohne Plättchen</translation>
    </message>
    <message>
        <source>{feature:indefinite} without tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{feature:accusative} ohne Plättchen</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>buildable</source>
        <translation>bebaubare Felder</translation>
    </message>
    <message>
        <source>a buildable</source>
        <translation>ein bebaubares Feld</translation>
    </message>
    <message>
        <source>This game does not count for the rating, because it had assistance: {assistance}.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Diese Partie zählt nicht für die Wertungszahl, weil es Hilfe gab: {assistance}.</translation>
    </message>
    <message>
        <source>players changed during the game</source>
        <translation>während der Partie gewechselte Spieler</translation>
    </message>
    <message>
        <source>{rule} In this game: {terrain}.</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{rule} In dieser Partie: {terrain}.</translation>
    </message>
    <message>
        <source>Mandatory action</source>
        <translation>Pflichtaktion</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>repeated {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile} (wiederholt)</translation>
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
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Spielt nicht mit</translation>
    </message>
    <message>
        <source>Computer: Random</source>
        <translation>Computer: Zufall</translation>
    </message>
    <message>
        <source>Computer: Novice</source>
        <translation>Computer: Neuling</translation>
    </message>
    <message>
        <source>Computer: Builder</source>
        <translation>Computer: Baumeister</translation>
    </message>
    <message>
        <source>Computer: Yardstick</source>
        <translation>Computer: Maßstab</translation>
    </message>
    <message>
        <source>Computer: Strategist</source>
        <translation>Computer: Stratege</translation>
    </message>
    <message>
        <source>Computer: Master</source>
        <translation>Computer: Meister</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>{level}, {seconds} s a turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{level}, {seconds} s pro Zug</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Random: plays anywhere</source>
        <translation>Zufall: spielt irgendwohin</translation>
    </message>
    <message>
        <source>Novice: misses many hexes and sometimes forgets a tile</source>
        <translation>Neuling: übersieht viele Felder und vergisst manchmal ein Plättchen</translation>
    </message>
    <message>
        <source>Builder: takes the most gold each turn; a good first opponent</source>
        <translation>Baumeister: nimmt in jedem Zug das meiste Gold; ein guter erster Gegner</translation>
    </message>
    <message>
        <source>Yardstick: one settlement at a time, locations first</source>
        <translation>Maßstab: eine Siedlung nach der anderen, Orte zuerst</translation>
    </message>
    <message>
        <source>Strategist: plans whole turns and looks ahead; hard to beat</source>
        <translation>Stratege: plant ganze Züge und denkt voraus; schwer zu schlagen</translation>
    </message>
    <message>
        <source>Master: plans several turns ahead; the strongest</source>
        <translation>Meister: plant mehrere Züge voraus; der Stärkste</translation>
    </message>
    <message>
        <source>{persona} – {line}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{persona} – {line}</translation>
    </message>
    <message>
        <source>Plays anywhere</source>
        <translation>Spielt irgendwohin</translation>
    </message>
    <message>
        <source>Misses many hexes and sometimes forgets a tile</source>
        <translation>Übersieht viele Felder und vergisst manchmal ein Plättchen</translation>
    </message>
    <message>
        <source>Takes the most gold each turn; a good first opponent</source>
        <translation>Nimmt in jedem Zug das meiste Gold; ein guter erster Gegner</translation>
    </message>
    <message>
        <source>One settlement at a time, locations first</source>
        <translation>Eine Siedlung nach der anderen, Orte zuerst</translation>
    </message>
    <message>
        <source>Plans whole turns and looks ahead; hard to beat</source>
        <translation>Plant ganze Züge und denkt voraus; schwer zu schlagen</translation>
    </message>
    <message>
        <source>Plans several turns ahead; the strongest</source>
        <translation>Plant mehrere Züge voraus; der Stärkste</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} oder {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
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
        <source>{player} loses the {tile} tile: no settlement is left next to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} verliert das Plättchen „{tile}“: Neben {hex} steht keine Siedlung mehr</translation>
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
        <source>{player} has 1 {tile} action before scoring</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} hat 1 {tile}-Aktion vor der Wertung</translation>
    </message>
    <message>
        <source>{player} has {actions} {tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} hat {actions} {tile}-Aktionen vor der Wertung</translation>
    </message>
    <message>
        <source>{player} cannot build anything in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} kann in der Pflichtaktion nichts bauen</translation>
    </message>
    <message>
        <source>{player} can build only 1 settlement in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} kann in der Pflichtaktion nur 1 Siedlung bauen</translation>
    </message>
    <message>
        <source>{player} can build only {built} settlements in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} kann in der Pflichtaktion nur {built} Siedlungen bauen</translation>
    </message>
    <message>
        <source>{player} takes a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} nimmt ein Zahlenplättchen</translation>
    </message>
    <message>
        <source>{player} gives a number tile back</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gibt ein Zahlenplättchen zurück</translation>
    </message>
    <message>
        <source>{player} gives {count} number tiles back</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gibt {count} Zahlenplättchen zurück</translation>
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
        <translation>Die Partie ist vorbei: Es kann nichts mehr gebaut werden</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>{tile}: nothing can be done with it now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: Damit ist jetzt nichts möglich.</translation>
    </message>
    <message>
        <source>one of your own settlements</source>
        <translation>eine deiner eigenen Siedlungen</translation>
    </message>
    <message>
        <source>{count} of your own settlements</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{count} deiner eigenen Siedlungen</translation>
    </message>
    <message>
        <source>a settlement of another player</source>
        <translation>eine Siedlung eines anderen Spielers</translation>
    </message>
    <message>
        <source>a location, castle or other special hex</source>
        <translation>einen Ort, eine Burg oder ein anderes besonderes Feld</translation>
    </message>
    <message>
        <source>{terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{terrain:indefinite}</translation>
    </message>
    <message>
        <source>The game is over.</source>
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
        <translation>Die Pflichtaktion dieses Zuges ist erledigt.</translation>
    </message>
    <message>
        <source>You cannot end your turn yet: {left} still to build in the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du kannst deinen Zug noch nicht beenden: In der Pflichtaktion noch {left} zu bauen.</translation>
    </message>
    <message>
        <source>First choose one of your terrain cards.</source>
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
        <source>The {tile} is always on; there is nothing to click.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>„{tile}“ wirkt immer; du musst nichts anklicken.</translation>
    </message>
    <message>
        <source>You do not have the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Du hast „{tile}“ nicht.</translation>
    </message>
    <message>
        <source>There is no hex there.</source>
        <translation>Dort ist kein Feld.</translation>
    </message>
    <message>
        <source>You have no terrain card this turn.</source>
        <translation>Du hast in diesem Zug keine Geländekarte.</translation>
    </message>
    <message>
        <source>You have no settlement left to build.</source>
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
        <source>{hex} is not next to {thing}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an {thing}.</translation>
    </message>
    <message>
        <source>{hex} is not within {number} hexes of {thing}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} liegt nicht im Umkreis von {number} Feldern um {thing}.</translation>
    </message>
    <message>
        <source>{hex} does not have the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} hat nicht die Nachbarfelder, die diese Aktion braucht.</translation>
    </message>
    <message>
        <source>{hex} does not continue a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} verlängert keine gerade Linie aus mindestens {number} deiner Siedlungen.</translation>
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
    <message>
        <source>{hex} is not exactly one hex away in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist nicht genau ein Feld in gerader Linie entfernt.</translation>
    </message>
    <message>
        <source>{hex} is not exactly {number} hexes away in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} ist nicht genau {number} Felder in gerader Linie entfernt.</translation>
    </message>
    <message>
        <source>{hex} is not next to that piece: it moves step by step.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} grenzt nicht an diese Figur: Sie geht Schritt für Schritt.</translation>
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
        <translation>Keine deiner Figuren erfüllt die Bedingungen dieser Aktion.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein Feld mehr frei ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {thing}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld grenzt an {thing} ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is within {number} hexes of {thing}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld liegt im Umkreis von {number} Feldern um {thing} ({wanted:plural}).</translation>
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
    <message>
        <source>No free {wanted} hex continues a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld verlängert eine gerade Linie aus mindestens {number} deiner Siedlungen ({wanted:plural}).</translation>
    </message>
    <message>
        <source>There is no group of seven free {wanted} hexes on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Auf dem Spielplan gibt es keine Gruppe von sieben freien Feldern ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to one of your pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Kein freies Feld grenzt an eine deiner Figuren ({wanted:plural}).</translation>
    </message>
    <message>
        <source>You have no piece on the board that can be moved.</source>
        <translation>Du hast auf dem Spielplan keine Figur, die versetzt werden kann.</translation>
    </message>
    <message>
        <source>Your {detail} is not on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Deine Figur ist nicht auf dem Spielplan ({detail}).</translation>
    </message>
    <message>
        <source>None of your settlements is next to {thing}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Siedlungen grenzt an {thing}.</translation>
    </message>
    <message>
        <source>None of your pieces can reach a free {wanted} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Keine deiner Figuren kann ein freies Feld erreichen ({wanted:plural}).</translation>
    </message>
    <message>
        <source>No other player has a piece that can be removed.</source>
        <translation>Kein anderer Spieler hat eine Figur, die entfernt werden kann.</translation>
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
        <translation>In dieser Stellung kann niemand etwas tun.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>on your turn</source>
        <translation>in deinem Zug</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>used</source>
        <translation>eingesetzt</translation>
    </message>
    <message>
        <source>this turn only</source>
        <translation>nur dieser Zug</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>others&apos; turns</source>
        <translation>fremde Züge</translation>
    </message>
    <message>
        <source>last one</source>
        <translation>das letzte</translation>
    </message>
    <message>
        <source>{left} left</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>noch {left}</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>Plättchen wählen</translation>
    </message>
    <message>
        <source>after a tile</source>
        <translation>nach Plättchen</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>immer aktiv</translation>
    </message>
    <message>
        <source>every turn</source>
        <translation>jeden Zug</translation>
    </message>
    <message>
        <source>next turn, once</source>
        <translation>1× nächster Zug</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>nur eines</translation>
    </message>
    <message>
        <source>after this action</source>
        <translation>nach dieser Aktion</translation>
    </message>
    <message>
        <source>after building</source>
        <translation>nach dem Bauen</translation>
    </message>
    <message>
        <source>supply empty</source>
        <translation>Vorrat leer</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>Taken this turn: it can be used from your next turn on.</source>
        <translation>In diesem Zug genommen: einsetzbar ab deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Used up.</source>
        <translation>Verbraucht.</translation>
    </message>
    <message>
        <source>Used this turn; ready again on your next turn.</source>
        <translation>In diesem Zug eingesetzt; wieder bereit in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>It is used on your own turn.</source>
        <translation>Wird in deinem eigenen Zug eingesetzt.</translation>
    </message>
    <message>
        <source>It works by itself from your next turn on.</source>
        <translation>Wirkt ab deinem nächsten Zug von selbst.</translation>
    </message>
    <message>
        <source>It works by itself as long as you hold it.</source>
        <translation>Wirkt von selbst, solange du es hast.</translation>
    </message>
    <message>
        <source>Used; ready again on your next turn.</source>
        <translation>Eingesetzt; wieder bereit in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Available: choose one of the marked hexes, or decline.</source>
        <translation>Einsetzbar: Wähle eines der markierten Felder oder lehne ab.</translation>
    </message>
    <message>
        <source>You are asked when another player takes the last tile from a location or nomad space.</source>
        <translation>Du wirst gefragt, wenn ein anderer Spieler das letzte Plättchen eines Ortes oder Nomadenfeldes nimmt.</translation>
    </message>
    <message>
        <source>First use another location tile; this one then repeats it.</source>
        <translation>Setze zuerst ein anderes Ortsplättchen ein; dieses wiederholt es dann.</translation>
    </message>
    <message>
        <source>Click the tile to use once more: {tiles}.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Klicke auf das Plättchen, das du noch einmal einsetzt: {tiles}.</translation>
    </message>
    <message>
        <source>On: your next placement need not be next to your own pieces.</source>
        <translation>Aktiv: Das nächste Mal musst du nicht neben eigene Figuren bauen.</translation>
    </message>
    <message>
        <source>In use: finish it first.</source>
        <translation>Läuft: Beende es zuerst.</translation>
    </message>
    <message>
        <source>Click to use it: your next placement need not be next to your own pieces.</source>
        <translation>Klicke zum Einsetzen: Das nächste Mal musst du nicht neben eigene Figuren bauen.</translation>
    </message>
    <message>
        <source>Available: turn up a card.</source>
        <translation>Einsetzbar: Decke eine Karte auf.</translation>
    </message>
    <message>
        <source>Available: 1 piece can be moved.</source>
        <translation>Einsetzbar: 1 Figur kann versetzt werden.</translation>
    </message>
    <message>
        <source>Available: {count} pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Einsetzbar: {count} Figuren können versetzt werden.</translation>
    </message>
    <message>
        <source>Available: take a number tile.</source>
        <translation>Einsetzbar: Nimm ein Zahlenplättchen.</translation>
    </message>
    <message>
        <source>Available: 1 hex.</source>
        <translation>Einsetzbar: 1 Feld.</translation>
    </message>
    <message>
        <source>Available: {count} hexes.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Einsetzbar: {count} Felder.</translation>
    </message>
    <message>
        <source>Another one is in use for your next placement.</source>
        <translation>Ein anderes gilt schon, wenn du das nächste Mal baust.</translation>
    </message>
    <message>
        <source>It can be used after the current action.</source>
        <translation>Einsetzbar nach der laufenden Aktion.</translation>
    </message>
    <message>
        <source>It can be used after the mandatory action.</source>
        <translation>Einsetzbar nach der Pflichtaktion.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a side of your card.</source>
        <translation>Kein Feld ist möglich, bevor du eine Seite deiner Karte wählst.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a terrain card.</source>
        <translation>Kein Feld ist möglich, bevor du eine Geländekarte wählst.</translation>
    </message>
    <message>
        <source>Nomad tile: for your next turn only, once.</source>
        <translation>Nomadenplättchen: nur für deinen nächsten Zug, einmal.</translation>
    </message>
    <message>
        <source>Nomad tile: for this turn only; used or not, it then leaves the game.</source>
        <translation>Nomadenplättchen: nur für diesen Zug; eingesetzt oder nicht, danach verlässt es das Spiel.</translation>
    </message>
    <message>
        <source>Build 1 from the {tile} on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue 1 von „{tile}“ auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>Build {count} from the {tile} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue {count} von „{tile}“ auf {terrain:plural}</translation>
    </message>
    <message>
        <source>Build {count} on {terrain} hexes, {stored} of them from the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue {count} auf {terrain:plural}, davon {stored} von „{tile}“</translation>
    </message>
    <message>
        <source>Build 1 more on {terrain:indefinite} hex, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue noch 1 auf {terrain:indefinite}, die nächste überall</translation>
    </message>
    <message>
        <source>Build {count} more on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue noch {count} auf {terrain:plural}, die nächste überall</translation>
    </message>
    <message>
        <source>Build 1 on {terrain:indefinite} hex, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue 1 auf {terrain:indefinite}, die nächste überall</translation>
    </message>
    <message>
        <source>Build {count} on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue {count} auf {terrain:plural}, die nächste überall</translation>
    </message>
    <message>
        <source>Build 1 more on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue noch 1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>Build {count} more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue noch {count} auf {terrain:plural}</translation>
    </message>
    <message>
        <source>Build 1 on {terrain:indefinite} hex, or use a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue 1 auf {terrain:indefinite} oder setze ein Plättchen ein</translation>
    </message>
    <message>
        <source>Build {count} on {terrain} hexes, or use a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue {count} auf {terrain:plural} oder setze ein Plättchen ein</translation>
    </message>
    <message>
        <source>Build 1 on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue 1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>Build {count} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Baue {count} auf {terrain:plural}</translation>
    </message>
    <message>
        <source>Choose your card, or what your two identical cards stand for</source>
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
        <source>1 on {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>1 auf {terrain:indefinite}</translation>
    </message>
    <message>
        <source>{count} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{count} auf {terrain:plural}</translation>
    </message>
    <message>
        <source>Use a tile or end your turn</source>
        <translation>Setze ein Plättchen ein oder beende deinen Zug</translation>
    </message>
    <message>
        <source>Use a tile ({tiles}) or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Setze ein Plättchen ein ({tiles}) oder beende deinen Zug</translation>
    </message>
    <message>
        <source>All done: end your turn</source>
        <translation>Alles getan: Beende deinen Zug</translation>
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
        <source>{player}: {left} {tile} actions</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}: {left} {tile}-Aktionen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Eine Karte mehr</translation>
    </message>
    <message>
        <source>Do not use the {tile}; the turn goes on (D)</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>„{tile}“ nicht einsetzen; der Zug geht weiter (D)</translation>
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
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu&#xa0;…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{name} bearbeiten</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Ungespeichertes wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards were recovered.</source>
        <translation>Ungespeicherte Änderungen an deinen Plättchen und Karten wurden wiederhergestellt.</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <translation>Plättchen und Karten</translation>
    </message>
    <message>
        <source>Discard all unsaved changes to your tiles and cards?</source>
        <translation>Alle ungespeicherten Änderungen an deinen Plättchen und Karten verwerfen?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Tiles and cards[*] — Section editor</source>
        <translation>Plättchen und Karten[*] – Quadranteneditor</translation>
    </message>
    <message>
        <source>entries inside braces are not listed; put each on its own lines, without braces around the file</source>
        <translation>Einträge in geschweiften Klammern werden nicht aufgelistet; setze jeden auf eigene Zeilen, ohne Klammern um die Datei</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{file} wurde außerhalb dieses Fensters geändert.</translation>
    </message>
    <message>
        <source>Your tiles and cards were not saved.</source>
        <translation>Deine Plättchen und Karten wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save the changes to your tiles and cards?</source>
        <translation>Die Änderungen an deinen Plättchen und Karten speichern?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zeigen&#xa0;…</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards can be recovered.</source>
        <translation>Ungespeicherte Änderungen an deinen Plättchen und Karten können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>New from &amp;copy</source>
        <translation>Neu aus &amp;Kopie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>How the game reads it</source>
        <translation>So liest es das Spiel</translation>
    </message>
    <message>
        <source>Rule text for players</source>
        <translation>Regeltext für Spieler</translation>
    </message>
    <message>
        <source>Test board</source>
        <translation>Testspielplan</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
    <message>
        <source>Opponent&apos;s</source>
        <translation>Gegnerisch</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Terrain card</source>
        <translation>Geländekarte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Dieser Quadrant</translation>
    </message>
    <message>
        <source>Only tiles and cards can be tried on a board.</source>
        <translation>Nur Plättchen und Karten können auf einem Spielplan ausprobiert werden.</translation>
    </message>
    <message>
        <source>Nothing to try yet.</source>
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
    <message>
        <source>1 piece can be moved.</source>
        <translation>1 Figur kann versetzt werden.</translation>
    </message>
    <message>
        <source>{count} pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>{count} Figuren können versetzt werden.</translation>
    </message>
    <message>
        <source>1 hex can be chosen.</source>
        <translation>1 Feld kann gewählt werden.</translation>
    </message>
    <message>
        <source>{count} hexes can be chosen.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>{count} Felder können gewählt werden.</translation>
    </message>
    <message>
        <source>Own entries</source>
        <translation>Eigene Einträge</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Geländearten</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Noch eines</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Make your own tile or card. Start with New on the left, or copy one from the game with File, New from copy.</source>
        <translation>Gestalte ein eigenes Plättchen oder eine eigene Karte. Beginne links mit „Neu“ oder kopiere eines aus dem Spiel mit „Datei &gt; Neu aus Kopie“.</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Keine Mängel</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>New location tile</source>
        <translation>Neues Ortsplättchen</translation>
    </message>
    <message>
        <source>New bonus tile</source>
        <translation>Neues Bonusplättchen</translation>
    </message>
    <message>
        <source>New nomad tile</source>
        <translation>Neues Nomadenplättchen</translation>
    </message>
    <message>
        <source>New standing action</source>
        <translation>Neue Aktion für alle</translation>
    </message>
    <message>
        <source>New Kingdom Builder card</source>
        <translation>Neue Kingdom-Builder-Karte</translation>
    </message>
    <message>
        <source>New task card</source>
        <translation>Neue Aufgabenkarte</translation>
    </message>
    <message>
        <source>New feature score</source>
        <translation>Neue Ortswertung</translation>
    </message>
    <message>
        <source>New terrain</source>
        <translation>Neue Geländeart</translation>
    </message>
    <message>
        <source>New feature</source>
        <translation>Neuer Ort</translation>
    </message>
    <message>
        <source>New piece</source>
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
        <translation>Paket</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Saved games refer to it by this ID. Games that use it will no longer open.</source>
        <translation>Gespeicherte Partien verweisen mit dieser ID darauf. Partien, die es verwenden, lassen sich nicht mehr öffnen.</translation>
    </message>
    <message>
        <source>&amp;Update these as well</source>
        <translation>&amp;Diese auch anpassen</translation>
    </message>
    <message>
        <source>Used in:</source>
        <translation>Verwendet in:</translation>
    </message>
    <message>
        <source>Expansion…</source>
        <translation>Erweiterung&#xa0;…</translation>
    </message>
    <message>
        <source>The file to be copied cannot be read.</source>
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
        <translation>Neue Erweiterung</translation>
    </message>
    <message>
        <source>My expansion</source>
        <translation>Meine Erweiterung</translation>
    </message>
    <message>
        <source>Your tiles and cards need an expansion to belong to.</source>
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
        <translation>Bild wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>{file} cannot be used as the picture: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>{file} kann nicht als Bild verwendet werden: {reason}</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Name in sentences</source>
        <translation>Name in Sätzen</translation>
    </message>
    <message>
        <source>With its article</source>
        <translation>Mit Artikel</translation>
    </message>
    <message>
        <source>Rule text</source>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Changed rule</source>
        <translation>Geänderte Regel</translation>
    </message>
    <message>
        <source>When taken</source>
        <translation>Beim Nehmen</translation>
    </message>
    <message>
        <source>Special rule</source>
        <translation>Sonderregel</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <translation>Anzahl der Exemplare</translation>
    </message>
    <message>
        <source>One tile for each terrain</source>
        <translation>Ein Plättchen je Gelände</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>Replaces the action of</source>
        <translation>Ersetzt die Aktion von</translation>
    </message>
    <message>
        <source>Comes with</source>
        <translation>Kommt mit</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Anzahl der Figuren</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>From hexes</source>
        <translation>Ausgangsfelder</translation>
    </message>
    <message>
        <source>Target hexes</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Next to own pieces</source>
        <translation>Neben eigenen Figuren</translation>
    </message>
    <message>
        <source>Distance of the move</source>
        <translation>Weite der Bewegung</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Steps of several pieces</source>
        <translation>Schritte mehrerer Figuren</translation>
    </message>
    <message>
        <source>One of several actions</source>
        <translation>Eine von mehreren Aktionen</translation>
    </message>
    <message>
        <source>Nearby hexes</source>
        <translation>Felder in der Nähe</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Except</source>
        <translation>Außer</translation>
    </message>
    <message>
        <source>Edge of the board</source>
        <translation>Rand des Spielplans</translation>
    </message>
    <message>
        <source>Next to another section</source>
        <translation>Neben anderem Quadranten</translation>
    </message>
    <message>
        <source>End of a line</source>
        <translation>Ende einer Linie</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Terrain of the card</source>
        <translation>Gelände der Karte</translation>
    </message>
    <message>
        <source>Drawn terrain</source>
        <translation>Gezogenes Gelände</translation>
    </message>
    <message>
        <source>Printed terrain</source>
        <translation>Gedrucktes Gelände</translation>
    </message>
    <message>
        <source>Removed terrain</source>
        <translation>Entferntes Gelände</translation>
    </message>
    <message>
        <source>Same terrain</source>
        <translation>Gleiches Gelände</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <translation>Kingdom-Builder-Karte</translation>
    </message>
    <message>
        <source>Score for a feature</source>
        <translation>Wertung für einen Ort</translation>
    </message>
    <message>
        <source>Rows to claim</source>
        <translation>Zu markierende Reihen</translation>
    </message>
    <message>
        <source>Settlements in a row</source>
        <translation>Siedlungen in einer Reihe</translation>
    </message>
    <message>
        <source>Settlements that count</source>
        <translation>Siedlungen, die zählen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Value of a group</source>
        <translation>Wert einer Gruppe</translation>
    </message>
    <message>
        <source>Groups that are paid</source>
        <translation>Gruppen, die Gold bringen</translation>
    </message>
    <message>
        <source>Number of groups needed</source>
        <translation>Nötige Zahl der Gruppen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>For each settlement</source>
        <translation>Für jede Siedlung</translation>
    </message>
    <message>
        <source>Settlements for each payment</source>
        <translation>Siedlungen für jede Zahlung</translation>
    </message>
    <message>
        <source>For each group</source>
        <translation>Für jede Gruppe</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>Zero is a rank</source>
        <translation>Null zählt als Rang</translation>
    </message>
    <message>
        <source>Kingdom Builder cards in a game</source>
        <translation>Kingdom-Builder-Karten in einer Partie</translation>
    </message>
    <message>
        <source>Tiles on each location</source>
        <translation>Plättchen auf jedem Ort</translation>
    </message>
    <message>
        <source>Task cards for each section</source>
        <translation>Aufgabenkarten je Quadrant</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Features laid at set-up</source>
        <translation>Beim Aufbau gelegte Orte</translation>
    </message>
    <message>
        <source>On hexes</source>
        <translation>Auf Feldern</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <translation>Platz in Listen</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Wird nie bewegt</translation>
    </message>
    <message>
        <source>Stays for</source>
        <translation>Bleibt für</translation>
    </message>
    <message>
        <source>The entry as YAML</source>
        <translation>Der Eintrag als YAML</translation>
    </message>
</context>
</TS>
