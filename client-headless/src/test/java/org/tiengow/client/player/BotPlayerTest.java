package org.tiengow.client.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.online.ScriptedHost;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.Warning;

class BotPlayerTest {
    private static final int SEAT = 2;
    private static final long SEED = 20;

    private final ScriptedHost host = new ScriptedHost();
    private final ScriptedTable table =
            new ScriptedTable(TableRules.named("pagat").with(Parameter.ROUNDS, 2), 4, SEED);
    private final Recorder bot = new Recorder();

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void playsAMatchFromBeginningToEnd() {
        scriptMatch();
        BotPlayer player = start(Stay.ONE_MATCH);

        assertThat(endOf(player)).isEqualTo(new BotEnd(true, "The match is over."));
        assertThat(table.isMatchOver()).isTrue();
        ClientMessage sit = host.heard(MessageCase.SIT).get(0);
        assertThat(sit.getSit().getTable()).isEqualTo(1);
        assertThat(sit.getSit().getSeat()).isEqualTo(SEAT);
        await().untilAsserted(() -> assertThat(bot.calls).endsWith("close"));
        assertThat(bot.calls).startsWith("begin 2", "RoundBegan").endsWith("Settled", "end 4", "close");
        assertThat(bot.calls.stream().filter("RoundBegan"::equals)).hasSize(2);
        assertThat(bot.calls.stream().filter("Settled"::equals)).hasSize(2);
        assertThat(bot.calls.stream().filter("choose"::equals)).hasSameSizeAs(host.heard(MessageCase.MAKE_PLAY));
        await().until(() -> host.guests() == 0);
    }

    @Test
    void staysForAnotherMatchWhereItIsWanted() {
        scriptMatch();
        BotPlayer player = start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> bot.calls.contains("end 4"));
        assertThat(player.ended()).isNotDone();

        table.again();
        playTheOthers();
        host.say(update());
        await().until(() -> bot.calls.stream().filter("end 4"::equals).count() == 2);
        assertThat(bot.calls.stream().filter("begin 2"::equals)).hasSize(2);

