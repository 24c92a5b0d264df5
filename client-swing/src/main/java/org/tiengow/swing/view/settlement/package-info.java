/** The sheet after a round: paints a {@code SettlementScreen}; knows no rule, and computes no chip. */
@NullMarked
package org.tiengow.swing.view.settlement;

import org.jspecify.annotations.NullMarked;
