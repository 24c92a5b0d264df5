package org.tiengow.presentation.face;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tiengow.client.session.table.SeatFace;

/**
 * The drawing of a face on the disc of a seat: shapes on a field of 24 by 24, each filled as a whole and painted over the one before.
 *
 * @param shapes the lowest first
 */
public record FaceDrawing(List<Shape> shapes) {
    /** The side of the field. */
    public static final int SIDE = 24;

    private static final Map<SeatFace, FaceDrawing> ALL = all();

    public FaceDrawing {
        shapes = List.copyOf(shapes);
    }

    /** Returns the drawing of a face. */
    public static FaceDrawing of(SeatFace face) {
        FaceDrawing drawing = ALL.get(face);
        if (drawing == null) {
            throw new IllegalArgumentException("Nobody has drawn " + face + ".");
        }
        return drawing;
    }

    /**
     * A shape.
     *
     * @param ink whether it has the colour of the letter that a disc without a face shows; otherwise it has the disc's own colour
     * @param path SVG path data with the commands M, L, H, V, C, A and Z, absolute or relative, each with a letter of its own. Arcs
     *     belong to circles.
     */
    public record Shape(boolean ink, String path) {}

    private static Map<SeatFace, FaceDrawing> all() {
        Map<SeatFace, FaceDrawing> all = new EnumMap<>(SeatFace.class);
        for (SeatFace face : SeatFace.values()) {
            all.put(face, new FaceDrawing(shapes(face)));
        }
        return all;
    }

