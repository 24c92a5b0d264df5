package org.tiengow.swing.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.swing.view.lobby.QrPicture;

class InviteScreenTest {
    private static final List<String> ADDRESSES = List.of("[fd00::7]:47913", "192.168.1.20:47913");

    @Test
    void theCodeIsOfTheFirstAddressThatHasOne() {
        InviteScreen screen = InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", HandOutState.NOT_OURS);

        assertThat(screen.code()).isEqualTo("BBV-PVB");
        assertThat(screen.picture()).isEqualTo("TIENGOW:BBVPVB");
        assertThat(HostAddress.parse(screen.picture())).hasToString("192.168.1.20:47913");
        assertThat(InviteScreen.of(Tables.ENGLISH, List.of("[fd00::7]:47913"), "", HandOutState.NOT_OURS)
                        .picture())
                .isEmpty();
    }

    @Test
    void thePictureLeadsToTheProgramWhileThatIsHandedOut() {
        HandOutState on = new HandOutState(HandOutState.Stage.ON, "http://192.168.1.20:47914/");

        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", on).picture())
                .isEqualTo("http://192.168.1.20:47914/");
    }

    @Test
    void thePinIsThereToBeReadOut() {
        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "2580", HandOutState.NOT_OURS)
                        .pin())
                .isEqualTo("The PIN: 2580");
        assertThat(InviteScreen.of(Tables.CHINESE, ADDRESSES, "2580", HandOutState.NOT_OURS)
                        .pin())
                .isEqualTo("PIN：2580");
        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", HandOutState.NOT_OURS)
                        .pin())
                .isEmpty();
    }

    /** On a dark ground, as in the dark theme: the quiet zone is part of the picture. */
    @Test
    void thePictureCanBeRead() throws Exception {
        for (String text : List.of("TIENGOW:BBVPVB", "TIENGOW:DKYHJDXDNZBCHH", "http://192.168.1.20:47914/")) {
            for (int side : new int[] {120, 208, 417}) {
                assertThat(read(text, side)).as(text + " at " + side).isEqualTo(text);
            }
        }
    }

    private static String read(String text, int side) throws Exception {
        QrPicture picture = new QrPicture(text, "");
        picture.setSize(side, side);
        BufferedImage image = new BufferedImage(side + 40, side + 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(0x1A1F23));
        g.fillRect(0, 0, side + 40, side + 40);
        g.translate(20, 20);
        picture.paint(g);
        g.dispose();
        int[] pixels = image.getRGB(0, 0, side + 40, side + 40, null, 0, side + 40);
        try {
            return new QRCodeReader()
                    .decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(side + 40, side + 40, pixels))))
                    .getText();
        } catch (NotFoundException unreadable) {
            return "unreadable";
        }
    }
}
