import DisplayList
import Foundation
import Typesetting

/// A key of the onscreen keyboard.
@MainActor
final class KeyRender: RenderNode {
  let kind: KeyboardKey
  var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsPaint() } }
  }
  private lazy var recognizer = KeyRecognizer(key: self)

  init(_ kind: KeyboardKey, owner: _Node) {
    self.kind = kind
    super.init(owner: owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override var hasFragment: Bool { true }
  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }

  func press() { runtime.textInput.keyboard.press(kind) }

  /// Touch areas of keys are adjacent.
  override func isHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).insetBy(dx: -3, dy: -5.5).contains(point)
  }

  private var title: String { runtime.textInput.keyboard.title(of: kind) }

  /// The appearance of a key apart from its symbol.
  private enum Cap { case key, special, accent, none }

  private var cap: Cap {
    let keyboard = runtime.textInput.keyboard
    return switch kind {
    case .globe, .dictation, .prediction: .none
    case _ where keyboard.plan.strip.left == kind: .none
    case .delete where keyboard.plan.isPad: .none
    case .plane where keyboard.plan.isPad: .none
    case .character where keyboard.plane == .emoji: .none
    case .character, .space: .key
    case .shift: keyboard.shift == .off ? .special : .key
    case .submit: keyboard.highlightsSubmit && keyboard.isSubmitEnabled ? .accent : .special
    case .delete, .plane: .special
    }
  }

  override func draw(into canvas: inout Drawing) {
    let palette = runtime.textInput.keyboard.palette(environment.colorScheme)
    let outline = Outline.roundedRect(
      canvas.snapped(CGRect(origin: .zero, size: size)), radii: CornerRadii(5), style: .continuous)
    let cap = cap
    if cap != .none || isPressed {
      canvas.append(.shadow(outline, Shadow(color: palette.shadow, radius: 0, offset: CGPoint(x: 0, y: 1))))
      let paint =
        cap == .accent && !isPressed ? palette.accent : (cap == .special) != isPressed ? palette.special : palette.key
      canvas.append(.fill(outline, .color(paint)))
    }
    let isOff = kind == .submit && !runtime.textInput.keyboard.isSubmitEnabled
    let color = isOff ? palette.label.opacity(0.3) : cap == .accent && !isPressed ? .white : palette.label
    switch kind {
    case .shift: drawShift(into: &canvas, color)
    case .delete: drawDelete(into: &canvas, color)
    case .globe: drawGlobe(into: &canvas, color)
    case .dictation: drawMicrophone(into: &canvas, color)
    case .plane(.emoji): drawSmile(into: &canvas, color)
    case .prediction(let index):
      if index > 0 { drawSeparator(into: &canvas, color) }
      drawTitle(into: &canvas, color)
    default: drawTitle(into: &canvas, color)
    }
  }

  private func drawTitle(into canvas: inout Drawing, _ color: DisplayColor) {
    let letters = runtime.textInput.keyboard.plan.isPad ? Self.letters[title] : nil
    draw(title, titleFont, y: letters == nil ? 0 : -6, into: &canvas, color)
    if let letters { draw(letters, FontDescription(size: 10, weight: 700), y: 11, into: &canvas, color) }
  }

  /// The letters below the digits of a number pad, as on telephones.
  private static let letters = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
  ]

  private var titleFont: FontDescription {
    var font = FontDescription(size: 16)
    if case .character(let text) = kind { font.size = text.count == 1 ? 22 : 16 }
    if case .character = kind, runtime.textInput.keyboard.plane == .emoji { font.size = 30 }
    return font
  }

  /// - Parameter y: points below the middle.
  private func draw(
    _ text: String, _ font: FontDescription, y: CGFloat, into canvas: inout Drawing, _ color: DisplayColor
  ) {
    let layout = Paragraph(
      spans: [TextSpan(text: text, font: font)], style: ParagraphStyle(displayScale: canvas.scale)
    )
    .layout(width: nil, height: nil)
    let shift = CGPoint(
      x: canvas.snapped((size.width - layout.size.width) / 2),
      y: canvas.snapped((size.height - layout.size.height) / 2 + y)
    )
    for run in layout.lines.flatMap(\.runs) { canvas.append(.glyphs(run.glyphs.offset(by: shift), .color(color))) }
  }

  override func accessibilityActivate() { press() }

  override func accessibilityElements() -> [AccessibilityElement] {
    if case .prediction = kind, title.isEmpty { return [] }
    var element = AccessibilityElement(node: self, role: .button, label: title)
    element.identifier =
      switch kind {
      case .character: ""
      case .space: "keyboard.space"
      case .shift: "keyboard.shift"
      case .delete: "keyboard.delete"
      case .submit: "keyboard.return"
      case .globe: "keyboard.globe"
      case .dictation: "keyboard.dictation"
      case .prediction(let index): "keyboard.prediction.\(index + 1)"
      case .plane(let plane): "keyboard.\(plane.rawValue)"
      }
    if ![.shift, .submit, .globe, .dictation, .plane(.emoji)].contains(kind) { element.traits = .isKeyboardKey }
    element.isSelected = kind == .shift && runtime.textInput.keyboard.shift != .off
    return [element]
  }
}

/// A finger on a key: types when it lifts there. Delete acts when the finger lands, and repeats while it stays.
@MainActor
final class KeyRecognizer: GestureRecognizer {
  private weak var key: KeyRender?

  /// How far beside its key a finger may lift, in points, and the interval at which a held key repeats, in seconds.
  /// Guesses.
  private static let reach: CGFloat = 20
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  init(key: KeyRender) {
    self.key = key
    super.init(node: key)
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    key?.isPressed = true
    guard key?.kind == .delete else { return }
    key?.press()
    deadline = touch.timestamp + Self.repeatDelay
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let key, key.isPressed else { return }
    if !key.screenFrame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location) { cancelled(in: session) }
  }

  override func deadlinePassed(in session: TouchSession) {
    guard let key, key.isPressed else { return }
    key.press()
    deadline = key.runtime.now + Self.repeatInterval
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let key, key.isPressed else { return }
    cancelled(in: session)
    session.claim(self)
    if key.kind != .delete { key.press() }
  }

  override func cancelled(in session: TouchSession) {
    deadline = nil
    key?.isPressed = false
  }
}
