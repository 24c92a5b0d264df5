package org.tiengow.host.succession;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.OfferCheck;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Succession;

/**
 * The tables of a running host that hands itself over, and the steps by which it stops being the host. Called on the thread of the handover.
 *
 * @param key the key of the host
 * @param signer signs the naming of the successor
 * @param tables the tables, by number
 * @param place supplies the addresses of the host as text, without a port
 * @param barred supplies the ban list
 * @param seating supplies how people are seated
 * @param pin the PIN for joining; empty without one
 * @param folder the folder of the journals; null without journals
 * @param went records where a match went
 * @param lastWord sends a last message to clients at no table
 * @param onFailure called with the reason when the handover fails
 * @param close tells all clients that another host continues, and closes this one
 */
public record HandoverSource(
        HostTls key,
        StandingSigner signer,
        List<? extends HandoverTable> tables,
        Supplier<List<String>> place,
        Supplier<BarsSnapshot> barred,
        Supplier<SeatingSnapshot> seating,
        String pin,
        @Nullable NightFolder folder,
        BiConsumer<String, Succession> went,
        Consumer<HostMessage> lastWord,
        Consumer<HandoverFailure> onFailure,
        Runnable close) {
    private static final long TABLE_MILLIS = 5_000;

    /** Returns the addresses of the host as text, without a port. */
    List<String> addresses() {
        return place.get().stream().limit(OfferCheck.ADDRESSES).toList();
    }

    /** Announces at every table who takes the host over, and starts no further rounds. An empty seat withdraws that. */
    void goesTo(int number, OptionalInt seat) {
        for (HandoverTable table : tables) {
            OptionalInt here = table.number() == number ? seat : OptionalInt.empty();
            await(table.goesTo(seat.isPresent(), here), false);
        }
    }

    /** Checks whether this person still has the seat, possibly over a new connection, and could take the tables over. */
    boolean isHeir(Participant heir, int table, int seat) {
        return await(tables.get(table).heirAt(seat), Optional.<Participant>empty())
                .flatMap(Participant::identity)
                .filter(key -> heir.identity().filter(key::equals).isPresent())
                .isPresent();
    }

    private static <T> T await(CompletableFuture<T> answer, T late) {
        return answer.completeOnTimeout(late, TABLE_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    /** Reports that the handover failed and the tables continue here. */
    void stays(HandoverFailure why) {
        onFailure.accept(why);
    }

    /** Checks whether a round is being played at some table. */
    boolean isPlaying() {
        return tables.stream().anyMatch(HandoverTable::isPlaying);
    }

    /** Freezes all tables and returns their state. */
    NightSnapshot freeze() throws IOException {
        NightSnapshot.Builder handedOver = NightSnapshot.newBuilder()
                .setBars(barred.get())
                .setSeating(seating.get())
                .setPin(pin);
        try {
            for (HandoverTable table : tables) {
                handedOver.addTables(table.freeze()
                        .orTimeout(TABLE_MILLIS, TimeUnit.MILLISECONDS)
                        .join());
            }
        } catch (CompletionException late) {
            throw new IOException("A table cannot be stopped.", late);
        }
        return handedOver.build();
    }

    /** Continues the frozen tables here. */
    void thaw() {
        tables.forEach(HandoverTable::thaw);
    }

    /**
     * Signs the takeovers by the heir. From now on this program is not the host, even after a restart.
     *
     * @throws IOException when that cannot be ensured; then this program is still the host
     */
    public TakeoversSoFar giveUp(NightSnapshot handedOver, HostOffer heir) throws IOException {
        if (heir.getFingerprint().equals(signer.fingerprint()) || !OfferCheck.isSomewhere(heir)) {
            throw new IOException("The new host is nowhere.");
        }
        TakeoversSoFar.Builder takeoversSoFar = TakeoversSoFar.newBuilder();
        for (HandedOverTable table : handedOver.getTablesList()) {
            String match = table.getSnapshot().getMatch().getId();
            String shuffled = table.getSnapshot().getShuffle().getMatch();
            takeoversSoFar.addSuccessions(naming(match, heir));
            if (!shuffled.isEmpty() && !shuffled.equals(match)) {
                takeoversSoFar.addShuffled(naming(shuffled, heir));
            }
        }
        if (folder != null) {
            folder.setAside(); // from now on this host does not continue the night after a restart
        }
        return takeoversSoFar.build();
    }

    private Succession naming(String match, HostOffer heir) {
        Succession now = signer.naming(match, heir);
        went.accept(match, now);
        return now;
    }

    /** Tells all clients the new location of the tables, and closes the host. */
    void farewell(TakeoversSoFar takeoversSoFar) {
        for (int table = 0; table < tables.size(); table++) {
            HostMessage succession = HostMessage.newBuilder()
                    .setSuccession(takeoversSoFar.getSuccessions(table))
                    .build();
            await(tables.get(table).farewell(succession), false);
            lastWord.accept(succession);
        }
        close.run();
    }
}