    private static List<Shape> shapes(SeatFace face) {
        return switch (face) {
            case GOOSE ->
                List.of(
                        ink("M10.1 6.2a3.5 3.5 0 1 0 7.0 0a3.5 3.5 0 1 0 -7.0 0Z"),
                        ink("M16.4 4.4 C18.2 4.6 20.6 5.8 22 7.2 C20 8 18 8.2 16.2 8.1 Z"),
                        ink(
                                "M10.1 6 C10.1 9.4 12 11 9.6 12.8 C7.4 13.2 4.6 12 2.4 10.6 C2.2 17.4 6.6 21.4 12.2 21.4 C17.6 21.4 20.4 17.8 18.8 13.6 C17.8 11.2 16.7 9.6 17.1 6.6 Z"),
                        ground("M13.3 5.6a1 1 0 1 0 2.0 0a1 1 0 1 0 -2.0 0Z"),
                        ground("M7 15.2 C9.8 16.8 12.8 16.4 14.8 14 C15 18.4 10.2 20 7 15.2 Z"));
            case CAT ->
                List.of(
                        ink("M4.0 13.6a8 8 0 1 0 16.0 0a8 8 0 1 0 -16.0 0Z"),
                        ink("M4.1 13.6 L3.8 2.8 L11 6.8 Z"),
                        ink("M19.9 13.6 L20.2 2.8 L13 6.8 Z"),
                        ground("M7.4 12.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z"),
                        ground("M13.8 12.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z"),
                        ground("M10.4 15.6 H13.6 L12 17.6 Z"));
            case RABBIT ->
                List.of(
                        ink("M9 11.4 C5 8.4 4.6 1.2 7.6 0.8 C10.4 0.4 12 6.6 11.6 11 Z"),
                        ink("M15 11.4 C19 8.4 19.4 1.2 16.4 0.8 C13.6 0.4 12 6.6 12.4 11 Z"),
                        ink("M4.8 15.4a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0 -14.4 0Z"),
                        ground("M7.9 14.2a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"),
                        ground("M13.5 14.2a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"),
                        ground("M10.6 17.2 H13.4 L12 18.9 Z"));
            case FOX ->
                List.of(
                        ink(
                                "M2.6 2.8 L9.2 6.8 H14.8 L21.4 2.8 L21.6 11.6 C21.6 16 15 21 12 22.4 C9 21 2.4 16 2.4 11.6 Z"),
                        ground("M4.2 13.2 C7.4 13 10.2 15.4 11.1 19.8 C8 18.8 4.6 16 4.2 13.2 Z"),
                        ground("M19.8 13.2 C16.6 13 13.8 15.4 12.9 19.8 C16 18.8 19.4 16 19.8 13.2 Z"),
                        ground("M7.0 10.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z"),
                        ground("M14.6 10.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z"));
            case OWL ->
                List.of(
                        ink(
                                "M4 2.8 C6.4 4.6 8.6 4.8 12 4.8 C15.4 4.8 17.6 4.6 20 2.8 C21 6.4 21 9 20.8 12 C20.6 18.2 16.8 22 12 22 C7.2 22 3.4 18.2 3.2 12 C3 9 3 6.4 4 2.8 Z"),
                        ground("M4.8 10.4a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z"),
                        ground("M12.4 10.4a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z"),
                        ink("M6.9 10.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        ink("M13.7 10.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
                        ground("M10.4 14 H13.6 L12 17 Z"));
            case PANDA ->
                List.of(
                        ink("M1.6 6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z"),
                        ink("M15.2 6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z"),
                        ink("M2.6 13a9.4 9.4 0 1 0 18.8 0a9.4 9.4 0 1 0 -18.8 0Z"),
                        ground("M3.9 13a8.1 8.1 0 1 0 16.2 0a8.1 8.1 0 1 0 -16.2 0Z"),
                        ink("M11 10.6 C11.8 12.4 10.4 15.6 8.2 15.6 C6 15.6 5.6 12.8 7 11 C8.2 9.5 10.2 9 11 10.6 Z"),
                        ink(
                                "M13 10.6 C12.2 12.4 13.6 15.6 15.8 15.6 C18 15.6 18.4 12.8 17 11 C15.8 9.5 13.8 9 13 10.6 Z"),
                        ground("M7.7 12.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z"),
                        ground("M14.5 12.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z"),
                        ink("M10.3 16.6 H13.7 L12 18.6 Z"));
            case FROG ->
                List.of(
                        ink("M2.7 7a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0 -7.8 0Z"),
                        ink("M13.5 7a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0 -7.8 0Z"),
                        ink(
                                "M2 14.2 C2 9.6 6.6 7.4 12 7.4 C17.4 7.4 22 9.6 22 14.2 C22 18.8 17.4 21 12 21 C6.6 21 2 18.8 2 14.2 Z"),
                        ground("M4.4 6.8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"),
                        ground("M15.2 6.8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"),
                        ink("M5.8 6.8a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z"),
                        ink("M16.0 6.8a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z"),
                        ground("M5.8 14 C8.6 16.4 15.4 16.4 18.2 14 C16.6 18.8 7.4 18.8 5.8 14 Z"));
            case CARP ->
                List.of(
                        ink(
                                "M1.6 12 C4.6 6.6 11 5.2 15.6 9.2 L22.2 5.2 C20.8 9.6 20.8 14.4 22.2 18.8 L15.6 14.8 C11 18.8 4.6 17.4 1.6 12 Z"),
                        ink("M7 8 C8.6 4.2 12 3.4 14.6 4 L13.8 9 Z"),
                        ink("M8.6 16 L12.8 20.4 L13.2 15.2 Z"),
                        ground("M4.6 11a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z"),
                        ground("M8.6 8.2 C11.6 10.4 11.6 13.6 8.6 15.8 C9.9 13.2 9.9 10.8 8.6 8.2 Z"),
                        ground("M13.0 12a1 1 0 1 0 2.0 0a1 1 0 1 0 -2.0 0Z"));
            case TURTLE ->
                List.of(
                        ink("M9.1 3.9a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z"),
                        ink("M2.7 7.6a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0 -5.0 0Z"),
                        ink("M16.3 7.6a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0 -5.0 0Z"),
                        ink("M2.7 18a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0 -5.0 0Z"),
                        ink("M16.3 18a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0 -5.0 0Z"),
                        ink("M10.6 20 H13.4 L12 23.4 Z"),
                        ink("M4.0 13a8 8 0 1 0 16.0 0a8 8 0 1 0 -16.0 0Z"),
                        ground("M12 7.2 L17 10.1 V15.9 L12 18.8 L7 15.9 V10.1 Z"),
                        ink("M12 9.2 L15.3 11.1 V14.9 L12 16.8 L8.7 14.9 V11.1 Z"));
            case PLUM ->
                List.of(
                        ink("M7.4 6.6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z"),
                        ink("M12.7 10.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z"),
                        ink("M10.7 16.7a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z"),
                        ink("M4.1 16.7a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z"),
                        ink("M2.1 10.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z"),
                        ground("M9.0 12.2a3 3 0 1 0 6.0 0a3 3 0 1 0 -6.0 0Z"),
                        ink("M10.6 12.2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z"),
                        ground("M11.0 6.4a1 1 0 1 0 2.0 0a1 1 0 1 0 -2.0 0Z"),
                        ground("M16.4 10.4a1 1 0 1 0 2.0 0a1 1 0 1 0 -2.0 0Z"),
                        ground("M14.3 16.8a1 1 0 1 0 2.0 0a1 1 0 1 0 -2.0 0Z"),
                        ground("M7.7 16.8a1 1 0 1 0 2.0 0a1 1 0 1 0 -2.0 0Z"),
                        ground("M5.6 10.4a1 1 0 1 0 2.0 0a1 1 0 1 0 -2.0 0Z"));
            case TEAPOT ->
                List.of(
                        ink("M1.2 13.2a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0Z"),
                        ground("M3.1 13.2a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0Z"),
                        ink("M10.1 4.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0Z"),
                        ink("M6.8 8.6 C8 5.6 16 5.6 17.2 8.6 Z"),
                        ink(
                                "M5.4 11.4 C5.4 8.8 8.4 7.8 12 7.8 C15.6 7.8 18.6 8.8 18.6 11.4 C18.6 15.6 17 20 15 20.6 H9 C7 20 5.4 15.6 5.4 11.4 Z"),
                        ink("M17.4 11.8 C20 11.4 19.6 8.2 22.8 7.6 C22.8 12 21.2 16.4 16.8 17 Z"),
                        ground("M8.4 12.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z"),
                        ground("M13.2 12.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z"),
                        ground("M9 15.2 C10.6 16.4 13.4 16.4 15 15.2 C14 18.4 10 18.4 9 15.2 Z"));
            case LANTERN ->
                List.of(
                        ink("M11.3 0.4 H12.7 V4 H11.3 Z"),
                        ink("M8.4 2.8 H15.6 V5.6 H8.4 Z"),
                        ink(
                                "M12 4.6 C18 4.6 21.4 7.8 21.4 11.4 C21.4 15 18 18.2 12 18.2 C6 18.2 2.6 15 2.6 11.4 C2.6 7.8 6 4.6 12 4.6 Z"),
                        ink("M8.4 17 H15.6 V19.4 H8.4 Z"),
                        ink("M11.1 19 H12.9 V23.6 H11.1 Z"),
                        ground("M7.5 10.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"),
                        ground("M13.9 10.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"),
                        ground("M8.6 13 C10.4 14.4 13.6 14.4 15.4 13 C14.2 16.4 9.8 16.4 8.6 13 Z"));
        };
    }

    private static Shape ink(String path) {
        return new Shape(true, path);
    }

    private static Shape ground(String path) {
        return new Shape(false, path);
    }
}
