/** Why somebody cannot join: looks at this machine, its networks and one host, changes nothing, and knows no window and no words. */
@NullMarked
package org.tiengow.client.doctor;

import org.jspecify.annotations.NullMarked;
