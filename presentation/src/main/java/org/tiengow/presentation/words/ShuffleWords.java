package org.tiengow.presentation.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.shuffle.RoundCheck;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.shuffle.ShuffleState.Kind;
import org.tiengow.client.shuffle.ShuffleState.Raised;
import org.tiengow.client.shuffle.ShuffleState.Step;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;

/**
 * The shuffle in words: the programs that took part, the reason for a missing tick, and contradictions. With fewer than two people at the
 * table, every text is empty.
 */
public record ShuffleWords(Words words, TableState table, ShuffleState shuffle) {
    private static final RoundCheck NOTHING = new RoundCheck(Verdict.WAITING, List.of(), 0);
    private static final int MOST_ALARMS = 3;

    /** Returns the words for the table of a session. */
    public static ShuffleWords of(Words words, SessionState state, TableState table) {
        return new ShuffleWords(words, table, state.shuffle());
    }

    /** Returns the note in the settlement of a round; null without one. */
    public @Nullable ShuffleNote ofRound(int round) {
        if (isSilent()) {
            return null;
        }
        return switch (shuffle.kind()) {
            case UNKNOWN -> null;
            case SEEDED, GIVEN -> plain(off());
            case FAIR -> alarm(round).or(() -> afterMatch(round)).orElseGet(() -> ofCheck(check(round)));
        };
    }

    /** Finds the alarm to show: an unread one, whatever its round, comes before those of the round. */
    private Optional<ShuffleNote> alarm(int round) {
        return latestRaised()
                .or(() -> shuffle.alarms().stream()
                        .filter(alarm -> alarm.round() == round || isRevealedLate())
                        .findFirst()
                        .map(alarm -> sentence(table.match(), alarm)))
                .map(sentence -> new ShuffleNote(ShuffleNote.Sort.ALARM, sentence, words.get("shuffle.what")));
    }

    /** Checks whether all records of the match have become public at once. */
    private boolean isRevealedLate() {
        return table.options().reveal() == Reveal.MATCH && table.stage() == TableStage.MATCH_OVER;
    }

    /** Names the rounds without a tick once all records have become public, and says why the first of them has none. */
    private Optional<ShuffleNote> afterMatch(int last) {
        List<Integer> without = IntStream.rangeClosed(1, last)
                .filter(round -> check(round).verdict() != Verdict.TICK)
                .boxed()
                .toList();
        if (!isRevealedLate() || without.isEmpty()) {
            return Optional.empty();
        }
        int first = without.get(0);
        List<String> rounds = without.stream().map(String::valueOf).toList();
        return Optional.of(plain(
                words.join(words.get("shuffle.noTick", rounds.size(), words.list(rounds), first), told(check(first)))));
    }

    private RoundCheck check(int round) {
        return shuffle.rounds().getOrDefault(round, NOTHING);
    }

    private ShuffleNote ofCheck(RoundCheck check) {
        boolean namesLeftOut = check.verdict() != Verdict.WAITING && check.verdict() != Verdict.NO_ANSWER;
        String sentence = words.join(told(check), namesLeftOut ? leftOut() : "");
        return check.verdict() == Verdict.TICK ? new ShuffleNote(ShuffleNote.Sort.TICK, sentence, "") : plain(sentence);
    }

    private String told(RoundCheck check) {
        List<String> programs = check.programs();
        return switch (check.verdict()) {
            case TICK -> tick(programs);
            case PAGE -> words.get("shuffle.page", programs.size(), words.list(programs));
            case DEBTS -> words.get("shuffle.debts", check.choices());
            case WAITING -> waiting();
            case NOT_ASKED, NO_ANSWER, LEFT_OUT_TWICE, WATCHING, TAKEN_OVER, HOST_ALONE, SEVERAL_LEFT_OUT, WRONG ->
                words.get("shuffle.told." + check.verdict().name());
        };
    }

    /** Names the programs of a tick, the user's own first, as "you". */
    private String tick(List<String> programs) {
        String me = table.mySeat() == Seats.NONE
                ? ""
                : table.seats().get(table.mySeat()).name();
        List<String> others = programs.stream().filter(name -> !name.equals(me)).toList();
        String key = others.size() < programs.size() ? "shuffle.tick.you" : "shuffle.tick";
        return words.get(key, others.size(), words.list(others));
    }

    private String waiting() {
        boolean comes = table.options().reveal() == Reveal.MATCH && table.stage() != TableStage.MATCH_OVER;
        return words.get(
                table.options().reveal() == Reveal.NEVER
                        ? "shuffle.never"
                        : comes ? "shuffle.later" : "shuffle.notSeen");
    }

    /** Names the people whose programs were left out of the shuffle of the current round; empty if there are none. */
    private String leftOut() {
        if (shuffle.step() != Step.DEALT || shuffle.leftOut().isEmpty()) {
            return "";
        }
        int me = table.mySeat();
        if (shuffle.leftOut().equals(List.of(me))) {
            return words.get("shuffle.leftOut.you");
        }
        People people = People.of(words, table);
        List<String> names = shuffle.leftOut().stream().map(people::inSentence).toList();
        return words.get("shuffle.leftOut", names.size(), words.list(names));
    }

