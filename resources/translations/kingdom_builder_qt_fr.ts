<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>app</name>
    <message>
        <source>Your game was saved. Start the program again and choose Continue.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Votre partie a été enregistrée. Relancez le programme et choisissez Continuer.</translation>
    </message>
    <message>
        <source>Your game could not be saved.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Votre partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The error report is in {path}. Nothing was sent.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Le rapport d’erreur se trouve dans {path}. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Something went wrong and the program has to close.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Une erreur s’est produite et le programme doit se fermer.</translation>
    </message>
    <message>
        <source>Copy details and close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Copier les détails et fermer</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The program cannot start.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Le programme ne peut pas démarrer.</translation>
    </message>
    <message>
        <source>The folder for settings and games cannot be used ({variable}).</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Le dossier des paramètres et des parties est inutilisable ({variable}).</translation>
    </message>
    <message>
        <source>A file cannot be read.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>Un fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The command line is not valid.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>La ligne de commande n’est pas valide.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Access is denied</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>L’accès est refusé</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>The disk is write-protected</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Le disque est protégé en écriture</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Le disque signale une erreur</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Le nom est trop long</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Un autre programme utilise le fichier</translation>
    </message>
    <message>
        <source>{reason}: {file}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/file_errors.py</extracomment>
        <translation>{reason}&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Your last game is not saved yet: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Votre dernière partie n’est pas encore enregistrée&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Impossible de lire vos parties&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>A game that is open cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Une partie ouverte ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Cette partie ne figure plus parmi vos parties.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be restored. Choose Undo to try again.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>
            <numerusform>%n partie n’a pas pu être restaurée. Choisissez Annuler pour réessayer.</numerusform>
            <numerusform>%n parties n’ont pas pu être restaurées. Choisissez Annuler pour réessayer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py, kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Impossible d’écrire {file}&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>A game cannot be read: its file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Une partie ne peut pas être lue&#xa0;: son fichier est abîmé ou incomplet.</translation>
    </message>
    <message>
        <source>Your games cannot be changed: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Impossible de modifier vos parties&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>a word of a content file</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>«&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>Very slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Très lente</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>La plus rapide possible</translation>
    </message>
    <message>
        <source>Computer speed: {speed}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Vitesse des ordinateurs&#xa0;: {speed}</translation>
    </message>
    <message>
        <source>Forever</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>For a year</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Pendant un an</translation>
    </message>
    <message>
        <source>For a month</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Pendant un mois</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Pas du tout</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of the program and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Les paramètres provenaient d’une version plus récente du programme et ont été réinitialisés.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Les paramètres étaient illisibles et ont été réinitialisés.</translation>
    </message>
    <message>
        <source>New settings cannot be saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Les nouveaux paramètres ne peuvent pas être enregistrés.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>L’ancien fichier a été conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Settings and games cannot be saved in {folder}: {reason}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Impossible d’enregistrer paramètres et parties dans {folder}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Up to {seconds} s per turn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Jusqu’à {seconds} s par tour</translation>
    </message>
    <message>
        <source>This installation has no sound library.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Cette installation n’a pas de bibliothèque audio.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Aucun périphérique audio trouvé.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Le son est activé.</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of grass on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>P</translation>
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
        <translation>D</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of flower field; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of forest (trees); the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of swamp on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of farmland; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of water on the board; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of mountain; the letters of all terrains differ</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/style/terrain_letters.py</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>&amp;Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Sans &amp;rouge (protanopie)</translation>
    </message>
    <message>
        <source>&amp;Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Sans &amp;vert (deutéranopie)</translation>
    </message>
    <message>
        <source>&amp;Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Sans &amp;bleu (tritanopie)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/corner_line.py</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Your next click is one of the right button. Esc cancels it.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/fingers.py</extracomment>
        <translation>Votre prochain clic sera un clic droit. Échap l’annule.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Every board</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Tous les plateaux</translation>
    </message>
    <message>
        <source>Tabs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Onglets</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Replay and analysis</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Revoir et analyser</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Préparer une position</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Règles et touches</translation>
    </message>
    <message>
        <source>Content guide and format</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Guide et format des contenus</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Éditeur de quadrants</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Tous les quadrants</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Tuiles et cartes</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{key} must stay as it is: it moves, chooses or leaves in every window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} ne change pas&#xa0;: cette touche déplace, choisit ou quitte dans chaque fenêtre.</translation>
    </message>
    <message>
        <source>{key} belongs to the system.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} appartient au système.</translation>
    </message>
    <message>
        <source>{key} opens a menu or presses a button.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} ouvre un menu ou actionne un bouton.</translation>
    </message>
    <message>
        <source>{key} is needed for typing in this window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} sert à écrire dans cette fenêtre.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>The file is not a list of keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Le fichier n’est pas une liste de touches.</translation>
    </message>
    <message>
        <source>This is not YAML.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Ce n’est pas du YAML.</translation>
    </message>
    <message>
        <source>This is not the name of an action with its keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Ce n’est pas le nom d’une action avec ses touches.</translation>
    </message>
    <message>
        <source>“{name}” is not the name of an action.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’est pas le nom d’une action.</translation>
    </message>
    <message>
        <source>{key} is also the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} est aussi la touche de «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>An action needs a list of at most {number} keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Une action demande une liste d’au plus {number} touches.</translation>
    </message>
    <message>
        <source>“{key}” is not a key.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>«&#xa0;{key}&#xa0;» n’est pas une touche.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Next tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>Your last changes are being saved…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Enregistrement de vos dernières modifications…</translation>
    </message>
    <message>
        <source>Your last changes are not saved: {error}.

The program keeps trying.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Vos dernières modifications ne sont pas enregistrées&#xa0;: {error}.

