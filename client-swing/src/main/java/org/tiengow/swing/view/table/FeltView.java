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
import org.tiengow.swing.view.MomentSkip;
import org.tiengow.swing.view.table.hand.ActsRow;
import org.tiengow.swing.view.table.hand.Drag;
import org.tiengow.swing.view.table.hand.HandTiles;
import org.tiengow.swing.view.table.hand.QuestionCard;
import org.tiengow.swing.view.table.hand.ReasonFoot;
import org.tiengow.swing.view.table.hand.ReasonLine;
import org.tiengow.swing.view.table.hand.TileButton;
import org.tiengow.swing.view.table.layout.TableLayout;
import org.tiengow.swing.view.table.motion.AnimationClock;
import org.tiengow.swing.view.table.motion.Easing;
import org.tiengow.swing.view.table.motion.Moments;
import org.tiengow.swing.view.table.motion.Movement;
import org.tiengow.swing.view.table.motion.Playback;
import org.tiengow.swing.view.table.motion.ScenePlayer;
import org.tiengow.swing.view.table.motion.StaticLayer;
import org.tiengow.swing.view.table.seat.ChipsView;
import org.tiengow.swing.view.table.seat.SeatViews;
import org.tiengow.swing.view.table.trick.Flights;
import org.tiengow.swing.view.table.trick.TrickView;

/**
 * The felt with everything on it. Hand, buttons and sentences always show the latest screen; seats and trick follow scene by scene.
 * Unchanged parts are not repainted.
 */
final class FeltView extends JPanel {
    private final Felt felt = Felt.seamed();
    private final AnimationClock animationClock = new AnimationClock();
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
    private final StaticLayer staticLayer;
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
        skip = new MomentSkip(this, this::isAtMoment, this::finish);
        staticLayer = new StaticLayer(stage::isMoving);
        animationClock.add(stage);
        animationClock.add(staticLayer);
        animationClock.add(hand);
        animationClock.add(drag);
        animationClock.add(seats);
        add(chips);
        add(trick);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow();
                if (stage.isMoving()) {
                    animationClock.finish();
                } else {
                    FeltView.this.input.clear();
                }
            }
        });
        setFocusable(true);
        setName("felt");
        rebuild(screen);
    }

    /** Shows the next screen; seats and trick play the scenes that lead to it. */
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

    /** Sets the listener of the moments at which something becomes visible. */
    void setMoments(Moments moments) {
        stage.setMoments(moments);
    }

    /** Lays out all parts after the window has changed its size. */
    void arrange(TableLayout at) {
        boolean changed = !at.equals(layout); // a changed word requests a layout, too
        layout = changed ? at : layout;
        doLayout();
        if (changed) {
            drag.cancel();
            stage.refresh();
            repaint();
        }
    }

    /** Returns the latest screen. */
    TableScreen screen() {
        return screen;
    }

    /** Opens the menu of reactions at the viewer's plate. */
    void react() {
        seats.react();
    }

    /** Returns the order of keyboard focus: the tiles of the hand, a question, the buttons, the link to the rules, and the seats. */
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

    HandTiles hand() {
        return hand;
    }

    /** Returns the bounds of a seat's plate; empty if there is no such seat, or no room to show it. */
    Optional<Rectangle> seatAt(int seat) {
        return seats.shown(seat);
    }

    /** Puts carried tiles back, or answers an open question by keeping the set. Returns false if there is neither. */
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

    /** Ends all movements at once, as on leaving the table. */
    void finish() {
        animationClock.finish();
    }

    /** Checks whether the moment of a won round is being shown. */
    boolean isAtMoment() {
        return stage.isAtMoment();
    }

    /** Checks whether an image of the static parts is kept now. */
    boolean isGroundKept() {
        return staticLayer.isKept();
    }

    /** Advances all movements to a value of {@link System#nanoTime()}, as the timer does. */
    void moveTo(long nanos) {
        animationClock.moveTo(nanos);
    }

    /** Stops the timer. Must be called when the table is no longer shown. */
    void stop() {
        animationClock.finish();
        animationClock.stop();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        wake(); // a clock may be running already
    }

    /** Starts the timer if there is a window to paint in. */
    private void wake() {
        if (isDisplayable()) {
            animationClock.start();
        }
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false; // the trick overlaps all other parts
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
            requestFocusInWindow();
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
        tile.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow(); // so that the keys of the table work, wherever the user has typed before
            }
        });
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
            seats.count(movement, scene.seats()); // the chip counts change while the chips travel
        } else {
            chips.clear();
        }
        if (!Objects.equals(turn, scene.turn())) {
            turn = scene.turn();
            repaint(0, layout.turnTop() - layout.px(8), getWidth(), layout.turnHeight() + layout.px(20));
        }
    }

    /**
     * Counts up the stacks, then makes the winner's plate glow. Starts when the last trick has been gathered, and lasts as long as that
     * round is shown.
     */
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
        boolean another = !Objects.equals(before.reason(), next.reason());
        if (!names(before).equals(names(next)) || another && layout.isLow()) {
            repaint(0, layout.handBottom(), getWidth(), layout.actsTop() - layout.handBottom());
        }
        if (another || !before.acts().equals(next.acts())) { // the bubble of the sentence points to its button
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
        if (staticLayer != null) { // the superclass constructor repaints before the fields are set
            staticLayer.touch(new Rectangle(x, y, width, height));
        }
    }

    /** Paints the static parts as one image below the moving ones while a scene plays. */
    @Override
    public void paint(Graphics graphics) {
        if (!stage.isMoving() || question != null || isPaintingForPrint()) {
            super.paint(graphics);
            return;
        }
        staticLayer.paint((Graphics2D) graphics, this, this::paintComponent);
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
        for (Group group :
                layout.isNamingGroups(screen.reason() != null) ? screen.hand().groups() : List.<Group>of()) {
            words.group(group, places.subList(index, index + group.tiles().size()));
            index += group.tiles().size();
        }
        if (line != null && screen.reason() != null) {
            ActKind about = screen.reason().about();
            Rectangle button = about == null || layout.isSpare() || layout.isLow()
                    ? null
                    : acts.button(about).getBounds();
            line.paint(g, button);
        }
        if (screen.notice() != null) {
            words.notice(screen.notice());
        }
        g.dispose();
    }

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
        public ActKind playing() {
            return screen.playing();
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
