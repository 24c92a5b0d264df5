package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePhase;

@DisplayName("What a table takes for no part in a shuffle")
class RefusedPartsTest {
    private static final Bytes32 OTHER = Bytes32.of(new byte[] {
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32
    });

    private final ShuffleHouse house = new ShuffleHouse(4).withPeople(2).withPages(1);
    private final Map<ShufflePlayer, ClientMessage> said = new HashMap<>();

    /** Whoever is asked answers, and the answers are lost. */
    private void answersAreLost(boolean anchorsToo) {
        house.arrives = (player, message) -> {
            said.put(player, message);
            return message.hasGiveAnchor() && !anchorsToo || message.hasHoldStanding();
        };
        house.sits(Kind.KIND_PERSON, false);
        house.start();
    }

    private ShuffleContext context() {
        return ShuffleTranslator.context(house.shuffle());
    }

    private Reply anchor(ShufflePlayer player, UnaryOperator<GiveAnchor.Builder> changed) {
        return house.table.giveAnchor(
                player, changed.apply(anchorOf(3).toBuilder()).build());
    }

    private GiveAnchor anchorOf(int seat) {
        return said.get(house.player(seat)).getGiveAnchor();
    }

    /** An anchor that is properly signed for a seat. */
    private GiveAnchor signed(ShufflePlayer player, ShuffleContext context, int seat) {
        return GiveAnchor.newBuilder()
                .setMatch(context.match())
                .setEpoch(context.epoch())
                .setAnchor(ShuffleTranslator.write(OTHER))
                .setSignature(ShuffleTranslator.bytes(ShuffleSignatures.anchor(player.key(), context, seat, OTHER)))
                .build();
    }

