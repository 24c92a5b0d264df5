package org.tiengow.app.robot;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Under dwm, which draws no frames around windows,")
class FramelessDesktopIT extends RobotTest {

    /** An empty window and dwm's bar have fewer than 50 colours, the start screen has more than 500. */
    private static final int DRAWN = 200;

    @Test
    @DisplayName("the program draws its window, as the jar starts itself again")
    void draws() throws Exception {
        Process manager = windowManager();
        String mark = "-Dtiengow.trial=" + UUID.randomUUID();
        ProcessBuilder program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        mark,
                        "-DTIENGOW_HOME=" + home,
                        "-jar",
                        System.getProperty("tiengow.jar"))
                .inheritIO();
        program.environment().remove("_JAVA_AWT_WM_NONREPARENTING");
        program.start();
        try {
            Robot robot = new Robot();
            Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
            await().until(() -> colours(robot.createScreenCapture(screen)) > DRAWN);
        } finally {
            ProcessHandle.allProcesses()
                    .filter(process -> Arrays.asList(process.info().arguments().orElse(new String[0]))
                            .contains(mark))
                    .forEach(ProcessHandle::destroyForcibly);
            manager.destroyForcibly().waitFor();
        }
    }

    private static Process windowManager() throws IOException {
        try {
            return new ProcessBuilder("dwm").inheritIO().start();
        } catch (IOException missing) {
            boolean isRequired = Arrays.asList(
                            System.getenv().getOrDefault("TIENGOW_REQUIRE", "").split(","))
                    .contains("display");
            assumeTrue(isRequired, "There is no dwm.");
            throw missing;
        }
    }

    private static long colours(BufferedImage picture) {
        return Arrays.stream(picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()))
                .distinct()
                .count();
    }
}
