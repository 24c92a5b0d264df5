package org.tiengow.presentation.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.client.session.validation.Token;
import org.tiengow.presentation.settings.Settings.Begun;
import org.tiengow.presentation.start.StartModel.Who;
import org.tiengow.presentation.start.StartScreen.Away;
import org.tiengow.presentation.start.StartScreen.Game;
import org.tiengow.presentation.start.StartScreen.JoinKind;
import org.tiengow.presentation.start.StartScreen.Row;
import org.tiengow.presentation.table.Tables;

/** The list of games in words. */
class StartModelTest {
    @Test
    void aNameThatNoHostGrantsIsExplained() {
        StartModel model = new StartModel(Tables.ENGLISH);
        assertThat(model.nameProblem("Kit")).isEmpty();
        assertThat(model.nameProblem("  ")).isEqualTo("Enter a name (up to 24 characters).");
        assertThat(model.nameProblem("😀".repeat(24))).isEmpty();
        assertThat(model.nameProblem("😀".repeat(27))).isEqualTo("This name has 27 characters. Up to 24 are possible.");
    }

    @Test
    void aTableThatGathers() {
        assertThat(rows(host("Lam’s Friday table", table(TableStage.GATHERING, 0, "Uncle Lam", "Mei", "", ""))))
                .containsExactly("Lam’s Friday table: Uncle Lam and Mei; Lai · 8 rounds; 2 of 4 seats; [Join, Watch]");
    }

    @Test
    void aRunningMatchWithBots() {
        FoundHost attic = host("Attic", table(TableStage.PLAYING, 5, "Bo", "Ana", "*", "*"));
        assertThat(rows(attic))
                .containsExactly(
                        "Attic: Bo, Ana and two bots; Lai · round 5 of 8; 4 of 4 seats; [Take Bamboo’s seat, Take"
                                + " Bamboo’s seat, Watch]");
    }

    @Test
    void aRunningMatchWithoutASeatMayBeWatched() {
        Game game = games(host("Attic", table(TableStage.PLAYING, 5, "Bo", "Ana", "Mei", "Kit")))
                .get(0);
        assertThat(game.ways()).extracting(StartScreen.Way::kind).containsExactly(JoinKind.WATCH);
    }

    @Test
    void aFullTableCanBeJoinedWhereTheNightSeatsMorePeople() {
        FoundHost full = host("Attic", table(TableStage.PLAYING, 5, "Bo", "Ana", "Mei", "Kit"));
        FoundHost turns = new FoundHost(
                full.id(), full.name(), full.addresses(), false, "", full.versions(), full.tables(), true);
        assertThat(games(turns).get(0).ways())
                .extracting(StartScreen.Way::kind, StartScreen.Way::words)
                .containsExactly(tuple(JoinKind.JOIN, "Join"), tuple(JoinKind.WATCH, "I only watch"));
        assertThat(games(turns).get(0).seatsWords()).isEqualTo("open to more players");
        assertThat(games(full).get(0).seatsWords()).isEqualTo("4 of 4 seats");
    }

    @Test
    void aTableBehindAPinMayBeWatchedToo() {
        FoundHost attic = host("Attic");
        FoundHost closed = new FoundHost(
                attic.id(), attic.name(), attic.addresses(), true, "", attic.versions(), attic.tables(), false);
        assertThat(games(closed).get(0).ways())
                .extracting(StartScreen.Way::kind)
                .containsExactly(JoinKind.JOIN, JoinKind.WATCH);
    }

    @Test
    void severalTablesOfAHostAreNumbered() {
        TableSummary table = table(TableStage.GATHERING, 0, "", "", "", "");
        TableSummary second = new TableSummary(1, "lai", table.stage(), table.seats(), 0, 8, 0, true);
        assertThat(games(host("Club", table, second)))
                .extracting(Game::title)
                .containsExactly("Club, table 1", "Club, table 2");
        assertThat(games(host("Club", table))).extracting(Game::players).containsExactly("No players yet");
    }

