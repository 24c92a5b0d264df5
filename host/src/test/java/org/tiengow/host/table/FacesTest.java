package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.wire.HostMessage.MessageCase;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.Reaction;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.SeatFace;
import org.tiengow.protocol.wire.SeatInfo;

@DisplayName("Faces and reactions")
class FacesTest {
    private final TestHouse house = TestHouse.pagat(3);
    private final RecordingParticipant mei = TestHouse.owner("Mei");
    private final RecordingParticipant lam = TestHouse.person("Lam");

    private SeatFace face(int seat) {
        return mei.update().getSeats(seat).getFace();
    }

    private void twoPeopleAndABot() {
        house.sit(mei);
        house.sit(lam);
        house.told(house.table().addBot(OptionalInt.of(2), ""));
    }

    @Test
    @DisplayName(
            "every seat has a face of its own, a bot's too; a wish goes before a bot, but not before another person")
    void choice() {
        twoPeopleAndABot();
        assertThat(mei.update().getSeatsList())
                .extracting(SeatInfo::getFace)
                .containsExactly(
                        SeatFace.SEAT_FACE_GOOSE,
                        SeatFace.SEAT_FACE_CAT,
                        SeatFace.SEAT_FACE_RABBIT,
                        SeatFace.SEAT_FACE_UNSPECIFIED);

        assertGranted(house.told(house.table().chooseFace(mei, SeatFace.SEAT_FACE_RABBIT)));
        assertThat(face(0)).isEqualTo(SeatFace.SEAT_FACE_RABBIT);
        assertThat(face(2)).isEqualTo(SeatFace.SEAT_FACE_GOOSE);
        assertGranted(house.told(house.table().chooseFace(mei, SeatFace.SEAT_FACE_LANTERN)));
        assertGranted(house.told(house.table().chooseFace(lam, SeatFace.SEAT_FACE_LANTERN)));
        assertThat(face(0)).isEqualTo(SeatFace.SEAT_FACE_LANTERN);
        assertThat(face(1)).as("the next one no other has").isEqualTo(SeatFace.SEAT_FACE_CAT);
    }

    @Test
    @DisplayName("no face, one that is not known, and a wish of somebody without a seat are refused")
    void refused() {
        house.sit(mei);
        house.table().watch(lam);
        assertThat(assertRefused(
                                house.table().chooseFace(mei, SeatFace.SEAT_FACE_UNSPECIFIED),
                                RefusalReason.REFUSAL_REASON_BAD_OPTION)
                        .getWord())
                .isEqualTo("face");
        assertRefused(house.table().chooseFace(mei, SeatFace.UNRECOGNIZED), RefusalReason.REFUSAL_REASON_BAD_OPTION);
        assertRefused(house.table().chooseFace(lam, SeatFace.SEAT_FACE_OWL), RefusalReason.REFUSAL_REASON_NOT_SEATED);
    }

    @Test
    @DisplayName(
            "faces are kept by the journal, and go with the host; a journal without them gets others, each its own")
    void kept() {
        twoPeopleAndABot();
        house.told(house.table().chooseFace(lam, SeatFace.SEAT_FACE_OWL));
        TableSnapshot kept = house.table().snapshot();
        assertThat(house.table().handedOver().getSnapshot().getSeatsList())
                .extracting(SeatSnapshot::getFace)
                .startsWith(SeatFace.SEAT_FACE_GOOSE, SeatFace.SEAT_FACE_OWL, SeatFace.SEAT_FACE_RABBIT);
        TestHouse again = TestHouse.pagat(3);
        again.table().goOn(kept, again.now());
        assertThat(again.table().summary(again.now()).getSeatsList())
                .extracting(SeatInfo::getFace)
                .startsWith(SeatFace.SEAT_FACE_GOOSE, SeatFace.SEAT_FACE_OWL, SeatFace.SEAT_FACE_RABBIT);

        TableSnapshot.Builder old = kept.toBuilder();
        old.getSeatsBuilderList().forEach(SeatSnapshot.Builder::clearFace);
        TestHouse newer = TestHouse.pagat(3);
        newer.table().goOn(old.build(), newer.now());
        assertThat(newer.table().snapshot().getSeatsList())
                .extracting(SeatSnapshot::getFace)
                .doesNotHaveDuplicates()
                .doesNotContain(SeatFace.SEAT_FACE_UNSPECIFIED);
    }

    @Test
    @DisplayName("a reaction is told to everybody for three seconds, is no chat, and stands in no journal")
    void reaction() {
        twoPeopleAndABot();
        RecordingParticipant watcher = TestHouse.person("Ana");
        house.told(house.table().watch(watcher));
        TableSnapshot before = house.table().snapshot();
        assertGranted(house.told(house.table().react(lam, Reaction.REACTION_WELL_PLAYED, house.now())));
        Reacted shown = Reacted.newBuilder()
                .setSeat(1)
                .setReaction(Reaction.REACTION_WELL_PLAYED)
                .setMillisLeft(3_000)
                .build();
        assertThat(mei.update().getReactionsList()).containsExactly(shown);
        assertThat(watcher.update().getReactionsList()).containsExactly(shown);
        assertThat(watcher.received(MessageCase.SAID)).isEmpty();
        assertThat(house.table().snapshot()).isEqualTo(before);

        house.pass(1_000);
        house.told(house.table().setReady(mei, true));
        assertThat(mei.update().getReactions(0).getMillisLeft()).isEqualTo(2_000);
        house.pass(2_000);
        house.told(house.table().setReady(mei, false));
        assertThat(mei.update().getReactionsList()).isEmpty();
    }

    @Test
    @DisplayName("whoever floods is refused, and so is who only watches; a reaction goes with who leaves")
    void bounded() {
        twoPeopleAndABot();
        RecordingParticipant watcher = TestHouse.person("Ana");
        house.told(house.table().watch(watcher));
        assertGranted(house.told(house.table().react(lam, Reaction.REACTION_AGAIN, house.now())));
        assertRefused(
                house.table().react(lam, Reaction.REACTION_THANK_YOU, house.now()),
                RefusalReason.REFUSAL_REASON_TOO_FAST);
        assertGranted(house.told(house.table().react(mei, Reaction.REACTION_THANK_YOU, house.now())));
        house.pass(1_999);
        assertRefused(
                house.table().react(lam, Reaction.REACTION_THANK_YOU, house.now()),
                RefusalReason.REFUSAL_REASON_TOO_FAST);
        house.pass(1);
        assertGranted(house.told(house.table().react(lam, Reaction.REACTION_FIREWORKS, house.now())));
        assertThat(mei.update().getReactionsList())
                .extracting(Reacted::getReaction)
                .containsExactlyInAnyOrder(Reaction.REACTION_THANK_YOU, Reaction.REACTION_FIREWORKS);
        house.told(house.table().leave(lam));
        assertThat(mei.update().getReactionsList()).extracting(Reacted::getSeat).containsExactly(0);

        assertRefused(
                house.table().react(watcher, Reaction.REACTION_AGAIN, house.now()),
                RefusalReason.REFUSAL_REASON_NOT_SEATED);
        assertRefused(
                house.table().react(mei, Reaction.REACTION_UNSPECIFIED, house.now()),
                RefusalReason.REFUSAL_REASON_BAD_OPTION);
        assertRefused(
                house.table().react(mei, Reaction.UNRECOGNIZED, house.now()), RefusalReason.REFUSAL_REASON_BAD_OPTION);
    }
}
