package org.tiengow.presentation.night;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.TimedText;

@DisplayName("The seating of the night")
class SeatingModelTest {
    private static final SessionState LOBBY = Tables.gathering("lai");

    @Test
    @DisplayName("is offered to the owner of a table when more people are here than it has seats")
    void offered() {
        assertThat(model(LOBBY).line()).as("a host that tells nothing").isEmpty();
        assertThat(model(LOBBY).link()).isEqualTo("Seating");
        assertThat(model(Seatings.free(LOBBY)).line())
                .isEqualTo(
                        "6 people are here, and this table has 4 seats. Let them take turns, or play at several tables.");
        SessionState guest = guest(Seatings.free(LOBBY));
        assertThat(model(guest).line()).isEqualTo("6 people are here, and this table has 4 seats.");
        assertThat(model(guest).link()).isEmpty();
    }

    @Test
    @DisplayName("is chosen in plain words, and everybody says whether they play")
    void choices() {
        assertThat(lines(model(Seatings.turns(LOBBY)).choices()))
                .containsExactly(
                        "( ) Free seats",
                        "(x) Take turns",
                        "( ) Several tables",
                        "Who plays next",
                        "(x) The longest wait plays",
                        "( ) The last place steps out",
                        "( ) The winner stays",
                        "Your next match",
                        "(x) I play",
                        "( ) Skip me once",
                        "( ) I only watch",
                        "[Close]");
        assertThat(lines(model(guest(Seatings.tables(LOBBY))).choices()))
                .containsExactly(
                        "Everyone plays. Bots fill the empty seats, and everyone meets everyone.",
                        "Your next match",
                        "(x) I play",
                        "( ) Skip me once",
                        "( ) I only watch",
                        "[Close]");
        assertThat(lines(model(Seatings.free(LOBBY)).choices())).noneMatch(line -> line.contains("I only watch"));
    }

    @Test
    @DisplayName("says who plays next and who sits out; only the owner moves people and seats them")
    void card() {
        assertThat(lines(model(Seatings.turns(LOBBY)).card().orElseThrow()))
                .containsExactly(
                        "Move people if you like, then seat everyone.",
                        "Playing",
                        "Kit (you) [Move]",
                        "Mei [Move]",
                        "Lam [Move]",
                        "Zoe [Move]",
                        "Sitting out",
                        "Ana Waits for the next match [Move]",
                        "Eve Skips this match",
                        "[Seating]",
                        "[Close]",
                        "[Seat everyone]");
        assertThat(lines(model(guest(Seatings.tables(LOBBY))).card().orElseThrow()))
                .containsExactly(
                        "Everyone is seated in …",
                        "Table 1, with one bot",
                        "Mei",
                        "Lam",
                        "Zoe",
                        "Table 2, with 2 bots",
                        "Kit (you)",
                        "Ana",
                        "Sitting out",
                        "Eve Skips this match",
                        "[Skip or watch]",
                        "[Close]");
        assertThat(model(Seatings.free(LOBBY)).card()).isEmpty();
    }

    @Test
    @DisplayName("names those whom one has not met, once one has played a match of the night")
    void unmet() {
        String sentence = "You have not met Zoe tonight.";
        SessionState night = Seatings.turns(Tables.night(LOBBY));
        assertThat(lines(model(night).card().orElseThrow())).contains(sentence);
        assertThat(lines(model(Seatings.turns(LOBBY)).card().orElseThrow())).doesNotContain(sentence);
    }

    @Test
    @DisplayName("shows everybody with the colour and the face of the night, as the sheet of the night does")
    void looks() {
        SessionState night = Seatings.tables(Tables.night(LOBBY));
        Map<String, SheetScreen.Disc> discs = new HashMap<>();
        for (SheetScreen.Part part : model(night).card().orElseThrow().parts()) {
            if (part instanceof SheetScreen.Row row) {
                SheetScreen.Disc disc = Objects.requireNonNull(row.disc());
                discs.put(disc.name(), disc);
            }
        }
        assertThat(discs).hasSize(6);
        assertThat(discs.values())
                .extracting(SheetScreen.Disc::face)
                .doesNotContainNull()
                .doesNotHaveDuplicates();
        assertThat(Objects.requireNonNull(discs.get("Zoe")).face()).isEqualTo(SeatFace.PANDA);

        NightScreen sheet = NightModel.of(Tables.ENGLISH, night, Settings.Night.FIRST)
                .orElseThrow()
                .screen();
        List<NightScreen.Row> known = sheet.rows().stream()
                .filter(row -> discs.containsKey(row.name()))
                .toList();
        assertThat(known).isNotEmpty().allSatisfy(row -> {
            SheetScreen.Disc disc = Objects.requireNonNull(discs.get(row.name()));
            assertThat(row.face()).as(row.name()).isEqualTo(disc.face());
            assertThat(row.colour()).as(row.name()).isEqualTo(disc.colour());
        });
    }

