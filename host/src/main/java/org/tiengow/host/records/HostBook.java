package org.tiengow.host.records;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.BookKeeper;
import org.tiengow.client.book.BookRound;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.Seats;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.table.Archive;
import org.tiengow.protocol.wire.StandingMatch;
import org.tiengow.protocol.wire.StandingNight;

/**
 * The book in which a host notes its nights, with the keys of everybody who played. A host without a window keeps one too, so that its
 * page can show people their own nights. May be used by several threads.
 */
public final class HostBook implements AutoCloseable {
    /** The most milliseconds to wait for the last match when the host ends. */
    private static final long LAST_MILLIS = 2_000;

    private final @Nullable BookKeeper keeper;
    private final StandingSigner signer;
    private final String host;
    private final String key;
    private final ExecutorService background;
    private String chip = "";

    /**
     * Opens the book of a data folder.
     *
     * @param data the data folder; null keeps no book
     * @param host the name of the host
     * @param signer knows its key and its night
     */
    public HostBook(@Nullable Path data, String host, StandingSigner signer) {
        this.background = Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "tiengow-book");
            thread.setDaemon(true);
            return thread;
        });
        this.keeper = data == null ? null : new BookKeeper(NightBook.in(data), background, InstantSource.system());
        this.signer = signer;
        this.host = host;
        this.key = HexFormat.of().formatHex(signer.fingerprint().toByteArray());
    }

    /** Notes a finished match in the background. */
    public void note(Archive.Standings standings) {
        if (keeper != null && standings.result().getRounds() > 0) {
            StandingNight night = signer.night()
                    .orElseGet(() -> StandingNight.newBuilder()
                            .setId(standings.result().getMatch())
                            .build());
            keeper.note(
                    night.getId(),
                    host,
                    key,
                    night.getChip(),
                    standings.result(),
                    standings.keys(),
                    () -> rounds(standings.records()));
        }
    }

    /** Reads the value of a chip, and returns it as it is written, such as "0.50 HKD"; empty for any other text. */
    public static Optional<String> chipValue(String typed) {
        return ChipValue.read(typed).map(ChipValue::written);
    }

    /** Notes the value of a chip in the background if it has changed; empty for none. Calls must not overlap. */
    public void noteChip(String value) {
        BookKeeper keeping = keeper;
        if (keeping != null && !value.equals(chip)) {
            chip = value;
            signer.night().filter(night -> night.getFinishedCount() > 0).ifPresent(night -> {
                StandingMatch last = night.getFinished(night.getFinishedCount() - 1);
                keeping.noteChip(last.getMatch().getMatch(), value);
            });
        }
    }

    private static List<BookRound> rounds(List<String> lines) {
        List<BookRound> rounds = new ArrayList<>();
        for (String line : lines) {
            try {
                rounds.add(round(RecordJson.read(line)));
            } catch (TextFlaw unreadable) {
                // the round has no figures of its own in the book
            }
        }
        return rounds;
    }

    private static BookRound round(RoundRecord round) {
        List<BookRound.Transfer> payments = round.payments().stream()
                .filter(payment -> payment.from() != Seats.BANK && payment.to() != Seats.BANK)
                .map(payment -> new BookRound.Transfer(payment.from(), payment.to(), payment.chips()))
                .toList();
        return BookRound.of(round.round(), round.winner(), round.change(), payments);
    }

    /** Waits until everything is written. */
    @Override
    public void close() {
        background.shutdown();
        try {
            if (!background.awaitTermination(LAST_MILLIS, TimeUnit.MILLISECONDS)) {
                background.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            background.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
