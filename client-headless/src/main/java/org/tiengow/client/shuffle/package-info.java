/**
 * One program's part in fair shuffles: the chain it opens, the transcript it keeps, and the judge of that transcript. It sends
 * nothing and knows no connection.
 */
@NullMarked
package org.tiengow.client.shuffle;

import org.jspecify.annotations.NullMarked;
