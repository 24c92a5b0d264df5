package org.tiengow.protocol.conversation;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.translate.EventTranslator;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RefusalTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ChangeRules;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Lobby;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.Ping;
import org.tiengow.protocol.wire.Pong;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;
import org.tiengow.protocol.wire.TableUpdate;

/** A short evening as version 1 speaks of it: in with a PIN, to a table with three bots, one round, a few words, out. */
final class Evening {
    private static final int ME = 0;
    private static final TableRules RULES = TableRules.named("lai");
    private static final byte[] HOST_NONCE = nonce(1);
    private static final byte[] CLIENT_NONCE = nonce(2);

    private final List<Line> lines = new ArrayList<>();
    private final Random random = new Random(4711);
    private int request;
    private int decision;

    List<Line> lines() {
        arrive();
        playARound();
        leave();
        return lines;
    }

    private void arrive() {
        ask(message -> message.setHello(Hello.newBuilder()
                .addVersions(1)
                .setKind(Kind.KIND_PERSON)
                .setName("Mei")
                .setProgram("tiengow 1.0.0")));
        answer(message -> message.setChallenge(Challenge.newBuilder()
                .setVersion(1)
                .setNonce(ByteString.copyFrom(HOST_NONCE))
                .setPinNeeded(true)
                .setHostName("The Lams")));
        byte[] proof = PinProof.of("4711", HOST_NONCE, CLIENT_NONCE, Fingerprint.ofPlain());
        ask(message -> message.setEnter(Enter.newBuilder()
                .setProof(ByteString.copyFrom(proof))
                .setClientNonce(ByteString.copyFrom(CLIENT_NONCE))));
        Lobby lobby = Lobby.newBuilder()
                .addTables(TableSummary.newBuilder()
                        .setRulesId("lai")
                        .setStage(TableStage.TABLE_STAGE_GATHERING)
                        .setRounds(8)
                        .addAllSeats(seats(false)))
                .build();
        answer(message -> message.setEntered(Entered.newBuilder()
                .setRequest(request)
                .setName("Mei")
                .setHostName("The Lams")
                .setLobby(lobby)
                .addLevels("random")
                .addLevels("steady")));
        ask(message -> message.setSit(Sit.newBuilder().setTable(0).setSeat(ME)));
        answer(message -> message.setGranted(
                Granted.newBuilder().setRequest(request).setSeatToken(ByteString.copyFrom(nonce(3)))));
        answer(message -> message.setTable(update(TableStage.TABLE_STAGE_GATHERING)));
        ask(message -> message.setChangeRules(
                ChangeRules.newBuilder().setRules(Rules.newBuilder().setBase("pagat"))));
        answer(message -> message.setGranted(Granted.newBuilder().setRequest(request)));
        ask(message -> message.setChangeRules(ChangeRules.newBuilder().setRules(RulesTranslator.write(RULES))));
        answer(message -> message.setGranted(Granted.newBuilder().setRequest(request)));
        ask(message -> message.setStartMatch(StartMatch.getDefaultInstance()));
        answer(message -> message.setGranted(Granted.newBuilder().setRequest(request)));
    }

    private void playARound() {
        Round round = Round.begin(
                new RoundSetup(RULES.set(), 4, 1, 2, 1, 0, 1, List.of(0, 0, 0, 0)), Deal.shuffled(4, random::nextInt));
        List<RoundEvent> events = new ArrayList<>(round.opening());
        while (round.result().isEmpty()) {
            int seat = round.turn();
            LegalPlays legal = LegalPlays.of(round.viewFor(seat));
            if (seat == ME) {
                show(round, events, legal);
                events.clear();
                refuseATileOfSomebodyElse(round);
            }
            Play play = legal.get(random.nextInt(legal.size()));
            if (seat == ME) {
                make(play);
                answer(message -> message.setGranted(Granted.newBuilder().setRequest(request)));
            }
            Outcome.Accepted accepted = (Outcome.Accepted) round.play(seat, play);
            events.addAll(accepted.events());
            round = accepted.next();
        }
        show(round, events, LegalPlays.of(round.viewFor(ME)));
    }

