package org.tiengow.app.robot;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.pipeline.Limits;

/** The host goes without a word, and the others go on at the program of one of them. */
class GoOnIT extends RobotTest {
    private static final String BO = "Bo " + ProcessHandle.current().pid();

    /** Held for the test: a robot beside it could take the usual port between the offer of a host and its opening. */
    private ServerSocket usualPort;

    @BeforeEach
    void holdUsualPort() {
        usualPort = await("the usual port")
                .ignoreExceptions()
                .until(() -> new ServerSocket(Limits.DEFAULT_PORT), held -> true);
    }

    @AfterEach
    void releaseUsualPort() throws IOException {
        usualPort.close();
    }

    @Test
    void theOthersAgreeAndAreDealtTheRoundAnew() {
        TwoPeople two = TwoPeople.sittingDown(program, home);
        Driver kit = two.kit();
        Driver mei = two.mei();
        kit.choose("lobby-grace", 1); // 15 s
        Driver bo = program.open(home.resolve("bo"), TwoPeople.settings(BO));
        bo.clickSpoken("Join, " + TwoPeople.KIT + "’s table");
        bo.waitUntilShown("lobby");
        bo.click("lobby-READY");
        two.begin();
        bo.waitUntilShown("table");

        kit.click("back");
        kit.click("question-yes");
        mei.click("go-on-agree");
        mei.waitUntil("that one more is needed", () -> mei.spoken("go-on-state").endsWith("one more to go."));
        bo.click("go-on-agree");
        mei.waitUntil("who hosts", () -> mei.spoken("banner-words").startsWith("You are the host now"));
        bo.waitUntil("who hosts", () -> bo.spoken("banner-words").startsWith(TwoPeople.MEI + " is the host now"));
        bo.waitUntil("the new table", () -> bo.title().equals(TwoPeople.MEI + "’s table"));
        mei.waitUntilShown("tile-1");
        bo.waitUntilShown("tile-1");
        Hand.playTogether(mei, bo);
        TwoPeople.assertSays(mei, "Fair shuffle, checked: " + BO + "’s app took part.");
        TwoPeople.assertSays(
                bo,
                "One earlier round was broken off, taken over, never shown, or played for you: the host could have"
                        + " picked the deal.");
    }
}
