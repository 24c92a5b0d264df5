package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessageOrBuilder;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * This program's part in the shuffles at its table. It tells its anchor, opens its link once the list of a round is told, and turns what it
 * does and receives into {@link Fact facts} for its {@link ShuffleJudge}. It lives as long as the session, across all connections. It is
 * confined to one thread.
 */
public final class ShuffleParticipant {
    /** The largest number of remembered matches and epochs in which this program takes no part. */
    private static final int MOST_OTHERS = 100;

    /** The largest number of chains for matches in which no link was opened. A host that asks for more gets no further anchors. */
    private static final int MOST_UNUSED = 200;

    private final RandomGenerator chance;
    private final RecordCheck records;
    private final ShuffleJudge judge;
    private final List<Fact> unkept = new ArrayList<>();
    private final ShuffleShown screen = new ShuffleShown();
    private @Nullable ShuffleContext current;
    private ShufflePresence presence = new ShufflePresence();
    private Fact.@Nullable Signed signing;
    private final Set<Fact.Signed> refused = new HashSet<>();

    /**
     * Creates a participant that knows the facts of earlier programs.
     *
     * @param chance the generator of secrets, which nobody else may know
     * @param kept the facts of earlier programs, in their order
     */
    public ShuffleParticipant(RandomGenerator chance, List<Fact> kept) {
        this(chance, kept, new RecordCheck());
    }

    ShuffleParticipant(RandomGenerator chance, List<Fact> kept, RecordCheck records) {
        this.chance = chance;
        this.records = records;
        this.judge = ShuffleJudge.of(kept);
    }

    /** Adds the facts that earlier programs kept. It is called before anything is heard. */
    public void remember(List<Fact> kept) {
        kept.forEach(judge::hear);
    }

    /** Returns the judge of all facts. */
    public ShuffleJudge judge() {
        return judge;
    }

    /** Removes and returns the facts that must be on the disk before anything more is sent. */
    public List<Fact> takeUnkept() {
        List<Fact> now = List.copyOf(unkept);
        unkept.clear();
        return now;
    }

    /** Begins a new connection. Requests on the previous one count as unanswered. */
    public void reconnected() {
        signing = null;
        refused.clear();
        presence = new ShufflePresence();
    }

    /** Notes a play in a request that is sent as this program's own. */
    public void sends(ClientMessageOrBuilder request) {
        ShuffleContext context = current;
        if (request.hasMakePlay() && context != null) {
            presence.plays.sent(context, request.getMakePlay().getPlay()).ifPresent(this::note);
        }
    }

    /**
     * Handles a request that the host has granted.
     *
     * @return the messages to send now, without request numbers
     */
    public List<ClientMessage.Builder> granted(ClientMessageOrBuilder request, Here here) {
        List<ClientMessage.Builder> toSend = new ArrayList<>();
        if (request.hasNameLinks()) {
            presence.granted(here.now());
            answerHeld(here, toSend);
        } else if (request.hasSignRecord() && signing != null) {
            note(new Fact.Granted(signing.context(), signing.round()));
            signing = null;
            sign(here, false, toSend);
        }
        return toSend;
    }

    /** Handles a request that the host has not granted. A signature is sent again on the next connection; links are named again. */
    public void refused(ClientMessageOrBuilder request) {
        if (request.hasSignRecord() && signing != null) {
            refused.add(signing);
            signing = null;
        } else if (request.hasNameLinks()) {
            presence.refused(request.getNameLinks());
        }
    }

    /**
     * Handles a message of the host.
     *
     * @param view the round in an update of the table; null when the update shows none
     * @return the messages to send once the facts of {@link #takeUnkept} are on the disk, without request numbers
     * @throws Malformed when the message is impossible
     */
    public List<ClientMessage.Builder> heard(HostMessage message, @Nullable SeatView view, Here here) {
        List<ClientMessage.Builder> toSend = new ArrayList<>();
        screen.throughPage(here.throughPage());
        switch (message.getMessageCase()) {
            case ENTERED -> name(here, toSend);
            case TABLE -> updated(message.getTable(), view, here, toSend);
            case REVEALED -> {
                message.getRevealed().getRecordsList().forEach(line -> published(line, here));
                sign(here, true, toSend);
            }
            case LINK_ANSWER -> answered(message.getLinkAnswer(), here);
            case LEFT_TABLE, MOVED -> presence = presence.afterTable();
            default -> {
                // nothing about a shuffle
            }
        }
        return toSend;
    }

    private void updated(TableUpdate update, @Nullable SeatView view, Here here, List<ClientMessage.Builder> toSend) {
        presence = presence.atTable(here.now());
        name(here, toSend);
        seen(update, view, here);
        presence.hold(update);
        answerHeld(here, toSend);
    }

