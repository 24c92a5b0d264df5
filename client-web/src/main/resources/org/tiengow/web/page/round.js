// The seats around the felt, with arrows for the direction of play.

import {h} from './dom.js';

const PLACES = {1: ['below'], 2: ['below', 'above'], 3: ['below', 'right', 'left'], 4: ['below', 'right', 'above', 'left']};
const ARROWS = {
  'left-below': 'M5 4C6 22 14 32 33 36M24 27.5L34 36.2L22.5 40.500',
  'right-above': 'M37 42C35 26 26 13 9 7M20 2.500L8 6.600L15.5 17',
  'below-left': 'M35 40C18 37 9 26 6 8M-.5 17L5.6 6.500L14 15',
  'above-right': 'M5 6C22 8 32 18 36 37M27 28L36.4 38.500L42 25.5',
};

/** Returns the places of the seats in playing order: below (the first), right, above, left. */
export function placesOf(count, clockwise) {
  const places = PLACES[count] ?? PLACES[4];
  return clockwise ? places.map(place => ({right: 'left', left: 'right'}[place] ?? place)) : places;
}

/**
 * Renders the felt with its plates.
 *
 * @param plates the plates in playing order, each with a function `node(place)`; the first is drawn below
 * @param clockwise whether the next player sits on the left
 */
export function felt(plates, clockwise, props = {}) {
  const places = placesOf(plates.length, clockwise);
  const arrows = plates.length === 4 ? (clockwise ? ['below-left', 'above-right'] : ['left-below', 'right-above']) : [];
  return h('div', {class: 'round round-' + plates.length, ...props},
    plates.map(({node}, index) => node('at-' + places[index])),
    arrows.map(arrow => h('svg', {key: arrow, class: 'arrow arrow-' + arrow, viewBox: '-3 0 46 46', 'aria-hidden': 'true'}, h('path', {d: ARROWS[arrow]}))));
}