    private void leave() {
        ask(message -> message.setSay(Say.newBuilder().setText("承讓!")));
        answer(message -> message.setGranted(Granted.newBuilder().setRequest(request)));
        answer(message ->
                message.setSaid(Said.newBuilder().setName("Mei").setSeat(ME).setText("承讓!")));
        ask(message -> message.setPing(Ping.getDefaultInstance()));
        answer(message -> message.setPong(Pong.newBuilder().setRequest(request)));
        answer(message -> message.setLeftTable(LeftTable.newBuilder().setTable(0)));
        answer(message -> message.setClosing(Closing.newBuilder()
                .setReason(CloseReason.CLOSE_REASON_HOST_ENDS)
                .setSentence("The host ends.")));
    }

    private void show(Round round, List<RoundEvent> events, LegalPlays legal) {
        TableUpdate.Builder update = update(TableStage.TABLE_STAGE_PLAYING)
                .setView(ViewTranslator.write(round.viewFor(ME)))
                .setMatch("9f2c41d07be3a865");
        events.forEach(event -> update.addEvents(EventTranslator.write(event.seenBy(ME))));
        if (legal.isEmpty()) {
            update.setStage(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        } else {
            decision++;
            update.setDecision(Decision.newBuilder()
                    .setNumber(decision)
                    .addAllLegal(
                            legal.plays().stream().map(PlayTranslator::write).toList()));
        }
        answer(message -> message.setTable(update));
    }

    /** Once: somebody's tile is played, and refused. */
    private void refuseATileOfSomebodyElse(Round round) {
        if (decision == 1) {
            Play play = Play.forfeit(TileSet.of(round.hand(1).tiles().get(0)));
            make(play);
            Refusal refusal = ((Outcome.Refused) round.play(ME, play)).refusal();
            answer(message -> message.setRefused(RefusalTranslator.write(request, refusal)));
        }
    }

    private void make(Play play) {
        ask(message ->
                message.setMakePlay(MakePlay.newBuilder().setDecision(decision).setPlay(PlayTranslator.write(play))));
    }

    private void ask(Consumer<ClientMessage.Builder> content) {
        request++;
        ClientMessage.Builder message = ClientMessage.newBuilder().setRequest(request);
        content.accept(message);
        lines.add(new Line(message.build()));
    }

    private void answer(Consumer<HostMessage.Builder> content) {
        HostMessage.Builder message = HostMessage.newBuilder();
        content.accept(message);
        lines.add(new Line(message.build()));
    }

    private static TableUpdate.Builder update(TableStage stage) {
        return TableUpdate.newBuilder()
                .setStage(stage)
                .setYourSeat(ME)
                .addAllSeats(seats(true))
                .setRules(RulesTranslator.write(RULES))
                .setOptions(TableOptions.newBuilder()
                        .setBotSeconds(5)
                        .setDeclareSeconds(5)
                        .setReveal(Reveal.REVEAL_ROUND)
                        .setSpectators(true))
                .setYouOwn(true);
    }

    private static List<SeatInfo> seats(boolean seated) {
        List<SeatInfo> seats = new ArrayList<>();
        seats.add(seated ? seat(ME, Holder.HOLDER_PERSON, "Mei", "") : SeatInfo.getDefaultInstance());
        seats.add(seat(1, Holder.HOLDER_BOT, "Bo", "steady"));
        seats.add(seat(2, Holder.HOLDER_BOT, "Chi", "steady"));
        seats.add(seat(3, Holder.HOLDER_BOT, "Dan", "random"));
        return seats;
    }

    private static SeatInfo seat(int seat, Holder holder, String name, String level) {
        return SeatInfo.newBuilder()
                .setSeat(seat)
                .setHolder(holder)
                .setName(name)
                .setLevel(level)
                .setReady(true)
                .setPresence(Presence.PRESENCE_HERE)
                .build();
    }

    private static byte[] nonce(int seed) {
        byte[] nonce = new byte[32];
        new Random(seed).nextBytes(nonce);
        return nonce;
    }
}
