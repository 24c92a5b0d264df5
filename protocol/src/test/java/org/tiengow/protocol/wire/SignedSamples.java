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
                    .addSeats(StandingSeat.newBuilder()
                            .setSeat(1)
                            .setHolder(Holder.HOLDER_PERSON)
                            .setName("Mei")
                            .setLevel("steady")
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
