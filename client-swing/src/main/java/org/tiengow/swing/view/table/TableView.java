package org.tiengow.swing.view.table;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.QrPicture;
import org.tiengow.swing.view.SidePanelContent;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.table.hand.TileButton;
import org.tiengow.swing.view.table.hand.WhyCard;
import org.tiengow.swing.view.table.layout.SeatLayout;
import org.tiengow.swing.view.table.layout.TableLayout;
import org.tiengow.swing.view.table.layout.WatchLayout;
import org.tiengow.swing.view.table.motion.Moments;
import org.tiengow.swing.view.table.seat.SeatDrawer;
import org.tiengow.swing.view.table.side.SidePanel;

/**
 * The table: bar, felt, and the panel with log and chat. It shows one {@link TableScreen} after another and reports the player's input
 * to a {@link TableInput}. Knows no session and no rule.
 */
public final class TableView extends JPanel {
    /** Ratio of the height of the felt to that of the QR code by which phones join. */
    private static final int CORNER = 4;

    private final TableTop top;
    private final ConnectionStrip connection;
    private final SidePanel side;
    private final FeltView felt;
    private final TextButton drawerHandle;
    private final RecallCard recall;
    private final Announcer announcer;
    private final WhyCard whyCard;
    private TableScreen screen;
    private Tiles tiles;
    private Speed speed = Speed.NORMAL;
    private Standpoint standpoint = Standpoint.SEATED;
    private boolean drawerOpen;
    private @Nullable SidePanelContent sidePanelContent;
    private @Nullable Phones phones;
    private @Nullable PhonesCorner corner;
    private FocusBefore opener = FocusBefore.NOBODY;
    private final SeatDrawer everybody;
    private boolean everybodyOpen;

    /** Creates a table with its first screen. */
    public TableView(TableScreen screen, TileLook look, TableInput input) {
        super(null);
        this.screen = screen;
        this.tiles = new Tiles(look);
        setName("table");
        setOpaque(true);
        top = new TableTop(screen.bar().back(), input);
        connection = new ConnectionStrip(this, input);
        side = new SidePanel(screen.side(), tiles, input);
        drawerHandle = UiFactory.button(
                TextButton.tool(Symbol.CHAT, screen.side().logTab()).toned(Tone.FELT), "drawer", () -> {
                    drawerOpen = !drawerOpen;
                    arrange();
                });
        everybody = new SeatDrawer(() -> {
            everybodyOpen = !everybodyOpen;
            arrange();
        });
        felt = new FeltView(screen, layoutNow(), tiles, input);
        recall = new RecallCard(() -> input.tool(ToolKind.LAST_TRICK));
        add(recall);
        whyCard = new WhyCard(input);
        add(whyCard);
        add(everybody.handle());
        add(everybody);
        add(drawerHandle);
        add(side);
        add(felt);
        add(top.bar());
        announcer = new Announcer(screen.bar().title());
        felt.getAccessibleContext().setAccessibleName(screen.bar().title());
        add(announcer);
        setFocusTraversalPolicyProvider(true);
        setFocusTraversalPolicy(new TableFocus(this, this::focusOrder));
        new TableKeys(felt, input, announcer::sayAgain, this::closeDrawers).bind(this);
        show(screen);
    }

    /** Shows the next screen. */
    public void show(TableScreen next) {
        TableScreen before = screen;
        screen = next;
        announcer.tell(before, next);
        top.show(next.bar());
        connection.show(next.banner());
        side.show(next.side(), tiles);
        drawerHandle.setText(next.side().logTab());
        everybody.show(next.seats());
        TableLayout layout = layoutNow();
        place(layout);
        felt.show(next, layout, tiles, speed);
        recall.show(next.recall(), tiles, layout, felt.getBounds());
        whyCard.show(next.reason() == null ? null : next.reason().why(), layout, felt.getBounds());
        if (!next.side().equals(before.side())) {
            side.repaint();
        }
        if (!Objects.equals(next.recall(), before.recall()) || !Objects.equals(next.banner(), before.banner())) {
            repaint();
        }
    }

    /** Announces a sentence to screen readers. */
    public void announce(String sentence) {
        announcer.say(sentence);
    }

