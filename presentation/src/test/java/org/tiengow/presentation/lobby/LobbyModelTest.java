package org.tiengow.presentation.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.house.KeptRules;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.LobbyScreen.ChangeKind;
import org.tiengow.presentation.lobby.LobbyScreen.Seat;
import org.tiengow.presentation.lobby.LobbyScreen.SeatAct;
import org.tiengow.presentation.night.Seatings;
import org.tiengow.presentation.rules.RuleChoices;
import org.tiengow.presentation.rules.RulesPages;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.SeatPlates;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;

/** The lobby and the rules in words. */
class LobbyModelTest {
    private static final TableRules FRIDAY =
            TableRules.named("lai").with(Parameter.EIGHT_STACKS, 8).called("Friday", "Since the wedding.");

    private final LobbyScreen lobby = screen(Tables.ENGLISH, Tables.gathering("lai"));

    @Test
    void theReaderSitsNearestThenThePlayersInOrder() {
        assertThat(lobby.seats())
                .extracting(Seat::name, Seat::note)
                .containsExactly(
                        tuple("Kit (you)", "not ready yet"),
                        tuple("Bo", "steady bot"),
                        tuple("Mei", "ready"),
                        tuple("Free seat 4", "click to add a bot"));
    }

    @Test
    void noTwoSeatsSoundAlike() {
        assertThat(lobby.seats())
                .extracting(Seat::accessible)
                .contains("Free seat 4, click to add a bot")
                .doesNotHaveDuplicates();
    }

    @Test
    void startSaysWhatItWaitsFor() {
        assertThat(lobby.note()).isEqualTo("Waiting for the free seat to be filled.");
        assertThat(lobby.acts())
                .extracting(act -> act.words() + (act.main() ? " (main)" : "") + (act.enabled() ? "" : ": not now"))
                .containsExactly("Fill with bots", "I’m ready", "Start (main): not now");
        assertThat(screen(Tables.CHINESE, Tables.gathering("lai")).note()).isEqualTo("正在等空位坐滿。");
    }

    @Test
    void startNamesTogetherAllWhoAreNotReady() {
        SessionState gathering = Tables.gathering("lai");
        TableState table = gathering.atTable().orElseThrow();
        List<SeatState> seats = new ArrayList<>(table.seats());
        seats.set(
                1, new SeatState(1, Holder.PERSON, "Ana", "", false, Presence.HERE, null, false, null, "", "", false));
        SessionState hesitant = gathering.withTable(table.with(new TablePeople(0, true, seats, 0, List.of(), false)));
        assertThat(screen(Tables.ENGLISH, hesitant).note())
                .isEqualTo("Waiting for Ana to be ready, and for the free seat to be filled.");
        assertThat(screen(Tables.CHINESE, hesitant).note()).contains("Ana 準備好");
    }

    @Test
    void aTableThatStartsByItselfSaysSoToEverybody() {
        SessionState gathering = Tables.gathering("lai");
        TableState table = gathering.atTable().orElseThrow();
        for (boolean owner : new boolean[] {true, false}) {
            TablePeople people = new TablePeople(0, owner, table.seats(), 0, List.of(), true);
            assertThat(screen(Tables.ENGLISH, gathering.withTable(table.with(people)))
                            .note())
                    .isEqualTo("The match starts as soon as all seats are taken.");
        }
    }

