package org.tiengow.swing.view;

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

class QrPictureTest {
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
