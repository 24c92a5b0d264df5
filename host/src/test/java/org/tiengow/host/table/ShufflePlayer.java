package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.SessionUpdates;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.Here;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.client.shuffle.RoundCheck;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.client.shuffle.ShuffleJudge;
import org.tiengow.client.shuffle.ShuffleParticipant;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.seat.Seats;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.ListedSeat;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/** A connection to a {@link ShuffleHouse} of a program that takes part in shuffles as a client does. */
final class ShufflePlayer implements Participant {
    final List<String> barred = new ArrayList<>();
    ByteString token = ByteString.EMPTY;
    boolean owns;
    boolean throughPage;

    /** Whether its anchors, and its links, arrive; until then they are on their way. */
    boolean anchors = true;

    boolean links = true;

    private final ShuffleHouse house;
    private final String name;
    private final Kind kind;
    private final Program program;
    private final List<ClientMessage> outbox = new ArrayList<>();
    private final List<HostMessage> received = new ArrayList<>();
    private SessionState state;
    private boolean gone;

    /** A program on one machine: all but its participant outlives its process. */
    private static final class Program {
        private final Optional<IdentityKey> key;
        private final boolean holdsLedger;
        private final SplittableRandom chance;
        private final List<Fact> ledger = new ArrayList<>();

        /** The rounds between whose list and settlement its connection ended. */
        private final Set<List<Object>> cut = new HashSet<>();

        /** The rounds for which its link was held up. */
        private final Set<List<Object>> slow = new HashSet<>();

        private final List<String> wrongs = new ArrayList<>();
        private ShuffleParticipant participant;

        private Program(Optional<IdentityKey> key, boolean holdsLedger, long seed) {
            this.key = key;
            this.holdsLedger = holdsLedger;
            chance = new SplittableRandom(seed);
            participant = new ShuffleParticipant(chance, List.of());
        }
    }

    /** The first connection of a program; that of a person has an identity key. */
    ShufflePlayer(ShuffleHouse house, String name, Kind kind, long seed) {
        this(
                house,
                name,
                kind,
                new Program(
                        kind == Kind.KIND_PERSON ? Optional.of(IdentityKey.fresh()) : Optional.empty(), true, seed));
    }

    private ShufflePlayer(ShuffleHouse house, String name, Kind kind, Program program) {
        this.house = house;
        this.name = name;
        this.kind = kind;
        this.program = program;
        state = SessionState.beginning(kind == Kind.KIND_BOT ? PlayerKind.BOT : PlayerKind.PERSON, name, Token.NONE);
        house.everybody.add(this);
    }

    /** The same program at another connection. */
    ShufflePlayer reconnected() {
        return reconnectedAs(name);
    }

    /** The same program at another connection, under another name. */
    ShufflePlayer reconnectedAs(String other) {
        goes();
        program.participant.reconnected();
        return another(other);
    }

    /** The program was ended and started again, and has read its ledger. */
    ShufflePlayer startedAgain() {
        goes();
        program.participant = new ShuffleParticipant(program.chance, program.ledger);
        return another(name);
    }

    /** A connection of a second program on the same machine. */
    ShufflePlayer beside() {
        return new ShufflePlayer(house, name, kind, new Program(program.key, false, program.chance.nextLong()));
    }