    /** Draws the tiles in another look. */
    public void setTileLook(TileLook other) {
        if (other != tiles.look()) {
            tiles = new Tiles(other);
            show(screen);
            repaint();
        }
    }

    /** Changes the standpoint. The caller must then show a screen that belongs to it. */
    public void lookFrom(Standpoint other) {
        if (other != standpoint) {
            standpoint = other;
            drawerOpen = false;
            revalidate();
        }
    }

    /** Sets the speed of all movements. */
    public void setSpeed(Speed other) {
        speed = other;
    }

    /** Shows in a corner how a phone joins; null removes the corner. */
    public void invite(@Nullable Phones joining) {
        if (!Objects.equals(joining, phones)) {
            phones = joining;
            if (corner != null) {
                remove(corner);
            }
            corner = joining == null ? null : new PhonesCorner(joining);
            if (corner != null) {
                add(corner, 0);
            }
            arrange();
        }
    }

    /** Shows a component instead of log and chat; null shows log and chat again. */
    public void showBeside(@Nullable SidePanelContent next) {
        boolean first = sidePanelContent == null;
        FocusBefore before = first ? FocusBefore.now() : opener;
        if (sidePanelContent != null) {
            remove(sidePanelContent.component());
        }
        sidePanelContent = next;
        if (next != null) {
            add(next.component(), 0);
        }
        arrange();
        if (next == null) {
            before.giveBack(this);
            opener = FocusBefore.NOBODY;
        } else {
            opener = before;
            if (first) { // a component that replaces another one leaves the focus where the user works
                SwingUtilities.invokeLater(next.component()::requestFocusInWindow);
            }
        }
    }

    /** Returns the y at which a rectangle near the top of the felt covers no plate: its own, or one further down. */
    private int belowPlates(Rectangle wanted, TableLayout layout) {
        Rectangle free = new Rectangle(wanted);
        SeatLayout seating = new SeatLayout(layout, screen.clockwise());
        for (int place = 1; place < layout.players() && !layout.isSpare(); place++) {
            Rectangle plate = seating.plate(place);
            if (plate.intersects(free)) {
                free.y = plate.y + plate.height + Scale.px(8);
            }
        }
        return free.y;
    }

    /** Closes the drawers and moves the focus to the handle. Returns false if none was open. */
    private boolean closeDrawers() {
        boolean log = drawerOpen && drawerHandle.isVisible();
        if (!log && !everybody.isVisible()) {
            return false;
        }
        drawerOpen = false;
        everybodyOpen = false;
        (log ? drawerHandle : everybody.handle()).requestFocusInWindow();
        arrange();
        return true;
    }

    /**
     * Returns the face of a tile of the hand in this view's coordinates; empty if the hand is smaller.
     *
     * @param index the position of the tile, from 0
     */
    public Optional<Rectangle> faceAt(int index) {
        return Optional.ofNullable(felt.hand().at(index)).map(TileButton::face).map(this::onFelt);
    }

    /** Returns the bounds of a seat's plate in this view's coordinates; empty if there is no such seat, or no room to show it. */
    public Optional<Rectangle> plateOf(int seat) {
        return felt.seatAt(seat).map(this::onFelt);
    }

    private Rectangle onFelt(Rectangle place) {
        return new Rectangle(felt.getX() + place.x, felt.getY() + place.y, place.width, place.height);
    }

    private void arrange() {
        revalidate();
        repaint();
    }

    /** Sets the listener of the moments at which something becomes visible. Initially nobody listens. */
    public void setMoments(Moments moments) {
        felt.setMoments(moments);
    }

    /** Advances all movements to a value of {@link System#nanoTime()}, as the timer does while the table is shown. */
    public void moveTo(long nanos) {
        felt.moveTo(nanos);
    }

    /** Ends all movements at once. */
    public void finishMotion() {
        felt.finish();
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (connection.isShown()) { // the children cover everything else
            super.paintComponent(g);
        }
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false; // the drawer overlaps the felt
    }

    @Override
    public boolean requestFocusInWindow() {
        return felt.requestFocusInWindow();
    }

    @Override
    public void removeNotify() {
        felt.stop();
        super.removeNotify();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (felt != null) {
            revalidate();
        }
    }

