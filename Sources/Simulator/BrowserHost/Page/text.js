// Runs of glyphs as text in the same font files that they were measured with.
import { applyPaint } from "./paint.js";

const italic = 1;
const rightToLeft = 2;
const underlined = 4;
const struckThrough = 8;
const tabularDigits = 16;

// A run that differs from the measured width by more than this many points is spaced to fit.
const tolerance = 0.5;

export class TextFitter {
  #unmeasured = [];
  #faces = new Map();

  // The line box begins with an empty box as high as the ascent, standing on the baseline (see .t in phone.css). So the
  // baseline lies exactly that far below the top, whatever the font's own metrics.
  run([text, x, baseline, width, ascent, descent, family, weight, size, flags, tracking = 0, stretch = 100], paint) {
    if (!text) return null;
    const element = document.createElement("span");
    element.className = "t";
    element.textContent = text;
    const style = element.style;
    style.left = `${x}px`;
    style.top = `${baseline - ascent}px`;
    style.height = `${ascent + descent}px`;
    style.setProperty("--ascent", `${ascent}px`);
    style.font = `${flags & italic ? "italic" : "normal"} ${weight} ${size}px "${family}"`;
    style.lineHeight = "0";
    if (tracking) style.letterSpacing = `${tracking}px`;
    if (flags & rightToLeft) style.direction = "rtl";
    if (flags & tabularDigits) style.fontFeatureSettings = '"tnum"';
    const lines = [flags & underlined && "underline", flags & struckThrough && "line-through"].filter(Boolean);
    if (lines.length) style.textDecorationLine = lines.join(" ");
    if (typeof paint === "string") {
      style.color = paint;
    } else {
      applyPaint(style, paint, { x, y: baseline - ascent, w: width, h: ascent + descent });
      style.backgroundClip = "text";
      style.color = "transparent";
    }
    // No face exists in several widths, so its letters are stretched or condensed.
    const factor = stretch / 100;
    if (factor !== 1) {
      style.transform = `scaleX(${factor})`;
      if (tracking) style.letterSpacing = `${tracking / factor}px`;
    }
    this.#unmeasured.push({
      element, width: width / factor, tracking: tracking / factor, factor, count: [...text].length,
    });
    return element;
  }

  // Compares all new runs with the measurements at once, so that the browser lays out once. Runs in a face that is
  // still loading are checked when it has loaded. (`document.fonts.check` is no use: it is also true if a font of that
  // name is installed.)
  fit() {
    const waiting = new Map();
    const ready = this.#unmeasured.filter((run) => {
      const face = this.#face(run.element.style);
      if (!face || face.status === "loaded" || face.status === "error") return true;
      waiting.set(face, [...(waiting.get(face) ?? []), run]);
      return false;
    });
    this.#unmeasured = [];
    space(ready);
    for (const [face, runs] of waiting) {
      face.load().then(() => space(runs.filter((run) => run.element.isConnected)), () => {});
    }
  }

  // The file that the browser draws a run with: the one of the family that is nearest in weight.
  #face({ fontFamily, fontWeight, fontStyle }) {
    const family = fontFamily.replaceAll('"', "");
    const name = [family, fontWeight, fontStyle].join("/");
    if (!this.#faces.has(name)) {
      const distance = (face) =>
        Math.abs(weightOf(face.weight) - weightOf(fontWeight)) + (face.style === fontStyle ? 0 : 10000);
      const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', "") === family);
      this.#faces.set(name, faces.toSorted((a, b) => distance(a) - distance(b))[0]);
    }
    return this.#faces.get(name);
  }
}

function weightOf(name) {
  return { normal: 400, bold: 700 }[name] ?? Number(name);
}

// Joined letters must not be spaced, so runs that go from right to left are stretched instead.
function space(runs) {
  const widths = runs.map((run) => parseFloat(getComputedStyle(run.element).width));
  runs.forEach(({ element, width, tracking, factor, count }, index) => {
    const surplus = widths[index] - width;
    if (!(Math.abs(surplus) > tolerance) || count === 0) return;
    if (element.style.direction === "rtl") {
      element.style.transform = `scaleX(${(factor * width) / widths[index]})`;
    } else {
      element.style.letterSpacing = `${tracking - surplus / count}px`;
    }
    element.dataset.fitted = surplus.toFixed(2);
  });
}