    /** Returns the names of the people the shuffle waits for, in a sentence; empty if there are none. */
    public String waitsFor() {
        if (isSilent() || shuffle.waitedFor().isEmpty()) {
            return "";
        }
        People people = People.of(words, table);
        return words.get(
                "shuffle.waiting",
                words.list(shuffle.waitedFor().stream().map(people::inSentence).toList()));
    }

    /** Returns the text of the strip across the table. The seats left out are named there until the first trick is over. */
    public String strip() {
        if (isSilent()) {
            return "";
        }
        SeatView view = table.view();
        boolean begins = table.stage() == TableStage.PLAYING
                && view != null
                && view.tricks().isEmpty();
        return latestRaised().orElseGet(() -> words.join(begins ? leftOut() : "", waitsFor()));
    }

    /** Checks whether there is an unread alarm, which the strip then shows. */
    public boolean isAlarmed() {
        return !isSilent() && !shuffle.raised().isEmpty();
    }

    /** Returns the latest alarms, in the order in which they were raised: the unread ones, or if there are none those of this match. */
    public List<String> alarms() {
        if (isSilent()) {
            return List.of();
        }
        List<String> all = told().stream()
                .map(raised -> sentence(raised.match(), raised.alarm()))
                .distinct()
                .toList();
        return all.subList(Math.max(0, all.size() - MOST_ALARMS), all.size());
    }

    /** Returns the explanations of those alarms, one paragraph each. */
    public List<String> meanings() {
        List<String> all = new ArrayList<>(told().stream()
                .map(raised -> words.get("shuffle.means." + group(raised.alarm().kind())))
                .distinct()
                .toList());
        all.add(words.get("shuffle.game"));
        all.add(words.get("shuffle.advice"));
        return all;
    }

    private List<Raised> told() {
        return shuffle.raised().isEmpty()
                ? shuffle.alarms().stream()
                        .map(alarm -> new Raised(table.match(), alarm))
                        .toList()
                : shuffle.raised();
    }

    private static String group(ShuffleAlarm.Kind kind) {
        return switch (kind) {
            case UNKNOWN_ROUND, OTHER_MATCH, NO_RECORD, ASKED_ON -> "MISSING";
            case EPOCH -> "TAKEOVER";
            case OTHER_ANCHOR, OTHER_LIST, DEAL, LOT, LINK, OTHER_RECORD, HAND, LEFT_OUT, CHAIN, RULES, THIRD_TIME ->
                "CONTRADICTION";
        };
    }

    /** Returns a few words for the bar if a fair shuffle is not guaranteed; otherwise empty. */
    public String bar() {
        return switch (silentOr(shuffle.kind())) {
            case SEEDED -> words.get("shuffle.bar.SEEDED");
            case GIVEN -> words.get("shuffle.bar.GIVEN");
            case FAIR -> table.options().reveal() == Reveal.NEVER ? words.get("shuffle.bar.never") : "";
            case UNKNOWN -> "";
        };
    }

    /** Returns a sentence for the lobby: the people waited for, or that a fair shuffle is not guaranteed; otherwise empty. */
    public String lobby() {
        return switch (silentOr(shuffle.kind())) {
            case SEEDED, GIVEN -> off();
            case FAIR -> table.options().reveal() == Reveal.NEVER ? words.get("shuffle.never") : waitsFor();
            case UNKNOWN -> "";
        };
    }

    private Kind silentOr(Kind kind) {
        return isSilent() ? Kind.UNKNOWN : kind;
    }

    private boolean isSilent() {
        return table.seats().stream()
                        .filter(seat -> seat.holder() == Holder.PERSON)
                        .count()
                < 2;
    }

    private String off() {
        return words.get("shuffle.off." + shuffle.kind().name());
    }

    private Optional<String> latestRaised() {
        return shuffle.raised().stream()
                .reduce((earlier, later) -> later)
                .map(raised -> sentence(raised.match(), raised.alarm()));
    }

    private String sentence(String match, ShuffleAlarm alarm) {
        int seat = alarm.party();
        String who = seat >= 0 && seat < table.seats().size()
                ? People.name(words, table.seats().get(seat))
                : words.get("shuffle.host");
        String what = words.get("shuffle.fault." + alarm.kind().name(), who);
        boolean isHere = match.equals(table.match());
        return alarm.round() == 0
                ? words.get("shuffle.alarm", what)
                : words.get(isHere ? "shuffle.alarm.round" : "shuffle.alarm.earlier", alarm.round(), what);
    }

    private static ShuffleNote plain(String sentence) {
        return new ShuffleNote(ShuffleNote.Sort.PLAIN, sentence, "");
    }
}
