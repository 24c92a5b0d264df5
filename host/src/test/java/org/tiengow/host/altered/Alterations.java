package org.tiengow.host.altered;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.MissingShare;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.Takeover;
import org.tiengow.protocol.wire.VoidAttempt;

/** What is changed in what a host says: a few ways drawn by lot, each at some messages, or at all from one on. */
final class Alterations {
    private static final int WAYS = 26;
    private static final int BYTES = 32;

    private final SplittableRandom random;
    private final List<Strike> strikes = new ArrayList<>();
    private final List<HostMessage> held = new ArrayList<>();
    private final List<HostMessage> told = new ArrayList<>();
    private int number;

    /** One way, from a message on: one or all. */
    private record Strike(int way, int first, boolean stays) {
        boolean hits(int message) {
            return stays ? message >= first : message == first;
        }
    }

    Alterations(SplittableRandom random) {
        this.random = random;
        int count = 1 + random.nextInt(2);
        for (int each = 0; each < count; each++) {
            strikes.add(
                    new Strike(random.nextInt(WAYS), random.nextInt(1 + random.nextInt(40)), random.nextInt(3) == 0));
        }
    }

    @Override
    public String toString() {
        return strikes.toString();
    }

    /** What the client is given instead of this, in order. */
    List<HostMessage> of(HostMessage message) {
        if (!message.hasTable() && !message.hasRevealed() && !message.hasEvening()) {
            return List.of(message);
        }
        int here = number++;
        List<HostMessage> given = new ArrayList<>(List.of(message));
        List<HostMessage> late = List.copyOf(held);
        held.clear();
        for (Strike strike : strikes) {
            if (strike.hits(here)) {
                change(given, strike.way());
            }
        }
        given.addAll(late);
        told.add(message);
        return given;
    }

    private void change(List<HostMessage> given, int way) {
        if (given.isEmpty()) {
            return;
        }
        HostMessage message = given.remove(given.size() - 1);
        boolean asks = message.getTable().hasDecision(); // whoever is not asked plays no more, and nothing comes of it
        switch (way) {
            case 0 -> {
                if (asks) {
                    given.add(message);
                }
            }
            case 1 -> given.addAll(List.of(message, message));
            case 2 -> {
                (asks ? given : held).add(message);
            }
            case 3 -> {
                given.add(message);
                if (!told.isEmpty()) {
                    given.add(0, told.get(random.nextInt(told.size())));
                }
            }
            case 4 -> {
                given.add(message);
                given.add(HostMessage.newBuilder()
                        .setLeftTable(LeftTable.newBuilder().setKicked(random.nextBoolean()))
                        .build());
                given.add(message);
            }
            case 5 -> {
                given.add(message);
                given.add(HostMessage.newBuilder()
                        .setSuccession(Succession.newBuilder().addTakeovers(Takeover.getDefaultInstance()))
                        .build());
            }
            case 6 -> {
                given.add(HostMessage.newBuilder()
                        .setEvening(Evening.newBuilder()
                                .addMatches(FinishedMatch.newBuilder()
                                        .setMatch(message.getTable().getMatch())
                                        .setRounds(1)))
                        .build());
                given.add(message);
            }
            default -> given.add(message.hasRevealed() ? record(message) : table(message, way));
        }
    }

    /** A record with another letter in it. */
    private HostMessage record(HostMessage message) {
        HostMessage.Builder changed = message.toBuilder();
        for (int line = 0; line < message.getRevealed().getRecordsCount(); line++) {
            StringBuilder text = new StringBuilder(message.getRevealed().getRecords(line));
            int shuffle = Math.max(0, text.indexOf("\"shuffle\""));
            int at = shuffle + random.nextInt(text.length() - shuffle);
            text.setCharAt(at, (char) ('0' + random.nextInt(10)));
            changed.getRevealedBuilder().setRecords(line, text.toString());
        }
        return changed.build();
    }

    private HostMessage table(HostMessage message, int way) {
        if (!message.hasTable()) {
            return message;
        }
        TableUpdate.Builder table = message.getTable().toBuilder();
        Shuffle.Builder shuffle = table.getShuffleBuilder();
        switch (way) {
            case 7 -> shuffle.setPhase(ShufflePhase.forNumber(random.nextInt(4)));
            case 8 -> shuffle.setRound(Math.max(1, shuffle.getRound() + random.nextInt(3) - 1));
            case 9 -> shuffle.setAttempt(Math.max(1, shuffle.getAttempt() + random.nextInt(3) - 1));
            case 10 -> shuffle.setMatch("abc" + random.nextInt(2));
            case 11 -> table.setMatch("abc" + random.nextInt(2));
            case 12 -> {
                table.setMatch("abd");
                shuffle.setMatch("abd");
            }
            case 13 -> shuffle.setHostCommitment(bytes());
            case 14 -> seat(shuffle).setCommitment(random.nextBoolean() ? ByteString.EMPTY : bytes());
            case 15 -> seat(shuffle).setPart(ShufflePart.forNumber(random.nextInt(4)));
            case 16 -> seat(shuffle).setVoids(random.nextInt(3));
            case 17 ->
                shuffle.addVoided(VoidAttempt.newBuilder()
                        .setAttempt(1 + random.nextInt(2))
                        .addMissing(MissingShare.newBuilder().setSeat(random.nextInt(4))));
            case 18 -> shuffle.clearVoided();
            case 19 -> shuffle.setKind(ShuffleKind.forNumber(random.nextInt(4)));
            case 20 -> shuffle.setRules(random.nextInt(3));
            case 21 -> table.setStage(TableStage.forNumber(1 + random.nextInt(4)));
            case 22 -> table.setTable(1);
            case 23 -> table.getOptionsBuilder().setReveal(Reveal.forNumber(1 + random.nextInt(3)));
            case 24 -> {
                if (table.getSeatsCount() > 0) {
                    var seat = table.getSeatsBuilder(random.nextInt(table.getSeatsCount()));
                    if (random.nextBoolean()) {
                        seat.setOwner(!seat.getOwner());
                    } else {
                        seat.setHolder(Holder.forNumber(random.nextInt(3)));
                    }
                }
            }
            default -> table.clearShuffle();
        }
        return message.toBuilder().setTable(table).build();
    }

    private ShuffleSeat.Builder seat(Shuffle.Builder shuffle) {
        return shuffle.getSeatsCount() == 0
                ? ShuffleSeat.newBuilder()
                : shuffle.getSeatsBuilder(random.nextInt(shuffle.getSeatsCount()));
    }

    private ByteString bytes() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return ByteString.copyFrom(bytes);
    }
}
