package org.tiengow.client.shuffle;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.Act;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessageOrBuilder;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.NameLinks;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * One program's part in the shuffles at its table: it tells its anchor, opens its link once the list of a round is told, and turns what
 * it does and hears into {@link Fact facts} for its {@link ShuffleJudge}. It lives as long as the session, over all its connections. One thread
 * uses it.
 */
public final class ShuffleParticipant {
    /** How long a link is named to its host. */
    static final Duration NAMED_FOR = Duration.ofDays(14);

    /** Links named in one request. */
    static final int MOST_NAMED = 64;

    /** Updates of a table whose asks wait until the host has answered the named links; of more the oldest are dropped. */
    private static final int MOST_HELD = 256;

    /** Rounds of a match whose verdicts are shown. */
    private static final int MOST_SHOWN = 999;

    /** An answer about links is this old, in milliseconds, when they are named again at the table. */
    private static final int STALE_MILLIS = 2_000;

    /** Matches of which something is remembered though this program takes no part in them. */
    private static final int MOST_OTHERS = 100;

    /** Chains for matches in which no link was opened; a host that asks for more is told no more anchors. */
    private static final int MOST_UNUSED = 200;

    /** Alarms that are shown; an alarm is one alarm, however many a host raises. */
    private static final int MOST_RAISED = 100;

    /** Chains kept computed. */
    private static final int MOST_CHAINS = 8;

    private final RandomGenerator chance;
    private final RecordCheck records;
    private final ShuffleJudge judge;
    private final List<Fact> unkept = new ArrayList<>();
    private final Map<List<Object>, LinkChain> chains = new HashMap<>();

    // One presence: from coming to the host, or leaving a table, to losing the connection or leaving the next.
    private final Set<ShuffleJudge.OpenLink> named = new HashSet<>();
    private final Map<ShuffleJudge.OpenLink, Integer> expected = new HashMap<>();
    private List<Object> anchored = List.of();
    private List<Object> linked = List.of();
    private final Deque<TableUpdate> held = new ArrayDeque<>();
    private int unanswered;
    private boolean isAtTable;
    private long answeredAt;
    private boolean wasAsked;
    private int playsSeen;
    private int roundSeen;

    // What is shown.
    private Shuffle shown = Shuffle.getDefaultInstance();
    private @Nullable ShuffleContext current;
    private final List<ShuffleState.Raised> raised = new ArrayList<>();
    private Map<Integer, RoundCheck> rounds = Map.of();
    private boolean outdated;
    private boolean throughPage;

    // What is being signed.
    private @Nullable List<Object> signing;
    private final Set<List<Object>> refused = new HashSet<>();

    /** The rounds that were listed while this program's person owned the host. */
    private final Set<List<Object>> owned = new HashSet<>();

    /**
     * Begins with what was kept before.
     *
     * @param chance draws secrets, which nobody else may know
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

    /** Adds what earlier programs have kept, before anything is heard. */
    public void remember(List<Fact> kept) {
        kept.forEach(judge::hear);
    }

    /** The judge of all that was heard. */
    public ShuffleJudge judge() {
        return judge;
    }

    /** Takes the facts that must be on the disk before anything more is sent; empty when there are none. */
    public List<Fact> takeUnkept() {
        List<Fact> now = List.copyOf(unkept);
        unkept.clear();
        return now;
    }

    /** There is another connection: nothing said on the one before counts as answered. */
    public void reconnected() {
        held.clear();
        unanswered = 0;
        signing = null;
        refused.clear();
        leftTable();
    }

    private void leftTable() {
        isAtTable = false;
        named.clear();
        expected.clear();
        anchored = List.of();
        linked = List.of();
        wasAsked = false;
        playsSeen = 0;
        roundSeen = 0;
    }

