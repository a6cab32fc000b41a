import DisplayList
import Foundation
import ScrollworkUIKit
import Typesetting

/// A list's section index at its trailing edge, by which a finger jumps from section to section.
@MainActor
final class ListIndexRender: RenderNode {
  /// A label, and the first row of its section.
  struct Entry: Equatable {
    let label: String
    let row: Int
  }

  var entries: [Entry] {
    didSet { if entries != oldValue { setNeedsPaint() } }
  }
  private weak var stack: LazyStackRender?
  /// The last section jumped to, and the one under the finger.
  private var current: Int?
  private var held: Int? { didSet { if (held == nil) != (oldValue == nil) { setNeedsPaint() } } }
  private lazy var recognizer = ListIndexRecognizer(index: self)

  /// Points.
  static let width: CGFloat = 20
  private static let lineHeight: CGFloat = 14
  private static let font = FontDescription(size: 11, weight: 600)

  init(_ entries: [Entry], of stack: LazyStackRender, owner: _Node) {
    self.entries = entries
    self.stack = stack
    super.init(owner: owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let height = proposal.height ?? .infinity
    return CGSize(width: Self.width, height: min(height, Self.lineHeight * CGFloat(entries.count)))
  }

  override var hasFragment: Bool { true }

  // MARK: Drawing

  /// All labels, or every second, third and so on if they would overlap.
  private var shown: [Int] {
    guard size.height > 0 else { return [] }
    let step = max(1, Int((Self.lineHeight * CGFloat(entries.count) / size.height).rounded(.up)))
    return Array(stride(from: 0, to: entries.count, by: step))
  }

  override func draw(into canvas: inout Drawing) {
    let (look, context) = (environment.listIndexLook, environment.shapeStyleContext)
    let tint = look.color.map { AnyShapeStyle($0) } ?? environment.tint ?? AnyShapeStyle(Color.accentColor)
    let color = tint._resolve(in: context).displayColor
    if let ground = held == nil ? look.ground : look.heldGround ?? look.ground {
      canvas.append(.fill(.rect(CGRect(origin: .zero, size: size)), .color(ground._resolve(in: context).displayColor)))
    }
    let pitch = size.height / CGFloat(max(1, entries.count))
    for index in shown {
      let layout = Paragraph(
        spans: [TextSpan(text: entries[index].label, font: Self.font)],
        style: ParagraphStyle(displayScale: canvas.scale)
      )
      .layout(width: nil, height: nil)
      let shift = CGPoint(
        x: canvas.snapped((size.width - layout.size.width) / 2),
        y: canvas.snapped((CGFloat(index) + 0.5) * pitch - layout.size.height / 2))
      for run in layout.lines.flatMap(\.runs) { canvas.append(.glyphs(run.glyphs.offset(by: shift), .color(color))) }
    }
  }

  // MARK: Touches

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }

  /// A finger is at a vertical position on the screen.
  func touch(at y: CGFloat) {
    guard size.height > 0, !entries.isEmpty else { return }
    let share = (y - position().y) / size.height
    let index = min(max(0, Int(share * CGFloat(entries.count))), entries.count - 1)
    guard index != held else { return }
    held = index
    go(to: index)
  }

  func letGo() { held = nil }

  /// Scrolls a section to the start of the list.
  private func go(to index: Int) {
    guard entries.indices.contains(index), let stack, let scroll = stack.scroll else { return }
    current = index
    let row = entries[index].row
    scroll.updateGeometry()
    scroll.aim(anchor: .top, inPresentViewport: true, animation: nil) { [weak stack] in
      stack.flatMap { row < $0.lines.leafCount ? .row($0, row) : nil }
    }
    UISelectionFeedbackGenerator().selectionChanged()
    runtime.accessibilityDidChange()
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = AccessibilityElement(node: self, role: .adjustable, label: "Section index")
    element.value = current.flatMap { entries.indices.contains($0) ? entries[$0].label : nil } ?? ""
    for (name, distance) in [("Increment", 1), ("Decrement", -1)] {
      element.actions.append(.init(name: name) { [weak self] in self.map { $0.go(to: ($0.current ?? -1) + distance) } })
    }
    return [element]
  }
}

/// A finger on a section index.
@MainActor
private final class ListIndexRecognizer: GestureRecognizer {
  private weak var index: ListIndexRender?
  private var finger: Int?

  init(index: ListIndexRender) {
    self.index = index
    super.init(node: index)
  }

  override var waitsForNoTaps: Bool { true }
  override var waitsForNoLift: Bool { true }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == nil, session.claim(self) else { return }
    finger = touch.id
    index?.touch(at: touch.location.y)
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    if touch.id == finger { index?.touch(at: touch.location.y) }
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    if touch.id == finger { forget() }
  }

  override func cancelled(in session: TouchSession) { if session.start.id == finger { forget() } }

  private func forget() {
    finger = nil
    index?.letGo()
  }
}

extension LazyStackRender {
  /// The sections of a list that have an index label.
  var indexEntries: [ListIndexRender.Entry] {
    var entries: [ListIndexRender.Entry] = []
    var last: ObjectIdentifier?
    for segment in lines.segments where segment.leaves > 0 {
      guard let section = segment.section, section != last else { continue }
      last = section
      var facts = LeafFacts()
      _ = list.origin(ofLeaf: segment.firstLeaf, &facts)
      if let label = facts.sectionFacts.indexLabel { entries.append(.init(label: label, row: segment.firstLeaf)) }
    }
    return entries
  }
}
