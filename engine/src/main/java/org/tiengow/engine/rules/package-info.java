/** The parameters of the rules and the ten named sets of them (rules 7). Knows nothing of the play. */
@NullMarked
package org.tiengow.engine.rules;

import org.jspecify.annotations.NullMarked;
