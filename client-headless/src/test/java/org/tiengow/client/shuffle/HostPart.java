package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/** What a modelled host says, and what it computes of chains whose secrets it has. */
public final class HostPart {
    private HostPart() {}

    static HostMessage entered() {
        return HostMessage.newBuilder().setEntered(Entered.getDefaultInstance()).build();
    }

    static HostMessage leftTable(int table) {
        return HostMessage.newBuilder()
                .setLeftTable(LeftTable.newBuilder().setTable(table))
                .build();
    }

    static HostMessage revealed(List<String> records) {
        return HostMessage.newBuilder()
                .setRevealed(Revealed.newBuilder().addAllRecords(records))
                .build();
    }

    static HostMessage answer(LinkName link, LinkState state, String record, int table) {
        return HostMessage.newBuilder()
                .setLinkAnswer(LinkAnswer.newBuilder()
                        .setLink(link)
                        .setState(state)
                        .setRecord(record)
                        .setTable(table))
                .build();
    }

    static HostMessage table(TableUpdate.Builder update) {
        return HostMessage.newBuilder().setTable(update).build();
    }

    /** A table that says nothing of a shuffle yet. */
    public static TableUpdate.Builder update(
            int table, TableStage stage, String match, int seat, int players, int reveal) {
        TableUpdate.Builder update = TableUpdate.newBuilder()
                .setTable(table)
                .setStage(stage)
                .setMatch(match)
                .setYourSeat(seat)
                .setOptions(TableOptions.newBuilder().setReveal(Reveal.forNumber(reveal)));
        for (int each = 0; each < players; each++) {
            update.addSeats(SeatInfo.newBuilder().setHolder(Holder.HOLDER_PERSON));
        }
        return update;
    }

    /** What a table says of the shuffle of a round. */
    public static Shuffle.Builder shuffle(ShuffleContext context, int round, ShufflePhase phase) {
        return Shuffle.newBuilder()
                .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                .setPhase(phase)
                .setHost(ShuffleTranslator.write(context.host()))
                .setMatch(context.match())
                .setEpoch(context.epoch())
                .setRound(round);
    }

    /** The ask for links. */
    static Shuffle.Builder asks(ShuffleList list) {
        return shuffle(list.context(), list.round(), ShufflePhase.SHUFFLE_PHASE_LINKS)
                .setList(ShuffleTranslator.write(list));
    }

    /** A round that is dealt. */
    static Shuffle.Builder dealt(ShuffleProof proof) {
        return shuffle(proof.list().context(), proof.list().round(), ShufflePhase.SHUFFLE_PHASE_DEALT)
                .addAllLeftOut(proof.leftOut());
    }

    /** A secret that is the same whenever it is asked for by the same words. */
    static Bytes32 secret(String words) {
        return Story.bytes(words);
    }

    static Bytes32 anchor(KeptRecords records, ShuffleContext context, int party, Bytes32 secret) {
        return records.chain(context, party, secret).anchor();
    }

    static Bytes32 link(KeptRecords records, ShuffleContext context, int party, Bytes32 secret, int round) {
        return records.link(context, party, secret, round);
    }

    /** The seat in a list of a program that tells an anchor. */
    static ListedSeat person(ShuffleContext context, int seat, Program program, Bytes32 anchor) {
        return new ListedSeat(
                ListedSeat.Kind.PERSON,
                0,
                program.name,
                Optional.of(Bytes32.of(program.identity.bytes())),
                Optional.of(anchor),
                ShuffleSignatures.anchor(program.key, context, seat, anchor));
    }

    /** The seat in a list of somebody whose anchor nobody signs. */
    static ListedSeat stranger(int seat, String name, Bytes32 anchor, int leftOut) {
        return new ListedSeat(ListedSeat.Kind.PERSON, leftOut, name + seat, Optional.empty(), Optional.of(anchor), "");
    }

    /** The list with the links of these seats; the seats asked and not among them are left out. */
    static ShuffleProof proof(ShuffleList list, Bytes32 host, List<Optional<Bytes32>> links) {
        return new ShuffleProof(list, new Links(host, links));
    }

    static List<Optional<Bytes32>> noLinks(int players) {
        List<Optional<Bytes32>> links = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            links.add(Optional.empty());
        }
        return links;
    }

    /** The party of a host's own chain. */
    static final int HOST = FairShuffle.HOST;
}
