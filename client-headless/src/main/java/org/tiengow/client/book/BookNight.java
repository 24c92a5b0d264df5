package org.tiengow.client.book;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.engine.seat.Seats;

/**
 * A night in the book. Immutable.
 *
 * @param night its id, which its hosts have given it; without one, the id of the match that was noted first
 * @param host the name of the host
 * @param hostKey the fingerprint of the host's key in hexadecimal digits; empty without TLS
 * @param chip the value of a chip that the host said, such as "0.50 HKD"; empty for none
 * @param matches the finished matches in order, at least one; each once
 */
public record BookNight(String night, String host, String hostKey, String chip, List<BookMatch> matches) {
    /**
     * @throws IllegalArgumentException without an id or a match
     */
    public BookNight {
        Map<String, BookMatch> each = new LinkedHashMap<>();
        matches.forEach(match -> each.merge(match.id(), match, BookMatch::and));
        matches = each.values().stream()
                .sorted(Comparator.comparing(BookMatch::at))
                .toList();
        if (night.isBlank() || !ShownText.isHarmless(host) || !ShownText.isHarmless(chip) || matches.isEmpty()) {
            throw new IllegalArgumentException("A night of the book is refused.");
        }
    }

    /** Returns when the first match ended. */
    public Instant began() {
        return matches.get(0).at();
    }

    /** Returns when the last match ended. */
    public Instant ended() {
        return matches.get(matches.size() - 1).at();
    }

    /** Returns the results of the matches. */
    public List<FinishedMatch> results() {
        return matches.stream().map(BookMatch::result).toList();
    }

    /** Returns the name of this program's user in the night; empty without a seat. */
    public String me() {
        return matches.stream()
                .filter(match -> match.me() != Seats.NONE)
                .map(match -> match.result().players().get(match.me()).name())
                .reduce((earlier, later) -> later)
                .orElse("");
    }

    /** Checks whether people met: at least two of them played one match. Anything else is practice. */
    public boolean isShared() {
        return matches.stream().anyMatch(match -> match.people() > 1);
    }

    /** Checks whether another night has the same id, or was at the same host. */
    boolean isLike(BookNight other) {
        return night.equals(other.night) || !hostKey.isEmpty() && hostKey.equals(other.hostKey);
    }

    /** Checks whether a match is part of the night. */
    public boolean has(String match) {
        return matches.stream().anyMatch(each -> each.id().equals(match));
    }

    /** Checks whether the holder of a key played a match of the night. */
    boolean hasKey(String key) {
        return !key.isEmpty() && matches.stream().anyMatch(match -> match.keys().contains(key));
    }

    /** Returns the night as the holder of a key may see it, who is then its user. */
    BookNight seenBy(String key) {
        return new BookNight(
                night,
                host,
                "",
                chip,
                matches.stream().map(match -> match.seenBy(key)).toList());
    }

    /** Returns the night with further matches. */
    BookNight with(List<BookMatch> more) {
        return with(more, "");
    }

    /** Returns the night with further matches, and with a newer value of a chip unless that is empty. */
    BookNight with(List<BookMatch> more, String newer) {
        List<BookMatch> all = new ArrayList<>(matches);
        all.addAll(more);
        return new BookNight(night, host, hostKey, newer.isEmpty() ? chip : newer, all);
    }

    /** Returns the night with another value of a chip; empty for none. */
    BookNight withChip(String value) {
        return new BookNight(night, host, hostKey, value, matches);
    }

    /** Returns the ids of the people of the night by their names, as in {@link BookPeople}; a name has a key if any match tells it. */
    public Map<String, String> ids() {
        Map<String, String> ids = new LinkedHashMap<>();
        for (BookMatch match : matches) {
            for (int seat = 0; seat < match.keys().size(); seat++) {
                FinishedMatch.Player player = match.result().players().get(seat);
                if (!player.bot()) {
                    String key = match.keys().get(seat);
                    ids.merge(
                            player.name(),
                            key.isEmpty() ? BookPeople.ofName(player.name()) : BookPeople.ofKey(key),
                            (known, found) -> BookPeople.isKey(known) ? known : found);
                }
            }
        }
        return ids;
    }

    /** Returns the names of the people who won the most chips over the night; several when they share the lead, none without people. */
    public List<String> winners() {
        Map<String, Integer> chips = chips();
        int most = chips.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return chips.entrySet().stream()
                .filter(each -> each.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Returns the chips of the people over the night by their names, in the order in which they first played. */
    public Map<String, Integer> chips() {
        return matches.stream()
                .flatMap(match -> match.result().players().stream())
                .filter(player -> !player.bot())
                .collect(Collectors.toMap(
                        FinishedMatch.Player::name, FinishedMatch.Player::chips, Integer::sum, LinkedHashMap::new));
    }
}
