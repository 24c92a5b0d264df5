package org.tiengow.client.shuffle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.hash.Sha256;

/**
 * A transcript in words, of a program at seat 0 of four:
 *
 * <pre>
 *   match x               the match of what follows, "a" at first; "epoch 1" and "host h" likewise
 *   list 2 b              the list b of round 2 is told ("a" when none is named)
 *     without me · other anchor · match · times 2 · seat 1 · owner
 *   open 2 b              this program opens its link
 *   hand 2 (other) · play 2 · settled 2
 *   left 2 1              round 2 is told to be dealt without seat 1
 *   record 2 b            its record is read: whole, with all links
 *     broken · undealt · left 1 2 · played for · played for twice · other link · fault DEAL · other hand · other course · other · after 1 other
 *   over
 * </pre>
 */
final class Story {
    private static final int PLAYERS = 4;
    private static final String PLAYED = "up 66";

    private final ShuffleJudge judge = new ShuffleJudge();
    private final List<Fact> facts = new ArrayList<>();
    private String match = "a";
    private int epoch;
    private String host = "h";
    private String words = "";

    private Story() {}

    /** Tells a story, its steps apart by commas. */
    static Story of(String steps) {
        Story story = new Story();
        Arrays.stream(steps.split(","))
                .map(String::strip)
                .filter(step -> !step.isEmpty())
                .forEach(story::step);
        return story;
    }

    List<Fact> facts() {
        return facts;
    }

    ShuffleJudge judge() {
        return judge;
    }

    ShuffleContext context() {
        return new ShuffleContext(bytes("host " + host), match, epoch);
    }

    /** Says the verdict of each round with a link or record, and the alarms: {@code a1 TICK, a2 DEBTS 1, ASKED_ON 1}. */
    String told() {
        List<String> told = new ArrayList<>();
        for (ShuffleContext each : judge.contexts()) {
            for (int round : judge.transcript(each).rounds()) {
                RoundCheck check = judge.check(each, round);
                told.add(name(each) + round + " " + check.verdict()
                        + (check.choices() > 0 ? " " + check.choices() : ""));
            }
            judge.transcript(each)
                    .alarms()
                    .forEach(alarm -> told.add(
                            alarm.kind() + " " + alarm.round() + (alarm.party() < 0 ? "" : " of " + alarm.party())));
        }
        return String.join(", ", told);
    }

    private static String name(ShuffleContext context) {
        return context.match() + (context.epoch() > 0 ? "/" + context.epoch() + "/" : "");
    }

    static Bytes32 bytes(String text) {
        return Bytes32.of(Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    private void step(String step) {
        words = step + " ";
        String[] parts = step.split(" ");
        int round = parts.length > 1 && parts[1].matches("\\d+") ? Integer.parseInt(parts[1]) : 0;
        String list = parts.length > 2 && parts[2].matches("[a-z]") ? parts[2] : "a";
        switch (parts[0]) {
            case "match" -> match = parts[1];
            case "epoch" -> epoch = round;
            case "host" -> host = parts[1];
            case "secret" -> hear(new Fact.Secret(context(), 0, 0, bytes("secret")));
            case "list" -> hear(listed(round, list));
            case "open" -> hear(new Fact.Opened(context(), round, 0, list(list, round), link(0, round), 0));
            case "hand" ->
                hear(new Fact.Hand(context(), round, 0, words.contains("other") ? "another hand" : "hand 0"));
            case "play" -> hear(new Fact.Played(context(), round, 0, PLAYED));
            case "settled" -> hear(new Fact.Settled(context(), round, bytes("course")));
            case "left" -> hear(new Fact.LeftOut(context(), round, numbersAfter("left " + round)));
            case "record" -> {
                hear(new Fact.Recorded(context(), round, record(round, list)));
                hear(new Fact.Told(context(), round)); // the table is shown
            }
            case "granted" -> hear(new Fact.Granted(context(), round));
            case "over" -> hear(new Fact.Over(context(), 0));
            case "signed" -> hear(new Fact.Signed(context(), round, digest(round, words.contains("other"))));
            case "unknown" -> hear(new Fact.Contradicted(context(), round, ShuffleAlarm.Kind.UNKNOWN_ROUND));
            default -> throw new IllegalArgumentException(step);
        }
    }

    private void hear(Fact fact) {
        facts.add(fact);
        judge.hear(fact);
    }

    private Bytes32 list(String name, int round) {
        return bytes("list " + context() + round + name);
    }

    private Bytes32 link(int seat, int round) {
        return bytes("link " + context() + seat + " " + round);
    }

    private Bytes32 digest(int round, boolean other) {
        return bytes("record " + context() + round + other);
    }

    private Fact.Listed listed(int round, String list) {
        boolean mine = !words.contains("without me") && !words.contains("other anchor");
        return new Fact.Listed(
                context(),
                round,
                list(list, round),
                words.contains("seat 1") ? 1 : words.contains("seat none") ? -1 : 0,
                mine,
                words.contains("other anchor"),
                words.contains("times 2") ? 2 : 0,
                words.contains("match"),
                words.contains("owner"));
    }

    private List<Integer> numbersAfter(String word) {
        int at = words.indexOf(word);
        List<Integer> numbers = new ArrayList<>();
        if (at >= 0) {
            for (String each : words.substring(at + word.length()).strip().split(" ")) {
                if (!each.matches("\\d")) {
                    break;
                }
                numbers.add(Integer.parseInt(each));
            }
        }
        return numbers;
    }

    private RecordEvidence record(int round, String list) {
        boolean broken = words.contains("broken");
        boolean undealt = words.contains("undealt");
        Set<Integer> left = Set.copyOf(numbersAfter("left"));
        Map<Integer, Integer> asked = new HashMap<>();
        Map<Integer, Bytes32> links = new HashMap<>();
        Map<Integer, String> programs = new TreeMap<>();
        int first = words.contains("without me") ? 1 : words.contains("nobody") ? PLAYERS : 0;
        for (int seat = first; seat < PLAYERS; seat++) {
            asked.put(seat, words.contains("times 2") ? 2 : 0);
            if (!left.contains(seat)) {
                links.put(seat, seat == 0 && words.contains("other link") ? bytes("?") : link(seat, round));
                programs.put(seat, "P" + seat);
            }
        }
        List<ShuffleAlarm> faults = new ArrayList<>();
        int fault = words.indexOf("fault ");
        if (fault >= 0) {
            faults.add(new ShuffleAlarm(
                    ShuffleAlarm.Kind.valueOf(
                            words.substring(fault + "fault ".length()).strip()),
                    round));
        }
        List<String> own = words.contains("played for twice")
                ? List.of(PLAYED, PLAYED)
                : words.contains("played for") ? List.of("up 63") : List.of(PLAYED);
        boolean other = words.contains("other") && !words.contains("after");
        return new RecordEvidence(
                context(),
                round,
                digest(round, other),
                words.contains("after") ? digest(round - 1, words.contains("other")) : null,
                broken,
                list(list, round),
                false,
                asked,
                links,
                programs,
                Map.of(),
                undealt ? List.of() : hands(words.contains("other hand")),
                undealt ? List.of() : List.of(own, List.of(), List.of(), List.of()),
                broken ? List.of() : List.of(bytes(words.contains("other course") ? "another course" : "course")),
                faults);
    }

    private static List<String> hands(boolean other) {
        return IntStream.range(0, PLAYERS)
                .mapToObj(seat -> (other ? "another hand " : "hand ") + seat)
                .collect(Collectors.toList());
    }
}
