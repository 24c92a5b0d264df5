package org.tiengow.client.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.SeatColor;

/** The translator of the wire messages {@code Evening} and {@code Said}, and of the colours of the seats. */
public final class Evenings {
    private static final EnumPairs<SeatColour, SeatColor> COLOURS =
            EnumPairs.of("colour", SeatColour.class, SeatColor.class);

    private static final EnumPairs<Phrase, org.tiengow.protocol.wire.Phrase> PHRASES =
            EnumPairs.of("phrase", Phrase.class, org.tiengow.protocol.wire.Phrase.class);

    private Evenings() {}

    static List<FinishedMatch> read(Evening evening) {
        return evening.getMatchesList().stream().map(Evenings::read).toList();
    }

    static ChatLine read(Said said) {
        return new ChatLine(
                said.getName(),
                said.getSeat(),
                said.getText(),
                PHRASES.find(said.getPhrase()).orElse(null),
                said.getMissingNetwork());
    }

    static SeatColor write(SeatColour colour) {
        return COLOURS.write(colour);
    }

    /** Returns a colour; null for no colour, and for one that this program does not know. */
    static @Nullable SeatColour read(SeatColor colour) {
        return COLOURS.find(colour).orElse(null);
    }

    static org.tiengow.protocol.wire.Phrase write(Phrase phrase) {
        return PHRASES.write(phrase);
    }

    /** Returns a finished match. */
    public static FinishedMatch read(org.tiengow.protocol.wire.FinishedMatch match) {
        return new FinishedMatch(
                match.getMatch(),
                match.getRulesId(),
                match.getRounds(),
                match.getPlayersList().stream().map(Evenings::player).toList());
    }

    private static FinishedMatch.Player player(MatchPlayer player) {
        return new FinishedMatch.Player(
                player.getName(),
                player.getBot(),
                read(player.getColor()),
                Faces.read(player.getFace()),
                player.getChips(),
                player.getPlace(),
                player.getCaptures(),
                player.getLongestBank(),
                player.getBestRound(),
                player.getLastTricks());
    }
}
