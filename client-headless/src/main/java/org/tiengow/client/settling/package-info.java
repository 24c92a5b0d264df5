/**
 * Settling up: the value of a chip, and the payments between people that settle the chips of a night. This package knows no words for the
 * user, and handles no money.
 */
@NullMarked
package org.tiengow.client.settling;

import org.jspecify.annotations.NullMarked;
