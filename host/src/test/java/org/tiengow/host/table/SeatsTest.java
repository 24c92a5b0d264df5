package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.seats.TokenHash;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage.MessageCase;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatInfo;

@DisplayName("Seats are taken, kept, given up and taken over")
class SeatsTest {
    private final TestHouse house = TestHouse.pagat(3);
    private final RecordingParticipant owner = TestHouse.owner("Mei");
    private final RecordingParticipant late = TestHouse.person("Lam");

    private static Say said(String text) {
        return Say.newBuilder().setText(text).setPhraseValue(99).build();
    }

    private SeatInfo seat(int number) {
        return owner.update().getSeats(number);
    }

    @Test
    @DisplayName("one seat a guest, one guest a seat")
    void taken() {
        assertGranted(house.sit(owner, 2));
        assertThat(assertRefused(house.sit(late, 2), RefusalReason.REFUSAL_REASON_SEAT_TAKEN)
                        .getSeat())
                .isEqualTo(2);
        assertRefused(house.sit(late, 4), RefusalReason.REFUSAL_REASON_NO_SUCH_SEAT);
        assertRefused(house.sit(late, -2), RefusalReason.REFUSAL_REASON_NO_SUCH_SEAT);
        assertGranted(house.sit(late));
        assertThat(late.update().getYourSeat()).isEqualTo(0);
        assertRefused(house.sit(TestHouse.spectator("TV")), RefusalReason.REFUSAL_REASON_SPECTATORS_ONLY_WATCH);
    }

    @Test
    @DisplayName("a bot's seat is a person's at once before the match")
    void relieveBeforeTheStart() {
        house.sit(owner);
        house.table().addBot(OptionalInt.empty(), "steady");
        RecordingParticipant bot = house.botComes();

        assertGranted(house.sit(late, 3));

        assertThat(late.update().getYourSeat()).isEqualTo(3);
        assertThat(seat(3).getName()).isEqualTo("Lam");
        assertThat(bot.received(MessageCase.LEFT_TABLE)).hasSize(1);
        assertThat(bot.standing()).isEqualTo(Standing.AWAY);
        assertThat(house.dismissed()).containsExactly(house.calls().get(2).token());
        assertRefused(house.sit(TestHouse.bot("B"), 2), RefusalReason.REFUSAL_REASON_SEAT_TAKEN);
    }

    @Test
    @DisplayName("somebody who comes late watches, and takes a bot's seat when its next decision opens")
    void comeLate() {
        List<RecordingParticipant> bots = house.against(owner);

        Reply answer = house.sit(late, 1);
        assertGranted(answer);
        assertThat(late.standing()).isEqualTo(Standing.WATCHING);
        assertThat(late.update().getYourSeat()).isEqualTo(-1);
        assertThat(late.update().getView().getHand()).isZero();
        assertThat(late.update().getEventsList()).isEmpty();
        assertThat(bots.get(0).standing()).isEqualTo(Standing.SEATED);
        assertThat(seat(1).getHolder()).isEqualTo(Holder.HOLDER_BOT);
        assertThat(seat(1).getNext()).isEqualTo("Lam");

        house.play(owner, 0);
        house.pass(800);

        assertThat(late.standing()).isEqualTo(Standing.SEATED);
        assertThat(late.update().getYourSeat()).isEqualTo(1);
        assertThat(late.mustDecide()).isTrue();
        assertThat(bots.get(0).mustDecide()).isFalse();
        assertThat(bots.get(0).received(MessageCase.LEFT_TABLE)).hasSize(1);
        assertThat(seat(1).getHolder()).isEqualTo(Holder.HOLDER_PERSON);
        assertThat(seat(1).getNext()).isEmpty();
        ByteString token = answer.toMessage(1).getGranted().getSeatToken();
        assertThat(house.table().nameFor(token)).contains("Lam");
    }

