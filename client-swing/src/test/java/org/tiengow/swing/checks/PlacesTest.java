package org.tiengow.swing.checks;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.theme.part.SeatButton;

/** Whatever the size of the text, nothing on a screen lies over something else or has too little room. */
@Tag("slow")
class PlacesTest {
    @AfterAll
    static void backToScaleOne() {
        Theme.DARK.install(1);
    }

    /** Text of one and a half is for any window, of twice the size for the least one too, of three times for a large one. */
    static Stream<Arguments> scales() {
        return Stream.of(
                Arguments.of(1.25f, List.of(Screens.SMALL)),
                Arguments.of(1.5f, List.of(Screens.SMALL, Screens.USUAL, Screens.LARGE)),
                Arguments.of(2f, List.of(Screens.SMALL, Screens.LARGE)),
                Arguments.of(3f, List.of(Screens.LARGE)));
    }

    @ParameterizedTest
    @MethodSource("scales")
    void everythingHasItsPlace(float scale, List<int[]> sizes) throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : Tables.SCRIPTS) {
            // What differs between the themes is colour alone, so each language wears one.
            Theme theme = words == Tables.ENGLISH ? Theme.DARK : Theme.LIGHT;
            for (int[] size : sizes) {
                String where =
                        " " + words.locale().toLanguageTag() + " " + size[0] + "×" + size[1] + " at " + scale + ": ";
                Screens.each(
                        words,
                        theme,
                        scale,
                        size,
                        sample -> LayoutCheck.faults(Drawing.of(sample.alone(), size[0], size[1])).stream()
                                .map(fault -> where + fault)
                                .toList(),
                        faults);
            }
        }
        Screens.assertNone(faults, "what lies over something, or has too little room");
    }

    /** Names may have 24 letters, and a plate has no room for so many of the widest. */
    @Test
    void noNameRunsOverTheEdgeOfItsPlate() throws Exception {
        List<String> faults = new ArrayList<>();
        EventQueue.invokeAndWait(() -> {
            Theme.DARK.install(1);
            for (Plate.Edge edge : Plate.Edge.values()) {
                SeatButton seat = new SeatButton();
                String name = "Wolfgang Amadeus Mozarts";
                seat.show(Plate.of(1, name, "W", Symbol.PHONE, "lost, 0:45 left to come back", edge));
                JPanel around = new JPanel(null);
                seat.setSize(seat.getPreferredSize());
                around.add(seat);
                faults.addAll(LayoutCheck.faults(Drawing.of(around, 400, 200)));
            }
        });
        Screens.assertNone(faults, "what runs over the edge of a plate");
    }
}