    @Test
    @DisplayName("The owner and the guests read that the match starts by itself, once somebody who was seated is ready")
    void startsSoon() {
        SessionState gathering = Tables.gathering("lai");
        List<SeatState> seats = gathering.atTable().orElseThrow().seats();
        TablePause soon = new TablePause(false, List.of(), Deadline.after(0, 60_000));
        String sentence = "The match starts in 1:00, even if not everyone is ready.";
        SessionState guest = Tables.with(Seatings.seated(with(gathering, false, seats)), soon, seats);
        assertThat(screen(Tables.ENGLISH, guest).note()).isEqualTo("The match starts as soon as everyone is ready.");
        assertThat(screen(Tables.ENGLISH, guest).starts().at(0)).isEqualTo(sentence);
        SessionState owner = Tables.with(Seatings.seated(with(gathering, true, seats)), soon, seats);
        assertThat(screen(Tables.ENGLISH, owner).note()).isEqualTo("Waiting for the free seat to be filled.");
        assertThat(screen(Tables.ENGLISH, owner).starts().at(0)).isEqualTo(sentence);
        assertThat(screen(Tables.ENGLISH, gathering).starts().at(0)).isEmpty();
    }

    @Test
    void aGuestWhoIsSeatedByTheHostWaitsForAllToBeReady() {
        SessionState gathering = Tables.gathering("lai");
        TableState table = gathering.atTable().orElseThrow();
        SessionState guest =
                gathering.withTable(table.with(new TablePeople(0, false, table.seats(), 0, List.of(), false)));
        assertThat(screen(Tables.ENGLISH, guest).note()).isEqualTo("The table owner starts the match.");
        assertThat(screen(Tables.ENGLISH, Seatings.owned(Seatings.free(guest), "Mei"))
                        .note())
                .isEqualTo("Mei starts the match.");
        assertThat(screen(Tables.CHINESE, Seatings.owned(Seatings.free(guest), "Mei"))
                        .rules()
                        .note())
                .isEqualTo("Mei 才可以改規則。");
        assertThat(screen(Tables.ENGLISH, Seatings.seated(guest)).note())
                .isEqualTo("The match starts as soon as everyone is ready.");
        assertThat(screen(Tables.ENGLISH, Seatings.tables(guest)).note())
                .as("the seats are not given yet")
                .isEqualTo("The table owner seats everyone. You go to your table automatically.");
    }

    @Test
    void readyIsTheMainButtonUnlessPeopleAreSeatedAnew() {
        SessionState gathering = Tables.gathering("lai");
        SessionState guest =
                with(gathering, false, gathering.atTable().orElseThrow().seats());
        assertThat(mainButtons(Seatings.few(guest))).containsExactly("I’m ready");
        assertThat(mainButtons(Seatings.turns(guest))).isEmpty();
        assertThat(mainButtons(Seatings.tables(guest))).isEmpty();
    }

    private static List<String> mainButtons(SessionState state) {
        return screen(Tables.ENGLISH, state).acts().stream()
                .filter(LobbyScreen.Act::main)
                .map(LobbyScreen.Act::words)
                .toList();
    }

    @Test
    void theOwnerMayDoThisWithASeat() {
        assertThat(acts(1))
                .containsExactly(
                        "Make it a random bot",
                        "Remove the bot",
                        "Swap with you",
                        "Swap with Mei",
                        "Swap with free seat 4");
        assertThat(acts(2)).endsWith("Remove Mei…").doesNotContain("Ban Mei for tonight");
        assertThat(acts(3))
                .containsExactly("Sit here", "Add a random bot", "Add a steady bot", "Swap with Bo", "Swap with Mei");
    }

    @Test
    @DisplayName("Whoever starts the match need not say before that they are ready")
    void startIsReady() {
        SessionState gathering = Tables.gathering("lai");
        List<SeatState> seats =
                new ArrayList<>(gathering.atTable().orElseThrow().seats());
        seats.set(
                3, new SeatState(3, Holder.BOT, "Pine", "easy", true, Presence.HERE, null, false, null, "", "", false));
        LobbyScreen full = screen(Tables.ENGLISH, with(gathering, true, seats));
        assertThat(full.seats().get(0).ready()).isFalse();
        assertThat(full.note()).isEqualTo("Everyone is here and ready.");
        assertThat(mains(full)).containsExactly("Start");
        assertThat(mains(screen(Tables.ENGLISH, with(gathering, false, seats)))).containsExactly("I’m ready");
    }

