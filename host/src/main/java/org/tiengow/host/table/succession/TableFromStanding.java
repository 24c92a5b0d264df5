package org.tiengow.host.table.succession;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.journal.wire.StandingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.seats.TokenHash;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.TableStage;

/** A table as it is to go on, made from nothing but a standing. */
public final class TableFromStanding {
    /** Decision numbers of a table never repeat, and nobody knows the last one: more than any table asks under one host. */
    private static final long NUMBERS_OF_A_HOST = 100_000_000;

    private TableFromStanding() {}

    /**
     * Between the last finished round and the next one.
     *
     * @param standing how the match stands
     * @param kept the same as it was signed, and how the match came here
     * @param epoch which host of the match this one is
     * @param known the rounds that somebody knows, in order; those that lead to the standing are taken, and the last one, when it
     *     alone is missing, follows from it
     * @param level of bots whose program does not come along
     * @param tokens secrets, which nobody is told
     */
    public static TableSnapshot of(
            Standing standing,
            StandingSnapshot kept,
            int epoch,
            List<RoundLine> known,
            String level,
            Supplier<ByteString> tokens) {
        TableSnapshot.Builder snapshot = TableSnapshot.newBuilder()
                .setRules(standing.getRules())
                .setOptions(standing.getOptions())
                .setStage(TableStage.TABLE_STAGE_BETWEEN_ROUNDS)
                .setLastNumber(epoch * NUMBERS_OF_A_HOST)
                .setMatch(MatchSnapshot.newBuilder().setId(standing.getMatch()).addAllLines(lines(standing, known)))
                .setStanding(kept);
        List<String> names = new ArrayList<>(
                standing.getSeatsList().stream().map(StandingSeat::getName).toList());
        for (StandingSeat seat : standing.getSeatsList()) {
            snapshot.addSeats(seat(seat, level, names, tokens));
        }
        return snapshot.build();
    }

    /** People are known again by their keys. Whoever has none, and a bot from outside, cannot be: a bot of the host goes on. */
    private static SeatSnapshot seat(StandingSeat seat, String level, List<String> names, Supplier<ByteString> tokens) {
        SeatSnapshot.Builder snapshot =
                SeatSnapshot.newBuilder().setColor(seat.getColor()).setFace(seat.getFace());
        boolean person = seat.getHolder() == Holder.HOLDER_PERSON;
        if (person && seat.getKey().size() == Identity.BYTES) {
            return snapshot.setHolder(Holder.HOLDER_PERSON)
                    .setName(seat.getName())
                    .setIdentity(seat.getKey())
                    .setThroughPage(seat.getThroughPage())
                    .setTokenHash(TokenHash.of(tokens.get()))
                    .build();
        }
        String name = person ? TableSeats.freeBotName(names) : seat.getName();
        names.add(name);
        return snapshot.setHolder(Holder.HOLDER_BOT)
                .setName(name)
                .setLevel(seat.getLevel().isEmpty() ? level : seat.getLevel())
                .setLeft(person ? seat.getName() : "")
                .build();
    }

    private static List<RoundLine> lines(Standing standing, List<RoundLine> known) {
        List<RoundLine> lines = new ArrayList<>(known.stream()
                .filter(line -> line.getRound() <= standing.getRound()
                        && line.getChipsCount() == standing.getChipsCount()
                        && line.getChangeCount() == standing.getChipsCount())
                .toList());
        int last = lines.isEmpty() ? 0 : lines.get(lines.size() - 1).getRound();
        if (!lines.isEmpty() && last == standing.getRound() - 1) {
            lines.add(last(standing, lines.get(lines.size() - 1)));
        }
        return lines;
    }

    /** Whoever leads the next round has won this one (rules 5.2). */
    private static RoundLine last(Standing standing, RoundLine before) {
        RoundLine.Builder line =
                RoundLine.newBuilder().setRound(standing.getRound()).setWinner(standing.getBanker());
        for (int seat = 0; seat < standing.getChipsCount(); seat++) {
            line.addChips(standing.getChips(seat)).addChange(standing.getChips(seat) - before.getChips(seat));
        }
        return line.build();
    }
}
