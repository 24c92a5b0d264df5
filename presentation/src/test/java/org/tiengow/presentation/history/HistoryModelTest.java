package org.tiengow.presentation.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.BookPeople;
import org.tiengow.client.book.BookPerson;
import org.tiengow.client.book.NightBook;
import org.tiengow.presentation.history.HistoryScreen.Fact;
import org.tiengow.presentation.history.HistoryScreen.Line;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.night.NightScreen;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Choice;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

@DisplayName("The history")
class HistoryModelTest {
    private static final long SEED = Long.getLong("book.seed", System.nanoTime());

    @Test
    void saysWhatWillBeHereBeforeTheFirstNight() {
        HistoryScreen screen = Histories.fridays(Tables.ENGLISH, 0).screen(HistoryModel.NIGHTS, "");
        assertThat(screen.empty()).startsWith("No nights yet.");
        assertThat(screen.tabs()).isEmpty();
        assertThat(screen.acts()).extracting(Act::id).containsExactly(HistoryModel.REPLAYS);
    }

    @Test
    void listsNightsWithPeopleAndWinnerTheLatestFirst() {
        HistoryScreen screen = Histories.fridays(Tables.ENGLISH, 2).screen(HistoryModel.NIGHTS, "");
        assertThat(screen.subtitle()).isEqualTo("2 nights, 5 people");
        assertThat(lines(screen)).extracting(Line::title).containsExactly("14 Aug 2026, 20:15", "7 Aug 2026, 20:15");
        BookNight last = Histories.nights(2).get(0);
        assertThat(lines(screen).get(0).figure())
                .isEqualTo(last.winners().get(0) + " "
                        + Words.signed(last.chips().get(last.winners().get(0))));
        assertThat(lines(screen).get(0).detail())
                .endsWith(" · " + last.matches().size() + " matches · Lam’s Friday table");
        assertThat(Histories.fridays(Tables.CHINESE, 2)
                        .screen(HistoryModel.NIGHTS, "")
                        .subtitle())
                .isEqualTo("2 晚，5 人");
    }

    @Test
    void opensThePageOfEveryNightAndPerson() {
        Random random = new Random(SEED);
        for (int time = 0; time < 30; time++) {
            List<BookNight> nights = Histories.nights(1 + random.nextInt(8), random.nextLong());
            HistoryModel model = Histories.of(
                    time % 2 == 0 ? Tables.ENGLISH : Tables.CHINESE,
                    new NightBook.Contents(nights, BookPeople.NONE, List.of(), 0));
            for (String page : List.of(HistoryModel.NIGHTS, HistoryModel.PEOPLE)) {
                HistoryScreen screen = model.screen(page, "");
                assertThat(lines(screen))
                        .as("seed %d, %s", SEED, page)
                        .isNotEmpty()
                        .allSatisfy(line -> {
                            HistoryScreen opened = model.screen(line.id(), "");
                            assertThat(opened.page()).isEqualTo(line.id());
                            assertThat(lines(opened))
                                    .filteredOn(each -> each.id().startsWith(HistoryModel.PERSON)
                                            || each.id().startsWith(HistoryModel.NIGHT))
                                    .isNotEmpty()
                                    .allSatisfy(each -> assertThat(
                                                    model.screen(each.id(), "").page())
                                            .isEqualTo(each.id()));
                        });
            }
        }
    }

    @Test
    void leadsToTheRecordsThatAreOnThisComputer() {
        BookNight night = Histories.nights(1).get(0);
        String page = HistoryModel.NIGHT + night.night();
        HistoryModel kept = Histories.fridays(Tables.ENGLISH, 1);
        assertThat(lines(kept.screen(page, "")))
                .extracting(Line::id)
                .filteredOn(id -> id.startsWith(HistoryModel.ROUND))
                .containsExactly("round:1:" + night.matches().get(0).id());

        BookPerson me =
                kept.everybody().stream().filter(BookPerson::me).findFirst().orElseThrow();
        HistoryModel none = HistoryModel.of(Tables.ENGLISH, ZoneOffset.UTC, kept.contents(), Set.of());
        String person = HistoryModel.PERSON + "name:Kit";
        assertThat(none.screen(person, "").facts()).extracting(Fact::link).containsOnly("");
        HistoryModel all = HistoryModel.of(
                Tables.ENGLISH,
                ZoneOffset.UTC,
                kept.contents(),
                Set.copyOf(night.matches().stream().map(match -> match.id()).toList()));
        assertThat(all.screen(person, "").facts())
                .extracting(Fact::link)
                .contains("round:" + me.best().round() + ":" + me.best().match());
    }

