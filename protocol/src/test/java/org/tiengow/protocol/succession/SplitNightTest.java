package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/**
 * Nights of up to four programs, without a network, by chance: the network is cut and mended between them, hosts name others,
 * those who think the host gone agree on another. Real keys and signatures. {@code -Dsplit.nights} many, from
 * {@code -Dsplit.seed} on.
 */
@DisplayName("A night with the network cut in two")
class SplitNightTest {
    private static final int NIGHTS = Integer.getInteger("split.nights", 30);
    private static final long SEED = Long.getLong("split.seed", 1);
    private static final int STEPS = 60;
    private static final String MATCH = "9f2c";
    private static final List<HostTls> TLS = new ArrayList<>();
    private static final List<IdentityKey> KEYS = new ArrayList<>();

    private int begun;
    private int takenOver;

    @BeforeAll
    static void keys() throws IOException {
        for (int i = 0; i < 4; i++) {
            TLS.add(HostTls.passing());
            KEYS.add(IdentityKey.fresh());
        }
    }

    @Test
    @DisplayName("goes on at most once: every standing from which a round was begun leads to the next one")
    void neverTwo() {
        for (int night = 0; night < NIGHTS; night++) {
            Random random = new Random(SEED + night);
            new Night(1 + random.nextInt(4), random, SEED + night).run();
        }
        System.out.println(NIGHTS + " nights from seed " + SEED + ": " + begun + " rounds begun, " + takenOver
                + " takeovers by agreement");
        assertThat(begun).as("something happened").isGreaterThan(NIGHTS);
        assertThat(takenOver).as("so did this").isGreaterThan(NIGHTS / 10);
    }

    private final class Night {
        private final int people;
        private final Random random;
        private final long seed;
        private final KnownMatch[] known;
        private final @Nullable Claimant[] hosts;
        private final int[] side;
        private final Map<ByteString, ByteString> before = new HashMap<>();
        private @Nullable ByteString latest;

        Night(int people, Random random, long seed) {
            this.people = people;
            this.random = random;
            this.seed = seed;
            this.side = new int[people];
            this.hosts = new Claimant[people];
            this.known = new KnownMatch[people];
            for (int i = 0; i < people; i++) {
                known[i] = KnownMatch.met(MATCH, 0, fingerprint(0));
            }
            Claimant first = new Claimant(0, Succession.getDefaultInstance());
            hosts[0] = first;
            first.tell(standing(0, 0, 0, everybody()), List.of(), false, null);
        }

        void run() {
            for (int step = 0; step < STEPS; step++) {
                int who = random.nextInt(people);
                Claimant host = hosts[who];
                switch (random.nextInt(6)) {
                    case 0 -> cut();
                    case 1, 2 -> {
                        if (host != null) {
                            host.meet();
                        }
                    }
                    case 3 -> {
                        if (host != null) {
                            host.goOn();
                        }
                    }
                    case 4 -> {
                        if (host != null && random.nextInt(4) == 0) {
                            host.name(random.nextInt(people));
                        }
                    }
                    default -> agree(who);
                }
            }
        }

        private void cut() {
            boolean whole = random.nextBoolean();
            for (int i = 0; i < people; i++) {
                side[i] = whole ? 0 : random.nextInt(2);
            }
        }

        /** Somebody believes the host gone, and asks those who are there. */
        private void agree(int to) {
            if (hosts[to] != null) {
                return;
            }
            int epoch = 0;
            for (int i = 0; i < people; i++) {
                epoch = side[i] == side[to] && hosts[i] == null
                        ? Math.max(epoch, known[i].nextEpoch(fingerprint(to)))
                        : epoch;
            }
            Sealed newest = known[to].held();
            List<Agreement> agreements = new ArrayList<>();
            for (int i = 0; i < people; i++) {
                if (side[i] == side[to] && hosts[i] == null && random.nextInt(5) > 0) {
                    var agreed = known[i].agree(KEYS.get(i), epoch, fingerprint(to));
                    if (agreed.isPresent()) {
                        known[i] = agreed.get().known();
                        agreements.add(agreed.get().agreement());
                        Sealed held = known[i].held();
                        newest =
                                newest == null || LogPosition.of(read(held)).compareTo(LogPosition.of(read(newest))) > 0
                                        ? held
                                        : newest;
                    }
                }
            }
            if (newest == null) {
                return;
            }
            Succession succession = Succession.newBuilder()
                    .addTakeovers(Takeover.newBuilder().setStanding(newest).addAllAgreements(agreements))
                    .build();
            KnownMatch.Followed mine = known[to].follow(succession);
            if (mine.verdict() == Verdict.TRUSTED && mine.known().epoch() == epoch) {
                takenOver++;
                known[to] = mine.known();
                inherit(to, succession, newest, epoch, true);
            }
        }

        private void inherit(int to, Succession succession, Sealed from, int epoch, boolean majority) {
            Claimant host = new Claimant(to, succession);
            hosts[to] = host;
            Standing mine = read(from).toBuilder()
                    .setEpoch(epoch)
                    .setHost(fingerprint(to))
                    .build();
            host.tell(mine, SuccessionRules.electorates(read(from)), majority, from.getContent());
        }

        private Set<Integer> everybody() {
            Set<Integer> all = new HashSet<>();
            for (int i = 0; i < people; i++) {
                all.add(i);
            }
            return all;
        }

