package org.tiengow.swing.view.shell.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.view.shell.frame.Attention;

class TurnCallTest {
    private static final LegalPlays LEGAL = LegalPlays.of(Tables.fresh("lai", 1).view());

    private final Told told = new Told();
    private final TurnCall call = new TurnCall(told);

    @Test
    void aTurnBehindOtherWindowsHasOneCall() {
        heed(7);
        heed(7);
        assertThat(told.log).containsExactly("call");
    }

    @Test
    void theCallIsTakenBackWhenTheTurnIsOver() {
        heed(7);
        heed();
        heed();
        assertThat(told.log).containsExactly("call", "take back");
    }

    @Test
    void theCallIsTakenBackWhenTheWindowComesForward() {
        heed(7);
        call.takeBack();
        heed(7);
        heed();
        assertThat(told.log).containsExactly("call", "take back");
    }

    @Test
    void theNextTurnHasACallOfItsOwn() {
        heed(7);
        heed(8);
        assertThat(told.log).containsExactly("call", "take back", "call");
    }

    @Test
    void aTurnInFrontHasNone() {
        told.inFront = true;
        heed(7);
        told.inFront = false;
        heed(7);
        heed();
        assertThat(told.log).isEmpty();
    }

    @Test
    void aTurnThatOpensAgainHasNoSecondCall() {
        heed(7);
        heed();
        heed(7);
        assertThat(told.log).containsExactly("call", "take back");
    }

    @Test
    void whateverHappensCallsAndTakingBackAlternate() {
        for (int seed = 0; seed < 50; seed++) {
            Random chance = new Random(seed);
            Told each = new Told();
            TurnCall any = new TurnCall(each);
            long turn = 0;
            for (int step = 0; step < 200; step++) {
                each.inFront = chance.nextBoolean();
                switch (chance.nextInt(3)) {
                    case 0 -> any.heed(Optional.of(decision(++turn)), "", "", true);
                    case 1 -> any.heed(Optional.empty(), "", "", true);
                    default -> any.takeBack();
                }
            }
            for (int i = 0; i < each.log.size(); i++) {
                assertThat(each.log.get(i)).as("seed " + seed).isEqualTo(i % 2 == 0 ? "call" : "take back");
            }
            assertThat(each.log.size() / 2).isLessThanOrEqualTo((int) turn);
        }
    }

    private void heed(long... turn) {
        call.heed(
                turn.length == 0 ? Optional.empty() : Optional.of(decision(turn[0])), "Your turn", "Lead a tile", true);
    }

    private static Decision decision(long number) {
        return new Decision(number, LEGAL, null);
    }

    private static final class Told implements Attention {
        private final List<String> log = new ArrayList<>();
        private boolean inFront;

        @Override
        public boolean isInFront() {
            return inFront;
        }

        @Override
        public void call(String title, String text, boolean audible) {
            log.add("call");
        }

        @Override
        public void takeBack() {
            log.add("take back");
        }
    }
}
