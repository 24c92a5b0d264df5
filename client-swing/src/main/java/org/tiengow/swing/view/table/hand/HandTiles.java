package org.tiengow.swing.view.table.hand;

import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableHand;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.motion.AnimationClock;

/** The tiles of the hand as buttons: their creation, positions, selection and focus. */
public final class HandTiles implements AnimationClock.Beat {
    private final Container felt;
    private final TableInput input;
    private final Consumer<TileButton> made;
    private final Map<Tile, TileButton> buttons = new LinkedHashMap<>();
    private TableHand hand = new TableHand(List.of());

    /**
     * Creates an empty hand.
     *
     * @param felt the parent of the buttons
     * @param made is called with each new button
     */
    public HandTiles(Container felt, TableInput input, Consumer<TileButton> made) {
        this.felt = felt;
        this.input = input;
        this.made = made;
    }

    /** Shows another hand, or the same one in another state. */
    public void show(TableHand next, Tiles tiles, Speed speed) {
        hand = next;
        List<HandTile> wanted = next.tiles();
        List<Tile> order = wanted.stream().map(HandTile::tile).toList();
        if (!order.equals(List.copyOf(buttons.keySet()))) {
            List<TileButton> before = all();
            int focused = focused();
            Map<Tile, TileButton> old = new HashMap<>(buttons);
            letTheChosenGo(old, order);
            buttons.values().forEach(felt::remove);
            buttons.clear();
            int number = 1;
            for (HandTile tile : wanted) {
                TileButton button = old.get(tile.tile());
                if (button == null) {
                    button = make(tile, tiles);
                }
                button.setName("tile-" + number++);
                buttons.put(tile.tile(), button);
                felt.add(button);
            }
            felt.repaint();
            if (focused >= 0) {
                passFocus(before, focused);
            }
        }
        for (HandTile tile : wanted) {
            TileButton button = buttons.get(tile.tile());
            if (button != null) {
                button.show(tile, tiles, speed);
            }
        }
    }

    /**
     * Swaps the buttons of equal tiles, so that the tile that was selected or carried away is the one that leaves the hand. The hand
     * may report its twin as gone.
     */
    private static void letTheChosenGo(Map<Tile, TileButton> old, List<Tile> left) {
        for (Tile gone : List.copyOf(old.keySet())) {
            if (!left.contains(gone) && !isChosen(old.get(gone))) {
                left.stream()
                        .filter(tile -> tile.kind() == gone.kind() && isChosen(old.get(tile)))
                        .findFirst()
                        .ifPresent(twin -> old.put(gone, old.put(twin, old.get(gone))));
            }
        }
    }

    private static boolean isChosen(@Nullable TileButton button) {
        return button != null && button.shown().selected();
    }

    private TileButton make(HandTile tile, Tiles tiles) {
        TileButton button = new TileButton(tile, tiles);
        button.addActionListener(event -> press(button));
        made.accept(button);
        return button;
    }

    /** Lets the tiles glide to their places after the hand has changed. */
    public void glide(List<Rectangle> places) {
        int index = 0;
        for (TileButton tile : buttons.values()) {
            tile.glide(places.get(index++));
        }
    }

    /** Lays out the tiles at their places. */
    public void place(List<Rectangle> places) {
        int index = 0;
        for (TileButton tile : buttons.values()) {
            tile.place(places.get(index++));
        }
    }

    /** Returns the tiles from left to right. */
    public List<TileButton> all() {
        return List.copyOf(buttons.values());
    }

    /** Returns the selected tiles from left to right. */
    public List<TileButton> selected() {
        return buttons.values().stream().filter(tile -> tile.shown().selected()).toList();
    }

    /** Checks whether any tile would complete the selection to a set. */
    boolean isOffering() {
        return hand.tiles().stream().anyMatch(HandTile::offered);
    }

    /** Returns the present position of each tile's face. */
    public Map<Tile, Rectangle> faces() {
        Map<Tile, Rectangle> faces = new HashMap<>();
        buttons.values().forEach(tile -> faces.put(tile.tile(), tile.face()));
        return faces;
    }

    /** Returns the tile at a position, from 0; null if the hand is smaller. */
    @Nullable
    public TileButton at(int index) {
        List<TileButton> all = all();
        return index < all.size() ? all.get(index) : null;
    }

    /**
     * Moves the focus to the nearest tile that is left. The tile itself comes first, then those at its right, then those at its left.
     */
    private void passFocus(List<TileButton> before, int focused) {
        List<TileButton> nearest = new ArrayList<>(before.subList(focused, before.size()));
        for (int i = focused - 1; i >= 0; i--) {
            nearest.add(before.get(i));
        }
        nearest.stream()
                .filter(buttons::containsValue)
                .findFirst()
                .ifPresentOrElse(TileButton::requestFocusInWindow, felt::requestFocusInWindow);
    }

    /** Returns the position of the focused tile; −1 for none. */
    private int focused() {
        List<TileButton> all = all();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isFocusOwner()) {
                return i;
            }
        }
        return -1;
    }

    /** Moves the focus along the hand; it wraps around at both ends. */
    public void moveFocus(int step) {
        List<TileButton> all = all();
        if (all.isEmpty()) {
            return;
        }
        int now = focused();
        int next = now < 0 ? (step > 0 ? 0 : all.size() - 1) : Math.floorMod(now + step, all.size());
        all.get(next).requestFocusInWindow();
    }

    /** Toggles the selection of a tile. A click on a selected tile takes the offered rest of its set instead. Never plays. */
    public void press(TileButton tile) {
        HandTile shown = tile.shown();
        if (shown.selected() && isOffering()) {
            input.takeOffered();
        } else {
            input.toggle(shown.tile());
        }
        tile.setSelected(tile.shown().selected());
    }

    @Override
    public boolean moveTo(long nanos) {
        boolean moving = false;
        for (TileButton tile : buttons.values()) {
            moving |= tile.moveTo(nanos);
        }
        return moving;
    }

    @Override
    public void finish() {
        buttons.values().forEach(TileButton::finish);
    }
}
