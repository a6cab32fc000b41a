// Drawing commands as elements: CSS where CSS has the figure, inline SVG for the rest.
import { boxOf, pathData, roundCorners } from "./outline.js";

const svgNamespace = "http://www.w3.org/2000/svg";
let lastGradient = 0;

export function paintCommand([kind, ...command], bitmapURL, fitter) {
  const paint = command[1]?.[0] === "b" ? ["b", bitmapURL(command[1][1]), ...command[1].slice(2)] : command[1];
  switch (kind) {
    case "f": return fill(boxOf(command[0]), paint);
    case "s": return stroke(boxOf(command[0]), paint, command[2]);
    case "h": return shadow(boxOf(command[0]), command[1]);
    case "i": return image(bitmapURL(command[0]), command[1], command[2]);
    case "g": return fitter.run(command[0], paint);
    default: return null;
  }
}

function place(element, { x, y, w, h }) {
  element.className = "d";
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${w}px`;
  element.style.height = `${h}px`;
  return element;
}

function fill(box, paint) {
  if (box.path !== undefined) {
    const { svg, shape } = figure(box);
    if (box.isEvenOdd) shape.setAttribute("fill-rule", "evenodd");
    if (needsMask(paint)) return masked(box, shape, paint);
    shape.setAttribute("fill", svgPaint(svg, paint));
    return svg;
  }
  const element = place(document.createElement("div"), box);
  applyPaint(element.style, paint, box);
  roundCorners(element.style, box);
  return element;
}

function stroke(box, paint, [width, cap, join, phase, ...dash]) {
  const { svg, shape } = figure(box);
  shape.setAttribute("fill", "none");
  shape.setAttribute("stroke-width", width);
  shape.setAttribute("stroke-linecap", cap);
  shape.setAttribute("stroke-linejoin", join);
  if (dash.length) {
    shape.setAttribute("stroke-dasharray", dash.join(" "));
    shape.setAttribute("stroke-dashoffset", phase);
  }
  if (needsMask(paint)) {
    // As far as a mitred corner or a square end can reach.
    const reach = (width / 2) * (join === "miter" ? 10 : 1.5);
    shape.setAttribute("stroke", "#000");
    return masked({ x: box.x - reach, y: box.y - reach, w: box.w + 2 * reach, h: box.h + 2 * reach }, shape, paint);
  }
  shape.setAttribute("stroke", svgPaint(svg, paint));
  return svg;
}

// CSS's blur radius is twice the standard deviation.
function shadow(box, [color, sigma, dx, dy]) {
  if (box.path !== undefined) {
    const { svg, shape } = figure(box);
    shape.setAttribute("fill", color);
    svg.style.filter = `blur(${sigma}px)`;
    svg.style.translate = `${dx}px ${dy}px`;
    return svg;
  }
  const element = place(document.createElement("div"), box);
  element.style.boxShadow = `${dx}px ${dy}px ${2 * sigma}px ${color}`;
  roundCorners(element.style, box);
  return element;
}

function image(url, [x, y, w, h], tint) {
  if (tint) {
    const element = place(document.createElement("div"), { x, y, w, h });
    element.style.backgroundColor = tint;
    element.style.mask = `url("${url}") 0 0 / 100% 100% no-repeat`;
    return element;
  }
  const element = place(document.createElement("img"), { x, y, w, h });
  element.alt = "";
  element.draggable = false;
  element.src = url;
  return element;
}

function figure(box) {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("class", "v");
  const shape = document.createElementNS(svgNamespace, "path");
  shape.setAttribute("d", pathData(box));
  svg.append(shape);
  return { svg, shape };
}

// SVG has no conic gradient, and no access to the content behind; its patterns start over for each figure.
function needsMask(paint) {
  return paint[0] === "c" || paint[0] === "b" || paint[0] === "m";
}

// A box with a paint that only CSS has, clipped to a figure.
function masked(box, shape, paint) {
  const element = place(document.createElement("div"), box);
  const { x, y, w, h } = box;
  const view = `xmlns="${svgNamespace}" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"`;
  const figure = encodeURIComponent(`<svg ${view}>${new XMLSerializer().serializeToString(shape)}</svg>`);
  applyPaint(element.style, paint, box, `url("data:image/svg+xml,${figure}") 0 0 / 100% 100% no-repeat`);
  return element;
}

