package org.tiengow.swing.view.table;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.Tile;
import org.tiengow.swing.model.TableInput;
import org.tiengow.swing.model.TableScreen;
import org.tiengow.swing.model.TableScreen.Act;
import org.tiengow.swing.model.TableScreen.ActKind;
import org.tiengow.swing.model.TableScreen.Group;
import org.tiengow.swing.model.TableScreen.HandTile;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.tile.Tiles;

/**
 * The felt with all that stands on it. Hand, buttons and sentences always show the latest screen; seats and trick follow
 * scene by scene.
 */
final class FeltView extends JPanel {
    private final Felt felt = new Felt();
    private final Pulse pulse = new Pulse();
    private final TableInput input;
    private final Map<Tile, TileButton> hand = new LinkedHashMap<>();
    private final Map<ActKind, PushButton> acts = new EnumMap<>(ActKind.class);
    private final Map<Integer, SeatView> seats = new LinkedHashMap<>();
    private final TrickView trick;
    private final Stage stage;
    private @Nullable QuestionCard question;
    private TableScreen screen;
    private TableLayout layout;
    private Tiles tiles;
    private Speed speed = Speed.NORMAL;

    FeltView(TableScreen screen, TableLayout layout, Tiles tiles, TableInput input) {
        super(null);
        this.screen = screen;
        this.layout = layout;
        this.tiles = tiles;
        this.input = input;
        trick = new TrickView(screen, layout, tiles);
        trick.setName("trick");
        trick.setWays(this::plateOf, this::pileOf);
        stage = new Stage(screen, this::showScene, pulse::start);
        pulse.add(stage);
        pulse.add(new HandBeat());
        pulse.add(new SeatsBeat());
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
        Map<Tile, Rectangle> standing = new HashMap<>();
        hand.values().forEach(tile -> standing.put(tile.tile(), tile.face()));
        trick.remember(standing);
        screen = next;
        layout = at;
        tiles = look;
        speed = pace;
        rebuild(next);
        stage.play(next, pace);
        pulse.start();
        repaint();
    }

    /** Stands everything where the window's new size wants it. */
    void arrange(TableLayout at) {
        layout = at;
        acts.values().forEach(button -> button.high(at.isCompact() ? 36 : 40));
        doLayout();
        stage.refresh();
        repaint();
    }

    /** The hand's tiles, then the buttons, then the seats: the order of the keyboard's focus. */
    List<JComponent> focusOrder() {
        List<JComponent> order = new ArrayList<>(hand.values());
        if (question != null) {
            order.addAll(question.controls());
        }
        screen.acts().forEach(act -> order.add(button(act.kind())));
        order.addAll(seats.values());
        return order;
    }

    /** The tile with a number of the keyboard, from 0; empty when the hand is smaller. */
    @Nullable
    TileButton tileAt(int index) {
        List<TileButton> all = new ArrayList<>(hand.values());
        return index < all.size() ? all.get(index) : null;
    }

