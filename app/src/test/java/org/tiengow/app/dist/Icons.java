package org.tiengow.app.dist;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.tiengow.swing.view.shell.frame.WindowIcon;

/** The program's icon in all sizes, and as each system wants it. */
final class Icons {
    /** Their sides, in pixels. */
    static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);

    private Icons() {}

    static void write(Path folder) throws IOException {
        for (int size : SIZES) {
            Files.write(picture(folder, size), png(size));
        }
        Files.write(folder.resolve("tiengow.ico"), ico());
        Files.write(folder.resolve("tiengow.icns"), icns());
    }

    static Path picture(Path folder, int size) {
        return folder.resolve("icon-" + size + ".png");
    }

    private static byte[] png(int size) throws IOException {
        BufferedImage image = WindowIcon.image(size);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    /** Windows: a directory of pictures up to 256 pixels, each a PNG. */
    private static byte[] ico() throws IOException {
        List<Integer> sizes = SIZES.stream().filter(size -> size <= 256).toList();
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        ByteBuffer head = ByteBuffer.allocate(6 + 16 * sizes.size()).order(ByteOrder.LITTLE_ENDIAN);
        head.putShort((short) 0).putShort((short) 1).putShort((short) sizes.size());
        for (int size : sizes) {
            byte[] png = png(size);
            byte side = (byte) size; // 0 means 256
            head.put(side)
                    .put(side)
                    .put((byte) 0)
                    .put((byte) 0)
                    .putShort((short) 1)
                    .putShort((short) 32);
            head.putInt(png.length).putInt(head.capacity() + pictures.size());
            pictures.writeBytes(png);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(head.array());
        file.writeBytes(pictures.toByteArray());
        return file.toByteArray();
    }

    /** macOS: a name of four letters for each size, and a PNG. */
    private static byte[] icns() throws IOException {
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        DataOutputStream parts = new DataOutputStream(pictures);
        for (Map.Entry<String, Integer> kind :
                List.of(Map.entry("ic07", 128), Map.entry("ic08", 256), Map.entry("ic09", 512))) {
            byte[] png = png(kind.getValue());
            parts.writeBytes(kind.getKey());
            parts.writeInt(8 + png.length);
            parts.write(png);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream whole = new DataOutputStream(file);
        whole.writeBytes("icns");
        whole.writeInt(8 + pictures.size());
        whole.write(pictures.toByteArray());
        return file.toByteArray();
    }
}
