package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableScreen.Banner;
import org.tiengow.presentation.table.TableScreen.Banner.WayKind;

class PauseWordsTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private static final SessionState PLAYING = Tables.dealt("lai", 0, DEAL).state();

    private static TableModel with(@Nullable TablePause pause) {
        SessionState state =
                Tables.with(PLAYING, pause, PLAYING.atTable().orElseThrow().seats());
        return TableModel.of(Tables.ENGLISH, state).orElseThrow();
    }

    private static TablePause wished(int... seats) {
        List<Integer> list = new ArrayList<>();
        for (int seat : seats) {
            list.add(seat);
        }
        return new TablePause(false, list, null);
    }

    @Test
    void everybodySeesWhoWishesForAPauseAndMayAgree() {
        Banner banner = with(wished(2)).screen().banner();
        assertThat(banner.words().at(0)).isEqualTo("Mei asked for a pause. It starts when everyone agrees.");
        assertThat(banner.ways()).containsExactly(new Banner.Way(WayKind.PAUSE, "Pause too"));
        assertThat(with(null).screen().banner()).isNull();
        assertThat(wished(2).isWishedBy(0)).isFalse();
    }

    @Test
    void whoWishesSeesWhoHasNotAgreed() {
        Banner banner = with(wished(0)).screen().banner();
        assertThat(banner.words().at(0))
                .startsWith("You asked for a pause. Waiting for ")
                .contains("Mei");
        assertThat(banner.ways()).containsExactly(new Banner.Way(WayKind.GO_ON, "Cancel pause"));
        assertThat(wished(0).isWishedBy(0)).isTrue();
    }

    @Test
    void nothingIsPlayedInAPause() {
        TableModel paused = with(new TablePause(true, List.of(0, 2), Deadline.after(0, 7_200_000)));
        TableScreen screen = paused.screen();
        assertThat(screen.banner().words().at(0))
                .isEqualTo("The table is paused. Clocks are stopped, and the bots are waiting.");
        assertThat(screen.banner().ways()).containsExactly(new Banner.Way(WayKind.GO_ON, "Resume"));
        assertThat(screen.turn().task()).isEqualTo("The table is paused. No one can play until it resumes.");
        assertThat(screen.acts()).noneMatch(TableScreen.Act::enabled);
        assertThat(screen.bar().tools())
                .filteredOn(tool -> tool.kind() == ToolKind.PAUSE)
                .extracting(TableBar.Tool::words)
                .containsExactly("Resume");
    }

    @Test
    void aLostSeatThatABotPlaysForIsNotWaitedFor() {
        SeatState mei = PLAYING.atTable().orElseThrow().seats().get(2);
        assertThat(plate(seat(mei, Presence.LOST, false, "")).presence()).isEqualTo(ShownSeat.Presence.LOST);
        ShownSeat played = plate(seat(mei, Presence.LOST, true, ""));
        assertThat(played.presence()).isEqualTo(ShownSeat.Presence.PRESENT);
        assertThat(played.caption()).isEqualTo("bot fills in ·");
    }

    @Test
    void whoHasLeftIsNamedAtTheBotsPlate() {
        SeatState bot = PLAYING.atTable().orElseThrow().seats().get(1);
        ShownSeat left = plate(seat(bot, Presence.LEFT, false, "Ana"));
        assertThat(left.caption()).as("set apart from the chips that follow").isEqualTo("Ana has left ·");
        assertThat(left.figure()).as("chips").isEqualTo("0");
    }

    private static SeatState seat(SeatState old, Presence presence, boolean botPlays, String left) {
        return new SeatState(
                old.seat(),
                left.isEmpty() ? Holder.PERSON : Holder.BOT,
                old.name(),
                left.isEmpty() ? "" : "steady",
                false,
                presence,
                presence == Presence.LOST && !botPlays ? Deadline.after(0, 40_000) : null,
                botPlays,
                old.colour(),
                "",
                left,
                false);
    }

    private static ShownSeat plate(SeatState changed) {
        List<SeatState> seats = new ArrayList<>(PLAYING.atTable().orElseThrow().seats());
        seats.set(changed.seat(), changed);
        return TableModel.of(Tables.ENGLISH, Tables.with(PLAYING, null, seats)).orElseThrow().screen().seats().stream()
                .filter(seat -> seat.seat() == changed.seat())
                .findFirst()
                .orElseThrow();
    }
}
