package org.tiengow.host.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.host.journal.wire.RecordSigned;
import org.tiengow.host.table.round.RecordsSignedSoFar;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableStage;

/**
 * The records of a table's match, each joined to the one before, and what people's programs sign of them. A signature stands in the
 * record that is written next, since its own has been told already; after the last round it is added to that one's line.
 */
final class SignedRecords {
    private final TableContents state;
    private String signersOf = "";
    private Set<String> signers = Set.of();

    SignedRecords(TableContents state) {
        this.state = state;
    }

    /** Closes the books of a finished round; gives its line of the game record. */
    String finish(RunningMatch match) {
        Archive archive = state.services().archive();
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

    /** Somebody signs the last record; nothing changes unless that is public and the signature right. */
    Reply sign(Guest guest, SignRecord message) {
        RunningMatch match = state.match().orElse(null);
        Optional<Identity> key = guest.identity();
        if (match == null || key.isEmpty() || guest.throughPage() || !isLast(match, message) || !isPublic()) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        if (!signers(match).contains(key.get().hex())) {
            return HostRefusal.NOT_SHUFFLING.answer(); // there could be any number of them, and their word says nothing
        }
        if (match.signed().isSignedBy(ShuffleTranslator.bytes(key.get().hex()))) {
            return Reply.GRANTED;
        }
        Bytes32 digest = ShuffleTranslator.read(match.signed().digest());
        if (!ShuffleSignatures.isRecord(key.get().hex(), digest, ShuffleTranslator.hex(message.getSignature()))) {
            return HostRefusal.BAD_IDENTITY.answer();
        }
        match.signed()
                .add(RecordSigned.newBuilder()
                        .setRound(message.getRound())
                        .setKey(ShuffleTranslator.bytes(key.get().hex()))
                        .setSignature(message.getSignature())
                        .build());
        if (isOver()) {
            state.books().keep();
            keepSigned(match);
        }
        return Reply.AWAITED;
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
        return !guest.throughPage()
                && guest.identity()
                        .map(Identity::hex)
                        .filter(key -> signers(match).contains(key)
                                && !match.signed().isSignedBy(ShuffleTranslator.bytes(key)))
                        .isPresent();
    }

    /** The match is over: what was signed of its last record is added to that. */
    void keepSigned(RunningMatch match) {
        List<String> records = match.records();
        if (!records.isEmpty()) {
            String last = records.get(records.size() - 1);
            state.services()
                    .archive()
                    .keepSigned(match.id(), last, match.signed().signatures());
        }
    }

    /** Who was there when the tiles of the last round were shuffled: at most one key a seat. */
    private Set<String> signers(RunningMatch match) {
        String last = match.records().get(match.records().size() - 1);
        if (!last.equals(signersOf)) {
            signersOf = last;
            signers = state.services().archive().whoShuffled(last);
        }
        return signers;
    }

    private static boolean isLast(RunningMatch match, SignRecord message) {
        return !match.signed().digest().isEmpty()
                && !match.records().isEmpty()
                && message.getMatch().equals(match.id())
                && message.getRound()
                        == match.lines().get(match.lines().size() - 1).getRound();
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
