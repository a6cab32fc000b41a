// Fingers, wheel and keys, in the screen's points. Repeated events (moves, wheel steps) are sent once per animation
// frame.

export const keyNames = {
  Backspace: "delete", Delete: "forwardDelete", ArrowUp: "upArrow", ArrowDown: "downArrow", ArrowLeft: "leftArrow", ArrowRight: "rightArrow", PageUp: "pageUp",
  PageDown: "pageDown", Home: "home", End: "end", " ": "space", Tab: "tab", Enter: "return", Escape: "escape",
};
// Points per step, for wheels that count lines; Chromium's value for a line.
const lineHeight = 40;
// The fingers that stand for a pinch on a trackpad: their numbers, how far from the pointer they land in points, the
// wheel delta that shrinks their distance by a factor of e (as in Chromium's own zoom), and the silence in milliseconds
// after which they lift.
const pinch = { fingers: [-1, -2], reach: 40, wheel: 100, silence: 150 };

export class Input {
  #screen;
  #accessibility;
  #send;
  #queue = [];
  #frame = 0;
  #pointers = new Set();
  #keys = new Set();
  #tabsSinceFocus = 0;
  #pinch = null;
  #hover = null;
  #isHoverWanted = false;
  #shortcuts = new Set();
  // A finger lands: the page's focus moves to the phone, or to the field for typing.
  onTouch = () => this.#screen.element.focus({ preventScroll: true });

