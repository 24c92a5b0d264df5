package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.Self;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableMatch;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.client.session.table.TableRound;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableTurn;
import org.tiengow.client.session.table.TakeBackQuestion;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.shuffle.RoundCheck;
import org.tiengow.client.shuffle.ShuffleState;
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
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;

/** Rounds played by the rules, as the reader in seat 0 sees them; the others are Bo, Mei and Uncle Lam. */
public final class Tables {
    /** The words of every language, English first. */
    public static final List<Words> LANGUAGES =
            Language.all().stream().map(language -> Words.of(language.locale())).toList();

    public static final Words ENGLISH = in(Language.ENGLISH);
    public static final Words CHINESE = in(Language.TRADITIONAL_CHINESE);

    /**
     * The words by which layouts are tested: one language of each script. The texts of both kinds of Chinese are about as long, and their
     * letters are equally wide. {@code -Dlanguages.all=true}: every language.
     */
    public static final List<Words> SCRIPTS =
            Boolean.getBoolean("languages.all") ? LANGUAGES : List.of(ENGLISH, CHINESE);

    private static final TableOptions OPTIONS =
            new TableOptions(40, 5, 5, 60, Reveal.ROUND, true, true, false, 0, 0, "", true);

    private final TableRules rules;
    private final List<SeatEvent> log = new ArrayList<>();
    private final List<SeatEvent> watchedLog = new ArrayList<>();
    private TableOptions options = OPTIONS;
    private final List<Round> before = new ArrayList<>();
    private Round round;

    private Tables(TableRules rules, Round round) {
        this.rules = rules;
        this.round = round;
        see(round.opening());
    }

    public static Words in(Language language) {
        return LANGUAGES.get(language.ordinal());
    }

    /** A first round under a named rule set, with these hands. */
    public static Tables dealt(String rules, int banker, String... hands) {
        return dealt(TableRules.named(rules), banker, hands);
    }

    /** A first round under these rules, with these hands. */
    public static Tables dealt(TableRules named, int banker, String... hands) {
        List<TileSet> tiles = TileNotation.readHands(List.of(hands));
        TileSet left = TileSet.ALL;
        for (TileSet hand : tiles) {
            left = left.minus(hand);
        }
        Match match = Match.begin(named.set(), hands.length, banker);
        return new Tables(named, Round.begin(match.next(), new Deal(tiles, left)));
    }

    /** A round under a named rule set, with these hands; its banker has won so many rounds in a row. Nobody shows one red dot. */
    public static Tables winning(String rules, int banker, int wins, String... hands) {
        TableRules named = TableRules.named(rules);
        Match match = new Match(named.set(), hands.length, 1 + wins, banker, 1 + wins, wins, List.of(0, 0, 0, 0));
        Deal deal = new Deal(TileNotation.readHands(List.of(hands)), TileSet.EMPTY);
        return new Tables(named, Round.begin(match.next(), deal)).declines();
    }

    /** Whoever's turn it is leads or beats. */
    public Tables shows(String tiles) {
        return plays(Play.faceUp(held(tiles)));
    }

    /** Whoever's turn it is forfeits. */
    public Tables forfeits(String tiles) {
        return plays(Play.forfeit(held(tiles)));
    }

    /** The host has forbidden hints. */
    public Tables withoutHints() {
        options = new TableOptions(40, 5, 5, 60, Reveal.ROUND, false, true, false, 0, 0, "", true);
        return this;
    }

    /** Everybody plays the safe play to the end. */
    public Tables toTheEnd() {
        while (round.result().isEmpty()) {
            plays(LegalPlays.of(round.viewFor(round.turn())).safe().orElseThrow());
        }
        return this;
    }

    /** The owner has set no time for a turn, so plays may be taken back. */
    public Tables untimed() {
        options = options.withTurnSeconds(0);
        return this;
    }

