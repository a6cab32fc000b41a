import DisplayList
import Foundation
import ScrollworkUIKit
import Typesetting

/// Draws editable text, its selection and the caret.
///
/// The text that is shown has as many characters as the text that is edited (bullets for a secure one, spaces for
/// newlines in one line), so places are the same in both. Places are counted in characters; the paragraph counts bytes.
@MainActor
final class TextInputRender: RenderNode {
  private(set) var view: TextInputView
  private(set) var editing: TextEditing
  private var paragraph: Paragraph
  private var fill: _ResolvedShapeStyle
  /// What the keyboard was made for: other changes around leave it as the person has turned it.
  private var knownTraits = TextInputTraits()
  /// How far the text is scrolled inside the field, in points.
  private var scrolled = CGPoint.zero
  /// Where up and down arrows aim: the x at which the first of them began.
  var verticalGoal: CGFloat?
  private lazy var caret = CaretRender(owner: owner)
  private lazy var recognizer = TextTouchRecognizer(field: self)

  init(_ view: TextInputView, owner: _Node) {
    self.view = view
    editing = TextEditing(view.text)
    paragraph = Self.paragraph(of: view.text, view, in: owner.environment)
    fill = AnyShapeStyle(.foreground)._resolve(in: owner.environment.shapeStyleContext)
    super.init(owner: owner)
    if let range = view.selected?.range { editing.select(range) }
    adopt(caret)
  }

  override var children: [RenderNode] { [caret] }
  override var mirrorsChildren: Bool { false }
  override var hasFragment: Bool { true }
  var isFocused: Bool { runtime.textInput.field === self }
  var isMultiline: Bool { view.kind != .line }

  // MARK: Text

  private static func paragraph(of text: String, _ view: TextInputView, in environment: EnvironmentValues) -> Paragraph
  {
    var shown = text
    if view.isSecure {
      shown = String(repeating: "\u{2022}", count: text.count)
    } else if view.kind == .line, text.contains(where: \.isNewline) {
      shown = String(text.map { $0.isNewline ? " " : $0 })
    }
    var span = Text.Segment(content: .verbatim("")).span(in: environment)
    span.text = shown
    let style = ParagraphStyle(
      alignment: environment.multilineTextAlignment.paragraphAlignment, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft, displayScale: environment.displayScale)
    return Paragraph(spans: [span], style: style)
  }

  private func refresh() {
    let new = Self.paragraph(of: editing.text, view, in: environment)
    if new.spans != paragraph.spans || new.style != paragraph.style {
      paragraph = new
      runtime.accessibilityDidChange()
      if isFocused { runtime.textInput.keyboard.textDidChange() }
      textDidChange()
    }
  }

  private func textDidChange() {
    setNeedsLayout()
    setNeedsPaint()
  }

  func update(_ new: TextInputView) {
    if new.kind != view.kind { setNeedsLayout() }
    let isSelectionNew = new.selected != view.selected
    view = new
    if new.text != editing.text { editing.replace(by: new.text) }
    if isSelectionNew, let range = new.selected?.range, new.selected != editing.selection {
      editing.select(range)
      textDidChange()
    }
    refresh()
    runtime.accessibilityDidChange()
  }

  func environmentDidChange() {
    fill = AnyShapeStyle(.foreground)._resolve(in: environment.shapeStyleContext)
    if !environment.isEnabled, isFocused { runtime.textInput.blur() }
    let traits = environment.textInputTraits
    if isFocused, traits != knownTraits { runtime.textInput.traitsDidChange() }
    knownTraits = traits
    refresh()
    textDidChange()
    caret.setNeedsPaint()
  }

  override func didDetach() {
    if isFocused { runtime.textInput.blur() }
  }

  /// Carries out an edit or a move of the caret by the person.
  func edit(_ change: (inout TextEditing) -> Void) {
    var new = editing
    change(&new)
    defer { runtime.textInput.didAct() }
    guard new != editing else { return }
    let isChanged = new.text != editing.text
    editing = new
    runtime.accessibilityDidChange()
    textDidChange()
    guard isChanged else { return tellSelection() }
    refresh()
    view.binding.wrappedValue = new.text
    tellSelection()
    // The app may have made something else of it.
    runtime.enqueueCallback { [weak self] in self?.followBinding() }
  }

  /// The app hears of the selection if it wants to.
  private func tellSelection() {
    guard let binding = view.selection, binding.wrappedValue != editing.selection else { return }
    binding.wrappedValue = editing.selection
  }

