package org.tiengow.presentation.face;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.client.session.Reaction;

/**
 * The drawing of a reaction: shapes on a field of 48 by 48, each painted over the one before. Most are a tile with a face. The colours are
 * the same in every theme; a brown edge sets the picture off from a light ground as well as from a dark one.
 *
 * @param shapes the lowest first
 */
public record ReactionDrawing(List<Shape> shapes) {
    /** The side of the field. */
    public static final int SIDE = 48;

    private static final Map<Reaction, ReactionDrawing> ALL = all();

    public ReactionDrawing {
        shapes = List.copyOf(shapes);
    }

    /** Returns the drawing of a reaction; empty for a phrase. */
    public static Optional<ReactionDrawing> of(Reaction reaction) {
        return Optional.ofNullable(ALL.get(reaction));
    }

    /**
     * A shape.
     *
     * @param tone its colour
     * @param width the width of the line along the path, with round ends and joins; 0 fills the path
     * @param path SVG path data, with the same commands as in a {@link FaceDrawing.Shape}
     */
    public record Shape(Tone tone, double width, String path) {}

    /** The colours of the drawings. Red is not among them, because it belongs to the pips of tiles. */
    public enum Tone {
        BONE("#FBF3DF"),
        BAMBOO("#C3965E"),
        EDGE("#7E6036"),
        INK("#2B2926"),
        BLUE("#4F94CC"),
        GREEN("#6FA552"),
        ORANGE("#E0913A"),
        VIOLET("#B57ACB"),
        STEAM("#A79A86");

        private final String colour;

        Tone(String colour) {
            this.colour = colour;
        }

        /** Returns the colour as six hexadecimal digits after a number sign. */
        public String colour() {
            return colour;
        }
    }

    private static Map<Reaction, ReactionDrawing> all() {
        Map<Reaction, ReactionDrawing> all = new EnumMap<>(Reaction.class);
        for (Reaction reaction : Reaction.values()) {
            if (reaction.isPicture()) {
                all.put(reaction, new ReactionDrawing(shapes(reaction)));
            }
        }
        return all;
    }

