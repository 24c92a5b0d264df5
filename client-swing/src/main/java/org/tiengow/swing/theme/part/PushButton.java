package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/**
 * A button of one of the four kinds. A disallowed button looks disabled, but keeps the focus and still calls its listeners. So they can
 * explain why it is disallowed.
 */
public final class PushButton extends DrawnButton {
    private final ButtonKind usual;
    private ButtonKind kind;
    private @Nullable Symbol symbol;
    private KeyCap key = KeyCap.NONE;
    private boolean allowed = true;
    private boolean on;
    private boolean onFelt;
    private int height = 40;

    public PushButton(ButtonKind kind, String text) {
        super(text);
        this.usual = kind == ButtonKind.MAIN ? ButtonKind.SECOND : kind;
        this.kind = kind;
    }

    /** Puts an icon before the label. */
    public PushButton with(Symbol sign) {
        this.symbol = sign;
        return this;
    }

    /** Puts the picture of a key after the label. */
    public PushButton with(KeyCap cap) {
        this.key = cap;
        return this;
    }

    /** Sets the height at scale 1; the default is 40. */
    public PushButton high(int pixels) {
        this.height = pixels;
        return this;
    }

    /** Makes this the main button, or gives it back its kind. A button made as the main one becomes a second one. */
    public void setMain(boolean main) {
        kind = main ? ButtonKind.MAIN : usual;
        repaint();
    }

    public boolean isMain() {
        return kind == ButtonKind.MAIN;
    }

    /** Paints the button for the felt instead of a panel. */
    public PushButton onFelt() {
        this.onFelt = true;
        return this;
    }

    /** Shows whether the button is switched on, with a tick and a coloured edge. */
    public void setOn(boolean wanted) {
        on = wanted;
        repaint();
    }

    /**
     * Sets whether the button may be pressed now. The listeners explain why not when it is pressed; {@code whyNot} becomes the tool tip
     * and the accessible description.
     */
    public void setAllowed(boolean allowed, String whyNot) {
        this.allowed = allowed;
        getAccessibleContext().setAccessibleDescription(whyNot);
        setToolTipText(allowed || whyNot.isEmpty() ? null : whyNot);
        repaint();
    }

    /**
     * Checks whether a press has its effect now. A button that is not allowed, unlike a disabled one, can still be pressed and then
     * explains why not.
     */
    public boolean isAllowed() {
        return allowed && isEnabled();
    }

    @Override
    public Dimension getPreferredSize() {
        int room = Scale.px(FocusRing.ROOM);
        int h = Scale.px(height);
        return new Dimension((int) Math.ceil(contentWidth()) + Scale.px(40) + 2 * room, h + 2 * room);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double room = Scale.px(FocusRing.ROOM);
        double w = getWidth() - 2 * room;
        double h = getHeight() - 2 * room;
        double radius = Scale.of(8);
        Color text = isAllowed() ? kind.text(palette, onFelt) : palette.disabledText();
        if (isAllowed()) {
            kind.paint(g, palette, state(), onFelt, room, room, w, h, radius);
        } else {
            Paint.fill(g, palette.disabled(), room, room, w, h, radius);
        }
        if (on) {
            Paint.edge(g, onFelt ? palette.sky() : palette.focus(), room, room, w, h, radius, Scale.of(2));
        }
        paintContent(g, text);
        if (isFocusOwner()) {
            FocusRing.paint(g, room, room, w, h, radius, onFelt);
        }
        g.dispose();
    }

    private void paintContent(Graphics2D g, Color color) {
        double besides = contentWidth() - line().width();
        double room = getWidth() - 2 * Scale.of(FocusRing.ROOM + 8) - besides;
        Lettering line = Lettering.within(getText(), Type.Weight.SEMIBOLD, textSize(), Type.LEAST, room);
        double x = (getWidth() - besides - line.width()) / 2;
        double middle = getHeight() / 2.0;
        Symbol sign = sign();
        if (sign != null) {
            double size = Scale.of(18);
            Paint.symbol(g, sign, color, x, middle - size / 2, size);
            x += size + Scale.of(8);
        }
        line.write(g, color, x, middle);
        if (key != KeyCap.NONE) {
            key.paint(g, color, x + line.width() + Scale.of(8), middle);
        }
    }

    private double contentWidth() {
        double sign = sign() == null ? 0 : Scale.of(18 + 8);
        double cap = key == KeyCap.NONE ? 0 : key.width() + Scale.of(8);
        return sign + line().width() + cap;
    }

    private @Nullable Symbol sign() {
        return on ? Symbol.TICK : symbol;
    }

    private ButtonKind.State state() {
        return getModel().isArmed() && getModel().isPressed()
                ? ButtonKind.State.PRESSED
                : getModel().isRollover() ? ButtonKind.State.HOVER : ButtonKind.State.REST;
    }

    private Lettering line() {
        return Lettering.of(getText(), Type.Weight.SEMIBOLD, textSize());
    }

    private double textSize() {
        return height >= 48 ? Type.MAIN + 1 : Type.BODY;
    }
}
