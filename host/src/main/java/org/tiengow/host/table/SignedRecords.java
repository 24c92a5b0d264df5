package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.round.Round;
import org.tiengow.host.journal.wire.RecordSigned;
import org.tiengow.host.table.round.RecordsSignedSoFar;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableStage;

/**
 * The records of a table's match, each joined to the one before, and what people's programs sign of them. A signature stands in the
 * record that is written next, since its own has been told already; after the last round it is added to that one's line.
 */
final class SignedRecords {
    /** Signatures that stand in one record while a match is played: with more of them it would be too long for a message. */
    private static final int MOST_IN_A_RECORD = 24;

    private final TableContents state;

    /** The keys whose links are in the deal of a record, by the records of the match that is played. */
    private final Map<String, Set<String>> signers = new HashMap<>();

    /** Match, round and key of each signature that was taken, of the match that is played. */
    private final Set<List<Object>> signed = new HashSet<>();

    SignedRecords(TableContents state) {
        this.state = state;
    }

    /** Closes the books of a finished round; gives its line of the game record. */
    String finish(RunningMatch match) {
        Archive archive = state.services().archive();
        signed.removeIf(each -> !each.get(0).equals(match.id()));
        signers.keySet().retainAll(match.records());
        RecordsSignedSoFar before = match.signed();
        String alone = archive.record(
                match.id(),
                match.rules(),
                state.seats().tags(),
                match.round(),
                state.shuffling().proof());
        String line = archive.link(alone, before.digest(), before.signatures());
        match.finishRound(line);
        before.follows(archive.digest(line));
        return line;
    }

    /** Somebody signs a record; nothing changes unless that is public, its link in the deal, and the signature right. */
    Reply sign(Guest guest, SignRecord message) {
        RunningMatch match = state.match().orElse(null);
        Optional<Identity> key = guest.identity();
        if (match == null || key.isEmpty() || !message.getMatch().equals(match.id()) || !isPublic()) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        int place = message.getRound() - match.firstRecorded();
        if (place < 0 || place >= match.records().size()) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        String record = match.records().get(place);
        if (!signers(record).contains(key.get().hex())) {
            return HostRefusal.NOT_SHUFFLING.answer(); // there could be any number of them, and their word says nothing
        }
        if (signed.contains(mark(match, message.getRound(), key.get()))) {
            return Reply.GRANTED;
        }
        Bytes32 digest = ShuffleTranslator.read(state.services().archive().digest(record));
        if (!ShuffleSignatures.isRecord(
                key.get().hex(), message.getSaw(), digest, ShuffleTranslator.hex(message.getSignature()))) {
            return HostRefusal.BAD_IDENTITY.answer();
        }
        if (!isOver() && match.signed().signatures().size() >= MOST_IN_A_RECORD) {
            return HostRefusal.TOO_FAST.answer();
        }
        signed.add(mark(match, message.getRound(), key.get()));
        match.signed()
                .add(RecordSigned.newBuilder()
                        .setRound(message.getRound())
                        .setKey(ShuffleTranslator.bytes(key.get().hex()))
                        .setSaw(message.getSaw())
                        .setSignature(message.getSignature())
                        .build());
        if (isOver()) {
            state.books().keep();
            keepSigned(match);
        }
        return Reply.AWAITED;
    }

    /** Goes on with a match whose records are partly signed. */
    void goOn(RunningMatch match) {
        Stream.concat(
                        match.records().stream().flatMap(line -> state.services().archive().signatures(line).stream()),
                        match.signed().signatures().stream())
                .forEach(each -> signed.add(
                        mark(match, each.getRound(), Identity.of(each.getKey().toByteArray()))));
    }

    private static List<Object> mark(RunningMatch match, int round, Identity key) {
        return List.of(match.id(), round, key);
    }