    @Override
    public void doLayout() {
        TableLayout layout = layoutNow();
        place(layout);
        felt.arrange(layout);
        recall.place(layout, felt.getBounds());
        whyCard.place(layout, felt.getBounds());
    }

    private void place(TableLayout layout) {
        top.place(layout.isCompact(), getWidth(), layout.barHeight());
        announcer.setBounds(0, 0, 1, 1); // needs a pixel: screen readers ignore components that are not shown
        connection.place(layout.barHeight(), getWidth());
        int feltTop = layout.barHeight() + connection.height(getWidth());
        boolean open = layout.sideWidth() > 0 && (!layout.isDrawer() || drawerOpen);
        side.setVisible(open && sidePanelContent == null);
        int bottom = layout.isDrawer() ? aboveActs(layout) : layout.feltHeight();
        side.setBounds(getWidth() - layout.sideWidth(), feltTop, layout.sideWidth(), bottom);
        if (sidePanelContent != null) {
            sidePanelContent.component().setBounds(side.getBounds());
        }
        boolean covered = !drawerOpen && (screen.recall() != null || layout.isSpare() && isWhyOpen());
        drawerHandle.setVisible(layout.isDrawer() && sidePanelContent == null && !covered);
        int handle = drawerHandle.getPreferredSize().width;
        int right = open && layout.isDrawer() ? layout.sideWidth() : 0;
        Rectangle wanted =
                new Rectangle(getWidth() - right - handle - Scale.px(12), Scale.px(10), handle, Scale.px(32));
        drawerHandle.setBounds(wanted.x, feltTop + belowPlates(wanted, layout), handle, wanted.height);
        felt.setBounds(0, feltTop, layout.feltWidth(), layout.feltHeight());
        if (corner != null) {
            int side = layout.feltHeight() / CORNER;
            int foot = corner.getPreferredSize().height - Scale.px(QrPicture.SIZE);
            corner.setBounds(
                    Scale.px(24),
                    feltTop + layout.feltHeight() - side - foot - Scale.px(28),
                    layout.feltWidth() / 3,
                    side + foot);
        }
        everybody.setVisible(layout.isSpare() && everybodyOpen);
        everybody.setBounds(0, feltTop, layout.sideWidth(), aboveActs(layout));
        everybody.handle().setVisible(layout.isSpare());
        int left = everybody.isVisible() ? layout.sideWidth() : 0;
        everybody.handle().setBounds(left + Scale.px(8), feltTop + Scale.px(6), Scale.px(32), Scale.px(32));
    }

    /** Returns the height of a drawer: the buttons stay accessible while one is open. */
    private static int aboveActs(TableLayout layout) {
        return layout.actsTop() - Scale.px(4);
    }

    private TableLayout layoutNow() {
        int width = Math.max(getWidth(), 320);
        int height = Math.max(getHeight(), 320);
        int players = Math.max(2, screen.seats().size());
        if (standpoint != Standpoint.SEATED) {
            boolean large = standpoint == Standpoint.ACROSS_THE_ROOM;
            return new WatchLayout(width, height, connection.height(width), Scale.of(1), players, large);
        }
        return new TableLayout(
                width,
                height,
                connection.height(width),
                Scale.of(1),
                players,
                screen.hand().groups().stream()
                        .map(Group::tiles)
                        .map(List::size)
                        .toList(),
                screen.seats().stream().anyMatch(seat -> seat.open() != null),
                sidePanelContent == null ? TableLayout.Panel.LOG : TableLayout.Panel.READ);
    }

    private boolean isWhyOpen() {
        return screen.reason() != null
                && screen.reason().why() != null
                && screen.reason().why().open();
    }

    private List<Component> focusOrder() {
        List<Component> order = new ArrayList<>(felt.focusOrder());
        order.addAll(connection.controls());
        if (recall.isVisible()) {
            order.add(recall.close());
        }
        order.addAll(whyCard.controls());
        order.addAll(everybody.controls());
        if (drawerHandle.isVisible()) {
            order.add(drawerHandle);
        }
        if (standpoint != Standpoint.ACROSS_THE_ROOM) {
            order.addAll(sidePanelContent == null ? side.controls() : sidePanelContent.controls());
        }
        order.addAll(top.controls());
        return order;
    }
}
