package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.lobby.NightMove.Arrival;
import org.tiengow.host.night.NightHistory;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.night.SeatingPlan;
import org.tiengow.host.night.SeatingPlanner;
import org.tiengow.host.succession.CarriedNight;
import org.tiengow.host.table.options.PlannedStart;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.ChooseSeating;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.MovePerson;
import org.tiengow.protocol.wire.NightState;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.SeatEverybody;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TurnOrder;

/**
 * Seats the people of a host for each match. It follows who is here, proposes seats when all matches are over, and moves everybody when the
 * owner says so. All methods may be called from any thread; they are short, and one lock guards them all. It never waits for a table.
 */
public final class NightCoordinator {
    /** Milliseconds after which everybody is seated at a host whose matches start without an owner. */
    public static final long SEATS_ITSELF_MILLIS = 20_000;

    /** The most ids of matches that are kept: those that any table lists. */
    private static final int COUNTED = 100;

    /** The most former tokens of people who were moved: those of the latest moves of everybody. */
    private static final int FORMER_TOKENS = 64;

    private final List<TableRoom> rooms;
    private final NightPeople people = new NightPeople();
    private final Map<Participant, Consumer<TableRoom>> clients = new LinkedHashMap<>();
    private final NightAnnouncer announcer;
    private final NightMatches matches = new NightMatches();
    private final NightResults results;
    private final Deque<Arrival> moved = new ArrayDeque<>();
    private NightServices services = NightServices.NONE;
    private String id = "";
    private SeatingMode seating = SeatingMode.SEATING_MODE_FREE;
    private TurnOrder turns = TurnOrder.TURN_ORDER_LONGEST;
    private final NightProposals proposals = new NightProposals();
    private @Nullable SeatingPlan moving;
    private @Nullable SeatingSnapshot persisted;

    NightCoordinator(List<TableRoom> rooms) {
        this.rooms = rooms;
        this.announcer = new NightAnnouncer(rooms, this::announceLater);
        this.results = new NightResults(rooms);
    }

    /**
     * Begins the night, before any client comes.
     *
     * @param kept the seating of a night that is continued
     */
    public synchronized void begin(NightServices given, SeatingChoice choice, SeatingSnapshot kept) {
        services = given;
        people.wear(given.looks());
        id = kept.getNight().isEmpty() ? HexFormat.of().toHexDigits(services.seed()) : kept.getNight();
        seating = choice.seating();
        turns = choice.turns();
        results.begin(kept.getChip().isEmpty() ? choice.chip() : kept.getChip());
        proposals.begin(
                kept, services.seed(), rooms.isEmpty() ? 0 : rooms.get(0).now());
        if (SeatingChoice.isKnown(kept.getSeating())) {
            seating = kept.getSeating();
            turns = SeatingChoice.isKnown(kept.getTurns()) ? kept.getTurns() : choice.turns();
        }
        matches.goOn(kept);
        kept.getPeopleList().stream()
                .filter(person -> SeatingChoice.isKnown(person.getWish()))
                .forEach(person -> people.expect(person.getName(), person.getWish(), person.getHere()));
    }

    /**
     * Adds a client that has entered.
     *
     * @param goTo tells the client, on a table's thread, that it goes to that table
     */
    public synchronized void enter(Participant participant, Consumer<TableRoom> goTo) {
        if (participant.kind() == Kind.KIND_BOT || rooms.isEmpty()) {
            return;
        }
        clients.put(participant, goTo);
        if (participant.kind() == Kind.KIND_PERSON) {
            people.enter(participant);
        }
        look();
        participant.send(HostMessage.newBuilder().setNight(state()).build());
    }

    /** Records the standing of a client at a table. */
    public synchronized void becomes(Participant participant, Participant.Standing standing, int table) {
        boolean isMoved = moving != null && moving.tableOf(participant.name()).isEmpty();
        people.becomes(participant, standing, table, isMoved);
        look();
    }

    /** Removes a client whose connection has ended. */
    public synchronized void gone(Participant participant) {
        clients.remove(participant);
        people.gone(participant);
        look();
    }

    /** Follows the matches of a table. */
    synchronized void changed(TableRoom room) {
        TableStage stage = room.summary().getStage();
        boolean playing = stage == TableStage.TABLE_STAGE_PLAYING || stage == TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
        if (playing && matches.begins(room.number())) {
            for (String name : people.names()) {
                matches.waits(name, people.wish(name), people.isSeated(name));
            }
        }
        room.finished().stream()
                .filter(match -> matches.isNew(match.getMatch()))
                .forEach(match -> ended(room.number(), match));
        if (!playing && matches.ends(room.number()) || stage == TableStage.TABLE_STAGE_FAILED) {
            proposals.played(room.number());
            if (services.startsWhenFull() && seating != SeatingMode.SEATING_MODE_FREE) {
                room.tell(table -> table.reseating().waitForSeats(true));
            }
        }
        look();
    }

