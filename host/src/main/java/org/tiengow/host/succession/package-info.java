/**
 * Succession at the host: its signed standings, the renewal of its epoch, the election of this host for the match of another one, and the handover to another host.
 * This package knows no table, no lobby and no host; its rules are those of {@link org.tiengow.protocol.succession}.
 */
@NullMarked
package org.tiengow.host.succession;

import org.jspecify.annotations.NullMarked;