    @Test
    void saysHowManyWereFound() {
        assertThat(new StartModel(Tables.ENGLISH).screen(List.of()).looking()).isEqualTo("Searching…");
        assertThat(new StartModel(Tables.CHINESE).screen(List.of()).looking()).isEqualTo("搜尋中…");
    }

    @Test
    void closedTableOffersNothing() {
        assertThat(games(host("Attic", table(TableStage.FAILED, 5, "Bo", "*", "*", "*")))
                        .get(0)
                        .ways())
                .isEmpty();
        TableSummary running = table(TableStage.PLAYING, 5, "Bo", "Ana", "Mei", "*");
        SeatState bot = running.seats().get(3);
        SeatState spokenFor = new SeatState(
                3, bot.holder(), bot.name(), "", true, bot.presence(), null, false, null, "Kit", "", false);
        List<SeatState> seats = new ArrayList<>(running.seats());
        seats.set(3, spokenFor);
        TableSummary closed = new TableSummary(0, "lai", running.stage(), seats, 5, 8, 0, false);
        assertThat(games(host("Attic", closed)).get(0).ways()).isEmpty();
    }

    @Test
    void aSeatThatSomebodyLeftComesFirstAndSaysWhose() {
        TableSummary running = table(TableStage.PLAYING, 5, "Bo", "*", "Mei", "*");
        List<SeatState> seats = new ArrayList<>(running.seats());
        SeatState bot = seats.get(3);
        seats.set(
                3,
                new SeatState(3, bot.holder(), "Maple", "", true, bot.presence(), null, false, null, "", "Ana", false));
        TableSummary left = new TableSummary(0, "lai", running.stage(), seats, 5, 8, 0, true);

        assertThat(games(host("Attic", left)).get(0).ways())
                .extracting(StartScreen.Way::words)
                .containsExactly("Take Ana’s seat back from Maple", "Take Bamboo’s seat", "Watch");
    }

    @Test
    void aHostIsCalledAfterItsOwnerWithinALinesLength() {
        StartModel model = new StartModel(Tables.ENGLISH);
        assertThat(model.hostName("Mei")).isEqualTo("Mei’s table");
        assertThat(model.hostName("x".repeat(24))).isEqualTo("x".repeat(16) + "’s table");
        assertThat(new StartModel(Tables.CHINESE).hostName("阿美")).isEqualTo("阿美的枱");
    }

    @Test
    void whoWasMetAndDoesNotAnswerCanBeTried() {
        LastAddresses.Met away = new LastAddresses.Met(
                "Cellar", "cd".repeat(32), new HostAddress("192.168.1.23", 5_000), LocalDate.of(2026, 1, 2));

        StartScreen screen = new StartModel(Tables.ENGLISH)
                .screen(Who.FIRST, List.of(), List.of(), List.of(away), "", "", false, List.of());

        assertThat(screen.rows()).singleElement().isInstanceOfSatisfying(Away.class, row -> {
            assertThat(row.name()).isEqualTo("Cellar");
            assertThat(row.where()).isEqualTo("Last seen at 192.168.1.23:5000. Not responding now.");
            assertThat(row.target().fingerprint()).isEqualTo("cd".repeat(32));
        });
    }

    @Test
    void aHostKeepsItsRowWhenItIsFoundAndLost() {
        TableSummary table = table(TableStage.GATHERING, 0, "Bo", "", "", "");
        FoundHost cellar = host("Cellar", "cd".repeat(32), table);
        FoundHost attic = host("Attic", "ab".repeat(32), table);
        LastAddresses.Met met = new LastAddresses.Met(
                "Cellar", cellar.fingerprint(), new HostAddress("192.168.1.23", 5_000), LocalDate.EPOCH);
        List<LastAddresses.Met> known = List.of(met);

        List<Row> absent = rows(List.of(), List.of(), known);
        List<Row> found = rows(absent, List.of(attic, cellar), known);
        List<Row> lost = rows(found, List.of(attic), known);
        List<Row> end = rows(lost, List.of(), known);

        assertThat(found).extracting(StartModelTest::shown).containsExactly("Cellar here", "Attic here");
        assertThat(lost).extracting(StartModelTest::shown).containsExactly("Cellar away", "Attic here");
        assertThat(end).extracting(StartModelTest::shown).containsExactly("Cellar away");
    }

