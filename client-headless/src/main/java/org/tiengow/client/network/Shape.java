package org.tiengow.client.network;

/**
 * The size of a network: inputs that are on or off, two hidden layers, one value.
 *
 * <p>All weights are in one array, in this order: the rows of the first layer, one for each input; its biases; the rows of the second
 * layer, one for each unit of the first; its biases; the weights of the value; its bias.
 *
 * @param inputs the number of inputs, at least 1
 * @param first the number of units of the first hidden layer, at least 1
 * @param second the number of units of the second hidden layer, at least 1
 */
public record Shape(int inputs, int first, int second) {
    public Shape {
        if (inputs < 1 || first < 1 || second < 1) {
            throw new IllegalArgumentException(
                    "A network of " + inputs + ", " + first + " and " + second + " units cannot be.");
        }
    }

    /** Returns the number of weights, biases included. */
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
