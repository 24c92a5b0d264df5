package org.tiengow.client.network;

/**
 * How large a network is: inputs that are on or off, two hidden layers, one value.
 *
 * <p>All its weights stand in one array, in this order: the rows of the first layer, one an input; its biases; the rows of
 * the second layer, one a unit of the first; its biases; the weights of the value; its bias.
 *
 * @param inputs how many inputs, at least 1
 * @param first units of the first hidden layer, at least 1
 * @param second units of the second hidden layer, at least 1
 */
public record Shape(int inputs, int first, int second) {
    /** Checks the sizes. */
    public Shape {
        if (inputs < 1 || first < 1 || second < 1) {
            throw new IllegalArgumentException(
                    "A network of " + inputs + ", " + first + " and " + second + " units cannot be.");
        }
    }

    /** How many weights there are, biases included. */
    public int weights() {
        return valueBias() + 1;
    }

    int firstRow(int input) {
        return input * first;
    }

    int firstBias() {
        return inputs * first;
    }

    int secondRow(int unit) {
        return firstBias() + first + unit * second;
    }

    int secondBias() {
        return secondRow(first);
    }

    int valueRow() {
        return secondBias() + second;
    }

    int valueBias() {
        return valueRow() + second;
    }
}
