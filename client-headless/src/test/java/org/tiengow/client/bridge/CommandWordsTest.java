package org.tiengow.client.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CommandWordsTest {
    @Test
    void spacesPartAndDoubleQuotesKeepTogether() {
        assertThat(CommandWords.split("python3 bot.py --depth 2")).containsExactly("python3", "bot.py", "--depth", "2");
        assertThat(CommandWords.split("  run   \"my bot.py\"  ")).containsExactly("run", "my bot.py");
        assertThat(CommandWords.split("run --name=\"a b\"c \"\"")).containsExactly("run", "--name=a bc", "");
    }

    @Test
    void nothingElseIsSpecial() {
        assertThat(CommandWords.split("run 'a b' $HOME \\x > f | g; h"))
                .containsExactly("run", "'a", "b'", "$HOME", "\\x", ">", "f", "|", "g;", "h");
    }

    @Test
    void anOpenQuoteOrNoWordIsRefused() {
        assertThatThrownBy(() -> CommandWords.split("run \"x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A double quote is not closed in: run \"x");
        assertThatThrownBy(() -> CommandWords.split("  ")).hasMessage("The command is empty.");
    }
}