    @Test
    @DisplayName(
            "A spectator is offered a free seat, or where people are seated the next match unless they wish for it already")
    void wayToASeat() {
        SessionState gathering = Tables.gathering("lai");
        assertThat(mains(screen(Tables.ENGLISH, watching(gathering)))).containsExactly("Take a seat");
        SessionState turns = Seatings.turns(gathering);
        assertThat(mains(screen(Tables.ENGLISH, watching(turns)))).isEmpty();
        assertThat(mains(screen(Tables.ENGLISH, watching(Seatings.onlyWatching(turns)))))
                .containsExactly("Play the next match");
    }

    private static List<String> mains(LobbyScreen screen) {
        return screen.acts().stream()
                .filter(LobbyScreen.Act::main)
                .map(LobbyScreen.Act::words)
                .toList();
    }

    private static SessionState watching(SessionState state) {
        TableState table = state.atTable().orElseThrow();
        return state.withTable(table.with(new TablePeople(-1, false, table.seats(), 1, List.of("Kit"), false)));
    }

    @Test
    @DisplayName("Each level of bots says in a few words how it plays, and so does the rule set in force")
    void explained() {
        assertThat(lobby.seats().get(3).acts())
                .filteredOn(act -> act.kind() == LobbyScreen.SeatActKind.ADD_BOT)
                .extracting(SeatAct::note)
                .containsExactly("plays any legal tiles", "plays with common sense");
        assertThat(lobby.rules().changes())
                .extracting(LobbyScreen.Change::about)
                .containsExactly(
                        lobby.rules().about(),
                        "",
                        "",
                        "Works only with no limit on the time per turn.",
                        "plays with common sense");
    }

    @Test
    void noTwoActsOfASeatReadAlike() {
        SessionState gathering = Tables.gathering("lai");
        List<SeatState> seats =
                new ArrayList<>(gathering.atTable().orElseThrow().seats());
        seats.set(1, new SeatState(1, Holder.FREE, "", "", false, Presence.NOBODY, null, false, null, "", "", false));
        LobbyScreen two = screen(Tables.ENGLISH, with(gathering, true, seats));
        assertThat(two.seats())
                .allSatisfy(seat ->
                        assertThat(seat.acts()).extracting(SeatAct::words).doesNotHaveDuplicates());
        assertThat(two.seats().get(2).acts())
                .extracting(SeatAct::words)
                .contains("Swap with free seat 2", "Swap with free seat 4");
    }

    @Test
    @DisplayName(
            "The table owner is offered the rule set, the rounds, the time per turn, taking back and the level of the bots")
    void changes() {
        assertThat(lobby.rules().changes())
                .extracting(LobbyScreen.Change::kind, LobbyScreen.Change::label, LobbyScreen.Change::value)
                .containsExactly(
                        tuple(ChangeKind.RULE_SET, "Rule set", "lai"),
                        tuple(ChangeKind.ROUNDS, "Match", "8"),
                        tuple(ChangeKind.TURN_TIME, "Time per turn", "40"),
                        tuple(ChangeKind.TAKE_BACK, "Take back", "true"),
                        tuple(ChangeKind.BOTS, "Bots’ level", "steady"));
        assertThat(lobby.rules().changes())
                .allSatisfy(change -> assertThat(change.values())
                        .extracting(Option::value)
                        .contains(change.value())
                        .doesNotHaveDuplicates());
        SessionState gathering = Tables.gathering("lai");
        List<SeatState> seats = gathering.atTable().orElseThrow().seats();
        assertThat(screen(Tables.ENGLISH, with(gathering, false, seats)).rules().changes())
                .as("a guest")
                .isEmpty();
    }

