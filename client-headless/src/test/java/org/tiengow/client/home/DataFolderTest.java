package org.tiengow.client.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The folder of this person's data")
class DataFolderTest {
    @ParameterizedTest(name = "property \"{0}\", environment \"{1}\": {2}")
    @CsvSource({
        "'', '', kit/.tiengow",
        "'', night, night",
        "game, '', game",
        "game, night, game",
    })
    @DisplayName("is the one that was chosen, the property before the environment, else a hidden one at home")
    void folder(String property, String environment, String folder) {
        Properties properties = new Properties();
        properties.setProperty("user.home", "kit");
        if (!property.isEmpty()) {
            properties.setProperty("TIENGOW_HOME", property);
        }
        Map<String, String> variables = environment.isEmpty() ? Map.of() : Map.of("TIENGOW_HOME", environment);
        assertThat(DataFolder.of(properties, variables)).isEqualTo(Path.of(folder));
    }

    @ParameterizedTest(name = "home \"{0}\"")
    @ValueSource(strings = {"?", "", "\0"})
    @DisplayName("is missing for a user without a usable home, in one sentence that names TIENGOW_HOME")
    void missing(String home) {
        Properties properties = new Properties();
        properties.setProperty("user.home", home);
        assertThatThrownBy(() -> DataFolder.of(properties, Map.of()))
                .isInstanceOf(DataFolder.Unusable.class)
                .hasMessageContaining("TIENGOW_HOME");
        assertThat(DataFolder.of(properties, Map.of("TIENGOW_HOME", "night"))).isEqualTo(Path.of("night"));
    }
}
