// What the table remembers between two drawings. Nothing of it outlives the page.

export const mind = {
  ctx: null, // that of the page, as it was last drawn with
  drawn: null, // the body that is drawn, which may be behind the last one
  trick: 0, round: '', // the trick that lies, and its round
  moment: null, // that of a won round: {since, until, before, steps, now, entered}
  rest: null, // a finished trick that is being looked at: {number, since, until, before}
  sleeps: 0, // how often the phone slept at this table
  pile: -1, // the seat to whose stacks a trick goes that has just been seen
  chosen: null, // tiles chosen here and not answered yet: {decision, tiles}
  sent: null, // a play not answered yet: {decision, tiles, kind, since}
  shown: null, // what is drawn: the body with what was done here, or as a finished trick lies
  yours: false, wasYours: false, turnSince: 0, turn: '', task: undefined, decision: -1, // whose turn it is, since when, and whether that has been said
  size: null, // of the hand, by fit.js
  above: 0, // how high the card of the guided round lies over the table
  told: '', // why an act is not allowed, told here: {words, about}
  focus: -1, box: {width: 390, height: 260}, deal: null, logLength: 0, logHead: '', reason: '', second: -1,
  covered: false, hiddenAt: 0, sleptFrom: 0, notice: '', noticeSince: 0, lost: false, help: false, layer: '', lens: null, chatRead: -1, chatLength: -1, bubble: null,
};