    @Test
    @DisplayName("whoever leaves a match is replaced by a bot at once, which decides what was open")
    void leave() {
        house.against(owner);
        assertThat(owner.mustDecide()).isTrue();
        house.told(house.table().watch(late));

        assertGranted(house.told(house.table().leave(owner)));

        assertThat(owner.standing()).isEqualTo(Standing.AWAY);
        assertThat(owner.received(MessageCase.LEFT_TABLE)).hasSize(1);
        assertThat(late.update().getSeats(0).getHolder()).isEqualTo(Holder.HOLDER_BOT);
        assertThat(house.calls()).hasSize(4);
        RecordingParticipant bot = house.botComes();
        house.pass(800);
        assertThat(bot.mustDecide()).isTrue();
        assertRefused(house.table().leave(owner), RefusalReason.REFUSAL_REASON_NOT_AT_A_TABLE);
    }

    @Test
    @DisplayName("whoever leaves before the match leaves a free seat")
    void leaveBeforeTheStart() {
        house.sit(owner);
        house.sit(late);
        house.told(house.table().leave(late));
        assertThat(seat(1).getHolder()).isEqualTo(Holder.HOLDER_FREE);
        assertThat(seat(1).getName()).isEmpty();
    }

    @Test
    @DisplayName("a lost person comes back into the open decision with the token of the seat")
    void lostAndBack() {
        house.told(house.table().watch(late));
        ByteString token = house.sit(owner).toMessage(0).getGranted().getSeatToken();
        house.table().addBot(OptionalInt.empty(), "");
        house.told(house.table().start(owner, house.now()));
        long decision = owner.decision().getNumber();

        house.table().lost(owner, house.now());
        house.run();
        SeatInfo lost = late.update().getSeats(0);
        assertThat(lost.getPresence()).isEqualTo(Presence.PRESENCE_LOST);
        assertThat(lost.getGraceMillis()).isEqualTo(60_000);
        assertThat(lost.getName()).isEqualTo("Mei");
        house.pass(59_000);

        RecordingParticipant again = TestHouse.owner("Mei");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(again.decision().getNumber()).isEqualTo(decision);
        assertThat(again.update().getView().getHand()).isNotZero();
        assertThat(late.update().getSeats(0).getPresence()).isEqualTo(Presence.PRESENCE_HERE);
        assertGranted(house.play(again, 0));
    }

    @Test
    @DisplayName("after the grace time a bot plays for the lost person, who gets the seat back at its next decision")
    void standIn() {
        house.told(house.table().watch(late));
        ByteString token = house.sit(owner).toMessage(0).getGranted().getSeatToken();
        house.table().addBot(OptionalInt.empty(), "");
        List<TestHouse.Call> calls = List.copyOf(house.calls());
        List<RecordingParticipant> bots =
                calls.stream().map(call -> TestHouse.bot(call.name())).toList();
        for (int i = 0; i < bots.size(); i++) {
            house.told(house.table().comeBack(bots.get(i), calls.get(i).token()));
        }
        house.told(house.table().start(owner, house.now()));
        house.table().lost(owner, house.now());
        house.pass(60_000);

        SeatInfo kept = late.update().getSeats(0);
        assertThat(kept.getHolder()).isEqualTo(Holder.HOLDER_PERSON);
        assertThat(kept.getName()).isEqualTo("Mei");
        assertThat(kept.getBotPlays()).isTrue();
        RecordingParticipant standIn = house.botComes();
        assertThat(standIn.mustDecide()).isTrue();

        RecordingParticipant again = TestHouse.owner("Mei");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(again.standing()).isEqualTo(Standing.WATCHING);
        assertThat(again.update().getView().getHand()).isZero();
        assertGranted(house.play(standIn, 0));
        for (int plays = 0; plays < 8 && again.standing() != Standing.SEATED; plays++) {
            house.pass(800);
            bots.stream()
                    .filter(RecordingParticipant::mustDecide)
                    .findFirst()
                    .ifPresent(bot -> assertGranted(house.play(bot, 0)));
        }

        assertThat(again.standing()).isEqualTo(Standing.SEATED);
        assertThat(again.mustDecide()).isTrue();
        assertThat(again.update().getSeats(0).getBotPlays()).isFalse();
        assertThat(standIn.standing()).isEqualTo(Standing.AWAY);
        assertThat(house.dismissed()).contains(house.calls().get(3).token());
    }