Le programme continue d’essayer.</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/levels/level_box.py</extracomment>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/magnifying.py</extracomment>
        <translation>&amp;Loupe</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py, kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Fermer cet avis</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Ouverture de {file}…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Enregistrement de {file}…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Annulé. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Enregistré sous le nom {file}.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>
            <numerusform>%n caractère au maximum.</numerusform>
            <numerusform>%n caractères au maximum.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {count}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>{count} au maximum.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Where players build</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Où les joueurs construisent</translation>
    </message>
    <message>
        <source>Where gold is earned</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Où l’or est gagné</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Parties&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Niveau&#xa0;:</translation>
    </message>
    <message>
        <source>Play the games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Lancer les parties</translation>
    </message>
    <message>
        <source>Unnamed section</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Quadrant sans nom</translation>
    </message>
    <message>
        <source>Analysis of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Analyse de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>The section cannot be played yet: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Le quadrant n’est pas encore jouable&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The games were interrupted and have been resumed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Les parties ont été interrompues, puis reprises.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The games ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Les parties se sont terminées sur une erreur&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Computer players play on this section with three others, in all four corners, upright and turned. Half of the games are played again with another section in its place.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Des ordinateurs jouent sur ce quadrant avec trois autres, aux quatre coins, à l’endroit et retourné. La moitié des parties sont rejouées avec un autre quadrant à sa place.</translation>
    </message>
    <message>
        <source>Too few games for a clear result.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Trop peu de parties pour un résultat net.</translation>
    </message>
    <message>
        <source>Percentage of games that end with a settlement here</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Pourcentage de parties qui se terminent avec une cité ici</translation>
    </message>
    <message>
        <source>Gold earned here per game, by all players</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Or gagné ici par partie, tous joueurs confondus</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: a settlement at the end of {share} of the games, {gold} gold per game</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Ligne {row}, colonne {column}&#xa0;: une cité à la fin dans {share} des parties, {gold}&#xa0;or par partie</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section: too few games to tell a difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Or par joueur comparé aux mêmes parties sur un autre quadrant&#xa0;: trop peu de parties pour voir une différence. Les joueurs ont gagné {gold} ici, {printed} là-bas.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): no clear difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Or par joueur comparé aux mêmes parties sur un autre quadrant ({range})&#xa0;: pas de différence nette. Les joueurs ont gagné {gold} ici, {printed} là-bas.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is generous. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Or par joueur comparé aux mêmes parties sur un autre quadrant ({range})&#xa0;: celui-ci est généreux. Les joueurs ont gagné {gold} ici, {printed} là-bas.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is poor. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Or par joueur comparé aux mêmes parties sur un autre quadrant ({range})&#xa0;: celui-ci est pauvre. Les joueurs ont gagné {gold} ici, {printed} là-bas.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players like it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Cités présentes à la fin&#x202f;; {usual} sur les autres&#xa0;: les joueurs l’apprécient.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players avoid it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Cités présentes à la fin&#x202f;; {usual} sur les autres&#xa0;: les joueurs l’évitent.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: about as many as usual.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Cités présentes à la fin&#x202f;; {usual} sur les autres&#xa0;: à peu près autant que d’habitude.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: no clear advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Parties gagnées par le premier joueur ({low} à {high})&#x202f;; {fair} serait équitable&#xa0;: pas d’avantage net.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is an advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Parties gagnées par le premier joueur ({low} à {high})&#x202f;; {fair} serait équitable&#xa0;: commencer est un avantage.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is a disadvantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Parties gagnées par le premier joueur ({low} à {high})&#x202f;; {fair} serait équitable&#xa0;: commencer est un désavantage.</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Coin nord-ouest</translation>
    </message>
    <message>
        <source>North-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Coin nord-est</translation>
    </message>
    <message>
        <source>South-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Coin sud-ouest</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Coin sud-est</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): no corner makes a clear difference.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}&#xa0;: or gagné par partie, comparé aux autres coins ({range})&#xa0;: aucun coin ne fait de différence nette.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth more there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}&#xa0;: or gagné par partie, comparé aux autres coins ({range})&#xa0;: il y vaut davantage.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth less there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}&#xa0;: or gagné par partie, comparé aux autres coins ({range})&#xa0;: il y vaut moins.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Joueurs qui prennent une tuile ici&#xa0;: {tile} (ligne {row}, colonne {column}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). Too few games to tell whether they earn more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Joueurs qui prennent une tuile ici&#xa0;: {tile} (ligne {row}, colonne {column}). Trop peu de parties pour savoir s’ils gagnent davantage.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They do not clearly earn more or less than the others ({range} gold).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Joueurs qui prennent une tuile ici&#xa0;: {tile} (ligne {row}, colonne {column}). Ils ne gagnent ni nettement plus ni nettement moins que les autres ({range}&#xa0;or).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold more than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Joueurs qui prennent une tuile ici&#xa0;: {tile} (ligne {row}, colonne {column}). Ils gagnent {gold}&#xa0;or de plus que les autres ({range}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold less than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Joueurs qui prennent une tuile ici&#xa0;: {tile} (ligne {row}, colonne {column}). Ils gagnent {gold}&#xa0;or de moins que les autres ({range}).</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/figures_table.py</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Use on &amp;random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Utiliser au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/editor_actions.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Quadrants</translation>
    </message>
    <message>
        <source>Show all sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Afficher tous les quadrants</translation>
    </message>
    <message>
        <source>Search by name, expansion or author</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Chercher par nom, extension ou auteur</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Tous les quadrants</translation>
    </message>
    <message>
        <source>From the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Ceux du jeu</translation>
    </message>
    <message>
        <source>My own</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>With problems</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Avec problèmes</translation>
    </message>
    <message>
        <source>Which sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Quels quadrants</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Extension</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Toutes les extensions</translation>
    </message>
    <message>
        <source>There are no sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Il n’y a aucun quadrant.</translation>
    </message>
    <message>
        <source>None of your own sections fits the expansions of this game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Aucun de vos quadrants ne convient aux extensions de cette partie.</translation>
    </message>
    <message>
        <source>You have no sections of your own yet. Duplicate one or draw a new one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Vous n’avez pas encore de quadrants à vous. Dupliquez-en un ou dessinez-en un nouveau.</translation>
    </message>
    <message>
        <source>No section has problems.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Aucun quadrant n’a de problème.</translation>
    </message>
    <message>
        <source>No section matches the search.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Aucun quadrant ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py</extracomment>
        <translation>Le placer ici</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py, kingdom_builder_qt/editor/sections/play/play_dialog.py, kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>Non jouable</translation>
    </message>
    <message>
        <source>Section name</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>Nom du quadrant</translation>
    </message>
    <message>
        <source>{name} was duplicated.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été dupliqué.</translation>
    </message>
    <message>
        <source>{name} was moved to the trash.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été mis à la corbeille.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été restauré.</translation>
    </message>
    <message>
        <source>The files could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>Impossible de modifier les fichiers&#xa0;: {error}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>par {author}</translation>
    </message>
    <message>
        <source>Not used on random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>Absent des plateaux aléatoires</translation>
    </message>
    <message>
        <source>Cannot be played: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>Non jouable&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/canvas.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Stamp {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Apposer «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Placer une tuile</translation>
    </message>
    <message>
        <source>Move selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py, kingdom_builder_qt/editor/sections/tools/toolbox.py</extracomment>
        <translation>Déplacer la sélection</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Copier la sélection</translation>
    </message>
    <message>
        <source>There is nowhere to build.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>On ne peut construire nulle part.</translation>
    </message>
    <message>
        <source>There is nowhere to build next to this location.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>On ne peut construire nulle part à côté de ce lieu.</translation>
    </message>
    <message>
        <source>This location has no tile yet. Choose one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ce lieu n’a pas encore de tuile. Choisissez-en une.</translation>
    </message>
    <message>
        <source>A hex without a location cannot have a tile. Remove {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Une case sans lieu ne peut pas avoir de tuile. Retirez la tuile {tile}.</translation>
    </message>
    <message>
        <source>Unknown terrain: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Terrain inconnu&#xa0;: {terrain}.</translation>
    </message>
    <message>
        <source>Unknown location: {feature}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Lieu inconnu&#xa0;: {feature}.</translation>
    </message>
    <message>
        <source>The {feature} is placed on the board when a game begins. It can be part of a section only if it is marked as a location in Tiles and cards.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Cet élément ({feature}) est placé sur le plateau au début de la partie. Il ne peut faire partie d’un quadrant que s’il est déclaré comme lieu dans Tuiles et cartes.</translation>
    </message>
    <message>
        <source>Unknown tile: {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Tuile inconnue&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>{tile} is not a location tile.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{tile} n’est pas une tuile lieu.</translation>
    </message>
    <message>
        <source>{count} nomad spaces, but there are only {most} nomad tiles.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} cases nomades, mais il n’y a que {most} tuiles nomades.</translation>
    </message>
    <message>
        <source>{count} kinds of location; a section can have at most {most}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} sortes de lieux&#x202f;; un quadrant peut en avoir {most} au maximum.</translation>
    </message>
    <message>
        <source>The section needs a name.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Il faut un nom au quadrant.</translation>
    </message>
    <message>
        <source>The section needs an ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Il faut un identifiant au quadrant.</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>«&#xa0;{id}&#xa0;» n’est pas un identifiant valable&#xa0;: un identifiant commence par une lettre et compte au maximum {most} minuscules, chiffres et tirets bas isolés.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Windows réserve le nom «&#xa0;{id}&#xa0;» à un périphérique&#x202f;; choisissez un autre identifiant.</translation>
    </message>
    <message>
        <source>The game already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Le jeu a déjà un quadrant d’identifiant {id}. Choisissez un autre identifiant.</translation>
    </message>
    <message>
        <source>Unknown expansion: {expansion}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Extension inconnue&#xa0;: {expansion}.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Le nom a {length} caractères&#x202f;; {most} sont autorisés au maximum.</translation>
    </message>
    <message>
        <source>The author has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Le nom d’auteur a {length} caractères&#x202f;; {most} sont autorisés au maximum.</translation>
    </message>
    <message>
        <source>The description has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>La description a {length} caractères&#x202f;; {most} sont autorisés au maximum.</translation>
    </message>
    <message>
        <source>The licence has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>La licence a {length} caractères&#x202f;; {most} sont autorisés au maximum.</translation>
    </message>
    <message>
        <source>No {terrain}; printed sections have {low} to {high} hexes of it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Aucune case {terrain}&#x202f;; les quadrants imprimés en ont de {low} à {high}.</translation>
    </message>
    <message>
        <source>{areas} {terrain} areas of fewer than {least} hexes; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{areas} zones {terrain} de moins de {least} cases&#x202f;; les quadrants imprimés n’en ont aucune.</translation>
    </message>
    <message>
        <source>An area of {count} {terrain} hexes; on printed sections, each has at most {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Une zone {terrain} de {count} cases&#x202f;; sur les quadrants imprimés, chacune en a au plus {high}.</translation>
    </message>
    <message>
        <source>No hex is far enough from the locations for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Aucune case n’est assez éloignée des lieux pour cet élément&#xa0;: {feature} ({expansion}).</translation>
    </message>
    <message>
        <source>Uses content from {expansions} but belongs to {expansion}; random boards use it only when all of these are in play.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Utilise du contenu de {expansions} mais appartient à {expansion}&#x202f;; les plateaux aléatoires ne l’utilisent que si toutes ces extensions sont en jeu.</translation>
    </message>
    <message>
        <source>Two adjacent locations; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Deux lieux voisins&#x202f;; les quadrants imprimés n’en ont jamais.</translation>
    </message>
    <message>
        <source>Two locations {distance} hexes apart; on printed sections, {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Deux lieux à {distance} cases l’un de l’autre&#x202f;; sur les quadrants imprimés, {least} ou davantage.</translation>
    </message>
    <message>
        <source>A location on the edge touches fewer hexes; printed sections have none there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Un lieu au bord touche moins de cases&#x202f;; les quadrants imprimés n’en ont pas à cet endroit.</translation>
    </message>
    <message>
        <source>On this board, two locations {distance} hexes apart across the border; on printed sections it is {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Sur ce plateau, deux lieux à {distance} cases l’un de l’autre de part et d’autre de la limite&#x202f;; sur les quadrants imprimés, {least} ou davantage.</translation>
    </message>
    <message>
        <source>On this board, two adjacent locations across the border.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Sur ce plateau, deux lieux voisins de part et d’autre de la limite.</translation>
    </message>
    <message>
        <source>On this board, no hex of the section is far enough from the locations around it for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Sur ce plateau, aucune case du quadrant n’est assez éloignée des lieux alentour pour cet élément&#xa0;: {feature} ({expansion}).</translation>
    </message>
    <message>
        <source>On this board, your locations leave no hex of {section} for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Sur ce plateau, vos lieux ne laissent aucune case du quadrant {section} pour cet élément&#xa0;: {feature} ({expansion}).</translation>
    </message>
    <message>
        <source>On this board, {count} nomad spaces, but there are only {most} nomad tiles. It cannot be played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Sur ce plateau, {count} cases nomades, mais il n’y a que {most} tuiles nomades. Il n’est pas jouable.</translation>
    </message>
    <message>
        <source>No expansion chosen.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Aucune extension choisie.</translation>
    </message>
    <message>
        <source>Change properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/document/section_document.py</extracomment>
        <translation>Modifier les propriétés</translation>
    </message>
    <message>
        <source>Export or print</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exporter ou imprimer</translation>
    </message>
    <message>
        <source>&amp;Image (PNG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Image (PNG)</translation>
    </message>
    <message>
        <source>Vector &amp;drawing (SVG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Dessin vectoriel (SVG)</translation>
    </message>
    <message>
        <source>&amp;Print, actual size (PDF)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Im&amp;pression, taille réelle (PDF)</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Numbered edge</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Bord &amp;numéroté</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Largeur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>P&amp;apier&#xa0;:</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>An image of {width} × {height} pixels, for web pages and messages.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Une image de {width} × {height} pixels, pour les pages web et les messages.</translation>
    </message>
    <message>
        <source>Sharp at every size, for drawing programs.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Net à toutes les tailles, pour les logiciels de dessin.</translation>
    </message>
    <message>
        <source>Hexes are 18&#xa0;mm wide, as in the printed game, and the section is {width}&#xa0;×&#xa0;{height}&#xa0;mm: print at 100&#xa0;%, without scaling.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Les cases font 18 mm de large, comme dans le jeu imprimé, et le quadrant {width} × {height} mm&#xa0;: imprimez à 100&#xa0;%, sans mise à l’échelle.</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Vector drawings (*.svg)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Dessins vectoriels (*.svg)</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Documents (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Use the ending .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Utilisez l’extension de fichier .png, .svg ou .pdf, et non «&#xa0;{ending}&#xa0;».</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Exporter un paquet</translation>
    </message>
    <message>
        <source>For example CC BY 4.0</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Par exemple CC BY 4.0</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Expansion:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Extension&#xa0;:</translation>
    </message>
    <message>
        <source>ID:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>ID&#xa0;:</translation>
    </message>
    <message>
        <source>Version:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Version&#xa0;:</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Author:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Auteur&#xa0;:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Licence&#xa0;:</translation>
    </message>
    <message>
        <source>Description:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Description&#xa0;:</translation>
    </message>
    <message>
        <source>A pack is a single file with your whole expansion, for others to install.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Un paquet est un fichier unique contenant toute votre extension, que d’autres peuvent installer.</translation>
    </message>
    <message>
        <source>Looking for your expansions…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Recherche de vos extensions…</translation>
    </message>
    <message>
        <source>You have no expansion of your own yet. The content guide in the Help menu shows how to make one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Vous n’avez pas encore d’extension à vous. Le guide des contenus, dans le menu Aide, montre comment en créer une.</translation>
    </message>
    <message>
        <source>Reading the contents of the pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Lecture du contenu du paquet…</translation>
    </message>
    <message>
        <source>The pack will contain {counts}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Contenu du paquet&#xa0;: {counts}.</translation>
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
        <translation>Nom</translation>
    </message>
    <message>
        <source>Packs (*{suffix})</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Paquets (*{suffix})</translation>
    </message>
    <message>
        <source>The pack could not be saved: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Impossible d’enregistrer le paquet&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Enregistré sous le nom {file}.</translation>
    </message>
    <message>
        <source>Left out because they cannot be played yet: {sections}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Laissés de côté, car pas encore jouables&#xa0;: {sections}.</translation>
    </message>
    <message>
        <source>{name}, by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>{name}, par {author}</translation>
    </message>
    <message>
        <source>Print at 100&#xa0;%: a hex is 18 mm wide.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Imprimez à 100&#xa0;%&#xa0;: une case fait 18 mm de large.</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}: overlap as far as the dashed marks.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Feuille {number} sur {count}&#xa0;: chevauchement jusqu’aux pointillés.</translation>
    </message>
    <message>
        <source>This file comes with the game or a pack. Save a copy elsewhere.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Ce fichier fait partie du jeu ou d’un paquet. Enregistrez une copie ailleurs.</translation>
    </message>
    <message>
        <source>The game or a pack already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Le jeu ou un paquet a déjà un quadrant d’identifiant {id}. Choisissez un autre identifiant.</translation>
    </message>
    <message>
        <source>There are more kinds of location than a file can hold.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Il y a plus de sortes de lieux qu’un fichier ne peut en contenir.</translation>
    </message>
    <message>
        <source>The section cannot be saved like this. {reason} Nothing was written, and nothing is lost. Correct it, then save again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Le quadrant ne peut pas être enregistré ainsi. {reason} Rien n’a été écrit et rien n’est perdu. Corrigez, puis enregistrez de nouveau.</translation>
    </message>
    <message>
        <source>{name} contains no section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>{name} ne contient aucun quadrant.</translation>
    </message>
    <message>
        <source>Its ID would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Son identifiant changerait à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>Its name would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Son nom changerait à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>Its expansion would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Son extension changerait à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>Its origin would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Son origine changerait à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>Its author would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Son auteur changerait à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>Its description would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Sa description changerait à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>Its licence would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Sa licence changerait à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>Its hexes would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Ses cases changeraient à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>The file would contain an error: {error}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Le fichier contiendrait une erreur&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Copie de {name}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>It cannot be imported until this is corrected.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importation impossible avant correction.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Ligne {line}, colonne {column}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Remarque&#xa0;: {text}</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. This one will get a new ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Il existe déjà un quadrant d’identifiant {id}. Celui-ci recevra un nouvel identifiant.</translation>
    </message>
    <message>
        <source>Open as a draft</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Ouvrir comme brouillon</translation>
    </message>
    <message>
        <source>Opened as a draft.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Ouvert comme brouillon.</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Il existe déjà un quadrant d’identifiant {id}. Choisissez un autre identifiant.</translation>
    </message>
    <message>
        <source>Imported as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importé sous le nom {file}</translation>
    </message>
    <message>
        <source>Import sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Importer des quadrants</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Sections to import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Quadrants à importer</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>In this window</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Dans cette fenêtre</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py, kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>nom</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>extension</translation>
    </message>
    <message>
        <source>origin</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>origine</translation>
    </message>
    <message>
        <source>author</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>auteur</translation>
    </message>
    <message>
        <source>description</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>description</translation>
    </message>
    <message>
        <source>licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>licence</translation>
    </message>
    <message>
        <source>One of the two is an island.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>L’un des deux est une île.</translation>
    </message>
    <message>
        <source>Also different: {words}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Autres différences&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Les deux sont identiques.</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Éditeur de quadrants</translation>
    </message>
    <message>
        <source>Save the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py, kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Enregistrer le quadrant</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>This is a draft; games will not use it until every hex has terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>C’est un brouillon&#x202f;; les parties ne l’utiliseront qu’une fois chaque case pourvue d’un terrain.</translation>
    </message>
    <message>
        <source>It will be added to your sections in the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Il sera ajouté à vos quadrants dans le jeu.</translation>
    </message>
    <message>
        <source>{name} comes with the game, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» fait partie du jeu&#xa0;: vous modifiez votre propre copie.</translation>
    </message>
    <message>
        <source>{name} belongs to a pack, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» appartient à un paquet&#xa0;: vous modifiez votre propre copie.</translation>
    </message>
    <message>
        <source>The section cannot be copied as text yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Le quadrant ne peut pas encore être copié comme texte.</translation>
    </message>
    <message>
        <source>The section was copied as text.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Le quadrant a été copié comme texte.</translation>
    </message>
    <message>
        <source>The section was not saved.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Le quadrant n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>There is already a section file {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Il existe déjà un fichier de quadrant {file}.</translation>
    </message>
    <message>
        <source>Keep both and give this one a new ID, or replace the other one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Gardez les deux en donnant un nouvel identifiant à celui-ci, ou remplacez l’autre.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Saving rewrites {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>L’enregistrement réécrit {file}.</translation>
    </message>
    <message>
        <source>Comments and the order of its lines will be lost; the section itself stays the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Les commentaires et l’ordre des lignes seront perdus&#x202f;; le quadrant lui-même reste identique.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Enregistré sous le nom {file}</translation>
    </message>
    <message>
        <source>{file} was deleted. Saving will create it again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{file} a été supprimé. L’enregistrement le recréera.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} a été modifié en dehors de cette fenêtre.</translation>
    </message>
    <message>
        <source>Saving would overwrite that change. Reloading can be undone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>L’enregistrement écraserait cette modification. Le rechargement peut être annulé.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Impossible d’ouvrir {file}.</translation>
    </message>
    <message>
        <source>The section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Le quadrant</translation>
    </message>
    <message>
        <source>{name} has unsaved changes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name}&#xa0;: modifications non enregistrées.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Sections (*.yaml);;All files (*)</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Quadrants (*.yaml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Add to the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Ajouter au jeu</translation>
    </message>
    <message>
        <source>You can change the keys in the settings of the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Vous pouvez changer les touches dans les paramètres du jeu.</translation>
    </message>
    <message>
        <source>New section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py, kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Nouveau quadrant</translation>
    </message>
    <message>
        <source>Only selected hexes can be painted; this one is outside the selection.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>On ne peut peindre que les cases sélectionnées&#x202f;; celle-ci est en dehors de la sélection.</translation>
    </message>
    <message>
        <source>Part of the selection is outside the section. Click where all of it fits, or press Esc to put it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Une partie de la sélection est en dehors du quadrant. Cliquez là où elle tient entièrement, ou appuyez sur Échap pour la remettre en place.</translation>
    </message>
    <message>
        <source>Nothing has changed: the selection was dropped outside the section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Rien n’a changé&#xa0;: la sélection a été déposée en dehors du quadrant.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be backed up: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Les modifications non enregistrées ne peuvent pas être sauvegardées&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} is outside your content folder, so the game does not use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} se trouve hors de votre dossier de contenus&#xa0;: le jeu ne l’utilise pas.</translation>
    </message>
    <message>
        <source>Corner of the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Coin du quadrant</translation>
    </message>
    <message>
        <source>Click a corner to place your section there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Cliquez sur un coin pour y placer votre quadrant.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Pick at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Tirer au hasard</translation>
    </message>
    <message>
        <source>Your section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Votre quadrant</translation>
    </message>
    <message>
        <source>Other sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Autres quadrants</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;Pick another at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Tirer un autre au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>Leave &amp;empty</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Laisser &amp;vide</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Modifier une copie</translation>
    </message>
    <message>
        <source>Choose a section: {place}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Choisir un quadrant&#xa0;: {place}</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Nord-ouest</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Sud-ouest</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Sud-est</translation>
    </message>
    <message>
        <source>{name}, turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{name}, retourné</translation>
    </message>
    <message>
        <source>{place}  {name}; part of {section}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{place}  {name}&#x202f;; quadrant {section}</translation>
    </message>
    <message>
        <source>Next to a location across the border: {place}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>À côté d’un lieu de l’autre côté de la limite&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>Only your section can be painted: {place} is part of {section}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Seul votre quadrant peut être peint&#xa0;: {place} appartient au quadrant {section}.</translation>
    </message>
    <message>
        <source>Sea (no hex)</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Mer (pas de case)</translation>
    </message>
    <message>
        <source>Location: {tile}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Lieu&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>No terrain card lets players build here.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Aucune carte terrain ne permet de construire ici.</translation>
    </message>
    <message>
        <source>Terrain card for building here: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Carte terrain pour construire ici&#xa0;: {terrain}.</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, zone de {count}&#x202f;; à côté de&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, zone de {count}</translation>
    </message>
    <message>
        <source>{place}  {name}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}&#x202f;; à côté de&#xa0;: {names}</translation>
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
        <translation>Aucun problème. Le quadrant est jouable.</translation>
    </message>
    <message>
        <source>In your other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Dans vos autres fichiers</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Issues: {counts}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Problèmes&#xa0;: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes have no terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n case n’a pas de terrain.</numerusform>
            <numerusform>%n cases n’ont pas de terrain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, {again} of them replayed with another section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>
            <numerusform>%n partie, dont {again} rejouées avec un autre quadrant.</numerusform>
            <numerusform>%n parties, dont {again} rejouées avec un autre quadrant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>
            <numerusform>{done} partie sur %n</numerusform>
            <numerusform>{done} parties sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {terrain} hexes; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n case {terrain}&#x202f;; les quadrants imprimés en ont de {low} à {high}.</numerusform>
            <numerusform>%n cases {terrain}&#x202f;; les quadrants imprimés en ont de {low} à {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An area of %n {terrain} hexes; on printed sections, each has at least {least}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>Une zone {terrain} de %n case&#x202f;; sur les quadrants imprimés, chacune en a au moins {least}.</numerusform>
            <numerusform>Une zone {terrain} de %n cases&#x202f;; sur les quadrants imprimés, chacune en a au moins {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes cannot be reached by settlements from other sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n case est hors d’atteinte pour les cités des autres quadrants.</numerusform>
            <numerusform>%n cases sont hors d’atteinte pour les cités des autres quadrants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n lieu&#x202f;; les quadrants imprimés en ont de {low} à {high}.</numerusform>
            <numerusform>%n lieux&#x202f;; les quadrants imprimés en ont de {low} à {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations with tiles; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n lieu avec tuile&#x202f;; les quadrants imprimés en ont de {low} à {high}.</numerusform>
            <numerusform>%n lieux avec tuiles&#x202f;; les quadrants imprimés en ont de {low} à {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildable terrains next to the location; most locations have {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n terrain constructible à côté du lieu&#x202f;; la plupart des lieux en ont {least} ou davantage.</numerusform>
            <numerusform>%n terrains constructibles à côté du lieu&#x202f;; la plupart des lieux en ont {least} ou davantage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n overlapping sheets; dashed marks show where to glue.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>
            <numerusform>Demande %n feuille&#x202f;; des pointillés indiquent où coller.</numerusform>
            <numerusform>Demande %n feuilles qui se chevauchent&#x202f;; des pointillés indiquent où coller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{done} importé sur %n.</numerusform>
            <numerusform>{done} importés sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>%n autre peut être importé.</numerusform>
            <numerusform>%n autres peuvent être importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{able} of %n can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{able} sur %n peut être importé.</numerusform>
            <numerusform>{able} sur %n peuvent être importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many at once: %n left for later.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>Trop à la fois&#xa0;: %n laissé pour plus tard.</numerusform>
            <numerusform>Trop à la fois&#xa0;: %n laissés pour plus tard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes differ.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>
            <numerusform>%n case diffère.</numerusform>
            <numerusform>%n cases diffèrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>
            <numerusform>… et %n de plus</numerusform>
            <numerusform>… et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next location</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Aller au prochain lieu</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Aller au prochain château</translation>
    </message>
    <message>
        <source>There is none in this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Il n’y en a pas dans ce quadrant.</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>no section there</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Vide</translation>
    </message>
    <message numerus="yes">
        <source>Nearest location across the border: {place}, %n hexes away.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>
            <numerusform>Lieu le plus proche au-delà de la limite&#xa0;: {place}, à %n case.</numerusform>
            <numerusform>Lieu le plus proche au-delà de la limite&#xa0;: {place}, à %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>hex without terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Vide</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n dans d’autres fichiers</numerusform>
            <numerusform>%n dans d’autres fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Dans le fichier&#xa0;: {message}</translation>
    </message>
    <message>
        <source>In the file, line {line}, column {column}: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Dans le fichier, ligne {line}, colonne {column}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Palette</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py</extracomment>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Paint with terrain {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Peindre avec le terrain {number}</translation>
    </message>
    <message>
        <source>Paint with that terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Peindre avec ce terrain</translation>
    </message>
    <message>
        <source>Paint with location {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Peindre avec le lieu {number}</translation>
    </message>
    <message>
        <source>Paint with an empty hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Peindre avec une case vide</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>I&amp;D</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>A&amp;uteur</translation>
    </message>
    <message>
        <source>Desc&amp;ription</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Desc&amp;ription</translation>
    </message>
    <message>
        <source>E&amp;xpansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py, kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>E&amp;xtension</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Licence</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Tuiles lieu</translation>
    </message>
    <message>
        <source>No location tiles yet. Paint a location from the palette.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Pas encore de tuile lieu. Peignez un lieu depuis la palette.</translation>
    </message>
    <message>
        <source>Also needs {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Nécessite aussi {names}</translation>
    </message>
    <message>
        <source>Random boards with this expansion can use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Les plateaux aléatoires avec cette extension peuvent l’utiliser.</translation>
    </message>
    <message>
        <source>Change the tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Changer la tuile</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}&#xa0;: {count}, d’ordinaire {low} à {high}&#x202f;; zones de {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}&#xa0;: {count}, d’ordinaire {low} à {high}</translation>
    </message>
    <message>
        <source>{name}: {count}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}&#xa0;: {count}&#x202f;; zones de {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Hexes and areas</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Cases et zones</translation>
    </message>
    <message>
        <source>Boxes: the usual range on printed sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Cadres&#xa0;: l’intervalle habituel sur les quadrants imprimés</translation>
    </message>
    <message>
        <source>Locations: {sites}, {locations} of them with tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Lieux&#xa0;: {sites}, dont {locations} avec tuiles</translation>
    </message>
    <message>
        <source>Rivers: {rivers}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Rivières&#xa0;: {rivers}</translation>
    </message>
    <message>
        <source>half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>de gauche à droite</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>de haut en bas</translation>
    </message>
    <message>
        <source>Not symmetrical</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Non symétrique</translation>
    </message>
    <message>
        <source>Symmetrical: {how}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Symétrique&#xa0;: {how}</translation>
    </message>
    <message>
        <source>{text} (usually {count})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (d’ordinaire {count})</translation>
    </message>
    <message>
        <source>{text} (usually {low} to {high})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (d’ordinaire {low} à {high})</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Tuile lieu</translation>
    </message>
    <message>
        <source>No tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Aucune tuile</translation>
    </message>
    <message>
        <source>Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>On the &amp;board shown in the editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Sur le &amp;plateau affiché dans l’éditeur</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Random corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Coin au hasard</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Upright</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>À l’endroit</translation>
    </message>
    <message>
        <source>Turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Retourné</translation>
    </message>
    <message>
        <source>Anything left open on the other pages is chosen at random.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Tout ce qui reste ouvert sur les autres pages est tiré au hasard.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Cartes Tâche</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>The section cannot be played without {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Le quadrant n’est pas jouable sans {names}.</translation>
    </message>
    <message>
        <source>The section cannot be played yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>Le quadrant n’est pas encore jouable.</translation>
    </message>
    <message>
        <source>No game can be played on this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>Aucune partie n’est possible sur ce quadrant.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été supprimé.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été restauré.</translation>
    </message>
    <message>
        <source>The stamps could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>Impossible de modifier les tampons&#xa0;: {error}</translation>
    </message>
    <message>
        <source>This stamp was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Ce tampon provient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Ce fichier est illisible.</translation>
    </message>
    <message>
        <source>This file is not a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Ce fichier n’est pas un tampon.</translation>
    </message>
    <message>
        <source>Not installed: {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Non installé&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Select hexes and save them here as a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Sélectionnez des cases et enregistrez-les ici comme tampon.</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Enregistrer la sélection comme tampon</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Renommer (F2)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Supprimer (Suppr)</translation>
    </message>
    <message>
        <source>Restore the deleted stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Restaurer le tampon supprimé</translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Tampons</translation>
    </message>
    <message>
        <source>Stamp {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Tampon {number}</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Clear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Effacer les cases sélectionnées</translation>
    </message>
    <message>
        <source>Turn selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Tourner la sélection</translation>
    </message>
    <message>
        <source>Turn section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Tourner le quadrant</translation>
    </message>
    <message>
        <source>Mirror selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Miroir de la sélection</translation>
    </message>
    <message>
        <source>Mirror section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Miroir du quadrant</translation>
    </message>
    <message>
        <source>Copy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Copier la moitié</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>undo step: terrain by terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Drag from the source of the river to its mouth. It flows around locations.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Glissez de la source de la rivière à son embouchure. Elle contourne les lieux.</translation>
    </message>
    <message>
        <source>Paint river</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Peindre une rivière</translation>
    </message>
    <message>
        <source>Drag along the shore to fill up to the nearer edge; hold Shift for the farther one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Glissez le long du rivage pour remplir jusqu’au bord le plus proche&#x202f;; avec Maj, jusqu’au plus éloigné.</translation>
    </message>
    <message>
        <source>Paint coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Peindre une côte</translation>
    </message>
    <message>
        <source>Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Disperser</translation>
    </message>
    <message>
        <source>Click an area to ring it; if hexes are selected, they are ringed instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Cliquez sur une zone pour l’entourer&#x202f;; si des cases sont sélectionnées, ce sont elles qui sont entourées.</translation>
    </message>
    <message>
        <source>Paint outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Peindre un contour</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Cliquez sur une case pour peindre avec son terrain.</translation>
    </message>
    <message>
        <source>Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Échanger des cases</translation>
    </message>
    <message>
        <source>Paint line</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Peindre une ligne</translation>
    </message>
    <message>
        <source>Click to fill an area; hold Shift to fill everything of the same kind.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Cliquez pour remplir une zone&#x202f;; avec Maj, tout ce qui est du même type.</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc puts it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Cliquez pour le placer. Les touches de rotation et de miroir agissent dessus. Échap le remet en place.</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc discards it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Cliquez pour le placer. Les touches de rotation et de miroir agissent dessus. Échap l’abandonne.</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Unsaved sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Quadrants non enregistrés</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Tout a&amp;bandonner</translation>
    </message>
    <message>
        <source>{count} sections have unsaved changes. Changes in unchecked sections will be lost.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>{count} quadrants ont des modifications non enregistrées. Celles des quadrants non cochés seront perdues.</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Tout enregi&amp;strer</translation>
    </message>
    <message>
        <source>&amp;Save checked</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>&amp;Enregistrer les cochés</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Loupe</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ouvrir un récen&amp;t</translation>
    </message>
    <message>
        <source>Lan&amp;d brushes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pinc&amp;eaux de terrain</translation>
    </message>
    <message>
        <source>C&amp;opy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Copier la moit&amp;ié</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pannea&amp;ux</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Thè&amp;me</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Cou&amp;leurs</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Taille &amp;du texte</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Quadrant</translation>
    </message>
    <message>
        <source>&amp;Content</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Contenus</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Paint with the tenth terrain onwards</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Peindre à partir du dixième terrain</translation>
    </message>
    <message>
        <source>Paint with that location</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Peindre avec ce lieu</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Maj + flèches</translation>
    </message>
    <message>
        <source>Move and paint, or stretch a line or selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Déplacer et peindre, ou étirer une ligne ou une sélection</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Same as a click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Comme un clic</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Dire la case du curseur et ses voisines</translation>
    </message>
    <message>
        <source>Right click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>Paint with the terrain of the hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Peindre avec le terrain de la case</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ctrl + molette</translation>
    </message>
    <message>
        <source>Change the brush size</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Changer la taille du pinceau</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Molette, bouton central</translation>
    </message>
    <message>
        <source>Zoom; drag to pan</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Zoom&#x202f;; glisser pour déplacer</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Cancel the stroke, or deselect</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Annuler le trait, ou désélectionner</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to paint. {smaller} {larger}: size. Right-click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Cliquez, glissez ou appuyez sur Entrée pour peindre. {smaller} {larger}&#xa0;: taille. Clic droit sur une case pour peindre avec son terrain.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to clear hexes. {smaller} {larger}: size.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Cliquez, glissez ou appuyez sur Entrée pour effacer des cases. {smaller} {larger}&#xa0;: taille.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to scatter hexes. {smaller} {larger}: size. Locations are left alone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Cliquez, glissez ou appuyez sur Entrée pour disperser des cases. {smaller} {larger}&#xa0;: taille. Les lieux restent intacts.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;All sections…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Tous &amp;les quadrants…</translation>
    </message>
    <message>
        <source>&amp;Tiles and cards…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Tuiles et cartes…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Copier en te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Paste section from text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Coller un q&amp;uadrant en texte</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Open content &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ouvrir le &amp;dossier de contenus</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ex&amp;porter…</translation>
    </message>
    <message>
        <source>Reopen sec&amp;tions at start</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Rouvrir les quadrants au démarrage</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Jouer ici</translation>
    </message>
    <message>
        <source>Play here &amp;with…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Jouer ici &amp;avec…</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>A&amp;nalyser…</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Paquets…</translation>
    </message>
    <message>
        <source>&amp;Export a pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Exporter un paquet…</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Prochai&amp;n clic avec le bouton droit</translation>
    </message>
    <message>
        <source>Content &amp;guide</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Guide des contenus</translation>
    </message>
    <message>
        <source>Content &amp;format</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Format des contenus</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Cl&amp;ear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Effacer les cases sélectionnées</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Tout &amp;désélectionner</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De&amp;mi-tour</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Miroir &amp;gauche-droite</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Miroir &amp;haut-bas</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De &amp;gauche à droite</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De &amp;droite à gauche</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De &amp;haut en bas</translation>
    </message>
    <message>
        <source>&amp;Bottom to top</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De &amp;bas en haut</translation>
    </message>
    <message>
        <source>Top to bottom, t&amp;urned</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De haut en bas, re&amp;tourné</translation>
    </message>
    <message>
        <source>Bottom to top, turne&amp;d</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De bas en haut, reto&amp;urné</translation>
    </message>
    <message>
        <source>Rep&amp;lace terrain…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Remp&amp;lacer un terrain…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Next section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Quadrant &amp;suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Quadrant &amp;précédent</translation>
    </message>
    <message>
        <source>Show un&amp;buildable hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Afficher les cases &amp;non constructibles</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Afficher le plateau &amp;entier</translation>
    </message>
    <message>
        <source>Next &amp;corner of the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Coin suivant du plateau</translation>
    </message>
    <message>
        <source>&amp;Turn the section on the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Tourner le quadrant sur le plateau</translation>
    </message>
    <message>
        <source>Pick other sections at &amp;random</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Tirer d’autres quadrants au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Pinceau</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Gomme</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Remplissage</translation>
    </message>
    <message>
        <source>Select a &amp;rectangle</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Sélection re&amp;ctangulaire</translation>
    </message>
    <message>
        <source>Select with the l&amp;asso</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Sélection au l&amp;asso</translation>
    </message>
    <message>
        <source>&amp;Pick from section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>P&amp;ipette</translation>
    </message>
    <message>
        <source>&amp;Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Éc&amp;hanger des cases</translation>
    </message>
    <message>
        <source>Ri&amp;ver</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ri&amp;vière</translation>
    </message>
    <message>
        <source>&amp;Coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Cô&amp;te</translation>
    </message>
    <message>
        <source>&amp;Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Di&amp;sperser</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>C&amp;ontour</translation>
    </message>
    <message>
        <source>&amp;1-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pinceau &amp;1 case</translation>
    </message>
    <message>
        <source>&amp;7-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pinceau &amp;7 cases</translation>
    </message>
    <message>
        <source>1&amp;9-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pinceau 1&amp;9 cases</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pi&amp;nceau plus petit</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pinceau pl&amp;us grand</translation>
    </message>
    <message>
        <source>&amp;No symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Aucune s&amp;ymétrie</translation>
    </message>
    <message>
        <source>Half-&amp;turn symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Symétrie par &amp;demi-tour</translation>
    </message>
    <message>
        <source>Left-right s&amp;ymmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Sy&amp;métrie gauche-droite</translation>
    </message>
    <message>
        <source>Top-b&amp;ottom symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Symétrie haut-&amp;bas</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>As opened</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>À l’ouverture</translation>
    </message>
    <message numerus="yes">
        <source>%n sections with unsaved changes were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>
            <numerusform>%n quadrant aux modifications non enregistrées a été récupéré.</numerusform>
            <numerusform>%n quadrants aux modifications non enregistrées ont été récupérés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A section has %n hexes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>Un quadrant compte %n case.</numerusform>
            <numerusform>Un quadrant compte %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n hexes can be unbuildable terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>%n case au plus peut être non constructible.</numerusform>
            <numerusform>%n cases au plus peuvent être non constructibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n sections generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{count} quadrant généré sur %n</numerusform>
            <numerusform>{count} quadrants générés sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games} games on %n sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{games} parties sur %n quadrant.</numerusform>
            <numerusform>{games} parties sur %n quadrants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any</source>
        <comment>location tile</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>none</source>
        <comment>hexes of a terrain on printed sections</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections were imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n quadrant a été importé.</numerusform>
            <numerusform>%n quadrants ont été importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own content has changed and was reloaded.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Vos contenus ont changé et ont été rechargés.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more: see the list of issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>
            <numerusform>et %n de plus&#xa0;: voir la liste des problèmes</numerusform>
            <numerusform>et %n de plus&#xa0;: voir la liste des problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag one hex onto another, or click both, to swap them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Glissez une case sur une autre, ou cliquez sur les deux, pour les échanger.</translation>
    </message>
    <message>
        <source>Drag or click two corners to select; hold Shift to add. Drag or click the selection to move it; hold Ctrl or drop it on another tab to copy it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Glissez ou cliquez sur deux coins pour sélectionner&#x202f;; Maj pour ajouter. Glissez la sélection, ou cliquez dessus, pour la déplacer&#x202f;; Ctrl ou un dépôt sur un autre onglet la copie.</translation>
    </message>
    <message>
        <source>Drag around hexes to select them, or click, move around them and click again; hold Shift to add. Drag or click the selection to move it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Glissez autour des cases pour les sélectionner, ou cliquez, contournez-les et cliquez de nouveau&#x202f;; Maj pour ajouter. Glissez la sélection, ou cliquez dessus, pour la déplacer.</translation>
    </message>
    <message>
        <source>Drag from one end of the line to the other, or click both. Esc cancels.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Glissez d’un bout de la ligne à l’autre, ou cliquez sur les deux. Échap annule.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>{name}[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name}[*] — Éditeur de quadrants</translation>
    </message>
    <message>
        <source>{name} ({file})[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name} ({file})[*] — Éditeur de quadrants</translation>
    </message>
    <message>
        <source>No sections yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Pas encore de quadrant</translation>
    </message>
    <message>
        <source>{name}: {made} instead of {wished}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{name}&#xa0;: {made} au lieu de {wished}.</translation>
    </message>
    <message>
        <source>Half-turn symmetry needs even numbers.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>La symétrie par demi-tour demande des nombres pairs.</translation>
    </message>
    <message>
        <source>Generates many sections, lets computer players try each, and offers the five that are closest to printed sections in gold. This can take many minutes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Génère de nombreux quadrants, les fait essayer par des ordinateurs et propose les cinq dont l’or se rapproche le plus des quadrants imprimés. Cela peut durer de longues minutes.</translation>
    </message>
    <message>
        <source>The search ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>La recherche s’est terminée sur une erreur&#xa0;: {error}</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Aucune partie n’a été jouée.</translation>
    </message>
    <message>
        <source>Stopped early: the figures are rough.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Arrêt anticipé&#xa0;: les chiffres sont approximatifs.</translation>
    </message>
    <message>
        <source>Left out because of errors or unusual hints: {count}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Écartés pour erreurs ou remarques inhabituelles&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{gold} gold per player compared with printed sections, in {games} games. Seed {seed} generates this section again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{gold}&#xa0;or par joueur par rapport aux quadrants imprimés, en {games} parties. La graine {seed} génère de nouveau ce quadrant.</translation>
    </message>
    <message>
        <source>Gold between first and last place; {printed} on printed sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Or entre le premier et le dernier&#x202f;; {printed} sur les quadrants imprimés.</translation>
    </message>
    <message>
        <source>Sections to choose from</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Quadrants au choix</translation>
    </message>
    <message>
        <source>Best sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Meilleurs quadrants</translation>
    </message>
    <message>
        <source>Best of</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Le meilleur de</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Nouvelle graine</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>La même</translation>
    </message>
    <message>
        <source>Same after a half &amp;turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Identique après un &amp;demi-tour</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Ti&amp;les</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Tuiles</translation>
    </message>
    <message>
        <source>Tile of the second location</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Tuile du second lieu</translation>
    </message>
    <message>
        <source>Locat&amp;ions</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Lieux</translation>
    </message>
    <message>
        <source>&amp;Roughness</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Irrégularité</translation>
    </message>
    <message>
        <source>The ranges are those of printed sections. The generator stays within them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Les intervalles sont ceux des quadrants imprimés. Le générateur les respecte.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Cases</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Printed sections have {low} to {high}, most often about {middle}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Les quadrants imprimés en ont de {low} à {high}, le plus souvent environ {middle}.</translation>
    </message>
    <message>
        <source>Part of the main board, 10 × 10</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Partie du plateau principal, 10 × 10</translation>
    </message>
    <message>
        <source>Island, up to 5 × 6</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Île, jusqu’à 5 × 6</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>&amp;Forme</translation>
    </message>
    <message>
        <source>&amp;Filled with</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>&amp;Rempli de</translation>
    </message>
    <message>
        <source>Keep &amp;only its locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Garder &amp;seulement ses lieux</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Vierge</translation>
    </message>
    <message>
        <source>Copy or template</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Copie ou modèle</translation>
    </message>
    <message>
        <source>Generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Généré</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Créer</translation>
    </message>
    <message>
        <source>This creates a section of your own. The built-in sections do not change.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Ceci crée un quadrant à vous. Les quadrants fournis ne changent pas.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Modifications non enregistrées de la dernière fois</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Tout restaurer</translation>
    </message>
    <message>
        <source>Restore the last one discarded</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Restaurer le dernier abandonné</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>These sections had unsaved changes when the program ended.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Ces quadrants avaient des modifications non enregistrées quand le programme s’est terminé.</translation>
    </message>
    <message>
        <source>A section without a name</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Un quadrant sans nom</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py, kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Open a section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Ouvrir un quadrant</translation>
    </message>
    <message>
        <source>The text on the clipboard is not a section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Le texte du presse-papiers n’est pas un quadrant.</translation>
    </message>
    <message>
        <source>A section could not be read. Its file was moved to {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Un quadrant est illisible. Son fichier a été déplacé vers {file}.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time cannot be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Les modifications non enregistrées de la dernière fois ne peuvent pas être récupérées.</translation>
    </message>
    <message>
        <source>Open sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Quadrants ouverts</translation>
    </message>
    <message>
        <source>Close the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Fermer le quadrant</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Copier le &amp;chemin</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Fermer les &amp;autres</translation>
    </message>
    <message>
        <source>Close &amp;saved</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Fermer les &amp;enregistrés</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Le chemin a été copié.</translation>
    </message>
    <message>
        <source>No file manager was found. The folder is {folder}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Aucun gestionnaire de fichiers trouvé. Le dossier est {folder}</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Remplacer un terrain</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Par</translation>
    </message>
    <message>
        <source>Hexes: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Cases&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The section cannot be analysed yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Le quadrant ne peut pas encore être analysé.</translation>
    </message>
    <message>
        <source>An island cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Une île ne peut pas être analysée.</translation>
    </message>
    <message>
        <source>An analysis compares a section with others in its place. An island is next to the board, where no other section fits. Play on it instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Une analyse compare un quadrant à d’autres à sa place. Une île se trouve à côté du plateau, où aucun autre quadrant ne convient. Jouez plutôt dessus.</translation>
    </message>
    <message>
        <source>There are no hexes on the clipboard.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Le presse-papiers ne contient aucune case.</translation>
    </message>
    <message>
        <source>The content folder cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Impossible d’ouvrir le dossier de contenus.</translation>
    </message>
    <message>
        <source>No file manager was found. The content folder is:</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Aucun gestionnaire de fichiers trouvé. Le dossier de contenus est&#xa0;:</translation>
    </message>
    <message>
        <source>No program was found to open this file.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Aucun programme trouvé pour ouvrir ce fichier.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Clavier et souris</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <source>No engines yet. An engine is a computer player in a program of its own.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Pas encore de moteur. Un moteur est un joueur ordinateur dans un programme à part.</translation>
    </message>
    <message>
        <source>Log of {engine}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Journal de {engine}</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Aucun message pour l’instant.</translation>
    </message>
    <message>
        <source>Lines with &gt; go to the engine, those with &lt; come from it, and those with “!” are its own messages (standard error).</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Les lignes avec &gt; vont au moteur, celles avec &lt; en viennent et celles avec «&#x202f;!&#x202f;» sont ses propres messages (erreur standard).</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Check again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Log…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Journal…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Ajouter un moteur…</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Image {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Image</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Words after the name of the program, as --fast</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Mots après le nom du programme, comme --fast</translation>
    </message>
    <message>
        <source>Without a limit it has a minute for each decision.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Sans limite, il a une minute pour chaque décision.</translation>
    </message>
    <message>
        <source>Start the engine and play two short games with it</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Démarrer le moteur et jouer deux courtes parties avec lui</translation>
    </message>
    <message>
        <source>An engine is a program on this computer, and may do there what you may do. Add only programs that you trust.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Un moteur est un programme de cet ordinateur et peut y faire ce que vous pouvez y faire. N’ajoutez que des programmes de confiance.</translation>
    </message>
    <message>
        <source>Is being checked…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Vérification en cours…</translation>
    </message>
    <message>
        <source>By {author}.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Par {author}.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Pas encore vérifié.</translation>
    </message>
    <message>
        <source>The game waits. How should it continue?</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>La partie attend. Comment doit-elle continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>It follows the protocol. A decision takes {milliseconds} ms.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Il suit le protocole. Une décision prend {milliseconds} ms.</translation>
    </message>
    <message>
        <source>Start or stop the engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>Démarrer ou arrêter le moteur</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>Analysé par</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>réflexion…</translation>
    </message>
    <message>
        <source>{turn} Thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>{turn} Réflexion…</translation>
    </message>
    <message>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Un guillemet n’est pas fermé dans les arguments.</translation>
    </message>
    <message>
        <source>Add {engine} again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Ajouter de nouveau {engine}</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Ajouter un moteur</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py, kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>The path of this program cannot be stored.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Le chemin de ce programme ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Let {level} play on</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Laisser {level} continuer</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Daily challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Défis du jour</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>This week, until {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Cette semaine, jusqu’au {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Aujourd’hui, {day}</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Base game with {expansions}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Jeu de base avec {expansions}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Cartes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Earn at least {gold} gold against an opponent of the level {level}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Gagnez au moins {gold}&#xa0;or contre un adversaire de niveau {level}.</translation>
    </message>
    <message>
        <source>first try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>premier essai</translation>
    </message>
    <message>
        <source>second try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>deuxième essai</translation>
    </message>
    <message>
        <source>third try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>troisième essai</translation>
    </message>
    <message>
        <source>try {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>essai {number}</translation>
    </message>
    <message>
        <source>{challenge}, {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{challenge}, {number}</translation>
    </message>
    <message>
        <source>Kingdom Builder Qt. {challenge}: {gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Kingdom Builder Qt. {challenge}&#xa0;: {gold}&#xa0;or, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>The result can be copied when the medal is known.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Le résultat pourra être copié une fois la médaille connue.</translation>
    </message>
    <message>
        <source>Gold medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Médaille d’or.</translation>
    </message>
    <message>
        <source>Silver medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Médaille d’argent.</translation>
    </message>
    <message>
        <source>Bronze medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Médaille de bronze.</translation>
    </message>
    <message>
        <source>No medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Pas de médaille.</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold}&#xa0;or</translation>
    </message>
    <message>
        <source>{percent} % of it</source>
        <comment>of Master&apos;s gold</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{percent}&#xa0;% de son or</translation>
    </message>
    <message>
        <source>as much gold as Master</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>autant d’or que le Maître</translation>
    </message>
    <message>
        <source>Medal: not known yet.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Médaille&#xa0;: pas encore connue.</translation>
    </message>
    <message>
        <source>Medal: Master is playing this challenge ({percent} %).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Médaille&#xa0;: le Maître joue ce défi ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>Master reached {master} here; silver from {silver}, bronze from {bronze}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Le Maître a atteint {master} ici&#x202f;; argent dès {silver}, bronze dès {bronze}.</translation>
    </message>
    <message>
        <source>In progress: {number}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>En cours&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Started, not finished ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Commencé, non terminé ({number}).</translation>
    </message>
    <message>
        <source>{gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold}&#xa0;or, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>Best later: {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Meilleur résultat ensuite&#xa0;: {gold}&#xa0;or.</translation>
    </message>
    <message>
        <source>Another try is in progress.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Un autre essai est en cours.</translation>
    </message>
    <message>
        <source>Finish today&apos;s challenge to start a streak.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Terminez le défi du jour pour commencer une série.</translation>
    </message>
    <message>
        <source>Days in a row: {current}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Jours d’affilée&#xa0;: {current}. Plus longue série&#xa0;: {longest}.</translation>
    </message>
    <message>
        <source>Longest streak: {longest}. Finish today&apos;s challenge to start another.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Plus longue série&#xa0;: {longest}. Terminez le défi du jour pour en commencer une autre.</translation>
    </message>
    <message>
        <source>gold medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>médaille d’or</translation>
    </message>
    <message>
        <source>silver medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>médaille d’argent</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>médaille de bronze</translation>
    </message>
    <message>
        <source>started, not finished</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>commencé, non terminé</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>non joué</translation>
    </message>
    <message>
        <source>Your best result counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Votre meilleur résultat compte.</translation>
    </message>
    <message>
        <source>Your first result still counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Votre premier résultat compte toujours.</translation>
    </message>
    <message>
        <source>Your first result counts, and it will be marked “{number}”.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Votre premier résultat compte, et il portera la mention «&#xa0;{number}&#xa0;».</translation>
    </message>
    <message>
        <source>The try in progress is saved and can be continued later.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>L’essai en cours est enregistré et peut être repris plus tard.</translation>
    </message>
    <message>
        <source>Each task has its own board and cards. Reach the gold target. You can try as often as you like. Tasks done: {reached} of {tasks}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Chaque mission a son plateau et ses cartes. Atteignez l’or demandé. Vous pouvez essayer aussi souvent que vous le voulez. Missions accomplies&#xa0;: {reached} sur {tasks}.</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Copy result: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Copier le résultat&#xa0;: {challenge}</translation>
    </message>
    <message>
        <source>Another try…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Autre essai…</translation>
    </message>
    <message>
        <source>Another try: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Autre essai&#xa0;: {challenge}</translation>
    </message>
    <message>
        <source>Progress of Master&apos;s game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Progression de la partie du Maître</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py, kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Défis</translation>
    </message>
    <message>
        <source>The same board, cards and deals for everyone, on every computer. You go first. Only your first result counts, and there are no hints until then. Compare it with your friends.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Le même plateau, les mêmes cartes et les mêmes tirages pour tous, sur tous les ordinateurs. Vous commencez. Seul votre premier résultat compte, et il n’y a pas d’indice d’ici là. Comparez-le avec vos amis.</translation>
    </message>
    <message>
        <source>Reading the tasks…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Lecture des missions…</translation>
    </message>
    <message>
        <source>Today and this week</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Aujourd’hui et cette semaine</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Start another try?</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Commencer un autre essai&#x202f;?</translation>
    </message>
    <message>
        <source>Start another try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Commencer un autre essai</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Copié&#xa0;: {line}</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>&amp;Défis…</translation>
    </message>
    <message>
        <source>This challenge cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Ce défi ne peut pas être joué.</translation>
    </message>
    <message>
        <source>Hints are off until this challenge has its first result.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Pas d’indice tant que ce défi n’a pas son premier résultat.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read or saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Impossible de lire ou d’enregistrer vos résultats des défis.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Vos résultats des défis étaient illisibles&#x202f;; le fichier a été conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>This lesson cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>Cette leçon ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Back to lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Retour aux leçons</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>The rules allow it, but this step asks for something else.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Les règles le permettent, mais cette étape demande autre chose.</translation>
    </message>
    <message>
        <source>A new position: you have no settlements on the board.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Nouvelle position&#xa0;: vous n’avez aucune cité sur le plateau.</translation>
    </message>
    <message>
        <source>A new position. Your settlements: {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Nouvelle position. Vos cités&#xa0;: {hexes}.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Again: %n not solved</source>
        <comment>puzzles</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>
            <numerusform>&amp;Refaire&#xa0;: %n non résolue</numerusform>
            <numerusform>&amp;Refaire&#xa0;: %n non résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Leçon suivante&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Annuler ce coup</translation>
    </message>
    <message numerus="yes">
        <source>Lesson finished. {done} of %n lessons done.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>
            <numerusform>Leçon terminée. {done} leçon faite sur %n.</numerusform>
            <numerusform>Leçon terminée. {done} leçons faites sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Reading the lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Lecture des leçons…</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Faites&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>Lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Leçon&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Take it back to continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Annulez ce coup pour continuer</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>This part is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Étape terminée</translation>
    </message>
    <message>
        <source>Tip</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Astuce</translation>
    </message>
    <message>
        <source>Turn off tips</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Couper les astuces</translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Content guide</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Guide des contenus</translation>
    </message>
    <message>
        <source>Content format</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Format des contenus</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py, kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>This page is missing from the installation.</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Cette page manque dans l’installation.</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Éni&amp;gmes…</translation>
    </message>
    <message>
        <source>This puzzle cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Cette énigme ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>Your answer could not be judged.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Votre réponse n’a pas pu être jugée.</translation>
    </message>
    <message>
        <source>The puzzles could not be read, or your answer could not be saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Impossible de lire les énigmes ou d’enregistrer votre réponse.</translation>
    </message>
    <message>
        <source>Your puzzle results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Vos résultats des énigmes étaient illisibles&#x202f;; le fichier a été conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>%v parties sur %m</translation>
    </message>
    <message>
        <source>Games played out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Parties jouées jusqu’au bout</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Énigme</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Back to puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Retour aux énigmes</translation>
    </message>
    <message>
        <source>Best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Meilleur tour</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Your turn and the best one are played out, to see how much gold lies between them.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Votre tour et le meilleur sont joués jusqu’au bout, pour voir combien d’or les sépare.</translation>
    </message>
    <message>
        <source>Best turn, move {step} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Meilleur tour, coup {step} sur {count}</translation>
    </message>
    <message>
        <source>Puzzle: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Énigme&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You have answered</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Vous avez répondu</translation>
    </message>
    <message>
        <source>Start over to play it yourself</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Recommencez pour le jouer vous-même</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tuiles lieu</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Cartes de décompte</translation>
    </message>
    <message>
        <source>Locking opponents out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Bloquer les adversaires</translation>
    </message>
    <message>
        <source>Castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Châteaux</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>{theme} {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{theme} {number}</translation>
    </message>
    <message>
        <source>Your card: {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Votre carte&#xa0;: {terrain}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Pas encore résolues</translation>
    </message>
    <message>
        <source>Answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tentées, non résolues</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Résolues</translation>
    </message>
    <message>
        <source>Base game only</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Jeu de base seul</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Résolues d’affilée&#xa0;: {streak}. Plus longue série&#xa0;: {longest}.</translation>
    </message>
    <message>
        <source>answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>tentée, non résolue</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>challenge</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>terminé</translation>
    </message>
    <message>
        <source>done</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>faite</translation>
    </message>
    <message>
        <source>started</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>commencée</translation>
    </message>
    <message>
        <source>new</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Très difficile</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>résolue</translation>
    </message>
    <message>
        <source>solved later</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>résolue plus tard</translation>
    </message>
    <message>
        <source>Answer a puzzle to get a rating.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Répondez à une énigme pour obtenir une cote.</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} (provisional: too few answers yet)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Votre cote d’énigmes&#xa0;: {points} (provisoire&#xa0;: trop peu de réponses)</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} ± {range}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Votre cote d’énigmes&#xa0;: {points} ± {range}</translation>
    </message>
    <message>
        <source>New here: {expansion}. Read the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Nouveau ici&#xa0;: {expansion}. Lire les règles</translation>
    </message>
    <message>
        <source>New here: {expansion}. Play the lesson “{lesson}”</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Nouveau ici&#xa0;: {expansion}. Jouer la leçon «&#xa0;{lesson}&#xa0;»</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Résolues&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>Find the best turn for {player}. Every other turn ends at least {gold} gold behind it. Play the turn on the board, then choose End turn to answer.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Trouvez le meilleur tour pour {player}. Tout autre tour rapporte à la fin au moins {gold}&#xa0;or de moins. Jouez le tour sur le plateau, puis choisissez «&#xa0;Fin du tour&#xa0;» pour répondre.</translation>
    </message>
    <message>
        <source>You have found the idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Vous avez trouvé l’idée</translation>
    </message>
    <message>
        <source>The best turn has another idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Le meilleur tour repose sur une autre idée</translation>
    </message>
    <message>
        <source>Solved: no turn is better</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Résolue&#xa0;: aucun tour n’est meilleur</translation>
    </message>
    <message>
        <source>Solved: within {gold} gold of the best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Résolue&#xa0;: à {gold}&#xa0;or au plus du meilleur tour</translation>
    </message>
    <message>
        <source>This turn gives away about {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Ce tour perd environ {gold}&#xa0;or</translation>
    </message>
    <message>
        <source>The idea: take the {tile} tile at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>L’idée&#xa0;: prendre la tuile {tile} en {hex}.</translation>
    </message>
    <message>
        <source>The idea: use your {source} now.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>L’idée, à jouer maintenant&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>The idea: reach the {site} at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>L’idée, à atteindre&#xa0;: {site} en {hex}.</translation>
    </message>
    <message>
        <source>The idea: get a piece onto {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>L’idée&#xa0;: amener une pièce en {hex}.</translation>
    </message>
    <message>
        <source>You have the idea; the rest of the turn can be better.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Vous avez l’idée&#x202f;; le reste du tour peut être meilleur.</translation>
    </message>
    <message>
        <source>Your rating: {points} (provisional)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Votre cote&#xa0;: {points} (provisoire)</translation>
    </message>
    <message>
        <source>Your rating: {points} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Votre cote&#xa0;: {points} ({change})</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Résolues d’affilée&#xa0;: {streak}.</translation>
    </message>
    <message>
        <source>{gold}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{gold}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>What the turn is about</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Le sujet du tour</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Extension</translation>
    </message>
    <message>
        <source>The expansions in play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Les extensions en jeu</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Tous niveaux</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Tous résultats</translation>
    </message>
    <message>
        <source>All themes</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Tous thèmes</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Toutes extensions</translation>
    </message>
    <message>
        <source>Play the puzzles that you have not solved, in turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Jouer dans l’ordre les énigmes non résolues</translation>
    </message>
    <message>
        <source>Reading the puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Lecture des énigmes…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Tout &amp;afficher</translation>
    </message>
    <message>
        <source>Puzzles by theme</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Énigmes par thème</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Énigme &amp;suivante</translation>
    </message>
    <message>
        <source>The unsolved puzzle in this list that fits you best</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>L’énigme non résolue de cette liste qui vous convient le mieux</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Next for you</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>À suivre</translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Aucune énigme ne correspond.</translation>
    </message>
    <message>
        <source>&amp;Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>&amp;Règles et touches</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Flèches, Entrée</translation>
    </message>
    <message>
        <source>Move around the board; build or move there</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Se déplacer sur le plateau&#x202f;; construire ou déplacer</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Put a piece or tile back; from a panel, return to the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Reposer une pièce ou une tuile&#x202f;; depuis un panneau, revenir au plateau</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Changer les touches…</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>En bref</translation>
    </message>
    <message>
        <source>The example contradicts the rules: {mistake}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>L’exemple contredit les règles&#xa0;: {mistake}</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py, kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Précisions</translation>
    </message>
    <message>
        <source>See also</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>in this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>dans cette partie</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Highlighted: the pieces that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>En surbrillance&#xa0;: les pièces qui peuvent être déplacées.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that can be chosen.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>En surbrillance&#xa0;: les cases qui peuvent être choisies.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that earned the gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>En surbrillance&#xa0;: les cases qui ont rapporté l’or.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes where tiles are taken.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>En surbrillance&#xa0;: les cases où l’on prend des tuiles.</translation>
    </message>
    <message>
        <source>Blue earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Bleu gagne {gold}&#xa0;or.</translation>
    </message>
    <message>
        <source>Orange earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Orange gagne {gold}&#xa0;or.</translation>
    </message>
    <message>
        <source>White earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Blanc gagne {gold}&#xa0;or.</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Locations and castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Lieux et châteaux</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Tuiles nomades</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Tuiles bonus</translation>
    </message>
    <message>
        <source>Actions for every player</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Actions pour tous les joueurs</translation>
    </message>
    <message>
        <source>Location tiles: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Tuiles lieu&#xa0;: {expansion}</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Cartes Tâche</translation>
    </message>
    <message>
        <source>Paid in every game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Payé à chaque partie</translation>
    </message>
    <message>
        <source>Cards: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Cartes&#xa0;: {expansion}</translation>
    </message>
    <message>
        <source>Sections of the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Quadrants du plateau</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>You can change the keys in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Vous pouvez changer les touches dans les paramètres.</translation>
    </message>
    <message>
        <source>All keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>In this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Dans cette partie</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Page de règles</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Règles et touches</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search, e.g. castle</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Chercher, p. ex. château</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Chercher dans les règles</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Every location tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Chaque tuile lieu utilisée</translation>
    </message>
    <message>
        <source>Each tile gives you an extra action every turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Chaque tuile vous donne une action supplémentaire à chaque tour.</translation>
    </message>
    <message>
        <source>Every nomad tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Chaque tuile nomade utilisée</translation>
    </message>
    <message>
        <source>Each nomad tile can be used only once.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Chaque tuile nomade ne sert qu’une fois.</translation>
    </message>
    <message>
        <source>Won with every Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoire avec chaque carte Kingdom Builder</translation>
    </message>
    <message>
        <source>Each card rewards a different kind of kingdom.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Chaque carte récompense une autre sorte de royaume.</translation>
    </message>
    <message>
        <source>Won with every task card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoire avec chaque carte Tâche</translation>
    </message>
    <message>
        <source>Each task pays once, at the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Chaque tâche paie une fois, à la fin de la partie.</translation>
    </message>
    <message>
        <source>Won with every expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoire avec chaque extension</translation>
    </message>
    <message>
        <source>Expansions add new hexes, tiles and cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Les extensions ajoutent des cases, des tuiles et des cartes.</translation>
    </message>
    <message>
        <source>Won against every level of the computer</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoire contre chaque niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>After a loss, the analysis shows the decisive turns.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Après une défaite, l’analyse montre les tours décisifs.</translation>
    </message>
    <message>
        <source>Every lesson finished</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Chaque leçon terminée</translation>
    </message>
    <message>
        <source>A lesson takes a few minutes; each shows one idea on a small board.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Une leçon dure quelques minutes&#x202f;; chacune montre une idée sur un petit plateau.</translation>
    </message>
    <message>
        <source>A puzzle of every kind solved</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Une énigme de chaque sorte résolue</translation>
    </message>
    <message>
        <source>Puzzles train the eye for one strong turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Les énigmes exercent l’œil à trouver un tour fort.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{done} sur {count}</translation>
    </message>
    <message>
        <source>All done.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Tout est obtenu.</translation>
    </message>
    <message>
        <source>{name}: done</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}&#xa0;: obtenu</translation>
    </message>
    <message>
        <source>{name}: still open</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}&#xa0;: à obtenir</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Lecture de vos parties…</translation>
    </message>
    <message>
        <source>Finish a game against the computer to start collecting.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Terminez une partie contre l’ordinateur pour commencer la collection.</translation>
    </message>
    <message>
        <source>Finished games on this computer: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Parties terminées sur cet ordinateur&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules: {title}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Règles&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Conserver les parties terminées</translation>
    </message>
    <message>
        <source>Finished games are not being kept, so new ones are not marked here.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Les parties terminées ne sont pas conservées&#xa0;: les nouvelles ne sont pas marquées ici.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Impossible de lire vos parties&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>&amp;Achievements…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/feature.py</extracomment>
        <translation>&amp;Succès…</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Votre première victoire&#x202f;!</translation>
    </message>
    <message>
        <source>New achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Nouveaux succès</translation>
    </message>
    <message>
        <source>Your best gold so far: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Votre record d’or&#xa0;: {gold} (avant&#xa0;: {before})</translation>
    </message>
    <message>
        <source>Your best gold so far: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Votre record d’or&#xa0;: {best}</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Votre record d’or contre {level}&#xa0;: {gold} (avant&#xa0;: {before})</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Votre record d’or contre {level}&#xa0;: {best}</translation>
    </message>
    <message>
        <source>Beat {opponent} next</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Prochain défi&#xa0;: battre {opponent}</translation>
    </message>
    <message>
        <source>Only {gold} gold behind: try again</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Plus que {gold}&#xa0;or à rattraper&#xa0;: réessayez</translation>
    </message>
    <message>
        <source>Beat {opponent} first</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>D’abord, battre {opponent}</translation>
    </message>
    <message>
        <source>See the turns that decided it</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Voir les tours décisifs</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Parties…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Parties (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Kingdom Builder games {day}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Parties de Kingdom Builder {day}</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Fichiers ZIP (*{suffix})</translation>
    </message>
    <message>
        <source>Export all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Exporter toutes les parties</translation>
    </message>
    <message>
        <source>Export games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>Games and set-ups ({endings})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Parties et mises en place ({endings})</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Kinds of figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Types de statistiques</translation>
    </message>
    <message>
        <source>Games between computers alone are not counted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Les parties entre ordinateurs seuls ne comptent pas.</translation>
    </message>
    <message>
        <source>Export table…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Exporter le tableau…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Or</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Détail</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Par niveau</translation>
    </message>
    <message>
        <source>By number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Par nombre de joueurs</translation>
    </message>
    <message>
        <source>By expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Par extension</translation>
    </message>
    <message>
        <source>By card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Par carte</translation>
    </message>
    <message>
        <source>By section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Par quadrant</translation>
    </message>
    <message>
        <source>By tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Par tuile utilisée</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>%n partie endommagée a été mise de côté&#xa0;: {names}.</numerusform>
            <numerusform>%n parties endommagées ont été mises de côté&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names} and {more} more.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>%n partie endommagée a été mise de côté&#xa0;: {names} et {more} de plus.</numerusform>
            <numerusform>%n parties endommagées ont été mises de côté&#xa0;: {names} et {more} de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>games, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>games, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>perdue</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>column: gold</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>column: the most gold</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Record</translation>
    </message>
    <message>
        <source>levels</source>
        <comment>of the computer, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>niveaux</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>la partie</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Not assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Sans aide</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>achievements</comment>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>
            <numerusform>Encore %n</numerusform>
            <numerusform>Encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>
            <numerusform>%n victoire d’affilée&#x202f;!</numerusform>
            <numerusform>%n victoires d’affilée&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Fig&amp;ures…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Avec aide</translation>
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
        <translation>la plus longue&#xa0;: {count}</translation>
    </message>
    <message>
        <source>assisted: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>avec aide&#xa0;: {count}</translation>
    </message>
    <message>
        <source>average gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>or moyen</translation>
    </message>
    <message>
        <source>most gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>record d’or</translation>
    </message>
    <message>
        <source>winning streak</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>victoires d’affilée</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py, kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>cote</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Assisted or not</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Avec ou sans aide</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Plus anciennes d’abord</translation>
    </message>
    <message>
        <source>Most gold first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Plus riches d’abord</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Plus récentes d’abord</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Période</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tuile utilisée</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Assistance</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>First day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Search titles, players, cards, expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Chercher titres, joueurs, cartes, extensions</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Clear the search and all filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Effacer la recherche et tous les filtres</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Card, tile, section, number of players, assistance, order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Carte, tuile, quadrant, nombre de joueurs, aide, ordre</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>Between two days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Entre deux jours</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Starred</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Supprimées</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Toutes les extensions</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Any tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Toutes les tuiles utilisées</translation>
    </message>
    <message>
        <source>Any section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tous les quadrants</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Tout nombre de joueurs</translation>
    </message>
    <message>
        <source>Open now</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Ouverte en ce moment</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Manche {round}, {player} joue</translation>
    </message>
    <message>
        <source>{player} won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Victoire&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Tied for first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Première place partagée</translation>
    </message>
    <message>
        <source>{player} won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Victoire&#xa0;: {player}, {gold}&#xa0;or d’avance</translation>
    </message>
    <message>
        <source>Won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Gagnée, {gold}&#xa0;or d’avance</translation>
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
        <translation>{player}&#xa0;: {place} sur {players}</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{place} sur {players}</translation>
    </message>
    <message>
        <source>Challenge: {key}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Défi&#xa0;: {key}</translation>
    </message>
    <message>
        <source>Started: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Commencée&#xa0;: {when}</translation>
    </message>
    <message>
        <source>Ended: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Terminée&#xa0;: {when}</translation>
    </message>
    <message>
        <source>Last played: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Jouée pour la dernière fois&#xa0;: {when}</translation>
    </message>
    <message>
        <source>Not rated: started from a position</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Non classée&#xa0;: commencée depuis une position</translation>
    </message>
    <message>
        <source>Not rated: free undo was allowed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Non classée&#xa0;: l’annulation libre était permise</translation>
    </message>
    <message>
        <source>Not rated: only computers played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Non classée&#xa0;: seuls des ordinateurs jouaient</translation>
    </message>
    <message>
        <source>Not rated: more than one person played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Non classée&#xa0;: plusieurs personnes jouaient</translation>
    </message>
    <message>
        <source>Not rated: the strength of a level is not known</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Non classée&#xa0;: la force d’un niveau n’est pas connue</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player}&#xa0;: {gold}&#xa0;or</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>«&#xa0;{title}&#xa0;» a été restaurée.</translation>
    </message>
    <message>
        <source>Delete “{title}” permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Supprimer définitivement «&#xa0;{title}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>«&#xa0;{title}&#xa0;» a été supprimée.</translation>
    </message>
    <message>
        <source>A copy was saved as “{file}”.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Une copie a été enregistrée sous le nom «&#xa0;{file}&#xa0;».</translation>
    </message>
    <message>
        <source>This game is already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Cette partie figure déjà parmi vos parties.</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Cette partie supprimée a été restaurée.</translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{file} n’a pas été importé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>There is no game in that file.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Ce fichier ne contient aucune partie.</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_grid.py</extracomment>
        <translation>Titre de la partie</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Modifier le titre</translation>
    </message>
    <message>
        <source>Star the selected games, or remove their stars</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Mettre une étoile aux parties choisies, ou la retirer</translation>
    </message>
    <message>
        <source>Save copies of the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Enregistrer des copies des parties choisies</translation>
    </message>
    <message>
        <source>Delete the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Supprimer les parties choisies</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Manage</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Gérer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Favori</translation>
    </message>
    <message>
        <source>A curve appears here from the second game on.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/plot.py</extracomment>
        <translation>Une courbe apparaît ici dès la deuxième partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Playback speed ({keys})</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Vitesse de lecture ({keys})</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Lire ou mettre en pause</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Play slowly</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Lire lentement</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Lire à vitesse normale</translation>
    </message>
    <message>
        <source>Play fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Lire vite</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Players or moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Joueurs ou coups</translation>
    </message>
    <message>
        <source>Builder plays on from every turn: {done} of {count} games done. The more games, the more reliable the figures.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Bâtisseur joue la suite depuis chaque tour&#xa0;: {done} parties faites sur {count}. Plus il y a de parties, plus les chiffres sont fiables.</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Regardées</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>games, below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>gagnées</translation>
    </message>
    <message numerus="yes">
        <source>Deleted, %n days left</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Supprimée, encore %n jour</numerusform>
            <numerusform>Supprimée, encore %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>{shown} sur %Ln partie</numerusform>
            <numerusform>{shown} sur %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie supprimée</numerusform>
            <numerusform>%Ln parties supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie a été restaurée.</numerusform>
            <numerusform>%Ln parties ont été restaurées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln games permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Supprimer définitivement %Ln partie&#x202f;?</numerusform>
            <numerusform>Supprimer définitivement %Ln parties&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln games?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Supprimer %Ln partie, la seule&#x202f;?</numerusform>
            <numerusform>Supprimer les %Ln parties&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie supprimée.</numerusform>
            <numerusform>%Ln parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games exported to {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie exportée vers {file}.</numerusform>
            <numerusform>%Ln parties exportées vers {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie importée.</numerusform>
            <numerusform>%Ln parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie figure déjà parmi vos parties.</numerusform>
            <numerusform>%Ln parties figurent déjà parmi vos parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partie supprimée a été restaurée.</numerusform>
            <numerusform>%Ln parties supprimées ont été restaurées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were not imported. The first is {file}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln fichier n’a pas été importé, {file}&#xa0;: {reason}</numerusform>
            <numerusform>%Ln fichiers n’ont pas été importés. Le premier est {file}&#xa0;: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Tout exporter…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Tout supprimer…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Import, export or delete games, or open their folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Importer, exporter ou supprimer des parties, ou ouvrir leur dossier</translation>
    </message>
    <message>
        <source>Save the selected games as files, for example to send them</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Enregistrer les parties sélectionnées dans des fichiers, par exemple pour les envoyer</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Remove star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>La partie en cours sur la table ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Une partie ouverte dans une autre fenêtre ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>Delete the selected games permanently.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Supprimer définitivement les parties sélectionnées.</translation>
    </message>
    <message>
        <source>Delete the selected games. Undo brings them back.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Supprimer les parties sélectionnées. Annuler les fait revenir.</translation>
    </message>
    <message>
        <source>A deleted game cannot be changed. Restore it first.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Une partie supprimée ne peut pas être modifiée. Restaurez-la d’abord.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be changed.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Une partie ouverte dans une autre fenêtre ne peut pas être modifiée.</translation>
    </message>
    <message>
        <source>The games cannot be shown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Impossible d’afficher les parties</translation>
    </message>
    <message>
        <source>Deleted games stay here for {days} days and can be restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Les parties supprimées restent ici {days} jours et peuvent être restaurées.</translation>
    </message>
    <message>
        <source>No deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Aucune partie supprimée</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Afficher toutes les parties</translation>
    </message>
    <message>
        <source>No game matches</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>Every game is kept here from its first move. There is nothing to save.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Chaque partie est conservée ici dès son premier coup. Il n’y a rien à enregistrer.</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Select a single game to open it.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Sélectionnez une seule partie pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Supprimer toutes les parties</translation>
    </message>
    <message>
        <source>Your games, the deleted games and all figures are removed permanently. This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Vos parties, les parties supprimées et toutes les statistiques sont effacées définitivement. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Pages of the window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Pages de la fenêtre</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Finished games without a star are removed when you leave them.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Les parties terminées qui ne sont pas en favoris sont effacées quand vous les quittez.</translation>
    </message>
    <message>
        <source>Figures count finished games only.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Les statistiques ne comptent que les parties terminées.</translation>
    </message>
    <message>
        <source>Gold over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Or au fil du temps</translation>
    </message>
    <message>
        <source>Your gold per game will appear here.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Votre or par partie apparaîtra ici.</translation>
    </message>
    <message>
        <source>gold of all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>or de toutes les parties</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}&#xa0;: {gold}&#xa0;or, gagnée</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, lost</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}&#xa0;: {gold}&#xa0;or, perdue</translation>
    </message>
    <message>
        <source>From it</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Apport</translation>
    </message>
    <message>
        <source>Gold on average</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Or en moyenne</translation>
    </message>
    <message>
        <source>Most gold in a game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Record d’or en une partie</translation>
    </message>
    <message>
        <source>Gold on average that came from this card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Or moyen rapporté par cette carte</translation>
    </message>
    <message>
        <source>Wins and gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Victoires et or</translation>
    </message>
    <message>
        <source>Title and star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Titre et favori</translation>
    </message>
    <message>
        <source>Games are saved automatically. Add a title or a star to find this one easily.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Les parties sont enregistrées automatiquement. Un titre ou un favori permet de retrouver celle-ci facilement.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Set-up and time, as proposed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Mise en place et heure, comme proposé</translation>
    </message>
    <message>
        <source>Star: keep this game from automatic deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Favori&#xa0;: protéger cette partie de la suppression automatique</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Cote au fil du temps</translation>
    </message>
    <message>
        <source>Your rating will appear here. Only games of one person against computers count, not those from a set-up position or with free undo.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Votre cote apparaîtra ici. Seules comptent les parties d’une personne contre des ordinateurs, sans position de départ ni annulation libre.</translation>
    </message>
    <message>
        <source>95 % range</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/recent_games.py</extracomment>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Tableaux (*{suffix})</translation>
    </message>
    <message>
        <source>Export the listed games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Exporter les parties listées</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Exporté sous le nom {file}.</translation>
    </message>
    <message>
        <source>The table cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Impossible d’écrire le tableau&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>&amp;Title and star…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Titre &amp;et favori…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>E&amp;xport as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>E&amp;xporter en texte…</translation>
    </message>
    <message>
        <source>Export the game as text</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py, kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exporter la partie en texte</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Parties en texte (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Enregistré sous le nom {file}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Shuffle the hidden cards again</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Mélanger de nouveau les cartes cachées</translation>
    </message>
    <message>
        <source>Otherwise the cards come in the same order as in this game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Sinon, les cartes viennent dans le même ordre que dans cette partie.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>Previous turn (Page up)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Tour précédent (Page préc.)</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Coup précédent (Gauche)</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Coup suivant (Droite)</translation>
    </message>
    <message>
        <source>Next turn (Page down)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Tour suivant (Page suiv.)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Lecture (Espace)</translation>
    </message>
    <message>
        <source>Drawing the animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Création de l’image animée…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Animated picture</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Image animée</translation>
    </message>
    <message>
        <source>Export a picture of this moment</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exporter une image de cet instant</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Images</translation>
    </message>
    <message>
        <source>Export an animated picture (GIF)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exporter une image animée (GIF)</translation>
    </message>
    <message>
        <source>Animated pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Images animées</translation>
    </message>
    <message>
        <source>Games as text</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Parties en texte</translation>
    </message>
    <message>
        <source>Export the figures of all turns</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exporter les chiffres de tous les tours</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Saved as {file}, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Enregistré sous le nom {file}, cartes cachées comprises.</translation>
    </message>
    <message>
        <source>Copy pictur&amp;e</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Copier l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Sa&amp;ve picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save &amp;animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Enregistrer l’image ani&amp;mée…</translation>
    </message>
    <message>
        <source>After move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Après le coup {number} sur {all}</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Image copiée.</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_log.py</extracomment>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_players.py, kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Before scoring, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Avant le décompte, {player}</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Manche {round}, {player}</translation>
    </message>
    <message>
        <source>{turn} · move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{turn} · coup {number} sur {all}</translation>
    </message>
    <message>
        <source>{player} {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py, kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Toutes les mains visibles</translation>
    </message>
    <message>
        <source>Face-up cards only</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Cartes visibles seulement</translation>
    </message>
    <message>
        <source>As seen by {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Vu par {player}</translation>
    </message>
    <message>
        <source>Played on from move {number} of another game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Suite jouée à partir du coup {number} d’une autre partie</translation>
    </message>
    <message>
        <source>Played on from move {number} of {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Suite jouée à partir du coup {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{hex} is empty.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex} est vide.</translation>
    </message>
    <message>
        <source>{hex}: there since the start of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex}&#xa0;: en place depuis le début de la partie.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Continuer d’ici…</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Mains affichées</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Image de cet instant…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Image &amp;animée…</translation>
    </message>
    <message>
        <source>&amp;Moves as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Coups en texte…</translation>
    </message>
    <message>
        <source>&amp;Figures of all turns (CSV)…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>C&amp;hiffres de tous les tours (CSV)…</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Relecture&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Timeline with the gold of every player</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/timeline.py</extracomment>
        <translation>Frise avec l’or de chaque joueur</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/library/review/axes.py</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>&amp;Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/review/feature.py</extracomment>
        <translation>&amp;Analyser la partie</translation>
    </message>
    <message>
        <source>Expected final gold</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Or final attendu</translation>
    </message>
    <message>
        <source>Expected gold over the turns</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Or attendu au fil des tours</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>
            <numerusform>%n sélectionnée</numerusform>
            <numerusform>%n sélectionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>
            <numerusform>moyenne de %n partie</numerusform>
            <numerusform>moyenne de %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold after each turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Or après chaque tour</translation>
    </message>
    <message>
        <source>Board after the chosen turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_board.py</extracomment>
        <translation>Plateau après le tour choisi</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>‹ Précédent</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Next ›</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>Next turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Game analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>Turns and their ratings</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Tours et leur évaluation</translation>
    </message>
    <message>
        <source>All turns, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Tous les tours, jugés par le Maître</translation>
    </message>
    <message>
        <source>Turns of {names}, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Tours, jugés par le Maître&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>This game was taken back and is being played on.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Cette partie a été reprise en arrière et se poursuit.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Il n’y avait rien à décider pendant ce tour.</translation>
    </message>
    <message>
        <source>Only the turns that Master judges can be analysed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Seuls les tours que le Maître juge peuvent être analysés.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>{tile} actions, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Actions {tile}, {player}</translation>
    </message>
    <message>
        <source>{round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{round}, {player} ({tile})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player} ({tile})</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Pas encore analysé</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Tournant&#xa0;: {player} prend {gold}&#xa0;or d’avance sur les autres.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Tournant&#xa0;: {player} cède {gold}&#xa0;or aux autres.</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Tournant&#xa0;: {player} prend {gold}&#xa0;or d’avance sur {other}.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Tournant&#xa0;: {player} cède {gold}&#xa0;or face à {other}.</translation>
    </message>
    <message>
        <source>{player} {gold} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold} ({change})</translation>
    </message>
    <message>
        <source>Expected final gold: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Or final attendu&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>The analysis ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>L’analyse s’est terminée sur une erreur&#xa0;: {error}</translation>
    </message>
    <message>
        <source>The analysis was interrupted and has resumed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>L’analyse a été interrompue, puis a repris.</translation>
    </message>
    <message>
        <source>Master judges each turn first: {done} of {count} done.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Le Maître juge d’abord chaque tour&#xa0;: {done} sur {count}.</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Arrêté. Les résultats obtenus sont conservés.</translation>
    </message>
    <message>
        <source>Each point is the average of {games} games that Builder plays on from there without knowing any hidden card. The bands show how uncertain it is.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Chaque point est la moyenne de {games} parties que Bâtisseur poursuit à partir de là sans connaître aucune carte cachée. Les bandes montrent l’incertitude.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Rien de plus</translation>
    </message>
    <message>
        <source>lead {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>avance {gold}</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>line of the computer level</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Joué</translation>
    </message>
    <message>
        <source>{gold} gold now</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{gold}&#xa0;or maintenant</translation>
    </message>
    <message>
        <source>Master would have played the same.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Le Maître aurait joué la même chose.</translation>
    </message>
    <message>
        <source>Master prefers another move, but rates yours equally.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Le Maître préfère un autre coup, mais juge le vôtre équivalent.</translation>
    </message>
    <message>
        <source>Master expects its own turn to earn {gold} gold more in the end.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Le Maître attend de son propre tour {gold}&#xa0;or de plus au bout du compte.</translation>
    </message>
</context>
<context>
    <name>newgame</name>
    <message>
        <source>Search sections, locations and expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Chercher quadrants, lieux et extensions</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>No section fits the search.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Aucun quadrant ne correspond.</translation>
    </message>
    <message>
        <source>Shuffle all</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>Draw four random sections now</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Tirer quatre quadrants au hasard maintenant</translation>
    </message>
    <message>
        <source>All random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Tout au hasard</translation>
    </message>
    <message>
        <source>The sections are drawn when the game starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Les quadrants sont tirés au début de la partie</translation>
    </message>
    <message>
        <source>Side of the island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Face de l’île</translation>
    </message>
    <message>
        <source>Drag sections onto or off the board, or click one and then a corner of the board. Click a section on the board to turn it.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Glissez des quadrants sur le plateau ou en dehors, ou cliquez sur l’un d’eux puis sur un coin du plateau. Cliquez sur un quadrant du plateau pour le tourner.</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Île</translation>
    </message>
    <message>
        <source>Turn the section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Tourner le quadrant ({place})</translation>
    </message>
    <message>
        <source>Draw a random section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Tirer un quadrant au hasard ({place})</translation>
    </message>
    <message>
        <source>Choose a section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Choisir un quadrant ({place})</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Nord-ouest</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Sud-ouest</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Sud-est</translation>
    </message>
    <message>
        <source>Section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Quadrant ({place})</translation>
    </message>
    <message>
        <source>Selection tile ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Tuile de sélection ({place})</translation>
    </message>
    <message>
        <source>The tile of this section&apos;s locations (new edition)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>La tuile des lieux de ce quadrant (nouvelle édition)</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Random tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Tuile au hasard</translation>
    </message>
    <message>
        <source>Random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Face au hasard</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Quadrants</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter chooses a section for the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Les flèches déplacent, Entrée choisit un quadrant pour le plateau</translation>
    </message>
    <message>
        <source>Search by name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Chercher par nom</translation>
    </message>
    <message>
        <source>a two-sided island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>une île à deux faces</translation>
    </message>
    <message>
        <source>{feature:plural} (up to {most})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature:plural} (jusqu’à {most})</translation>
    </message>
    <message>
        <source>{feature} on up to {most} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature} sur {most} quadrants au plus</translation>
    </message>
    <message numerus="yes">
        <source>%n terrain cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n carte terrain</numerusform>
            <numerusform>%n cartes terrain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: find them with the search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>
            <numerusform>et %n de plus&#xa0;: trouvez-la par la recherche</numerusform>
            <numerusform>et %n de plus&#xa0;: trouvez-les par la recherche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n quadrant</numerusform>
            <numerusform>%n quadrants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections of your own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n quadrant à vous</numerusform>
            <numerusform>%n quadrants à vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 island with %n sides</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>1 île à %n face</numerusform>
            <numerusform>1 île à %n faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of location tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n sorte de tuile lieu</numerusform>
            <numerusform>%n sortes de tuiles lieu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of bonus tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n sorte de tuile bonus</numerusform>
            <numerusform>%n sortes de tuiles bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n tuile nomade</numerusform>
            <numerusform>%n tuiles nomades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n tâche</numerusform>
            <numerusform>%n tâches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n carte Tâche</numerusform>
            <numerusform>%n cartes Tâche</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum number of {name} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Nombre minimal de quadrants&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Minimum number of {name} cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Nombre minimal de cartes&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Min. sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Quadrants min.</translation>
    </message>
    <message>
        <source>Min. cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Cartes min.</translation>
    </message>
    <message>
        <source>At least this many of its sections are on the board; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Au moins autant de ses quadrants sont sur le plateau&#x202f;; d’autres peuvent être tirés</translation>
    </message>
    <message>
        <source>At least this many of its cards are in the game; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Au moins autant de ses cartes sont dans la partie&#x202f;; d’autres peuvent être tirées</translation>
    </message>
    <message>
        <source>Include sections of the base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Avec les quadrants du jeu de base</translation>
    </message>
    <message>
        <source>Draw as in the rulebook</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Tirer comme dans les règles</translation>
    </message>
    <message>
        <source>Any four sections and any three cards from all selected expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Quatre quadrants et trois cartes quelconques parmi toutes les extensions choisies</translation>
    </message>
    <message>
        <source>The base game is part of every game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Le jeu de base fait partie de chaque partie</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Beaux châteaux</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Base game: the locations as printed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Jeu de base&#xa0;: les lieux tels qu’imprimés</translation>
    </message>
    <message>
        <source>New edition: one selection tile for each section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Nouvelle édition&#xa0;: une tuile de sélection par quadrant</translation>
    </message>
    <message>
        <source>Variant of the new edition: on two sections a castle replaces one location hex.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Variante de la nouvelle édition&#xa0;: sur deux quadrants, un château remplace une case lieu.</translation>
    </message>
    <message>
        <source>Sections and cards of all selected expansions are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Les quadrants et les cartes de toutes les extensions choisies sont mélangés.</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>No sections: the new edition has its own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Aucun quadrant&#xa0;: la nouvelle édition a les siens</translation>
    </message>
    <message>
        <source>No sections: the board is full</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Aucun quadrant&#xa0;: le plateau est complet</translation>
    </message>
    <message>
        <source>No sections: kept off random boards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Aucun quadrant&#xa0;: exclu des plateaux aléatoires</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>Préparer une &amp;position…</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>Pieces move only by their own tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Chaque pièce bouge par sa propre tuile</translation>
    </message>
    <message>
        <source>Twin cards are wild</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Cartes jumelles libres</translation>
    </message>
    <message>
        <source>Lords need a settlement</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Seigneurs seulement avec une cité</translation>
    </message>
    <message>
        <source>No Lords</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Sans Seigneurs</translation>
    </message>
    <message>
        <source>Draw at the start of the turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Piocher au début du tour</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Warriors, wagons and ships can be moved only by the tile that placed them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Guerriers, chariots et bateaux ne peuvent être déplacés que par la tuile qui les a placés.</translation>
    </message>
    <message>
        <source>With the Crossroads tile, two identical terrain cards in hand may be played as any terrain.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Avec la tuile Carrefour, deux cartes terrain identiques en main peuvent être jouées comme n’importe quel terrain.</translation>
    </message>
    <message>
        <source>The card Lords pays in a sector only to players with a settlement there.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>La carte Seigneurs ne paie dans un secteur que les joueurs qui y ont une cité.</translation>
    </message>
    <message>
        <source>The card Lords is never drawn.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>La carte Seigneurs n’est jamais tirée.</translation>
    </message>
    <message>
        <source>Players draw their terrain card at the start of their turn, not at its end.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Les joueurs piochent leur carte terrain au début de leur tour, et non à la fin.</translation>
    </message>
    <message>
        <source>All players see each other&apos;s terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Tous les joueurs voient les cartes terrain des autres.</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Cartes Tâche</translation>
    </message>
    <message>
        <source>Selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Tuiles de sélection</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Votre propre choix</translation>
    </message>
    <message>
        <source>Save it as a preset to play it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Enregistrez-le comme modèle pour y rejouer.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players and game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Joueurs et jeu</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The preset “{name}” needs content that is not installed: {ids}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Le modèle «&#xa0;{name}&#xa0;» demande du contenu qui n’est pas installé&#xa0;: {ids}.</translation>
    </message>
    <message>
        <source>Expansions, “Beautiful castles”</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Extensions, «&#xa0;Beaux châteaux&#xa0;»</translation>
    </message>
    <message>
        <source>Board, selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Plateau, tuiles de sélection</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>New random seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Nouvelle graine au hasard</translation>
    </message>
    <message>
        <source>Free undo (training)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Annulation libre (entraînement)</translation>
    </message>
    <message>
        <source>The seed determines everything random: the same seed gives the same set-up and cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>La graine détermine tout le hasard&#xa0;: la même graine donne la même mise en place et les mêmes cartes.</translation>
    </message>
    <message>
        <source>Also takes back moves that revealed a card, and the computer&apos;s moves since your last decision.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Reprend aussi les coups qui ont révélé une carte, et ceux de l’ordinateur depuis votre dernière décision.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/feature.py</extracomment>
        <translation>Paq&amp;uets…</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Licence&#xa0;: {licence}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>What the pack contains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Contenu du paquet</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Install a pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py, kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Installer un paquet</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Installer</translation>
    </message>
    <message>
        <source>Replace version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Remplacer la version {version}</translation>
    </message>
    <message>
        <source>Your own content has entries with the same names, so this pack cannot be installed. If you made the pack yourself, everything in it is already here.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Vos propres contenus ont des entrées du même nom&#xa0;: ce paquet ne peut pas être installé. Si vous l’avez fait vous-même, tout son contenu est déjà ici.</translation>
    </message>
    <message>
        <source>This pack has errors and cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Ce paquet contient des erreurs et ne peut pas être installé.</translation>
    </message>
    <message>
        <source>You already have a newer version ({old}); this is {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Vous avez déjà une version plus récente ({old})&#x202f;; celle-ci est la {new}.</translation>
    </message>
    <message>
        <source>This version is already installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Cette version est déjà installée.</translation>
    </message>
    <message>
        <source>Version {old} is installed. This is the newer version {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>La version {old} est installée. Celle-ci est la version plus récente {new}.</translation>
    </message>
    <message>
        <source>This pack is damaged: remove it or install it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_list.py</extracomment>
        <translation>Ce paquet est endommagé&#xa0;: supprimez-le ou réinstallez-le.</translation>
    </message>
    <message>
        <source>{file} cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>Impossible d’installer {file}.</translation>
    </message>
    <message>
        <source>{name} cannot be shown.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>Impossible d’afficher {name}.</translation>
    </message>
    <message>
        <source>{name} was not installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} n’a pas été installé.</translation>
    </message>
    <message>
        <source>{name} was installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} a été installé.</translation>
    </message>
    <message>
        <source>The packs cannot be listed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>Impossible de lister les paquets.</translation>
    </message>
    <message>
        <source>{name} cannot be switched on or off.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>Impossible d’activer ou de désactiver {name}.</translation>
    </message>
    <message>
        <source>{name} was not removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} n’a pas été supprimé.</translation>
    </message>
    <message>
        <source>{name} cannot be restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>Impossible de restaurer {name}.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} a été restauré.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>{name} a été supprimé.</translation>
    </message>
    <message>
        <source>This file is damaged or not a pack.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Ce fichier est endommagé ou n’est pas un paquet.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Version {version} by {author}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Version {version} par {author}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n terrain</numerusform>
            <numerusform>%n terrains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n lieu</numerusform>
            <numerusform>%n lieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your games need it.</source>
        <comment>a pack</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n de vos parties en a besoin.</numerusform>
            <numerusform>%n de vos parties en ont besoin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are unfinished.</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n d’entre elles est inachevée.</numerusform>
            <numerusform>%n d’entre elles sont inachevées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Usable</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Utilisable</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Utilisée</translation>
    </message>
    <message>
        <source>New</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no card</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>draw pile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Vide</translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 quadrants sur %n, au moins {least}</numerusform>
            <numerusform>4 quadrants sur %n, au moins {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 quadrants sur %n, au hasard</numerusform>
            <numerusform>4 quadrants sur %n, au hasard</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} (not installed)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{id} (non installé)</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Tourner le quadrant</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter places the section, {key} turns it, Delete removes it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Les flèches déplacent, Entrée place le quadrant, {key} le tourne, Suppr le retire</translation>
    </message>
    <message numerus="yes">
        <source>Your task cards need %n of its sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>
            <numerusform>Vos cartes Tâche demandent %n de ses quadrants</numerusform>
            <numerusform>Vos cartes Tâche demandent %n de ses quadrants</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>{place}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>It has errors:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Il contient des erreurs&#xa0;:</translation>
    </message>
    <message>
        <source>Needs: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Nécessite&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Packs (*{suffix});;All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Paquets (*{suffix});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Remove the selected pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Supprimer le paquet sélectionné</translation>
    </message>
    <message>
        <source>Undo the removal</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>No packs are installed. Packs are {suffix} files.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Aucun paquet n’est installé. Les paquets sont des fichiers {suffix}.</translation>
    </message>
    <message>
        <source>Installed packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Paquets installés</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Install a pack…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Installer un paquet…</translation>
    </message>
    <message>
        <source>Packs add sections, tiles and cards made by others.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Les paquets ajoutent des quadrants, des tuiles et des cartes faits par d’autres.</translation>
    </message>
    <message>
        <source>Details of {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Détails de {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Supprimer {name}</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Kingdom Builder</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Kingdom Builder</translation>
    </message>
    <message>
        <source>Opponents: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Adversaires&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Cartes&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Task cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Cartes Tâche&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Expansions: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Extensions&#xa0;: {names}</translation>
    </message>
    <message>
        <source>House rules: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Règles maison&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Open or paste this picture, or paste its code, in Kingdom Builder Qt to play the same board with the same cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Ouvrez ou collez cette image, ou collez son code, dans Kingdom Builder Qt pour jouer sur le même plateau avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>Board of the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Plateau de la position</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Préparer une position</translation>
    </message>
    <message>
        <source>Start from a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Partir d’une position</translation>
    </message>
    <message>
        <source>Position as text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Position en texte</translation>
    </message>
    <message>
        <source>Paste a position here, or write one: board, settlements, cards, whose turn…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Collez une position ici, ou écrivez-en une&#xa0;: plateau, cités, cartes, joueur au trait…</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Problèmes de la position</translation>
    </message>
    <message>
        <source>&amp;How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>&amp;Comment écrire une position</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Co&amp;mmencer</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>There is no tile to take at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Il n’y a pas de tuile à prendre en {hex}.</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Impossible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This is a whole game. To play it, copy it and paste it into the main window.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>C’est une partie entière. Pour la jouer, copiez-la et collez-la dans la fenêtre principale.</translation>
    </message>
    <message>
        <source>This text has errors:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Ce texte contient des erreurs&#xa0;:</translation>
    </message>
    <message>
        <source>No position yet.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Pas encore de position.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>La partie est terminée dans cette position.</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Cette position n’est pas jouable&#xa0;:</translation>
    </message>
    <message>
        <source>Round {round}, {player} is to move.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Manche {round}, à {player} de jouer.</translation>
    </message>
    <message>
        <source>No game can lead to this position, but it can be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Aucune partie ne peut mener à cette position, mais elle est jouable&#xa0;:</translation>
    </message>
    <message>
        <source>How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_help.py</extracomment>
        <translation>Comment écrire une position</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Au tour de</translation>
    </message>
    <message>
        <source>Card played</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Carte jouée</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Click a hex to place it, click again to remove it. Arrow keys and Enter work too.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Cliquez sur une case pour le placer, cliquez de nouveau pour le retirer. Les flèches et Entrée conviennent aussi.</translation>
    </message>
    <message>
        <source>Location tile taken</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Tuile lieu prise</translation>
    </message>
    <message>
        <source>Nomad tile: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Tuile nomade&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>A nomad tile has no owner until it is taken.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Une tuile nomade n’appartient à personne tant qu’elle n’est pas prise.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Inconnue</translation>
    </message>
    <message>
        <source>All other cards (unknown)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Toutes les autres cartes (inconnues)</translation>
    </message>
    <message>
        <source>As in the text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Comme dans le texte</translation>
    </message>
    <message>
        <source>Preset name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Presets</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Rename this preset (F2)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Renommer ce modèle (F2)</translation>
    </message>
    <message>
        <source>Delete this preset (Del)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Supprimer ce modèle (Suppr)</translation>
    </message>
    <message>
        <source>What to play</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>À quoi jouer</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>New here</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Nouveau ici</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Ma partie</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>About even: {level}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>À peu près égal&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Plays at this computer</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Joue sur cet ordinateur</translation>
    </message>
    <message>
        <source>Its program cannot be started.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Son programme ne peut pas être démarré.</translation>
    </message>
    <message>
        <source>The level for newcomers, until one of your games is rated</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Le niveau des débutants, tant qu’aucune de vos parties n’est classée</translation>
    </message>
    <message>
        <source>The level nearest to {name}&apos;s rating: {points} ± {doubt}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Le niveau le plus proche de la cote de {name}&#xa0;: {points} ± {doubt}</translation>
    </message>
    <message>
        <source>The level nearest to the rating of all players on this computer: {points} ± {doubt}. The player at this seat has no rated game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Le niveau le plus proche de la cote de tous les joueurs de cet ordinateur&#xa0;: {points} ± {doubt}. Le joueur à cette place n’a aucune partie classée.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Move to an earlier turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Jouer plus tôt</translation>
    </message>
    <message>
        <source>Move to a later turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Jouer plus tard</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Another player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Un autre joueur</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Choisir un joueur</translation>
    </message>
    <message>
        <source>Colour: {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Couleur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Add a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Random start player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Premier joueur au hasard</translation>
    </message>
    <message>
        <source>in turn order</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>dans l’ordre du tour</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py, kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Deux joueurs s’appellent {name}.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players from now on</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Joueurs dès maintenant</translation>
    </message>
    <message>
        <source>{colour}: name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}&#xa0;: nom</translation>
    </message>
    <message>
        <source>{colour}: played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}&#xa0;: joué par</translation>
    </message>
    <message>
        <source>All {most} cards are random. Choose up to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Les {most} cartes sont tirées au hasard. Choisissez-en jusqu’à {most}.</translation>
    </message>
    <message>
        <source>All {most} cards are chosen.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Les {most} cartes sont choisies.</translation>
    </message>
    <message>
        <source>{count} of {most} chosen, the rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Choisies&#xa0;: {count} sur {most}, les autres au hasard.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Une carte Tâche pour chaque quadrant {names} sur le plateau&#xa0;: {most}.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {least} to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Une carte Tâche pour chaque quadrant {names} sur le plateau&#xa0;: {least} à {most}.</translation>
    </message>
    <message>
        <source>All are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Toutes sont tirées au hasard.</translation>
    </message>
    <message>
        <source>The rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Les autres sont tirées au hasard.</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>New edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Nouvelle édition</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{expansion}&#xa0;: première partie</translation>
    </message>
    <message>
        <source>Not installed: {ids}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Non installé&#xa0;: {ids}</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Le plateau des règles</translation>
    </message>
    <message>
        <source>With all expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Toutes les extensions</translation>
    </message>
    <message>
        <source>With selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Tuiles de sélection</translation>
    </message>
    <message>
        <source>Two more castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Deux châteaux de plus</translation>
    </message>
    <message>
        <source>No sections or cards yet</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Pas encore de quadrants ni de cartes</translation>
    </message>
    <message>
        <source>The board and cards that the rulebook recommends for a first game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Le plateau et les cartes que les règles recommandent pour une première partie.</translation>
    </message>
    <message>
        <source>All expansions together: their sections and cards are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Toutes les extensions ensemble&#xa0;: leurs quadrants et leurs cartes sont mélangés.</translation>
    </message>
    <message>
        <source>A selection tile, one of eight, decides which location tiles each section has.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Une tuile de sélection parmi huit décide quelles tuiles lieu a chaque quadrant.</translation>
    </message>
    <message>
        <source>A variant of the new edition: on two sections a castle replaces a location.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Une variante de la nouvelle édition&#xa0;: sur deux quadrants, un château remplace un lieu.</translation>
    </message>
    <message>
        <source>A set-up that you saved.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Une mise en place que vous avez enregistrée.</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because board and cards are already chosen. “All random” on the page Board or Cards makes room.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Rien de {expansions} n’est dans cette partie, car le plateau et les cartes sont déjà choisis. «&#xa0;Tout au hasard&#xa0;» à la page Plateau ou Cartes fait de la place.</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because there are no sections or cards yet. Tiles come into a game with the sections that have them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Rien de {expansions} n’est dans cette partie, car il n’y a pas encore de quadrants ni de cartes. Les tuiles entrent en jeu avec les quadrants qui les portent.</translation>
    </message>
    <message>
        <source>{most} of {count}, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} sur {count}, au moins {least}</translation>
    </message>
    <message>
        <source>{most} of {count}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} sur {count}, au hasard</translation>
    </message>
    <message>
        <source>{count} from {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{count} de {expansion}</translation>
    </message>
    <message>
        <source>a random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>une face au hasard</translation>
    </message>
    <message>
        <source>{feature} on every section that has room for it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} sur chaque quadrant qui a la place</translation>
    </message>
    <message>
        <source>{feature} on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} sur {sections}</translation>
    </message>
    <message>
        <source>{feature} not in play, possible only on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} hors jeu, possible seulement sur {sections}</translation>
    </message>
    <message>
        <source>{feature} if {sections} is drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} si {sections} est tiré</translation>
    </message>
    <message>
        <source>none, because no section on the board brings one</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>aucune, car aucun quadrant du plateau n’en apporte</translation>
    </message>
    <message>
        <source>{most}, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, dont {chosen}</translation>
    </message>
    <message>
        <source>{most}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, au hasard</translation>
    </message>
    <message>
        <source>{least} to {most}, depending on the sections, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{least} à {most}, selon les quadrants, dont {chosen}</translation>
    </message>
    <message>
        <source>{least} to {most} at random, depending on the sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{least} à {most} au hasard, selon les quadrants</translation>
    </message>
    <message>
        <source>one for each section, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>une par quadrant, au hasard</translation>
    </message>
    <message>
        <source>{tiles}; two castle tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{tiles}&#x202f;; deux tuiles château</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}&#x202f;; {rest} de plus au hasard, au moins {least}</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}&#x202f;; {rest} de plus au hasard</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>About Kingdom Builder Qt</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>À propos de Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Version {version}, Python {python}, Qt for Python {qt}</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Version {version}, Python {python}, Qt for Python {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Non officiel</translation>
    </message>
    <message>
        <source>A program made by fans of the board game. It is not affiliated with or endorsed by the game&apos;s publisher or its author, and contains no artwork of the printed game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Un programme fait par des amateurs du jeu de société. Il n’est ni affilié à l’éditeur ou à l’auteur du jeu, ni approuvé par eux, et ne contient aucune illustration du jeu imprimé.</translation>
    </message>
    <message>
        <source>This program</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Ce programme</translation>
    </message>
    <message>
        <source>Code and drawings by the Kingdom Builder Qt contributors, MIT licence. You may use, change and pass them on freely.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Code et dessins des contributeurs de Kingdom Builder Qt, licence MIT. Vous pouvez les utiliser, les modifier et les transmettre librement.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Bibliothèques</translation>
    </message>
    <message>
        <source>Qt and PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm and Pillow under MIT, MPL and MIT-CMU licences. All texts, and how to replace the Qt libraries, are in the folder “licences” of the installed program.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Qt et PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm et Pillow sous licences MIT, MPL et MIT-CMU. Tous les textes, et la manière de remplacer les bibliothèques Qt, se trouvent dans le dossier «&#xa0;licences&#xa0;» du programme installé.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Polices</translation>
    </message>
    <message>
        <source>Inter by Rasmus Andersson and the Inter Project Authors, Alegreya by Juan Pablo del Peral and the Alegreya Project Authors, both SIL Open Font License 1.1.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Inter de Rasmus Andersson et des Inter Project Authors, Alegreya de Juan Pablo del Peral et des Alegreya Project Authors, toutes deux sous SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>&amp;Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>&amp;Lettres des terrains</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Content &amp;problems…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>&amp;Problèmes de contenu…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>À pr&amp;opos</translation>
    </message>
    <message>
        <source>Position copied. Hidden cards appear in it as “?”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Position copiée. Les cartes cachées y figurent par «&#x202f;?&#xa0;».</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Position copiée.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partie copiée.</translation>
    </message>
    <message>
        <source>Game copied, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partie copiée, cartes cachées comprises.</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Code de mise en place copié&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}. A game from it does not count as the challenge.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Code de mise en place copié&#xa0;: {code}. Une partie lancée avec ce code ne compte pas comme le défi.</translation>
    </message>
    <message>
        <source>A game that began from a position has no set-up code. Copy the position as text instead.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Une partie commencée depuis une position n’a pas de code de mise en place. Copiez plutôt la position en texte.</translation>
    </message>
    <message>
        <source>Start without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Commencer sans enregistrer</translation>
    </message>
    <message>
        <source>Your game is saved. To return to it, choose Game &gt; Games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Votre partie est enregistrée. Pour y revenir, choisissez Partie &gt; Parties.</translation>
    </message>
    <message>
        <source>The content of the game is missing.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Le contenu de la partie manque.</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Cette partie est déjà sur la table.</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>la partie</translation>
    </message>
    <message>
        <source>Your games have later moves of this game. It continues with them.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Vos parties contiennent des coups plus récents de cette partie. Elle continue avec eux.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Cette partie ne figure plus parmi vos parties.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
        <source>the copied game</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>la partie copiée</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Cette partie supprimée a été restaurée.</translation>
    </message>
    <message>
        <source>This game could not be added to your games: their folder cannot be written to.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Cette partie n’a pas pu être ajoutée à vos parties&#xa0;: leur dossier n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>The copied game cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>La partie copiée n’est pas jouable.</translation>
    </message>
    <message>
        <source>The last moves are not saved. If you close the game now, they will be lost.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Les derniers coups ne sont pas enregistrés. Si vous fermez la partie maintenant, ils seront perdus.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Chercher des actions et des touches</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find by pressing a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Trouver en pressant une touche</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>La lui prendre</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore all</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Tout restaurer</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Give this action its usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Rendre à cette action ses touches habituelles</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Rendre à toutes les actions leurs touches habituelles</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Press a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Pressez une touche</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Retirer cette touche</translation>
    </message>
    <message>
        <source>Key {number} of “{action}”</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Touche {number} de «&#xa0;{action}&#xa0;»</translation>
    </message>
    <message>
        <source>Remove {key}</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Retirer {key}</translation>
    </message>
    <message>
        <source>No action has the key {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Aucune action n’a la touche {key}.</translation>
    </message>
    <message>
        <source>No action is found.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Aucune action trouvée.</translation>
    </message>
    <message>
        <source>{key} is a key of this action already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} est déjà une touche de cette action.</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} est la touche de «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>“{action}” has its usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«&#xa0;{action}&#xa0;» a ses touches habituelles.</translation>
    </message>
    <message>
        <source>All actions have their usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Toutes les actions ont leurs touches habituelles.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} instead of {old}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«&#xa0;{action}&#xa0;» a la touche {key} au lieu de {old}.</translation>
    </message>
    <message>
        <source>The keys are as they were before.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Les touches sont comme avant.</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} again.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«&#xa0;{action}&#xa0;» a de nouveau la touche {key}.</translation>
    </message>
    <message>
        <source>“{action}” has lost {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«&#xa0;{action}&#xa0;» a perdu {key}.</translation>
    </message>
    <message>
        <source>Keys (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Touches (*{suffix})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Importer des touches</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Le fichier est illisible.</translation>
    </message>
    <message>
        <source>The keys are imported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Les touches sont importées.</translation>
    </message>
    <message numerus="yes">
        <source>The keys are imported. %n unknown actions are kept aside.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>
            <numerusform>Les touches sont importées. %n action inconnue est mise de côté.</numerusform>
            <numerusform>Les touches sont importées. %n actions inconnues sont mises de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Exporter les touches</translation>
    </message>
    <message>
        <source>The keys are exported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Les touches sont exportées.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Co&amp;uleurs</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Vitesse de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>App&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Pre&amp;mière partie</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Section &amp;editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>É&amp;diteur de quadrants</translation>
    </message>
    <message>
        <source>&amp;Back to the editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Retour à &amp;l’éditeur</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Fin du tour</translation>
    </message>
    <message>
        <source>&amp;Decline or finish action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Renoncer à l’action ou la terminer</translation>
    </message>
    <message>
        <source>Back to &amp;mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Retour à l’action &amp;obligatoire</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Replay last turns</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Revoir les &amp;derniers tours</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Copier la par&amp;tie</translation>
    </message>
    <message>
        <source>Save set-up as p&amp;icture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Enregistrer la mise en place en &amp;image…</translation>
    </message>
    <message>
        <source>&amp;Paste position, game, code or picture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Co&amp;ller position, partie, code ou image…</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Faire jouer l’ordinateur &amp;maintenant</translation>
    </message>
    <message>
        <source>&amp;Pause the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Suspendre l’ordinateur</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Avancer d’un &amp;coup</translation>
    </message>
    <message>
        <source>Step one &amp;turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Avancer d’un &amp;tour</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>P&amp;lus lente</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Plus &amp;rapide</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Loupe</translation>
    </message>
    <message>
        <source>Turn the &amp;board round</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Tourner le plateau</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Prochai&amp;n clic avec le bouton droit</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;Running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Score en cours</translation>
    </message>
    <message>
        <source>Show &amp;possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Afficher les cases &amp;possibles</translation>
    </message>
    <message>
        <source>Show &amp;gold of a hex</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Afficher l’&amp;or d’une case</translation>
    </message>
    <message>
        <source>&amp;Mark the section being tried</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Marquer le quadrant à l’essai</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>So&amp;n</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Tips in the first game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>As&amp;tuces pendant la première partie</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Packs…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Paquets…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Do you want to save it elsewhere?</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Voulez-vous l’enregistrer ailleurs&#x202f;?</translation>
    </message>
    <message>
        <source>The game is not being saved: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>La partie n’est pas enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A game could not be read; its file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Une partie était illisible&#x202f;; son fichier a été conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>A game of an earlier version could not be read; it stays as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Une partie d’une version antérieure était illisible&#x202f;; elle reste sous le nom {file}.</translation>
    </message>
    <message>
        <source>Your games are now in one list, Game &gt; Games. Games added: {count}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Vos parties sont désormais dans une seule liste, Partie &gt; Parties. Parties ajoutées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Content problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problèmes de contenu</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>All content files are in order.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Tous les fichiers de contenu sont en ordre.</translation>
    </message>
    <message>
        <source>Problems: {count}. Errors: {errors}. Entries with an error cannot be played; all others can.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problèmes&#xa0;: {count}. Erreurs&#xa0;: {errors}. Les entrées en erreur ne sont pas jouables&#x202f;; toutes les autres le sont.</translation>
    </message>
    <message>
        <source>New player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Change player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Modifier le joueur</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Portrait {number}</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>This player can take a seat in any new game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Ce joueur peut prendre place dans toute nouvelle partie.</translation>
    </message>
    <message>
        <source>Finished games keep the name under which they were played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Les parties terminées gardent le nom sous lequel elles ont été jouées.</translation>
    </message>
    <message>
        <source>Another player is called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Un autre joueur s’appelle {name}.</translation>
    </message>
    <message>
        <source>No players yet. Add everyone who plays at this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Pas encore de joueur. Ajoutez tous ceux qui jouent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>People who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Joueurs de cet ordinateur</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Ajouter un joueur…</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Put first</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Mettre en tête</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py, kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Paramètre&amp;s…</translation>
    </message>
    <message>
        <source>Copy set-up c&amp;ode</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Copier le c&amp;ode de mise en place</translation>
    </message>
    <message>
        <source>R&amp;eset layout</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>The first player takes a seat in every new game and plays the challenges.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Le premier joueur prend place dans chaque nouvelle partie et joue les défis.</translation>
    </message>
    <message>
        <source>Set-up {date}</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Mise en place {date}</translation>
    </message>
    <message>
        <source>Save the set-up as a picture</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Enregistrer la mise en place en image</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Images</translation>
    </message>
    <message>
        <source>Saved as {file}, and copied for pasting.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Enregistrée sous le nom {file}, et copiée pour être collée.</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Cette image est illisible.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Cette image est trop grande.</translation>
    </message>
    <message>
        <source>No set-up code can be read from this picture.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Aucun code de mise en place n’est lisible dans cette image.</translation>
    </message>
    <message>
        <source>If a code is printed below the board, copy it as text and paste it.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Si un code est imprimé sous le plateau, copiez-le en texte et collez-le.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lettres des terrains</translation>
    </message>
    <message>
        <source>Magnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Loupe</translation>
    </message>
    <message>
        <source>Show running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Afficher le score en cours</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Afficher les coordonnées</translation>
    </message>
    <message>
        <source>Show paths between settlements</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Afficher les chemins entre les cités</translation>
    </message>
    <message>
        <source>Show possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Afficher les cases possibles</translation>
    </message>
    <message>
        <source>Animate possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animer les cases possibles</translation>
    </message>
    <message>
        <source>Animate water and flags</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animer l’eau et les drapeaux</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Terminer les tours soi-même</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Jouer d’office les coups forcés</translation>
    </message>
    <message>
        <source>Usual opponent</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Adversaire habituel</translation>
    </message>
    <message>
        <source>Hints by</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Indices par</translation>
    </message>
    <message>
        <source>People who play here…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Joueurs de cet ordinateur…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Moteurs…</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Émettre des sons</translation>
    </message>
    <message>
        <source>System language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Shows the hex at the pointer or cursor enlarged</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Montre agrandie la case sous le pointeur ou le curseur</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Coupé quand l’ordinateur est sur batterie.</translation>
    </message>
    <message>
        <source>Stops after a few seconds. Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>S’arrête après quelques secondes. Coupé quand l’ordinateur est sur batterie.</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Vitesse de l’ordinateur</translation>
    </message>
    <message>
        <source>Master&apos;s thinking time</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Temps de réflexion du Maître</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Otherwise it ends as soon as you can do nothing more.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Sinon, le tour se termine dès que vous ne pouvez plus rien faire.</translation>
    </message>
    <message>
        <source>Undo takes it back together with your previous move.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Annuler le reprend avec votre coup précédent.</translation>
    </message>
    <message>
        <source>Plays against you in a first game. Challenges have their own opponents.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Joue contre vous dans une première partie. Les défis ont leurs propres adversaires.</translation>
    </message>
    <message>
        <source>Names, colours and portraits of the people who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Noms, couleurs et portraits des joueurs de cet ordinateur</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Conserver les parties terminées</translation>
    </message>
    <message>
        <source>Computer players in programs of their own</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Joueurs ordinateurs dans des programmes à part</translation>
    </message>
    <message>
        <source>See and change the keys of all actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Voir et changer les touches de toutes les actions</translation>
    </message>
    <message>
        <source>Unfinished and starred games are always kept. All games stay on this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Les parties inachevées et les favoris sont toujours conservés. Toutes les parties restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The colours of terrains and players</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Les couleurs des terrains et des joueurs</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Vitesse d’animation</translation>
    </message>
    <message>
        <source>How long Master may think about a turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Combien de temps le Maître peut réfléchir à un tour</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Volume sonore</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>This game has no set-up code. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Cette partie n’a pas de code de mise en place. {reason}</translation>
    </message>
    <message>
        <source>The game cannot be set up.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>La mise en place est impossible.</translation>
    </message>
    <message>
        <source>This set-up code is mistyped, or from a version of the program with other content.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Ce code de mise en place contient une faute de frappe, ou vient d’une version du programme au contenu différent.</translation>
    </message>
    <message numerus="yes">
        <source>This position is too long: at most %n characters can be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>
            <numerusform>Cette position est trop longue&#xa0;: %n caractère au maximum peut être lu.</numerusform>
            <numerusform>Cette position est trop longue&#xa0;: %n caractères au maximum peuvent être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>
            <numerusform>%n caractère au plus</numerusform>
            <numerusform>%n caractères au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Very fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>As the system (reduced)</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Comme le système (réduite)</translation>
    </message>
    <message>
        <source>Do not offer this again</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Ne plus proposer</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Éditeur de quadrants</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board, against the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Le plateau des règles, contre l’ordinateur</translation>
    </message>
    <message>
        <source>Choose players, board and cards</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Choisir joueurs, plateau et cartes</translation>
    </message>
    <message>
        <source>Draw your own board sections</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Dessiner ses propres quadrants</translation>
    </message>
    <message>
        <source>New here? Learn the game in 10 minutes</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Nouveau&#x202f;? Apprenez le jeu en 10 minutes</translation>
    </message>
    <message>
        <source>Who are you? Enter your name</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Qui êtes-vous&#x202f;? Entrez votre nom</translation>
    </message>
    <message>
        <source>You will find the lessons in the Learn menu.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Vous trouverez les leçons dans le menu Apprendre.</translation>
    </message>
    <message>
        <source>You can enter your name in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Vous pouvez entrer votre nom dans les paramètres.</translation>
    </message>
    <message>
        <source>Welcome, {name}!</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Bienvenue, {name}&#x202f;!</translation>
    </message>
    <message>
        <source>An unofficial desktop edition of the board game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Édition non officielle du jeu de société sur ordinateur.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Game board</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Plateau de jeu</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/ui/table/board/scene.py</extracomment>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>No hint could be found ({reason}).</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/advice_request.py</extracomment>
        <translation>Aucun indice n’a pu être trouvé ({reason}).</translation>
    </message>
    <message>
        <source>No hints are given here.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/desk.py</extracomment>
        <translation>Pas d’indice ici.</translation>
    </message>
    <message>
        <source>{tile}: first turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}&#xa0;: retournez d’abord une carte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>It is not a computer player&apos;s turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Ce n’est pas le tour d’un ordinateur.</translation>
    </message>
    <message>
        <source>The game is over. Its last decision can no longer be undone.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>La partie est terminée. Sa dernière décision ne peut plus être annulée.</translation>
    </message>
    <message>
        <source>You cannot undo beyond a new card or another player&apos;s decision.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Vous ne pouvez pas annuler au-delà d’une nouvelle carte ou de la décision d’un autre joueur.</translation>
    </message>
    <message>
        <source>The only possible move was played for you.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Le seul coup possible a été joué pour vous.</translation>
    </message>
    <message>
        <source>No {piece} can be placed now. If you have a tile for it, choose that first.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Vous ne pouvez pas placer {piece:indefinite} maintenant. Si vous avez une tuile pour cela, choisissez-la d’abord.</translation>
    </message>
    <message>
        <source>That is not part of this game.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Cela ne fait pas partie de ce jeu.</translation>
    </message>
    <message>
        <source>The {tile} stays in use until your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>La tuile {tile} reste active jusqu’à votre prochaine pose.</translation>
    </message>
    <message>
        <source>You have already chosen your card for this turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Vous avez déjà choisi votre carte pour ce tour.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other side.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Il ne reste aucune case {card} libre&#xa0;: choisissez l’autre face.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Vous n’avez pas la carte {card}.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Il ne reste aucune case {card} libre&#xa0;: choisissez l’autre carte.</translation>
    </message>
    <message>
        <source>{old} is now called {new}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{old} s’appelle désormais {new}.</translation>
    </message>
    <message>
        <source>Now played by a person: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Désormais joué par une personne&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>The computer player did not answer and is being restarted…</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>L’ordinateur n’a pas répondu&#x202f;; il est en cours de redémarrage…</translation>
    </message>
    <message>
        <source>The computer player took too long; it plays the rest of this turn at random.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>L’ordinateur a mis trop de temps&#x202f;; il joue le reste de ce tour au hasard.</translation>
    </message>
    <message>
        <source>Choose a tile first, or end your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Choisissez d’abord une tuile, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>You have nothing left to do. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Vous n’avez plus rien à faire. Terminez votre tour.</translation>
    </message>
    <message>
        <source>{tile}: first choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}&#xa0;: choisissez d’abord une face de votre carte.</translation>
    </message>
    <message>
        <source>{tile}: first choose your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}&#xa0;: choisissez d’abord votre carte.</translation>
    </message>
    <message>
        <source>{tile}: already in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}&#xa0;: déjà active pour votre prochaine pose.</translation>
    </message>
    <message>
        <source>Trying {section}</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/trial.py</extracomment>
        <translation>Essai du quadrant {section}</translation>
    </message>
    <message>
        <source>Counting gold</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py, kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Décompte de l’or</translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>Au suivant&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Paused: {player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>Pause&#xa0;: à {player} de jouer</translation>
    </message>
    <message>
        <source>{player} has not answered yet…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} n’a pas encore répondu…</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} réfléchit…</translation>
    </message>
    <message>
        <source>{player} has removed your {piece} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} vous a retiré {piece:indefinite} en {hex}</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} poursuit son tour</translation>
    </message>
    <message>
        <source>{player}, it is your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py, kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>{player}, à vous de jouer</translation>
    </message>
    <message>
        <source>{active}&apos;s turn continues after your answer.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Le tour continue après votre réponse ({active}).</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Je suis {player}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/table/page/dialogs.py</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Revoir à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Continuer à partir d’ici…</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>All actions</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Toutes les actions</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py, kingdom_builder_qt/ui/table/page/moves_dialog.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Tile {number}: choose it, or put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Tuile {number}&#xa0;: la choisir ou la reposer</translation>
    </message>
    <message>
        <source>Choose that tile; press again to put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Choisir cette tuile&#x202f;; de nouveau pour la reposer</translation>
    </message>
    <message>
        <source>Choose that terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Choisir cette carte Terrain</translation>
    </message>
    <message>
        <source>Terrain card {number}: choose it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Carte Terrain {number}&#xa0;: la choisir</translation>
    </message>
    <message>
        <source>Go to the next possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Aller à la case possible suivante</translation>
    </message>
    <message>
        <source>Go to the previous possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Aller à la case possible précédente</translation>
    </message>
    <message>
        <source>Tell your areas</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Dire vos zones</translation>
    </message>
    <message>
        <source>Tell the areas of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Dire les zones des autres</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Dire la case du curseur et ses voisines</translation>
    </message>
    <message>
        <source>Tell the gold by card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Dire l’or par carte</translation>
    </message>
    <message>
        <source>Tell your tiles and where the others lie</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Dire vos tuiles et où se trouvent les autres</translation>
    </message>
    <message>
        <source>Go to your next settlement</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Aller à votre prochaine cité</translation>
    </message>
    <message>
        <source>Go to the next settlement of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Aller à la prochaine cité des autres</translation>
    </message>
    <message>
        <source>Go to the next location with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Aller au prochain lieu avec tuiles</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Aller au prochain château</translation>
    </message>
    <message>
        <source>Return a piece to the supply, or take one from it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Remettre une pièce dans la réserve, ou en prendre une</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ajuster le plateau à la fenêtre</translation>
    </message>
    <message>
        <source>Tell your own last turn</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Annoncer votre dernier tour</translation>
    </message>
    <message>
        <source>Type a command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Taper une commande</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>Commande</translation>
    </message>
    <message>
        <source>b C7: build or choose · m C7 C9: move · d C7: describe · list grass near own</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>b C7&#xa0;: construire ou choisir · m C7 C9&#xa0;: déplacer ·&#xa0;d C7&#xa0;: décrire · list prairie près des miennes</translation>
    </message>
    <message>
        <source>“{command}” is not a command on this board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>«&#xa0;{command}&#xa0;» n’est pas une commande sur ce plateau.</translation>
    </message>
    <message>
        <source>There is none on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/survey.py</extracomment>
        <translation>Il n’y en a pas sur le plateau.</translation>
    </message>
    <message>
        <source>First choose “I am {player}”.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Choisissez d’abord «&#xa0;Je suis {player}&#xa0;».</translation>
    </message>
    <message>
        <source>This piece can only go back to the supply. Choose the supply, or the piece to leave it where it is.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Cette pièce ne peut que retourner dans la réserve. Choisissez la réserve, ou la pièce pour la laisser où elle est.</translation>
    </message>
    <message>
        <source>The computer player is not responding ({reason}). Press {again} to try again, or {players} to play in its place.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>L’ordinateur ne répond pas ({reason}). Appuyez sur {again} pour réessayer, ou sur {players} pour jouer à sa place.</translation>
    </message>
    <message>
        <source>{key}: move now</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{key}&#xa0;: jouer maintenant</translation>
    </message>
    <message>
        <source>Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Plateau en mots</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Cases</translation>
    </message>
    <message>
        <source>All hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Toutes les cases</translation>
    </message>
    <message>
        <source>Possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Cases possibles</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>Pieces of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Pièces des autres</translation>
    </message>
    <message>
        <source>Locations with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Lieux avec tuiles</translation>
    </message>
    <message>
        <source>Enter plays on the hex as on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Entrée joue sur la case comme sur le plateau.</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Your cards and tiles appear when you press this button.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Vos cartes et vos tuiles apparaissent quand vous appuyez sur ce bouton.</translation>
    </message>
    <message>
        <source>&amp;Best gain first</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>&amp;Meilleur gain d’abord</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Entrée joue le coup choisi.</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>Feuille d&amp;e score</translation>
    </message>
    <message>
        <source>Possib&amp;le moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>Coups possi&amp;bles</translation>
    </message>
    <message>
        <source>&amp;Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>&amp;Plateau en mots</translation>
    </message>
    <message>
        <source>Your turn has ended.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Votre tour est terminé.</translation>
    </message>
    <message>
        <source>Undone. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Annulé. {task}.</translation>
    </message>
    <message>
        <source>{player} is next. Press Enter when you are there.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Au suivant&#xa0;: {player}. Appuyez sur Entrée quand vous êtes en place.</translation>
    </message>
    <message>
        <source>{player}, your turn continues. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, votre tour continue. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. Card: {card}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, à vous de jouer, manche {round}. Carte&#xa0;: {card}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, à vous de jouer, manche {round}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. No terrain card. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, à vous de jouer, manche {round}. Pas de carte terrain. {task}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Pla&amp;y it</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>No hint was found</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Aucun indice trouvé</translation>
    </message>
    <message>
        <source>Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>2e choix</translation>
    </message>
    <message>
        <source>Master suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Le Maître propose</translation>
    </message>
    <message>
        <source>{engine} suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{engine} propose</translation>
    </message>
    <message>
        <source>{lead}. {behind}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{lead}. {behind}</translation>
    </message>
    <message>
        <source>&amp;Best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Meilleur</translation>
    </message>
    <message>
        <source>&amp;Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;2e choix</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Fin d&amp;u tour</translation>
    </message>
    <message>
        <source>Tips explain the rules in your first games.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Des astuces expliquent les règles pendant vos premières parties.</translation>
    </message>
    <message>
        <source>Lessons and puzzles of the menu Learn show their tasks here.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Les leçons et énigmes du menu Apprendre affichent ici leurs tâches.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Cartes Kingdom Builder</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>À la fin de la partie</translation>
    </message>
    <message>
        <source>Tasks: paid once, at the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Tâches&#xa0;: payées une fois, à la fin de la partie</translation>
    </message>
    <message>
        <source>Paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Payé en cours de partie</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Annuler la dernière décision</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play the undone decision again</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Rejouer la décision annulée</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>{level} now plays for {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{level} joue désormais pour {players}.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Terminez votre tour</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py, kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>{player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>À {player} de jouer</translation>
    </message>
    <message>
        <source>No hex can be chosen now.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Aucune case ne peut être choisie pour le moment.</translation>
    </message>
    <message>
        <source>Ask &amp;Master</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Demander au &amp;Maître</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Vous regardez</translation>
    </message>
    <message>
        <source>Please wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Veuillez patienter</translation>
    </message>
    <message>
        <source>Your next card is {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Votre prochaine carte&#xa0;: {terrain}</translation>
    </message>
    <message>
        <source>Your next cards are {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Vos prochaines cartes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Room for another terrain card, which a tile of this game can give you</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Place pour une autre carte terrain, qu’une tuile de cette partie peut vous donner</translation>
    </message>
    <message>
        <source>Further card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Autre carte</translation>
    </message>
    <message>
        <source>{terrain}: {count}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>{terrain}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Sans carte</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Carte cachée</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>on a card that can be chosen</comment>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>choisir</translation>
    </message>
    <message>
        <source>no free hex</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>aucune case libre</translation>
    </message>
    <message>
        <source>This turn&apos;s terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>La carte terrain de ce tour</translation>
    </message>
    <message>
        <source>Not chosen. Discarded with the other card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Non choisie. Défaussée avec l’autre carte à la fin de votre tour</translation>
    </message>
    <message>
        <source>Turned up for this action only, then discarded</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Retournée pour cette seule action, puis défaussée</translation>
    </message>
    <message>
        <source>Your card for the next turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Votre carte pour le tour suivant</translation>
    </message>
    <message>
        <source>This card is hidden for now</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Cette carte est cachée pour l’instant</translation>
    </message>
    <message>
        <source>You have no terrain card this turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Vous n’avez pas de carte terrain ce tour-ci</translation>
    </message>
    <message>
        <source>It can be chosen after the current action</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>À choisir après l’action en cours</translation>
    </message>
    <message>
        <source>It cannot be chosen, because no free {terrain} hex is left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Choix impossible&#xa0;: il ne reste aucune case {terrain} libre</translation>
    </message>
    <message>
        <source>{done}/{due}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/progress.py</extracomment>
        <translation>{done}/{due}</translation>
    </message>
    <message>
        <source>Watch the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Regarder les ordinateurs</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>One turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Vitesse de l’ordinateur</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/log.py</extracomment>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py, kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{gold}&#xa0;or</translation>
    </message>
    <message>
        <source>Start player</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Qui joue {player}&#xa0;: {level}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>réflexion…</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>En main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Plays {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Joue {terrain}</translation>
    </message>
    <message>
        <source>Chooses one of {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Au choix&#xa0;: {terrain}</translation>
    </message>
    <message>
        <source>Settlements on the {tile}: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Cités sur la tuile {tile}&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Number tiles: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Tuiles chiffre&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Rows marked (Mayors): {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Lignes marquées (Maires)&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{piece} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} sur le plateau</translation>
    </message>
    <message>
        <source>{piece} not on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} hors du plateau</translation>
    </message>
    <message>
        <source>{piece}: {placed} of {all} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece}&#xa0;: {placed} sur {all} en jeu</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py, kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>Qui joue {player}</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}&#xa0;: {gold}&#xa0;or</translation>
    </message>
    <message>
        <source>{player}: fulfilled, {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}&#xa0;: accomplie, {gold}&#xa0;or</translation>
    </message>
    <message>
        <source>{player}: not yet fulfilled</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}&#xa0;: pas encore accomplie</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Cards, log or advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Cartes, journal ou conseils</translation>
    </message>
    <message>
        <source>Advice: something to read</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Conseils&#xa0;: à lire</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Actions {tile} avant le décompte</translation>
    </message>
    <message>
        <source>Round {number}, {player}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Manche {number}, à {player} de jouer</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>{player}: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{player}&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>À {player} de jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the draw pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the discard pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n carte dans la défausse</numerusform>
            <numerusform>%n cartes dans la défausse</numerusform>
        </translation>
    </message>
    <message>
        <source>once more</source>
        <comment>a tile that can be repeated</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>encore une fois</translation>
    </message>
    <message numerus="yes">
        <source>%n settlements stored</source>
        <comment>on a tile</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n cité de côté</numerusform>
            <numerusform>%n cités de côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n tuile chiffre</numerusform>
            <numerusform>%n tuiles chiffre</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose it to use it once more with the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Choisissez-la pour l’utiliser encore une fois avec la tuile {tile}.</translation>
    </message>
    <message>
        <source>task</source>
        <comment>kind of card, on the score sheet</comment>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>tâche</translation>
    </message>
    <message>
        <source>Cards removed from the game: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Cartes retirées de la partie&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n settlements left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>Encore {count} cité sur %n</numerusform>
            <numerusform>Encore {count} cités sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
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
            <numerusform>{player} – {turn} %n or en tout</numerusform>
            <numerusform>{player} – {turn} %n&#xa0;or en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Vos tuiles</translation>
    </message>
    <message>
        <source>Key: {digit}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py, kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Touche&#xa0;: {digit}</translation>
    </message>
    <message>
        <source>Hints, tips, lessons and puzzles appear here. {key} asks for a hint.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Indices, astuces, leçons et énigmes apparaissent ici. {key} demande un indice.</translation>
    </message>
    <message>
        <source>{key} shows the turn that Master would play.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>{key} montre le tour que jouerait le Maître.</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Your terrain card. Choose it to build.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Votre carte terrain. Choisissez-la pour construire.</translation>
    </message>
    <message>
        <source>Play this card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Jouer cette carte pendant tout le tour</translation>
    </message>
    <message>
        <source>Use this side of the card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Utiliser cette face de la carte pendant tout le tour</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Suspendre les ordinateurs</translation>
    </message>
    <message>
        <source>Let the computers play on</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Laisser jouer les ordinateurs</translation>
    </message>
    <message>
        <source>Play one move, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Jouer un coup, puis attendre</translation>
    </message>
    <message>
        <source>Play one turn, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Jouer un tour, puis attendre</translation>
    </message>
    <message>
        <source>Choose it to see this turn again.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Choisissez-le pour revoir ce tour.</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}. Choose it to change it.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Qui joue {player}&#xa0;: {level}. Choisissez-le pour en changer.</translation>
    </message>
    <message>
        <source>&amp;Log of the engine…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>&amp;Journal du moteur…</translation>
    </message>
    <message>
        <source>No tiles yet. Build next to a location to take one.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Pas encore de tuile. Construisez à côté d’un lieu pour en prendre une.</translation>
    </message>
    <message>
        <source>{player} has no tiles yet.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>{player} n’a pas encore de tuile.</translation>
    </message>
    <message>
        <source>Having no settlement counts as a rank, too. Tied players get the full amount.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>N’avoir aucune cité compte aussi comme un rang. Les ex æquo reçoivent la totalité.</translation>
    </message>
    <message>
        <source>{card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{card}&#xa0;: {gold}&#xa0;or</translation>
    </message>
    <message>
        <source>{player}, {card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {card}&#xa0;: {gold}&#xa0;or</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{player}, {place} place</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {place} place</translation>
    </message>
    <message>
        <source>{state}, {left} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>{state}, {left} sur {all}</translation>
    </message>
    <message>
        <source>Every player has this action.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Chaque joueur dispose de cette action.</translation>
    </message>
    <message>
        <source>Taken from {places}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Prise ici&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>It can be used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Utilisable à votre propre tour.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Show the score sheet now (Esc)</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Afficher la feuille de score maintenant (Échap)</translation>
    </message>
    <message>
        <source>The game is over. Gold is being counted. Press Esc for the score sheet.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>La partie est terminée. Décompte de l’or. Appuyez sur Échap pour la feuille de score.</translation>
    </message>
    <message>
        <source>Card {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Carte {number} sur {all}</translation>
    </message>
    <message>
        <source>Card {number} of {all}: task</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Carte {number} sur {all}&#xa0;: tâche</translation>
    </message>
    <message>
        <source>Card {number} of {all}: paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Carte {number} sur {all}&#xa0;: payé en cours de partie</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py</extracomment>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>en cours de partie</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>The same board, cards and players again</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Encore le même plateau, les mêmes cartes et les mêmes joueurs</translation>
    </message>
    <message>
        <source>Copy a picture of board and result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Copier une image du plateau et du résultat</translation>
    </message>
    <message>
        <source>Other seats, another opponent, pictures</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Autres places, autre adversaire, images</translation>
    </message>
    <message>
        <source>Rematch with &amp;seats changed</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revanche en changeant de &amp;places</translation>
    </message>
    <message>
        <source>The next player starts</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Le joueur suivant commence</translation>
    </message>
    <message>
        <source>Same board, &amp;other opponent</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Même plateau, &amp;autre adversaire</translation>
    </message>
    <message>
        <source>Select a number to see on the board which settlements earned it.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Choisissez un nombre pour voir sur le plateau les cités qui l’ont rapporté.</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Si la partie finissait maintenant</translation>
    </message>
    <message>
        <source>{gold} gold ahead of {players}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>{gold}&#xa0;or devant {players}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{gold}&#xa0;or</translation>
    </message>
    <message>
        <source>No gold now</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Pas d’or maintenant</translation>
    </message>
    <message>
        <source>{card} {gold}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{card} {gold}</translation>
    </message>
    <message>
        <source>{text}: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{text}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>a mapping with the key `format`</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>une table avec la clé `format`</translation>
    </message>
    <message>
        <source>`min` {min} is greater than `max` {max}</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`min` {min} dépasse `max` {max}</translation>
    </message>
    <message>
        <source>`count` and `steps` cannot be combined</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`count` et `steps` ne peuvent pas être combinés</translation>
    </message>
    <message>
        <source>use `steps` with `shared: true`</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>utilisez `steps` avec `shared: true`</translation>
    </message>
    <message>
        <source>`min` and `exactly` cannot be combined with `within`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`min` et `exactly` ne peuvent pas être combinés avec `within`</translation>
    </message>
    <message>
        <source>“,” or “]” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>il manque «&#xa0;,&#xa0;» ou «&#xa0;]&#xa0;»</translation>
    </message>
    <message>
        <source>“,” or “}}” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>il manque «&#xa0;,&#xa0;» ou «&#xa0;}}&#xa0;»</translation>
    </message>
    <message>
        <source>a text in quotes has no end</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texte entre guillemets n’a pas de fin</translation>
    </message>
    <message>
        <source>no value begins with this character</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>aucune valeur ne commence par ce caractère</translation>
    </message>
    <message>
        <source>an entry of a list begins with “-”</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un élément de liste commence par «&#xa0;-&#xa0;»</translation>
    </message>
    <message>
        <source>a key has no colon</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>une clé n’a pas de deux-points</translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>une clé est attendue ici</translation>
    </message>
    <message>
        <source>this line does not continue the lines above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>cette ligne ne fait pas suite aux précédentes</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>an entry of a list is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un élément de liste n’est pas permis ici</translation>
    </message>
    <message>
        <source>begin the list on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>commencez la liste à la ligne suivante</translation>
    </message>
    <message>
        <source>unknown character after a backslash</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>caractère inconnu après une barre oblique inverse</translation>
    </message>
    <message>
        <source>write two backslashes for one</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>écrivez deux barres obliques inverses pour une seule</translation>
    </message>
    <message>
        <source>the text has to begin on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>le texte doit commencer à la ligne suivante</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>illisible</translation>
    </message>
    <message>
        <source>{kind} is neutral: it belongs in the field `pieces`</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} est neutre&#xa0;: elle va dans le champ `pieces`</translation>
    </message>
    <message>
        <source>About as good as the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>À peu près aussi bon que le meilleur tour</translation>
    </message>
    <message>
        <source>About {gold} gold less in the end than the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Environ {gold}&#xa0;or de moins à la fin que le meilleur tour</translation>
    </message>
    <message>
        <source>Expected result: a tie</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Résultat attendu&#xa0;: égalité</translation>
    </message>
    <message>
        <source>Expected result: you win by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Résultat attendu&#xa0;: victoire, {gold}&#xa0;or d’avance</translation>
    </message>
    <message>
        <source>Expected result: you lose by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Résultat attendu&#xa0;: défaite, {gold}&#xa0;or de retard</translation>
    </message>
    <message>
        <source>The best turn earns as much now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le meilleur tour rapporte autant maintenant.</translation>
    </message>
    <message>
        <source>The best turn earns as much now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le meilleur tour rapporte autant maintenant ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold more now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le meilleur tour rapporte {gold}&#xa0;or de plus maintenant ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold less now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le meilleur tour rapporte {gold}&#xa0;or de moins maintenant ({cards}).</translation>
    </message>
    <message>
        <source>It costs the opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour coûte environ {gold}&#xa0;or à l’adversaire.</translation>
    </message>
    <message>
        <source>It leaves the opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour laisse à l’adversaire environ {gold}&#xa0;or de plus.</translation>
    </message>
    <message>
        <source>It costs each opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour coûte environ {gold}&#xa0;or à chaque adversaire.</translation>
    </message>
    <message>
        <source>It leaves each opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour laisse à chaque adversaire environ {gold}&#xa0;or de plus.</translation>
    </message>
    <message>
        <source>It prepares about {gold} gold for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour prépare environ {gold}&#xa0;or pour les tours suivants.</translation>
    </message>
    <message>
        <source>It leaves about {gold} gold less for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour laisse environ {gold}&#xa0;or de moins pour les tours suivants.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now, but this one is worth more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Un autre tour rapporterait {gold}&#xa0;or maintenant, mais celui-ci vaut davantage.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Un autre tour rapporterait {gold}&#xa0;or maintenant.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now; this one is worth more in the long run.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Un autre tour rapporterait {gold}&#xa0;or maintenant&#x202f;; celui-ci vaut davantage à long terme.</translation>
    </message>
    <message>
        <source>No remaining action helps. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Aucune action restante n’est utile. Terminez votre tour.</translation>
    </message>
    <message>
        <source>Nothing you can do here helps.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Rien de ce que vous pouvez faire ici n’est utile.</translation>
    </message>
    <message>
        <source>No other turn earns more gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Aucun autre tour ne rapporte plus d’or maintenant.</translation>
    </message>
    <message>
        <source>Several turns are about as good; none is clearly better.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Plusieurs tours se valent à peu près&#x202f;; aucun n’est nettement meilleur.</translation>
    </message>
    <message>
        <source>It keeps more options open for the next card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour garde plus de possibilités pour la carte suivante</translation>
    </message>
    <message>
        <source>It brings other locations and castles closer</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour rapproche d’autres lieux et châteaux</translation>
    </message>
    <message>
        <source>It sets up a better next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour prépare un meilleur tour suivant</translation>
    </message>
    <message>
        <source>It keeps more free hexes to expand into</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour garde plus de cases libres où s’étendre</translation>
    </message>
    <message>
        <source>It gains an advantage for later</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ce tour donne un avantage pour la suite</translation>
    </message>
    <message>
        <source>{reason} (worth about {gold} gold).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{reason} (vaut environ {gold}&#xa0;or).</translation>
    </message>
    <message>
        <source>{source}: {moves}.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{source}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{source}: {move}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{source}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>{origin} → {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py, kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{origin} → {hex}</translation>
    </message>
    <message>
        <source>take back {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>reprendre {hex}</translation>
    </message>
    <message>
        <source>remove {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>retirer {hex}</translation>
    </message>
    <message>
        <source>turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>retourner une carte</translation>
    </message>
    <message>
        <source>take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>prendre une tuile chiffre</translation>
    </message>
    <message>
        <source>Assisted: {assistance}</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Avec aide&#xa0;: {assistance}</translation>
    </message>
    <message>
        <source>Assisted ({assistance}): no medal, and the result does not count.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Avec aide ({assistance})&#xa0;: pas de médaille, et le résultat ne compte pas.</translation>
    </message>
    <message>
        <source>hints</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>indices</translation>
    </message>
    <message>
        <source>free undo</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>annulation libre</translation>
    </message>
    <message>
        <source>Task {name} ({aim} gold)</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Mission {name} ({aim}&#xa0;or)</translation>
    </message>
    <message>
        <source>Challenge of the week from {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Défi de la semaine du {day}</translation>
    </message>
    <message>
        <source>Challenge of {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Défi du {day}</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {reason} ({place}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ne peut pas être démarré&#xa0;: {reason} ({place}).</translation>
    </message>
    <message>
        <source>{player} ends the turn; no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} termine son tour&#x202f;; il n’y a plus de carte à piocher</translation>
    </message>
    <message>
        <source>{player} ends the turn and draws {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} termine son tour et pioche&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Round {round}: {player} chooses a card</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Manche {round}&#xa0;: {player} choisit une carte</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, and no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Il ne reste aucune case {terrain} libre&#xa0;: la carte quitte la partie, et il n’y a plus de carte à piocher</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, {player} draws {new}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Il ne reste aucune case {terrain} libre&#xa0;: la carte quitte la partie, {player} pioche {new}</translation>
    </message>
    <message>
        <source>This is a position, not a game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>C’est une position, pas une partie.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ce fichier n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>This file was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ce fichier provient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ce fichier est illisible.</translation>
    </message>
    <message>
        <source>This game needs boards, tiles or cards that are not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Cette partie demande des plateaux, des tuiles ou des cartes qui ne sont pas installés.</translation>
    </message>
    <message>
        <source>This file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ce fichier est endommagé ou incomplet.</translation>
    </message>
    <message>
        <source>This game cannot be opened now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Cette partie ne peut pas être ouverte maintenant.</translation>
    </message>
    <message>
        <source>The unfinished game is kept, but cannot be continued now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>La partie inachevée est conservée, mais ne peut pas être reprise maintenant.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Elle demande le paquet {pack}, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is switched off.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Elle demande le paquet {pack}, qui est désactivé.</translation>
    </message>
    <message>
        <source>It needs “{name}”, content that the player who saved it has made.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Elle demande «&#xa0;{name}&#xa0;», un contenu créé par le joueur qui l’a enregistrée.</translation>
    </message>
    <message>
        <source>It was played with the pack {pack}; the installed version {installed} plays differently.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Elle a été jouée avec le paquet {pack}&#x202f;; la version installée {installed} se joue autrement.</translation>
    </message>
    <message>
        <source>“{name}” {version} ({author})</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» {version} ({author})</translation>
    </message>
    <message>
        <source>“{name}” {version}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» {version}</translation>
    </message>
    <message>
        <source>Line {line}: this is not a list of moves.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: ce n’est pas une liste de coups.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is neither a turn nor an option.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» n’est ni un tour ni une option.</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” is given twice.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: l’option «&#xa0;{text}&#xa0;» est donnée deux fois.</translation>
    </message>
    <message>
        <source>Line {line}: there is no option “{text}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: il n’y a pas d’option «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” cannot be “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: l’option «&#xa0;{text}&#xa0;» ne peut pas valoir «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>Line {line}: no game can be set up with these options.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: ces options ne permettent aucune mise en place.</translation>
    </message>
    <message>
        <source>Line {line}: this is turn {text}, but turn {other} is next.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: c’est le tour {text}, mais le tour {other} vient d’abord.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” comes after the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» vient après la fin de la partie.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is not a move. A move is written as “mandatory build C7”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» n’est pas un coup. Un coup s’écrit «&#xa0;mandatory build C7&#xa0;».</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: le coup «&#xa0;{text}&#xa0;» est impossible. {reason}</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: le coup «&#xa0;{text}&#xa0;» est impossible.</translation>
    </message>
    <message>
        <source>Line {line}: the list was cut off; the line “{text}” is missing.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: la liste est coupée&#x202f;; la ligne «&#xa0;{text}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>Line {line}: the gold is “{text}”, but the moves end with “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: l’or est «&#xa0;{text}&#xa0;», mais les coups finissent par «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>Line {line}: the cards are reshuffled more often than the moves allow.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Ligne {line}&#xa0;: les cartes sont remélangées plus souvent que les coups ne le permettent.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Il n’y a pas de dossier {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Impossible d’écrire {file}&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>{file} is open in another program: trying again…</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} est ouvert dans un autre programme&#xa0;: nouvel essai…</translation>
    </message>
    <message>
        <source>{file} is open in another program and was not changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} est ouvert dans un autre programme et n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Your version was saved next to it as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>Votre version a été enregistrée à côté sous le nom {file}.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{name}” for a device.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows réserve le nom «&#xa0;{name}&#xa0;» à un périphérique.</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of “{name}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows supprime le point ou l’espace à la fin de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Windows does not allow “{letter}” in a file name.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows n’admet pas «&#xa0;{letter}&#xa0;» dans un nom de fichier.</translation>
    </message>
    <message>
        <source>A file name cannot contain “{letter}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Un nom de fichier ne peut pas contenir «&#xa0;{letter}&#xa0;».</translation>
    </message>
    <message>
        <source>Choose another name, so that the file can be used everywhere.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Choisissez un autre nom, pour que le fichier soit utilisable partout.</translation>
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
        <translation>Défi</translation>
    </message>
    <message>
        <source>From a position</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Depuis une position</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Beaux châteaux</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{expansion}&#xa0;: première partie</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Hier</translation>
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
        <source>expects a lead of {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>prévoit {gold} or d’avance</translation>
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
        <translation>{hex}, {terrain} avec {overlay:indefinite}, {piece}</translation>
    </message>
    <message>
        <source>empty, blocked by {piece:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>vide, bloquée par {piece:indefinite}</translation>
    </message>
    <message>
        <source>{piece} of {player}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{piece} ({player})</translation>
    </message>
    <message>
        <source>{hex}, {feature} with {overlay:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature} avec {overlay:indefinite}</translation>
    </message>
    <message>
        <source>{hex}, {feature}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature}</translation>
    </message>
    <message>
        <source>{hex}, {feature}: {tile}, {stock}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature}&#xa0;: {tile}, {stock}</translation>
    </message>
    <message>
        <source>no tile left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>plus de tuile</translation>
    </message>
    <message>
        <source>{tile}: one more card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: une carte de plus à la fin de votre tour</translation>
    </message>
    <message>
        <source>{tile}: take a number tile; to build, choose a card first</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: prenez une tuile chiffre&#x202f;; pour construire, choisissez d’abord une carte</translation>
    </message>
    <message>
        <source>{tile}: take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: prenez une tuile chiffre</translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or else move up to {moves}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: construisez jusqu’à {left} cités ou déplacez-en jusqu’à {moves}, ou Terminé</translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: construisez jusqu’à {left} cités, ou Terminé</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez jusqu’à {left} cités, ou Terminé</translation>
    </message>
    <message>
        <source>{tile}: turn up a card to see where to build</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: retournez une carte pour savoir où construire</translation>
    </message>
    <message>
        <source>{tile}: the card shows {terrain}, build one there</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: la carte montre {terrain:definite}, construisez-y une cité</translation>
    </message>
    <message>
        <source>{tile}: now put it back in the supply (Esc: cancel)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: remettez-la maintenant dans la réserve (Échap&#xa0;: annuler)</translation>
    </message>
    <message>
        <source>{tile}: choose where it goes, or the supply to take it back (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez la destination, ou la réserve pour la reprendre (Échap&#xa0;: retour)</translation>
    </message>
    <message>
        <source>{tile}: now choose {terrain:indefinite} hex (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez maintenant une case {terrain} (Échap&#xa0;: retour)</translation>
    </message>
    <message>
        <source>{tile}: now choose where it goes (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez maintenant la destination (Échap&#xa0;: retour)</translation>
    </message>
    <message>
        <source>{tile}: now take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: prenez maintenant une pièce adverse ({victim})</translation>
    </message>
    <message>
        <source>{tile}: place up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez-en encore jusqu’à {left}, ou Terminé</translation>
    </message>
    <message>
        <source>{tile}: place {left} more</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez-en encore {left}</translation>
    </message>
    <message>
        <source>{tile}: now place the last {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: dernière pièce à placer, {piece:indefinite}</translation>
    </message>
    <message>
        <source>{tile}: now place the other {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez maintenant l’autre {piece}</translation>
    </message>
    <message>
        <source>{tile}: move up to {left} more, each once, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez-en encore jusqu’à {left}, chacune une fois, ou Terminé</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez-en encore une, différente, ou Terminé</translation>
    </message>
    <message>
        <source>{tile}: move {left} more, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez-en encore {left}, chacune une fois</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez-en encore une, différente</translation>
    </message>
    <message>
        <source>{tile}: build up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: construisez encore jusqu’à {left} cités, ou Terminé</translation>
    </message>
    <message>
        <source>{tile}: choose a settlement to store and build again on your next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez une cité à mettre de côté et à reconstruire à votre prochain tour</translation>
    </message>
    <message>
        <source>{tile}: take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: prenez une pièce adverse ({victim})</translation>
    </message>
    <message>
        <source>{tile}: choose the {piece} to take back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez {piece:definite} à reprendre</translation>
    </message>
    <message>
        <source>{tile}: choose {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez une case {terrain}</translation>
    </message>
    <message>
        <source>{tile}: choose one of the marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez une des cases marquées</translation>
    </message>
    <message>
        <source>{tile}: choose the middle of seven free hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez le milieu de sept cases libres</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite}, or take one back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez {piece:indefinite}, ou reprenez une pièce</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite} on a marked hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez {piece:indefinite} sur une case marquée</translation>
    </message>
    <message>
        <source>{tile}: place up to {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez-en jusqu’à {left}, chaque fois à côté de vos pièces</translation>
    </message>
    <message>
        <source>{tile}: place {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez-en {left}, chaque fois à côté de vos pièces</translation>
    </message>
    <message>
        <source>{tile}: place up to {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez-en jusqu’à {left} sur des cases marquées</translation>
    </message>
    <message>
        <source>{tile}: place {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: placez-en {left} sur des cases marquées</translation>
    </message>
    <message>
        <source>{tile}: move the {piece}, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez {piece:definite}, ou faites-lui quitter le plateau</translation>
    </message>
    <message>
        <source>{tile}: choose {piece:indefinite} to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez {piece:indefinite} à déplacer</translation>
    </message>
    <message>
        <source>{tile}: move the piece, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez la pièce, ou reprenez-la</translation>
    </message>
    <message>
        <source>{tile}: choose a piece to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: choisissez une pièce à déplacer</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez-en jusqu’à {left}, chacune une fois</translation>
    </message>
    <message>
        <source>{tile}: move {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}&#xa0;: déplacez-en {left}, chacune une fois</translation>
    </message>
    <message>
        <source>{tile}: {move}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{tile}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Takes the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Prend la tuile {tile}</translation>
    </message>
    <message>
        <source>{gold} {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{gold} {card}</translation>
    </message>
    <message>
        <source>{card}: {hexes}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{card}&#xa0;: {hexes}</translation>
    </message>
    <message>
        <source>{hex} removed</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{hex}&#xa0;: pièce retirée</translation>
    </message>
    <message>
        <source>You lose the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Vous perdez la tuile {tile} ({hex}).</translation>
    </message>
    <message>
        <source>{player} loses the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{player} perd la tuile {tile} ({hex}).</translation>
    </message>
    <message>
        <source>Draw one more card at the end of the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Piocher une carte de plus à la fin du tour</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Turn up a terrain card</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Retourner une carte terrain</translation>
    </message>
    <message>
        <source>Your next placement need not be next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Votre prochaine pose n’a pas à toucher vos pièces</translation>
    </message>
    <message>
        <source>Take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Prendre une tuile chiffre</translation>
    </message>
    <message>
        <source>Decline: build nothing</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Renoncer&#xa0;: ne rien construire</translation>
    </message>
    <message>
        <source>Use the card for {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Utiliser la carte comme {card}</translation>
    </message>
    <message>
        <source>Play the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Jouer la carte {card}</translation>
    </message>
    <message>
        <source>Play two identical cards as {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Jouer deux cartes identiques comme {card}</translation>
    </message>
    <message>
        <source>Put the settlement on {hex} onto the tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Mettre la cité en {hex} sur la tuile</translation>
    </message>
    <message>
        <source>Build on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Construire en {place}</translation>
    </message>
    <message>
        <source>Move {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Déplacer de {origin} à {place}</translation>
    </message>
    <message>
        <source>Move the {piece} from {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Déplacer {piece:definite} de {origin} à {place}</translation>
    </message>
    <message>
        <source>Take the {piece} on {hex} back</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Reprendre {piece:definite} en {hex}</translation>
    </message>
    <message>
        <source>Remove the {piece} of {owner} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Retirer {piece:definite} en {hex} ({owner})</translation>
    </message>
    <message>
        <source>Place the {piece} on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Placer {piece:definite} en {place}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>constructible</translation>
    </message>
    <message>
        <source>a buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>une case constructible</translation>
    </message>
    <message>
        <source>This game does not count for the rating, because it had assistance: {assistance}.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Cette partie ne compte pas pour la cote, car elle a été jouée avec de l’aide&#xa0;: {assistance}.</translation>
    </message>
    <message>
        <source>players changed during the game</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>joueurs changés en cours de partie</translation>
    </message>
    <message>
        <source>{rule} In this game: {terrain}.</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{rule} Dans cette partie&#xa0;: {terrain}.</translation>
    </message>
    <message>
        <source>Mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Action obligatoire</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>{tile} once more</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile} encore une fois</translation>
    </message>
    <message>
        <source>{letter} of the island</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{letter} de l’île</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Does not play</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ne joue pas</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ordinateur&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>{level}, {seconds} s a turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{level}, {seconds} s par tour</translation>
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
        <translation>Joue n’importe où</translation>
    </message>
    <message>
        <source>One settlement at a time, locations first</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Une cité à la fois, les lieux d’abord</translation>
    </message>
    <message>
        <source>Plans several turns ahead; the strongest</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Prévoit plusieurs tours à l’avance&#x202f;; le plus fort</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>1er</translation>
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
        <translation>{names} ou {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py, kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>zéro</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>douze</translation>
    </message>
    <message>
        <source>{player} ends the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} termine son tour</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} place {piece:indefinite} en {hex} ({terrain}, {tile})</translation>
    </message>
    <message>
        <source>{player} takes the {piece} on {hex} back with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} reprend {piece:definite} en {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} removes the piece on {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} retire la pièce en {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} turns up a terrain card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} retourne une carte terrain ({tile})</translation>
    </message>
    <message>
        <source>{player} uses the {tile} for the next placement</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} utilise la tuile {tile} pour sa prochaine pose</translation>
    </message>
    <message>
        <source>{player} is done with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} a terminé l’action {tile}</translation>
    </message>
    <message>
        <source>{player} takes a number tile with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} prend une tuile chiffre ({tile})</translation>
    </message>
    <message>
        <source>{player} does not use the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} n’utilise pas la tuile {tile}</translation>
    </message>
    <message>
        <source>{player} puts the settlement on {hex} onto the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} met la cité en {hex} sur la tuile {tile}</translation>
    </message>
    <message>
        <source>{player} will draw one more card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} piochera une carte de plus ({tile})</translation>
    </message>
    <message>
        <source>{player} chooses the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} choisit la carte {card}</translation>
    </message>
    <message>
        <source>{player} moves a settlement from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} déplace une cité de {origin} à {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} déplace une pièce de {origin} à {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} moves the {piece} from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} déplace {piece:definite} de {origin} à {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construit en {hex} ({terrain})</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construit en {hex} ({terrain}, {tile})</translation>
    </message>
    <message>
        <source>{player} builds on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construit en {hex}</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} place {piece:indefinite} en {hex}</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} déplace une pièce de {origin} à {hex}</translation>
    </message>
    <message>
        <source>The {piece} of {owner} on {hex} goes back to the supply</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Retour dans la réserve&#xa0;: {piece} en {hex} ({owner})</translation>
    </message>
    <message>
        <source>{player} takes the {Tile} tile ({hex})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} prend la tuile {Tile} ({hex})</translation>
    </message>
    <message>
        <source>{player} loses the {Tile} tile: no settlement is left next to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} perd la tuile {Tile}&#xa0;: plus aucune cité à côté de {hex}</translation>
    </message>
    <message>
        <source>{player} uses the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} utilise la tuile {tile}</translation>
    </message>
    <message>
        <source>{player}&apos;s nomad tile {tile} leaves the game: it lasts one turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player}&#xa0;: la tuile nomade {tile} quitte la partie, elle ne dure qu’un tour</translation>
    </message>
    <message>
        <source>{player} earns {amount} gold ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gagne {amount}&#xa0;or ({earner})</translation>
    </message>
    <message>
        <source>{player} reveals the cards {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} révèle les cartes {cards}</translation>
    </message>
    <message>
        <source>{player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} joue la carte {card}</translation>
    </message>
    <message>
        <source>{player} turns up {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} retourne la carte {card}</translation>
    </message>
    <message>
        <source>{player} stores the settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} met de côté la cité en {hex}</translation>
    </message>
    <message>
        <source>{player} builds the stored settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construit en {hex} la cité mise de côté</translation>
    </message>
    <message>
        <source>{player} marks row {row} ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} marque la ligne {row} ({earner})</translation>
    </message>
    <message>
        <source>{player} may use the {tile} now</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} peut utiliser maintenant&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>{player} uses the card for {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} utilise la carte comme {terrain}</translation>
    </message>
    <message>
        <source>{player} cannot build anything in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} ne peut rien construire pendant l’action obligatoire</translation>
    </message>
    <message>
        <source>{player} takes a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} prend une tuile chiffre</translation>
    </message>
    <message>
        <source>No card is left: {player} draws none</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Plus aucune carte&#xa0;: {player} n’en pioche pas</translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} pioche une carte</translation>
    </message>
    <message>
        <source>{player} draws a card: {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} pioche une carte&#xa0;: {card}</translation>
    </message>
    <message>
        <source>No free {card} hex is left: the card leaves the game</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Il ne reste aucune case {card} libre&#xa0;: la carte quitte la partie</translation>
    </message>
    <message>
        <source>{player} draws {card} in its place</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} pioche {card} à la place</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new draw pile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>La défausse est mélangée pour former une nouvelle pioche</translation>
    </message>
    <message>
        <source>Round {round}: {player} has no card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Manche {round}&#xa0;: {player} n’a pas de carte</translation>
    </message>
    <message>
        <source>Round {round}: {player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Manche {round}&#xa0;: {player} joue la carte {card}</translation>
    </message>
    <message>
        <source>{player} has built the last settlement: this is the last round</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} a construit sa dernière cité&#xa0;: c’est la dernière manche</translation>
    </message>
    <message>
        <source>The game is over: nothing can be built any more</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>La partie est terminée&#xa0;: plus rien ne peut être construit</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The {tile} is always on; there is nothing to choose.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La tuile {tile} agit en permanence&#x202f;; il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>{tile}: nothing can be done with it now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}&#xa0;: plus rien à faire pour l’instant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>First finish the mandatory action: {left} still to build. Tiles can be used before or after it, not in between.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Terminez d’abord l’action obligatoire&#xa0;: encore {left} à construire. Les tuiles s’utilisent avant ou après elle, jamais pendant.</translation>
    </message>
    <message>
        <source>First finish what you started with the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Terminez d’abord l’action commencée ({due}).</translation>
    </message>
    <message>
        <source>This turn&apos;s mandatory action is done.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>L’action obligatoire de ce tour est faite.</translation>
    </message>
    <message>
        <source>You cannot end your turn yet: {left} still to build in the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous ne pouvez pas encore terminer votre tour&#xa0;: encore {left} à construire pour l’action obligatoire.</translation>
    </message>
    <message>
        <source>First choose one of your terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Choisissez d’abord une de vos cartes terrain.</translation>
    </message>
    <message>
        <source>First choose one of the {sides} sides of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Choisissez d’abord une des {sides} faces de votre carte.</translation>
    </message>
    <message>
        <source>First decide whether to use the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Décidez d’abord si vous utilisez la tuile ({due}).</translation>
    </message>
    <message>
        <source>The last round is over: only {due} actions are left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La dernière manche est finie&#xa0;: il ne reste que les actions {due}.</translation>
    </message>
    <message>
        <source>The {tile} is used when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La tuile {tile} s’utilise quand un autre joueur prend la dernière tuile d’un lieu ou d’une case nomade.</translation>
    </message>
    <message>
        <source>{Tile} actions come after the last round, before scoring.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{Tile}&#xa0;: ces actions viennent après la dernière manche, avant le décompte.</translation>
    </message>
    <message>
        <source>The {tile} cannot be used now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Inutilisable pour l’instant&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>The {tile} has already been used this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Déjà utilisée ce tour-ci&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>First use the {tile} itself: the {behind} repeats it afterwards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Utilisez d’abord la tuile {tile} elle-même&#xa0;: la tuile {behind} la répète ensuite.</translation>
    </message>
    <message>
        <source>You have no number tile to give back for a build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous n’avez pas de tuile chiffre à rendre pour construire.</translation>
    </message>
    <message>
        <source>You took the {tile} this turn: you can use it from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous avez pris la tuile {tile} ce tour-ci&#xa0;: elle est utilisable dès votre prochain tour.</translation>
    </message>
    <message>
        <source>The {tile} can be used only once in the game, and you have already used it.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La tuile {tile} ne s’utilise qu’une fois par partie, et c’est déjà fait.</translation>
    </message>
    <message>
        <source>You do not have the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous n’avez pas la tuile {tile}.</translation>
    </message>
    <message>
        <source>There is no hex there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Il n’y a pas de case à cet endroit.</translation>
    </message>
    <message>
        <source>You have no terrain card this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous n’avez pas de carte terrain ce tour-ci.</translation>
    </message>
    <message>
        <source>You have no settlement left to build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous n’avez plus de cité à construire.</translation>
    </message>
    <message>
        <source>No {detail} is left in the supply.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La réserve est épuisée ({detail}).</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite}: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} est {detail:indefinite}&#xa0;: on ne peut rien y construire.</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} of {owner} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} est occupée par {piece:indefinite} ({owner}).</translation>
    </message>
    <message>
        <source>Your own {piece} already stands on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous avez déjà {piece:indefinite} en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} est occupée par {piece:indefinite}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex; it must be {wanted:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} est une case {detail}&#x202f;; il faut une case {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but your card shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} est une case {detail}, mais votre carte montre {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but the card turned up shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} est une case {detail}, mais la carte retournée montre {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is not at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} n’est pas au bord du plateau.</translation>
    </message>
    <message>
        <source>{hex} is not next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} n’est pas à côté d’un autre quadrant.</translation>
    </message>
    <message>
        <source>{hex} does not have the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} n’a pas les voisines que cette action demande.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} does not continue a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} ne prolonge aucune ligne droite d’au moins {number} de vos cités.</numerusform>
            <numerusform>La case {hex} ne prolonge aucune ligne droite d’au moins {number} de vos cités.</numerusform>
        </translation>
    </message>
    <message>
        <source>This action rules out {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Cette action exclut {hex}.</translation>
    </message>
    <message>
        <source>You must build next to your settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous devez construire à côté de vos cités tant qu’elles touchent une case {wanted} libre.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} est une case {detail}&#xa0;: on ne peut rien y construire.</translation>
    </message>
    <message>
        <source>{hex} is next to {detail:indefinite}: nothing can be placed there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} touche {detail:indefinite}&#xa0;: on ne peut rien y placer.</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours must all be free.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} et ses six voisines doivent toutes être libres.</translation>
    </message>
    <message>
        <source>{hex} or one of its six neighbours must be next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} ou une de ses six voisines doit toucher une de vos pièces.</translation>
    </message>
    <message>
        <source>{hex} is not next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} ne touche aucune de vos pièces.</translation>
    </message>
    <message>
        <source>You must place the {piece} next to your own pieces as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous devez placer {piece:definite} à côté de vos pièces tant qu’elles touchent une case {wanted} libre.</translation>
    </message>
    <message>
        <source>You must move next to your other settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous devez rester à côté de vos autres cités tant qu’elles touchent une case {wanted} libre.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not exactly {number} hexes away in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} n’est pas à exactement {number} case en ligne droite.</numerusform>
            <numerusform>{hex} n’est pas à exactement {number} cases en ligne droite.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex} is not next to that piece: it moves step by step.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} ne touche pas cette pièce, qui avance pas à pas.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n {tile} tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>Ce tour rapporte %n tuile {tile}</numerusform>
            <numerusform>Ce tour rapporte %n tuiles {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>use</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>utiliser</translation>
    </message>
    <message>
        <source>decline</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>renoncer</translation>
    </message>
    <message>
        <source>done</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>terminé</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n cards</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>
            <numerusform>{player} termine son tour et pioche %n carte</numerusform>
            <numerusform>{player} termine son tour et pioche %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n more that are missing or different.</source>
        <comment>packs</comment>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>
            <numerusform>Il en faut encore %n, manquant ou différent.</numerusform>
            <numerusform>Il en faut encore %n, manquants ou différents.</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>%n tuile restante</numerusform>
            <numerusform>%n tuiles restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: drop it here, or drag it on (%n steps left)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: déposez-la ici, ou continuez à glisser (encore %n pas)</numerusform>
            <numerusform>{tile}&#xa0;: déposez-la ici, ou continuez à glisser (encore %n pas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: take a number tile, or build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: prenez une tuile chiffre, ou construisez %n cité au plus sur une case {terrain}</numerusform>
            <numerusform>{tile}&#xa0;: prenez une tuile chiffre, ou construisez jusqu’à %n cités sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: construisez %n cité au plus sur une case {terrain}</numerusform>
            <numerusform>{tile}&#xa0;: construisez jusqu’à %n cités sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} {nth} of {count}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile} {nth} sur {count}&#xa0;: construisez %n cité sur une case {terrain}, ou renoncez</numerusform>
            <numerusform>{tile} {nth} sur {count}&#xa0;: construisez %n cités sur des cases {terrain}, ou renoncez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: construisez %n cité sur une case {terrain}, ou renoncez</numerusform>
            <numerusform>{tile}&#xa0;: construisez %n cités sur des cases {terrain}, ou renoncez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: keep going, %n steps left, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: continuez, encore %n pas, ou Terminé</numerusform>
            <numerusform>{tile}&#xa0;: continuez, encore %n pas, ou Terminé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: encore %n pas pour n’importe quelle pièce, ou Terminé</numerusform>
            <numerusform>{tile}&#xa0;: encore %n pas pour n’importe quelle pièce, ou Terminé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: encore %n pas pour n’importe quelle pièce</numerusform>
            <numerusform>{tile}&#xa0;: encore %n pas pour n’importe quelle pièce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: encore %n pas pour {piece:indefinite} au choix, ou Terminé</numerusform>
            <numerusform>{tile}&#xa0;: encore %n pas pour {piece:indefinite} au choix, ou Terminé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: encore %n pas pour {piece:indefinite} au choix</numerusform>
            <numerusform>{tile}&#xa0;: encore %n pas pour {piece:indefinite} au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: encore %n sur une case {terrain}, ou Terminé</numerusform>
            <numerusform>{tile}&#xa0;: encore %n sur des cases {terrain}, ou Terminé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: encore %n sur une case {terrain}</numerusform>
            <numerusform>{tile}&#xa0;: encore %n sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: construisez encore %n cité sur une case {terrain}</numerusform>
            <numerusform>{tile}&#xa0;: construisez encore %n cités sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: construisez encore %n cité au plus sur une case {terrain}, ou Terminé</numerusform>
            <numerusform>{tile}&#xa0;: construisez encore jusqu’à %n cités sur des cases {terrain}, ou Terminé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: construisez %n cité sur une case {terrain}</numerusform>
            <numerusform>{tile}&#xa0;: construisez %n cités sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: %n au plus sur une case {terrain} ({piece:short_plural})</numerusform>
            <numerusform>{tile}&#xa0;: construisez jusqu’à %n {piece:short_plural} sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: %n sur une case {terrain} ({piece:short_plural})</numerusform>
            <numerusform>{tile}&#xa0;: construisez %n {piece:short_plural} sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the {piece} up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: déplacez {piece:definite} de %n pas au plus, ou faites-lui quitter le plateau</numerusform>
            <numerusform>{tile}&#xa0;: déplacez {piece:definite} de %n pas au plus, ou faites-lui quitter le plateau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose {piece:indefinite} to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: choisissez {piece:indefinite} à déplacer de %n pas au plus</numerusform>
            <numerusform>{tile}&#xa0;: choisissez {piece:indefinite} à déplacer de %n pas au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any {piece}, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: déplacez {piece:indefinite} au choix, %n pas en tout</numerusform>
            <numerusform>{tile}&#xa0;: déplacez {piece:indefinite} au choix, %n pas en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the piece up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: déplacez la pièce de %n pas au plus, ou reprenez-la</numerusform>
            <numerusform>{tile}&#xa0;: déplacez la pièce de %n pas au plus, ou reprenez-la</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose a piece to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: choisissez une pièce à déplacer de %n pas au plus</numerusform>
            <numerusform>{tile}&#xa0;: choisissez une pièce à déplacer de %n pas au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any piece, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}&#xa0;: déplacez n’importe quelle pièce, %n pas en tout</numerusform>
            <numerusform>{tile}&#xa0;: déplacez n’importe quelle pièce, %n pas en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}, {terrain}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {terrain}, touche {sites}</translation>
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
        <translation>{tile:indefinite} sans tuiles</translation>
    </message>
    <message>
        <source>{feature:indefinite} with {tile:indefinite}</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} avec {tile:indefinite}</translation>
    </message>
    <message>
        <source>{feature:indefinite} without a tile</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} sans tuile</translation>
    </message>
    <message>
        <source>{feature:indefinite} without tiles</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} sans tuiles</translation>
    </message>
    <message>
        <source>repeated {tile}</source>
        <comment>any form of the name</comment>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile} (répétition)</translation>
    </message>
    <message>
        <source>one</source>
        <comment>in a sentence, before a noun</comment>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>une</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n {tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} a %n action {tile} avant le décompte</numerusform>
            <numerusform>{player} a %n actions {tile} avant le décompte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can build only %n settlements in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} ne peut construire que %n cité pendant l’action obligatoire</numerusform>
            <numerusform>{player} ne peut construire que %n cités pendant l’action obligatoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n number tiles back</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} rend %n tuile chiffre</numerusform>
            <numerusform>{player} rend %n tuiles chiffre</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece goes as far as it can in a straight line; it cannot stop on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La pièce va aussi loin que possible en ligne droite&#x202f;; elle ne peut pas s’arrêter en {hex}.</translation>
    </message>
    <message>
        <source>Choose one of your pieces that can move; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Choisissez une de vos pièces qui peut bouger&#x202f;; il n’y en a pas en {hex}.</translation>
    </message>
    <message>
        <source>Choose one of the marked pieces; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Choisissez une des pièces marquées&#x202f;; il n’y en a pas en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not the first free hex in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} n’est pas la première case libre en ligne droite.</translation>
    </message>
    <message>
        <source>{hex} is not next to the rest of the settlement&apos;s area.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} ne touche pas le reste du groupe de la cité.</translation>
    </message>
    <message>
        <source>The piece must leave {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La pièce doit quitter {hex}.</translation>
    </message>
    <message>
        <source>The piece this action needs is not on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La pièce que demande cette action n’est pas en {hex}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune case {wanted} libre ne remplit les conditions de cette action.</translation>
    </message>
    <message>
        <source>None of your pieces meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune de vos pièces ne remplit les conditions de cette action.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Il ne reste aucune case {wanted} libre.</translation>
    </message>
    <message>
        <source>{tile}, key {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{tile}, touche {number}</translation>
    </message>
    <message>
        <source>No hex for “{words}”</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Aucune case pour «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>active</translation>
    </message>
    <message>
        <source>in use</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>used up</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>épuisée</translation>
    </message>
    <message>
        <source>used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>utilisée</translation>
    </message>
    <message>
        <source>this turn only</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>ce tour seul</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>prête</translation>
    </message>
    <message>
        <source>now</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>others&apos; turns</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>tours adverses</translation>
    </message>
    <message>
        <source>last one</source>
        <comment>action of a silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>la dernière</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>next turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>tour suivant</translation>
    </message>
    <message>
        <source>always on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>permanente</translation>
    </message>
    <message>
        <source>every turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>chaque tour</translation>
    </message>
    <message>
        <source>next turn, once</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>tour suivant, 1 fois</translation>
    </message>
    <message>
        <source>Choose the tile to use once more: {tiles}.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Choisissez la tuile à utiliser encore une fois&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>Choose it: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Choisissez-la&#xa0;: votre prochaine pose n’aura pas à toucher vos pièces.</translation>
    </message>
    <message numerus="yes">
        <source>Available: %n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Disponible&#xa0;: %n pièce peut être déplacée.</numerusform>
            <numerusform>Disponible&#xa0;: %n pièces peuvent être déplacées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Available: %n hexes.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Disponible&#xa0;: %n case.</numerusform>
            <numerusform>Disponible&#xa0;: %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n from the {tile} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construisez %n cité de la tuile {tile} sur une case {terrain}</numerusform>
            <numerusform>Construisez %n cités de la tuile {tile} sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, {stored} of them from the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construisez %n cité sur une case {terrain}, dont {stored} de la tuile {tile}</numerusform>
            <numerusform>Construisez %n cités sur des cases {terrain}, dont {stored} de la tuile {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construisez encore %n cité sur une case {terrain}, n’importe où</numerusform>
            <numerusform>Construisez encore %n cités sur des cases {terrain}, la prochaine n’importe où</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construisez %n cité sur une case {terrain}, n’importe où</numerusform>
            <numerusform>Construisez %n cités sur des cases {terrain}, la prochaine n’importe où</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construisez encore %n cité ({terrain})</numerusform>
            <numerusform>Construisez encore %n cités ({terrain})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, or use a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construisez %n cité ({terrain}) ou utilisez une tuile</numerusform>
            <numerusform>Construisez %n cités ({terrain}) ou utilisez une tuile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construisez %n cité ({terrain})</numerusform>
            <numerusform>Construisez %n cités ({terrain})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on {terrain} hexes</source>
        <comment>one side of a card: so many settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>%n sur une case {terrain}</numerusform>
            <numerusform>%n sur des cases {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n {tile} actions</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>{player}&#xa0;: %n action {tile}</numerusform>
            <numerusform>{player}&#xa0;: %n actions {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>No free {wanted} hex has the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune case {wanted} libre n’a les voisines que cette action demande.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Il ne reste aucune case {wanted} libre au bord du plateau.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Il ne reste aucune case {wanted} libre à côté d’un autre quadrant.</translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex continues a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre ne prolonge une ligne droite d’au moins {number} de vos cités.</numerusform>
            <numerusform>Aucune case {wanted} libre ne prolonge une ligne droite d’au moins {number} de vos cités.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no group of seven free {wanted} hexes on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Le plateau n’offre aucun groupe de sept cases libres ({wanted}).</translation>
    </message>
    <message>
        <source>another program holds the file open</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>un autre programme garde le fichier ouvert</translation>
    </message>
    <message>
        <source>the disk returned other data than were written</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>le disque a rendu d’autres données que celles écrites</translation>
    </message>
    <message>
        <source>a date like 2026-01-05</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>une date comme 2026-01-05</translation>
    </message>
    <message>
        <source>{stem} is not the date of a Monday</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>{stem} n’est pas la date d’un lundi</translation>
    </message>
    <message>
        <source>rename the file</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py, kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>renommez le fichier</translation>
    </message>
    <message>
        <source>the pool of {day} contains a missing {kind}: {id}</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>la réserve du {day} contient un élément manquant&#xa0;: {kind} {id}</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <extracomment>kingdom_builder_qt/content/check.py, kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>the most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>le plus grand nombre</translation>
    </message>
    <message>
        <source>the second most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>le deuxième plus grand nombre</translation>
    </message>
    <message>
        <source>the third most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>le troisième plus grand nombre</translation>
    </message>
    <message>
        <source>At once, for each settlement you build: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Aussitôt, pour chaque cité que vous construisez&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>After your mandatory action, counting only its settlements: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Après votre action obligatoire, en ne comptant que ses cités&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>At the end of your turn, counting only the settlements built in it: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>À la fin de votre tour, en ne comptant que les cités construites pendant ce tour&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>sur le plateau</translation>
    </message>
    <message>
        <source>in the row</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>dans la ligne</translation>
    </message>
    <message>
        <source>in the sector</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>dans le secteur</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>au bord du plateau</translation>
    </message>
    <message>
        <source>in the settlement area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>dans le groupe</translation>
    </message>
    <message>
        <source>in the terrain area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>dans la zone de terrain</translation>
    </message>
    <message>
        <source>in the straight line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>dans la ligne droite</translation>
    </message>
    <message>
        <source>in the diagonal line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>dans la ligne diagonale</translation>
    </message>
    <message>
        <source>{gold} gold for each row in which you were the first to have {count} settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour chaque ligne où vous avez été le premier à avoir {count} cités.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build {where}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or aussitôt pour chaque cité que vous construisez {where}.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or aussitôt pour chaque cité que vous construisez.</translation>
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
        <translation>cités {where}</translation>
    </message>
    <message>
        <source>settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>cités</translation>
    </message>
    <message>
        <source>{terrain} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zone {terrain}</translation>
    </message>
    <message>
        <source>{terrain:indefinite} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>une zone {terrain}</translation>
    </message>
    <message>
        <source>{terrain} areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zones {terrain}</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>plateau</translation>
    </message>
    <message>
        <source>a board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un plateau</translation>
    </message>
    <message>
        <source>boards</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>plateaux</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ligne</translation>
    </message>
    <message>
        <source>a row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>une ligne</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>lignes</translation>
    </message>
    <message>
        <source>sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>secteur</translation>
    </message>
    <message>
        <source>a sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un secteur</translation>
    </message>
    <message>
        <source>sectors</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>secteurs</translation>
    </message>
    <message>
        <source>edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>bord du plateau</translation>
    </message>
    <message>
        <source>an edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un bord du plateau</translation>
    </message>
    <message>
        <source>edges of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>bords du plateau</translation>
    </message>
    <message>
        <source>settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>groupe de cités</translation>
    </message>
    <message>
        <source>a settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un groupe de cités</translation>
    </message>
    <message>
        <source>settlement areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>groupes de cités</translation>
    </message>
    <message>
        <source>terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zone de terrain</translation>
    </message>
    <message>
        <source>a terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>une zone de terrain</translation>
    </message>
    <message>
        <source>terrain areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zones de terrain</translation>
    </message>
    <message>
        <source>straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ligne droite</translation>
    </message>
    <message>
        <source>a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>une ligne droite</translation>
    </message>
    <message>
        <source>straight lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>lignes droites</translation>
    </message>
    <message>
        <source>diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ligne diagonale</translation>
    </message>
    <message>
        <source>a diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>une ligne diagonale</translation>
    </message>
    <message>
        <source>diagonal lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>lignes diagonales</translation>
    </message>
    <message>
        <source>within {count} hexes of {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>ayant {place:indefinite} à {count} cases au plus</translation>
    </message>
    <message>
        <source>next to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>touchant {place:indefinite}</translation>
    </message>
    <message>
        <source>joined to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>reliées à {place:indefinite}</translation>
    </message>
    <message>
        <source>within {count} hexes of it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>à {count} cases au plus</translation>
    </message>
    <message>
        <source>next to it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>à côté</translation>
    </message>
    <message>
        <source>{rule}, only where they fill it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, seulement là où elles remplissent tout</translation>
    </message>
    <message>
        <source>{rule}, only where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, seulement là où vous en avez le plus</translation>
    </message>
    <message>
        <source>{rule}, only where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, seulement là où vous en avez le moins</translation>
    </message>
    <message>
        <source>{rule}, only where you have {number}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, seulement là où vous en avez {number}</translation>
    </message>
    <message>
        <source>{gold} gold for {rank}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour {rank}</translation>
    </message>
    <message>
        <source>{payments} {settlements} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{payments} de {settlements} {where}</translation>
    </message>
    <message>
        <source>{payments} {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{payments} de {settlements}</translation>
    </message>
    <message>
        <source>{rule}; having none counts, too</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}&#x202f;; n’en avoir aucune compte aussi</translation>
    </message>
    <message>
        <source>For each {place}: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Par {place}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>the {place}th most</source>
        <comment>settlements; from the fourth on</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>le {place}e plus grand nombre</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the most of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour&#xa0;: {place} avec le plus de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the fewest of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour&#xa0;: {place} avec le moins de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or par {filled}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} that one area of your {settlements} joins to another {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or par {place} qu’un groupe de vos {settlements} relie à un autre endroit de même sorte ({place})</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} within {count} hexes of at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or par {place} à {count} cases au plus d’au moins une de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} next to at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or par {place} à côté d’au moins une de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each separate area of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour chaque groupe séparé de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour au moins une de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} with at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or par {place} avec au moins une de vos {settlements}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} avec vos {settlements} sur chaque case {where}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex of it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} avec vos {settlements} sur chacune de ses cases</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements} on the hexes {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} avec {number} de vos {settlements} sur les cases {where}</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} avec {number} de vos {settlements}</translation>
    </message>
    <message>
        <source>at least {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>au moins {count}</translation>
    </message>
    <message>
        <source>exactly {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>exactement {count}</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the most of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour des {settlements} {where} où vous en avez le plus</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the fewest of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour des {settlements} {where} où vous en avez le moins</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour {number} de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having {need} {place:plural} filled with your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour {need} {place:plural} entièrement occupés par vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour {number} de vos {settlements} {where}</translation>
    </message>
    <message>
        <source>{gold} gold for having {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour&#xa0;: {filled}</translation>
    </message>
    <message>
        <source>in each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>à chacun de {need} endroits ({place:plural})</translation>
    </message>
    <message>
        <source>within {count} hexes of each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>à {count} cases au plus de chacun de {need} endroits ({place:plural})</translation>
    </message>
    <message>
        <source>next to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>à côté de chacun de {need} endroits ({place:plural})</translation>
    </message>
    <message>
        <source>joined to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>reliées à chacun de {need} endroits ({place:plural})</translation>
    </message>
    <message>
        <source>at each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>à chacun de {need} endroits ({place:plural})</translation>
    </message>
    <message>
        <source>each hex</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>chaque case</translation>
    </message>
    <message>
        <source>every {count} hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>chaque série de {count} cases</translation>
    </message>
    <message>
        <source>one area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un groupe</translation>
    </message>
    <message>
        <source>the area where it is shortest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>le groupe où il est le plus court</translation>
    </message>
    <message>
        <source>{gold} gold for {hexes} on the shortest way between the two of your {settlements} farthest apart in {area}, both ends included</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour {hexes} du plus court chemin entre les deux de vos {settlements} les plus éloignées l’une de l’autre dans {area}, les deux bouts compris</translation>
    </message>
    <message>
        <source>each area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>chaque groupe</translation>
    </message>
    <message>
        <source>{gold} gold for each of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or pour chacune de vos {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for every {count} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or par tranche de {count} de vos {settlements}</translation>
    </message>
    <message>
        <source>{rule} {where}, separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where}, séparément par {place}</translation>
    </message>
    <message>
        <source>{rule}, counted separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, en comptant séparément par {place}</translation>
    </message>
    <message>
        <source>{rule} in your smallest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} dans votre plus petit groupe de cités</translation>
    </message>
    <message>
        <source>{rule} in your largest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} dans votre plus grand groupe de cités</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where} où vous en avez le moins</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where} où vous en avez le plus</translation>
    </message>
    <message>
        <source>The cards of one terrain leave the deck before the game. {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Les cartes d’un terrain quittent la pioche avant la partie. {rule}</translation>
    </message>
    <message>
        <source>Take a number tile, or give some back and build as many settlements on hexes of your card&apos;s terrain, each adjacent to your own if possible.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Prenez une tuile chiffre, ou rendez-en et construisez autant de cités sur des cases du terrain de votre carte, chacune si possible à côté des vôtres.</translation>
    </message>
    <message>
        <source>Use another of your location tiles that you used this turn once more.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Utilisez encore une fois une autre de vos tuiles lieu que vous avez utilisée ce tour-ci.</translation>
    </message>
    <message>
        <source>Take one of your settlements off the board; build it in your next mandatory action, after the others.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Retirez une de vos cités du plateau&#x202f;; construisez-la dans votre prochaine action obligatoire, après les autres.</translation>
    </message>
    <message>
        <source>{gold} gold as soon as you take it.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold}&#xa0;or dès que vous la prenez.</translation>
    </message>
    <message>
        <source>In place of the action of each {tile}: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Au lieu de l’action de chaque {tile}&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>When another player takes the last tile of a location or nomad space: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Quand un autre joueur prend la dernière tuile d’un lieu ou d’une case nomade&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Like every player, before scoring, once for each {place} next to your own settlements: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Comme chaque joueur, avant le décompte, une fois par {place} à côté de vos cités&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Like every player, once a turn: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Comme chaque joueur, une fois par tour&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Draw {count} terrain cards at the end of your turn.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Piochez {count} cartes terrain à la fin de votre tour.</translation>
    </message>
    <message>
        <source>The first settlement of your mandatory action need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>La première cité de votre action obligatoire n’a pas à être à côté de vos cités.</translation>
    </message>
    <message>
        <source>One of your placements need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Une de vos poses n’a pas à être à côté de vos cités.</translation>
    </message>
    <message>
        <source>Do one of these: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Faites l’une de ces actions&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>reveal a terrain card, then {action}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>retournez une carte terrain, puis {action}</translation>
    </message>
    <message>
        <source>{first}; or {second}</source>
        <comment>actions</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{first}&#x202f;; ou {second}</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, à côté de vos cités</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements if possible</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, si possible à côté de vos cités</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{hex} et ses six voisines</translation>
    </message>
    <message>
        <source>build one {piece} on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>construisez {piece:indefinite} sur {where}</translation>
    </message>
    <message>
        <source>build {number} {piece:plural}, each on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>construisez {number} {piece:plural}, chaque fois sur {where}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{least} ou {most}</translation>
    </message>
    <message>
        <source>move {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} d’un pas vers {where}</translation>
    </message>
    <message>
        <source>move {pieces} up to {count} steps, each to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} de {count} pas au plus, chacun vers {where}</translation>
    </message>
    <message>
        <source>{pieces}, each</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{pieces}, chaque fois</translation>
    </message>
    <message>
        <source>move {pieces} in a straight line as far as possible, each step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} en ligne droite aussi loin que possible, chaque pas vers {where}</translation>
    </message>
    <message>
        <source>move {pieces} to {where}, the first in a straight line over anything</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} vers {where}, la première en ligne droite par-dessus tout</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly one hex away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} vers {where}, à exactement une case en ligne droite</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly {count} hexes away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} vers {where}, à exactement {count} cases en ligne droite</translation>
    </message>
    <message>
        <source>move {pieces} to {where} next to the area that it leaves</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} vers {where} à côté du groupe quitté</translation>
    </message>
    <message>
        <source>move {pieces} to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez {pieces} vers {where}</translation>
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
        <translation>déplacez vos {pieces} de {count} pas au plus en tout, chacun vers {where}</translation>
    </message>
    <message>
        <source>move one of your {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>déplacez une de vos pièces ({pieces}) d’un pas vers {where}</translation>
    </message>
    <message>
        <source>{number} of your {piece:plural}</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{number} {piece:plural} de votre couleur</translation>
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
        <translation>retirez du plateau une cité de chaque adversaire</translation>
    </message>
    <message>
        <source>take {pieces} off the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>retirez du plateau {pieces}</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <comment>a piece of which there is one</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>votre {piece}</translation>
    </message>
    <message>
        <source>one of your {piece:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{piece:indefinite} de votre couleur</translation>
    </message>
    <message>
        <source>your card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>du terrain de votre carte</translation>
    </message>
    <message>
        <source>the drawn card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>du terrain de la carte retournée</translation>
    </message>
    <message>
        <source>the printed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>du terrain imprimé</translation>
    </message>
    <message>
        <source>the removed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>du terrain retiré</translation>
    </message>
    <message>
        <source>the same terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>du même terrain</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <source>hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>case</translation>
    </message>
    <message>
        <source>a hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>une case</translation>
    </message>
    <message>
        <source>hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>cases</translation>
    </message>
    <message>
        <source>buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>case constructible</translation>
    </message>
    <message>
        <source>a buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>une case constructible</translation>
    </message>
    <message>
        <source>buildable hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>cases constructibles</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>constructibles</translation>
    </message>
    <message>
        <source>a buildable</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>une case constructible</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of hexes</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>constructibles</translation>
    </message>
    <message>
        <source>{terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>une case {terrain}</translation>
    </message>
    <message>
        <source>{terrain} hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>cases {terrain}</translation>
    </message>
    <message>
        <source>{terrain} hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>case {terrain}</translation>
    </message>
    <message>
        <source>{hex} of {ground}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} {ground}</translation>
    </message>
    <message>
        <source>empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} vide</translation>
    </message>
    <message>
        <source>an empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>une {hex} vide</translation>
    </message>
    <message>
        <source>empty {hex:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex:plural} vides</translation>
    </message>
    <message>
        <source>{settlement} of an opponent</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} d’un adversaire</translation>
    </message>
    <message>
        <source>{settlement} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} de votre couleur</translation>
    </message>
    <message>
        <source>{settlement} on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} sur {hex:indefinite}</translation>
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
        <translation>{hex} autre que {other:indefinite}</translation>
    </message>
    <message>
        <source>on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>sur {hex:indefinite}</translation>
    </message>
    <message>
        <source>not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>pas {where}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>conditions of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{hex} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} {where}</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>au bord du plateau</translation>
    </message>
    <message>
        <source>next to another section</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>touchant un autre quadrant</translation>
    </message>
    <message>
        <source>at the end of a straight line of at least {count} {piece:plural} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>au bout d’une ligne droite d’au moins {count} {piece:plural} de votre couleur</translation>
    </message>
    <message>
        <source>{hex} but not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} mais pas {where}</translation>
    </message>
    <message>
        <source>anywhere</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>n’importe où</translation>
    </message>
    <message>
        <source>not next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>ne touchant pas {what:indefinite}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what}</source>
        <comment>the count is 1</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>touchant exactement {count} {what}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>touchant exactement {count} {what:plural}</translation>
    </message>
    <message>
        <source>next to at least {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>touchant au moins {count} {what:plural}</translation>
    </message>
    <message>
        <source>within {count} hexes of {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>ayant {what:indefinite} à {count} cases au plus</translation>
    </message>
    <message>
        <source>next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>touchant {what:indefinite}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>the file is too large: {size}; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>le fichier est trop gros&#xa0;: {size}&#x202f;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>cannot be read: {error}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>illisible&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{kind} {id} exists already</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>existe déjà&#xa0;: {kind} {id}</translation>
    </message>
    <message>
        <source>{kind} {id} would replace the shipped one</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>remplacerait une entrée fournie&#xa0;: {kind} {id}</translation>
    </message>
    <message>
        <source>choose another id; the first is in {file}:{line}</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>choisissez un autre identifiant&#x202f;; la première entrée est dans {file}:{line}</translation>
    </message>
    <message>
        <source>not read: the limit is {most} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>non lu&#xa0;: la limite est de {most} entrées</translation>
    </message>
    <message>
        <source>remove content that you do not use</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>supprimez le contenu que vous n’utilisez pas</translation>
    </message>
    <message>
        <source>a mapping of ids to {kind} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>une table d’identifiants et d’entrées&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>a mapping with the keys of an expansion</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>une table avec les clés d’une extension</translation>
    </message>
    <message>
        <source>format {format} is too new; this program reads format 1</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>le format {format} est trop récent&#x202f;; ce programme lit le format 1</translation>
    </message>
    <message>
        <source>a mapping ({names})</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>une table ({names})</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>connus&#xa0;: {names}</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>clé inconnue&#xa0;: {key}</translation>
    </message>
    <message>
        <source>a mapping of ids to words</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>une table d’identifiants et de mots</translation>
    </message>
    <message>
        <source>braces that are neither a list nor a condition</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>des accolades qui ne sont ni une liste ni une condition</translation>
    </message>
    <message>
        <source>the conditions in braces differ from the original: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>les conditions entre accolades diffèrent de l’original&#xa0;: {names}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>unknown {id} in {file}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>{id} est inconnu dans {file}</translation>
    </message>
    <message>
        <source>correct it, delete its `from`, and update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>corrigez-le, supprimez son `from` et mettez le fichier à jour</translation>
    </message>
    <message>
        <source>unknown {id} in {part} of this folder</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{id} est inconnu dans {part} de ce dossier</translation>
    </message>
    <message>
        <source>missing; {count} entries are not translated</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>manque&#x202f;; entrées non traduites&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{path}: not translated: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}&#xa0;: non traduit&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{path}: forms missing: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}&#xa0;: formes manquantes&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{path}: outdated: the original has changed</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}&#xa0;: périmé&#xa0;: l’original a changé</translation>
    </message>
    <message>
        <source>{path}: no checksum `{stamp}`</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}&#xa0;: pas de somme de contrôle `{stamp}`</translation>
    </message>
    <message>
        <source>update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>mettez le fichier à jour</translation>
    </message>
    <message>
        <source>move, such as `mandatory build C7`</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>un coup comme `mandatory build C7`</translation>
    </message>
    <message>
        <source>{record} needs one of: {keys}</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`{record}` doit avoir l’un de&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>the first step needs a position</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>la première étape doit avoir une position</translation>
    </message>
    <message>
        <source>{kind} {id} is skipped because of its own errors</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>ignoré à cause de ses propres erreurs&#xa0;: {kind} {id}</translation>
    </message>
    <message>
        <source>{id} is not a Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{id} n’est pas une carte Kingdom Builder</translation>
    </message>
    <message>
        <source>unknown {what} {word}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/schema/data_files.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>inconnu&#xa0;: {what} {word}</translation>
    </message>
    <message>
        <source>no section has the {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>sur aucun quadrant&#xa0;: {kind} {id}</translation>
    </message>
    <message>
        <source>this action is never available: no section has {name}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>cette action n’est jamais disponible&#xa0;: aucun quadrant n’a {name}</translation>
    </message>
    <message>
        <source>terrain {id} already has the letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>le terrain {id} a déjà la lettre {letter}</translation>
    </message>
    <message>
        <source>the same action as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>la même action que {id}</translation>
    </message>
    <message>
        <source>the same score as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>le même décompte que {id}</translation>
    </message>
    <message>
        <source>the same hexes as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>les mêmes cases que {id}</translation>
    </message>
    <message>
        <source>the same name as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>le même nom que {id}</translation>
    </message>
    <message>
        <source>{claim} belongs to {kind} {id} already</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{claim} appartient déjà à {kind} {id}</translation>
    </message>
    <message>
        <source>terrain card {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>carte terrain {id}</translation>
    </message>
    <message>
        <source>bonus tile {bonus}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>tuile bonus {bonus}</translation>
    </message>
    <message>
        <source>the action of {brought_by}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>l’action de {brought_by}</translation>
    </message>
    <message>
        <source>{kind} {id} has no text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>sans texte&#xa0;: {kind} {id}</translation>
    </message>
    <message>
        <source>the text has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>le texte a {count} caractères&#x202f;; la limite est de {most}</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>texte</translation>
    </message>
    <message>
        <source>the text names an unknown feature {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>le texte nomme un lieu inconnu&#xa0;: {id}</translation>
    </message>
    <message>
        <source>the text has braces that are not {{a | b, or}} or {{a? words}}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>le texte a des accolades qui ne sont ni {{a | b, or}} ni {{a? words}}</translation>
    </message>
    <message>
        <source>the name has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>le nom a {count} caractères&#x202f;; la limite est de {most}</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>nom</translation>
    </message>
    <message>
        <source>a double space, or a space at an end: {what}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>une double espace, ou une espace au bord&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the picture resources/{folder}/{id}.svg is missing</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>l’image resources/{folder}/{id}.svg manque</translation>
    </message>
    <message>
        <source>the filter requires own neighbours; add `adjacency: ignored`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>le filtre exige des voisins à soi&#x202f;; ajoutez `adjacency: ignored`</translation>
    </message>
    <message>
        <source>`to` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` nomme un lieu, mais les pièces ne peuvent pas être sur un lieu</translation>
    </message>
    <message>
        <source>`to` names `piece: {piece}`, but targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` nomme `piece: {piece}`, mais les cibles sont toujours vides</translation>
    </message>
    <message>
        <source>`piece: none` has no effect: targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: none` est sans effet&#xa0;: les cibles sont toujours vides</translation>
    </message>
    <message>
        <source>`from` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` nomme un lieu, mais les pièces ne peuvent pas être sur un lieu</translation>
    </message>
    <message>
        <source>`from` names `piece: {piece}`, but only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` nomme `piece: {piece}`, mais seules ses propres pièces se déplacent</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` est sans effet&#xa0;: seules ses propres pièces se déplacent</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in `from`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` concerne les cases vides et n’a pas de sens dans `from`</translation>
    </message>
    <message>
        <source>`of` names a feature, but settlements cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` nomme un lieu, mais les cités ne peuvent pas être sur un lieu</translation>
    </message>
    <message>
        <source>`of` names `piece: {piece}`, but only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` nomme `piece: {piece}`, mais seules ses propres pièces comptent</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` est sans effet&#xa0;: seules ses propres pièces comptent</translation>
    </message>
    <message>
        <source>`piece` has no meaning in a group, whose hexes never change</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` n’a pas de sens dans un groupe dont les cases ne changent jamais</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` concerne les cases vides et n’a pas de sens dans un décompte</translation>
    </message>
    <message>
        <source>the filter never matches: a hex has either terrain or a feature</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>le filtre ne correspond jamais&#xa0;: une case a soit un terrain, soit un lieu</translation>
    </message>
    <message>
        <source>the filter never matches: pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>le filtre ne correspond jamais&#xa0;: les pièces ne peuvent pas être sur un lieu</translation>
    </message>
    <message>
        <source>`line_end` must be at least 2</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` doit valoir au moins 2</translation>
    </message>
    <message>
        <source>`terrain: same` must be the only terrain, directly in `near`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: same` doit être le seul terrain, directement dans `near`</translation>
    </message>
    <message>
        <source>the variants are equal: no filter has `terrain: printed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>les variantes sont égales&#xa0;: aucun filtre n’a `terrain: printed`</translation>
    </message>
    <message>
        <source>`terrain: printed` needs `variants`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: printed` exige `variants`</translation>
    </message>
    <message>
        <source>`terrain: drawn` needs the step `draw` before it</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: drawn` exige l’étape `draw` avant lui</translation>
    </message>
    <message>
        <source>the revealed card is unused: no filter has `terrain: drawn`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>la carte révélée n’est pas utilisée&#xa0;: aucun filtre n’a `terrain: drawn`</translation>
    </message>
    <message>
        <source>`terrain: removed` has a meaning only in scores</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` n’a de sens que dans un décompte</translation>
    </message>
    <message>
        <source>`terrain: card` has no meaning with `when: {when}`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: card` n’a pas de sens avec `when: {when}`</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` n’a pas de sens dans un décompte</translation>
    </message>
    <message>
        <source>`terrain: removed` needs `setup: remove_terrain_type`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` exige `setup: remove_terrain_type`</translation>
    </message>
    <message>
        <source>the removed terrain is unused: no filter has `terrain: removed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>le terrain retiré n’est pas utilisé&#xa0;: aucun filtre n’a `terrain: removed`</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` n’a pas de sens avant la partie</translation>
    </message>
    <message>
        <source>`piece` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` n’a pas de sens avant la partie</translation>
    </message>
    <message>
        <source>`line_end` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` n’a pas de sens avant la partie</translation>
    </message>
    <message>
        <source>no tile builds the piece {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>aucune tuile ne construit la pièce {id}</translation>
    </message>
    <message>
        <source>{id} covers seven hexes and needs `adjacency: required`</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} couvre sept cases et exige `adjacency: required`</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} est fixe et ne peut pas être déplacé</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} est fixe et ne peut pas être retiré</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} n’appartient à personne et ne peut pas être déplacé</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} n’appartient à personne et ne peut pas être retiré</translation>
    </message>
    <message>
        <source>{id} is not a location tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} n’est pas une tuile lieu</translation>
    </message>
    <message>
        <source>`bonus: {id}`: the tile is not a bonus_tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`bonus: {id}`&#xa0;: la tuile n’est pas un `bonus_tile`</translation>
    </message>
    <message>
        <source>a standing action cannot draw a card</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>une action pour tous ne peut pas piocher de carte</translation>
    </message>
    <message>
        <source>`when: opponent_takes_last_tile` requires an action that builds one settlement</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: opponent_takes_last_tile` exige une action qui construit une cité</translation>
    </message>
    <message>
        <source>`when: before_scoring` requires an action that builds or moves</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: before_scoring` exige une action qui construit ou déplace</translation>
    </message>
    <message>
        <source>no location tile has this bonus tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>aucune tuile lieu n’a cette tuile bonus</translation>
    </message>
    <message>
        <source>a bonus tile must upgrade a tile that it comes with, not {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>une tuile bonus doit améliorer une tuile qu’elle accompagne, pas {id}</translation>
    </message>
    <message>
        <source>a bonus tile can only change the hexes of a build of {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>une tuile bonus ne peut changer que les cases d’une construction de {id}</translation>
    </message>
    <message>
        <source>two options of the terrain card {id} have the same terrain</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>deux options de la carte terrain {id} ont le même terrain</translation>
    </message>
    <message>
        <source>terrain card {id}: nothing can be built on {kind}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>carte terrain {id}&#xa0;: rien ne peut être construit sur {kind}</translation>
    </message>
    <message>
        <source>{id} is an island, not a section of the board</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} est une île, pas un quadrant du plateau</translation>
    </message>
    <message>
        <source>an expansion of the new edition needs {count} sections; it has {sections}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>une extension de la nouvelle édition doit avoir {count} quadrants&#x202f;; elle en a {sections}</translation>
    </message>
    <message>
        <source>feature {id} has `site: true` and cannot be an overlay</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} a `site: true` et ne peut pas être posé par-dessus</translation>
    </message>
    <message>
        <source>feature {id} is an overlay and cannot be in a section</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} se pose par-dessus et ne peut pas être dans un quadrant</translation>
    </message>
    <message>
        <source>see {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>voir {kind} {id}</translation>
    </message>
    <message>
        <source>no terrain card has {id}; only tiles can build on it</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>aucune carte terrain n’a {id}&#x202f;; seules des tuiles peuvent y construire</translation>
    </message>
    <message>
        <source>add a terrain card for it to the expansion</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>ajoutez à l’extension une carte terrain pour lui</translation>
    </message>
    <message>
        <source>four sections have up to {spaces} nomad spaces, but there are {dealt} nomad tiles</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>quatre quadrants ont jusqu’à {spaces} cases nomades, mais il y a {dealt} tuiles nomades</translation>
    </message>
    <message>
        <source>a game may draw {drawn} task cards, but there are {tasks}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>une partie peut tirer {drawn} cartes Tâche, mais il y en a {tasks}</translation>
    </message>
    <message>
        <source>the content of the game is missing</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>le contenu du jeu manque</translation>
    </message>
    <message>
        <source>reinstall the program</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>réinstallez le programme</translation>
    </message>
    <message>
        <source>the folder does not respond and was not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>le dossier ne répond pas et n’a pas été lu</translation>
    </message>
    <message>
        <source>check that its drive is connected</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>vérifiez que son lecteur est connecté</translation>
    </message>
    <message>
        <source>the folder of the pack {id} is called {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>le dossier du paquet {id} s’appelle {name}</translation>
    </message>
    <message>
        <source>install the pack from its file</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>installez le paquet depuis son fichier</translation>
    </message>
    <message>
        <source>the pack needs {need}, which is missing or switched off</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>le paquet a besoin de {need}, qui manque ou est désactivé</translation>
    </message>
    <message>
        <source>not read: saved here while another program had the section&apos;s file open</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>non lu&#xa0;: enregistré ici pendant qu’un autre programme tenait ouvert le fichier du quadrant</translation>
    </message>
    <message>
        <source>open it in the editor, or delete it</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>ouvrez-le dans l’éditeur, ou supprimez-le</translation>
    </message>
    <message>
        <source>this folder is not read: its name is not an id</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>ce dossier n’est pas lu&#xa0;: son nom n’est pas un identifiant</translation>
    </message>
    <message>
        <source>the folder has more than {most} files; the others are not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>le dossier a plus de {most} fichiers&#x202f;; les autres ne sont pas lus</translation>
    </message>
    <message>
        <source>rename it to {stem}.yaml</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>renommez-le en {stem}.yaml</translation>
    </message>
    <message>
        <source>known: {names}; a section belongs in the folder {sections}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>connus&#xa0;: {names}&#x202f;; un quadrant va dans le dossier {sections}</translation>
    </message>
    <message>
        <source>this file is not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>ce fichier n’est pas lu</translation>
    </message>
    <message>
        <source>this folder is not read, including its file {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>ce dossier n’est pas lu, ni son fichier {name}</translation>
    </message>
    <message>
        <source>move its files to {folder}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>déplacez ses fichiers vers {folder}</translation>
    </message>
    <message>
        <source>With the indefinite article: `a stone wall`; of a terrain or a terrain card, the words before *hex*: `a grass`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Avec l’article indéfini, en anglais&#xa0;: `a stone wall`&#x202f;; pour un terrain ou une carte terrain, les mots devant *hex*&#xa0;: `a grass`.</translation>
    </message>
    <message>
        <source>The plural without an article: `stone walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Le pluriel sans article, en anglais&#xa0;: `stone walls`.</translation>
    </message>
    <message>
        <source>The plural in as few words as possible: `walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Le pluriel en aussi peu de mots que possible, en anglais&#xa0;: `walls`.</translation>
    </message>
    <message>
        <source>convert the letters to paths, because fonts differ between computers</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>convertissez les lettres en tracés, car les polices diffèrent d’un ordinateur à l’autre</translation>
    </message>
    <message>
        <source>replace it by a copy of the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>remplacez-le par une copie du dessin</translation>
    </message>
    <message>
        <source>set the colours of each part by attributes</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>définissez les couleurs de chaque partie par des attributs</translation>
    </message>
    <message>
        <source>trace it, or use a PNG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>vectorisez-la, ou utilisez un PNG</translation>
    </message>
    <message>
        <source>the picture {name} is not drawn: {reason}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>l’image {name} n’est pas dessinée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a picture must be an SVG or PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>une image doit être un fichier SVG ou PNG</translation>
    </message>
    <message>
        <source>not valid XML: {problem}, line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>XML non valable&#xa0;: {problem}, ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>the drawing has more than {most} elements</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>le dessin a plus de {most} éléments</translation>
    </message>
    <message>
        <source>the drawing is nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>le dessin est imbriqué sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>not an SVG drawing: the file begins with &lt;{word}&gt;</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>pas un dessin SVG&#xa0;: le fichier commence par &lt;{word}&gt;</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed; {hint}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; n’est pas autorisé&#x202f;; {hint}</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; n’est pas autorisé</translation>
    </message>
    <message>
        <source>{key} of &lt;{element}&gt; refers to something outside the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>{key} de &lt;{element}&gt; renvoie hors du dessin</translation>
    </message>
    <message>
        <source>a DOCTYPE is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>un DOCTYPE n’est pas autorisé&#x202f;; enregistrez en SVG simple</translation>
    </message>
    <message>
        <source>&lt;?{target}?&gt; is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;?{target}?&gt; n’est pas autorisé&#x202f;; enregistrez en SVG simple</translation>
    </message>
    <message>
        <source>not a PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>pas un fichier PNG</translation>
    </message>
    <message>
        <source>the PNG file has no header</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>le fichier PNG n’a pas d’en-tête</translation>
    </message>
    <message>
        <source>the PNG file is truncated</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>le fichier PNG est tronqué</translation>
    </message>
    <message>
        <source>the pixels of the PNG file are damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>les pixels du fichier PNG sont abîmés</translation>
    </message>
    <message>
        <source>the PNG file is damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>le fichier PNG est abîmé</translation>
    </message>
    <message>
        <source>the picture has {width} × {height} pixels; the limit is {most} × {most}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>l’image fait {width} × {height} pixels&#x202f;; la limite est de {most} × {most}</translation>
    </message>
    <message>
        <source>the PNG file has an unknown colour type</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>le fichier PNG a un type de couleur inconnu</translation>
    </message>
    <message>
        <source>the PNG file has too much metadata; save it without</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>le fichier PNG a trop de métadonnées&#x202f;; enregistrez-le sans elles</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py, kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the archive is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>l’archive est abîmée</translation>
    </message>
    <message>
        <source>more than {most} files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>plus de {most} fichiers</translation>
    </message>
    <message>
        <source>two names would be the same file on some systems: {name} and {other}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>deux noms seraient le même fichier sur certains systèmes&#xa0;: {name} et {other}</translation>
    </message>
    <message>
        <source>the archive has no files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>l’archive ne contient aucun fichier</translation>
    </message>
    <message>
        <source>not a ZIP archive, or the file is truncated</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>pas une archive ZIP, ou le fichier est tronqué</translation>
    </message>
    <message>
        <source>ZIP64 archives are not supported</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>les archives ZIP64 ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>{name} is encrypted</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} est chiffré</translation>
    </message>
    <message>
        <source>{name} has an unknown compression ({type})</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} a une compression inconnue ({type})</translation>
    </message>
    <message>
        <source>{name} is a link or another special file</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} est un lien ou un autre fichier spécial</translation>
    </message>
    <message>
        <source>the folder {name} contains data</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>le dossier {name} contient des données</translation>
    </message>
    <message>
        <source>{name}: a pack can only contain {names}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}&#xa0;: un paquet ne peut contenir que&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name} is not an allowed file name</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} n’est pas un nom de fichier autorisé</translation>
    </message>
    <message>
        <source>{name} is nested deeper than {most} folders</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} est imbriqué sur plus de {most} dossiers</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} characters</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}&#xa0;: un nom a plus de {most} caractères</translation>
    </message>
    <message>
        <source>{name}: a name contains a control character</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}&#xa0;: un nom contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} bytes</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}&#xa0;: un nom a plus de {most} octets</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} est abîmé</translation>
    </message>
    <message>
        <source>{name} is larger than {most}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} dépasse {most}</translation>
    </message>
    <message>
        <source>the files are too large for the size of the archive</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>les fichiers sont trop gros pour la taille de l’archive</translation>
    </message>
    <message>
        <source>own expansion</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>extension à soi</translation>
    </message>
    <message>
        <source>{file}: the {kind} {id} has errors; fix them first (check-data lists them)</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}&#xa0;: {kind} {id} a des erreurs&#x202f;; corrigez-les d’abord (check-data les liste)</translation>
    </message>
    <message>
        <source>the file is not part of the pack</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>le fichier ne fait pas partie du paquet</translation>
    </message>
    <message>
        <source>{name}: not a pack: the file {file} is missing</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>{name}&#xa0;: pas un paquet&#xa0;: le fichier {file} manque</translation>
    </message>
    <message>
        <source>the pack {name} is installed already</source>
        <extracomment>kingdom_builder_qt/content/packs/install.py</extracomment>
        <translation>le paquet {name} est déjà installé</translation>
    </message>
    <message>
        <source>a version such as 1.2</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>une version comme 1.2</translation>
    </message>
    <message>
        <source>a language such as de or pt_BR</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>une langue comme de ou pt_BR</translation>
    </message>
    <message>
        <source>{key} {version} is too new; this program reads {known}</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>{key} {version} est trop récent&#x202f;; ce programme lit {known}</translation>
    </message>
    <message>
        <source>install a newer version of the program</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>installez une version plus récente du programme</translation>
    </message>
    <message>
        <source>Windows reserves the name {name} for a device</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py, kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows réserve le nom {name} à un périphérique</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of {name}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows retire le point ou l’espace à la fin de {name}</translation>
    </message>
    <message>
        <source>a file name cannot contain {letter}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>un nom de fichier ne peut pas contenir {letter}</translation>
    </message>
    <message>
        <source>Windows does not allow {letter} in a file name</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows n’autorise pas {letter} dans un nom de fichier</translation>
    </message>
    <message>
        <source>card</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>carte</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>extension</translation>
    </message>
    <message>
        <source>feature</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>lieu</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>paquet</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>pièce</translation>
    </message>
    <message>
        <source>section</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>quadrant</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/core/notation/state_fields.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>terrain</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>tuile</translation>
    </message>
    <message>
        <source>the drawing extends beyond the board</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>le dessin dépasse du plateau</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>expected a hex: terrain, piece, number, marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>case attendue&#xa0;: terrain, pièce, nombre, marques</translation>
    </message>
    <message>
        <source>a gap cannot have pieces or marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>un vide ne peut avoir ni pièces ni marques</translation>
    </message>
    <message>
        <source>unknown letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/sections.py</extracomment>
        <translation>lettre inconnue&#xa0;: {letter}</translation>
    </message>
    <message>
        <source>unknown piece {piece}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>pièce inconnue&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>a second hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>une seconde case {name}</translation>
    </message>
    <message>
        <source>unknown ruling {id}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>point de règle inconnu&#xa0;: {id}</translation>
    </message>
    <message>
        <source>the drawing has no hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>le dessin n’a pas de case {name}</translation>
    </message>
    <message>
        <source>The number of pieces built or moved one after the other.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Le nombre de pièces construites ou déplacées l’une après l’autre.</translation>
    </message>
    <message>
        <source>The minimum, as far as possible.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Le minimum, dans la mesure du possible.</translation>
    </message>
    <message>
        <source>The maximum.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Le maximum.</translation>
    </message>
    <message>
        <source>The distance of a jump in a straight line over anything, in hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>La distance d’un saut en ligne droite par-dessus tout, en cases.</translation>
    </message>
    <message>
        <source>The maximum number of single moves, each to an adjacent hex of `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Le nombre maximal de pas, chacun vers une case voisine de `to`.</translation>
    </message>
    <message>
        <source>Each step may move another piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Chaque pas peut déplacer une autre pièce.</translation>
    </message>
    <message>
        <source>The hexes to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Les cases au choix.</translation>
    </message>
    <message>
        <source>`if_possible`: next to an own piece if a target is. `required`: next to an own piece. `ignored`: anywhere in `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`if_possible`&#xa0;: si possible à côté d’une pièce à soi. `required`&#xa0;: toujours à côté d’une pièce à soi. `ignored`&#xa0;: n’importe où dans `to`.</translation>
    </message>
    <message>
        <source>the removal of own pieces needs a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>le retrait de ses propres pièces exige un type</translation>
    </message>
    <message>
        <source>add `piece:` with the id of a piece</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>ajoutez `piece:` avec l’identifiant d’une pièce</translation>
    </message>
    <message>
        <source>a piece of opponents cannot be limited to a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>une pièce d’adversaires ne peut pas être limitée à un type</translation>
    </message>
    <message>
        <source>players cannot choose between two branches of one_of with the same verb</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>les joueurs ne peuvent pas choisir entre deux branches de `one_of` avec le même verbe</translation>
    </message>
    <message>
        <source>two builds of settlements may differ in terrain and nothing else</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>deux constructions de cités ne peuvent différer que par le terrain</translation>
    </message>
    <message>
        <source>The kind of piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>La sorte de pièce.</translation>
    </message>
    <message>
        <source>A number or a range.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Un nombre ou un intervalle.</translation>
    </message>
    <message>
        <source>A number or a range; each piece moves once.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Un nombre ou un intervalle&#x202f;; chaque pièce se déplace une fois.</translation>
    </message>
    <message>
        <source>The hexes of pieces to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Les cases des pièces au choix.</translation>
    </message>
    <message>
        <source>`slide`: in a straight line over hexes of `to`, as far as possible. `ray`: in a straight line over anything to the first hex of `to`. `same_area`: next to a remaining settlement of the area that the piece leaves.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`slide`&#xa0;: en ligne droite sur des cases de `to`, aussi loin que possible. `ray`&#xa0;: en ligne droite par-dessus tout jusqu’à la première case de `to`. `same_area`&#xa0;: à côté d’une cité restante du groupe que la pièce quitte.</translation>
    </message>
    <message>
        <source>The kind of piece; required for `own`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>La sorte de pièce&#x202f;; nécessaire avec `own`.</translation>
    </message>
    <message>
        <source>`each_opponent`: one piece of each opponent, except fixed ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`each_opponent`&#xa0;: une pièce de chaque adversaire, sauf les pièces fixes.</translation>
    </message>
    <message>
        <source>Build pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Construire des pièces.</translation>
    </message>
    <message>
        <source>Move own pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Déplacer des pièces à soi.</translation>
    </message>
    <message>
        <source>Return pieces to the supply.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Remettre des pièces dans la réserve.</translation>
    </message>
    <message>
        <source>Reveal a terrain card, then discard it.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Dévoiler une carte terrain, puis la défausser.</translation>
    </message>
    <message>
        <source>Build on the terrain `drawn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Construire sur le terrain `drawn`.</translation>
    </message>
    <message>
        <source>The player chooses one; each has its own targets and adjacency.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Le joueur en choisit une&#x202f;; chacune a ses propres cases et sa propre règle de voisinage.</translation>
    </message>
    <message>
        <source>Two steps, in order.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Deux étapes, dans l’ordre.</translation>
    </message>
    <message>
        <source>Without red.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sans rouge.</translation>
    </message>
    <message>
        <source>Without green.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sans vert.</translation>
    </message>
    <message>
        <source>Without blue.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sans bleu.</translation>
    </message>
    <message>
        <source>Its unique letter in section files.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sa lettre propre dans les fichiers des quadrants.</translation>
    </message>
    <message>
        <source>Settlements can be built on it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>On peut y construire des cités.</translation>
    </message>
    <message>
        <source>The colour on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>La couleur sur le plateau.</translation>
    </message>
    <message>
        <source>For colour-blind players.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Pour les joueurs daltoniens.</translation>
    </message>
    <message>
        <source>Counts as a location for Merchants and Workers.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Compte comme un lieu pour les Marchands et les Ouvriers.</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `owner: nobody`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>une pièce avec `lifetime: turn` exige `owner: nobody`</translation>
    </message>
    <message>
        <source>a piece without owner cannot count for anything</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>une pièce sans propriétaire ne peut compter pour rien</translation>
    </message>
    <message>
        <source>a piece of a player must count for {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>une pièce d’un joueur doit compter pour {names}</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `counts_for: [adjacency]`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>une pièce avec `lifetime: turn` exige `counts_for: [adjacency]`</translation>
    </message>
    <message>
        <source>`player`: the player who builds it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`player`&#xa0;: le joueur qui la construit.</translation>
    </message>
    <message>
        <source>The number per player; without owner, the total.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Le nombre par joueur&#x202f;; sans propriétaire, le total.</translation>
    </message>
    <message>
        <source>The terrain it may be built on, if an entry names none, and moved to by tiles.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Le terrain où elle peut être construite, si une entrée n’en nomme pas, et où les tuiles la déplacent.</translation>
    </message>
    <message>
        <source>The respects in which it counts as a settlement: all four for a piece of a player, none without owner, `adjacency` with `lifetime: turn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Ce en quoi elle compte comme une cité&#xa0;: les quatre points pour la pièce d’un joueur, aucun sans propriétaire, `adjacency` avec `lifetime: turn`.</translation>
    </message>
    <message>
        <source>`neighbours`: no piece can be built next to it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`neighbours`&#xa0;: aucune pièce ne peut être construite à côté.</translation>
    </message>
    <message>
        <source>`flower`: a hex and its six neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`flower`&#xa0;: une case et ses six voisines.</translation>
    </message>
    <message>
        <source>It cannot be moved or removed.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Elle ne peut être ni déplacée ni retirée.</translation>
    </message>
    <message>
        <source>`turn`: has no owner, counts for the adjacency of the active player, and is removed at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`turn`&#xa0;: sans propriétaire, compte pour le voisinage du joueur actif et est retirée à la fin du tour.</translation>
    </message>
    <message>
        <source>a row of letters</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>une ligne de lettres</translation>
    </message>
    <message>
        <source>row of letters, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>une ligne de lettres, entre guillemets</translation>
    </message>
    <message>
        <source>an upper-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>une majuscule</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>une liste</translation>
    </message>
    <message>
        <source>items: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>éléments&#xa0;: {found}&#x202f;; il en faut {needed}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>missing key {key} in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>la clé {key} manque dans `{record}`</translation>
    </message>
    <message>
        <source>a mapping with one of: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>une table avec l’un de&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{keys} cannot be combined in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/filter_grammar.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>ne peuvent pas être combinés dans `{record}`&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>a mapping</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>une table</translation>
    </message>
    <message>
        <source>0 or 180</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>0 ou 180</translation>
    </message>
    <message>
        <source>A section and its rotation.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Un quadrant et sa rotation.</translation>
    </message>
    <message>
        <source>The section.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Le quadrant.</translation>
    </message>
    <message>
        <source>Upright or upside down.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>À l’endroit ou à l’envers.</translation>
    </message>
    <message>
        <source>The terrain of the settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Le terrain des cités.</translation>
    </message>
    <message>
        <source>The number of settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Le nombre de cités.</translation>
    </message>
    <message>
        <source>Their number in the deck.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Leur nombre dans le paquet.</translation>
    </message>
    <message>
        <source>The options of the player.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Les choix du joueur.</translation>
    </message>
    <message>
        <source>The four sections: north-west, north-east, south-west, south-east.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Les quatre quadrants&#xa0;: nord-ouest, nord-est, sud-ouest, sud-est.</translation>
    </message>
    <message>
        <source>The Kingdom Builder cards.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Les cartes Kingdom Builder.</translation>
    </message>
    <message>
        <source>The feature; section files cannot contain it.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>L’élément&#x202f;; les fichiers des quadrants ne peuvent pas le contenir.</translation>
    </message>
    <message>
        <source>The possible hexes; one per section is drawn at random.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Les cases possibles&#x202f;; une par quadrant est tirée au sort.</translation>
    </message>
    <message>
        <source>Only on these sections.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Seulement sur ces quadrants.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards per game: the highest number of its expansions.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Cartes Kingdom Builder par partie&#xa0;: le plus grand nombre de ses extensions.</translation>
    </message>
    <message>
        <source>Tiles per location: the highest number of the expansions in a game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Tuiles par lieu&#xa0;: le plus grand nombre des extensions de la partie.</translation>
    </message>
    <message>
        <source>Task cards drawn per section of this expansion in the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Cartes Tâche tirées par quadrant de cette extension dans la partie.</translation>
    </message>
    <message>
        <source>Cards added to the deck, by id.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Cartes ajoutées au paquet, par identifiant.</translation>
    </message>
    <message>
        <source>Set-up for a first game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>La mise en place d’une première partie.</translation>
    </message>
    <message>
        <source>Features laid on the board at set-up.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Éléments posés sur le plateau lors de la mise en place.</translation>
    </message>
    <message>
        <source>`new`: the four sections of the expansion form one board, and selection tiles determine the tiles of their locations.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>`new`&#xa0;: les quatre quadrants de l’extension forment un plateau, et des tuiles de sélection déterminent les tuiles de leurs lieux.</translation>
    </message>
    <message>
        <source>Its position in lists, lowest first.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Sa place dans les listes, le plus petit nombre d’abord.</translation>
    </message>
    <message>
        <source>the filter is too slow: its cost is {found}; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>le filtre est trop lent&#xa0;: son coût est {found}&#x202f;; la limite est {most}</translation>
    </message>
    <message>
        <source>computer players evaluate filters thousands of times; use fewer nested `near`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>les joueurs ordinateurs évaluent les filtres des milliers de fois&#x202f;; utilisez moins de `near` imbriqués</translation>
    </message>
    <message>
        <source>an empty filter matches every hex</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>un filtre vide correspond à toutes les cases</translation>
    </message>
    <message>
        <source>add a condition, or remove the filter</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>ajoutez une condition, ou supprimez le filtre</translation>
    </message>
    <message>
        <source>`not` with an empty filter never matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`not` avec un filtre vide ne correspond jamais</translation>
    </message>
    <message>
        <source>`near` with an empty filter always matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`near` avec un filtre vide correspond toujours</translation>
    </message>
    <message>
        <source>Terrain of the hex; a list matches any of its items. `buildable`: any buildable terrain. `card`: the terrain of the played card. `drawn`: the terrain of the card from `draw`. `printed`: the terrain of this variant of the tile. `removed`: the terrain removed by the `setup` of the card. `same`, alone and directly in `near`: the terrain of the central hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Terrain de la case&#x202f;; dans une liste, un seul suffit. `buildable`&#xa0;: tout terrain constructible. `card`&#xa0;: le terrain de la carte jouée. `drawn`&#xa0;: le terrain de la carte de `draw`. `printed`&#xa0;: le terrain de cette variante de la tuile. `removed`&#xa0;: le terrain retiré par `setup` de la carte. `same`, seul et directement dans `near`&#xa0;: le terrain de la case centrale.</translation>
    </message>
    <message>
        <source>Feature of the hex. `site`: any feature with `site: true`.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Élément de la case. `site`&#xa0;: tout élément avec `site: true`.</translation>
    </message>
    <message>
        <source>A piece on the hex that counts as a settlement, by owner; `none`: no piece at all.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Une pièce sur la case qui compte comme une cité, selon son propriétaire&#x202f;; `none`&#xa0;: aucune pièce.</translation>
    </message>
    <message>
        <source>A nearby hex matches this filter; for a list, each of its filters.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Une case proche répond à ce filtre&#x202f;; pour une liste, à chacun de ses filtres.</translation>
    </message>
    <message>
        <source>The hex is at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La case est au bord du plateau.</translation>
    </message>
    <message>
        <source>The hex is next to another section.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La case touche un autre quadrant.</translation>
    </message>
    <message>
        <source>The hex extends a straight line of at least this many own settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La case prolonge une ligne droite d’au moins ce nombre de cités à soi.</translation>
    </message>
    <message>
        <source>The hex does not match this filter.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La case ne répond pas à ce filtre.</translation>
    </message>
    <message>
        <source>Selects hexes that match all its keys. Targets are always empty, and buildable unless the filter has a terrain; filters do not repeat that. Computer players evaluate filters thousands of times, so the total cost of `near` is limited to {most}: one each, 4 with `min` or `exactly`, one more than the distance with `within`, five times as much with `terrain: same`. Conditions on the board alone are free.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Choisit les cases qui répondent à tous ses critères. Les cases visées sont toujours vides, et constructibles si le filtre n’a pas de terrain&#x202f;; les filtres ne le répètent pas. Les ordinateurs évaluent les filtres des milliers de fois&#xa0;: le coût total de `near` est donc limité à {most}&#xa0;: un pour chacun, 4 avec `min` ou `exactly`, un de plus que la distance avec `within`, cinq fois plus avec `terrain: same`. Les conditions sur le seul plateau sont gratuites.</translation>
    </message>
    <message>
        <source>The maximum distance of the hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La distance maximale de la case.</translation>
    </message>
    <message>
        <source>The minimum number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Le nombre minimal de voisines qui conviennent.</translation>
    </message>
    <message>
        <source>The exact number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Le nombre exact de voisines qui conviennent.</translation>
    </message>
    <message>
        <source>an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un identifiant commence par une lettre et compte au maximum {most} minuscules, chiffres et tirets bas isolés</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows réserve le nom «&#xa0;{id}&#xa0;» à un périphérique&#x202f;; choisissez un autre identifiant</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: {rule}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>«&#xa0;{id}&#xa0;» n’est pas un identifiant valable&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>attendu&#xa0;: {what}&#x202f;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>text of {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un texte de {count} caractères&#x202f;; la limite est de {most}</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>`true` ou `false`</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <source>one of: {words}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>l’un de&#xa0;: {words}</translation>
    </message>
    <message>
        <source>unknown word {word}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>mot inconnu&#xa0;: {word}</translation>
    </message>
    <message>
        <source>a colour like &quot;#9cbf5c&quot;, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>une couleur comme &quot;#9cbf5c&quot;, entre guillemets</translation>
    </message>
    <message>
        <source>a lower-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>une minuscule</translation>
    </message>
    <message>
        <source>the name of an SVG or PNG file, such as well.svg</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>le nom d’un fichier SVG ou PNG, comme well.svg</translation>
    </message>
    <message>
        <source>use lower-case letters, digits and single underscores, without a folder</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>utilisez des minuscules, des chiffres et des tirets bas isolés, sans dossier</translation>
    </message>
    <message>
        <source>the id of an entry: {kind}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>l’identifiant d’une entrée&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un identifiant</translation>
    </message>
    <message>
        <source>four digits of 0-9 and a-f</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>quatre chiffres de 0-9 et a-f</translation>
    </message>
    <message>
        <source>a text with {{tile}} and {{terrain}}</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>un texte avec {{tile}} et {{terrain}}</translation>
    </message>
    <message>
        <source>the number of a ruling, such as R-30</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>le numéro d’un point de règle, comme R-30</translation>
    </message>
    <message>
        <source>name of a hex, `A1` to `T20`, on the island `iA1` to `iE6`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>le nom d’une case, `A1` à `T20`, sur l’île `iA1` à `iE6`</translation>
    </message>
    <message>
        <source>move, such as `mandatory build 1`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>un coup comme `mandatory build 1`</translation>
    </message>
    <message>
        <source>a letter</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>une lettre</translation>
    </message>
    <message>
        <source>Areas for `linked`, instead of single hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Des zones pour `linked`, au lieu de cases isolées.</translation>
    </message>
    <message>
        <source>The areas of connected hexes of this terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Les zones de cases reliées de ce terrain.</translation>
    </message>
    <message>
        <source>One group per matching hex: the settlements near it.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Un groupe par case qui convient&#xa0;: les cités proches d’elle.</translation>
    </message>
    <message>
        <source>For `around`: the maximum distance of a settlement.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Pour `around`&#xa0;: la distance maximale d’une cité.</translation>
    </message>
    <message>
        <source>One group per matching hex or terrain area that is joined to another one by an area of the player&apos;s settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Un groupe par case ou zone de terrain qui convient et qu’un groupe de cités du joueur relie à une autre.</translation>
    </message>
    <message>
        <source>One group per straight unbroken line of settlements, in all three directions or in the two diagonal ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Un groupe par ligne droite ininterrompue de cités, dans les trois directions ou dans les deux diagonales.</translation>
    </message>
    <message>
        <source>Groups with at least this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Les groupes d’au moins ce nombre de cités.</translation>
    </message>
    <message>
        <source>Groups with exactly this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Les groupes d’exactement ce nombre de cités.</translation>
    </message>
    <message>
        <source>`need` requires `pay: {{flat: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`need` exige `pay: {{flat: ...}}`</translation>
    </message>
    <message>
        <source>`when: {when}` selects the settlements itself, without `of`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`when: {when}` choisit lui-même les cités, sans `of`</translation>
    </message>
    <message>
        <source>`keep: full` requires `around` or one of these groups: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`keep: full` exige `around` ou l’un de ces groupes&#xa0;: {names}</translation>
    </message>
    <message>
        <source>`measure: span` requires `group: area` and `pay: {{per_unit: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`measure: span` exige `group: area` et `pay: {{per_unit: ...}}`</translation>
    </message>
    <message>
        <source>`rank` requires `when: final`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` exige `when: final`</translation>
    </message>
    <message>
        <source>`rank` requires groups of the board, not of a player&apos;s settlements</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` exige des groupes du plateau, pas des cités d’un joueur</translation>
    </message>
    <message>
        <source>`rank` cannot be combined with `keep`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` ne peut pas être combiné avec `keep`</translation>
    </message>
    <message>
        <source>only a {kind} has the key {key}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>seul `{kind}` a la clé {key}</translation>
    </message>
    <message>
        <source>only a scoring_card can pay during the game</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>seul `scoring_card` peut payer pendant la partie</translation>
    </message>
    <message>
        <source>Gold per settlement of each kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Or par cité de chaque groupe retenu.</translation>
    </message>
    <message>
        <source>Pay once per this many settlements, rounded down.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Payer une fois pour ce nombre de cités, arrondi vers le bas.</translation>
    </message>
    <message>
        <source>Gold for the players with the most, the second most, ... settlements in each group. Tied players all get the full amount.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Or pour les joueurs qui ont le plus de cités, le deuxième plus grand nombre, ... dans chaque groupe. Les joueurs à égalité reçoivent tous la somme entière.</translation>
    </message>
    <message>
        <source>Players without settlements are ranked, too.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Les joueurs sans cité sont classés aussi.</translation>
    </message>
    <message>
        <source>Gold per kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Or par groupe retenu.</translation>
    </message>
    <message>
        <source>Gold once if enough groups are kept; see `need`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Or une seule fois si assez de groupes sont retenus&#x202f;; voir `need`.</translation>
    </message>
    <message>
        <source>`final`: all settlements at the end of the game; `build`: each settlement immediately; `mandatory_end`: the settlements of the mandatory action, when it is complete; `turn_end`: all settlements built in a turn, at its end.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`final`&#xa0;: toutes les cités à la fin de la partie&#x202f;; `build`&#xa0;: chaque cité aussitôt&#x202f;; `mandatory_end`&#xa0;: les cités de l’action obligatoire, une fois celle-ci terminée&#x202f;; `turn_end`&#xa0;: toutes les cités construites pendant un tour, à la fin du tour.</translation>
    </message>
    <message>
        <source>The settlements that count.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Les cités qui comptent.</translation>
    </message>
    <message>
        <source>`none`: a single group; `row`: by row; `sector`: by quarter of the board; `edge`: by side of the board; `area`: by area of connected settlements; `terrain_area`: by area of connected hexes of one terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`none`&#xa0;: un seul groupe&#x202f;; `row`&#xa0;: par ligne&#x202f;; `sector`&#xa0;: par quart du plateau&#x202f;; `edge`&#xa0;: par côté du plateau&#x202f;; `area`&#xa0;: par groupe de cités reliées&#x202f;; `terrain_area`&#xa0;: par zone de cases reliées d’un même terrain.</translation>
    </message>
    <message>
        <source>The value of a group. `size`: its number of settlements; `span`: the number of hexes on the shortest way between the two farthest apart, including both, 0 for a single one.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>La valeur d’un groupe. `size`&#xa0;: son nombre de cités&#x202f;; `span`&#xa0;: le nombre de cases du plus court chemin entre les deux plus éloignées, celles-ci comprises, 0 pour une seule.</translation>
    </message>
    <message>
        <source>The groups that are paid. `worst` includes empty groups; `full`: groups with a settlement on every hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Les groupes qui rapportent. `worst` comprend les groupes vides&#x202f;; `full`&#xa0;: les groupes avec une cité sur chaque case.</translation>
    </message>
    <message>
        <source>The number of kept groups for `flat`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Le nombre de groupes retenus pour `flat`.</translation>
    </message>
    <message>
        <source>The pay for the kept groups.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Le gain des groupes retenus.</translation>
    </message>
    <message>
        <source>The number of settlements needed in a row.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Le nombre de cités nécessaires sur une ligne.</translation>
    </message>
    <message>
        <source>Gold per marked row at the end of the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Or par ligne marquée à la fin de la partie.</translation>
    </message>
    <message>
        <source>`scoring_card`: drawn for each game; `task_card`: drawn for each section of its expansion; `feature_score`: a feature that pays.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`scoring_card`&#xa0;: tirée à chaque partie&#x202f;; `task_card`&#xa0;: tirée pour chaque quadrant de son extension&#x202f;; `feature_score`&#xa0;: un élément qui rapporte.</translation>
    </message>
    <message>
        <source>The feature that pays; for `feature_score` only.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>L’élément qui rapporte&#x202f;; seulement avec `feature_score`.</translation>
    </message>
    <message>
        <source>The scoring rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>La règle de décompte.</translation>
    </message>
    <message>
        <source>The scoring rule, instead of `score`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>La règle de décompte, au lieu de `score`.</translation>
    </message>
    <message>
        <source>Before the game, a terrain card is revealed and all cards of its terrain are removed. Filters of the score call the terrain `removed`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Avant la partie, une carte terrain est dévoilée et toutes les cartes de son terrain sont retirées. Les filtres du décompte nomment ce terrain `removed`.</translation>
    </message>
    <message>
        <source>The name for players.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Le nom pour les joueurs.</translation>
    </message>
    <message>
        <source>The name itself, if it is not written in lower case.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Le nom lui-même, s’il ne s’écrit pas en minuscules.</translation>
    </message>
    <message>
        <source>The forms of the name in sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Les formes du nom dans les phrases.</translation>
    </message>
    <message>
        <source>The complete rule in plain words, one to three sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>La règle complète en mots simples, une à trois phrases.</translation>
    </message>
    <message>
        <source>The picture, a file in the folder `icons` next to this file. Without it, the first letter of the id is drawn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>L’image, un fichier du dossier `icons` à côté de ce fichier. Sans image, la première lettre de l’identifiant est dessinée.</translation>
    </message>
    <message>
        <source>only a {kind} has `when: {time}`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>seul `{kind}` a `when: {time}`</translation>
    </message>
    <message>
        <source>{key} cannot be combined with `when`, `upgrades` or `brought_by`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{key} ne peut pas être combiné avec `when`, `upgrades` ou `brought_by`</translation>
    </message>
    <message>
        <source>A permanent hand size.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Une taille de main permanente.</translation>
    </message>
    <message>
        <source>Terrain cards drawn at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Cartes terrain piochées à la fin du tour.</translation>
    </message>
    <message>
        <source>Gold for the player who takes it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Or pour le joueur qui la prend.</translation>
    </message>
    <message>
        <source>The values of `printed` in the filters of the tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Les valeurs de `printed` dans les filtres de la tuile.</translation>
    </message>
    <message>
        <source>A terrain on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Un terrain du plateau.</translation>
    </message>
    <message>
        <source>A feature on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Un élément du plateau.</translation>
    </message>
    <message>
        <source>Location tiles only: a special rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Tuiles lieu seulement&#xa0;: une règle spéciale.</translation>
    </message>
    <message>
        <source>{before} `{word}`: {meaning}.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{before} `{word}`&#xa0;: {meaning}.</translation>
    </message>
    <message>
        <source>`location_tile`: kept while a piece of the holder is next to its location. `bonus_tile`: comes with the second location tile of one kind. `nomad_tile`: dealt to a nomad space, for one turn in the next round. `standing_action`: an action of all players, once per turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`location_tile`&#xa0;: gardée tant qu’une pièce du détenteur est à côté de son lieu. `bonus_tile`&#xa0;: vient avec la deuxième tuile lieu d’une même sorte. `nomad_tile`&#xa0;: distribuée sur une case nomade, pour un tour de la manche suivante. `standing_action`&#xa0;: une action de tous les joueurs, une fois par tour.</translation>
    </message>
    <message>
        <source>`turn`: on the holder&apos;s turn. `opponent_takes_last_tile`: immediately after another player takes the last tile of a location or nomad space. `before_scoring`: after the last round, once per hex of `brought_by` next to an own piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`turn`&#xa0;: pendant le tour du détenteur. `opponent_takes_last_tile`&#xa0;: aussitôt qu’un autre joueur a pris la dernière tuile d’un lieu ou d’une case nomade. `before_scoring`&#xa0;: après la dernière manche, une fois par case de `brought_by` à côté d’une pièce à soi.</translation>
    </message>
    <message>
        <source>The action.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>L’action.</translation>
    </message>
    <message>
        <source>`waive_adjacency`: one placement is exempt from `if_possible`. `waive_first_mandatory`: the first build of each mandatory action is exempt.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`waive_adjacency`&#xa0;: une pose est dispensée de `if_possible`. `waive_first_mandatory`&#xa0;: la première construction de chaque action obligatoire en est dispensée.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the immediate effect.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Tuiles nomades seulement&#xa0;: l’effet immédiat.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the number of copies.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Tuiles nomades seulement&#xa0;: le nombre d’exemplaires.</translation>
    </message>
    <message>
        <source>Nomad tiles only: one tile per terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Tuiles nomades seulement&#xa0;: une tuile par terrain.</translation>
    </message>
    <message>
        <source>Location tiles only: the bonus tile that comes with the second tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Tuiles lieu seulement&#xa0;: la tuile bonus qui vient avec la deuxième tuile.</translation>
    </message>
    <message>
        <source>Bonus tiles only: the location tile whose action this one replaces.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Tuiles bonus seulement&#xa0;: la tuile lieu dont celle-ci remplace l’action.</translation>
    </message>
    <message>
        <source>Standing actions only, required: the terrain or feature that enables it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Actions permanentes seulement, nécessaire&#xa0;: le terrain ou l’élément qui la permet.</translation>
    </message>
    <message>
        <source>hex without terrain</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>case sans terrain</translation>
    </message>
    <message>
        <source>an unfinished section, not used in games; hexes without terrain: {count}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>un quadrant inachevé, inutilisé dans les parties&#x202f;; cases sans terrain&#xa0;: {count}</translation>
    </message>
    <message>
        <source>a mapping with the keys of a section</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>une table avec les clés d’un quadrant</translation>
    </message>
    <message>
        <source>the file should be called {id}.yaml</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>le fichier devrait s’appeler {id}.yaml</translation>
    </message>
    <message>
        <source>rows: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>lignes&#xa0;: {found}&#x202f;; il en faut {needed}</translation>
    </message>
    <message>
        <source>the island has no hexes</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>l’île n’a pas de cases</translation>
    </message>
    <message>
        <source>location {letter} has no tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>le lieu {letter} n’a pas de tuile</translation>
    </message>
    <message>
        <source>add `tile:` with the id of a tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>ajoutez `tile:` avec l’identifiant d’une tuile</translation>
    </message>
    <message>
        <source>only a location has a tile; {letter} is a {feature}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>seul `location` a une tuile&#x202f;; {letter} est `{feature}`</translation>
    </message>
    <message>
        <source>feature {letter} is declared but not used in any row</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>le lieu {letter} est déclaré mais n’apparaît dans aucune ligne</translation>
    </message>
    <message>
        <source>letters in row {number}: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>lettres de la ligne {number}&#xa0;: {found}&#x202f;; il en faut {needed}</translation>
    </message>
    <message>
        <source>letter {letter} is not declared under `features`</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>la lettre {letter} n’est pas déclarée sous `features`</translation>
    </message>
    <message>
        <source>did you mean {word}?</source>
        <extracomment>kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>vouliez-vous dire {word}&#x202f;?</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>le fichier n’est pas un texte UTF-8</translation>
    </message>
    <message>
        <source>the text is too long: {count} characters; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>le texte est trop long&#xa0;: {count} caractères&#x202f;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>binary data or the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>des données binaires ou le caractère de contrôle {character}</translation>
    </message>
    <message>
        <source>a tab is used for indentation</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>l’indentation utilise une tabulation</translation>
    </message>
    <message>
        <source>use spaces</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>utilisez des espaces</translation>
    </message>
    <message>
        <source>the file could not be read back ({trouble}); nothing was changed</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>le fichier ne pourrait pas être relu ({trouble})&#x202f;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>is not a file</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>n’est pas un fichier</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>the truth value {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>la valeur logique {text}</translation>
    </message>
    <message>
        <source>the number {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>le nombre {text}</translation>
    </message>
    <message>
        <source>a colon is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un deux-points n’est pas permis ici</translation>
    </message>
    <message>
        <source>text that contains a colon needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texte avec un deux-points exige des guillemets</translation>
    </message>
    <message>
        <source>check the indentation of this and the line above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>vérifiez l’indentation de cette ligne et de la précédente</translation>
    </message>
    <message>
        <source>text that starts with a special character needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texte qui commence par un caractère spécial exige des guillemets</translation>
    </message>
    <message>
        <source>a closing quote is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un guillemet fermant manque</translation>
    </message>
    <message>
        <source>a bracket is not closed or a comma is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un crochet n’est pas fermé, ou une virgule manque</translation>
    </message>
    <message>
        <source>a key needs a colon and a space after it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>une clé exige un deux-points suivi d’une espace</translation>
    </message>
    <message>
        <source>an extra bracket, or a missing one before it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un crochet de trop, ou un qui manque avant</translation>
    </message>
    <message>
        <source>a second document starts here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un second document commence ici</translation>
    </message>
    <message>
        <source>use one file each</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>utilisez un fichier pour chacun</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>alias {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>l’alias {name} n’est pas autorisé</translation>
    </message>
    <message>
        <source>the file has more than {most} values</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>le fichier a plus de {most} valeurs</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>imbriqué sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>anchor {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>l’ancre {name} n’est pas autorisée</translation>
    </message>
    <message>
        <source>tag {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>la balise {name} n’est pas autorisée</translation>
    </message>
    <message>
        <source>text with the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texte avec le caractère de contrôle {character}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>clé en double&#xa0;: {key}</translation>
    </message>
    <message>
        <source>first in line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>d’abord à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>a key must be a single word</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>une clé doit être un seul mot</translation>
    </message>
    <message>
        <source>too many problems</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>trop de problèmes</translation>
    </message>
    <message>
        <source>{bracket} has no opening bracket</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>{bracket} n’a pas de crochet ouvrant</translation>
    </message>
    <message>
        <source>not valid YAML: {problem}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>YAML non valable&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>unknown {what} {word} ({hint})</source>
        <extracomment>kingdom_builder_qt/core/errors.py</extracomment>
        <translation>inconnu&#xa0;: {what} {word} ({hint})</translation>
    </message>
    <message>
        <source>no hex is called {name} (A1 to T20, island iA1 to iE6)</source>
        <extracomment>kingdom_builder_qt/core/grid.py</extracomment>
        <translation>aucune case ne s’appelle {name} (A1 à T20, île iA1 à iE6)</translation>
    </message>
    <message>
        <source>the drawing needs more letters than there are</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>le dessin exige plus de lettres qu’il n’y en a</translation>
    </message>
    <message>
        <source>{text}: a board has {needed} sections, not {found}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text}&#xa0;: un plateau a {needed} quadrants, pas {found}</translation>
    </message>
    <message>
        <source>{text} is not an island: its id, or its rows in braces</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text} n’est pas une île&#xa0;: son identifiant, ou ses lignes entre accolades</translation>
    </message>
    <message>
        <source>{more}: a drawn board is not turned</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{more}&#xa0;: un plateau dessiné n’est pas tourné</translation>
    </message>
    <message>
        <source>{word} is not a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word} n’est pas un quadrant</translation>
    </message>
    <message>
        <source>{word}: {part} is not a turn, tile or castle</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word}&#xa0;: {part} n’est ni une rotation, ni une tuile, ni un château</translation>
    </message>
    <message>
        <source>{id} is not the id of a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{id} n’est pas l’identifiant d’un quadrant</translation>
    </message>
    <message>
        <source>section {id} is not an island</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>le quadrant {id} n’est pas une île</translation>
    </message>
    <message>
        <source>section {id} is an island, not part of the main board</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>le quadrant {id} est une île, pas une partie du plateau principal</translation>
    </message>
    <message>
        <source>rows of {drawing}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>lignes de {drawing}&#xa0;: {found}&#x202f;; il y a de la place pour {most}</translation>
    </message>
    <message>
        <source>hexes in the row {row}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>cases de la ligne {row}&#xa0;: {found}&#x202f;; il y a de la place pour {most}</translation>
    </message>
    <message>
        <source>the letter {letter} has no meaning: add {name}=…</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>la lettre {letter} n’a pas de sens&#xa0;: ajoutez {name}=…</translation>
    </message>
    <message>
        <source>{entry} gives no letter a meaning: F=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry} ne donne de sens à aucune lettre&#xa0;: F=location:farm</translation>
    </message>
    <message>
        <source>{entry}: a location gives a tile: {letter}=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry}&#xa0;: un lieu donne une tuile&#xa0;: {letter}=location:farm</translation>
    </message>
    <message>
        <source>house rule</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>règle maison</translation>
    </message>
    <message>
        <source>terrain card</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>carte terrain</translation>
    </message>
    <message>
        <source>board: the field is missing</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>board&#xa0;: le champ manque</translation>
    </message>
    <message>
        <source>the game takes {least} to {most} players, not {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>le jeu se joue de {least} à {most}, pas {text}</translation>
    </message>
    <message>
        <source>{what} {name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>donné deux fois&#xa0;: {what} {name}</translation>
    </message>
    <message>
        <source>nomad tile</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>tuile nomade</translation>
    </message>
    <message>
        <source>{hex} is not a nomad space</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>{hex} n’est pas une case nomade</translation>
    </message>
    <message>
        <source>two tiles lie on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>deux tuiles sont sur {hex}</translation>
    </message>
    <message>
        <source>{text} is not a number from 0 to {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} n’est pas un nombre de 0 à {most}</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} n’est pas un nombre</translation>
    </message>
    <message>
        <source>{text} is neither yes nor no</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} n’est ni `yes` ni `no`</translation>
    </message>
    <message>
        <source>{word} is not a row of hexes (did you mean &apos;{first}-{last}&apos;?)</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} n’est pas une rangée de cases (vouliez-vous dire &apos;{first}-{last}&apos;&#x202f;?)</translation>
    </message>
    <message>
        <source>the hexes {word} run backwards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>les cases {word} vont à reculons</translation>
    </message>
    <message>
        <source>more than {most} cards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>plus de {most} cartes</translation>
    </message>
    <message>
        <source>{word} has no number: {name}=1</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} n’a pas de nombre&#xa0;: {name}=1</translation>
    </message>
    <message>
        <source>{name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py, kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{name} est donné deux fois</translation>
    </message>
    <message>
        <source>{word} names no hex: {name}@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} ne nomme aucune case&#xa0;: {name}@C5</translation>
    </message>
    <message>
        <source>{word} names no tile: farm@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} ne nomme aucune tuile&#xa0;: farm@C5</translation>
    </message>
    <message>
        <source>{word}: a tile is new, usable or used</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word}&#xa0;: une tuile est `new`, `usable` ou `used`</translation>
    </message>
    <message>
        <source>{text} is not one word</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} n’est pas un mot unique</translation>
    </message>
    <message>
        <source>the position is not text: {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>la position n’est pas du texte&#xa0;: {text}</translation>
    </message>
    <message>
        <source>the position is too long</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>la position est trop longue</translation>
    </message>
    <message>
        <source>{words} is not a field: its name and a colon come first</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{words} n’est pas un champ&#xa0;: son nom et un deux-points viennent d’abord</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>ligne {line}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>et {count} de plus</translation>
    </message>
    <message>
        <source>{field}: the field {other} is also given</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}&#xa0;: le champ {other} est aussi donné</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>champ</translation>
    </message>
    <message>
        <source>piece in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>pièce de cette partie</translation>
    </message>
    <message>
        <source>{kind} belongs to a player</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} appartient à un joueur</translation>
    </message>
    <message>
        <source>player or row</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>joueur ou ligne</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>il n’y a pas de joueur {player}</translation>
    </message>
    <message>
        <source>tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>tuile de cette partie</translation>
    </message>
    <message>
        <source>site</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>lieu avec tuiles</translation>
    </message>
    <message>
        <source>bonus tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>tuile bonus de cette partie</translation>
    </message>
    <message>
        <source>source of gold</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>source d’or</translation>
    </message>
    <message>
        <source>there is no silo on this board</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>il n’y a pas de silo sur ce plateau</translation>
    </message>
    <message>
        <source>numbers needed: {players}; given: {count}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>nombres nécessaires&#xa0;: {players}&#x202f;; donnés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>no tile of this game lets players act in other players&apos; turns</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>aucune tuile de cette partie ne permet d’agir pendant le tour d’un autre</translation>
    </message>
    <message>
        <source>player {player} has no tile to build with in this turn</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>le joueur {player} n’a pas de tuile pour construire pendant ce tour</translation>
    </message>
    <message>
        <source>terrain card in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>carte terrain de cette partie</translation>
    </message>
    <message>
        <source>{rest}: only the deck can have all the rest</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{rest}&#xa0;: seule la pioche peut avoir tout le reste</translation>
    </message>
    <message>
        <source>a draw pile has no cards</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>une pioche n’a pas de cartes</translation>
    </message>
    <message>
        <source>no card is played</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>aucune carte n’est jouée</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>il n’y a rien à choisir</translation>
    </message>
    <message>
        <source>action of all players</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>action pour tous</translation>
    </message>
    <message>
        <source>{word} is none of left, skip, at, victims and spent</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{word} n’est aucun de `left`, `skip`, `at`, `victims` et `spent`</translation>
    </message>
    <message>
        <source>this game has no action {action}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>cette partie n’a pas d’action {action}</translation>
    </message>
    <message>
        <source>{tile} is used in another turn: see the field asked</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{tile} s’utilise pendant un autre tour&#xa0;: voir le champ `asked`</translation>
    </message>
    <message>
        <source>a block has at least one step left</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>un bloc a encore au moins une étape</translation>
    </message>
    <message>
        <source>no piece of the player stands on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>aucune pièce du joueur n’est sur {hex}</translation>
    </message>
    <message>
        <source>{hidden} cards are unknown, but only {unseen} are unseen</source>
        <extracomment>kingdom_builder_qt/core/notation/state_text.py</extracomment>
        <translation>{hidden} cartes sont inconnues, mais seules {unseen} sont cachées</translation>
    </message>
    <message>
        <source>illegal move: {move}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>coup non autorisé&#xa0;: {move}</translation>
    </message>
    <message>
        <source>illegal move: {move} ({reason})</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>coup non autorisé&#xa0;: {move} ({reason})</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>no source of this game</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>aucune source de cette partie</translation>
    </message>
    <message>
        <source>no source of this game; {hint}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>aucune source de cette partie&#x202f;; {hint}</translation>
    </message>
    <message>
        <source>sources now: {names}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>sources possibles&#xa0;: {names}</translation>
    </message>
    <message>
        <source>verbs of {source} now: {verbs}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>verbes possibles de {source}&#xa0;: {verbs}</translation>
    </message>
    <message>
        <source>reason at {hex}: {code}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>raison sur {hex}&#xa0;: {code}</translation>
    </message>
    <message>
        <source>number tiles gathered are spent on settlements</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>les tuiles chiffre récoltées se dépensent en cités</translation>
    </message>
    <message>
        <source>another location tile once more</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>une autre tuile lieu une fois de plus</translation>
    </message>
    <message>
        <source>a settlement taken off the board is built in the next mandatory action</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>une cité retirée du plateau est construite lors de la prochaine action obligatoire</translation>
    </message>
    <message>
        <source>location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>tuile lieu</translation>
    </message>
    <message>
        <source>entries inside braces are not listed; put each on its own lines, without braces around the file</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>les entrées entre accolades ne sont pas listées&#x202f;; mettez chacune sur ses propres lignes, sans accolades autour du fichier</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/own_files.py</extracomment>
        <translation>ligne {line}, colonne {column}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{engine} has stopped answering ({reason}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ne répond plus ({reason}).</translation>
    </message>
    <message>
        <source>{engine} tells about its search in words that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} décrit sa recherche de façon illisible : {reason}</translation>
    </message>
    <message>
        <source>{engine} offers an option that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} propose une option illisible : {reason}</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer} ({place}, line {line})</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} s’est arrêté de lui-même (état {status})&#xa0;: {answer} ({place}, ligne {line})</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} s’est arrêté de lui-même (état {status}) : {answer}</translation>
    </message>
    <message>
        <source>a piece is on a hex that cannot be built on</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>une pièce est sur une case non constructible</translation>
    </message>
    <message>
        <source>the drawing leaves no room for the locations of its other tiles</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>le dessin ne laisse pas de place pour les lieux de ses autres tuiles</translation>
    </message>
    <message>
        <source>not part of the content: {name}</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>absent du contenu&#xa0;: {name}</translation>
    </message>
    <message>
        <source>the position is wrong: {problems}</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>la position est incorrecte&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>edition</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>édition</translation>
    </message>
    <message>
        <source>expansion of this game</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>extension de cette partie</translation>
    </message>
    <message>
        <source>side of the island</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>face de l’île</translation>
    </message>
    <message>
        <source>The number of sections must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Le nombre de quadrants doit être {needed}, pas {found}.</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>carte Kingdom Builder</translation>
    </message>
    <message>
        <source>The number of Kingdom Builder cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Le nombre de cartes Kingdom Builder doit être {needed}, pas {found}.</translation>
    </message>
    <message>
        <source>task card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>carte Tâche</translation>
    </message>
    <message>
        <source>The number of task cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Le nombre de cartes Tâche doit être {needed}, pas {found}.</translation>
    </message>
    <message>
        <source>The number of selection tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Le nombre de tuiles de sélection doit être {needed}, pas {found}.</translation>
    </message>
    <message>
        <source>The number of castle tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Le nombre de tuiles château doit être {needed}, pas {found}.</translation>
    </message>
    <message>
        <source>The seed is not a number from 0 to {most}.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>La graine n’est pas un nombre de 0 à {most}.</translation>
    </message>
    <message>
        <source>Python has no SQLite</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Python n’a pas SQLite</translation>
    </message>
    <message>
        <source>another program has this file open</source>
        <extracomment>kingdom_builder_qt/ui/desktop/slot.py</extracomment>
        <translation>un autre programme a ouvert ce fichier</translation>
    </message>
    <message>
        <source>it takes too much time or memory to draw; make it simpler</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>son dessin demande trop de temps ou de mémoire&#x202f;; simplifiez-la</translation>
    </message>
    <message>
        <source>too many other pictures take too much time or memory to draw</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>trop d’autres images demandent trop de temps ou de mémoire</translation>
    </message>
    <message>
        <source>all pictures together take too much memory</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>toutes les images ensemble demandent trop de mémoire</translation>
    </message>
    <message>
        <source>the file cannot be drawn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_painter.py</extracomment>
        <translation>le fichier ne peut pas être dessiné</translation>
    </message>
    <message>
        <source>a pack {name} is installed again</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>un paquet {name} est de nouveau installé</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>The best turn earns more now: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le meilleur tour rapporte plus maintenant&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{engine} is no longer among your engines.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} n’est plus parmi vos moteurs.</translation>
    </message>
    <message>
        <source>{engine} does not introduce itself within {seconds} seconds. It may not be an engine.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ne se présente pas en {seconds} secondes. Ce n’est peut-être pas un moteur.</translation>
    </message>
    <message>
        <source>{engine} reports an error: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} signale une erreur&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{engine} has not answered for {seconds} seconds.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} n’a pas répondu depuis {seconds} secondes.</translation>
    </message>
    <message>
        <source>{engine} has chosen a move that is not allowed: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} a choisi un coup interdit&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{engine} gives no sign of life.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ne donne aucun signe de vie.</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} s’est arrêté de lui-même (état {status}).</translation>
    </message>
    <message>
        <source>{engine} has stopped answering.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ne répond plus.</translation>
    </message>
    <message>
        <source>{engine} writes too much at once.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} écrit trop à la fois.</translation>
    </message>
    <message>
        <source>{engine} has written a line that is too long.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} a écrit une ligne trop longue.</translation>
    </message>
    <message>
        <source>{engine} does not end when it is told to.</source>
        <extracomment>kingdom_builder_qt/game/engines/conformance.py</extracomment>
        <translation>{engine} ne s’arrête pas quand on le lui demande.</translation>
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
        <translation>Moteur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Is no longer among your engines</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>N’est plus parmi vos moteurs</translation>
    </message>
    <message>
        <source>A program of its own</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Un programme à part</translation>
    </message>
    <message>
        <source>Do not use the {tile}; the turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Ne pas utiliser la tuile {tile}&#x202f;; le tour continue</translation>
    </message>
    <message>
        <source>A board needs {needed} sections, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Un plateau demande {needed} quadrants, mais {found} seulement peuvent être tirés.</translation>
    </message>
    <message>
        <source>{needed} other sections are needed, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py, kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>Il faut {needed} autres quadrants, mais {found} seulement peuvent être tirés.</translation>
    </message>
    <message>
        <source>The game needs {needed} Kingdom Builder cards, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>La partie demande {needed} cartes Kingdom Builder, mais {found} seulement peuvent être tirées.</translation>
    </message>
    <message>
        <source>Sections with room for a castle tile: {found}. The variant needs {needed}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Quadrants où une tuile château peut se poser&#xa0;: {found}. La variante en demande {needed}.</translation>
    </message>
    <message>
        <source>Nomad spaces on the board: {needed}. Nomad tiles: {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/deal.py</extracomment>
        <translation>Cases nomades sur le plateau&#xa0;: {needed}. Tuiles nomades&#xa0;: {found}.</translation>
    </message>
    <message>
        <source>Four other sections are chosen, so no corner of the board is left for this one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py</extracomment>
        <translation>Quatre autres quadrants sont choisis&#xa0;: il ne reste aucun coin du plateau pour celui-ci.</translation>
    </message>
    <message>
        <source>{entries} cannot be mixed: all four sections show the same side.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>{entries} ne peuvent pas être mélangées&#xa0;: les quatre quadrants montrent la même face.</translation>
    </message>
    <message>
        <source>“{entry}” is chosen twice.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>«&#xa0;{entry}&#xa0;» a été choisi deux fois.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from “{entry}”, but there are only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>«&#xa0;{entry}&#xa0;» doit en donner au moins {needed}, mais n’en a que {found}.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from the expansions, but the game has only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>Les extensions doivent en donner au moins {needed}, mais la partie n’en a que {found}.</translation>
    </message>
    <message>
        <source>The variant “Beautiful castles” belongs to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>La variante «&#xa0;Beaux châteaux&#xa0;» appartient à la nouvelle édition.</translation>
    </message>
    <message>
        <source>Selection tiles belong to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Les tuiles de sélection appartiennent à la nouvelle édition.</translation>
    </message>
    <message>
        <source>“{entry}” cannot be placed on {hex}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>«&#xa0;{entry}&#xa0;» ne peut pas être placé sur {hex}.</translation>
    </message>
    <message>
        <source>“{entry}” is missing on a section.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>«&#xa0;{entry}&#xa0;» manque sur un quadrant.</translation>
    </message>
    <message>
        <source>An island is not a section of the board and cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>Une île n’est pas un quadrant du plateau et ne peut pas être analysée.</translation>
    </message>
    <message>
        <source>“{entry}” is not part of the program.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>«&#xa0;{entry}&#xa0;» ne fait pas partie du programme.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>Dans cette position, la partie est terminée.</translation>
    </message>
    <message>
        <source>The board has no {hexes}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Le plateau n’a pas ces cases&#xa0;: {hexes}.</translation>
    </message>
    <message>
        <source>There is no room around {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Il n’y a pas de place autour de {hex}&#xa0;: {entry}.</translation>
    </message>
    <message>
        <source>Another piece is in the way on {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Une autre pièce occupe déjà la place sur {hex}&#xa0;: {entry}.</translation>
    </message>
    <message>
        <source>The content needed for this is missing or has changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/error_texts.py</extracomment>
        <translation>Les contenus nécessaires manquent ou ont changé.</translation>
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
        <translation>{label}&#xa0;: {text}</translation>
    </message>
    <message numerus="yes">
        <source>{expansion} and %n more</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>
            <numerusform>{expansion} et %n de plus</numerusform>
            <numerusform>{expansion} et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, touche {sites}</translation>
    </message>
    <message numerus="yes">
        <source>{hex}; Enter: build, %n left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>{hex}&#x202f;; Entrée&#xa0;: construire, encore %n</numerusform>
            <numerusform>{hex}&#x202f;; Entrée&#xa0;: construire, encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}; Enter: choose it for the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}&#x202f;; Entrée&#xa0;: choisir ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: put the piece back</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}&#x202f;; Entrée&#xa0;: remettre la pièce</translation>
    </message>
    <message>
        <source>{hex}; Enter: build here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}&#x202f;; Entrée&#xa0;: construire ici ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: move the piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}&#x202f;; Entrée&#xa0;: déplacer ici ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: take this piece off the board with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}&#x202f;; Entrée&#xa0;: retirer du plateau ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: place a piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}&#x202f;; Entrée&#xa0;: placer ici ({tile})</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>votre {piece}</translation>
    </message>
    <message>
        <source>Looks ahead but overlooks the replies</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Voit loin, mais oublie les réponses</translation>
    </message>
    <message>
        <source>Plans several turns ahead, but in haste; hard to beat</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Prévoit plusieurs tours, à la hâte&#xa0;; dur à battre</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to one of your pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune case {wanted} libre ne touche une de vos pièces.</translation>
    </message>
    <message>
        <source>You have no piece on the board that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Vous n’avez sur le plateau aucune pièce qui puisse être déplacée.</translation>
    </message>
    <message>
        <source>Your {detail} is not on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Pièce absente du plateau&#xa0;: {detail}.</translation>
    </message>
    <message>
        <source>None of your pieces can reach a free {wanted} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune de vos pièces ne peut atteindre une case {wanted} libre.</translation>
    </message>
    <message>
        <source>No other player has a piece that can be removed.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucun autre joueur n’a de pièce qui puisse être retirée.</translation>
    </message>
    <message>
        <source>{hex} is not next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} ne touche aucune cité d’un autre joueur.</translation>
    </message>
    <message>
        <source>{hex} is not next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} ne touche ni lieu, ni château, ni autre case spéciale.</translation>
    </message>
    <message>
        <source>{hex} is not next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} devrait toucher {feature:indefinite}.</translation>
    </message>
    <message>
        <source>{hex} is not next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La case {hex} ne touche aucune case {terrain}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune case {wanted} libre ne touche une cité d’un autre joueur.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune case {wanted} libre ne touche un lieu, un château ou une autre case spéciale.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune case {wanted} libre ne touche {feature:indefinite}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune case {wanted} libre ne touche une case {terrain}.</translation>
    </message>
    <message>
        <source>None of your settlements is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune de vos cités ne touche une cité d’un autre joueur.</translation>
    </message>
    <message>
        <source>None of your settlements is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune de vos cités ne touche un lieu, un château ou une autre case spéciale.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune de vos cités ne touche {feature:indefinite}.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aucune de vos cités ne touche une case {terrain}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} devrait toucher {count} de vos cités.</numerusform>
            <numerusform>La case {hex} devrait toucher {count} de vos cités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre ne touche {count} de vos cités.</numerusform>
            <numerusform>Aucune case {wanted} libre ne touche {count} de vos cités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your settlements is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune de vos cités ne touche {count} autre de vos cités.</numerusform>
            <numerusform>Aucune de vos cités ne touche {count} autres de vos cités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} devrait avoir une de vos cités à {number} case au plus.</numerusform>
            <numerusform>La case {hex} devrait avoir une de vos cités à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} devrait avoir {count} de vos cités à {number} case au plus.</numerusform>
            <numerusform>La case {hex} devrait avoir {count} de vos cités à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} devrait avoir une cité d’un autre joueur à {number} case au plus.</numerusform>
            <numerusform>La case {hex} devrait avoir une cité d’un autre joueur à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} devrait avoir un lieu, un château ou une autre case spéciale à {number} case au plus.</numerusform>
            <numerusform>La case {hex} devrait avoir un lieu, un château ou une autre case spéciale à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} devrait avoir {feature:indefinite} à {number} case au plus.</numerusform>
            <numerusform>La case {hex} devrait avoir {feature:indefinite} à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>La case {hex} devrait avoir une case {terrain} à {number} case au plus.</numerusform>
            <numerusform>La case {hex} devrait avoir une case {terrain} à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre n’a une de vos cités à {number} case au plus.</numerusform>
            <numerusform>Aucune case {wanted} libre n’a une de vos cités à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre n’a {count} de vos cités à {number} case au plus.</numerusform>
            <numerusform>Aucune case {wanted} libre n’a {count} de vos cités à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre n’a une cité d’un autre joueur à {number} case au plus.</numerusform>
            <numerusform>Aucune case {wanted} libre n’a une cité d’un autre joueur à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre n’a un lieu, un château ou une autre case spéciale à {number} case au plus.</numerusform>
            <numerusform>Aucune case {wanted} libre n’a un lieu, un château ou une autre case spéciale à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre n’a {feature:indefinite} à {number} case au plus.</numerusform>
            <numerusform>Aucune case {wanted} libre n’a {feature:indefinite} à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Aucune case {wanted} libre n’a une case {terrain} à {number} case au plus.</numerusform>
            <numerusform>Aucune case {wanted} libre n’a une case {terrain} à {number} cases au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain cards are missing: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Cartes terrain manquantes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>There are too many terrain cards: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Cartes terrain en trop&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{count} × {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{count} × {card}</translation>
    </message>
    <message>
        <source>No {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{hexes}&#xa0;: aucune pièce de ce type ({piece}) ne peut s’y trouver.</translation>
    </message>
    <message>
        <source>Pieces ({piece}): {found} instead of {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Pièces ({piece})&#xa0;: {found} au lieu de {wanted}.</translation>
    </message>
    <message>
        <source>{player}: there is nothing to take at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: il n’y a rien à prendre en {hexes}.</translation>
    </message>
    <message>
        <source>{player}: no {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: aucune pièce de ce type ({piece}) ne peut se trouver en {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {found} instead of {wanted} pieces ({piece}).</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: {found} pièces au lieu de {wanted} ({piece}).</translation>
    </message>
    <message>
        <source>{player}: {tile} was never taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: {tile} n’a jamais été prise en {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {tile} would be lost, with no piece next to {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: {tile} serait perdue, sans pièce à côté de {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {tile} should have been taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: {tile} aurait dû être prise en {hexes}.</translation>
    </message>
    <message>
        <source>{tile}: tiles left at {hexes}: {found}, expected: {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{tile}&#xa0;: tuiles restantes en {hexes}&#xa0;: {found}, attendues&#xa0;: {wanted}.</translation>
    </message>
    <message>
        <source>{player}: {found} settlements are still to be built, but at most {wanted} can be.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: {found} cités restent à construire, mais {wanted} au plus peuvent l’être.</translation>
    </message>
    <message>
        <source>{player}: nothing was built on {hexes} this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: rien n’a été construit en {hexes} ce tour-ci.</translation>
    </message>
    <message>
        <source>{player}: no settlements are left, but this is not the last round.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}&#xa0;: il ne reste aucune cité, mais ce n’est pas la dernière manche.</translation>
    </message>
    <message>
        <source>Nobody can do anything in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py, kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Personne ne peut rien faire dans cette position.</translation>
    </message>
    <message>
        <source>{player} has no settlement on the board</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} n’a aucune cité sur le plateau</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n areas</source>
        <comment>connected settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{player}&#xa0;: %n zone</numerusform>
            <numerusform>{player}&#xa0;: %n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements from {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n cité depuis {hexes}&#xa0;: {terrains}</numerusform>
            <numerusform>%n cités depuis {hexes}&#xa0;: {terrains}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements on {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n cité en {hexes}&#xa0;: {terrains}</numerusform>
            <numerusform>%n cités en {hexes}&#xa0;: {terrains}</numerusform>
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
        <translation>{area}&#x202f;; libre à côté&#xa0;: {terrains}</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {place} is not an executable program.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ne peut pas être lancé&#xa0;: {place} n’est pas un programme exécutable.</translation>
    </message>
    <message>
        <source>The answer of {engine} cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>La réponse de {engine} est illisible&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>evaluated by an engine</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
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
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Compagnon</translation>
    </message>
    <message>
        <source>Yardstick</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Étalon</translation>
    </message>
    <message>
        <source>Architect</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Architecte</translation>
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
        <translation>Ne voit pas toutes les cases et oublie souvent ses tuiles</translation>
    </message>
    <message>
        <source>Misses some hexes and now and then forgets a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Manque quelques cases et oublie parfois une tuile</translation>
    </message>
    <message>
        <source>Places one settlement at a time, rarely with a plan</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Pose une cité à la fois, rarement selon un plan</translation>
    </message>
    <message>
        <source>Sees only the gold of this turn; a good first opponent</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ne voit que l’or de ce tour&#x202f;; un bon premier adversaire</translation>
    </message>
    <message>
        <source>Looks ahead in only half of its turns</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ne voit loin qu’un tour sur deux</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>{direction}: {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}&#xa0;: {hex}</translation>
    </message>
    <message>
        <source>{direction}: the rim</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}&#xa0;: le bord</translation>
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
        <translation>Or&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{card}: {players}</source>
        <comment>gold of a card by player</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{card}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{player}: usable now {tiles}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player}&#xa0;: utilisable maintenant {tiles}</translation>
    </message>
    <message>
        <source>{player}: not usable now {tiles}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player}&#xa0;: inutilisable maintenant {tiles}</translation>
    </message>
    <message>
        <source>{player} has no tile</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} n’a aucune tuile</translation>
    </message>
    <message numerus="yes">
        <source>{tile} on {hex}, %n left</source>
        <comment>a location</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{tile} en {hex}, encore %n</numerusform>
            <numerusform>{tile} en {hex}, encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}, %n steps away</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{site}, à %n pas</numerusform>
            <numerusform>{site}, à %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>miennes</translation>
    </message>
    <message>
        <source>others</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>autres</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>vides</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>possibles</translation>
    </message>
    <message>
        <source>near own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>près des miennes</translation>
    </message>
    <message>
        <source>locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>lieux</translation>
    </message>
    <message>
        <source>near locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>près des lieux</translation>
    </message>
    <message>
        <source>“{word}” is not a kind of hex. Known are: {words}.</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>«&#xa0;{word}&#xa0;» n’est pas une sorte de case. Mots connus&#xa0;: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes: {hexes}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n case&#xa0;: {hexes}</numerusform>
            <numerusform>%n cases&#xa0;: {hexes}</numerusform>
        </translation>
    </message>
    <message>
        <source>on your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>à votre tour</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>choisir tuile</translation>
    </message>
    <message>
        <source>after a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>après une tuile</translation>
    </message>
    <message>
        <source>one at a time</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>une à la fois</translation>
    </message>
    <message>
        <source>after this action</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>après l’action</translation>
    </message>
    <message>
        <source>after building</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>après la pose</translation>
    </message>
    <message>
        <source>supply empty</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>réserve vide</translation>
    </message>
    <message>
        <source>no target</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>sans cible</translation>
    </message>
    <message>
        <source>Taken this turn: it can be used from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Prise ce tour-ci&#xa0;: utilisable dès votre prochain tour.</translation>
    </message>
    <message>
        <source>Used up.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Épuisée.</translation>
    </message>
    <message>
        <source>Used this turn; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Utilisée ce tour-ci&#x202f;; de nouveau prête à votre prochain tour.</translation>
    </message>
    <message>
        <source>It is used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Elle s’utilise à votre propre tour.</translation>
    </message>
    <message>
        <source>It works by itself from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Elle agit d’elle-même dès votre prochain tour.</translation>
    </message>
    <message>
        <source>It works by itself as long as you hold it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Elle agit d’elle-même aussi longtemps que vous la détenez.</translation>
    </message>
    <message>
        <source>Used; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Utilisée&#x202f;; de nouveau prête à votre prochain tour.</translation>
    </message>
    <message>
        <source>Available: choose one of the marked hexes, or decline.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Disponible&#xa0;: choisissez une des cases marquées, ou renoncez.</translation>
    </message>
    <message>
        <source>You are asked when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>On vous demande quand un autre joueur prend la dernière tuile d’un lieu ou d’une case nomade.</translation>
    </message>
    <message>
        <source>First use another location tile; this one then repeats it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Utilisez d’abord une autre tuile lieu&#x202f;; celle-ci la répète ensuite.</translation>
    </message>
    <message>
        <source>On: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Active&#xa0;: votre prochaine pose n’a pas à toucher vos pièces.</translation>
    </message>
    <message>
        <source>In use: finish it first.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>En cours&#xa0;: terminez d’abord cette action.</translation>
    </message>
    <message>
        <source>Available: turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Disponible&#xa0;: retournez une carte.</translation>
    </message>
    <message>
        <source>Available: take a number tile.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Disponible&#xa0;: prenez une tuile chiffre.</translation>
    </message>
    <message>
        <source>Another one is in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Une autre est active pour votre prochaine pose.</translation>
    </message>
    <message>
        <source>It can be used after the current action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Utilisable après l’action en cours.</translation>
    </message>
    <message>
        <source>It can be used after the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Utilisable après l’action obligatoire.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Aucune case n’est possible avant le choix d’une face de votre carte.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a terrain card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Aucune case n’est possible avant le choix d’une carte terrain.</translation>
    </message>
    <message>
        <source>Nomad tile: for your next turn only, once.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Tuile nomade&#xa0;: pour votre prochain tour seulement, une fois.</translation>
    </message>
    <message>
        <source>Nomad tile: for this turn only; used or not, it then leaves the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Tuile nomade&#xa0;: pour ce tour seulement&#x202f;; utilisée ou non, elle quitte ensuite la partie.</translation>
    </message>
    <message>
        <source>Choose your card, or what your two identical cards stand for</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Choisissez votre carte, ou ce que représentent vos deux cartes identiques</translation>
    </message>
    <message>
        <source>Choose your card ({cards}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Choisissez votre carte ({cards}), ou utilisez d’abord une tuile</translation>
    </message>
    <message>
        <source>Choose your card: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Choisissez votre carte&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Choose a side of your card ({sides}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Choisissez une face de votre carte ({sides}), ou utilisez d’abord une tuile</translation>
    </message>
    <message>
        <source>Choose a side of your card: {sides}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Choisissez une face de votre carte&#xa0;: {sides}</translation>
    </message>
    <message>
        <source>Use a tile or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Utilisez une tuile ou terminez votre tour</translation>
    </message>
    <message>
        <source>Use a tile ({tiles}) or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Utilisez une tuile ({tiles}) ou terminez votre tour</translation>
    </message>
    <message>
        <source>All done: end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Tout est fait&#xa0;: terminez votre tour</translation>
    </message>
    <message>
        <source>{player} may use the {tile} on {active}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} peut utiliser la tuile {tile} pendant ce tour ({active})</translation>
    </message>
    <message>
        <source>{player}: last {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}&#xa0;: dernière action {tile}</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>One more card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Une carte de plus</translation>
    </message>
    <message>
        <source>Skip this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Passer cette action {tile}</translation>
    </message>
    <message>
        <source>End this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Terminer cette action {tile}</translation>
    </message>
    <message>
        <source>End this action; your turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Terminer cette action&#x202f;; votre tour continue</translation>
    </message>
    <message>
        <source>{player}: use the {tile}?</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}&#xa0;: utiliser la tuile {tile}&#x202f;?</translation>
    </message>
    <message>
        <source>step {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>pas {next} sur {due}</translation>
    </message>
    <message>
        <source>opponent {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>adversaire {next} sur {due}</translation>
    </message>
    <message>
        <source>{done} of {due} {piece:short_plural}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} {piece:short_plural} sur {due}</translation>
    </message>
    <message>
        <source>{done} of {due} placed</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>pose&#xa0;: {done} sur {due}</translation>
    </message>
    <message>
        <source>{done} of {due} built</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>construction&#xa0;: {done} sur {due}</translation>
    </message>
    <message>
        <source>{player} wins with {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} gagne avec {gold}&#xa0;or</translation>
    </message>
    <message>
        <source>{players} share the victory with {gold} gold each</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{players} se partagent la victoire avec {gold}&#xa0;or</translation>
    </message>
</context>
<context>
    <name>workbench</name>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Enregistrer quand même</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>New…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Récupérer les modifications non enregistrées</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Les modifications non enregistrées de vos tuiles et cartes ont été récupérées.</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Tuiles et cartes</translation>
    </message>
    <message>
        <source>Discard all unsaved changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Abandonner toutes les modifications non enregistrées de vos tuiles et cartes&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Tiles and cards[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Tuiles et cartes[*] — Éditeur de quadrants</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{file} a été modifié en dehors de cette fenêtre.</translation>
    </message>
    <message>
        <source>Your tiles and cards were not saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Vos tuiles et cartes n’ont pas été enregistrées.</translation>
    </message>
    <message>
        <source>Save the changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Enregistrer les modifications de vos tuiles et cartes&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards can be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Des modifications non enregistrées de vos tuiles et cartes peuvent être récupérées.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>New from &amp;copy</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Nouveau par &amp;copie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>How the game reads it</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Comment le jeu la lit</translation>
    </message>
    <message>
        <source>Rule text for players</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Règle pour les joueurs</translation>
    </message>
    <message>
        <source>Test board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Plateau d’essai</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Opponent&apos;s</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>À l’adversaire</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Terrain card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Carte terrain</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>This section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Ce quadrant</translation>
    </message>
    <message>
        <source>Only tiles and cards can be tried on a board.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Seules les tuiles et les cartes peuvent être essayées sur un plateau.</translation>
    </message>
    <message>
        <source>Nothing to try yet.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Rien à essayer pour l’instant.</translation>
    </message>
    <message>
        <source>Cannot be tried here: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Essai impossible ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Gold: {own} for you, {other} for the opponent.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Or&#xa0;: {own} pour vous, {other} pour l’adversaire.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n pièce peut être déplacée.</numerusform>
            <numerusform>%n pièces peuvent être déplacées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes can be chosen.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n case peut être choisie.</numerusform>
            <numerusform>%n cases peuvent être choisies.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own entries</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Mes entrées</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Terrains</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Features</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add another</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>En ajouter</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Retirer {what}</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Make your own tile or card. Start with New on the left, or copy one from the game with File, New from copy.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form_page.py</extracomment>
        <translation>Créez votre propre tuile ou carte. Commencez par Nouveau à gauche, ou copiez-en une du jeu avec Fichier, Nouveau par copie.</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>New location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle tuile lieu</translation>
    </message>
    <message>
        <source>New bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle tuile bonus</translation>
    </message>
    <message>
        <source>New nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle tuile nomade</translation>
    </message>
    <message>
        <source>New standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle action permanente</translation>
    </message>
    <message>
        <source>New Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle carte Kingdom Builder</translation>
    </message>
    <message>
        <source>New task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle carte Tâche</translation>
    </message>
    <message>
        <source>New feature score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouveau décompte d’élément</translation>
    </message>
    <message>
        <source>New terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouveau terrain</translation>
    </message>
    <message>
        <source>New feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvel élément</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle pièce</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>par {author}</translation>
    </message>
    <message>
        <source>{name} ({origin})</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} ({origin})</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>paquet</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Saved games refer to it by this ID. Games that use it will no longer open.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Des parties enregistrées s’y réfèrent par cet identifiant. Celles qui l’utilisent ne s’ouvriront plus.</translation>
    </message>
    <message>
        <source>&amp;Update these as well</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>&amp;Mettre à jour aussi</translation>
    </message>
    <message>
        <source>Used in:</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Utilisé dans&#xa0;:</translation>
    </message>
    <message>
        <source>Expansion…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Extension…</translation>
    </message>
    <message>
        <source>The file to be copied cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Le fichier à copier est illisible.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Copie de {name}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Ajouter {name}</translation>
    </message>
    <message>
        <source>New expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nouvelle extension</translation>
    </message>
    <message>
        <source>My expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Mon extension</translation>
    </message>
    <message>
        <source>Your tiles and cards need an expansion to belong to.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Vos tuiles et cartes doivent appartenir à une extension.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Supprimer {name}</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Images</translation>
    </message>
    <message>
        <source>{file} cannot be used as the picture: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>{file} ne peut pas servir d’image&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/scalar_fields.py</extracomment>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Name in sentences</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nom dans les phrases</translation>
    </message>
    <message>
        <source>With its article</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Avec son article</translation>
    </message>
    <message>
        <source>Rule text</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Texte de règle</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Image</translation>
    </message>
    <message>
        <source>Changed rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Règle modifiée</translation>
    </message>
    <message>
        <source>When taken</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>À la prise</translation>
    </message>
    <message>
        <source>Special rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Règle spéciale</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nombre d’exemplaires</translation>
    </message>
    <message>
        <source>One tile for each terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Une tuile par terrain</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tuile bonus</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tuile lieu</translation>
    </message>
    <message>
        <source>Nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tuile nomade</translation>
    </message>
    <message>
        <source>Standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Action permanente</translation>
    </message>
    <message>
        <source>Task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Carte Tâche</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pluriel</translation>
    </message>
    <message>
        <source>Short plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pluriel court</translation>
    </message>
    <message>
        <source>Bare</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sans article</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Opponent takes last tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Un adversaire prend la dernière tuile</translation>
    </message>
    <message>
        <source>Before scoring</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Avant le décompte</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Waive adjacency</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sans adjacence</translation>
    </message>
    <message>
        <source>Waive first mandatory</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Première cité obligatoire libre</translation>
    </message>
    <message>
        <source>Hand size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Taille de la main</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Or</translation>
    </message>
    <message>
        <source>Temple store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Réserve du temple</translation>
    </message>
    <message>
        <source>Cathedral store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Réserve de la cathédrale</translation>
    </message>
    <message>
        <source>Repeat extra action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Répéter une action supplémentaire</translation>
    </message>
    <message>
        <source>Replaces the action of</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Remplace l’action de</translation>
    </message>
    <message>
        <source>Comes with</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Vient avec</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nombre entier</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Exactement</translation>
    </message>
    <message>
        <source>If possible</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Si possible</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sans importance</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Ray</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ligne droite</translation>
    </message>
    <message>
        <source>Same area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Même groupe</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Chaque adversaire</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nombre de pièces</translation>
    </message>
    <message>
        <source>At least</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>From hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cases de départ</translation>
    </message>
    <message>
        <source>Target hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cases d’arrivée</translation>
    </message>
    <message>
        <source>Next to own pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>À côté de ses pièces</translation>
    </message>
    <message>
        <source>Distance of the move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Distance du déplacement</translation>
    </message>
    <message>
        <source>Jump</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Saut</translation>
    </message>
    <message>
        <source>Steps of several pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pas de plusieurs pièces</translation>
    </message>
    <message>
        <source>One of several actions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Une action parmi d’autres</translation>
    </message>
    <message>
        <source>Buildable</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Constructible</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Les siennes</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Nearby hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cases proches</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Except</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sauf</translation>
    </message>
    <message>
        <source>Edge of the board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bord du plateau</translation>
    </message>
    <message>
        <source>Next to another section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>À côté d’un autre quadrant</translation>
    </message>
    <message>
        <source>End of a line</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bout d’une ligne</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Terrain of the card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terrain de la carte</translation>
    </message>
    <message>
        <source>Drawn terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terrain tiré</translation>
    </message>
    <message>
        <source>Printed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terrain imprimé</translation>
    </message>
    <message>
        <source>Removed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terrain retiré</translation>
    </message>
    <message>
        <source>Same terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Même terrain</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Mandatory end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Après l’action obligatoire</translation>
    </message>
    <message>
        <source>Turn end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Secteur</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Terrain area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zone de terrain</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Autour</translation>
    </message>
    <message>
        <source>Linked</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Reliés</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ligne ininterrompue</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Span</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pire</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Remove terrain type</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Retirer un terrain</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Carte Kingdom Builder</translation>
    </message>
    <message>
        <source>Score for a feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Décompte d’un élément</translation>
    </message>
    <message>
        <source>Rows to claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Lignes à marquer</translation>
    </message>
    <message>
        <source>Settlements in a row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cités dans une ligne</translation>
    </message>
    <message>
        <source>Settlements that count</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cités qui comptent</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Value of a group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Valeur d’un groupe</translation>
    </message>
    <message>
        <source>Groups that are paid</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Groupes payés</translation>
    </message>
    <message>
        <source>Number of groups needed</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nombre de groupes requis</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>For each settlement</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pour chaque cité</translation>
    </message>
    <message>
        <source>Settlements for each payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cités par paiement</translation>
    </message>
    <message>
        <source>For each group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pour chaque groupe</translation>
    </message>
    <message>
        <source>Once</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>By rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>Zero is a rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zéro est un rang</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Colours for colour blindness</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Couleurs pour daltoniens</translation>
    </message>
    <message>
        <source>Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sans rouge (protanopie)</translation>
    </message>
    <message>
        <source>Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sans vert (deutéranopie)</translation>
    </message>
    <message>
        <source>Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sans bleu (tritanopie)</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Stands on</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Se place sur</translation>
    </message>
    <message>
        <source>Counts for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Prise de tuiles</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Own hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sa case</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cases voisines</translation>
    </message>
    <message>
        <source>Footprint</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Une case</translation>
    </message>
    <message>
        <source>Flower</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sept cases</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Terrain cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartes terrain</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Quadrants</translation>
    </message>
    <message>
        <source>Section ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>ID du quadrant</translation>
    </message>
    <message>
        <source>Placed section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Quadrant placé</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Base</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Kingdom Builder cards in a game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartes Kingdom Builder par partie</translation>
    </message>
    <message>
        <source>Tiles on each location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tuiles sur chaque lieu</translation>
    </message>
    <message>
        <source>Task cards for each section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartes Tâche par quadrant</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Features laid at set-up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Éléments posés à la mise en place</translation>
    </message>
    <message>
        <source>On hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sur les cases</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rang dans les listes</translation>
    </message>
    <message>
        <source>Never moved</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Jamais déplacée</translation>
    </message>
    <message>
        <source>Stays for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Reste pour</translation>
    </message>
    <message>
        <source>The entry as YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/yaml_pane.py</extracomment>
        <translation>L’entrée en YAML</translation>
    </message>
</context>
</TS>
