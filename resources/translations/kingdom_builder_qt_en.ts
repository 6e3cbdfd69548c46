<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>desktop</name>
    <message numerus="yes">
        <source>%n games could not be restored. Choose Undo to try again.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/files/library_disk.py</extracomment>
        <translation>
            <numerusform>%n game could not be restored. Choose Undo to try again.</numerusform>
            <numerusform>%n games could not be restored. Choose Undo to try again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <extracomment>kingdom_builder_qt/ui/desktop/widgets/text_edits.py</extracomment>
        <translation>
            <numerusform>At most %n character.</numerusform>
            <numerusform>At most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message numerus="yes">
        <source>%n games, {again} of them replayed with another section.</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_dialog.py</extracomment>
        <translation>
            <numerusform>%n game, {again} of them replayed with another section.</numerusform>
            <numerusform>%n games, {again} of them replayed with another section.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n games</source>
        <extracomment>kingdom_builder_qt/editor/sections/analysis/analysis_texts.py</extracomment>
        <translation>
            <numerusform>{done} of %n game</numerusform>
            <numerusform>{done} of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes have no terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n hex has no terrain.</numerusform>
            <numerusform>%n hexes have no terrain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {terrain} hexes; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n {terrain} hex; printed sections have {low} to {high}.</numerusform>
            <numerusform>%n {terrain} hexes; printed sections have {low} to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An area of %n {terrain} hexes; on printed sections, each has at least {least}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>A single {terrain} hex; on printed sections, each area has at least {least} hexes.</numerusform>
            <numerusform>An area of %n {terrain} hexes; on printed sections, each has at least {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes cannot be reached by settlements from other sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n hex cannot be reached by settlements from other sections.</numerusform>
            <numerusform>%n hexes cannot be reached by settlements from other sections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n location; printed sections have {low} to {high}.</numerusform>
            <numerusform>%n locations; printed sections have {low} to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locations with tiles; printed sections have {low} to {high}.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n location with a tile; printed sections have {low} to {high}.</numerusform>
            <numerusform>%n locations with tiles; printed sections have {low} to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildable terrains next to the location; most locations have {least} or more.</source>
        <extracomment>kingdom_builder_qt/editor/sections/checks/issue_texts.py</extracomment>
        <translation>
            <numerusform>%n buildable terrain next to the location; most locations have {least} or more.</numerusform>
            <numerusform>%n buildable terrains next to the location; most locations have {least} or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n overlapping sheets; dashed marks show where to glue.</source>
        <extracomment>kingdom_builder_qt/editor/sections/export/export_dialog.py</extracomment>
        <translation>
            <numerusform>Needs %n overlapping sheet; dashed marks show where to glue.</numerusform>
            <numerusform>Needs %n overlapping sheets; dashed marks show where to glue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{done} of %n imported.</numerusform>
            <numerusform>{done} of %n imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>%n more can be imported.</numerusform>
            <numerusform>%n more can be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{able} of %n can be imported.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>{able} of %n can be imported.</numerusform>
            <numerusform>{able} of %n can be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many at once: %n left for later.</source>
        <comment>files</comment>
        <extracomment>kingdom_builder_qt/editor/sections/files/import_dialog.py</extracomment>
        <translation>
            <numerusform>Too many at once: %n left for later.</numerusform>
            <numerusform>Too many at once: %n left for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes differ.</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/compare_dialog.py</extracomment>
        <translation>
            <numerusform>%n hex differs.</numerusform>
            <numerusform>%n hexes differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>kingdom_builder_qt/editor/sections/page/editor_dialogs.py</extracomment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearest location across the border: {place}, %n hexes away.</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/board_texts.py</extracomment>
        <translation>
            <numerusform>Nearest location across the border: {place}, %n hex away.</numerusform>
            <numerusform>Nearest location across the border: {place}, %n hexes away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/cell_names.py</extracomment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in other files</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n in other files</numerusform>
            <numerusform>%n in other files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <extracomment>kingdom_builder_qt/editor/sections/panels/issues_dock.py</extracomment>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: see the list of issues</source>
        <extracomment>kingdom_builder_qt/editor/sections/play/play_here.py</extracomment>
        <translation>
            <numerusform>and %n more: see the list of issues</numerusform>
            <numerusform>and %n more: see the list of issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections with unsaved changes were recovered.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/editor_window.py</extracomment>
        <translation>
            <numerusform>A section with unsaved changes was recovered.</numerusform>
            <numerusform>%n sections with unsaved changes were recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A section has %n hexes.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>A section has %n hex.</numerusform>
            <numerusform>A section has %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n hexes can be unbuildable terrain.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>At most %n hex can be unbuildable terrain.</numerusform>
            <numerusform>At most %n hexes can be unbuildable terrain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n sections generated</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{count} of %n section generated</numerusform>
            <numerusform>{count} of %n sections generated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games} games on %n sections.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/generating/generate_page.py</extracomment>
        <translation>
            <numerusform>{games} games on %n section.</numerusform>
            <numerusform>{games} games on %n sections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections were imported.</source>
        <extracomment>kingdom_builder_qt/editor/sections/window/window_commands.py</extracomment>
        <translation>
            <numerusform>%n section was imported.</numerusform>
            <numerusform>%n sections were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>kingdom_builder_qt/ui/engines/engines_dialog.py</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message numerus="yes">
        <source>Lesson finished. {done} of %n lessons done.</source>
        <extracomment>kingdom_builder_qt/ui/learn/lessons/lesson_card.py</extracomment>
        <translation>
            <numerusform>Lesson finished. {done} of %n lesson done.</numerusform>
            <numerusform>Lesson finished. {done} of %n lessons done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Again: %n not solved</source>
        <comment>puzzles</comment>
        <extracomment>kingdom_builder_qt/ui/learn/puzzles/puzzles_dialog.py</extracomment>
        <translation>
            <numerusform>&amp;Again: %n not solved</numerusform>
            <numerusform>&amp;Again: %n not solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>library</name>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>achievements</comment>
        <extracomment>kingdom_builder_qt/ui/library/achievements/achievement_rows.py</extracomment>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row!</source>
        <extracomment>kingdom_builder_qt/ui/library/achievements/game_news.py</extracomment>
        <translation>
            <numerusform>%n win in a row!</numerusform>
            <numerusform>%n wins in a row!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/figures_texts.py</extracomment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted, %n days left</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Deleted, %n day left</numerusform>
            <numerusform>Deleted, %n days left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>{shown} of %Ln game</numerusform>
            <numerusform>{shown} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln deleted game</numerusform>
            <numerusform>%Ln deleted games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln game was restored.</numerusform>
            <numerusform>%Ln games were restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln games permanently?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Delete %Ln game permanently?</numerusform>
            <numerusform>Delete %Ln games permanently?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln games?</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>Delete the only game?</numerusform>
            <numerusform>Delete all %Ln games?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln game deleted.</numerusform>
            <numerusform>%Ln games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games exported to {file}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln game exported to {file}.</numerusform>
            <numerusform>%Ln games exported to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln game imported.</numerusform>
            <numerusform>%Ln games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are already in your games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln game is already in your games.</numerusform>
            <numerusform>%Ln games are already in your games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were restored from the deleted games.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln game was restored from the deleted games.</numerusform>
            <numerusform>%Ln games were restored from the deleted games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were not imported. The first is {file}: {reason}</source>
        <extracomment>kingdom_builder_qt/ui/library/games/game_texts.py</extracomment>
        <translation>
            <numerusform>%Ln file was not imported. The first is {file}: {reason}</numerusform>
            <numerusform>%Ln files were not imported. The first is {file}: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/library/games/games_page.py</extracomment>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names}.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>A damaged game was set aside: {names}.</numerusform>
            <numerusform>%n damaged games were set aside: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged games were set aside: {names} and {more} more.</source>
        <extracomment>kingdom_builder_qt/ui/library/games/games_window.py</extracomment>
        <translation>
            <numerusform>%n damaged game was set aside: {names} and {more} more.</numerusform>
            <numerusform>%n damaged games were set aside: {names} and {more} more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <extracomment>kingdom_builder_qt/ui/library/games/gold_plot.py</extracomment>
        <translation>
            <numerusform>average of %n game</numerusform>
            <numerusform>average of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>newgame</name>
    <message numerus="yes">
        <source>and %n more: find them with the search</source>
        <extracomment>kingdom_builder_qt/ui/newgame/cards_page.py</extracomment>
        <translation>
            <numerusform>and %n more: find them with the search</numerusform>
            <numerusform>and %n more: find them with the search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrain cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n terrain card</numerusform>
            <numerusform>%n terrain cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections of your own</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n section of your own</numerusform>
            <numerusform>%n sections of your own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 island with %n sides</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>1 island</numerusform>
            <numerusform>1 island with %n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of location tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n kind of location tile</numerusform>
            <numerusform>%n kinds of location tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of bonus tile</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n kind of bonus tile</numerusform>
            <numerusform>%n kinds of bonus tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nomad tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n nomad tile</numerusform>
            <numerusform>%n nomad tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py, kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task cards</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansion_texts.py</extracomment>
        <translation>
            <numerusform>%n task card</numerusform>
            <numerusform>%n task cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your task cards need %n of its sections</source>
        <extracomment>kingdom_builder_qt/ui/newgame/expansions_page.py</extracomment>
        <translation>
            <numerusform>Your task cards need %n of its sections</numerusform>
            <numerusform>Your task cards need %n of its sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
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
            <numerusform>%n location</numerusform>
            <numerusform>%n locations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your games need it.</source>
        <comment>a pack</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n of your games needs it.</numerusform>
            <numerusform>%n of your games need it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are unfinished.</source>
        <comment>games</comment>
        <extracomment>kingdom_builder_qt/ui/newgame/packs/pack_texts.py</extracomment>
        <translation>
            <numerusform>%n of them is unfinished.</numerusform>
            <numerusform>%n of them are unfinished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>kingdom_builder_qt/ui/newgame/picture/set_up_picture.py</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/ui/newgame/position/position_dialog.py</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at least {least}</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 of %n section, at least {least}</numerusform>
            <numerusform>4 of %n sections, at least {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>4 of %n sections, at random</source>
        <extracomment>kingdom_builder_qt/ui/newgame/set_up_texts.py</extracomment>
        <translation>
            <numerusform>4 of %n section, at random</numerusform>
            <numerusform>4 of %n sections, at random</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message numerus="yes">
        <source>This position is too long: at most %n characters can be read.</source>
        <extracomment>kingdom_builder_qt/ui/shell/game_opener.py</extracomment>
        <translation>
            <numerusform>This position is too long: at most %n character can be read.</numerusform>
            <numerusform>This position is too long: at most %n characters can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The keys are imported. %n unknown actions are kept aside.</source>
        <extracomment>kingdom_builder_qt/ui/shell/keys_dialog.py</extracomment>
        <translation>
            <numerusform>The keys are imported. %n unknown action is kept aside.</numerusform>
            <numerusform>The keys are imported. %n unknown actions are kept aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters</source>
        <extracomment>kingdom_builder_qt/ui/shell/profiles.py</extracomment>
        <translation>
            <numerusform>Up to %n character</numerusform>
            <numerusform>Up to %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>{count} of %n settlements left</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>{count} of %n settlement left</numerusform>
            <numerusform>{count} of %n settlements left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_card.py</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} – {turn} %n gold in all</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/player_panel.py</extracomment>
        <translation>
            <numerusform>{player} – {turn} %n gold in all</numerusform>
            <numerusform>{player} – {turn} %n gold in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the draw pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n card in the draw pile</numerusform>
            <numerusform>%n cards in the draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the discard pile</source>
        <extracomment>kingdom_builder_qt/ui/table/panels/status_panel.py</extracomment>
        <translation>
            <numerusform>%n card in the discard pile</numerusform>
            <numerusform>%n cards in the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements stored</source>
        <comment>on a tile</comment>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n settlement stored</numerusform>
            <numerusform>%n settlements stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number tiles</source>
        <extracomment>kingdom_builder_qt/ui/table/presenters/tile_rows.py</extracomment>
        <translation>
            <numerusform>%n number tile</numerusform>
            <numerusform>%n number tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>words</name>
    <message numerus="yes">
        <source>It takes %n {tile} tiles</source>
        <extracomment>kingdom_builder_qt/ui/words/advice_texts.py</extracomment>
        <translation>
            <numerusform>It takes the {tile} tile</numerusform>
            <numerusform>It takes %n {tile} tiles</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{player} ends the turn and draws %n cards</source>
        <extracomment>kingdom_builder_qt/ui/words/event_texts.py</extracomment>
        <translation>
            <numerusform>{player} ends the turn and draws a card</numerusform>
            <numerusform>{player} ends the turn and draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n more that are missing or different.</source>
        <comment>packs</comment>
        <extracomment>kingdom_builder_qt/ui/words/file_error_texts.py</extracomment>
        <translation>
            <numerusform>It needs one more that is missing or different.</numerusform>
            <numerusform>It needs %n more that are missing or different.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{expansion} and %n more</source>
        <extracomment>kingdom_builder_qt/ui/words/game_titles.py</extracomment>
        <translation>
            <numerusform>{expansion} and %n more</numerusform>
            <numerusform>{expansion} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}; Enter: build, %n left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>{hex}; Enter: build, %n left</numerusform>
            <numerusform>{hex}; Enter: build, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <extracomment>kingdom_builder_qt/ui/words/hex_texts.py</extracomment>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: drop it here, or drag it on (%n steps left)</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: drop it here, or drag it on (%n step left)</numerusform>
            <numerusform>{tile}: drop it here, or drag it on (%n steps left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: take a number tile, or build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: take a number tile, or build up to %n on {terrain:indefinite} hex</numerusform>
            <numerusform>{tile}: take a number tile, or build up to %n on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: build up to %n on {terrain:indefinite} hex</numerusform>
            <numerusform>{tile}: build up to %n on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} {nth} of {count}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile} {nth} of {count}: build on {terrain:indefinite} hex, or decline</numerusform>
            <numerusform>{tile} {nth} of {count}: build %n on {terrain} hexes, or decline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes, or decline</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: build on {terrain:indefinite} hex, or decline</numerusform>
            <numerusform>{tile}: build %n on {terrain} hexes, or decline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: keep going, %n steps left, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: keep going, %n step left, or Done</numerusform>
            <numerusform>{tile}: keep going, %n steps left, or Done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n step left for any piece, or Done</numerusform>
            <numerusform>{tile}: %n steps left for any piece, or Done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any piece</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n step left for any piece</numerusform>
            <numerusform>{tile}: %n steps left for any piece</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n step left for any {piece}, or Done</numerusform>
            <numerusform>{tile}: %n steps left for any {piece}, or Done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n steps left for any {piece}</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n step left for any {piece}</numerusform>
            <numerusform>{tile}: %n steps left for any {piece}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n more on {terrain:indefinite} hex, or Done</numerusform>
            <numerusform>{tile}: %n more on {terrain} hexes, or Done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: %n more on {terrain:indefinite} hex</numerusform>
            <numerusform>{tile}: %n more on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: build %n more on {terrain:indefinite} hex</numerusform>
            <numerusform>{tile}: build %n more on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n more on {terrain} hexes, or Done</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: build up to %n more on {terrain:indefinite} hex, or Done</numerusform>
            <numerusform>{tile}: build up to %n more on {terrain} hexes, or Done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: build %n on {terrain:indefinite} hex</numerusform>
            <numerusform>{tile}: build %n on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build up to %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: build {piece:indefinite} on {terrain:indefinite} hex</numerusform>
            <numerusform>{tile}: build up to %n {piece:short_plural} on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: build %n {piece:short_plural} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: build {piece:indefinite} on {terrain:indefinite} hex</numerusform>
            <numerusform>{tile}: build %n {piece:short_plural} on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the {piece} up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: move the {piece} up to %n step, or take it back</numerusform>
            <numerusform>{tile}: move the {piece} up to %n steps, or take it back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose {piece:indefinite} to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: choose {piece:indefinite} to move up to %n step</numerusform>
            <numerusform>{tile}: choose {piece:indefinite} to move up to %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any {piece}, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: move any {piece}, %n step in all</numerusform>
            <numerusform>{tile}: move any {piece}, %n steps in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move the piece up to %n steps, or take it back</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: move the piece up to %n step, or take it back</numerusform>
            <numerusform>{tile}: move the piece up to %n steps, or take it back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: choose a piece to move up to %n steps</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: choose a piece to move up to %n step</numerusform>
            <numerusform>{tile}: choose a piece to move up to %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: move any piece, %n steps in all</source>
        <extracomment>kingdom_builder_qt/ui/words/instruction_texts.py</extracomment>
        <translation>
            <numerusform>{tile}: move any piece, %n step in all</numerusform>
            <numerusform>{tile}: move any piece, %n steps in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n {tile} actions before scoring</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} has %n {tile} action before scoring</numerusform>
            <numerusform>{player} has %n {tile} actions before scoring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can build only %n settlements in the mandatory action</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} can build only %n settlement in the mandatory action</numerusform>
            <numerusform>{player} can build only %n settlements in the mandatory action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n number tiles back</source>
        <extracomment>kingdom_builder_qt/ui/words/pattern_texts.py</extracomment>
        <translation>
            <numerusform>{player} gives a number tile back</numerusform>
            <numerusform>{player} gives %n number tiles back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not next to one of your own settlements.</numerusform>
            <numerusform>{hex} is not next to {count} of your own settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex is next to one of your own settlements.</numerusform>
            <numerusform>No free {wanted} hex is next to {count} of your own settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your settlements is next to {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>None of your settlements is next to one of your own settlements.</numerusform>
            <numerusform>None of your settlements is next to {count} of your own settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not exactly {number} hexes away in a straight line.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not exactly one hex away in a straight line.</numerusform>
            <numerusform>{hex} is not exactly {number} hexes away in a straight line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} does not continue a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} does not continue a straight line of at least one of your settlements.</numerusform>
            <numerusform>{hex} does not continue a straight line of at least {number} of your settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex continues a straight line of at least {number} of your settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex continues a straight line of at least one of your settlements.</numerusform>
            <numerusform>No free {wanted} hex continues a straight line of at least {number} of your settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not within one hex of one of your own settlements.</numerusform>
            <numerusform>{hex} is not within {number} hexes of one of your own settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not within one hex of {count} of your own settlements.</numerusform>
            <numerusform>{hex} is not within {number} hexes of {count} of your own settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not within one hex of a settlement of another player.</numerusform>
            <numerusform>{hex} is not within {number} hexes of a settlement of another player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not within one hex of a location, castle or other special hex.</numerusform>
            <numerusform>{hex} is not within {number} hexes of a location, castle or other special hex.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not within one hex of {feature:indefinite}.</numerusform>
            <numerusform>{hex} is not within {number} hexes of {feature:indefinite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} is not within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>{hex} is not within one hex of {terrain:indefinite} hex.</numerusform>
            <numerusform>{hex} is not within {number} hexes of {terrain:indefinite} hex.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of one of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex is within one hex of one of your own settlements.</numerusform>
            <numerusform>No free {wanted} hex is within {number} hexes of one of your own settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {count} of your own settlements.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex is within one hex of {count} of your own settlements.</numerusform>
            <numerusform>No free {wanted} hex is within {number} hexes of {count} of your own settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a settlement of another player.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex is within one hex of a settlement of another player.</numerusform>
            <numerusform>No free {wanted} hex is within {number} hexes of a settlement of another player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of a location, castle or other special hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex is within one hex of a location, castle or other special hex.</numerusform>
            <numerusform>No free {wanted} hex is within {number} hexes of a location, castle or other special hex.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {feature:indefinite}.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex is within one hex of {feature:indefinite}.</numerusform>
            <numerusform>No free {wanted} hex is within {number} hexes of {feature:indefinite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No free {wanted} hex is within {number} hexes of {terrain:indefinite} hex.</source>
        <extracomment>kingdom_builder_qt/ui/words/reason_texts.py</extracomment>
        <translation>
            <numerusform>No free {wanted} hex is within one hex of {terrain:indefinite} hex.</numerusform>
            <numerusform>No free {wanted} hex is within {number} hexes of {terrain:indefinite} hex.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n areas</source>
        <comment>connected settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{player}: %n area</numerusform>
            <numerusform>{player}: %n areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements from {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n settlement from {hexes}: {terrains}</numerusform>
            <numerusform>%n settlements from {hexes}: {terrains}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements on {hexes}: {terrains}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n settlement on {hexes}: {terrains}</numerusform>
            <numerusform>%n settlements on {hexes}: {terrains}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} on {hex}, %n left</source>
        <comment>a location</comment>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{tile} on {hex}, %n left</numerusform>
            <numerusform>{tile} on {hex}, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}, %n steps away</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>{site}, %n step away</numerusform>
            <numerusform>{site}, %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes: {hexes}</source>
        <extracomment>kingdom_builder_qt/ui/words/survey_texts.py</extracomment>
        <translation>
            <numerusform>%n hex: {hexes}</numerusform>
            <numerusform>%n hexes: {hexes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>silo</comment>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Available: %n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Available: %n piece can be moved.</numerusform>
            <numerusform>Available: %n pieces can be moved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Available: %n hexes.</source>
        <extracomment>kingdom_builder_qt/ui/words/tile_texts.py</extracomment>
        <translation>
            <numerusform>Available: %n hex.</numerusform>
            <numerusform>Available: %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n from the {tile} on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Build %n from the {tile} on {terrain:indefinite} hex</numerusform>
            <numerusform>Build %n from the {tile} on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, {stored} of them from the {tile}</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Build %n on {terrain:indefinite} hex, {stored} of them from the {tile}</numerusform>
            <numerusform>Build %n on {terrain} hexes, {stored} of them from the {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Build %n more on {terrain:indefinite} hex, the next one anywhere</numerusform>
            <numerusform>Build %n more on {terrain} hexes, the next one anywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, the next one anywhere</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Build %n on {terrain:indefinite} hex, the next one anywhere</numerusform>
            <numerusform>Build %n on {terrain} hexes, the next one anywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n more on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Build %n more on {terrain:indefinite} hex</numerusform>
            <numerusform>Build %n more on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes, or use a tile</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Build %n on {terrain:indefinite} hex, or use a tile</numerusform>
            <numerusform>Build %n on {terrain} hexes, or use a tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n on {terrain} hexes</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>Build %n on {terrain:indefinite} hex</numerusform>
            <numerusform>Build %n on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on {terrain} hexes</source>
        <comment>one side of a card: so many settlements</comment>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>%n on {terrain:indefinite} hex</numerusform>
            <numerusform>%n on {terrain} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n {tile} actions</source>
        <extracomment>kingdom_builder_qt/ui/words/turn_texts.py</extracomment>
        <translation>
            <numerusform>{player}: %n {tile} action</numerusform>
            <numerusform>{player}: %n {tile} actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workbench</name>
    <message numerus="yes">
        <source>%n pieces can be moved.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n piece can be moved.</numerusform>
            <numerusform>%n pieces can be moved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes can be chosen.</source>
        <extracomment>kingdom_builder_qt/editor/workbench/entry_board.py</extracomment>
        <translation>
            <numerusform>%n hex can be chosen.</numerusform>
            <numerusform>%n hexes can be chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>kingdom_builder_qt/editor/workbench/issue_list.py, kingdom_builder_qt/editor/workbench/new_entries.py</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
