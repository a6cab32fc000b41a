// Connects the parts of the page, each of which is a separate module.
import { Accessibility } from "./accessibility.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { DeviceFrame } from "./device.js";
import { Input, keyNames } from "./input.js";
import { Inspector } from "./inspector.js";
import { Screen } from "./screen.js";
import { Typing } from "./typing.js";
import { Workbench } from "./workbench.js";

const token = new URLSearchParams(location.search).get("token") ?? "";
const screenElement = document.getElementById("sw-screen");

const screen = new Screen(screenElement, token);
const accessibility = new Accessibility(screen);
const frame = new DeviceFrame();
const connection = new Connection(token);
const controls = new Controls((change) => connection.send({ change }), (zoom) => frame.setZoom(zoom));
// Before the input: inspecting an element with the key held does not touch it.
const inspector = new Inspector(screen, (inspect) => connection.send({ inspect }));
const input = new Input(screen, accessibility, (events) => connection.send({ input: events }));
const areas = [document.getElementById("sw-typing"), document.getElementById("sw-secret")];
const typing = new Typing(...areas, screenElement, input, keyNames);
const workbench = new Workbench(token, (index) => connection.send({ choose: index }));

function show(message) {
  // The first patch of a connection contains everything.
  if (message.n === 1) {
    accessibility.reset();
    controls.reset();
  }
  controls.show(message.s, message.u);
  if (message.s) {
    frame.setDevice(controls.device, message.s);
    screenElement.setAttribute("aria-label", controls.device.name);
  }
  if (message.z) {
    screen.setSize(...message.z);
    frame.setSize(message.z[0], message.z[1]);
  }
  const isRebuilt = screen.apply(message.o ?? []);
  if (isRebuilt || message.a || message.x) accessibility.apply(message.a ?? [], message.x ?? []);
  if (message.i !== undefined) typing.show(message.i, controls.hasSoftwareKeyboard);
  if (message.h !== undefined || message.n === 1) input.setHoverWanted(message.h ?? false);
  if (message.k !== undefined || message.n === 1) input.setShortcuts(message.k ?? []);
  if (message.w !== undefined || message.n === 1) workbench.show(message.w ?? null);
  if (message.c) controls.showCounters(message.c);
}

connection.onMessage = show;
connection.onInspected = (inspected) => inspector.show(inspected);
connection.onProblem = (problem) => workbench.tell(problem);
connection.onState = (state) => {
  controls.showConnection(state);
  document.body.dataset.connection = state;
  if (state !== "open") input.reset();
};
// The page contains the screen as of its request; the connection continues from there.
const first = document.getElementById("sw-first");
if (first.textContent) show(JSON.parse(first.textContent));
connection.open(first.dataset.page);
first.remove();