    @Test
    @DisplayName("the owner removes somebody, before the match and during it")
    void kick() {
        house.sit(late);
        house.sit(owner);
        assertRefused(house.table().kick(owner, 2, false), RefusalReason.REFUSAL_REASON_NO_SUCH_SEAT);

        assertGranted(house.told(house.table().kick(owner, 0, false)));

        assertThat(late.standing()).isEqualTo(Standing.AWAY);
        assertThat(late.received(MessageCase.LEFT_TABLE).get(0).getLeftTable().getKicked())
                .isTrue();
        assertThat(seat(0).getHolder()).isEqualTo(Holder.HOLDER_FREE);

        house.sit(late, 0);
        house.told(house.table().setReady(late, true));
        house.table().addBot(OptionalInt.empty(), "");
        assertGranted(house.told(house.table().start(owner, house.now())));
        assertGranted(house.told(house.table().kick(owner, 0, false)));
        assertThat(seat(0).getHolder()).isEqualTo(Holder.HOLDER_BOT);
        assertThat(house.calls()).hasSize(3);
    }

    @Test
    @DisplayName("the owner bars a person, here or lost, and none of the table's own bots")
    void bar() {
        house.sit(late);
        house.sit(owner);
        assertGranted(house.told(house.table().kick(owner, 0, true)));
        assertThat(owner.barred()).containsExactly("Lam here");
        house.sit(late, 0);
        house.table().setReady(late, true);
        house.table().addBot(OptionalInt.empty(), "");
        house.told(house.table().start(owner, house.now()));
        house.table().lost(late, house.now());
        assertGranted(house.told(house.table().kick(owner, 0, true)));
        assertThat(owner.barred()).containsExactly("Lam here", "Lam");
        assertGranted(house.told(house.table().kick(owner, 2, true)));
        assertThat(owner.barred()).hasSize(2);
    }

    @Test
    @DisplayName("the owner removes and bars whoever watches, before the match and during it, and nobody else does")
    void kickWatcher() {
        RecordingParticipant ana = TestHouse.spectator("Ana");
        RecordingParticipant eve = TestHouse.person("Eve");
        house.sit(late);
        house.sit(owner);
        house.told(house.table().watch(ana));
        house.told(house.table().watch(eve));
        assertRefused(house.table().kickWatcher(owner, "Bo", false), RefusalReason.REFUSAL_REASON_NOT_WATCHING);
        assertRefused(house.table().kickWatcher(owner, "Lam", false), RefusalReason.REFUSAL_REASON_NOT_WATCHING);

        assertGranted(house.told(house.table().kickWatcher(owner, "Ana", false)));
        assertThat(ana.standing()).isEqualTo(Standing.AWAY);
        assertThat(ana.received(MessageCase.LEFT_TABLE).get(0).getLeftTable().getKicked())
                .isTrue();
        assertThat(owner.barred()).isEmpty();

        house.told(house.table().setReady(late, true));
        house.table().addBot(OptionalInt.empty(), "");
        assertGranted(house.told(house.table().start(owner, house.now())));
        assertGranted(house.told(house.table().kickWatcher(owner, "Eve", true)));
        assertThat(eve.standing()).isEqualTo(Standing.AWAY);
        assertThat(owner.barred()).containsExactly("Eve here");
    }

    @Test
    @DisplayName("who is removed while a stand-in plays and who waits for the own seat does not get it back")
    void kickWhoComesBack() {
        ByteString token = house.sit(late, 0).toMessage(0).getGranted().getSeatToken();
        house.sit(owner, 1);
        house.table().setReady(late, true);
        house.table().addBot(OptionalInt.empty(), "");
        house.told(house.table().start(owner, house.now()));
        house.table().lost(late, house.now());
        house.pass(60_000);
        RecordingParticipant again = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(again.standing()).isEqualTo(Standing.WATCHING);

        assertGranted(house.told(house.table().kick(owner, 0, false)));

        assertThat(again.standing()).isEqualTo(Standing.AWAY);
        assertThat(again.received(MessageCase.LEFT_TABLE).get(0).getLeftTable().getKicked())
                .isTrue();
        assertThat(seat(0).getNext()).isEmpty();
        house.pass(20_000);
        assertThat(seat(0).getHolder()).isEqualTo(Holder.HOLDER_BOT);
    }

