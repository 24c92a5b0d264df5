package org.tiengow.swing.view.table;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.hand.ActsRow;
import org.tiengow.swing.view.table.hand.Drag;
import org.tiengow.swing.view.table.hand.HandTiles;
import org.tiengow.swing.view.table.hand.QuestionCard;
import org.tiengow.swing.view.table.hand.ReasonFoot;
import org.tiengow.swing.view.table.hand.ReasonLine;
import org.tiengow.swing.view.table.hand.TileButton;
import org.tiengow.swing.view.table.layout.TableLayout;
import org.tiengow.swing.view.table.motion.Easing;
import org.tiengow.swing.view.table.motion.Ground;
import org.tiengow.swing.view.table.motion.Moments;
import org.tiengow.swing.view.table.motion.Movement;
import org.tiengow.swing.view.table.motion.Playback;
import org.tiengow.swing.view.table.motion.Pulse;
import org.tiengow.swing.view.table.motion.ScenePlayer;
import org.tiengow.swing.view.table.seat.ChipsView;
import org.tiengow.swing.view.table.seat.SeatViews;
import org.tiengow.swing.view.table.trick.Flights;
import org.tiengow.swing.view.table.trick.TrickView;

/**
 * The felt with all that stands on it. Hand, buttons and sentences always show the latest screen; seats and trick follow
 * scene by scene. What does not change is not painted again.
 */
final class FeltView extends JPanel {
    private final Felt felt = Felt.seamed();
    private final Pulse pulse = new Pulse();
    private final TableInput input;
    private final HandTiles hand;
    private final ActsRow acts;
    private final Drag drag;
    private final SeatViews seats;
    private final ReasonFoot reason;
    private final Flights flights;
    private final TrickView trick;
    private final ChipsView chips;
    private final ScenePlayer stage;
    private final Ground ground;
    private final MomentSkip skip;
    private @Nullable QuestionCard question;
    private TableScreen screen;
    private TableLayout layout;
    private Tiles tiles;
    private Speed speed = Speed.NORMAL;
    private TableScreen.@Nullable Turn turn;
    private boolean carrying;
    private boolean over;

