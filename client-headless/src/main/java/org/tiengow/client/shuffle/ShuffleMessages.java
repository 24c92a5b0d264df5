package org.tiengow.client.shuffle;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableUpdate;

/** The messages of the shuffle as values, and back. */
final class ShuffleMessages {
    private ShuffleMessages() {}

    /** Whether there is a fair shuffle under way, or the round was dealt by one. */
    static boolean isOpenOrDealt(Shuffle message) {
        return message.getKind() == ShuffleKind.SHUFFLE_KIND_FAIR
                && message.getPhase() != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                && message.getPhase() != ShufflePhase.UNRECOGNIZED;
    }

    static MatchSeen.Terms terms(TableUpdate update) {
        return new MatchSeen.Terms(
                Math.max(1, update.getShuffle().getRules()),
                update.getOptions().getReveal(),
                update.getShuffle().getSeatsCount());
    }

    static ShuffleAttempt attempt(Shuffle message) {
        try {
            return new ShuffleAttempt(
                    message.getMatch(), message.getRound(), message.getAttempt(), message.getSeatsCount());
        } catch (IllegalArgumentException impossible) {
            throw malformed(impossible);
        }
    }

    static Commitments list(ShuffleAttempt attempt, Shuffle message) {
        try {
            List<Optional<Bytes32>> seats = new ArrayList<>();
            for (ShuffleSeat seat : message.getSeatsList()) {
                seats.add(
                        seat.getCommitment().isEmpty()
                                ? Optional.empty()
                                : Optional.of(ShuffleTranslator.read(seat.getCommitment())));
            }
            return new Commitments(attempt, ShuffleTranslator.read(message.getHostCommitment()), seats);
        } catch (IllegalArgumentException impossible) {
            throw malformed(impossible);
        }
    }

    static List<VoidAttempt> voided(Shuffle message) {
        return message.getVoidedList().stream().map(ShuffleTranslator::read).toList();
    }

    static ClientMessage.Builder commit(ShuffleAttempt attempt, Bytes32 commitment) {
        return ClientMessage.newBuilder()
                .setCommitShare(CommitShare.newBuilder()
                        .setMatch(attempt.match())
                        .setRound(attempt.round())
                        .setAttempt(attempt.number())
                        .setCommitment(ShuffleTranslator.write(commitment)));
    }

    static ClientMessage.Builder give(ShuffleAttempt attempt, Bytes32 share, String signature) {
        return ClientMessage.newBuilder()
                .setGiveShare(GiveShare.newBuilder()
                        .setMatch(attempt.match())
                        .setRound(attempt.round())
                        .setAttempt(attempt.number())
                        .setShare(ShuffleTranslator.write(share))
                        .setSignature(ShuffleTranslator.bytes(signature)));
    }

    static ClientMessage.Builder sign(String match, int round, byte[] signature) {
        return ClientMessage.newBuilder()
                .setSignRecord(SignRecord.newBuilder()
                        .setMatch(match)
                        .setRound(round)
                        .setSignature(ByteString.copyFrom(signature)));
    }

    private static Malformed malformed(IllegalArgumentException why) {
        return new Malformed("shuffle", String.valueOf(why.getMessage()));
    }
}
