// The panel. Its state is the server's, so that all tabs agree: a change is sent, and shown when it comes back.

const sizeNames = {
  xSmall: "Extra small", small: "Small", medium: "Medium", large: "Large (default)", xLarge: "Extra large",
  xxLarge: "Extra extra large", xxxLarge: "Largest standard", accessibility1: "Accessibility 1",
  accessibility2: "Accessibility 2", accessibility3: "Accessibility 3", accessibility4: "Accessibility 4",
  accessibility5: "Accessibility 5",
};
const whole = (value) => value.toLocaleString("en");
const time = (microseconds) => {
  if (microseconds >= 1e6) return `${(microseconds / 1e6).toFixed(2)} s`;
  return `${(microseconds / 1000).toFixed(2)} ms`;
};
const counters = [
  { name: "Frames", format: whole },
  { name: "Bodies", format: whole },
  { name: "Layouts", format: whole },
  { name: "Live nodes", format: whole, isLevel: true },
  { name: "Repainted", format: whole },
  { name: "Draw commands", format: whole },
  { name: "CPU", format: time },
];
const connectionTexts = {
  connecting: "Connecting", open: "Connected", lost: "Reconnecting", refused: "Link expired",
};
const banners = {
  lost: "The simulator does not respond. The page reconnects as soon as it is back.",
  refused: "Scrollwork was restarted with a new token. Open the address that it printed.",
};

function show(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const byId = (name) => document.getElementById(`sw-${name}`);

export class Controls {
  #devices = [];
  #sizes = [];
  #current = null;
  #counters = [];
  #totals = null;
  // Changes on their way; until all of them are acknowledged, the slider stays where the user has put it.
  #sent = 0;
  #answered = 0;

  // sendChange: returns whether it was sent.
  constructor(sendChange, setZoom) {
    const send = (change) => { if (sendChange(change)) this.#sent += 1; };
    const changes = {
      device: (element) => send({ device: element.value }),
      light: () => send({ dark: false }),
      dark: () => send({ dark: true }),
      rtl: (element) => send({ rightToLeft: element.checked }),
      landscape: (element) => send({ landscape: element.checked }),
      keyboard: (element) => send({ softwareKeyboard: element.checked }),
      motion: (element) => send({ reduceMotion: element.checked }),
      locale: (element) => send({ locale: element.value }),
      permission: (element) => send({ permission: element.value }),
      place: (element) => send({ place: element.value }),
      fit: () => setZoom("fit"),
      actual: () => setZoom("actual"),
    };
    for (const [name, change] of Object.entries(changes)) {
      byId(name).addEventListener("change", (event) => change(event.target));
    }
    byId("text").addEventListener("input", (event) => {
      const size = this.#sizes[event.target.valueAsNumber];
      this.#showSize(size);
      if (size) send({ text: size });
    });
    byId("background").addEventListener("click", () => send({ background: !this.#current?.background }));
    byId("memory").addEventListener("click", () => send({ memoryWarning: true }));
    byId("controls").addEventListener("submit", (event) => event.preventDefault());
    for (const { name } of counters) {
      const row = byId("counters").insertRow();
      const head = document.createElement("th");
      head.scope = "row";
      head.textContent = name;
      row.append(head);
      this.#counters.push([row.insertCell(), row.insertCell()]);
    }
    // In a narrow window the settings are collapsed to leave the room to the phone.
    const narrow = matchMedia("(max-width: 819px)");
    const fold = () => { byId("settings").open = !narrow.matches; };
    narrow.addEventListener("change", fold);
    fold();
  }

  get device() {
    return this.#devices.find((device) => device.id === this.#current?.device) ?? this.#devices[0];
  }

  get hasSoftwareKeyboard() {
    return this.#current?.softwareKeyboard ?? false;
  }

  // A connection begins.
  reset() {
    this.#sent = this.#answered = 0;
  }

  // answered: how many changes of this page the state includes; undefined for the same as before.
  show(state, answered) {
    this.#answered = answered ?? this.#answered;
    this.#current = state ?? this.#current;
    if (state) this.#showSettings(state);
    if (this.#answered >= this.#sent && this.#current) {
      byId("text").value = this.#sizes.indexOf(this.#current.text);
      this.#showSize(this.#current.text);
    }
  }

  #showSettings(state) {
    if (state.devices) {
      this.#devices = state.devices;
      this.#sizes = state.textSizes;
      byId("text").max = this.#sizes.length - 1;
      byId("device").replaceChildren(...this.#devices.map((device) => new Option(device.name, device.id)));
    }
    byId("device").value = state.device;
    byId(state.dark ? "dark" : "light").checked = true;
    byId("rtl").checked = state.rightToLeft;
    byId("landscape").checked = state.landscape;
    byId("motion").checked = state.reduceMotion;
    byId("locale").value = state.locale;
    byId("permission").value = state.permission;
    byId("place").value = state.place;
    show(byId("background"), state.background ? "Foreground" : "Background");
    byId("keyboard").checked = state.softwareKeyboard;
  }

  #showSize(size) {
    const name = sizeNames[size] ?? size;
    byId("text-name").textContent = name;
    byId("text").setAttribute("aria-valuetext", name);
    const slider = byId("text");
    slider.style.setProperty("--filled", `${(100 * slider.valueAsNumber) / (slider.max || 1)}%`);
  }

  // The server counts from the start; the work of one frame is the difference, divided if a patch covers several
  // frames.
  showCounters(totals) {
    // Another phone counts from the start.
    const before = this.#totals && this.#totals[0] <= totals[0] ? this.#totals : totals;
    const frames = Math.max(1, totals[0] - before[0]);
    this.#totals = totals;
    counters.forEach(({ isLevel, format }, index) => {
      const total = totals[index];
      const perFrame = (total - before[index]) / frames;
      const [last, sum] = this.#counters[index];
      show(last, index === 0 || isLevel ? "" : format(index === totals.length - 1 ? perFrame : Math.round(perFrame)));
      show(sum, format(total));
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
