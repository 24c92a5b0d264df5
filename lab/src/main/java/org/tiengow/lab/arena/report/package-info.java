/**
 * Reports on the results of the arena, as pages for people and objects for programs. The package knows neither how deals are played nor
 * files.
 */
@NullMarked
package org.tiengow.lab.arena.report;

import org.jspecify.annotations.NullMarked;
