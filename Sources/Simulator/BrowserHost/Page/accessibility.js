// Roles, names and identifiers on the elements of the fragments, so that assistive technology and test tools find an
// app.
//
// The painting of fragments is hidden from them; only the elements of the accessibility tree are exposed. Reading order
// is document order, and where the two differ, aria-owns says so.

const disabled = 1;
const selected = 2;
const focused = 4;

const ariaRoles = {
  group: "group", button: "button", link: "link", image: "img", progress: "progressbar", header: "heading",
  alert: "alert", textField: "textbox", secureTextField: "textbox", keyboard: "group", switch: "switch", adjustable: "slider", scrollView: "group",
  cell: "group",
  application: "group",
};
const focusable = new Set(["button", "link", "textField", "secureTextField", "switch", "adjustable"]);
// Roles whose elements stand for all their content, which is not reachable.
const closed = new Set(["button", "image", "progress", "switch", "adjustable"]);
const attributes = [
  "role", "id", "data-identifier", "aria-label", "aria-valuetext", "aria-description", "aria-disabled", "aria-selected",
  "aria-checked", "aria-level", "aria-placeholder", "aria-roledescription", "aria-owns", "aria-keyshortcuts", "data-key",
];

export class Accessibility {
  #screen;
  #items = new Map();
  #order = [];
  // Performs an accessibility action of the element with a key.
  onAction = () => {};

  constructor(screen) {
    this.#screen = screen;
  }

  reset() {
    for (const item of this.#items.values()) this.#clear(item);
    this.#items.clear();
  }

  apply(changes, removed) {
    for (const key of removed) {
      const item = this.#items.get(key);
      if (item) this.#clear(item);
      this.#items.delete(key);
    }
    for (const [key, role, label, value, hint, identifier, flags, children, x, y, w, h, placeholder, actions = []] of changes) {
      const item = this.#items.get(key) ?? { key, element: null, virtual: null };
      const frame = { x, y, w, h };
      Object.assign(item, { role, label, value, hint, identifier, flags, children, frame, placeholder, actions, isNew: true });
      this.#items.set(key, item);
    }
    const uses = new Map();
    for (const { identifier } of this.#items.values()) uses.set(identifier, (uses.get(identifier) ?? 0) + 1);
    this.#order = [];
    const owned = new Set([...this.#items.values()].flatMap((item) => item.children));
    for (const item of this.#items.values()) {
      if (!owned.has(item.key)) this.#attach(item, null, uses);
    }
    for (const item of this.#items.values()) this.#own(item);
    const current = this.#order.find((item) => item.flags & focused);
    if (current) {
      this.#screen.element.setAttribute("aria-activedescendant", current.element.id);
    } else {
      this.#screen.element.removeAttribute("aria-activedescendant");
    }
  }

  // Returns whether Tab would move the phone's own focus. With no focus yet, only a first Tab can set it.
  canMoveFocus(isBackwards, isFirst) {
    const isStop = (item) =>
      (focusable.has(item.role) || item.actions.length > 0) && !item.isKey && !(item.flags & disabled);
    const index = this.#order.findIndex((item) => item.flags & focused);
    if (index < 0) return isFirst && !isBackwards && this.#order.some(isStop);
    return (isBackwards ? this.#order.slice(0, index) : this.#order.slice(index + 1)).some(isStop);
  }

  // Moves to the actions of the focused element; false if there are none.
  openActions() {
    const item = this.#order.find((item) => item.flags & focused);
    const first = item?.offered?.querySelector("button");
    first?.focus();
    return Boolean(first);
  }

  // Real buttons for an element's other actions. They are visible only while one of them has focus.
  #offer(item, parent) {
    const actions = item.flags & disabled ? [] : item.actions;
    if (!actions.length) {
      item.offered?.remove();
      item.offered = null;
      return;
    }
    item.offered ??= this.#actionBar(item);
    const home = closed.has(item.role) ? parent?.element ?? this.#screen.element : item.element;
    if (item.offered.parentNode !== home) home.append(item.offered);
    item.offered.setAttribute("aria-label", ["Actions", item.label].filter(Boolean).join(": "));
    const shown = [...item.offered.children].map((button) => button.textContent);
    if (shown.join("\n") === actions.join("\n")) return;
    item.offered.replaceChildren(...actions.map((name) => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", tabIndex: -1, textContent: name });
      return button;
    }));
  }

  #actionBar(item) {
    const bar = document.createElement("div");
    bar.className = "actions";
    bar.setAttribute("role", "group");
    const stop = (event) => event.stopPropagation();
    for (const name of ["pointerdown", "pointerup", "pointermove", "keyup"]) bar.addEventListener(name, stop);
    bar.addEventListener("click", (event) => {
      stop(event);
      const button = event.target.closest("button");
      if (!button) return;
      if (bar.contains(document.activeElement)) this.#screen.element.focus({ preventScroll: true });
      this.onAction(item.key, button.textContent, event);
    });
    bar.addEventListener("keydown", (event) => {
      stop(event);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step) {
        const buttons = [...bar.children];
        buttons.at((buttons.indexOf(document.activeElement) + step) % buttons.length)?.focus();
      } else if (event.key === "Escape") {
        this.#screen.element.focus({ preventScroll: true });
      } else {
        return;
      }
      event.preventDefault();
    });
    return bar;
  }

  #attach(item, parent, uses) {
    this.#order.push(item);
    item.isKey = parent !== null && (parent.role === "keyboard" || parent.isKey);
    const node = this.#screen.nodes.get(item.key);
    const element = node?.element ?? this.#virtualElement(item, parent);
    if (element !== item.element) {
      this.#clear(item, element);
      item.element = element;
      item.isNew = true;
    }
    if (item.isNew || item.role === "staticText") this.#describe(item, node, uses);
    item.isNew = false;
    this.#offer(item, parent);
    for (const key of item.children) {
      const child = this.#items.get(key);
      if (child) this.#attach(child, item, uses);
    }
  }

  // An element that draws nothing has no fragment; it gets an empty box in its parent's.
  #virtualElement(item, parent) {
    const element = item.virtual ?? document.createElement("div");
    item.virtual = element;
    element.className = "f";
    const home = parent?.element ?? this.#screen.element;
    if (element.parentNode !== home) home.append(element);
    const { x, y, w, h } = item.frame;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    return element;
  }