// Fills an element's box; a mask may limit the visible part.
export function applyPaint(style, paint, box, mask) {
  const masks = mask ? [mask] : [];
  if (paint[0] === "b") {
    const [, url, x, y, w, h, isSmooth, opacity, tint] = paint;
    const tiles = `url("${url}") ${x - box.x}px ${y - box.y}px / ${w}px ${h}px repeat`;
    if (tint) masks.push(tiles);
    style.background = tint ?? tiles;
    style.opacity = opacity;
    if (!isSmooth) style.imageRendering = "pixelated";
  } else if (paint[0] === "m") {
    const [, sigma, saturation, tint, opacity] = paint;
    style.backdropFilter = `blur(${sigma}px) saturate(${saturation})`;
    style.background = tint;
    style.opacity = opacity;
  } else {
    style.background = cssPaint(paint, box);
  }
  if (masks.length) style.mask = masks.join(", ");
  if (masks.length > 1) style.maskComposite = "intersect";
}

// CSS measures a gradient along a line through the middle of the box, at the angle of the desired line and just long
// enough that the corners lie on its ends. Start and end are projected onto it; stops are lengths on it.
function cssPaint(paint, { x, y, w, h }) {
  if (typeof paint === "string") return paint;
  if (paint[0] === "c") {
    // CSS counts from the top.
    const [, cx, cy, angle, stops] = paint;
    const list = stopList(stops, (location) => location * 360, "deg");
    return `conic-gradient(from ${angle + Math.PI / 2}rad at ${cx - x}px ${cy - y}px, ${list})`;
  }
  if (paint[0] === "e") {
    const [, cx, cy, rx, ry, inner, outer, stops] = paint;
    const list = stopList(stops, (location) => 100 * (inner + location * (outer - inner)), "%");
    return `radial-gradient(ellipse ${rx}px ${ry}px at ${cx - x}px ${cy - y}px, ${list})`;
  }
  if (paint[0] === "r") {
    const [, cx, cy, inner, outer, stops] = paint;
    const list = stopList(stops, (location) => inner + location * (outer - inner));
    return `radial-gradient(circle at ${cx - x}px ${cy - y}px, ${list})`;
  }
  const [, x0, y0, x1, y1, stops] = paint;
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return stops.at(-2) ?? "none";
  const ux = (x1 - x0) / length;
  const uy = (y1 - y0) / length;
  const lineLength = Math.abs(w * ux) + Math.abs(h * uy);
  const start = (x0 - x - w / 2) * ux + (y0 - y - h / 2) * uy + lineLength / 2;
  const angle = (Math.atan2(ux, -uy) * 180) / Math.PI;
  return `linear-gradient(${angle}deg, ${stopList(stops, (location) => start + location * length)})`;
}

function stopList(stops, position, unit = "px") {
  const list = [];
  for (let index = 0; index < stops.length; index += 2) {
    list.push(`${stops[index]} ${position(stops[index + 1]).toFixed(3)}${unit}`);
  }
  // CSS requires two stops.
  if (list.length === 1) list.push(list[0]);
  return list.join(", ");
}

function svgPaint(svg, paint) {
  if (typeof paint === "string") return paint;
  const isLinear = paint[0] === "l";
  const isElliptical = paint[0] === "e";
  const gradient = document.createElementNS(svgNamespace, isLinear ? "linearGradient" : "radialGradient");
  const names = isLinear ? ["x1", "y1", "x2", "y2"] : ["cx", "cy", "fr", "r"];
  const [, cx, cy, rx, ry, inner, outer] = paint;
  const values = isElliptical ? [0, 0, inner, outer] : paint.slice(1, 5);
  names.forEach((name, index) => gradient.setAttribute(name, values[index]));
  if (isElliptical) gradient.setAttribute("gradientTransform", `translate(${cx} ${cy}) scale(${rx} ${ry})`);
  gradient.setAttribute("gradientUnits", "userSpaceOnUse");
  gradient.id = `sw-gradient-${++lastGradient}`;
  const stops = paint.at(-1);
  for (let index = 0; index < stops.length; index += 2) {
    const stop = document.createElementNS(svgNamespace, "stop");
    stop.setAttribute("stop-color", stops[index]);
    stop.setAttribute("offset", stops[index + 1]);
    gradient.append(stop);
  }
  svg.prepend(gradient);
  return `url(#${gradient.id})`;
}