        private Standing standing(int host, int epoch, int round, Set<Integer> here) {
            Standing.Builder standing = Standing.newBuilder()
                    .setMatch(MATCH)
                    .setEpoch(epoch)
                    .setRound(round)
                    .setHost(fingerprint(host));
            for (int i = 0; i < people; i++) {
                standing.addSeats(StandingSeat.newBuilder()
                        .setKey(ByteString.copyFrom(KEYS.get(i).identity().bytes()))
                        .setVotes(here.contains(i))
                        .setOffer(HostOffer.newBuilder().setFingerprint(fingerprint(i))));
            }
            return standing.build();
        }

        /** One who takes itself for the host. */
        private final class Claimant {
            private final int self;
            private final Succession succession;
            private Standing newest = Standing.getDefaultInstance();
            private Sealed sealed = Sealed.getDefaultInstance();
            private List<Set<Identity>> electorates = List.of();
            private boolean majority;
            private final Set<Identity> holding = new HashSet<>();

            Claimant(int self, Succession succession) {
                this.self = self;
                this.succession = succession;
            }

            void tell(
                    Standing standing, List<Set<Identity>> whoConfirm, boolean byMajority, @Nullable ByteString from) {
                newest = standing;
                sealed = SuccessionSignatures.seal(TLS.get(self), standing);
                electorates = whoConfirm;
                majority = byMajority;
                holding.clear();
                if (from != null) {
                    before.put(sealed.getContent(), from);
                }
            }

            /** Whoever is reached follows if it may, and confirms. */
            void meet() {
                for (int i = 0; i < people; i++) {
                    if (side[i] == side[self] && random.nextInt(4) > 0 && (i == self || hosts[i] == null)) {
                        KnownMatch.Followed followed = known[i].follow(succession);
                        int who = i;
                        if (followed.verdict() == Verdict.TRUSTED) {
                            followed.known().hold(sealed).ifPresent(held -> {
                                known[who] = held;
                                holding.add(KEYS.get(who).identity());
                            });
                        }
                    }
                }
            }

            /** The next round is begun, and played to its end by those who are here. */
            void goOn() {
                boolean may = electorates.stream().allMatch(voters -> {
                    int confirmed = SuccessionRules.count(voters, holding);
                    return majority
                            ? SuccessionRules.isMajority(voters.size(), confirmed)
                            : SuccessionRules.mayBegin(voters.size(), confirmed);
                });
                if (!may) {
                    return;
                }
                begun++;
                leadsTo(sealed.getContent());
                Set<Integer> here = new HashSet<>();
                for (int i = 0; i < people; i++) {
                    if (holding.contains(KEYS.get(i).identity()) && side[i] == side[self]) {
                        here.add(i);
                    }
                }
                ByteString from = sealed.getContent();
                Standing.Builder next = standing(self, newest.getEpoch(), newest.getRound() + 1, here).toBuilder();
                SuccessionRules.voters(newest).forEach(voter -> next.addBefore(ByteString.copyFrom(voter.bytes())));
                tell(next.build(), List.of(SuccessionRules.voters(newest)), false, from);
            }

            void name(int to) {
                if (to == self || side[to] != side[self] || hosts[to] != null) {
                    return;
                }
                int epoch = newest.getEpoch() + 1;
                Named named = Named.newBuilder()
                        .setMatch(MATCH)
                        .setEpoch(epoch)
                        .setFrom(fingerprint(self))
                        .setTo(HostOffer.newBuilder().setFingerprint(fingerprint(to)))
                        .build();
                Succession longer = succession.toBuilder()
                        .addTakeovers(Takeover.newBuilder().setNamed(SuccessionSignatures.seal(TLS.get(self), named)))
                        .build();
                KnownMatch.Followed followed = known[to].follow(longer);
                if (followed.verdict() == Verdict.TRUSTED && followed.known().epoch() == epoch) {
                    known[to] = followed.known();
                    hosts[self] = null;
                    inherit(to, longer, sealed, epoch, false);
                }
            }
        }

        /**
         * A round is begun from a standing: it leads on from the last one from which another was begun, or that one has led on
         * from it, and this host is late and can begin nothing more.
         */
        private void leadsTo(ByteString standing) {
            ByteString last = latest;
            if (last == null || isBefore(last, standing)) {
                latest = standing;
            } else {
                assertThat(isBefore(standing, last))
                        .as("seed %d: rounds are begun from %s and beside it from %s", seed, text(last), text(standing))
                        .isTrue();
            }
        }

        private boolean isBefore(ByteString earlier, ByteString later) {
            ByteString at = later;
            while (at != null && !at.equals(earlier)) {
                at = before.get(at);
            }
            return at != null;
        }

        private String text(ByteString standing) {
            return LogPosition.of(read(Sealed.newBuilder().setContent(standing).build()))
                    .toString();
        }
    }

    private static Standing read(@Nullable Sealed sealed) {
        try {
            return Standing.parseFrom(sealed == null ? ByteString.EMPTY : sealed.getContent());
        } catch (com.google.protobuf.InvalidProtocolBufferException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static ByteString fingerprint(int program) {
        return ByteString.copyFrom(TLS.get(program).fingerprint());
    }
}
