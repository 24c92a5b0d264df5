package org.tiengow.lab.gym;

/**
 * A field of a frame: one array with an entry, or a row of entries, for each table.
 *
 * @param name its name in the schema
 * @param type the type of an entry
 * @param row the number of entries for each table
 * @param meaning a sentence for the author of a learner
 * @param offset the byte of the frame at which the array begins, behind the length of the frame
 */
record FrameField(String name, Type type, int row, String meaning, int offset) {
    /** The types of entries, all little-endian. */
    enum Type {
        U1("|u1", 1),
        I1("|i1", 1),
        U2("<u2", 2),
        I2("<i2", 2),
        U4("<u4", 4),
        I4("<i4", 4),
        U8("<u8", 8);

        private final String numpy;
        private final int bytes;

        Type(String numpy, int bytes) {
            this.numpy = numpy;
            this.bytes = bytes;
        }

        /** Returns the name of the type in numpy. */
        String numpy() {
            return numpy;
        }

        int bytes() {
            return bytes;
        }
    }

    /** Returns the place of a table's entries in the buffer, which begins with the length of the frame. */
    int at(int table) {
        return Integer.BYTES + offset + table * row * type.bytes();
    }
}