    /** A request is sent; a play among them is this program's own. */
    public void sends(ClientMessageOrBuilder request) {
        ShuffleContext context = current;
        if (request.hasMakePlay() && context != null && roundSeen > 0) {
            switch (request.getMakePlay().getPlay().getAct()) {
                case ACT_FACE_UP, ACT_FORFEIT ->
                    note(new Fact.Played(
                            context,
                            roundSeen,
                            playsSeen,
                            RecordCheck.play(
                                    TileTranslator.read(
                                            request.getMakePlay().getPlay().getTiles()),
                                    request.getMakePlay().getPlay().getAct() == Act.ACT_FORFEIT)));
                case ACT_DECLARE -> note(new Fact.Played(context, roundSeen, playsSeen, RecordCheck.DECLARED));
                case ACT_DECLINE, ACT_UNSPECIFIED, UNRECOGNIZED -> {
                    // no play of a record
                }
            }
        }
    }

    /**
     * The host has granted a request.
     *
     * @return what to send now, without numbers of requests
     */
    public List<ClientMessage.Builder> granted(ClientMessageOrBuilder request, Here here) {
        List<ClientMessage.Builder> toSend = new ArrayList<>();
        if (request.hasNameLinks()) {
            unanswered = Math.max(0, unanswered - 1);
            answeredAt = here.now();
            while (unanswered == 0 && !held.isEmpty()) {
                asked(held.remove(), here, toSend);
            }
        } else if (request.hasSignRecord() && signing != null) {
            note(new Fact.Granted((ShuffleContext) signing.get(0), (int) signing.get(1)));
            signing = null;
            sign(here, false, toSend);
        }
        return toSend;
    }

    /** The host has not granted a request: a signature is sent again on the next connection, links are named again. */
    public void refused(ClientMessageOrBuilder request) {
        if (request.hasSignRecord() && signing != null) {
            refused.add(signing);
            signing = null;
        } else if (request.hasNameLinks()) {
            unanswered = Math.max(0, unanswered - 1);
            named.removeIf(link -> request.getNameLinks()
                    .getLinksList()
                    .contains(ShuffleTranslator.write(link.context(), link.round())));
        }
    }

    /**
     * Takes a message of the host.
     *
     * @param view the round as an update of the table shows it; null when it shows none
     * @return what to send once {@link #takeUnkept} is on the disk, without numbers of requests
     * @throws Malformed when the message is impossible
     */
    public List<ClientMessage.Builder> heard(HostMessage message, @Nullable SeatView view, Here here) {
        List<ClientMessage.Builder> toSend = new ArrayList<>();
        throughPage = here.throughPage();
        switch (message.getMessageCase()) {
            case ENTERED -> name(here, toSend);
            case TABLE -> {
                if (!isAtTable && unanswered == 0 && here.now() - answeredAt > STALE_MILLIS) {
                    named.clear(); // what was in play then may be over by now
                    expected.clear();
                }
                isAtTable = true;
                name(here, toSend);
                seen(message.getTable(), view, here);
                if (unanswered == 0) {
                    asked(message.getTable(), here, toSend);
                } else if (held.size() < MOST_HELD || held.remove() != null) {
                    held.add(message.getTable());
                }
            }
            case REVEALED -> {
                message.getRevealed().getRecordsList().forEach(line -> published(line, here));
                sign(here, true, toSend);
            }
            case LINK_ANSWER -> answered(message.getLinkAnswer(), here);
            case LEFT_TABLE -> leftTable();
            default -> {
                // nothing about a shuffle
            }
        }
        return toSend;
    }

    /** Names the open links of this host that were not named in this presence. */
    private void name(Here here, List<ClientMessage.Builder> toSend) {
        if (!here.takesPart()) {
            return;
        }
        NameLinks.Builder names = NameLinks.newBuilder();
        for (ShuffleJudge.OpenLink link : judge.openLinks()) {
            if (names.getLinksCount() < MOST_NAMED
                    && here.now() - link.at() < NAMED_FOR.toMillis()
                    && here.isOfHost().test(link.context())
                    && named.add(link)) {
                names.addLinks(ShuffleTranslator.write(link.context(), link.round()));
            }
        }
        if (names.getLinksCount() > 0) {
            unanswered++;
            toSend.add(ClientMessage.newBuilder().setNameLinks(names));
        }
    }

