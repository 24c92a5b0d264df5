package org.tiengow.client.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.succession.FailoverQuestion.Outlook;
import org.tiengow.client.succession.FailoverQuestion.Person;
import org.tiengow.client.succession.FailoverQuestion.Step;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

@DisplayName("A host that is gone")
class FailoverQuestionTest {
    @Test
    @DisplayName("was Mei's: of three who count, two must agree, and Kit's program comes first of those that can host")
    void offered() {
        FailoverQuestion gone = FailoverQuestion.of(Step.OFFERED, standing(true, "Mei", "Bo", "Kit"), 1, Set.of());
        assertThat(gone.people())
                .containsExactly(
                        new Person(0, "Mei", false, true, true, false, false),
                        new Person(1, "Bo", true, true, false, false, false),
                        new Person(2, "Kit", false, true, false, true, false));
        assertThat(gone.heir()).hasValue(2);
        assertThat(gone.missing()).isEqualTo(2);
        assertThat(gone.outlook()).isEqualTo(Outlook.POSSIBLE);
        assertThat(gone.canAgree()).isTrue();
        assertThat(gone.round()).isEqualTo(3);
    }

    @Test
    @DisplayName("is replaced as soon as enough have agreed")
    void agreed() {
        FailoverQuestion one = FailoverQuestion.of(Step.AGREED, standing(true, "Mei", "Bo", "Kit"), 1, keys("Bo"));
        assertThat(one.missing()).isEqualTo(1);
        assertThat(one.people()).filteredOn(FailoverQuestion.Person::agreed).hasSize(1);
        assertThat(one.canAgree()).isFalse();
        FailoverQuestion two =
                FailoverQuestion.of(Step.AGREED, standing(true, "Mei", "Bo", "Kit"), 1, keys("Bo", "Kit", "Nobody"));
        assertThat(two.missing()).isZero();
        assertThat(two.people()).filteredOn(FailoverQuestion.Person::agreed).hasSize(2);
    }

    @Test
    @DisplayName("cannot be replaced by the only other player, nor without a program that can host")
    void impossible() {
        assertThat(FailoverQuestion.of(Step.OFFERED, standing(true, "Mei", "Kit"), 1, Set.of())
                        .outlook())
                .isEqualTo(Outlook.TOO_FEW);
        FailoverQuestion nobody = FailoverQuestion.of(Step.OFFERED, standing(false, "Mei", "Bo", "Kit"), 1, Set.of());
        assertThat(nobody.outlook()).isEqualTo(Outlook.NOBODY_CAN_HOST);
        assertThat(nobody.heir()).isEmpty();
        assertThat(nobody.canAgree()).isFalse();
    }

    @Test
    @DisplayName("is no question for somebody who was not there when a round ended, or only watches")
    void whoDoesNotCount() {
        Standing late = standing(true, "Mei", "Bo", "Kit");
        late = late.toBuilder()
                .setSeats(1, late.getSeats(1).toBuilder().setVotes(false))
                .build();
        assertThat(FailoverQuestion.of(Step.OFFERED, late, 1, Set.of()).canAgree())
                .isFalse();
        assertThat(FailoverQuestion.of(Step.OFFERED, late, -1, Set.of()).canAgree())
                .isFalse();
        assertThat(FailoverQuestion.of(Step.OFFERED, late, 2, Set.of()).canAgree())
                .isTrue();
    }

    @Test
    @DisplayName("goes to whom this program has signed for, though nobody else is to be seen any more")
    void following() {
        FailoverQuestion alone = FailoverQuestion.of(Step.SIGNED, standing(true, "Mei", "Bo", "Kit"), 2, keys("Kit"));
        assertThat(alone.heir()).hasValue(2);
        assertThat(alone.following(1).heir()).hasValue(1);
        assertThat(alone.following(1).people()).isEqualTo(alone.people());
    }

    @Test
    @DisplayName("needs those of the round before, too")
    void bothRounds() {
        Standing newest = standing(true, "Mei", "Bo", "Kit").toBuilder()
                .addBefore(key("Mei"))
                .addBefore(key("Bo"))
                .addBefore(key("Kit"))
                .addBefore(key("Ann"))
                .addBefore(key("Lee"))
                .build();
        assertThat(FailoverQuestion.of(Step.AGREED, newest, 1, keys("Bo", "Kit"))
                        .missing())
                .isEqualTo(1);
        assertThat(FailoverQuestion.of(Step.OFFERED, newest, 1, Set.of()).missing())
                .isEqualTo(3);
    }

    /** After three rounds; the first one owns the host, and Kit's program could host. */
    private static Standing standing(boolean kitHosts, String... names) {
        Standing.Builder standing = Standing.newBuilder().setRound(3).setHost(ByteString.copyFromUtf8("host"));
        for (int seat = 0; seat < names.length; seat++) {
            StandingSeat.Builder held = StandingSeat.newBuilder()
                    .setSeat(seat)
                    .setHolder(Holder.HOLDER_PERSON)
                    .setName(names[seat])
                    .setKey(key(names[seat]))
                    .setVotes(true)
                    .setOwner(seat == 0);
            if (kitHosts && names[seat].equals("Kit")) {
                held.setOffer(HostOffer.newBuilder().setFingerprint(key("machine")));
            }
            standing.addSeats(held);
        }
        return standing.addSeats(StandingSeat.newBuilder()
                        .setSeat(names.length)
                        .setHolder(Holder.HOLDER_BOT)
                        .setName("Orchid"))
                .build();
    }

    private static Set<Identity> keys(String... names) {
        return Arrays.stream(names)
                .map(name -> Identity.of(key(name).toByteArray()))
                .collect(Collectors.toSet());
    }

    private static ByteString key(String name) {
        byte[] bytes = new byte[Identity.BYTES];
        for (int i = 0; i < name.length(); i++) {
            bytes[i] = (byte) name.charAt(i);
        }
        return ByteString.copyFrom(bytes);
    }
}
