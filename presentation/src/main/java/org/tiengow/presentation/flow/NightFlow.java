package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.presentation.sheet.HandOverModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.NightWords;

/**
 * The choice of the host for the night at a table: offers this program as a host, hands the host over, takes over, and announces the new
 * host.
 */
final class NightFlow {
    /** Time to answer a takeover request; the requesting host waits equally long. */
    private static final Duration ASKING = Duration.ofSeconds(60);
    /** Delay before the offer to host is repeated after a refusal, long enough for the requesting host to notice the refusal. */
    private static final Duration DECLINED = Duration.ofSeconds(3);

    private final TableVisit visit;
    private final FlowCallbacks flowCallbacks;
    private final @Nullable EmbeddedHosts hosts;
    private final Wait untilLate;
    private final Wait untilAgain;
    private HandOverModel model;
    private boolean isOpen;
    private @Nullable HandoverRequest asked;
    private boolean unanswered;
    private boolean offered;
    private boolean moving;
    private OptionalInt heir = OptionalInt.empty();

    /**
     * Creates the flow for a table.
     *
     * @param hosts the hosts that this program could run; null if it cannot run any
     */
    NightFlow(TableVisit visit, FlowCallbacks flowCallbacks, @Nullable EmbeddedHosts hosts) {
        this.visit = visit;
        this.flowCallbacks = flowCallbacks;
        this.hosts = hosts;
        this.model = HandOverModel.begin(visit.words());
        this.untilLate = new Wait(visit.frontend(), ASKING, this::decline);
        this.untilAgain = new Wait(visit.frontend(), DECLINED, this::offerAgain);
    }

    /** Checks whether there is a host here and a candidate to hand it over to. */
    boolean isPossible() {
        return visit.host().isPresent() && HandOverModel.isPossible(visit.state());
    }

    /** Follows the session to a new state. */
    void heed(SessionState state) {
        if (!state.isIn()) {
            offered = false;
        } else {
            offerOnce(state);
        }
        state.succession().handover().to().ifPresent(seat -> heir = OptionalInt.of(seat));
        follow(state);
        HandoverRequest wish = state.succession().takeOver();
        if (wish != null && !wish.equals(asked)) {
            asked = wish;
            unanswered = true;
            untilLate.restart();
        }
    }

    /** Stops the timers when the table is left. */
    void stop() {
        untilLate.stop();
        untilAgain.stop();
    }

    /** Opens the sheet for handing the host over. */
    void open() {
        model = HandOverModel.begin(visit.words());
        isOpen = true;
        flowCallbacks.show();
    }

    /**
     * Reports that the handover of the host here has failed.
     *
     * @param why the suffix of the message key
     */
    void stays(String why) {
        String name = heir.isPresent() ? nameOf(heir.getAsInt()) : "";
        String sentence = visit.words().get("night.stays." + why, name);
        if (isOpen) {
            change(model.refused(sentence));
        } else {
            visit.tell(sentence);
        }
    }

    /** Returns the sheet for handing the host over; empty while it is closed. */
    Optional<ViewState.Over> handingOver() {
        return isOpen && visit.state().table() != null
                ? Optional.of(new ViewState.Asked(model.screen(visit.state(), visit::wordsOf)))
                : Optional.empty();
    }

    /** Returns the question whether to take over as host; empty unless an answer is due. */
    Optional<ViewState.Over> takingOver() {
        if (!unanswered) {
            return Optional.empty();
        }
        String key = visit.state()
                .atTable()
                .map(table -> visit.state().succession().handover().keys().getOrDefault(table.mySeat(), ""))
                .orElse("");
        return Optional.of(
                new ViewState.Asked(new QuestionWords(visit.words()).takeOver(visit.state(), visit.wordsOf(key))));
    }

    /** Performs an act of {@link HandOverModel}. */
    void answer(String act) {
        switch (act) {
            case HandOverModel.CLOSE -> close();
            case HandOverModel.GO, HandOverModel.KEEP -> handOver();
            default -> change(model.choose(act));
        }
    }

