package org.tiengow.presentation.replay;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.replay.RecordShelf;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.client.replay.ReplayFlaw;
import org.tiengow.client.replay.ReplayMatch;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The contents of record files in words.
 *
 * @param words the language
 * @param zone the user's time zone
 */
public record ReplayContents(Words words, ZoneId zone) {
    /** The kinds of lines. */
    public enum Kind {
        /** A match; its rounds follow. */
        MATCH,
        /** A round that can be opened. */
        ROUND,
        /** A line of the file that cannot be shown. */
        FLAW
    }

    /**
     * A line of the contents.
     *
     * @param kind the kind
     * @param title the title
     * @param detail details beside or below the title; empty if there are none
     * @param match the index of its match; −1 for none
     * @param round the index of its round; −1 for none
     */
    public record Line(Kind kind, String title, String detail, int match, int round) {
        /** Returns the line as one text for a screen reader. */
        public String accessible() {
            return detail.isEmpty() ? title : title + ", " + detail;
        }
    }

    /** Returns every match with its rounds, after the lines that cannot be shown. */
    public List<Line> of(Replay replay) {
        List<Line> lines = new ArrayList<>();
        replay.flaws().forEach(flaw -> lines.add(new Line(Kind.FLAW, sentence(flaw), "", -1, -1)));
        for (int match = 0; match < replay.matches().size(); match++) {
            ReplayMatch each = replay.matches().get(match);
            lines.add(new Line(Kind.MATCH, title(each), people(each), match, 0));
            for (int round = 0; round < each.rounds().size(); round++) {
                ReplayEntry entry = each.rounds().get(round);
                String winner = name(each.players().get(entry.winner()));
                String title = words.get("replay.contents.round", entry.round(), winner);
                lines.add(new Line(Kind.ROUND, title, change(each, entry), match, round));
            }
        }
        return lines;
    }

    /** Returns the line of a stored file: its date, the players, the rules and the number of rounds. */
    public Line of(RecordShelf.Kept kept) {
        Replay contents = kept.contents();
        if (contents == null) {
            return new Line(Kind.ROUND, day(kept), words.get("replay.files.long"), -1, -1);
        }
        if (contents.matches().isEmpty()) {
            return new Line(Kind.FLAW, day(kept), words.get("replay.files.empty"), -1, -1);
        }
        ReplayMatch first = contents.matches().get(0);
        int rounds = contents.matches().stream()
                .mapToInt(match -> match.rounds().size())
                .sum();
        String detail = contents.matches().size() == 1
                ? words.get("replay.files.row", people(first), rules(first), rounds)
                : words.get("replay.files.several", contents.matches().size(), rounds);
        return new Line(Kind.ROUND, when(first.at()), detail, -1, -1);
    }

    /** Returns the day of a host's file, with which its name begins; the name of any other file. */
    private String day(RecordShelf.Kept kept) {
        return kept.day().map(words::day).orElse(String.valueOf(kept.path().getFileName()));
    }

    /** Returns what is wrong with a line of the file, in a sentence. */
    public String sentence(ReplayFlaw flaw) {
        return words.get("replay.flaw." + flaw.reason().name(), flaw.line());
    }

    private String title(ReplayMatch match) {
        return words.get("replay.contents.match", when(match.at()), rules(match));
    }

    private String rules(ReplayMatch match) {
        return new RulesWords(words).nameOfId(match.rules());
    }

    private String people(ReplayMatch match) {
        return words.list(match.players().stream().map(this::name).toList());
    }

    private String name(ReplayMatch.Player player) {
        return People.name(words, player.name(), player.bot());
    }

    private String change(ReplayMatch match, ReplayEntry entry) {
        return String.join(
                "   ",
                IntStream.range(0, entry.change().size())
                        .mapToObj(seat -> words.get(
                                "replay.contents.chips",
                                name(match.players().get(seat)),
                                Words.signed(entry.change().get(seat))))
                        .toList());
    }

    private String when(@Nullable String at) {
        if (at == null) {
            return words.get("replay.contents.noDate");
        }
        try {
            return words.when(Instant.parse(at), zone);
        } catch (DateTimeException e) {
            return words.get("replay.contents.noDate");
        }
    }
}
