// A small virtual DOM: elements as values, and a patch that updates a node's children to match them. Each message brings a whole screen;
// elements are reused, and with them focus, scrolling and typed text.
//
//   h('button', {class: 'act', 'data-act': 'play', onclick: go, disabled: false, key: 'play', style: {width: '40px'}}, 'Play')
//
// attrs: `on…` is a handler; `key` identifies an element among its siblings; `style` is an object (custom properties too). `value` and
// `checked` are set as properties, and only when the wanted value changes, so that typing is never overwritten. true and false set and
// remove an attribute; null and undefined remove it. `mounted: element => …` is called once, when the element is new.
// children: strings, numbers, values of h, and lists of these; null, undefined, booleans and '' are ignored.

const SVG = 'http://www.w3.org/2000/svg';
const PROPERTIES = new Set(['value', 'checked']);

export function h(tag, attrs, ...children) {
  return {tag, attrs: attrs || {}, children: flat(children, [])};
}

function flat(children, into) {
  for (const child of children) {
    if (Array.isArray(child)) {
      flat(child, into);
    } else if (child !== null && child !== undefined && child !== false && child !== true && child !== '') {
      into.push(typeof child === 'object' ? child : String(child));
    }
  }
  return into;
}

/** Updates the children of an element to match these. */
export function patch(parent, ...children) {
  children_(parent, flat(children, []), parent.namespaceURI === SVG);
}

function children_(parent, wanted, svg) {
  const keyed = new Map();
  const loose = [];
  for (const node of Array.from(parent.childNodes)) {
    if (node.kept !== undefined && node.kept.attrs.key !== undefined) {
      keyed.set(node.kept.attrs.key, node);
    } else {
      loose.push(node);
    }
  }
  let at = 0;
  let place = parent.firstChild;
  for (const child of wanted) {
    let node;
    if (typeof child === 'string') {
      node = loose[at] && loose[at].nodeType === 3 ? loose[at++] : document.createTextNode(child);
      if (node.data !== child) {
        node.data = child;
      }
    } else {
      const key = child.attrs.key;
      if (key !== undefined) {
        node = keyed.get(key);
        if (node && node.kept.tag === child.tag) {
          keyed.delete(key);
        } else {
          node = null;
        }
      } else if (loose[at] && loose[at].kept && loose[at].kept.tag === child.tag) {
        node = loose[at++];
      }
      node = element(node, child, svg);
    }
    if (node === place) {
      place = place.nextSibling;
    } else {
      // Moving an element loses its focus, so the node before it is removed instead where that is enough.
      if (place && place.nextSibling === node && !stays(place, keyed, loose, at)) {
        const gone = place;
        place = node.nextSibling;
        gone.remove();
      } else {
        parent.insertBefore(node, place);
      }
    }
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

function stays(node, keyed, loose, at) {
  return node.kept && node.kept.attrs.key !== undefined
    ? keyed.has(node.kept.attrs.key)
    : loose.indexOf(node, at) >= 0;
}

function element(node, wanted, svg) {
  const inSvg = svg || wanted.tag === 'svg';
  const fresh = !node;
  if (fresh) {
    node = inSvg ? document.createElementNS(SVG, wanted.tag) : document.createElement(wanted.tag);
    node.kept = {tag: wanted.tag, attrs: {}};
  }
  const before = node.kept.attrs;
  node.kept = wanted;
  for (const name in before) {
    if (!(name in wanted.attrs)) {
      attribute(node, name, undefined, before[name]);
    }
  }
  // A select accepts its value only after its options exist.
  children_(node, wanted.children, inSvg && wanted.tag !== 'foreignObject');
  for (const name in wanted.attrs) {
    if (wanted.attrs[name] !== before[name] || name === 'style') {
      attribute(node, name, wanted.attrs[name], before[name]);
    }
  }
  if (fresh && wanted.attrs.mounted) {
    const {mounted} = wanted.attrs;
    queueMicrotask(() => node.isConnected && mounted(node));
  }
  return node;
}

function attribute(node, name, value, before) {
  if (name === 'key' || name === 'mounted') {
    return;
  }
  if (name === 'style') {
    style(node, value || {}, before || {});
  } else if (name.startsWith('on')) {
    node[name] = value ? event => {
      value(event); // a handler that returns false would cancel the event, such as the click that submits a form
    } : null;
  } else if (PROPERTIES.has(name)) {
    node[name] = value === undefined || value === null ? '' : value;
  } else if (value === undefined || value === null || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? '' : value);
  }
}

function style(node, wanted, before) {
  for (const name in before) {
    if (!(name in wanted)) {
      node.style.removeProperty(dashed(name));
    }
  }
  for (const name in wanted) {
    if (wanted[name] !== before[name]) {
      if (wanted[name] === null || wanted[name] === undefined) {
        node.style.removeProperty(dashed(name));
      } else {
        node.style.setProperty(dashed(name), wanted[name]);
      }
    }
  }
}

function dashed(name) {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase());
}