    @Test
    void onlyAnOfferedChangeIsOffered() {
        LobbyModel model =
                LobbyModel.of(Tables.ENGLISH, Tables.gathering("lai")).orElseThrow();
        assertThat(model.offers(ChangeKind.ROUNDS, "16")).isTrue();
        assertThat(model.offers(ChangeKind.ROUNDS, "8")).as("already so").isFalse();
        assertThat(model.offers(ChangeKind.ROUNDS, "17")).isFalse();
        assertThat(model.offers(ChangeKind.RULE_SET, "16")).isFalse();
        assertThat(model.offers(ChangeKind.TAKE_BACK, "false")).isTrue();
        assertThat(model.offers(ChangeKind.TAKE_BACK, "16")).isFalse();
        assertThat(model.offers(ChangeKind.BOTS, "random")).isTrue();
        assertThat(model.offers(ChangeKind.BOTS, "")).isFalse();
    }

    @Test
    void botsOfSeveralLevelsAndNoBots() {
        SessionState gathering = Tables.gathering("lai");
        List<SeatState> seats =
                new ArrayList<>(gathering.atTable().orElseThrow().seats());
        seats.set(
                3,
                new SeatState(3, Holder.BOT, "Pine", "random", true, Presence.HERE, null, false, null, "", "", false));
        LobbyScreen.Change mixed = screen(Tables.ENGLISH, with(gathering, true, seats))
                .rules()
                .changes()
                .get(4);
        assertThat(mixed.value()).isEmpty();
        assertThat(mixed.values()).extracting(Option::words).containsExactly("different levels", "random", "steady");
        seats.replaceAll(seat -> seat.holder() == Holder.BOT
                ? new SeatState(
                        seat.seat(), Holder.FREE, "", "", false, Presence.NOBODY, null, false, null, "", "", false)
                : seat);
        assertThat(screen(Tables.ENGLISH, with(gathering, true, seats)).rules().changes())
                .extracting(LobbyScreen.Change::kind)
                .doesNotContain(ChangeKind.BOTS);
    }

    @Test
    void theArticleFitsEachLevelOfBots() {
        assertThat(List.of("random", "easy", "steady", "strong", "master", "expert"))
                .extracting(level -> Tables.ENGLISH.get("lobby.addBot.level", SeatPlates.aLevel(Tables.ENGLISH, level)))
                .containsExactly(
                        "Add a random bot",
                        "Add an easy bot",
                        "Add a steady bot",
                        "Add a strong bot",
                        "Add a master bot",
                        "Add one expert bot");
        assertThat(Tables.CHINESE.get("lobby.changeLevel", SeatPlates.aLevel(Tables.CHINESE, "easy")))
                .isEqualTo("換成入門電腦");
    }

    @Test
    void lostSeatShowsTimeLeftAndItsSubstitute() {
        assertThat(lobby.rules().graces()).extracting(Option::words).contains("60 seconds", "0 seconds");
        assertThat(lobby.rules().standIns())
                .extracting(Option::words)
                .containsExactly("the host’s default", "random", "steady");
        assertThat(lobby.rules().standIns()).extracting(Option::value).containsExactly("", "random", "steady");
    }

    @Test
    void aColourThatSomebodyHasSaysWho() {
        assertThat(lobby.colours())
                .extracting(colour -> colour.words() + (colour.mine() ? " (mine)" : "") + (colour.free() ? "" : " -"))
                .containsExactly(
                        "Amber (mine)", "Blue", "Violet", "Green", "Teal", "Rose: Mei has it -", "Sand", "Slate");
        assertThat(lobby.seats()).extracting(Seat::colour).startsWith(0, 1, 5);
    }

    @Test
    void whoWatchesAndTheWayToTheNight() {
        assertThat(lobby.watching()).isEqualTo("Watching: Ana and 阿明");
        assertThat(lobby.night()).isEmpty();
        assertThat(screen(Tables.ENGLISH, Tables.night(Tables.gathering("lai"))).night())
                .isEqualTo("Tonight: 8 matches");
    }

