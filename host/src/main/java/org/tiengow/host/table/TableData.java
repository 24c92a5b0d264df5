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
import org.tiengow.engine.match.Match;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.StartOfMatch;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.succession.SignedStandings;
import org.tiengow.host.table.options.PlannedStart;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.FinishedMatches;
import org.tiengow.host.table.round.Intermission;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;

/** The state of a table, shared by the classes that change it. */
final class TableData {
    /** The events that start a match, and those in the journal. */
    static final EnumPairs<PlannedStart, StartOfMatch> STARTS =
            EnumPairs.of("start", PlannedStart.class, StartOfMatch.class);

    private final TableSettings settings;
    private final TableServices services;
    private final TableSeats seats;
    private final Set<Participant> watchers = new LinkedHashSet<>();
    private final Changes changes = new Changes();
    private final Intermission intermission = new Intermission();
    private final JournalOutbox journalOutbox = new JournalOutbox(this);
    private final FinishedMatches finishedMatches = new FinishedMatches();
    private final Deque<Said> chat = new ArrayDeque<>();
    private final SignedStandings standings;
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
    private PlannedStart plannedStart = PlannedStart.BY_SETTINGS;

    TableData(TableSettings settings, TableServices services) {
        this.settings = settings;
        this.services = services;
        this.rules = settings.rules();
        this.options = settings.options();
        this.seats = new TableSeats(settings.seatsUnder(rules), services.looks());
        this.shuffling = new Shuffling(services.dealer(), seats);
        this.standings = new SignedStandings(services.signer(), seats, changes, this::toPeople);
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

    Set<Participant> watchers() {
        return watchers;
    }

    Changes changes() {
        return changes;
    }

    Intermission intermission() {
        return intermission;
    }

    Reactions reactions() {
        return reactions;
    }

    /** Returns the shuffle, from which the next deal comes. */
    Shuffling shuffling() {
        return shuffling;
    }

    JournalOutbox books() {
        return journalOutbox;
    }

    /** Returns the finished matches of this table. */
    FinishedMatches finishedMatches() {
        return finishedMatches;
    }

    /** Returns the latest {@value Limits#CHAT_LINES} lines of the chat. */
    Collection<Said> chat() {
        return Collections.unmodifiableCollection(chat);
    }

    /** Sends a chat line to everybody, and keeps it for newcomers. */
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

    /** Starts or cancels the handover of the host to another program. */
    void goesTo(boolean isGoing, OptionalInt seat) {
        going = isGoing;
        goesTo = seat;
        changes.forEverybody();
    }

    /** Checks whether the host is being handed over. No round begins here during a handover. */
    boolean isGoing() {
        return going;
    }

    /** Returns the seat whose program takes over the host; empty without a handover, or if that program is at another table. */
    OptionalInt goesTo() {
        return goesTo;
    }

    /** Sends everybody a message that needs no journal entry first. */
    void toEverybodyNow(HostMessage message) {
        guests().forEach(participant -> participant.send(message));
    }

    /** Returns the signed standing of the match, and the clients that hold it. */
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

    /** Returns the level of bots that play for lost people. */
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

    /** Returns the current match, or the last one. */
    Optional<RunningMatch> match() {
        return Optional.ofNullable(match);
    }

    void setMatch(@Nullable RunningMatch changed) {
        match = changed;
        changes.forEverybody();
    }

    /** Requests the end of the match after the current round. */
    void askForEnd() {
        endAsked = true;
    }

    boolean isEndAsked() {
        return endAsked;
    }

    /** Checks whether a match is in progress. During a match seats and rules are fixed. */
    boolean isRunning() {
        return stage == TableStage.TABLE_STAGE_PLAYING
                || stage == TableStage.TABLE_STAGE_BETWEEN_ROUNDS
                || shuffling.isOpen();
    }

    /** Exchanges two seats with everything that belongs to them. Must not be called during a match. */
    void swapSeats(int first, int second) {
        seats.swap(first, second);
        backToGathering();
        changes.forEverybody();
    }

    /**
     * Discards a finished match and its shuffle. This is necessary if they no longer fit the table, because its rules, its seats,
     * the viewers of its tiles or the time of publication have changed.
     */
    void backToGathering() {
        if (stage == TableStage.TABLE_STAGE_MATCH_OVER) {
            setMatch(null);
            shuffling.giveUp();
            setStage(TableStage.TABLE_STAGE_GATHERING);
        }
    }

    /** Returns a number that no decision of this table has had. */
    long nextNumber() {
        return ++numbers;
    }

    /** Restores the state from the journal, except for seats and match. */
    void goOn(TableRules keptRules, TableOptions keptOptions, TableSnapshot snapshot) {
        rules = keptRules;
        options = keptOptions;
        stage = snapshot.getStage();
        endAsked = snapshot.getEndAsked();
        numbers = snapshot.getLastNumber();
        demonstration = snapshot.getDemonstration();
        plannedStart = STARTS.find(snapshot.getStart()).orElse(PlannedStart.BY_SETTINGS);
        snapshot.getEvening().getMatchesList().forEach(finishedMatches::add);
        snapshot.getChatList().forEach(this::remember);
    }

    /** Restores the looks of those who played a finished match, the latest look first. */
    void restoreLooks() {
        List<FinishedMatch> latestFirst = new ArrayList<>(finishedMatches.list());
        Collections.reverse(latestFirst);
        for (FinishedMatch ended : latestFirst) {
            ended.getPlayersList().stream()
                    .filter(player -> !player.getBot())
                    .forEach(player -> services.looks()
                            .restore(player.getName(), new Looks.Look(player.getColor(), player.getFace())));
        }
    }

    /** Returns the last number of a decision; 0 if none was given yet. */
    long lastNumber() {
        return numbers;
    }

    /** Checks whether a person is seated and connected, or a guest is watching. */
    boolean peopleHere() {
        return !watchers.isEmpty() || seats.any(TableSeat::hasPersonHere);
    }

    /** Sets on what the next match starts; it counts for this match alone. */
    void setPlannedStart(PlannedStart changed) {
        plannedStart = changed;
    }

    /** Returns on what the next match starts, when people were seated for it. */
    PlannedStart plannedStart() {
        return plannedStart;
    }

    /** Prepares a new match. Forgets the request to end the last one, and determines whether this one is a demonstration. */
    void matchBegins() {
        demonstration = seats.all(seat -> !seat.isSomebodys());
        endAsked = false;
        plannedStart = PlannedStart.BY_SETTINGS;
    }

    /**
     * Checks whether only the table's own bots were seated when the match began. Such a match was started on purpose, so it
     * continues without spectators.
     */
    boolean isDemonstration() {
        return demonstration;
    }

    /**
     * Checks whether another round is to be played. This requires a person or a bot from outside, a spectator, a demonstration, or
     * a match that has to be played to its end. Otherwise bots would play, and fill the disk, for as long as the machine runs.
     */
    boolean isAttended() {
        boolean ends = rules.set().number(Parameter.ROUNDS) > 0 || rules.set().number(Parameter.TARGET_CHIPS) > 0;
        return demonstration
                || settings.playsToEnd() && ends
                || !watchers.isEmpty()
                || seats.any(TableSeat::isSomebodys);
    }

    /** Returns everybody at the table, the seated guests first. */
    List<Participant> guests() {
        List<Participant> all = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Participant participant = seats.get(seat).guest();
            if (participant != null) {
                all.add(participant);
            }
        }
        all.addAll(watchers);
        return all;
    }

    boolean isHere(Participant participant) {
        return watchers.contains(participant) || seats.of(participant).isPresent();
    }

    /** Sends everybody a message once its cause is in the journal. */
    void toEverybody(HostMessage message) {
        guests().forEach(participant -> journalOutbox.tell(participant, message));
    }

    private void toPeople(HostMessage message) {
        guests().stream()
                .filter(participant -> participant.kind() != Kind.KIND_BOT)
                .forEach(participant -> journalOutbox.tell(participant, message));
    }

    /** Returns the part of a standing that the table knows: a match between two rounds, without seats and host. */
    Standing.Builder score(RunningMatch running) {
        Match score = running.match();
        return Standing.newBuilder()
                .setMatch(running.id())
                .setRound(score.round() - 1)
                .setTable(settings.number())
                .setRules(RulesTranslator.write(running.rules()))
                .setOptions(options)
                .addAllChips(score.chips())
                .setBanker(score.banker())
                .setTerm(score.term())
                .setWins(score.wins())
                .setStep(score.step())
                .addAllLeftOut(shuffling.leftOut());
    }
}
