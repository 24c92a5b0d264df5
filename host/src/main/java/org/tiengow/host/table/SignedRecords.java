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
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
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
 * The records of a table's match, each linked to the preceding one, and their signatures by the clients. A record is sent before it
 * is signed, so its signatures are part of the next record. After the last round they are added to the line of that round.
 */
final class SignedRecords {
    /** The maximum number of signatures in one record during a match; with more of them a record would be too long for a message. */
    private static final int MOST_IN_A_RECORD = 24;

    private final TableData state;

    /** The keys whose links are in the deal of a record, for the records of the current match. */
    private final Map<String, Set<String>> signers = new HashMap<>();

    /** Match, round and key of each signature that was accepted for the current match. */
    private final Set<List<Object>> signed = new HashSet<>();

    SignedRecords(TableData state) {
        this.state = state;
    }

    /** Completes a finished round and returns its line of the game record. */
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
                match.takenBack(),
                state.shuffling().proof());
        String line = archive.link(alone, before.digest(), before.signatures());
        match.finishRound(line);
        before.follows(archive.digest(line));
        return line;
    }

    /**
     * Takes a signature of a record. Nothing changes unless the record is public, its deal contains a link of the signer, and the
     * signature is valid.
     */
    Reply sign(Participant participant, SignRecord message) {
        RunningMatch match = state.match().orElse(null);
        Optional<Identity> key = participant.identity();
        if (match == null || key.isEmpty() || !message.getMatch().equals(match.id()) || !isPublic()) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        int place = message.getRound() - match.firstRecorded();
        if (place < 0 || place >= match.records().size()) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        String record = match.records().get(place);
        if (!signers(record).contains(key.get().hex())) {
            // The number of other signers would be unlimited, and their signatures prove nothing.
            return HostRefusal.NOT_SHUFFLING.answer();
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

    /** Restores the signatures of a match from its records. */
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

    /** Returns the line of the current round if it were broken off now; empty if no link was requested for it. */
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

    /** Returns the state of a link that was opened here; empty if this table does not know its round. */
    Optional<LinkAnswer> answer(LinkName link) {
        LinkAnswer.Builder answer = LinkAnswer.newBuilder().setLink(link);
        ShuffleContext context = state.shuffling().context().orElse(null);
        if (context == null || !link.getMatch().equals(context.match())) {
            return Optional.empty();
        }
        if (link.getEpoch() != context.epoch() || !link.getHost().equals(ShuffleTranslator.write(context.host()))) {
            Succession succession = state.services().signer().succession(context.match());
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

    /** Checks whether a guest that took part in the last shuffle of a finished match has yet to sign its last record. */
    boolean isAwaited() {
        return isOver()
                && isPublic()
                && state.match()
                        .filter(match -> !match.signed().digest().isEmpty()
                                && !match.records().isEmpty())
                        .filter(match -> state.guests().stream().anyMatch(participant -> isAwaited(match, participant)))
                        .isPresent();
    }

    private boolean isAwaited(RunningMatch match, Participant participant) {
        String last = match.records().get(match.records().size() - 1);
        int round = match.firstRecorded() + match.records().size() - 1;
        return !participant.throughPage()
                && participant
                        .identity()
                        .filter(key -> signers(last).contains(key.hex()) && !signed.contains(mark(match, round, key)))
                        .isPresent();
    }

    /** Passes the signatures of the last record to the archive after the end of a match. */
    void keepSigned(RunningMatch match) {
        List<String> records = match.records();
        if (!records.isEmpty()) {
            String last = records.get(records.size() - 1);
            state.services()
                    .archive()
                    .keepSigned(match.id(), last, match.signed().signatures(), isAwaited());
        }
    }

    /** Returns the keys whose links are in the deal of a record, at most one for each seat. */
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
