package org.tiengow.client.session;

import java.time.Duration;
import java.util.List;
import org.tiengow.client.session.hosting.HostBounds;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatAsked;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.client.session.table.TurnClock;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Clock;
import org.tiengow.protocol.wire.Lobby;
import org.tiengow.protocol.wire.Pause;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.SeatWish;

/** The translator of tables, seats and options from messages, and of options into messages. The protocol's translators read rounds. */
public final class Tables {
    private Tables() {}

    /**
     * Reads the tables of a host's list.
     *
     * @param now the reading of the clock when the list arrived
     * @throws Malformed when one is invalid, or there are more than a host has
     */
    public static List<TableSummary> summaries(List<org.tiengow.protocol.wire.TableSummary> tables, long now) {
        HostBounds.tables(tables);
        return tables.stream().map(table -> summary(table, now)).toList();
    }

    static List<TableSummary> lobby(Lobby lobby, long now) {
        return summaries(lobby.getTablesList(), now);
    }

    private static TableSummary summary(org.tiengow.protocol.wire.TableSummary table, long now) {
        return new TableSummary(
                table.getTable(),
                table.getRulesId(),
                stage(table.getStage()),
                seats(table.getSeatsList(), now),
                table.getRound(),
                table.getRounds(),
                table.getSpectators(),
                !table.getNoSpectators());
    }

    static List<SeatState> seats(List<SeatInfo> seats, long now) {
        return seats.stream().map(seat -> seat(seat, now)).toList();
    }

    static TableStage stage(org.tiengow.protocol.wire.TableStage stage) {
        return switch (stage) {
            case TABLE_STAGE_GATHERING -> TableStage.GATHERING;
            case TABLE_STAGE_PLAYING -> TableStage.PLAYING;
            case TABLE_STAGE_BETWEEN_ROUNDS -> TableStage.BETWEEN_ROUNDS;
            case TABLE_STAGE_MATCH_OVER -> TableStage.MATCH_OVER;
            case TABLE_STAGE_FAILED -> TableStage.FAILED;
            case TABLE_STAGE_UNSPECIFIED, UNRECOGNIZED -> throw unknown("stage of a table");
        };
    }

    static TableOptions options(org.tiengow.protocol.wire.TableOptions options) {
        return new TableOptions(
                options.getTurnSeconds(),
                options.getBotSeconds(),
                options.getDeclareSeconds(),
                options.getGraceSeconds(),
                reveal(options.getReveal()),
                options.getHints(),
                options.getCounting(),
                options.getSpectators(),
                options.getPaceMillis(),
                options.getPauseSeconds(),
                options.getStandInLevel());
    }

    static org.tiengow.protocol.wire.TableOptions message(TableOptions options) {
        return org.tiengow.protocol.wire.TableOptions.newBuilder()
                .setTurnSeconds(options.turnSeconds())
                .setBotSeconds(options.botSeconds())
                .setDeclareSeconds(options.declareSeconds())
                .setGraceSeconds(options.graceSeconds())
                .setReveal(
                        switch (options.reveal()) {
                            case ROUND -> org.tiengow.protocol.wire.Reveal.REVEAL_ROUND;
                            case MATCH -> org.tiengow.protocol.wire.Reveal.REVEAL_MATCH;
                            case NEVER -> org.tiengow.protocol.wire.Reveal.REVEAL_NEVER;
                        })
                .setHints(options.hints())
                .setCounting(options.counting())
                .setSpectators(options.spectators())
                .setPaceMillis(options.paceMillis())
                .setPauseSeconds(options.pauseSeconds())
                .setStandInLevel(options.standInLevel())
                .build();
    }

    static TurnClock clock(Clock clock, long now) {
        return new TurnClock(
                clock.getSeat(), Deadline.after(now, clock.getMillisLeft()), Duration.ofMillis(clock.getMillisTotal()));
    }

    static TablePause pause(Pause pause, long now) {
        return new TablePause(
                pause.getRunning(),
                pause.getWishedList(),
                pause.getMillisLeft() > 0 ? Deadline.after(now, pause.getMillisLeft()) : null);
    }

    static List<SeatAsked> wishes(List<SeatWish> wishes, long now) {
        return wishes.stream()
                .map(wish -> new SeatAsked(
                        wish.getNumber(),
                        wish.getName(),
                        wish.getThroughPage(),
                        wish.getTable(),
                        wish.getSeat(),
                        wish.getHolder(),
                        Deadline.after(now, wish.getMillisLeft())))
                .toList();
    }

    private static SeatState seat(SeatInfo seat, long now) {
        return new SeatState(
                seat.getSeat(),
                switch (seat.getHolder()) {
                    case HOLDER_FREE -> Holder.FREE;
                    case HOLDER_PERSON -> Holder.PERSON;
                    case HOLDER_BOT -> Holder.BOT;
                    case UNRECOGNIZED -> throw unknown("holder of a seat");
                },
                seat.getName(),
                seat.getLevel(),
                seat.getReady(),
                switch (seat.getPresence()) {
                    case PRESENCE_UNSPECIFIED -> Presence.NOBODY;
                    case PRESENCE_HERE -> Presence.HERE;
                    case PRESENCE_LOST -> Presence.LOST;
                    case PRESENCE_LEFT -> Presence.LEFT;
                    case UNRECOGNIZED -> throw unknown("presence at a seat");
                },
                seat.getGraceMillis() == 0 ? null : Deadline.after(now, seat.getGraceMillis()),
                seat.getBotPlays(),
                Evenings.read(seat.getColor()),
                Faces.read(seat.getFace()),
                seat.getNext(),
                seat.getLeft(),
                seat.getThroughPage());
    }

    private static Reveal reveal(org.tiengow.protocol.wire.Reveal reveal) {
        return switch (reveal) {
            case REVEAL_ROUND -> Reveal.ROUND;
            case REVEAL_MATCH -> Reveal.MATCH;
            case REVEAL_NEVER -> Reveal.NEVER;
            case REVEAL_UNSPECIFIED, UNRECOGNIZED -> throw unknown("reveal option");
        };
    }

    private static Malformed unknown(String what) {
        return new Malformed(what, "The " + what + " is not known here.");
    }
}
