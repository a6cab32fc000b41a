// Typing while a field of the phone has focus. A hidden text area receives it, so that input methods, phone keyboards
// and the clipboard work; the phone draws text and caret itself.

// Always in the text area, so that a phone's keyboard has something to delete.
const stub = "\u200b";
const letters = { a: "a", c: "c", v: "v", x: "x" };

export class Typing {
  #area;
  #screen;
  #input;
  #keyNames;
  #field = null;
  #isComposing = false;

  constructor(area, screen, input, keyNames) {
    this.#area = area;
    this.#screen = screen;
    this.#input = input;
    this.#keyNames = keyNames;
    input.onTouch = (event) => this.#touched(event);
    area.addEventListener("keydown", (event) => this.#keyDown(event));
    document.addEventListener("keydown", (event) => this.#pageKeyDown(event), true);
    area.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    area.addEventListener("input", (event) => this.#inserted(event));
    area.addEventListener("compositionstart", () => { this.#isComposing = true; });
    area.addEventListener("compositionend", (event) => {
      this.#isComposing = false;
      this.#take(event);
    });
    area.addEventListener("paste", (event) => {
      event.preventDefault();
      const text = event.clipboardData?.getData("text/plain");
      if (text) input.paste(text, event);
    });
    area.addEventListener("copy", (event) => this.#copy(event, "c"));
    area.addEventListener("cut", (event) => this.#copy(event, "x"));
    this.#reset();
  }

  // The field that has focus now; null for none.
  show(field, hasSoftwareKeyboard) {
    const isNew = field && !this.#field;
    this.#field = field;
    const area = this.#area;
    if (!field) {
      if (document.activeElement === area) this.#screen.focus({ preventScroll: true });
      return;
    }
    area.inputMode = hasSoftwareKeyboard ? "none" : field.keyboard;
    area.enterKeyHint = field.submit || "enter";
    area.autocomplete = field.content || "off";
    area.autocapitalize = field.capitalization;
    area.setAttribute("autocorrect", field.corrects ? "on" : "off");
    area.spellcheck = field.corrects;
    // A field focused by the app takes the keyboard focus wherever it is; later, a user who has moved to the panel stays
    // there.
    if (isNew || document.activeElement === this.#screen) area.focus({ preventScroll: true });
  }

  // The caret blinks, so typing belongs to it, although a click beside the phone has removed the focus.
  #pageKeyDown(event) {
    if (!this.#field || document.activeElement !== document.body) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
    this.#area.focus({ preventScroll: true });
    this.#keyDown(event);
  }

  // A phone shows its keyboard only for focus that is set during a user action, so a touched field is focused without
  // waiting.
  #touched(event) {
    const isField = event.target.closest?.('[role="textbox"]') !== null;
    const target = isField || this.#field ? this.#area : this.#screen;
    target.focus({ preventScroll: true });
  }

  #keyDown(event) {
    if (event.isComposing || this.#isComposing) return;
    const command = event.ctrlKey || event.metaKey;
    if ((command || event.altKey) && this.#input.shortcut(event)) return;
    if (command && letters[event.key]) {
      // The clipboard's own events perform copying, cutting and pasting.
      if (event.key === "a") {
        event.preventDefault();
        this.#input.key("a", event, true);
      }
      return;
    }
    const name = this.#keyNames[event.key];
    if (!name || name === "space" || event.altKey) return;
    // Tab leaves the phone after its last element.
    if (name === "tab" && !this.#input.canMoveFocus(event.shiftKey)) return;
    event.preventDefault();
    this.#input.key(name, event, command);
  }

  // Phone keyboards report the intended change instead of the key.
  #beforeInput(event) {
    if (this.#isComposing) return;
    const key = { deleteContentBackward: "delete", deleteContentForward: "forwardDelete", insertLineBreak: "return",
      insertParagraph: "return" }[event.inputType];
    if (!key) return;
    event.preventDefault();
    this.#input.key(key, event);
  }

  #inserted(event) {
    if (!this.#isComposing) this.#take(event);
  }

  #take(event) {
    const text = this.#area.value.replaceAll(stub, "");
    if (text) this.#input.text(text, event);
    this.#reset();
  }

  #copy(event, letter) {
    event.preventDefault();
    const text = this.#field?.selection;
    if (text) event.clipboardData?.setData("text/plain", text);
    this.#input.key(letter, event, true);
  }

  #reset() {
    this.#area.value = stub;
    this.#area.setSelectionRange(1, 1);
  }
}
