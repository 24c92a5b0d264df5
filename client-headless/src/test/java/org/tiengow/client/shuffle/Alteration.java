package org.tiengow.client.shuffle;

import com.google.protobuf.ByteString;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * What a host says, altered by chance.
 *
 * @param random decides what is altered
 * @param chance draws what stands in the place of secrets
 */
record Alteration(SplittableRandom random, SplittableRandom chance) {
    /** One field is another. */
    TableUpdate altered(TableUpdate update) {
        TableUpdate.Builder changed = update.toBuilder();
        Shuffle.Builder shuffle = changed.getShuffleBuilder();
        switch (random.nextInt(16)) {
            case 0 -> shuffle.setPhase(ShufflePhase.forNumber(random.nextInt(4)));
            case 1 -> shuffle.setRound(Math.max(1, shuffle.getRound() + random.nextInt(3) - 1));
            case 2 -> shuffle.setAttempt(Math.max(1, shuffle.getAttempt() + random.nextInt(3) - 1));
            case 3 -> shuffle.setMatch(shuffle.getMatch().isEmpty() ? "" : "abc" + random.nextInt(3));
            case 4 -> shuffle.setKind(ShuffleKind.forNumber(random.nextInt(4)));
            case 5 -> shuffle.setRules(random.nextInt(3));
            case 6 -> {
                if (!shuffle.getHostCommitment().isEmpty()) {
                    shuffle.setHostCommitment(
                            ByteString.copyFrom(ShuffledRound.share(chance).toArray()));
                }
            }
            case 7 -> seat(shuffle).ifPresent(part -> part.setPart(ShufflePart.forNumber(random.nextInt(4))));
            case 8 -> seat(shuffle).ifPresent(part -> part.setVoids(random.nextInt(3)));
            case 9 ->
                seat(shuffle)
                        .filter(part -> !part.getCommitment().isEmpty())
                        .ifPresent(part -> part.setCommitment(
                                ByteString.copyFrom(ShuffledRound.share(chance).toArray())));
            case 10 -> seat(shuffle).ifPresent(ShuffleSeat.Builder::clearCommitment);
            case 11 -> shuffle.clearVoided();
            case 12 -> changed.setStage(TableStage.forNumber(1 + random.nextInt(5)));
            case 13 -> changed.setYourSeat(random.nextInt(HostileTable.PLAYERS + 1) - 1);
            case 14 -> changed.setOptions(TableOptions.newBuilder().setReveal(Reveal.forNumber(1 + random.nextInt(3))));
            default -> changed.setMatch("abc" + random.nextInt(3)).setTable(random.nextInt(3));
        }
        return changed.build();
    }

    private Optional<ShuffleSeat.Builder> seat(Shuffle.Builder shuffle) {
        return shuffle.getSeatsCount() == 0
                ? Optional.empty()
                : Optional.of(shuffle.getSeatsBuilder(random.nextInt(shuffle.getSeatsCount())));
    }
}
