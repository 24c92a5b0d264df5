package org.tiengow.host.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.text.SafeText;

@DisplayName("A host nobody named")
class HostNamesTest {
    @Test
    @DisplayName("is named after whoever starts it")
    void person() {
        assertThat(HostNames.usual("mei")).isEqualTo("Mei’s table");
        assertThat(HostNames.usual("阿美")).isEqualTo("阿美’s table");
        String longest = HostNames.usual("x".repeat(40));
        assertThat(longest).hasSize(SafeText.LONGEST_NAME).endsWith("x’s table");
    }

    @Test
    @DisplayName("has the game's name where the account names nobody")
    void nobody() {
        assertThat(HostNames.usual("root")).isEqualTo("Tien Gow");
        assertThat(HostNames.usual(" ")).isEqualTo("Tien Gow");
        assertThat(HostNames.usual("a\u0007b")).isEqualTo("Tien Gow");
    }
}