    private void ended(int table, FinishedMatch match) {
        Map<String, Integer> places = new HashMap<>();
        match.getPlayersList().stream()
                .filter(player -> !player.getBot())
                .forEach(player -> places.put(player.getName(), player.getPlace()));
        matches.ended(match.getMatch(), new NightHistory.PlayedTable(places));
        proposals.played(table);
    }

    /** Chooses the seating, for the owner. */
    public synchronized Reply choose(ChooseSeating choice) {
        boolean inTurns = choice.getSeating() == SeatingMode.SEATING_MODE_TURNS;
        if (!SeatingChoice.isKnown(choice.getSeating())) {
            return HostRefusal.BAD_OPTION.about("seating");
        }
        if (inTurns && !SeatingChoice.isKnown(choice.getTurns())) {
            return HostRefusal.BAD_OPTION.about("turns");
        }
        if (services.botsOnly()) {
            return HostRefusal.BOTS_ONLY.answer();
        }
        seating = choice.getSeating();
        turns = inTurns ? choice.getTurns() : TurnOrder.TURN_ORDER_LONGEST;
        proposals.forget();
        if (seating == SeatingMode.SEATING_MODE_FREE) {
            rooms.forEach(room -> room.tell(table -> table.reseating().waitForSeats(false)));
        }
        look();
        return Reply.GRANTED;
    }

    /** Records the wish of a person for the next match. */
    public synchronized Reply wish(Participant participant, PlayWish wish) {
        if (participant.kind() != Kind.KIND_PERSON) {
            return HostRefusal.SPECTATORS_ONLY_WATCH.answer();
        }
        if (!SeatingChoice.isKnown(wish)) {
            return HostRefusal.BAD_OPTION.about("wish");
        }
        if (people.wish(participant.name()) != wish) {
            people.wish(participant.name(), wish);
            plannedAnew();
            look();
        }
        return Reply.GRANTED;
    }

    /** Sets the value of a chip, for the owner; a blank text removes it. */
    public synchronized Reply setChipValue(String typed) {
        Reply reply = results.setChipValue(typed, services);
        look();
        return reply;
    }

    /** Moves a person within the proposal, for the owner. */
    public synchronized Reply move(MovePerson wanted) {
        Reply reply = proposals.move(wanted, people, seats());
        if (reply.isGranted()) {
            look();
        }
        return reply;
    }

    /** Seats everybody as proposed, for the owner. The answer comes when everybody is at the new place. */
    public synchronized CompletableFuture<Reply> seat(SeatEverybody wanted) {
        Optional<Reply> refusal = proposals.refusal(wanted.getProposal());
        return refusal.isPresent()
                ? CompletableFuture.completedFuture(refusal.get())
                : seat(proposals.open().orElseThrow().plan()).thenApply(seated -> Reply.GRANTED);
    }

    /**
     * Returns the token that replaced the token of a seat, if its holder was moved to another seat and may not know. Empty if the holder
     * lost the seat.
     */
    public synchronized Optional<ByteString> successor(ByteString former) {
        return moved.stream()
                .filter(arrival -> arrival.mover().isFormerToken(former))
                .map(Arrival::token)
                .findFirst();
    }

    /** Returns the seating for the host that continues the night. */
    public synchronized SeatingSnapshot snapshot() {
        SeatingSnapshot.Builder snapshot = SeatingSnapshot.newBuilder()
                .setNight(id)
                .setSeating(seating)
                .setTurns(turns)
                .setChip(results.chip())
                .addAllCounted(matches.counted(COUNTED));
        proposals.write(snapshot);
        matches.write(snapshot);
        NightSnapshots.write(matches.history(), people::wish, people::isHereOrExpected, snapshot);
        return snapshot.build();
    }

    /** Returns the night for a signed standing. */
    public synchronized StandingNight carried() {
        return CarriedNight.write(snapshot(), results.matches());
    }

    /** Returns the id of the night, the same at every host that continues it. */
    public synchronized String id() {
        return id;
    }

    /** Checks whether another person can come although no seat is free. */
    public synchronized boolean isOpen() {
        return seating != SeatingMode.SEATING_MODE_FREE && people.names().size() < SeatingPlanner.PEOPLE;
    }