  private func followBinding() {
    let actual = view.binding.wrappedValue
    guard actual != editing.text else { return }
    editing.replace(by: actual)
    refresh()
  }

  // MARK: Geometry

  /// The width that lines are broken at; nil for one line.
  private var breakWidth: CGFloat? { isMultiline ? size.width : nil }
  /// The distance of two lines.
  var linePitch: CGFloat {
    let lineHeight = paragraph.layout(width: nil, height: nil).lines.first?.frame.height ?? 0
    return lineHeight + environment.lineSpacing + (paragraph.spans.first?.font.leading ?? 0)
  }

  private func byte(of place: Int) -> Int {
    let text = paragraph.spans.first?.text ?? ""
    let index = text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  private func place(ofByte byte: Int) -> Int {
    let text = paragraph.spans.first?.text ?? ""
    let index = text.utf8.index(text.startIndex, offsetBy: byte, limitedBy: text.endIndex) ?? text.endIndex
    return text[..<index].count
  }

  /// Where the paragraph's corner is in the field.
  private var textOrigin: CGPoint {
    let room = size.width - paragraph.layout(width: breakWidth, height: nil).size.width
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var x: CGFloat = 0
    switch environment.multilineTextAlignment {
    case .leading: x = isRightToLeft ? room : 0
    case .center: x = room / 2
    case .trailing: x = isRightToLeft ? 0 : room
    }
    // A line that is too long is scrolled from its start.
    if room < 0 { x = isRightToLeft ? room : 0 }
    return CGPoint(x: x - scrolled.x, y: -scrolled.y)
  }

  func caret(at place: Int) -> Paragraph.Caret {
    var caret = paragraph.caret(before: byte(of: place), width: breakWidth)
    let origin = textOrigin
    caret.frame = caret.frame.offsetBy(dx: origin.x, dy: origin.y)
    return caret
  }

  /// The caret in the field's coordinates.
  var caretFrame: CGRect { caret(at: editing.head).frame }

  /// The place closest to a point in the field's coordinates.
  func place(at point: CGPoint) -> Int {
    let origin = textOrigin
    return place(
      ofByte: paragraph.byte(closestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y), width: breakWidth))
  }

