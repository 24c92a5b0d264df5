package org.tiengow.swing.view.table;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.model.TableInput;
import org.tiengow.swing.model.TableScreen;
import org.tiengow.swing.model.TableScreen.Group;
import org.tiengow.swing.model.TableScreen.Tool;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.part.Banner;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.Chip;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;

/**
 * The table: bar, felt, and the panel with log and chat. Shows one {@link TableScreen} after another and tells a
 * {@link TableInput} what is done; knows no session and no rule.
 */
public final class TableView extends JPanel {
    private final TableInput input;
    private final Bar bar;
    private final Chip rules = new Chip(Symbol.BOOK, "");
    private final Label progress = Label.small("");
    private final SidePanel side;
    private final FeltView felt;
    private final TextButton drawerHandle;
    private @Nullable Banner banner;
    private List<Tool> tools = List.of();
    private TableScreen screen;
    private TileLook look;
    private Speed speed = Speed.NORMAL;
    private boolean drawerOpen;

    /** A table that shows this screen first. */
    public TableView(TableScreen screen, TileLook look, TableInput input) {
        super(null);
        this.screen = screen;
        this.look = look;
        this.input = input;
        setName("table");
        setOpaque(true);
        bar = new Bar(screen.bar().back());
        bar.back().addActionListener(event -> input.leave());
        rules.setName("rules");
        rules.addActionListener(event -> input.showRules());
        bar.addLeft(rules);
        bar.addLeft(progress);
        side = new SidePanel(screen.side(), new Tiles(look), input);
        drawerHandle = TextButton.tool(Symbol.CHAT, screen.side().logTab()).toned(Tone.FELT);
        drawerHandle.setName("drawer");
        drawerHandle.addActionListener(event -> {
            drawerOpen = !drawerOpen;
            revalidate();
            repaint();
        });
        felt = new FeltView(screen, layoutNow(), new Tiles(look), input);
        add(drawerHandle);
        add(side);
        add(felt);
        add(bar);
        setFocusTraversalPolicyProvider(true);
        setFocusTraversalPolicy(new TableFocus(this::focusOrder));
        new TableKeys(felt, input).bind(this);
        show(screen);
    }

    /** Shows the next screen. */
    public void show(TableScreen next) {
        screen = next;
        bar.setTitle(next.bar().title());
        rules.setTexts(next.bar().rules(), next.bar().differing());
        progress.setText(next.bar().progress());
        showTools(next.bar().tools());
        showBanner(next.banner());
        side.show(next.side(), new Tiles(look));
        TableLayout layout = layoutNow();
        place(layout);
        felt.show(next, layout, new Tiles(look), speed);
        repaint();
    }

    /** Draws the tiles in another look. */
    public void setTileLook(TileLook other) {
        look = other;
        show(screen);
    }

    /** Moves things at another speed. */
    public void setSpeed(Speed other) {
        speed = other;
    }

    /** Ends all movement at once. */
    public void finishMotion() {
        felt.finish();
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false; // the drawer lies over the felt
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
    }

    private void place(TableLayout layout) {
        int top = layout.barHeight();
        bar.setCompact(layout.isCompact());
        bar.setBounds(0, 0, getWidth(), top);
        int strip = bannerHeight();
        if (banner != null) {
            int margin = Scale.px(12);
            banner.setBounds(margin, top + Scale.px(8), getWidth() - 2 * margin, strip - Scale.px(16));
        }
        boolean open = !layout.isDrawer() || drawerOpen;
        side.setVisible(open);
        side.setBounds(getWidth() - layout.sideWidth(), top + strip, layout.sideWidth(), getHeight() - top - strip);
        drawerHandle.setVisible(layout.isDrawer());
        int handle = drawerHandle.getPreferredSize().width;
        int right = open && layout.isDrawer() ? layout.sideWidth() : 0;
        drawerHandle.setBounds(
                getWidth() - right - handle - Scale.px(12), top + strip + Scale.px(10), handle, Scale.px(32));
        felt.setBounds(0, top + strip, layout.feltWidth(), layout.feltHeight());
    }

    private TableLayout layoutNow() {
        return TableLayout.of(
                Math.max(getWidth(), 320),
                Math.max(getHeight(), 320),
                bannerHeight(),
                Scale.of(1),
                Math.max(2, screen.seats().size()),
                screen.hand().groups().stream()
                        .map(Group::tiles)
                        .map(List::size)
                        .toList());
    }

    private int bannerHeight() {
        return screen.banner() == null ? 0 : Scale.px(62);
    }

    private List<Component> focusOrder() {
        List<Component> order = new ArrayList<>(felt.focusOrder());
        order.addAll(side.controls());
        order.add(bar.back());
        order.add(rules);
        return order;
    }

    private void showTools(List<Tool> wanted) {
        if (wanted.equals(tools)) {
            return;
        }
        tools = wanted;
        bar.clearRight();
        for (Tool tool : wanted) {
            Symbol symbol = switch (tool.kind()) {
                case LAST_TRICK -> Symbol.UNDO;
                case CARD -> Symbol.CARD;
                case SOUND_ON -> Symbol.SOUND;
                case SOUND_OFF -> Symbol.SOUND_OFF;
                case SETTINGS -> Symbol.GEAR;
            };
            TextButton button = tool.kind().isLabelled()
                    ? TextButton.tool(symbol, tool.words())
                    : TextButton.sign(symbol, tool.words());
            button.setName("tool-" + tool.kind().name().toLowerCase(Locale.ROOT));
            button.addActionListener(event -> input.tool(tool.kind()));
            bar.addRight(button);
        }
        bar.revalidate();
    }

    private void showBanner(TableScreen.@Nullable Banner wanted) {
        if (banner != null) {
            remove(banner);
            banner = null;
        }
        if (wanted != null) {
            List<TextButton> ways = new ArrayList<>();
            if (!wanted.retry().isEmpty()) {
                TextButton retry = TextButton.word(wanted.retry(), Tone.TEXT);
                retry.addActionListener(event -> input.retry());
                ways.add(retry);
            }
            TextButton leave = TextButton.word(wanted.leave(), Tone.TEXT);
            leave.addActionListener(event -> input.leave());
            ways.add(leave);
            banner = new Banner(wanted.words(), ways.toArray(TextButton[]::new));
            banner.setName("banner");
            add(banner);
        }
    }
}
