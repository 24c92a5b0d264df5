package org.tiengow.presentation.words;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;

/**
 * The names of hosts, their refusals, and the reasons why connections ended, in sentences.
 *
 * @param people the people at the table
 * @param view the round; null without a round
 */
public record HostWords(People people, @Nullable SeatView view) {

    /** Returns the sentences for a user without a table. */
    public static HostWords of(Words words) {
        return new HostWords(new People(words, List.of(), Seats.NONE), null);
    }

    /** Returns the sentences for a user at the table of a session. */
    public static HostWords of(Words words, SessionState state) {
        return state.atTable()
                .map(table -> new HostWords(People.of(words, table), table.view()))
                .orElseGet(() -> of(words));
    }

    /** Returns the name of the table of a session: the host's name, with a number if the host has several tables. */
    public static String title(Words words, SessionState state) {
        String host = ownName(words, state.host().name());
        boolean several =
                state.host().tables().size() > 1 || state.night().tables().size() > 1;
        return state.atTable()
                .filter(table -> several)
                .map(table -> words.get("start.tableNumber", host, table.number() + 1))
                .orElse(host);
    }

    /** Returns the host's name in the current language. A host inside this program is named in the language in which it was started. */
    private static String ownName(Words words, String host) {
        return Stream.of("start.practise", "guide.title")
                .filter(key -> Language.all().stream()
                        .anyMatch(each -> Words.of(each.locale()).get(key).equals(host)))
                .findFirst()
                .map(words::get)
                .orElse(host);
    }

    /** Returns why a request was refused. */
    public String sentence(Answer.Refused refusal) {
        String name = refusal.reason().name();
        if (view != null && isRuleOfTheGame(name)) {
            Refusal rule = new Refusal(Refusal.Reason.valueOf(name), refusal.tiles(), refusal.number());
            return new RefusalWords(people).sentence(rule, view);
        }
        String key = "host." + name;
        return switch (refusal.reason()) {
            case SEATS_FREE, PIN_PAUSE -> words().get(key, refusal.number());
            case NOT_READY -> words().get(key, people.name(refusal.seat()));
            case UNKNOWN_LEVEL, NOT_BARRED, NOT_WATCHING, NOT_HERE, DOES_NOT_PLAY -> words().get(key, refusal.word());
            case BAD_NAME -> words().get(refusal.word().isEmpty() ? key : "host.BAD_NAME.reserved");
            default -> words().has(key) ? words().get(key) : words().get("host.OTHER", refusal.sentence());
        };
    }

    /** Returns that a connection has ended, with the reason. */
    public String lost(ConnectionStatus status) {
        Problem problem = status.problem();
        return words().get("connection.gone", problem == null ? "" : problem(problem));
    }

    /** Returns why a connection ended. */
    public String problem(Problem problem) {
        Answer.Refused refusal = problem.refusal();
        return refusal != null
                ? sentence(refusal)
                : words().get("problem." + problem.kind().name(), problem.address());
    }

    private static boolean isRuleOfTheGame(String name) {
        return Arrays.stream(Refusal.Reason.values())
                .anyMatch(reason -> reason.name().equals(name));
    }

    private Words words() {
        return people.words();
    }
}
