package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.TableUpdate;

/** A person's client at a made-up host: a real witness, the line between the two, and all that passed on it. */
final class ShuffleGuest {
    /** Something that passed, as the client knows it. All but one or two of the last seven are unset. */
    record Passed(
            long at,
            int connection,
            String host,
            @Nullable TableUpdate update,
            @Nullable SeatView view,
            @Nullable RoundRecord record,
            @Nullable ClientMessage sent,
            @Nullable ClientMessage granted,
            @Nullable TakenOver takenOver,
            @Nullable Evening evening) {}

    /** It was proven that people went on with a match from a round. */
    record TakenOver(String match, int round) {}

    final int seat;
    final List<Passed> transcript = new ArrayList<>();
    final List<TableUpdate> heard = new ArrayList<>();
    private final LongSupplier clock;
    private final SplittableRandom random;
    private final List<ClientMessage> outbox = new ArrayList<>();
    private ShuffleWitness witness;
    private int connection = 1;
    private String host = "host";
    boolean isHere = true;
    boolean isSentAway;
    int sentAwayIn;
    boolean wasStartedAgain;
    boolean understoodNothing;
    private final Set<ShuffleFault> shown = new LinkedHashSet<>();

    ShuffleGuest(int seat, SplittableRandom random, LongSupplier clock) {
        this.seat = seat;
        this.random = random;
        this.clock = clock;
        witness = new ShuffleWitness(random);
    }

    void hears(TableUpdate update, @Nullable SeatView view) {
        if (!isHere || isSentAway) {
            return;
        }
        heard.add(update);
        pass(update, view, null, null, null, null);
        hear(HostMessage.newBuilder().setTable(update).build(), view);
    }

    void hears(RoundRecord record, String line) {
        if (!isHere || isSentAway) {
            return;
        }
        pass(null, null, record, null, null, null);
        hear(
                HostMessage.newBuilder()
                        .setRevealed(Revealed.newBuilder().addRecords(line))
                        .build(),
                null);
    }

    void hears(Evening evening) {
        if (isHere && !isSentAway) {
            transcript.add(
                    new Passed(clock.getAsLong(), connection, host, null, null, null, null, null, null, evening));
            hear(HostMessage.newBuilder().setEvening(evening).build(), null);
        }
    }

    private void hear(HostMessage message, @Nullable SeatView view) {
        try {
            witness.heard(message, view, new Here(host, true, false, false, null, clock.getAsLong()))
                    .forEach(said -> {
                        outbox.add(said.build());
                        pass(null, null, null, said.build(), null, null);
                    });
        } catch (Malformed malformed) {
            isSentAway = true; // the session ends, and says why
            understoodNothing = true;
        }
        shown.addAll(witness.state().faults());
    }

    /** Kicked: it is at no table any more. */
    void isKicked() {
        if (isHere && !isSentAway) {
            hear(
                    HostMessage.newBuilder()
                            .setLeftTable(LeftTable.newBuilder().setKicked(true))
                            .build(),
                    null);
            isSentAway = true;
            sentAwayIn = connection;
        }
    }

    /** What it has said, which is taken from it. */
    List<ClientMessage> says() {
        List<ClientMessage> said = List.copyOf(outbox);
        outbox.clear();
        return said;
    }

    void isGranted(ClientMessage message) {
        if (isHere) {
            pass(null, null, null, null, message, null);
            witness.arrived(message);
        }
    }

    /** The line breaks. What it has said and nobody has taken yet is lost. */
    void isCut() {
        isHere = false;
        outbox.clear();
    }

    void comesBack(String to) {
        if (!isHere) {
            isHere = true;
            host = to;
            connection++;
            witness.reconnected();
        }
    }

    /** The program was started again, and knows what it had kept. */
    void isStartedAgain() {
        ShuffleWitness again = new ShuffleWitness(random);
        witness.shuffles()
                .matches()
                .values()
                .forEach(seen -> again.remembers(ShuffleFolder.read(ShuffleFolder.write(seen))));
        witness = again;
        wasStartedAgain = true;
    }

    void goesOnFrom(String match, int round) {
        pass(null, null, null, null, null, new TakenOver(match, round));
        witness.goesOnFrom(match, round);
    }

    /** All that passed, a line each, for whoever looks for a fault. */
    String story() {
        StringBuilder text = new StringBuilder();
        for (Passed each : transcript) {
            text.append(each.at())
                    .append(" #")
                    .append(each.connection())
                    .append(' ')
                    .append(each.host())
                    .append(' ');
            TableUpdate update = each.update();
            if (update != null) {
                text.append(update.getStage())
                        .append(" seat ")
                        .append(update.getYourSeat())
                        .append(" match ")
                        .append(update.getMatch())
                        .append(" shuffle ")
                        .append(update.getShuffle()
                                .toString()
                                .replaceAll("\\s+", " ")
                                .replaceAll("commitment: \"[^\"]{8}[^\"]*\"", "c"));
            } else if (each.record() != null) {
                text.append("record of round ").append(each.record().round());
            } else if (each.sent() != null) {
                text.append("says ").append(each.sent().getMessageCase());
            } else if (each.granted() != null) {
                text.append("granted ").append(each.granted().getMessageCase());
            } else {
                text.append(each.takenOver());
            }
            text.append('\n');
        }
        return text.append(faults()).toString();
    }

    /** All alarms that were shown. */
    List<ShuffleFault> faults() {
        return List.copyOf(shown);
    }

    ShuffleState state() {
        return witness.state();
    }

    private void pass(
            @Nullable TableUpdate update,
            @Nullable SeatView view,
            @Nullable RoundRecord record,
            @Nullable ClientMessage sent,
            @Nullable ClientMessage granted,
            @Nullable TakenOver takenOver) {
        transcript.add(
                new Passed(clock.getAsLong(), connection, host, update, view, record, sent, granted, takenOver, null));
    }
}
