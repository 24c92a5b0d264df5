package org.tiengow.client.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.TableMatch;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.client.session.table.TableRound;
import org.tiengow.client.session.table.TableTurn;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.translate.EventTranslator;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * The effect of an update on the known table. An update describes the current situation only. Earlier information, the log of the round and
 * the payments of earlier rounds, is taken from the known table when it is still the same round and match.
 */
final class TableUpdates {
    private static volatile @Nullable RulesRead latest;

    private TableUpdates() {}

    /**
     * Returns the table after an update.
     *
     * @throws Malformed when the update is invalid, or its legal plays are not those of its view
     */
    static TableState apply(@Nullable TableState known, TableUpdate update, long now) {
        TableState before = known != null && known.number() == update.getTable() ? known : null;
        TableRules rules = rules(update.getRules());
        SeatView view = update.hasView() ? view(update, rules) : null;
        List<SeatEvent> events = events(update);
        return new TableState(
                update.getTable(),
                Tables.stage(update.getStage()),
                new TablePeople(
                        update.getYourSeat(),
                        update.getYouOwn(),
                        Tables.seats(update.getSeatsList(), now),
                        update.getSpectators(),
                        update.getWatchersList(),
                        update.getStartsWhenFull()),
                rules,
                Tables.options(update.getOptions()),
                new TableMatch(update.getMatch(), rounds(before, update, view), update.getPlacesList()),
                new TableRound(
                        view,
                        before == null ? 1 : before.round().updates() + 1,
                        events,
                        log(before, update, view, events)),
                new TableTurn(
                        update.hasDecision() ? decision(update.getDecision(), view, now) : null,
                        update.hasClock() ? Tables.clock(update.getClock(), now) : null,
                        update.hasPause() ? Tables.pause(update.getPause(), now) : null,
                        update.hasTakeBack() ? Tables.takeBack(update.getTakeBack(), now) : null,
                        update.getCanTakeBack()),
                update.getUnkept());
    }

    /** Reads the rules, which every update repeats to every client of this program. An unchanged message is not read again. */
    private static TableRules rules(Rules message) {
        RulesRead read = latest;
        if (read == null || !read.message().equals(message)) {
            read = new RulesRead(message, RulesTranslator.read(message));
            latest = read;
        }
        return read.rules();
    }

    private record RulesRead(Rules message, TableRules rules) {}