    /** The line of the round that is open or played, should it be broken off now; empty when no link was asked for it. */
    Optional<String> brokenOff() {
        Optional<RunningMatch> match = state.match()
                .filter(running -> running.id().equals(state.shuffling().matchId()));
        boolean isSettled = state.stage() != TableStage.TABLE_STAGE_PLAYING
                && !state.shuffling().isListTold();
        if (isSettled) {
            return Optional.empty();
        }
        Optional<Round> dealt = match.filter(
                        running -> state.shuffling().proof().isPresent() && running.isDealt() && !running.isRoundOver())
                .map(RunningMatch::round);
        return state.shuffling()
                .shown()
                .flatMap(shown -> state.services()
                        .archive()
                        .broken(state.rules(), state.seats().tags(), dealt, shown))
                .map(line -> state.services()
                        .archive()
                        .link(
                                line,
                                match.map(running -> running.signed().digest()).orElse(ByteString.EMPTY),
                                match.map(running -> running.signed().signatures())
                                        .orElse(List.of())));
    }

    /** Says what became of a link that was opened here; empty when that is not known at this table. */
    Optional<LinkAnswer> answer(LinkName link) {
        LinkAnswer.Builder answer = LinkAnswer.newBuilder().setLink(link);
        ShuffleContext context = state.shuffling().context().orElse(null);
        if (context == null || !link.getMatch().equals(context.match())) {
            return Optional.empty();
        }
        if (link.getEpoch() != context.epoch() || !link.getHost().equals(ShuffleTranslator.write(context.host()))) {
            Succession succession = state.services().notary().succession(context.match());
            return Optional.of(answer.setState(LinkState.LINK_STATE_TAKEN_OVER)
                    .setProof(succession)
                    .build());
        }
        Optional<RunningMatch> match =
                state.match().filter(running -> running.id().equals(context.match()));
        int place =
                match.map(running -> link.getRound() - running.firstRecorded()).orElse(-1);
        if (match.isPresent() && place >= 0 && place < match.get().records().size() && isPublic()) {
            return Optional.of(answer.setState(LinkState.LINK_STATE_RECORD)
                    .setRecord(match.get().records().get(place))
                    .build());
        }
        boolean isInPlay = state.isRunning()
                && (link.getRound() == state.shuffling().round()
                        || link.getRound() < state.shuffling().round() && !isPublic());
        return isInPlay
                ? Optional.of(answer.setState(LinkState.LINK_STATE_IN_PLAY)
                        .setTable(state.settings().number())
                        .build())
                : Optional.empty();
    }

    /** Whether somebody here, who has taken part in the last shuffle of a match that is over, has yet to sign its last record. */
    boolean isAwaited() {
        return isOver()
                && isPublic()
                && state.match()
                        .filter(match -> !match.signed().digest().isEmpty()
                                && !match.records().isEmpty())
                        .filter(match -> state.guests().stream().anyMatch(guest -> isAwaited(match, guest)))
                        .isPresent();
    }

    private boolean isAwaited(RunningMatch match, Guest guest) {
        String last = match.records().get(match.records().size() - 1);
        int round = match.firstRecorded() + match.records().size() - 1;
        return !guest.throughPage()
                && guest.identity()
                        .filter(key -> signers(last).contains(key.hex()) && !signed.contains(mark(match, round, key)))
                        .isPresent();
    }

    /** The match is over: what was signed of its last record is added to that. */
    void keepSigned(RunningMatch match) {
        List<String> records = match.records();
        if (!records.isEmpty()) {
            String last = records.get(records.size() - 1);
            state.services()
                    .archive()
                    .keepSigned(match.id(), last, match.signed().signatures(), isAwaited());
        }
    }

    /** The keys whose links are in the deal of a record: at most one a seat. */
    private Set<String> signers(String record) {
        return signers.computeIfAbsent(record, state.services().archive()::whoShuffled);
    }

    private boolean isPublic() {
        return switch (state.options().getReveal()) {
            case REVEAL_ROUND -> true;
            case REVEAL_MATCH -> isOver();
            case REVEAL_NEVER, REVEAL_UNSPECIFIED, UNRECOGNIZED -> false;
        };
    }

    private boolean isOver() {
        return state.stage() == TableStage.TABLE_STAGE_MATCH_OVER;
    }
}
