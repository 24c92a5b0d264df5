/** Whether somebody's bot keeps the rules and its time; knows no table on the network. */
@NullMarked
package org.tiengow.client.lab.check;

import org.jspecify.annotations.NullMarked;
