package org.tiengow.swing.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** A mono line of 16-bit samples to the loudspeakers of the machine. */
final class SystemLine implements Speaker.Line {
    private static final AudioFormat FORMAT = new AudioFormat(Wave.RATE, 16, 1, true, false);
    /** Length of the audio buffer: short enough for a sound to coincide with the event it belongs to. */
    private static final int BUFFER_MILLIS = 60;

    private final SourceDataLine line;

    private SystemLine(SourceDataLine line) {
        this.line = line;
    }

    static SystemLine open() throws LineUnavailableException {
        SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT);
        line.open(FORMAT, Wave.RATE * BUFFER_MILLIS / 1000 * FORMAT.getFrameSize());
        line.start();
        return new SystemLine(line);
    }

    @Override
    public void write(float[] samples) {
        byte[] bytes = bytes(samples);
        line.write(bytes, 0, bytes.length);
    }

    @Override
    public void close() {
        line.close();
    }

    /** Encodes samples as little-endian signed 16-bit integers. Samples outside −1 to 1 are clipped. */
    static byte[] bytes(float[] samples) {
        byte[] bytes = new byte[2 * samples.length];
        for (int i = 0; i < samples.length; i++) {
            int value = Math.round(Math.max(-1, Math.min(1, samples[i])) * Short.MAX_VALUE);
            bytes[2 * i] = (byte) value;
            bytes[2 * i + 1] = (byte) (value >> 8);
        }
        return bytes;
    }
}
