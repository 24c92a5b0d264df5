package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableMatch;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.shuffle.RoundCheck;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.shuffle.ShuffleState.Kind;
import org.tiengow.client.shuffle.ShuffleState.Raised;
import org.tiengow.client.shuffle.ShuffleState.Step;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen.Banner.Way;
import org.tiengow.presentation.table.TableScreen.Banner.WayKind;
import org.tiengow.presentation.table.Tables;

class ShuffleWordsTest {
    private static final String MATCH = "ab12";
    private static final SessionState ENDED =
            Tables.byChance("lai", 15_479).toTheEnd().state();
    private static final SessionState BEGUN =
            Tables.byChance("lai", 15_479, 100).state();
    private static final SessionState OVER = Tables.over(
            "lai",
            "11 62 53 55 55 21 66 65",
            "31 41 33 33 22 22 64 64",
            "44 52 44 43 61 61 51 51",
            "66 11 31 63 54 42 32 65");

    @Test
    void aTickNamesWhoseProgramsTookPart() {
        ShuffleNote note = note(Tables.ENGLISH, ENDED, Tables.shuffled());
        assertThat(note.sort()).isEqualTo(ShuffleNote.Sort.TICK);
        assertThat(note.words()).isEqualTo("Fair shuffle, checked: the apps of Mei and Uncle Lam took part.");
        assertThat(note(Tables.CHINESE, ENDED, checked(Verdict.TICK, 0, "阿美")).words())
                .isEqualTo("公平洗牌，已核對：阿美的程式有參與。");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | Fair shuffle, checked: your app took part. | 公平洗牌，已核對：你的程式有參與。",
                "1 | Fair shuffle, checked: your app and Mei’s took part. | 公平洗牌，已核對：你和 Mei 的程式都有參與。",
                "2 | Fair shuffle, checked: your app and those of Mei and Bo took part. | 公平洗牌，已核對：你的程式，以及 Mei 和 Bo 的程式都有參與。",
            })
    void aTickCallsTheOwnProgramYours(int others, String english, String chinese) {
        TableState table = ENDED.atTable().orElseThrow();
        String me = table.seats().get(table.mySeat()).name();
        String[] programs = Stream.of(me, "Mei", "Bo").limit(others + 1L).toArray(String[]::new);
        assertThat(note(Tables.ENGLISH, ENDED, checked(Verdict.TICK, 0, programs))
                        .words())
                .isEqualTo(english);
        assertThat(note(Tables.CHINESE, ENDED, checked(Verdict.TICK, 0, programs))
                        .words())
                .isEqualTo(chinese);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NOT_ASKED | 0 | Your app did not take part in this shuffle: the host did not ask it.",
                "NO_ANSWER | 0 | Your app did not take part in this shuffle: its answer did not reach the host in time.",
                "LEFT_OUT_TWICE | 0 | Your app did not take part in this shuffle: it has been left out twice in this match.",
                "WATCHING | 0 | Your app did not take part in this shuffle: you were not in a seat when it began.",
                "HOST_ALONE | 0 | Only the host’s app took part in this shuffle.",
                "PAGE | 0 | A browser cannot check the shuffle; the apps of Mei and Lam took part.",
                "DEBTS | 1 | One earlier round was broken off, taken over, never shown, or played for you: the host could have picked the deal.",
                "DEBTS | 3 | 3 earlier rounds were broken off, taken over, never shown, or played for you: the host could have picked the deal.",
                "SEVERAL_LEFT_OUT | 0 | More than one app was left out of this shuffle, so the host could have picked the deal.",
            })
    void whyThereIsNoTickIsOneSentence(Verdict verdict, int debts, String sentence) {
        ShuffleNote note = note(Tables.ENGLISH, ENDED, checked(verdict, debts, "Mei", "Lam"));
        assertThat(note).isEqualTo(new ShuffleNote(ShuffleNote.Sort.PLAIN, sentence, ""));
    }

    @ParameterizedTest
    @EnumSource(Verdict.class)
    void everyVerdictIsSaidInBothLanguages(Verdict verdict) {
        for (Words words : Tables.LANGUAGES) {
            for (String[] programs : new String[][] {{}, {"Mei"}, {"Mei", "Bo", "Lam"}}) {
                ShuffleNote note = note(words, ENDED, checked(verdict, 2, programs));
                assertThat(note.words()).isNotBlank().doesNotContain("{", "}", "#");
                assertThat(note.sort() == ShuffleNote.Sort.TICK).isEqualTo(verdict == Verdict.TICK);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"ROUND,shuffle.notSeen", "MATCH,shuffle.later", "NEVER,shuffle.never"})
    void whatHasNotComeIsSaidAsTheTableRevealsIt(Reveal reveal, String key) {
        SessionState state = with(ENDED, reveal);
        assertThat(note(Tables.ENGLISH, state, checked(Verdict.WAITING, 0)).words())
                .isEqualTo(Tables.ENGLISH.get(key));
    }

    @Test
    void afterTheMatchTheRoundsWithoutATickAreNamed() {
        SessionState over = with(OVER, Reveal.MATCH);
        RoundCheck tick = new RoundCheck(Verdict.TICK, List.of("Mei"), 0);
        ShuffleState one = Tables.shuffled(Map.of(1, tick, 2, new RoundCheck(Verdict.DEBTS, List.of(), 1), 3, tick));
        assertThat(note(Tables.ENGLISH, over, one, 3).words())
                .startsWith("Round 2 was not checked. One earlier round was broken off");
        ShuffleState two = Tables.shuffled(Map.of(1, new RoundCheck(Verdict.TAKEN_OVER, List.of(), 0), 2, tick));
        assertThat(note(Tables.ENGLISH, over, two, 3).words())
                .startsWith("Rounds 1 and 3 were not checked. Round 1: The match moved to another host");
        ShuffleState all = Tables.shuffled(Map.of(1, tick, 2, tick, 3, tick));
        assertThat(note(Tables.ENGLISH, over, all, 3).sort()).isEqualTo(ShuffleNote.Sort.TICK);
        ShuffleState bad = new ShuffleState(
                Kind.FAIR,
                Step.DEALT,
                List.of(),
                List.of(),
                Map.of(1, tick, 2, tick, 3, tick),
                List.of(new ShuffleAlarm(ShuffleAlarm.Kind.DEAL, 2)),
                List.of());
        assertThat(note(Tables.ENGLISH, over, bad, 3).words()).startsWith("Shuffle alarm, round 2: the tiles");
    }

    @Test
    void seatsLeftOutAreNamedWhileTheRoundBegins() {
        assertThat(strip(BEGUN, dealtWithout(1))).isEqualTo("Dealt without Bo’s app.");
        assertThat(strip(BEGUN, dealtWithout(0))).isEqualTo("Dealt without your app.");
        assertThat(strip(BEGUN, dealtWithout(0, 2))).isEqualTo("Dealt without the apps of you and Mei.");
        assertThat(strip(ENDED, dealtWithout(1))).isEmpty();
        assertThat(strip(BEGUN, dealtWithout())).isEmpty();
        assertThat(note(Tables.ENGLISH, ENDED, dealtWithout(1)).words())
                .isEqualTo("Fair shuffle, checked: Mei’s app took part. Dealt without Bo’s app.");
    }

    @Test
    void whoIsWaitedForIsNamed() {
        ShuffleState waits =
                new ShuffleState(Kind.FAIR, Step.LINKS, List.of(2), List.of(), Map.of(), List.of(), List.of());
        assertThat(strip(ENDED, waits)).isEqualTo("Waiting for Mei to shuffle.");
        assertThat(SettlementModel.of(Tables.ENGLISH, ENDED.with(waits))
                        .orElseThrow()
                        .screen()
                        .next())
                .contains("Waiting for Mei to shuffle.");
        SessionState lobby = Tables.gathering("lai").with(waits);
        assertThat(ShuffleWords.of(Tables.ENGLISH, lobby, lobby.atTable().orElseThrow())
                        .lobby())
                .isEqualTo("Waiting for Mei to shuffle.");
    }

    @ParameterizedTest
    @EnumSource(ShuffleAlarm.Kind.class)
    void anAlarmNamesWhatContradictsAndIsExplained(ShuffleAlarm.Kind kind) {
        ShuffleAlarm alarm = new ShuffleAlarm(kind, 1, 2);
        for (Words each : Tables.LANGUAGES) {
            ShuffleWords words = words(each, ENDED, alarmed(List.of(alarm), List.of()));
            ShuffleNote note = Objects.requireNonNull(words.ofRound(1));
            assertThat(note.sort()).isEqualTo(ShuffleNote.Sort.ALARM);
            assertThat(note.more()).isEqualTo(each.get("shuffle.what"));
            assertThat(words.alarms()).containsExactly(note.words());
            assertThat(words.meanings())
                    .hasSize(3)
                    .allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("{"));
            assertThat(words.strip()).as("it was raised before").isEmpty();
        }
    }

    @Test
    void anAlarmStandsInTheStripUntilItIsRead() {
        ShuffleAlarm deal = new ShuffleAlarm(ShuffleAlarm.Kind.DEAL, 1);
        ShuffleState raised = alarmed(List.of(deal), List.of(new Raised(MATCH, deal)));
        TableModel table = TableModel.of(Tables.ENGLISH, BEGUN.with(raised)).orElseThrow();
        assertThat(table.screen().banner()).isNotNull().satisfies(banner -> {
            assertThat(banner.words().before())
                    .isEqualTo(
                            "Shuffle alarm, round 1: the tiles are not the ones that the apps’ random numbers produce.");
            assertThat(banner.ways()).containsExactly(new Way(WayKind.EXPLAIN, "What does this mean?"));
        });
        TableModel read =
                TableModel.of(Tables.ENGLISH, BEGUN.with(raised.since(1))).orElseThrow();
        assertThat(read.screen().banner()).isNull();
        assertThat(note(Tables.ENGLISH, ENDED, raised.since(1)).sort()).isEqualTo(ShuffleNote.Sort.ALARM);
    }

    @Test
    void anAlarmSaysWhichMatchAndWhomItIsAbout() {
        Raised earlier = new Raised("cd34", new ShuffleAlarm(ShuffleAlarm.Kind.UNKNOWN_ROUND, 5));
        Raised seat = new Raised(MATCH, new ShuffleAlarm(ShuffleAlarm.Kind.THIRD_TIME, 4, 2));
        Raised host = new Raised(MATCH, new ShuffleAlarm(ShuffleAlarm.Kind.LINK, 4));
        Raised none = new Raised(MATCH, new ShuffleAlarm(ShuffleAlarm.Kind.EPOCH, 0));
        assertThat(strip(BEGUN, alarmed(List.of(), List.of(earlier))))
                .isEqualTo("Shuffle alarm, round 5 of an earlier match: your app took part in this shuffle, but the"
                        + " host says it does not know the round.");
        assertThat(strip(BEGUN, alarmed(List.of(), List.of(earlier, seat))))
                .isEqualTo("Shuffle alarm, round 4: Mei’s app was left out a third time in one match.");
        assertThat(strip(BEGUN, alarmed(List.of(), List.of(host)))).contains("the random number of the host");
        assertThat(strip(BEGUN, alarmed(List.of(), List.of(none)))).startsWith("Shuffle alarm: the match moved");
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whatIsOffIsSaidToBeOff(Kind kind) {
        ShuffleState state = new ShuffleState(kind, Step.NONE, List.of(), List.of(), Map.of(), List.of(), List.of());
        ShuffleWords words = words(Tables.ENGLISH, ENDED, state);
        boolean told = kind == Kind.SEEDED || kind == Kind.GIVEN;
        assertThat(words.lobby().isEmpty()).isEqualTo(!told);
        assertThat(words.bar().isEmpty()).isEqualTo(!told);
        assertThat(words.ofRound(1) == null).isEqualTo(kind == Kind.UNKNOWN);
    }

    /** In practice, and wherever fewer than two people play, no screen differs from one that knows of no shuffle. */
    @Test
    void whoPlaysAloneReadsNothingOfShuffles() {
        List<ShuffleState> shuffles = samples();
        List<Words> languages = Tables.LANGUAGES;
        for (SessionState state : List.of(Tables.gathering("lai"), BEGUN, ENDED, OVER)) {
            int differing = 0;
            Map<String, List<Record>> withoutShuffle = new HashMap<>();
            for (int i = 0; i < shuffles.size(); i++) {
                ShuffleState shuffle = shuffles.get(i);
                Words words = languages.get(i % languages.size());
                Reveal reveal = Reveal.values()[i % Reveal.values().length];
                String how = words.locale() + " " + reveal;
                SessionState many = with(state, reveal);
                List<Record> usual = withoutShuffle.computeIfAbsent(how, none -> screens(words, unknown(many)));
                differing += screens(words, many.with(shuffle)).equals(usual) ? 0 : 1;
                for (int people = 0; people < 2; people++) {
                    SessionState few = withPeople(many, people);
                    assertThat(screens(words, few.with(shuffle)))
                            .as("%d people, %s", people, shuffle)
                            .isEqualTo(withoutShuffle.computeIfAbsent(
                                    how + " " + people, none -> screens(words, unknown(few))));
                    assertThat(words(words, few, shuffle).alarms()).isEmpty();
                }
            }
            assertThat(differing).as("samples that more people read").isGreaterThan(shuffles.size() / 2);
        }
    }

    private static List<ShuffleState> samples() {
        List<ShuffleState> all = new ArrayList<>();
        ShuffleAlarm alarm = new ShuffleAlarm(ShuffleAlarm.Kind.HAND, 1, 0);
        for (Kind kind : Kind.values()) {
            for (Step step : Step.values()) {
                for (Verdict verdict : Verdict.values()) {
                    RoundCheck check = new RoundCheck(verdict, List.of("Mei"), 2);
                    List<ShuffleAlarm> alarms = verdict == Verdict.WRONG ? List.of(alarm) : List.of();
                    all.add(new ShuffleState(
                            kind,
                            step,
                            List.of(2),
                            List.of(0),
                            Map.of(1, check),
                            alarms,
                            alarms.stream().map(each -> new Raised(MATCH, each)).toList()));
                }
            }
        }
        return all;
    }

    private static List<Record> screens(Words words, SessionState state) {
        Joining joining = new Joining(List.of(), HandOutState.NOT_OURS, PageState.NOT_OURS);
        return Stream.<Optional<? extends Record>>of(
                        LobbyModel.of(words, state).map(model -> model.screen(joining, "lai", "")),
                        TableModel.of(words, state).map(TableModel::screen),
                        TableModel.of(words, state).map(TableModel::farScreen),
                        SettlementModel.of(words, state).map(SettlementModel::screen))
                .<Record>flatMap(Optional::stream)
                .toList();
    }

    private static SessionState unknown(SessionState state) {
        return state.with(ShuffleState.UNKNOWN);
    }

    /** The same where only the first so many of its people play, and bots for the others. */
    private static SessionState withPeople(SessionState state, int people) {
        List<SeatState> seats = new ArrayList<>();
        int left = people;
        for (SeatState seat : state.atTable().orElseThrow().seats()) {
            boolean stays = seat.holder() != Holder.PERSON || left-- > 0;
            seats.add(
                    stays
                            ? seat
                            : new SeatState(
                                    seat.seat(),
                                    Holder.BOT,
                                    seat.name(),
                                    "steady",
                                    seat.ready(),
                                    seat.presence(),
                                    null,
                                    false,
                                    seat.colour(),
                                    "",
                                    "",
                                    false));
        }
        TableState table = state.atTable().orElseThrow();
        return state.withTable(table.with(table.people().with(seats)));
    }

    private static SessionState with(SessionState state, Reveal reveal) {
        TableState t = state.atTable().orElseThrow();
        return state.withTable(new TableState(
                t.number(),
                t.stage(),
                t.people(),
                t.rules(),
                new TableOptions(40, 5, 5, 60, reveal, true, true, false, 0, 0, "", true),
                new TableMatch(t.match(), t.rounds(), List.of()),
                t.round(),
                t.turn(),
                false));
    }

    private static String strip(SessionState state, ShuffleState shuffle) {
        return words(Tables.ENGLISH, state, shuffle).strip();
    }

    private static ShuffleNote note(Words words, SessionState state, ShuffleState shuffle) {
        return note(words, state, shuffle, 1);
    }

    private static ShuffleNote note(Words words, SessionState state, ShuffleState shuffle, int round) {
        return Objects.requireNonNull(words(words, state, shuffle).ofRound(round));
    }

    private static ShuffleWords words(Words words, SessionState state, ShuffleState shuffle) {
        return new ShuffleWords(words, state.atTable().orElseThrow(), shuffle);
    }

    private static ShuffleState checked(Verdict verdict, int debts, String... programs) {
        return Tables.shuffled(Map.of(1, new RoundCheck(verdict, List.of(programs), debts)));
    }

    private static ShuffleState dealtWithout(Integer... seats) {
        return new ShuffleState(
                Kind.FAIR,
                Step.DEALT,
                List.of(),
                Arrays.asList(seats),
                Map.of(1, new RoundCheck(Verdict.TICK, List.of("Mei"), 0)),
                List.of(),
                List.of());
    }

    private static ShuffleState alarmed(List<ShuffleAlarm> alarms, List<Raised> raised) {
        return new ShuffleState(
                Kind.FAIR,
                Step.DEALT,
                List.of(),
                List.of(),
                Map.of(1, new RoundCheck(Verdict.WRONG, List.of(), 0)),
                alarms,
                raised);
    }
}
