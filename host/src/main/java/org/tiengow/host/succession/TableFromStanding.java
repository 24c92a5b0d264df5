package org.tiengow.host.succession;

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

/** Creates a table from the standing of a match whose host is gone. */
public final class TableFromStanding {
    /**
     * A distance between the decision numbers of two hosts. Numbers of a table never repeat, and the last one of the former host is
     * unknown. No table asks as many decisions under one host.
     */
    private static final long NUMBERS_OF_A_HOST = 100_000_000;

    private TableFromStanding() {}

    /**
     * Returns a table between the last finished round and the next one.
     *
     * @param standing the standing of the match
     * @param kept the signed standing, and the takeovers by which the match came here
     * @param epoch the epoch of this host in the match
     * @param known the rounds that some client knows, in order; those that lead to the standing are used, and the last one is
     *     derived from the standing if it alone is missing
     * @param level the level of the bots that replace people and bots from outside
     * @param tokens supplies fresh secrets, which no client learns
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
                .setEvening(CarriedNight.evening(standing.getNight()))
                .setStanding(kept);
        List<String> names = new ArrayList<>(
                standing.getSeatsList().stream().map(StandingSeat::getName).toList());
        for (StandingSeat seat : standing.getSeatsList()) {
            snapshot.addSeats(seat(seat, level, names, tokens));
        }
        return snapshot.build();
    }

    /**
     * Returns the snapshot of a seat. People are recognised by their keys. A person without a key, and a bot from outside, cannot
     * be recognised, so a bot of the host takes the seat.
     */
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
                .setLevelDigest(seat.getLevelDigest())
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

    /** Returns the last round. Its winner is the banker of the next one (rules 5.2). */
    private static RoundLine last(Standing standing, RoundLine before) {
        RoundLine.Builder line =
                RoundLine.newBuilder().setRound(standing.getRound()).setWinner(standing.getBanker());
        for (int seat = 0; seat < standing.getChipsCount(); seat++) {
            line.addChips(standing.getChips(seat)).addChange(standing.getChips(seat) - before.getChips(seat));
        }
        return line.build();
    }
}
