package org.tiengow.client.house;

import org.tiengow.engine.rules.TableRules;

/**
 * House rules in a file.
 *
 * @param id the name of the file without its ending
 * @param rules the rules; they have a name
 */
public record KeptRules(String id, TableRules rules) {}