    /** The latest plays are taken back, of which the first was made by this seat. */
    public Tables takesBack(int seat, int plays) {
        round = before.get(before.size() - plays);
        before.subList(before.size() - plays, before.size()).clear();
        for (List<SeatEvent> told : List.of(log, watchedLog)) {
            int undone = 0;
            while (undone < plays) {
                undone += told.remove(told.size() - 1) instanceof SeatEvent.Played ? 1 : 0;
            }
            told.add(new SeatEvent.TakenBack(seat, plays));
        }
        return this;
    }

    public Tables plays(Play play) {
        before.add(round);
        Outcome outcome = round.play(round.turn(), play);
        if (!(outcome instanceof Outcome.Accepted accepted)) {
            throw new AssertionError(play + " was refused: " + outcome);
        }
        round = accepted.next();
        see(accepted.events());
        return this;
    }

    /** Whoever's turn it is plays what somebody chooses from that seat's view. */
    public Tables playsAs(Function<SeatView, Play> player) {
        return plays(player.apply(round.viewFor(round.turn())));
    }

    /** Whose turn it is; −1 when the round is over. */
    public int turn() {
        return round.result().isPresent() ? -1 : round.turn();
    }

    public SeatView view() {
        return round.viewFor(0);
    }

    /** What the session of somebody knows who only watches. */
    public SessionState watched() {
        SessionState seated = state();
        TableState table = seated.atTable().orElseThrow();
        return seated.withTable(new TableState(
                table.number(),
                table.stage(),
                new TablePeople(Seats.NONE, false, table.seats(), 1, List.of(Cast.named("Ana")), false),
                table.rules(),
                table.options(),
                new TableMatch(table.match(), table.rounds(), List.of()),
                new TableRound(round.viewFor(Seats.NONE), table.round().updates(), List.of(), watchedLog),
                TableTurn.NONE,
                false));
    }

    /** What the session of seat 0 knows. */
    public SessionState state() {
        SeatView view = view();
        LegalPlays legal = LegalPlays.of(view);
        boolean over = view.result() != null;
        List<FinishedRound> rounds = over
                ? List.of(new FinishedRound(
                        view.round(),
                        view.result().winner(),
                        view.result().change(),
                        view.result().chips(),
                        view.result()))
                : List.of();
        TableState table = new TableState(
                0,
                over ? TableStage.BETWEEN_ROUNDS : TableStage.PLAYING,
                new TablePeople(0, true, seats(view.players()), 0, List.of(), false),
                rules,
                options,
                new TableMatch("ab12", rounds, List.of()),
                new TableRound(view, log.size(), List.of(), log),
                new TableTurn(
                        legal.isEmpty()
                                ? null
                                : new Decision(
                                        7
                                                + view.table().size()
                                                + 10 * view.tricks().size(),
                                        legal,
                                        null),
                        null,
                        null),
                false);
        return session(table);
    }

    /** A round dealt and played by chance, the same for the same seed. */
    public static Tables byChance(String rules, long seed) {
        return byChance(rules, seed, 0);
    }

    /** A round dealt by chance, before its first lead; no one shows one red dot. */
    public static Tables fresh(String rules, long seed) {
        return byChance(rules, seed, new ArrayList<>(), 0).declines();
    }

    /** The same so many plays before its end. */
    public static Tables byChance(String rules, long seed, int left) {
        List<Play> plays = new ArrayList<>();
        byChance(rules, seed, plays, Integer.MAX_VALUE);
        return byChance(rules, seed, new ArrayList<>(), plays.size() - left);
    }

    private static Tables byChance(String rules, long seed, List<Play> plays, int most) {
        Random chance = new Random(seed);
        TableRules named = TableRules.named(rules);
        Match match = Match.begin(named.set(), 4, chance.nextInt(4));
        Tables table = new Tables(named, Round.begin(match.next(), Deal.shuffled(4, chance::nextInt)));
        while (table.round.result().isEmpty() && plays.size() < most) {
            while (table.view().phase() == Phase.DECLARING) {
                table.declines();
            }
            LegalPlays legal = LegalPlays.of(table.round.viewFor(table.round.turn()));
            Play play = legal.get(chance.nextInt(legal.size()));
            plays.add(play);
            table.plays(play);
        }
        return table;
    }

