package org.tiengow.client.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.SeatColor;

/** The translator of messages about an evening: finished matches, the colours of the seats, and chat. */
final class Evenings {
    private Evenings() {}

    static List<FinishedMatch> read(Evening evening) {
        return evening.getMatchesList().stream().map(Evenings::match).toList();
    }

    static ChatLine read(Said said) {
        return new ChatLine(said.getName(), said.getSeat(), said.getText(), phrase(said.getPhrase()));
    }

    static SeatColor write(SeatColour colour) {
        return switch (colour) {
            case AMBER -> SeatColor.SEAT_COLOR_AMBER;
            case BLUE -> SeatColor.SEAT_COLOR_BLUE;
            case VIOLET -> SeatColor.SEAT_COLOR_VIOLET;
            case GREEN -> SeatColor.SEAT_COLOR_GREEN;
            case ROSE -> SeatColor.SEAT_COLOR_ROSE;
            case TEAL -> SeatColor.SEAT_COLOR_TEAL;
            case SAND -> SeatColor.SEAT_COLOR_SAND;
            case SLATE -> SeatColor.SEAT_COLOR_SLATE;
        };
    }

    /** Returns a colour; null for no colour, and for one that this program does not know. */
    static @Nullable SeatColour read(SeatColor colour) {
        return switch (colour) {
            case SEAT_COLOR_AMBER -> SeatColour.AMBER;
            case SEAT_COLOR_BLUE -> SeatColour.BLUE;
            case SEAT_COLOR_VIOLET -> SeatColour.VIOLET;
            case SEAT_COLOR_GREEN -> SeatColour.GREEN;
            case SEAT_COLOR_ROSE -> SeatColour.ROSE;
            case SEAT_COLOR_TEAL -> SeatColour.TEAL;
            case SEAT_COLOR_SAND -> SeatColour.SAND;
            case SEAT_COLOR_SLATE -> SeatColour.SLATE;
            case SEAT_COLOR_UNSPECIFIED, UNRECOGNIZED -> null;
        };
    }

    static org.tiengow.protocol.wire.Phrase write(Phrase phrase) {
        return switch (phrase) {
            case GOOD_LUCK -> org.tiengow.protocol.wire.Phrase.PHRASE_GOOD_LUCK;
            case ONE_MOMENT -> org.tiengow.protocol.wire.Phrase.PHRASE_ONE_MOMENT;
            case WELL_PLAYED -> org.tiengow.protocol.wire.Phrase.PHRASE_WELL_PLAYED;
            case AGAIN -> org.tiengow.protocol.wire.Phrase.PHRASE_AGAIN;
            case THANK_YOU -> org.tiengow.protocol.wire.Phrase.PHRASE_THANK_YOU;
            case GOOD_NIGHT -> org.tiengow.protocol.wire.Phrase.PHRASE_GOOD_NIGHT;
        };
    }

    private static @Nullable Phrase phrase(org.tiengow.protocol.wire.Phrase phrase) {
        return switch (phrase) {
            case PHRASE_GOOD_LUCK -> Phrase.GOOD_LUCK;
            case PHRASE_ONE_MOMENT -> Phrase.ONE_MOMENT;
            case PHRASE_WELL_PLAYED -> Phrase.WELL_PLAYED;
            case PHRASE_AGAIN -> Phrase.AGAIN;
            case PHRASE_THANK_YOU -> Phrase.THANK_YOU;
            case PHRASE_GOOD_NIGHT -> Phrase.GOOD_NIGHT;
            case PHRASE_UNSPECIFIED, UNRECOGNIZED -> null;
        };
    }

    private static FinishedMatch match(org.tiengow.protocol.wire.FinishedMatch match) {
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
                player.getBestRound());
    }
}
