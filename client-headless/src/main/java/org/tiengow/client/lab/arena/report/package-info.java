/** What the arena found out, as a page for people and as an object for programs; it knows neither how deals are played nor files. */
@NullMarked
package org.tiengow.client.lab.arena.report;

import org.jspecify.annotations.NullMarked;
