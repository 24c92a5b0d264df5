package org.tiengow.lab.check;

/**
 * One examination of a bot program.
 *
 * @param name the rules or the kind of host
 * @param isFirst whether the other examinations are pointless if this one fails
 * @param body the examination; throws {@link FaultFound}
 */
record Exam(String name, boolean isFirst, Runnable body) {}