    /** Hosts come, go and change their tables at random. No row moves, and every table found is in the list. */
    @RepeatedTest(20)
    void noRowMoves(RepetitionInfo run) {
        Random random = new Random(run.getCurrentRepetition());
        List<String> all = List.of("a1", "b2", "c3", "d4", "e5");
        List<LastAddresses.Met> known = all.subList(0, 3).stream()
                .map(print -> new LastAddresses.Met(print, print, new HostAddress("10.0.0.1", 1), LocalDate.EPOCH))
                .toList();
        TableSummary table = table(TableStage.GATHERING, 0, "Bo", "", "", "");
        TableSummary second = new TableSummary(1, "lai", table.stage(), table.seats(), 0, 8, 0, true);
        List<Row> before = List.of();
        for (int step = 0; step < 50; step++) {
            List<FoundHost> hosts = all.stream()
                    .filter(print -> random.nextBoolean())
                    .map(print -> random.nextBoolean() ? host(print, print, table) : host(print, print, table, second))
                    .collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(hosts, random);
            List<Row> now = rows(before, hosts, known);
            int common = Math.min(before.size(), now.size());
            assertThat(now.subList(0, common))
                    .extracting(Row::key)
                    .isEqualTo(before.subList(0, common).stream().map(Row::key).toList());
            assertThat(now).extracting(Row::key).doesNotHaveDuplicates();
            assertThat(now.stream().filter(Game.class::isInstance).count())
                    .isEqualTo(hosts.stream()
                            .mapToInt(host -> host.tables().size())
                            .sum());
            before = now;
        }
    }

    @Test
    void whoStandsThereDecidesWhatIsGold() {
        assertThat(gold(Who.FIRST)).isEqualTo("GUIDE");
        assertThat(gold(new Who(false, Begun.GUIDE, ""))).isEqualTo("GUIDE");
        assertThat(gold(new Who(true, Begun.GUIDE, ""))).isEqualTo("PRACTISE");
        assertThat(gold(new Who(true, Begun.HOST, ""))).isEqualTo("HOST");
        assertThat(gold(new Who(false, Begun.PRACTICE, ""))).isEqualTo("PRACTISE");
        for (Begun last : Begun.values()) {
            assertThat(gold(new Who(true, last, "Kit’s table"))).isEqualTo("night");
        }
    }

    @Test
    void guidedRoundIsOfferedAgainWithoutItsDetail() {
        assertThat(screen(Who.FIRST, List.of()).guideAbout()).isNotEmpty();
        StartScreen again = screen(new Who(true, Begun.GUIDE, ""), List.of());
        assertThat(again.guide()).isEqualTo("Play the guided round again");
        assertThat(again.guideAbout()).isEmpty();
    }

    @Test
    void whoJoinedLastFindsTheFirstGameInGold() {
        FoundHost attic = host("Attic", table(TableStage.GATHERING, 0, "Bo", "", "", ""));
        assertThat(gold(new Who(true, Begun.JOIN, ""), attic)).isEqualTo("ab.0");
        assertThat(gold(new Who(true, Begun.JOIN, ""))).isEqualTo("HOST");
        assertThat(gold(new Who(true, Begun.JOIN, "Kit’s table"), attic)).isEqualTo("night");
        assertThat(gold(new Who(true, Begun.HOST, ""), attic)).isEqualTo("HOST");
    }

    @Test
    void keptSeatAtAPresentHostMakesReturningTheMainAction() {
        FoundHost attic = host("Attic", "cd".repeat(32), table(TableStage.PLAYING, 1, "Bo", "Kit", "", ""));
        KeptSeat elsewhere = seat("ee".repeat(32), Instant.EPOCH.plusSeconds(60));
        KeptSeat here = seat(attic.fingerprint(), Instant.EPOCH);
        Who who = new Who(true, Begun.JOIN, "Kit’s table");
        StartScreen screen = screen(who, List.of(elsewhere, here), attic);
        assertThat(screen.gold()).isEqualTo(StartModel.key(here));
        assertThat(screen.offers())
                .extracting(StartScreen.Offer::key)
                .containsExactly("night", StartModel.key(elsewhere), StartModel.key(here));
        assertThat(screen(who, List.of(elsewhere, here)).offers()).isEqualTo(screen.offers());
        assertThat(screen(new Who(true, Begun.JOIN, ""), List.of(elsewhere), attic)
                        .gold())
                .isEqualTo(attic.fingerprint() + ".0");
    }

