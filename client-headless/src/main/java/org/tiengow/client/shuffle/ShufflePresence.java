package org.tiengow.client.shuffle;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.NameLinks;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * The exchange of this program and its host about shuffles, since the connection began or a table was left. A new connection, and
 * leaving a table, start with a new state. A link is open until the record of its round has arrived (docs/fair-shuffle-spec.md).
 */
final class ShufflePresence {
    /** The age up to which a link is named to its host. */
    static final Duration NAMED_FOR = Duration.ofDays(14);

    /** The largest number of links in one request. */
    static final int MOST_NAMED = 64;

    /** The largest number of updates that wait until the host has answered the named links. Beyond it, the oldest are dropped. */
    private static final int MOST_HELD = 256;

    /** The age in milliseconds from which an answer about links is stale, so that the links are named again at the table. */
    private static final int STALE_MILLIS = 2_000;

    /** The table number of a named link that no table is known to have in play. */
    private static final int NOWHERE = Integer.MIN_VALUE;

    private final Map<Fact.Opened, Integer> named = new HashMap<>();
    private final Map<String, List<Object>> told = new HashMap<>();
    private final Deque<TableUpdate> held = new ArrayDeque<>();
    private int unanswered;
    private long answeredAt;
    private boolean isAtTable;

    /** The plays at this program's seat in the match that is shown. */
    OwnPlays plays = new OwnPlays();

    /**
     * Returns the state after a table was left: new, except that it still waits for the answers to earlier requests.
     */
    ShufflePresence afterTable() {
        ShufflePresence next = new ShufflePresence();
        next.unanswered = unanswered;
        next.answeredAt = answeredAt;
        return next;
    }

    /**
     * Returns the state at a table: a new one if the last answer about links is stale, since the rounds that were in play then may be over.
     */
    ShufflePresence atTable(long now) {
        boolean isStale = !isAtTable && unanswered == 0 && now - answeredAt > STALE_MILLIS;
        ShufflePresence there = isStale ? new ShufflePresence() : this;
        there.isAtTable = true;
        return there;
    }

    /** Returns the request that names the open links of this host which this presence has not named yet; empty when there are none. */
    Optional<NameLinks> name(List<Fact.Opened> open, Here here) {
        List<Fact.Opened> links = open.stream()
                .filter(link -> here.now() - link.at() < NAMED_FOR.toMillis()
                        && !named.containsKey(link)
                        && here.isOfHost().test(link.context()))
                .limit(MOST_NAMED)
                .toList();
        if (!here.takesPart() || links.isEmpty()) {
            return Optional.empty();
        }
        links.forEach(link -> named.put(link, NOWHERE));
        unanswered++;
        List<LinkName> names = links.stream().map(ShufflePresence::name).toList();
        return Optional.of(NameLinks.newBuilder().addAllLinks(names).build());
    }

    private static LinkName name(Fact.Opened link) {
        return ShuffleTranslator.write(link.context(), link.round());
    }

    /** Notes that the host has granted one {@code NameLinks} request. */
    void granted(long now) {
        unanswered = Math.max(0, unanswered - 1);
        answeredAt = now;
    }

    /** Notes that the host has not granted a {@code NameLinks} request. Forgets its links, so that they are named again. */
    void refused(NameLinks request) {
        unanswered = Math.max(0, unanswered - 1);
        named.keySet().removeIf(link -> request.getLinksList().contains(name(link)));
    }

    /** Stores an update until the host has answered the named links. */
    void hold(TableUpdate update) {
        if (held.size() == MOST_HELD) {
            held.remove();
        }
        held.add(update);
    }

    /** Returns the next update to answer; null without one, and until the host has answered all requests. */
    @Nullable
    TableUpdate next() {
        return unanswered == 0 ? held.poll() : null;
    }

    boolean hasNamed(Fact.Opened link) {
        return named.containsKey(link);
    }

    /** Notes the table at which the host has the round of an open link in play. */
    void expect(Fact.Opened link, int table) {
        named.put(link, table);
    }

    /** Checks whether an answer accounts for an open link, and notes what it says. */
    boolean isProven(Fact.Opened link, LinkAnswer answer, ShuffleJudge judge, Here here) {
        boolean isProven = switch (answer.getState()) {
            case LINK_STATE_RECORD ->
                judge.transcript(link.context()).record(link.round()).isPresent();
            case LINK_STATE_IN_PLAY -> {
                expect(link, answer.getTable());
                yield true;
            }
            case LINK_STATE_HANDED_OVER, LINK_STATE_TAKEN_OVER ->
                here.isProven().test(answer);
            case LINK_STATE_UNKNOWN, LINK_STATE_UNSPECIFIED, UNRECOGNIZED -> false;
        };
        if (!isProven) {
            named.put(link, NOWHERE);
        }
        return isProven;
    }

    /**
     * Checks a table against the rounds whose records it owes, and returns its contradictions.
     *
     * @param context the match and epoch that the table shows; null for none
     */
    List<Fact> owed(TableUpdate update, @Nullable ShuffleContext context, ShuffleJudge judge) {
        List<Fact> facts = new ArrayList<>();
        named.replaceAll((link, table) -> {
            boolean isOpen =
                    judge.transcript(link.context()).record(link.round()).isEmpty();
            boolean isHere = isOpen && table == update.getTable();
            return isHere && facts.addAll(contradicted(link, update, context)) ? NOWHERE : table;
        });
        return facts;
    }

    private static List<Fact> contradicted(Fact.Opened link, TableUpdate update, @Nullable ShuffleContext context) {
        if (!link.context().equals(context)) {
            return List.of(new Fact.Contradicted(link.context(), link.round(), ShuffleAlarm.Kind.OTHER_MATCH));
        }
        return isOver(update, link.context())
                ? List.of(
                        new Fact.Over(link.context(), 0),
                        new Fact.Contradicted(link.context(), link.round(), ShuffleAlarm.Kind.NO_RECORD))
                : List.of();
    }

    /** Returns the match and epoch whose shuffle a table shows; null for none. */
    static @Nullable ShuffleContext context(TableUpdate update) {
        Shuffle shuffle = update.getShuffle();
        return shuffle.getKind() == ShuffleKind.SHUFFLE_KIND_FAIR
                        && shuffle.getPhase() != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                ? ShuffleTranslator.context(shuffle)
                : null;
    }

    /** Checks whether a table says that a match is over. */
    static boolean isOver(TableUpdate update, ShuffleContext match) {
        return update.getStage() == TableStage.TABLE_STAGE_MATCH_OVER
                && update.getMatch().equals(match.match());
    }

    /** Remembers the content of the last message of a kind, and returns whether it differs from the previous one, and so must be sent. */
    boolean tells(String kind, Object... thing) {
        List<Object> last = told.put(kind, List.of(thing));
        return !List.of(thing).equals(last);
    }
}
