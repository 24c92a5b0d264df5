package org.tiengow.swing.theme;

import java.awt.Color;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.UIDefaults;
import javax.swing.UIManager;

/**
 * The colours of the installed theme. Gold means <em>now</em>, sky means <em>yours</em>; red belongs to the pips.
 *
 * @param bg background behind everything
 * @param surface bars, log, sheets
 * @param raised fields, dialogs
 * @param line hairlines
 * @param control edges of clickable controls
 * @param text on panels
 * @param second quieter text on panels
 * @param third the quietest text on panels
 * @param feltCentre the felt in the light
 * @param feltMiddle the felt
 * @param feltEdge the felt far from the light
 * @param feltText on felt
 * @param feltSecond quieter text on felt
 * @param gold fill of what is current, and of the main button
 * @param goldHover gold fill under the mouse
 * @param goldPressed gold fill while pressed
 * @param ink text on gold
 * @param goldText gold as text on a panel
 * @param timeRing the ring of a countdown
 * @param ringTrack the part of the ring that has run out
 * @param sky selection on felt
 * @param focus keyboard focus on panels
 * @param plus chips won
 * @param minus chips lost, and buttons that end something
 * @param disabled fill of disabled controls
 * @param disabledText text of disabled controls
 * @param plate a seat's plate on the felt
 * @param plateEdge edge of a plate
 * @param plateText text on a plate
 * @param plateSecond quieter text on a plate
 * @param veil over the window behind a sheet
 * @param secondFill fill of a secondary button
 * @param secondHover fill of a secondary button under the mouse
 * @param now background of the current line of the log
 * @param banner background of a banner
 * @param bannerEdge edge of a banner
 * @param note background of a short note
 * @param noteText text on a note
 * @param reason background of the sentence below the buttons
 * @param seats the eight colours of seats
 * @param lines the eight colours of seats on panels
 */
public record Palette(
        Color bg,
        Color surface,
        Color raised,
        Color line,
        Color control,
        Color text,
        Color second,
        Color third,
        Color feltCentre,
        Color feltMiddle,
        Color feltEdge,
        Color feltText,
        Color feltSecond,
        Color gold,
        Color goldHover,
        Color goldPressed,
        Color ink,
        Color goldText,
        Color timeRing,
        Color ringTrack,
        Color sky,
        Color focus,
        Color plus,
        Color minus,
        Color disabled,
        Color disabledText,
        Color plate,
        Color plateEdge,
        Color plateText,
        Color plateSecond,
        Color veil,
        Color secondFill,
        Color secondHover,
        Color now,
        Color banner,
        Color bannerEdge,
        Color note,
        Color noteText,
        Color reason,
        List<Color> seats,
        List<Color> lines) {
    private static final int SEAT_COLOURS = 8;
    private static final String KEY = "TienGow.palette";

    /**
     * Returns the palette of the installed theme.
     *
     * @throws IllegalStateException if no theme is installed
     */
    public static Palette current() {
        return (Palette) Optional.ofNullable(UIManager.get(KEY))
                .orElseThrow(() -> new IllegalStateException("no theme is installed"));
    }

    /** Returns a colour with another opacity, 0 to 1. */
    public static Color alpha(Color color, double opacity) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), (int) Math.round(opacity * 255));
    }

    static Palette of(UIDefaults defaults) {
        return (Palette) Optional.ofNullable(defaults.get(KEY)).orElseThrow();
    }

    static UIDefaults addTo(UIDefaults defaults) {
        defaults.put(KEY, read(defaults));
        return defaults;
    }

    private static Palette read(UIDefaults d) {
        return new Palette(
                of(d, "bg"),
                of(d, "surface"),
                of(d, "raised"),
                of(d, "line"),
                of(d, "control"),
                of(d, "text"),
                of(d, "second"),
                of(d, "third"),
                of(d, "feltCentre"),
                of(d, "feltMiddle"),
                of(d, "feltEdge"),
                of(d, "feltText"),
                of(d, "feltSecond"),
                of(d, "gold"),
                of(d, "goldHover"),
                of(d, "goldPressed"),
                of(d, "ink"),
                of(d, "goldText"),
                of(d, "timeRing"),
                of(d, "ringTrack"),
                of(d, "sky"),
                of(d, "focus"),
                of(d, "plus"),
                of(d, "minus"),
                of(d, "disabled"),
                of(d, "disabledText"),
                of(d, "plate"),
                of(d, "plateEdge"),
                of(d, "plateText"),
                of(d, "plateSecond"),
                of(d, "veil"),
                of(d, "secondFill"),
                of(d, "secondHover"),
                of(d, "now"),
                of(d, "banner"),
                of(d, "bannerEdge"),
                of(d, "note"),
                of(d, "noteText"),
                of(d, "reason"),
                eight(d, "colour"),
                eight(d, "line"));
    }

    private static List<Color> eight(UIDefaults defaults, String name) {
        return IntStream.range(0, SEAT_COLOURS)
                .mapToObj(i -> of(defaults, name + i))
                .toList();
    }

    private static Color of(UIDefaults defaults, String token) {
        return Optional.ofNullable(defaults.getColor("TienGow." + token))
                .orElseThrow(() -> new IllegalStateException("the theme has no colour " + token));
    }
}
