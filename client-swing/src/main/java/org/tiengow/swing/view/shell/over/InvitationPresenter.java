package org.tiengow.swing.view.shell.over;

import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.swing.SwingUtilities;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.doctor.Checkup;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.sheet.DoctorWords;
import org.tiengow.presentation.sheet.InviteScreen;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.lobby.InviteSheet;
import org.tiengow.swing.view.lobby.PhonesSheet;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The sheets that say how friends join, and diagnose why one cannot join the host of this window. The checkup runs on a thread of its own. */
public final class InvitationPresenter {
    private final Surroundings around;

    public InvitationPresenter(Surroundings around) {
        this.around = around;
    }

    /**
     * Opens the invitation over the window.
     *
     * @param addresses the addresses of the host of this window, the likeliest first, for the checkup
     */
    public void open(InviteScreen screen, List<String> addresses) {
        AppFrame frame = around.frame();
        frame.openSheet(
                new InviteSheet(
                        screen,
                        around.words().get("sheet.close"),
                        InvitationPresenter::copy,
                        () -> lookForWhatIsWrong(addresses),
                        frame::closeSheet),
                InviteSheet.WIDTH,
                InviteSheet.HEIGHT,
                frame::closeSheet);
    }

    /** Opens a sheet that shows how phones join, as large as the window allows. */
    public void openPhones(EmbeddedHost host) {
        AppFrame frame = around.frame();
        Words words = around.words();
        frame.openSheet(
                new PhonesSheet(
                        LobbyModel.phones(words, host.page()),
                        host.pin().isEmpty() ? "" : words.get("invite.pin", ShownText.shown(host.pin())),
                        words.get("sheet.close"),
                        frame::closeSheet),
                PhonesSheet.LARGE,
                PhonesSheet.LARGE,
                frame::closeSheet);
    }

    private static void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }

    private void lookForWhatIsWrong(List<String> addresses) {
        AppFrame frame = around.frame();
        Words words = around.words();
        if (addresses.isEmpty()) {
            return;
        }
        HostAddress address = HostAddress.parse(addresses.get(0));
        SmallSheet[] sheet = new SmallSheet[1];
        sheet[0] = new SmallSheet(frame, (act, typed) -> {
            if (act.equals(QuestionWords.YES)) {
                look(words, address, sheet[0]);
            } else {
                frame.closeSheet();
            }
        });
        look(words, address, sheet[0]);
    }

    private static void look(Words words, HostAddress host, SmallSheet sheet) {
        sheet.show(new DoctorWords(words).running());
        CompletableFuture<Void> unused = CompletableFuture.supplyAsync(
                        () -> new Checkup(KnownHosts.NONE).ofOwnHost(host), InvitationPresenter::onThreadOfItsOwn)
                .thenAccept(findings -> SwingUtilities.invokeLater(() -> {
                    if (sheet.isOpen()) {
                        sheet.show(new DoctorWords(words).screen(findings));
                    }
                }));
    }

    private static void onThreadOfItsOwn(Runnable work) {
        Thread thread = new Thread(work, "tiengow-checkup");
        thread.setDaemon(true);
        thread.start();
    }
}