  /// The first and the last place of the caret's line.
  var line: ClosedRange<Int> {
    let bytes = paragraph.lineRange(around: byte(of: editing.head), width: breakWidth)
    return place(ofByte: bytes.lowerBound)...max(place(ofByte: bytes.lowerBound), place(ofByte: bytes.upperBound))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? paragraph.layout(width: nil, height: nil).size.width
    let broken = isMultiline && width.isFinite ? width : nil
    let layout = paragraph.layout(width: broken, height: nil)
    switch view.kind {
    case .line: return CGSize(width: width, height: layout.size.height)
    case .editor(let leastHeight): return CGSize(width: width, height: max(leastHeight, layout.size.height))
    case .growing:
      let most = max(1, environment.lineLimit ?? .max)
      var height = layout.size.height
      if layout.lines.count > most { height = layout.lines[most - 1].frame.maxY }
      let missing = min(environment.leastLines, most) - layout.lines.count
      if missing > 0 { height += CGFloat(missing) * linePitch }
      return CGSize(width: width, height: (height * runtime.displayScale).rounded(.up) / runtime.displayScale)
    }
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let width = isMultiline ? proposal.width.flatMap { $0.isFinite ? $0 : nil } : nil
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return paragraph.layout(width: width, height: nil).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: return paragraph.layout(width: width, height: nil).lastBaseline
    default: return nil
    }
  }

  override func placeChildren() {
    showCaret()
    var frame = caretFrame
    frame.origin.x = min(max(frame.minX - Self.caretWidth / 2, 0), max(0, size.width - Self.caretWidth))
    frame.size.width = Self.caretWidth
    caret.length = frame.height
    caret.setFrame(origin: frame.origin, proposal: ProposedViewSize(frame.size))
    setNeedsPaint()
  }

  /// UIKit's caret, in points.
  static let caretWidth: CGFloat = 2

  /// Scrolls inside the field as far as it takes to see the caret, and back where nothing is hidden.
  private func showCaret() {
    let text = paragraph.layout(width: breakWidth, height: nil).size
    guard isFocused else {
      scrolled = .zero
      return
    }
    scrolled = CGPoint(
      x: Self.scroll(scrolled.x, room: size.width, caret: caretFrame.minX, length: Self.caretWidth),
      y: Self.scroll(scrolled.y, room: size.height, caret: caretFrame.minY, length: caretFrame.height))
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let overflow = max(0, text.width - size.width + Self.caretWidth)
    scrolled.x = isRightToLeft ? min(0, max(scrolled.x, -overflow)) : max(0, min(scrolled.x, overflow))
    scrolled.y = max(0, min(scrolled.y, text.height - size.height))
  }

  private static func scroll(_ offset: CGFloat, room: CGFloat, caret: CGFloat, length: CGFloat) -> CGFloat {
    if caret < 0 { return offset + caret }
    if caret + length > room { return offset + caret + length - room }
    return offset
  }

  // MARK: Drawing

  private var isOverflowing: Bool {
    let text = paragraph.layout(width: breakWidth, height: nil).size
    return text.width > size.width + 0.01 || text.height > size.height + 0.01
  }

  override var effects: Fragment.Effects {
    guard isOverflowing else { return .none }
    // Accents and descenders of a single line may reach beyond it.
    let reach = isMultiline ? 0 : size.height / 2
    return Fragment.Effects(clip: .rect(CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -reach)))
  }

  override func draw(into canvas: inout Drawing) {
    let origin = textOrigin
    if isFocused, !editing.range.isEmpty {
      let range = byte(of: editing.range.lowerBound)..<byte(of: editing.range.upperBound)
      let color = tint.opacity(Self.selectionOpacity)
      for rectangle in paragraph.rectangles(of: range, width: breakWidth) {
        canvas.append(.fill(.rect(canvas.snapped(rectangle.offsetBy(dx: origin.x, dy: origin.y))), .color(color)))
      }
    }
    let paint = fill.paint(in: CGRect(origin: .zero, size: size), layoutDirection: environment.layoutDirection)
    let shift = CGPoint(x: canvas.snapped(origin.x), y: canvas.snapped(origin.y))
    for line in paragraph.layout(width: breakWidth, height: nil).lines {
      for run in line.runs { canvas.append(.glyphs(run.glyphs.offset(by: shift), paint)) }
    }
  }

  /// Share of the tint behind selected text; read off a screen.
  static let selectionOpacity = 0.2

  /// The caret's colour.
  var tint: DisplayColor {
    let style = environment.tint ?? AnyShapeStyle(Color.accentColor)
    return style._resolve(in: environment.shapeStyleContext).displayColor
  }

  /// The focus came or went, or the caret blinked.
  func caretDidChange() {
    caret.isVisible = runtime.textInput.isCaretVisible && isFocused && editing.range.isEmpty
  }

  /// The focus came or went.
  func focusDidChange() {
    if !isFocused { editing.move(to: editing.head) }
    view.onEditing?(isFocused)
    tellSelection()
    textDidChange()
    runtime.accessibilityDidChange()
  }

  // MARK: Touches and accessibility

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }
  override func isHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: min(0, (size.height - Self.reach) / 2)).contains(point)
  }

  /// A finger hits a line that is lower than this many points. Apple's smallest target is 44; a guess for text.
  private static let reach: CGFloat = 30

  override func accessibilityActivate() {
    runtime.textInput.focus(self)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = AccessibilityElement(
      node: self, role: view.isSecure ? .secureTextField : .textField, label: view.title)
    element.value = view.isSecure ? paragraph.spans.first?.text ?? "" : editing.text
    element.placeholder = view.prompt
    element.isFocused = isFocused
    return [element]
  }
}

/// The bar between two characters. A fragment of its own, so that blinking draws nothing else.
@MainActor
final class CaretRender: RenderNode {
  var isVisible = false {
    didSet { if isVisible != oldValue { setNeedsPaint() } }
  }
  var length: CGFloat = 0

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? TextInputRender.caretWidth, height: proposal.height ?? length)
  }
  override var hasFragment: Bool { true }

  override func draw(into canvas: inout Drawing) {
    guard isVisible, let field = parent as? TextInputRender else { return }
    let bar = CGRect(origin: .zero, size: size)
    canvas.append(
      .fill(
        .roundedRect(bar, radii: CornerRadii(TextInputRender.caretWidth / 2), style: .circular), .color(field.tint)))
  }

  override func accessibilityElements() -> [AccessibilityElement] { [] }
}
