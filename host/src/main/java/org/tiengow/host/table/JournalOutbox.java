package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.Succession;

/**
 * Passes the state of a table to its journal, and holds messages back until that is done. The order is a promise: everything that a
 * client was told survives a crash of the host's process.
 */
final class JournalOutbox {
    private static final Logger LOG = LoggerFactory.getLogger(JournalOutbox.class);

    private record Letter(Participant guest, HostMessage message) {}

    private final TableData state;
    private final List<Letter> letters = new ArrayList<>();
    private Rules rules = Rules.getDefaultInstance();
    private @Nullable Object rulesWritten;
    private boolean failed;

    JournalOutbox(TableData state) {
        this.state = state;
    }

    /** Writes the state of the table to the journal and then sends the messages that were held back. */
    void keep() {
        state.services().journal().keep(this::snapshot);
        if (failed != state.services().journal().hasFailed()) {
            failed = !failed;
            state.changes().forEverybody();
        }
        List<Letter> now = List.copyOf(letters);
        letters.clear();
        now.forEach(letter -> letter.guest.send(letter.message));
    }

    /** Records in the journal that the table has failed, if the fault still permits it. */
    void keepFailure() {
        try {
            state.services().journal().keep(this::snapshot);
        } catch (RuntimeException fault) {
            LOG.error("That the table has failed is not kept", fault);
        }
    }

    /** Holds a message back until its cause is in the journal. */
    void tell(Participant participant, HostMessage message) {
        letters.add(new Letter(participant, message));
    }

    /** Checks whether messages are being held back. */
    boolean isWaitedFor() {
        return !letters.isEmpty();
    }

    /** Checks whether the journal has failed, so that a restart would not restore the current state. */
    boolean hasFailed() {
        return failed;
    }

    /** Returns the whole state of the table, apart from connections and clocks. */
    TableSnapshot snapshot() {
        TableSnapshot.Builder snapshot = TableSnapshot.newBuilder()
                .setRules(rules())
                .setOptions(state.options())
                .setStage(state.stage())
                .setLastNumber(state.lastNumber())
                .setEndAsked(state.isEndAsked())
                .setPaused(state.intermission().isRunning())
                .setDemonstration(state.isDemonstration())
                .setStart(TableData.STARTS.write(state.plannedStart()))
                .addAllSeats(state.seats().snapshots());
        if (!state.finishedMatches().isEmpty()) {
            snapshot.setEvening(state.finishedMatches().evening());
        }
        snapshot.addAllChat(state.chat());
        state.shuffling().snapshot().map(this::withSuccession).ifPresent(snapshot::setShuffle);
        state.standings().snapshot().ifPresent(snapshot::setStanding);
        Optional<RunningMatch> match = state.match();
        match.ifPresent(running -> snapshot.setMatch(running.snapshot()).addAllOpen(running.questions()));
        return snapshot.build();
    }

    /** Adds the takeovers of a match before its first deal, when there is no standing yet that contains them. */
    private ShuffleSnapshot withSuccession(ShuffleSnapshot shuffle) {
        boolean isShown = state.match()
                .filter(match -> match.id().equals(shuffle.getMatch()))
                .isPresent();
        Succession succession = state.services().signer().succession(shuffle.getMatch());
        return isShown || succession.getTakeoversCount() == 0
                ? shuffle
                : shuffle.toBuilder().setSuccession(succession).build();
    }

    private Rules rules() {
        if (rulesWritten != state.rules()) {
            rules = RulesTranslator.write(state.rules());
            rulesWritten = state.rules();
        }
        return rules;
    }
}
