/**
 * The book of nights: the results of the nights at which this program was, as files in the data folder, and figures made of them. This
 * package does not know how the book is shown.
 */
@NullMarked
package org.tiengow.client.book;

import org.jspecify.annotations.NullMarked;