    private CompletableFuture<Void> seat(SeatingPlan plan) {
        moving = plan;
        boolean isRoom = true;
        while (isRoom && rooms.size() < plan.tables().size()) {
            isRoom = services.open().isPresent();
        }
        results.share();
        proposals.fill(plan.tables().size());
        List<Participant> waiting = plan.players().stream()
                .flatMap(name -> people.waiting(name).stream())
                .toList();
        PlannedStart start = services.startsWhenFull() ? PlannedStart.WHEN_FULL : PlannedStart.WHEN_READY;
        NightMove move = new NightMove(plan, rooms, waiting, services.leastTables(), start, clients);
        look();
        return move.run().thenRun(() -> arrived(move));
    }

    private void arrived(NightMove move) {
        synchronized (this) {
            moving = null;
            move.arrivals().forEach(moved::addFirst);
            while (moved.size() > FORMER_TOKENS) {
                moved.removeLast();
            }
            look();
        }
        move.closing().forEach(services::close);
    }

    /** Forgets that the seats of a plan are filled, since another plan is better; has no effect once a match has begun. */
    private void plannedAnew() {
        if (!matches.hasBegun()) {
            proposals.empty();
        }
    }

    /** Brings everything up to date after a change, and announces it. */
    private void look() {
        if (rooms.isEmpty()) {
            return;
        }
        boolean hasLeft = people.follow(rooms);
        List<String> newcomers = people.newcomers();
        newcomers.forEach(name -> matches.arrives(name, people.names()));
        if (hasLeft || !newcomers.isEmpty()) {
            plannedAnew();
        }
        if (moving == null && people.hasEverybodyStoodUp()) {
            proposals.empty();
        }
        if (!proposals.isFilled() && matches.isOver()) {
            matches.count(name -> people.isHere(name) && people.wish(name) == PlayWish.PLAY_WISH_PLAY).stream()
                    .filter(name -> people.isHere(name) && people.wish(name) == PlayWish.PLAY_WISH_SKIP_ONCE)
                    .forEach(name -> people.wish(name, PlayWish.PLAY_WISH_PLAY));
            people.expectNobody();
            proposals.matchIsOver(services.seed(), rooms.get(0).now());
            results.share();
        }
        propose();
        announcer.announce(state(), clients.keySet());
        keep();
    }

    /** Persists the seating although it has not changed, for a host that persisted nothing before. */
    public synchronized void keepAgain() {
        persisted = null;
        keep();
    }

    private void keep() {
        boolean isPlain = seating == SeatingMode.SEATING_MODE_FREE
                && results.chip().isEmpty()
                && matches.history().matches() == 0;
        SeatingSnapshot now =
                isPlain ? SeatingSnapshot.newBuilder().setNight(id).build() : snapshot();
        if (!now.equals(persisted)) {
            persisted = now;
            services.keep(now);
        }
    }

    private void propose() {
        long now = rooms.get(0).now();
        proposals
                .propose(
                        isTimeToPropose() ? plan() : new SeatingPlan(List.of(), List.of()),
                        services.startsWhenFull() ? SEATS_ITSELF_MILLIS : NightProposal.NEVER,
                        now)
                .filter(made -> made.until() != NightProposal.NEVER)
                .ifPresent(made -> rooms.get(0).later(() -> seatsItself(made), made.until() - now));
    }

    private synchronized void seatsItself(NightProposal standing) {
        if (proposals.open().filter(open -> open == standing).isPresent()) {
            CompletableFuture<Void> unused = seat(standing.plan());
        }
    }

    /** Seats that fill without an owner are taken freely for the first match: nobody could say that everybody has come. */
    private boolean isTimeToPropose() {
        return seating != SeatingMode.SEATING_MODE_FREE
                && moving == null
                && !proposals.isFilled()
                && !matches.isPlaying()
                && (!services.startsWhenFull() || matches.history().matches() > 0);
    }

    private SeatingPlan plan() {
        SeatingPlan plan = SeatingPlanner.plan(new SeatingPlanner.Task(
                seating, turns, people.guests(), people.tables(), matches.history(), seats(), proposals.seed()));
        return proposals.moved(
                plan, name -> people.isHere(name) && people.wish(name) == PlayWish.PLAY_WISH_PLAY, seats());
    }

    private int seats() {
        return rooms.get(0).mostSeats();
    }

    private NightState state() {
        NightState.Builder state =
                NightState.newBuilder().setId(id).setSeating(seating).setChip(results.chip());
        if (seating == SeatingMode.SEATING_MODE_TURNS) {
            state.setTurns(turns);
        }
        people.names()
                .forEach(name -> state.addPeople(
                        people.message(name, matches.history().turns(name).satOut(), seating)));
        proposals
                .open()
                .ifPresent(open -> state.setProposal(
                        open.message(matches.history(), seats(), rooms.get(0).now())));
        rooms.forEach(room -> state.addTables(NightAnnouncer.progress(room.summary())));
        return state.build();
    }

    private synchronized void announceLater() {
        announcer.announce(state(), clients.keySet());
    }
}
