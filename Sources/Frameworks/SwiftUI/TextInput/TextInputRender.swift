import DisplayList
import Foundation
import ScrollworkUIKit
import Typesetting

/// Draws editable text, its selection and the caret.
///
/// The displayed text has as many characters as the edited text (bullets for a secure one, spaces for newlines in one
/// line), so places are the same in both. Places are counted in characters; the paragraph counts bytes.
@MainActor
final class TextInputRender: RenderNode {
  private(set) var view: TextInputView
  private(set) var editing: TextEditing
  private(set) var paragraph: Paragraph
  /// The fill of each span of the paragraph, and its background.
  private var fills: [_ResolvedShapeStyle]
  private var backgrounds: [Color?]
  /// The edited text with its attributes; nil for a plain one.
  private(set) var attributed: AttributedEditing?
  /// The traits for which the keyboard was made: other changes of the environment keep the keyboard's current state.
  private var knownTraits = TextInputTraits()
  private var knownFound: FoundText?
  /// The scroll offset of the text inside the field, in points.
  private(set) var scrolled = CGPoint.zero
  /// The UIKit view found by an app; nil until then.
  var standIn: FieldStandIn?
  /// The target x of up and down arrows: where the first of them started.
  var verticalGoal: CGFloat?
  private lazy var caret = CaretRender(owner: owner)
  private lazy var recognizer = TextTouchRecognizer(field: self)

  init(_ view: TextInputView, owner: _Node) {
    self.view = view
    editing = TextEditing(view.text)
    let made = view.attributed.map { AttributedEditing($0, in: owner.environment) }
    attributed = made
    (paragraph, fills, backgrounds) = Self.paragraph(of: view.text, made, view, in: owner.environment)
    super.init(owner: owner)
    if let range = view.selected?.range { editing.select(range) }
    if let places = made?.places { editing.select(places) }
    if let input = view.attributed { adopt(input) }
    adopt(caret)
  }

  override var children: [RenderNode] { [caret] }
  override var mirrorsChildren: Bool { false }
  override var hasFragment: Bool { true }
  var isFocused: Bool { runtime.textInput.field === self }
  var isMultiline: Bool { view.kind != .line }

  /// Restores the focus from the previous version of the code, if the field is on the screen then.
  func takeFocus(selecting places: Range<Int>) {
    editing.select(places)
    runtime.enqueueCallback { [weak self] in
      guard let self else { return }
      runtime.textInput.grant(self)
    }
  }

  // MARK: Text

  private static func paragraph(
    of text: String, _ attributed: AttributedEditing?, _ view: TextInputView, in environment: EnvironmentValues,
    growingFrom old: Paragraph? = nil
  ) -> (Paragraph, [_ResolvedShapeStyle], [Color?]) {
    var shown = text
    if view.isSecure {
      shown = String(repeating: "\u{2022}", count: text.count)
    } else if view.kind == .line, text.contains(where: \.isNewline) {
      shown = String(text.map { $0.isNewline ? " " : $0 })
    }
    // An empty text is as high as text typed into it.
    let plain = Text.Segment(content: .verbatim(""))
    let segments = attributed.map { Text($0.text).segments }.flatMap { $0.isEmpty ? nil : $0 } ?? [plain]
    var spans = segments.map { $0.span(in: environment) }
    if attributed == nil { spans[0].text = shown }
    let style = ParagraphStyle(
      alignment: environment.multilineTextAlignment.paragraphAlignment, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft, displayScale: environment.displayScale)
    return (
      Paragraph(spans: spans, style: style, growingFrom: old),
      TextRender.fills(of: segments, in: environment.shapeStyleContext), segments.map(\.background)
    )
  }

