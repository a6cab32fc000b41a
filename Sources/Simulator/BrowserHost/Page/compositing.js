// How a fragment is composited onto what is behind it: filters, blending, and a mask made of another fragment.
import { boxOf, pathData } from "./outline.js";

const svgNamespace = "http://www.w3.org/2000/svg";
let definitions = null;
let last = 0;

// Modes that CSS does not have (those that depend on the content behind, and outside WebKit plus-darker) are drawn
// normally.
const blendModes = {
  colorDodge: "color-dodge", colorBurn: "color-burn", softLight: "soft-light", hardLight: "hard-light",
  plusDarker: "plus-darker", plusLighter: "plus-lighter",
};

function make(name, attributes, parent) {
  const element = document.createElementNS(svgNamespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  parent?.append(element);
  return element;
}

function define(name, attributes) {
  if (!definitions) {
    definitions = make("svg", { width: 0, height: 0, "aria-hidden": "true" }, document.body);
    definitions.style.position = "absolute";
  }
  const element = make(name, attributes, definitions);
  element.id = `sw-${name}-${++last}`;
  return element;
}

// Converts the fragment's coordinates to its parent's, before it is moved to its place.
export function matrixOf({ t, g }) {
  const parts = [];
  if (t) parts.push(`matrix(${t.join(",")})`);
  if (g?.[4]) {
    const [a, b, p, c, d, q, x, y, w] = g[4];
    parts.push(`matrix3d(${[a, b, 0, p, c, d, 0, q, 0, 0, 1, 0, x, y, 0, w].join(",")})`);
  }
  return parts.join(" ");
}

// One colour where the alpha is in a range.
function defineThreshold(region, low, high, color) {
  const filter = define("filter", region);
  const steps = Array.from({ length: 256 }, (_, alpha) => (alpha >= low * 255 && alpha <= high * 255 ? 1 : 0));
  const inside = make("feComponentTransfer", { result: "inside" }, filter);
  make("feFuncA", { type: "discrete", tableValues: steps.join(" ") }, inside);
  make("feFlood", { "flood-color": color, result: "color" }, filter);
  make("feComposite", { in: "color", in2: "inside", operator: "in" }, filter);
  return filter;
}

// `[["b", sigma, opaque], ["m", 20 numbers] or ["t", least alpha, most, colour], ...]`, blend mode, masked, opaque, projection
export function applyCompositing(node, compositing, shadow) {
  removeCompositing(node);
  const filters = shadow ? [shadow] : [];
  if (!compositing) return filters;
  const [list, blendMode, isMasked, isOpaque] = compositing;
  for (const [kind, ...values] of list) {
    if (kind === "b") {
      filters.push(`blur(${values[0]}px)`);
      if (values[1]) node.element.style.clipPath = "inset(0)";
    } else {
      const region = { x: "-50%", y: "-50%", width: "200%", height: "200%", "color-interpolation-filters": "sRGB" };
      const filter = kind === "t" ? defineThreshold(region, ...values) : define("filter", region);
      if (kind === "m") make("feColorMatrix", { type: "matrix", values: values.join(" ") }, filter);
      node.definitions.push(filter);
      filters.push(`url(#${filter.id})`);
    }
  }
  const style = node.element.style;
  style.isolation = "isolate";
  if (isOpaque) style.backgroundColor = "#000";
  if (blendMode !== "normal") style.mixBlendMode = blendModes[blendMode] ?? blendMode;
  node.isMasked = Boolean(isMasked);
  return filters;
}

export function removeCompositing(node) {
  for (const element of node.definitions) element.remove();
  node.definitions = [];
  node.mask?.remove();
  node.mask = null;
  node.isMasked = false;
}

// Shows a node's first child where the second one, which is hidden, is opaque.
export function applyMask(node, bitmapURL) {
  const area = { x: -1e4, y: -1e4, width: 2e4, height: 2e4 };
  const mask = define("mask", { ...area, maskUnits: "userSpaceOnUse" });
  mask.style.maskType = "alpha";
  if (node.children.length === 2) {
    const [shown, hidden] = node.children;
    shown.element.style.visibility = "";
    hidden.element.style.visibility = "hidden";
    draw(hidden, mask, bitmapURL);
  }
  node.mask?.remove();
  node.mask = mask;
  node.element.style.mask = `url(#${mask.id})`;
}

function draw(node, parent, bitmapURL) {
  const { x, y, o, t, c, d = [] } = node.fragment;
  const place = `translate(${node.x ?? x} ${node.y ?? y})`;
  const group = make("g", { transform: t ? `${place} matrix(${t.join(" ")})` : place }, parent);
  if (o !== undefined) group.setAttribute("opacity", o);
  if (c) {
    const clip = make("clipPath", { id: `sw-clip-${++last}` }, group);
    make("path", { d: pathData(boxOf(c)) }, clip);
    group.setAttribute("clip-path", `url(#${clip.id})`);
  }
  for (const command of d) drawCommand(command, group, bitmapURL);
  for (const child of node.children) draw(child, group, bitmapURL);
}

// Only opacity counts, so paints are reduced to their alpha.
function drawCommand([kind, subject, paint, line], group, bitmapURL) {
  if (kind === "f" || kind === "s") {
    const shape = make("path", { d: pathData(boxOf(subject)) }, group);
    shape.setAttribute("fill", kind === "f" ? maskPaint(paint, group) : "none");
    if (kind === "s") {
      shape.setAttribute("stroke", maskPaint(paint, group));
      shape.setAttribute("stroke-width", line[0]);
      shape.setAttribute("stroke-linecap", line[1]);
      shape.setAttribute("stroke-linejoin", line[2]);
    }
  } else if (kind === "i") {
    const [x, y, width, height] = paint;
    make("image", { href: bitmapURL(subject), x, y, width, height, preserveAspectRatio: "none" }, group);
  } else if (kind === "g") {
    const [text, x, y, width, , , family, weight, size] = subject;
    const element = make("text", { x, y, textLength: width, fill: maskPaint(paint, group) }, group);
    element.style.font = `${weight} ${size}px "${family}"`;
    element.style.whiteSpace = "pre";
    element.textContent = text;
  }
}

function maskPaint(paint, group) {
  if (typeof paint === "string") return paint;
  const names = { l: ["linearGradient", "x1", "y1", "x2", "y2"], r: ["radialGradient", "cx", "cy", "fr", "r"] }[paint[0]];
  if (!names) return "#000";
  const gradient = make(names[0], { gradientUnits: "userSpaceOnUse", id: `sw-mask-paint-${++last}` }, group);
  names.slice(1).forEach((name, index) => gradient.setAttribute(name, paint[index + 1]));
  const stops = paint[5];
  for (let index = 0; index < stops.length; index += 2) {
    make("stop", { "stop-color": stops[index], offset: stops[index + 1] }, gradient);
  }
  return `url(#${gradient.id})`;
}
