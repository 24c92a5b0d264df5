/**
 * The diagnosis of why a player cannot join. This package examines the machine, its networks and one host. It changes nothing, and knows no
 * window and no wording.
 */
@NullMarked
package org.tiengow.client.doctor;

import org.jspecify.annotations.NullMarked;
