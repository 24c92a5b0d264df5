package org.tiengow.host.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.seat.Seats;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.round.OpenDecision;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.translate.EventTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;
import org.tiengow.protocol.wire.TableUpdate;

/** Sends each guest the state of the table as seen from its seat. This is the only class that turns the truth into messages. */
final class UpdatePublisher {
    /** The maximum number of spectators' names in an update: one screenful. The update contains the total number in any case. */
    private static final int MOST_WATCHERS = 20;

    /** The properties in which two spectators must agree to get the same update. */
    private record Sort(boolean isNew, boolean owns) {}

    private final TableData state;
    private final TakeBacks takeBacks;
    private final SpectatorGroups spectators = new SpectatorGroups();
    private TableStage stageTold = TableStage.TABLE_STAGE_UNSPECIFIED;
    private Rules rules = Rules.getDefaultInstance();
    private Object rulesWritten = rules;

    UpdatePublisher(TableData state, TakeBacks takeBacks) {
        this.state = state;
        this.takeBacks = takeBacks;
    }

    /** Sends the changes to the guests they concern, the players first, and clears them. Spectators get them in turns. */
    void publish(long now) {
        if (!state.changes().any() && !isDue(now)) {
            return;
        }
        long time = state.intermission().time(now);
        TableUpdate.Builder common = common(time);
        common.addAllReactions(state.reactions().shown(state.seats(), now)); // reactions continue during a pause
        if (state.intermission().isWorthTelling()) {
            common.setPause(state.intermission().message(now));
        }
        publish(common.build(), time, now);
    }

    /** Checks whether spectators wait for an update. */
    boolean isDue(long now) {
        return spectators.nextTurn() <= now;
    }

    /** Returns the time at which the next spectators get an update; {@link Long#MAX_VALUE} when none wait. */
    long nextTurn() {
        return spectators.nextTurn();
    }

    private void publish(TableUpdate common, long time, long now) {
        Changes changes = state.changes();
        for (int seat = 0; seat < state.seats().size(); seat++) {
            Participant participant = state.seats().get(seat).guest();
            if (participant != null && changes.concern(participant)) {
                Sort sort = new Sort(changes.isNew(participant), participant.ownsHost());
                tell(participant, sort.isNew, forViewer(common, seat, sort, events(), time));
            }
        }
        spectators.note(state.watchers(), changes, events());
        changes.clear();
        state.match().ifPresent(match -> match.events().clear());
        boolean isAnotherStage = state.stage() != stageTold; // the next update may be about another round
        stageTold = state.stage();
        Optional<SpectatorGroups.Group> turn = spectators.next(now, isAnotherStage);
        while (turn.isPresent()) {
            tell(turn.get(), common, time);
            turn = isAnotherStage ? spectators.next(now, true) : Optional.empty();
        }
    }

    private void tell(SpectatorGroups.Group group, TableUpdate common, long time) {
        Map<Sort, TableUpdate> updates = new HashMap<>();
        for (Participant participant : group.concerned()) {
            Sort sort = new Sort(group.isNew(participant), participant.ownsHost());
            tell(
                    participant,
                    sort.isNew,
                    updates.computeIfAbsent(sort, each -> forViewer(common, Seats.NONE, each, group.events(), time)));
        }
        spectators.told(group);
    }

    /** Sends an update. A newcomer also gets the standing, the public records and the finished matches. */
    private void tell(Participant participant, boolean isNew, TableUpdate update) {
        if (isNew) {
            state.standings().tellNewcomer(participant, state.shuffling().matchId());
            PublicRecords.forNewcomer(state).forEach(participant::send);
        }
        send(participant, update);
        if (isNew && !state.finishedMatches().isEmpty()) {
            participant.send(state.finishedMatches().message());
        }
    }

    private List<RoundEvent> events() {
        return state.match().map(RunningMatch::events).orElse(List.of());
    }

    /** Announces that the table has failed. Uses only the parts of the state that cannot have caused the fault. */
    void publishFailure(List<Participant> guests) {
        TableUpdate update = TableUpdate.newBuilder()
                .setTable(state.settings().number())
                .setStage(TableStage.TABLE_STAGE_FAILED)
                .setYourSeat(Seats.NONE)
                .setRules(RulesTranslator.write(state.rules()))
                .setOptions(state.options())
                .build();
        guests.forEach(participant -> send(participant, update));
    }