  private func refresh() {
    // Typing leaves most lines unchanged.
    let (new, fills, backgrounds) = Self.paragraph(
      of: editing.text, attributed, view, in: environment, growingFrom: paragraph)
    if fills != self.fills || backgrounds != self.backgrounds {
      (self.fills, self.backgrounds) = (fills, backgrounds)
      setNeedsPaint()
    }
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
    if let input = new.attributed {
      let isSelectionNew = input.selected != attributed?.told
      if attributed?.shows(input.text) != true { adopt(input) }
      attributed?.follow(input, editing: &editing, isSelectionNew: isSelectionNew)
      if isSelectionNew { textDidChange() }
    } else if new.text != editing.text {
      editing.replace(by: new.text)
    }
    if isSelectionNew, let range = new.selected?.range, new.selected != editing.selection {
      editing.select(range)
      textDidChange()
    }
    refresh()
    runtime.accessibilityDidChange()
  }

  func environmentDidChange() {
    if !environment.isEnabled, isFocused { runtime.textInput.blur() }
    let traits = environment.textInputTraits
    if isFocused, traits != knownTraits { runtime.textInput.traitsDidChange() }
    knownTraits = traits
    if environment.foundText != knownFound { foundDidChange() }
    knownFound = environment.foundText
    refresh()
    textDidChange()
    caret.setNeedsPaint()
  }

  override func didAttach() { connectOwner(true) }

  override func didDetach() {
    connectOwner(false)
    if isFocused { runtime.textInput.blur() }
  }

  /// Carries out the user's edit or move of the caret.
  func edit(_ change: (inout TextEditing) -> Void) {
    var new = editing
    change(&new)
    defer { runtime.textInput.didAct() }
    guard new != editing else { return }
    let isChanged = new.text != editing.text
    attributed?.follow(from: editing, to: new, in: environment)
    editing = new
    runtime.accessibilityDidChange()
    textDidChange()
    guard isChanged else {
      tellOwnerOfSelection()
      return tellSelection()
    }
    refresh()
    if let attributed, let input = view.attributed {
      input.bindings.text.wrappedValue = attributed.text
    } else {
      view.binding.wrappedValue = new.text
    }
    tellSelection()
    // The app may have changed it.
    runtime.enqueueCallback { [weak self] in self?.followBinding() }
  }

  /// Reports the selection if the app has bound it.
  private func tellSelection() {
    attributed?.tellSelection(of: editing, to: view.attributed?.bindings.selection, in: environment)
    var selection = editing.selection
    selection.affinity = environment.textSelectionAffinity
    guard let binding = view.selection, binding.wrappedValue != selection else { return }
    binding.wrappedValue = selection
  }

  /// Switches to editing the app's text; disallowed attributes are changed and reported to the app.
  private func adopt(_ input: AttributedInput) {
    let made = AttributedEditing(input, in: environment)
    attributed = made
    if made.text != input.text { runtime.enqueueCallback { input.bindings.text.wrappedValue = made.text } }
  }

  private func followBinding() {
    if attributed != nil, let bindings = view.attributed?.bindings {
      let input = AttributedInput(bindings)
      guard attributed?.shows(input.text) != true else { return }
      adopt(input)
      attributed?.follow(input, editing: &editing, isSelectionNew: false)
      return refresh()
    }
    let actual = view.binding.wrappedValue
    guard actual != editing.text else { return }
    editing.replace(by: actual)
    refresh()
  }

