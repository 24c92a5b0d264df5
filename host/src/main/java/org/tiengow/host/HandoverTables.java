package org.tiengow.host;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.host.succession.HandoverFailure;
import org.tiengow.host.succession.HandoverSource;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.OfferCheck;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableStage;

/** The tables of a running host, for a handover. */
public final class HandoverTables implements HandoverSource {
    private static final long TABLE_MILLIS = 5_000;

    private final HostTls key;
    private final StandingSigner signer;
    private final Lobby lobby;
    private final List<TableRoom> rooms;
    private final Supplier<List<String>> addresses;
    private final Supplier<BarsSnapshot> barred;
    private final String pin;
    private final @Nullable NightFolder folder;
    private final KeptRounds rounds;
    private final Consumer<HandoverFailure> staying;
    private final Runnable close;

    /**
     * Creates the handover state of a host.
     *
     * @param barred supplies the ban list
     * @param pin the PIN for joining; empty without one
     * @param folder the folder of the journals; null without journals
     * @param rounds records where the matches went
     * @param staying called with the reason when the handover fails
     * @param close tells all clients that another host continues, and closes this one
     */
    public HandoverTables(
            HostTls key,
            StandingSigner signer,
            Lobby lobby,
            Supplier<List<String>> addresses,
            Supplier<BarsSnapshot> barred,
            String pin,
            @Nullable NightFolder folder,
            KeptRounds rounds,
            Consumer<HandoverFailure> staying,
            Runnable close) {
        this.key = key;
        this.signer = signer;
        this.lobby = lobby;
        this.rooms = lobby.rooms();
        this.addresses = addresses;
        this.barred = barred;
        this.pin = pin;
        this.folder = folder;
        this.rounds = rounds;
        this.staying = staying;
        this.close = close;
    }

    @Override
    public HostTls key() {
        return key;
    }

    @Override
    public List<String> addresses() {
        return addresses.get().stream().limit(OfferCheck.ADDRESSES).toList();
    }

    @Override
    public void goesTo(int table, OptionalInt seat) {
        for (TableRoom room : rooms) {
            OptionalInt here = room.number() == table ? seat : OptionalInt.empty();
            CompletableFuture<Boolean> told = new CompletableFuture<>();
            room.tell(each -> {
                each.goesTo(seat.isPresent(), here);
                told.complete(true);
            });
            told.completeOnTimeout(false, TABLE_MILLIS, TimeUnit.MILLISECONDS).join();
        }
    }

    @Override
    public boolean isHeir(Participant heir, int table, int seat) {
        CompletableFuture<Boolean> still = new CompletableFuture<>();
        rooms.get(table)
                .tell(each -> still.complete(each.heirAt(seat)
                        .flatMap(Participant::identity)
                        .filter(key -> heir.identity().filter(key::equals).isPresent())
                        .isPresent()));
        return still.completeOnTimeout(false, TABLE_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    @Override
    public void stays(HandoverFailure why) {
        staying.accept(why);
    }

    @Override
    public boolean isPlaying() {
        return rooms.stream().anyMatch(room -> room.summary().getStage() == TableStage.TABLE_STAGE_PLAYING);
    }

    @Override
    public NightSnapshot freeze() throws IOException {
        NightSnapshot.Builder handedOver =
                NightSnapshot.newBuilder().setBars(barred.get()).setPin(pin);
        try {
            for (TableRoom room : rooms) {
                handedOver.addTables(room.freeze()
                        .orTimeout(TABLE_MILLIS, TimeUnit.MILLISECONDS)
                        .join());
            }
        } catch (CompletionException late) {
            throw new IOException("A table cannot be stopped.", late);
        }
        return handedOver.build();
    }

    @Override
    public void thaw() {
        rooms.forEach(TableRoom::thaw);
    }

    @Override
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
        rounds.went(match, now);
        return now;
    }

    @Override
    public void farewell(TakeoversSoFar takeoversSoFar) {
        for (int table = 0; table < rooms.size(); table++) {
            HostMessage succession = HostMessage.newBuilder()
                    .setSuccession(takeoversSoFar.getSuccessions(table))
                    .build();
            rooms.get(table)
                    .farewell(succession)
                    .completeOnTimeout(false, TABLE_MILLIS, TimeUnit.MILLISECONDS)
                    .join();
            lobby.farewell(succession);
        }
        close.run();
    }
}
