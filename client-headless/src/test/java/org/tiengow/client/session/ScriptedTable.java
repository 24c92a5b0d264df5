package org.tiengow.client.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.translate.EventTranslator;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.Clock;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/** A table as a host would lead it, without clocks and connections: the updates it makes are what a session reads. */
public final class ScriptedTable {
    public static final int MILLIS = 5_000;

    private final TableRules rules;
    private final int players;
    private final Random random;
    private final Map<Integer, List<SeatEvent>> news = new HashMap<>();
    private final List<RoundLine> lines = new ArrayList<>();
    private String id;
    private Match match;
    private final List<Round> before = new ArrayList<>();
    private Round round;
    private long decisions;
    private boolean over;

    /** The first round is dealt. */
    public ScriptedTable(TableRules rules, int players, long seed) {
        this.rules = rules;
        this.players = players;
        this.random = new Random(seed);
        this.id = Long.toHexString(seed);
        this.match = Match.begin(rules.set(), players, random.nextInt(players));
        this.round = deal();
    }

    /** The seat that must act, the lowest one where several must; {@link Seats#NONE} when the round is settled. */
    public int turn() {
        return IntStream.range(0, players).filter(round::mustAnswer).findFirst().orElse(Seats.NONE);
    }

    /** The number of the open decision of whoever must act. */
    public long decision() {
        return decisions;
    }

    public Round round() {
        return round;
    }

    public SeatView view(int seat) {
        return round.viewFor(seat);
    }

    public LegalPlays legal(int seat) {
        return LegalPlays.of(view(seat));
    }

    /** Any legal play of the seat that must act. */
    public void playAnything() {
        LegalPlays legal = legal(turn());
        play(turn(), legal.get(random.nextInt(legal.size())));
    }

    public void play(int seat, Play play) {
        Outcome.Accepted accepted = round.play(seat, play).match(new Outcome.Cases<Outcome.Accepted>() {
            @Override
            public Outcome.Accepted accepted(Outcome.Accepted outcome) {
                return outcome;
            }

            @Override
            public Outcome.Accepted refused(Outcome.Refused outcome) {
                throw new AssertionError(outcome.refusal().sentence());
            }
        });
        decisions++;
        before.add(round);
        round = accepted.next();
        tell(accepted.events());
        round.result().ifPresent(result -> {
            RoundLine.Builder line = RoundLine.newBuilder()
                    .setRound(match.round())
                    .setWinner(result.winner())
                    .addAllChange(result.change())
                    .addAllChips(result.chips());
            lines.add(line.build());
            match = match.after(result);
            over = match.isOver();
        });
    }

    /** The round goes back to before the latest plays, the first of which was that of a seat. */
    public void takeBack(int seat, int plays) {
        decisions++;
        round = before.get(before.size() - plays);
        before.subList(before.size() - plays, before.size()).clear();
        tell(List.of(new RoundEvent.TakenBack(seat, plays)));
    }

    public boolean isSettled() {
        return round.phase() == Phase.SETTLED;
    }

    public boolean isMatchOver() {
        return over;
    }

    /** Deals the next round of the match. */
    public void nextRound() {
        round = deal();
    }

    /** Another match with the same seats and rules. */
    public void again() {
        id = id + "a";
        lines.clear();
        over = false;
        match = Match.begin(rules.set(), players, random.nextInt(players));
        round = deal();
    }

    /** The update for a seat or a spectator, with what happened since the one before it. */
    public TableUpdate updateFor(int viewer) {
        TableUpdate.Builder update = TableUpdate.newBuilder()
                .setTable(0)
                .setStage(stage())
                .setYourSeat(viewer)
                .setRules(RulesTranslator.write(rules))
                .setOptions(TableOptions.newBuilder()
                        .setBotSeconds(5)
                        .setDeclareSeconds(5)
                        .setGraceSeconds(60)
                        .setReveal(Reveal.REVEAL_ROUND))
                .setView(ViewTranslator.write(view(viewer)))
                .addAllRounds(lines)
                .setMatch(id);
        IntStream.range(0, players).forEach(seat -> update.addSeats(seat(seat)));
        List<SeatEvent> since = news.getOrDefault(viewer, List.of());
        since.forEach(event -> update.addEvents(EventTranslator.write(event)));
        news.remove(viewer);
        if (over) {
            update.addAllPlaces(match.places());
        }
        if (viewer != Seats.NONE && round.mustAnswer(viewer)) {
            Decision.Builder decision =
                    Decision.newBuilder().setNumber(decisions).setMillisLeft(MILLIS);
            legal(viewer).plays().forEach(play -> decision.addLegal(PlayTranslator.write(play)));
            update.setDecision(decision)
                    .setClock(Clock.newBuilder()
                            .setSeat(viewer)
                            .setMillisLeft(MILLIS)
                            .setMillisTotal(2 * MILLIS));
        }
        return update.build();
    }

    private Round deal() {
        before.clear();
        Round dealt = Round.begin(match.next(), Deal.shuffled(players, random::nextInt));
        decisions++;
        tell(dealt.opening());
        return dealt;
    }

    private void tell(List<RoundEvent> events) {
        for (int viewer = Seats.NONE; viewer < players; viewer++) {
            List<SeatEvent> told = news.computeIfAbsent(viewer, key -> new ArrayList<>());
            for (RoundEvent event : events) {
                told.add(event.seenBy(viewer));
            }
        }
    }

    private TableStage stage() {
        if (over) {
            return TableStage.TABLE_STAGE_MATCH_OVER;
        }
        return isSettled() ? TableStage.TABLE_STAGE_BETWEEN_ROUNDS : TableStage.TABLE_STAGE_PLAYING;
    }

    private static SeatInfo seat(int seat) {
        return SeatInfo.newBuilder()
                .setSeat(seat)
                .setHolder(seat == 0 ? Holder.HOLDER_PERSON : Holder.HOLDER_BOT)
                .setName("seat " + seat)
                .setLevel(seat == 0 ? "" : "random")
                .setReady(true)
                .setPresence(Presence.PRESENCE_HERE)
                .build();
    }
}