    private void answered(LinkAnswer answer, Here here) {
        ShuffleContext context = ShuffleTranslator.context(answer.getLink());
        Optional<ShuffleJudge.OpenLink> open = judge.openLinks().stream()
                .filter(link -> link.context().equals(context)
                        && link.round() == answer.getLink().getRound()
                        && named.contains(link))
                .findFirst();
        if (open.isEmpty()) {
            return;
        }
        boolean isProven = switch (answer.getState()) {
            case LINK_STATE_RECORD -> {
                published(answer.getRecord(), here);
                yield judge.record(context, open.get().round()).isPresent();
            }
            case LINK_STATE_IN_PLAY -> {
                expected.put(open.get(), answer.getTable());
                yield true;
            }
            case LINK_STATE_HANDED_OVER, LINK_STATE_TAKEN_OVER ->
                here.isProven().test(answer);
            case LINK_STATE_UNKNOWN, LINK_STATE_UNSPECIFIED, UNRECOGNIZED -> false;
        };
        if (!isProven) {
            contradicts(open.get(), ShuffleAlarm.Kind.UNKNOWN_ROUND);
        }
    }

    private void contradicts(ShuffleJudge.OpenLink link, ShuffleAlarm.Kind kind) {
        expected.remove(link);
        note(new Fact.Contradicted(link.context(), link.round(), kind));
    }

    private static @Nullable ShuffleContext context(TableUpdate update) {
        Shuffle shuffle = update.getShuffle();
        return shuffle.getKind() == ShuffleKind.SHUFFLE_KIND_FAIR
                        && shuffle.getPhase() != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                ? ShuffleTranslator.context(shuffle)
                : null;
    }

    /** Notes what a table shows of the round that is played. */
    private void seen(TableUpdate update, @Nullable SeatView view, Here here) {
        shown = update.getShuffle();
        ShuffleContext context = context(update);
        if (context == null) {
            return;
        }
        if (!context.equals(current)) {
            current = context;
            outdated = true;
            playsSeen = 0;
            roundSeen = 0;
            judge.forgetOthers(MOST_OTHERS);
        }
        if (isOfAnotherHost(context, here)) {
            return;
        }
        if (shown.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            note(new Fact.LeftOut(context, shown.getRound(), List.copyOf(shown.getLeftOutList())));
        }
        if (view != null && update.getMatch().equals(context.match())) {
            played(context, update, view);
        }
    }

    /** Checks whether another host speaks of a match in which this program takes part: its word contradicts nothing. */
    private boolean isOfAnotherHost(ShuffleContext context, Here here) {
        return judge.takesPart(context) && !here.isOfHost().test(context);
    }

