package org.tiengow.host.records;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.host.lobby.OwedRecords;
import org.tiengow.protocol.kept.OwnersAlone;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Succession;

/**
 * The rounds of earlier matches of this host, for clients that ask what became of their links. They are kept in the folder of records, or
 * in memory at a host without one. This class also keeps the proofs of matches that were handed over or taken over. All methods may be
 * called from any thread.
 */
public final class KeptRounds implements OwedRecords {
    private static final Logger LOG = LoggerFactory.getLogger(KeptRounds.class);

    /** The most records remembered in addition to the folder, the latest ones. */
    private static final int MOST_REMEMBERED = 500;

    /** The subfolders for the proofs of matches that left this host and of those that came here. */
    private static final String WENT = ".went";

    private static final String CAME = ".came";

    private final @Nullable Path folder;
    private final Map<String, String> remembered = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    /** Uses a folder of records; null disables it. */
    public KeptRounds(@Nullable Path folder) {
        this.folder = folder;
    }

    /** Remembers the record of a round, whose file may not be written yet. */
    synchronized void remember(String match, String line) {
        remembered.put(match + " " + line.hashCode(), line);
    }

    /** Persists the proof that a match was handed over. */
    public void went(String match, Succession succession) {
        keep(WENT, CAME, match, succession);
    }

    /** Persists the proof of how a match came here, possibly back: a host named this one, or the people of the match agreed. */
    public void came(String match, Succession succession) {
        keep(CAME, WENT, match, succession);
    }

    private void keep(String where, String noLonger, String match, Succession succession) {
        if (folder == null || match.isEmpty()) {
            return;
        }
        try {
            Path file = file(folder, where, match);
            OwnersAlone.createFolder(Objects.requireNonNull(file.getParent()));
            Files.write(file, succession.toByteArray());
            Files.deleteIfExists(file(folder, noLonger, match));
        } catch (IOException cause) {
            LOG.warn("How match {} moved is not kept: {}", match, cause.toString());
        }
    }

    private static Path file(Path folder, String where, String match) {
        return folder.resolve(where).resolve(HexFormat.of().formatHex(match.getBytes(StandardCharsets.UTF_8)));
    }

    private Optional<Succession> kept(String where, String match) throws IOException {
        Path file = folder == null ? null : file(folder, where, match);
        return file != null && Files.exists(file)
                ? Optional.of(Succession.parseFrom(Files.readAllBytes(file)))
                : Optional.empty();
    }

    @Override
    public LinkAnswer answer(LinkName link, Optional<LinkAnswer> atTable) {
        if (atTable.filter(known -> known.getState() != LinkState.LINK_STATE_TAKEN_OVER)
                .isPresent()) {
            return atTable.get(); // the table plays the same epoch, and has its public records
        }
        try {
            ShuffleContext context = ShuffleTranslator.context(link);
            Optional<Succession> went = kept(WENT, context.match());
            boolean goesOn = atTable.isPresent() || went.isPresent();
            Optional<LinkAnswer> record = lines(context.match())
                    .filter(line -> evidence(line, context, link.getRound())
                            .filter(shown -> !goesOn || !shown.matchEnd()) // the match continues, so this is not public
                            .isPresent())
                    .findFirst()
                    .map(line -> LinkAnswer.newBuilder()
                            .setLink(link)
                            .setState(LinkState.LINK_STATE_RECORD)
                            .setRecord(RecordChain.unsigned(line))
                            .build());
            Optional<Succession> cameAnew = kept(
                            CAME, context.match()) // otherwise the previous host handed over the whole epoch
                    .filter(proof -> TakeoverChain.handedOver(proof, link.getMatch(), link.getHost())
                            .isEmpty());
            return record.or(() -> atTable)
                    .or(() -> went.map(proof -> moved(link, LinkState.LINK_STATE_HANDED_OVER, proof)))
                    .or(() -> cameAnew.map(proof -> moved(link, LinkState.LINK_STATE_TAKEN_OVER, proof)))
                    .orElseGet(() -> OwedRecords.NONE.answer(link, atTable));
        } catch (IOException | Malformed unreadable) {
            LOG.info("What became of a round cannot be read: {}", unreadable.toString());
            return OwedRecords.NONE.answer(link, atTable);
        }
    }

    private static LinkAnswer moved(LinkName link, LinkState how, Succession proof) {
        return LinkAnswer.newBuilder()
                .setLink(link)
                .setState(how)
                .setProof(proof)
                .build();
    }

    /** Returns the lines of a match before a round, in order; unreadable ones are skipped. */
    List<String> before(String match, int round) {
        try {
            return lines(match)
                    .distinct()
                    .filter(line ->
                            !RecordJson.isBroken(line) && RecordJson.read(line).round() < round)
                    .sorted(Comparator.comparingInt(
                            line -> RecordJson.read(line).round()))
                    .toList();
        } catch (IOException | TextFlaw unreadable) {
            LOG.warn("The first rounds of match {} cannot be read: {}", match, unreadable.toString());
            return List.of();
        }
    }

    private Stream<String> lines(String match) throws IOException {
        List<String> latest;
        synchronized (this) {
            latest = remembered.entrySet().stream()
                    .filter(each -> each.getKey().startsWith(match + " "))
                    .map(Map.Entry::getValue)
                    .toList();
        }
        if (folder == null) {
            return latest.stream();
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> ofMatch = files.filter(
                            file -> file.getFileName().toString().contains("_" + RecordFolder.fitForFiles(match)))
                    .toList();
            Stream<String> all = latest.stream();
            for (Path file : ofMatch) {
                all = Stream.concat(all, Files.readAllLines(file).stream());
            }
            return all;
        }
    }

    private static Optional<RecordEvidence> evidence(String line, ShuffleContext context, int round) {
        if (!line.contains("\"round\":" + round + ",")) {
            return Optional.empty(); // most lines are of other rounds, and parsing each would be slow
        }
        try {
            return new RecordCheck()
                    .evidence(line)
                    .filter(shown -> shown.context().equals(context) && shown.round() == round);
        } catch (TextFlaw | IllegalArgumentException flaw) {
            return Optional.empty();
        }
    }
}