    /** No one shows one red dot. */
    public Tables declines() {
        for (int seat = 0; seat < round.viewFor(0).players(); seat++) {
            Outcome outcome = round.play(seat, Play.DECLINE);
            if (outcome instanceof Outcome.Accepted accepted) {
                round = accepted.next();
                see(accepted.events());
            }
        }
        return this;
    }

    /** The same table with a pause, and other seats. */
    public static SessionState with(SessionState state, @Nullable TablePause pause, List<SeatState> seats) {
        TableState t = state.atTable().orElseThrow();
        boolean still = pause != null && pause.running();
        return state.withTable(t.with(t.people().with(seats))
                .with(new TableTurn(
                        still ? null : t.decision(), still ? null : t.turn().clock(), pause)));
    }

    /** The same table, where seat 0 may take a play back or not, and with an open question about that. */
    public static SessionState with(SessionState state, boolean mayTakeBack, @Nullable TakeBackQuestion question) {
        TableState t = state.atTable().orElseThrow();
        TableTurn turn = t.turn();
        return state.withTable(
                t.with(new TableTurn(turn.decision(), turn.clock(), turn.pause(), question, mayTakeBack)));
    }

    /** A table before its match: Mei is ready, Bo is a bot, a seat is free. */
    public static SessionState gathering(String rules) {
        return gathering(TableRules.named(rules));
    }

    /** The same table under other rules. */
    public static SessionState gathering(TableRules rules) {
        List<SeatState> seats = List.of(
                seat(0, Holder.PERSON, Cast.named("Kit"), ""),
                seat(1, Holder.BOT, Cast.named("Bo"), "steady"),
                new SeatState(
                                2,
                                Holder.PERSON,
                                Cast.named("Mei"),
                                "",
                                true,
                                Presence.HERE,
                                null,
                                false,
                                SeatColour.ROSE,
                                "",
                                "",
                                false)
                        .withFace(SeatFace.RABBIT),
                new SeatState(3, Holder.FREE, "", "", false, Presence.NOBODY, null, false, null, "", "", false));
        TableState table = new TableState(
                0,
                TableStage.GATHERING,
                new TablePeople(0, true, seats, 2, List.of(Cast.named("Ana"), Cast.named("阿明")), false),
                rules,
                OPTIONS,
                new TableMatch("", List.of(), List.of()),
                new TableRound(null, 1, List.of(), List.of()),
                TableTurn.NONE,
                false);
        return session(table)
                .withChat(List.of(
                        new ChatLine(Cast.named("Mei"), 2, "Same rules as last week?", null),
                        new ChatLine(Cast.named("Kit"), 0, "Yes, Lai. 大頭六擒么雞三算四倍。", null)));
    }

    /** A match of three rounds that is over. */
    public static SessionState over(String rules, String... hands) {
        SessionState last = dealt(rules, 1, hands).toTheEnd().state();
        TableState table = last.atTable().orElseThrow();
        List<FinishedRound> rounds = List.of(
                new FinishedRound(1, 1, List.of(-3, 9, -4, -2), List.of(-3, 9, -4, -2), null),
                new FinishedRound(2, 0, List.of(14, -6, -4, -4), List.of(11, 3, -8, -6), null),
                new FinishedRound(3, 3, List.of(-6, -3, 0, 9), List.of(5, 0, -8, 3), null));
        return session(new TableState(
                0,
                TableStage.MATCH_OVER,
                new TablePeople(0, true, table.seats(), 0, List.of(), false),
                table.rules(),
                OPTIONS,
                new TableMatch(table.match(), rounds, List.of(1, 3, 4, 2)),
                new TableRound(table.view(), 1, List.of(), table.log()),
                TableTurn.NONE,
                false));
    }

