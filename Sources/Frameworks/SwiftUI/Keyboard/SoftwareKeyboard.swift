import Foundation
import ScrollworkUIKit

/// The onscreen keyboard: its position, and the actions of its keys. `KeyboardRender` draws it.
@MainActor
final class SoftwareKeyboard: RunningAnimation {
  private unowned let runtime: Runtime
  var goesWithScreen: Bool { true }
  /// How much of the screen's bottom it currently covers, in points.
  private(set) var inset: CGFloat = 0
  private(set) var plane = KeyboardPlan.Plane.letters
  private(set) var shift = Shift.off
  /// The bar above the keys.
  let accessory = KeyboardAccessory()
  private var isWanted = false
  private var motion: (from: CGFloat, to: CGFloat, start: TimeInterval)?
  /// What apps are notified of at the end of the motion.
  private var told: KeyboardMotion?
  private var lastShift: TimeInterval = -.infinity
  /// The index of the current keyboard.
  private var keyboardIndex = 0
  /// The words above the keys, from the left.
  private(set) var predictions: [String] = []

  /// Whether letters are capitalized: for one, or until shift is pressed again.
  enum Shift { case off, once, locked }

  /// The duration of appearing and disappearing in seconds (docs/facts.md).
  static let duration: TimeInterval = 0.25
  /// Two presses of shift within this time turn on caps lock; Apple's value is not published.
  private static let lockInterval: TimeInterval = 0.3

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.tearDown) { [weak self] in
      self?.accessory.forgetPanel()
      self?.panel = nil
    }
  }

  var summary: String { "the keyboard" }

  // MARK: Place

  /// The height on the screen in points, with the bar above its keys.
  var height: CGFloat { keysHeight + accessory.height }

  /// The height without that bar.
  var keysHeight: CGFloat { panel?.height ?? measures.height }
  /// A UIKit field's view in place of the keys.
  private(set) var panel: InputPanel?
  var measures: KeyboardMeasures { KeyboardMeasures(runtime.screen, hasPredictions: hasPredictions) }

  /// What it covers at the end of its motion, in points.
  var finalInset: CGFloat { motion?.to ?? inset }
  /// The seconds until then; nil if it does not move.
  var timeLeft: TimeInterval? { motion.map { max(0, $0.start + Self.duration - runtime.now) } }

  private var full: CGFloat { isWanted ? height : 0 }
  /// Whether a finger has pulled it down.
  var isPulled: Bool { isWanted && motion == nil && inset < height }

  func show() { setWanted(true) }
  func hide() { setWanted(false) }

  private func setWanted(_ wanted: Bool) {
    isWanted = wanted
    guard motion?.to ?? inset != full else { return }
    motion = (inset, full, runtime.now)
    runtime.start(self)
    let told = KeyboardMotion(from: inset, to: full, on: runtime.screen.size, duration: Self.duration)
    self.told = told
    told.postStart()
  }

  /// Moves at once to its position on another screen.
  func screenDidChange() {
    updateKeys()
    guard isWanted else { return }
    motion = nil
    move(to: height)
  }

  func follow(finger y: CGFloat) {
    guard isWanted else { return }
    motion = nil
    move(to: min(height, max(0, runtime.screen.size.height - y)))
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let motion else { return false }
    let share = (time - motion.start) / Self.duration
    if share < 1 {
      move(to: motion.from + (motion.to - motion.from) * UnitCurve.easeOut.value(at: share))
      return true
    }
    self.motion = nil
    move(to: motion.to)
    let told = told
    self.told = nil
    told?.postEnd()
    return false
  }

  private func move(to new: CGFloat) {
    guard new != inset else { return }
    if new > inset { runtime.textInput.keyboardRises() }
    inset = new
    runtime.root?.setKeyboardShown(new > 0)
    if new <= 0 {
      accessory.forget()
      panel = nil
    }
    for presentation in runtime.part(Presentations.self).all { presentation.keyboardDidMove() }
    if let root = runtime.root { runtime.enqueueLayout(root) }
  }

  // MARK: Keys

  private var traits: TextInputTraits { runtime.textInput.field?.traits ?? TextInputTraits() }
  private var isSecure: Bool { runtime.textInput.field?.view.isSecure == true }

  /// Predictions are shown where autocorrection is allowed; a disappearing keyboard keeps what it had.
  private var hasPredictions: Bool {
    guard let field = runtime.textInput.field else { return hadPredictions }
    hadPredictions =
      !isSecure && !field.environment.autocorrectionDisabled && !KeyboardPlan.isPad(traits.keyboard)
      && ![.emailAddress, .URL].contains(traits.keyboard)
    return hadPredictions
  }
  private var hadPredictions = false

  private var keyboards: [KeyboardLanguage] { KeyboardLanguage.keyboards(for: runtime.screen.locale) }
  private var language: KeyboardLanguage {
    let keyboards = keyboards
    return traits.keyboard.isLatin ? .english : keyboards[min(keyboardIndex, keyboards.count - 1)]
  }

  var plan: KeyboardPlan {
    KeyboardPlan(
      KeyboardPlan.Wishes(
        type: traits.keyboard, plane: plane, language: language,
        hasGlobe: keyboards.count > 1 && !traits.keyboard.isLatin, isSecure: isSecure, hasPredictions: hasPredictions,
        hasStrip: KeyboardMeasures.hasStrip(runtime.screen)))
  }

  /// Whether the submit key is prominent.
  var highlightsSubmit: Bool { ![.return, .next, .continue].contains(traits.submitLabel) }

  /// Whether the submit key is enabled.
  var isSubmitEnabled: Bool { !traits.submitNeedsText || runtime.textInput.field?.view.text.isEmpty == false }

  /// Returns the colours of keys and background; `around` is the surrounding colour scheme.
  func palette(_ around: ColorScheme) -> KeyboardPalette { KeyboardPalette(traits.colorScheme ?? around) }

  /// Returns the title of a key, for display and for assistive technology.
  func title(of key: KeyboardKey) -> String {
    switch key {
    case .character(let text): shift == .off || plane != .letters ? text : text.uppercased()
    case .space: "space"
    case .globe: "Next keyboard"
    case .dictation: "Dictate"
    case .prediction(let index): index < predictions.count ? predictions[index] : ""
    case .plane(.letters) where traits.keyboard == .phonePad: "123"
    case .plane(.symbols) where traits.keyboard == .phonePad: "+*#"
    case .plane(.emoji): "Emoji"
    case .shift: "shift"
    case .delete: "delete"
    case .submit: traits.submitLabel.title
    case .plane(.letters): "ABC"
    case .plane(.numbers): "123"
    case .plane(.symbols): "#+="
    }
  }

  func press(_ key: KeyboardKey) {
    let input = runtime.textInput
    switch key {
    case .character: input.insert(title(of: key))
    case .space: input.insert(" ")
    case .delete: input.field?.deleteBackward()
    case .submit: if isSubmitEnabled { input.field?.submit() }
    case .shift: pressShift()
    // There is no speech recognition.
    case .dictation: break
    case .prediction: accept(title(of: key))
    case .globe:
      keyboardIndex = (keyboardIndex + 1) % keyboards.count
      plane = .letters
      textDidChange()
      updateKeys()
    case .plane(let new):
      plane = new
      updateKeys()
    }
  }

  /// Replaces the partially typed word with a prediction.
  private func accept(_ title: String) {
    guard let field = runtime.textInput.field, !title.isEmpty else { return }
    for _ in KeyboardPredictions.word(at: field.editing.textBefore) { field.deleteBackward() }
    runtime.textInput.insert(KeyboardPredictions.text(of: title) + " ")
  }

  private func updatePredictions() {
    guard let field = runtime.textInput.field, hasPredictions else { return predictions = [] }
    let before = field.editing.textBefore
    let new = KeyboardPredictions.titles(
      after: before, isSentenceStart: TextInputAutocapitalization.sentences.capitalizes(after: before),
      language: language)
    guard new != predictions else { return }
    predictions = new
    runtime.root?.keyboard?.repaint()
  }

  private func pressShift() {
    let isSecond = runtime.now - lastShift < Self.lockInterval
    lastShift = runtime.now
    shift = isSecond ? .locked : shift == .off ? .once : .off
    updateKeys()
  }

  /// The text or the caret changed: the next letter may have to be capitalized.
  func textDidChange() {
    updatePredictions()
    if traits.submitNeedsText { runtime.root?.keyboard?.repaint() }
    guard shift != .locked, let field = runtime.textInput.field else { return }
    let new: Shift = capitalization(of: field).capitalizes(after: field.editing.textBefore) ? .once : .off
    guard new != shift else { return }
    shift = new
    updateKeys()
  }

  /// The field or its keyboard settings changed.
  func traitsDidChange() {
    accessoryDidChange()
    plane = KeyboardPlan.firstPlane(traits.keyboard)
    textDidChange()
    updateKeys()
    // Keyboards of other types have other heights.
    if isWanted { setWanted(true) }
  }

  /// Toolbars around the field may have changed the bar above the keys.
  func accessoryDidChange() {
    guard let field = runtime.textInput.field else { return }
    let (old, oldPanel) = (accessory.leaf, panel)
    accessory.show(for: field)
    let view = field.textOwner?.inputView
    if panel?.view !== view {
      panel = runtime.root.flatMap { root in view.map { InputPanel($0, owner: root.owner) } }
    }
    guard accessory.leaf !== old || panel !== oldPanel else { return }
    updateKeys()
    if isWanted { setWanted(true) }
  }

  func capitalization(of field: TextInputRender) -> TextInputAutocapitalization {
    if field.view.isSecure { return .never }
    switch traits.keyboard {
    case .emailAddress, .URL, .webSearch: return traits.capitalization ?? .never
    default: return traits.capitalization ?? .sentences
    }
  }

  private func updateKeys() { runtime.root?.keyboard?.update() }
}

extension UIKeyboardType {
  /// Whether the text is typed with Latin letters only.
  fileprivate var isLatin: Bool {
    [.asciiCapable, .emailAddress, .URL, .asciiCapableNumberPad].contains(self)
  }
}
