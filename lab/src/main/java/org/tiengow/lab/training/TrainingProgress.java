package org.tiengow.lab.training;

/**
 * The progress of a training.
 *
 * @param done the finished fraction, 0 to 1
 * @param rounds the number of rounds played so far
 * @param seconds the training time so far, in seconds
 */
public record TrainingProgress(double done, long rounds, double seconds) {}
