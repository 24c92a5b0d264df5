// The state of the table between two drawings. It does not outlive the page.

export const state = {
  ctx: null, // the page's context of the last drawing
  drawn: null, // the body that is drawn, which may lag behind the last message
  trick: 0, round: '', // the trick on the table, and its round
  moment: null, // the ending scene of a round: {since, until, before, steps, now, entered}
  rest: null, // a finished trick that is still shown: {number, since, until, before}
  sleeps: 0, // how often the phone slept at this table
  pile: -1, // the seat to whose stacks the last finished trick moves, or −1
  chosen: null, // a local choice of tiles, not confirmed yet: {decision, tiles, until}
  sent: null, // a play that was sent and not confirmed yet: {decision, tiles, kind, since, trick}
  shown: null, // the body as drawn: with local actions, or with a finished trick still on the table
  yours: false, wasYours: false, turnSince: 0, turn: '', task: undefined, decision: -1, // the turn, its start, whether announced
  size: null, // the measures of the hand, by fit.js
  above: 0, below: 0, // the pixels that the card of the guided round covers above and below the table
  tab: 'trick', // what a page with little room shows in the middle of the table: trick, seats or log
  told: '', // the local reason why an act is not allowed: {words, fine, about}
  focus: -1, box: {width: 390, height: 260}, deal: null, log: [], strip: '', reason: '', second: -1,
  covered: false, hiddenAt: 0, sleptFrom: 0, notice: '', noticeSince: 0, lost: false, help: false, layer: '', lens: null, chatRead: -1, chatLength: -1, bubble: null,
};
