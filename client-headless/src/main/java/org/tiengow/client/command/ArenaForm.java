package org.tiengow.client.command;

import java.io.PrintWriter;
import java.util.function.Consumer;
import org.tiengow.client.lab.arena.ArenaFailure;
import org.tiengow.client.lab.arena.Game;
import org.tiengow.engine.rules.TableRules;

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