  constructor(screen, accessibility, send) {
    this.#screen = screen;
    this.#accessibility = accessibility;
    this.#send = send;
    accessibility.onAction = (key, name, event) => this.#sendNow({ perform: [key, name], t: time(event) });
    const element = screen.element;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event, "ended"));
    element.addEventListener("pointercancel", (event) => this.#up(event, "cancelled"));
    element.addEventListener("lostpointercapture", (event) => this.#up(event, "cancelled"));
    element.addEventListener("pointerleave", (event) => this.#hoverAt(null, event));
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    element.addEventListener("keydown", (event) => this.#key(event, true));
    element.addEventListener("keyup", (event) => this.#key(event, false));
    element.addEventListener("focus", () => { this.#tabsSinceFocus = 0; });
    element.addEventListener("blur", () => this.#releaseKeys());
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("contextmenu", (event) => {
      if (this.#pointers.size) event.preventDefault();
    });
    element.addEventListener("dragstart", (event) => event.preventDefault());
  }

  // The connection is gone; the server has lifted all fingers.
  reset() {
    this.#pointers.clear();
    this.#keys.clear();
    this.#queue = [];
    clearTimeout(this.#pinch?.timer);
    this.#pinch = null;
  }

  // All typing while a field of the phone has focus; see typing.js.
  text(text, event) { this.#sendNow({ text, t: time(event) }); }
  paste(text, event) { this.#sendNow({ paste: text, t: time(event) }); }

  key(name, event, command = false, option = false) {
    for (const isDown of [true, false]) {
      this.#add({ key: [name, event.shiftKey ?? false, isDown, command, option], t: time(event) });
    }
    this.#flush();
  }

  // The phone reports which keys are its shortcuts; all others are the browser's or go to the typing field.
  setShortcuts(names) { this.#shortcuts = new Set(names); }

  // Sends a key that is a shortcut of the phone; true if it is one.
  shortcut(event) {
    if (!this.#shortcuts.size) return false;
    const command = event.ctrlKey || event.metaKey;
    const name = keyNames[event.key] ?? event.key.toLowerCase();
    const held = [command && "command", event.altKey && "option"].filter(Boolean);
    const isShortcut = [event.shiftKey ? ["shift"] : [], []]
      .some((shift) => this.#shortcuts.has([...held, ...shift, name].join("+")));
    // Without modifiers, a named key is handled as usual.
    if (!isShortcut || !command && !event.altKey && keyNames[event.key]) return false;
    event.preventDefault();
    this.key(keyNames[event.key] ?? event.key, event, command, event.altKey);
    return true;
  }

  #sendNow(entry) {
    this.#add(entry);
    this.#flush();
  }

  #point(event) {
    const box = this.#screen.element.getBoundingClientRect();
    const scale = box.width / this.#screen.size.width || 1;
    return { x: round((event.clientX - box.left) / scale), y: round((event.clientY - box.top) / scale), scale };
  }

  #down(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.onTouch(event);
    this.#screen.element.setPointerCapture(event.pointerId);
    this.#pointers.add(event.pointerId);
    const { x, y } = this.#point(event);
    this.#add({ touch: [event.pointerId, "began", x, y], t: time(event) });
    this.#flush();
  }

  #move(event) {
    const { x, y } = this.#point(event);
    if (!this.#pointers.has(event.pointerId)) return this.#hoverAt([x, y], event);
    const waiting = this.#queue.find((entry) => entry.touch?.[0] === event.pointerId);
    if (waiting) {
      waiting.touch[2] = x;
      waiting.touch[3] = y;
      waiting.t = time(event);
    } else {
      this.#add({ touch: [event.pointerId, "moved", x, y], t: time(event) });
    }
  }

  // The phone reports whether anything on it needs a resting pointer's location; fingers do not rest in the air.
  setHoverWanted(isWanted) {
    this.#isHoverWanted = isWanted;
    if (isWanted && this.#hover) this.#add({ hover: this.#hover, t: now() });
  }

  #hoverAt(place, event) {
    if (event.pointerType === "touch") return;
    this.#hover = place;
    if (!this.#isHoverWanted) return;
    const waiting = this.#queue.at(-1);
    if (waiting?.hover) Object.assign(waiting, { hover: place ?? [], t: time(event) });
    else this.#add({ hover: place ?? [], t: time(event) });
  }

  // Returns whether Tab would move to another element of the phone.
  canMoveFocus(isBackwards) { return this.#accessibility.canMoveFocus(isBackwards, false); }

  #up(event, phase) {
    if (!this.#pointers.delete(event.pointerId)) return;
    const { x, y } = this.#point(event);
    this.#add({ touch: [event.pointerId, phase, x, y], t: time(event) });
    this.#flush();
  }

  #wheel(event) {
    event.preventDefault();
    // Browsers report a pinch on a trackpad this way.
    if (event.ctrlKey) return this.#zoom(event);
    const { x, y, scale } = this.#point(event);
    let factor = 1 / scale;
    if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) factor = lineHeight;
    if (event.deltaMode === WheelEvent.DOM_DELTA_PAGE) factor = this.#screen.size.height;
    const dx = event.deltaX * factor;
    const dy = event.deltaY * factor;
    const waiting = this.#queue.at(-1)?.wheel;
    if (waiting) {
      this.#queue.at(-1).wheel = [x, y, round(waiting[2] + dx), round(waiting[3] + dy)];
      this.#queue.at(-1).t = time(event);
    } else {
      this.#add({ wheel: [x, y, round(dx), round(dy)], t: time(event) });
    }
  }

  #zoom(event) {
    if (!this.#pinch) {
      const { x, y } = this.#point(event);
      this.#pinch = { x, y, reach: pinch.reach };
      this.#placePinch("began", time(event));
    }
    clearTimeout(this.#pinch.timer);
    this.#pinch.timer = setTimeout(() => this.#endPinch(), pinch.silence);
    const factor = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
    const reach = this.#pinch.reach * Math.exp(-event.deltaY * factor / pinch.wheel);
    this.#pinch.reach = Math.min(Math.max(reach, 1), 10000);
    this.#placePinch("moved", time(event));
  }

  #endPinch() {
    this.#placePinch("ended", now());
    this.#pinch = null;
    this.#flush();
  }

  #placePinch(phase, t) {
    const { x, y, reach } = this.#pinch;
    this.#add({ touch: [pinch.fingers[0], phase, round(x - reach), y], t });
    this.#add({ touch: [pinch.fingers[1], phase, round(x + reach), y], t });
  }

  #key(event, isDown) {
    const name = keyNames[event.key];
    // As on desktops: the actions of the focused element.
    if (isDown && (event.key === "ContextMenu" || event.key === "F10" && event.shiftKey)) {
      if (this.#accessibility.openActions()) event.preventDefault();
      return;
    }
    if (isDown && this.shortcut(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Focused views receive typing, too.
    if (!name && isDown && [...event.key].length === 1) this.text(event.key, event);
    if (!name) return;
    // Beyond the last and the first element of the phone, Tab continues through the page, also if the app ignores it.
    // Nobody is trapped in the phone.
    if (name === "tab" && isDown) {
      if (!this.#accessibility.canMoveFocus(event.shiftKey, this.#tabsSinceFocus === 0)) return;
      this.#tabsSinceFocus += 1;
    }
    if (!isDown && !this.#keys.has(name)) return;
    event.preventDefault();
    if (isDown) this.#keys.add(name);
    else this.#keys.delete(name);
    this.#add({ key: [name, event.shiftKey, isDown], t: time(event) });
    this.#flush();
  }

  #releaseKeys() {
    for (const name of this.#keys) this.#add({ key: [name, false, false], t: now() });
    this.#keys.clear();
    this.#flush();
  }

  // A click without a pointer comes from assistive technology or from a script.
  #click(event) {
    const hasPointer = event.pointerType === undefined ? event.detail !== 0 : event.pointerType !== "";
    if (hasPointer) return;
    const key = event.target.closest("[data-key]")?.dataset.key;
    if (!key) return;
    this.#add({ activate: Number(key), t: time(event) });
    this.#flush();
  }

  #add(entry) {
    this.#queue.push(entry);
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#queue.length) this.#send(this.#queue);
    this.#queue = [];
  }
}

// Seconds since the page was opened to a tenth of a millisecond, as in all event timestamps.
function time(event) { return seconds(event.timeStamp); }
function now() { return seconds(performance.now()); }
function seconds(milliseconds) { return round(milliseconds / 1000, 10000); }

function round(value, parts = 100) {
  return Math.round(value * parts) / parts;
}
