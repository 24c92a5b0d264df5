package org.tiengow.swing.view.table.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.SampleTable;
import org.tiengow.swing.view.table.motion.Playback.Scene;
import org.tiengow.swing.view.table.motion.Playback.Way;

/** Nobody learns who took a trick before having seen it. */
class PlaybackTest {
    private final TableScreen before = SampleTable.english().midTrick();
    private final TableScreen after = SampleTable.english().afterTrick();

    @Test
    void shouldShowTheWholeTrickThenRestThenGatherIt() {
        List<Scene> scenes = Playback.between(before, after);
        assertThat(scenes).extracting(Scene::way).containsExactly(Way.FLY, Way.REST, Way.GATHER);
        assertThat(scenes.get(1).screen().trick().plays()).hasSize(4);
        assertThat(scenes.get(1).screen().turn())
                .as("nobody's turn while one looks")
                .isNull();
        assertThat(scenes.get(2).winner()).isZero();
        assertThat(scenes.get(2).screen()).isEqualTo(after);
    }

    @Test
    void shouldKeepTheOldStacksUntilTheTrickIsGathered() {
        List<Scene> scenes = Playback.between(before, after);
        assertThat(scenes.get(0).screen().seats())
                .extracting(ShownSeat::stacks)
                .isEqualTo(before.seats().stream().map(ShownSeat::stacks).toList());
        assertThat(scenes.get(0).screen().seats()).noneMatch(ShownSeat::onTurn);
    }

    @Test
    void shouldChangeAtOnceWhatIsOnlySelected() {
        TableScreen other = SampleTable.english().asking();
        assertThat(Playback.between(before, other)).extracting(Scene::way).containsExactly(Way.AT_ONCE);
    }

    @Test
    void shouldLetANewPlayFly() {
        TableScreen lead = SampleTable.english().lead();
        TableTrick trick = new TableTrick(4, before.trick().plays(), "", -1, null);
        TableScreen played = new TableScreen(
                lead.bar(),
                false,
                lead.seats(),
                trick,
                lead.hand(),
                null,
                List.of(),
                null,
                null,
                null,
                null,
                lead.side(),
                null,
                null);
        assertThat(Playback.between(lead, played)).extracting(Scene::way).containsExactly(Way.FLY);
    }

    @Test
    void shouldJumpOverWhatWasMissed() {
        TableScreen first = SampleTable.english().fewer(2);
        assertThat(Playback.between(first, after)).extracting(Scene::way).containsExactly(Way.AT_ONCE);
    }

    @Test
    void shouldShowWhatIsPaidAfterTheTrickIsGathered() {
        List<Scene> scenes = Playback.between(before, SampleTable.english().afterTrickPaid());
        assertThat(scenes).extracting(Scene::way).containsExactly(Way.FLY, Way.REST, Way.GATHER, Way.CHIPS);
        assertThat(scenes.subList(0, 3))
                .allSatisfy(scene -> assertThat(scene.screen().seats())
                        .extracting(ShownSeat::figure)
                        .containsExactly("−1", "−10", "+24", "−13"));
        assertThat(scenes.get(3).screen().seats())
                .extracting(ShownSeat::figure)
                .containsExactly("−5", "−14", "+36", "−17");
    }

    @Test
    void shouldPayFromThoseWhoLoseToThoseWhoWin() {
        assertThat(ChipMove.between(before, SampleTable.english().paid()))
                .containsExactly(new ChipMove(0, 2, 4), new ChipMove(1, 2, 4), new ChipMove(3, 2, 4));
        assertThat(ChipMove.between(before, before)).isEmpty();
    }

    @Test
    void shouldPayNothingBackWhenAnotherMatchBegins() {
        assertThat(ChipMove.between(before, SampleTable.english().withoutChips()))
                .isEmpty();
    }

    @Test
    void shouldLayTheLastTileOfARoundInsteadOfSkippingIt() {
        for (int seed = 0; seed < 20; seed++) {
            TableScreen playing = Tables.byChance("lai", seed, 1).model().screen();
            TableScreen over = Tables.byChance("lai", seed).model().screen();
            List<Scene> scenes = Playback.between(playing, over);
            assertThat(scenes).extracting(Scene::way).startsWith(Way.FLY, Way.REST, Way.GATHER);
            assertThat(scenes.get(0).screen().trick().plays()).hasSize(4);
            assertThat(scenes.get(scenes.size() - 1).screen()).isEqualTo(over);
        }
    }

    @Test
    void shouldShowTheMomentOfAWonRoundStepByStep() {
        for (int seed = 0; seed < 40; seed++) {
            TableModel playing = Tables.byChance("lai", seed, 1 + seed % 4).model();
            TableModel won = playing.with(Tables.byChance("lai", seed).state()).orElseThrow();
            RoundMoment moment = won.moment().orElse(null);
            if (moment == null) {
                continue; // a trick was missed besides
            }
            List<Scene> scenes = Playback.between(playing.screen(), won.screen());
            assertThat(scenes)
                    .extracting(Scene::millis)
                    .containsExactlyElementsOf(moment.steps().stream()
                            .map(RoundMoment.Step::millis)
                            .toList());
            assertThat(scenes).extracting(Scene::way).endsWith(Way.GLOW).contains(Way.FLY, Way.REST, Way.GATHER);
            Scene laid = scenes.get(0);
            assertThat(laid.screen().trick().plays()).hasSize(4);
            assertThat(laid.screen().trick().plays())
                    .filteredOn(play -> moment.turned().contains(play.seat()))
                    .allSatisfy(play -> assertThat(play.tiles().isEmpty()).isTrue());
            assertThat(scenes.get(scenes.size() - 1).screen()).isEqualTo(won.screen());
            assertThat(Playback.between(won.screen(), won.screen()))
                    .extracting(Scene::way)
                    .containsExactly(Way.AT_ONCE);
        }
    }
}
