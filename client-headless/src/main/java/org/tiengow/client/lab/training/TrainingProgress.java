package org.tiengow.client.lab.training;

/**
 * How far a training has come.
 *
 * @param done the part of it that is behind, 0 to 1
 * @param rounds the rounds played so far
 * @param seconds the seconds since it began
 */
public record TrainingProgress(double done, long rounds, double seconds) {}
