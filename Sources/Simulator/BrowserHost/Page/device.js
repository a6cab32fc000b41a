// The body of the phone around the screen, and its size in the window.

const byId = (name) => document.getElementById(`sw-${name}`);

export class DeviceFrame {
  #phone = byId("phone");
  #zoom = "fit";
  #outer = { width: 1, height: 1 };

  constructor() {
    new ResizeObserver(() => this.#fit()).observe(byId("stage"));
  }

  setZoom(zoom) {
    this.#zoom = zoom;
    this.#fit();
  }

  setDevice(device, { landscape, dark, background }) {
    const isClassic = device.radius === 0;
    const isTablet = Math.min(...device.size) >= 700;
    this.#phone.dataset.body = isClassic ? "classic" : isTablet ? "tablet" : "phone";
    this.#phone.dataset.landscape = landscape;
    this.#phone.dataset.island = device.island;
    this.#phone.dataset.dark = dark;
    this.#phone.dataset.background = background;
    this.#phone.dataset.indicator = device.bottom > 0;
    this.#phone.style.setProperty("--radius", `${device.radius}px`);
    this.#phone.style.setProperty("--bar", `${device.top}px`);
  }

  setSize(width, height) {
    this.#phone.style.setProperty("--width", `${width}px`);
    this.#phone.style.setProperty("--height", `${height}px`);
    this.#fit();
  }

  #fit() {
    const stage = byId("stage");
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
