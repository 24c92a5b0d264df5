package org.tiengow.host.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.FinishedMatches;
import org.tiengow.host.table.round.Intermission;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;

/** All that a table holds, for the parts of the table that change it. */
final class TableContents {
    private final TableSettings settings;
    private final TableServices services;
    private final TableSeats seats;
    private final Set<Guest> watchers = new LinkedHashSet<>();
    private final Changes changes = new Changes();
    private final Intermission intermission = new Intermission();
    private final Books books = new Books(this);
    private final FinishedMatches evening = new FinishedMatches();
    private final Deque<Said> chat = new ArrayDeque<>();
    private final SignedStandings standings = new SignedStandings(this);
    private final Reactions reactions = new Reactions();
    private final Shuffling shuffling;
    private boolean going;
    private OptionalInt goesTo = OptionalInt.empty();
    private TableRules rules;
    private TableOptions options;
    private TableStage stage = TableStage.TABLE_STAGE_GATHERING;
    private @Nullable RunningMatch match;
    private boolean endAsked;
    private long numbers;
    private boolean demonstration;

    TableContents(TableSettings settings, TableServices services) {
        this.settings = settings;
        this.services = services;
        this.rules = settings.rules();
        this.options = settings.options();
        this.seats = new TableSeats(settings.seatsUnder(rules));
        this.shuffling = new Shuffling(services.dealer(), seats);
    }

    TableSettings settings() {
        return settings;
    }

    TableServices services() {
        return services;
    }

    TableSeats seats() {
        return seats;
    }

    Set<Guest> watchers() {
        return watchers;
    }

    Changes changes() {
        return changes;
    }

    /** The pause people may agree to. */
    Intermission intermission() {
        return intermission;
    }

    /** What is shown at the seats for a moment. */
    Reactions reactions() {
        return reactions;
    }

    /** Where the next deal comes from. */
    Shuffling shuffling() {
        return shuffling;
    }

    /** What is kept of it. */
    Books books() {
        return books;
    }

    /** The matches that were played here. */
    FinishedMatches evening() {
        return evening;
    }

    /** What was said here, the latest {@value Limits#CHAT_LINES} lines. */
    Collection<Said> chat() {
        return Collections.unmodifiableCollection(chat);
    }

    /** Tells everybody what somebody says, and whoever comes later. */
    void say(Said said) {
        remember(said);
        toEverybody(HostMessage.newBuilder().setSaid(said).build());
    }

    private void remember(Said said) {
        chat.add(said);
        if (chat.size() > Limits.CHAT_LINES) {
            chat.remove();
        }
    }

    /** The host goes to another program, or not. */
    void goesTo(boolean isGoing, OptionalInt seat) {
        going = isGoing;
        goesTo = seat;
        changes.forEverybody();
    }

    /** Whether the host goes to another program: no round begins here any more. */
    boolean isGoing() {
        return going;
    }

    /** The seat whose program the host goes to; empty when it does not, or to another table's. */
    OptionalInt goesTo() {
        return goesTo;
    }

    /** Tells everybody something that no journal has to keep first. */
    void toEverybodyNow(HostMessage message) {
        guests().forEach(guest -> guest.send(message));
    }

    /** How the match stands, signed, and who holds that. */
    SignedStandings standings() {
        return standings;
    }

    TableRules rules() {
        return rules;
    }

    void setRules(TableRules changed) {
        rules = changed;
        changes.forEverybody();
    }

    TableOptions options() {
        return options;
    }

    void setOptions(TableOptions changed) {
        options = changed;
        changes.forEverybody();
    }

    /** The level of bots that play for people who are lost. */
    String standInLevel() {
        String chosen = options.getStandInLevel();
        return chosen.isEmpty() ? settings.level() : chosen;
    }

    TableStage stage() {
        return stage;
    }

    void setStage(TableStage changed) {
        stage = changed;
        changes.forEverybody();
    }

    /** The match that is played, or was played last. */
    Optional<RunningMatch> match() {
        return Optional.ofNullable(match);
    }

    void setMatch(@Nullable RunningMatch changed) {
        match = changed;
        changes.forEverybody();
    }

    /** The owner wishes the match to end after this round. */
    void askForEnd() {
        endAsked = true;
    }

    boolean isEndAsked() {
        return endAsked;
    }

    /** Whether a match goes on: seats are fixed, rules too. */
    boolean isRunning() {
        return stage == TableStage.TABLE_STAGE_PLAYING
                || stage == TableStage.TABLE_STAGE_BETWEEN_ROUNDS
                || shuffling.isOpen();
    }

    /** Exchanges two seats with all that belongs to them; no match is running. */
    void swapSeats(int first, int second) {
        seats.swap(first, second);
        backToGathering();
        changes.forEverybody();
    }

    /**
     * The last match and its shuffle no longer fit: its rules, its seats, who may see its tiles, or when its records are public, are
     * others now.
     */
    void backToGathering() {
        if (stage == TableStage.TABLE_STAGE_MATCH_OVER) {
            setMatch(null);
            shuffling.giveUp();
            setStage(TableStage.TABLE_STAGE_GATHERING);
        }
    }

    /** A number no decision of this table has had. */
    long nextNumber() {
        return ++numbers;
    }

    /** The table as it was kept, apart from seats and match. */
    void goOn(TableRules keptRules, TableOptions keptOptions, TableSnapshot snapshot) {
        rules = keptRules;
        options = keptOptions;
        stage = snapshot.getStage();
        endAsked = snapshot.getEndAsked();
        numbers = snapshot.getLastNumber();
        demonstration = snapshot.getDemonstration();
        snapshot.getEvening().getMatchesList().forEach(evening::add);
        snapshot.getChatList().forEach(this::remember);
    }

    /** The last of these numbers; 0: none was given yet. */
    long lastNumber() {
        return numbers;
    }

    /** Whether somebody is there who wants to see what happens: a person in a seat, or anybody who watches. */
    boolean peopleHere() {
        return !watchers.isEmpty() || seats.any(TableSeat::hasPersonHere);
    }

    /** A match begins, whose end nobody has asked for; whether nobody need be there for it is what it begins with. */
    void matchBegins() {
        demonstration = seats.all(seat -> !seat.isSomebodys());
        endAsked = false;
    }

    /** Whether every seat was one of the table's own bots' when the match began: whoever wanted that wants to let it run. */
    boolean isDemonstration() {
        return demonstration;
    }

    /**
     * Whether somebody is there for whom another round is played: a person or a bot from outside, or anybody who watches. Bots
     * alone would play, and fill the disk, for as long as the machine runs.
     */
    boolean isAttended() {
        boolean ends = rules.set().rounds() > 0 || rules.set().targetChips() > 0;
        return demonstration
                || settings.playsToEnd() && ends
                || !watchers.isEmpty()
                || seats.any(TableSeat::isSomebodys);
    }

    /** Everybody at the table, those in the seats first. */
    List<Guest> guests() {
        List<Guest> all = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Guest guest = seats.get(seat).guest();
            if (guest != null) {
                all.add(guest);
            }
        }
        all.addAll(watchers);
        return all;
    }

    boolean isHere(Guest guest) {
        return watchers.contains(guest) || seats.of(guest).isPresent();
    }

    /** Tells everybody something, as soon as it is kept what it comes of. */
    void toEverybody(HostMessage message) {
        guests().forEach(guest -> books.tell(guest, message));
    }
}
