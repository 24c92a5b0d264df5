package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A match starts")
class StartTest {
    private final TestHouse house = TestHouse.pagat(2);
    private final RecordingParticipant owner = TestHouse.owner("Mei");
    private final RecordingParticipant friend = TestHouse.person("Bo");

    @Test
    @DisplayName("only when the owner says so, every seat is taken and everybody else is ready")
    void byTheOwner() {
        house.sit(owner);
        house.sit(friend);

        assertThat(assertRefused(house.table().start(owner, house.now()), RefusalReason.REFUSAL_REASON_SEATS_FREE)
                        .getNumber())
                .isEqualTo(2);
        assertGranted(house.told(house.table().addBot(OptionalInt.empty(), "")));
        assertThat(assertRefused(house.table().start(owner, house.now()), RefusalReason.REFUSAL_REASON_NOT_READY)
                        .getSeat())
                .isEqualTo(1);
        assertGranted(house.told(house.table().setReady(friend, true)));
        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        assertGranted(house.told(house.table().start(owner, house.now())));

        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(owner.update().getView().getRound()).isEqualTo(1);
        assertThat(owner.update().getYourSeat()).isEqualTo(0);
        assertThat(owner.update().getYouOwn()).isTrue();
        assertThat(friend.update().getYouOwn()).isFalse();
        assertThat(friend.update().getStartsWhenFull()).isFalse();
        assertRefused(house.table().start(owner, house.now()), RefusalReason.REFUSAL_REASON_MATCH_RUNNING);
        assertRefused(house.table().addBot(OptionalInt.empty(), ""), RefusalReason.REFUSAL_REASON_MATCH_RUNNING);
    }

    @Test
    @DisplayName("by itself when the host was told so and the last seat is taken by somebody who is here")
    void whenFull() {
        TestHouse full = new TestHouse(1, TableRules.named("pagat"), StartMode.FULL, options -> options);
        full.table().callBots(3);
        full.run();
        assertThat(full.calls()).hasSize(3);
        full.sit(friend);
        assertThat(friend.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        assertThat(friend.update().getStartsWhenFull()).isTrue();
        assertThat(friend.update().getYourSeat()).isEqualTo(0);

        for (TestHouse.Call call : full.calls()) {
            full.told(full.table().comeBack(TestHouse.bot(call.name()), call.token()));
        }

        assertThat(friend.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(friend.update().getSeatsList())
                .extracting("holder")
                .containsExactly(Holder.HOLDER_PERSON, Holder.HOLDER_BOT, Holder.HOLDER_BOT, Holder.HOLDER_BOT);
    }

    @Test
    @DisplayName("with those who are there, where the rules allow fewer: the free seats go and the others close up")
    void withFewer() {
        TestHouse ming = new TestHouse(1, TableRules.named("ming"), StartMode.OWNER, options -> options);
        ming.sit(owner, 1);
        assertRefused(ming.table().start(owner, ming.now()), RefusalReason.REFUSAL_REASON_SEATS_FREE);
        ming.sit(friend, 3);
        ming.told(ming.table().setReady(friend, true));

        assertGranted(ming.told(ming.table().start(owner, ming.now())));

        assertThat(owner.update().getSeatsCount()).isEqualTo(2);
        assertThat(owner.update().getYourSeat()).isEqualTo(0);
        assertThat(friend.update().getYourSeat()).isEqualTo(1);
        assertThat(friend.update().getView().getTilesLeftList()).containsExactly(13, 13);
    }

    @Test
    @DisplayName("with nobody but programs where deals are reproducible")
    void botsOnly() {
        TestHouse reproducible = new TestHouse(
                1,
                new TableSettings(
                        0, TableRules.named("pagat"), TableOption.defaults(), 4, StartMode.FULL, "steady", true));

        assertRefused(reproducible.sit(friend), RefusalReason.REFUSAL_REASON_BOTS_ONLY);
        assertGranted(reproducible.sit(TestHouse.bot("B")));
        assertGranted(reproducible.told(reproducible.table().watch(friend)));
    }
}
