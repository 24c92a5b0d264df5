package org.tiengow.client.session;

import java.time.Duration;
import java.util.List;
import java.util.Set;
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
import org.tiengow.client.session.table.TakeBackQuestion;
import org.tiengow.client.session.table.TurnClock;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Clock;
import org.tiengow.protocol.wire.Lobby;
import org.tiengow.protocol.wire.Pause;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.SeatWish;
import org.tiengow.protocol.wire.TakeBackRequest;

/** The translator of tables, seats and options from messages, and of options into messages. The protocol's translators read rounds. */
public final class Tables {
    private static final EnumPairs<TableStage, org.tiengow.protocol.wire.TableStage> STAGES =
            EnumPairs.of("stage of a table", TableStage.class, org.tiengow.protocol.wire.TableStage.class);

    private static final EnumPairs<Holder, org.tiengow.protocol.wire.Holder> HOLDERS =
            EnumPairs.of("holder of a seat", Holder.class, org.tiengow.protocol.wire.Holder.class);

    private static final EnumPairs<Presence, org.tiengow.protocol.wire.Presence> PRESENCES = EnumPairs.of(
            "presence at a seat", Presence.class, org.tiengow.protocol.wire.Presence.class, Set.of(Presence.NOBODY));

    private static final EnumPairs<Reveal, org.tiengow.protocol.wire.Reveal> REVEALS =
            EnumPairs.of("reveal option", Reveal.class, org.tiengow.protocol.wire.Reveal.class);

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
        return STAGES.read(stage);
    }

    static TableOptions options(org.tiengow.protocol.wire.TableOptions options) {
        return new TableOptions(
                options.getTurnSeconds(),
                options.getBotSeconds(),
                options.getDeclareSeconds(),
                options.getGraceSeconds(),
                REVEALS.read(options.getReveal()),
                options.getHints(),
                options.getCounting(),
                options.getSpectators(),
                options.getPaceMillis(),
                options.getPauseSeconds(),
                options.getStandInLevel(),
                options.getTakeBack());
    }

    static org.tiengow.protocol.wire.TableOptions message(TableOptions options) {
        return org.tiengow.protocol.wire.TableOptions.newBuilder()
                .setTurnSeconds(options.turnSeconds())
                .setBotSeconds(options.botSeconds())
                .setDeclareSeconds(options.declareSeconds())
                .setGraceSeconds(options.graceSeconds())
                .setReveal(REVEALS.write(options.reveal()))
                .setHints(options.hints())
                .setCounting(options.counting())
                .setSpectators(options.spectators())
                .setPaceMillis(options.paceMillis())
                .setPauseSeconds(options.pauseSeconds())
                .setStandInLevel(options.standInLevel())
                .setTakeBack(options.takeBack())
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

    static TakeBackQuestion takeBack(TakeBackRequest request, long now) {
        return new TakeBackQuestion(
                request.getNumber(),
                request.getSeat(),
                request.getMissingList(),
                Deadline.after(now, request.getMillisLeft()));
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
                HOLDERS.read(seat.getHolder()),
                seat.getName(),
                seat.getLevel(),
                seat.getReady(),
                seat.getPresence() == org.tiengow.protocol.wire.Presence.PRESENCE_UNSPECIFIED
                        ? Presence.NOBODY
                        : PRESENCES.read(seat.getPresence()),
                seat.getGraceMillis() == 0 ? null : Deadline.after(now, seat.getGraceMillis()),
                seat.getBotPlays(),
                Evenings.read(seat.getColor()),
                Faces.read(seat.getFace()),
                seat.getNext(),
                seat.getLeft(),
                seat.getThroughPage());
    }
}