    private static KeptSeat seat(String fingerprint, Instant since) {
        return new KeptSeat(
                fingerprint,
                new Token("01"),
                new HostAddress("192.168.1.23", 5_000),
                0,
                since,
                "Cellar",
                PlayerKind.PERSON,
                "Kit",
                false);
    }

    @Test
    void whoHoldsASeatIsNotToldThatThereIsNoGame() {
        KeptSeat seat = seat("", Instant.EPOCH);
        assertThat(screen(Who.FIRST, List.of(seat)).empty())
                .startsWith("No games found yet. The host of your seat may still be there");
        assertThat(screen(Who.FIRST, List.of()).empty()).startsWith("No games found yet. Host one");
    }

    @Test
    void aKeptSeatSaysOnWhichDay() {
        LocalDateTime evening = LocalDateTime.of(2026, 11, 20, 20, 15);
        KeptSeat seat = seat("", evening.atZone(ZoneId.systemDefault()).toInstant());
        assertThat(screen(Who.FIRST, List.of(seat)).offers())
                .singleElement()
                .asString()
                .contains("as Kit, since 20 Nov 2026, 20:15");
    }

    private static String gold(Who who, FoundHost... hosts) {
        return screen(who, List.of(), hosts).gold();
    }

    private static StartScreen screen(Who who, List<KeptSeat> kept, FoundHost... hosts) {
        return new StartModel(Tables.ENGLISH).screen(who, List.of(), List.of(hosts), List.of(), "", "", false, kept);
    }

    private static List<Row> rows(List<Row> before, List<FoundHost> hosts, List<LastAddresses.Met> known) {
        return new StartModel(Tables.ENGLISH)
                .screen(Who.FIRST, before, hosts, known, "", "", false, List.of())
                .rows();
    }

    private static String shown(Row row) {
        return row instanceof Game game ? game.title() + " here" : ((Away) row).name() + " away";
    }

    private static List<Game> games(StartScreen screen) {
        return screen.rows().stream().map(Game.class::cast).toList();
    }

    private static List<String> rows(FoundHost host) {
        return games(host).stream()
                .map(game -> game.title() + ": " + game.players() + "; " + game.rules() + "; " + game.seatsWords()
                        + "; "
                        + game.ways().stream().map(StartScreen.Way::words).toList())
                .toList();
    }

    private static List<Game> games(FoundHost host) {
        return games(new StartModel(Tables.ENGLISH).screen(List.of(host)));
    }

    private static FoundHost host(String name, TableSummary... tables) {
        return host(name, "", tables);
    }

    private static FoundHost host(String name, String fingerprint, TableSummary... tables) {
        HostAddress address = new HostAddress("192.168.1.20", 47913);
        return new FoundHost("ab", name, List.of(address), false, fingerprint, List.of(1), List.of(tables), false);
    }

    /** A table with these people; a star is a bot, nothing a free seat. */
    private static TableSummary table(TableStage stage, int round, String... names) {
        List<SeatState> seats = new ArrayList<>();
        for (String name : names) {
            Holder holder = name.isEmpty() ? Holder.FREE : name.equals("*") ? Holder.BOT : Holder.PERSON;
            Presence presence = name.isEmpty() ? Presence.NOBODY : Presence.HERE;
            seats.add(new SeatState(
                    seats.size(),
                    holder,
                    name.replace("*", "Bamboo"),
                    "",
                    false,
                    presence,
                    null,
                    false,
                    null,
                    "",
                    "",
                    false));
        }
        return new TableSummary(0, "lai", stage, seats, round, 8, 0, true);
    }
}
