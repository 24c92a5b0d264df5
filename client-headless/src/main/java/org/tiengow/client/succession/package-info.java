/**
 * Succession at the client: its knowledge of the hosts of its matches, its promises on disk, and the failover of a match whose host is lost.
 * This package knows no session; its rules are those of {@link org.tiengow.protocol.succession}.
 */
@NullMarked
package org.tiengow.client.succession;

import org.jspecify.annotations.NullMarked;