    /** Moves the focus along the hand. */
    void moveFocus(int step) {
        List<TileButton> all = new ArrayList<>(hand.values());
        if (all.isEmpty()) {
            return;
        }
        int now = -1;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isFocusOwner()) {
                now = i;
            }
        }
        int next = now < 0 ? (step > 0 ? 0 : all.size() - 1) : Math.floorMod(now + step, all.size());
        all.get(next).requestFocusInWindow();
    }

    /** Selects a tile or its offered rest, as a click would. */
    void press(TileButton tile) {
        HandTile shown = screen.hand().tiles().stream()
                .filter(each -> each.tile().equals(tile.tile()))
                .findFirst()
                .orElse(null);
        if (shown == null) {
            return;
        }
        boolean offered = screen.hand().tiles().stream().anyMatch(HandTile::offered);
        if (shown.selected() && offered) {
            input.takeOffered();
        } else {
            input.toggle(tile.tile());
        }
        tile.setSelected(shown.selected());
    }

    /** Keeps the set that is asked about; false when nothing is asked. */
    boolean dismissQuestion() {
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

    /** Stops the timer; to be called when the table is no longer shown. */
    void stop() {
        pulse.finish();
        pulse.stop();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        pulse.start(); // a clock may be running already
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false; // the trick lies over everything
    }

    @Override
    public void doLayout() {
        trick.setBounds(0, 0, getWidth(), getHeight());
        List<Rectangle> places = layout.hand();
        int index = 0;
        for (TileButton tile : hand.values()) {
            tile.place(places.get(index++));
        }
        int actsRight = layOutActs();
        for (int place = 0; place < screen.seats().size(); place++) {
            TableScreen.Seat seat = screen.seats().get(place);
            SeatView view = seats.get(seat.seat());
            if (view != null) {
                TableLayout.Side side = layout.side(place, screen.clockwise());
                Rectangle plate = layout.plate(place, screen.clockwise());
                view.place(side, SeatPlace.of(layout, side, plate, actsRight));
            }
        }
        if (question != null) {
            question.place(layout);
        }
    }

    /** Stands the buttons in their row; returns where it ends, or would end with its usual buttons. */
    private int layOutActs() {
        int gap = layout.px(12);
        int room = layout.px(FocusRing.ROOM);
        int total = -gap;
        for (Act act : screen.acts()) {
            total += widthOf(act) + gap;
        }
        int x = layout.actsLeft(total);
        for (Act act : screen.acts()) {
            int width = widthOf(act);
            button(act.kind())
                    .setBounds(x - room, layout.actsTop() - room, width + 2 * room, layout.actHeight() + 2 * room);
            x += width + gap;
        }
        Rectangle usual = layout.acts();
        return Math.max(x - gap, usual.x + usual.width);
    }

    private int widthOf(Act act) {
        int room = layout.px(FocusRing.ROOM);
        int least = act.kind() == ActKind.HINT ? layout.hintWidth() : layout.actWidth();
        return Math.max(least, button(act.kind()).getPreferredSize().width - 2 * room - layout.px(12));
    }

    private void rebuild(TableScreen next) {
        rebuildHand(next);
        rebuildActs(next);
        rebuildSeats(next);
        rebuildQuestion(next);
        setComponentZOrder(trick, question == null ? 0 : 1);
        doLayout();
    }

    private void rebuildHand(TableScreen next) {
        List<HandTile> wanted = next.hand().tiles();
        List<Tile> order = wanted.stream().map(HandTile::tile).toList();
        if (!order.equals(List.copyOf(hand.keySet()))) {
            Map<Tile, TileButton> old = new HashMap<>(hand);
            hand.values().forEach(this::remove);
            hand.clear();
            int number = 1;
            for (HandTile tile : wanted) {
                TileButton button = old.get(tile.tile());
                if (button == null) {
                    TileButton made = new TileButton(tile, tiles);
                    made.addActionListener(event -> press(made));
                    button = made;
                }
                button.setName("tile-" + number++);
                hand.put(tile.tile(), button);
                add(button);
            }
        }
        for (HandTile tile : wanted) {
            TileButton button = hand.get(tile.tile());
            if (button != null) {
                button.show(tile, tiles, speed);
            }
        }
    }

    private void rebuildActs(TableScreen next) {
        for (Map.Entry<ActKind, PushButton> entry : acts.entrySet()) {
            entry.getValue().setVisible(false);
        }
        for (Act act : next.acts()) {
            PushButton button = button(act.kind());
            button.setMain(act.main());
            button.setText(act.words());
            button.setAllowed(act.enabled(), act.whyNot());
            button.high(layout.isCompact() ? 36 : 40);
            button.setVisible(true);
        }
    }

    private PushButton button(ActKind kind) {
        return acts.computeIfAbsent(kind, made -> {
            PushButton button = Acts.button(made);
            button.addActionListener(event -> input.act(made));
            add(button);
            return button;
        });
    }

    private void rebuildSeats(TableScreen next) {
        List<Integer> wanted = next.seats().stream().map(TableScreen.Seat::seat).toList();
        if (!wanted.equals(List.copyOf(seats.keySet()))) {
            seats.values().forEach(this::remove);
            seats.clear();
            for (TableScreen.Seat seat : next.seats()) {
                SeatView view = new SeatView(seat, tiles);
                view.setName("seat-" + seat.seat());
                seats.put(seat.seat(), view);
                add(view);
            }
        }
    }

    private void rebuildQuestion(TableScreen next) {
        if (question != null && !question.asks(next.question())) {
            remove(question);
            question = null;
            requestFocusInWindow();
        }
        if (question == null && next.question() != null) {
            question = new QuestionCard(next.question(), input);
            add(question, 0);
            question.takeFocus();
        }
    }

    private void showScene(TableScreen scene, TrickView.@Nullable Movement movement) {
        for (TableScreen.Seat seat : scene.seats()) {
            SeatView view = seats.get(seat.seat());
            if (view != null) {
                view.show(seat, tiles);
            }
        }
        trick.show(scene, layout, tiles, movement);
        repaint(0, layout.turnTop() - layout.px(8), getWidth(), layout.turnHeight() + layout.px(16));
    }

    private Rectangle plateOf(int seat) {
        SeatView view = seats.get(seat);
        return view == null ? new Rectangle(getWidth() / 2, getHeight() / 2, 0, 0) : view.source();
    }

    private Rectangle pileOf(int seat) {
        SeatView view = seats.get(seat);
        return view == null ? new Rectangle(getWidth() / 2, 0, 20, 20) : view.pileSpot();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        felt.paint(g, getWidth(), getHeight());
        FeltWords words = new FeltWords(g, layout);
        words.hairline();
        if (stage.shown().turn() != null) {
            words.turn(stage.shown().turn());
        }
        List<Rectangle> places = layout.hand();
        int index = 0;
        for (Group group : screen.hand().groups()) {
            List<Rectangle> at = places.subList(index, index + group.tiles().size());
            words.group(group, at);
            index += group.tiles().size();
        }
        if (screen.reason() != null && question == null) {
            PushButton about = screen.reason().about() == null
                    ? null
                    : button(screen.reason().about());
            words.reason(screen.reason(), about == null ? null : about.getBounds());
        }
        if (screen.notice() != null) {
            words.notice(screen.notice());
        }
        g.dispose();
    }

    /** The tiles of the hand, whichever they are. */
    private final class HandBeat implements Pulse.Beat {
        @Override
        public boolean moveTo(long nanos) {
            boolean moving = false;
            for (TileButton tile : hand.values()) {
                moving |= tile.moveTo(nanos);
            }
            return moving;
        }

        @Override
        public void finish() {
            hand.values().forEach(TileButton::finish);
        }
    }

    /** The seats' clocks. */
    private final class SeatsBeat implements Pulse.Beat {
        @Override
        public boolean moveTo(long nanos) {
            seats.values().forEach(seat -> seat.moveTo(nanos));
            return false;
        }

        @Override
        public boolean isTicking() {
            return isShowing() && seats.values().stream().anyMatch(SeatView::isTicking);
        }
    }
}
