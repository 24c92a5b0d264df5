package org.tiengow.swing.view.standings;

import java.awt.event.HierarchyEvent;
import java.util.List;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.MatchMoment;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.view.MomentSkip;
import org.tiengow.swing.view.table.motion.AnimationClock;

/** The animation of the standings, and the end of reactions in their rows. A key or a click ends the animation. */
final class StandingsMotion implements AnimationClock.Beat {
    private static final double NANOS_A_MILLI = 1e6;

    private final AnimationClock clock = new AnimationClock();
    private final MomentSkip skip;
    private final Runnable seen;
    private List<StandingRow> rows = List.of();
    private List<Appearing> afterwards = List.of();
    private @Nullable StandingsScreen screen;
    private @Nullable Label title;
    private @Nullable MatchMoment moment;
    private long start;
    private double millis;
    private boolean started;
    private boolean says;

    /**
     * Creates a motion without rows.
     *
     * @param sheet the sheet that shows them; the clock runs only while it is on the screen
     * @param seen is called when the animation has ended
     */
    StandingsMotion(JComponent sheet, Runnable seen) {
        this.seen = seen;
        this.skip = new MomentSkip(sheet, () -> moment != null, this::finish);
        clock.add(this);
        sheet.addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) {
                if (sheet.isShowing()) {
                    clock.start();
                    skip.watch();
                } else {
                    clock.stop();
                }
            }
        });
    }

    /**
     * Shows other rows at the current instant.
     *
     * @param heading the label of the title
     * @param after what appears together with the announcement of the winner
     */
    void show(StandingsScreen next, List<StandingRow> all, Label heading, List<Appearing> after) {
        screen = next;
        rows = all;
        title = heading;
        afterwards = after;
        if (moment == null || next.moment() == null) {
            moment = next.moment();
            started = false;
            millis = 0;
        }
        says = next.rows().stream().anyMatch(row -> row.bubble() != null);
        showNow();
        if (heading.isShowing() && (moment != null || says)) {
            clock.start();
            skip.watch();
        }
    }

    @Override
    public boolean moveTo(long nanos) {
        says = rows.stream().filter(row -> row.heed(nanos)).count() > 0;
        MatchMoment now = moment;
        if (now == null) {
            return false;
        }
        if (!started) {
            started = true;
            start = nanos;
        }
        millis = (nanos - start) / NANOS_A_MILLI;
        if (millis >= now.millis()) {
            finish();
            return false;
        }
        showNow();
        return true;
    }

    @Override
    public boolean isTicking() {
        return says;
    }

    @Override
    public void finish() {
        if (moment != null) {
            moment = null;
            showNow();
            seen.run();
        }
    }

    /** Shows the instant of the latest move. */
    private void showNow() {
        MatchMoment now = moment;
        StandingsScreen shown = screen;
        if (shown == null || title == null) {
            return;
        }
        boolean announced = now == null || millis >= now.announced();
        String words = announced || now == null ? shown.title() : now.title();
        if (!title.getText().equals(words)) {
            title.setText(words);
        }
        double share = now == null ? 1 : now.announcement(millis);
        afterwards.forEach(part -> part.appear(share));
        for (int i = 0; i < rows.size(); i++) {
            StandingRow row = rows.get(i);
            if (now == null || i >= now.rows().size()) {
                row.showWhole();
            } else {
                MatchMoment.Row counted = now.rows().get(i);
                double glow = announced && row.hasWon() ? 1 - share : 0;
                row.showMoment(now.appeared(counted, millis), Words.signed(counted.chips(millis)), glow);
            }
        }
    }
}
