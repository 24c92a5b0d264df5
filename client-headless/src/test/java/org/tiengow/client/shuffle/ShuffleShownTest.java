package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableUpdate;

/** What a participant shows beside the rounds of the match and epoch at the table. */
class ShuffleShownTest {
    private static final Here HERE =
            new Here(true, false, false, IdentityKey.fresh(), 1_000, any -> true, any -> true, any -> false);
    private static final ShuffleContext EARLIER = context("ab12", 0);

    private final ShuffleParticipant participant = new ShuffleParticipant(
            new Random(27),
            List.of(
                    new Fact.Secret(EARLIER, 0, 1, Bytes32.ZERO),
                    new Fact.Opened(EARLIER, 3, 1, Bytes32.ZERO, Bytes32.ZERO, 0)));

    @Test
    void alarmsOfOtherMatchesAreRaised() throws Exception {
        participant.heard(
                HostMessage.newBuilder()
                        .setEntered(Entered.getDefaultInstance())
                        .build(),
                null,
                HERE);
        participant.heard(
                HostMessage.newBuilder()
                        .setLinkAnswer(LinkAnswer.newBuilder()
                                .setLink(ShuffleTranslator.write(EARLIER, 3))
                                .setState(LinkState.LINK_STATE_UNKNOWN))
                        .build(),
                null,
                HERE);
        shuffled(context("cd34", 0));
        assertThat(participant.state().alarms()).isEmpty();
        assertThat(participant.state().raised())
                .containsExactly(new ShuffleState.Raised("ab12", new ShuffleAlarm(ShuffleAlarm.Kind.UNKNOWN_ROUND, 3)));
        assertThat(participant.state().since(1).raised()).isEmpty();
        assertThat(new ShuffleParticipant(new Random(27), participant.takeUnkept())
                        .state()
                        .raised())
                .as("an alarm of an earlier session")
                .isEmpty();
    }

    @Test
    void aTakeoverBeforeTheRecordIsShown() throws Exception {
        shuffled(EARLIER);
        assertThat(participant.state().rounds().get(3))
                .extracting(RoundCheck::verdict)
                .isEqualTo(Verdict.WAITING);
        shuffled(context("ab12", 1));
        assertThat(participant.state().rounds().get(3))
                .extracting(RoundCheck::verdict)
                .isEqualTo(Verdict.TAKEN_OVER);
    }

    private void shuffled(ShuffleContext context) throws Exception {
        Here watching = new Here(true, false, false, null, 1_000, any -> true, any -> true, any -> false);
        participant.heard(
                HostMessage.newBuilder()
                        .setTable(TableUpdate.newBuilder()
                                .setYourSeat(-1)
                                .setShuffle(Shuffle.newBuilder()
                                        .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                                        .setPhase(ShufflePhase.SHUFFLE_PHASE_ANCHORS)
                                        .setHost(ShuffleTranslator.write(context.host()))
                                        .setMatch(context.match())
                                        .setEpoch(context.epoch())))
                        .build(),
                null,
                watching);
    }

    private static ShuffleContext context(String match, int epoch) {
        return new ShuffleContext(Bytes32.ZERO, match, epoch);
    }
}
