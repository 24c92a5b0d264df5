// A bot for Tien Gow in JavaScript, over lines of JSON. Run it with: java -jar tiengow.jar bot --host HOST:PORT --exec "node bot.js"
//
// It beats as cheaply as it can, leads its largest set, and forfeits its lowest tiles. Make it yours: all that matters is choose().
const CIVIL = "66 11 44 31 55 33 22 65 64 61 51".split(" "); // high to low
const MILITARY = { 63: 9, 54: 9, 62: 8, 53: 8, 52: 7, 43: 7, 42: 6, 41: 5, 32: 5, 21: 3 };

// What it costs to let these tiles go.
function worth(play) {
  const tiles = play.tiles.split(" ");
  return tiles.reduce((sum, tile) => sum + (MILITARY[tile] ?? 11 - CIVIL.indexOf(tile)), 0);
}

// Returns an index into legal; view tells all that the seat may know, such as view.hand and view.tricks.
function choose(view, legal) {
  if ("declare" in legal[0]) {
    return legal.length - 1; // one red dot: declare it whenever it is offered
  }
  const all = legal.map((play, index) => ({ index, worth: worth(play), size: play.tiles.length, faceDown: play.faceDown }));
  const shown = all.filter((play) => !play.faceDown);
  if (view.table.length === 0) { // an empty table: lead
    return shown.sort((one, other) => other.size - one.size || other.worth - one.worth)[0].index;
  }
  const plays = shown.length > 0 ? shown : all; // beat if possible, else forfeit
  return plays.sort((one, other) => one.worth - other.worth)[0].index;
}

// Lines come until the table ends.
require("readline").createInterface({ input: process.stdin }).on("line", (text) => {
  const line = JSON.parse(text);
  if (line.type === "decide") { // any other line may be ignored
    console.log(JSON.stringify({ decision: line.decision, play: choose(line.view, line.legal) }));
  }
});
