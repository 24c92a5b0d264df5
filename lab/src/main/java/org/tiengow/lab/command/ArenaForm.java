package org.tiengow.lab.command;

import java.io.PrintWriter;
import java.util.function.Consumer;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.ArenaFailure;
import org.tiengow.lab.arena.Game;

/** A way to use the arena. */
interface ArenaForm {
    /** Returns the rules of every game. */
    TableRules rules();

    /**
     * Plays all games.
     *
     * @param threads the number of sittings that are played at a time
     * @param games receives every game, in order
     * @param err receives a line about the progress now and then
     * @throws ArenaFailure when the arena cannot go on
     */
    ArenaOutcome play(int threads, Consumer<Game> games, PrintWriter err);
}
