// The panel. Its state is the server's, so that all tabs agree: a change is sent, and shown when it comes back.

const sizeNames = {
  xSmall: "Extra small", small: "Small", medium: "Medium", large: "Large (default)", xLarge: "Extra large",
  xxLarge: "Extra extra large", xxxLarge: "Largest standard", accessibility1: "Accessibility 1",
  accessibility2: "Accessibility 2", accessibility3: "Accessibility 3", accessibility4: "Accessibility 4",
  accessibility5: "Accessibility 5",
};
const counterNames = ["Frames", "Bodies", "Layouts", "Live nodes", "Repainted", "Draw commands", "CPU"];
const connectionTexts = {
  connecting: "Connecting", open: "Connected", lost: "Reconnecting", refused: "Link expired",
};
const banners = {
  lost: "The simulator does not answer. Reconnecting as soon as it is back.",
  refused: "Scrollwork was restarted with a new token. Open the address that it printed.",
};

const byId = (name) => document.getElementById(`sw-${name}`);

export class Controls {
  #devices = [];
  #sizes = [];
  #current = null;
  #counters = [];

  constructor(send, setZoom) {
    const changes = {
      device: (element) => send({ device: element.value }),
      light: () => send({ dark: false }),
      dark: () => send({ dark: true }),
      rtl: (element) => send({ rightToLeft: element.checked }),
      landscape: (element) => send({ landscape: element.checked }),
      motion: (element) => send({ reduceMotion: element.checked }),
      fit: () => setZoom("fit"),
      actual: () => setZoom("actual"),
    };
    for (const [name, change] of Object.entries(changes)) {
      byId(name).addEventListener("change", (event) => change(event.target));
    }
    byId("text").addEventListener("input", (event) => {
      const size = this.#sizes[event.target.valueAsNumber];
      this.#showSize(size);
      if (size && size !== this.#current?.text) send({ text: size });
    });
    byId("controls").addEventListener("submit", (event) => event.preventDefault());
    for (const name of counterNames) {
      const term = document.createElement("dt");
      const value = document.createElement("dd");
      term.textContent = name;
      value.textContent = "\u2013";
      byId("counters").append(term, value);
      this.#counters.push(value);
    }
    // On a narrow window the settings are folded away to leave the room to the phone.
    const narrow = matchMedia("(max-width: 819px)");
    const fold = () => { byId("settings").open = !narrow.matches; };
    narrow.addEventListener("change", fold);
    fold();
  }

  get device() {
    return this.#devices.find((device) => device.id === this.#current?.device) ?? this.#devices[0];
  }

  show(state) {
    this.#current = state;
    if (state.devices) {
      this.#devices = state.devices;
      this.#sizes = state.textSizes;
      byId("text").max = this.#sizes.length - 1;
      byId("device").replaceChildren(...this.#devices.map((device) => new Option(device.name, device.id)));
    }
    byId("device").value = state.device;
    byId(state.dark ? "dark" : "light").checked = true;
    byId("text").value = this.#sizes.indexOf(state.text);
    this.#showSize(state.text);
    byId("rtl").checked = state.rightToLeft;
    byId("landscape").checked = state.landscape;
    byId("motion").checked = state.reduceMotion;
  }

  #showSize(size) {
    const name = sizeNames[size] ?? size;
    byId("text-name").textContent = name;
    byId("text").setAttribute("aria-valuetext", name);
    const slider = byId("text");
    slider.style.setProperty("--filled", `${(100 * slider.valueAsNumber) / (slider.max || 1)}%`);
  }

  showCounters(values) {
    values.forEach((value, index) => {
      const isTime = index === values.length - 1;
      const text = isTime ? `${(value / 1000).toFixed(2)} ms` : value.toLocaleString("en");
      const element = this.#counters[index];
      if (element && element.firstChild.data !== text) element.firstChild.data = text;
    });
  }

  showConnection(state) {
    byId("connection").dataset.state = state;
    byId("connection-text").textContent = connectionTexts[state];
    const banner = byId("banner");
    banner.hidden = !banners[state];
    banner.textContent = banners[state] ?? "";
  }
}