    @Test
    @DisplayName("an anchor of another match or epoch, or not signed by its seat's key for its seat and match")
    void anchors() {
        answersAreLost(true);
        ShufflePlayer lam = house.player(3);
        ShuffleContext context = context();
        assertRefused(anchor(lam, a -> a.setMatch("0123")), RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        assertRefused(anchor(lam, a -> a.setEpoch(1)), RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        ShuffleContext elsewhere = new ShuffleContext(OTHER, context.match(), 0);
        for (UnaryOperator<GiveAnchor.Builder> wrong : List.<UnaryOperator<GiveAnchor.Builder>>of(
                a -> a.setAnchor(ByteString.copyFrom(new byte[31])),
                a -> a.setAnchor(ShuffleTranslator.write(OTHER)),
                a -> a.clearSignature(),
                a -> a.setSignature(a.getSignature().substring(1)),
                a -> a.setSignature(anchorOf(1).getSignature()),
                a -> a.mergeFrom(signed(lam, elsewhere, 3)),
                a -> a.mergeFrom(signed(lam, context, 1)),
                a -> a.mergeFrom(signed(house.player(1), context, 3)))) {
            assertRefused(anchor(lam, wrong), RefusalReason.REFUSAL_REASON_BAD_LINK);
        }
        assertThat(house.kept.getShuffle().getAnchorsList()).isEmpty();
        assertGranted(anchor(lam, a -> a));
        assertGranted(anchor(lam, a -> a.mergeFrom(signed(lam, context, 3))));
    }

    @Test
    @DisplayName("an anchor of the owner, of a page, of a bot, and of somebody who only watches")
    void anchorsOfOthers() {
        answersAreLost(true);
        for (int seat : List.of(0, 2)) {
            assertRefused(
                    house.table.giveAnchor(house.player(seat), signed(house.player(seat), context(), seat)),
                    RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        }
        ShufflePlayer tv = house.watcher();
        assertRefused(anchor(tv, a -> a), RefusalReason.REFUSAL_REASON_NOT_SEATED);
        ShufflePlayer stranger = new ShufflePlayer(house, "Lam", Kind.KIND_PERSON, 7);
        assertRefused(anchor(stranger, a -> a), RefusalReason.REFUSAL_REASON_NOT_AT_A_TABLE);
        house.pass(5_000);
        assertThat(house.listed()).isEmpty();
    }

    @Test
    @DisplayName("an anchor of a bot that plays from a seat for somebody who is lost")
    void anchorOfAStandIn() {
        answersAreLost(false);
        house.loses(3);
        house.pass(120_000);
        String name = house.called.keySet().iterator().next();
        ShufflePlayer bot = new ShufflePlayer(house, name, Kind.KIND_BOT, 7);
        assertGranted(house.table.comeBack(bot, house.called.get(name)));
        assertRefused(
                house.table.giveAnchor(bot, signed(house.player(3), context(), 3)),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
    }

    @Test
    @DisplayName("an anchor before there is a match, and where nothing is ever revealed")
    void anchorsInVain() {
        ShuffleContext none = new ShuffleContext(Bytes32.ZERO, "0123", 0);
        assertRefused(
                house.table.giveAnchor(house.player(1), signed(house.player(1), none, 1)),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        ShuffleHouse never = new ShuffleHouse(3, options -> options.setReveal(Reveal.REVEAL_NEVER)).withPeople(3);
        never.dealsAlone = true;
        never.start();
        ShuffleContext hidden = new ShuffleContext(
                Bytes32.of(never.fingerprint()), never.kept.getMatch().getId(), 0);
        assertRefused(
                never.table.giveAnchor(never.player(1), signed(never.player(1), hidden, 1)),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
    }

    private Reply link(ShufflePlayer player, UnaryOperator<OpenLink.Builder> changed) {
        OpenLink right = said.get(house.player(3)).getOpenLink();
        return house.table.openLink(player, changed.apply(right.toBuilder()).build());
    }

    @Test
    @DisplayName("a link of another match, epoch or round, or for another list")
    void linksOfOtherRounds() {
        answersAreLost(false);
        ShufflePlayer lam = house.player(3);
        for (UnaryOperator<OpenLink.Builder> wrong : List.<UnaryOperator<OpenLink.Builder>>of(
                l -> l.setMatch("0123"),
                l -> l.setEpoch(1),
                l -> l.setRound(2),
                l -> l.setRound(0),
                l -> l.setList(ShuffleTranslator.write(OTHER)),
                l -> l.clearList())) {
            assertRefused(link(lam, wrong), RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        }
        assertThat(house.shuffle().getWaitingList()).containsExactly(1, 3);
        assertGranted(link(lam, l -> l));
    }

    @Test
    @DisplayName("a link that does not lead to the anchor of its seat")
    void linksOfOtherChains() {
        answersAreLost(false);
        ShufflePlayer lam = house.player(3);
        Bytes32 right = ShuffleTranslator.read(said.get(lam).getOpenLink().getLink());
        LinkChain chain = new LinkChain(RecordCheck.SHUFFLE, context(), 3, OTHER);
        for (ByteString wrong : List.of(
                ByteString.EMPTY,
                ShuffleTranslator.write(right).concat(ShuffleTranslator.write(right)),
                ShuffleTranslator.write(chain.link(1)),
                ShuffleTranslator.write(RecordCheck.SHUFFLE.back(context(), 3, right, 1)),
                said.get(house.player(1)).getOpenLink().getLink())) {
            assertRefused(link(lam, l -> l.setLink(wrong)), RefusalReason.REFUSAL_REASON_BAD_LINK);
        }
        assertThat(house.shuffle().getWaitingList()).containsExactly(1, 3);
    }

    @Test
    @DisplayName("a link of a seat that is not in the list, of another's seat, and before and after the list")
    void linksOfOthers() {
        answersAreLost(true);
        OpenLink early = OpenLink.newBuilder()
                .setMatch(context().match())
                .setRound(1)
                .setLink(ShuffleTranslator.write(OTHER))
                .build();
        assertRefused(house.table.openLink(house.player(3), early), RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        for (int seat : List.of(1, 3)) {
            assertGranted(house.table.giveAnchor(house.player(seat), anchorOf(seat)));
        }
        house.settle();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        for (int seat : List.of(0, 2)) {
            assertRefused(link(house.player(seat), l -> l), RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        }
        assertRefused(link(house.player(1), l -> l), RefusalReason.REFUSAL_REASON_BAD_LINK);
        assertRefused(link(house.watcher(), l -> l), RefusalReason.REFUSAL_REASON_NOT_SEATED);
        house.pass(5_000);
        Shuffle dealt = house.shuffle();
        assertThat(dealt.getLeftOutList()).containsExactly(1, 3);
        assertRefused(link(house.player(3), l -> l), RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        assertThat(house.shuffle()).isEqualTo(dealt);
    }
}
