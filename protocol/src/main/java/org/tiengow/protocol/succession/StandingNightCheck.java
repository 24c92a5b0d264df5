package org.tiengow.protocol.succession;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingMatch;
import org.tiengow.protocol.wire.StandingMeetings;
import org.tiengow.protocol.wire.StandingMove;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.StandingPerson;

/** Checks of the night in a standing. Anybody can run a host, and what it signs is carried on by the programs of others. */
public final class StandingNightCheck {
    /** The most bytes of a night. A client accepts standings of 16,384 bytes, and the rest of one takes less than 4,000. */
    public static final int BYTES = 10_000;

    /** The most people of a night. */
    public static final int PEOPLE = 16;

    /** The most finished matches of a night. */
    public static final int MATCHES = 50;

    private static final int SEATS = 4;
    private static final int PAIRS = PEOPLE * (PEOPLE - 1) / 2;

    /** The longest text in chars, as for any name in a standing. */
    private static final int TEXT = 64;

    private StandingNightCheck() {}

    /** A reason to refuse a night. */
    public enum Flaw {
        /** The night has no id, or one that cannot be shown. */
        NO_ID("has no id"),
        /** The night exceeds {@link #BYTES}. */
        TOO_LONG("is longer than any night"),
        /** The night has more than {@link #PEOPLE} people. */
        TOO_MANY_PEOPLE("has too many people"),
        /** The night has more than {@link #MATCHES} finished matches. */
        TOO_MANY_MATCHES("has too many matches"),
        /** A name is missing or unsafe, or two people have the same one. */
        BAD_NAME("has a name that nobody can have"),
        /** A meeting, a move or a result is that of an unknown person. */
        UNKNOWN_PERSON("has figures of an unknown person"),
        /** A figure is impossible. */
        BAD_FIGURE("has an impossible figure"),
        /** A match stands twice. */
        MATCH_TWICE("has a match twice");

        private final String words;

        Flaw(String words) {
            this.words = words;
        }

        /** Returns the reason as a sentence for logs. */
        public String sentence() {
            return "The night of the standing " + words + ".";
        }
    }

    /** Checks whether the night of a standing has a flaw. A standing without a night has none. */
    public static boolean isFlawed(Standing standing) {
        return standing.hasNight() && flaw(standing.getNight()).isPresent();
    }

    /** Returns the first flaw of a night; empty when it is valid. */
    public static Optional<Flaw> flaw(StandingNight night) {
        int people = night.getPeopleCount();
        int players = people + night.getOthersCount();
        if (night.getId().isEmpty() || !isText(night.getId())) {
            return Optional.of(Flaw.NO_ID);
        }
        if (night.getSerializedSize() > BYTES) {
            return Optional.of(Flaw.TOO_LONG);
        }
        if (people > PEOPLE) {
            return Optional.of(Flaw.TOO_MANY_PEOPLE);
        }
        if (night.getFinishedCount() > MATCHES) {
            return Optional.of(Flaw.TOO_MANY_MATCHES);
        }
        if (!areNames(night)) {
            return Optional.of(Flaw.BAD_NAME);
        }
        if (!night.getMeetingsList().stream().allMatch(met -> isPair(met, people))
                || !night.getMovesList().stream().allMatch(move -> isNumber(move.getPerson(), people))
                || !night.getFinishedList().stream()
                        .flatMap(match -> match.getPlayersList().stream())
                        .allMatch(player -> isNumber(player, players))) {
            return Optional.of(Flaw.UNKNOWN_PERSON);
        }
        if (!areFigures(night)) {
            return Optional.of(Flaw.BAD_FIGURE);
        }
        Set<String> ids = new HashSet<>();
        return night.getFinishedList().stream()
                        .allMatch(match -> ids.add(match.getMatch().getMatch()))
                ? Optional.empty()
                : Optional.of(Flaw.MATCH_TWICE);
    }

    private static boolean areNames(StandingNight night) {
        Set<String> names = new HashSet<>();
        return night.getPeopleList().stream()
                        .map(StandingPerson::getName)
                        .allMatch(name -> isName(name) && names.add(name))
                && night.getOthersList().stream().allMatch(StandingNightCheck::isName);
    }

    private static boolean areFigures(StandingNight night) {
        return night.getMatches() >= 0
                && isText(night.getChip())
                && night.getMeetingsCount() <= PAIRS
                && night.getMovesCount() <= PEOPLE
                && night.getMovesList().stream().allMatch(StandingNightCheck::isMove)
                && night.getPeopleList().stream().allMatch(StandingNightCheck::isPerson)
                && night.getMeetingsList().stream().allMatch(met -> met.getMatches() >= 1)
                && night.getFinishedList().stream().allMatch(StandingNightCheck::isMatch);
    }

    private static boolean isMove(StandingMove move) {
        return move.getTable() >= 0 && move.getTable() < PEOPLE;
    }

    private static boolean isPerson(StandingPerson person) {
        return person.getSatOut() >= 0
                && person.getLastPlayed() >= 0
                && person.getLastSatOut() >= 0
                && person.getPlace() >= 0
                && person.getPlace() <= SEATS;
    }

    private static boolean isMatch(StandingMatch standing) {
        FinishedMatch match = standing.getMatch();
        int players = match.getPlayersCount();
        return !match.getMatch().isEmpty()
                && isText(match.getMatch())
                && isText(match.getRulesId())
                && match.getRounds() >= 1
                && players >= 2
                && players <= SEATS
                && standing.getPlayersCount() == players
                && match.getPlayersList().stream().allMatch(player -> isResult(player, players, match.getRounds()));
    }

    private static boolean isResult(MatchPlayer result, int players, int rounds) {
        return result.getPlace() >= 1
                && result.getPlace() <= players
                && isAtMost(rounds, result.getCaptures())
                && isAtMost(rounds, result.getLongestBank())
                && isAtMost(rounds, result.getLastTricks())
                && result.getBestRound() >= 0;
    }

    private static boolean isAtMost(int most, int value) {
        return value >= 0 && value <= most;
    }

    private static boolean isPair(StandingMeetings met, int people) {
        return isNumber(met.getFirst(), people)
                && isNumber(met.getSecond(), people)
                && met.getFirst() != met.getSecond();
    }

    private static boolean isNumber(int number, int count) {
        return number >= 0 && number < count;
    }

    private static boolean isName(String name) {
        return !name.isBlank() && isText(name);
    }

    private static boolean isText(String text) {
        return text.length() <= TEXT && SafeText.isSafe(text);
    }
}
