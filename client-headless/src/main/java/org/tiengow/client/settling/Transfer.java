package org.tiengow.client.settling;

import java.math.BigInteger;

/**
 * A payment from one person to another.
 *
 * @param from the name of the person who pays
 * @param to the name of the person who is paid
 * @param amount a multiple of the smallest amount that {@link ChipValue} can write, at least 1
 */
public record Transfer(String from, String to, BigInteger amount) {}
