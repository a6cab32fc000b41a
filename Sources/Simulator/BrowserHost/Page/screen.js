// The display list as elements: one <div> per fragment, found by its key and patched in place.
import { applyCompositing, applyMask, matrixOf, removeCompositing } from "./compositing.js";
import { clipTo } from "./outline.js";
import { paintCommand } from "./paint.js";
import { TextFitter } from "./text.js";

export class Screen {
  nodes = new Map();
  size = { width: 1, height: 1 };
  element;

  #root = null;
  #fitter = new TextFitter();
  // Their masks are redrawn when anything has changed.
  #masked = new Set();
  #bitmapURL;

  constructor(element, token) {
    this.element = element;
    this.#bitmapURL = (id) => `/bitmap/${id}?token=${encodeURIComponent(token)}`;
  }

  setSize(width, height, background) {
    this.size = { width, height };
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    this.element.style.backgroundColor = background;
  }

  // Returns true if elements came, went or were repainted, so that roles and labels must be updated.
  apply(operations) {
    let isRebuilt = false;
    for (const [kind, subject, ...rest] of operations) {
      switch (kind) {
        case "r":
          if (this.#root) this.#forget(this.#root);
          this.#root = this.#create(subject, null);
          this.element.replaceChildren(this.#root.element);
          break;
        case "m":
          this.#move(this.#node(subject), rest[0], rest[1]);
          continue;
        case "p":
          this.#paint(this.#node(subject.k), subject);
          break;
        case "c":
          this.#arrange(this.#node(subject), rest[0]);
          break;
      }
      isRebuilt = true;
    }
    for (const node of this.#masked) applyMask(node, this.#bitmapURL);
    this.#fitter.fit();
    return isRebuilt;
  }

  #node(key) {
    const node = this.nodes.get(key);
    if (!node) throw new Error(`There is no fragment ${key}.`);
    return node;
  }

  #create(fragment, parent) {
    const element = document.createElement("div");
    element.className = "f";
    const isScrolled = parent?.isClipped ?? false;
    const node = { key: fragment.k, element, content: element, painted: [], children: [], parent, isScrolled, matrix: "", definitions: [] };
    this.nodes.set(node.key, node);
    this.#paint(node, fragment);
    node.children = (fragment.n ?? []).map((child) => this.#create(child, node));
    node.content.append(...node.children.map((child) => child.element));
    return node;
  }

  #forget(node) {
    if (this.nodes.get(node.key) === node) this.nodes.delete(node.key);
    this.#masked.delete(node);
    removeCompositing(node);
    node.children.forEach((child) => this.#forget(child));
  }

  // Content that moves under a clip is scrolled content: it gets its own layer, so that moving it repaints nothing. If something
  // follows it, its place is a property of the element around both, so that moving it changes that one element (see phone.css).
  #move(node, x, y) {
    Object.assign(node, { x, y });
    const style = node.element.style;
    if (node.isFollowed) {
      const around = node.parent.content.style;
      around.setProperty("--sw-x", `${x}px`);
      around.setProperty("--sw-y", `${y}px`);
    } else if (node.matrix) {
      style.transform = `translate(${x}px, ${y}px) ${node.matrix}`;
    } else if (node.isScrolled) {
      style.transform = `translate3d(${x}px, ${y}px, 0)`;
    } else {
      style.left = `${x}px`;
      style.top = `${y}px`;
    }
  }

  #follow(node, [key, x, y, factorX, factorY]) {
    const followed = this.#node(key);
    if (!followed.isFollowed) {
      followed.isFollowed = true;
      Object.assign(followed.element.style, { transform: "", left: "", top: "" });
      followed.element.classList.add("followed");
      this.#move(followed, followed.x, followed.y);
    }
    const along = (base, factor, axis) => (factor ? `calc(${base}px + ${factor} * var(--sw-${axis}))` : `${base}px`);
    node.element.classList.add("follows");
    node.element.style.transform = `translate3d(${along(x, factorX, "x")}, ${along(y, factorY, "y")}, 0)`;
  }

  #paint(node, fragment) {
    const style = node.element.style;
    style.cssText = "";
    style.width = `${fragment.w}px`;
    style.height = `${fragment.h}px`;
    node.matrix = matrixOf(fragment);
    if (fragment.l) {
      this.#follow(node, fragment.l);
    } else {
      this.#move(node, fragment.x, fragment.y);
    }
    if (fragment.o !== undefined) style.opacity = fragment.o;
    const [color, sigma, dx, dy] = fragment.s ?? [];
    const shadow = fragment.s ? `drop-shadow(${dx}px ${dy}px ${sigma}px ${color})` : "";
    style.filter = applyCompositing(node, fragment.g, shadow).join(" ");
    node.fragment = fragment;
    if (node.isMasked) this.#masked.add(node); else this.#masked.delete(node);
    this.#wrap(node, Boolean(fragment.c && (fragment.s || fragment.g)));
    node.isClipped = Boolean(fragment.c);
    if (fragment.c) {
      const clipped = node.content.style;
      clipped.width = style.width;
      clipped.height = style.height;
      clipTo(clipped, fragment.c, fragment.w, fragment.h);
    }
    for (const child of node.children) if (child.isFollowed) this.#move(child, child.x, child.y);
    for (const element of node.painted) element.remove();
    const paint = (command) => paintCommand(command, this.#bitmapURL, this.#fitter);
    node.painted = (fragment.d ?? []).map(paint).filter(Boolean);
    for (const element of node.painted) element.setAttribute("aria-hidden", "true");
    node.content.prepend(...node.painted);
  }

  // CSS clips after shadows and filters; a fragment clips before. So a fragment with both has an element inside.
  #wrap(node, needsInner) {
    const hasInner = node.content !== node.element;
    if (hasInner && !needsInner) {
      node.element.replaceChildren(...node.content.childNodes);
      node.content = node.element;
    } else if (!hasInner && needsInner) {
      node.content = document.createElement("div");
      node.content.className = "f";
      node.content.append(...node.element.childNodes);
      node.element.append(node.content);
    } else if (hasInner) {
      node.content.style.cssText = "";
    }
  }

  #arrange(node, list) {
    const before = new Map(node.children.map((child) => [child.key, child]));
    const children = list.map((entry) => {
      if (typeof entry !== "number") return this.#create(entry, node);
      const child = before.get(entry);
      if (!child) throw new Error(`Fragment ${node.key} has no child ${entry}.`);
      before.delete(entry);
      return child;
    });
    for (const gone of before.values()) {
      this.#forget(gone);
      gone.element.remove();
    }
    let next = null;
    for (const child of children.toReversed()) {
      if (child.element.parentNode !== node.content || child.element.nextSibling !== next) {
        node.content.insertBefore(child.element, next);
      }
      next = child.element;
    }
    node.children = children;
  }
}
