package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableOptions;

/** People come and go between matches, and the owner changes what can be changed. */
@DisplayName("After a match")
@Tag("slow")
class AfterMatchTest {
    private static final int EVENINGS = Integer.getInteger("evenings", 60);
    private static final int ACTS = 12;
    private static final List<Reveal> REVEALS = List.of(Reveal.REVEAL_ROUND, Reveal.REVEAL_MATCH, Reveal.REVEAL_NEVER);

    /** Who has come since the tiles that lie there were dealt. */
    private final List<ShufflePlayer> newcomers = new ArrayList<>();

    private final List<ShufflePlayer> everybody = new ArrayList<>();
    private Random random = new Random();
    private ShuffleHouse night = new ShuffleHouse(4);
    private int names;

    @BeforeEach
    void nobody() {
        newcomers.clear();
        everybody.clear();
        names = 0;
    }

    @Test
    @DisplayName(
            "whatever is arranged, each client understands what it is told, nobody is accused, and no newcomer sees hidden tiles")
    void anything() {
        long first = Long.getLong("evenings.seed", System.nanoTime());
        System.out.println("evenings.seed " + first);
        for (long seed = first; seed < first + EVENINGS; seed++) {
            nobody();
            List<String> done = new ArrayList<>();
            try {
                evening(seed, done);
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed + " after " + done, fault);
            }
        }
    }

    private void evening(long seed, List<String> done) {
        random = new Random(seed);
        Reveal reveal = REVEALS.get(random.nextInt(REVEALS.size()));
        night = new ShuffleHouse(rules(), 4, options -> options.setReveal(reveal), null, seed);
        night.dealsAlone = true;
        night.withPeople(2 + random.nextInt(3));
        everybody.addAll(night.players);
        for (int act = 0; act < ACTS; act++) {
            done.add(act());
            night.settle();
            hold();
        }
    }

    private String act() {
        ShufflePlayer owner = night.players.get(0);
        switch (random.nextInt(7)) {
            case 0 -> {
                ShufflePlayer guest = night.players.get(random.nextInt(night.players.size()));
                if (guest == owner) {
                    return "nobody leaves";
                }
                night.table.leave(guest);
                night.players.remove(guest);
                everybody.remove(guest);
                return guest.name() + " leaves";
            }
            case 1 -> {
                ShufflePlayer guest = comes(Kind.KIND_PERSON);
                if (night.table.sit(guest, OptionalInt.empty()).isGranted()) {
                    night.players.add(guest);
                    return guest.name() + " sits down";
                }
                everybody.remove(guest);
                return "there is no seat";
            }
            case 2 -> {
                night.table.watch(comes(Kind.KIND_SPECTATOR));
                return "somebody watches";
            }
            case 3 -> {
                TableRules rules = rules();
                return "rules " + rules.id() + " "
                        + night.table.changeRules(RulesTranslator.write(rules)).isGranted();
            }
            case 4 -> {
                Reveal reveal = REVEALS.get(random.nextInt(REVEALS.size()));
                return reveal + " "
                        + night.table
                                .changeOptions(
                                        options().toBuilder().setReveal(reveal).build())
                                .isGranted();
            }
            case 5 -> {
                return "swap "
                        + night.table
                                .swapSeats(random.nextInt(4), random.nextInt(4))
                                .isGranted();
            }
            default -> {
                return plays(owner);
            }
        }
    }

    private String plays(ShufflePlayer owner) {
        night.players.forEach(guest -> night.table.setReady(guest, true));
        if (!night.table.start(owner, night.now).isGranted()) {
            return "no match";
        }
        night.settle();
        while (table().stage() != TableStage.PLAYING) {
            hold();
            night.pass(100);
        }
        newcomers.clear();
        while (table().stage() != TableStage.MATCH_OVER) {
            night.playRound();
        }
        return "a match of " + night.players.size();
    }

    private void hold() {
        for (ShufflePlayer guest : everybody) {
            assertThat(guest.alarms()).as(guest.name()).isEmpty();
        }
        if (options().getReveal() == Reveal.REVEAL_NEVER) {
            for (ShufflePlayer guest : newcomers) {
                SeatView view = guest.state().atTable().map(TableState::view).orElse(null);
                assertThat(view == null ? TileSet.EMPTY : seen(view))
                        .as("what %s sees of others' tiles", guest.name())
                        .isEqualTo(TileSet.EMPTY);
            }
        }
    }

    /** What only one seat knows. */
    private static TileSet seen(SeatView view) {
        TileSet tiles = view.hand();
        for (TileSet forfeit : view.forfeits()) {
            tiles = tiles.plus(forfeit);
        }
        return tiles;
    }

    private ShufflePlayer comes(Kind kind) {
        ShufflePlayer guest = new ShufflePlayer(night, "Guest " + names++, kind, random.nextLong());
        newcomers.add(guest);
        everybody.add(guest);
        return guest;
    }

    private TableRules rules() {
        List<String> ids = RuleSets.ids();
        return TableRules.named(ids.get(random.nextInt(ids.size()))).with(Parameter.ROUNDS, 1);
    }

    private TableState table() {
        return night.players.get(0).state().atTable().orElseThrow();
    }

    private TableOptions options() {
        return night.player(0).update().getOptions();
    }
}
