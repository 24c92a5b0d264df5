package org.tiengow.presentation.sheet;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A QR code of error correction level M, without its quiet zone.
 *
 * @param address the text it encodes
 * @param rows from the top, one character for each module: 1 is black
 */
public record QrCode(String address, List<String> rows) {
    /** The width of the quiet zone in modules, required on every side. */
    public static final int QUIET = 4;

    public QrCode {
        rows = List.copyOf(rows);
    }

    /**
     * Returns the QR code of a text.
     *
     * @throws IllegalArgumentException if the text is too long
     */
    public static QrCode of(String text) {
        try {
            BitMatrix modules = new QRCodeWriter()
                    .encode(
                            text,
                            BarcodeFormat.QR_CODE,
                            0,
                            0,
                            Map.of(EncodeHintType.MARGIN, 0, EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.M));
            return new QrCode(
                    text,
                    IntStream.range(0, modules.getHeight())
                            .mapToObj(y -> row(modules, y))
                            .toList());
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException("A QR code cannot hold " + text, tooLong);
        }
    }

    /** Checks whether a module is black. */
    public boolean isBlack(int x, int y) {
        return rows.get(y).charAt(x) == '1';
    }

    private static String row(BitMatrix modules, int y) {
        return IntStream.range(0, modules.getWidth())
                .mapToObj(x -> modules.get(x, y) ? "1" : "0")
                .collect(Collectors.joining());
    }
}