    @Test
    @DisplayName(
            "a lost seat is given to another one, who takes it from the stand-in; the token before brings nobody back")
    void giveLost() {
        ByteString old = house.sit(late, 0).toMessage(0).getGranted().getSeatToken();
        house.sit(owner, 1);
        house.table().setReady(late, true);
        house.table().addBot(OptionalInt.empty(), "");
        house.told(house.table().start(owner, house.now()));
        RecordingParticipant ana = TestHouse.person("Ana");
        assertThat(house.table().whoseLost(0)).isEmpty();
        assertRefused(house.table().giveLost(0, "Lam", ana), RefusalReason.REFUSAL_REASON_SEAT_NOT_LOST);
        house.table().lost(late, house.now());
        house.pass(60_000);
        assertThat(seat(0).getBotPlays()).isTrue();
        assertThat(house.table().whoseLost(0)).contains("Lam");
        assertRefused(house.table().giveLost(0, "Bo", ana), RefusalReason.REFUSAL_REASON_SEAT_NOT_LOST);

        Reply given = house.told(house.table().giveLost(0, "Lam", ana));
        ByteString token = given.toMessage(0).getGranted().getSeatToken();
        assertThat(token).isNotEqualTo(old);
        assertThat(house.table().snapshot().getSeats(0).getTokenHash()).isEqualTo(TokenHash.of(token));
        assertThat(house.table().nameFor(token)).contains("Lam");
        assertRefused(house.table().comeBack(late, old), RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN);
        assertGranted(house.told(house.table().comeBack(ana, token)));
        assertThat(ana.standing()).isEqualTo(Standing.WATCHING);
        assertThat(house.table().whoseLost(0)).as("its person is on the way").isEmpty();
    }

    @Test
    @DisplayName("whoever has a seat moves to a free one before the match, and back with the same token")
    void move() {
        ByteString token = house.sit(owner, 2).toMessage(0).getGranted().getSeatToken();
        SeatColor colour = seat(2).getColor();
        Reply moved = house.sit(owner, 0);
        assertGranted(moved);
        assertThat(moved.toMessage(0).getGranted().getSeatToken()).isEqualTo(token);
        assertThat(owner.update().getYourSeat()).isEqualTo(0);
        assertThat(seat(0).getColor()).isEqualTo(colour);
        assertThat(seat(2).getHolder()).isEqualTo(Holder.HOLDER_FREE);
        house.sit(late, 2);
        assertRefused(house.sit(owner, 2), RefusalReason.REFUSAL_REASON_AT_A_TABLE);
    }

    @Test
    @DisplayName("every seat has a colour of its own; a wish goes before a bot, but not before another person")
    void colours() {
        house.sit(owner);
        house.sit(late);
        house.told(house.table().addBot(OptionalInt.of(2), ""));
        assertThat(owner.update().getSeatsList())
                .extracting(SeatInfo::getColor)
                .containsExactly(
                        SeatColor.SEAT_COLOR_AMBER,
                        SeatColor.SEAT_COLOR_BLUE,
                        SeatColor.SEAT_COLOR_VIOLET,
                        SeatColor.SEAT_COLOR_UNSPECIFIED);

        assertGranted(house.told(house.table().chooseColor(owner, SeatColor.SEAT_COLOR_VIOLET)));
        assertThat(seat(0).getColor()).isEqualTo(SeatColor.SEAT_COLOR_VIOLET);
        assertThat(seat(2).getColor()).isEqualTo(SeatColor.SEAT_COLOR_AMBER);
        assertGranted(house.told(house.table().chooseColor(owner, SeatColor.SEAT_COLOR_SLATE)));
        assertGranted(house.told(house.table().chooseColor(late, SeatColor.SEAT_COLOR_SLATE)));
        assertThat(seat(0).getColor()).isEqualTo(SeatColor.SEAT_COLOR_SLATE);
        assertThat(seat(1).getColor()).isEqualTo(SeatColor.SEAT_COLOR_BLUE); // the next one no other has

        assertRefused(
                house.table().chooseColor(owner, SeatColor.SEAT_COLOR_UNSPECIFIED),
                RefusalReason.REFUSAL_REASON_BAD_OPTION);
        assertRefused(
                house.table().chooseColor(TestHouse.person("Ana"), SeatColor.SEAT_COLOR_SAND),
                RefusalReason.REFUSAL_REASON_NOT_AT_A_TABLE);
    }

