<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>app</name>
    <message>
        <source>Your game was saved. Start the program again and choose Continue.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Tu partida se ha guardado. Vuelve a abrir el programa y elige Continuar.</translation>
    </message>
    <message>
        <source>Your game could not be saved.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Tu partida no se ha podido guardar.</translation>
    </message>
    <message>
        <source>The error report is in {path}. Nothing was sent.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>El informe del error está en {path}. No se ha enviado nada.</translation>
    </message>
    <message>
        <source>Something went wrong and the program has to close.</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Algo ha fallado y el programa tiene que cerrarse.</translation>
    </message>
    <message>
        <source>Copy details and close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Copiar los detalles y cerrar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/app/crash.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The program cannot start.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>El programa no puede iniciarse.</translation>
    </message>
    <message>
        <source>The folder for settings and games cannot be used ({variable}).</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>No se puede usar la carpeta de los ajustes y las partidas ({variable}).</translation>
    </message>
    <message>
        <source>A file cannot be read.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>No se puede leer un archivo.</translation>
    </message>
    <message>
        <source>The command line is not valid.</source>
        <extracomment>kingdom_builder_qt/app/failure.py</extracomment>
        <translation>La línea de comandos no es válida.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Access is denied</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Acceso denegado</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>The disk is write-protected</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>El disco está protegido contra escritura</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>El disco informa de un error</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>No existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>El nombre es demasiado largo</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>Otro programa está usando el archivo</translation>
    </message>
    <message>
        <source>{reason}: {file}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/file_errors.py</extracomment>
        <translation>{reason}: {file}</translation>
    </message>
    <message>
        <source>Your last game is not saved yet: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Tu última partida aún no se ha guardado: {error}.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>No se pueden leer tus partidas: {error}.</translation>
    </message>
    <message>
        <source>A game that is open cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>No se puede eliminar una partida abierta.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Esta partida ya no está entre tus partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be restored. Choose Undo to try again.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>
            <numerusform>No se ha podido restaurar %n partida. Elige Deshacer para volver a intentarlo.</numerusform>
            <numerusform>No se han podido restaurar %n partidas. Elige Deshacer para volver a intentarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py, kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>No se puede escribir {file}: {error}.</translation>
    </message>
    <message>
        <source>A game cannot be read: its file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>No se puede leer una partida: su archivo está dañado o incompleto.</translation>
    </message>
    <message>
        <source>Your games cannot be changed: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>No se pueden modificar tus partidas: {error}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>a word of a content file</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/messages.py</extracomment>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>Very slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Muy lenta</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Lo más rápida posible</translation>
    </message>
    <message>
        <source>Computer speed: {speed}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/pace.py</extracomment>
        <translation>Velocidad del ordenador: {speed}</translation>
    </message>
    <message>
        <source>Forever</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>For a year</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Un año</translation>
    </message>
    <message>
        <source>For a month</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Un mes</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/retention.py</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of the program and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>Los ajustes son de una versión más reciente del programa y se han restablecido.</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>No se han podido leer los ajustes y se han restablecido.</translation>
    </message>
    <message>
        <source>New settings cannot be saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>No se pueden guardar los nuevos ajustes.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>El archivo anterior se ha conservado como {file}.</translation>
    </message>
    <message>
        <source>Settings and games cannot be saved in {folder}: {reason}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/settings.py</extracomment>
        <translation>No se pueden guardar ajustes ni partidas en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Up to {seconds} s per turn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/settings/thinking_time.py</extracomment>
        <translation>Hasta {seconds} s por turno</translation>
    </message>
    <message>
        <source>This installation has no sound library.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>Esta instalación no tiene biblioteca de sonido.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>No se ha encontrado ningún dispositivo de sonido.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>El sonido está desactivado.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/sound/sound_texts.py</extracomment>
        <translation>El sonido está activado.</translation>
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
        <translation>F</translation>
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
        <translation>N</translation>
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
        <translation>A</translation>
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
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>El del &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>&amp;Estándar</translation>
    </message>
    <message>
        <source>&amp;Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Ciego al &amp;rojo (protanopía)</translation>
    </message>
    <message>
        <source>&amp;Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Ciego al &amp;verde (deuteranopía)</translation>
    </message>
    <message>
        <source>&amp;Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/theme.py</extracomment>
        <translation>Ciego al &amp;azul (tritanopía)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/corner_line.py</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Your next click is one of the right button. Esc cancels it.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/fingers.py</extracomment>
        <translation>Tu próximo clic será del botón derecho. Esc lo cancela.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Every board</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Todos los tableros</translation>
    </message>
    <message>
        <source>Tabs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Pestañas</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Replay and analysis</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Repetición y análisis</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Reglas y teclas</translation>
    </message>
    <message>
        <source>Content guide and format</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Guía y formato del contenido</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Editor de cuadrantes</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Todos los cuadrantes</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Losetas y cartas</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>{key} must stay as it is: it moves, chooses or leaves in every window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} no cambia: mueve, elige o sale en todas las ventanas.</translation>
    </message>
    <message>
        <source>{key} belongs to the system.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} pertenece al sistema.</translation>
    </message>
    <message>
        <source>{key} opens a menu or presses a button.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} abre un menú o pulsa un botón.</translation>
    </message>
    <message>
        <source>{key} is needed for typing in this window.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} se necesita para escribir en esta ventana.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>The file is not a list of keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>El archivo no es una lista de teclas.</translation>
    </message>
    <message>
        <source>This is not YAML.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Esto no es YAML.</translation>
    </message>
    <message>
        <source>This is not the name of an action with its keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Esto no es el nombre de una acción con sus teclas.</translation>
    </message>
    <message>
        <source>“{name}” is not the name of an action.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>«{name}» no es el nombre de una acción.</translation>
    </message>
    <message>
        <source>{key} is also the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>{key} es también la tecla de «{action}».</translation>
    </message>
    <message>
        <source>An action needs a list of at most {number} keys.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Una acción necesita una lista de {number} teclas como máximo.</translation>
    </message>
    <message>
        <source>“{key}” is not a key.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>«{key}» no es una tecla.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/key_map.py</extracomment>
        <translation>Línea {line}: {reason}</translation>
    </message>
    <message>
        <source>Next tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/keys.py</extracomment>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Your last changes are being saved…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Se están guardando tus últimos cambios…</translation>
    </message>
    <message>
        <source>Your last changes are not saved: {error}.

The program keeps trying.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/last_writes.py</extracomment>
        <translation>Tus últimos cambios no se han guardado: {error}.

El programa sigue intentándolo.</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/levels/level_box.py</extracomment>
        <translation>Jugado por</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/magnifying.py</extracomment>
        <translation>L&amp;upa</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py, kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/name_dialog.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Abriendo {file}…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Guardando {file}…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/notice.py</extracomment>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Cancelado. No se ha guardado nada.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/picture_writer.py</extracomment>
        <translation>Guardado como {file}.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>
            <numerusform>%n carácter como máximo.</numerusform>
            <numerusform>%n caracteres como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {count}.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>{count} como máximo.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Where players build</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Dónde se construye</translation>
    </message>
    <message>
        <source>Where gold is earned</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Dónde se gana oro</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Partidas:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>&amp;Nivel:</translation>
    </message>
    <message>
        <source>Play the games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Jugar las partidas</translation>
    </message>
    <message>
        <source>Unnamed section</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Cuadrante sin nombre</translation>
    </message>
    <message>
        <source>Analysis of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Análisis de {name}</translation>
    </message>
    <message>
        <source>The section cannot be played yet: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Aún no se puede jugar con el cuadrante: {error}</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The games were interrupted and have been resumed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Las partidas se interrumpieron y se han reanudado.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>The games ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Las partidas han terminado con un error: {error}</translation>
    </message>
    <message>
        <source>Computer players play on this section with three others, in all four corners, upright and turned. Half of the games are played again with another section in its place.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>El ordenador juega con este cuadrante y otros tres, en las cuatro esquinas, derecho y girado. La mitad de las partidas se repite con otro cuadrante en su lugar.</translation>
    </message>
    <message>
        <source>Too few games for a clear result.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Muy pocas partidas para un resultado claro.</translation>
    </message>
    <message>
        <source>Percentage of games that end with a settlement here</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Porcentaje de partidas que terminan con un asentamiento aquí</translation>
    </message>
    <message>
        <source>Gold earned here per game, by all players</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>Oro ganado aquí por partida, entre todos los jugadores</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: a settlement at the end of {share} of the games, {gold} gold per game</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Fila {row}, columna {column}: un asentamiento al final del {share} de las partidas, {gold} de oro por partida</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section: too few games to tell a difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Oro por jugador en comparación con las mismas partidas en otro cuadrante: muy pocas partidas para apreciar una diferencia. Los jugadores ganaron {gold} aquí, {printed} allí.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): no clear difference. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Oro por jugador en comparación con las mismas partidas en otro cuadrante ({range}): sin diferencia clara. Los jugadores ganaron {gold} aquí, {printed} allí.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is generous. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Oro por jugador en comparación con las mismas partidas en otro cuadrante ({range}): este es generoso. Los jugadores ganaron {gold} aquí, {printed} allí.</translation>
    </message>
    <message>
        <source>Gold per player compared with the same games on another section ({range}): this one is poor. Players earned {gold} here, {printed} there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Oro por jugador en comparación con las mismas partidas en otro cuadrante ({range}): este es pobre. Los jugadores ganaron {gold} aquí, {printed} allí.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players like it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Asentamientos en él al final; {usual} en otros: gusta a los jugadores.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: players avoid it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Asentamientos en él al final; {usual} en otros: los jugadores lo evitan.</translation>
    </message>
    <message>
        <source>Settlements on it at the end; {usual} on others: about as many as usual.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Asentamientos en él al final; {usual} en otros: más o menos los habituales.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: no clear advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Partidas ganadas por el jugador inicial (de {low} a {high}); lo justo sería {fair}: sin ventaja clara.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is an advantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Partidas ganadas por el jugador inicial (de {low} a {high}); lo justo sería {fair}: empezar es una ventaja.</translation>
    </message>
    <message>
        <source>Games won by the start player ({low} to {high}); {fair} would be fair: starting is a disadvantage.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Partidas ganadas por el jugador inicial (de {low} a {high}); lo justo sería {fair}: empezar es una desventaja.</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Esquina noroeste</translation>
    </message>
    <message>
        <source>North-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Esquina noreste</translation>
    </message>
    <message>
        <source>South-west corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Esquina suroeste</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Esquina sureste</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): no corner makes a clear difference.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: oro ganado en él por partida, en comparación con las demás esquinas ({range}): ninguna esquina marca una diferencia clara.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth more there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: oro ganado en él por partida, en comparación con las demás esquinas ({range}): allí vale más.</translation>
    </message>
    <message>
        <source>{corner}: gold earned on it per game, compared with the other corners ({range}): it is worth less there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{corner}: oro ganado en él por partida, en comparación con las demás esquinas ({range}): allí vale menos.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Jugadores que toman una loseta de {tile} (fila {row}, columna {column}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). Too few games to tell whether they earn more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Jugadores que toman una loseta de {tile} (fila {row}, columna {column}). Muy pocas partidas para saber si ganan más.</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They do not clearly earn more or less than the others ({range} gold).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Jugadores que toman una loseta de {tile} (fila {row}, columna {column}). No ganan claramente ni más ni menos que los demás ({range} de oro).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold more than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Jugadores que toman una loseta de {tile} (fila {row}, columna {column}). Ganan {gold} de oro más que los demás ({range}).</translation>
    </message>
    <message>
        <source>Players who take a tile at {tile} (row {row}, column {column}). They earn {gold} gold less than the others ({range}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>Jugadores que toman una loseta de {tile} (fila {row}, columna {column}). Ganan {gold} de oro menos que los demás ({range}).</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/figures_table.py</extracomment>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Use on &amp;random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Usar en tableros al &amp;azar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/editor_actions.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Cuadrantes</translation>
    </message>
    <message>
        <source>Show all sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Mostrar todos los cuadrantes</translation>
    </message>
    <message>
        <source>Search by name, expansion or author</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Buscar por nombre, expansión o autor</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>All sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>From the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Del juego</translation>
    </message>
    <message>
        <source>My own</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Míos</translation>
    </message>
    <message>
        <source>With problems</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Con problemas</translation>
    </message>
    <message>
        <source>Which sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Qué cuadrantes</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py, kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Expansión</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Todas las expansiones</translation>
    </message>
    <message>
        <source>There are no sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>No hay cuadrantes.</translation>
    </message>
    <message>
        <source>None of your own sections fits the expansions of this game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Ninguno de tus cuadrantes encaja con las expansiones de esta partida.</translation>
    </message>
    <message>
        <source>You have no sections of your own yet. Duplicate one or draw a new one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Aún no tienes cuadrantes propios. Duplica uno o dibuja uno nuevo.</translation>
    </message>
    <message>
        <source>No section has problems.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Ningún cuadrante tiene problemas.</translation>
    </message>
    <message>
        <source>No section matches the search.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_browser.py</extracomment>
        <translation>Ningún cuadrante coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py</extracomment>
        <translation>Colocarlo aquí</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_chooser.py, kingdom_builder_qt/editor/sections/play/play_dialog.py, kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>No se puede jugar</translation>
    </message>
    <message>
        <source>Section name</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_delegate.py</extracomment>
        <translation>Nombre del cuadrante</translation>
    </message>
    <message>
        <source>{name} was duplicated.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} se ha duplicado.</translation>
    </message>
    <message>
        <source>{name} was moved to the trash.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} se ha movido a la papelera.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>{name} se ha restaurado.</translation>
    </message>
    <message>
        <source>The files could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_file_commands.py</extracomment>
        <translation>No se han podido modificar los archivos: {error}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>de {author}</translation>
    </message>
    <message>
        <source>Not used on random boards</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>No se usa en tableros al azar</translation>
    </message>
    <message>
        <source>Cannot be played: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/browser/section_model.py</extracomment>
        <translation>No se puede jugar: {error}</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/canvas.py</extracomment>
        <translation>Cuadrante</translation>
    </message>
    <message>
        <source>Stamp {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Estampar {name}</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py</extracomment>
        <translation>Colocar una loseta</translation>
    </message>
    <message>
        <source>Move selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py, kingdom_builder_qt/editor/sections/tools/toolbox.py</extracomment>
        <translation>Mover la selección</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/canvas/landing.py, kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Copiar la selección</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes have no terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n casilla no tiene terreno.</numerusform>
            <numerusform>%n casillas no tienen terreno.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nowhere to build.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>No hay ningún sitio donde construir.</translation>
    </message>
    <message>
        <source>There is nowhere to build next to this location.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>No hay ningún sitio donde construir junto a este lugar.</translation>
    </message>
    <message>
        <source>This location has no tile yet. Choose one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Este lugar aún no tiene loseta. Elige una.</translation>
    </message>
    <message>
        <source>A hex without a location cannot have a tile. Remove {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Una casilla sin lugar no puede tener loseta. Quita {tile}.</translation>
    </message>
    <message>
        <source>Unknown terrain: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Terreno desconocido: {terrain}.</translation>
    </message>
    <message>
        <source>Unknown location: {feature}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Lugar desconocido: {feature}.</translation>
    </message>
    <message>
        <source>The {feature} is placed on the board when a game begins. It can be part of a section only if it is marked as a location in Tiles and cards.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>El elemento {feature} se coloca en el tablero al comenzar la partida. Solo puede formar parte de un cuadrante si está marcado como lugar en Losetas y cartas.</translation>
    </message>
    <message>
        <source>Unknown tile: {tile}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Loseta desconocida: {tile}.</translation>
    </message>
    <message>
        <source>{tile} is not a location tile.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{tile} no es una loseta de lugar.</translation>
    </message>
    <message>
        <source>{count} nomad spaces, but there are only {most} nomad tiles.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} casillas nómadas, pero solo hay {most} losetas nómadas.</translation>
    </message>
    <message>
        <source>{count} kinds of location; a section can have at most {most}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{count} tipos de lugar; un cuadrante puede tener {most} como máximo.</translation>
    </message>
    <message>
        <source>The section needs a name.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>El cuadrante necesita un nombre.</translation>
    </message>
    <message>
        <source>The section needs an ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>El cuadrante necesita un ID.</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>«{id}» no es un ID válido: un ID empieza por una letra y consta de hasta {most} letras minúsculas, cifras y guiones bajos sueltos.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py, kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Windows reserva el nombre «{id}» para un dispositivo; elige otro ID.</translation>
    </message>
    <message>
        <source>The game already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>El juego ya tiene un cuadrante con el ID {id}. Elige otro ID.</translation>
    </message>
    <message>
        <source>Unknown expansion: {expansion}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Expansión desconocida: {expansion}.</translation>
    </message>
    <message>
        <source>No expansion chosen.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>No se ha elegido expansión.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>El nombre tiene {length} caracteres; se permiten {most} como máximo.</translation>
    </message>
    <message>
        <source>The author has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>El autor tiene {length} caracteres; se permiten {most} como máximo.</translation>
    </message>
    <message>
        <source>The description has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>La descripción tiene {length} caracteres; se permiten {most} como máximo.</translation>
    </message>
    <message>
        <source>The licence has {length} characters; at most {most} are allowed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>La licencia tiene {length} caracteres; se permiten {most} como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>%n {terrain} hexes; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n casilla de {terrain}; los cuadrantes impresos tienen de {low} a {high}.</numerusform>
            <numerusform>%n casillas de {terrain}; los cuadrantes impresos tienen de {low} a {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No {terrain}; printed sections have {low} to {high} hexes of it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ninguna casilla de {terrain}; los cuadrantes impresos tienen de {low} a {high}.</translation>
    </message>
    <message numerus="yes">
        <source>An area of %n {terrain} hexes; on printed sections, each has at least {least}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>Una zona de {terrain} de %n casilla; en los cuadrantes impresos, cada una tiene al menos {least}.</numerusform>
            <numerusform>Una zona de {terrain} de %n casillas; en los cuadrantes impresos, cada una tiene al menos {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{areas} {terrain} areas of fewer than {least} hexes; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>{areas} zonas de {terrain} de menos de {least} casillas; en los cuadrantes impresos no hay ninguna.</translation>
    </message>
    <message>
        <source>An area of {count} {terrain} hexes; on printed sections, each has at most {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Una zona de {terrain} de {count} casillas; en los cuadrantes impresos, cada una tiene {high} como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes cannot be reached by settlements from other sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>No se puede llegar a %n casilla con asentamientos desde otros cuadrantes.</numerusform>
            <numerusform>No se puede llegar a %n casillas con asentamientos desde otros cuadrantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hex is far enough from the locations for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Ninguna casilla está lo bastante lejos de los lugares para {feature} ({expansion}).</translation>
    </message>
    <message>
        <source>Uses content from {expansions} but belongs to {expansion}; random boards use it only when all of these are in play.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Usa contenido de {expansions} pero pertenece a {expansion}; los tableros al azar solo lo usan cuando todas ellas están en juego.</translation>
    </message>
    <message numerus="yes">
        <source>%n locations; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n lugar; los cuadrantes impresos tienen de {low} a {high}.</numerusform>
            <numerusform>%n lugares; los cuadrantes impresos tienen de {low} a {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations with tiles; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n lugar con losetas; los cuadrantes impresos tienen de {low} a {high}.</numerusform>
            <numerusform>%n lugares con losetas; los cuadrantes impresos tienen de {low} a {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two adjacent locations; printed sections have none.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Dos lugares adyacentes; en los cuadrantes impresos no los hay.</translation>
    </message>
    <message>
        <source>Two locations {distance} hexes apart; on printed sections, {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Dos lugares a {distance} casillas de distancia; en los cuadrantes impresos, {least} o más.</translation>
    </message>
    <message>
        <source>A location on the edge touches fewer hexes; printed sections have none there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>Un lugar en el borde toca menos casillas; en los cuadrantes impresos no hay ninguno ahí.</translation>
    </message>
    <message numerus="yes">
        <source>%n buildable terrains next to the location; most locations have {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n terreno edificable junto al lugar; la mayoría de los lugares tienen {least} o más.</numerusform>
            <numerusform>%n terrenos edificables junto al lugar; la mayoría de los lugares tienen {least} o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>On this board, two locations {distance} hexes apart across the border; on printed sections it is {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>En este tablero, dos lugares a {distance} casillas de distancia a través del límite; en los cuadrantes impresos son {least} o más.</translation>
    </message>
    <message>
        <source>On this board, two adjacent locations across the border.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>En este tablero, dos lugares adyacentes a través del límite.</translation>
    </message>
    <message>
        <source>On this board, no hex of the section is far enough from the locations around it for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>En este tablero, ninguna casilla del cuadrante está lo bastante lejos de los lugares de alrededor para {feature} ({expansion}).</translation>
    </message>
    <message>
        <source>On this board, your locations leave no hex of {section} for the {feature} ({expansion}).</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>En este tablero, tus lugares no dejan ninguna casilla de {section} para {feature} ({expansion}).</translation>
    </message>
    <message>
        <source>On this board, {count} nomad spaces, but there are only {most} nomad tiles. It cannot be played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>En este tablero hay {count} casillas nómadas, pero solo {most} losetas nómadas. No se puede jugar.</translation>
    </message>
    <message>
        <source>Change properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/document/section_document.py</extracomment>
        <translation>Cambiar propiedades</translation>
    </message>
    <message>
        <source>Export or print</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exportar o imprimir</translation>
    </message>
    <message>
        <source>&amp;Image (PNG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Imagen (PNG)</translation>
    </message>
    <message>
        <source>Vector &amp;drawing (SVG)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Dibujo vectorial (SVG)</translation>
    </message>
    <message>
        <source>&amp;Print, actual size (PDF)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Im&amp;presión a tamaño real (PDF)</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Numbered edge</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Borde &amp;numerado</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Ancho:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Pap&amp;el:</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>An image of {width} × {height} pixels, for web pages and messages.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Una imagen de {width} × {height} píxeles, para páginas web y mensajes.</translation>
    </message>
    <message>
        <source>Sharp at every size, for drawing programs.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Nítido a cualquier tamaño, para programas de dibujo.</translation>
    </message>
    <message>
        <source>Hexes are 18&#xa0;mm wide, as in the printed game, and the section is {width}&#xa0;×&#xa0;{height}&#xa0;mm: print at 100&#xa0;%, without scaling.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Las casillas miden 18 mm de ancho, como en el juego impreso, y el cuadrante {width} × {height} mm: imprime al 100&#xa0;%, sin escalar.</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Vector drawings (*.svg)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Dibujos vectoriales (*.svg)</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Documentos (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Use the ending .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Usa la extensión .png, .svg o .pdf, no «{ending}».</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Exportar un paquete</translation>
    </message>
    <message>
        <source>For example CC BY 4.0</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Por ejemplo, CC BY 4.0</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>Expansion:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Expansión:</translation>
    </message>
    <message>
        <source>ID:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>ID:</translation>
    </message>
    <message>
        <source>Version:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Versión:</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Author:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Licencia:</translation>
    </message>
    <message>
        <source>Description:</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Descripción:</translation>
    </message>
    <message>
        <source>A pack is a single file with your whole expansion, for others to install.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Un paquete es un único archivo con toda tu expansión, para que otros la instalen.</translation>
    </message>
    <message>
        <source>Looking for your expansions…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Buscando tus expansiones…</translation>
    </message>
    <message>
        <source>You have no expansion of your own yet. The content guide in the Help menu shows how to make one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Aún no tienes ninguna expansión propia. La guía de contenido del menú Ayuda muestra cómo hacer una.</translation>
    </message>
    <message>
        <source>Reading the contents of the pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Leyendo el contenido del paquete…</translation>
    </message>
    <message>
        <source>The pack will contain {counts}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>El paquete contendrá {counts}.</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py, kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Packs (*{suffix})</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Paquetes (*{suffix})</translation>
    </message>
    <message>
        <source>The pack could not be saved: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>No se ha podido guardar el paquete: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Left out because they cannot be played yet: {sections}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/pack_export_dialog.py</extracomment>
        <translation>Excluidos porque aún no se pueden jugar: {sections}.</translation>
    </message>
    <message>
        <source>{name}, by {author}</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>{name}, de {author}</translation>
    </message>
    <message>
        <source>Print at 100&#xa0;%: a hex is 18 mm wide.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Imprimir al 100&#xa0;%: una casilla mide 18 mm de ancho.</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}: overlap as far as the dashed marks.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/picture_file.py</extracomment>
        <translation>Hoja {number} de {count}: solapar hasta las marcas discontinuas.</translation>
    </message>
    <message>
        <source>This file comes with the game or a pack. Save a copy elsewhere.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Este archivo viene con el juego o con un paquete. Guarda una copia en otro sitio.</translation>
    </message>
    <message>
        <source>The game or a pack already has a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>El juego o un paquete ya tiene un cuadrante con el ID {id}. Elige otro ID.</translation>
    </message>
    <message>
        <source>There are more kinds of location than a file can hold.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Hay más tipos de lugar de los que admite un archivo.</translation>
    </message>
    <message>
        <source>The section cannot be saved like this. {reason} Nothing was written, and nothing is lost. Correct it, then save again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>El cuadrante no se puede guardar así. {reason} No se ha escrito nada ni se ha perdido nada. Corrígelo y vuelve a guardar.</translation>
    </message>
    <message>
        <source>{name} contains no section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>{name} no contiene ningún cuadrante.</translation>
    </message>
    <message>
        <source>Its ID would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Su ID cambiaría al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>Its name would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Su nombre cambiaría al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>Its expansion would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Su expansión cambiaría al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>Its origin would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Su origen cambiaría al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>Its author would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Su autor cambiaría al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>Its description would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Su descripción cambiaría al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>Its licence would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Su licencia cambiaría al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>Its hexes would change when the file is reopened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Sus casillas cambiarían al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>The file would contain an error: {error}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>El archivo contendría un error: {error}.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/files.py</extracomment>
        <translation>Copia de {name}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>It cannot be imported until this is corrected.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>No se puede importar hasta que se corrija.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Línea {line}, columna {column}: {text}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. This one will get a new ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Ya existe un cuadrante con el ID {id}. Este recibirá un ID nuevo.</translation>
    </message>
    <message>
        <source>Open as a draft</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Abrir como borrador</translation>
    </message>
    <message>
        <source>Opened as a draft.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Abierto como borrador.</translation>
    </message>
    <message>
        <source>There is already a section with the ID {id}. Choose another ID.</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Ya existe un cuadrante con el ID {id}. Elige otro ID.</translation>
    </message>
    <message>
        <source>Imported as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importado como {file}</translation>
    </message>
    <message>
        <source>Import sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Importar cuadrantes</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Sections to import</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>Cuadrantes para importar</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>In this window</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>En esta ventana</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py, kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>expansión</translation>
    </message>
    <message>
        <source>origin</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>origen</translation>
    </message>
    <message>
        <source>author</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>autor</translation>
    </message>
    <message>
        <source>description</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>descripción</translation>
    </message>
    <message>
        <source>licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>licencia</translation>
    </message>
    <message>
        <source>One of the two is an island.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Uno de los dos es una isla.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes differ.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>
            <numerusform>%n casilla es diferente.</numerusform>
            <numerusform>%n casillas son diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also different: {words}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>También cambia: {words}.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>Los dos son iguales.</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>Editor de cuadrantes</translation>
    </message>
    <message>
        <source>Save the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py, kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Guardar el cuadrante</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>This is a draft; games will not use it until every hex has terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Esto es un borrador; las partidas no lo usarán hasta que todas las casillas tengan terreno.</translation>
    </message>
    <message>
        <source>It will be added to your sections in the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/naming.py</extracomment>
        <translation>Se añadirá a tus cuadrantes del juego.</translation>
    </message>
    <message>
        <source>{name} comes with the game, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} viene con el juego, así que estás editando tu propia copia.</translation>
    </message>
    <message>
        <source>{name} belongs to a pack, so you are editing your own copy.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} pertenece a un paquete, así que estás editando tu propia copia.</translation>
    </message>
    <message>
        <source>The section cannot be copied as text yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>El cuadrante aún no se puede copiar como texto.</translation>
    </message>
    <message>
        <source>The section was copied as text.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>El cuadrante se ha copiado como texto.</translation>
    </message>
    <message>
        <source>The section was not saved.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>El cuadrante no se ha guardado.</translation>
    </message>
    <message>
        <source>There is already a section file {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Ya existe un archivo de cuadrante {file}.</translation>
    </message>
    <message>
        <source>Keep both and give this one a new ID, or replace the other one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Conserva los dos y da a este un ID nuevo, o reemplaza el otro.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Conservar los dos</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Saving rewrites {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Al guardar se reescribe {file}.</translation>
    </message>
    <message>
        <source>Comments and the order of its lines will be lost; the section itself stays the same.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Se perderán los comentarios y el orden de las líneas; el cuadrante en sí no cambia.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>{file} was deleted. Saving will create it again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{file} se ha eliminado. Al guardar se creará de nuevo.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} se ha modificado fuera de esta ventana.</translation>
    </message>
    <message>
        <source>Saving would overwrite that change. Reloading can be undone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Al guardar se sobrescribiría ese cambio. La recarga se puede deshacer.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>No se puede abrir {file}.</translation>
    </message>
    <message>
        <source>The section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>El cuadrante</translation>
    </message>
    <message>
        <source>{name} has unsaved changes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>{name} tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py</extracomment>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Sections (*.yaml);;All files (*)</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/page_files.py, kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Cuadrantes (*.yaml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Add to the game</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Añadir al juego</translation>
    </message>
    <message>
        <source>Paint with terrain {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Pintar con el terreno {number}</translation>
    </message>
    <message>
        <source>Paint with that terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Pintar con ese terreno</translation>
    </message>
    <message>
        <source>Paint with location {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Pintar con el lugar {number}</translation>
    </message>
    <message>
        <source>Paint with an empty hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Pintar con una casilla vacía</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>You can change the keys in the settings of the game.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Puedes cambiar las teclas en los ajustes del juego.</translation>
    </message>
    <message>
        <source>New section</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py, kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Nuevo cuadrante</translation>
    </message>
    <message numerus="yes">
        <source>%n games, {again} of them replayed with another section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>
            <numerusform>%n partida, {again} de ellas repetidas con otro cuadrante.</numerusform>
            <numerusform>%n partidas, {again} de ellas repetidas con otro cuadrante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>
            <numerusform>{done} de %n partida</numerusform>
            <numerusform>{done} de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n overlapping sheets; dashed marks show where to glue.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>
            <numerusform>Necesita %n hoja; unas marcas discontinuas indican dónde pegar.</numerusform>
            <numerusform>Necesita %n hojas solapadas; unas marcas discontinuas indican dónde pegar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{done} de %n importado.</numerusform>
            <numerusform>{done} de %n importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>Se puede importar %n más.</numerusform>
            <numerusform>Se pueden importar %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{able} of %n can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>Se puede importar {able} de %n.</numerusform>
            <numerusform>Se pueden importar {able} de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many at once: %n left for later.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>Demasiados a la vez: %n queda para después.</numerusform>
            <numerusform>Demasiados a la vez: %n quedan para después.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Only selected hexes can be painted; this one is outside the selection.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Solo se pueden pintar las casillas seleccionadas; esta queda fuera de la selección.</translation>
    </message>
    <message>
        <source>Part of the selection is outside the section. Click where all of it fits, or press Esc to put it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>Parte de la selección queda fuera del cuadrante. Haz clic donde quepa entera o pulsa Esc para devolverla a su sitio.</translation>
    </message>
    <message>
        <source>Nothing has changed: the selection was dropped outside the section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>No ha cambiado nada: la selección se ha soltado fuera del cuadrante.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be backed up: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>No se puede hacer copia de seguridad de los cambios sin guardar: {reason}</translation>
    </message>
    <message>
        <source>{file} is outside your content folder, so the game does not use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_page.py</extracomment>
        <translation>{file} está fuera de tu carpeta de contenido, así que el juego no lo usa.</translation>
    </message>
    <message>
        <source>Corner of the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Esquina del cuadrante</translation>
    </message>
    <message>
        <source>Click a corner to place your section there.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Haz clic en una esquina para colocar ahí tu cuadrante.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Pick at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Elegir al azar</translation>
    </message>
    <message>
        <source>Your section</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Tu cuadrante</translation>
    </message>
    <message>
        <source>Other sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Otros cuadrantes</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;Pick another at random</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Elegir otro al a&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>Leave &amp;empty</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Dejar &amp;vacío</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Editar una &amp;copia</translation>
    </message>
    <message>
        <source>Choose a section: {place}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_panel.py</extracomment>
        <translation>Elige un cuadrante: {place}</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Noreste</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Suroeste</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py, kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Sureste</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>no section there</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>{name}, turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{name}, girado</translation>
    </message>
    <message>
        <source>{place}  {name}; part of {section}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>{place}  {name}; parte de {section}</translation>
    </message>
    <message>
        <source>Next to a location across the border: {place}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Junto a un lugar al otro lado del límite: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Nearest location across the border: {place}, %n hexes away.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>
            <numerusform>Lugar más cercano al otro lado del límite: {place}, a %n casilla.</numerusform>
            <numerusform>Lugar más cercano al otro lado del límite: {place}, a %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your section can be painted: {place} is part of {section}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>Solo se puede pintar tu cuadrante: {place} es parte de {section}.</translation>
    </message>
    <message>
        <source>Sea (no hex)</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Mar (sin casilla)</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>hex without terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Vacía</translation>
    </message>
    <message>
        <source>Location: {tile}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Lugar: {tile}</translation>
    </message>
    <message>
        <source>No terrain card lets players build here.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Ninguna carta de terreno permite construir aquí.</translation>
    </message>
    <message>
        <source>Terrain card for building here: {terrain}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>Carta de terreno para construir aquí: {terrain}.</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, zona de {count}; junto a: {names}</translation>
    </message>
    <message>
        <source>{place}  {name}, area of {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}, zona de {count}</translation>
    </message>
    <message>
        <source>{place}  {name}; next to: {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}; junto a: {names}</translation>
    </message>
    <message>
        <source>{place}  {name}</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py, kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>{place}  {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
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
        <translation>Ningún problema. Se puede jugar con el cuadrante.</translation>
    </message>
    <message>
        <source>In your other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>En tus otros archivos</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Ningún problema</translation>
    </message>
    <message>
        <source>Issues: {counts}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>Problemas: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n observación</numerusform>
            <numerusform>%n observaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>En el archivo: {message}</translation>
    </message>
    <message>
        <source>In the file, line {line}, column {column}: {message}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>En el archivo, línea {line}, columna {column}: {message}</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Palette</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette.py</extracomment>
        <translation>Loseta</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py, kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Nombre</translation>
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
        <translation>Desc&amp;ripción</translation>
    </message>
    <message>
        <source>E&amp;xpansion</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py, kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>E&amp;xpansión</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>&amp;Licencia</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Losetas de lugar</translation>
    </message>
    <message>
        <source>No location tiles yet. Paint a location from the palette.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Aún no hay losetas de lugar. Pinta un lugar de la paleta.</translation>
    </message>
    <message>
        <source>Also needs {names}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>También necesita {names}</translation>
    </message>
    <message>
        <source>Random boards with this expansion can use it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Los tableros al azar con esta expansión pueden usarlo.</translation>
    </message>
    <message>
        <source>Change the tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/properties_dock.py</extracomment>
        <translation>Cambiar la loseta</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}, normalmente de {low} a {high}; zonas de {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}, usually {low} to {high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}, normalmente de {low} a {high}</translation>
    </message>
    <message>
        <source>{name}: {count}; areas of {areas}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}; zonas de {areas}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>Hexes and areas</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Casillas y zonas</translation>
    </message>
    <message>
        <source>Boxes: the usual range on printed sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Recuadros: lo habitual en los cuadrantes impresos</translation>
    </message>
    <message>
        <source>Locations: {sites}, {locations} of them with tiles</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Lugares: {sites}, {locations} de ellos con losetas</translation>
    </message>
    <message>
        <source>Rivers: {rivers}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Ríos: {rivers}</translation>
    </message>
    <message>
        <source>half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>izquierda-derecha</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>arriba-abajo</translation>
    </message>
    <message>
        <source>Not symmetrical</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Sin simetría</translation>
    </message>
    <message>
        <source>Symmetrical: {how}</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>Simetría: {how}</translation>
    </message>
    <message>
        <source>{text} (usually {count})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (normalmente {count})</translation>
    </message>
    <message>
        <source>{text} (usually {low} to {high})</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/statistics_dock.py</extracomment>
        <translation>{text} (normalmente de {low} a {high})</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Loseta de lugar</translation>
    </message>
    <message>
        <source>No tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/tile_combo.py</extracomment>
        <translation>Sin loseta</translation>
    </message>
    <message>
        <source>Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>On the &amp;board shown in the editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>En el &amp;tablero que muestra el editor</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Random corner</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Esquina al azar</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Upright</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Derecho</translation>
    </message>
    <message>
        <source>Turned</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Girado</translation>
    </message>
    <message>
        <source>Anything left open on the other pages is chosen at random.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Lo que quede abierto en las demás páginas se elige al azar.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Cartas de tarea</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>Expansiones</translation>
    </message>
    <message>
        <source>The section cannot be played without {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_dialog.py</extracomment>
        <translation>No se puede jugar con el cuadrante sin {names}.</translation>
    </message>
    <message>
        <source>The section cannot be played yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>Aún no se puede jugar con el cuadrante.</translation>
    </message>
    <message>
        <source>No game can be played on this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>No se puede jugar ninguna partida con este cuadrante.</translation>
    </message>
    <message numerus="yes">
        <source>%n in other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n en otros archivos</numerusform>
            <numerusform>%n en otros archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: see the list of issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>
            <numerusform>y %n más: consulta la lista de problemas</numerusform>
            <numerusform>y %n más: consulta la lista de problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>«{name}» se ha eliminado.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>«{name}» se ha restaurado.</translation>
    </message>
    <message>
        <source>The stamps could not be changed: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_store.py</extracomment>
        <translation>No se han podido modificar los sellos: {error}</translation>
    </message>
    <message>
        <source>This stamp was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Este sello se guardó con una versión más reciente del programa.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>No se puede leer este archivo.</translation>
    </message>
    <message>
        <source>This file is not a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Este archivo no es un sello.</translation>
    </message>
    <message>
        <source>Not installed: {names}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamp_texts.py</extracomment>
        <translation>Sin instalar: {names}.</translation>
    </message>
    <message>
        <source>Select hexes and save them here as a stamp.</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Selecciona casillas y guárdalas aquí como sello.</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Guardar la selección como sello</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Renombrar (F2)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Eliminar (Supr)</translation>
    </message>
    <message>
        <source>Restore the deleted stamp</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Restaurar el sello eliminado</translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py, kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Sellos</translation>
    </message>
    <message>
        <source>Stamp {number}</source>
        <extracomment>kingdom_builder_qt/editor/sections/stamps/stamps_panel.py</extracomment>
        <translation>Sello {number}</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Clear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Vaciar las casillas seleccionadas</translation>
    </message>
    <message>
        <source>Turn selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Girar la selección</translation>
    </message>
    <message>
        <source>Turn section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Girar el cuadrante</translation>
    </message>
    <message>
        <source>Mirror selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Reflejar la selección</translation>
    </message>
    <message>
        <source>Mirror section</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Reflejar el cuadrante</translation>
    </message>
    <message>
        <source>Copy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Copiar mitad</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>undo step: terrain by terrain</comment>
        <extracomment>kingdom_builder_qt/editor/sections/tools/editing.py</extracomment>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Drag from the source of the river to its mouth. It flows around locations.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Arrastra desde la fuente del río hasta su desembocadura. Fluye alrededor de los lugares.</translation>
    </message>
    <message>
        <source>Paint river</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Pintar río</translation>
    </message>
    <message>
        <source>Drag along the shore to fill up to the nearer edge; hold Shift for the farther one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Arrastra a lo largo de la orilla para rellenar hasta el borde más cercano; mantén pulsado Mayús para el más lejano.</translation>
    </message>
    <message>
        <source>Paint coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Pintar costa</translation>
    </message>
    <message>
        <source>Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Esparcir</translation>
    </message>
    <message>
        <source>Click an area to ring it; if hexes are selected, they are ringed instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Haz clic en una zona para rodearla; si hay casillas seleccionadas, se rodean estas.</translation>
    </message>
    <message>
        <source>Paint outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Pintar contorno</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Haz clic en una casilla para pintar con su terreno.</translation>
    </message>
    <message>
        <source>Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Intercambiar casillas</translation>
    </message>
    <message>
        <source>Paint line</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Pintar línea</translation>
    </message>
    <message>
        <source>Click to fill an area; hold Shift to fill everything of the same kind.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Haz clic para rellenar una zona; mantén pulsado Mayús para rellenar todo lo del mismo tipo.</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc puts it back.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Haz clic para colocarlo. Las teclas de girar y reflejar actúan sobre ello. Esc lo devuelve a su sitio.</translation>
    </message>
    <message>
        <source>Click to place it. The turn and mirror keys work on it. Esc discards it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Haz clic para colocarlo. Las teclas de girar y reflejar actúan sobre ello. Esc lo descarta.</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/stamp.py</extracomment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Unsaved sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Cuadrantes sin guardar</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>&amp;Descartar todo</translation>
    </message>
    <message>
        <source>{count} sections have unsaved changes. Changes in unchecked sections will be lost.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>{count} cuadrantes tienen cambios sin guardar. Los cambios de los cuadrantes sin marcar se perderán.</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>Guardar &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Save checked</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/closing.py</extracomment>
        <translation>&amp;Guardar marcados</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/docks.py</extracomment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Lan&amp;d brushes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pi&amp;nceles de terreno</translation>
    </message>
    <message>
        <source>C&amp;opy half</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>C&amp;opiar mitad</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Tama&amp;ño del texto</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Cuadrante</translation>
    </message>
    <message>
        <source>&amp;Content</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>C&amp;ontenido</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Paint with the tenth terrain onwards</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Pintar con el terreno décimo y siguientes</translation>
    </message>
    <message>
        <source>Paint with that location</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/palette_rows.py</extracomment>
        <translation>Pintar con ese lugar</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mayús + flechas</translation>
    </message>
    <message>
        <source>Move and paint, or stretch a line or selection</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mover y pintar, o extender una línea o selección</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>Same as a click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Igual que un clic</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Decir la casilla del cursor y sus vecinas</translation>
    </message>
    <message>
        <source>Right click</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>Paint with the terrain of the hex</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pintar con el terreno de la casilla</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ctrl + rueda</translation>
    </message>
    <message>
        <source>Change the brush size</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Cambiar el tamaño del pincel</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Rueda, botón central</translation>
    </message>
    <message>
        <source>Zoom; drag to pan</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Zoom; arrastrar para desplazar</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the stroke, or deselect</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Cancelar el trazo o anular la selección</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Nuevo…</translation>
    </message>
    <message>
        <source>Go to the next location</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Ir al siguiente lugar</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>Ir al siguiente castillo</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to paint. {smaller} {larger}: size. Right-click a hex to paint with its terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Haz clic, arrastra o pulsa Intro para pintar. {smaller} {larger}: tamaño. Haz clic derecho en una casilla para pintar con su terreno.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to clear hexes. {smaller} {larger}: size.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/brush.py</extracomment>
        <translation>Haz clic, arrastra o pulsa Intro para vaciar casillas. {smaller} {larger}: tamaño.</translation>
    </message>
    <message>
        <source>Click, drag or press Enter to scatter hexes. {smaller} {larger}: size. Locations are left alone.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/land_tools.py</extracomment>
        <translation>Haz clic, arrastra o pulsa Intro para esparcir casillas. {smaller} {larger}: tamaño. Los lugares no se tocan.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;All sections…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Todos los cuadrantes…</translation>
    </message>
    <message>
        <source>&amp;Tiles and cards…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Losetas y cartas…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Paste section from text</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Pegar cuadrante desde texto</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Open content &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Abrir carpeta &amp;de contenido</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Reopen sec&amp;tions at start</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Rea&amp;brir cuadrantes al iniciar</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Play here</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Jugar aquí</translation>
    </message>
    <message>
        <source>Play here &amp;with…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Jugar aquí co&amp;n…</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Analizar…</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Paquetes…</translation>
    </message>
    <message>
        <source>&amp;Export a pack…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Exportar un paquete…</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Siguie&amp;nte clic con el botón derecho</translation>
    </message>
    <message>
        <source>Content &amp;guide</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Guía de contenido</translation>
    </message>
    <message>
        <source>Content &amp;format</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Formato del contenido</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Cl&amp;ear the selected hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Vaciar las casillas seleccionadas</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Seleccionar &amp;nada</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Media vuelta</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Reflejar de &amp;izquierda a derecha</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Reflejar de &amp;arriba abajo</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De &amp;izquierda a derecha</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De &amp;derecha a izquierda</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De &amp;arriba abajo</translation>
    </message>
    <message>
        <source>&amp;Bottom to top</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De a&amp;bajo arriba</translation>
    </message>
    <message>
        <source>Top to bottom, t&amp;urned</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De arriba abajo, &amp;girado</translation>
    </message>
    <message>
        <source>Bottom to top, turne&amp;d</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>De abajo arriba, girad&amp;o</translation>
    </message>
    <message>
        <source>Rep&amp;lace terrain…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Reempla&amp;zar terreno…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Ac&amp;ercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>A&amp;justar a la ventana</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>L&amp;upa</translation>
    </message>
    <message>
        <source>&amp;Next section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Cuadrante &amp;siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Cuadrante &amp;anterior</translation>
    </message>
    <message>
        <source>Show un&amp;buildable hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mostrar casillas no e&amp;dificables</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Mostrar el tablero &amp;completo</translation>
    </message>
    <message>
        <source>Next &amp;corner of the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Siguiente es&amp;quina del tablero</translation>
    </message>
    <message>
        <source>&amp;Turn the section on the board</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Girar el cuadrante en el tablero</translation>
    </message>
    <message>
        <source>Pick other sections at &amp;random</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Elegir otros cuadrantes al a&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Pincel</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Goma</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Línea</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Rellenar</translation>
    </message>
    <message>
        <source>Select a &amp;rectangle</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Seleccionar un rec&amp;tángulo</translation>
    </message>
    <message>
        <source>Select with the l&amp;asso</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Seleccionar con el la&amp;zo</translation>
    </message>
    <message>
        <source>&amp;Pick from section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Tomar del c&amp;uadrante</translation>
    </message>
    <message>
        <source>&amp;Swap hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Intercambiar casillas</translation>
    </message>
    <message>
        <source>Ri&amp;ver</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Rí&amp;o</translation>
    </message>
    <message>
        <source>&amp;Coast</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Costa</translation>
    </message>
    <message>
        <source>&amp;Scatter</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Esparcir</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Co&amp;ntorno</translation>
    </message>
    <message>
        <source>&amp;1-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pincel de &amp;1 casilla</translation>
    </message>
    <message>
        <source>&amp;7-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pincel de &amp;7 casillas</translation>
    </message>
    <message>
        <source>1&amp;9-hex brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pincel de 1&amp;9 casillas</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pincel más pe&amp;queño</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Pincel más gran&amp;de</translation>
    </message>
    <message>
        <source>&amp;No symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>&amp;Sin simetría</translation>
    </message>
    <message>
        <source>Half-&amp;turn symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Simetría de &amp;media vuelta</translation>
    </message>
    <message>
        <source>Left-right s&amp;ymmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Simetría izquierda-derec&amp;ha</translation>
    </message>
    <message>
        <source>Top-b&amp;ottom symmetry</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Simetría arri&amp;ba-abajo</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_actions.py</extracomment>
        <translation>Co&amp;lores</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>As opened</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Al abrir</translation>
    </message>
    <message numerus="yes">
        <source>%n sections with unsaved changes were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>
            <numerusform>Se ha recuperado %n cuadrante con cambios sin guardar.</numerusform>
            <numerusform>Se han recuperado %n cuadrantes con cambios sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own content has changed and was reloaded.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Tu contenido ha cambiado y se ha recargado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>{name}[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name}[*] — Editor de cuadrantes</translation>
    </message>
    <message>
        <source>{name} ({file})[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>{name} ({file})[*] — Editor de cuadrantes</translation>
    </message>
    <message>
        <source>No sections yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>Aún no hay cuadrantes</translation>
    </message>
    <message>
        <source>{name}: {made} instead of {wished}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{name}: {made} en lugar de {wished}.</translation>
    </message>
    <message>
        <source>Half-turn symmetry needs even numbers.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>La simetría de media vuelta requiere números pares.</translation>
    </message>
    <message numerus="yes">
        <source>A section has %n hexes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>Un cuadrante tiene %n casilla.</numerusform>
            <numerusform>Un cuadrante tiene %n casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n hexes can be unbuildable terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>Como máximo %n casilla puede ser de terreno no edificable.</numerusform>
            <numerusform>Como máximo %n casillas pueden ser de terreno no edificable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n sections generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{count} de %n cuadrante generado</numerusform>
            <numerusform>{count} de %n cuadrantes generados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections were imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n cuadrante importado.</numerusform>
            <numerusform>%n cuadrantes importados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generates many sections, lets computer players try each, and offers the five that are closest to printed sections in gold. This can take many minutes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Genera muchos cuadrantes, hace que el ordenador pruebe cada uno y ofrece los cinco más parecidos en oro a los cuadrantes impresos. Puede tardar muchos minutos.</translation>
    </message>
    <message>
        <source>There is none in this section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/section_survey.py</extracomment>
        <translation>No hay ninguno en este cuadrante.</translation>
    </message>
    <message>
        <source>Drag one hex onto another, or click both, to swap them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/pick.py</extracomment>
        <translation>Arrastra una casilla sobre otra, o haz clic en las dos, para intercambiarlas.</translation>
    </message>
    <message>
        <source>Drag or click two corners to select; hold Shift to add. Drag or click the selection to move it; hold Ctrl or drop it on another tab to copy it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Arrastra o haz clic en dos esquinas para seleccionar; mantén pulsado Mayús para añadir. Arrastra la selección o haz clic en ella para moverla; mantén pulsado Ctrl o suéltala en otra pestaña para copiarla.</translation>
    </message>
    <message>
        <source>Drag around hexes to select them, or click, move around them and click again; hold Shift to add. Drag or click the selection to move it.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/select_tools.py</extracomment>
        <translation>Arrastra alrededor de las casillas para seleccionarlas, o haz clic, rodéalas y haz clic de nuevo; mantén pulsado Mayús para añadir. Arrastra la selección o haz clic en ella para moverla.</translation>
    </message>
    <message>
        <source>Drag from one end of the line to the other, or click both. Esc cancels.</source>
        <extracomment>kingdom_builder_qt/editor/sections/tools/shapes.py</extracomment>
        <translation>Arrastra de un extremo de la línea al otro, o haz clic en los dos. Esc cancela.</translation>
    </message>
    <message>
        <source>The search ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>La búsqueda ha terminado con un error: {error}</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>No se ha jugado ninguna partida.</translation>
    </message>
    <message numerus="yes">
        <source>{games} games on %n sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{games} partidas en %n cuadrante.</numerusform>
            <numerusform>{games} partidas en %n cuadrantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: the figures are rough.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Detenido antes de tiempo: las cifras son aproximadas.</translation>
    </message>
    <message>
        <source>Left out because of errors or unusual hints: {count}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Excluidos por errores u observaciones inusuales: {count}.</translation>
    </message>
    <message>
        <source>{gold} gold per player compared with printed sections, in {games} games. Seed {seed} generates this section again.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>{gold} de oro por jugador en comparación con los cuadrantes impresos, en {games} partidas. La semilla {seed} vuelve a generar este cuadrante.</translation>
    </message>
    <message>
        <source>Gold between first and last place; {printed} on printed sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Oro entre el primer y el último puesto; {printed} en los cuadrantes impresos.</translation>
    </message>
    <message>
        <source>Sections to choose from</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Cuadrantes para elegir</translation>
    </message>
    <message>
        <source>Best sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>Mejores cuadrantes</translation>
    </message>
    <message>
        <source>Best of</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>El mejor de</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;New seed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Nueva semilla</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>location tile</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>La misma</translation>
    </message>
    <message>
        <source>Same after a half &amp;turn</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Igual tras &amp;media vuelta</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>Ti&amp;les</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Lose&amp;tas</translation>
    </message>
    <message>
        <source>Tile of the second location</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Loseta del segundo lugar</translation>
    </message>
    <message>
        <source>Locat&amp;ions</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>L&amp;ugares</translation>
    </message>
    <message>
        <source>&amp;Roughness</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>&amp;Irregularidad</translation>
    </message>
    <message>
        <source>The ranges are those of printed sections. The generator stays within them.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Los márgenes son los de los cuadrantes impresos. El generador no se sale de ellos.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>none</source>
        <comment>hexes of a terrain on printed sections</comment>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Printed sections have {low} to {high}, most often about {middle}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/wishes.py</extracomment>
        <translation>Los cuadrantes impresos tienen de {low} a {high}, lo más habitual es {middle}.</translation>
    </message>
    <message>
        <source>Part of the main board, 10 × 10</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Parte del tablero principal, 10 × 10</translation>
    </message>
    <message>
        <source>Island, up to 5 × 6</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Isla, hasta 5 × 6</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>&amp;Filled with</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>&amp;Relleno</translation>
    </message>
    <message>
        <source>Keep &amp;only its locations</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Conservar &amp;solo sus lugares</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>En blanco</translation>
    </message>
    <message>
        <source>Copy or template</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Copia o plantilla</translation>
    </message>
    <message>
        <source>Generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Generado</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Crear</translation>
    </message>
    <message>
        <source>This creates a section of your own. The built-in sections do not change.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/new_section_dialog.py</extracomment>
        <translation>Esto crea un cuadrante propio. Los cuadrantes incluidos no cambian.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Cambios sin guardar de la última vez</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Restaurar &amp;todo</translation>
    </message>
    <message>
        <source>Restore the last one discarded</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Restaurar el último descartado</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>These sections had unsaved changes when the program ended.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Estos cuadrantes tenían cambios sin guardar cuando se cerró el programa.</translation>
    </message>
    <message>
        <source>A section without a name</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py</extracomment>
        <translation>Un cuadrante sin nombre</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/recovery_dialog.py, kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Open a section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>Abrir un cuadrante</translation>
    </message>
    <message>
        <source>The text on the clipboard is not a section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>El texto del portapapeles no es un cuadrante.</translation>
    </message>
    <message>
        <source>A section could not be read. Its file was moved to {file}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>No se ha podido leer un cuadrante. Su archivo se ha movido a {file}.</translation>
    </message>
    <message>
        <source>Unsaved changes from last time cannot be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/section_opener.py</extracomment>
        <translation>No se pueden recuperar los cambios sin guardar de la última vez.</translation>
    </message>
    <message>
        <source>Open sections</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Cuadrantes abiertos</translation>
    </message>
    <message>
        <source>Close the section</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Cerrar el cuadrante</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Aún sin guardar</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Copiar &amp;ruta</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Abrir ca&amp;rpeta</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Cerrar &amp;los demás</translation>
    </message>
    <message>
        <source>Close &amp;saved</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>Cerrar los &amp;guardados</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>La ruta se ha copiado.</translation>
    </message>
    <message>
        <source>No file manager was found. The folder is {folder}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/tabs.py</extracomment>
        <translation>No se ha encontrado ningún gestor de archivos. La carpeta es {folder}</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Reemplazar terreno</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>&amp;Por</translation>
    </message>
    <message>
        <source>Hexes: {count}</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Casillas: {count}</translation>
    </message>
    <message>
        <source>The section cannot be analysed yet.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Aún no se puede analizar el cuadrante.</translation>
    </message>
    <message>
        <source>An island cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Una isla no se puede analizar.</translation>
    </message>
    <message>
        <source>An analysis compares a section with others in its place. An island is next to the board, where no other section fits. Play on it instead.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Un análisis compara un cuadrante con otros en su lugar. Una isla está junto al tablero, donde no encaja ningún otro cuadrante. Juega con ella en su lugar.</translation>
    </message>
    <message>
        <source>There are no hexes on the clipboard.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>No hay casillas en el portapapeles.</translation>
    </message>
    <message>
        <source>The content folder cannot be opened.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>No se puede abrir la carpeta de contenido.</translation>
    </message>
    <message>
        <source>No file manager was found. The content folder is:</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>No se ha encontrado ningún gestor de archivos. La carpeta de contenido es:</translation>
    </message>
    <message>
        <source>No program was found to open this file.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>No se ha encontrado ningún programa para abrir este archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>Teclas y ratón</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <source>No engines yet. An engine is a computer player in a program of its own.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Aún no hay motores. Un motor es un jugador del ordenador en un programa propio.</translation>
    </message>
    <message>
        <source>Log of {engine}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Registro de {engine}</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Aún no hay mensajes.</translation>
    </message>
    <message>
        <source>Lines with &gt; go to the engine, those with &lt; come from it, and those with “!” are its own messages (standard error).</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Las líneas con &gt; van al motor, las que llevan &lt; vienen de él y las que llevan «!» son sus propios mensajes (error estándar).</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Check again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Log…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Registro…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Añadir un motor…</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Imagen {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Words after the name of the program, as --fast</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Palabras tras el nombre del programa, como --fast</translation>
    </message>
    <message>
        <source>Without a limit it has a minute for each decision.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Sin límite tiene un minuto para cada decisión.</translation>
    </message>
    <message>
        <source>Start the engine and play two short games with it</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Iniciar el motor y jugar dos partidas cortas con él</translation>
    </message>
    <message>
        <source>An engine is a program on this computer, and may do there what you may do. Add only programs that you trust.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Un motor es un programa de este ordenador y puede hacer en él lo mismo que tú. Añade solo programas en los que confíes.</translation>
    </message>
    <message>
        <source>Is being checked…</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Se está comprobando…</translation>
    </message>
    <message>
        <source>By {author}.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>De {author}.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Aún sin comprobar.</translation>
    </message>
    <message>
        <source>The game waits. How should it continue?</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>La partida espera. ¿Cómo debe continuar?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Salir de la partida</translation>
    </message>
    <message>
        <source>It follows the protocol. A decision takes {milliseconds} ms.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Sigue el protocolo. Una decisión tarda {milliseconds} ms.</translation>
    </message>
    <message>
        <source>Start or stop the engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>Iniciar o detener el motor</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>Analizado por</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>{turn} Thinking…</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py</extracomment>
        <translation>{turn} Pensando…</translation>
    </message>
    <message>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Falta cerrar unas comillas en los argumentos.</translation>
    </message>
    <message>
        <source>Add {engine} again</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Volver a añadir {engine}</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Añadir un motor</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/engines/analysis_row.py, kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>The path of this program cannot be stored.</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>La ruta de este programa no se puede guardar.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <source>Let {level} play on</source>
        <extracomment>kingdom_builder_qt/ui/engines/feature.py</extracomment>
        <translation>Que siga {level}</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Daily challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Desafíos diarios</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_calendar.py</extracomment>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>This week, until {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Esta semana, hasta el {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Hoy, {day}</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Juego básico</translation>
    </message>
    <message>
        <source>Base game with {expansions}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Juego básico con {expansions}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Cartas: {cards}</translation>
    </message>
    <message>
        <source>Earn at least {gold} gold against an opponent of the level {level}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Gana al menos {gold} de oro contra un rival del nivel {level}.</translation>
    </message>
    <message>
        <source>first try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>primer intento</translation>
    </message>
    <message>
        <source>second try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>segundo intento</translation>
    </message>
    <message>
        <source>third try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>tercer intento</translation>
    </message>
    <message>
        <source>try {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>intento {number}</translation>
    </message>
    <message>
        <source>{challenge}, {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{challenge}, {number}</translation>
    </message>
    <message>
        <source>Kingdom Builder Qt. {challenge}: {gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Kingdom Builder Qt. {challenge}: {gold} de oro, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>The result can be copied when the medal is known.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>El resultado se puede copiar cuando se conozca la medalla.</translation>
    </message>
    <message>
        <source>Gold medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medalla de oro.</translation>
    </message>
    <message>
        <source>Silver medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medalla de plata.</translation>
    </message>
    <message>
        <source>Bronze medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medalla de bronce.</translation>
    </message>
    <message>
        <source>No medal.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Sin medalla.</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold} de oro</translation>
    </message>
    <message>
        <source>{percent} % of it</source>
        <comment>of Master&apos;s gold</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{percent}&#xa0;% de él</translation>
    </message>
    <message>
        <source>as much gold as Master</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>tanto oro como Maestro</translation>
    </message>
    <message>
        <source>Medal: not known yet.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medalla: aún no se conoce.</translation>
    </message>
    <message>
        <source>Medal: Master is playing this challenge ({percent} %).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Medalla: Maestro está jugando este desafío ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>Master reached {master} here; silver from {silver}, bronze from {bronze}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Maestro logró {master} aquí; plata a partir de {silver}, bronce a partir de {bronze}.</translation>
    </message>
    <message>
        <source>In progress: {number}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>En curso: {number}.</translation>
    </message>
    <message>
        <source>Started, not finished ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Empezado, sin terminar ({number}).</translation>
    </message>
    <message>
        <source>{gold} gold, {level} {other} ({number}).</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>{gold} de oro, {level} {other} ({number}).</translation>
    </message>
    <message>
        <source>Best later: {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Mejor resultado posterior: {gold} de oro.</translation>
    </message>
    <message>
        <source>Another try is in progress.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Hay otro intento en curso.</translation>
    </message>
    <message>
        <source>Finish today&apos;s challenge to start a streak.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Termina el desafío de hoy para iniciar una racha.</translation>
    </message>
    <message>
        <source>Days in a row: {current}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Días seguidos: {current}. Racha más larga: {longest}.</translation>
    </message>
    <message>
        <source>Longest streak: {longest}. Finish today&apos;s challenge to start another.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Racha más larga: {longest}. Termina el desafío de hoy para iniciar otra.</translation>
    </message>
    <message>
        <source>gold medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>medalla de oro</translation>
    </message>
    <message>
        <source>silver medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>medalla de plata</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>medalla de bronce</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>challenge</comment>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>terminado</translation>
    </message>
    <message>
        <source>started, not finished</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>empezado, sin terminar</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>sin jugar</translation>
    </message>
    <message>
        <source>Your best result counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Cuenta tu mejor resultado.</translation>
    </message>
    <message>
        <source>Your first result still counts.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Tu primer resultado sigue contando.</translation>
    </message>
    <message>
        <source>Your first result counts, and it will be marked “{number}”.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Cuenta tu primer resultado, y se marcará con «{number}».</translation>
    </message>
    <message>
        <source>The try in progress is saved and can be continued later.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>El intento en curso está guardado y se puede continuar más tarde.</translation>
    </message>
    <message>
        <source>Each task has its own board and cards. Reach the gold target. You can try as often as you like. Tasks done: {reached} of {tasks}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenge_texts.py</extracomment>
        <translation>Cada misión tiene su propio tablero y sus cartas. Alcanza el objetivo de oro. Puedes intentarlo cuantas veces quieras. Misiones cumplidas: {reached} de {tasks}.</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>Copy result: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Copiar resultado: {challenge}</translation>
    </message>
    <message>
        <source>Another try…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Otro intento…</translation>
    </message>
    <message>
        <source>Another try: {challenge}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Otro intento: {challenge}</translation>
    </message>
    <message>
        <source>Progress of Master&apos;s game</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Progreso de la partida de Maestro</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py, kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>The same board, cards and deals for everyone, on every computer. You go first. Only your first result counts, and there are no hints until then. Compare it with your friends.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>El mismo tablero y las mismas cartas para todos, en cualquier ordenador. Empiezas tú. Solo cuenta tu primer resultado, y hasta entonces no hay pistas. Compáralo con tus amigos.</translation>
    </message>
    <message>
        <source>Reading the tasks…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Leyendo las misiones…</translation>
    </message>
    <message>
        <source>Today and this week</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Hoy y esta semana</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Start another try?</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>¿Empezar otro intento?</translation>
    </message>
    <message>
        <source>Start another try</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Empezar otro intento</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/challenges_dialog.py</extracomment>
        <translation>Copiado: {line}</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>&amp;Desafíos…</translation>
    </message>
    <message>
        <source>This challenge cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Este desafío no se puede jugar.</translation>
    </message>
    <message>
        <source>Hints are off until this challenge has its first result.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>Las pistas están desactivadas hasta que este desafío tenga su primer resultado.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read or saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>No se han podido leer o guardar tus resultados de los desafíos.</translation>
    </message>
    <message>
        <source>Your challenge results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/challenges/feature.py</extracomment>
        <translation>No se han podido leer tus resultados de los desafíos; el archivo se ha conservado como {file}.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>This lesson cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/feature.py</extracomment>
        <translation>Esta lección no se puede jugar.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Back to lessons</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Volver a las lecciones</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>The rules allow it, but this step asks for something else.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Las reglas lo permiten, pero este paso pide otra cosa.</translation>
    </message>
    <message>
        <source>A new position: you have no settlements on the board.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Una nueva posición: no tienes asentamientos en el tablero.</translation>
    </message>
    <message>
        <source>A new position. Your settlements: {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Una nueva posición. Tus asentamientos: {hexes}.</translation>
    </message>
    <message>
        <source>Next lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Siguiente lección: {name}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Deshacerlo</translation>
    </message>
    <message numerus="yes">
        <source>Lesson finished. {done} of %n lessons done.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>
            <numerusform>Lección terminada. {done} de %n lección hecha.</numerusform>
            <numerusform>Lección terminada. {done} de %n lecciones hechas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>done</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>hecha</translation>
    </message>
    <message>
        <source>started</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>empezada</translation>
    </message>
    <message>
        <source>new</source>
        <comment>state of a lesson</comment>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>nueva</translation>
    </message>
    <message>
        <source>Reading the lessons…</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Leyendo las lecciones…</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>Expansiones</translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lessons_dialog.py</extracomment>
        <translation>{done} de {count} hechas</translation>
    </message>
    <message>
        <source>Lesson: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Lección: {name}</translation>
    </message>
    <message>
        <source>Take it back to continue</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Deshazlo para continuar</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>La lección ha terminado</translation>
    </message>
    <message>
        <source>This part is done</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/teacher.py</extracomment>
        <translation>Esta parte ha terminado</translation>
    </message>
    <message>
        <source>Tip</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Turn off tips</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Sin consejos</translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/tip_card.py</extracomment>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Página</translation>
    </message>
    <message>
        <source>Content guide</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Guía de contenido</translation>
    </message>
    <message>
        <source>Content format</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Formato del contenido</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py, kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Títulos</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>This page is missing from the installation.</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>Esta página falta en la instalación.</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_dialog.py</extracomment>
        <translation>No se ha encontrado</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>kingdom_builder_qt/ui/learn/manual/manual_keys.py</extracomment>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>&amp;Enigmas…</translation>
    </message>
    <message>
        <source>This puzzle cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>Este enigma no se puede jugar.</translation>
    </message>
    <message>
        <source>Your answer could not be judged.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>No se ha podido evaluar tu respuesta.</translation>
    </message>
    <message>
        <source>The puzzles could not be read, or your answer could not be saved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>No se han podido leer los enigmas o no se ha podido guardar tu respuesta.</translation>
    </message>
    <message>
        <source>Your puzzle results could not be read; the file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/feature.py</extracomment>
        <translation>No se han podido leer tus resultados de los enigmas; el archivo se ha conservado como {file}.</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>%v de %m partidas</translation>
    </message>
    <message>
        <source>Games played out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Partidas jugadas hasta el final</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Enigma</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py, kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Enigmas</translation>
    </message>
    <message>
        <source>Back to puzzles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Volver a los enigmas</translation>
    </message>
    <message>
        <source>Best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Mejor turno</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Your turn and the best one are played out, to see how much gold lies between them.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Tu turno y el mejor se juegan hasta el final para ver cuánto oro los separa.</translation>
    </message>
    <message>
        <source>Best turn, move {step} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_card.py</extracomment>
        <translation>Mejor turno, jugada {step} de {count}</translation>
    </message>
    <message>
        <source>Puzzle: {name}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Enigma: {name}</translation>
    </message>
    <message>
        <source>You have answered</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Has respondido</translation>
    </message>
    <message>
        <source>Start over to play it yourself</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_play.py</extracomment>
        <translation>Reinicia para jugarlo tú</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Losetas de lugar</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Cartas de puntuación</translation>
    </message>
    <message>
        <source>Locking opponents out</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Cerrar el paso a rivales</translation>
    </message>
    <message>
        <source>Castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Castillos</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>{theme} {number}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{theme} {number}</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Very hard</source>
        <comment>difficulty of a puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Muy difícil</translation>
    </message>
    <message>
        <source>Your card: {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tu carta: {terrain}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Aún sin resolver</translation>
    </message>
    <message>
        <source>Answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Respondido, sin resolver</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Base game only</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Solo el juego básico</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}. Longest streak: {longest}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Resueltos seguidos: {streak}. Racha más larga: {longest}.</translation>
    </message>
    <message>
        <source>answered, not solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>respondido, sin resolver</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>solved later</source>
        <comment>puzzle</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>resuelto después</translation>
    </message>
    <message>
        <source>Answer a puzzle to get a rating.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Responde a un enigma para obtener una clasificación.</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} (provisional: too few answers yet)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tu clasificación en enigmas: {points} (provisional: aún hay pocas respuestas)</translation>
    </message>
    <message>
        <source>Your puzzle rating: {points} ± {range}</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tu clasificación en enigmas: {points} ± {range}</translation>
    </message>
    <message>
        <source>New here: {expansion}. Read the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Novedad: {expansion}. Lee las reglas</translation>
    </message>
    <message>
        <source>New here: {expansion}. Play the lesson “{lesson}”</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Novedad: {expansion}. Juega la lección «{lesson}»</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{done} de {count} resueltos</translation>
    </message>
    <message>
        <source>Find the best turn for {player}. Every other turn ends at least {gold} gold behind it. Play the turn on the board, then choose End turn to answer.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Encuentra el mejor turno para {player}. Cualquier otro turno da al final al menos {gold} de oro menos. Juega el turno en el tablero y elige «Terminar turno» para responder.</translation>
    </message>
    <message>
        <source>You have found the idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Has encontrado la idea</translation>
    </message>
    <message>
        <source>The best turn has another idea</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>El mejor turno tiene otra idea</translation>
    </message>
    <message>
        <source>Solved: no turn is better</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Resuelto: no hay turno mejor</translation>
    </message>
    <message>
        <source>Solved: within {gold} gold of the best turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Resuelto: a {gold} de oro o menos del mejor turno</translation>
    </message>
    <message>
        <source>This turn gives away about {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Este turno regala unas {gold} monedas de oro</translation>
    </message>
    <message>
        <source>The idea: take the {tile} tile at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>La idea: tomar la loseta de {tile} en {hex}.</translation>
    </message>
    <message>
        <source>The idea: use your {source} now.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>La idea: usar ahora {source}.</translation>
    </message>
    <message>
        <source>The idea: reach the {site} at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>La idea: llegar a {site} en {hex}.</translation>
    </message>
    <message>
        <source>The idea: get a piece onto {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>La idea: llevar una pieza a {hex}.</translation>
    </message>
    <message>
        <source>You have the idea; the rest of the turn can be better.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tienes la idea; el resto del turno se puede mejorar.</translation>
    </message>
    <message>
        <source>Your rating: {points} (provisional)</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tu clasificación: {points} (provisional)</translation>
    </message>
    <message>
        <source>Your rating: {points} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Tu clasificación: {points} ({change})</translation>
    </message>
    <message>
        <source>Solved in a row: {streak}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>Resueltos seguidos: {streak}.</translation>
    </message>
    <message>
        <source>{gold}.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzle_texts.py</extracomment>
        <translation>{gold}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>What the turn is about</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>De qué trata el turno</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Expansión</translation>
    </message>
    <message>
        <source>The expansions in play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Las expansiones en juego</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Cualquier dificultad</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>All themes</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Todas las expansiones</translation>
    </message>
    <message>
        <source>Play the puzzles that you have not solved, in turn</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Jugar por orden los enigmas que no has resuelto</translation>
    </message>
    <message>
        <source>Reading the puzzles…</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Leyendo los enigmas…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Mostrar &amp;todos</translation>
    </message>
    <message>
        <source>Puzzles by theme</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Enigmas por tema</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Siguiente enigma</translation>
    </message>
    <message>
        <source>The unsolved puzzle in this list that fits you best</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>El enigma sin resolver de esta lista más adecuado para ti</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Next for you</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>El siguiente para ti</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Again: %n not solved</source>
        <comment>puzzles</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>
            <numerusform>&amp;Otra vez: %n sin resolver</numerusform>
            <numerusform>&amp;Otra vez: %n sin resolver</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>Ningún enigma coincide.</translation>
    </message>
    <message>
        <source>&amp;Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>&amp;Reglas y teclas</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Flechas, Intro</translation>
    </message>
    <message>
        <source>Move around the board; build or move there</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Moverse por el tablero; construir o mover ahí</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a piece or tile back; from a panel, return to the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/feature.py</extracomment>
        <translation>Dejar una pieza o loseta; desde un panel, volver al tablero</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Cambiar las teclas…</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>En resumen</translation>
    </message>
    <message>
        <source>The example contradicts the rules: {mistake}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>El ejemplo contradice las reglas: {mistake}</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py, kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Aclaraciones</translation>
    </message>
    <message>
        <source>See also</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Véase también</translation>
    </message>
    <message>
        <source>in this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>en esta partida</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Highlighted: the pieces that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Resaltadas: las piezas que se pueden mover.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that can be chosen.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Resaltadas: las casillas que se pueden elegir.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes that earned the gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Resaltadas: las casillas que dieron el oro.</translation>
    </message>
    <message>
        <source>Highlighted: the hexes where tiles are taken.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Resaltadas: las casillas donde se toman losetas.</translation>
    </message>
    <message>
        <source>Blue earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Azul gana {gold} de oro.</translation>
    </message>
    <message>
        <source>Orange earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Naranja gana {gold} de oro.</translation>
    </message>
    <message>
        <source>White earns {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/page_html.py</extracomment>
        <translation>Blanco gana {gold} de oro.</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Locations and castles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Lugares y castillos</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Losetas nómadas</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Losetas de bonificación</translation>
    </message>
    <message>
        <source>Actions for every player</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Acciones para todos</translation>
    </message>
    <message>
        <source>Location tiles: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Losetas de lugar: {expansion}</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Cartas de tarea</translation>
    </message>
    <message>
        <source>Paid in every game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Se paga en cada partida</translation>
    </message>
    <message>
        <source>Cards: {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Cartas: {expansion}</translation>
    </message>
    <message>
        <source>Sections of the board</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Cuadrantes del tablero</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>You can change the keys in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Puedes cambiar las teclas en los ajustes.</translation>
    </message>
    <message>
        <source>All keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_book.py</extracomment>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Sin resultados.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>In this game</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_contents.py</extracomment>
        <translation>En esta partida</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Página de reglas</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Reglas y teclas</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_keys.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search, e.g. castle</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Buscar, p. ej. castillo</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>kingdom_builder_qt/ui/learn/rules/rules_dialog.py</extracomment>
        <translation>Buscar en las reglas</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Every location tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Todas las losetas de lugar usadas</translation>
    </message>
    <message>
        <source>Each tile gives you an extra action every turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Cada loseta te da una acción adicional cada turno.</translation>
    </message>
    <message>
        <source>Every nomad tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Todas las losetas nómadas usadas</translation>
    </message>
    <message>
        <source>Each nomad tile can be used only once.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Cada loseta nómada solo se puede usar una vez.</translation>
    </message>
    <message>
        <source>Won with every Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoria con cada carta de Kingdom Builder</translation>
    </message>
    <message>
        <source>Each card rewards a different kind of kingdom.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Cada carta premia un tipo de reino distinto.</translation>
    </message>
    <message>
        <source>Won with every task card</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoria con cada carta de tarea</translation>
    </message>
    <message>
        <source>Each task pays once, at the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Cada tarea se paga una vez, al final de la partida.</translation>
    </message>
    <message>
        <source>Won with every expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoria con cada expansión</translation>
    </message>
    <message>
        <source>Expansions add new hexes, tiles and cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Las expansiones añaden nuevas casillas, losetas y cartas.</translation>
    </message>
    <message>
        <source>Won against every level of the computer</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Victoria contra cada nivel del ordenador</translation>
    </message>
    <message>
        <source>After a loss, the analysis shows the decisive turns.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Tras una derrota, el análisis muestra los turnos decisivos.</translation>
    </message>
    <message>
        <source>Every lesson finished</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Todas las lecciones terminadas</translation>
    </message>
    <message>
        <source>A lesson takes a few minutes; each shows one idea on a small board.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Una lección dura unos minutos; cada una muestra una idea en un tablero pequeño.</translation>
    </message>
    <message>
        <source>A puzzle of every kind solved</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Un enigma de cada tipo resuelto</translation>
    </message>
    <message>
        <source>Puzzles train the eye for one strong turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Los enigmas entrenan el ojo para un turno fuerte.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{done} de {count}</translation>
    </message>
    <message>
        <source>All done.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Todo conseguido.</translation>
    </message>
    <message>
        <source>{name}: done</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}: conseguido</translation>
    </message>
    <message>
        <source>{name}: still open</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>{name}: pendiente</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Leyendo tus partidas…</translation>
    </message>
    <message>
        <source>Finish a game against the computer to start collecting.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Termina una partida contra el ordenador para empezar a coleccionar.</translation>
    </message>
    <message>
        <source>Finished games on this computer: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>Partidas terminadas en este ordenador: {count}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules: {title}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Reglas: {title}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Logros</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Conservar las partidas terminadas</translation>
    </message>
    <message>
        <source>Finished games are not being kept, so new ones are not marked here.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py</extracomment>
        <translation>Las partidas terminadas no se conservan, así que las nuevas no se marcan aquí.</translation>
    </message>
    <message>
        <source>Your games cannot be read: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievements_dialog.py, kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>No se pueden leer tus partidas: {error}.</translation>
    </message>
    <message>
        <source>&amp;Achievements…</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/feature.py</extracomment>
        <translation>L&amp;ogros…</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>¡Tu primera victoria!</translation>
    </message>
    <message>
        <source>New achievements</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Nuevos logros</translation>
    </message>
    <message>
        <source>Your best gold so far: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Tu máximo de oro hasta ahora: {gold} (antes: {before})</translation>
    </message>
    <message>
        <source>Your best gold so far: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Tu máximo de oro hasta ahora: {best}</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {gold} (before: {before})</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Tu máximo de oro contra {level}: {gold} (antes: {before})</translation>
    </message>
    <message>
        <source>Your best gold against {level}: {best}</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Tu máximo de oro contra {level}: {best}</translation>
    </message>
    <message>
        <source>Beat {opponent} next</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Vence ahora a {opponent}</translation>
    </message>
    <message>
        <source>Only {gold} gold behind: try again</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Solo {gold} de oro por detrás: inténtalo de nuevo</translation>
    </message>
    <message>
        <source>Beat {opponent} first</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Vence primero a {opponent}</translation>
    </message>
    <message>
        <source>See the turns that decided it</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>Ver los turnos que la decidieron</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partid&amp;as…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Partidas (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py, kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Kingdom Builder games {day}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partidas de Kingdom Builder {day}</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Archivos ZIP (*{suffix})</translation>
    </message>
    <message>
        <source>Export all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Exportar todas las partidas</translation>
    </message>
    <message>
        <source>Export games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>Games and set-ups ({endings})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Partidas y preparaciones ({endings})</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Kinds of figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Tipos de estadísticas</translation>
    </message>
    <message>
        <source>Games between computers alone are not counted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Las partidas solo entre ordenadores no cuentan.</translation>
    </message>
    <message>
        <source>Export table…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Exportar tabla…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py, kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_page.py</extracomment>
        <translation>Desglose</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Por nivel</translation>
    </message>
    <message>
        <source>By number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Por número de jugadores</translation>
    </message>
    <message>
        <source>By expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Por expansión</translation>
    </message>
    <message>
        <source>By card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Por carta</translation>
    </message>
    <message>
        <source>By section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Por cuadrante</translation>
    </message>
    <message>
        <source>By tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Por loseta usada</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>result of a game</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Observada</translation>
    </message>
    <message>
        <source>Not assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Assisted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>Con ayuda</translation>
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
        <translation>más larga: {count}</translation>
    </message>
    <message>
        <source>assisted: {count}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>con ayuda: {count}</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>partida</numerusform>
            <numerusform>partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>games, below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>average gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>oro medio</translation>
    </message>
    <message>
        <source>most gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>máximo de oro</translation>
    </message>
    <message>
        <source>winning streak</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>racha ganadora</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py, kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>clasificación</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Assisted or not</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Con ayuda o sin ella</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Más antiguas primero</translation>
    </message>
    <message>
        <source>Most gold first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Más oro primero</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Expansión</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Loseta usada</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Cuadrante</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>N.º de jugadores</translation>
    </message>
    <message>
        <source>Assistance</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>First day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Search titles, players, cards, expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Buscar títulos, jugadores, cartas, expansiones</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Clear the search and all filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Borrar la búsqueda y todos los filtros</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Card, tile, section, number of players, assistance, order</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Carta, loseta, cuadrante, número de jugadores, ayuda, orden</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>Between two days</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Entre dos días</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Starred</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py, kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Eliminadas</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>All expansions</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Todas las expansiones</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Cualquier carta</translation>
    </message>
    <message>
        <source>Any tile used</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Cualquier loseta usada</translation>
    </message>
    <message>
        <source>Any section</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Cualquier cuadrante</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/filter_bar.py</extracomment>
        <translation>Cualquier n.º de jugadores</translation>
    </message>
    <message>
        <source>Open now</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Abierta ahora</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Abierta en otra ventana</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Ronda {round}, juega {player}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted, %n days left</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Eliminada, queda %n día</numerusform>
            <numerusform>Eliminada, quedan %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Victoria de {player}</translation>
    </message>
    <message>
        <source>Tied for first</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Empate por el primer puesto</translation>
    </message>
    <message>
        <source>{player} won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Victoria de {player} por {gold} de oro</translation>
    </message>
    <message>
        <source>Won by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Victoria por {gold} de oro</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>5.º</translation>
    </message>
    <message>
        <source>{player}: {place} of {players}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player}: {place} de {players}</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{place} de {players}</translation>
    </message>
    <message>
        <source>Challenge: {key}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Desafío: {key}</translation>
    </message>
    <message>
        <source>Started: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Comienzo: {when}</translation>
    </message>
    <message>
        <source>Ended: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Final: {when}</translation>
    </message>
    <message>
        <source>Last played: {when}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Última vez: {when}</translation>
    </message>
    <message>
        <source>Not rated: started from a position</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>No puntuable: empezada desde una posición</translation>
    </message>
    <message>
        <source>Not rated: free undo was allowed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>No puntuable: se permitía deshacer libremente</translation>
    </message>
    <message>
        <source>Not rated: only computers played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>No puntuable: solo jugaban ordenadores</translation>
    </message>
    <message>
        <source>Not rated: more than one person played</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>No puntuable: jugaba más de una persona</translation>
    </message>
    <message>
        <source>Not rated: the strength of a level is not known</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>No puntuable: no se conoce la fuerza de un nivel</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{player}: {gold} de oro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>{shown} de %Ln partida</numerusform>
            <numerusform>{shown} de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida eliminada</numerusform>
            <numerusform>%Ln partidas eliminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>«{title}» se ha restaurado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida restaurada.</numerusform>
            <numerusform>%Ln partidas restauradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{title}” permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>¿Eliminar «{title}» definitivamente?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln games permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>¿Eliminar %Ln partida definitivamente?</numerusform>
            <numerusform>¿Eliminar %Ln partidas definitivamente?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln games?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>¿Eliminar %Ln partida?</numerusform>
            <numerusform>¿Eliminar las %Ln partidas?</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>«{title}» se ha eliminado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida eliminada.</numerusform>
            <numerusform>%Ln partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy was saved as “{file}”.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Se ha guardado una copia como «{file}».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games exported to {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida exportada a {file}.</numerusform>
            <numerusform>%Ln partidas exportadas a {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida importada.</numerusform>
            <numerusform>%Ln partidas importadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Esta partida ya está entre tus partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida ya está entre tus partidas.</numerusform>
            <numerusform>%Ln partidas ya están entre tus partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>Esta partida se ha restaurado de las partidas eliminadas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln partida se ha restaurado de las partidas eliminadas.</numerusform>
            <numerusform>%Ln partidas se han restaurado de las partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>{file} no se ha importado: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were not imported. The first is {file}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln archivo no se ha importado, {file}: {reason}</numerusform>
            <numerusform>%Ln archivos no se han importado. El primero es {file}: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game in that file.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>No hay ninguna partida en ese archivo.</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_grid.py</extracomment>
        <translation>Título de la partida</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Cambiar el título</translation>
    </message>
    <message>
        <source>Star the selected games, or remove their stars</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Poner o quitar la estrella de las partidas elegidas</translation>
    </message>
    <message>
        <source>Save copies of the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Guardar copias de las partidas elegidas</translation>
    </message>
    <message>
        <source>Delete the selected games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Borrar las partidas elegidas</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_keys.py</extracomment>
        <translation>Deshacer el borrado</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py, kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Manage</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Gestionar</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Exportar todo…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar todo…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Import, export or delete games, or open their folder</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Importar, exportar o eliminar partidas, o abrir su carpeta</translation>
    </message>
    <message>
        <source>Save the selected games as files, for example to send them</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Guardar las partidas seleccionadas como archivos, por ejemplo para enviarlas</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar del todo…</translation>
    </message>
    <message>
        <source>Remove star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Quitar favorita</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>La partida de la mesa no se puede eliminar.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Una partida abierta en otra ventana no se puede eliminar.</translation>
    </message>
    <message>
        <source>Delete the selected games permanently.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar definitivamente las partidas seleccionadas.</translation>
    </message>
    <message>
        <source>Delete the selected games. Undo brings them back.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar las partidas seleccionadas. Deshacer las recupera.</translation>
    </message>
    <message>
        <source>A deleted game cannot be changed. Restore it first.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Una partida eliminada no se puede modificar. Restáurala primero.</translation>
    </message>
    <message>
        <source>A game that is open in another window cannot be changed.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Una partida abierta en otra ventana no se puede modificar.</translation>
    </message>
    <message>
        <source>The games cannot be shown</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>No se pueden mostrar las partidas</translation>
    </message>
    <message>
        <source>Deleted games stay here for {days} days and can be restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Las partidas eliminadas quedan aquí {days} días y se pueden restaurar.</translation>
    </message>
    <message>
        <source>No deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>No hay partidas eliminadas</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <source>No game matches</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Ninguna partida coincide</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Borrar filtros</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Every game is kept here from its first move. There is nothing to save.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Cada partida se conserva aquí desde su primera jugada. No hay nada que guardar.</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>A curve appears here from the second game on.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/plot.py</extracomment>
        <translation>Desde la segunda partida aparece aquí una curva.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Playback speed ({keys})</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Velocidad de reproducción ({keys})</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Previous move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Play slowly</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Reproducir despacio</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Reproducir a velocidad normal</translation>
    </message>
    <message>
        <source>Play fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py</extracomment>
        <translation>Reproducir rápido</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Players or moves</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Jugadores o jugadas</translation>
    </message>
    <message>
        <source>Builder plays on from every turn: {done} of {count} games done. The more games, the more reliable the figures.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Constructor sigue jugando desde cada turno: {done} de {count} partidas terminadas. Cuantas más partidas, más fiables son las cifras.</translation>
    </message>
    <message>
        <source>Select a single game to open it.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Selecciona una sola partida para abrirla.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar del todo</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar todas las partidas</translation>
    </message>
    <message>
        <source>Your games, the deleted games and all figures are removed permanently. This cannot be undone.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Tus partidas, las partidas eliminadas y todas las estadísticas se eliminan definitivamente. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>Eliminar todo</translation>
    </message>
    <message>
        <source>Pages of the window</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Páginas de la ventana</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py, kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Finished games without a star are removed when you leave them.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Las partidas terminadas que no son favoritas se eliminan cuando sales de ellas.</translation>
    </message>
    <message>
        <source>Figures count finished games only.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>Las estadísticas solo cuentan partidas terminadas.</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>Se ha apartado %n partida dañada: {names}.</numerusform>
            <numerusform>Se han apartado %n partidas dañadas: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names} and {more} more.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>Se ha apartado %n partida dañada: {names} y {more} más.</numerusform>
            <numerusform>Se han apartado %n partidas dañadas: {names} y {more} más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Oro a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Your gold per game will appear here.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>Aquí aparecerá tu oro por partida.</translation>
    </message>
    <message>
        <source>gold of all games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>oro de todas las partidas</translation>
    </message>
    <message>
        <source>won</source>
        <comment>games, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>games, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, won</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}: {gold} de oro, ganada</translation>
    </message>
    <message>
        <source>Fig&amp;ures…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/feature.py</extracomment>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>{when}: {gold} gold, lost</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>{when}: {gold} de oro, perdida</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>column: gold</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>column: the most gold</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>From it</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>De ella</translation>
    </message>
    <message>
        <source>Gold on average</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Oro de media</translation>
    </message>
    <message>
        <source>Most gold in a game</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Máximo de oro en una partida</translation>
    </message>
    <message>
        <source>Gold on average that came from this card</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Oro de media procedente de esta carta</translation>
    </message>
    <message>
        <source>Wins and gold</source>
        <extracomment>kingdom_builder_qt/ui/library/games/groups_page.py</extracomment>
        <translation>Victorias y oro</translation>
    </message>
    <message>
        <source>Title and star</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Título y favorita</translation>
    </message>
    <message>
        <source>Games are saved automatically. Add a title or a star to find this one easily.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Las partidas se guardan automáticamente. Añade un título o una estrella para encontrar esta fácilmente.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Título</translation>
    </message>
    <message>
        <source>Set-up and time, as proposed</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Preparación y hora, como se propone</translation>
    </message>
    <message>
        <source>Star: keep this game from automatic deletion</source>
        <extracomment>kingdom_builder_qt/ui/library/games/name_game_dialog.py</extracomment>
        <translation>Favorita: proteger esta partida de la eliminación automática</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Clasificación a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Your rating will appear here. Only games of one person against computers count, not those from a set-up position or with free undo.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Aquí aparecerá tu clasificación. Solo cuentan las partidas de una persona contra ordenadores, no las que empiezan en una posición preparada o permiten deshacer libremente.</translation>
    </message>
    <message>
        <source>95 % range</source>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>Margen del 95&#xa0;%</translation>
    </message>
    <message>
        <source>levels</source>
        <comment>of the computer, in a legend</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/rating_plot.py</extracomment>
        <translation>niveles</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/recent_games.py</extracomment>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Tablas (*{suffix})</translation>
    </message>
    <message>
        <source>Export the listed games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Exportar las partidas de la lista</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>Exportado como {file}.</translation>
    </message>
    <message>
        <source>The table cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_export.py</extracomment>
        <translation>No se puede escribir la tabla: {error}.</translation>
    </message>
    <message>
        <source>&amp;Title and star…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>&amp;Título y favorita…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>E&amp;xport as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>E&amp;xportar como texto…</translation>
    </message>
    <message>
        <source>Export the game as text</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py, kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exportar la partida como texto</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Partidas como texto (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/table_game_feature.py</extracomment>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Shuffle the hidden cards again</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Volver a mezclar las cartas ocultas</translation>
    </message>
    <message>
        <source>Otherwise the cards come in the same order as in this game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Si no, las cartas salen en el mismo orden que en esta partida.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/branch_dialog.py</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>Previous turn (Page up)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Turno anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Jugada anterior (Izquierda)</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Jugada siguiente (Derecha)</translation>
    </message>
    <message>
        <source>Next turn (Page down)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Turno siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Pausa (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/controls.py</extracomment>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>Drawing the animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Dibujando la imagen animada…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Animated picture</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Imagen animada</translation>
    </message>
    <message>
        <source>Export a picture of this moment</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exportar una imagen de este momento</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Export an animated picture (GIF)</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exportar una imagen animada (GIF)</translation>
    </message>
    <message>
        <source>Animated pictures</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Imágenes animadas</translation>
    </message>
    <message>
        <source>Games as text</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partidas como texto</translation>
    </message>
    <message>
        <source>Export the figures of all turns</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Exportar las cifras de todos los turnos</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Saved as {file}, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/exports.py</extracomment>
        <translation>Guardado como {file}, con las cartas ocultas.</translation>
    </message>
    <message>
        <source>Copy pictur&amp;e</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Copi&amp;ar imagen</translation>
    </message>
    <message>
        <source>Sa&amp;ve picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>G&amp;uardar imagen…</translation>
    </message>
    <message>
        <source>Save &amp;animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Guardar i&amp;magen animada…</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>la partida</translation>
    </message>
    <message>
        <source>After move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Tras la jugada {number} de {all}</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/feature.py</extracomment>
        <translation>Imagen copiada.</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_log.py</extracomment>
        <translation>Registro de la partida</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_players.py, kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>Before scoring, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Antes de la puntuación, {player}</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Ronda {round}, {player}</translation>
    </message>
    <message>
        <source>{turn} · move {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{turn} · jugada {number} de {all}</translation>
    </message>
    <message>
        <source>{player} {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py, kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Todas las manos descubiertas</translation>
    </message>
    <message>
        <source>Face-up cards only</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Solo las cartas descubiertas</translation>
    </message>
    <message>
        <source>As seen by {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Tal como lo ve {player}</translation>
    </message>
    <message>
        <source>Played on from move {number} of another game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Continuada desde la jugada {number} de otra partida</translation>
    </message>
    <message>
        <source>Played on from move {number} of {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>Continuada desde la jugada {number} de {name}</translation>
    </message>
    <message>
        <source>{hex} is empty.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex} está vacía.</translation>
    </message>
    <message>
        <source>{hex}: there since the start of the game.</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_texts.py</extracomment>
        <translation>{hex}: ahí desde el comienzo de la partida.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Seguir desde aquí…</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Manos visibles</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Imagen de este momento…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Imagen &amp;animada…</translation>
    </message>
    <message>
        <source>&amp;Moves as text…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Jugadas como texto…</translation>
    </message>
    <message>
        <source>&amp;Figures of all turns (CSV)…</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>&amp;Cifras de todos los turnos (CSV)…</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_window.py</extracomment>
        <translation>Repetición: {name}</translation>
    </message>
    <message>
        <source>Timeline with the gold of every player</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/timeline.py</extracomment>
        <translation>Cronología con el oro de cada jugador</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/library/review/axes.py</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>&amp;Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/library/review/feature.py</extracomment>
        <translation>&amp;Analizar la partida</translation>
    </message>
    <message>
        <source>Expected final gold</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Oro final previsto</translation>
    </message>
    <message>
        <source>Expected gold over the turns</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Oro previsto a lo largo de los turnos</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>achievements</comment>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>
            <numerusform>Falta %n</numerusform>
            <numerusform>Faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>
            <numerusform>¡%n victoria seguida!</numerusform>
            <numerusform>¡%n victorias seguidas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>
            <numerusform>%n seleccionada</numerusform>
            <numerusform>%n seleccionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>
            <numerusform>media de %n partida</numerusform>
            <numerusform>media de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold after each turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/graph.py</extracomment>
        <translation>Oro después de cada turno</translation>
    </message>
    <message>
        <source>Board after the chosen turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_board.py</extracomment>
        <translation>Tablero tras el turno elegido</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>‹ Anterior</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Next ›</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Siguiente ›</translation>
    </message>
    <message>
        <source>Next turn</source>
        <extracomment>kingdom_builder_qt/ui/library/replay/replay_keys.py, kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Game analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Análisis de la partida</translation>
    </message>
    <message>
        <source>Turns and their ratings</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Turnos y sus valoraciones</translation>
    </message>
    <message>
        <source>All turns, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Todos los turnos, valorados por Maestro</translation>
    </message>
    <message>
        <source>Turns of {names}, judged by Master</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Turnos de {names}, valorados por Maestro</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>This game was taken back and is being played on.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Esta partida se ha deshecho en parte y continúa.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this turn.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>En este turno no había nada que decidir.</translation>
    </message>
    <message>
        <source>Only the turns that Master judges can be analysed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_dialog.py</extracomment>
        <translation>Solo se pueden analizar los turnos que valora Maestro.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>{tile} actions, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Acciones de {tile}, {player}</translation>
    </message>
    <message>
        <source>{round}, {player}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{round}, {player} ({tile})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{round}, {player} ({tile})</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>El mejor</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>judgement of a turn</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Aún sin analizar</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Momento decisivo: {player} gana {gold} de oro a los demás.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to the others.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Momento decisivo: {player} pierde {gold} de oro frente a los demás.</translation>
    </message>
    <message>
        <source>Turning point: {player} gains {gold} gold on {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Momento decisivo: {player} gana {gold} de oro a {other}.</translation>
    </message>
    <message>
        <source>Turning point: {player} loses {gold} gold to {other}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Momento decisivo: {player} pierde {gold} de oro frente a {other}.</translation>
    </message>
    <message>
        <source>{player} {gold} ({change})</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{player} {gold} ({change})</translation>
    </message>
    <message>
        <source>Expected final gold: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Oro final previsto: {players}.</translation>
    </message>
    <message>
        <source>The analysis ended with an error: {error}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>El análisis ha terminado con un error: {error}</translation>
    </message>
    <message>
        <source>The analysis was interrupted and has resumed.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>El análisis se interrumpió y se ha reanudado.</translation>
    </message>
    <message>
        <source>Master judges each turn first: {done} of {count} done.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Maestro valora primero cada turno: {done} de {count} hechos.</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Detenido. Se conservan los resultados obtenidos hasta ahora.</translation>
    </message>
    <message>
        <source>Each point is the average of {games} games that Builder plays on from there without knowing any hidden card. The bands show how uncertain it is.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Cada punto es la media de {games} partidas que Constructor juega desde ahí sin conocer ninguna carta oculta. Las bandas muestran la incertidumbre.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Nada más</translation>
    </message>
    <message>
        <source>lead {gold}</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>ventaja {gold}</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>line of the computer level</comment>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>{gold} gold now</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>{gold} de oro ahora</translation>
    </message>
    <message>
        <source>Master would have played the same.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Maestro habría jugado lo mismo.</translation>
    </message>
    <message>
        <source>Master prefers another move, but rates yours equally.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Maestro prefiere otra jugada, pero valora igual la tuya.</translation>
    </message>
    <message>
        <source>Master expects its own turn to earn {gold} gold more in the end.</source>
        <extracomment>kingdom_builder_qt/ui/library/review/review_texts.py</extracomment>
        <translation>Maestro prevé que su turno dé al final {gold} de oro más.</translation>
    </message>
</context>
<context>
    <name>newgame</name>
    <message>
        <source>Search sections, locations and expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Buscar cuadrantes, lugares y expansiones</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>No section fits the search.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Ningún cuadrante coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>Shuffle all</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Sortear todo</translation>
    </message>
    <message>
        <source>Draw four random sections now</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Sortear ahora cuatro cuadrantes</translation>
    </message>
    <message>
        <source>All random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Todo al azar</translation>
    </message>
    <message>
        <source>The sections are drawn when the game starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Los cuadrantes se sortean al empezar la partida</translation>
    </message>
    <message>
        <source>Side of the island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Cara de la isla</translation>
    </message>
    <message>
        <source>Drag sections onto or off the board, or click one and then a corner of the board. Click a section on the board to turn it.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Arrastra cuadrantes al tablero o fuera de él, o haz clic en uno y luego en una esquina del tablero. Haz clic en un cuadrante del tablero para girarlo.</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Isla</translation>
    </message>
    <message>
        <source>Turn the section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Girar el cuadrante ({place})</translation>
    </message>
    <message>
        <source>Draw a random section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Sortear un cuadrante ({place})</translation>
    </message>
    <message>
        <source>Choose a section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Elegir un cuadrante ({place})</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Noreste</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Suroeste</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Sureste</translation>
    </message>
    <message>
        <source>Section ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Cuadrante ({place})</translation>
    </message>
    <message>
        <source>Selection tile ({place})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Loseta de selección ({place})</translation>
    </message>
    <message>
        <source>The tile of this section&apos;s locations (new edition)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>La loseta de los lugares de este cuadrante (nueva edición)</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Random tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py</extracomment>
        <translation>Loseta al azar</translation>
    </message>
    <message>
        <source>Random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/board_page.py, kingdom_builder_qt/ui/newgame/board/section_scene.py</extracomment>
        <translation>Cara al azar</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Cuadrantes</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter chooses a section for the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Las flechas mueven, Intro elige un cuadrante para el tablero</translation>
    </message>
    <message>
        <source>Search by name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>Buscar por nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n terrain cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n carta de terreno</numerusform>
            <numerusform>%n cartas de terreno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n cuadrante</numerusform>
            <numerusform>%n cuadrantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections of your own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n cuadrante propio</numerusform>
            <numerusform>%n cuadrantes propios</numerusform>
        </translation>
    </message>
    <message>
        <source>a two-sided island</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>una isla de dos caras</translation>
    </message>
    <message numerus="yes">
        <source>1 island with %n sides</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>1 isla con %n cara</numerusform>
            <numerusform>1 isla con %n caras</numerusform>
        </translation>
    </message>
    <message>
        <source>{feature:plural} (up to {most})</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature:plural} (hasta {most})</translation>
    </message>
    <message>
        <source>{feature} on up to {most} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>{feature} en hasta {most} cuadrantes</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of location tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n tipo de loseta de lugar</numerusform>
            <numerusform>%n tipos de loseta de lugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of bonus tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n tipo de loseta de bonificación</numerusform>
            <numerusform>%n tipos de loseta de bonificación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n loseta nómada</numerusform>
            <numerusform>%n losetas nómadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n carta de tarea</numerusform>
            <numerusform>%n cartas de tarea</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum number of {name} sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mínimo de cuadrantes de {name}</translation>
    </message>
    <message>
        <source>Minimum number of {name} cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mínimo de cartas de {name}</translation>
    </message>
    <message>
        <source>Min. sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mín. cuadr.</translation>
    </message>
    <message>
        <source>Min. cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Mín. cartas</translation>
    </message>
    <message>
        <source>At least this many of its sections are on the board; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Al menos este número de sus cuadrantes está en el tablero; pueden salir más</translation>
    </message>
    <message numerus="yes">
        <source>and %n more: find them with the search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>
            <numerusform>y %n más: búscala con el buscador</numerusform>
            <numerusform>y %n más: búscalas con el buscador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your task cards need %n of its sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>
            <numerusform>Tus cartas de tarea necesitan %n de sus cuadrantes</numerusform>
            <numerusform>Tus cartas de tarea necesitan %n de sus cuadrantes</numerusform>
        </translation>
    </message>
    <message>
        <source>At least this many of its cards are in the game; more may be drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Al menos este número de sus cartas está en la partida; pueden salir más</translation>
    </message>
    <message>
        <source>Include sections of the base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Incluir cuadrantes del juego básico</translation>
    </message>
    <message>
        <source>Draw as in the rulebook</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Sortear como en el reglamento</translation>
    </message>
    <message>
        <source>Any four sections and any three cards from all selected expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Cuatro cuadrantes y tres cartas cualesquiera de todas las expansiones elegidas</translation>
    </message>
    <message>
        <source>The base game is part of every game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>El juego básico forma parte de todas las partidas</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Hermosos castillos</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Base game: the locations as printed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Juego básico: los lugares tal como están impresos</translation>
    </message>
    <message>
        <source>New edition: one selection tile for each section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Nueva edición: una loseta de selección por cuadrante</translation>
    </message>
    <message>
        <source>Variant of the new edition: on two sections a castle replaces one location hex.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Variante de la nueva edición: en dos cuadrantes un castillo sustituye a una casilla de lugar.</translation>
    </message>
    <message>
        <source>Sections and cards of all selected expansions are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Se mezclan los cuadrantes y las cartas de todas las expansiones elegidas.</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py, kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Expansiones</translation>
    </message>
    <message>
        <source>No sections: the new edition has its own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Sin cuadrantes: la nueva edición tiene los suyos</translation>
    </message>
    <message>
        <source>No sections: the board is full</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Sin cuadrantes: el tablero está completo</translation>
    </message>
    <message>
        <source>No sections: kept off random boards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>Sin cuadrantes: excluidos de los tableros al azar</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>&amp;Preparar una posición…</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/feature.py</extracomment>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>Pieces move only by their own tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Las piezas solo se mueven con su propia loseta</translation>
    </message>
    <message>
        <source>Twin cards are wild</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Las cartas gemelas son comodines</translation>
    </message>
    <message>
        <source>Lords need a settlement</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Señores exige un asentamiento</translation>
    </message>
    <message>
        <source>No Lords</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Sin Señores</translation>
    </message>
    <message>
        <source>Draw at the start of the turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Robar al principio del turno</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Manos descubiertas</translation>
    </message>
    <message>
        <source>Warriors, wagons and ships can be moved only by the tile that placed them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Guerreros, carretas y barcos solo se pueden mover con la loseta que los colocó.</translation>
    </message>
    <message>
        <source>With the Crossroads tile, two identical terrain cards in hand may be played as any terrain.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Con la loseta de encrucijada, dos cartas de terreno iguales en la mano se pueden jugar como cualquier terreno.</translation>
    </message>
    <message>
        <source>The card Lords pays in a sector only to players with a settlement there.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>La carta Señores solo paga en un sector a los jugadores con un asentamiento en él.</translation>
    </message>
    <message>
        <source>The card Lords is never drawn.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>La carta Señores no sale nunca.</translation>
    </message>
    <message>
        <source>Players draw their terrain card at the start of their turn, not at its end.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Los jugadores roban su carta de terreno al principio de su turno, no al final.</translation>
    </message>
    <message>
        <source>All players see each other&apos;s terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/house_rule_texts.py</extracomment>
        <translation>Todos los jugadores ven las cartas de terreno de los demás.</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Cartas de tarea</translation>
    </message>
    <message>
        <source>Selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Losetas de selección</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Tu propia elección</translation>
    </message>
    <message>
        <source>Save it as a preset to play it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Guárdala como plantilla para volver a jugarla.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Players and game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Jugadores y partida</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>The preset “{name}” needs content that is not installed: {ids}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/new_game_dialog.py</extracomment>
        <translation>La plantilla «{name}» necesita contenido que no está instalado: {ids}.</translation>
    </message>
    <message>
        <source>Expansions, “Beautiful castles”</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Expansiones, «Hermosos castillos»</translation>
    </message>
    <message>
        <source>Board, selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>Tablero, losetas de selección</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>New random seed</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>Nueva semilla al azar</translation>
    </message>
    <message>
        <source>Free undo (training)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Deshacer libre (práctica)</translation>
    </message>
    <message>
        <source>The seed determines everything random: the same seed gives the same set-up and cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py</extracomment>
        <translation>La semilla determina todo el azar: la misma semilla da la misma preparación y las mismas cartas.</translation>
    </message>
    <message>
        <source>Also takes back moves that revealed a card, and the computer&apos;s moves since your last decision.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>También deshace las jugadas que descubrieron una carta y las del ordenador desde tu última decisión.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/newgame/options_page.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Packs…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/feature.py</extracomment>
        <translation>&amp;Paquetes…</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Licencia: {licence}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Losetas</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>What the pack contains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_contents.py</extracomment>
        <translation>Qué contiene el paquete</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Install a pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py, kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Instalar un paquete</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Instalar</translation>
    </message>
    <message>
        <source>Replace version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Reemplazar la versión {version}</translation>
    </message>
    <message>
        <source>Your own content has entries with the same names, so this pack cannot be installed. If you made the pack yourself, everything in it is already here.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Tu propio contenido tiene entradas con los mismos nombres, así que este paquete no se puede instalar. Si lo hiciste tú, ya está todo aquí.</translation>
    </message>
    <message>
        <source>This pack has errors and cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Este paquete tiene errores y no se puede instalar.</translation>
    </message>
    <message>
        <source>You already have a newer version ({old}); this is {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Ya tienes una versión más reciente ({old}); esta es {new}.</translation>
    </message>
    <message>
        <source>This version is already installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Esta versión ya está instalada.</translation>
    </message>
    <message>
        <source>Version {old} is installed. This is the newer version {new}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_dialog.py</extracomment>
        <translation>Está instalada la versión {old}. Esta es la versión más reciente {new}.</translation>
    </message>
    <message>
        <source>This pack is damaged: remove it or install it again.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_list.py</extracomment>
        <translation>Este paquete está dañado: quítalo o vuelve a instalarlo.</translation>
    </message>
    <message>
        <source>{file} cannot be installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>No se puede instalar {file}.</translation>
    </message>
    <message>
        <source>{name} cannot be shown.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>No se puede mostrar {name}.</translation>
    </message>
    <message>
        <source>{name} was not installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} no se ha instalado.</translation>
    </message>
    <message>
        <source>{name} was installed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} se ha instalado.</translation>
    </message>
    <message>
        <source>The packs cannot be listed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>No se puede mostrar la lista de paquetes.</translation>
    </message>
    <message>
        <source>{name} cannot be switched on or off.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>No se puede activar o desactivar {name}.</translation>
    </message>
    <message>
        <source>{name} was not removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} no se ha quitado.</translation>
    </message>
    <message>
        <source>{name} cannot be restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>No se puede restaurar {name}.</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>{name} se ha restaurado.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>{name} se ha quitado.</translation>
    </message>
    <message>
        <source>This file is damaged or not a pack.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Este archivo está dañado o no es un paquete.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Version {version} by {author}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Versión {version} de {author}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n loseta</numerusform>
            <numerusform>%n losetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrains</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n terreno</numerusform>
            <numerusform>%n terrenos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your games need it.</source>
        <comment>a pack</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n de tus partidas lo necesita.</numerusform>
            <numerusform>%n de tus partidas lo necesitan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are unfinished.</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n de ellas está sin terminar.</numerusform>
            <numerusform>%n de ellas están sin terminar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} (not installed)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>{id} (sin instalar)</translation>
    </message>
    <message>
        <source>Needs: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Necesita: {names}</translation>
    </message>
    <message>
        <source>Packs (*{suffix});;All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py</extracomment>
        <translation>Paquetes (*{suffix});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs.py, kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>No packs are installed. Packs are {suffix} files.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>No hay paquetes instalados. Los paquetes son archivos {suffix}.</translation>
    </message>
    <message>
        <source>Installed packs</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Paquetes instalados</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Install a pack…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Instalar un paquete…</translation>
    </message>
    <message>
        <source>Packs add sections, tiles and cards made by others.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Los paquetes añaden cuadrantes, losetas y cartas hechos por otros.</translation>
    </message>
    <message>
        <source>Details of {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Detalles de {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Quitar {name}</translation>
    </message>
    <message>
        <source>Kingdom Builder</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Kingdom Builder</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 de %n cuadrante, al menos {least}</numerusform>
            <numerusform>4 de %n cuadrantes, al menos {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 de %n cuadrante, al azar</numerusform>
            <numerusform>4 de %n cuadrantes, al azar</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Rivales: {names}</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Girar el cuadrante</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter places the section, {key} turns it, Delete removes it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/board/section_view.py</extracomment>
        <translation>Las flechas mueven, Intro coloca el cuadrante, {key} lo gira, Supr lo quita</translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/obstacle_texts.py</extracomment>
        <translation>{place}: {sentence}</translation>
    </message>
    <message>
        <source>It has errors:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>Contiene errores:</translation>
    </message>
    <message>
        <source>Remove the selected pack</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Quitar el paquete seleccionado</translation>
    </message>
    <message>
        <source>Undo the removal</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/packs_dialog.py</extracomment>
        <translation>Deshacer la eliminación</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>a severity</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/problem_rows.py</extracomment>
        <translation>Indicación</translation>
    </message>
    <message>
        <source>Cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Cartas: {names}</translation>
    </message>
    <message>
        <source>Task cards: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Cartas de tarea: {names}</translation>
    </message>
    <message>
        <source>Expansions: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Expansiones: {names}</translation>
    </message>
    <message>
        <source>House rules: {names}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Reglas de la casa: {names}</translation>
    </message>
    <message>
        <source>Open or paste this picture, or paste its code, in Kingdom Builder Qt to play the same board with the same cards.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>Abre o pega esta imagen, o pega su código, en Kingdom Builder Qt para jugar en el mismo tablero con las mismas cartas.</translation>
    </message>
    <message>
        <source>Board of the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Tablero de la posición</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Start from a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Empezar desde una posición</translation>
    </message>
    <message>
        <source>Position as text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>Paste a position here, or write one: board, settlements, cards, whose turn…</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Pega aquí una posición o escribe una: tablero, asentamientos, cartas, a quién le toca…</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Problemas de la posición</translation>
    </message>
    <message>
        <source>&amp;How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>&amp;Cómo se escribe una posición</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>There is no tile to take at {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>En {hex} no hay ninguna loseta que tomar.</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>No es posible: {reason}</translation>
    </message>
    <message>
        <source>This is a whole game. To play it, copy it and paste it into the main window.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Esto es una partida entera. Para jugarla, cópiala y pégala en la ventana principal.</translation>
    </message>
    <message>
        <source>This text has errors:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Este texto tiene errores:</translation>
    </message>
    <message>
        <source>No position yet.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Aún no hay posición.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>La partida ha terminado en esta posición.</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Esta posición no se puede jugar:</translation>
    </message>
    <message>
        <source>Round {round}, {player} is to move.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Ronda {round}, juega {player}.</translation>
    </message>
    <message>
        <source>No game can lead to this position, but it can be played:</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>Ninguna partida puede llevar a esta posición, pero se puede jugar:</translation>
    </message>
    <message>
        <source>How to write a position</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_help.py</extracomment>
        <translation>Cómo se escribe una posición</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Loseta</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>En turno</translation>
    </message>
    <message>
        <source>Card played</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Carta jugada</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Click a hex to place it, click again to remove it. Arrow keys and Enter work too.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Haz clic en una casilla para colocarla y otra vez para quitarla. También valen las flechas e Intro.</translation>
    </message>
    <message>
        <source>Usable</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Usada</translation>
    </message>
    <message>
        <source>New</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Location tile taken</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Loseta de lugar tomada</translation>
    </message>
    <message>
        <source>Nomad tile: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Loseta nómada: {tile}</translation>
    </message>
    <message>
        <source>A nomad tile has no owner until it is taken.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Una loseta nómada no tiene dueño hasta que se toma.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no card</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Desconocida</translation>
    </message>
    <message>
        <source>All other cards (unknown)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Todas las demás cartas (desconocidas)</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>draw pile</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>As in the text</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_tools.py</extracomment>
        <translation>Como en el texto</translation>
    </message>
    <message>
        <source>Preset name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Nombre de la plantilla</translation>
    </message>
    <message>
        <source>Presets</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <source>Rename this preset (F2)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Renombrar esta plantilla (F2)</translation>
    </message>
    <message>
        <source>Delete this preset (Del)</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Eliminar esta plantilla (Supr)</translation>
    </message>
    <message>
        <source>What to play</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>A qué jugar</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>New here</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Novedad</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/preset_list.py</extracomment>
        <translation>Mi partida</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Jugado por</translation>
    </message>
    <message>
        <source>About even: {level}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Igualado: {level}</translation>
    </message>
    <message>
        <source>Plays at this computer</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Juega en este ordenador</translation>
    </message>
    <message>
        <source>Its program cannot be started.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>No se puede iniciar su programa.</translation>
    </message>
    <message>
        <source>The level for newcomers, until one of your games is rated</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>El nivel para principiantes, hasta que una de tus partidas sea puntuable</translation>
    </message>
    <message>
        <source>The level nearest to {name}&apos;s rating: {points} ± {doubt}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>El nivel más cercano a la clasificación de {name}: {points} ± {doubt}</translation>
    </message>
    <message>
        <source>The level nearest to the rating of all players on this computer: {points} ± {doubt}. The player at this seat has no rated game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>El nivel más cercano a la clasificación de todos los jugadores de este ordenador: {points} ± {doubt}. El jugador de este puesto no tiene partidas puntuables.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Color</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Starts</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Move to an earlier turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Pasar a un turno anterior</translation>
    </message>
    <message>
        <source>Move to a later turn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Pasar a un turno posterior</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Quitar este jugador</translation>
    </message>
    <message>
        <source>Another player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Otro jugador</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Elegir un jugador</translation>
    </message>
    <message>
        <source>Colour: {name}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_cards.py</extracomment>
        <translation>Color: {name}</translation>
    </message>
    <message>
        <source>Add a player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Random start player</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Jugador inicial al azar</translation>
    </message>
    <message>
        <source>in turn order</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>por orden de turno</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py</extracomment>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seat_list.py, kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Dos jugadores se llaman {name}.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players from now on</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>Jugadores a partir de ahora</translation>
    </message>
    <message>
        <source>{colour}: name</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}: nombre</translation>
    </message>
    <message>
        <source>{colour}: played by</source>
        <extracomment>kingdom_builder_qt/ui/newgame/seats_dialog.py</extracomment>
        <translation>{colour}: jugado por</translation>
    </message>
    <message>
        <source>All {most} cards are random. Choose up to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Las {most} cartas son al azar. Elige hasta {most}.</translation>
    </message>
    <message>
        <source>All {most} cards are chosen.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Las {most} cartas están elegidas.</translation>
    </message>
    <message>
        <source>{count} of {most} chosen, the rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>{count} de {most} elegidas, el resto al azar.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Una carta de tarea por cada cuadrante de {names} en el tablero: {most}.</translation>
    </message>
    <message>
        <source>One task card for each {names} section on the board: {least} to {most}.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Una carta de tarea por cada cuadrante de {names} en el tablero: de {least} a {most}.</translation>
    </message>
    <message>
        <source>All are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>Todas son al azar.</translation>
    </message>
    <message>
        <source>The rest are random.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_pages.py</extracomment>
        <translation>El resto son al azar.</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>New edition</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Nueva edición</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{expansion}: primera partida</translation>
    </message>
    <message>
        <source>Not installed: {ids}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Sin instalar: {ids}</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>El tablero del reglamento</translation>
    </message>
    <message>
        <source>With all expansions</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Con todas las expansiones</translation>
    </message>
    <message>
        <source>With selection tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Con losetas de selección</translation>
    </message>
    <message>
        <source>Two more castles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Dos castillos más</translation>
    </message>
    <message>
        <source>No sections or cards yet</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Aún sin cuadrantes ni cartas</translation>
    </message>
    <message>
        <source>The board and cards that the rulebook recommends for a first game.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>El tablero y las cartas que el reglamento recomienda para una primera partida.</translation>
    </message>
    <message>
        <source>All expansions together: their sections and cards are mixed.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Todas las expansiones juntas: se mezclan sus cuadrantes y cartas.</translation>
    </message>
    <message>
        <source>A selection tile, one of eight, decides which location tiles each section has.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Una loseta de selección, de ocho, decide qué losetas de lugar tiene cada cuadrante.</translation>
    </message>
    <message>
        <source>A variant of the new edition: on two sections a castle replaces a location.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Una variante de la nueva edición: en dos cuadrantes un castillo sustituye a un lugar.</translation>
    </message>
    <message>
        <source>A set-up that you saved.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Una preparación que guardaste.</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>Juego básico</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because board and cards are already chosen. “All random” on the page Board or Cards makes room.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>En esta partida no hay nada de {expansions}, porque el tablero y las cartas ya están elegidos. «Todo al azar» en la página Tablero o Cartas hace sitio.</translation>
    </message>
    <message>
        <source>Nothing of {expansions} is in this game, because there are no sections or cards yet. Tiles come into a game with the sections that have them.</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>En esta partida no hay nada de {expansions}, porque aún no tiene cuadrantes ni cartas. Las losetas entran en juego con los cuadrantes que las tienen.</translation>
    </message>
    <message>
        <source>{most} of {count}, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} de {count}, al menos {least}</translation>
    </message>
    <message>
        <source>{most} of {count}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most} de {count}, al azar</translation>
    </message>
    <message>
        <source>{count} from {expansion}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{count} de {expansion}</translation>
    </message>
    <message>
        <source>a random side</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>una cara al azar</translation>
    </message>
    <message>
        <source>{feature} on every section that has room for it</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} en cada cuadrante con sitio para ello</translation>
    </message>
    <message>
        <source>{feature} on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} en {sections}</translation>
    </message>
    <message>
        <source>{feature} not in play, possible only on {sections}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} fuera de juego, solo posible en {sections}</translation>
    </message>
    <message>
        <source>{feature} if {sections} is drawn</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{feature} si sale {sections}</translation>
    </message>
    <message>
        <source>none, because no section on the board brings one</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>ninguna, porque ningún cuadrante del tablero trae una</translation>
    </message>
    <message>
        <source>{most}, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, entre ellas {chosen}</translation>
    </message>
    <message>
        <source>{most}, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{most}, al azar</translation>
    </message>
    <message>
        <source>{least} to {most}, depending on the sections, including {chosen}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>de {least} a {most}, según los cuadrantes, entre ellas {chosen}</translation>
    </message>
    <message>
        <source>{least} to {most} at random, depending on the sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>de {least} a {most} al azar, según los cuadrantes</translation>
    </message>
    <message>
        <source>one for each section, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>una por cuadrante, al azar</translation>
    </message>
    <message>
        <source>{tiles}; two castle tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{tiles}; dos losetas de castillo</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}; {rest} más al azar, al menos {least}</translation>
    </message>
    <message>
        <source>{names}; {rest} more at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>{names}; {rest} más al azar</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>About Kingdom Builder Qt</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Acerca de Kingdom Builder Qt</translation>
    </message>
    <message>
        <source>Version {version}, Python {python}, Qt for Python {qt}</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Versión {version}, Python {python}, Qt for Python {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>No oficial</translation>
    </message>
    <message>
        <source>A program made by fans of the board game. It is not affiliated with or endorsed by the game&apos;s publisher or its author, and contains no artwork of the printed game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Un programa hecho por aficionados al juego de mesa. No está vinculado a la editorial ni al autor del juego ni cuenta con su respaldo, y no contiene ilustraciones del juego impreso.</translation>
    </message>
    <message>
        <source>This program</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Este programa</translation>
    </message>
    <message>
        <source>Code and drawings by the Kingdom Builder Qt contributors, MIT licence. You may use, change and pass them on freely.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Código y dibujos de los colaboradores de Kingdom Builder Qt, licencia MIT. Puedes usarlos, modificarlos y distribuirlos libremente.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Bibliotecas</translation>
    </message>
    <message>
        <source>Qt and PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm and Pillow under MIT, MPL and MIT-CMU licences. All texts, and how to replace the Qt libraries, are in the folder “licences” of the installed program.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Qt y PySide6 (Qt for Python), GNU Lesser General Public License 3 ({address}). PyYAML, platformdirs, tqdm y Pillow con licencias MIT, MPL y MIT-CMU. Todos los textos, y cómo reemplazar las bibliotecas de Qt, están en la carpeta «licences» del programa instalado.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Tipos de letra</translation>
    </message>
    <message>
        <source>Inter by Rasmus Andersson and the Inter Project Authors, Alegreya by Juan Pablo del Peral and the Alegreya Project Authors, both SIL Open Font License 1.1.</source>
        <extracomment>kingdom_builder_qt/ui/shell/about_dialog.py</extracomment>
        <translation>Inter, de Rasmus Andersson y los autores del proyecto Inter; Alegreya, de Juan Pablo del Peral y los autores del proyecto Alegreya; ambos con SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>&amp;Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>&amp;Letras de los terrenos</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <extracomment>kingdom_builder_qt/ui/shell/appearance_menu.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Content &amp;problems…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Pro&amp;blemas de contenido…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>Acerca &amp;de</translation>
    </message>
    <message>
        <source>Position copied. Hidden cards appear in it as “?”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Posición copiada. Las cartas ocultas aparecen en ella como «?».</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Posición copiada.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partida copiada.</translation>
    </message>
    <message>
        <source>Game copied, including the hidden cards.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Partida copiada, con las cartas ocultas.</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Código de preparación copiado: {code}</translation>
    </message>
    <message>
        <source>Set-up code copied: {code}. A game from it does not count as the challenge.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Código de preparación copiado: {code}. Una partida con él no cuenta como el desafío.</translation>
    </message>
    <message>
        <source>A game that began from a position has no set-up code. Copy the position as text instead.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Una partida que empezó en una posición no tiene código de preparación. Copia en su lugar la posición como texto.</translation>
    </message>
    <message>
        <source>Start without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Empezar sin guardar</translation>
    </message>
    <message>
        <source>Your game is saved. To return to it, choose Game &gt; Games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Tu partida está guardada. Para volver a ella, elige Partida &gt; Partidas.</translation>
    </message>
    <message>
        <source>The content of the game is missing.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Falta el contenido de la partida.</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Esta partida ya está en la mesa.</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>in place of the name of a file</comment>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>la partida</translation>
    </message>
    <message>
        <source>Your games have later moves of this game. It continues with them.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>En tus partidas hay jugadas posteriores de esta partida. Continúa con ellas.</translation>
    </message>
    <message>
        <source>This game is no longer in your games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Esta partida ya no está entre tus partidas.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Continuar sin guardar</translation>
    </message>
    <message>
        <source>the copied game</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>la partida copiada</translation>
    </message>
    <message>
        <source>This game was restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Esta partida se ha restaurado de las partidas eliminadas.</translation>
    </message>
    <message>
        <source>This game could not be added to your games: their folder cannot be written to.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Esta partida no se ha podido añadir a tus partidas: no se puede escribir en su carpeta.</translation>
    </message>
    <message>
        <source>The copied game cannot be played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>La partida copiada no se puede jugar.</translation>
    </message>
    <message>
        <source>The last moves are not saved. If you close the game now, they will be lost.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Las últimas jugadas no están guardadas. Si cierras la partida ahora, se perderán.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find by pressing a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Encontrar pulsando una tecla</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Quitársela</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore all</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Restaurar todo</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Give this action its usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Devolver a esta acción sus teclas habituales</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Devolver a todas las acciones sus teclas habituales</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Press a key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Pulsa una tecla</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Quitar esta tecla</translation>
    </message>
    <message>
        <source>Key {number} of “{action}”</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Tecla {number} de «{action}»</translation>
    </message>
    <message>
        <source>Remove {key}</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Quitar {key}</translation>
    </message>
    <message>
        <source>No action has the key {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Ninguna acción tiene la tecla {key}.</translation>
    </message>
    <message>
        <source>No action is found.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>No se ha encontrado ninguna acción.</translation>
    </message>
    <message>
        <source>{key} is a key of this action already.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} ya es una tecla de esta acción.</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}”.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>{key} es la tecla de «{action}».</translation>
    </message>
    <message>
        <source>“{action}” has its usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«{action}» tiene sus teclas habituales.</translation>
    </message>
    <message>
        <source>All actions have their usual keys.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Todas las acciones tienen sus teclas habituales.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} instead of {old}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«{action}» tiene la tecla {key} en lugar de {old}.</translation>
    </message>
    <message>
        <source>The keys are as they were before.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Las teclas vuelven a ser como antes.</translation>
    </message>
    <message>
        <source>“{action}” has the key {key} again.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«{action}» vuelve a tener la tecla {key}.</translation>
    </message>
    <message>
        <source>“{action}” has lost {key}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>«{action}» ha perdido {key}.</translation>
    </message>
    <message>
        <source>Keys (*{suffix})</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Teclas (*{suffix})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Importar teclas</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>El archivo no se puede leer.</translation>
    </message>
    <message>
        <source>The keys are imported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Las teclas están importadas.</translation>
    </message>
    <message numerus="yes">
        <source>The keys are imported. %n unknown actions are kept aside.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>
            <numerusform>Las teclas están importadas. Se guarda aparte %n acción desconocida.</numerusform>
            <numerusform>Las teclas están importadas. Se guardan aparte %n acciones desconocidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export keys</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Exportar teclas</translation>
    </message>
    <message>
        <source>The keys are exported.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>Las teclas están exportadas.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Co&amp;lores</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Tama&amp;ño del texto</translation>
    </message>
    <message>
        <source>&amp;Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Velo&amp;cidad del ordenador</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Ap&amp;render</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Pri&amp;mera partida</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>Section &amp;editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Editor de &amp;cuadrantes</translation>
    </message>
    <message>
        <source>&amp;Back to the editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Volver al editor</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Cerrar &amp;la partida</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Terminar turno</translation>
    </message>
    <message>
        <source>&amp;Decline or finish action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Renu&amp;nciar a la acción o terminarla</translation>
    </message>
    <message>
        <source>Back to &amp;mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Volver a la acción &amp;obligatoria</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Replay last turns</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Repet&amp;ir los últimos turnos</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Copiar posi&amp;ción</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>C&amp;opiar partida</translation>
    </message>
    <message>
        <source>Save set-up as p&amp;icture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Guardar preparación como &amp;imagen…</translation>
    </message>
    <message>
        <source>&amp;Paste position, game, code or picture…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Pe&amp;gar posición, partida, código o imagen…</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Hacer que el ordenador juegue &amp;ya</translation>
    </message>
    <message>
        <source>&amp;Pause the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Pa&amp;usar el ordenador</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Avanzar una ju&amp;gada</translation>
    </message>
    <message>
        <source>Step one &amp;turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>A&amp;vanzar un turno</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Más rápi&amp;do</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Ac&amp;ercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Alejar</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>A&amp;justar a la ventana</translation>
    </message>
    <message>
        <source>M&amp;agnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>L&amp;upa</translation>
    </message>
    <message>
        <source>Turn the &amp;board round</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Girar el tablero</translation>
    </message>
    <message>
        <source>&amp;Next click with the right button</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Siguie&amp;nte clic con el botón derecho</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Puntuación en curso</translation>
    </message>
    <message>
        <source>Show &amp;possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Mostrar casillas pos&amp;ibles</translation>
    </message>
    <message>
        <source>Show &amp;gold of a hex</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Mostrar el &amp;oro de una casilla</translation>
    </message>
    <message>
        <source>&amp;Mark the section being tried</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Marcar el cuadrante en prueba</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Pa&amp;ntalla completa</translation>
    </message>
    <message>
        <source>&amp;Tips in the first game</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Conse&amp;jos en la primera partida</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Packs…</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Paquetes…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Do you want to save it elsewhere?</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>¿Quieres guardarla en otro sitio?</translation>
    </message>
    <message>
        <source>The game is not being saved: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>La partida no se está guardando: {reason}</translation>
    </message>
    <message>
        <source>A game could not be read; its file was kept as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>No se ha podido leer una partida; su archivo se ha conservado como {file}.</translation>
    </message>
    <message>
        <source>A game of an earlier version could not be read; it stays as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>No se ha podido leer una partida de una versión anterior; queda como {file}.</translation>
    </message>
    <message>
        <source>Your games are now in one list, Game &gt; Games. Games added: {count}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_window.py</extracomment>
        <translation>Tus partidas están ahora en una sola lista, Partida &gt; Partidas. Partidas añadidas: {count}.</translation>
    </message>
    <message>
        <source>Content problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problemas de contenido</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>All content files are in order.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Todos los archivos de contenido están en orden.</translation>
    </message>
    <message>
        <source>Problems: {count}. Errors: {errors}. Entries with an error cannot be played; all others can.</source>
        <extracomment>kingdom_builder_qt/ui/shell/problems_dialog.py</extracomment>
        <translation>Problemas: {count}. Errores: {errors}. Las entradas con un error no se pueden jugar; todas las demás, sí.</translation>
    </message>
    <message>
        <source>New player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Nuevo jugador</translation>
    </message>
    <message>
        <source>Change player</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Cambiar el jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Retrato {number}</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Color</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>This player can take a seat in any new game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Este jugador puede ocupar un puesto en cualquier partida nueva.</translation>
    </message>
    <message>
        <source>Finished games keep the name under which they were played.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Las partidas terminadas conservan el nombre con el que se jugaron.</translation>
    </message>
    <message>
        <source>Another player is called {name}.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Otro jugador se llama {name}.</translation>
    </message>
    <message>
        <source>No players yet. Add everyone who plays at this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Aún no hay jugadores. Añade a todos los que juegan en este ordenador.</translation>
    </message>
    <message>
        <source>People who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Jugadores de este ordenador</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Añadir un jugador…</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Put first</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Poner primero</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py, kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>kingdom_builder_qt/ui/shell/features.py</extracomment>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Copy set-up c&amp;ode</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>Copiar có&amp;digo de preparación</translation>
    </message>
    <message>
        <source>R&amp;eset layout</source>
        <extracomment>kingdom_builder_qt/ui/shell/main_actions.py</extracomment>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>The first player takes a seat in every new game and plays the challenges.</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>El primer jugador ocupa un puesto en cada partida nueva y juega los desafíos.</translation>
    </message>
    <message>
        <source>Set-up {date}</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Preparación {date}</translation>
    </message>
    <message>
        <source>Save the set-up as a picture</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Guardar la preparación como imagen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Saved as {file}, and copied for pasting.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Guardado como {file} y copiado para pegarlo.</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Esta imagen no se puede leer.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Esta imagen es demasiado grande.</translation>
    </message>
    <message>
        <source>No set-up code can be read from this picture.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>No se puede leer ningún código de preparación en esta imagen.</translation>
    </message>
    <message>
        <source>If a code is printed below the board, copy it as text and paste it.</source>
        <extracomment>kingdom_builder_qt/ui/shell/set_up_pictures.py</extracomment>
        <translation>Si hay un código impreso debajo del tablero, cópialo como texto y pégalo.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Letters of terrains</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Letras de los terrenos</translation>
    </message>
    <message>
        <source>Magnifier</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lupa</translation>
    </message>
    <message>
        <source>Show running score</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mostrar la puntuación en curso</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mostrar coordenadas</translation>
    </message>
    <message>
        <source>Show paths between settlements</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mostrar caminos entre asentamientos</translation>
    </message>
    <message>
        <source>Show possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Mostrar casillas posibles</translation>
    </message>
    <message>
        <source>Animate possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animar casillas posibles</translation>
    </message>
    <message>
        <source>Animate water and flags</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animar agua y banderas</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Terminar turnos a mano</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Jugar automáticamente las jugadas forzosas</translation>
    </message>
    <message>
        <source>Usual opponent</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Rival habitual</translation>
    </message>
    <message>
        <source>Hints by</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Pistas de</translation>
    </message>
    <message>
        <source>People who play here…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Jugadores de este ordenador…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Motores…</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Reproducir sonidos</translation>
    </message>
    <message>
        <source>System language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Shows the hex at the pointer or cursor enlarged</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Muestra ampliada la casilla bajo el puntero o el cursor</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Desactivado mientras el ordenador funciona con batería.</translation>
    </message>
    <message>
        <source>Stops after a few seconds. Off while the computer runs on battery.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Se detiene a los pocos segundos. Desactivado mientras el ordenador funciona con batería.</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Velocidad del ordenador</translation>
    </message>
    <message>
        <source>Master&apos;s thinking time</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Tiempo de Maestro</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Otherwise it ends as soon as you can do nothing more.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Si no, termina en cuanto ya no puedes hacer nada más.</translation>
    </message>
    <message>
        <source>Undo takes it back together with your previous move.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Deshacer la retira junto con tu jugada anterior.</translation>
    </message>
    <message>
        <source>Plays against you in a first game. Challenges have their own opponents.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Juega contra ti en la primera partida. Los desafíos tienen sus propios rivales.</translation>
    </message>
    <message>
        <source>Names, colours and portraits of the people who play here</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Nombres, colores y retratos de los jugadores de este ordenador</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Conservar las partidas terminadas</translation>
    </message>
    <message>
        <source>Computer players in programs of their own</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Jugadores del ordenador en programas propios</translation>
    </message>
    <message>
        <source>See and change the keys of all actions</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Ver y cambiar las teclas de todas las acciones</translation>
    </message>
    <message>
        <source>Unfinished and starred games are always kept. All games stay on this computer.</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Las partidas sin terminar y las favoritas se conservan siempre. Todas se quedan en este ordenador.</translation>
    </message>
    <message>
        <source>The colours of terrains and players</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Los colores de los terrenos y de los jugadores</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Velocidad de la animación</translation>
    </message>
    <message>
        <source>How long Master may think about a turn</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Cuánto tiempo puede pensar Maestro un turno</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Volumen del sonido</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>This game has no set-up code. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_clipboard.py</extracomment>
        <translation>Esta partida no tiene código de preparación. {reason}</translation>
    </message>
    <message>
        <source>The game cannot be set up.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>No se puede preparar la partida.</translation>
    </message>
    <message>
        <source>This set-up code is mistyped, or from a version of the program with other content.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>Este código de preparación tiene un error al teclear, o es de una versión del programa con otro contenido.</translation>
    </message>
    <message numerus="yes">
        <source>This position is too long: at most %n characters can be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>
            <numerusform>Esta posición es demasiado larga: se puede leer %n carácter como máximo.</numerusform>
            <numerusform>Esta posición es demasiado larga: se pueden leer %n caracteres como máximo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>
            <numerusform>Hasta %n carácter</numerusform>
            <numerusform>Hasta %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Very fast</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>As the system (reduced)</source>
        <extracomment>kingdom_builder_qt/ui/shell/settings_dialog.py</extracomment>
        <translation>Como el sistema (reducida)</translation>
    </message>
    <message>
        <source>Do not offer this again</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>No volver a ofrecer esto</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Section editor</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Editor de cuadrantes</translation>
    </message>
    <message>
        <source>The rulebook&apos;s board, against the computer</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Tablero del reglamento, contra el ordenador</translation>
    </message>
    <message>
        <source>Choose players, board and cards</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Elige jugadores, tablero y cartas</translation>
    </message>
    <message>
        <source>Draw your own board sections</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Dibuja tus propios cuadrantes</translation>
    </message>
    <message>
        <source>New here? Learn the game in 10 minutes</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>¿Acabas de llegar? Aprende el juego en 10 minutos</translation>
    </message>
    <message>
        <source>Who are you? Enter your name</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>¿Quién eres? Escribe tu nombre</translation>
    </message>
    <message>
        <source>You will find the lessons in the Learn menu.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Encontrarás las lecciones en el menú Aprender.</translation>
    </message>
    <message>
        <source>You can enter your name in the settings.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Puedes escribir tu nombre en los ajustes.</translation>
    </message>
    <message>
        <source>Welcome, {name}!</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>¡Te damos la bienvenida, {name}!</translation>
    </message>
    <message>
        <source>An unofficial desktop edition of the board game.</source>
        <extracomment>kingdom_builder_qt/ui/shell/start/start_page.py</extracomment>
        <translation>Una edición no oficial del juego de mesa para el ordenador.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Game board</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Tablero de juego</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/ui/table/board/scene.py</extracomment>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>No hint could be found ({reason}).</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/advice_request.py</extracomment>
        <translation>No se ha encontrado ninguna pista ({reason}).</translation>
    </message>
    <message>
        <source>No hints are given here.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/desk.py</extracomment>
        <translation>Aquí no se dan pistas.</translation>
    </message>
    <message>
        <source>{tile}: first turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: descubre primero una carta.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py, kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>It is not a computer player&apos;s turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>No es el turno de un ordenador.</translation>
    </message>
    <message>
        <source>The game is over. Its last decision can no longer be undone.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>La partida ha terminado. Su última decisión ya no se puede deshacer.</translation>
    </message>
    <message>
        <source>You cannot undo beyond a new card or another player&apos;s decision.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>No puedes deshacer más allá de una carta nueva o de la decisión de otro jugador.</translation>
    </message>
    <message>
        <source>The only possible move was played for you.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>La única jugada posible se ha hecho por ti.</translation>
    </message>
    <message>
        <source>No {piece} can be placed now. If you have a tile for it, choose that first.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Ahora no se puede colocar esta pieza ({piece}). Si tienes una loseta para ella, elígela primero.</translation>
    </message>
    <message>
        <source>That is not part of this game.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Eso no forma parte de esta partida.</translation>
    </message>
    <message>
        <source>The {tile} stays in use until your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: sigue en uso hasta tu próxima colocación.</translation>
    </message>
    <message>
        <source>You have already chosen your card for this turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Ya has elegido tu carta para este turno.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other side.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>No queda ninguna casilla libre de {card}: elige la otra cara.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>No tienes {card}.</translation>
    </message>
    <message>
        <source>No free {card} hex is left: choose the other card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>No queda ninguna casilla libre de {card}: elige la otra carta.</translation>
    </message>
    <message>
        <source>{old} is now called {new}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{old} se llama ahora {new}.</translation>
    </message>
    <message>
        <source>Now played by a person: {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Ahora juega una persona: {players}.</translation>
    </message>
    <message>
        <source>The computer player did not answer and is being restarted…</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>El ordenador no ha respondido y se está reiniciando…</translation>
    </message>
    <message>
        <source>The computer player took too long; it plays the rest of this turn at random.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>El ordenador ha tardado demasiado; juega el resto de este turno al azar.</translation>
    </message>
    <message>
        <source>Choose a tile first, or end your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Elige primero una loseta o termina tu turno.</translation>
    </message>
    <message>
        <source>You have nothing left to do. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>No te queda nada por hacer. Termina tu turno.</translation>
    </message>
    <message>
        <source>{tile}: first choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: elige primero una cara de tu carta.</translation>
    </message>
    <message>
        <source>{tile}: first choose your card.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: elige primero tu carta.</translation>
    </message>
    <message>
        <source>{tile}: already in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{tile}: ya está en uso para tu próxima colocación.</translation>
    </message>
    <message>
        <source>Trying {section}</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/trial.py</extracomment>
        <translation>Probando {section}</translation>
    </message>
    <message>
        <source>Counting gold</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py, kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Contando el oro</translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>A continuación, {player}</translation>
    </message>
    <message>
        <source>Paused: {player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>En pausa: juega {player}</translation>
    </message>
    <message>
        <source>{player} has not answered yet…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} aún no ha respondido…</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} está pensando…</translation>
    </message>
    <message>
        <source>{player} has removed your {piece} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{player} ha retirado tu pieza ({piece}) de {hex}</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>Continúa el turno de {player}</translation>
    </message>
    <message>
        <source>{player}, it is your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py, kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>{player}, es tu turno</translation>
    </message>
    <message>
        <source>{active}&apos;s turn continues after your answer.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>El turno de {active} continúa después de tu respuesta.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Soy {player}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kingdom_builder_qt/ui/table/page/dialogs.py</extracomment>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Repetir desde aquí</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>kingdom_builder_qt/ui/table/page/log_menu.py</extracomment>
        <translation>Seguir desde aquí…</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Jugadas posibles</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>All actions</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Todas las acciones</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py, kingdom_builder_qt/ui/table/page/moves_dialog.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Tile {number}: choose it, or put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Loseta {number}: elegirla o dejarla</translation>
    </message>
    <message>
        <source>Choose that tile; press again to put it back</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Elegir esa loseta; pulsar de nuevo para dejarla</translation>
    </message>
    <message>
        <source>Choose that terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Elegir esa carta de terreno</translation>
    </message>
    <message>
        <source>Terrain card {number}: choose it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Carta de terreno {number}: elegirla</translation>
    </message>
    <message>
        <source>Go to the next possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ir a la casilla posible siguiente</translation>
    </message>
    <message>
        <source>Go to the previous possible hex</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ir a la casilla posible anterior</translation>
    </message>
    <message>
        <source>Tell your areas</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Decir tus zonas</translation>
    </message>
    <message>
        <source>Tell the areas of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Decir las zonas de los demás</translation>
    </message>
    <message>
        <source>Tell the hex at the cursor and its neighbours</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Decir la casilla del cursor y sus vecinas</translation>
    </message>
    <message>
        <source>Tell the gold by card</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Decir el oro por carta</translation>
    </message>
    <message>
        <source>Tell your tiles and where the others lie</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Decir tus losetas y dónde están las demás</translation>
    </message>
    <message>
        <source>Go to your next settlement</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ir a tu siguiente asentamiento</translation>
    </message>
    <message>
        <source>Go to the next settlement of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ir al siguiente asentamiento de los demás</translation>
    </message>
    <message>
        <source>Go to the next location with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ir al siguiente lugar con losetas</translation>
    </message>
    <message>
        <source>Go to the next castle</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ir al siguiente castillo</translation>
    </message>
    <message>
        <source>Return a piece to the supply, or take one from it</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Devolver una pieza a la reserva o tomarla de ella</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Ajustar el tablero a la ventana</translation>
    </message>
    <message>
        <source>Tell your own last turn</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Decir tu último turno</translation>
    </message>
    <message>
        <source>Type a command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_keys.py</extracomment>
        <translation>Escribir una orden</translation>
    </message>
    <message>
        <source>No hex can be chosen now.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/board_view.py</extracomment>
        <translation>Ahora no se puede elegir ninguna casilla.</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>b C7: build or choose · m C7 C9: move · d C7: describe · list grass near own</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>b C7: construir o elegir · m C7 C9: mover · d C7: describir · list pradera junto a propias</translation>
    </message>
    <message>
        <source>“{command}” is not a command on this board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/command_field.py</extracomment>
        <translation>«{command}» no es una orden en este tablero.</translation>
    </message>
    <message>
        <source>There is none on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/board/survey.py</extracomment>
        <translation>No hay ninguno en el tablero.</translation>
    </message>
    <message>
        <source>First choose “I am {player}”.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Elige primero «Soy {player}».</translation>
    </message>
    <message>
        <source>This piece can only go back to the supply. Choose the supply, or the piece to leave it where it is.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>Esta pieza solo puede volver a la reserva. Elige la reserva, o la pieza para dejarla donde está.</translation>
    </message>
    <message>
        <source>{level} now plays for {players}.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>{level} juega ahora por {players}.</translation>
    </message>
    <message>
        <source>The computer player is not responding ({reason}). Press {again} to try again, or {players} to play in its place.</source>
        <extracomment>kingdom_builder_qt/ui/table/desk/explainer.py</extracomment>
        <translation>El ordenador no responde ({reason}). Pulsa {again} para volver a intentarlo o {players} para jugar en su lugar.</translation>
    </message>
    <message>
        <source>{key}: move now</source>
        <extracomment>kingdom_builder_qt/ui/table/page/banner.py</extracomment>
        <translation>{key}: jugar ya</translation>
    </message>
    <message>
        <source>Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Tablero en palabras</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>All hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Todas las casillas</translation>
    </message>
    <message>
        <source>Possible hexes</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Casillas posibles</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Tus piezas</translation>
    </message>
    <message>
        <source>Pieces of the others</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Piezas de los demás</translation>
    </message>
    <message>
        <source>Locations with tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Lugares con losetas</translation>
    </message>
    <message>
        <source>Enter plays on the hex as on the board.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Intro juega en la casilla como en el tablero.</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>kingdom_builder_qt/ui/table/page/board_in_words.py</extracomment>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Your cards and tiles appear when you press this button.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/curtain.py</extracomment>
        <translation>Tus cartas y losetas aparecen cuando pulsas este botón.</translation>
    </message>
    <message>
        <source>&amp;Best gain first</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>&amp;Mejor ganancia primero</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/moves_dialog.py</extracomment>
        <translation>Intro juega la jugada elegida.</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>&amp;Hoja de puntuación</translation>
    </message>
    <message>
        <source>Possib&amp;le moves</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>Jugadas posib&amp;les</translation>
    </message>
    <message>
        <source>&amp;Board in words</source>
        <extracomment>kingdom_builder_qt/ui/table/page/score_sheet.py</extracomment>
        <translation>Ta&amp;blero en palabras</translation>
    </message>
    <message>
        <source>Your turn has ended.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Tu turno ha terminado.</translation>
    </message>
    <message>
        <source>Undone. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>Deshecho. {task}.</translation>
    </message>
    <message>
        <source>{player} is next. Press Enter when you are there.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>A continuación, {player}. Pulsa Intro cuando estés ahí.</translation>
    </message>
    <message>
        <source>{player}, your turn continues. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, tu turno continúa. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. Card: {card}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, tu turno en la ronda {round}. Carta: {card}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, tu turno en la ronda {round}. {task}.</translation>
    </message>
    <message>
        <source>{player}, your turn in round {round}. No terrain card. {task}.</source>
        <extracomment>kingdom_builder_qt/ui/table/page/turn_announcer.py</extracomment>
        <translation>{player}, tu turno en la ronda {round}. Sin carta de terreno. {task}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Pla&amp;y it</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Jugarla</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>No hint was found</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Ninguna pista encontrada</translation>
    </message>
    <message>
        <source>Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Segunda mejor</translation>
    </message>
    <message>
        <source>Master suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Maestro propone</translation>
    </message>
    <message>
        <source>{engine} suggests</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{engine} propone</translation>
    </message>
    <message>
        <source>Ask &amp;Master</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>Preguntar a &amp;Maestro</translation>
    </message>
    <message>
        <source>{lead}. {behind}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>{lead}. {behind}</translation>
    </message>
    <message>
        <source>&amp;Best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Mejor</translation>
    </message>
    <message>
        <source>&amp;Second best</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Segunda mejor</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_card.py</extracomment>
        <translation>&amp;Terminar turno</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Choose it to use it once more with the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Elígela para usarla otra vez con la loseta de {tile}.</translation>
    </message>
    <message>
        <source>Tips explain the rules in your first games.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Los consejos explican las reglas en tus primeras partidas.</translation>
    </message>
    <message>
        <source>Lessons and puzzles of the menu Learn show their tasks here.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Las lecciones y los enigmas del menú Aprender muestran aquí sus tareas.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Cartas de Kingdom Builder</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Al final de la partida</translation>
    </message>
    <message>
        <source>Tasks: paid once, at the end of the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Tareas: se pagan una vez, al final de la partida</translation>
    </message>
    <message>
        <source>Paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/cards.py</extracomment>
        <translation>Se paga durante la partida</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Deshacer la última decisión</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Play the undone decision again</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Volver a jugar la decisión deshecha</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/actions.py</extracomment>
        <translation>Termina tu turno</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py, kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{player} is to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Juega {player}</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Estás mirando</translation>
    </message>
    <message>
        <source>Please wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Espera, por favor</translation>
    </message>
    <message>
        <source>Your next card is {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Tu próxima carta es {terrain}</translation>
    </message>
    <message>
        <source>Your next cards are {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Tus próximas cartas son {cards}</translation>
    </message>
    <message>
        <source>Room for another terrain card, which a tile of this game can give you</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Sitio para otra carta de terreno, que una loseta de esta partida puede darte</translation>
    </message>
    <message>
        <source>Further card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Otra carta</translation>
    </message>
    <message>
        <source>{terrain}: {count}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>{terrain}: {count}</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Sin carta</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Carta oculta</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>on a card that can be chosen</comment>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>elegir</translation>
    </message>
    <message>
        <source>no free hex</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>sin casilla libre</translation>
    </message>
    <message>
        <source>This turn&apos;s terrain card</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>La carta de terreno de este turno</translation>
    </message>
    <message>
        <source>Not chosen. Discarded with the other card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>No elegida. Se descarta con la otra carta al final de tu turno</translation>
    </message>
    <message>
        <source>Turned up for this action only, then discarded</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Descubierta solo para esta acción; después se descarta</translation>
    </message>
    <message>
        <source>Your card for the next turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Tu carta para el próximo turno</translation>
    </message>
    <message>
        <source>This card is hidden for now</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Esta carta está oculta por ahora</translation>
    </message>
    <message>
        <source>You have no terrain card this turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>No tienes carta de terreno este turno</translation>
    </message>
    <message>
        <source>It can be chosen after the current action</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Se podrá elegir después de la acción actual</translation>
    </message>
    <message>
        <source>It cannot be chosen, because no free {terrain} hex is left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>No se puede elegir, porque no queda ninguna casilla libre de {terrain}</translation>
    </message>
    <message>
        <source>{done}/{due}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/progress.py</extracomment>
        <translation>{done}/{due}</translation>
    </message>
    <message>
        <source>Watch the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Mirar a los ordenadores</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Una jugada</translation>
    </message>
    <message>
        <source>One turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Velocidad del ordenador</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Game log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/log.py</extracomment>
        <translation>Registro de la partida</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py, kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{gold} de oro</translation>
    </message>
    <message>
        <source>Start player</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Jugador inicial</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n settlements left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>Queda {count} de %n asentamiento</numerusform>
            <numerusform>Quedan {count} de %n asentamientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints, tips, lessons and puzzles appear here. {key} asks for a hint.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>Aquí aparecen pistas, consejos, lecciones y enigmas. {key} pide una pista.</translation>
    </message>
    <message>
        <source>{key} shows the turn that Master would play.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/advice_page.py</extracomment>
        <translation>{key} muestra el turno que jugaría Maestro.</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand.py</extracomment>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Your terrain card. Choose it to build.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Tu carta de terreno. Elígela para construir.</translation>
    </message>
    <message>
        <source>Play this card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Jugar esta carta durante todo el turno</translation>
    </message>
    <message>
        <source>Use this side of the card for the whole turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py</extracomment>
        <translation>Usar esta cara de la carta durante todo el turno</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Pausar los ordenadores</translation>
    </message>
    <message>
        <source>Let the computers play on</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Dejar que los ordenadores sigan jugando</translation>
    </message>
    <message>
        <source>Play one move, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Jugar una jugada y esperar</translation>
    </message>
    <message>
        <source>Play one turn, then wait</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/spectator.py</extracomment>
        <translation>Jugar un turno y esperar</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Quién juega como {player}: {level}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>En la mano: {cards}</translation>
    </message>
    <message>
        <source>Plays {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Juega {terrain}</translation>
    </message>
    <message>
        <source>Chooses one of {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Elige entre {terrain}</translation>
    </message>
    <message>
        <source>Settlements on the {tile}: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Asentamientos en {tile}: {n}</translation>
    </message>
    <message>
        <source>Number tiles: {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Losetas numéricas: {n}</translation>
    </message>
    <message>
        <source>Rows marked (Mayors): {n}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Filas marcadas (Alcaldes): {n}</translation>
    </message>
    <message>
        <source>{piece} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} en el tablero</translation>
    </message>
    <message>
        <source>{piece} not on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece} fuera del tablero</translation>
    </message>
    <message>
        <source>{piece}: {placed} of {all} on the board</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>{piece}: {placed} de {all} en el tablero</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>en turno</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py, kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Jugadores</translation>
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
            <numerusform>{player} – {turn} %n de oro en total</numerusform>
            <numerusform>{player} – {turn} %n de oro en total</numerusform>
        </translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>Quién juega como {player}</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>{player}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: {gold} de oro</translation>
    </message>
    <message>
        <source>{player}: fulfilled, {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: cumplida, {gold} de oro</translation>
    </message>
    <message>
        <source>{player}: not yet fulfilled</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/score_card.py</extracomment>
        <translation>{player}: aún sin cumplir</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Cards, log or advice</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Cartas, registro o consejos</translation>
    </message>
    <message>
        <source>Advice: something to read</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/side_column.py</extracomment>
        <translation>Consejos: hay algo para leer</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Acciones de {tile} antes de la puntuación</translation>
    </message>
    <message>
        <source>Round {number}, {player}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Ronda {number}, turno de {player}</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>{player}: {tile}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>{player}: {tile}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Juega {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the draw pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n carta en el mazo</numerusform>
            <numerusform>%n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the discard pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n carta descartada</numerusform>
            <numerusform>%n cartas descartadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards removed from the game: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>Cartas retiradas de la partida: {cards}</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Tus losetas</translation>
    </message>
    <message>
        <source>Key: {digit}</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/hand/hand_cards.py, kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Tecla: {digit}</translation>
    </message>
    <message>
        <source>Choose it to see this turn again.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Elígelo para volver a ver este turno.</translation>
    </message>
    <message>
        <source>Who plays {player}: {level}. Choose it to change it.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>Quién juega como {player}: {level}. Elígelo para cambiarlo.</translation>
    </message>
    <message>
        <source>&amp;Log of the engine…</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>&amp;Registro del motor…</translation>
    </message>
    <message>
        <source>No tiles yet. Build next to a location to take one.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>Aún sin losetas. Construye junto a un lugar para tomar una.</translation>
    </message>
    <message>
        <source>{player} has no tiles yet.</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/tile_panel.py</extracomment>
        <translation>{player} aún no tiene losetas.</translation>
    </message>
    <message>
        <source>Having no settlement counts as a rank, too. Tied players get the full amount.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>No tener asentamientos también cuenta en la clasificación. Los jugadores empatados reciben la cantidad completa.</translation>
    </message>
    <message>
        <source>{card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{card}: {gold} de oro</translation>
    </message>
    <message>
        <source>{player}, {card}: {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {card}: {gold} de oro</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{player}, {place} place</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/score_model.py</extracomment>
        <translation>{player}, {place} puesto</translation>
    </message>
    <message>
        <source>once more</source>
        <comment>a tile that can be repeated</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>otra vez</translation>
    </message>
    <message>
        <source>{state}, {left} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>{state}, {left} de {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n settlements stored</source>
        <comment>on a tile</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n asentamiento guardado</numerusform>
            <numerusform>%n asentamientos guardados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n loseta numérica</numerusform>
            <numerusform>%n losetas numéricas</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player has this action.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Todos los jugadores tienen esta acción.</translation>
    </message>
    <message>
        <source>Taken from {places}.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Tomada de {places}.</translation>
    </message>
    <message>
        <source>It can be used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>Se puede usar en tu propio turno.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Show the score sheet now (Esc)</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/count_panel.py</extracomment>
        <translation>Mostrar ya la hoja de puntuación (Esc)</translation>
    </message>
    <message>
        <source>The game is over. Gold is being counted. Press Esc for the score sheet.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>La partida ha terminado. Se está contando el oro. Pulsa Esc para ver la hoja de puntuación.</translation>
    </message>
    <message>
        <source>Card {number} of {all}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Carta {number} de {all}</translation>
    </message>
    <message>
        <source>Card {number} of {all}: task</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Carta {number} de {all}: tarea</translation>
    </message>
    <message>
        <source>Card {number} of {all}: paid during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/counting.py</extracomment>
        <translation>Carta {number} de {all}: pagada durante la partida</translation>
    </message>
    <message>
        <source>Copy result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py</extracomment>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/result_bar.py, kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>task</source>
        <comment>kind of card, on the score sheet</comment>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>tarea</translation>
    </message>
    <message>
        <source>during the game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/score_headers.py</extracomment>
        <translation>en la partida</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>The same board, cards and players again</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>El mismo tablero, las mismas cartas y los mismos jugadores otra vez</translation>
    </message>
    <message>
        <source>Copy a picture of board and result</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Copiar una imagen del tablero y el resultado</translation>
    </message>
    <message>
        <source>Other seats, another opponent, pictures</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Otros puestos, otro rival, imágenes</translation>
    </message>
    <message>
        <source>Rematch with &amp;seats changed</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Revancha con &amp;puestos cambiados</translation>
    </message>
    <message>
        <source>The next player starts</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Empieza el siguiente jugador</translation>
    </message>
    <message>
        <source>Same board, &amp;other opponent</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Mismo tablero, &amp;otro rival</translation>
    </message>
    <message>
        <source>Select a number to see on the board which settlements earned it.</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Selecciona un número para ver en el tablero qué asentamientos lo ganaron.</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>Si la partida terminara ahora</translation>
    </message>
    <message>
        <source>{gold} gold ahead of {players}</source>
        <extracomment>kingdom_builder_qt/ui/table/scores/scores_dialog.py</extracomment>
        <translation>{gold} de oro por delante de {players}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>{gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{gold} de oro</translation>
    </message>
    <message>
        <source>No gold now</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Nada de oro ahora</translation>
    </message>
    <message>
        <source>{text}: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{text}: {cards}</translation>
    </message>
    <message>
        <source>{card} {gold}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{card} {gold}</translation>
    </message>
    <message>
        <source>About as good as the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Más o menos tan bueno como el mejor turno</translation>
    </message>
    <message>
        <source>About {gold} gold less in the end than the best turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Unas {gold} monedas de oro menos al final que con el mejor turno</translation>
    </message>
    <message>
        <source>Expected result: a tie</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Resultado previsto: un empate</translation>
    </message>
    <message>
        <source>Expected result: you win by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Resultado previsto: ganas por {gold} de oro</translation>
    </message>
    <message>
        <source>Expected result: you lose by {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Resultado previsto: pierdes por {gold} de oro</translation>
    </message>
    <message>
        <source>The best turn earns as much now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>El mejor turno gana lo mismo ahora.</translation>
    </message>
    <message>
        <source>The best turn earns as much now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>El mejor turno gana lo mismo ahora ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold more now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>El mejor turno gana {gold} de oro más ahora ({cards}).</translation>
    </message>
    <message>
        <source>The best turn earns {gold} gold less now ({cards}).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>El mejor turno gana {gold} de oro menos ahora ({cards}).</translation>
    </message>
    <message>
        <source>It costs the opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le cuesta al rival alrededor de {gold} de oro.</translation>
    </message>
    <message>
        <source>It leaves the opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le deja al rival alrededor de {gold} de oro más.</translation>
    </message>
    <message>
        <source>It costs each opponent about {gold} gold.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le cuesta a cada rival alrededor de {gold} de oro.</translation>
    </message>
    <message>
        <source>It leaves each opponent about {gold} gold more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Le deja a cada rival alrededor de {gold} de oro más.</translation>
    </message>
    <message>
        <source>It prepares about {gold} gold for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Prepara alrededor de {gold} de oro para turnos posteriores.</translation>
    </message>
    <message>
        <source>It leaves about {gold} gold less for later turns.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Deja alrededor de {gold} de oro menos para turnos posteriores.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now, but this one is worth more.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Otro turno ganaría {gold} de oro ahora, pero este vale más.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Otro turno ganaría {gold} de oro ahora.</translation>
    </message>
    <message>
        <source>Another turn would earn {gold} gold now; this one is worth more in the long run.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Otro turno ganaría {gold} de oro ahora; este vale más a la larga.</translation>
    </message>
    <message>
        <source>No remaining action helps. End your turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ninguna acción restante ayuda. Termina tu turno.</translation>
    </message>
    <message>
        <source>Nothing you can do here helps.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Nada de lo que puedes hacer aquí ayuda.</translation>
    </message>
    <message>
        <source>No other turn earns more gold now.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Ningún otro turno gana más oro ahora.</translation>
    </message>
    <message>
        <source>Several turns are about as good; none is clearly better.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Varios turnos son igual de buenos; ninguno es claramente mejor.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n {tile} tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>El turno da %n loseta ({tile})</numerusform>
            <numerusform>El turno da %n losetas ({tile})</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps more options open for the next card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Deja más opciones abiertas para la próxima carta</translation>
    </message>
    <message>
        <source>It brings other locations and castles closer</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Acerca otros lugares y castillos</translation>
    </message>
    <message>
        <source>It sets up a better next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Prepara un próximo turno mejor</translation>
    </message>
    <message>
        <source>It keeps more free hexes to expand into</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Conserva más casillas libres para extenderse</translation>
    </message>
    <message>
        <source>It gains an advantage for later</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Logra una ventaja para más tarde</translation>
    </message>
    <message>
        <source>{reason} (worth about {gold} gold).</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>{reason} (vale alrededor de {gold} de oro).</translation>
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
        <translation>Construir</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>{origin} → {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py, kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{origin} → {hex}</translation>
    </message>
    <message>
        <source>take back {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>recuperar {hex}</translation>
    </message>
    <message>
        <source>remove {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>retirar {hex}</translation>
    </message>
    <message>
        <source>turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>descubrir una carta</translation>
    </message>
    <message>
        <source>use</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>usar</translation>
    </message>
    <message>
        <source>take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>tomar una loseta numérica</translation>
    </message>
    <message>
        <source>decline</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>renunciar</translation>
    </message>
    <message>
        <source>done</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>Assisted: {assistance}</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Con ayuda: {assistance}</translation>
    </message>
    <message>
        <source>This game does not count for the rating, because it had assistance: {assistance}.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Esta partida no cuenta para la clasificación, porque tuvo ayuda: {assistance}.</translation>
    </message>
    <message>
        <source>Assisted ({assistance}): no medal, and the result does not count.</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>Con ayuda ({assistance}): sin medalla, y el resultado no cuenta.</translation>
    </message>
    <message>
        <source>hints</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>pistas</translation>
    </message>
    <message>
        <source>free undo</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>deshacer libre</translation>
    </message>
    <message>
        <source>players changed during the game</source>
        <extracomment>kingdom_builder_qt/ui/words/assistance_texts.py</extracomment>
        <translation>jugadores cambiados durante la partida</translation>
    </message>
    <message>
        <source>Task {name} ({aim} gold)</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Misión {name} ({aim} de oro)</translation>
    </message>
    <message>
        <source>Challenge of the week from {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Desafío de la semana del {day}</translation>
    </message>
    <message>
        <source>Challenge of {day}</source>
        <extracomment>kingdom_builder_qt/ui/words/challenges.py</extracomment>
        <translation>Desafío del {day}</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n cards</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>
            <numerusform>{player} termina el turno y roba %n carta</numerusform>
            <numerusform>{player} termina el turno y roba %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn; no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} termina el turno; no queda ninguna carta que robar</translation>
    </message>
    <message>
        <source>{player} ends the turn and draws {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>{player} termina el turno y roba {cards}</translation>
    </message>
    <message>
        <source>Round {round}: {player} chooses a card</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>Ronda {round}: {player} elige una carta</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, and no card is left to draw</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>No queda ninguna casilla libre de {terrain}: la carta sale de la partida y no queda ninguna que robar</translation>
    </message>
    <message>
        <source>No free {terrain} hex is left: the card leaves the game, {player} draws {new}</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>No queda ninguna casilla libre de {terrain}: la carta sale de la partida; {player} roba {new}</translation>
    </message>
    <message>
        <source>This is a position, not a game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Esto es una posición, no una partida.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Este archivo no es una partida guardada.</translation>
    </message>
    <message>
        <source>This file was saved by a newer version of the program.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Este archivo se guardó con una versión más reciente del programa.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>No se puede leer este archivo.</translation>
    </message>
    <message>
        <source>This game needs boards, tiles or cards that are not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Esta partida necesita tableros, losetas o cartas que no están instalados.</translation>
    </message>
    <message>
        <source>This file is damaged or incomplete.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Este archivo está dañado o incompleto.</translation>
    </message>
    <message>
        <source>This game cannot be opened now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Esta partida no se puede abrir ahora.</translation>
    </message>
    <message>
        <source>The unfinished game is kept, but cannot be continued now.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>La partida sin terminar se conserva, pero ahora no se puede continuar.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is not installed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Necesita el paquete {pack}, que no está instalado.</translation>
    </message>
    <message>
        <source>It needs the pack {pack}, which is switched off.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Necesita el paquete {pack}, que está desactivado.</translation>
    </message>
    <message>
        <source>It needs “{name}”, content that the player who saved it has made.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Necesita «{name}», contenido creado por el jugador que la guardó.</translation>
    </message>
    <message>
        <source>It was played with the pack {pack}; the installed version {installed} plays differently.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Se jugó con el paquete {pack}; la versión instalada {installed} se juega de otra forma.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %n more that are missing or different.</source>
        <comment>packs</comment>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>
            <numerusform>Necesita %n más que falta o es diferente.</numerusform>
            <numerusform>Necesita %n más que faltan o son diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” {version} ({author})</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>«{name}» {version} ({author})</translation>
    </message>
    <message>
        <source>“{name}” {version}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>«{name}» {version}</translation>
    </message>
    <message>
        <source>Line {line}: this is not a list of moves.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: esto no es una lista de jugadas.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is neither a turn nor an option.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: «{text}» no es ni un turno ni una opción.</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” is given twice.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: la opción «{text}» aparece dos veces.</translation>
    </message>
    <message>
        <source>Line {line}: there is no option “{text}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: no existe la opción «{text}».</translation>
    </message>
    <message>
        <source>Line {line}: the option “{text}” cannot be “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: la opción «{text}» no puede ser «{other}».</translation>
    </message>
    <message>
        <source>Line {line}: no game can be set up with these options.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: no se puede preparar ninguna partida con estas opciones.</translation>
    </message>
    <message>
        <source>Line {line}: this is turn {text}, but turn {other} is next.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: este es el turno {text}, pero toca el turno {other}.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” comes after the end of the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: «{text}» viene después del final de la partida.</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is not a move. A move is written as “mandatory build C7”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: «{text}» no es una jugada. Una jugada se escribe como “mandatory build C7”.</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible. {reason}</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: la jugada «{text}» no es posible. {reason}</translation>
    </message>
    <message>
        <source>Line {line}: the move “{text}” is not possible.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: la jugada «{text}» no es posible.</translation>
    </message>
    <message>
        <source>Line {line}: the list was cut off; the line “{text}” is missing.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: la lista está cortada; falta la línea «{text}».</translation>
    </message>
    <message>
        <source>Line {line}: the gold is “{text}”, but the moves end with “{other}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: el oro es «{text}», pero las jugadas terminan con «{other}».</translation>
    </message>
    <message>
        <source>Line {line}: the cards are reshuffled more often than the moves allow.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>Línea {line}: las cartas se vuelven a mezclar más veces de las que permiten las jugadas.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>No existe la carpeta {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>No se puede escribir {file}: {error}.</translation>
    </message>
    <message>
        <source>{file} is open in another program: trying again…</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} está abierto en otro programa: reintentando…</translation>
    </message>
    <message>
        <source>{file} is open in another program and was not changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>{file} está abierto en otro programa y no se ha modificado.</translation>
    </message>
    <message>
        <source>Your version was saved next to it as {file}.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_in_use_texts.py</extracomment>
        <translation>Tu versión se ha guardado junto a él como {file}.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{name}” for a device.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows reserva el nombre «{name}» para un dispositivo.</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of “{name}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows suprime el punto o el espacio al final de «{name}».</translation>
    </message>
    <message>
        <source>Windows does not allow “{letter}” in a file name.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Windows no permite «{letter}» en un nombre de archivo.</translation>
    </message>
    <message>
        <source>A file name cannot contain “{letter}”.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Un nombre de archivo no puede contener «{letter}».</translation>
    </message>
    <message>
        <source>Choose another name, so that the file can be used everywhere.</source>
        <extracomment>kingdom_builder_qt/ui/words/file_names.py</extracomment>
        <translation>Elige otro nombre para que el archivo se pueda usar en todas partes.</translation>
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
        <translation>Desafío</translation>
    </message>
    <message>
        <source>From a position</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Desde una posición</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Juego básico</translation>
    </message>
    <message>
        <source>Beautiful castles</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Hermosos castillos</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>{expansion}: first game</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{expansion}: primera partida</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>kingdom_builder_qt/ui/words/dates.py, kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
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
        <translation>{hex}, {terrain} con {overlay:indefinite}, {piece}</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>empty, blocked by {piece:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>vacía, bloqueada por {piece:indefinite}</translation>
    </message>
    <message>
        <source>{piece} of {player}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{piece} de {player}</translation>
    </message>
    <message>
        <source>{hex}, {feature} with {overlay:indefinite}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {feature} con {overlay:indefinite}</translation>
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
        <translation>no quedan losetas</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>queda %n loseta</numerusform>
            <numerusform>quedan %n losetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: drop it here, or drag it on (%n steps left)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: suéltala aquí o sigue arrastrándola (queda %n paso)</numerusform>
            <numerusform>{tile}: suéltala aquí o sigue arrastrándola (quedan %n pasos)</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: one more card at the end of your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: una carta más al final de tu turno</translation>
    </message>
    <message>
        <source>{tile}: take a number tile; to build, choose a card first</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: toma una loseta numérica; para construir, elige primero una carta</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: take a number tile, or build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: toma una loseta numérica o construye %n como máximo en casillas de {terrain}</numerusform>
            <numerusform>{tile}: toma una loseta numérica o construye hasta %n en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: toma una loseta numérica</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: construye %n como máximo en casillas de {terrain}</numerusform>
            <numerusform>{tile}: construye hasta %n en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} {nth} of {count}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile} {nth} de {count}: construye %n en una casilla de {terrain} o renuncia</numerusform>
            <numerusform>{tile} {nth} de {count}: construye %n en casillas de {terrain} o renuncia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: construye %n en una casilla de {terrain} o renuncia</numerusform>
            <numerusform>{tile}: construye %n en casillas de {terrain} o renuncia</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or else move up to {moves}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: construye hasta {left}, o bien mueve hasta {moves}, o Hecho</translation>
    </message>
    <message>
        <source>{tile}: build up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: construye hasta {left}, o Hecho</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve hasta {left}, o Hecho</translation>
    </message>
    <message>
        <source>{tile}: turn up a card to see where to build</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: descubre una carta para ver dónde construir</translation>
    </message>
    <message>
        <source>{tile}: the card shows {terrain}, build one there</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: la carta muestra {terrain}, construye un asentamiento ahí</translation>
    </message>
    <message>
        <source>{tile}: now put it back in the supply (Esc: cancel)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: devuelve ahora la pieza a la reserva (Esc: cancelar)</translation>
    </message>
    <message>
        <source>{tile}: choose where it goes, or the supply to take it back (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige su destino, o la reserva para recuperarla (Esc: atrás)</translation>
    </message>
    <message>
        <source>{tile}: now choose {terrain:indefinite} hex (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige ahora una casilla de {terrain} (Esc: atrás)</translation>
    </message>
    <message>
        <source>{tile}: now choose where it goes (Esc: back)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige ahora su destino (Esc: atrás)</translation>
    </message>
    <message>
        <source>{tile}: now take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: toma ahora una pieza de {victim}</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: keep going, %n steps left, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: sigue, queda %n paso, o Hecho</numerusform>
            <numerusform>{tile}: sigue, quedan %n pasos, o Hecho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: queda %n paso para cualquier pieza, o Hecho</numerusform>
            <numerusform>{tile}: quedan %n pasos para cualquier pieza, o Hecho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: queda %n paso para cualquier pieza</numerusform>
            <numerusform>{tile}: quedan %n pasos para cualquier pieza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: queda %n paso para cualquier {piece}, o Hecho</numerusform>
            <numerusform>{tile}: quedan %n pasos para cualquier {piece}, o Hecho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: queda %n paso para cualquier {piece}</numerusform>
            <numerusform>{tile}: quedan %n pasos para cualquier {piece}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n más en una casilla de {terrain}, o Hecho</numerusform>
            <numerusform>{tile}: %n más en casillas de {terrain}, o Hecho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n más en una casilla de {terrain}</numerusform>
            <numerusform>{tile}: %n más en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: place up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca hasta {left} más, o Hecho</translation>
    </message>
    <message>
        <source>{tile}: place {left} more</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca {left} más</translation>
    </message>
    <message>
        <source>{tile}: now place the last {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca ahora la última pieza ({piece})</translation>
    </message>
    <message>
        <source>{tile}: now place the other {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca ahora la otra pieza ({piece})</translation>
    </message>
    <message>
        <source>{tile}: move up to {left} more, each once, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve hasta {left} más, una vez cada pieza, o Hecho</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve una pieza más, otra distinta, o Hecho</translation>
    </message>
    <message>
        <source>{tile}: move {left} more, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve {left} más, una vez cada pieza</translation>
    </message>
    <message>
        <source>{tile}: move one more, a different one</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve una pieza más, otra distinta</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: construye %n más en una casilla de {terrain}</numerusform>
            <numerusform>{tile}: construye %n más en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: construye %n más como máximo en casillas de {terrain}, o Hecho</numerusform>
            <numerusform>{tile}: construye hasta %n más en casillas de {terrain}, o Hecho</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: build up to {left} more, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: construye hasta {left} más, o Hecho</translation>
    </message>
    <message>
        <source>{tile}: choose a settlement to store and build again on your next turn</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige un asentamiento para guardarlo y volver a construirlo en tu próximo turno</translation>
    </message>
    <message>
        <source>{tile}: take a piece of {victim}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: toma una pieza de {victim}</translation>
    </message>
    <message>
        <source>{tile}: choose the {piece} to take back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige {piece:definite} que quieres recuperar</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: construye %n en una casilla de {terrain}</numerusform>
            <numerusform>{tile}: construye %n en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: choose {terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige una casilla de {terrain}</translation>
    </message>
    <message>
        <source>{tile}: choose one of the marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige una de las casillas marcadas</translation>
    </message>
    <message>
        <source>{tile}: choose the middle of seven free hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige el centro de siete casillas libres</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite}, or take one back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca {piece:indefinite} o recupera una pieza</translation>
    </message>
    <message>
        <source>{tile}: place {piece:indefinite} on a marked hex</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca {piece:indefinite} en una casilla marcada</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: construye %n como máximo en casillas de {terrain} ({piece:short_plural})</numerusform>
            <numerusform>{tile}: construye hasta %n {piece:short_plural} en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: construye %n en una casilla de {terrain} ({piece:short_plural})</numerusform>
            <numerusform>{tile}: construye %n {piece:short_plural} en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: place up to {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca hasta {left}, cada pieza junto a las tuyas</translation>
    </message>
    <message>
        <source>{tile}: place {left}, each next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca {left}, cada pieza junto a las tuyas</translation>
    </message>
    <message>
        <source>{tile}: place up to {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca hasta {left} en casillas marcadas</translation>
    </message>
    <message>
        <source>{tile}: place {left} on marked hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: coloca {left} en casillas marcadas</translation>
    </message>
    <message>
        <source>{tile}: move the {piece}, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve {piece:definite}, o recupera la pieza</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the {piece} up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: mueve {piece:definite} %n paso como máximo, o recupera la pieza</numerusform>
            <numerusform>{tile}: mueve {piece:definite} hasta %n pasos, o recupera la pieza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose {piece:indefinite} to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: elige {piece:indefinite} para moverse %n paso como máximo</numerusform>
            <numerusform>{tile}: elige {piece:indefinite} para moverse hasta %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any {piece}, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: mueve cualquier {piece}, %n paso en total</numerusform>
            <numerusform>{tile}: mueve cualquier {piece}, %n pasos en total</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: choose {piece:indefinite} to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige {piece:indefinite} para mover</translation>
    </message>
    <message>
        <source>{tile}: move the piece, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve la pieza o recupérala</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the piece up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: mueve la pieza %n paso como máximo o recupérala</numerusform>
            <numerusform>{tile}: mueve la pieza hasta %n pasos o recupérala</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose a piece to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: elige una pieza para moverla %n paso como máximo</numerusform>
            <numerusform>{tile}: elige una pieza para moverla hasta %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any piece, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: mueve cualquier pieza, %n paso en total</numerusform>
            <numerusform>{tile}: mueve cualquier pieza, %n pasos en total</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: choose a piece to move</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: elige una pieza para mover</translation>
    </message>
    <message>
        <source>{tile}: move up to {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve hasta {left}, una vez cada pieza</translation>
    </message>
    <message>
        <source>{tile}: move {left}, each once</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>{tile}: mueve {left}, una vez cada pieza</translation>
    </message>
    <message>
        <source>{tile}: {move}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{tile}: {move}</translation>
    </message>
    <message>
        <source>Takes the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Toma la loseta de {tile}</translation>
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
        <translation>{hex} retirado</translation>
    </message>
    <message>
        <source>You lose the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Pierdes la loseta de {tile} ({hex}).</translation>
    </message>
    <message>
        <source>{player} loses the {tile} tile ({hex}).</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>{player} pierde la loseta de {tile} ({hex}).</translation>
    </message>
    <message>
        <source>Draw one more card at the end of the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Robar una carta más al final del turno</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Turn up a terrain card</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Descubrir una carta de terreno</translation>
    </message>
    <message>
        <source>Your next placement need not be next to your own pieces</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Tu próxima colocación no tiene que estar junto a tus piezas</translation>
    </message>
    <message>
        <source>Take a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Tomar una loseta numérica</translation>
    </message>
    <message>
        <source>Decline: build nothing</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Renunciar: no construir nada</translation>
    </message>
    <message>
        <source>Use the card for {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Usar la carta como {card}</translation>
    </message>
    <message>
        <source>Play the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Jugar la carta {card}</translation>
    </message>
    <message>
        <source>Play two identical cards as {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Jugar dos cartas iguales como {card}</translation>
    </message>
    <message>
        <source>Put the settlement on {hex} onto the tile</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Poner en la loseta el asentamiento de {hex}</translation>
    </message>
    <message>
        <source>Build on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Construir en {place}</translation>
    </message>
    <message>
        <source>Move {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Mover {origin} a {place}</translation>
    </message>
    <message>
        <source>Move the {piece} from {origin} to {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Mover {piece:definite} de {origin} a {place}</translation>
    </message>
    <message>
        <source>Take the {piece} on {hex} back</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Recuperar {piece:definite} de {hex}</translation>
    </message>
    <message>
        <source>Remove the {piece} of {owner} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Retirar {piece:definite} de {owner} en {hex}</translation>
    </message>
    <message>
        <source>Place the {piece} on {place}</source>
        <extracomment>kingdom_builder_qt/ui/words/move_texts.py</extracomment>
        <translation>Colocar {piece:definite} en {place}</translation>
    </message>
    <message>
        <source>{hex}, {terrain}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, {terrain}, junto a {sites}</translation>
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
        <translation>{tile:indefinite} sin losetas</translation>
    </message>
    <message>
        <source>{feature:indefinite} with {tile:indefinite}</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} con {tile:indefinite}</translation>
    </message>
    <message>
        <source>{feature:indefinite} without a tile</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} sin loseta</translation>
    </message>
    <message>
        <source>{feature:indefinite} without tiles</source>
        <comment>behind “next to”</comment>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{feature:indefinite} sin losetas</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>edificable</translation>
    </message>
    <message>
        <source>a buildable</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>una edificable</translation>
    </message>
    <message>
        <source>{rule} In this game: {terrain}.</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{rule} En esta partida: {terrain}.</translation>
    </message>
    <message>
        <source>Mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Acción obligatoria</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>repeated {tile}</source>
        <comment>any form of the name</comment>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile}, de nuevo</translation>
    </message>
    <message>
        <source>{tile} once more</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{tile}, otra vez</translation>
    </message>
    <message>
        <source>{letter} of the island</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{letter} de la isla</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Does not play</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>No juega</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ordenador: {level}</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Estratega</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>{level}, {seconds} s a turn</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{level}, {seconds} s por turno</translation>
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
        <translation>Juega en cualquier sitio</translation>
    </message>
    <message>
        <source>One settlement at a time, locations first</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Un asentamiento tras otro, los lugares primero</translation>
    </message>
    <message>
        <source>Plans several turns ahead; the strongest</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Planea varios turnos por adelantado; el más fuerte</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>5.º</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py, kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} o {last}</translation>
    </message>
    <message>
        <source>another program holds the file open</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>otro programa mantiene abierto el archivo</translation>
    </message>
    <message>
        <source>the disk returned other data than were written</source>
        <extracomment>kingdom_builder_qt/content/atomic_files.py</extracomment>
        <translation>el disco ha devuelto datos distintos de los escritos</translation>
    </message>
    <message>
        <source>a date like 2026-01-05</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>una fecha como 2026-01-05</translation>
    </message>
    <message>
        <source>{stem} is not the date of a Monday</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>{stem} no es la fecha de un lunes</translation>
    </message>
    <message>
        <source>rename the file</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py, kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>cambia el nombre del archivo</translation>
    </message>
    <message>
        <source>the pool of {day} contains a missing {kind}: {id}</source>
        <extracomment>kingdom_builder_qt/content/challenge_files.py</extracomment>
        <translation>la reserva del {day} contiene algo que falta: {kind} {id}</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <extracomment>kingdom_builder_qt/content/check.py, kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>este archivo o esta carpeta no existe</translation>
    </message>
    <message>
        <source>the most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>la mayor cantidad</translation>
    </message>
    <message>
        <source>the second most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>la segunda mayor cantidad</translation>
    </message>
    <message>
        <source>the third most</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>la tercera mayor cantidad</translation>
    </message>
    <message>
        <source>At once, for each settlement you build: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>De inmediato, por cada asentamiento que construyas: {rule}</translation>
    </message>
    <message>
        <source>After your mandatory action, counting only its settlements: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Después de tu acción obligatoria, contando solo sus asentamientos: {rule}</translation>
    </message>
    <message>
        <source>At the end of your turn, counting only the settlements built in it: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Al final de tu turno, contando solo los asentamientos construidos en él: {rule}</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>in the row</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en la fila</translation>
    </message>
    <message>
        <source>in the sector</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en el sector</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en el borde del tablero</translation>
    </message>
    <message>
        <source>in the settlement area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en el grupo</translation>
    </message>
    <message>
        <source>in the terrain area</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en la zona de terreno</translation>
    </message>
    <message>
        <source>in the straight line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en la línea recta</translation>
    </message>
    <message>
        <source>in the diagonal line</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en la línea diagonal</translation>
    </message>
    <message>
        <source>{gold} gold for each row in which you were the first to have {count} settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada fila en la que fuiste el primero en tener {count} asentamientos.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build {where}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro de inmediato por cada asentamiento que construyas {where}.</translation>
    </message>
    <message>
        <source>{gold} gold at once for each settlement you build.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro de inmediato por cada asentamiento que construyas.</translation>
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
        <translation>asentamientos {where}</translation>
    </message>
    <message>
        <source>settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>asentamientos</translation>
    </message>
    <message>
        <source>{terrain} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zona de {terrain}</translation>
    </message>
    <message>
        <source>{terrain:indefinite} area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>una zona de {terrain}</translation>
    </message>
    <message>
        <source>{terrain} areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zonas de {terrain}</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>tablero</translation>
    </message>
    <message>
        <source>a board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un tablero</translation>
    </message>
    <message>
        <source>boards</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>tableros</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>fila</translation>
    </message>
    <message>
        <source>a row</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>una fila</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>filas</translation>
    </message>
    <message>
        <source>sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>sector</translation>
    </message>
    <message>
        <source>a sector</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un sector</translation>
    </message>
    <message>
        <source>sectors</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>sectores</translation>
    </message>
    <message>
        <source>edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>borde del tablero</translation>
    </message>
    <message>
        <source>an edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un borde del tablero</translation>
    </message>
    <message>
        <source>edges of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>bordes del tablero</translation>
    </message>
    <message>
        <source>settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>grupo de asentamientos</translation>
    </message>
    <message>
        <source>a settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un grupo de asentamientos</translation>
    </message>
    <message>
        <source>settlement areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>grupos de asentamientos</translation>
    </message>
    <message>
        <source>terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zona de terreno</translation>
    </message>
    <message>
        <source>a terrain area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>una zona de terreno</translation>
    </message>
    <message>
        <source>terrain areas</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>zonas de terreno</translation>
    </message>
    <message>
        <source>straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>línea recta</translation>
    </message>
    <message>
        <source>a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>una línea recta</translation>
    </message>
    <message>
        <source>straight lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>líneas rectas</translation>
    </message>
    <message>
        <source>diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>línea diagonal</translation>
    </message>
    <message>
        <source>a diagonal line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>una línea diagonal</translation>
    </message>
    <message>
        <source>diagonal lines</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>líneas diagonales</translation>
    </message>
    <message>
        <source>within {count} hexes of {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>a {count} casillas como máximo de {place:indefinite}</translation>
    </message>
    <message>
        <source>next to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>junto a {place:indefinite}</translation>
    </message>
    <message>
        <source>joined to {place:indefinite}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>conectados con {place:indefinite}</translation>
    </message>
    <message>
        <source>within {count} hexes of it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>a {count} casillas como máximo</translation>
    </message>
    <message>
        <source>next to it</source>
        <comment>a place</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>al lado</translation>
    </message>
    <message>
        <source>{rule}, only where they fill it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, solo donde lo llenan todo</translation>
    </message>
    <message>
        <source>{rule}, only where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, solo donde tengas más</translation>
    </message>
    <message>
        <source>{rule}, only where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, solo donde tengas menos</translation>
    </message>
    <message>
        <source>{rule}, only where you have {number}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, solo donde tengas {number}</translation>
    </message>
    <message>
        <source>{gold} gold for {rank}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por {rank}</translation>
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
        <translation>{rule}; no tener ninguno también cuenta</translation>
    </message>
    <message>
        <source>For each {place}: {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Por cada {place}: {rule}</translation>
    </message>
    <message>
        <source>the {place}th most</source>
        <comment>settlements; from the fourth on</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>la {place}.ª mayor cantidad</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the most of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por: {place} con más de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for the {place} with the fewest of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por: {place} con menos de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada {filled}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} that one area of your {settlements} joins to another {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada {place} que un grupo de tus {settlements} conecte con otro sitio igual ({place})</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} within {count} hexes of at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada {place} a {count} casillas como máximo de al menos uno de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} next to at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada {place} junto a al menos uno de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each separate area of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada grupo separado de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por al menos uno de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for each {place} with at least one of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada {place} con al menos uno de tus {settlements}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} con tus {settlements} en cada casilla {where}</translation>
    </message>
    <message>
        <source>{place} with your {settlements} on every hex of it</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} con tus {settlements} en todas sus casillas</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements} on the hexes {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} con {number} de tus {settlements} en las casillas {where}</translation>
    </message>
    <message>
        <source>{place} with {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{place} con {number} de tus {settlements}</translation>
    </message>
    <message>
        <source>at least {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>al menos {count}</translation>
    </message>
    <message>
        <source>exactly {count}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>exactamente {count}</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the most of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por tener {settlements} {where} donde tengas más</translation>
    </message>
    <message>
        <source>{gold} gold for having {settlements} {where} with the fewest of yours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por tener {settlements} {where} donde tengas menos</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por {number} de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for having {need} {place:plural} filled with your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por {need} {place:plural} con tus {settlements} en todas sus casillas</translation>
    </message>
    <message>
        <source>{gold} gold for having {number} of your {settlements} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por {number} de tus {settlements} {where}</translation>
    </message>
    <message>
        <source>{gold} gold for having {filled}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por: {filled}</translation>
    </message>
    <message>
        <source>in each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en cada uno de {need} sitios ({place:plural})</translation>
    </message>
    <message>
        <source>within {count} hexes of each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>a {count} casillas como máximo de cada uno de {need} sitios ({place:plural})</translation>
    </message>
    <message>
        <source>next to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>junto a cada uno de {need} sitios ({place:plural})</translation>
    </message>
    <message>
        <source>joined to each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>conectados con cada uno de {need} sitios ({place:plural})</translation>
    </message>
    <message>
        <source>at each of {need} {place:plural}</source>
        <comment>settlements</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>en cada uno de {need} sitios ({place:plural})</translation>
    </message>
    <message>
        <source>each hex</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>cada casilla</translation>
    </message>
    <message>
        <source>every {count} hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>cada {count} casillas</translation>
    </message>
    <message>
        <source>one area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>un grupo</translation>
    </message>
    <message>
        <source>the area where it is shortest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>el grupo donde sea más corto</translation>
    </message>
    <message>
        <source>{gold} gold for {hexes} on the shortest way between the two of your {settlements} farthest apart in {area}, both ends included</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por {hexes} del camino más corto entre los dos de tus {settlements} más alejados entre sí en {area}, incluidos los dos extremos</translation>
    </message>
    <message>
        <source>each area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>cada grupo</translation>
    </message>
    <message>
        <source>{gold} gold for each of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada uno de tus {settlements}</translation>
    </message>
    <message>
        <source>{gold} gold for every {count} of your {settlements}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro por cada {count} de tus {settlements}</translation>
    </message>
    <message>
        <source>{rule} {where}, separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where}, por separado por cada {place}</translation>
    </message>
    <message>
        <source>{rule}, counted separately for each {place}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule}, contando por separado cada {place}</translation>
    </message>
    <message>
        <source>{rule} in your smallest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} en tu grupo de asentamientos más pequeño</translation>
    </message>
    <message>
        <source>{rule} in your largest settlement area</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} en tu grupo de asentamientos más grande</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the fewest</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where} donde tengas menos</translation>
    </message>
    <message>
        <source>{rule} {where} where you have the most</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{rule} {where} donde tengas más</translation>
    </message>
    <message>
        <source>The cards of one terrain leave the deck before the game. {rule}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Antes de la partida, las cartas de un terreno salen del mazo. {rule}</translation>
    </message>
    <message>
        <source>Take a number tile, or give some back and build as many settlements on hexes of your card&apos;s terrain, each adjacent to your own if possible.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Toma una loseta numérica, o devuelve algunas y construye otros tantos asentamientos en casillas del terreno de tu carta, cada uno si es posible junto a los tuyos.</translation>
    </message>
    <message>
        <source>Use another of your location tiles that you used this turn once more.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Usa otra vez una de tus otras losetas de lugar que hayas usado este turno.</translation>
    </message>
    <message>
        <source>Take one of your settlements off the board; build it in your next mandatory action, after the others.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Retira del tablero uno de tus asentamientos; constrúyelo en tu próxima acción obligatoria, después de los demás.</translation>
    </message>
    <message>
        <source>{gold} gold as soon as you take it.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{gold} de oro en cuanto la tomas.</translation>
    </message>
    <message>
        <source>In place of the action of each {tile}: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>En lugar de la acción de cada {tile}: {action}.</translation>
    </message>
    <message>
        <source>When another player takes the last tile of a location or nomad space: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Cuando otro jugador toma la última loseta de un lugar o de una casilla nómada: {action}.</translation>
    </message>
    <message>
        <source>Like every player, before scoring, once for each {place} next to your own settlements: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Como todos los jugadores, antes de la puntuación, una vez por cada {place} junto a tus asentamientos: {action}.</translation>
    </message>
    <message>
        <source>Like every player, once a turn: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Como todos los jugadores, una vez por turno: {action}.</translation>
    </message>
    <message>
        <source>Draw {count} terrain cards at the end of your turn.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Roba {count} cartas de terreno al final de tu turno.</translation>
    </message>
    <message>
        <source>The first settlement of your mandatory action need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>El primer asentamiento de tu acción obligatoria no tiene que estar junto a tus asentamientos.</translation>
    </message>
    <message>
        <source>One of your placements need not be adjacent to your own settlements.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Una de tus colocaciones no tiene que estar junto a tus asentamientos.</translation>
    </message>
    <message>
        <source>Do one of these: {action}.</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>Haz una de estas cosas: {action}.</translation>
    </message>
    <message>
        <source>reveal a terrain card, then {action}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>descubre una carta de terreno y después {action}</translation>
    </message>
    <message>
        <source>{first}; or {second}</source>
        <comment>actions</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{first}; o {second}</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, junto a tus asentamientos</translation>
    </message>
    <message>
        <source>{action}, adjacent to your own settlements if possible</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{action}, si es posible junto a tus asentamientos</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{hex} y sus seis vecinas</translation>
    </message>
    <message>
        <source>build one {piece} on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>construye {piece:indefinite} en {where}</translation>
    </message>
    <message>
        <source>build {number} {piece:plural}, each on {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>construye {number} {piece:plural}, cada vez en {where}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <comment>a number</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{least} o {most}</translation>
    </message>
    <message>
        <source>move {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} un paso a {where}</translation>
    </message>
    <message>
        <source>move {pieces} up to {count} steps, each to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} hasta {count} pasos, cada uno a {where}</translation>
    </message>
    <message>
        <source>{pieces}, each</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{pieces}, cada vez</translation>
    </message>
    <message>
        <source>move {pieces} in a straight line as far as possible, each step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} en línea recta hasta donde llegue, cada paso a {where}</translation>
    </message>
    <message>
        <source>move {pieces} to {where}, the first in a straight line over anything</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} a {where}, la primera en línea recta por encima de todo</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly one hex away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} a {where}, exactamente a una casilla en línea recta</translation>
    </message>
    <message>
        <source>move {pieces} to {where} exactly {count} hexes away in a straight line</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} a {where}, exactamente a {count} casillas en línea recta</translation>
    </message>
    <message>
        <source>move {pieces} to {where} next to the area that it leaves</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} a {where} junto al grupo que deja</translation>
    </message>
    <message>
        <source>move {pieces} to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve {pieces} a {where}</translation>
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
        <translation>mueve tus {pieces} hasta {count} pasos en total, cada uno a {where}</translation>
    </message>
    <message>
        <source>move one of your {pieces} one step to {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>mueve una de tus piezas ({pieces}) un paso a {where}</translation>
    </message>
    <message>
        <source>{number} of your {piece:plural}</source>
        <comment>moved pieces</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{number} {piece:plural} de tu color</translation>
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
        <translation>retira del tablero un asentamiento de cada rival</translation>
    </message>
    <message>
        <source>take {pieces} off the board</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>retira del tablero {pieces}</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <comment>a piece of which there is one</comment>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{piece} de los tuyos</translation>
    </message>
    <message>
        <source>one of your {piece:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/entry_words.py</extracomment>
        <translation>{piece:indefinite} de tu color</translation>
    </message>
    <message>
        <source>your card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>del terreno de tu carta</translation>
    </message>
    <message>
        <source>the drawn card&apos;s terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>del terreno de la carta descubierta</translation>
    </message>
    <message>
        <source>the printed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>del terreno impreso</translation>
    </message>
    <message>
        <source>the removed terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>del terreno retirado</translation>
    </message>
    <message>
        <source>the same terrain</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>del mismo terreno</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py, kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <source>hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>casilla</translation>
    </message>
    <message>
        <source>a hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>casillas</translation>
    </message>
    <message>
        <source>buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>casilla edificable</translation>
    </message>
    <message>
        <source>a buildable hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>una casilla edificable</translation>
    </message>
    <message>
        <source>buildable hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>casillas edificables</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>terreno edificable</translation>
    </message>
    <message>
        <source>a buildable</source>
        <comment>hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>una casilla edificable</translation>
    </message>
    <message>
        <source>buildable</source>
        <comment>of hexes</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>terreno edificable</translation>
    </message>
    <message>
        <source>{terrain:indefinite} hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>una casilla de {terrain}</translation>
    </message>
    <message>
        <source>{terrain} hexes</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>casillas de {terrain}</translation>
    </message>
    <message>
        <source>{terrain} hex</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>casilla de {terrain}</translation>
    </message>
    <message>
        <source>{hex} of {ground}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} {ground}</translation>
    </message>
    <message>
        <source>empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} vacía</translation>
    </message>
    <message>
        <source>an empty {hex}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>una {hex} vacía</translation>
    </message>
    <message>
        <source>empty {hex:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex:plural} vacías</translation>
    </message>
    <message>
        <source>{settlement} of an opponent</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} de un rival</translation>
    </message>
    <message>
        <source>{settlement} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} de tu color</translation>
    </message>
    <message>
        <source>{settlement} on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{settlement} en {hex:indefinite}</translation>
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
        <translation>{hex} que no sea {other:indefinite}</translation>
    </message>
    <message>
        <source>on {hex:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>en {hex:indefinite}</translation>
    </message>
    <message>
        <source>not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>no {where}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>conditions of a hex</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{hex} {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex} {where}</translation>
    </message>
    <message>
        <source>at the edge of the board</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>en el borde del tablero</translation>
    </message>
    <message>
        <source>next to another section</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>junto a otro cuadrante</translation>
    </message>
    <message>
        <source>at the end of a straight line of at least {count} {piece:plural} of your own</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>en el extremo de una línea recta de al menos {count} {piece:plural} de tu color</translation>
    </message>
    <message>
        <source>{hex} but not {where}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>{hex}, pero no {where}</translation>
    </message>
    <message>
        <source>anywhere</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>en cualquier sitio</translation>
    </message>
    <message>
        <source>not next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>no junto a {what:indefinite}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what}</source>
        <comment>the count is 1</comment>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>junto a exactamente {count} {what}</translation>
    </message>
    <message>
        <source>next to exactly {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>junto a exactamente {count} {what:plural}</translation>
    </message>
    <message>
        <source>next to at least {count} {what:plural}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>junto a al menos {count} {what:plural}</translation>
    </message>
    <message>
        <source>within {count} hexes of {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>a {count} casillas como máximo de {what:indefinite}</translation>
    </message>
    <message>
        <source>next to {what:indefinite}</source>
        <extracomment>kingdom_builder_qt/content/describe/filter_words.py</extracomment>
        <translation>junto a {what:indefinite}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>esto no es un archivo</translation>
    </message>
    <message>
        <source>the file is too large: {size}; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>el archivo es demasiado grande: {size}; el límite es {limit}</translation>
    </message>
    <message>
        <source>cannot be read: {error}</source>
        <extracomment>kingdom_builder_qt/content/disk.py</extracomment>
        <translation>ilegible: {error}</translation>
    </message>
    <message>
        <source>{kind} {id} exists already</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>ya existe: {kind} {id}</translation>
    </message>
    <message>
        <source>{kind} {id} would replace the shipped one</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>sustituiría una entrada incluida: {kind} {id}</translation>
    </message>
    <message>
        <source>choose another id; the first is in {file}:{line}</source>
        <extracomment>kingdom_builder_qt/content/entry_drafts.py</extracomment>
        <translation>elige otro ID; la primera entrada está en {file}:{line}</translation>
    </message>
    <message>
        <source>not read: the limit is {most} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>no leído: el límite es de {most} entradas</translation>
    </message>
    <message>
        <source>remove content that you do not use</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>elimina el contenido que no uses</translation>
    </message>
    <message>
        <source>a mapping of ids to {kind} entries</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>una correspondencia de ID a entradas: {kind}</translation>
    </message>
    <message>
        <source>a mapping with the keys of an expansion</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>una correspondencia con las claves de una expansión</translation>
    </message>
    <message>
        <source>format {format} is too new; this program reads format 1</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>el formato {format} es demasiado nuevo; este programa lee el formato 1</translation>
    </message>
    <message>
        <source>a mapping ({names})</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>una correspondencia ({names})</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>conocidos: {names}</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>clave desconocida: {key}</translation>
    </message>
    <message>
        <source>a mapping of ids to words</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>una correspondencia de ID a palabras</translation>
    </message>
    <message>
        <source>braces that are neither a list nor a condition</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>llaves que no son ni una lista ni una condición</translation>
    </message>
    <message>
        <source>the conditions in braces differ from the original: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>las condiciones entre llaves difieren del original: {names}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>unknown {id} in {file}</source>
        <extracomment>kingdom_builder_qt/content/languages/overlays.py, kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>{id} es desconocido en {file}</translation>
    </message>
    <message>
        <source>correct it, delete its `from`, and update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>corrígelo, borra su `from` y actualiza el archivo</translation>
    </message>
    <message>
        <source>unknown {id} in {part} of this folder</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{id} es desconocido en {part} de esta carpeta</translation>
    </message>
    <message>
        <source>missing; {count} entries are not translated</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>falta; entradas sin traducir: {count}</translation>
    </message>
    <message>
        <source>{path}: not translated: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: sin traducir: {names}</translation>
    </message>
    <message>
        <source>{path}: forms missing: {names}</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: faltan formas: {names}</translation>
    </message>
    <message>
        <source>{path}: outdated: the original has changed</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: obsoleto: el original ha cambiado</translation>
    </message>
    <message>
        <source>{path}: no checksum `{stamp}`</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>{path}: sin suma de control `{stamp}`</translation>
    </message>
    <message>
        <source>update the file</source>
        <extracomment>kingdom_builder_qt/content/languages/progress.py</extracomment>
        <translation>actualiza el archivo</translation>
    </message>
    <message>
        <source>move, such as `mandatory build C7`</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>un movimiento como `mandatory build C7`</translation>
    </message>
    <message>
        <source>{record} needs one of: {keys}</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py, kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`{record}` necesita uno de: {keys}</translation>
    </message>
    <message>
        <source>the first step needs a position</source>
        <extracomment>kingdom_builder_qt/content/lessons/lesson_files.py</extracomment>
        <translation>el primer paso necesita una posición</translation>
    </message>
    <message>
        <source>{kind} {id} is skipped because of its own errors</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>omitido por sus propios errores: {kind} {id}</translation>
    </message>
    <message>
        <source>{id} is not a Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{id} no es una carta de Kingdom Builder</translation>
    </message>
    <message>
        <source>unknown {what} {word}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/schema/data_files.py, kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>desconocido: {what} {word}</translation>
    </message>
    <message>
        <source>no section has the {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>en ningún cuadrante: {kind} {id}</translation>
    </message>
    <message>
        <source>this action is never available: no section has {name}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>esta acción nunca está disponible: ningún cuadrante tiene {name}</translation>
    </message>
    <message>
        <source>terrain {id} already has the letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>el terreno {id} ya tiene la letra {letter}</translation>
    </message>
    <message>
        <source>the same action as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>la misma acción que {id}</translation>
    </message>
    <message>
        <source>the same score as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>la misma puntuación que {id}</translation>
    </message>
    <message>
        <source>the same hexes as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>las mismas casillas que {id}</translation>
    </message>
    <message>
        <source>the same name as {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>el mismo nombre que {id}</translation>
    </message>
    <message>
        <source>{claim} belongs to {kind} {id} already</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>{claim} ya pertenece a {kind} {id}</translation>
    </message>
    <message>
        <source>terrain card {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>carta de terreno {id}</translation>
    </message>
    <message>
        <source>bonus tile {bonus}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>loseta de bonificación {bonus}</translation>
    </message>
    <message>
        <source>the action of {brought_by}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>la acción de {brought_by}</translation>
    </message>
    <message>
        <source>{kind} {id} has no text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>sin texto: {kind} {id}</translation>
    </message>
    <message>
        <source>the text has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>el texto tiene {count} caracteres; el límite es {most}</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py, kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>texto</translation>
    </message>
    <message>
        <source>the text names an unknown feature {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>el texto nombra un lugar desconocido: {id}</translation>
    </message>
    <message>
        <source>the text has braces that are not {{a | b, or}} or {{a? words}}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>el texto tiene llaves que no son {{a | b, or}} ni {{a? words}}</translation>
    </message>
    <message>
        <source>the name has {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>el nombre tiene {count} caracteres; el límite es {most}</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>a double space, or a space at an end: {what}</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>un espacio doble, o un espacio en un extremo: {what}</translation>
    </message>
    <message>
        <source>the picture resources/{folder}/{id}.svg is missing</source>
        <extracomment>kingdom_builder_qt/content/lint/entry_checks.py</extracomment>
        <translation>falta la imagen resources/{folder}/{id}.svg</translation>
    </message>
    <message>
        <source>the filter requires own neighbours; add `adjacency: ignored`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>el filtro exige vecinos propios; añade `adjacency: ignored`</translation>
    </message>
    <message>
        <source>`to` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` nombra un lugar, pero las piezas no pueden estar en lugares</translation>
    </message>
    <message>
        <source>`to` names `piece: {piece}`, but targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`to` nombra `piece: {piece}`, pero los destinos siempre están vacíos</translation>
    </message>
    <message>
        <source>`piece: none` has no effect: targets are always empty</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: none` no tiene efecto: los destinos siempre están vacíos</translation>
    </message>
    <message>
        <source>`from` names a feature, but pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` nombra un lugar, pero las piezas no pueden estar en lugares</translation>
    </message>
    <message>
        <source>`from` names `piece: {piece}`, but only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`from` nombra `piece: {piece}`, pero solo se mueven piezas propias</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces move</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` no tiene efecto: solo se mueven piezas propias</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in `from`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` es para casillas vacías y no tiene sentido en `from`</translation>
    </message>
    <message>
        <source>`of` names a feature, but settlements cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` nombra un lugar, pero los asentamientos no pueden estar en lugares</translation>
    </message>
    <message>
        <source>`of` names `piece: {piece}`, but only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`of` nombra `piece: {piece}`, pero solo cuentan piezas propias</translation>
    </message>
    <message>
        <source>`piece: own` has no effect: only own pieces count</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece: own` no tiene efecto: solo cuentan piezas propias</translation>
    </message>
    <message>
        <source>`piece` has no meaning in a group, whose hexes never change</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` no tiene sentido en un grupo cuyas casillas nunca cambian</translation>
    </message>
    <message>
        <source>`line_end` is for empty hexes and has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` es para casillas vacías y no tiene sentido en una puntuación</translation>
    </message>
    <message>
        <source>the filter never matches: a hex has either terrain or a feature</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>el filtro nunca coincide: una casilla tiene terreno o un lugar</translation>
    </message>
    <message>
        <source>the filter never matches: pieces cannot be on features</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>el filtro nunca coincide: las piezas no pueden estar en lugares</translation>
    </message>
    <message>
        <source>`line_end` must be at least 2</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` debe ser al menos 2</translation>
    </message>
    <message>
        <source>`terrain: same` must be the only terrain, directly in `near`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: same` debe ser el único terreno, directamente en `near`</translation>
    </message>
    <message>
        <source>the variants are equal: no filter has `terrain: printed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>las variantes son iguales: ningún filtro tiene `terrain: printed`</translation>
    </message>
    <message>
        <source>`terrain: printed` needs `variants`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: printed` necesita `variants`</translation>
    </message>
    <message>
        <source>`terrain: drawn` needs the step `draw` before it</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: drawn` necesita antes el paso `draw`</translation>
    </message>
    <message>
        <source>the revealed card is unused: no filter has `terrain: drawn`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>la carta descubierta no se usa: ningún filtro tiene `terrain: drawn`</translation>
    </message>
    <message>
        <source>`terrain: removed` has a meaning only in scores</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` solo tiene sentido en puntuaciones</translation>
    </message>
    <message>
        <source>`terrain: card` has no meaning with `when: {when}`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: card` no tiene sentido con `when: {when}`</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning in a score</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` no tiene sentido en una puntuación</translation>
    </message>
    <message>
        <source>`terrain: removed` needs `setup: remove_terrain_type`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: removed` necesita `setup: remove_terrain_type`</translation>
    </message>
    <message>
        <source>the removed terrain is unused: no filter has `terrain: removed`</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>el terreno retirado no se usa: ningún filtro tiene `terrain: removed`</translation>
    </message>
    <message>
        <source>`terrain: {word}` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`terrain: {word}` no tiene sentido antes de la partida</translation>
    </message>
    <message>
        <source>`piece` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`piece` no tiene sentido antes de la partida</translation>
    </message>
    <message>
        <source>`line_end` has no meaning before the game</source>
        <extracomment>kingdom_builder_qt/content/lint/filter_checks.py</extracomment>
        <translation>`line_end` no tiene sentido antes de la partida</translation>
    </message>
    <message>
        <source>no tile builds the piece {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>ninguna loseta construye la pieza {id}</translation>
    </message>
    <message>
        <source>{id} covers seven hexes and needs `adjacency: required`</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} cubre siete casillas y necesita `adjacency: required`</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} es fijo y no se puede mover</translation>
    </message>
    <message>
        <source>{id} is fixed and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} es fijo y no se puede retirar</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be moved</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} no tiene dueño y no se puede mover</translation>
    </message>
    <message>
        <source>{id} has no owner and cannot be removed</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} no tiene dueño y no se puede retirar</translation>
    </message>
    <message>
        <source>{id} is not a location tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} no es una loseta de lugar</translation>
    </message>
    <message>
        <source>`bonus: {id}`: the tile is not a bonus_tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`bonus: {id}`: la loseta no es un `bonus_tile`</translation>
    </message>
    <message>
        <source>a standing action cannot draw a card</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>una acción de todos no puede robar una carta</translation>
    </message>
    <message>
        <source>`when: opponent_takes_last_tile` requires an action that builds one settlement</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: opponent_takes_last_tile` necesita una acción que construya un asentamiento</translation>
    </message>
    <message>
        <source>`when: before_scoring` requires an action that builds or moves</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>`when: before_scoring` necesita una acción que construya o mueva</translation>
    </message>
    <message>
        <source>no location tile has this bonus tile</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>ninguna loseta de lugar tiene esta loseta de bonificación</translation>
    </message>
    <message>
        <source>a bonus tile must upgrade a tile that it comes with, not {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>una loseta de bonificación debe mejorar una loseta con la que viene, no {id}</translation>
    </message>
    <message>
        <source>a bonus tile can only change the hexes of a build of {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>una loseta de bonificación solo puede cambiar las casillas de una construcción de {id}</translation>
    </message>
    <message>
        <source>two options of the terrain card {id} have the same terrain</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>dos opciones de la carta de terreno {id} tienen el mismo terreno</translation>
    </message>
    <message>
        <source>terrain card {id}: nothing can be built on {kind}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>carta de terreno {id}: en {kind} no se puede construir nada</translation>
    </message>
    <message>
        <source>{id} is an island, not a section of the board</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} es una isla, no un cuadrante del tablero</translation>
    </message>
    <message>
        <source>an expansion of the new edition needs {count} sections; it has {sections}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>una expansión de la nueva edición necesita {count} cuadrantes; tiene {sections}</translation>
    </message>
    <message>
        <source>feature {id} has `site: true` and cannot be an overlay</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} tiene `site: true` y no se puede colocar encima</translation>
    </message>
    <message>
        <source>feature {id} is an overlay and cannot be in a section</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>{id} se coloca encima y no puede estar en un cuadrante</translation>
    </message>
    <message>
        <source>see {kind} {id}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>véase {kind} {id}</translation>
    </message>
    <message>
        <source>no terrain card has {id}; only tiles can build on it</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>ninguna carta de terreno tiene {id}; solo las losetas pueden construir ahí</translation>
    </message>
    <message>
        <source>add a terrain card for it to the expansion</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>añade a la expansión una carta de terreno para ello</translation>
    </message>
    <message>
        <source>four sections have up to {spaces} nomad spaces, but there are {dealt} nomad tiles</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>cuatro cuadrantes tienen hasta {spaces} casillas nómadas, pero hay {dealt} losetas nómadas</translation>
    </message>
    <message>
        <source>a game may draw {drawn} task cards, but there are {tasks}</source>
        <extracomment>kingdom_builder_qt/content/lint/set_up_checks.py</extracomment>
        <translation>una partida puede sacar {drawn} cartas de tarea, pero hay {tasks}</translation>
    </message>
    <message>
        <source>the content of the game is missing</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>falta el contenido del juego</translation>
    </message>
    <message>
        <source>reinstall the program</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>vuelve a instalar el programa</translation>
    </message>
    <message>
        <source>the folder does not respond and was not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>la carpeta no responde y no se ha leído</translation>
    </message>
    <message>
        <source>check that its drive is connected</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>comprueba que su unidad está conectada</translation>
    </message>
    <message>
        <source>the folder of the pack {id} is called {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>la carpeta del paquete {id} se llama {name}</translation>
    </message>
    <message>
        <source>install the pack from its file</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>instala el paquete desde su archivo</translation>
    </message>
    <message>
        <source>the pack needs {need}, which is missing or switched off</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>el paquete necesita {need}, que falta o está desactivado</translation>
    </message>
    <message>
        <source>not read: saved here while another program had the section&apos;s file open</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>no leído: guardado aquí mientras otro programa tenía abierto el archivo del cuadrante</translation>
    </message>
    <message>
        <source>open it in the editor, or delete it</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>ábrelo en el editor, o bórralo</translation>
    </message>
    <message>
        <source>this folder is not read: its name is not an id</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>esta carpeta no se lee: su nombre no es un ID</translation>
    </message>
    <message>
        <source>the folder has more than {most} files; the others are not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>la carpeta tiene más de {most} archivos; los demás no se leen</translation>
    </message>
    <message>
        <source>rename it to {stem}.yaml</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>cámbiale el nombre a {stem}.yaml</translation>
    </message>
    <message>
        <source>known: {names}; a section belongs in the folder {sections}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>conocidos: {names}; un cuadrante va en la carpeta {sections}</translation>
    </message>
    <message>
        <source>this file is not read</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>este archivo no se lee</translation>
    </message>
    <message>
        <source>this folder is not read, including its file {name}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>esta carpeta no se lee, ni tampoco su archivo {name}</translation>
    </message>
    <message>
        <source>move its files to {folder}</source>
        <extracomment>kingdom_builder_qt/content/loader.py</extracomment>
        <translation>mueve sus archivos a {folder}</translation>
    </message>
    <message>
        <source>With the indefinite article: `a stone wall`; of a terrain or a terrain card, the words before *hex*: `a grass`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>Con el artículo indefinido, en inglés: `a stone wall`; en un terreno o una carta de terreno, las palabras delante de *hex*: `a grass`.</translation>
    </message>
    <message>
        <source>The plural without an article: `stone walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>El plural sin artículo, en inglés: `stone walls`.</translation>
    </message>
    <message>
        <source>The plural in as few words as possible: `walls`.</source>
        <extracomment>kingdom_builder_qt/content/nouns.py</extracomment>
        <translation>El plural en las menos palabras posibles, en inglés: `walls`.</translation>
    </message>
    <message>
        <source>convert the letters to paths, because fonts differ between computers</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>convierte las letras en trazados, porque las fuentes varían entre ordenadores</translation>
    </message>
    <message>
        <source>replace it by a copy of the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>sustitúyelo por una copia del dibujo</translation>
    </message>
    <message>
        <source>set the colours of each part by attributes</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>define los colores de cada parte con atributos</translation>
    </message>
    <message>
        <source>trace it, or use a PNG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>vectorízala, o usa un PNG</translation>
    </message>
    <message>
        <source>the picture {name} is not drawn: {reason}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>la imagen {name} no se dibuja: {reason}</translation>
    </message>
    <message>
        <source>a picture must be an SVG or PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>una imagen debe ser un archivo SVG o PNG</translation>
    </message>
    <message>
        <source>not valid XML: {problem}, line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>XML no válido: {problem}, línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>the drawing has more than {most} elements</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>el dibujo tiene más de {most} elementos</translation>
    </message>
    <message>
        <source>the drawing is nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>el dibujo está anidado a más de {most} niveles</translation>
    </message>
    <message>
        <source>not an SVG drawing: the file begins with &lt;{word}&gt;</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>no es un dibujo SVG: el archivo empieza por &lt;{word}&gt;</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed; {hint}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; no está permitido; {hint}</translation>
    </message>
    <message>
        <source>&lt;{word}&gt; is not allowed</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;{word}&gt; no está permitido</translation>
    </message>
    <message>
        <source>{key} of &lt;{element}&gt; refers to something outside the drawing</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>{key} de &lt;{element}&gt; hace referencia a algo fuera del dibujo</translation>
    </message>
    <message>
        <source>a DOCTYPE is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>un DOCTYPE no está permitido; guárdalo como SVG simple</translation>
    </message>
    <message>
        <source>&lt;?{target}?&gt; is not allowed; save it as plain SVG</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>&lt;?{target}?&gt; no está permitido; guárdalo como SVG simple</translation>
    </message>
    <message>
        <source>not a PNG file</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>no es un archivo PNG</translation>
    </message>
    <message>
        <source>the PNG file has no header</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>el archivo PNG no tiene cabecera</translation>
    </message>
    <message>
        <source>the PNG file is truncated</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>el archivo PNG está truncado</translation>
    </message>
    <message>
        <source>the pixels of the PNG file are damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>los píxeles del archivo PNG están dañados</translation>
    </message>
    <message>
        <source>the PNG file is damaged</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>el archivo PNG está dañado</translation>
    </message>
    <message>
        <source>the picture has {width} × {height} pixels; the limit is {most} × {most}</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>la imagen tiene {width} × {height} píxeles; el límite es {most} × {most}</translation>
    </message>
    <message>
        <source>the PNG file has an unknown colour type</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>el archivo PNG tiene un tipo de color desconocido</translation>
    </message>
    <message>
        <source>the PNG file has too much metadata; save it without</source>
        <extracomment>kingdom_builder_qt/content/own_pictures.py</extracomment>
        <translation>el archivo PNG tiene demasiados metadatos; guárdalo sin ellos</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py, kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>the archive is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>el archivo comprimido está dañado</translation>
    </message>
    <message>
        <source>more than {most} files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>más de {most} archivos</translation>
    </message>
    <message>
        <source>two names would be the same file on some systems: {name} and {other}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>dos nombres serían el mismo archivo en algunos sistemas: {name} y {other}</translation>
    </message>
    <message>
        <source>the archive has no files</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>el archivo comprimido no contiene archivos</translation>
    </message>
    <message>
        <source>not a ZIP archive, or the file is truncated</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>no es un archivo ZIP, o está truncado</translation>
    </message>
    <message>
        <source>ZIP64 archives are not supported</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>los archivos ZIP64 no son compatibles</translation>
    </message>
    <message>
        <source>{name} is encrypted</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} está cifrado</translation>
    </message>
    <message>
        <source>{name} has an unknown compression ({type})</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} tiene una compresión desconocida ({type})</translation>
    </message>
    <message>
        <source>{name} is a link or another special file</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} es un enlace u otro archivo especial</translation>
    </message>
    <message>
        <source>the folder {name} contains data</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>la carpeta {name} contiene datos</translation>
    </message>
    <message>
        <source>{name}: a pack can only contain {names}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: un paquete solo puede contener: {names}</translation>
    </message>
    <message>
        <source>{name} is not an allowed file name</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} no es un nombre de archivo permitido</translation>
    </message>
    <message>
        <source>{name} is nested deeper than {most} folders</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} está anidado a más de {most} carpetas</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} characters</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: un nombre tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>{name}: a name contains a control character</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: un nombre contiene un carácter de control</translation>
    </message>
    <message>
        <source>{name}: a name has more than {most} bytes</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name}: un nombre tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} está dañado</translation>
    </message>
    <message>
        <source>{name} is larger than {most}</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>{name} supera {most}</translation>
    </message>
    <message>
        <source>the files are too large for the size of the archive</source>
        <extracomment>kingdom_builder_qt/content/packs/archive.py</extracomment>
        <translation>los archivos son demasiado grandes para el tamaño del archivo comprimido</translation>
    </message>
    <message>
        <source>own expansion</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>expansión propia</translation>
    </message>
    <message>
        <source>{file}: the {kind} {id} has errors; fix them first (check-data lists them)</source>
        <extracomment>kingdom_builder_qt/content/packs/export.py</extracomment>
        <translation>{file}: {kind} {id} tiene errores; corrígelos antes (check-data los enumera)</translation>
    </message>
    <message>
        <source>the file is not part of the pack</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>el archivo no forma parte del paquete</translation>
    </message>
    <message>
        <source>{name}: not a pack: the file {file} is missing</source>
        <extracomment>kingdom_builder_qt/content/packs/inspection.py</extracomment>
        <translation>{name}: no es un paquete: falta el archivo {file}</translation>
    </message>
    <message>
        <source>the pack {name} is installed already</source>
        <extracomment>kingdom_builder_qt/content/packs/install.py</extracomment>
        <translation>el paquete {name} ya está instalado</translation>
    </message>
    <message>
        <source>a version such as 1.2</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>una versión como 1.2</translation>
    </message>
    <message>
        <source>a language such as de or pt_BR</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>un idioma como de o pt_BR</translation>
    </message>
    <message>
        <source>{key} {version} is too new; this program reads {known}</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>{key} {version} es demasiado nuevo; este programa lee {known}</translation>
    </message>
    <message>
        <source>install a newer version of the program</source>
        <extracomment>kingdom_builder_qt/content/packs/manifest_file.py</extracomment>
        <translation>instala una versión más reciente del programa</translation>
    </message>
    <message>
        <source>Windows reserves the name {name} for a device</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py, kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows reserva el nombre {name} para un dispositivo</translation>
    </message>
    <message>
        <source>Windows drops the dot or space at the end of {name}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows quita el punto o el espacio al final de {name}</translation>
    </message>
    <message>
        <source>a file name cannot contain {letter}</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>un nombre de archivo no puede contener {letter}</translation>
    </message>
    <message>
        <source>Windows does not allow {letter} in a file name</source>
        <extracomment>kingdom_builder_qt/content/portable_names.py</extracomment>
        <translation>Windows no permite {letter} en un nombre de archivo</translation>
    </message>
    <message>
        <source>card</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>carta</translation>
    </message>
    <message>
        <source>expansion</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>expansión</translation>
    </message>
    <message>
        <source>feature</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>lugar</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>paquete</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>kingdom_builder_qt/content/problems.py</extracomment>
        <translation>pieza</translation>
    </message>
    <message>
        <source>section</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>cuadrante</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/core/notation/state_fields.py, kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>terreno</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>kingdom_builder_qt/content/problems.py, kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>loseta</translation>
    </message>
    <message>
        <source>the drawing extends beyond the board</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>el dibujo se sale del tablero</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>expected a hex: terrain, piece, number, marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>se esperaba una casilla: terreno, pieza, número, marcas</translation>
    </message>
    <message>
        <source>a gap cannot have pieces or marks</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>un hueco no puede tener piezas ni marcas</translation>
    </message>
    <message>
        <source>unknown letter {letter}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py, kingdom_builder_qt/content/sections.py</extracomment>
        <translation>letra desconocida: {letter}</translation>
    </message>
    <message>
        <source>unknown piece {piece}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>pieza desconocida: {piece}</translation>
    </message>
    <message>
        <source>a second hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>una segunda casilla {name}</translation>
    </message>
    <message>
        <source>unknown ruling {id}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>aclaración desconocida: {id}</translation>
    </message>
    <message>
        <source>the drawing has no hex {name}</source>
        <extracomment>kingdom_builder_qt/content/rule_pages.py</extracomment>
        <translation>el dibujo no tiene la casilla {name}</translation>
    </message>
    <message>
        <source>The number of pieces built or moved one after the other.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>El número de piezas que se construyen o se mueven una tras otra.</translation>
    </message>
    <message>
        <source>The minimum, as far as possible.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>El mínimo, en lo posible.</translation>
    </message>
    <message>
        <source>The maximum.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>El máximo.</translation>
    </message>
    <message>
        <source>The distance of a jump in a straight line over anything, in hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>La distancia de un salto en línea recta por encima de todo, en casillas.</translation>
    </message>
    <message>
        <source>The maximum number of single moves, each to an adjacent hex of `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>El número máximo de pasos, cada uno a una casilla contigua de `to`.</translation>
    </message>
    <message>
        <source>Each step may move another piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Cada paso puede mover otra pieza.</translation>
    </message>
    <message>
        <source>The hexes to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Las casillas entre las que se elige.</translation>
    </message>
    <message>
        <source>`if_possible`: next to an own piece if a target is. `required`: next to an own piece. `ignored`: anywhere in `to`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`if_possible`: junto a una pieza propia si se puede. `required`: siempre junto a una pieza propia. `ignored`: en cualquier lugar de `to`.</translation>
    </message>
    <message>
        <source>the removal of own pieces needs a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>retirar piezas propias necesita un tipo</translation>
    </message>
    <message>
        <source>add `piece:` with the id of a piece</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>añade `piece:` con el ID de una pieza</translation>
    </message>
    <message>
        <source>a piece of opponents cannot be limited to a kind</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>una pieza de rivales no se puede limitar a un tipo</translation>
    </message>
    <message>
        <source>players cannot choose between two branches of one_of with the same verb</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>los jugadores no pueden elegir entre dos ramas de `one_of` con el mismo verbo</translation>
    </message>
    <message>
        <source>two builds of settlements may differ in terrain and nothing else</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>dos construcciones de asentamientos solo pueden diferir en el terreno</translation>
    </message>
    <message>
        <source>The kind of piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>El tipo de pieza.</translation>
    </message>
    <message>
        <source>A number or a range.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Un número o un intervalo.</translation>
    </message>
    <message>
        <source>A number or a range; each piece moves once.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Un número o un intervalo; cada pieza se mueve una vez.</translation>
    </message>
    <message>
        <source>The hexes of pieces to choose from.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Las casillas de las piezas entre las que se elige.</translation>
    </message>
    <message>
        <source>`slide`: in a straight line over hexes of `to`, as far as possible. `ray`: in a straight line over anything to the first hex of `to`. `same_area`: next to a remaining settlement of the area that the piece leaves.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`slide`: en línea recta por casillas de `to`, lo más lejos posible. `ray`: en línea recta por encima de todo hasta la primera casilla de `to`. `same_area`: junto a un asentamiento restante del grupo que deja la pieza.</translation>
    </message>
    <message>
        <source>The kind of piece; required for `own`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>El tipo de pieza; obligatorio con `own`.</translation>
    </message>
    <message>
        <source>`each_opponent`: one piece of each opponent, except fixed ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`each_opponent`: una pieza de cada rival, salvo las fijas.</translation>
    </message>
    <message>
        <source>Build pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Construir piezas.</translation>
    </message>
    <message>
        <source>Move own pieces.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Mover piezas propias.</translation>
    </message>
    <message>
        <source>Return pieces to the supply.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Devolver piezas a la reserva.</translation>
    </message>
    <message>
        <source>Reveal a terrain card, then discard it.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Descubrir una carta de terreno y descartarla.</translation>
    </message>
    <message>
        <source>Build on the terrain `drawn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Construir en el terreno `drawn`.</translation>
    </message>
    <message>
        <source>The player chooses one; each has its own targets and adjacency.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>El jugador elige una; cada una tiene sus propias casillas y su propia regla de contigüidad.</translation>
    </message>
    <message>
        <source>Two steps, in order.</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>Dos pasos, en este orden.</translation>
    </message>
    <message>
        <source>Without red.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sin rojo.</translation>
    </message>
    <message>
        <source>Without green.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sin verde.</translation>
    </message>
    <message>
        <source>Without blue.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Sin azul.</translation>
    </message>
    <message>
        <source>Its unique letter in section files.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Su letra propia en los archivos de los cuadrantes.</translation>
    </message>
    <message>
        <source>Settlements can be built on it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>En él se pueden construir asentamientos.</translation>
    </message>
    <message>
        <source>The colour on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>El color en el tablero.</translation>
    </message>
    <message>
        <source>For colour-blind players.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Para jugadores daltónicos.</translation>
    </message>
    <message>
        <source>Counts as a location for Merchants and Workers.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>Cuenta como un lugar para los Mercaderes y los Obreros.</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `owner: nobody`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>una pieza con `lifetime: turn` necesita `owner: nobody`</translation>
    </message>
    <message>
        <source>a piece without owner cannot count for anything</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>una pieza sin dueño no puede contar para nada</translation>
    </message>
    <message>
        <source>a piece of a player must count for {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>una pieza de un jugador debe contar para {names}</translation>
    </message>
    <message>
        <source>a piece with `lifetime: turn` needs `counts_for: [adjacency]`</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>una pieza con `lifetime: turn` necesita `counts_for: [adjacency]`</translation>
    </message>
    <message>
        <source>`player`: the player who builds it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`player`: el jugador que la construye.</translation>
    </message>
    <message>
        <source>The number per player; without owner, the total.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>El número por jugador; sin dueño, el total.</translation>
    </message>
    <message>
        <source>The terrain it may be built on, if an entry names none, and moved to by tiles.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>El terreno donde puede construirse, si una entrada no nombra ninguno, y adonde la mueven las losetas.</translation>
    </message>
    <message>
        <source>The respects in which it counts as a settlement: all four for a piece of a player, none without owner, `adjacency` with `lifetime: turn`.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>En qué cuenta como asentamiento: en los cuatro aspectos para la pieza de un jugador, en ninguno sin dueño, `adjacency` con `lifetime: turn`.</translation>
    </message>
    <message>
        <source>`neighbours`: no piece can be built next to it.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`neighbours`: no se puede construir ninguna pieza a su lado.</translation>
    </message>
    <message>
        <source>`flower`: a hex and its six neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`flower`: una casilla y sus seis vecinas.</translation>
    </message>
    <message>
        <source>It cannot be moved or removed.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>No se puede mover ni retirar.</translation>
    </message>
    <message>
        <source>`turn`: has no owner, counts for the adjacency of the active player, and is removed at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>`turn`: no tiene dueño, cuenta para la contigüidad del jugador activo y se retira al final del turno.</translation>
    </message>
    <message>
        <source>a row of letters</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>una fila de letras</translation>
    </message>
    <message>
        <source>row of letters, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>una fila de letras, entre comillas</translation>
    </message>
    <message>
        <source>an upper-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/board_grammar.py</extracomment>
        <translation>una letra mayúscula</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>items: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>elementos: {found}; debe haber {needed}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>missing key {key} in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>falta la clave {key} en `{record}`</translation>
    </message>
    <message>
        <source>a mapping with one of: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py</extracomment>
        <translation>una correspondencia con uno de: {names}</translation>
    </message>
    <message>
        <source>{keys} cannot be combined in {record}</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/schema/filter_grammar.py, kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>no se pueden combinar en `{record}`: {keys}</translation>
    </message>
    <message>
        <source>a mapping</source>
        <extracomment>kingdom_builder_qt/content/schema/compound.py, kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>una correspondencia</translation>
    </message>
    <message>
        <source>0 or 180</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>0 o 180</translation>
    </message>
    <message>
        <source>A section and its rotation.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Un cuadrante y su giro.</translation>
    </message>
    <message>
        <source>The section.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>El cuadrante.</translation>
    </message>
    <message>
        <source>Upright or upside down.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Derecho o al revés.</translation>
    </message>
    <message>
        <source>The terrain of the settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>El terreno de los asentamientos.</translation>
    </message>
    <message>
        <source>The number of settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>El número de asentamientos.</translation>
    </message>
    <message>
        <source>Their number in the deck.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Su número en el mazo.</translation>
    </message>
    <message>
        <source>The options of the player.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Las opciones del jugador.</translation>
    </message>
    <message>
        <source>The four sections: north-west, north-east, south-west, south-east.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Los cuatro cuadrantes: noroeste, noreste, suroeste, sureste.</translation>
    </message>
    <message>
        <source>The Kingdom Builder cards.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Las cartas de Kingdom Builder.</translation>
    </message>
    <message>
        <source>The feature; section files cannot contain it.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>El elemento; los archivos de los cuadrantes no pueden contenerlo.</translation>
    </message>
    <message>
        <source>The possible hexes; one per section is drawn at random.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Las casillas posibles; se sortea una por cuadrante.</translation>
    </message>
    <message>
        <source>Only on these sections.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Solo en estos cuadrantes.</translation>
    </message>
    <message>
        <source>Kingdom Builder cards per game: the highest number of its expansions.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Cartas de Kingdom Builder por partida: el número más alto de sus expansiones.</translation>
    </message>
    <message>
        <source>Tiles per location: the highest number of the expansions in a game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Losetas por lugar: el número más alto de las expansiones de la partida.</translation>
    </message>
    <message>
        <source>Task cards drawn per section of this expansion in the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Cartas de tarea que se sacan por cada cuadrante de esta expansión en la partida.</translation>
    </message>
    <message>
        <source>Cards added to the deck, by id.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Cartas que se añaden al mazo, por identificador.</translation>
    </message>
    <message>
        <source>Set-up for a first game.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>La preparación de una primera partida.</translation>
    </message>
    <message>
        <source>Features laid on the board at set-up.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Elementos que se colocan en el tablero durante la preparación.</translation>
    </message>
    <message>
        <source>`new`: the four sections of the expansion form one board, and selection tiles determine the tiles of their locations.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>`new`: los cuatro cuadrantes de la expansión forman un tablero, y las losetas de selección determinan las losetas de sus lugares.</translation>
    </message>
    <message>
        <source>Its position in lists, lowest first.</source>
        <extracomment>kingdom_builder_qt/content/schema/expansion_grammar.py</extracomment>
        <translation>Su lugar en las listas, primero el más bajo.</translation>
    </message>
    <message>
        <source>the filter is too slow: its cost is {found}; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>el filtro es demasiado lento: su coste es {found}; el límite es {most}</translation>
    </message>
    <message>
        <source>computer players evaluate filters thousands of times; use fewer nested `near`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>los jugadores del ordenador evalúan los filtros miles de veces; usa menos `near` anidados</translation>
    </message>
    <message>
        <source>an empty filter matches every hex</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>un filtro vacío coincide con todas las casillas</translation>
    </message>
    <message>
        <source>add a condition, or remove the filter</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>añade una condición, o elimina el filtro</translation>
    </message>
    <message>
        <source>`not` with an empty filter never matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`not` con un filtro vacío nunca coincide</translation>
    </message>
    <message>
        <source>`near` with an empty filter always matches</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`near` con un filtro vacío siempre coincide</translation>
    </message>
    <message>
        <source>Terrain of the hex; a list matches any of its items. `buildable`: any buildable terrain. `card`: the terrain of the played card. `drawn`: the terrain of the card from `draw`. `printed`: the terrain of this variant of the tile. `removed`: the terrain removed by the `setup` of the card. `same`, alone and directly in `near`: the terrain of the central hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Terreno de la casilla; en una lista basta uno de ellos. `buildable`: cualquier terreno edificable. `card`: el terreno de la carta jugada. `drawn`: el terreno de la carta de `draw`. `printed`: el terreno de esta variante de la loseta. `removed`: el terreno retirado por `setup` de la carta. `same`, solo y directamente en `near`: el terreno de la casilla central.</translation>
    </message>
    <message>
        <source>Feature of the hex. `site`: any feature with `site: true`.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Elemento de la casilla. `site`: cualquier elemento con `site: true`.</translation>
    </message>
    <message>
        <source>A piece on the hex that counts as a settlement, by owner; `none`: no piece at all.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Una pieza en la casilla que cuenta como asentamiento, según su dueño; `none`: ninguna pieza.</translation>
    </message>
    <message>
        <source>A nearby hex matches this filter; for a list, each of its filters.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Una casilla cercana cumple este filtro; en una lista, cada uno de sus filtros.</translation>
    </message>
    <message>
        <source>The hex is at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La casilla está en el borde del tablero.</translation>
    </message>
    <message>
        <source>The hex is next to another section.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La casilla está junto a otro cuadrante.</translation>
    </message>
    <message>
        <source>The hex extends a straight line of at least this many own settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La casilla prolonga una línea recta de al menos este número de asentamientos propios.</translation>
    </message>
    <message>
        <source>The hex does not match this filter.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La casilla no cumple este filtro.</translation>
    </message>
    <message>
        <source>Selects hexes that match all its keys. Targets are always empty, and buildable unless the filter has a terrain; filters do not repeat that. Computer players evaluate filters thousands of times, so the total cost of `near` is limited to {most}: one each, 4 with `min` or `exactly`, one more than the distance with `within`, five times as much with `terrain: same`. Conditions on the board alone are free.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>Elige las casillas que cumplen todas sus condiciones. Las casillas de destino están siempre vacías, y son edificables si el filtro no tiene terreno; los filtros no lo repiten. Los ordenadores evalúan los filtros miles de veces, así que el coste total de `near` se limita a {most}: uno cada uno, 4 con `min` o `exactly`, uno más que la distancia con `within`, cinco veces más con `terrain: same`. Las condiciones sobre el tablero solo son gratuitas.</translation>
    </message>
    <message>
        <source>The maximum distance of the hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>La distancia máxima de la casilla.</translation>
    </message>
    <message>
        <source>The minimum number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>El número mínimo de casillas vecinas que lo cumplen.</translation>
    </message>
    <message>
        <source>The exact number of matching neighbours.</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>El número exacto de casillas vecinas que lo cumplen.</translation>
    </message>
    <message>
        <source>an ID begins with a letter and consists of up to {most} lower-case letters, digits and single underscores</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un ID empieza por una letra y consta de hasta {most} letras minúsculas, cifras y guiones bajos sueltos</translation>
    </message>
    <message>
        <source>Windows reserves the name “{id}” for a device; choose another ID</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>Windows reserva el nombre «{id}» para un dispositivo; elige otro ID</translation>
    </message>
    <message>
        <source>“{id}” is not a valid ID: {rule}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>«{id}» no es un ID válido: {rule}</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>se esperaba: {what}; encontrado: {found}</translation>
    </message>
    <message>
        <source>text of {count} characters; the limit is {most}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un texto de {count} caracteres; el límite es {most}</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>`true` o `false`</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un número entero de {low} a {high}</translation>
    </message>
    <message>
        <source>one of: {words}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>uno de: {words}</translation>
    </message>
    <message>
        <source>unknown word {word}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>palabra desconocida: {word}</translation>
    </message>
    <message>
        <source>a colour like &quot;#9cbf5c&quot;, in quotes</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un color como &quot;#9cbf5c&quot;, entre comillas</translation>
    </message>
    <message>
        <source>a lower-case letter</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py, kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>una letra minúscula</translation>
    </message>
    <message>
        <source>the name of an SVG or PNG file, such as well.svg</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>el nombre de un archivo SVG o PNG, como well.svg</translation>
    </message>
    <message>
        <source>use lower-case letters, digits and single underscores, without a folder</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>usa letras minúsculas, cifras y guiones bajos sueltos, sin carpeta</translation>
    </message>
    <message>
        <source>the id of an entry: {kind}</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>el ID de una entrada: {kind}</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>kingdom_builder_qt/content/schema/kinds.py</extracomment>
        <translation>un ID</translation>
    </message>
    <message>
        <source>four digits of 0-9 and a-f</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>cuatro cifras de 0-9 y a-f</translation>
    </message>
    <message>
        <source>a text with {{tile}} and {{terrain}}</source>
        <extracomment>kingdom_builder_qt/content/schema/overlay_grammar.py</extracomment>
        <translation>un texto con {{tile}} y {{terrain}}</translation>
    </message>
    <message>
        <source>the number of a ruling, such as R-30</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>el número de una aclaración, como R-30</translation>
    </message>
    <message>
        <source>name of a hex, `A1` to `T20`, on the island `iA1` to `iE6`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>el nombre de una casilla, `A1` a `T20`, en la isla `iA1` a `iE6`</translation>
    </message>
    <message>
        <source>move, such as `mandatory build 1`</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>un movimiento como `mandatory build 1`</translation>
    </message>
    <message>
        <source>a letter</source>
        <extracomment>kingdom_builder_qt/content/schema/page_grammar.py</extracomment>
        <translation>una letra</translation>
    </message>
    <message>
        <source>Areas for `linked`, instead of single hexes.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Zonas para `linked`, en lugar de casillas sueltas.</translation>
    </message>
    <message>
        <source>The areas of connected hexes of this terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Las zonas de casillas conectadas de este terreno.</translation>
    </message>
    <message>
        <source>One group per matching hex: the settlements near it.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Un grupo por cada casilla que lo cumple: los asentamientos cercanos a ella.</translation>
    </message>
    <message>
        <source>For `around`: the maximum distance of a settlement.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Con `around`: la distancia máxima de un asentamiento.</translation>
    </message>
    <message>
        <source>One group per matching hex or terrain area that is joined to another one by an area of the player&apos;s settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Un grupo por cada casilla o zona de terreno que lo cumple y que un grupo de asentamientos del jugador une con otra.</translation>
    </message>
    <message>
        <source>One group per straight unbroken line of settlements, in all three directions or in the two diagonal ones.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Un grupo por cada línea recta ininterrumpida de asentamientos, en las tres direcciones o en las dos diagonales.</translation>
    </message>
    <message>
        <source>Groups with at least this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Grupos con al menos este número de asentamientos.</translation>
    </message>
    <message>
        <source>Groups with exactly this many settlements.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Grupos con exactamente este número de asentamientos.</translation>
    </message>
    <message>
        <source>`need` requires `pay: {{flat: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`need` necesita `pay: {{flat: ...}}`</translation>
    </message>
    <message>
        <source>`when: {when}` selects the settlements itself, without `of`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`when: {when}` ya elige los asentamientos, sin `of`</translation>
    </message>
    <message>
        <source>`keep: full` requires `around` or one of these groups: {names}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`keep: full` necesita `around` o uno de estos grupos: {names}</translation>
    </message>
    <message>
        <source>`measure: span` requires `group: area` and `pay: {{per_unit: ...}}`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`measure: span` necesita `group: area` y `pay: {{per_unit: ...}}`</translation>
    </message>
    <message>
        <source>`rank` requires `when: final`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` necesita `when: final`</translation>
    </message>
    <message>
        <source>`rank` requires groups of the board, not of a player&apos;s settlements</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` necesita grupos del tablero, no de los asentamientos de un jugador</translation>
    </message>
    <message>
        <source>`rank` cannot be combined with `keep`</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`rank` no se puede combinar con `keep`</translation>
    </message>
    <message>
        <source>only a {kind} has the key {key}</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py, kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>solo `{kind}` tiene la clave {key}</translation>
    </message>
    <message>
        <source>only a scoring_card can pay during the game</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>solo `scoring_card` puede pagar durante la partida</translation>
    </message>
    <message>
        <source>Gold per settlement of each kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Oro por cada asentamiento de cada grupo contado.</translation>
    </message>
    <message>
        <source>Pay once per this many settlements, rounded down.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Se paga una vez por cada este número de asentamientos, redondeando hacia abajo.</translation>
    </message>
    <message>
        <source>Gold for the players with the most, the second most, ... settlements in each group. Tied players all get the full amount.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Oro para los jugadores con más asentamientos, con la segunda mayor cantidad, ... en cada grupo. Los empatados reciben todos la cantidad completa.</translation>
    </message>
    <message>
        <source>Players without settlements are ranked, too.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Los jugadores sin asentamientos también se clasifican.</translation>
    </message>
    <message>
        <source>Gold per kept group.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Oro por cada grupo contado.</translation>
    </message>
    <message>
        <source>Gold once if enough groups are kept; see `need`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Oro una sola vez si se cuentan bastantes grupos; véase `need`.</translation>
    </message>
    <message>
        <source>`final`: all settlements at the end of the game; `build`: each settlement immediately; `mandatory_end`: the settlements of the mandatory action, when it is complete; `turn_end`: all settlements built in a turn, at its end.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`final`: todos los asentamientos al final de la partida; `build`: cada asentamiento de inmediato; `mandatory_end`: los asentamientos de la acción obligatoria, cuando se completa; `turn_end`: todos los asentamientos construidos en un turno, al final de este.</translation>
    </message>
    <message>
        <source>The settlements that count.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Los asentamientos que cuentan.</translation>
    </message>
    <message>
        <source>`none`: a single group; `row`: by row; `sector`: by quarter of the board; `edge`: by side of the board; `area`: by area of connected settlements; `terrain_area`: by area of connected hexes of one terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`none`: un solo grupo; `row`: por filas; `sector`: por cuartos del tablero; `edge`: por lados del tablero; `area`: por grupos de asentamientos conectados; `terrain_area`: por zonas de casillas conectadas de un mismo terreno.</translation>
    </message>
    <message>
        <source>The value of a group. `size`: its number of settlements; `span`: the number of hexes on the shortest way between the two farthest apart, including both, 0 for a single one.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>El valor de un grupo. `size`: su número de asentamientos; `span`: el número de casillas del camino más corto entre los dos más alejados, incluidos ambos, 0 si hay uno solo.</translation>
    </message>
    <message>
        <source>The groups that are paid. `worst` includes empty groups; `full`: groups with a settlement on every hex.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Los grupos que dan oro. `worst` incluye los grupos vacíos; `full`: grupos con un asentamiento en cada casilla.</translation>
    </message>
    <message>
        <source>The number of kept groups for `flat`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>El número de grupos contados para `flat`.</translation>
    </message>
    <message>
        <source>The pay for the kept groups.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>La paga de los grupos contados.</translation>
    </message>
    <message>
        <source>The number of settlements needed in a row.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>El número de asentamientos necesarios en una fila.</translation>
    </message>
    <message>
        <source>Gold per marked row at the end of the game.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Oro por cada fila marcada al final de la partida.</translation>
    </message>
    <message>
        <source>`scoring_card`: drawn for each game; `task_card`: drawn for each section of its expansion; `feature_score`: a feature that pays.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>`scoring_card`: se saca en cada partida; `task_card`: se saca por cada cuadrante de su expansión; `feature_score`: un elemento que da oro.</translation>
    </message>
    <message>
        <source>The feature that pays; for `feature_score` only.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>El elemento que da oro; solo con `feature_score`.</translation>
    </message>
    <message>
        <source>The scoring rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>La regla de puntuación.</translation>
    </message>
    <message>
        <source>The scoring rule, instead of `score`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>La regla de puntuación, en lugar de `score`.</translation>
    </message>
    <message>
        <source>Before the game, a terrain card is revealed and all cards of its terrain are removed. Filters of the score call the terrain `removed`.</source>
        <extracomment>kingdom_builder_qt/content/schema/score_grammar.py</extracomment>
        <translation>Antes de la partida se descubre una carta de terreno y se retiran todas las cartas de su terreno. Los filtros de la puntuación llaman a ese terreno `removed`.</translation>
    </message>
    <message>
        <source>The name for players.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>El nombre para los jugadores.</translation>
    </message>
    <message>
        <source>The name itself, if it is not written in lower case.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>El nombre mismo, si no se escribe en minúsculas.</translation>
    </message>
    <message>
        <source>The forms of the name in sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Las formas del nombre en las frases.</translation>
    </message>
    <message>
        <source>The complete rule in plain words, one to three sentences.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>La regla completa en palabras sencillas, de una a tres frases.</translation>
    </message>
    <message>
        <source>The picture, a file in the folder `icons` next to this file. Without it, the first letter of the id is drawn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>La imagen, un archivo de la carpeta `icons` junto a este archivo. Sin ella se dibuja la primera letra del identificador.</translation>
    </message>
    <message>
        <source>only a {kind} has `when: {time}`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>solo `{kind}` tiene `when: {time}`</translation>
    </message>
    <message>
        <source>{key} cannot be combined with `when`, `upgrades` or `brought_by`</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{key} no se puede combinar con `when`, `upgrades` o `brought_by`</translation>
    </message>
    <message>
        <source>A permanent hand size.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Un número permanente de cartas en la mano.</translation>
    </message>
    <message>
        <source>Terrain cards drawn at the end of the turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Cartas de terreno que se roban al final del turno.</translation>
    </message>
    <message>
        <source>Gold for the player who takes it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Oro para el jugador que la toma.</translation>
    </message>
    <message>
        <source>The values of `printed` in the filters of the tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Los valores de `printed` en los filtros de la loseta.</translation>
    </message>
    <message>
        <source>A terrain on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Un terreno del tablero.</translation>
    </message>
    <message>
        <source>A feature on the board.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Un elemento del tablero.</translation>
    </message>
    <message>
        <source>Location tiles only: a special rule.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Solo losetas de lugar: una regla especial.</translation>
    </message>
    <message>
        <source>{before} `{word}`: {meaning}.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>{before} `{word}`: {meaning}.</translation>
    </message>
    <message>
        <source>`location_tile`: kept while a piece of the holder is next to its location. `bonus_tile`: comes with the second location tile of one kind. `nomad_tile`: dealt to a nomad space, for one turn in the next round. `standing_action`: an action of all players, once per turn.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`location_tile`: se conserva mientras una pieza de su dueño esté junto a su lugar. `bonus_tile`: llega con la segunda loseta de lugar de un mismo tipo. `nomad_tile`: se reparte en una casilla nómada, para un turno de la ronda siguiente. `standing_action`: una acción de todos los jugadores, una vez por turno.</translation>
    </message>
    <message>
        <source>`turn`: on the holder&apos;s turn. `opponent_takes_last_tile`: immediately after another player takes the last tile of a location or nomad space. `before_scoring`: after the last round, once per hex of `brought_by` next to an own piece.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`turn`: en el turno de su dueño. `opponent_takes_last_tile`: justo después de que otro jugador tome la última loseta de un lugar o de una casilla nómada. `before_scoring`: después de la última ronda, una vez por cada casilla de `brought_by` junto a una pieza propia.</translation>
    </message>
    <message>
        <source>The action.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>La acción.</translation>
    </message>
    <message>
        <source>`waive_adjacency`: one placement is exempt from `if_possible`. `waive_first_mandatory`: the first build of each mandatory action is exempt.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>`waive_adjacency`: una colocación queda libre de `if_possible`. `waive_first_mandatory`: la primera construcción de cada acción obligatoria queda libre.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the immediate effect.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Solo losetas nómadas: el efecto inmediato.</translation>
    </message>
    <message>
        <source>Nomad tiles only: the number of copies.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Solo losetas nómadas: el número de ejemplares.</translation>
    </message>
    <message>
        <source>Nomad tiles only: one tile per terrain.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Solo losetas nómadas: una loseta por terreno.</translation>
    </message>
    <message>
        <source>Location tiles only: the bonus tile that comes with the second tile.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Solo losetas de lugar: la loseta de bonificación que llega con la segunda loseta.</translation>
    </message>
    <message>
        <source>Bonus tiles only: the location tile whose action this one replaces.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Solo losetas de bonificación: la loseta de lugar cuya acción sustituye esta.</translation>
    </message>
    <message>
        <source>Standing actions only, required: the terrain or feature that enables it.</source>
        <extracomment>kingdom_builder_qt/content/schema/tile_grammar.py</extracomment>
        <translation>Solo acciones permanentes, obligatorio: el terreno o elemento que la permite.</translation>
    </message>
    <message>
        <source>hex without terrain</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>casilla sin terreno</translation>
    </message>
    <message>
        <source>an unfinished section, not used in games; hexes without terrain: {count}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>un cuadrante inacabado, no se usa en partidas; casillas sin terreno: {count}</translation>
    </message>
    <message>
        <source>a mapping with the keys of a section</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>una correspondencia con las claves de un cuadrante</translation>
    </message>
    <message>
        <source>the file should be called {id}.yaml</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>el archivo debería llamarse {id}.yaml</translation>
    </message>
    <message>
        <source>rows: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>filas: {found}; debe haber {needed}</translation>
    </message>
    <message>
        <source>the island has no hexes</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>la isla no tiene casillas</translation>
    </message>
    <message>
        <source>location {letter} has no tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>el lugar {letter} no tiene loseta</translation>
    </message>
    <message>
        <source>add `tile:` with the id of a tile</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>añade `tile:` con el ID de una loseta</translation>
    </message>
    <message>
        <source>only a location has a tile; {letter} is a {feature}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>solo `location` tiene loseta; {letter} es `{feature}`</translation>
    </message>
    <message>
        <source>feature {letter} is declared but not used in any row</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>el lugar {letter} está declarado, pero no aparece en ninguna fila</translation>
    </message>
    <message>
        <source>letters in row {number}: {found}; there must be {needed}</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>letras de la fila {number}: {found}; debe haber {needed}</translation>
    </message>
    <message>
        <source>letter {letter} is not declared under `features`</source>
        <extracomment>kingdom_builder_qt/content/sections.py</extracomment>
        <translation>la letra {letter} no está declarada en `features`</translation>
    </message>
    <message>
        <source>did you mean {word}?</source>
        <extracomment>kingdom_builder_qt/content/sections.py, kingdom_builder_qt/core/errors.py</extracomment>
        <translation>¿querías decir {word}?</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>guarda el archivo como UTF-8</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>el archivo no es texto UTF-8</translation>
    </message>
    <message>
        <source>the text is too long: {count} characters; the limit is {limit}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>el texto es demasiado largo: {count} caracteres; el límite es {limit}</translation>
    </message>
    <message>
        <source>binary data or the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>datos binarios o el carácter de control {character}</translation>
    </message>
    <message>
        <source>a tab is used for indentation</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>la sangría usa un tabulador</translation>
    </message>
    <message>
        <source>use spaces</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>usa espacios</translation>
    </message>
    <message>
        <source>the file could not be read back ({trouble}); nothing was changed</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>el archivo no se podría volver a leer ({trouble}); no se ha cambiado nada</translation>
    </message>
    <message>
        <source>is not a file</source>
        <extracomment>kingdom_builder_qt/content/text_files.py</extracomment>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>the truth value {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>el valor lógico {text}</translation>
    </message>
    <message>
        <source>the number {text}</source>
        <extracomment>kingdom_builder_qt/content/yaml/nodes.py</extracomment>
        <translation>el número {text}</translation>
    </message>
    <message>
        <source>text that contains a colon needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texto con dos puntos necesita comillas</translation>
    </message>
    <message>
        <source>check the indentation of this and the line above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>comprueba la sangría de esta línea y de la anterior</translation>
    </message>
    <message>
        <source>text that starts with a special character needs quotes</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texto que empieza por un carácter especial necesita comillas</translation>
    </message>
    <message>
        <source>a closing quote is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>falta una comilla de cierre</translation>
    </message>
    <message>
        <source>a bracket is not closed or a comma is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un corchete no está cerrado, o falta una coma</translation>
    </message>
    <message>
        <source>a key needs a colon and a space after it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>una clave necesita dos puntos y un espacio después</translation>
    </message>
    <message>
        <source>an extra bracket, or a missing one before it</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un corchete de más, o uno que falta antes</translation>
    </message>
    <message>
        <source>a second document starts here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>aquí empieza un segundo documento</translation>
    </message>
    <message>
        <source>use one file each</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>usa un archivo para cada uno</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>alias {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>el alias {name} no está permitido</translation>
    </message>
    <message>
        <source>the file has more than {most} values</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>el archivo tiene más de {most} valores</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>anidado a más de {most} niveles</translation>
    </message>
    <message>
        <source>anchor {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>el ancla {name} no está permitida</translation>
    </message>
    <message>
        <source>tag {name} is not allowed</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>la etiqueta {name} no está permitida</translation>
    </message>
    <message>
        <source>text with the control character {character}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texto con el carácter de control {character}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>clave duplicada: {key}</translation>
    </message>
    <message>
        <source>first in line {line}, column {column}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>antes en la línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>a key must be a single word</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>una clave debe ser una sola palabra</translation>
    </message>
    <message>
        <source>too many problems</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>demasiados problemas</translation>
    </message>
    <message>
        <source>{bracket} has no opening bracket</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>{bracket} no tiene corchete de apertura</translation>
    </message>
    <message>
        <source>not valid YAML: {problem}</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>YAML no válido: {problem}</translation>
    </message>
    <message>
        <source>unknown {what} {word} ({hint})</source>
        <extracomment>kingdom_builder_qt/core/errors.py</extracomment>
        <translation>desconocido: {what} {word} ({hint})</translation>
    </message>
    <message>
        <source>no hex is called {name} (A1 to T20, island iA1 to iE6)</source>
        <extracomment>kingdom_builder_qt/core/grid.py</extracomment>
        <translation>ninguna casilla se llama {name} (A1 a T20, isla iA1 a iE6)</translation>
    </message>
    <message>
        <source>the drawing needs more letters than there are</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>el dibujo necesita más letras de las que hay</translation>
    </message>
    <message>
        <source>{text}: a board has {needed} sections, not {found}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text}: un tablero tiene {needed} cuadrantes, no {found}</translation>
    </message>
    <message>
        <source>{text} is not an island: its id, or its rows in braces</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{text} no es una isla: su ID, o sus filas entre llaves</translation>
    </message>
    <message>
        <source>{more}: a drawn board is not turned</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{more}: un tablero dibujado no se gira</translation>
    </message>
    <message>
        <source>{word} is not a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word} no es un cuadrante</translation>
    </message>
    <message>
        <source>{word}: {part} is not a turn, tile or castle</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{word}: {part} no es un giro, una loseta ni un castillo</translation>
    </message>
    <message>
        <source>{id} is not the id of a section</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{id} no es el ID de un cuadrante</translation>
    </message>
    <message>
        <source>section {id} is not an island</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>el cuadrante {id} no es una isla</translation>
    </message>
    <message>
        <source>section {id} is an island, not part of the main board</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>el cuadrante {id} es una isla, no una parte del tablero principal</translation>
    </message>
    <message>
        <source>rows of {drawing}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>filas de {drawing}: {found}; hay sitio para {most}</translation>
    </message>
    <message>
        <source>hexes in the row {row}: {found}; there is room for {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>casillas de la fila {row}: {found}; hay sitio para {most}</translation>
    </message>
    <message>
        <source>the letter {letter} has no meaning: add {name}=…</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>la letra {letter} no tiene significado: añade {name}=…</translation>
    </message>
    <message>
        <source>{entry} gives no letter a meaning: F=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry} no da significado a ninguna letra: F=location:farm</translation>
    </message>
    <message>
        <source>{entry}: a location gives a tile: {letter}=location:farm</source>
        <extracomment>kingdom_builder_qt/core/notation/boards.py</extracomment>
        <translation>{entry}: un lugar da una loseta: {letter}=location:farm</translation>
    </message>
    <message>
        <source>house rule</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>regla de la casa</translation>
    </message>
    <message>
        <source>terrain card</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>carta de terreno</translation>
    </message>
    <message>
        <source>board: the field is missing</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>board: falta el campo</translation>
    </message>
    <message>
        <source>the game takes {least} to {most} players, not {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>el juego es de {least} a {most} jugadores, no {text}</translation>
    </message>
    <message>
        <source>{what} {name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>indicado dos veces: {what} {name}</translation>
    </message>
    <message>
        <source>nomad tile</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py, kingdom_builder_qt/game/setup/first_position.py</extracomment>
        <translation>loseta nómada</translation>
    </message>
    <message>
        <source>{hex} is not a nomad space</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>{hex} no es una casilla nómada</translation>
    </message>
    <message>
        <source>two tiles lie on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/game_fields.py</extracomment>
        <translation>hay dos losetas en {hex}</translation>
    </message>
    <message>
        <source>{text} is not a number from 0 to {most}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} no es un número de 0 a {most}</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} no es un número</translation>
    </message>
    <message>
        <source>{text} is neither yes nor no</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} no es `yes` ni `no`</translation>
    </message>
    <message>
        <source>{word} is not a row of hexes (did you mean &apos;{first}-{last}&apos;?)</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} no es una fila de casillas (¿querías decir &apos;{first}-{last}&apos;?)</translation>
    </message>
    <message>
        <source>the hexes {word} run backwards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>las casillas {word} van hacia atrás</translation>
    </message>
    <message>
        <source>more than {most} cards</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>más de {most} cartas</translation>
    </message>
    <message>
        <source>{word} has no number: {name}=1</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} no tiene número: {name}=1</translation>
    </message>
    <message>
        <source>{name} is given twice</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py, kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{name} se indica dos veces</translation>
    </message>
    <message>
        <source>{word} names no hex: {name}@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} no nombra ninguna casilla: {name}@C5</translation>
    </message>
    <message>
        <source>{word} names no tile: farm@C5</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word} no nombra ninguna loseta: farm@C5</translation>
    </message>
    <message>
        <source>{word}: a tile is new, usable or used</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{word}: una loseta es `new`, `usable` o `used`</translation>
    </message>
    <message>
        <source>{text} is not one word</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{text} no es una sola palabra</translation>
    </message>
    <message>
        <source>the position is not text: {text}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>la posición no es texto: {text}</translation>
    </message>
    <message>
        <source>the position is too long</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>la posición es demasiado larga</translation>
    </message>
    <message>
        <source>{words} is not a field: its name and a colon come first</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{words} no es un campo: primero van su nombre y dos puntos</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>línea {line}: {problem}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>y {count} más</translation>
    </message>
    <message>
        <source>{field}: the field {other} is also given</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>{field}: también se indica el campo {other}</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>kingdom_builder_qt/core/notation/grammar.py</extracomment>
        <translation>campo</translation>
    </message>
    <message>
        <source>piece in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>pieza de esta partida</translation>
    </message>
    <message>
        <source>{kind} belongs to a player</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} pertenece a un jugador</translation>
    </message>
    <message>
        <source>player or row</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>jugador o fila</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>no hay ningún jugador {player}</translation>
    </message>
    <message>
        <source>tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>loseta de esta partida</translation>
    </message>
    <message>
        <source>site</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>lugar con losetas</translation>
    </message>
    <message>
        <source>bonus tile in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>loseta de bonificación de esta partida</translation>
    </message>
    <message>
        <source>source of gold</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>fuente de oro</translation>
    </message>
    <message>
        <source>there is no silo on this board</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>no hay ningún silo en este tablero</translation>
    </message>
    <message>
        <source>numbers needed: {players}; given: {count}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>números necesarios: {players}; indicados: {count}</translation>
    </message>
    <message>
        <source>no tile of this game lets players act in other players&apos; turns</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>ninguna loseta de esta partida permite actuar en turnos de otros</translation>
    </message>
    <message>
        <source>player {player} has no tile to build with in this turn</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>el jugador {player} no tiene loseta para construir en este turno</translation>
    </message>
    <message>
        <source>terrain card in this game</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>carta de terreno de esta partida</translation>
    </message>
    <message>
        <source>{rest}: only the deck can have all the rest</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{rest}: solo el mazo puede tener todo el resto</translation>
    </message>
    <message>
        <source>a draw pile has no cards</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>un mazo no tiene cartas</translation>
    </message>
    <message>
        <source>no card is played</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>no hay ninguna carta jugada</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>no hay nada que elegir</translation>
    </message>
    <message>
        <source>action of all players</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>acción de todos</translation>
    </message>
    <message>
        <source>{word} is none of left, skip, at, victims and spent</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{word} no es ninguno de `left`, `skip`, `at`, `victims` y `spent`</translation>
    </message>
    <message>
        <source>this game has no action {action}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>esta partida no tiene la acción {action}</translation>
    </message>
    <message>
        <source>{tile} is used in another turn: see the field asked</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{tile} se usa en otro turno: véase el campo `asked`</translation>
    </message>
    <message>
        <source>a block has at least one step left</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>un bloque tiene al menos un paso pendiente</translation>
    </message>
    <message>
        <source>no piece of the player stands on {hex}</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>no hay ninguna pieza del jugador en {hex}</translation>
    </message>
    <message>
        <source>{hidden} cards are unknown, but only {unseen} are unseen</source>
        <extracomment>kingdom_builder_qt/core/notation/state_text.py</extracomment>
        <translation>hay {hidden} cartas desconocidas, pero solo {unseen} sin ver</translation>
    </message>
    <message>
        <source>illegal move: {move}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>movimiento no permitido: {move}</translation>
    </message>
    <message>
        <source>illegal move: {move} ({reason})</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>movimiento no permitido: {move} ({reason})</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>no source of this game</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>ninguna fuente de esta partida</translation>
    </message>
    <message>
        <source>no source of this game; {hint}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>ninguna fuente de esta partida; {hint}</translation>
    </message>
    <message>
        <source>sources now: {names}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>fuentes ahora: {names}</translation>
    </message>
    <message>
        <source>verbs of {source} now: {verbs}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>verbos de {source} ahora: {verbs}</translation>
    </message>
    <message>
        <source>reason at {hex}: {code}</source>
        <extracomment>kingdom_builder_qt/core/position.py</extracomment>
        <translation>motivo en {hex}: {code}</translation>
    </message>
    <message>
        <source>number tiles gathered are spent on settlements</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>las losetas numéricas reunidas se gastan en asentamientos</translation>
    </message>
    <message>
        <source>another location tile once more</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>otra loseta de lugar una vez más</translation>
    </message>
    <message>
        <source>a settlement taken off the board is built in the next mandatory action</source>
        <extracomment>kingdom_builder_qt/core/specials.py</extracomment>
        <translation>un asentamiento retirado del tablero se construye en la siguiente acción obligatoria</translation>
    </message>
    <message>
        <source>location tile</source>
        <extracomment>kingdom_builder_qt/editor/sections/generator/recipe.py, kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>loseta de lugar</translation>
    </message>
    <message>
        <source>entries inside braces are not listed; put each on its own lines, without braces around the file</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>las entradas entre llaves no aparecen en la lista; pon cada una en sus propias líneas, sin llaves alrededor del archivo</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/own_files.py</extracomment>
        <translation>línea {line}, columna {column}: {problem}</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {place} is not an executable program.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} no se puede iniciar: {place} no es un programa ejecutable.</translation>
    </message>
    <message>
        <source>The answer of {engine} cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>La respuesta de {engine} es ilegible: {reason}</translation>
    </message>
    <message>
        <source>a piece is on a hex that cannot be built on</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>una pieza está en una casilla no edificable</translation>
    </message>
    <message>
        <source>the drawing leaves no room for the locations of its other tiles</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>el dibujo no deja sitio para los lugares de sus otras losetas</translation>
    </message>
    <message>
        <source>not part of the content: {name}</source>
        <extracomment>kingdom_builder_qt/game/examples.py</extracomment>
        <translation>no está en el contenido: {name}</translation>
    </message>
    <message>
        <source>the position is wrong: {problems}</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>la posición es incorrecta: {problems}</translation>
    </message>
    <message>
        <source>edition</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>edición</translation>
    </message>
    <message>
        <source>expansion of this game</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>expansión de esta partida</translation>
    </message>
    <message>
        <source>side of the island</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>lado de la isla</translation>
    </message>
    <message>
        <source>The number of sections must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>El número de cuadrantes debe ser {needed}, no {found}.</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>carta de Kingdom Builder</translation>
    </message>
    <message>
        <source>The number of Kingdom Builder cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>El número de cartas de Kingdom Builder debe ser {needed}, no {found}.</translation>
    </message>
    <message>
        <source>task card</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>carta de tarea</translation>
    </message>
    <message>
        <source>The number of task cards must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>El número de cartas de tarea debe ser {needed}, no {found}.</translation>
    </message>
    <message>
        <source>The number of selection tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>El número de losetas de selección debe ser {needed}, no {found}.</translation>
    </message>
    <message>
        <source>The number of castle tiles must be {needed}, not {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>El número de losetas de castillo debe ser {needed}, no {found}.</translation>
    </message>
    <message>
        <source>The seed is not a number from 0 to {most}.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>La semilla no es un número de 0 a {most}.</translation>
    </message>
    <message>
        <source>Python has no SQLite</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>Python no tiene SQLite</translation>
    </message>
    <message>
        <source>another program has this file open</source>
        <extracomment>kingdom_builder_qt/ui/desktop/slot.py</extracomment>
        <translation>otro programa tiene abierto este archivo</translation>
    </message>
    <message>
        <source>it takes too much time or memory to draw; make it simpler</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>dibujarla requiere demasiado tiempo o memoria; simplifícala</translation>
    </message>
    <message>
        <source>too many other pictures take too much time or memory to draw</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>demasiadas otras imágenes requieren demasiado tiempo o memoria</translation>
    </message>
    <message>
        <source>all pictures together take too much memory</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_cache.py</extracomment>
        <translation>todas las imágenes juntas requieren demasiada memoria</translation>
    </message>
    <message>
        <source>the file cannot be drawn</source>
        <extracomment>kingdom_builder_qt/ui/desktop/style/sign_painter.py</extracomment>
        <translation>el archivo no se puede dibujar</translation>
    </message>
    <message>
        <source>a pack {name} is installed again</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_manager.py</extracomment>
        <translation>un paquete {name} vuelve a estar instalado</translation>
    </message>
    <message>
        <source>expects a lead of {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>espera una ventaja de {gold} de oro</translation>
    </message>
    <message>
        <source>The best turn earns more now: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>El mejor turno gana más ahora: {cards}.</translation>
    </message>
    <message>
        <source>{engine} is no longer among your engines.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ya no está entre tus motores.</translation>
    </message>
    <message>
        <source>{engine} does not introduce itself within {seconds} seconds. It may not be an engine.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} no se presenta en {seconds} segundos. Puede que no sea un motor.</translation>
    </message>
    <message>
        <source>{engine} reports an error: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} comunica un error: {answer}</translation>
    </message>
    <message>
        <source>{engine} has not answered for {seconds} seconds.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} no ha respondido en {seconds} segundos.</translation>
    </message>
    <message>
        <source>{engine} has chosen a move that is not allowed: {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ha elegido una jugada no permitida: {answer}</translation>
    </message>
    <message>
        <source>{engine} gives no sign of life.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} no da señales de vida.</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ha terminado por sí solo (estado {status}).</translation>
    </message>
    <message>
        <source>{engine} has stopped answering.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ha dejado de responder.</translation>
    </message>
    <message>
        <source>{engine} writes too much at once.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} escribe demasiado a la vez.</translation>
    </message>
    <message>
        <source>{engine} has written a line that is too long.</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ha escrito una línea demasiado larga.</translation>
    </message>
    <message>
        <source>{engine} does not end when it is told to.</source>
        <extracomment>kingdom_builder_qt/game/engines/conformance.py</extracomment>
        <translation>{engine} no termina cuando se le pide.</translation>
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
        <translation>Motor: {name}</translation>
    </message>
    <message>
        <source>Is no longer among your engines</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Ya no está entre tus motores</translation>
    </message>
    <message>
        <source>A program of its own</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Un programa propio</translation>
    </message>
    <message>
        <source>Choose the tile to use once more: {tiles}.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Elige la loseta que quieres usar otra vez: {tiles}.</translation>
    </message>
    <message>
        <source>Choose it: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Elígela: tu próxima colocación no tiene que estar junto a tus piezas.</translation>
    </message>
    <message>
        <source>Do not use the {tile}; the turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>No usar la loseta de {tile}; el turno continúa</translation>
    </message>
    <message>
        <source>A board needs {needed} sections, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Un tablero necesita {needed} cuadrantes, pero solo se pueden sortear {found}.</translation>
    </message>
    <message>
        <source>{needed} other sections are needed, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py, kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>Hacen falta {needed} cuadrantes más, pero solo se pueden sortear {found}.</translation>
    </message>
    <message>
        <source>The game needs {needed} Kingdom Builder cards, but only {found} can be drawn.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>La partida necesita {needed} cartas de Kingdom Builder, pero solo se pueden sortear {found}.</translation>
    </message>
    <message>
        <source>Sections with room for a castle tile: {found}. The variant needs {needed}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Cuadrantes con sitio para una loseta de castillo: {found}. La variante necesita {needed}.</translation>
    </message>
    <message>
        <source>Nomad spaces on the board: {needed}. Nomad tiles: {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/deal.py</extracomment>
        <translation>Casillas nómadas en el tablero: {needed}. Losetas nómadas: {found}.</translation>
    </message>
    <message>
        <source>Four other sections are chosen, so no corner of the board is left for this one.</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/choices.py</extracomment>
        <translation>Se han elegido otros cuatro cuadrantes, así que no queda ninguna esquina del tablero para este.</translation>
    </message>
    <message>
        <source>{entries} cannot be mixed: all four sections show the same side.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>{entries} no se pueden mezclar: los cuatro cuadrantes muestran la misma cara.</translation>
    </message>
    <message>
        <source>“{entry}” is chosen twice.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Se ha elegido «{entry}» dos veces.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from “{entry}”, but there are only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>Se deben sortear al menos {needed} de «{entry}», pero solo hay {found}.</translation>
    </message>
    <message>
        <source>At least {needed} are to be drawn from the expansions, but the game has only {found}.</source>
        <extracomment>kingdom_builder_qt/game/setup/guaranteed.py</extracomment>
        <translation>Se deben sortear al menos {needed} de las expansiones, pero la partida solo tiene {found}.</translation>
    </message>
    <message>
        <source>The variant “Beautiful castles” belongs to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>La variante «Hermosos castillos» pertenece a la nueva edición.</translation>
    </message>
    <message>
        <source>Selection tiles belong to the new edition.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Las losetas de selección pertenecen a la nueva edición.</translation>
    </message>
    <message>
        <source>“{entry}” cannot be placed on {hex}.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>«{entry}» no se puede colocar en {hex}.</translation>
    </message>
    <message>
        <source>“{entry}” is missing on a section.</source>
        <extracomment>kingdom_builder_qt/game/setup/resolve.py</extracomment>
        <translation>Falta «{entry}» en un cuadrante.</translation>
    </message>
    <message>
        <source>An island is not a section of the board and cannot be analysed.</source>
        <extracomment>kingdom_builder_qt/game/analysis/section_analysis.py</extracomment>
        <translation>Una isla no es un cuadrante del tablero y no se puede analizar.</translation>
    </message>
    <message>
        <source>“{entry}” is not part of the program.</source>
        <extracomment>kingdom_builder_qt/game/setup/set_up_codes.py</extracomment>
        <translation>«{entry}» no forma parte del programa.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py</extracomment>
        <translation>En esta posición la partida ha terminado.</translation>
    </message>
    <message>
        <source>a mapping with the key `format`</source>
        <extracomment>kingdom_builder_qt/content/entry_files.py</extracomment>
        <translation>una correspondencia con la clave `format`</translation>
    </message>
    <message>
        <source>`min` {min} is greater than `max` {max}</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`min` {min} es mayor que `max` {max}</translation>
    </message>
    <message>
        <source>`count` and `steps` cannot be combined</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>`count` y `steps` no se pueden combinar</translation>
    </message>
    <message>
        <source>use `steps` with `shared: true`</source>
        <extracomment>kingdom_builder_qt/content/schema/action_grammar.py</extracomment>
        <translation>usa `steps` con `shared: true`</translation>
    </message>
    <message>
        <source>`min` and `exactly` cannot be combined with `within`</source>
        <extracomment>kingdom_builder_qt/content/schema/filter_grammar.py</extracomment>
        <translation>`min` y `exactly` no se pueden combinar con `within`</translation>
    </message>
    <message>
        <source>a colon is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>aquí no puede haber dos puntos</translation>
    </message>
    <message>
        <source>“,” or “]” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>falta «,» o «]»</translation>
    </message>
    <message>
        <source>“,” or “}}” is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>falta «,» o «}}»</translation>
    </message>
    <message>
        <source>a text in quotes has no end</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>un texto entre comillas no tiene fin</translation>
    </message>
    <message>
        <source>no value begins with this character</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ningún valor empieza por este carácter</translation>
    </message>
    <message>
        <source>an entry of a list begins with “-”</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>cada elemento de una lista empieza por «-»</translation>
    </message>
    <message>
        <source>a key has no colon</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>a una clave le faltan los dos puntos</translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>aquí debe haber una clave</translation>
    </message>
    <message>
        <source>this line does not continue the lines above</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>esta línea no continúa las anteriores</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>an entry of a list is not allowed here</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>aquí no puede haber un elemento de una lista</translation>
    </message>
    <message>
        <source>begin the list on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>empieza la lista en la línea siguiente</translation>
    </message>
    <message>
        <source>unknown character after a backslash</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>carácter desconocido tras una barra invertida</translation>
    </message>
    <message>
        <source>write two backslashes for one</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>escribe dos barras invertidas por cada una</translation>
    </message>
    <message>
        <source>the text has to begin on the next line</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>el texto debe empezar en la línea siguiente</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>kingdom_builder_qt/content/yaml/yaml_reader.py</extracomment>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>The board has no {hexes}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>El tablero no tiene estas casillas: {hexes}.</translation>
    </message>
    <message>
        <source>{kind} is neutral: it belongs in the field `pieces`</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>{kind} es neutral: va en el campo `pieces`</translation>
    </message>
    <message>
        <source>There is no room around {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>No hay sitio alrededor de {hex}: {entry}.</translation>
    </message>
    <message>
        <source>Another piece is in the way on {hex}: {entry}.</source>
        <extracomment>kingdom_builder_qt/core/notation/state_fields.py</extracomment>
        <translation>Otra pieza ocupa ya el sitio en {hex}: {entry}.</translation>
    </message>
    <message>
        <source>{engine} cannot be started: {reason} ({place}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>No se puede iniciar {engine}: {reason} ({place}).</translation>
    </message>
    <message>
        <source>{engine} has stopped answering ({reason}).</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ha dejado de responder ({reason}).</translation>
    </message>
    <message>
        <source>{engine} tells about its search in words that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} informa de su búsqueda de forma ilegible: {reason}</translation>
    </message>
    <message>
        <source>{engine} offers an option that cannot be read: {reason}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ofrece una opción ilegible: {reason}</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer} ({place}, line {line})</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ha terminado por sí solo (estado {status}): {answer} ({place}, línea {line})</translation>
    </message>
    <message>
        <source>{engine} has ended by itself (status {status}): {answer}</source>
        <extracomment>kingdom_builder_qt/game/engines/process.py</extracomment>
        <translation>{engine} ha terminado por sí solo (estado {status}): {answer}</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <comment>in a list of moves</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>fin del turno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>evaluated by an engine</comment>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>%Ln posición</numerusform>
            <numerusform>%Ln posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The content needed for this is missing or has changed.</source>
        <extracomment>kingdom_builder_qt/ui/words/error_texts.py</extracomment>
        <translation>El contenido necesario falta o ha cambiado.</translation>
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
            <numerusform>{expansion} y %n más</numerusform>
            <numerusform>{expansion} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}, next to {sites}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}, junto a {sites}</translation>
    </message>
    <message numerus="yes">
        <source>{hex}; Enter: build, %n left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>{hex}; Intro: construir, queda %n</numerusform>
            <numerusform>{hex}; Intro: construir, quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex}; Enter: choose it for the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Intro: elegir ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: put the piece back</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Intro: devolver la pieza</translation>
    </message>
    <message>
        <source>{hex}; Enter: build here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Intro: construir aquí ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: move the piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Intro: mover aquí ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: take this piece off the board with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Intro: retirar del tablero ({tile})</translation>
    </message>
    <message>
        <source>{hex}; Enter: place a piece here with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{hex}; Intro: colocar aquí ({tile})</translation>
    </message>
    <message>
        <source>your {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>{piece} de los tuyos</translation>
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
        <translation>Azar</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Oficial</translation>
    </message>
    <message>
        <source>Yardstick</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Architect</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Arquitecto</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Experto</translation>
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
        <translation>Pasa por alto muchas casillas y a menudo olvida sus losetas</translation>
    </message>
    <message>
        <source>Misses some hexes and now and then forgets a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Pasa por alto algunas casillas y a veces olvida una loseta</translation>
    </message>
    <message>
        <source>Places one settlement at a time, rarely with a plan</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Coloca un asentamiento tras otro, rara vez con un plan</translation>
    </message>
    <message>
        <source>Sees only the gold of this turn; a good first opponent</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Solo ve el oro de este turno; un buen primer rival</translation>
    </message>
    <message>
        <source>Looks ahead in only half of its turns</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Solo mira hacia delante en la mitad de sus turnos</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>cero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>in a sentence, before a noun</comment>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <extracomment>kingdom_builder_qt/ui/words/numbers.py</extracomment>
        <translation>doce</translation>
    </message>
    <message>
        <source>{player} ends the turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} termina el turno</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} coloca {piece:indefinite} en {hex} ({terrain}; {tile})</translation>
    </message>
    <message>
        <source>{player} takes the {piece} on {hex} back with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} recupera {piece:definite} de {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} removes the piece on {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} retira la pieza de {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} turns up a terrain card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} descubre una carta de terreno ({tile})</translation>
    </message>
    <message>
        <source>{player} uses the {tile} for the next placement</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} usa la loseta de {tile} para la próxima colocación</translation>
    </message>
    <message>
        <source>{player} is done with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} ha terminado la acción de {tile}</translation>
    </message>
    <message>
        <source>{player} takes a number tile with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} toma una loseta numérica ({tile})</translation>
    </message>
    <message>
        <source>{player} does not use the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} no usa la loseta de {tile}</translation>
    </message>
    <message>
        <source>{player} puts the settlement on {hex} onto the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} pone el asentamiento de {hex} en la loseta de {tile}</translation>
    </message>
    <message>
        <source>{player} will draw one more card with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} robará una carta más ({tile})</translation>
    </message>
    <message>
        <source>{player} chooses the card {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} elige la carta {card}</translation>
    </message>
    <message>
        <source>{player} moves a settlement from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} mueve un asentamiento de {origin} a {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} mueve una pieza de {origin} a {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} moves the {piece} from {origin} to {hex} with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} mueve {piece:definite} de {origin} a {hex} ({tile})</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construye en {hex} ({terrain})</translation>
    </message>
    <message>
        <source>{player} builds on {hex} ({terrain}) with the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construye en {hex} ({terrain}; {tile})</translation>
    </message>
    <message>
        <source>{player} builds on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construye en {hex}</translation>
    </message>
    <message>
        <source>{player} places {piece:indefinite} on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} coloca {piece:indefinite} en {hex}</translation>
    </message>
    <message>
        <source>{player} moves a piece from {origin} to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} mueve una pieza de {origin} a {hex}</translation>
    </message>
    <message>
        <source>The {piece} of {owner} on {hex} goes back to the supply</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>La pieza de {owner} en {hex} vuelve a la reserva ({piece})</translation>
    </message>
    <message>
        <source>{player} takes the {Tile} tile ({hex})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} toma la loseta de {Tile} ({hex})</translation>
    </message>
    <message>
        <source>{player} loses the {Tile} tile: no settlement is left next to {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} pierde la loseta de {Tile}: no queda ningún asentamiento junto a {hex}</translation>
    </message>
    <message>
        <source>{player} uses the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} usa: {tile}</translation>
    </message>
    <message>
        <source>{player}&apos;s nomad tile {tile} leaves the game: it lasts one turn</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>La loseta nómada de {player} ({tile}) sale de la partida: dura un turno</translation>
    </message>
    <message>
        <source>{player} earns {amount} gold ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} gana {amount} de oro ({earner})</translation>
    </message>
    <message>
        <source>{player} reveals the cards {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} muestra las cartas {cards}</translation>
    </message>
    <message>
        <source>{player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} juega {card}</translation>
    </message>
    <message>
        <source>{player} turns up {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} descubre {card}</translation>
    </message>
    <message>
        <source>{player} stores the settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} guarda el asentamiento de {hex}</translation>
    </message>
    <message>
        <source>{player} builds the stored settlement on {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} construye el asentamiento guardado en {hex}</translation>
    </message>
    <message>
        <source>{player} marks row {row} ({earner})</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} marca la fila {row} ({earner})</translation>
    </message>
    <message>
        <source>{player} may use the {tile} now</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} puede usar ahora: {tile}</translation>
    </message>
    <message>
        <source>{player} uses the card for {terrain}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} usa la carta como {terrain}</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n {tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} tiene %n acción de {tile} antes de la puntuación</numerusform>
            <numerusform>{player} tiene %n acciones de {tile} antes de la puntuación</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} cannot build anything in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} no puede construir nada en la acción obligatoria</translation>
    </message>
    <message numerus="yes">
        <source>{player} can build only %n settlements in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} solo puede construir %n asentamiento en la acción obligatoria</numerusform>
            <numerusform>{player} solo puede construir %n asentamientos en la acción obligatoria</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes a number tile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} toma una loseta numérica</translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n number tiles back</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} devuelve %n loseta numérica</numerusform>
            <numerusform>{player} devuelve %n losetas numéricas</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left: {player} draws none</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>No quedan cartas: {player} no roba ninguna</translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} roba una carta</translation>
    </message>
    <message>
        <source>{player} draws a card: {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} roba una carta: {card}</translation>
    </message>
    <message>
        <source>No free {card} hex is left: the card leaves the game</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>No queda ninguna casilla libre de {card}: la carta sale de la partida</translation>
    </message>
    <message>
        <source>{player} draws {card} in its place</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} roba {card} en su lugar</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new draw pile</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Los descartes se mezclan para formar un nuevo mazo</translation>
    </message>
    <message>
        <source>Round {round}: {player} has no card</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Ronda {round}: {player} no tiene carta</translation>
    </message>
    <message>
        <source>Round {round}: {player} plays {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>Ronda {round}: {player} juega {card}</translation>
    </message>
    <message>
        <source>{player} has built the last settlement: this is the last round</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>{player} ha construido su último asentamiento: esta es la última ronda</translation>
    </message>
    <message>
        <source>The game is over: nothing can be built any more</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>La partida ha terminado: ya no se puede construir nada</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py, kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>First finish the mandatory action: {left} still to build. Tiles can be used before or after it, not in between.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Termina primero la acción obligatoria: falta por construir {left}. Las losetas se usan antes o después, no en medio.</translation>
    </message>
    <message>
        <source>First finish what you started with the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Termina primero lo que empezaste ({due}).</translation>
    </message>
    <message>
        <source>This turn&apos;s mandatory action is done.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La acción obligatoria de este turno ya está hecha.</translation>
    </message>
    <message>
        <source>You cannot end your turn yet: {left} still to build in the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Aún no puedes terminar tu turno: falta por construir {left} en la acción obligatoria.</translation>
    </message>
    <message>
        <source>First choose one of your terrain cards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Elige primero una de tus cartas de terreno.</translation>
    </message>
    <message>
        <source>First choose one of the {sides} sides of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Elige primero una de las {sides} caras de tu carta.</translation>
    </message>
    <message>
        <source>First decide whether to use the {due}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Decide primero si usas esta loseta ({due}).</translation>
    </message>
    <message>
        <source>The last round is over: only {due} actions are left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La última ronda ha terminado: solo quedan acciones de {due}.</translation>
    </message>
    <message>
        <source>The {tile} is used when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: se usa cuando otro jugador toma la última loseta de un lugar o de una casilla nómada.</translation>
    </message>
    <message>
        <source>{Tile} actions come after the last round, before scoring.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{Tile}: estas acciones se hacen después de la última ronda, antes de la puntuación.</translation>
    </message>
    <message>
        <source>The {tile} cannot be used now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: no se puede usar ahora.</translation>
    </message>
    <message>
        <source>The {tile} has already been used this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: ya se ha usado este turno.</translation>
    </message>
    <message>
        <source>First use the {tile} itself: the {behind} repeats it afterwards.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: úsala primero; {behind} la repite después.</translation>
    </message>
    <message>
        <source>You have no number tile to give back for a build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No tienes ninguna loseta numérica que devolver para construir.</translation>
    </message>
    <message>
        <source>You took the {tile} this turn: you can use it from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: la tomaste este turno; puedes usarla a partir de tu próximo turno.</translation>
    </message>
    <message>
        <source>The {tile} can be used only once in the game, and you have already used it.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: solo se puede usar una vez en la partida, y ya la has usado.</translation>
    </message>
    <message>
        <source>You do not have the {tile}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: no la tienes.</translation>
    </message>
    <message>
        <source>There is no hex there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ahí no hay ninguna casilla.</translation>
    </message>
    <message>
        <source>You have no terrain card this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No tienes carta de terreno este turno.</translation>
    </message>
    <message>
        <source>You have no settlement left to build.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No te quedan asentamientos para construir.</translation>
    </message>
    <message>
        <source>No {detail} is left in the supply.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No queda nada en la reserva ({detail}).</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite}: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} es {detail:indefinite}: ahí no se puede construir nada.</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} of {owner} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} está ocupada: ahí está {piece:indefinite} de {owner}.</translation>
    </message>
    <message>
        <source>Your own {piece} already stands on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>En {hex} ya hay una pieza tuya ({piece}).</translation>
    </message>
    <message>
        <source>{hex} is taken: {piece:indefinite} stands there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} está ocupada: ahí está {piece:indefinite}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex; it must be {wanted:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} es una casilla de {detail}; debe ser de {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but your card shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} es una casilla de {detail}, pero tu carta muestra {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex, but the card turned up shows {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} es una casilla de {detail}, pero la carta descubierta muestra {wanted}.</translation>
    </message>
    <message>
        <source>{hex} is not at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está en el borde del tablero.</translation>
    </message>
    <message>
        <source>{hex} is not next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto a otro cuadrante.</translation>
    </message>
    <message>
        <source>{hex} does not have the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no tiene los vecinos que requiere esta acción.</translation>
    </message>
    <message>
        <source>This action rules out {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Esta acción excluye {hex}.</translation>
    </message>
    <message>
        <source>You must build next to your settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Debes construir junto a tus asentamientos mientras los toque una casilla libre ({wanted}).</translation>
    </message>
    <message>
        <source>{hex} is {detail:indefinite} hex: nothing can be built there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} es una casilla de {detail}: ahí no se puede construir nada.</translation>
    </message>
    <message>
        <source>{hex} is next to {detail:indefinite}: nothing can be placed there.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} está junto a {detail:indefinite}: ahí no se puede colocar nada.</translation>
    </message>
    <message>
        <source>{hex} and its six neighbours must all be free.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} y sus seis vecinas deben estar libres.</translation>
    </message>
    <message>
        <source>{hex} or one of its six neighbours must be next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} o una de sus seis vecinas debe estar junto a una de tus piezas.</translation>
    </message>
    <message>
        <source>{hex} is not next to one of your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto a una de tus piezas.</translation>
    </message>
    <message>
        <source>You must place the {piece} next to your own pieces as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Debes colocar {piece:definite} junto a tus piezas mientras las toque una casilla libre ({wanted}).</translation>
    </message>
    <message>
        <source>You must move next to your other settlements as long as a free {wanted} hex touches them.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Debes moverte junto a tus otros asentamientos mientras los toque una casilla libre ({wanted}).</translation>
    </message>
    <message>
        <source>{hex} is not next to that piece: it moves step by step.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto a esa pieza: se mueve paso a paso.</translation>
    </message>
    <message>
        <source>The piece goes as far as it can in a straight line; it cannot stop on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La pieza avanza en línea recta todo lo que puede; no puede parar en {hex}.</translation>
    </message>
    <message>
        <source>Choose one of your pieces that can move; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Elige una de tus piezas que se puedan mover; en {hex} no hay ninguna.</translation>
    </message>
    <message>
        <source>Choose one of the marked pieces; there is none on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Elige una de las piezas marcadas; en {hex} no hay ninguna.</translation>
    </message>
    <message>
        <source>{hex} is not the first free hex in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no es la primera casilla libre en línea recta.</translation>
    </message>
    <message>
        <source>{hex} is not next to the rest of the settlement&apos;s area.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto al resto del grupo del asentamiento.</translation>
    </message>
    <message>
        <source>The piece must leave {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La pieza debe abandonar {hex}.</translation>
    </message>
    <message>
        <source>The piece this action needs is not on {hex}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>La pieza que requiere esta acción no está en {hex}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna casilla libre ({wanted}) cumple las condiciones de esta acción.</translation>
    </message>
    <message>
        <source>None of your pieces meets the conditions of this action.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna de tus piezas cumple las condiciones de esta acción.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No queda ninguna casilla libre ({wanted}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex has the neighbours this action needs.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna casilla libre ({wanted}) tiene los vecinos que requiere esta acción.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left at the edge of the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No queda ninguna casilla libre ({wanted}) en el borde del tablero.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is left next to another section.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No queda ninguna casilla libre ({wanted}) junto a otro cuadrante.</translation>
    </message>
    <message>
        <source>There is no group of seven free {wanted} hexes on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>En el tablero no hay ningún grupo de siete casillas libres ({wanted}).</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to one of your pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna casilla libre ({wanted}) está junto a una de tus piezas.</translation>
    </message>
    <message>
        <source>You have no piece on the board that can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>No tienes en el tablero ninguna pieza que se pueda mover.</translation>
    </message>
    <message>
        <source>Your {detail} is not on the board.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{detail}: no tienes esta pieza en el tablero.</translation>
    </message>
    <message>
        <source>None of your pieces can reach a free {wanted} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna de tus piezas puede llegar a una casilla libre ({wanted}).</translation>
    </message>
    <message>
        <source>No other player has a piece that can be removed.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ningún otro jugador tiene una pieza que se pueda retirar.</translation>
    </message>
    <message>
        <source>{hex} is not next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto a un asentamiento de otro jugador.</translation>
    </message>
    <message>
        <source>{hex} is not next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto a un lugar, castillo u otra casilla especial.</translation>
    </message>
    <message>
        <source>{hex} is not next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto a {feature:indefinite}.</translation>
    </message>
    <message>
        <source>{hex} is not next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{hex} no está junto a una casilla de {terrain}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna casilla libre ({wanted}) está junto a un asentamiento de otro jugador.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna casilla libre ({wanted}) está junto a un lugar, castillo u otra casilla especial.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna casilla libre ({wanted}) está junto a {feature:indefinite}.</translation>
    </message>
    <message>
        <source>No free {wanted} hex is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguna casilla libre ({wanted}) está junto a una casilla de {terrain}.</translation>
    </message>
    <message>
        <source>None of your settlements is next to a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguno de tus asentamientos está junto a un asentamiento de otro jugador.</translation>
    </message>
    <message>
        <source>None of your settlements is next to a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguno de tus asentamientos está junto a un lugar, castillo u otra casilla especial.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguno de tus asentamientos está junto a {feature:indefinite}.</translation>
    </message>
    <message>
        <source>None of your settlements is next to {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>Ninguno de tus asentamientos está junto a una casilla de {terrain}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está junto a {count} de tus asentamientos.</numerusform>
            <numerusform>{hex} no está junto a {count} de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) está junto a {count} de tus asentamientos.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) está junto a {count} de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your settlements is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguno de tus asentamientos está junto a {count} de tus asentamientos.</numerusform>
            <numerusform>Ninguno de tus asentamientos está junto a {count} de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not exactly {number} hexes away in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está exactamente a {number} casilla en línea recta.</numerusform>
            <numerusform>{hex} no está exactamente a {number} casillas en línea recta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} does not continue a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no prolonga una línea recta de al menos {number} de tus asentamientos.</numerusform>
            <numerusform>{hex} no prolonga una línea recta de al menos {number} de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex continues a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) prolonga una línea recta de al menos {number} de tus asentamientos.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) prolonga una línea recta de al menos {number} de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está a {number} casilla o menos de uno de tus asentamientos.</numerusform>
            <numerusform>{hex} no está a {number} casillas o menos de uno de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está a {number} casilla o menos de {count} de tus asentamientos.</numerusform>
            <numerusform>{hex} no está a {number} casillas o menos de {count} de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está a {number} casilla o menos de un asentamiento de otro jugador.</numerusform>
            <numerusform>{hex} no está a {number} casillas o menos de un asentamiento de otro jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está a {number} casilla o menos de un lugar, castillo u otra casilla especial.</numerusform>
            <numerusform>{hex} no está a {number} casillas o menos de un lugar, castillo u otra casilla especial.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está a {number} casilla o menos de {feature:indefinite}.</numerusform>
            <numerusform>{hex} no está a {number} casillas o menos de {feature:indefinite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} no está a {number} casilla o menos de una casilla de {terrain}.</numerusform>
            <numerusform>{hex} no está a {number} casillas o menos de una casilla de {terrain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casilla o menos de uno de tus asentamientos.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casillas o menos de uno de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casilla o menos de {count} de tus asentamientos.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casillas o menos de {count} de tus asentamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casilla o menos de un asentamiento de otro jugador.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casillas o menos de un asentamiento de otro jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casilla o menos de un lugar, castillo u otra casilla especial.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casillas o menos de un lugar, castillo u otra casilla especial.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casilla o menos de {feature:indefinite}.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casillas o menos de {feature:indefinite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casilla o menos de una casilla de {terrain}.</numerusform>
            <numerusform>Ninguna casilla libre ({wanted}) está a {number} casillas o menos de una casilla de {terrain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}: nothing can be done with it now.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: ahora no se puede hacer nada con ella.</translation>
    </message>
    <message>
        <source>Terrain cards are missing: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Faltan cartas de terreno: {cards}.</translation>
    </message>
    <message>
        <source>There are too many terrain cards: {cards}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Hay demasiadas cartas de terreno: {cards}.</translation>
    </message>
    <message>
        <source>{count} × {card}</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{count} × {card}</translation>
    </message>
    <message>
        <source>No {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Esta pieza ({piece}) nunca puede estar en {hexes}.</translation>
    </message>
    <message>
        <source>Pieces ({piece}): {found} instead of {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Piezas ({piece}): {found} en lugar de {wanted}.</translation>
    </message>
    <message>
        <source>{player}: there is nothing to take at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: no hay nada que tomar en {hexes}.</translation>
    </message>
    <message>
        <source>{player}: no {piece} can ever stand on {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: esta pieza ({piece}) nunca puede estar en {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {found} instead of {wanted} pieces ({piece}).</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {found} piezas en lugar de {wanted} ({piece}).</translation>
    </message>
    <message>
        <source>{player}: {tile} was never taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {tile} nunca se tomó en {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {tile} would be lost, with no piece next to {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {tile} se perdería, sin ninguna pieza junto a {hexes}.</translation>
    </message>
    <message>
        <source>{player}: {tile} should have been taken at {hexes}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: {tile} debería haberse tomado en {hexes}.</translation>
    </message>
    <message>
        <source>{tile}: tiles left at {hexes}: {found}, expected: {wanted}.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{tile}: losetas que quedan en {hexes}: {found}, previstas: {wanted}.</translation>
    </message>
    <message>
        <source>{player}: {found} settlements are still to be built, but at most {wanted} can be.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: quedan por construir {found} asentamientos, pero pueden ser {wanted} como máximo.</translation>
    </message>
    <message>
        <source>{player}: nothing was built on {hexes} this turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: este turno no se ha construido nada en {hexes}.</translation>
    </message>
    <message>
        <source>{player}: no settlements are left, but this is not the last round.</source>
        <extracomment>kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>{player}: no quedan asentamientos, pero esta no es la última ronda.</translation>
    </message>
    <message>
        <source>No hex for “{words}”</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>Ninguna casilla para «{words}»</translation>
    </message>
    <message>
        <source>Nobody can do anything in this position.</source>
        <extracomment>kingdom_builder_qt/game/setup/positions.py, kingdom_builder_qt/ui/words/status_texts.py</extracomment>
        <translation>Nadie puede hacer nada en esta posición.</translation>
    </message>
    <message>
        <source>{player} has no settlement on the board</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} no tiene asentamientos en el tablero</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n areas</source>
        <comment>connected settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{player}: %n zona</numerusform>
            <numerusform>{player}: %n zonas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements from {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n asentamiento desde {hexes}: {terrains}</numerusform>
            <numerusform>%n asentamientos desde {hexes}: {terrains}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements on {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n asentamiento en {hexes}: {terrains}</numerusform>
            <numerusform>%n asentamientos en {hexes}: {terrains}</numerusform>
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
        <translation>{area}; libre al lado: {terrains}</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>noreste</translation>
    </message>
    <message>
        <source>Looks ahead but overlooks the replies</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Mira hacia delante, pero no ve las respuestas</translation>
    </message>
    <message>
        <source>Plans several turns ahead, but in haste; hard to beat</source>
        <extracomment>kingdom_builder_qt/ui/words/name_texts.py</extracomment>
        <translation>Planea varios turnos con prisa; difícil de vencer</translation>
    </message>
    <message>
        <source>The {tile} is always on; there is nothing to choose.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>{tile}: siempre está activa; no hay nada que elegir.</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>este</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>sureste</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>suroeste</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>oeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>{direction}: {hex}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}: {hex}</translation>
    </message>
    <message>
        <source>{direction}: the rim</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{direction}: el borde</translation>
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
        <translation>Oro: {players}</translation>
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
        <translation>{player}: utilizable ahora {tiles}</translation>
    </message>
    <message>
        <source>{player}: not usable now {tiles}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player}: no utilizable ahora {tiles}</translation>
    </message>
    <message>
        <source>{player} has no tile</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{player} no tiene losetas</translation>
    </message>
    <message>
        <source>{tile}, key {number}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>{tile}, tecla {number}</translation>
    </message>
    <message numerus="yes">
        <source>{tile} on {hex}, %n left</source>
        <comment>a location</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{tile} en {hex}, queda %n</numerusform>
            <numerusform>{tile} en {hex}, quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}, %n steps away</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{site}, a %n paso</numerusform>
            <numerusform>{site}, a %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>propias</translation>
    </message>
    <message>
        <source>others</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>ajenas</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>vacías</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>posibles</translation>
    </message>
    <message>
        <source>near own</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>junto a propias</translation>
    </message>
    <message>
        <source>locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>lugares</translation>
    </message>
    <message>
        <source>near locations</source>
        <comment>a word of the command “list”</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>junto a lugares</translation>
    </message>
    <message>
        <source>“{word}” is not a kind of hex. Known are: {words}.</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>«{word}» no es una clase de casilla. Palabras conocidas: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes: {hexes}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n casilla: {hexes}</numerusform>
            <numerusform>%n casillas: {hexes}</numerusform>
        </translation>
    </message>
    <message>
        <source>on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>activa</translation>
    </message>
    <message>
        <source>in use</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>en uso</translation>
    </message>
    <message>
        <source>on your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>en tu turno</translation>
    </message>
    <message>
        <source>used up</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>gastada</translation>
    </message>
    <message>
        <source>used</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>usada</translation>
    </message>
    <message>
        <source>this turn only</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>solo este turno</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>lista</translation>
    </message>
    <message>
        <source>now</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>others&apos; turns</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>turnos ajenos</translation>
    </message>
    <message>
        <source>last one</source>
        <comment>action of a silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>la última</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>elige una loseta</translation>
    </message>
    <message>
        <source>after a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>tras una loseta</translation>
    </message>
    <message>
        <source>next turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>próximo turno</translation>
    </message>
    <message>
        <source>always on</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>siempre activa</translation>
    </message>
    <message>
        <source>every turn</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>cada turno</translation>
    </message>
    <message>
        <source>next turn, once</source>
        <comment>state of a tile</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>próximo turno, una vez</translation>
    </message>
    <message>
        <source>one at a time</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>de una en una</translation>
    </message>
    <message>
        <source>after this action</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>tras esta acción</translation>
    </message>
    <message>
        <source>after building</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>tras construir</translation>
    </message>
    <message>
        <source>supply empty</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>reserva vacía</translation>
    </message>
    <message>
        <source>no target</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>sin objetivo</translation>
    </message>
    <message>
        <source>Taken this turn: it can be used from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Tomada este turno: se puede usar a partir de tu próximo turno.</translation>
    </message>
    <message>
        <source>Used up.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Gastada.</translation>
    </message>
    <message>
        <source>Used this turn; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Usada este turno; vuelve a estar lista en tu próximo turno.</translation>
    </message>
    <message>
        <source>It is used on your own turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Se usa en tu propio turno.</translation>
    </message>
    <message>
        <source>It works by itself from your next turn on.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Actúa por sí sola a partir de tu próximo turno.</translation>
    </message>
    <message>
        <source>It works by itself as long as you hold it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Actúa por sí sola mientras la tengas.</translation>
    </message>
    <message>
        <source>Used; ready again on your next turn.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Usada; vuelve a estar lista en tu próximo turno.</translation>
    </message>
    <message>
        <source>Available: choose one of the marked hexes, or decline.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Disponible: elige una de las casillas marcadas o renuncia.</translation>
    </message>
    <message>
        <source>You are asked when another player takes the last tile from a location or nomad space.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Se te pregunta cuando otro jugador toma la última loseta de un lugar o de una casilla nómada.</translation>
    </message>
    <message>
        <source>First use another location tile; this one then repeats it.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Usa primero otra loseta de lugar; esta la repite después.</translation>
    </message>
    <message>
        <source>On: your next placement need not be next to your own pieces.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Activa: tu próxima colocación no tiene que estar junto a tus piezas.</translation>
    </message>
    <message>
        <source>In use: finish it first.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>En uso: termínala primero.</translation>
    </message>
    <message>
        <source>Available: turn up a card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Disponible: descubre una carta.</translation>
    </message>
    <message numerus="yes">
        <source>Available: %n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Disponible: se puede mover %n pieza.</numerusform>
            <numerusform>Disponible: se pueden mover %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Available: take a number tile.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Disponible: toma una loseta numérica.</translation>
    </message>
    <message numerus="yes">
        <source>Available: %n hexes.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Disponible: %n casilla.</numerusform>
            <numerusform>Disponible: %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another one is in use for your next placement.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Hay otra en uso para tu próxima colocación.</translation>
    </message>
    <message>
        <source>It can be used after the current action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Se puede usar después de la acción actual.</translation>
    </message>
    <message>
        <source>It can be used after the mandatory action.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Se puede usar después de la acción obligatoria.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a side of your card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Ninguna casilla es posible antes de elegir una cara de tu carta.</translation>
    </message>
    <message>
        <source>No hex is possible before you choose a terrain card.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Ninguna casilla es posible antes de elegir una carta de terreno.</translation>
    </message>
    <message>
        <source>Nomad tile: for your next turn only, once.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Loseta nómada: solo para tu próximo turno, una vez.</translation>
    </message>
    <message>
        <source>Nomad tile: for this turn only; used or not, it then leaves the game.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>Loseta nómada: solo para este turno; usada o no, después sale de la partida.</translation>
    </message>
    <message numerus="yes">
        <source>Build %n from the {tile} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construye %n de {tile} en una casilla de {terrain}</numerusform>
            <numerusform>Construye %n de {tile} en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, {stored} of them from the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construye %n en una casilla de {terrain}, {stored} de {tile}</numerusform>
            <numerusform>Construye %n en casillas de {terrain}, {stored} de ellos de {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construye %n más en una casilla de {terrain}, el próximo donde quieras</numerusform>
            <numerusform>Construye %n más en casillas de {terrain}, el próximo donde quieras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construye %n en una casilla de {terrain}, el próximo donde quieras</numerusform>
            <numerusform>Construye %n en casillas de {terrain}, el próximo donde quieras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construye %n más en una casilla de {terrain}</numerusform>
            <numerusform>Construye %n más en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, or use a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construye %n en una casilla de {terrain} o usa una loseta</numerusform>
            <numerusform>Construye %n en casillas de {terrain} o usa una loseta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Construye %n en una casilla de {terrain}</numerusform>
            <numerusform>Construye %n en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your card, or what your two identical cards stand for</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Elige tu carta o qué representan tus dos cartas iguales</translation>
    </message>
    <message>
        <source>Choose your card ({cards}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Elige tu carta ({cards}) o usa antes una loseta</translation>
    </message>
    <message>
        <source>Choose your card: {cards}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Elige tu carta: {cards}</translation>
    </message>
    <message>
        <source>Choose a side of your card ({sides}), or use a tile first</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Elige una cara de tu carta ({sides}) o usa antes una loseta</translation>
    </message>
    <message>
        <source>Choose a side of your card: {sides}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Elige una cara de tu carta: {sides}</translation>
    </message>
    <message numerus="yes">
        <source>%n on {terrain} hexes</source>
        <comment>one side of a card: so many settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>%n en una casilla de {terrain}</numerusform>
            <numerusform>%n en casillas de {terrain}</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a tile or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Usa una loseta o termina tu turno</translation>
    </message>
    <message>
        <source>Use a tile ({tiles}) or end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Usa una loseta ({tiles}) o termina tu turno</translation>
    </message>
    <message>
        <source>All done: end your turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Todo hecho: termina tu turno</translation>
    </message>
    <message>
        <source>{player} may use the {tile} on {active}&apos;s turn</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} puede usar la loseta de {tile} en el turno de {active}</translation>
    </message>
    <message>
        <source>{player}: last {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}: última acción de {tile}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n {tile} actions</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>{player}: %n acción de {tile}</numerusform>
            <numerusform>{player}: %n acciones de {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Descubrir carta</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Usarla</translation>
    </message>
    <message>
        <source>One more card</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Una carta más</translation>
    </message>
    <message>
        <source>Skip this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Omitir esta acción de {tile}</translation>
    </message>
    <message>
        <source>End this {tile} action</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Terminar esta acción de {tile}</translation>
    </message>
    <message>
        <source>End this action; your turn goes on</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>Terminar esta acción; tu turno continúa</translation>
    </message>
    <message>
        <source>{player}: use the {tile}?</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player}: ¿usar la loseta de {tile}?</translation>
    </message>
    <message>
        <source>step {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>paso {next} de {due}</translation>
    </message>
    <message>
        <source>opponent {next} of {due}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>rival {next} de {due}</translation>
    </message>
    <message>
        <source>{done} of {due} {piece:short_plural}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} de {due} {piece:short_plural}</translation>
    </message>
    <message>
        <source>{done} of {due} placed</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} de {due} colocadas</translation>
    </message>
    <message>
        <source>{done} of {due} built</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{done} de {due} construidos</translation>
    </message>
    <message>
        <source>{player} wins with {gold} gold</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{player} gana con {gold} de oro</translation>
    </message>
    <message>
        <source>{players} share the victory with {gold} gold each</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>{players} comparten la victoria con {gold} de oro cada uno</translation>
    </message>
</context>
<context>
    <name>workbench</name>
    <message>
        <source>Reload</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Guardar igualmente</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>New…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Editar {name}</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Recuperar los cambios sin guardar</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Se han recuperado los cambios sin guardar de tus losetas y cartas.</translation>
    </message>
    <message>
        <source>Tiles and cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Losetas y cartas</translation>
    </message>
    <message>
        <source>Discard all unsaved changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>¿Descartar todos los cambios sin guardar de tus losetas y cartas?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Tiles and cards[*] — Section editor</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Losetas y cartas[*] — Editor de cuadrantes</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>{file} has been changed outside this window.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>{file} se ha modificado fuera de esta ventana.</translation>
    </message>
    <message>
        <source>Your tiles and cards were not saved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>Tus losetas y cartas no se han guardado.</translation>
    </message>
    <message>
        <source>Save the changes to your tiles and cards?</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py</extracomment>
        <translation>¿Guardar los cambios de tus losetas y cartas?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window.py, kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>Unsaved changes to your tiles and cards can be recovered.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entries_window_opener.py</extracomment>
        <translation>Se pueden recuperar los cambios sin guardar de tus losetas y cartas.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Renombrar…</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>New from &amp;copy</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Nuevo desde &amp;copia</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_actions.py</extracomment>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>How the game reads it</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Cómo lo lee el juego</translation>
    </message>
    <message>
        <source>Rule text for players</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Texto de la regla para los jugadores</translation>
    </message>
    <message>
        <source>Test board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Tablero de prueba</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Tuyo</translation>
    </message>
    <message>
        <source>Opponent&apos;s</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Del rival</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cuadrante</translation>
    </message>
    <message>
        <source>Terrain card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Carta de terreno</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>This section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Este cuadrante</translation>
    </message>
    <message>
        <source>Only tiles and cards can be tried on a board.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Solo las losetas y las cartas se pueden probar en un tablero.</translation>
    </message>
    <message>
        <source>Nothing to try yet.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Aún no hay nada que probar.</translation>
    </message>
    <message>
        <source>Cannot be tried here: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>No se puede probar aquí: {reason}</translation>
    </message>
    <message>
        <source>Gold: {own} for you, {other} for the opponent.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>Oro: {own} para ti, {other} para el rival.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>Se puede mover %n pieza.</numerusform>
            <numerusform>Se pueden mover %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes can be chosen.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>Se puede elegir %n casilla.</numerusform>
            <numerusform>Se pueden elegir %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own entries</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Entradas propias</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Losetas</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py, kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Terrains</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Terrenos</translation>
    </message>
    <message>
        <source>Features</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_list.py</extracomment>
        <translation>Expansiones</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Add another</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Añadir otro</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Quitar {what}</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form.py</extracomment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Make your own tile or card. Start with New on the left, or copy one from the game with File, New from copy.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/form_page.py</extracomment>
        <translation>Crea tu propia loseta o carta. Empieza con Nuevo a la izquierda, o copia una del juego con Archivo, Nuevo desde copia.</translation>
    </message>
    <message>
        <source>Issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>Ningún problema</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py</extracomment>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>New location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva loseta de lugar</translation>
    </message>
    <message>
        <source>New bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva loseta de bonificación</translation>
    </message>
    <message>
        <source>New nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva loseta nómada</translation>
    </message>
    <message>
        <source>New standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva acción permanente</translation>
    </message>
    <message>
        <source>New Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva carta de Kingdom Builder</translation>
    </message>
    <message>
        <source>New task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva carta de tarea</translation>
    </message>
    <message>
        <source>New feature score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva puntuación de elemento</translation>
    </message>
    <message>
        <source>New terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nuevo terreno</translation>
    </message>
    <message>
        <source>New feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nuevo elemento</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva pieza</translation>
    </message>
    <message>
        <source>by {author}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>de {author}</translation>
    </message>
    <message>
        <source>{name} ({origin})</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>{name} ({origin})</translation>
    </message>
    <message>
        <source>pack</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>paquete</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Saved games refer to it by this ID. Games that use it will no longer open.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Las partidas guardadas se refieren a ello por este ID. Las partidas que lo usan ya no se abrirán.</translation>
    </message>
    <message>
        <source>&amp;Update these as well</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>&amp;Actualizar también estos</translation>
    </message>
    <message>
        <source>Used in:</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Se usa en:</translation>
    </message>
    <message>
        <source>Expansion…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Expansión…</translation>
    </message>
    <message>
        <source>The file to be copied cannot be read.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>No se puede leer el archivo que se quiere copiar.</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Copia de {name}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Añadir {name}</translation>
    </message>
    <message>
        <source>New expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Nueva expansión</translation>
    </message>
    <message>
        <source>My expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Mi expansión</translation>
    </message>
    <message>
        <source>Your tiles and cards need an expansion to belong to.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Tus losetas y cartas necesitan una expansión a la que pertenecer.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Renombrar {name}</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>Eliminar {name}</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>{file} cannot be used as the picture: {reason}</source>
        <extracomment>kingdom_builder_qt/editor/workbench/picture_field.py</extracomment>
        <translation>{file} no se puede usar como imagen: {reason}</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/scalar_fields.py</extracomment>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Name in sentences</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nombre en las frases</translation>
    </message>
    <message>
        <source>With its article</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Con su artículo</translation>
    </message>
    <message>
        <source>Rule text</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Texto de la regla</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Changed rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Regla modificada</translation>
    </message>
    <message>
        <source>When taken</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Al tomarla</translation>
    </message>
    <message>
        <source>Special rule</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Regla especial</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Número de copias</translation>
    </message>
    <message>
        <source>One tile for each terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Una loseta por terreno</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Loseta de bonificación</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Loseta</translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Expansión</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Location tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Loseta de lugar</translation>
    </message>
    <message>
        <source>Nomad tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Loseta nómada</translation>
    </message>
    <message>
        <source>Standing action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Acción permanente</translation>
    </message>
    <message>
        <source>Task card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Carta de tarea</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Plural</translation>
    </message>
    <message>
        <source>Short plural</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Plural corto</translation>
    </message>
    <message>
        <source>Bare</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sin artículo</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Opponent takes last tile</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Un rival toma la última loseta</translation>
    </message>
    <message>
        <source>Before scoring</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Antes de la puntuación</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Waive adjacency</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sin adyacencia</translation>
    </message>
    <message>
        <source>Waive first mandatory</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Primera obligatoria libre</translation>
    </message>
    <message>
        <source>Hand size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Temple store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Reserva del templo</translation>
    </message>
    <message>
        <source>Cathedral store</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Reserva de la catedral</translation>
    </message>
    <message>
        <source>Repeat extra action</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Repetir acción adicional</translation>
    </message>
    <message>
        <source>Replaces the action of</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sustituye la acción de</translation>
    </message>
    <message>
        <source>Comes with</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Viene con</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Número entero</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Exactamente</translation>
    </message>
    <message>
        <source>If possible</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Si es posible</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sin importancia</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>En cualquier sitio</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Deslizar</translation>
    </message>
    <message>
        <source>Ray</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Línea recta</translation>
    </message>
    <message>
        <source>Same area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Mismo grupo</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Propietario</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cada rival</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Número de piezas</translation>
    </message>
    <message>
        <source>At least</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Como mínimo</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>From hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>De las casillas</translation>
    </message>
    <message>
        <source>Target hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Casillas de destino</translation>
    </message>
    <message>
        <source>Next to own pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Junto a piezas propias</translation>
    </message>
    <message>
        <source>Distance of the move</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Distancia del movimiento</translation>
    </message>
    <message>
        <source>Jump</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Steps of several pieces</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pasos de varias piezas</translation>
    </message>
    <message>
        <source>One of several actions</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Una de varias acciones</translation>
    </message>
    <message>
        <source>Buildable</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Edificable</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Propios</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Nearby hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Casillas cercanas</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Except</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Excepto</translation>
    </message>
    <message>
        <source>Edge of the board</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Borde del tablero</translation>
    </message>
    <message>
        <source>Next to another section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Junto a otro cuadrante</translation>
    </message>
    <message>
        <source>End of a line</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Extremo de una línea</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Terrain of the card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terreno de la carta</translation>
    </message>
    <message>
        <source>Drawn terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terreno robado</translation>
    </message>
    <message>
        <source>Printed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terreno impreso</translation>
    </message>
    <message>
        <source>Removed terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Terreno retirado</translation>
    </message>
    <message>
        <source>Same terrain</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Mismo terreno</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>Mandatory end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tras la acción obligatoria</translation>
    </message>
    <message>
        <source>Turn end</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Final del turno</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Terrain area</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Zona de terreno</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Alrededor</translation>
    </message>
    <message>
        <source>Linked</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Conectados</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Línea continua</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Span</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>El mejor</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>El peor</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Remove terrain type</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Retirar un terreno</translation>
    </message>
    <message>
        <source>Kingdom Builder card</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Carta de Kingdom Builder</translation>
    </message>
    <message>
        <source>Score for a feature</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Puntuación de un elemento</translation>
    </message>
    <message>
        <source>Rows to claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Filas por marcar</translation>
    </message>
    <message>
        <source>Settlements in a row</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Asentamientos en una fila</translation>
    </message>
    <message>
        <source>Settlements that count</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Asentamientos que cuentan</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Value of a group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Valor de un grupo</translation>
    </message>
    <message>
        <source>Groups that are paid</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Grupos que se pagan</translation>
    </message>
    <message>
        <source>Number of groups needed</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Número de grupos necesario</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Pago</translation>
    </message>
    <message>
        <source>For each settlement</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Por cada asentamiento</translation>
    </message>
    <message>
        <source>Settlements for each payment</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Asentamientos por cada pago</translation>
    </message>
    <message>
        <source>For each group</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Por cada grupo</translation>
    </message>
    <message>
        <source>Once</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>By rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Por puesto</translation>
    </message>
    <message>
        <source>Zero is a rank</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>El cero es un puesto</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Letra</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Color</translation>
    </message>
    <message>
        <source>Colours for colour blindness</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Colores para daltónicos</translation>
    </message>
    <message>
        <source>Red-blind (protanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ciego al rojo (protanopía)</translation>
    </message>
    <message>
        <source>Green-blind (deuteranopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ciego al verde (deuteranopía)</translation>
    </message>
    <message>
        <source>Blue-blind (tritanopia)</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Ciego al azul (tritanopía)</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Stands on</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Se coloca en</translation>
    </message>
    <message>
        <source>Counts for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cuenta para</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Tomar losetas</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Bloquea</translation>
    </message>
    <message>
        <source>Own hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Su casilla</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Casillas vecinas</translation>
    </message>
    <message>
        <source>Footprint</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Una casilla</translation>
    </message>
    <message>
        <source>Flower</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Siete casillas</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Terrain cards</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartas de terreno</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cuadrantes</translation>
    </message>
    <message>
        <source>Section ID</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>ID del cuadrante</translation>
    </message>
    <message>
        <source>Placed section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cuadrante colocado</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Básica</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Kingdom Builder cards in a game</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartas de Kingdom Builder en una partida</translation>
    </message>
    <message>
        <source>Tiles on each location</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Losetas en cada lugar</translation>
    </message>
    <message>
        <source>Task cards for each section</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Cartas de tarea por cuadrante</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Features laid at set-up</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Elementos colocados en la preparación</translation>
    </message>
    <message>
        <source>On hexes</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>En las casillas</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Posición en las listas</translation>
    </message>
    <message>
        <source>Never moved</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Nunca se mueve</translation>
    </message>
    <message>
        <source>Stays for</source>
        <extracomment>kingdom_builder_qt/editor/workbench/vocabulary_names.py</extracomment>
        <translation>Permanece durante</translation>
    </message>
    <message>
        <source>The entry as YAML</source>
        <extracomment>kingdom_builder_qt/editor/workbench/yaml_pane.py</extracomment>
        <translation>La entrada como YAML</translation>
    </message>
</context>
</TS>
