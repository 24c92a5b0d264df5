package org.tiengow.client.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;

@DisplayName("House rules")
class HouseRulesTest {
    private static final TableRules FRIDAY = TableRules.named("lai-civil")
            .with(Parameter.SUPREME_CAPTURE_BONUS, 2)
            .with(Parameter.ROUNDS, 12)
            .called("Friday", "Since the wedding.");

    @TempDir
    Path data;

    @Test
    void savedRulesAreFoundAgainByAnotherProgram() throws IOException {
        KeptRules kept = HouseRules.in(data).save(FRIDAY);

        assertThat(reread().known()).containsExactly(kept);
        assertThat(kept.rules()).isEqualTo(FRIDAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"星期五規則", "قواعد الجمعة", "Δευτέρα", "🀄 👵🏼", "COM1", "a/b\\c:d*e", "..", "x"})
    @DisplayName("may have a name in any script, also one that no file may have")
    void anyName(String name) throws IOException {
        KeptRules kept = HouseRules.in(data).save(FRIDAY.called(name, ""));

        assertThat(reread().known()).containsExactly(kept);
        assertThat(kept.rules().name()).isEqualTo(name);
    }

    @Test
    void twoOfOneNameAreBothKept() throws IOException {
        HouseRules house = HouseRules.in(data);
        KeptRules first = house.save(FRIDAY);
        KeptRules second = house.save(TableRules.named("basic").called("Friday", ""));

        assertThat(reread().known()).containsExactlyInAnyOrder(first, second);
    }

    @Test
    void replacedAndDeletedRulesAreGone() throws IOException {
        HouseRules house = HouseRules.in(data);
        KeptRules kept = house.save(FRIDAY);
        KeptRules renamed = house.replace(kept.id(), FRIDAY.called("Saturday", ""));
        assertThat(house.known()).containsExactly(renamed);
        assertThat(reread().known()).containsExactly(renamed);

        house.delete(kept.id());
        assertThat(house.known()).isEmpty();
        assertThat(reread().known()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{\"base\":",
                "[]",
                "{\"base\":\"poker\"}",
                "{\"parameters\":{\"supremeCaptureBonus\":2}}",
                "{\"parameters\":{\"rounds\":-1}}",
                "{\"name\":\"a name of more than twenty-four letters\"}",
                "{\"name\":\"\\u202Eno\"}",
            })
    @DisplayName("in a damaged or contradictory file are set aside, and said once")
    void damaged(String text) throws IOException {
        HouseRules house = HouseRules.in(data);
        KeptRules kept = house.save(FRIDAY);
        Path bad = Files.writeString(data.resolve("rules").resolve("bad.json"), text);

        assertThat(house.read()).containsExactly("bad.json");
        assertThat(house.read()).isEmpty();
        assertThat(house.known()).containsExactly(kept);
        assertThat(Path.of(bad + ".damaged")).hasContent(text);
    }

    @Test
    void exportedRulesAreImportedAsTheyWere() throws IOException {
        Path file = data.resolve("ours.json");
        HouseRules.exportTo(file, FRIDAY);
        assertThat(HouseRules.importFrom(file)).isEqualTo(FRIDAY);

        Path nameless = Files.writeString(data.resolve("from a friend.json"), "{\"base\":\"wong\"}");
        assertThat(HouseRules.importFrom(nameless))
                .isEqualTo(TableRules.named("wong").called("from a friend", ""));
    }

    @Test
    void refusedDiskLosesNothing() throws IOException {
        HouseRules house = HouseRules.in(data);
        KeptRules kept = house.save(FRIDAY);
        Path folder = data.resolve("rules");
        Files.move(folder, data.resolve("elsewhere"));
        Files.writeString(folder, "a file in place of the folder");

        assertThatThrownBy(() -> house.replace(kept.id(), FRIDAY.called("Saturday", "")))
                .isInstanceOf(IOException.class);
        assertThat(house.known()).containsExactly(kept);
        assertThatThrownBy(() -> HouseRules.NONE.save(FRIDAY)).isInstanceOf(IOException.class);
    }

    @Test
    void moreThanAMenuHoldsAreNotRead() throws IOException {
        HouseRules house = HouseRules.in(data);
        for (int i = 0; i < HouseRules.MOST; i++) {
            house.save(FRIDAY.called("Rules " + i, ""));
        }
        assertThatThrownBy(() -> house.save(FRIDAY)).hasMessageContaining("delete one first");
        KeptRules first = house.known().get(0);
        assertThat(house.replace(first.id(), FRIDAY).rules()).isEqualTo(FRIDAY);
    }

    private HouseRules reread() {
        HouseRules other = new HouseRules(data.resolve(HouseRules.FOLDER));
        assertThat(other.read()).isEqualTo(List.of());
        return other;
    }
}
