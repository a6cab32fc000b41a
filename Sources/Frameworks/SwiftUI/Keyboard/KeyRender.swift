import DisplayList
import Foundation
import Typesetting

/// One key of the keyboard on the screen.
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

  /// Keys have no space between them for a finger.
  override func isHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).insetBy(dx: -3, dy: -5.5).contains(point)
  }

  private var title: String { runtime.textInput.keyboard.title(of: kind) }

  private var isSpecial: Bool {
    switch kind {
    case .character, .space: false
    case .shift: runtime.textInput.keyboard.shift == .off
    case .delete, .submit, .plane: true
    }
  }

  override func draw(into canvas: inout Drawing) {
    let palette = KeyboardPalette(environment.colorScheme)
    let cap = Outline.roundedRect(
      canvas.snapped(CGRect(origin: .zero, size: size)), radii: CornerRadii(5), style: .continuous)
    canvas.append(.shadow(cap, Shadow(color: palette.shadow, radius: 0, offset: CGPoint(x: 0, y: 1))))
    canvas.append(.fill(cap, .color(isSpecial != isPressed ? palette.special : palette.key)))
    switch kind {
    case .shift: drawShift(into: &canvas, palette.label)
    case .delete: drawDelete(into: &canvas, palette.label)
    default: drawTitle(into: &canvas, palette.label)
    }
  }

  private func drawTitle(into canvas: inout Drawing, _ color: DisplayColor) {
    var font = FontDescription(size: 16)
    if case .character(let text) = kind { font.size = text.count == 1 ? 22 : 16 }
    let layout = Paragraph(
      spans: [TextSpan(text: title, font: font)], style: ParagraphStyle(displayScale: canvas.scale)
    )
    .layout(width: nil, height: nil)
    let shift = CGPoint(
      x: canvas.snapped((size.width - layout.size.width) / 2), y: canvas.snapped((size.height - layout.size.height) / 2)
    )
    for run in layout.lines.flatMap(\.runs) { canvas.append(.glyphs(run.glyphs.offset(by: shift), .color(color))) }
  }

  /// An arrow upwards; full while letters come as capitals, with a bar below while they stay so.
  private func drawShift(into canvas: inout Drawing, _ color: DisplayColor) {
    let arrow = path([(0, -9), (9, 0), (4.5, 0), (4.5, 7), (-4.5, 7), (-4.5, 0), (-9, 0)])
    switch runtime.textInput.keyboard.shift {
    case .off: canvas.append(.stroke(arrow, .color(color), Stroke(width: 1.5, join: .round)))
    case .once: canvas.append(.fill(arrow, .color(color)))
    case .locked:
      canvas.append(.fill(arrow, .color(color)))
      canvas.append(.fill(path([(-4.5, 9), (4.5, 9), (4.5, 11), (-4.5, 11)]), .color(color)))
    }
  }

  /// A tag that points to the left, with a cross in it.
  private func drawDelete(into canvas: inout Drawing, _ color: DisplayColor) {
    let stroke = Stroke(width: 1.5, cap: .round, join: .round)
    canvas.append(.stroke(path([(-11, 0), (-4, -8), (11, -8), (11, 8), (-4, 8)]), .color(color), stroke))
    canvas.append(.stroke(path([(0, -3.5), (7, 3.5)], isClosed: false), .color(color), stroke))
    canvas.append(.stroke(path([(0, 3.5), (7, -3.5)], isClosed: false), .color(color), stroke))
  }

  /// Lines through points around the key's middle.
  private func path(_ points: [(CGFloat, CGFloat)], isClosed: Bool = true) -> Outline {
    var elements: [PathElements.Element] = []
    for (x, y) in points {
      let point = CGPoint(x: size.width / 2 + x, y: size.height / 2 + y)
      elements.append(elements.isEmpty ? .move(point) : .line(point))
    }
    if isClosed { elements.append(.close) }
    return .path(PathElements(elements), evenOdd: false)
  }

  override func accessibilityActivate() { press() }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = AccessibilityElement(node: self, role: .button, label: title)
    element.identifier =
      switch kind {
      case .character: ""
      case .space: "keyboard.space"
      case .shift: "keyboard.shift"
      case .delete: "keyboard.delete"
      case .submit: "keyboard.return"
      case .plane(let plane): "keyboard.\(plane.rawValue)"
      }
    if kind != .shift, kind != .submit { element.traits = .isKeyboardKey }
    element.isSelected = kind == .shift && runtime.textInput.keyboard.shift != .off
    return [element]
  }
}

/// A finger on a key: types when it lifts there. Delete acts when it lands, and goes on while it stays.
@MainActor
final class KeyRecognizer: GestureRecognizer {
  private weak var key: KeyRender?

  /// How far beside its key a finger may lift, in points, and how often a key that is held repeats, in seconds.
  /// Guesses.
  private static let reach: CGFloat = 20
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  init(key: KeyRender) {
    self.key = key
    super.init(node: key)
  }

  override func began(_ touch: TouchEvent, in session: TouchSession) {
    key?.isPressed = true
    guard key?.kind == .delete else { return }
    key?.press()
    deadline = touch.timestamp + Self.repeatDelay
  }

  override func moved(_ touch: TouchEvent, in session: TouchSession) {
    guard let key, key.isPressed else { return }
    if !key.screenFrame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location) { cancelled(in: session) }
  }

  override func deadlinePassed(in session: TouchSession) {
    guard let key, key.isPressed else { return }
    key.press()
    deadline = key.runtime.now + Self.repeatInterval
  }

  override func ended(_ touch: TouchEvent, in session: TouchSession) {
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
