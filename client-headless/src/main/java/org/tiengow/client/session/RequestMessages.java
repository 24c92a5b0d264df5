package org.tiengow.client.session;

import com.google.protobuf.ByteString;
import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.AddBot;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.ChangeOptions;
import org.tiengow.protocol.wire.ChangeRules;
import org.tiengow.protocol.wire.ChooseColor;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.EndMatch;
import org.tiengow.protocol.wire.HandOver;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kick;
import org.tiengow.protocol.wire.KickWatcher;
import org.tiengow.protocol.wire.LeaveTable;
import org.tiengow.protocol.wire.LetIn;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.PlayAgain;
import org.tiengow.protocol.wire.RemoveBot;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.SetReady;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.SwapSeats;
import org.tiengow.protocol.wire.Watch;
import org.tiengow.protocol.wire.WishPause;

/** The requests of {@link GameSession} as messages, still without their numbers. */
public final class RequestMessages {
    private RequestMessages() {}

    /** Answers a decision. */
    public static ClientMessage.Builder play(long decision, Play play) {
        return message().setMakePlay(MakePlay.newBuilder().setDecision(decision).setPlay(PlayTranslator.write(play)));
    }

    /** Takes a seat. */
    public static ClientMessage.Builder sit(int table, OptionalInt seat) {
        Sit.Builder sit = Sit.newBuilder().setTable(table);
        seat.ifPresent(sit::setSeat);
        return message().setSit(sit);
    }

    /** Watches a table. */
    public static ClientMessage.Builder watch(int table) {
        return message().setWatch(Watch.newBuilder().setTable(table));
    }

    /** Leaves the table. */
    public static ClientMessage.Builder leaveTable() {
        return message().setLeaveTable(LeaveTable.getDefaultInstance());
    }

    /** Is ready, or no longer. */
    public static ClientMessage.Builder ready(boolean ready) {
        return message().setSetReady(SetReady.newBuilder().setReady(ready));
    }

    /** Wishes for a pause, or no longer. */
    public static ClientMessage.Builder pause(boolean wish) {
        return message().setWishPause(WishPause.newBuilder().setWish(wish));
    }

    /** Starts the match. */
    public static ClientMessage.Builder start() {
        return message().setStartMatch(StartMatch.getDefaultInstance());
    }

    /** Says something. */
    public static ClientMessage.Builder say(String text) {
        return message().setSay(Say.newBuilder().setText(text));
    }

    /** Says a phrase. */
    public static ClientMessage.Builder say(Phrase phrase) {
        return message().setSay(Say.newBuilder().setText(phrase.english()).setPhrase(Evenings.write(phrase)));
    }

    /** Wishes for a colour. */
    public static ClientMessage.Builder chooseColour(SeatColour wish) {
        return message().setChooseColor(ChooseColor.newBuilder().setColor(Evenings.write(wish)));
    }

    /** Fills a seat with a bot. */
    public static ClientMessage.Builder addBot(OptionalInt seat, String level) {
        AddBot.Builder add = AddBot.newBuilder().setLevel(level);
        seat.ifPresent(add::setSeat);
        return message().setAddBot(add);
    }

    /** Empties a bot's seat. */
    public static ClientMessage.Builder removeBot(int seat) {
        return message().setRemoveBot(RemoveBot.newBuilder().setSeat(seat));
    }

    /** Removes somebody. */
    public static ClientMessage.Builder kick(int seat) {
        return message().setKick(Kick.newBuilder().setSeat(seat));
    }

    /** Removes whoever holds a seat, and takes that one in no more. */
    public static ClientMessage.Builder bar(int seat) {
        return message().setKick(Kick.newBuilder().setSeat(seat).setBar(true));
    }

    /** Removes somebody who watches, and with a bar takes that one in no more. */
    public static ClientMessage.Builder kickWatcher(String name, boolean bar) {
        return message().setKickWatcher(KickWatcher.newBuilder().setName(name).setBar(bar));
    }

    /** Takes somebody in again who was barred. */
    public static ClientMessage.Builder letIn(String name) {
        return message().setLetIn(LetIn.newBuilder().setName(name));
    }

    /** Changes the rules. */
    public static ClientMessage.Builder changeRules(TableRules rules) {
        return message().setChangeRules(ChangeRules.newBuilder().setRules(RulesTranslator.write(rules)));
    }

    /** Changes the options. */
    public static ClientMessage.Builder changeOptions(TableOptions options) {
        return message().setChangeOptions(ChangeOptions.newBuilder().setOptions(Tables.message(options)));
    }

    /** Exchanges two seats. */
    public static ClientMessage.Builder swapSeats(int first, int second) {
        return message().setSwapSeats(SwapSeats.newBuilder().setFirst(first).setSecond(second));
    }

    /** Starts another match. */
    public static ClientMessage.Builder again() {
        return message().setPlayAgain(PlayAgain.getDefaultInstance());
    }

    /** Ends the match after this round. */
    public static ClientMessage.Builder endMatch() {
        return message().setEndMatch(EndMatch.getDefaultInstance());
    }

    /** Holds a standing. */
    public static ClientMessage.Builder hold(Standing standing) {
        return message()
                .setHoldStanding(HoldStanding.newBuilder()
                        .setMatch(standing.getMatch())
                        .setEpoch(standing.getEpoch())
                        .setRound(standing.getRound()));
    }

    /** Could start a host, or no longer. */
    public static ClientMessage.Builder offerHost(Optional<HostingOffer> offer) {
        HostOffer.Builder message = HostOffer.newBuilder();
        offer.ifPresent(host -> message.setFingerprint(ByteString.copyFrom(Fingerprint.read(host.fingerprint())))
                .addAllAddresses(host.addresses())
                .setPort(host.port()));
        return message().setOfferHost(message);
    }

    /** Hands the host over. */
    public static ClientMessage.Builder handOver(int table, int seat, boolean now) {
        return message()
                .setHandOver(HandOver.newBuilder().setTable(table).setSeat(seat).setNow(now));
    }

    /** Takes a handing over back. */
    public static ClientMessage.Builder keepHost() {
        return message().setHandOver(HandOver.newBuilder().setStays(true));
    }

    /** Agrees, or would. */
    public static ClientMessage.Builder agree(Sealed standing, Succession proof, Agreement agreement) {
        Agree.Builder agree = Agree.newBuilder().setStanding(standing).setAgreement(agreement);
        return message().setAgree(proof.getTakeoversCount() == 0 ? agree : agree.setProof(proof));
    }

    private static ClientMessage.Builder message() {
        return ClientMessage.newBuilder();
    }
}
