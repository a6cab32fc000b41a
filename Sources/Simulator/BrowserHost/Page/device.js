// The body of the phone around the screen, and its size in the window.

const byId = (name) => document.getElementById(`sw-${name}`);

export class DeviceFrame {
  #phone = byId("phone");
  #zoom = "fit";
  #outer = { width: 1, height: 1 };

  constructor() {
    new ResizeObserver(() => this.#fit()).observe(byId("stage"));
    // The ring around the phone is for users who move through the page with the Tab key.
    window.addEventListener("keydown", (event) => { if (event.key === "Tab") this.#phone.dataset.ring = "true"; });
    window.addEventListener("pointerdown", () => { delete this.#phone.dataset.ring; });
  }

  setZoom(zoom) {
    this.#zoom = zoom;
    this.#fit();
  }

  setDevice(device, { landscape, dark, background }) {
    this.#phone.dataset.body = device.body;
    this.#phone.dataset.landscape = landscape;
    this.#phone.dataset.dark = dark;
    this.#phone.dataset.background = background;
    const [width, height] = landscape ? [...device.edge].reverse() : device.edge;
    const lengths = { radius: device.radius, "edge-radius": device.edgeRadius, "edge-width": width, "edge-height": height };
    for (const [name, length] of Object.entries(lengths)) this.#phone.style.setProperty(`--${name}`, `${length}px`);
  }

  setSize(width, height) {
    this.#phone.style.setProperty("--width", `${width}px`);
    this.#phone.style.setProperty("--height", `${height}px`);
    this.#fit();
  }

  #fit() {
    const stage = byId("stage");
    stage.dataset.zoom = this.#zoom;
    const style = getComputedStyle(stage);
    const room = {
      width: stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      height: stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
    };
    this.#outer = { width: this.#phone.offsetWidth, height: this.#phone.offsetHeight };
    const { width, height } = this.#outer;
    const fitting = Math.min(1, room.width / width, room.height / height);
    const scale = this.#zoom === "fit" ? Math.max(0.2, fitting) : 1;
    this.#phone.style.transform = scale === 1 ? "none" : `scale(${scale})`;
    const box = byId("fit-box").style;
    box.width = `${width * scale}px`;
    box.height = `${height * scale}px`;
  }
}