    @Test
    @DisplayName("a token of another seat, of another table or of nothing brings nobody in")
    void unknownToken() {
        house.sit(owner);
        assertRefused(
                house.table().comeBack(late, ByteString.copyFromUtf8("token-99")),
                RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN);
        assertRefused(house.table().comeBack(late, ByteString.EMPTY), RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN);
        assertThat(house.table().nameFor(ByteString.EMPTY)).isEmpty();
    }

    @Test
    @DisplayName("those who watch may say something every two seconds, those who sit as often as they like")
    void watchersTalk() {
        RecordingParticipant third = TestHouse.person("Bo");
        house.sit(owner);
        house.told(house.table().watch(late));
        house.told(house.table().watch(third));
        for (int line = 0; line < 5; line++) {
            assertGranted(house.told(house.table().say(owner, said("line " + line), house.now())));
        }
        assertRefused(house.table().say(owner, said("!"), house.now()), RefusalReason.REFUSAL_REASON_TOO_FAST);
        assertGranted(house.told(house.table().say(late, said("Hello"), house.now())));
        for (int line = 0; line < 20; line++) {
            assertRefused(house.table().say(late, said("!"), house.now()), RefusalReason.REFUSAL_REASON_TOO_FAST);
        }
        assertGranted(house.told(house.table().say(third, said("Hello too"), house.now())));
        house.pass(1_999);
        assertRefused(house.table().say(late, said("!"), house.now()), RefusalReason.REFUSAL_REASON_TOO_FAST);
        house.pass(1);
        assertGranted(house.told(house.table().say(late, said("Again"), house.now())));
        for (int line = 0; line < 2; line++) {
            assertGranted(house.told(house.table().say(owner, said("line " + line), house.now())));
        }
        assertRefused(house.table().say(owner, said("!"), house.now()), RefusalReason.REFUSAL_REASON_TOO_FAST);
        assertThat(owner.received(MessageCase.SAID)).hasSize(10);
    }

    @Test
    @DisplayName("watching can be forbidden; one who watches is shown and hears the chat")
    void watch() {
        house.sit(owner);
        assertGranted(house.told(house.table().watch(late)));
        assertThat(owner.update().getSpectators()).isEqualTo(1);
        assertThat(owner.update().getWatchersList()).containsExactly("Lam");
        assertThat(house.table().summary(house.now()).getNoSpectators()).isFalse();
        assertRefused(house.table().watch(late), RefusalReason.REFUSAL_REASON_AT_A_TABLE);
        assertGranted(house.told(house.table().say(owner, said("  Good evening  "), house.now())));
        assertThat(late.received(MessageCase.SAID).get(0).getSaid().getText()).isEqualTo("Good evening");
        assertThat(late.received(MessageCase.SAID).get(0).getSaid().getSeat()).isEqualTo(0);
        assertThat(late.received(MessageCase.SAID).get(0).getSaid().getPhraseValue())
                .isEqualTo(99);
        assertRefused(
                house.table().say(owner, said("x".repeat(201)), house.now()), RefusalReason.REFUSAL_REASON_BAD_TEXT);
        assertRefused(house.table().say(owner, said("a\u0007b"), house.now()), RefusalReason.REFUSAL_REASON_BAD_TEXT);
        assertRefused(house.table().setReady(late, true), RefusalReason.REFUSAL_REASON_NOT_SEATED);
        house.told(house.table().leave(late));
        assertThat(owner.update().getSpectators()).isZero();

        house.table().changeOptions(TableOption.with(TableOption.defaults(), "spectators=no"));
        assertRefused(house.table().watch(late), RefusalReason.REFUSAL_REASON_NO_SPECTATORS);
        assertThat(house.table().summary(house.now()).getNoSpectators()).isTrue();
    }
}
