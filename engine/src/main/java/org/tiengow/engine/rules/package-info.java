/** What a table may choose about the rules: parameters and the ten named sets of them (rules 7); knows no play. */
@NullMarked
package org.tiengow.engine.rules;

import org.jspecify.annotations.NullMarked;
