package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.SeatAsked;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

class QuestionWordsTest {
    private static final QuestionWords ENGLISH = new QuestionWords(Tables.ENGLISH);
    private static final QuestionWords CHINESE = new QuestionWords(Tables.CHINESE);

    private static List<SheetScreen> sheets() {
        return Tables.LANGUAGES.stream()
                .map(QuestionWords::new)
                .flatMap(QuestionWordsTest::sheets)
                .toList();
    }

    private static Stream<SheetScreen> sheets(QuestionWords questions) {
        Words words = questions.words();
        return Stream.of(
                questions.hostPin(false),
                questions.hostPin(true),
                questions.pin("Attic", "Join", "", ""),
                questions.pin("Attic", "Join", "palace monkey", ""),
                questions.ending("Leave?", "The match ends.", "Leave", ""),
                questions.ending("Leave?", "The match ends.", "Leave", "Hand over"),
                questions.otherKey("Kitchen", "palace monkey", "window sailor"),
                questions.takeOver(Tables.gathering("lai"), ""),
                questions.takeOver(Tables.gathering("lai"), "palace monkey"),
                questions.seatWish(new SeatAsked(3, "Kit", true, 0, 2, "Kit", Deadline.after(0, 60_000))),
                questions.shuffleAlarm(List.of("Two lists."), List.of("It was changed.", "Tell the others.")),
                questions.friend(),
                questions.keys(),
                new AboutModel(words, "Tien Gow 1.0.0").screen(),
                new AboutModel(words, "Tien Gow 1.0.0").after("licence-0").orElseThrow(),
                new DoctorWords(words).running(),
                new DoctorWords(words).screen(List.of()),
                PeopleModel.of(words, Tables.gathering("lai")).screen());
    }

    private static String text(SheetScreen sheet) {
        return sheet.parts().stream()
                .filter(SheetScreen.Text.class::isInstance)
                .map(part -> ((SheetScreen.Text) part).words())
                .collect(Collectors.joining("\n"));
    }

    /** Whatever it is about: the keyboard is somewhere, it can be put away, one act at most is the main one, and each has its words. */
    @ParameterizedTest
    @MethodSource("sheets")
    void everySheetCanBeAnswered(SheetScreen sheet) {
        List<String> ids = sheet.acts().stream().map(SheetScreen.Act::id).toList();
        List<String> fields = sheet.parts().stream()
                .filter(SheetScreen.Field.class::isInstance)
                .map(part -> ((SheetScreen.Field) part).name())
                .toList();
        assertThat(ids).doesNotHaveDuplicates().contains(sheet.away());
        assertThat(Stream.concat(ids.stream(), fields.stream())).contains(sheet.first());
        assertThat(sheet.acts()).allSatisfy(act -> assertThat(act.words()).isNotBlank());
        assertThat(sheet.acts().stream().filter(act -> act.kind() == SheetScreen.Weight.MAIN))
                .hasSizeLessThanOrEqualTo(1);
        assertThat(sheet.title()).isNotBlank();
    }

    /** What ends or changes something is not what the next key does. */
    @ParameterizedTest
    @MethodSource("sheets")
    void nobodyEndsSomethingByTheNextKey(SheetScreen sheet) {
        assertThat(sheet.acts())
                .filteredOn(act -> act.id().equals(sheet.first()))
                .noneMatch(act -> act.kind() == SheetScreen.Weight.ENDING);
    }

    @Test
    void theOtherKeyShowsBothAndSaysWhoItMayBe() {
        SheetScreen sheet = ENGLISH.otherKey("Kitchen", "palace monkey", "window sailor");
        assertThat(sheet.parts())
                .contains(
                        new SheetScreen.Text("known", "palace monkey", SheetScreen.Tone.STRONG),
                        new SheetScreen.Text("shown", "window sailor", SheetScreen.Tone.STRONG));
        assertThat(text(sheet))
                .startsWith("“Kitchen” has a different key")
                .contains("set up again")
                .contains("is pretending");
        assertThat(sheet.first()).isEqualTo(QuestionWords.NO);
        assertThat(text(CHINESE.otherKey("廚房", "palace monkey", "window sailor")))
                .startsWith("「廚房」的密鑰");
    }

    @Test
    void whoIsAskedUnaskedDoesNotSayYesByTheNextKey() {
        assertThat(ENGLISH.takeOver(Tables.gathering("lai"), "").first()).isEqualTo(QuestionWords.NO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0000", "2580", "12345678"})
    void fourToEightFiguresAreAPin(String typed) {
        assertThat(QuestionWords.isPin(typed)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "123", "123456789", "12 34", "12a4", "１２３４", "-1234", "1234\n"})
    void nothingElseIs(String typed) {
        assertThat(QuestionWords.isPin(typed)).isFalse();
    }

    @Test
    void whatAPinDoesIsSaid() {
        assertThat(text(ENGLISH.hostPin(false))).contains("4 to 8 digits").contains("Join code");
        assertThat(text(CHINESE.hostPin(false))).contains("4 至 8 個數字").contains("入座碼");
    }

    @Test
    void theWordsOfTheHostsKeyStandBeforeThePin() {
        assertThat(text(ENGLISH.pin("Attic", "Join", "palace monkey", ""))).contains("palace monkey");
    }
}
