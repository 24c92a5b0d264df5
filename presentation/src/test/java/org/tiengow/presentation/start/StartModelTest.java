package org.tiengow.presentation.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
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
import org.tiengow.presentation.start.StartScreen.Game;
import org.tiengow.presentation.start.StartScreen.Gold;
import org.tiengow.presentation.start.StartScreen.JoinKind;
import org.tiengow.presentation.table.Tables;

/** The list of games in words. */
class StartModelTest {
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
    void aTableBehindAPinMayBeWatchedToo() {
        FoundHost attic = host("Attic");
        FoundHost closed =
                new FoundHost(attic.id(), attic.name(), attic.addresses(), true, "", attic.versions(), attic.tables());
        assertThat(games(closed).get(0).ways())
                .extracting(StartScreen.Way::kind)
                .containsExactly(JoinKind.JOIN, JoinKind.WATCH);
    }

    @Test
    void severalTablesOfAHostAreNumbered() {
        TableSummary table = table(TableStage.GATHERING, 0, "", "", "", "");
        assertThat(games(host("Club", table, table)))
                .extracting(Game::title)
                .containsExactly("Club, table 1", "Club, table 1");
        assertThat(games(host("Club", table))).extracting(Game::players).containsExactly("No players yet");
    }

    @Test
    void saysHowManyWereFound() {
        assertThat(new StartModel(Tables.ENGLISH).screen(List.of()).looking()).isEqualTo("Searching… None found yet.");
        assertThat(new StartModel(Tables.CHINESE).screen(List.of()).looking()).isEqualTo("搜尋中，未找到");
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

        StartScreen screen =
                new StartModel(Tables.ENGLISH).screen(Who.FIRST, List.of(), List.of(away), "", "", false, List.of());

        assertThat(screen.away()).singleElement().satisfies(row -> {
            assertThat(row.name()).isEqualTo("Cellar");
            assertThat(row.where()).isEqualTo("Last seen at 192.168.1.23:5000. Not responding now.");
            assertThat(row.target().fingerprint()).isEqualTo("cd".repeat(32));
        });
        FoundHost here =
                new FoundHost("1", "Cellar", List.of(away.address()), false, away.fingerprint(), List.of(1), List.of());
        assertThat(new StartModel(Tables.ENGLISH)
                        .screen(Who.FIRST, List.of(here), List.of(away), "", "", false, List.of())
                        .away())
                .isEmpty();
    }

    @Test
    void whoStandsThereDecidesWhatIsGold() {
        assertThat(deeds(Who.FIRST)).containsExactly("GUIDE", "PRACTISE", "HOST");
        assertThat(deeds(new Who(false, Begun.GUIDE, ""))).startsWith("GUIDE");
        assertThat(deeds(new Who(true, Begun.GUIDE, ""))).containsExactly("PRACTISE", "HOST");
        assertThat(deeds(new Who(true, Begun.HOST, ""))).containsExactly("HOST", "PRACTISE");
        assertThat(deeds(new Who(false, Begun.PRACTICE, ""))).containsExactly("PRACTISE", "HOST", "GUIDE");
        for (Begun last : Begun.values()) {
            assertThat(deeds(new Who(true, last, "Kit’s table")))
                    .startsWith("GO_ON")
                    .contains("PRACTISE", "HOST");
        }
    }

    @Test
    void whoJoinedLastFindsTheFirstGameInGold() {
        FoundHost attic = host("Attic", table(TableStage.GATHERING, 0, "Bo", "", "", ""));
        assertThat(gold(Begun.JOIN, "", attic)).isEqualTo(Gold.GAME);
        assertThat(gold(Begun.JOIN, "")).isEqualTo(Gold.DEED);
        assertThat(gold(Begun.JOIN, "Kit’s table", attic)).isEqualTo(Gold.DEED);
        assertThat(gold(Begun.HOST, "", attic)).isEqualTo(Gold.DEED);
    }

    @Test
    void keptSeatMakesReturningTheMainAction() {
        FoundHost attic = host("Attic", table(TableStage.PLAYING, 1, "Bo", "Kit", "", ""));
        KeptSeat elsewhere = seat("ee".repeat(32), Instant.EPOCH.plusSeconds(60));
        KeptSeat here = seat(attic.fingerprint(), Instant.EPOCH);
        StartScreen screen = screen(Begun.JOIN, "Kit’s table", List.of(elsewhere, here), attic);
        assertThat(screen.gold()).isEqualTo(Gold.SEAT);
        assertThat(screen.held())
                .extracting(StartScreen.Held::key)
                .containsExactly(StartModel.key(here), StartModel.key(elsewhere));
        assertThat(screen(Begun.JOIN, "", List.of(elsewhere), attic).gold()).isEqualTo(Gold.GAME);
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
        StartModel model = new StartModel(Tables.ENGLISH);
        assertThat(model.screen(Who.FIRST, List.of(), List.of(), "", "", false, List.of(seat))
                        .empty())
                .startsWith("No games found yet. The host of your seat may still be there");
        assertThat(model.screen(List.of()).empty()).startsWith("No games found yet. Host one");
    }

    @Test
    void aKeptSeatSaysOnWhichDay() {
        LocalDateTime evening = LocalDateTime.of(2026, 11, 20, 20, 15);
        KeptSeat seat = seat("", evening.atZone(ZoneId.systemDefault()).toInstant());
        assertThat(new StartModel(Tables.ENGLISH)
                        .screen(Who.FIRST, List.of(), List.of(), "", "", false, List.of(seat))
                        .held())
                .singleElement()
                .asString()
                .contains("as Kit, since 20 Nov 2026, 20:15");
    }

    private static Gold gold(Begun last, String night, FoundHost... hosts) {
        return screen(last, night, List.of(), hosts).gold();
    }

    private static StartScreen screen(Begun last, String night, List<KeptSeat> kept, FoundHost... hosts) {
        return new StartModel(Tables.ENGLISH)
                .screen(new Who(true, last, night), List.of(hosts), List.of(), "", "", false, kept);
    }

    private static List<String> deeds(Who who) {
        return new StartModel(Tables.ENGLISH)
                .screen(who, List.of(), List.of(), "", "", false, List.of()).deeds().stream()
                        .map(deed -> deed.kind().name())
                        .toList();
    }

    private static List<String> rows(FoundHost host) {
        return games(host).stream()
                .map(game -> game.title() + ": " + game.players() + "; " + game.rules() + "; " + game.seatsWords()
                        + "; "
                        + game.ways().stream().map(StartScreen.Way::words).toList())
                .toList();
    }

    private static List<Game> games(FoundHost host) {
        return new StartModel(Tables.ENGLISH).screen(List.of(host)).games();
    }

    private static FoundHost host(String name, TableSummary... tables) {
        return new FoundHost(
                "ab", name, List.of(new HostAddress("192.168.1.20", 47913)), false, "", List.of(1), List.of(tables));
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