  #clear(item, kept) {
    if (item.virtual && item.virtual !== kept) {
      item.virtual.remove();
      item.virtual = null;
    }
    item.text?.remove();
    item.text = null;
    item.offered?.remove();
    if (item.element) for (const name of attributes) item.element.removeAttribute(name);
    item.element = null;
  }

  #describe(item, node, uses) {
    const { element, role, label, value, hint, identifier, flags, placeholder } = item;
    const isText = role === "staticText";
    const isField = role === "textField" || role === "secureTextField";
    const speaksValue = isText || isField || role === "progress" || role === "adjustable" || role === "switch";
    const isUnique = identifier && uses.get(identifier) === 1 && !/\s/.test(identifier);
    const other = isUnique ? document.getElementById(identifier) : null;
    const values = {
      id: isUnique && (!other || other === element) ? identifier : `f${item.key}`,
      "data-key": item.key,
      "data-identifier": identifier,
      role: isText || (role === "group" && !label && !identifier) ? "" : ariaRoles[role],
      "aria-label": isText ? "" : label,
      "aria-valuetext": role === "progress" || role === "adjustable" ? value : "",
      "aria-description": [speaksValue ? "" : value, hint].filter(Boolean).join(", "),
      "aria-disabled": flags & disabled ? "true" : "",
      "aria-selected": flags & selected ? "true" : "",
      "aria-checked": role === "switch" ? String(value === "1" || value === "on" || value === "true") : "",
      "aria-placeholder": placeholder ?? "",
      "aria-keyshortcuts": item.actions.length ? "Shift+F10" : "",
      "aria-level": role === "header" ? "2" : "",
      "aria-roledescription": role === "scrollView" ? "scroll area" : role === "application" ? "app" : "",
    };
    for (const [name, text] of Object.entries(values)) {
      if (String(text) === "") element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(text)) element.setAttribute(name, text);
    }
    this.#speak(item, node, isText ? [label, value].filter(Boolean).join(", ") : isField ? value : "");
  }

  // Text is read from a text node. A line that is drawn as it is read speaks for itself; otherwise (several lines, an
  // ellipsis, its own label) an invisible one of the same extent does.
  #speak(item, node, text) {
    const runs = node?.painted.filter((element) => element.className === "t") ?? [];
    const speaksForItself = text !== "" && runs.length === 1 && runs[0].textContent === text;
    for (const run of runs) {
      if (speaksForItself) run.removeAttribute("aria-hidden");
      else run.setAttribute("aria-hidden", "true");
    }
    if (!text || speaksForItself) {
      item.text?.remove();
      item.text = null;
      return;
    }
    item.text ??= document.createElement("span");
    item.text.className = "a";
    if (item.text.textContent !== text) item.text.textContent = text;
    const home = node?.content ?? item.element;
    if (item.text.parentNode !== home) home.prepend(item.text);
  }

  #own(item) {
    const children = item.children.map((key) => this.#items.get(key)?.element).filter(Boolean);
    const isInOrder = children.every((child, index) => {
      if (!item.element.contains(child) || child === item.element) return false;
      const before = children[index - 1];
      return !before || before.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    if (isInOrder) item.element.removeAttribute("aria-owns");
    else item.element.setAttribute("aria-owns", children.map((child) => child.id).join(" "));
  }
}
