package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.SeatWish;

@DisplayName("Wishes for the seats of people who are lost")
class SeatWishesTest {
    private long now = 1_000;
    private final SeatWishes wishes = new SeatWishes(() -> now);
    private final List<SeatWish> owner = new ArrayList<>();
    private final Consumer<List<SeatWish>> telling = told -> {
        owner.clear();
        owner.addAll(told);
    };
    private final List<RefusalReason> ends = new ArrayList<>();
    private final Named kit = new Named("Kit 2");

    private record Named(String name) implements Participant {
        @Override
        public Kind kind() {
            return Kind.KIND_PERSON;
        }

        @Override
        public boolean ownsHost() {
            return false;
        }

        @Override
        public boolean throughPage() {
            return true;
        }

        @Override
        public void send(HostMessage message) {
            throw new AssertionError("told otherwise");
        }

        @Override
        public void becomes(Standing standing) {
            throw new AssertionError("seated by nobody");
        }
    }

    @Test
    @DisplayName("reach the owner, with who asks for whose seat, and one who comes later too")
    void reachTheOwner() {
        wishes.tell(telling);
        assertThat(ask(kit, 2, "Kit").isGranted()).isTrue();
        now += 10_000;
        List<SeatWish> late = new ArrayList<>();
        wishes.tell(late::addAll);
        assertThat(owner).containsExactly(wish(60_000));
        assertThat(late).containsExactly(wish(50_000));
        assertThat(wishes.take(1).orElseThrow().holder()).isEqualTo("Kit");
        assertThat(owner).isEmpty();
        assertThat(wishes.take(1)).isEmpty();
        assertThat(ends).isEmpty(); // whoever took it says so
    }

    @Test
    @DisplayName("are refused where no owner is, and end when the owner goes")
    void withoutOwner() {
        assertThat(reason(ask(kit, 2, "Kit"))).isEqualTo(RefusalReason.REFUSAL_REASON_OWNER_NOT_HERE);
        wishes.tell(telling);
        ask(kit, 2, "Kit");
        wishes.tellNoMore(telling);
        assertThat(ends).containsExactly(RefusalReason.REFUSAL_REASON_OWNER_NOT_HERE);
    }

    @Test
    @DisplayName("are one a person, one a seat, and not too many")
    void limits() {
        wishes.tell(telling);
        ask(kit, 2, "Kit");
        assertThat(reason(ask(kit, 3, "Lam"))).isEqualTo(RefusalReason.REFUSAL_REASON_SEAT_ASKED_FOR);
        assertThat(reason(ask(new Named("Eve"), 2, "Kit"))).isEqualTo(RefusalReason.REFUSAL_REASON_SEAT_ASKED_FOR);
        for (int other = 1; other < HostLimits.SEAT_WISHES; other++) {
            assertThat(ask(new Named("P" + other), 10 + other, "Q").isGranted()).isTrue();
        }
        assertThat(reason(ask(new Named("One more"), 3, "Lam"))).isEqualTo(RefusalReason.REFUSAL_REASON_SEAT_ASKED_FOR);
        assertThat(owner).hasSize(HostLimits.SEAT_WISHES);
    }

    @Test
    @DisplayName("end after a minute, and not before, whoever asked before that")
    void late() {
        wishes.tell(telling);
        ask(kit, 2, "Kit");
        now += Limits.SEAT_WISH.toMillis() - 1;
        wishes.late(kit);
        assertThat(ends).isEmpty();
        now++;
        wishes.late(kit);
        wishes.late(kit);
        assertThat(ends).containsExactly(RefusalReason.REFUSAL_REASON_OWNER_SILENT);
        assertThat(owner).isEmpty();
    }

    @Test
    @DisplayName("end when the person is back, or whoever asks sits elsewhere")
    void settledOtherwise() {
        wishes.tell(telling);
        ask(kit, 2, "Kit");
        wishes.back(0, "Lam");
        wishes.back(1, "Kit");
        assertThat(ends).isEmpty();
        wishes.back(0, "Kit");
        ask(kit, 2, "Kit");
        wishes.withdraw(kit);
        assertThat(ends)
                .containsExactly(RefusalReason.REFUSAL_REASON_SEAT_NOT_LOST, RefusalReason.REFUSAL_REASON_AT_A_TABLE);
    }

    private Reply ask(Participant participant, int seat, String holder) {
        return wishes.ask(participant, 0, seat, holder, end -> ends.add(reason(end)));
    }

    private static RefusalReason reason(Reply reply) {
        return reply.toMessage(0).getRefused().getReason();
    }

    private static SeatWish wish(int left) {
        return SeatWish.newBuilder()
                .setNumber(1)
                .setName("Kit 2")
                .setThroughPage(true)
                .setSeat(2)
                .setHolder("Kit")
                .setMillisLeft(left)
                .build();
    }
}