    private ShufflePlayer another(String other) {
        ShufflePlayer again = new ShufflePlayer(house, other, kind, program);
        again.token = token;
        again.owns = owns;
        again.throughPage = throughPage;
        again.anchors = anchors;
        again.links = links;
        again.hears(HostMessage.newBuilder()
                .setEntered(Entered.getDefaultInstance())
                .build());
        return again;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public boolean ownsHost() {
        return owns;
    }

    @Override
    public boolean throughPage() {
        return throughPage;
    }

    @Override
    public Optional<Identity> identity() {
        return program.key.map(IdentityKey::identity);
    }

    /** What it signs with. */
    IdentityKey key() {
        return program.key.orElseThrow();
    }

    @Override
    public void bars(String guest, Optional<Identity> key, @Nullable Participant connection) {
        barred.add(guest);
    }

    @Override
    public void becomes(Standing standing) {
        // what it is told is what counts
    }

    @Override
    public void send(HostMessage message) {
        if (gone) {
            return;
        }
        house.tells(this, message);
        boolean isListed =
                message.getTable().getShuffle().hasList() && message.getTable().getYourSeat() != Seats.NONE;
        boolean wasSeated = isListed
                && state.atTable().filter(TableState::isSeated).isPresent()
                && !update().getShuffle().hasList();
        received.add(message);
        if (message.hasLeftTable()) {
            noteCut();
        }
        if (isListed) {
            noteList(message.getTable(), wasSeated);
        }
        boolean ofSuccession = message.hasStanding() || message.hasSuccession();
        if (!ofSuccession) { // these programs follow the house wherever it goes
            state = SessionUpdates.apply(state, message, 0);
        }
        if (message.hasStanding()) {
            outbox.add(ClientMessage.newBuilder()
                    .setHoldStanding(ShuffleHouse.held(message.getStanding()))
                    .build());
        }
        hears(message);
    }

    private void hears(HostMessage message) {
        says(program.participant.heard(
                message, state.atTable().map(TableState::view).orElse(null), here()));
    }

    private Here here() {
        return new Here(
                kind != Kind.KIND_BOT,
                owns,
                throughPage,
                throughPage || !program.holdsLedger ? null : program.key.orElse(null),
                house.now,
                context -> house.isOfHost(
                        context,
                        received.stream().filter(HostMessage::hasSuccession).map(HostMessage::getSuccession)),
                context -> true,
                house::isProven);
    }

    private void says(List<ClientMessage.Builder> messages) {
        program.ledger.addAll(program.participant.takeUnkept());
        messages.forEach(message -> outbox.add(message.build()));
    }

    /** Takes what arrives now. */
    List<ClientMessage> sent() {
        List<ClientMessage> sent = new ArrayList<>();
        for (Iterator<ClientMessage> each = outbox.iterator(); each.hasNext() && !gone; ) {
            ClientMessage message = each.next();
            if (message.hasGiveAnchor() ? anchors : !message.hasOpenLink() || links) {
                sent.add(message);
                each.remove();
            }
        }
        return sent;
    }

    /** A play is sent. */
    void plays(ClientMessage play) {
        program.participant.sends(play);
        says(List.of());
    }

    /** Its request was answered. */
    void answered(ClientMessage request, boolean granted) {
        if (granted) {
            says(program.participant.granted(request, here()));
        } else {
            program.participant.refused(request);
        }
    }

    /** Its connection ended; what was on its way is lost. */
    void goes() {
        noteCut();
        gone = true;
    }

    private void noteCut() {
        TableState table = state.table();
        if (table != null && table.mySeat() >= 0 && !gone) {
            Shuffle shuffle = update().getShuffle();
            TableStage stage = update().getStage();
            boolean isSettled =
                    stage == TableStage.TABLE_STAGE_BETWEEN_ROUNDS || stage == TableStage.TABLE_STAGE_MATCH_OVER;
            if (shuffle.hasList() || !shuffle.getHost().isEmpty() && !isSettled) {
                program.cut.add(List.of(ShuffleTranslator.context(shuffle), shuffle.getRound()));
            }
        }
    }

    /**
     * A list is told to it.
     *
     * @param wasSeated whether it had its seat while there was no list: whoever comes back to a list may have missed the ask for anchors
     */
    private void noteList(TableUpdate told, boolean wasSeated) {
        ListedSeat seat = told.getShuffle().getList().getSeats(told.getYourSeat());
        boolean takesPart = !owns && !throughPage && program.key.isPresent() && program.holdsLedger;
        if (takesPart
                && wasSeated
                && anchors
                && seat.getLeftOut() < FairShuffle.MOST_LEFT_OUT
                && seat.getAnchor().isEmpty()) {
            program.wrongs.add(
                    name + " is not listed for round " + told.getShuffle().getRound());
        }
        if (!links) {
            program.slow.add(List.of(
                    ShuffleTranslator.context(told.getShuffle()),
                    told.getShuffle().getRound()));
        }
    }

    /**
     * Says what an honest host that loses nothing does not do to a person: to leave a program out that was there and answered, or to
     * cost a round its tick. Only a round in which the connection of this very program ended is a debt,
     * which is told where two people play.
     */
    List<String> wrongs() {
        List<String> wrongs = new ArrayList<>(program.wrongs);
        boolean owes = false;
        for (Fact fact : program.ledger) {
            if (fact instanceof Fact.Opened link) {
                String which = name + " in round " + link.round() + " of "
                        + link.context().match();
                List<Object> round = List.of(link.context(), link.round());
                boolean wasThere = !program.cut.contains(round);
                Optional<RecordEvidence> record =
                        judge().transcript(link.context()).record(link.round());
                boolean isIn = record.filter(shown -> !shown.broken() && shown.holds(link.seat(), link.link()))
                        .isPresent();
                Verdict verdict = judge().check(link.context(), link.round()).verdict();
                if (wasThere && record.isPresent() && !isIn && !program.slow.contains(round)) {
                    wrongs.add(which + " is left out");
                }
                boolean isFair = isIn && record.orElseThrow().leftOut().size() <= 1;
                if (isFair && verdict != Verdict.TICK && !(owes && verdict == Verdict.DEBTS)) {
                    wrongs.add(which + " has no tick but " + verdict);
                }
                boolean isTold = program.ledger.contains(new Fact.Told(link.context(), link.round()));
                owes = !wasThere || record.isEmpty() || owes && !isTold;
            }
        }
        return wrongs;
    }

    /** Whether its connection stands and it is at the table. */
    boolean isHere() {
        return !gone && state.table() != null;
    }

    SessionState state() {
        return state;
    }

    List<HostMessage> received() {
        return received;
    }

    /** All updates, in order. */
    Stream<TableUpdate> updates() {
        return received.stream().filter(HostMessage::hasTable).map(HostMessage::getTable);
    }

    TableUpdate update() {
        return updates().reduce((before, after) -> after).orElseThrow();
    }

    /** The records it has been shown, in order. */
    List<String> records() {
        return received.stream()
                .flatMap(message -> message.getRevealed().getRecordsList().stream())
                .toList();
    }

    ShuffleJudge judge() {
        return program.participant.judge();
    }

    /** The verdicts on all rounds for which it opened a link. */
    Stream<Verdict> verdicts() {
        return program.ledger.stream()
                .filter(Fact.Opened.class::isInstance)
                .map(link -> judge().check(link.context(), link.round()).verdict());
    }

    /** What it shows of a round of the match at the table. */
    Verdict verdict(int round) {
        return check(round).verdict();
    }

    /** Whose programs it says took part in a round. */
    List<String> programs(int round) {
        return check(round).programs();
    }

    private RoundCheck check(int round) {
        return Objects.requireNonNull(program.participant.state().rounds().get(round));
    }

    /** Everything that it has ever found to contradict. */
    List<ShuffleAlarm> alarms() {
        return judge().contexts().stream()
                .flatMap(context -> judge().transcript(context).alarms().stream())
                .toList();
    }
}
