package org.tiengow.swing.view.card;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.ScrolledPanel;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.UiFactory;

/** The sections of the card, or of one of its pages. It is focusable itself, so that the keys scroll it. */
final class CardPage extends ScrolledPanel {
    private static final int TEXT = 250;
    /** The share of the width for the civil suit beside the military suit, in per cent. */
    private static final int TILES_LEFT = 60;
    /** The share of the width for the sets beside the payments, in per cent. */
    private static final int PLAY_LEFT = 54;

    private final CardForm form;
    private final CardPart part;
    private final TileSections tiles;
    private final PlaySections play;

    CardPage(CardScreen screen, Tiles look, CardForm form, CardPart part) {
        super(new MigLayout(
                form.isOneColumn()
                        ? "insets 4 16 16 12, gap 0 20, fillx, wrap 1"
                        : "insets 0 0 8 8, gap 12 10, fillx, wrap 2",
                columns(form, part)));
        this.form = form;
        this.part = part;
        CardSections sections = new CardSections(look, form);
        tiles = new TileSections(sections, form);
        play = new PlaySections(sections, form);
        setFocusable(true);
        setName("card-page");
        getAccessibleContext().setAccessibleName(part.title(screen));
        keys();
        if (form.isOneColumn()) {
            if (part == CardPart.WHOLE) { // a sheet shows the note in its head
                add(Paragraph.small(screen.note(), TEXT), "wmin 0");
            }
            oneColumn(screen);
        } else if (part == CardPart.TILES) {
            tiles(screen);
        } else {
            play(screen);
        }
    }

    CardForm form() {
        return form;
    }

    CardPart part() {
        return part;
    }

    private static String columns(CardForm form, CardPart part) {
        if (form.isOneColumn()) {
            return "[grow,fill]";
        }
        int left = part == CardPart.TILES ? TILES_LEFT : PLAY_LEFT;
        return "[0:0:,grow " + left + ",fill][0:0:,grow " + (100 - left) + ",fill]";
    }

    private void oneColumn(CardScreen screen) {
        if (part != CardPart.PLAY) {
            screen.suits().forEach(suit -> add(tiles.suit(suit, 1), "wmin 0"));
        }
        if (part != CardPart.TILES) {
            add(play.sets(screen), "wmin 0");
            add(play.table(screen.pay(), 1), "wmin 0");
            add(play.beats(screen), "wmin 0");
            if (!screen.stacks().lines().isEmpty()) {
                add(play.table(screen.stacks(), 1), "wmin 0");
            }
        }
        if (part != CardPart.PLAY) {
            add(tiles.memory(screen), "wmin 0");
        }
    }

    private void tiles(CardScreen screen) {
        boolean wide = form.isWide();
        String place = wide ? "wmin 0, aligny top, growy" : "span, wmin 0";
        add(tiles.suit(screen.suits().get(0), wide ? CardForm.CIVIL : form.columns()), place);
        JPanel military = tiles.suit(screen.suits().get(1), wide ? CardForm.MILITARY : form.columns());
        military.add(tiles.supreme(screen.supreme()), "newline, span, wmin 0, aligny top");
        add(military, place);
        add(tiles.memory(screen), "span, wmin 0");
    }

    private void play(CardScreen screen) {
        boolean wide = form.isWide();
        String place = wide ? "wmin 0, aligny top, growy" : "span, wmin 0";
        add(play.sets(screen), place);
        add(play.table(screen.pay(), 1), place);
        add(play.beats(screen), "span, wmin 0");
        if (!screen.stacks().lines().isEmpty()) {
            add(play.table(screen.stacks(), wide ? screen.stacks().lines().size() : 2), "span, wmin 0");
        }
    }

    private void keys() {
        UiFactory.onKey(this, "HOME", () -> scrollRectToVisible(new Rectangle(0, 0, 1, 1)));
        UiFactory.onKey(this, "END", () -> scrollRectToVisible(new Rectangle(0, getHeight() - 1, 1, 1)));
        FocusRing.follow(this);
    }

    @Override
    protected void paintChildren(Graphics graphics) {
        super.paintChildren(graphics);
        if (isFocusOwner()) {
            Graphics2D g = Paint.smooth(graphics);
            Rectangle seen = getVisibleRect();
            Paint.edge(g, Palette.current().focus(), seen.x, seen.y, seen.width, seen.height, Scale.of(6), Scale.of(2));
            g.dispose();
        }
    }
}
