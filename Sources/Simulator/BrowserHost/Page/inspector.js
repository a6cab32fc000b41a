// Shows what is at a point of the phone, while the Alt key is held.

const byId = (name) => document.getElementById(`sw-${name}`);

export class Inspector {
  #screen;
  #send;
  #place = null;
  #frame = 0;

  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    const { element } = screen;
    // Before any other listener: inspecting an element does not touch it.
    for (const name of ["pointermove", "pointerdown", "pointerup", "click"]) {
      element.addEventListener(name, (event) => this.#hear(event), { capture: true });
    }
    element.addEventListener("pointerleave", () => this.#stop());
    addEventListener("keyup", (event) => { if (event.key === "Alt") this.#stop(); });
    addEventListener("blur", () => this.#stop());
  }

  // `inspected` is null if nothing is there.
  show(inspected) {
    if (!this.#place) return;
    for (const name of ["inspected", "inspected-box"]) byId(name).hidden = !inspected;
    if (!inspected) return;
    byId("inspected").textContent = inspected.text;
    const screen = this.#screen.element.getBoundingClientRect();
    const scale = screen.width / this.#screen.size.width;
    const [x, y, width, height] = inspected.frame.map((length) => length * scale);
    Object.assign(byId("inspected-box").style, {
      left: `${screen.left + x}px`, top: `${screen.top + y}px`, width: `${width}px`, height: `${height}px` });
  }

  #hear(event) {
    if (!event.altKey) {
      if (this.#place) this.#stop();
      return;
    }
    event.stopImmediatePropagation();
    event.preventDefault();
    const screen = this.#screen.element.getBoundingClientRect();
    const scale = screen.width / this.#screen.size.width;
    this.#place = [(event.clientX - screen.left) / scale, (event.clientY - screen.top) / scale];
    if (event.type === "pointerdown") this.#send([...this.#place, true]);
    else if (!this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        if (this.#place) this.#send(this.#place);
      });
    }
  }

  #stop() {
    this.#place = null;
    for (const name of ["inspected", "inspected-box"]) byId(name).hidden = true;
  }
}
