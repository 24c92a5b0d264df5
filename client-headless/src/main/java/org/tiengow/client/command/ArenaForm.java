package org.tiengow.client.command;

import java.io.PrintWriter;
import java.util.function.Consumer;
import org.tiengow.client.lab.arena.ArenaFailure;
import org.tiengow.client.lab.arena.Game;
import org.tiengow.engine.rules.TableRules;

/** One way to use the arena. */
interface ArenaForm {
    /** The rules of every game. */
    TableRules rules();

    /**
     * Plays.
     *
     * @param threads how many sittings at a time
     * @param games gets every game, in order
     * @param err is told now and then how far it is
     * @throws ArenaFailure when it cannot go on
     */
    ArenaOutcome play(int threads, Consumer<Game> games, PrintWriter err);
}
