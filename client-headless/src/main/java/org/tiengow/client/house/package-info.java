/** The house rules of a user: rule sets with a name, each in a file of its own. This package does not know who shows them. */
@NullMarked
package org.tiengow.client.house;

import org.jspecify.annotations.NullMarked;
