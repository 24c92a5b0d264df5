package org.tiengow.client.search;

/**
 * A block of neighbouring inputs of the networks that mean the same kind of thing.
 *
 * @param name its name
 * @param from its first input
 * @param count the number of its inputs, at least 1
 * @param meaning what an input of the block says when it is on
 */
public record FeatureBlock(String name, int from, int count, String meaning) {}
