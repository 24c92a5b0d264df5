package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.round.FinishedMatches;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A match ends, and another begins")
class EndTest {
    private TestHouse house = TestHouse.pagat(2);
    private final RecordingParticipant owner = TestHouse.owner("Mei");
    private final List<RecordingParticipant> all = new ArrayList<>();

    @BeforeEach
    void sitDown() {
        sitDownAt(house);
    }

    private void sitDownAt(TestHouse other) {
        house = other;
        all.clear();
        all.add(owner);
        all.add(TestHouse.person("Bo"));
        all.add(TestHouse.bot("B1"));
        all.add(TestHouse.bot("B2"));
        all.forEach(house::sit);
    }

    private void everybodyReady() {
        all.forEach(guest -> house.table().setReady(guest, true));
        house.run();
    }

    private void playRound() {
        int rounds = house.records().size();
        while (house.records().size() == rounds) {
            house.playOn(all);
            house.pass(800);
        }
    }

    private void playMatch() {
        everybodyReady();
        assertGranted(house.told(house.table().start(owner, house.now())));
        playRound();
        everybodyReady();
        playRound();
    }

    @Test
    @DisplayName("Again keeps seats and rules, and begins with round 1 and the chips of the start")
    void again() {
        assertRefused(house.table().playAgain(owner, house.now()), RefusalReason.REFUSAL_REASON_NO_MATCH);
        playMatch();
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(owner.update().getPlacesCount()).isEqualTo(4);
        assertThat(house.standings().get(0).names()).containsExactly("Mei", "Bo", "B1", "B2");
        String first = owner.update().getMatch();

        assertGranted(house.told(house.table().playAgain(owner, house.now())));

        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(owner.update().getView().getRound()).isEqualTo(1);
        assertThat(owner.update().getView().getChipsList()).containsOnly(0);
        assertThat(owner.update().getRoundsList()).isEmpty();
        assertThat(owner.update().getPlacesList()).isEmpty();
        assertThat(owner.update().getMatch()).isNotEqualTo(first);
        assertThat(owner.update().getSeatsList()).extracting("name").containsExactly("Mei", "Bo", "B1", "B2");
    }

    @Test
    @DisplayName("the evening adds match to match; whoever comes later is told of all of them")
    void evening() {
        assertThat(owner.received(HostMessage.MessageCase.EVENING)).isEmpty();
        playMatch();
        assertGranted(house.told(house.table().playAgain(owner, house.now())));
        playRound();
        everybodyReady();
        playRound();
        RecordingParticipant late = TestHouse.spectator("TV");
        assertGranted(house.told(house.table().watch(late)));

        List<FinishedMatch> told = late.received(HostMessage.MessageCase.EVENING)
                .get(0)
                .getEvening()
                .getMatchesList();
        List<HostMessage> owners = owner.received(HostMessage.MessageCase.EVENING);
        assertThat(owners).hasSize(2);
        assertThat(owners.get(0).getEvening().getMatchesList()).isEqualTo(told.subList(0, 1));
        assertThat(owners.get(1).getEvening().getMatchesList()).isEqualTo(told);
        for (int match = 0; match < 2; match++) {
            FinishedMatch finished = told.get(match);
            Archive.Standings standings = house.standings().get(match);
            assertThat(finished.getMatch()).isEqualTo(standings.match());
            assertThat(finished.getRulesId()).isEqualTo("pagat");
            assertThat(finished.getRounds()).isEqualTo(2);
            assertThat(finished.getPlayersList())
                    .extracting(MatchPlayer::getName)
                    .isEqualTo(standings.names());
            assertThat(finished.getPlayersList())
                    .extracting(MatchPlayer::getChips)
                    .isEqualTo(standings.chips());
            assertThat(finished.getPlayersList())
                    .extracting(MatchPlayer::getPlace)
                    .isEqualTo(standings.places());
            assertThat(finished.getPlayersList())
                    .extracting(MatchPlayer::getBot)
                    .containsExactly(false, false, true, true);
        }
    }

    @Test
    @DisplayName("of a long evening the last matches are told, within a frame")
    void longEvening() {
        sitDownAt(new TestHouse(
                5, TableRules.named("pagat").with(Parameter.ROUNDS, 1), StartMode.OWNER, options -> options));
        everybodyReady();
        assertGranted(house.told(house.table().start(owner, house.now())));
        for (int match = 1; match < FinishedMatches.MOST + 2; match++) {
            playRound();
            assertGranted(house.told(house.table().playAgain(owner, house.now())));
        }
        List<HostMessage> told = owner.received(HostMessage.MessageCase.EVENING);
        HostMessage last = told.get(told.size() - 1);
        assertThat(last.getEvening().getMatchesCount()).isEqualTo(FinishedMatches.MOST);
        assertThat(last.getEvening().getMatches(0).getMatch()).isEqualTo("match-2");
        assertThat(last.getSerializedSize()).isLessThan(Limits.MESSAGE / 4);
    }

    @Test
    @DisplayName("a table that starts by itself starts again when all its people are ready")
    void againWhenReady() {
        sitDownAt(new TestHouse(
                5, TableRules.named("pagat").with(Parameter.ROUNDS, 1), StartMode.FULL, options -> options));
        playRound();
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        house.told(house.table().setReady(owner, true));
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        house.told(house.table().setReady(all.get(1), true));
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("the owner ends an open match after the round that is being played")
    void openMatch() {
        sitDownAt(new TestHouse(
                5, TableRules.named("pagat").with(Parameter.ROUNDS, 0), StartMode.OWNER, options -> options));
        assertRefused(house.table().endMatch(house.now()), RefusalReason.REFUSAL_REASON_NO_MATCH);
        everybodyReady();
        house.told(house.table().start(owner, house.now()));
        playRound();
        everybodyReady();
        assertGranted(house.told(house.table().endMatch(house.now())));
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        playRound();

        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(house.standings()).hasSize(1);
    }

    @Test
    @DisplayName("between two rounds the owner ends it at once")
    void betweenRounds() {
        everybodyReady();
        house.told(house.table().start(owner, house.now()));
        playRound();
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        assertGranted(house.told(house.table().endMatch(house.now())));
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
    }

    @Test
    @DisplayName("other rules after a match make it a table that gathers again")
    void otherRules() {
        playMatch();
        assertGranted(house.told(house.table()
                .changeRules(org.tiengow.protocol.translate.RulesTranslator.write(TableRules.named("lai")))));
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        assertThat(owner.update().hasView()).isFalse();
        assertThat(owner.update().getRules().getBase()).isEqualTo("lai");
    }
}