    /** The same after eight matches, the first of them with somebody who has gone. */
    public static SessionState night(SessionState state) {
        List<FinishedMatch> matches = new ArrayList<>();
        matches.add(match(0, "pagat", "Kit", 6, "Ana", -2, "Mei", -9, "Bo", 5));
        matches.add(match(1, "lai", "Kit", -14, "Mei", 42, "Uncle Lam", -20, "Bo", -8));
        matches.add(match(2, "lai", "Kit", 24, "Mei", -12, "Uncle Lam", -24, "Bo", 12));
        for (int number = 3; number < 8; number++) {
            matches.add(match(number, "lai", "Kit", number, "Mei", 2, "Uncle Lam", -number, "Bo", -2));
        }
        return state.withFinishedMatches(matches);
    }

    /** A match of eight rounds: names and what they won; Bo is a bot. */
    public static FinishedMatch match(int number, String rules, Object... namesAndChips) {
        List<Integer> chips = new ArrayList<>();
        for (int i = 1; i < namesAndChips.length; i += 2) {
            chips.add((Integer) namesAndChips[i]);
        }
        List<FinishedMatch.Player> players = new ArrayList<>();
        for (int i = 0; i < chips.size(); i++) {
            String name = (String) namesAndChips[2 * i];
            int mine = chips.get(i);
            int place = 1 + (int) chips.stream().filter(other -> other > mine).count();
            SeatColour colour = SeatColour.values()[Math.floorMod(name.hashCode(), SeatColour.values().length)];
            SeatFace face = SeatFace.values()[Math.floorMod(name.hashCode(), SeatFace.values().length)];
            players.add(new FinishedMatch.Player(
                    Cast.named(name),
                    name.equals("Bo"),
                    colour,
                    face,
                    mine,
                    place,
                    mine > 20 ? 1 : 0,
                    i % 3,
                    Math.max(0, mine / 2),
                    (number + i) % 4));
        }
        return new FinishedMatch("0" + number, rules, 8, players);
    }

    public static SessionState session(TableState table) {
        return new SessionState(
                        ConnectionStatus.IN,
                        new Self(PlayerKind.PERSON, Cast.named("Kit"), true, Token.NONE),
                        new HostState(
                                Cast.named("Lam’s Friday table"),
                                "",
                                List.of("random", "steady"),
                                List.of(),
                                List.of(),
                                List.of()),
                        table,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of())
                .with(shuffled());
    }

    /** Fair, with the programs of Mei and Uncle Lam, and every round checked. */
    public static ShuffleState shuffled() {
        RoundCheck tick =
                new RoundCheck(RoundCheck.Verdict.TICK, List.of(Cast.named("Mei"), Cast.named("Uncle Lam")), 0);
        return shuffled(Map.of(1, tick, 2, tick, 3, tick, 8, tick));
    }

    /** Fair, with this to say of the rounds. */
    public static ShuffleState shuffled(Map<Integer, RoundCheck> rounds) {
        return new ShuffleState(
                ShuffleState.Kind.FAIR, ShuffleState.Step.DEALT, List.of(), List.of(), rounds, List.of(), List.of());
    }

    static List<SeatState> seats(int players) {
        List<SeatState> seats = List.of(
                seat(0, Holder.PERSON, Cast.named("Kit"), ""),
                seat(1, Holder.BOT, Cast.named("Bo"), "steady"),
                seat(2, Holder.PERSON, Cast.named("Mei"), ""),
                seat(3, Holder.PERSON, Cast.named("Uncle Lam"), ""));
        return seats.subList(0, players);
    }

    private static SeatState seat(int seat, Holder holder, String name, String level) {
        SeatColour colour = SeatColour.values()[seat];
        return new SeatState(
                        seat,
                        holder,
                        name,
                        level,
                        holder == Holder.BOT,
                        Presence.HERE,
                        null,
                        false,
                        colour,
                        "",
                        "",
                        false)
                .withFace(SeatFace.values()[seat]);
    }

    public TableModel model() {
        return TableModel.of(ENGLISH, state()).orElseThrow();
    }

    private TileSet held(String tiles) {
        return round.viewFor(round.turn())
                .hand()
                .withKindsOf(TileNotation.read(tiles))
                .orElseThrow();
    }

    private void see(List<RoundEvent> events) {
        events.forEach(event -> log.add(event.seenBy(0)));
        events.forEach(event -> watchedLog.add(event.seenBy(Seats.NONE)));
    }
}