    private void name(Here here, List<ClientMessage.Builder> toSend) {
        presence.name(judge.openLinks(), here)
                .ifPresent(names -> toSend.add(ClientMessage.newBuilder().setNameLinks(names)));
    }

    /** Answers the held updates, once the host has answered the named links. */
    private void answerHeld(Here here, List<ClientMessage.Builder> toSend) {
        for (TableUpdate next = presence.next(); next != null; next = presence.next()) {
            asked(next, here, toSend);
        }
    }

    private void answered(LinkAnswer answer, Here here) {
        Optional<Fact.Opened> open = judge.transcript(ShuffleTranslator.context(answer.getLink()))
                .judged(answer.getLink().getRound())
                .openLink()
                .filter(presence::hasNamed);
        if (open.isPresent() && answer.getState() == LinkState.LINK_STATE_RECORD) {
            published(answer.getRecord(), here);
        }
        open.filter(link -> !presence.isProven(link, answer, judge, here))
                .ifPresent(link ->
                        note(new Fact.Contradicted(link.context(), link.round(), ShuffleAlarm.Kind.UNKNOWN_ROUND)));
    }

    /** Notes what an update shows of the current round. */
    private void seen(TableUpdate update, @Nullable SeatView view, Here here) {
        Shuffle shuffle = update.getShuffle();
        screen.table(shuffle);
        ShuffleContext context = ShufflePresence.context(update);
        if (context == null) {
            return;
        }
        if (!context.equals(current)) {
            current = context;
            screen.otherMatch();
            presence.plays = new OwnPlays();
            judge.forget(each -> !each.takesPart(), MOST_OTHERS);
        }
        if (isOfAnotherHost(context, here)) {
            return;
        }
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            note(new Fact.LeftOut(context, shuffle.getRound(), List.copyOf(shuffle.getLeftOutList())));
        }
        if (view != null && update.getMatch().equals(context.match())) {
            presence.plays.shown(context, update, view).forEach(this::note);
        }
    }

    /** Checks whether this program takes part in the match, and the host has no proven part in it. Such a host contradicts nothing. */
    private boolean isOfAnotherHost(ShuffleContext context, Here here) {
        return judge.transcript(context).takesPart() && !here.isOfHost().test(context);
    }

    /** Answers what a table asks for, and checks the table against the records that it owes. */
    private void asked(TableUpdate update, Here here, List<ClientMessage.Builder> toSend) {
        ShuffleContext context = ShufflePresence.context(update);
        presence.owed(update, context, judge).forEach(this::note);
        if (context == null || isOfAnotherHost(context, here)) {
            return;
        }
        Shuffle shuffle = update.getShuffle();
        boolean isStrange =
                judge.hasOpenedElsewhere(context) && !here.isFollowed().test(context);
        if (isStrange) {
            note(new Fact.Contradicted(context, shuffle.getRound(), ShuffleAlarm.Kind.EPOCH));
        }
        int seat = update.getYourSeat();
        boolean takesPart = here.takesPart()
                && !isStrange
                && seat != Seats.NONE
                && update.getOptions().getReveal() != Reveal.REVEAL_NEVER
                && here.isOfHost().test(context);
        boolean mayHaveChain = judge.transcript(context).secret(seat).isPresent() || judge.unused() < MOST_UNUSED;
        if (takesPart
                && mayHaveChain
                && !ShufflePresence.isOver(update, context)
                && !judge.transcript(context).isBroken()
                && presence.tells("anchor", context, seat)) {
            toSend.add(anchor(context, seat, Objects.requireNonNull(here.key())));
        }
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_LINKS) {
            listed(update, seat, takesPart, here, toSend);
        }
        sign(here, false, toSend);
        tell(context, update);
    }

    /** Notes that the user was told of debts, which settles them. Nothing is said of shuffles to a person who is alone with bots. */
    private void tell(ShuffleContext context, TableUpdate update) {
        long people = update.getSeatsList().stream()
                .filter(seat -> seat.getHolder() == Holder.HOLDER_PERSON)
                .count();
        for (int round : people < 2 ? List.<Integer>of() : judge.untold(context)) {
            note(new Fact.Told(context, round));
        }
    }

    private ClientMessage.Builder anchor(ShuffleContext context, int seat, IdentityKey key) {
        Bytes32 anchor = chain(context, seat).anchor();
        return ClientMessage.newBuilder()
                .setGiveAnchor(GiveAnchor.newBuilder()
                        .setMatch(context.match())
                        .setEpoch(context.epoch())
                        .setAnchor(ShuffleTranslator.write(anchor))
                        .setSignature(ShuffleTranslator.bytes(ShuffleSignatures.anchor(key, context, seat, anchor)))
                        .addAllLeftOut(judge.leftOut(context.match())));
    }

    /** Returns the chain for a seat. Draws the secret of the chain first if it does not exist. */
    private LinkChain chain(ShuffleContext context, int seat) {
        if (judge.transcript(context).secret(seat).isEmpty()) {
            byte[] secret = new byte[Bytes32.LENGTH];
            chance.nextBytes(secret);
            note(new Fact.Secret(context, 0, seat, Bytes32.of(secret)));
        }
        return records.chain(
                context, seat, judge.transcript(context).secret(seat).orElseThrow());
    }

    private void listed(
            TableUpdate update, int seat, boolean takesPart, Here here, List<ClientMessage.Builder> toSend) {
        ShuffleList list = ShuffleTranslator.list(update.getShuffle());
        ShuffleContext context = list.context();
        int round = list.round();
        Bytes32 digest = RecordCheck.SHUFFLE.digest(list);
        ListedSeat own =
                seat != Seats.NONE && seat < list.players() ? list.seats().get(seat) : null;
        Optional<Bytes32> there = own == null ? Optional.empty() : own.anchor();
        boolean isAnchored = there.filter(
                        anchor -> judge.transcript(context).secret(seat).isPresent()
                                && chain(context, seat).anchor().equals(anchor))
                .isPresent();
        note(new Fact.Listed(
                context,
                round,
                digest,
                own == null ? Seats.NONE : seat,
                isAnchored,
                there.isPresent() && !isAnchored,
                own == null ? 0 : own.leftOut(),
                list.reveal() == Reveal.REVEAL_MATCH_VALUE,
                here.owns()));
        if (!takesPart || !isAnchored || !judge.transcript(context).mayOpen(round, seat, digest)) {
            return;
        }
        Bytes32 link = chain(context, seat).link(round);
        note(new Fact.Opened(context, round, seat, digest, link, here.now()));
        judge.transcript(context).judged(round).openLink().ifPresent(open -> presence.expect(open, update.getTable()));
        if (!presence.tells("link", context, round)) {
            return; // an update that repeats the list requests nothing
        }
        toSend.add(ClientMessage.newBuilder()
                .setOpenLink(OpenLink.newBuilder()
                        .setMatch(context.match())
                        .setEpoch(context.epoch())
                        .setRound(round)
                        .setList(ShuffleTranslator.write(digest))
                        .setLink(ShuffleTranslator.write(link))));
    }

    /** Notes a record. In a match in which this program takes part, it accepts records only from a host with a proven part in the match. */
    private void published(String line, Here here) {
        try {
            records.evidence(line)
                    .filter(record -> !isOfAnotherHost(record.context(), here))
                    .ifPresent(record -> note(new Fact.Recorded(record.context(), record.round(), record)));
        } catch (TextFlaw | IllegalArgumentException flaw) {
            return; // an owed record then counts as not received
        }
    }

    /**
     * Signs the next record with a tick. Only one signature is under way at a time.
     *
     * @param onlySeen whether to skip rounds whose end was not seen; a host publishes the record of the last round before it shows it
     *     settled
     */
    private void sign(Here here, boolean onlySeen, List<ClientMessage.Builder> toSend) {
        ShuffleContext context = current;
        IdentityKey key = here.key();
        if (signing != null || context == null || key == null || !here.takesPart()) {
            return;
        }
        Optional<ShuffleJudge.Signable> next = judge.signable(context).stream()
                .filter(each -> !refused.contains(each.record()) && (each.saw() || !onlySeen))
                .findFirst();
        if (next.isPresent()) {
            Fact.Signed record = next.get().record();
            boolean saw = next.get().saw();
            note(record);
            signing = record;
            toSend.add(ClientMessage.newBuilder()
                    .setSignRecord(SignRecord.newBuilder()
                            .setMatch(context.match())
                            .setRound(record.round())
                            .setSaw(saw)
                            .setSignature(
                                    ShuffleTranslator.bytes(ShuffleSignatures.record(key, saw, record.digest())))));
        }
    }

    private void note(Fact fact) {
        int before = judge.transcript(fact.context()).alarms().size();
        if (judge.hear(fact)) {
            List<ShuffleAlarm> alarms = judge.transcript(fact.context()).alarms();
            screen.heard(fact, alarms.subList(before, alarms.size()));
            if (judge.transcript(fact.context()).isKept()) { // facts that only this session needs are not kept
                unkept.add(fact);
            }
        }
    }

    /** Returns the names of the people whose programs took part in the last round that has a record, by their keys. */
    public Map<String, String> signers() {
        return Optional.ofNullable(current)
                .flatMap(context -> judge.transcript(context).lastRecord())
                .map(RecordEvidence::signers)
                .orElse(Map.of());
    }

    /** Returns the state of the shuffle for the screen. */
    public ShuffleState state() {
        return screen.state(judge, current);
    }
}