    private static List<Shape> shapes(Reaction reaction) {
        return switch (reaction) {
            case WELL_PLAYED, THANK_YOU, GOOD_LUCK, ONE_MOMENT, AGAIN -> List.of();
            case LAUGHTER ->
                tile(
                        Tone.BONE,
                        line(Tone.INK, 2.8, "M13.5 20 C14.8 15.2 20.2 15.2 21.5 20"),
                        line(Tone.INK, 2.8, "M26.5 20 C27.8 15.2 33.2 15.2 34.5 20"),
                        fill(Tone.INK, "M13.6 25 L34.4 25 C34.4 32.6 29.8 36.6 24 36.6 C18.2 36.6 13.6 32.6 13.6 25 Z"),
                        fill(
                                Tone.ORANGE,
                                "M17.6 33.2 C19.8 30.2 28.2 30.2 30.4 33.2 C28.4 35.8 19.6 35.8 17.6 33.2 Z"));
            case APPLAUSE ->
                List.of(
                        line(Tone.EDGE, 16, "M27 36 L32 32"),
                        line(Tone.EDGE, 7.6, "M30 30 L39 16"),
                        line(Tone.EDGE, 7.6, "M33 33 L43.4 21.4"),
                        line(Tone.EDGE, 7.6, "M35 36 L44 27.6"),
                        line(Tone.EDGE, 7.6, "M27 31 L31.6 13.4"),
                        line(Tone.BONE, 13, "M27 36 L32 32"),
                        line(Tone.BONE, 4.6, "M30 30 L39 16"),
                        line(Tone.BONE, 4.6, "M33 33 L43.4 21.4"),
                        line(Tone.BONE, 4.6, "M35 36 L44 27.6"),
                        line(Tone.BONE, 4.6, "M27 31 L31.6 13.4"),
                        line(Tone.EDGE, 17, "M16 36 L17 30"),
                        line(Tone.EDGE, 7.6, "M18 26 L24.6 11.6"),
                        line(Tone.EDGE, 7.6, "M15 25 L17.6 9.8"),
                        line(Tone.EDGE, 7.6, "M12.4 26.6 L11 14.6"),
                        line(Tone.EDGE, 7.6, "M22 31 L31 24.4"),
                        line(Tone.EDGE, 7.6, "M19 30 L28.4 16.6"),
                        line(Tone.BONE, 14, "M16 36 L17 30"),
                        line(Tone.BONE, 4.6, "M18 26 L24.6 11.6"),
                        line(Tone.BONE, 4.6, "M15 25 L17.6 9.8"),
                        line(Tone.BONE, 4.6, "M12.4 26.6 L11 14.6"),
                        line(Tone.BONE, 4.6, "M22 31 L31 24.4"),
                        line(Tone.BONE, 4.6, "M19 30 L28.4 16.6"),
                        line(Tone.ORANGE, 2.8, "M8.4 3.4 L9.8 6.4"),
                        line(Tone.ORANGE, 2.8, "M3.4 8 L6.2 10.2"),
                        line(Tone.ORANGE, 2.8, "M2.2 15 L5.6 15.8"));
            case THINKING ->
                tile(
                        Tone.BONE,
                        fill(Tone.INK, "M15.5 18.6a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z"),
                        fill(Tone.INK, "M27.7 18.6a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z"),
                        line(Tone.INK, 2.4, "M13.6 12.4 C15.4 11 18.6 10.8 20.6 11.8"),
                        line(Tone.INK, 2.4, "M27 9.4 C29 7.9 32.2 8.3 34 10.2"),
                        line(Tone.INK, 2.6, "M21 28.4 L29 26.6"),
                        line(Tone.EDGE, 7.6, "M13 41 L20.5 32.5"),
                        line(Tone.EDGE, 13.6, "M9.5 41.4 L13.5 40"),
                        line(Tone.BONE, 4.6, "M13 41 L20.5 32.5"),
                        line(Tone.BONE, 10.4, "M9.5 41.4 L13.5 40"));
            case SURPRISE ->
                tile(
                        Tone.BONE,
                        fill(Tone.INK, "M12.1 19a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0 -9.8 0Z"),
                        fill(Tone.BONE, "M14.1 19a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z"),
                        fill(Tone.INK, "M15.5 19a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z"),
                        fill(Tone.INK, "M26.1 19a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0 -9.8 0Z"),
                        fill(Tone.BONE, "M28.1 19a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z"),
                        fill(Tone.INK, "M29.5 19a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z"),
                        line(Tone.INK, 2.4, "M12.6 11.4 C14.2 9.4 17.4 8.8 19.4 9.6"),
                        line(Tone.INK, 2.4, "M28.6 9.6 C30.6 8.8 33.8 9.4 35.4 11.4"),
                        fill(
                                Tone.INK,
                                "M19.8 31.4 C19.8 28.6 21.7 26.4 24 26.4 C26.3 26.4 28.2 28.6 28.2 31.4 C28.2 34.2 26.3 36.4 24 36.4 C21.7 36.4 19.8 34.2 19.8 31.4 Z"));
            case SWEAT ->
                tile(
                        Tone.BONE,
                        line(Tone.INK, 2.6, "M12.6 20.6 C15 18 18 18 20 20.2"),
                        line(Tone.INK, 2.6, "M26.4 20.2 C28.4 18 31.4 18 33.6 20.6"),
                        fill(
                                Tone.INK,
                                "M18.7 26.4 L29.3 26.4 C31.7 26.4 33.6 28.3 33.6 30.7 L33.6 30.7 C33.6 33.1 31.7 35 29.3 35 L18.7 35 C16.3 35 14.4 33.1 14.4 30.7 L14.4 30.7 C14.4 28.3 16.3 26.4 18.7 26.4 Z"),
                        fill(
                                Tone.BONE,
                                "M18.7 28.4 L29.3 28.4 C30.6 28.4 31.6 29.4 31.6 30.7 L31.6 30.7 C31.6 32 30.6 33 29.3 33 L18.7 33 C17.4 33 16.4 32 16.4 30.7 L16.4 30.7 C16.4 29.4 17.4 28.4 18.7 28.4 Z"),
                        line(Tone.INK, 1.5, "M20.3 28 L20.3 33.4"),
                        line(Tone.INK, 1.5, "M24 28 L24 33.4"),
                        line(Tone.INK, 1.5, "M27.7 28 L27.7 33.4"),
                        fill(
                                Tone.EDGE,
                                "M38.2 2 C41 6.4 45.2 10.2 45.2 14.4 C45.2 18.4 42.2 21.2 38.2 21.2 C34.2 21.2 31.2 18.4 31.2 14.4 C31.2 10.2 35.4 6.4 38.2 2 Z"),
                        fill(
                                Tone.BLUE,
                                "M38.2 5 C40.2 8.4 43.6 11.4 43.6 14.6 C43.6 17.6 41.2 19.6 38.2 19.6 C35.2 19.6 32.8 17.6 32.8 14.6 C32.8 11.4 36.2 8.4 38.2 5 Z"),
                        line(Tone.BONE, 1.8, "M35.6 14.6 C35.8 16.2 36.8 17 38.2 17"));
            case TEA ->
                List.of(
                        line(Tone.STEAM, 2.8, "M17 14.6 C13.6 11.4 20.4 8.4 17 4.6"),
                        line(Tone.STEAM, 2.8, "M24 14.6 C20.6 11.4 27.4 8.4 24 3"),
                        line(Tone.STEAM, 2.8, "M31 14.6 C27.6 11.4 34.4 8.4 31 4.6"),
                        fill(
                                Tone.EDGE,
                                "M4 40.6 C4 37.8 13 35.6 24 35.6 C35 35.6 44 37.8 44 40.6 C44 43.4 35 45.6 24 45.6 C13 45.6 4 43.4 4 40.6 Z"),
                        fill(
                                Tone.BAMBOO,
                                "M5.6 40.2 C5.6 38.2 13.8 36.6 24 36.6 C34.2 36.6 42.4 38.2 42.4 40.2 C42.4 42.2 34.2 43.8 24 43.8 C13.8 43.8 5.6 42.2 5.6 40.2 Z"),
                        fill(Tone.EDGE, "M6.4 22 C6.4 34 12 41.6 18 41.6 L30 41.6 C36 41.6 41.6 34 41.6 22 Z"),
                        fill(Tone.BONE, "M8 22 C8 32.8 13.2 40 18.4 40 L29.6 40 C34.8 40 40 32.8 40 22 Z"),
                        line(Tone.BLUE, 2.2, "M12.2 31 C18 34 30 34 35.8 31"),
                        fill(
                                Tone.EDGE,
                                "M6.4 21.6 C6.4 18.5 14.3 16 24 16 C33.7 16 41.6 18.5 41.6 21.6 C41.6 24.7 33.7 27.2 24 27.2 C14.3 27.2 6.4 24.7 6.4 21.6 Z"),
                        fill(
                                Tone.BONE,
                                "M8 21.6 C8 19.3 15.2 17.4 24 17.4 C32.8 17.4 40 19.3 40 21.6 C40 23.9 32.8 25.8 24 25.8 C15.2 25.8 8 23.9 8 21.6 Z"),
                        fill(
                                Tone.GREEN,
                                "M10.4 22.2 C10.4 20.5 16.5 19.2 24 19.2 C31.5 19.2 37.6 20.5 37.6 22.2 C37.6 23.9 31.5 25.2 24 25.2 C16.5 25.2 10.4 23.9 10.4 22.2 Z"));
            case FIREWORKS ->
                tile(
                        Tone.INK,
                        line(Tone.ORANGE, 2.8, "M24 15.8 L24 11.8"),
                        fill(Tone.ORANGE, "M22.3 7.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        line(Tone.BLUE, 2.8, "M27.3 17.1 L30.1 14.3"),
                        fill(Tone.BLUE, "M31.2 11.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        line(Tone.GREEN, 2.8, "M28.6 20.4 L32.6 20.4"),
                        fill(Tone.GREEN, "M34.9 20.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        line(Tone.VIOLET, 2.8, "M27.3 23.7 L30.1 26.5"),
                        fill(Tone.VIOLET, "M31.2 29.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        line(Tone.ORANGE, 2.8, "M24 25 L24 29"),
                        fill(Tone.ORANGE, "M22.3 33a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        line(Tone.BLUE, 2.8, "M20.7 23.7 L17.9 26.5"),
                        fill(Tone.BLUE, "M13.4 29.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        line(Tone.GREEN, 2.8, "M19.4 20.4 L15.4 20.4"),
                        fill(Tone.GREEN, "M9.7 20.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        line(Tone.VIOLET, 2.8, "M20.7 17.1 L17.9 14.3"),
                        fill(Tone.VIOLET, "M13.4 11.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        fill(Tone.BONE, "M21.8 20.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"),
                        line(Tone.BONE, 1.8, "M24 33 C24 34.6 23.4 36 22.4 37.4"),
                        fill(Tone.BONE, "M11.5 34.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z"),
                        fill(Tone.BONE, "M34.1 33.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z"));
            case BOW ->
                List.of(
                        fill(
                                Tone.EDGE,
                                "M20.3 1.8 L38.6 6.3 C43 7.4 45.7 11.9 44.6 16.3 L38.5 40.7 C37.4 45.1 32.9 47.8 28.5 46.7 L10.3 42.2 C5.9 41.1 3.2 36.6 4.3 32.2 L10.4 7.8 C11.5 3.4 16 0.7 20.3 1.8 Z"),
                        fill(
                                Tone.BAMBOO,
                                "M20.2 3.4 L38 7.8 C41.7 8.8 43.9 12.4 43 16.1 L37 40.2 C36.1 43.8 32.4 46 28.7 45.1 L10.9 40.7 C7.2 39.7 5 36.1 5.9 32.4 L11.9 8.4 C12.8 4.7 16.5 2.5 20.2 3.4 Z"),
                        fill(
                                Tone.BONE,
                                "M20.2 3.4 L38 7.8 C41.7 8.8 43.9 12.4 43 16.1 L37.9 36.3 C37 39.9 33.3 42.1 29.7 41.2 L11.8 36.8 C8.2 35.9 6 32.2 6.9 28.5 L11.9 8.4 C12.8 4.7 16.5 2.5 20.2 3.4 Z"),
                        line(Tone.INK, 2.8, "M14.4 17.4 C15 21.7 20 22.9 22.5 19.5"),
                        line(Tone.INK, 2.8, "M28.4 20.9 C28.9 25.2 34 26.4 36.5 22.9"),
                        line(Tone.INK, 2.6, "M20.1 27.7 C21.4 29.9 24.5 30.7 26.7 29.3"),
                        fill(Tone.EDGE, "M9.6 38.4a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0Z"),
                        fill(Tone.EDGE, "M18.6 38.4a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0Z"),
                        fill(Tone.BONE, "M20.2 38.4a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0Z"),
                        fill(Tone.EDGE, "M11.6 38.4a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"),
                        fill(Tone.BONE, "M11.2 38.4a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0Z"));
        };
    }

    /** Returns a tile seen from the front, with a face of this tone, and these shapes on it. */
    private static List<Shape> tile(Tone face, Shape... on) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(
                fill(
                        Tone.EDGE,
                        "M14.6 3.4 L33.4 3.4 C37.9 3.4 41.6 7.1 41.6 11.6 L41.6 36.8 C41.6 41.3 37.9 45 33.4 45 L14.6 45 C10.1 45 6.4 41.3 6.4 36.8 L6.4 11.6 C6.4 7.1 10.1 3.4 14.6 3.4 Z"));
        shapes.add(
                fill(
                        Tone.BAMBOO,
                        "M14.8 5 L33.2 5 C37 5 40 8 40 11.8 L40 36.6 C40 40.4 37 43.4 33.2 43.4 L14.8 43.4 C11 43.4 8 40.4 8 36.6 L8 11.8 C8 8 11 5 14.8 5 Z"));
        shapes.add(
                fill(
                        face,
                        "M14.8 5 L33.2 5 C37 5 40 8 40 11.8 L40 32.6 C40 36.4 37 39.4 33.2 39.4 L14.8 39.4 C11 39.4 8 36.4 8 32.6 L8 11.8 C8 8 11 5 14.8 5 Z"));
        shapes.addAll(List.of(on));
        return shapes;
    }

    private static Shape fill(Tone tone, String path) {
        return new Shape(tone, 0, path);
    }

    private static Shape line(Tone tone, double width, String path) {
        return new Shape(tone, width, path);
    }
}
