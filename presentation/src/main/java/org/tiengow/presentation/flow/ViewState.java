package org.tiengow.presentation.flow;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.JoinTarget;
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
 * The state that a frontend shows.
 *
 * @param main the content that fills the screen
 * @param sheet the sheet on top of it
 */
public record ViewState(Whole main, Optional<Over> sheet) {
    /** Returns a state without a sheet. */
    public static ViewState only(Whole main) {
        return new ViewState(main, Optional.empty());
    }

    /** The content that fills the screen. */
    public sealed interface Whole {}

    /**
     * A notice on the way to the table.
     *
     * @param words the progress of the connection
     */
    public record OnTheWay(String words) implements Whole {}

    /** The lobby, before the first match or after one. */
    public record Lobby(LobbyScreen screen) implements Whole {}

    /**
     * A match in progress.
     *
     * @param far whether it has the layout for a television
     */
    public record Round(TableModel table, boolean far) implements Whole {
        /** Returns the screen, in the layout for a television if {@code far}. */
        public TableScreen screen() {
            return far ? table.farScreen() : table.screen();
        }
    }

    /** The guided round. */
    public record Lesson(GuideModel guide) implements Whole {}

    /**
     * The end of the flow: the table has been left.
     *
     * @param why the reason in a sentence; empty if none is needed
     * @param reason the host's refusal before there was a table; null for any other reason
     */
    public record Left(String why, @Nullable RefusalReason reason) implements Whole {
        /** Creates an end without a refusal. */
        public Left(String why) {
            this(why, null);
        }
    }

    /**
     * The end of the flow because the host presented another key than the known one.
     *
     * @param keys both keys
     * @param why the problem in a sentence, with both keys
     */
    public record StrangeKey(OtherKey keys, String why, JoinTarget joinTarget, Wish wish) implements Whole {}

    /** A sheet on top of the screen. */
    public sealed interface Over {}

    /** The settlement of the round. */
    public record Settled(SettlementScreen screen) implements Over {}

    /** The standings at the end of the match. */
    public record Ended(StandingsScreen screen) implements Over {}

    /** A small sheet with a question or a notice, such as about the handover of the host, or about leaving. */
    public record Asked(SheetScreen screen) implements Over {}
}