    /** Returns the summary of the table for the host's list of tables. */
    TableSummary summary(long now) {
        return TableSummary.newBuilder()
                .setTable(state.settings().number())
                .setRulesId(state.rules().id())
                .setStage(state.stage())
                .addAllSeats(state.seats().infos(state.intermission().time(now)))
                .setRound(state.match()
                        .map(match -> match.isDealt()
                                ? match.round().setup().round()
                                : match.match().round() - 1)
                        .orElse(0))
                .setRounds(state.rules().set().number(Parameter.ROUNDS))
                .setSpectators(state.watchers().size())
                .setNoSpectators(!state.options().getSpectators())
                .build();
    }

    /** Returns the result of a match. The seats must still be those of the match. */
    static FinishedMatch finished(RunningMatch match, TableSeats seats) {
        FinishedMatch.Builder finished = FinishedMatch.newBuilder()
                .setMatch(match.id())
                .setRulesId(match.rules().id())
                .setRounds(match.finishedRounds());
        for (int seat = 0; seat < seats.size(); seat++) {
            TableSeat held = seats.get(seat);
            MatchPlayer.Builder player = MatchPlayer.newBuilder()
                    .setName(held.name())
                    .setBot(held.isBots())
                    .setColor(held.color())
                    .setFace(held.face())
                    .setChips(match.match().chips().get(seat)
                            - match.rules().set().number(Parameter.START_CHIPS))
                    .setPlace(match.match().places().get(seat));
            match.honours().write(seat, player);
            finished.addPlayers(player);
        }
        return finished.build();
    }

    private TableUpdate.Builder common(long now) {
        TableUpdate.Builder update = TableUpdate.newBuilder()
                .setTable(state.settings().number())
                .setStage(state.stage())
                .addAllSeats(state.seats().infos(now))
                .setRules(rules())
                .setOptions(state.options())
                .setShuffle(state.shuffling().message(now))
                .setStartsWhenFull(state.settings().start() == StartMode.FULL)
                .setUnkept(state.books().hasFailed())
                .setSpectators(state.watchers().size())
                .addAllWatchers(state.watchers().stream()
                        .map(Participant::name)
                        .limit(MOST_WATCHERS)
                        .toList());
        takeBacks.message(now).ifPresent(update::setTakeBack);
        state.goesTo().ifPresent(update::setHandingOver);
        state.match().ifPresent(match -> {
            update.setMatch(match.id()).addAllRounds(latest(match.lines()));
            if (!state.intermission().isRunning()) {
                match.clock(now).ifPresent(update::setClock);
            }
            update.setEpoch(state.standings().epoch());
            update.setUnconfirmed(state.stage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS
                    && !state.standings().isConfirmed());
            if (state.stage() == TableStage.TABLE_STAGE_MATCH_OVER) {
                update.addAllPlaces(match.match().places());
            }
        });
        return update;
    }

    private TableUpdate forViewer(TableUpdate common, int seat, Sort sort, List<RoundEvent> events, long now) {
        TableUpdate.Builder update =
                common.toBuilder().setYourSeat(seat).setYouOwn(sort.owns).setCanTakeBack(takeBacks.isPossible(seat));
        if (sort.isNew) {
            update.addAllChat(state.chat());
        }
        state.match().ifPresent(match -> {
            if (match.isDealt()) {
                update.setView(ViewTranslator.write(match.round().viewFor(seat)));
            }
            if (!sort.isNew) {
                events.forEach(event -> update.addEvents(EventTranslator.write(event.seenBy(seat))));
            }
            Optional<OpenDecision> decision =
                    state.intermission().isRunning() ? Optional.empty() : match.decisionOf(seat);
            decision.ifPresent(open -> update.setDecision(open.message(now)));
        });
        return update.build();
    }

    /** Returns the latest lines only, since an endless match would exceed the maximum frame size. */
    private static List<RoundLine> latest(List<RoundLine> lines) {
        return lines.subList(Math.max(0, lines.size() - Limits.ROUNDS_IN_UPDATE), lines.size());
    }

    private Rules rules() {
        if (rulesWritten != state.rules()) {
            rules = RulesTranslator.write(state.rules());
            rulesWritten = state.rules();
        }
        return rules;
    }

    private static void send(Participant participant, TableUpdate update) {
        participant.send(HostMessage.newBuilder().setTable(update).build());
    }
}
