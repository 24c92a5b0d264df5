package org.tiengow.client.lab.check;

/**
 * One thing that is tried with a program.
 *
 * @param name under which rules, or at what kind of host
 * @param isFirst whether the others are senseless when this one fails
 * @param body throws {@link FaultFound}
 */
record Exam(String name, boolean isFirst, Runnable body) {}
