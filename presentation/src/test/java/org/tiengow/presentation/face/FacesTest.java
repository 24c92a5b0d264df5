package org.tiengow.presentation.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SeatReaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.Tables;

@DisplayName("Faces, and what is shown at the seats for a moment")
class FacesTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final long NOW = System.nanoTime();

    private static SessionState playing() {
        return Tables.dealt("lai", 0, DEAL).state();
    }

    /** As an old host has it. */
    private static SessionState faceless(SessionState state) {
        List<SeatState> seats = state.atTable().orElseThrow().seats().stream()
                .map(seat -> seat.withFace(null))
                .toList();
        return Tables.with(state, null, seats);
    }

    private static TableScreen screen(SessionState state) {
        return TableModel.of(Tables.ENGLISH, state).orElseThrow().screen();
    }

    private static LobbyScreen lobby(SessionState state) {
        return LobbyModel.of(Tables.ENGLISH, state)
                .orElseThrow()
                .screen(new Joining(List.of(), HandOutState.NOT_OURS, PageState.NOT_OURS), "pagat", "");
    }

    @Test
    @DisplayName("every face is drawn, otherwise than every other, of closed shapes")
    void drawn() {
        Set<FaceDrawing> drawings = new HashSet<>();
        for (SeatFace face : SeatFace.values()) {
            FaceDrawing drawing = FaceDrawing.of(face);
            assertThat(drawings.add(drawing)).isTrue();
            assertThat(drawing.shapes()).hasSizeBetween(4, 14);
            assertThat(drawing.shapes().get(0).ink()).isTrue();
            for (FaceDrawing.Shape shape : drawing.shapes()) {
                assertThat(shape.path()).matches("M[^M]+Z");
            }
        }
        assertThat(drawings).hasSize(12);
    }

    @Test
    @DisplayName("a face stands on each plate; the letter is there for an old host's")
    void plates() {
        assertThat(screen(playing()).seats())
                .extracting(ShownSeat::face)
                .containsExactly(SeatFace.GOOSE, SeatFace.CAT, SeatFace.RABBIT, SeatFace.FOX);
        assertThat(screen(faceless(playing())).seats())
                .extracting(ShownSeat::face, ShownSeat::initial)
                .startsWith(
                        org.assertj.core.groups.Tuple.tuple(null, "K"), org.assertj.core.groups.Tuple.tuple(null, "B"));
    }

    @Test
    @DisplayName("in the lobby twelve faces may be chosen, but for those of other people; none at an old host")
    void lobby() {
        SessionState state = Tables.gathering("lai");
        assertThat(lobby(state).faces())
                .hasSize(12)
                .extracting(face -> face.words() + (face.mine() ? " (mine)" : "") + (face.free() ? "" : " -"))
                .startsWith("Goose (mine)", "Cat", "Rabbit: Mei has it -", "Fox");
        assertThat(lobby(faceless(state)).faces()).isEmpty();
    }

    @Test
    @DisplayName("what somebody shows stands at that plate in the reader's language for as long as the host says")
    void bubble() {
        SessionState state =
                playing().withReactions(List.of(new SeatReaction(2, Reaction.WELL_PLAYED, Deadline.after(NOW, 3_000))));
        List<ShownSeat> seats = screen(state).seats();
        assertThat(seats.get(0).bubble()).isNull();
        Bubble bubble = seats.get(2).bubble();
        assertThat(bubble).isNotNull();
        assertThat(bubble.words()).isEqualTo("Well played");
        assertThat(bubble.spoken()).contains("Mei", "Well played");
        assertThat(bubble.isShown(NOW + 2_999_000_000L)).isTrue();
        assertThat(bubble.isShown(NOW + 3_000_000_000L)).isFalse();
        assertThat(TableModel.of(Tables.CHINESE, state)
                        .orElseThrow()
                        .screen()
                        .seats()
                        .get(2)
                        .bubble()
                        .words())
                .isEqualTo("打得好");
    }

    @Test
    @DisplayName(
            "one with a seat may show five phrases and eight pictures, each with its key; a watcher nothing, nor anybody at an old host")
    void offer() {
        Bubble.Offer offer = screen(playing()).side().reactions();
        assertThat(offer.words()).isEqualTo("React");
        assertThat(offer.choices()).extracting(Bubble.Choice::key).containsExactly("12345ABCDEFGH".split(""));
        assertThat(offer.choices())
                .extracting(Bubble.Choice::words)
                .startsWith("Well played", "Thank you", "Good luck", "One moment", "Again?", "Laughter")
                .endsWith("Tea", "Fireworks", "A bow");
        assertThat(offer.choices()).extracting(Bubble.Choice::reaction).containsExactly(Reaction.values());
        assertThat(screen(faceless(playing())).side().reactions()).isEqualTo(Bubble.Offer.NOTHING);
        assertThat(screen(Tables.dealt("lai", 0, DEAL).watched()).side().reactions())
                .isEqualTo(Bubble.Offer.NOTHING);
    }

    @Test
    @DisplayName("eight reactions have a drawing of their own, which stays on its field; a phrase has none")
    void drawings() {
        assertThat(Reaction.values()).filteredOn(Reaction::isPicture).hasSize(8).allSatisfy(picture -> {
            ReactionDrawing drawing = ReactionDrawing.of(picture).orElseThrow();
            assertThat(drawing.shapes())
                    .hasSizeGreaterThan(5)
                    .allMatch(shape -> shape.path().startsWith("M"));
        });
        assertThat(Reaction.values())
                .filteredOn(Reaction::isPicture)
                .extracting(ReactionDrawing::of)
                .doesNotHaveDuplicates();
        assertThat(Reaction.values())
                .filteredOn(reaction -> !reaction.isPicture())
                .hasSize(5)
                .allMatch(phrase -> ReactionDrawing.of(phrase).isEmpty());
    }

    @Test
    @DisplayName("a picture is spoken by its name, in the reader's language")
    void spokenPicture() {
        SessionState state =
                playing().withReactions(List.of(new SeatReaction(2, Reaction.TEA, Deadline.after(NOW, 3_000))));
        Bubble english = screen(state).seats().get(2).bubble();
        assertThat(english).isNotNull();
        assertThat(english.reaction()).isEqualTo(Reaction.TEA);
        assertThat(english.spoken()).isEqualTo("Mei, Tea");
        assertThat(Bubble.offer(Tables.CHINESE, state).choices())
                .extracting(Bubble.Choice::words)
                .endsWith("大笑", "拍掌", "想一想", "嚇一跳", "抹汗", "飲茶", "放煙花", "拱手");
    }
}