    @Test
    @DisplayName("shows a spectator the plan and the standings of the night")
    void spectator() {
        SessionState watching = guest(Seatings.turns(Tables.night(LOBBY)));
        NightState night = watching.night();
        SessionState stranger = watching.with(new NightState(
                night.seating(),
                night.turns(),
                night.people().subList(1, 6),
                night.proposal(),
                night.tables(),
                night.chip(),
                ""));
        assertThat(lines(model(stranger).card().orElseThrow()))
                .endsWith("Tonight", "Kit +41", "Mei +31", "Ana −2", "Uncle Lam −69", "[Close]");
    }

    @Test
    @DisplayName("numbers a table once there are several")
    void numbers() {
        assertThat(HostWords.title(Tables.ENGLISH, Seatings.free(LOBBY))).doesNotContain("table 1");
        assertThat(HostWords.title(Tables.ENGLISH, Seatings.seated(LOBBY))).endsWith(", table 1");
    }

    @Test
    @DisplayName("shows a spectator the standings of all sixteen people of a night")
    void sixteen() {
        assertThat(lines(model(Seatings.sixteen(LOBBY)).card().orElseThrow()))
                .filteredOn(line -> line.matches(".* [+−]\\d+"))
                .hasSize(NightState.PEOPLE);
    }

    @Test
    @DisplayName("asks where to move a person")
    void move() {
        SeatingModel model = model(Seatings.tables(LOBBY));
        assertThat(lines(model.move("Mei").orElseThrow()))
                .containsExactly("(x) Table 1", "( ) Table 2", "( ) Sitting out", "[Cancel]");
        assertThat(model.move("Nobody")).isEmpty();
        assertThat(model(guest(Seatings.tables(LOBBY))).move("Mei")).isEmpty();
    }

    @Test
    @DisplayName("says where one goes, and with whom")
    void going() {
        assertThat(going(Seatings.tables(LOBBY))).isEqualTo("You play at table 2 with Ana and 2 bots.");
        assertThat(going(Seatings.turns(LOBBY))).isEqualTo("You play with Mei, Lam and Zoe.");
        assertThat(model(Seatings.turns(LOBBY)).line()).isEqualTo("You play the next match with Mei, Lam and Zoe.");
        assertThat(model(Seatings.waiting(LOBBY)).line()).isEqualTo("The next seats wait for table 2 (round 2 of 3).");
        assertThat(SeatingModel.of(Tables.CHINESE, Seatings.tables(LOBBY)).line())
                .isEqualTo("下一場你同 Ana 和 2 個電腦打。");
    }

    private static String going(SessionState state) {
        SheetScreen notice =
                model(state).going(Objects.requireNonNull(state.night().proposal()), TimedText.of("soon"));
        return ((SheetScreen.Text) notice.parts().get(0)).words();
    }

    private static SeatingModel model(SessionState state) {
        return SeatingModel.of(Tables.ENGLISH, state);
    }

    private static SessionState guest(SessionState state) {
        TableState table = state.atTable().orElseThrow();
        return state.withTable(new TableState(
                table.number(),
                table.stage(),
                new TablePeople(0, false, table.seats(), 0, List.of(), false),
                table.rules(),
                table.options(),
                table.played(),
                table.round(),
                table.turn(),
                false));
    }

    private static List<String> lines(SheetScreen sheet) {
        List<String> lines = new ArrayList<>();
        for (SheetScreen.Part part : sheet.parts()) {
            if (part instanceof SheetScreen.Text text) {
                lines.add(text.words());
            } else if (part instanceof SheetScreen.Counted counted) {
                lines.add(counted.words().before() + "…");
            } else if (part instanceof SheetScreen.Choice choice) {
                lines.add((choice.chosen() ? "(x) " : "( ) ") + choice.head());
            } else if (part instanceof SheetScreen.Line line) {
                lines.add(line.head() + " " + line.words());
            } else if (part instanceof SheetScreen.Row row) {
                lines.add((row.head() + " " + row.note()
                                + (row.acts().isEmpty()
                                        ? ""
                                        : " [" + row.acts().get(0).words() + "]"))
                        .strip()
                        .replace("  ", " "));
            }
        }
        sheet.acts().forEach(act -> lines.add("[" + act.words() + "]"));
        return lines;
    }
}
