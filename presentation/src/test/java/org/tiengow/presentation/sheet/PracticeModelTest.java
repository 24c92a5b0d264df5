package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.level.Level;
import org.tiengow.client.level.NetworkLevels;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.client.network.Shape;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.presentation.settings.Settings.Practice;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Option;

class PracticeModelTest {
    private static final PracticeModel LAST =
            new PracticeModel(Tables.ENGLISH, Level.builtIn(), new Practice("strong", "lai"));

    @Test
    void beginsWithTheLastChoices() {
        assertThat(picks(LAST)).extracting(SheetScreen.Pick::chosen).containsExactly("strong", "lai");
        assertThat(picks(LAST)
                        .map(pick -> pick.options().stream().map(Option::words).toList()))
                .first()
                .asList()
                .containsExactly("Random", "Easy", "Steady", "Strong", "Master");
        assertThat(LAST.screen().first()).as("Enter starts").isEqualTo(QuestionWords.YES);
    }

    @Test
    void aPickChangesItsChoiceAndNothingElse() {
        assertThat(LAST.pick(PracticeModel.LEVEL, "easy").chosen()).isEqualTo(new Practice("easy", "lai"));
        assertThat(LAST.pick(PracticeModel.RULES, "ming").chosen()).isEqualTo(new Practice("strong", "ming"));
    }

    @Test
    void refusesWhatIsNotOnOffer() {
        PracticeModel model = new PracticeModel(Tables.ENGLISH, List.of(Level.EASY, Level.STRONG), Practice.FIRST);
        assertThatIllegalArgumentException().isThrownBy(() -> model.pick(PracticeModel.LEVEL, "master"));
        assertThatIllegalArgumentException().isThrownBy(() -> model.pick(PracticeModel.RULES, "whist"));
        assertThatIllegalArgumentException().isThrownBy(() -> model.pick("seats", "4"));
    }

    @Test
    void saysWhatTheRulesAreLike() {
        assertThat(Sheets.text(LAST.screen(), "about")).isNotBlank();
        assertThat(Sheets.text(LAST.pick(PracticeModel.RULES, "ming").screen(), "about"))
                .isNotEqualTo(Sheets.text(LAST.screen(), "about"));
    }

    @Test
    void saysHowTheBotsPlay() {
        assertThat(Level.ids().stream()
                        .map(id ->
                                Sheets.text(LAST.pick(PracticeModel.LEVEL, id).screen(), "about-level")))
                .allSatisfy(about -> assertThat(about).isNotBlank())
                .doesNotHaveDuplicates();
    }

    @Test
    void suggestsAnEasyLevelFirst() {
        PracticeModel first = new PracticeModel(Tables.ENGLISH, Level.builtIn(), Practice.FIRST);
        assertThat(picks(first)).extracting(SheetScreen.Pick::chosen).first().isEqualTo("easy");
    }

    @Test
    void offersNetworksByTheNamesOfTheirFiles(@TempDir Path data) throws IOException {
        Path file = Files.createDirectory(data.resolve("bots")).resolve("mine.network");
        try (OutputStream stream = Files.newOutputStream(file)) {
            new NetworkFile(Network.fresh(new Shape(FeatureEncoder.COUNT, 2, 2), 1), Map.of()).write(stream);
        }
        List<Level> levels = NetworkLevels.in(data);
        PracticeModel model = new PracticeModel(Tables.ENGLISH, levels, new Practice("mine.network", "lai"));
        assertThat(picks(model)).extracting(SheetScreen.Pick::chosen).first().isEqualTo("mine.network");
        assertThat(picks(model).findFirst().orElseThrow().options())
                .contains(new Option<>("mine.network", "mine.network"));
        assertThat(Sheets.text(model.screen(), "about-level")).isNotBlank();
    }

    @Test
    void forgetsANetworkThatIsGone() {
        Practice last = new Practice("mine.network", "lai");
        assertThat(new PracticeModel(Tables.ENGLISH, Level.builtIn(), last).chosen())
                .isEqualTo(new Practice("easy", "lai"));
    }

    private static Stream<SheetScreen.Pick> picks(PracticeModel model) {
        return model.screen().parts().stream()
                .filter(SheetScreen.Pick.class::isInstance)
                .map(SheetScreen.Pick.class::cast);
    }
}
