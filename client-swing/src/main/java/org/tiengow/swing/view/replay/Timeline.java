package org.tiengow.swing.view.replay;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JSlider;
import javax.swing.plaf.basic.BasicSliderUI;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.replay.ReplayScreen;
import org.tiengow.presentation.replay.ReplayScreen.Mark;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A slider over the moments of a round, with a mark and a number at the start of each trick. */
final class Timeline extends JSlider {
    private static final double KNOB = 7;

    private List<Mark> marks = List.of();
    private boolean showing;

    Timeline(IntConsumer to) {
        super(0, 1, 0);
        setName("replay-slider");
        setOpaque(false);
        addChangeListener(event -> {
            if (!showing) {
                to.accept(getValue());
            }
        });
    }

    void show(ReplayScreen screen) {
        showing = true;
        marks = screen.marks();
        setMaximum(screen.last());
        setValue(screen.position());
        showing = false;
        getAccessibleContext().setAccessibleName(screen.slider());
        repaint();
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent event) {
        int position = ((Track) getUI()).valueForXPosition(event.getX());
        return marks.stream()
                .filter(mark -> mark.position() <= position)
                .reduce((first, second) -> second)
                .map(Mark::words)
                .orElse(null);
    }

    @Override
    public void updateUI() {
        setUI(new Track(this));
    }

    /** The painter of the track, the part that has passed, the marks and the knob. A click jumps to the place under the mouse. */
    private static final class Track extends BasicSliderUI {
        private final Timeline line;

        Track(Timeline line) {
            super(line);
            this.line = line;
        }

        @Override
        protected Dimension getThumbSize() {
            int size = Math.round(Scale.of(2 * KNOB + 2));
            return new Dimension(size, size);
        }

        @Override
        public void paintTrack(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            Palette palette = Palette.current();
            double y = middle();
            double high = Scale.of(4);
            Paint.fill(g, palette.line(), trackRect.x, y - high / 2, trackRect.width, high, high / 2);
            double here = xPositionForValue(slider.getValue());
            Paint.fill(g, palette.focus(), trackRect.x, y - high / 2, here - trackRect.x, high, high / 2);
            double before = -100;
            for (Mark mark : line.marks) {
                double x = xPositionForValue(mark.position());
                Color colour = mark.position() <= slider.getValue() ? palette.focus() : palette.control();
                Paint.fill(g, colour, x - Scale.of(1), y - Scale.of(6), Scale.of(2), Scale.of(12), 1);
                Lettering number =
                        Lettering.of(Integer.toString(line.marks.indexOf(mark) + 1), Type.Weight.REGULAR, Type.LEAST);
                if (x - before > number.width() + Scale.of(4)) {
                    number.writeCentred(g, palette.second(), x, y + Scale.of(13));
                    before = x;
                }
            }
            g.dispose();
        }

        @Override
        public void paintThumb(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            Palette palette = Palette.current();
            double r = Scale.of(KNOB);
            double x = thumbRect.getCenterX();
            double y = middle();
            Paint.disc(g, palette.text(), x, y, r);
            if (slider.isFocusOwner()) {
                double ring = r + Scale.of(3);
                Paint.edge(g, palette.focus(), x - ring, y - ring, 2 * ring, 2 * ring, ring, Scale.of(2));
            }
            g.dispose();
        }

        @Override
        public void paintFocus(Graphics g) {
            // The knob draws the focus ring.
        }

        @Override
        protected void scrollDueToClickInTrack(int direction) {
            Rectangle bounds = slider.getBounds();
            var mouse = slider.getMousePosition();
            slider.setValue(valueForXPosition(mouse == null ? bounds.width / 2 : mouse.x));
        }

        private double middle() {
            return slider.getHeight() / 2.0 - Scale.of(5);
        }
    }
}