    /** Does what a table asks for, and holds it to the records it owes. */
    private void asked(TableUpdate update, Here here, List<ClientMessage.Builder> toSend) {
        ShuffleContext context = context(update);
        owed(update, context);
        if (context == null) {
            return;
        }
        if (isOfAnotherHost(context, here)) {
            return;
        }
        Shuffle shuffle = update.getShuffle();
        boolean isStrange =
                judge.hasOpenedElsewhere(context) && !here.isFollowed().test(context);
        if (isStrange) {
            note(new Fact.Contradicted(context, shuffle.getRound(), ShuffleAlarm.Kind.EPOCH));
        }
        int seat = update.getYourSeat();
        boolean isOver = update.getStage() == TableStage.TABLE_STAGE_MATCH_OVER
                && update.getMatch().equals(context.match());
        boolean takesPart = here.takesPart()
                && !isStrange
                && seat != Seats.NONE
                && update.getOptions().getReveal() != Reveal.REVEAL_NEVER
                && here.isOfHost().test(context);
        boolean mayHaveChain = judge.secret(context, seat).isPresent() || judge.unused() < MOST_UNUSED;
        if (takesPart
                && mayHaveChain
                && !isOver
                && !judge.isBroken(context)
                && !anchored.equals(List.of(context, seat))) {
            anchored = List.of(context, seat);
            toSend.add(anchor(context, seat, Objects.requireNonNull(here.key())));
        }
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_LINKS) {
            listed(update, seat, takesPart, here, toSend);
        }
        sign(here, false, toSend);
        tell(context, update);
    }

    /** Debts are settled once they are told, where anything is said of shuffles at all: not to a person alone with bots. */
    private void tell(ShuffleContext context, TableUpdate update) {
        long people = update.getSeatsList().stream()
                .filter(seat -> seat.getHolder() == Holder.HOLDER_PERSON)
                .count();
        for (int round : people < 2 ? List.<Integer>of() : judge.untold(context)) {
            note(new Fact.Told(context, round));
        }
    }

    /** Holds the table to the rounds that owe their records at it. */
    private void owed(TableUpdate update, @Nullable ShuffleContext context) {
        for (Map.Entry<ShuffleJudge.OpenLink, Integer> each : List.copyOf(expected.entrySet())) {
            ShuffleJudge.OpenLink link = each.getKey();
            if (judge.record(link.context(), link.round()).isPresent()) {
                expected.remove(link);
            } else if (each.getValue() == update.getTable()) {
                if (context == null || !context.equals(link.context())) {
                    contradicts(link, ShuffleAlarm.Kind.OTHER_MATCH);
                } else if (update.getStage() == TableStage.TABLE_STAGE_MATCH_OVER
                        && update.getMatch().equals(context.match())) {
                    note(new Fact.Over(context, 0));
                    contradicts(link, ShuffleAlarm.Kind.NO_RECORD);
                }
            }
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

    private LinkChain chain(ShuffleContext context, int seat) {
        List<Object> place = List.of(context, seat);
        LinkChain known = chains.get(place);
        if (known == null) {
            Bytes32 secret = judge.secret(context, seat).orElseGet(() -> {
                Bytes32 drawn = draw();
                note(new Fact.Secret(context, 0, seat, drawn));
                return drawn;
            });
            if (chains.size() >= MOST_CHAINS) {
                chains.clear();
            }
            known = records.chain(context, seat, secret);
            chains.put(place, known);
        }
        return known;
    }

    private Bytes32 draw() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        chance.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    private void listed(
            TableUpdate update, int seat, boolean takesPart, Here here, List<ClientMessage.Builder> toSend) {
        ShuffleList list = ShuffleTranslator.list(update.getShuffle());
        ShuffleContext context = list.context();
        int round = list.round();
        Bytes32 digest = RecordCheck.SHUFFLE.digest(list);
        boolean isListed = seat != Seats.NONE && seat < list.players();
        Optional<Bytes32> there = isListed ? list.seats().get(seat).anchor() : Optional.empty();
        boolean anchoredHere = isListed
                && there.isPresent()
                && judge.secret(context, seat).isPresent()
                && chain(context, seat).anchor().equals(there.get());
        if (here.owns()) {
            owned.add(List.of(context, round));
        }
        boolean matchEnd = list.reveal() == Reveal.REVEAL_MATCH_VALUE;
        note(new Fact.Listed(
                context,
                round,
                digest,
                isListed ? seat : Seats.NONE,
                anchoredHere,
                there.isPresent() && !anchoredHere,
                isListed ? list.seats().get(seat).leftOut() : 0,
                matchEnd));
        if (!takesPart
                || !anchoredHere
                || !judge.mayOpen(context, round, digest)
                || judge.hasOpenedAtOtherSeat(context, round, seat)) {
            return;
        }
        Bytes32 link = chain(context, seat).link(round);
        note(new Fact.Opened(context, round, seat, digest, link, here.now()));
        judge.openLinks().stream()
                .filter(open -> open.context().equals(context) && open.round() == round)
                .forEach(open -> {
                    named.add(open);
                    expected.put(open, update.getTable());
                });
        if (linked.equals(List.of(context, round))) {
            return; // an update that shows the list again asks for nothing
        }
        linked = List.of(context, round);
        toSend.add(ClientMessage.newBuilder()
                .setOpenLink(OpenLink.newBuilder()
                        .setMatch(context.match())
                        .setEpoch(context.epoch())
                        .setRound(round)
                        .setList(ShuffleTranslator.write(digest))
                        .setLink(ShuffleTranslator.write(link))));
    }

    /** Notes the own hand, the own plays and the end of a round, as far as this program saw them happen. */
    private void played(ShuffleContext context, TableUpdate update, SeatView view) {
        List<SeenPlay> own = new ArrayList<>();
        view.tricks().forEach(trick -> own.addAll(trick.plays()));
        own.addAll(view.table());
        own.removeIf(play -> play.seat() != view.seat());
        TileSet dealt = view.hand();
        for (SeenPlay play : own) {
            dealt = dealt.plus(play.tiles());
        }
        if (view.seat() != Seats.NONE && dealt.size() == Deal.handSize(update.getSeatsCount())) {
            note(new Fact.Hand(context, view.round(), view.seat(), RecordCheck.kinds(dealt)));
        }
        if (view.round() != roundSeen) {
            roundSeen = view.round();
            playsSeen = own.size();
        }
        if (wasAsked && own.size() == playsSeen + 1) {
            SeenPlay play = own.get(playsSeen);
            note(new Fact.Played(context, view.round(), playsSeen, RecordCheck.play(play.tiles(), play.faceDown())));
        }
        playsSeen = own.size();
        wasAsked = update.hasDecision() && update.getDecision().getMillisLeft() > 0;
        if (view.phase() == Phase.SETTLED) {
            RecordCheck.course(view).ifPresent(course -> note(new Fact.Settled(context, view.round(), course)));
        }
    }

    /** Takes a record, of a match that this program takes part in only from a host that may have it. */
    private void published(String line, Here here) {
        try {
            records.evidence(line)
                    .filter(shown ->
                            !judge.takesPart(shown.context()) || here.isOfHost().test(shown.context()))
                    .ifPresent(shown -> note(new Fact.Recorded(shown.context(), shown.round(), shown)));
        } catch (TextFlaw | IllegalArgumentException flaw) {
            return; // the record that was owed has not come
        }
    }

    /**
     * Signs what has a tick, one record at a time.
     *
     * @param onlySeen whether the round that was played last may still be shown settled: a host shows its record first
     */
    private void sign(Here here, boolean onlySeen, List<ClientMessage.Builder> toSend) {
        ShuffleContext context = current;
        IdentityKey key = here.key();
        if (signing != null || context == null || key == null || !here.takesPart()) {
            return;
        }
        for (ShuffleJudge.Signable record : judge.signable(context)) {
            List<Object> place = List.of(context, record.round());
            if (!refused.contains(place) && (record.saw() || !onlySeen)) {
                note(new Fact.Signed(context, record.round(), record.digest()));
                signing = place;
                toSend.add(ClientMessage.newBuilder()
                        .setSignRecord(SignRecord.newBuilder()
                                .setMatch(context.match())
                                .setRound(record.round())
                                .setSaw(record.saw())
                                .setSignature(ShuffleTranslator.bytes(
                                        ShuffleSignatures.record(key, record.saw(), record.digest())))));
                return;
            }
        }
    }

    private void note(Fact fact) {
        int before = judge.alarms(fact.context()).size();
        if (judge.hear(fact)) {
            judge.alarms(fact.context()).stream()
                    .skip(before)
                    .limit(Math.max(0, MOST_RAISED - raised.size()))
                    .forEach(alarm ->
                            raised.add(new ShuffleState.Raised(fact.context().match(), alarm)));
            if (judge.takesPart(fact.context())) { // what concerns nobody but this session is not kept
                unkept.add(fact);
            }
            outdated |= !(fact instanceof Fact.Played || fact instanceof Fact.Hand);
        }
    }

    /** The names of the people whose programs took part in the last round that has a record, by their keys. */
    public Map<String, String> signers() {
        ShuffleContext context = current;
        if (context == null) {
            return Map.of();
        }
        List<Integer> all = judge.rounds(context);
        for (int i = all.size() - 1; i >= 0; i--) {
            Optional<RecordEvidence> record = judge.record(context, all.get(i));
            if (record.isPresent()) {
                Map<String, String> names = new HashMap<>();
                record.get()
                        .keys()
                        .forEach((seat, key) -> names.put(
                                key,
                                Objects.requireNonNull(record.get().programs().get(seat))));
                return names;
            }
        }
        return Map.of();
    }

    /** What is to be shown. */
    public ShuffleState state() {
        ShuffleContext context = current;
        if (outdated && context != null) {
            outdated = false;
            Map<Integer, RoundCheck> checked = new TreeMap<>();
            for (ShuffleContext epoch : epochsTo(context)) {
                List<Integer> all = judge.rounds(epoch);
                for (int round : all.subList(Math.max(0, all.size() - MOST_SHOWN), all.size())) {
                    RoundCheck check = judge.check(epoch, round, owned.contains(List.of(epoch, round)));
                    checked.put(round, shown(check, !epoch.equals(context)));
                }
            }
            rounds = Map.copyOf(checked);
        }
        return new ShuffleState(
                kind(shown.getKind()),
                step(shown.getPhase()),
                shown.getWaitingList(),
                shown.getLeftOutList(),
                context == null ? Map.of() : rounds,
                context == null
                        ? List.of()
                        : epochsTo(context).stream()
                                .flatMap(epoch -> judge.alarms(epoch).stream())
                                .toList(),
                raised);
    }

    /** Returns the epochs of a match up to one, in order. */
    private List<ShuffleContext> epochsTo(ShuffleContext last) {
        return judge.contexts().stream()
                .filter(epoch ->
                        epoch.match().equals(last.match()) && epoch.epoch() < last.epoch() || epoch.equals(last))
                .sorted(Comparator.comparingInt(ShuffleContext::epoch))
                .toList();
    }

    /**
     * Adapts a check to what is shown: a record that has not come before a takeover may never come, and a page checks nothing by
     * itself, but shows whose programs took part.
     */
    private RoundCheck shown(RoundCheck check, boolean isTakenOver) {
        return switch (check.verdict()) {
            case WAITING -> isTakenOver ? new RoundCheck(Verdict.TAKEN_OVER, List.of(), 0) : check;
            case WATCHING, NOT_ASKED -> throughPage ? new RoundCheck(Verdict.PAGE, check.programs(), 0) : check;
            default -> check;
        };
    }

    private static ShuffleState.Step step(ShufflePhase phase) {
        return switch (phase) {
            case SHUFFLE_PHASE_ANCHORS -> ShuffleState.Step.ANCHORS;
            case SHUFFLE_PHASE_LINKS -> ShuffleState.Step.LINKS;
            case SHUFFLE_PHASE_DEALT -> ShuffleState.Step.DEALT;
            case SHUFFLE_PHASE_UNSPECIFIED, UNRECOGNIZED -> ShuffleState.Step.NONE;
        };
    }

    private static ShuffleState.Kind kind(ShuffleKind kind) {
        return switch (kind) {
            case SHUFFLE_KIND_FAIR -> ShuffleState.Kind.FAIR;
            case SHUFFLE_KIND_SEEDED -> ShuffleState.Kind.SEEDED;
            case SHUFFLE_KIND_GIVEN -> ShuffleState.Kind.GIVEN;
            case SHUFFLE_KIND_UNSPECIFIED, UNRECOGNIZED -> ShuffleState.Kind.UNKNOWN;
        };
    }
}
