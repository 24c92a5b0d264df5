package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatAsked;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.validation.Token;
import org.tiengow.host.table.options.TableOption;

@DisplayName("Somebody who has lost the token of a seat")
class LostTokenTest {
    private static final int KITS = 1;

    private final List<GameSession> sessions = new ArrayList<>();
    private Host host;
    private GameSession mei;
    private GameSession kit;

    @BeforeEach
    void aTableWithTwoPeople() throws IOException {
        host = Host.start(HostSettings.practice("Test")
                .with(TablePlan.oneTable().with(TableOption.with(TableOption.defaults(), "pace=0"))));
        mei = enter("Mei", Token.NONE, Token.of(HexFormat.of().parseHex(host.ownerToken())));
        mei.sit(0, OptionalInt.of(0)).join();
        kit = enter("Kit", Token.NONE, Token.NONE);
        kit.sit(0, OptionalInt.of(KITS)).join();
    }

    @AfterEach
    void close() {
        sessions.forEach(GameSession::close);
        host.close();
    }

    @Test
    @DisplayName("has it again when the owner says so, with a fresh token; the old one is void")
    void isLetIn() {
        play();
        Token old = kit.state().self().seatToken();
        kitIsLost();
        GameSession again = enter("Kit", Token.NONE, Token.NONE);
        CompletableFuture<Answer> answer = again.askForSeat(0, KITS);
        SeatAsked asked = wish();
        assertThat(asked.holder()).isEqualTo("Kit");
        assertThat(asked.throughPage()).isTrue();
        assertThat(reason(again.askForSeat(0, KITS).join())).isEqualTo(RefusalReason.SEAT_ASKED_FOR);
        assertThat(answer).isNotDone();

        assertThat(mei.answerWish(asked.number(), true).join().isGranted()).isTrue();

        assertThat(answer.join().isGranted()).isTrue();
        await().until(() -> seatOf(again.state()) == KITS);
        assertThat(again.state().self().name()).isEqualTo("Kit");
        assertThat(again.state().self().seatToken()).isNotEqualTo(old);
        await().until(() -> kits().presence() == Presence.HERE);
        assertThat(mei.state().host().wishes()).isEmpty();
        GameSession late = open("Kit", old, Token.NONE);
        await().until(() -> late.state().connection().problem() != null);
        assertThat(late.state().connection().problem().refusal().reason()).isEqualTo(RefusalReason.UNKNOWN_TOKEN);
    }

    @Test
    @DisplayName("does not get it when the owner says no, and may ask again")
    void isRefused() {
        play();
        kitIsLost();
        GameSession eve = enter("Eve", Token.NONE, Token.NONE);
        CompletableFuture<Answer> answer = eve.askForSeat(0, KITS);
        SeatAsked asked = wish();
        assertThat(reason(eve.askForSeat(0, KITS).join())).isEqualTo(RefusalReason.SEAT_ASKED_FOR);
        assertThat(reason(eve.answerWish(asked.number(), true).join())).isEqualTo(RefusalReason.NOT_THE_OWNER);
        assertThat(mei.answerWish(asked.number(), false).join().isGranted()).isTrue();
        assertThat(reason(answer.join())).isEqualTo(RefusalReason.SEAT_NOT_GIVEN);
        assertThat(reason(mei.answerWish(asked.number(), true).join())).isEqualTo(RefusalReason.NO_SUCH_WISH);
        assertThat(kits().presence()).isEqualTo(Presence.LOST);
        eve.askForSeat(0, KITS);
        assertThat(wish().number()).isNotEqualTo(asked.number());
    }

    @Test
    @DisplayName("asks in vain for the seat of somebody who is there, a free one, a bot's, or none")
    void isNotLost() {
        mei.addBot(OptionalInt.of(2), "random").join();
        GameSession eve = enter("Eve", Token.NONE, Token.NONE);
        for (int seat : new int[] {KITS, 2, 3, 7}) {
            assertThat(reason(eve.askForSeat(0, seat).join())).isEqualTo(RefusalReason.SEAT_NOT_LOST);
        }
        assertThat(reason(eve.askForSeat(5, 0).join())).isEqualTo(RefusalReason.NO_SUCH_TABLE);
        assertThat(reason(kit.askForSeat(0, 0).join())).isEqualTo(RefusalReason.AT_A_TABLE);
    }

    @Test
    @DisplayName("does not get it when its person comes back first")
    void comesBackFirst() {
        play();
        Token old = kit.state().self().seatToken();
        kitIsLost();
        GameSession eve = enter("Eve", Token.NONE, Token.NONE);
        CompletableFuture<Answer> answer = eve.askForSeat(0, KITS);
        wish();
        GameSession back = enter("Kit", old, Token.NONE);
        assertThat(reason(answer.join())).isEqualTo(RefusalReason.SEAT_NOT_LOST);
        await().until(() -> seatOf(back.state()) == KITS);
        await().until(() -> mei.state().host().wishes().isEmpty());
    }

    @Test
    @DisplayName("is told at once when the owner is not there")
    void ownerIsAway() {
        play();
        kitIsLost();
        mei.close();
        GameSession eve = enter("Eve", Token.NONE, Token.NONE);
        await().until(() -> reason(eve.askForSeat(0, KITS).join()) == RefusalReason.OWNER_NOT_HERE);
    }

    private void play() {
        mei.addBot(OptionalInt.empty(), "random").join();
        mei.ready(true).join();
        kit.ready(true).join();
        mei.start().join();
    }

    private void kitIsLost() {
        kit.close();
        await().until(() -> kits().presence() == Presence.LOST);
    }

    private SeatState kits() {
        return mei.state().atTable().orElseThrow().seats().get(KITS);
    }

    private SeatAsked wish() {
        await().until(() -> !mei.state().host().wishes().isEmpty());
        return mei.state().host().wishes().get(0);
    }

    private static int seatOf(SessionState state) {
        return state.isIn() ? state.atTable().map(TableState::mySeat).orElse(-1) : -1;
    }

    private static RefusalReason reason(Answer answer) {
        return answer instanceof Answer.Refused refused ? refused.reason() : RefusalReason.UNSPECIFIED;
    }

    private GameSession enter(String name, Token seat, Token owner) {
        GameSession session = open(name, seat, owner);
        await().until(() -> session.state().isIn());
        return session;
    }

    private GameSession open(String name, Token seat, Token owner) {
        JoinTarget way = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                .withSeatToken(seat)
                .withOwnerToken(owner);
        GameSession session = new Connector(KnownHosts.NONE)
                .returning(ReconnectPolicy.patiently(HostLocator.WHERE_IT_WAS, KeptSeats.NONE))
                .open(owner.isNone() ? way.throughAPage() : way);
        sessions.add(session);
        return session;
    }
}
