package org.tiengow.presentation.flow;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.presentation.guide.GuideModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;

/**
 * What is shown now.
 *
 * @param main the whole screen
 * @param sheet what lies over it
 */
public record Shown(Whole main, Optional<Over> sheet) {
    /** A screen with nothing over it. */
    public static Shown only(Whole main) {
        return new Shown(main, Optional.empty());
    }

    /** What fills the screen. */
    public sealed interface Whole {}

    /**
     * There is no table yet.
     *
     * @param words what happens on the way to it
     */
    public record OnTheWay(String words) implements Whole {}

    /** People gather, or look at the table after a match. */
    public record Lobby(LobbyScreen screen) implements Whole {}

    /**
     * A match is played.
     *
     * @param far whether it is shown as on a television
     */
    public record Round(TableModel table, boolean far) implements Whole {
        /** The screen, near or far. */
        public TableScreen screen() {
            return far ? table.farScreen() : table.screen();
        }
    }

    /** The guided round. */
    public record Lesson(GuideModel guide) implements Whole {}

    /**
     * The table is left, and the flow is over.
     *
     * @param why in a sentence; empty where none has to be said
     * @param reason what the host refused before there was a table; null for anything else
     */
    public record Left(String why, @Nullable RefusalReason reason) implements Whole {
        /** For anything but a refusal. */
        public Left(String why) {
            this(why, null);
        }
    }

    /**
     * The host that was to be entered has another key than the known one, and the flow is over.
     *
     * @param why both in a sentence
     */
    public record StrangeKey(OtherKey keys, String why, Entrance entrance, Wish wish) implements Whole {}

    /** What lies over the screen. */
    public sealed interface Over {}

    /** How the round ended. */
    public record Settled(SettlementScreen screen) implements Over {}

    /** How the match ended. */
    public record Ended(StandingsScreen screen) implements Over {}

    /** Something is asked on a small sheet, or told there: whoever hosts the night, or leaves. */
    public record Asked(SheetScreen screen) implements Over {}
}