    @Test
    void drawsTheChipsOfAPersonNightByNight() {
        HistoryModel model = Histories.fridays(Tables.ENGLISH, 4);
        HistoryScreen screen = model.screen(HistoryModel.PERSON + "name:Kit", "");
        assertThat(screen.title()).isEqualTo("Kit (you)");
        List<Integer> curve = screen.plot().lines().get(0).chips();
        assertThat(curve).hasSize(5).startsWith(0);
        assertThat(Words.signed(curve.get(4))).isEqualTo(figure(screen, "Chips"));
        assertThat(Histories.fridays(Tables.ENGLISH, 1)
                        .screen(HistoryModel.PERSON + "name:Kit", "")
                        .plot())
                .as("one night is no curve")
                .isNull();
    }

    @Test
    void showsAllNightsWhenTheOneItShowedIsDeleted() {
        assertThat(Histories.fridays(Tables.ENGLISH, 1)
                        .screen(HistoryModel.NIGHT + "gone", "")
                        .page())
                .isEqualTo(HistoryModel.NIGHTS);
    }

    @Test
    void saysWhatIsWrongWithTheFiles() {
        List<BookNight> nights = Histories.nights(1);
        HistoryModel damaged =
                Histories.of(Tables.ENGLISH, new NightBook.Contents(nights, BookPeople.NONE, List.of("x.json"), 1));
        assertThat(damaged.screen(HistoryModel.NIGHTS, "").problem())
                .isEqualTo(
                        "A file of your history is damaged and was set aside: x.json. The disk does not take your latest nights. They stay here until you close the app; make room on the disk first.");
        assertThat(damaged.screen(HistoryModel.PEOPLE, "Saved.").problem()).endsWith(" Saved.");
    }

    @Test
    void asksForAnEntryBeforeItJoins() {
        HistoryModel model = Histories.fridays(Tables.ENGLISH, 2);
        BookPerson first = model.everybody().get(0);
        List<BookPerson> others = model.everybody().subList(1, model.everybody().size());
        HistorySheets sheets = new HistorySheets(Tables.ENGLISH);
        assertThat(sheets.join(first, others, -1).acts().get(1).whyNot()).isEqualTo("Choose an entry first.");
        assertThat(sheets.join(first, others, 1).acts().get(1).whyNot()).isEmpty();
        assertThat(sheets.join(first, others, 1).parts())
                .filteredOn(Choice.class::isInstance)
                .hasSize(others.size());
        assertThat(sheets.rename("Mei", true).parts()).hasSize(3);
        assertThat(HistorySheets.isName("Mei")).isTrue();
        assertThat(HistorySheets.isName("  ")).isFalse();
        assertThat(HistorySheets.isName("Mei\nBo")).isFalse();
    }

    @Test
    void showsAPersonOnlyWhatThatPersonMaySee() {
        String key = "ab".repeat(32);
        String other = "cd".repeat(32);
        List<BookNight> nights = Histories.keyed(Histories.nights(3), "Kit", key, "Mei", other);
        OwnHistory own = OwnHistory.of(
                Tables.ENGLISH, ZoneOffset.UTC, new NightBook.Contents(nights, BookPeople.NONE, List.of("x"), 1), key);
        HistoryScreen all = own.screen(HistoryModel.NIGHTS);
        assertThat(all.tabs()).extracting(HistoryScreen.Tab::id).containsExactly(HistoryModel.NIGHTS, OwnHistory.ME);
        assertThat(all.problem()).isEmpty();
        assertThat(lines(all)).hasSize(3);

        HistoryScreen me = own.screen(OwnHistory.ME);
        assertThat(me.title()).isEqualTo("Kit (you)");
        assertThat(me.plot()).isNotNull();

        HistoryScreen night = own.screen(lines(all).get(0).id());
        assertThat(night.acts()).extracting(Act::id).containsExactly(HistoryModel.SHEET);
        assertThat(lines(night)).extracting(Line::id).containsOnly("", OwnHistory.ME);
        NightScreen sheet = own.sheet(
                        lines(all).get(0).id(), Settings.FIRST.night().withChip("1 HKD"))
                .orElseThrow();
        assertThat(sheet.title()).as("an earlier night is not tonight").isEqualTo(night.title());
        assertThat(sheet.settling().payments()).allMatch(NightScreen.Payment::mine);
        assertThat(sheet.settling().text()).isEmpty();
        for (Record screen : List.of(all, me, night, sheet)) {
            assertThat(ScreenJson.of(screen).toString()).doesNotContain(key, other);
        }

        OwnHistory nobodys = OwnHistory.of(
                Tables.CHINESE,
                ZoneOffset.UTC,
                new NightBook.Contents(nights, BookPeople.NONE, List.of(), 0),
                "ef".repeat(32));
        assertThat(nobodys.screen(OwnHistory.ME).empty()).isNotEmpty();
        assertThat(nobodys.screen(lines(all).get(0).id()).sections()).isEmpty();
    }

    private static String figure(HistoryScreen screen, String label) {
        return screen.facts().stream()
                .filter(fact -> fact.label().equals(label))
                .map(Fact::value)
                .findFirst()
                .orElseThrow();
    }

    private static List<Line> lines(HistoryScreen screen) {
        return screen.sections().stream()
                .flatMap(section -> section.lines().stream())
                .toList();
    }
}
