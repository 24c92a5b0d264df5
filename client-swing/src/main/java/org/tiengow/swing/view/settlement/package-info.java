/** The sheet after a round, which paints a {@code SettlementScreen}. Does not depend on the rules, and computes no chips. */
@NullMarked
package org.tiengow.swing.view.settlement;

import org.jspecify.annotations.NullMarked;
