package org.tiengow.protocol.wire;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import java.util.List;

/** Samples of what travels as signed bytes inside other messages. */
final class SignedSamples {
    private static final ByteString KEY = ByteString.copyFromUtf8("0123456789abcdef0123456789abcdef");

    private static final HostOffer OFFER = HostOffer.newBuilder()
            .setFingerprint(KEY)
            .addAddresses("192.168.1.21")
            .setPort(47913)
            .setWebPort(47914)
            .build();

    private static final StandingNight NIGHT = StandingNight.newBuilder()
            .setId("5f1d20c7a96be384")
            .setSeating(SeatingMode.SEATING_MODE_TURNS)
            .setTurns(TurnOrder.TURN_ORDER_LAST)
            .setMatches(3)
            .setChip("0.50 HKD")
            .addPeople(StandingPerson.newBuilder()
                    .setName("Mei")
                    .setWish(PlayWish.PLAY_WISH_PLAY)
                    .setSatOut(1)
                    .setRank(1)
                    .setLastPlayed(3)
                    .setLastSatOut(2)
                    .setPlace(1)
                    .setHere(true)
                    .setWaits(true)
                    .setSkips(true))
            .addPeople(StandingPerson.newBuilder().setName("Kit").setWish(PlayWish.PLAY_WISH_PLAY))
            .addMeetings(StandingMeetings.newBuilder().setFirst(1).setSecond(2).setMatches(2))
            .setSeed(7)
            .addMoves(StandingMove.newBuilder().setPerson(1).setTable(1))
            .addOthers("Maple")
            .addFinished(StandingMatch.newBuilder()
                    .setMatch(FinishedMatch.newBuilder()
                            .setMatch("9f2c41d07be3a865")
                            .setRulesId("pagat")
                            .setRounds(8)
                            .addPlayers(MatchPlayer.newBuilder().setBot(true).setChips(-12)))
                    .addPlayers(2)
                    .setCounted(true))
            .build();

    static final List<Message> ALL = List.of(
            Standing.newBuilder()
                    .setMatch("9f2c41d07be3a865")
                    .setEpoch(1)
                    .setRound(7)
                    .setTable(1)
                    .setRules(Rules.newBuilder().setBase("pagat"))
                    .setOptions(TableOptions.newBuilder().setBotSeconds(5))
                    .addAllChips(List.of(12, -12))
                    .setBanker(1)
                    .setTerm(2)
                    .setWins(2)
                    .setStep(1)
                    .setHost(KEY)
                    .setHostName("Mei's table")
                    .addBefore(KEY)
                    .addLeftOut(1)
                    .setNight(NIGHT)
                    .addSeats(StandingSeat.newBuilder()
                            .setSeat(1)
                            .setHolder(Holder.HOLDER_PERSON)
                            .setName("Mei")
                            .setLevel("steady")
                            .setLevelDigest(KEY)
                            .setColor(SeatColor.SEAT_COLOR_AMBER)
                            .setFace(SeatFace.SEAT_FACE_GOOSE)
                            .setKey(KEY)
                            .setVotes(true)
                            .setOwner(true)
                            .setOffer(OFFER)
                            .setThroughPage(true))
                    .build(),
            Named.newBuilder()
                    .setMatch("9f2c41d07be3a865")
                    .setEpoch(2)
                    .setFrom(KEY)
                    .setTo(OFFER)
                    .build(),
            AgreedTo.newBuilder()
                    .setMatch("9f2c41d07be3a865")
                    .setEpoch(2)
                    .setTo(KEY)
                    .setHeldEpoch(1)
                    .setHeldRound(7)
                    .build());

    private SignedSamples() {}
}
