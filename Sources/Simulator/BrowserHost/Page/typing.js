// Typing while a field of the phone has focus. A hidden area receives it, so that input methods, phone keyboards and the
// clipboard work; the phone draws text and caret itself. For a secure field it is a password field, of which a phone's
// keyboard learns nothing; for any other it is a text area.

// Always in the area, so that a phone's keyboard has something to delete.
const stub = "\u200b";
const letters = { a: "a", c: "c", v: "v", x: "x" };

export class Typing {
  #plain;
  #secret;
  // The one of them that is in use.
  #area;
  #screen;
  #input;
  #keyNames;
  #field = null;
  #isComposing = false;

  constructor(plain, secret, screen, input, keyNames) {
    this.#plain = plain;
    this.#secret = secret;
    this.#screen = screen;
    this.#input = input;
    this.#keyNames = keyNames;
    input.onTouch = (event) => this.#touched(event);
    document.addEventListener("keydown", (event) => this.#pageKeyDown(event), true);
    this.#listen(plain);
    this.#listen(secret);
    this.#use(plain);
  }

  #listen(area) {
    area.addEventListener("keydown", (event) => this.#keyDown(event));
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
      if (text) this.#input.paste(text, event);
    });
    area.addEventListener("copy", (event) => this.#copy(event, "c"));
    area.addEventListener("cut", (event) => this.#copy(event, "x"));
  }

  #use(area) {
    if (area === this.#area) return;
    this.#area = area;
    // Browsers fill password fields that they find in a page, so it is one only while it is needed.
    this.#secret.type = area === this.#secret ? "password" : "text";
    this.#reset();
  }

  // The field that has focus now; null for none.
  show(field, hasSoftwareKeyboard) {
    const isNew = field && !this.#field;
    const hadFocus = document.activeElement === this.#area;
    this.#field = field;
    if (!field) {
      if (hadFocus) this.#screen.focus({ preventScroll: true });
      return this.#use(this.#plain);
    }
    this.#use(field.secure ? this.#secret : this.#plain);
    const area = this.#area;
    area.inputMode = hasSoftwareKeyboard ? "none" : field.keyboard;
    area.enterKeyHint = field.submit || "enter";
    area.autocomplete = field.content || "off";
    area.autocapitalize = field.capitalization;
    area.setAttribute("autocorrect", field.corrects ? "on" : "off");
    area.spellcheck = field.corrects;
    // A field focused by the app takes the keyboard focus wherever it is; later, a user who has moved to the panel stays
    // there.
    if (isNew || hadFocus || document.activeElement === this.#screen) area.focus({ preventScroll: true });
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