  // MARK: Geometry

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? idealWidth
    let broken = isMultiline && width.isFinite ? width : nil
    let layout = paragraph.layout(width: broken, height: nil)
    switch view.kind {
    // As in UIKit's fields: a point higher than the line, which is centred.
    case .line: return CGSize(width: width, height: layout.size.height.rounded(.up) + 1)
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

  /// An empty field has the ideal width of its placeholder.
  private var idealWidth: CGFloat {
    var spans = paragraph.spans.first.map { [$0] } ?? []
    guard spans.first?.text.isEmpty == true, paragraph.spans.count == 1, !view.prompt.isEmpty else {
      return paragraph.layout(width: nil, height: nil).size.width
    }
    spans[0].text = view.prompt
    return Paragraph(spans: spans, style: paragraph.style).layout(width: nil, height: nil).size.width
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let width = isMultiline ? proposal.width.flatMap { $0.isFinite ? $0 : nil } : nil
    switch key {
    case VerticalAlignment.firstTextBaseline.key:
      return lineInset(in: sizeThatFits(proposal).height) + paragraph.layout(width: width, height: nil).firstBaseline
    case VerticalAlignment.lastTextBaseline.key:
      return lineInset(in: sizeThatFits(proposal).height) + paragraph.layout(width: width, height: nil).lastBaseline
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

  /// The width of UIKit's caret, in points.
  static let caretWidth: CGFloat = 2

  /// Scrolls inside the field to show the caret, and back if nothing is hidden.
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
    // Accents and descenders of a single line may extend beyond it.
    let reach = isMultiline ? 0 : size.height / 2
    return Fragment.Effects(clip: .rect(CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -reach)))
  }

  override func draw(into canvas: inout Drawing) {
    let origin = textOrigin
    drawFound(into: &canvas)
    if isFocused, !editing.range.isEmpty {
      let range = byte(of: editing.range.lowerBound)..<byte(of: editing.range.upperBound)
      let color = tint.opacity(Self.selectionOpacity)
      for rectangle in paragraph.rectangles(of: range, width: breakWidth) {
        canvas.append(.fill(.rect(canvas.snapped(rectangle.offsetBy(dx: origin.x, dy: origin.y))), .color(color)))
      }
    }
    let paints = fills.map {
      $0.paint(in: CGRect(origin: .zero, size: size), layoutDirection: environment.layoutDirection)
    }
    let shift = CGPoint(x: canvas.snapped(origin.x), y: canvas.snapped(origin.y))
    for line in paragraph.layout(width: breakWidth, height: nil).lines {
      for run in line.runs where backgrounds.indices.contains(run.span) {
        guard let color = backgrounds[run.span] else { continue }
        let area = CGRect(
          x: run.glyphs.origin.x, y: line.frame.minY, width: run.glyphs.width, height: line.frame.height)
        canvas.append(
          .fill(
            .rect(canvas.snapped(area.offsetBy(dx: origin.x, dy: origin.y))),
            .color(color.resolve(in: environment.shapeStyleContext.color))))
      }
      for run in line.runs where paints.indices.contains(run.span) {
        canvas.append(.glyphs(run.glyphs.offset(by: shift), paints[run.span]))
      }
    }
  }

  /// The opacity of the tint behind selected text; read off a screen.
  static let selectionOpacity = 0.2

  /// The caret's colour.
  var tint: DisplayColor {
    let usual = (isMultiline ? UITextView.self : UITextField.self).defaultValue(.tintColor, \UIView.tintColor)
    let style = environment.tint ?? AnyShapeStyle(usual.flatMap { $0 }.map { Color(uiColor: $0) } ?? .accentColor)
    return style._resolve(in: environment.shapeStyleContext).displayColor
  }

  /// Called when the focus changed or the caret blinked.
  func caretDidChange() {
    caret.isVisible = runtime.textInput.isCaretVisible && isFocused && editing.range.isEmpty && !hidesCaret
  }

  /// Called when the focus changed.
  func focusDidChange() {
    if !isFocused { editing.move(to: editing.head) }
    view.onEditing?(isFocused)
    _ = standIn?.focusDidChange(isFocused)
    tellSelection()
    textDidChange()
    runtime.accessibilityDidChange()
  }

  // MARK: Touches and accessibility

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }
  override func isHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: min(0, (size.height - Self.reach) / 2)).contains(point)
  }

  /// Touches extend to fields lower than this many points. Apple's smallest target is 44; a guess for text.
  private static let reach: CGFloat = 30

  override func accessibilityActivate() {
    runtime.textInput.focus(self)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = AccessibilityElement(
      node: self, role: view.isSecure ? .secureTextField : .textField, label: view.title)
    element.value = view.isSecure ? shownText : editing.text
    element.placeholder = view.prompt
    element.isFocused = isFocused
    return [element]
  }
}
