package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.SignRecord;

@DisplayName("What a table waits for does not count among the requests of whoever sends it")
class AwaitedTest {
    private final List<Boolean> again = new ArrayList<>();

    @Test
    @DisplayName("a part in a shuffle and a standing held: once, and each further time it counts")
    void byItself() {
        ShuffleHouse house = new ShuffleHouse(3).withPeople(3);
        house.asks = this::twice;
        house.start();
        assertThat(again)
                .as("of three programs, to commit, to share and to hold")
                .hasSizeGreaterThanOrEqualTo(9);
        int shuffled = again.size();
        house.playRound();
        assertThat(again).as("all three hold the next standing").hasSize(shuffled + 3);
        assertThat(again).doesNotContain(true);
    }

    @Test
    @DisplayName("an open decision, and that one is ready: once, and each further time it counts")
    void byHand() {
        ShuffleHouse house = new ShuffleHouse(3).withPeople(3);
        house.start();
        ShufflePlayer next = house.players.stream()
                .filter(player -> player.update().hasDecision())
                .findFirst()
                .orElseThrow();
        Decision open = next.update().getDecision();
        twice(() -> house.table.play(next, open.getNumber(), PlayTranslator.read(open.getLegal(0)), house.now));
        house.settle();
        house.playRound();
        twice(() -> house.table.setReady(next, true));
        assertThat(again).containsExactly(false, false);
        assertThat(house.table.setReady(next, false).isAwaited()).isFalse();
    }

    @Test
    @DisplayName("a signature under a record: once, and each further time it counts")
    void signature() {
        FairTable night = new FairTable(4, 2, Reveal.REVEAL_ROUND)
                .withSigner("Owner", IdentityKey.fresh())
                .withSigner("Mei", IdentityKey.fresh())
                .withPages(2);
        List<SignRecord> signed = new ArrayList<>();
        night.arrives = message -> !message.hasSignRecord() || !signed.add(message.getSignRecord());
        night.start();
        night.playRound();
        assertThat(signed).hasSize(2);
        for (SignRecord record : signed) {
            WitnessGuest signer = night.people.stream()
                    .filter(guest -> guest.isSaying(message(record)))
                    .findFirst()
                    .orElseThrow();
            twice(() -> night.table().signRecord(signer, record));
        }
        assertThat(again).containsExactly(false, false);
    }

    private static ClientMessage message(SignRecord record) {
        return ClientMessage.newBuilder().setSignRecord(record).build();
    }

    /** The first answer must say that it was awaited; keeps what the second one says. */
    private void twice(Supplier<Reply> asking) {
        assertThat(asking.get()).isEqualTo(Reply.AWAITED);
        again.add(asking.get().isAwaited());
    }
}
