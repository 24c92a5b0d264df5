package org.tiengow.swing.view.shell.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The calls to a program in place of gdbus, which writes down how it was called and answers as the desktop does. */
@EnabledOnOs(OS.LINUX)
class BusNoticeTest {
    @TempDir
    Path folder;

    @Test
    void aNoticeIsShownSilentlyAndClosedByItsNumber() throws IOException {
        BusNotice notice = new BusNotice(program("echo '(uint32 7,)'"), Runnable::run);
        notice.show("Your turn", "Beat Bo’s 'Man–seven'", true);
        notice.close();
        notice.close();
        assertThat(calls())
                .containsExactly(
                        "org.freedesktop.Notifications.Notify 'Tien Gow' 0 '' 'Your turn' 'Beat Bo’s \\'Man–seven\\'' []"
                                + " {'suppress-sound': <true>} 20000",
                        "org.freedesktop.Notifications.CloseNotification 7");
    }

    @Test
    void aSecondNoticeReplacesTheFirst() throws IOException {
        BusNotice notice = new BusNotice(program("echo '(uint32 7,)'"), Runnable::run);
        notice.show("Your turn", "", true);
        notice.show("Your turn", "", true);
        assertThat(calls().get(1)).contains("'Tien Gow' 7 ''");
    }

    @Test
    void aDesktopWithoutNoticesIsLeftAlone() throws IOException {
        BusNotice notice = new BusNotice(program("echo 'no such name'; exit 1"), Runnable::run);
        notice.show("Your turn", "", true);
        notice.close();
        assertThat(calls()).hasSize(1);
        BusNotice absent = new BusNotice(folder.resolve("absent").toString(), Runnable::run);
        absent.show("Your turn", "", true);
        absent.close();
    }

    private String program(String answer) throws IOException {
        Path file = Files.writeString(folder.resolve("gdbus"), """
                #!/bin/sh
                shift 7
                printf "%%s\\n" "$*" >> %s
                %s
                """.formatted(folder.resolve("calls"), answer));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file.toString();
    }

    private List<String> calls() throws IOException {
        return Files.readAllLines(folder.resolve("calls"));
    }
}
