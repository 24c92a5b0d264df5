package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A program that is older than the fair shuffle of this host")
class OlderProgramTest {
    private final ShuffleHouse house = new ShuffleHouse(3);

    @Test
    @DisplayName("plays, is told nothing of shuffles, and is waited for by nobody")
    void takesNoPart() {
        house.withPeople(2);
        ShufflePlayer older = house.sits(Kind.KIND_PERSON, false);
        house.start();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getSeats(2).getPart()).isEqualTo(ShufflePart.SHUFFLE_PART_EMPTY);
        assertThat(older.updates())
                .allMatch(update ->
                        update.getShuffle().getKind() == ShuffleKind.SHUFFLE_KIND_UNSPECIFIED && !update.hasShuffle());
        house.playRound();
        assertThat(house.proof().list().seats().get(2)).isEmpty();
    }

    @Test
    @DisplayName("that comes to a seat whose program took part is waited for by nobody, and commits to nothing")
    void comesBackOlder() {
        house.withPeople(3);
        house.loses(2);
        house.player(1).commits = false;
        house.start();
        ShufflePlayer older = new ShufflePlayer("P2", Kind.KIND_PERSON, false);
        Refusals.assertGranted(house.table.comeBack(older, house.player(2).token));
        Refusals.assertRefused(
                house.table.commitShare(
                        older,
                        CommitShare.newBuilder()
                                .setMatch(house.shuffle().getMatch())
                                .setRound(1)
                                .setAttempt(1)
                                .build()),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        house.player(1).commits = true;
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("of a person is told so once, by the host; a bot's or a watcher's is not")
    void isTold() {
        house.withPeople(1);
        ShufflePlayer older = house.sits(Kind.KIND_PERSON, false);
        ShufflePlayer bot = house.sits(Kind.KIND_BOT, false);
        ShufflePlayer watcher = new ShufflePlayer("TV", Kind.KIND_PERSON, false);
        house.table.watch(watcher);
        house.start();
        house.playRound();
        assertThat(said(older)).singleElement().satisfies(said -> {
            assertThat(said.getSeat()).isEqualTo(-1);
            assertThat(said.getName()).isEqualTo("Mei's table");
            assertThat(said.getText())
                    .isEqualTo("Your program is older than this host's: it takes no part in the fair shuffle and cannot"
                            + " check it. Get the host's version.");
        });
        assertThat(said(bot)).isEmpty();
        assertThat(said(watcher)).isEmpty();
        assertThat(said(house.player(0))).isEmpty();
    }

    @Test
    @DisplayName("of a person is told when it takes a bot's seat during a match")
    void takesABotsSeat() {
        house.withPeople(2);
        house.table.addBot(house.player(0), OptionalInt.of(2), "");
        house.start();
        ShufflePlayer older = new ShufflePlayer("Late", Kind.KIND_PERSON, false);
        Refusals.assertGranted(house.table.sit(older, OptionalInt.of(2)));
        house.settle();
        house.playRound();
        assertThat(said(older)).hasSize(1);
    }

    private static List<Said> said(ShufflePlayer player) {
        return player.received().stream()
                .filter(HostMessage::hasSaid)
                .map(HostMessage::getSaid)
                .toList();
    }
}
