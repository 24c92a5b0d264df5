package org.tiengow.swing.view.table;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.Image;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.swing.JFrame;
import javax.swing.RepaintManager;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.pictures.SampleTable;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;

/**
 * One frame of the table: all of 3840 by 2160 device pixels painted anew while four tiles fly to the trick.
 *
 * <pre>
 * mvn -o -pl client-swing -am verify -DskipTests -Djmh=FrameBenchmark
 * </pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class FrameBenchmark {
    private static final int WIDTH = 3840;
    private static final int HEIGHT = 2160;
    private static final long FLIGHT = 260_000_000;

    /** Device pixels a pixel: 1 for a window of 3840 by 2160, 2 for one of 1920 by 1080. */
    @Param({"1", "2"})
    public int device = 1;

    /** The surface: "memory" is Swing's back buffer where nothing accelerates it, "display" the one of a window. */
    @Param("memory")
    public String surface = "memory";

    private TableView view;
    private FeltView felt;
    private Image image;
    private JFrame window;
    private TableScreen before;
    private TableScreen after;
    private long start;
    private long at;

    @Setup
    public void setUp() {
        Theme.DARK.install(1);
        after = SampleTable.english().wide();
        before = SampleTable.english().wideBefore();
        view = new TableView(before, TileLook.BLACK, new NoInput());
        view.setSize(WIDTH / device, HEIGHT / device);
        RepaintManager.currentManager(view).setDoubleBufferingEnabled(false);
        layOut(view);
        felt = (FeltView) List.of(view.getComponents()).stream()
                .filter(FeltView.class::isInstance)
                .findFirst()
                .orElseThrow();
        if (surface.equals("display")) {
            window = new JFrame(GraphicsEnvironment.getLocalGraphicsEnvironment()
                    .getDefaultScreenDevice()
                    .getDefaultConfiguration());
            window.setUndecorated(true);
            window.setSize(WIDTH, HEIGHT);
            window.setVisible(true);
            image = window.createVolatileImage(WIDTH, HEIGHT);
        } else {
            image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        }
        takeOff();
    }

    @TearDown
    public void tearDown() {
        if (window != null) {
            window.dispose();
        }
    }

    /** Moves on by a sixtieth of a second and paints everything. */
    @Benchmark
    public Image frame() {
        at += 16_666_667;
        if (at > FLIGHT) {
            takeOff();
        }
        felt.moveTo(start + at);
        Graphics2D g = (Graphics2D) image.getGraphics();
        g.scale(device, device);
        g.setClip(0, 0, view.getWidth(), view.getHeight());
        view.paint(g);
        g.dispose();
        if (window != null) {
            Toolkit.getDefaultToolkit().sync();
        }
        return image;
    }

    private void takeOff() {
        view.finishMotion();
        view.show(before);
        view.finishMotion();
        view.show(after);
        start = System.nanoTime();
        at = 0;
    }

    private static void layOut(Component component) {
        component.doLayout();
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                layOut(child);
            }
        }
    }
}