    FeltView(TableScreen screen, TableLayout layout, Tiles tiles, TableInput input) {
        super(null);
        this.screen = screen;
        this.layout = layout;
        this.tiles = tiles;
        this.input = input;
        seats = new SeatViews(this, input);
        flights = new Flights(seats::plateOf, seats::pileOf);
        chips = new ChipsView(seats::plateOf);
        hand = new HandTiles(this, input, this::watch);
        acts = new ActsRow(this, input);
        reason = new ReasonFoot(this, input);
        drag = new Drag(new Around(), hand, input);
        trick = new TrickView(screen, layout, tiles, flights);
        trick.setName("trick");
        stage = new ScenePlayer(screen, this::showScene, this::wake);
        stage.whenSeen(() -> SwingUtilities.invokeLater(input::seen));
        skip = new MomentSkip(this);
        ground = new Ground(stage::isMoving);
        pulse.add(stage);
        pulse.add(ground);
        pulse.add(hand);
        pulse.add(drag);
        pulse.add(seats);
        add(chips);
        add(trick);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow();
                if (stage.isMoving()) {
                    pulse.finish();
                } else {
                    FeltView.this.input.clear();
                }
            }
        });
        setFocusable(true);
        setName("felt");
        rebuild(screen);
    }

    /** Shows the next screen; what has to be seen in between is played. */
    void show(TableScreen next, TableLayout at, Tiles look, Speed pace) {
        flights.remember(hand.faces());
        boolean whole =
                at.isSpare() || !at.equals(layout) || look != tiles || !Objects.equals(next.notice(), screen.notice());
        TableScreen before = screen;
        screen = next;
        layout = at.equals(layout) ? layout : at;
        tiles = look;
        speed = pace;
        rebuild(next);
        stage.play(next, pace);
        skip.watch();
        wake();
        if (whole) {
            repaint();
        } else {
            repaintWords(before, next);
        }
    }

    /** Who hears of what moves. */
    void setMoments(Moments moments) {
        stage.setMoments(moments);
    }

    /** Snapshots everything where the window's new size wants it. */
    void arrange(TableLayout at) {
        boolean changed = !at.equals(layout); // a word that has changed asks for a layout too
        layout = changed ? at : layout;
        doLayout();
        if (changed) {
            drag.cancel();
            stage.refresh();
            repaint();
        }
    }

    /** Offers what may be shown at the reader's own plate. */
    void react() {
        seats.react();
    }

    /** The hand's tiles, then the buttons, then the seats: the order of the keyboard's focus. */
    List<JComponent> focusOrder() {
        List<JComponent> order = new ArrayList<>(hand.all());
        if (question != null) {
            order.addAll(question.controls());
        }
        order.addAll(acts.shown());
        order.addAll(reason.controls());
        if (!layout.isSpare()) {
            order.addAll(seats.all());
        }
        return order;
    }

    /** The hand, for the keyboard. */
    HandTiles hand() {
        return hand;
    }

    /** Where a seat's plate lies; empty when there is no such seat, or no room to show it. */
    Optional<Rectangle> seatAt(int seat) {
        return seats.shown(seat);
    }

    /** Puts back what is carried, or keeps the set that is asked about; false when there is neither. */
    boolean dismiss() {
        if (drag.cancel()) {
            return true;
        }
        if (question == null) {
            return false;
        }
        question.answer(false);
        return true;
    }

    /** Ends all movement, as when the table is left. */
    void finish() {
        pulse.finish();
    }

    /** Whether the moment of a won round is being shown. */
    boolean isAtMoment() {
        return stage.isAtMoment();
    }

    /** Whether an image of what stands still is kept now. */
    boolean isGroundKept() {
        return ground.isKept();
    }

    /** Moves everything to a moment of {@link System#nanoTime()}, as the timer does. */
    void moveTo(long nanos) {
        pulse.moveTo(nanos);
    }

    /** Stops the timer; to be called when the table is no longer shown. */
    void stop() {
        pulse.finish();
        pulse.stop();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        wake(); // a clock may be running already
    }

    /** Lets the timer run while there is a window to paint in. */
    private void wake() {
        if (isDisplayable()) {
            pulse.start();
        }
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false; // the trick lies over everything
    }

    @Override
    public void doLayout() {
        trick.setBounds(0, 0, getWidth(), getHeight());
        chips.setBounds(0, 0, getWidth(), getHeight());
        hand.place(layout.hand());
        seats.place(screen, layout, acts.place(layout));
        if (question != null) {
            question.place(layout);
        }
        reason.place(layout);
    }

    private void rebuild(TableScreen next) {
        hand.show(next.hand(), tiles, speed);
        drag.handChanged();
        if (acts.show(next.acts())) {
            hand.takeFocus();
        }
        seats.rebuild(next.seats(), tiles);
        rebuildQuestion(next);
        reason.show(question == null ? next.reason() : null, layout);
        if (!drag.isCarrying()) {
            order(chips, 0);
            order(trick, question == null ? 1 : 2);
        }
        hand.glide(layout.hand());
        doLayout();
    }

    private void order(JComponent part, int place) {
        if (getComponentZOrder(part) != place) {
            setComponentZOrder(part, place);
        }
    }

    private void watch(TileButton tile) {
        drag.watch(tile);
    }

    private void rebuildQuestion(TableScreen next) {
        if (question != null && !question.asks(next.question())) {
            remove(question);
            question = null;
            requestFocusInWindow();
            repaint();
        }
        if (question == null && next.question() != null) {
            question = new QuestionCard(next.question(), input);
            add(question, 0);
            question.takeFocus();
            repaint();
        }
    }

    private void showScene(TableScreen scene, @Nullable Movement movement) {
        boolean paying = movement != null && movement.way() == Playback.Way.CHIPS;
        boolean onSeats = movement != null && Playback.ON_SEATS.contains(movement.way());
        seats.show(scene, tiles, speed != Speed.OFF);
        showMoment(scene, movement);
        trick.show(scene, layout, tiles, onSeats ? null : movement);
        if (movement != null && paying && !movement.fade()) {
            chips.show(movement, scene);
            seats.count(movement, scene.seats()); // the figures count along
        } else {
            chips.clear();
        }
        if (!Objects.equals(turn, scene.turn())) {
            turn = scene.turn();
            repaint(0, layout.turnTop() - layout.px(8), getWidth(), layout.turnHeight() + layout.px(20));
        }
    }

    /** The stacks counted up, and the winner's glow: when the last trick has been taken, and as long as that round is shown. */
    private void showMoment(TableScreen scene, @Nullable Movement movement) {
        RoundMoment moment = scene.moment();
        if (moment == null || movement == null && !scene.trick().plays().isEmpty()) {
            seats.showMoment(-1, -1, 0);
        } else if (movement == null) {
            seats.showMoment(moment.winner(), 1, 1);
        } else if (Playback.ON_SEATS.contains(movement.way())) {
            double share = Easing.out(movement.time(0));
            boolean counting = movement.way() == Playback.Way.COUNT;
            boolean glowing = movement.way() == Playback.Way.GLOW;
            seats.showMoment(moment.winner(), counting ? share : 1, glowing ? share : 0);
        } else {
            seats.showMoment(-1, -1, 0);
        }
    }

    private void repaintWords(TableScreen before, TableScreen next) {
        if (!names(before).equals(names(next))) {
            repaint(0, layout.handBottom(), getWidth(), layout.actsTop() - layout.handBottom());
        }
        boolean another = !Objects.equals(before.reason(), next.reason());
        if (another || !before.acts().equals(next.acts())) { // the sentence points to the button it is about
            int top = layout.actsTop() + layout.actHeight() - layout.px(6);
            repaint(0, top, getWidth(), getHeight() - top);
        }
    }

    private static List<String> names(TableScreen screen) {
        return screen.hand().groups().stream()
                .map(group -> group.name() + group.tiles().size())
                .toList();
    }

    @Override
    public void repaint(long soon, int x, int y, int width, int height) {
        super.repaint(soon, x, y, width, height);
        if (ground != null) { // a panel asks to be painted while it is made
            ground.touch(new Rectangle(x, y, width, height));
        }
    }

    /** While something moves, all that stands still is one image, and what moves lies above it. */
    @Override
    public void paint(Graphics graphics) {
        if (!stage.isMoving() || question != null || isPaintingForPrint()) {
            super.paint(graphics);
            return;
        }
        ground.paint((Graphics2D) graphics, this, this::paintComponent);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        felt.paint(g, getWidth(), getHeight());
        FeltWords words = new FeltWords(g, layout);
        if (carrying) {
            words.middle(over);
        }
        ReasonLine line = reason.line(layout);
        if (turn != null && !(layout.isSpare() && line != null)) {
            words.turn(turn, speed != Speed.OFF);
        }
        List<Rectangle> places = layout.hand();
        int index = 0;
        for (Group group : layout.isSpare() ? List.<Group>of() : screen.hand().groups()) {
            words.group(group, places.subList(index, index + group.tiles().size()));
            index += group.tiles().size();
        }
        if (line != null && screen.reason() != null) {
            ActKind about = screen.reason().about();
            Rectangle button = about == null || layout.isSpare()
                    ? null
                    : acts.button(about).getBounds();
            line.paint(g, button);
        }
        if (screen.notice() != null) {
            words.notice(screen.notice());
        }
        g.dispose();
    }

    /** The felt as a drag sees it. */
    private final class Around implements Drag.Surroundings {
        @Override
        public Rectangle middle() {
            return layout.middle();
        }

        @Override
        public boolean isFollowing() {
            return !screen.trick().plays().isEmpty();
        }

        @Override
        public boolean isPlayAllowed() {
            return screen.acts().stream().anyMatch(act -> act.kind() == ActKind.PLAY && act.enabled());
        }

        @Override
        public Speed speed() {
            return speed;
        }

        @Override
        public void raise(TileButton tile) {
            setComponentZOrder(tile, 0);
        }

        @Override
        public void showMiddle(boolean carried, boolean isOver) {
            if (carried != carrying || isOver != over) {
                carrying = carried;
                over = isOver;
                Rectangle place = layout.middle();
                place.grow(4, 4);
                FeltView.this.repaint(place);
            }
        }

        @Override
        public void wake() {
            FeltView.this.wake();
        }
    }
}