    private void handOver() {
        if (model.isBegun(visit.state())) {
            change(model.kept());
            visit.ask(visit.session().keepHost(), this::refused);
            return;
        }
        Optional<Integer> seat = model.chosen(visit.state());
        if (seat.isPresent()) {
            heir = OptionalInt.of(seat.get());
            boolean now = model.isNow();
            change(model.asked(seat.get()));
            visit.ask(visit.session().handOver(seat.get(), now), this::refused);
        }
    }

    private void close() {
        isOpen = false;
        flowCallbacks.changed();
    }

    /** Answers the takeover request with an act of {@link QuestionWords#takeOver}. */
    void answerTakeOver(String act) {
        if (act.equals(QuestionWords.YES)) {
            accept();
        } else {
            decline();
        }
    }

    private void accept() {
        HandoverRequest wish = asked;
        if (!unanswered || wish == null || hosts == null) {
            return;
        }
        answered();
        CompletableFuture<?> unused = hosts.inherit(wish, hostName())
                .whenComplete((host, failure) -> visit.frontend().later(() -> {
                    if (failure == null) {
                        moving = true;
                        heir = mySeat();
                        flowCallbacks.movedTo(host);
                    } else {
                        LoggerFactory.getLogger(NightFlow.class)
                                .warn("The night was not taken over: {}", failure.toString());
                        visit.tell(visit.words().get("night.untaken"));
                    }
                }));
    }

    /**
     * Refuses the takeover request by withdrawing the offer to host. The requesting host sees this and stops waiting. The offer is repeated
     * later, so that it may ask again.
     */
    private void decline() {
        answered();
        visit.ask(visit.session().offerHost(Optional.empty()), refusal -> {});
        untilAgain.restart();
    }

    private void answered() {
        untilLate.stop();
        unanswered = false;
        flowCallbacks.changed();
    }

    private void offerAgain() {
        offered = false;
        heed(visit.state());
    }

    private void refused(Answer.Refused refusal) {
        change(model.refused(HostWords.of(visit.words(), visit.state()).sentence(refusal)));
    }

    private void change(HandOverModel next) {
        model = next;
        flowCallbacks.show();
    }

    private String nameOf(int seat) {
        return visit.state()
                .atTable()
                .filter(table -> seat < table.seats().size())
                .map(table -> table.seats().get(seat).name())
                .orElse("");
    }

    /**
     * Offers this program as a host, once for each connection: the host forgets the offer when the connection ends. Creating the key may
     * take a second.
     */
    private void offerOnce(SessionState state) {
        boolean seated = state.atTable().filter(TableState::isSeated).isPresent();
        if (hosts == null || offered || !seated || visit.host().isPresent()) {
            return;
        }
        offered = true;
        CompletableFuture<Void> unused = hosts.offer(hostName())
                .thenAccept(
                        ready -> visit.frontend().later(() -> visit.session().offerHost(Optional.of(ready))));
    }

    /** Tracks a change of host, and announces the new host after the move. */
    private void follow(SessionState state) {
        FailoverQuestion gone = state.failoverQuestion();
        if (gone != null && gone.step() == FailoverQuestion.Step.SIGNED) {
            moving = true;
            heir = gone.heir();
        } else if (NightWords.isMoving(state.connection())) {
            moving = true;
            visit.handedOver();
            isOpen = false;
        } else if (moving && state.isIn() && state.table() != null) {
            moving = false;
            visit.tell(NightWords.of(visit.words(), state).arrived(heir));
            heir = OptionalInt.empty();
        }
    }

    private String hostName() {
        return new StartModel(visit.words()).hostName(visit.person().settings().name());
    }

    private OptionalInt mySeat() {
        return visit.state()
                .atTable()
                .map(table -> OptionalInt.of(table.mySeat()))
                .orElse(OptionalInt.empty());
    }
}
