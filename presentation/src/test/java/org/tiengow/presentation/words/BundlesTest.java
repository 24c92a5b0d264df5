package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What {@link WordsTest} asks of the files of words finds its faults in small ones. */
class BundlesTest {
    private static final Map<String, String> ENGLISH =
            Map.of("seat.taken", "{0} sits here", "seat.left", "{0} {1,choice,0#went|1#lost {2}}");

    @Test
    void findsKeysOfOneFileAlone() {
        Map<String, String> other = Map.of("seat.taken", "{0}坐這裏", "seat.right", "右");
        assertThat(Bundles.differentKeys(ENGLISH, other)).containsExactly("seat.left", "seat.right");
        assertThat(Bundles.differentKeys(ENGLISH, Map.of("seat.taken", "坐", "seat.left", "走")))
                .isEmpty();
    }

    @Test
    void findsPlacesThatOneFileLacks() {
        assertThat(different("有人坐這裏", "{0}{1,choice,0#走了|1#輸了}")).containsExactly("seat.left", "seat.taken");
        assertThat(different("{1}坐這裏", "{0}輸了{2}")).containsExactly("seat.taken");
        assertThat(different("{0}坐這裏{1,choice,0#|1#了}", "{0}輸了{2}")).containsExactly("seat.taken");
        assertThat(different("這裏坐了{0}", "{1,choice,0#走了|1#輸了{2}}的是{0}")).isEmpty();
    }

    @Test
    void findsTextsThatNoSourceNames() {
        assertThat(Bundles.unused(ENGLISH.keySet(), Set.of("seat.taken"))).containsExactly("seat.left");
        assertThat(Bundles.unused(ENGLISH.keySet(), Set.of("seat.taken", "seat.left")))
                .isEmpty();
        assertThat(Bundles.unused(ENGLISH.keySet(), Set.of("seat."))).isEmpty();
    }

    @Test
    void findsTextsThatAreAskedForInVain() {
        assertThat(Bundles.missing(ENGLISH.keySet(), Set.of("seat.taken", "seat.gone", "user.home")))
                .containsExactly("seat.gone");
        assertThat(Bundles.missing(ENGLISH.keySet(), Set.of("seat.taken", "seat.", "seat")))
                .isEmpty();
    }

    private static Set<String> different(String taken, String left) {
        return Bundles.differentPlaces(ENGLISH, Map.of("seat.taken", taken, "seat.left", left));
    }
}
