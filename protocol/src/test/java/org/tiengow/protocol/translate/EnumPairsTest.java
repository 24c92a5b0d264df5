package org.tiengow.protocol.translate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.ShuffleKind;

@DisplayName("The pairs of two enums")
class EnumPairsTest {
    private enum Whole {
        GIVEN,
        FAIR,
        SEEDED
    }

    private enum Part {
        FAIR,
        SEEDED
    }

    private enum Larger {
        FAIR,
        SEEDED,
        GIVEN,
        OTHER
    }

    @Test
    @DisplayName("have the same names, and nothing stands for what is unknown")
    void byName() {
        EnumPairs<Whole, ShuffleKind> pairs = EnumPairs.of("kind", Whole.class, ShuffleKind.class);
        for (Whole kind : Whole.values()) {
            assertThat(pairs.write(kind).name()).isEqualTo("SHUFFLE_KIND_" + kind.name());
            assertThat(pairs.read(pairs.write(kind))).isEqualTo(kind);
        }
        assertThat(pairs.find(ShuffleKind.SHUFFLE_KIND_UNSPECIFIED)).isEmpty();
        assertThat(pairs.find(ShuffleKind.UNRECOGNIZED)).isEmpty();
        assertThatThrownBy(() -> pairs.read(ShuffleKind.UNRECOGNIZED)).isInstanceOf(Malformed.class);
    }

    @Test
    @DisplayName("cannot be made where a constant of either has no partner")
    void complete() {
        assertThatThrownBy(() -> EnumPairs.of("kind", Part.class, ShuffleKind.class))
                .hasMessageContaining("SHUFFLE_KIND_GIVEN is not in ");
        assertThatThrownBy(() -> EnumPairs.of("kind", Larger.class, ShuffleKind.class))
                .hasMessageContaining("OTHER is not in ");
        assertThatThrownBy(() -> EnumPairs.of("kind", Whole.class, ShuffleKind.class, Set.of(Whole.FAIR)))
                .hasMessageContaining("FAIR is not in ");
    }

    @Test
    @DisplayName("may leave out what is never sent, or be a part of the messages' enum")
    void partial() {
        EnumPairs<Larger, ShuffleKind> never =
                EnumPairs.of("kind", Larger.class, ShuffleKind.class, Set.of(Larger.OTHER));
        assertThat(never.write(Larger.FAIR)).isEqualTo(ShuffleKind.SHUFFLE_KIND_FAIR);
        assertThatThrownBy(() -> never.write(Larger.OTHER)).isInstanceOf(IllegalArgumentException.class);
        EnumPairs<Part, ShuffleKind> part = EnumPairs.within("kind", Part.class, ShuffleKind.class, Set.of());
        assertThat(part.find(ShuffleKind.SHUFFLE_KIND_GIVEN)).isEmpty();
    }
}
