// Figures. [x, y, w, h] is a rectangle, with four radii after it a rounded one, with a 1 after those one with
// continuous corners; ["e", x, y, w, h] an ellipse; ["p", data, [x, y, w, h], evenOdd] a path in SVG syntax.

const hasCornerShape = CSS.supports("corner-shape", "superellipse(1.5)");

// A continuous corner begins about 1.53 radii from the corner and passes through the middle of the circular one. A
// superellipse |x|^n + |y|^n = 1 over that length does the same for the n below. If there is no room for the length, it
// shrinks, down to the circle's.
const smoothLength = 1.528665;
const cornerDepth = 1 - Math.SQRT1_2;

function continuousCorner(radius, room) {
  const length = Math.min(radius * smoothLength, room);
  const exponent = length > 0 ? -1 / Math.log2(1 - (cornerDepth * radius) / length) : 2;
  return { length, exponent };
}

// The outline's box and, for a rounded rectangle, its radii and whether they are continuous.
export function boxOf(outline) {
  if (outline[0] === "e") {
    const [, x, y, w, h] = outline;
    return { x, y, w, h, isEllipse: true };
  }
  if (outline[0] === "p") {
    const [x, y, w, h] = outline[2];
    return { x, y, w, h, path: outline[1], isEvenOdd: Boolean(outline[3]) };
  }
  const [x, y, w, h, ...radii] = outline;
  const box = { x, y, w, h };
  if (radii.some((radius) => radius > 0)) {
    box.room = Math.min(w, h) / 2;
    box.radii = radii.slice(0, 4).map((radius) => Math.min(radius, box.room));
    box.isContinuous = Boolean(radii[4]) && box.radii.some((radius) => radius < box.room);
  }
  return box;
}

export function roundCorners(style, box) {
  if (box.isEllipse) {
    style.borderRadius = "50%";
  } else if (box.radii && box.isContinuous && hasCornerShape) {
    const corners = box.radii.map((radius) => continuousCorner(radius, box.room));
    style.borderRadius = corners.map((corner) => `${corner.length}px`).join(" ");
    style.cornerShape = corners.map((corner) => `superellipse(${Math.log2(corner.exponent).toFixed(4)})`).join(" ");
  } else if (box.radii) {
    style.borderRadius = box.radii.map((radius) => `${radius}px`).join(" ");
  }
}

export function clipTo(style, outline, width, height) {
  const box = boxOf(outline);
  const fills = box.x === 0 && box.y === 0 && Math.abs(box.w - width) < 0.01 && Math.abs(box.h - height) < 0.01;
  if (box.path === undefined && fills) {
    style.overflow = "clip";
    roundCorners(style, box);
  } else if (box.path === undefined && !box.radii && !box.isEllipse) {
    const right = width - box.x - box.w;
    const bottom = height - box.y - box.h;
    style.clipPath = `inset(${box.y}px ${right}px ${bottom}px ${box.x}px)`;
  } else {
    style.clipPath = `path(${box.isEvenOdd ? "evenodd" : "nonzero"}, "${pathData(box)}")`;
  }
}

// Any figure in SVG syntax.
export function pathData(box) {
  if (box.path !== undefined) return box.path || "M0 0";
  const { x, y, w, h } = box;
  if (box.isEllipse) {
    const arc = `A${w / 2} ${h / 2} 0 0 1`;
    return `M${x} ${y + h / 2}${arc} ${x + w} ${y + h / 2}${arc} ${x} ${y + h / 2}Z`;
  }
  if (!box.radii) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const corners = [[x, y, 0, 1, 1, 0], [x + w, y, -1, 0, 0, 1], [x + w, y + h, 0, -1, -1, 0], [x, y + h, 1, 0, 0, -1]];
  const parts = corners.map(([cx, cy, ax, ay, bx, by], index) => {
    // From the edge before the corner (direction a) to the one after it (direction b).
    const radius = box.radii[index];
    const circle = { length: radius, exponent: 2 };
    const { length, exponent } = box.isContinuous ? continuousCorner(radius, box.room) : circle;
    const steps = length > 0 ? 24 : 0;
    const points = [];
    for (let step = 0; step <= steps; step++) {
      const angle = steps ? (step / steps) * (Math.PI / 2) : 0;
      const along = length * (1 - Math.sin(angle) ** (2 / exponent));
      const across = length * (1 - Math.cos(angle) ** (2 / exponent));
      points.push(`${(cx + ax * along + bx * across).toFixed(3)} ${(cy + ay * along + by * across).toFixed(3)}`);
    }
    return points.join("L");
  });
  return `M${parts.join("L")}Z`;
}