    private static List<SeatEvent> events(TableUpdate update) {
        return update.getEventsList().stream()
                .map(event -> EventTranslator.read(event, update.getSeatsCount()))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Decision decision(org.tiengow.protocol.wire.Decision decision, @Nullable SeatView view, long now) {
        List<Play> listed =
                decision.getLegalList().stream().map(PlayTranslator::read).toList();
        if (view == null) {
            throw new Malformed("decision", "A decision needs a view.");
        }
        LegalPlays legal = legal(view);
        if (!agree(listed, legal)) {
            throw new Malformed("legal", "The host lists other legal plays than the rules known here.");
        }
        int millis = decision.getMillisLeft();
        return new Decision(decision.getNumber(), legal, millis == 0 ? null : Deadline.after(now, millis));
    }

    /**
     * Returns the legal plays, and rejects a table whose set to beat is not a set. Such a table has no legal plays, and the rules' tables
     * have no entry for it.
     */
    private static LegalPlays legal(SeatView view) {
        try {
            return LegalPlays.of(view);
        } catch (IndexOutOfBoundsException noSuchTable) {
            throw new Malformed("table", "What lies on the table cannot be beaten by anything.");
        }
    }

    private static SeatView view(TableUpdate update, TableRules rules) {
        SeatView view = ViewTranslator.read(update.getView(), rules.set());
        HostBounds.view(view);
        return view;
    }

    private static boolean agree(List<Play> listed, LegalPlays legal) {
        if (listed.isEmpty() || listed.size() != legal.size()) {
            return false;
        }
        for (int i = 0; i < listed.size(); i++) {
            if (!listed.get(i).sameAs(legal.get(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the events since the last beginning of a round among them. Without a beginning, they follow those known before. A client that
     * came late or has missed something receives no events; they are then reconstructed from the view.
     */
    private static List<SeatEvent> log(
            @Nullable TableState before, TableUpdate update, @Nullable SeatView view, List<SeatEvent> events) {
        List<SeatEvent> log = new ArrayList<>();
        if (before != null && isSameRound(before, update, view) && !hasMissed(before, view, events)) {
            log.addAll(before.log());
        } else if (view != null && events.isEmpty()) {
            log.addAll(RoundSoFar.of(view));
        }
        for (SeatEvent event : events) {
            if (event instanceof SeatEvent.RoundBegan) {
                log.clear();
            }
            if (event instanceof SeatEvent.TakenBack undone) {
                takeBack(log, undone.plays());
            }
            log.add(event);
        }
        if (log.size() > HostBounds.EVENTS) {
            throw new Malformed("events", "More happened than a round can hold.");
        }
        return log;
    }

    /**
     * Removes the latest plays, with everything that followed from them. An earlier take-back just before them is removed too, so that no
     * log grows by plays that are taken back again and again.
     */
    private static void takeBack(List<SeatEvent> log, int plays) {
        int place = log.size();
        for (int left = plays; place > 0 && left > 0; place--) {
            left -= log.get(place - 1) instanceof SeatEvent.Played ? 1 : 0;
        }
        while (place > 0 && log.get(place - 1) instanceof SeatEvent.TakenBack) {
            place--;
        }
        log.subList(place, log.size()).clear();
    }

    private static boolean isSameRound(TableState before, TableUpdate update, @Nullable SeatView view) {
        return view != null
                && before.view() != null
                && before.view().round() == view.round()
                && before.match().equals(update.getMatch());
    }

    /** Checks whether tiles were played or taken back without an event, while the connection was lost. A log with a gap is useless. */
    private static boolean hasMissed(TableState before, @Nullable SeatView view, List<SeatEvent> events) {
        return events.isEmpty()
                && view != null
                && before.view() != null
                && !(view.tilesLeft().equals(before.view().tilesLeft())
                        && view.table().equals(before.view().table())
                        && view.tricks().equals(before.view().tricks()));
    }

    /** Returns the rounds of the update, after the older ones that it no longer lists. An update lists only the latest rounds. */
    private static List<FinishedRound> rounds(
            @Nullable TableState before, TableUpdate update, @Nullable SeatView view) {
        List<FinishedRound> known =
                before != null && before.match().equals(update.getMatch()) ? before.rounds() : List.of();
        int first = update.getRoundsCount() == 0 ? 1 : update.getRounds(0).getRound();
        List<FinishedRound> rounds = new ArrayList<>(
                known.stream().takeWhile(round -> round.round() < first).toList());
        int next = rounds.size();
        for (RoundLine line : update.getRoundsList()) {
            while (next < known.size() && known.get(next).round() < line.getRound()) {
                next++;
            }
            boolean isKnown = next < known.size() && known.get(next).round() == line.getRound();
            rounds.add(finished(line, isKnown ? known.get(next) : null, view));
        }
        return rounds.size() <= Limits.ROUNDS_KEPT
                ? rounds
                : rounds.subList(rounds.size() - Limits.ROUNDS_KEPT, rounds.size());
    }

    private static FinishedRound finished(RoundLine line, @Nullable FinishedRound known, @Nullable SeatView view) {
        RoundResult seen = view != null && view.round() == line.getRound() ? view.result() : null;
        RoundResult settlement = seen == null && known != null ? known.settlement() : seen;
        return new FinishedRound(
                line.getRound(), line.getWinner(), line.getChangeList(), line.getChipsList(), settlement);
    }
}