        host.say(HostMessage.newBuilder()
                .setClosing(Closing.newBuilder()
                        .setReason(CloseReason.CLOSE_REASON_HOST_ENDS)
                        .setSentence("Good night."))
                .build());
        assertThat(endOf(player)).isEqualTo(new BotEnd(true, "Good night."));
    }

    @Test
    void asksAgainForASeatWithoutAnAnswer() {
        scriptMatch();
        host.on(MessageCase.SIT, request -> {
            if (host.heard(MessageCase.SIT).size() == 1) {
                return List.of();
            }
            playTheOthers();
            return List.of(
                    HostMessage.newBuilder()
                            .setRefused(Refused.newBuilder()
                                    .setRequest(request.getRequest())
                                    .setReason(RefusalReason.REFUSAL_REASON_AT_A_TABLE))
                            .build(),
                    update());
        });
        Timeouts impatient = new Timeouts(
                Timeouts.LAN.connecting(),
                Timeouts.LAN.opening(),
                Duration.ofMillis(100),
                Timeouts.LAN.ping(),
                Timeouts.LAN.silence());
        BotPlayer player = start(new Connector().waiting(impatient), Stay.ONE_MATCH);
        assertThat(endOf(player)).isEqualTo(new BotEnd(true, "The match is over."));
        assertThat(host.heard(MessageCase.SIT)).hasSize(2);
    }

    @Test
    void aFaultCostsOneDecisionOnly() {
        scriptMatch();
        bot.choice = legal -> {
            if (bot.calls.stream().filter("choose"::equals).count() % 2 == 0) {
                throw new IllegalStateException("lost the thread");
            }
            return legal.size(); // there is no such play
        };
        bot.failsToSee = true;

        assertThat(endOf(start(Stay.ONE_MATCH)).inOrder()).isTrue();
        assertThat(table.isMatchOver()).isTrue();
    }

    @Test
    void itIsToldLessTimeThanThereIs() {
        scriptMatch();
        endOf(start(Stay.ONE_MATCH));

        assertThat(bot.limits)
                .isNotEmpty()
                .allSatisfy(limit -> assertThat(limit)
                        .isPositive()
                        .isLessThanOrEqualTo(Duration.ofMillis(ScriptedTable.MILLIS - 100)));
    }

    @Test
    void aDecisionIsThoughtAboutOnce() {
        scriptMatch();
        host.on(MessageCase.MAKE_PLAY, message -> {
            host.say(HostMessage.newBuilder()
                    .setSaid(Said.newBuilder().setText("Hurry up."))
                    .build());
            host.say(HostMessage.newBuilder()
                    .setWarning(Warning.newBuilder().setDecision(1))
                    .build());
            return List.of(update());
        });
        BotPlayer player = start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> !host.heard(MessageCase.MAKE_PLAY).isEmpty());
        host.say(HostMessage.newBuilder()
                .setLeftTable(LeftTable.getDefaultInstance())
                .build());
        endOf(player);

        assertThat(host.heard(MessageCase.MAKE_PLAY)).hasSize(1);
    }

    @Test
    void aMatchThatIsOverIsNotPlayed() {
        while (!table.isMatchOver()) {
            if (table.isSettled()) {
                table.nextRound();
            }
            table.playAnything();
        }
        host.on(MessageCase.SIT, message -> List.of(ScriptedHost.granted(message), update()));
        start(Stay.ONE_MATCH);
        await().until(() -> !host.heard(MessageCase.SIT).isEmpty());
        table.again();
        playTheOthers();
        host.say(update());

        await().until(() -> bot.calls.contains("choose"));
        assertThat(bot.calls).startsWith("begin 2", "RoundBegan").doesNotContain("end 4");
    }

    @Test
    void aRefusedSeatEndsIt() {
        host.on(
                MessageCase.SIT,
                message -> List.of(HostMessage.newBuilder()
                        .setRefused(Refused.newBuilder()
                                .setRequest(message.getRequest())
                                .setReason(RefusalReason.REFUSAL_REASON_TABLE_FULL)
                                .setSentence("No seat is free."))
                        .build()));

        assertThat(endOf(start(Stay.ONE_MATCH))).isEqualTo(new BotEnd(false, "No seat is free."));
        await().until(() -> bot.calls.contains("close"));
    }

    @Test
    void itGoesWhenItsSeatIsGivenAway() {
        host.on(MessageCase.SIT, message -> List.of(ScriptedHost.granted(message), update(update -> update)));
        BotPlayer player = start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> bot.calls.contains("begin 2"));
        host.say(HostMessage.newBuilder()
                .setLeftTable(LeftTable.getDefaultInstance())
                .build());

        assertThat(endOf(player)).isEqualTo(new BotEnd(true, "The bot's seat was given to somebody."));
    }

    @Test
    void itSaysThatItLeftWhenItDid() {
        host.on(MessageCase.SIT, message -> List.of(ScriptedHost.granted(message), update(update -> update)));
        host.on(
                MessageCase.LEAVE_TABLE,
                message -> List.of(
                        HostMessage.newBuilder()
                                .setLeftTable(LeftTable.getDefaultInstance())
                                .build(),
                        ScriptedHost.granted(message)));
        BotPlayer player = start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> bot.calls.contains("begin 2"));
        player.leave();

        assertThat(endOf(player)).isEqualTo(new BotEnd(true, "The bot was ended here."));
    }

    @Test
    void whoCannotBeginGivesTheSeatUp() {
        scriptMatch();
        bot.troubleAtTheBeginning = "The program cat9 cannot be started.";

        assertThat(endOf(start(Stay.AS_LONG_AS_WANTED)))
                .isEqualTo(new BotEnd(false, "The program cat9 cannot be started."));
        await().until(() -> !host.heard(MessageCase.LEAVE_TABLE).isEmpty());
        assertThat(bot.calls).doesNotContain("choose");
    }

    @Test
    void leavingGivesTheSeatUp() {
        scriptMatch();
        BotPlayer player = start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> bot.calls.contains("end 4"));
        player.leave();

        assertThat(endOf(player).inOrder()).isTrue();
        assertThat(host.heard(MessageCase.LEAVE_TABLE)).hasSize(1);
    }

    @Test
    void aBrokenConnectionIsNoGoodEnd() {
        BotPlayer player = start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> !host.heard(MessageCase.SIT).isEmpty());
        host.breakOff();

        assertThat(endOf(player).inOrder()).isFalse();
    }

    @Test
    void closingInterruptsABotThatHangs() {
        scriptMatch();
        CountDownLatch hanging = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        bot.choice = legal -> {
            hanging.countDown();
            try {
                never.await();
                return 0;
            } catch (InterruptedException interrupted) {
                bot.calls.add("interrupted");
                throw new IllegalStateException(interrupted);
            }
        };
        BotPlayer player = start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> hanging.getCount() == 0);
        player.close();

        assertThat(endOf(player).inOrder()).isTrue();
        await().untilAsserted(() -> assertThat(bot.calls).endsWith("interrupted", "close"));
    }

    @Test
    void aRoundDealtAnewIsSaid() {
        host.on(MessageCase.SIT, message -> List.of(ScriptedHost.granted(message), update(update -> update)));
        start(Stay.AS_LONG_AS_WANTED);
        await().until(() -> bot.calls.contains("RoundBegan"));
        host.say(update(update -> update.addEvents(org.tiengow.protocol.wire.Event.newBuilder()
                .setRoundBegan(org.tiengow.protocol.wire.RoundBegan.newBuilder()
                        .setRound(1)
                        .setTerm(1)
                        .setStep(1)))));

        await().untilAsserted(() ->
                assertThat(bot.calls).containsSubsequence("begin 2", "RoundBegan", "voided", "RoundBegan"));
    }

    private BotPlayer start(Stay stay) {
        return start(new Connector(), stay);
    }

    private BotPlayer start(Connector connector, Stay stay) {
        JoinTarget joinTarget = JoinTarget.of(host.address(), PlayerKind.BOT, "robot");
        return BotPlayer.start(connector.open(joinTarget), bot, 1, OptionalInt.of(SEAT), stay, System::nanoTime);
    }

    /** The host plays for all other seats at once, and tells the bot whenever its turn has come or a round is over. */
    private void scriptMatch() {
        host.on(MessageCase.SIT, message -> {
            playTheOthers();
            return List.of(ScriptedHost.granted(message), update());
        });
        host.on(MessageCase.MAKE_PLAY, message -> {
            assertThat(message.getMakePlay().getDecision()).isEqualTo(table.decision());
            table.play(SEAT, PlayTranslator.read(message.getMakePlay().getPlay()));
            List<HostMessage> answers = new ArrayList<>(List.of(ScriptedHost.granted(message)));
            playTheOthers();
            answers.add(update());
            while (table.isSettled() && !table.isMatchOver()) {
                table.nextRound();
                playTheOthers();
                answers.add(update());
            }
            return answers;
        });
    }

    private void playTheOthers() {
        while (!table.isSettled() && table.turn() != SEAT) {
            table.playAnything();
        }
    }

    private HostMessage update() {
        return update(update -> update);
    }

    private HostMessage update(UnaryOperator<TableUpdate.Builder> change) {
        return HostMessage.newBuilder()
                .setTable(change.apply(table.updateFor(SEAT).toBuilder().setTable(1)))
                .build();
    }

    private static BotEnd endOf(BotPlayer player) {
        await().until(() -> player.ended().isDone());
        return player.ended().join();
    }

    /** Plays by {@code choice} and writes down what it is told. */
    private static final class Recorder implements Bot {
        final List<String> calls = new CopyOnWriteArrayList<>();
        final List<Duration> limits = new CopyOnWriteArrayList<>();
        java.util.function.ToIntFunction<LegalPlays> choice = legal -> legal.size() - 1;
        boolean failsToSee;
        String troubleAtTheBeginning = "";

        @Override
        public void begin(BotSeat seat) {
            if (!troubleAtTheBeginning.isEmpty()) {
                throw new IllegalStateException(troubleAtTheBeginning);
            }
            calls.add("begin " + seat.seat());
        }

        @Override
        public void saw(SeatEvent event) {
            calls.add(event.getClass().getSimpleName());
            if (failsToSee) {
                throw new IllegalStateException("closed its eyes");
            }
        }

        @Override
        public void voided() {
            calls.add("voided");
        }

        @Override
        public int choose(SeatView view, LegalPlays legal, Duration limit) {
            calls.add("choose");
            limits.add(limit);
            return choice.applyAsInt(legal);
        }

        @Override
        public void end(List<Integer> chips, List<Integer> places) {
            calls.add("end " + chips.size());
        }

        @Override
        public void close() {
            calls.add(Thread.currentThread().isInterrupted() ? "close in a hurry" : "close");
        }
    }
}
