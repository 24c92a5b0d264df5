package org.tiengow.swing.theme;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.table.TableBar.ToolKind;

class SymbolTest {
    @ParameterizedTest
    @EnumSource(ToolKind.class)
    void everyToolOfTheBarHasAnIcon(ToolKind kind) {
        assertThat(Symbol.named(kind.icon())).isNotNull();
    }
}