    @Test
    @DisplayName("The owner’s window tells how a phone joins, and lets it no longer; a guest’s has nothing of it")
    void phones() {
        assertThat(lobby.phones().offered()).isFalse();
        LobbyScreen.Phones open = phones(
                new PageState(PageState.Stage.ON, "http://192.168.1.20:47914/", "http://192.168.1.20:47914/#k=abc"));
        assertThat(open.act()).isEqualTo("Stop");
        assertThat(open.address()).isEqualTo("192.168.1.20:47914");
        assertThat(open.link()).isEqualTo("http://192.168.1.20:47914/#k=abc");
        assertThat(open.spoken()).isEqualTo("QR code with the address 192.168.1.20:47914");
        LobbyScreen.Phones closed = phones(PageState.of(PageState.Stage.OFF));
        assertThat(closed.offered()).isTrue();
        assertThat(closed.act()).isEqualTo("Let phones join");
        assertThat(closed.link() + closed.network()).isEmpty();
        assertThat(phones(PageState.of(PageState.Stage.FAILED)).what()).isEqualTo("Could not open a port for phones.");
    }

    private static LobbyScreen.Phones phones(PageState state) {
        return LobbyModel.of(Tables.ENGLISH, Tables.gathering("lai"))
                .orElseThrow()
                .screen(new Joining(List.of(), HandOutState.NOT_OURS, state), RuleSets.DEFAULT_ID, "")
                .phones();
    }

    @Test
    void theProgramIsHandedOutByTheOwnersWindowAlone() {
        assertThat(lobby.handOut().offered()).isFalse();
        LobbyScreen on = LobbyModel.of(Tables.ENGLISH, Tables.gathering("lai"))
                .orElseThrow()
                .screen(
                        new Joining(
                                List.of("192.168.1.20:47913", "10.0.0.7:47913"),
                                new HandOutState(HandOutState.Stage.ON, "http://192.168.1.20:47914/"),
                                PageState.NOT_OURS),
                        RuleSets.DEFAULT_ID,
                        "");
        assertThat(on.handOut().act()).isEqualTo("Stop");
        assertThat(on.handOut().address()).isEqualTo("http://192.168.1.20:47914/");
        assertThat(on.invite()).isEqualTo("Join code BBV-PVB");
        assertThat(lobby.invite()).isEmpty();
        assertThat(LobbyModel.whyNoHandOut(Tables.ENGLISH, new HandOutState(HandOutState.Stage.NO_FILE, "")))
                .startsWith("Only the app’s single file");
    }

    @Test
    void whatDiffersFromPagat() {
        assertThat(lobby.rules().differsTitle()).isEqualTo("Differences from Standard (Pagat)");
        assertThat(lobby.rules().differences())
                .extracting(each -> each.title() + ": " + each.there() + " / " + each.here())
                .containsExactly(
                        "Banker’s rate: ×2 / ×(rounds as banker + 1)",
                        "Quartet bonus goes to: whoever wins the trick with it / whoever shows it",
                        "Bonus for the last trick’s set: paid / not paid",
                        "Last trick won with a quartet: ×2 / ×4",
                        "All eight stacks: ×2 / ×4",
                        "Big Six captures Little Three: ×1 / ×4");
    }

    @Test
    void houseRulesAreOfferedToTheOwnerAlone() {
        List<KeptRules> house = List.of(new KeptRules("7", FRIDAY), new KeptRules("8", FRIDAY.called("friday", "")));
        LobbyScreen.Rules owners = rules(true, TableRules.named("lai"), house);
        LobbyScreen.Rules guests = rules(false, TableRules.named("lai"), house);

        assertThat(owners.sets().stream().map(Option::words))
                .startsWith("Friday · your rules, based on Lai", "friday (2) · your rules, based on Lai")
                .hasSize(RuleSets.ids().size() + 2);
        assertThat(owners.changes().get(0).values()).isEqualTo(owners.sets());
        assertThat(owners.chosen()).isEqualTo("lai");
        assertThat(rules(true, FRIDAY.with(Parameter.ROUNDS, 4), house).chosen())
                .isEqualTo("house:7");
        assertThat(guests.sets()).hasSize(RuleSets.ids().size());
    }

