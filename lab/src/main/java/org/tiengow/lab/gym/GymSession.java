package org.tiengow.lab.gym;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;

/** Serves a gym to one learner: writes the schema and the first frame, then answers requests until the learner closes its end. */
public final class GymSession {
    private static final int HEAD = Integer.BYTES + 1;

    private final Gym gym;
    private final ReadableByteChannel in;
    private final WritableByteChannel out;
    private final ByteBuffer received;
    private long requests;

    public GymSession(Gym gym, ReadableByteChannel in, WritableByteChannel out) {
        this.gym = gym;
        this.in = in;
        this.out = out;
        int longest = Integer.BYTES + GymRequest.ACTIONS.bytes(gym.plan().tables());
        this.received = ByteBuffer.allocateDirect(Math.max(4096, 2 * longest)).order(ByteOrder.LITTLE_ENDIAN);
        received.limit(0);
    }

    /**
     * Serves the learner until it closes its end between two requests.
     *
     * @throws GymFault if a request cannot be served, or the learner leaves in the middle of one
     */
    public void serve() throws GymFault {
        write(ByteBuffer.wrap((GymSchema.of(gym) + "\n").getBytes(StandardCharsets.US_ASCII)));
        write(gym.observe());
        while (receive(HEAD)) {
            serveOne();
        }
        if (received.hasRemaining()) {
            throw cutShort(received.remaining(), HEAD);
        }
    }

    private void serveOne() throws GymFault {
        requests++;
        int length = received.getInt();
        int code = received.get() & 0xff;
        GymRequest request = GymRequest.of(code)
                .orElseThrow(() -> new GymFault(
                        "Request " + requests + ", field code: " + code + " is not the code of a request."));
        int needed = request.bytes(gym.plan().tables());
        if (length != needed) {
            throw new GymFault("Request " + requests + " (" + request.id() + "), field length: "
                    + (length & 0xffffffffL) + " bytes, not " + needed + of(request) + ".");
        }
        if (!receive(needed - 1)) {
            throw cutShort(received.remaining() + 1, needed);
        }
        switch (request) {
            case ACTIONS -> write(gym.step(received));
            case OBSERVE -> write(gym.observe());
            case RESET -> {
                gym.reset(received.getLong());
                write(gym.observe());
            }
            case SAVE -> gym.save(received.getInt(), received.getInt());
            case RESTORE -> gym.restore(received.getInt(), received.getInt());
        }
    }

    private String of(GymRequest request) {
        return request == GymRequest.ACTIONS
                ? ", which are its code and an action for each of the "
                        + gym.plan().tables() + " tables"
                : "";
    }

    private GymFault cutShort(int bytes, int needed) {
        return new GymFault("The learner closed the pipe within request " + Math.max(1, requests) + ", after " + bytes
                + " of " + needed + " bytes.");
    }

    /** Waits until so many bytes are received. Returns false if the learner closes its end before. */
    private boolean receive(int bytes) throws GymFault {
        while (received.remaining() < bytes) {
            received.compact();
            try {
                if (in.read(received) < 0) {
                    received.flip();
                    return false;
                }
            } catch (IOException e) {
                throw new GymFault("The pipe from the learner broke after " + requests + " requests.", e);
            }
            received.flip();
        }
        return true;
    }

    private void write(ByteBuffer bytes) throws GymFault {
        try {
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
        } catch (IOException e) {
            throw new GymFault("The learner closed the pipe before it read the answer to request " + requests + ".", e);
        }
    }
}
