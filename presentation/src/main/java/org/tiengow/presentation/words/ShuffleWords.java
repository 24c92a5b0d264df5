package org.tiengow.presentation.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.client.shuffle.ShuffleState;

/** The shuffle in words: whether it is fair, whether it was checked, and what did not match. */
public record ShuffleWords(Words words, TableState table, ShuffleState shuffle) {
    public static ShuffleWords of(Words words, SessionState state, TableState table) {
        return new ShuffleWords(words, table, state.shuffle());
    }

    /** What the sheet says of a finished round. */
    public ShuffleNote ofRound(int round) {
        if (!isFair()) {
            return plain(words.get("shuffle.off." + shuffle.kind().name()));
        }
        List<ShuffleFault> faults = shuffle.faults().stream()
                .filter(fault -> fault.round() == round)
                .toList();
        if (!faults.isEmpty()) {
            return new ShuffleNote(ShuffleNote.Sort.ALARM, alarm(faults.get(0)));
        }
        return shuffle.verdictOf(round)
                .flatMap(verdict -> checked(verdict, shuffle.lists().get(round)))
                .orElseGet(() -> plain(
                        switch (table.options().reveal()) {
                            case NEVER -> words.get("shuffle.never");
                            case MATCH -> words.get("shuffle.later");
                            case ROUND -> words.get("shuffle.notSeen");
                        }));
    }

    /** What was found to match: a tick only where somebody's program beside the host's own took part. */
    private Optional<ShuffleNote> checked(ShuffleState.Verdict verdict, ShuffleState.@Nullable Listed listed) {
        if (listed == null) {
            return Optional.empty();
        }
        List<String> signed = listed.signed().stream().map(this::name).toList();
        List<String> unsigned = listed.programs().stream()
                .filter(seat -> !listed.signed().contains(seat))
                .map(this::name)
                .toList();
        List<String> programs = signed.isEmpty() ? unsigned : signed;
        return switch (verdict) {
            case RIGHT ->
                Optional.of(new ShuffleNote(
                        ShuffleNote.Sort.TICK,
                        withUnsigned(words.get("shuffle.right", words.list(programs)), unsigned)));
            case WITHOUT_ME ->
                Optional.of(plain(words.join(
                        words.get("shuffle.without." + listed.absence().name()),
                        withUnsigned(words.get("shuffle.others", words.list(programs)), unsigned))));
            case HOST_ALONE -> Optional.of(plain(words.get("shuffle.hostAlone")));
            case OLD_RULES -> Optional.of(plain(words.get("shuffle.oldRules")));
            case WRONG, UNCHECKED, NOT_CHECKABLE -> Optional.empty();
        };
    }

    /** Names that nobody has signed are the host's word, and said to be so. */
    private String withUnsigned(String sentence, List<String> unsigned) {
        return unsigned.isEmpty()
                ? sentence
                : words.join(sentence, words.get("shuffle.unsigned", words.list(unsigned)));
    }

    /** What the strip across the table says; empty when nothing need be said. */
    public String strip() {
        Optional<String> alarm =
                shuffle.faults().stream().reduce((earlier, later) -> later).map(this::alarm);
        if (alarm.isPresent()) {
            return alarm.get();
        }
        boolean open = shuffle.step() == ShuffleState.Step.COMMITTING || shuffle.step() == ShuffleState.Step.SHARING;
        List<String> said = new ArrayList<>();
        shuffle.voided()
                .forEach(each -> said.add(
                        each.names().isEmpty()
                                ? words.get("shuffle.hostGone")
                                : words.get("shuffle.void", words.list(each.names()))));
        if (open) {
            shuffle.told().stream()
                    .reduce((earlier, later) -> later)
                    .ifPresent(note ->
                            said.add(words.get("shuffle.told." + note.kind().name())));
            shuffle.shut().forEach(seat -> said.add(words.get("shuffle.shut", name(seat))));
        }
        if (open && !said.isEmpty() && !shuffle.waitedFor().isEmpty()) {
            said.add(words.get(
                    "shuffle.waiting",
                    words.list(shuffle.waitedFor().stream().map(this::name).toList())));
        }
        return said.stream().reduce(words::join).orElse("");
    }

    /** A few words for the bar, when a fair shuffle cannot be counted on; else empty. */
    public String bar() {
        return switch (shuffle.kind()) {
            case SEEDED -> words.get("shuffle.bar.SEEDED");
            case GIVEN -> words.get("shuffle.bar.GIVEN");
            case FAIR -> table.options().reveal() == Reveal.NEVER ? words.get("shuffle.bar.never") : "";
            case UNKNOWN -> "";
        };
    }

    /** A sentence for the lobby, when a fair shuffle cannot be counted on; else empty. */
    public String lobby() {
        return switch (shuffle.kind()) {
            case SEEDED, GIVEN -> words.get("shuffle.off." + shuffle.kind().name());
            case FAIR -> table.options().reveal() == Reveal.NEVER ? words.get("shuffle.never") : "";
            case UNKNOWN -> "";
        };
    }

    private boolean isFair() {
        return shuffle.kind() == ShuffleState.Kind.FAIR;
    }

    private String alarm(ShuffleFault fault) {
        String who = fault.party() < 0 ? words.get("shuffle.host") : name(fault.party());
        return words.get(
                "shuffle.alarm",
                fault.round(),
                words.get("shuffle.fault." + fault.kind().name(), who));
    }

    private String name(int seat) {
        return seat < table.seats().size() ? table.seats().get(seat).name() : Integer.toString(seat);
    }

    private static ShuffleNote plain(String sentence) {
        return new ShuffleNote(ShuffleNote.Sort.PLAIN, sentence);
    }
}