    @Test
    void guestsReadTheNameAndWhatDiffersFromTheBase() {
        LobbyScreen.Rules rules = rules(false, FRIDAY, List.of());

        assertThat(rules.title()).isEqualTo("Rules: Friday");
        assertThat(rules.about()).isEqualTo("Based on Lai. Since the wedding.");
        assertThat(rules.comparedWith()).isEqualTo("lai");
        assertThat(rules.differences()).extracting(RulesWords.Difference::here).containsExactly("×8");
        assertThat(rules.chosen()).isEqualTo(RuleChoices.PRESENT);
        assertThat(rules.sets().get(0).words()).isEqualTo("Friday");
    }

    @Test
    void rulesChangedByHandLoseTheirName() {
        LobbyScreen.Rules rules = rules(true, FRIDAY.with(Parameter.MUST_BEAT, true), List.of());

        assertThat(rules.title()).isEqualTo("Rules: Lai, changed");
        assertThat(rules.chosen()).isEqualTo(RuleChoices.PRESENT);
    }

    private static LobbyScreen.Rules rules(boolean owner, TableRules rules, List<KeptRules> house) {
        SessionState gathering = Tables.gathering("lai");
        TableState table = gathering.atTable().orElseThrow();
        TablePeople people = new TablePeople(0, owner, table.seats(), 0, List.of(), false);
        TableState changed = new TableState(
                table.number(),
                table.stage(),
                people,
                rules,
                table.options(),
                table.played(),
                table.round(),
                table.turn(),
                table.unkept());
        return LobbyModel.of(Tables.ENGLISH, gathering.withTable(changed), house)
                .orElseThrow()
                .screen(Joining.ELSEWHERE, "", "")
                .rules();
    }

    @Test
    void theRulesOfEverySetReadWhole() {
        for (Language language : Language.all()) {
            for (String id : RuleSets.ids()) {
                List<RulesPages.Section> pages = new RulesPages(Words.of(language.locale())).of(RuleSets.get(id));
                assertThat(pages).extracting(RulesPages.Section::number).contains(1, 2, 3, 4, 6);
                assertThat(pages)
                        .flatExtracting(RulesPages.Section::paragraphs)
                        .isNotEmpty()
                        .allSatisfy(paragraph ->
                                assertThat(paragraph.text()).isNotBlank().doesNotContain("{", "  "));
            }
        }
    }

    @Test
    void whatDoesNotHappenIsNotOnThePages() {
        assertThat(numbers("ming")).contains("6.1").doesNotContain("5.1", "4.11", "4.5");
        assertThat(numbers("pagat-hk")).contains("5.1", "4.11", "5.6", "5.7").doesNotContain("6.1");
    }

    private static List<String> numbers(String id) {
        return new RulesPages(Tables.ENGLISH)
                .of(RuleSets.get(id)).stream()
                        .flatMap(section -> section.paragraphs().stream())
                        .map(RulesPages.Paragraph::number)
                        .toList();
    }

    private static SessionState with(SessionState gathering, boolean owned, List<SeatState> seats) {
        TableState table = gathering.atTable().orElseThrow();
        return gathering.withTable(table.with(new TablePeople(0, owned, seats, 0, List.of(), false)));
    }

    private List<String> acts(int seat) {
        return lobby.seats().get(seat).acts().stream().map(SeatAct::words).toList();
    }

    private static LobbyScreen screen(Words words, SessionState state) {
        return LobbyModel.of(words, state).orElseThrow().screen(Joining.ELSEWHERE, RuleSets.DEFAULT_ID, "");
    }
}
