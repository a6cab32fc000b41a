import DisplayList
import Foundation

/// The container of a list's rows: while the actions of a row are revealed, a touch anywhere else closes them and
/// otherwise only scrolls. The section index, if there is one, is in front of the rows.
nonisolated struct _ListTouchModifier: RenderModifier {
  let model: ListModel
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ListTouchRender {
    ListTouchRender(model: model, owner: owner, child: child)
  }
  @MainActor func update(_ render: ListTouchRender) { render.indexMayHaveChanged() }
}

@MainActor
final class ListTouchRender: UnaryRender {
  private let model: ListModel
  private lazy var recognizer = ListTouchRecognizer(model: model, node: self)

  init(model: ListModel, owner: _Node, child: RenderNode) {
    self.model = model
    super.init(owner: owner, child: child)
    model.surroundings = self
  }

  // MARK: The index

  private var index: ListIndexRender?
  private var isIndexKnown = false

  override var children: [RenderNode] { index.map { [child, $0] } ?? [child] }

  /// The labels of sections may have changed.
  func indexMayHaveChanged() {
    guard isIndexKnown else { return }
    index?.setNeedsPaint()
    if updateIndex() { childrenDidChange() }
  }

  /// Returns whether the index appeared, disappeared or changed its labels.
  private func updateIndex() -> Bool {
    isIndexKnown = true
    let isHidden = environment.listSectionIndexVisibility == .hidden
    let entries = isHidden ? [] : model.stack?.indexEntries ?? []
    guard entries != index?.entries ?? [] else { return false }
    if entries.isEmpty {
      if let index { disown(index) }
      index = nil
    } else if let index {
      index.entries = entries
    } else if let stack = model.stack {
      let made = ListIndexRender(entries, of: stack, owner: owner)
      adopt(made)
      index = made
    }
    return true
  }

  override func placeChildren() {
    super.placeChildren()
    if !isIndexKnown, updateIndex() {
      setNeedsPaint()
      runtime.accessibilityDidChange()
    }
    guard let index else { return }
    let proposal = ProposedViewSize(width: nil, height: size.height)
    let wanted = index.sizeThatFits(proposal)
    let middle = CGPoint(x: size.width - wanted.width, y: (size.height - wanted.height) / 2)
    place(index, at: middle, proposal: proposal)
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }
}

@MainActor
private final class ListTouchRecognizer: GestureRecognizer {
  private let model: ListModel
  private weak var closing: ListRowRender?

  init(model: ListModel, node: RenderNode) {
    self.model = model
    super.init(node: node)
  }

  override var seizesTouch: Bool { model.openRow != nil }
  override var waitsForNoTaps: Bool { true }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let row = model.openRow else { return }
    // The row itself may be swiped further, and its actions be pressed.
    let visible = row.card.offsetBy(dx: row.position().x, dy: row.position().y)
    let shift = row.environment.layoutDirection == .rightToLeft ? row.slide : -row.slide
    let bounds = visible.offsetBy(dx: shift, dy: 0)
    if bounds.contains(touch.location) {
      guard visible.contains(touch.location) else { return }
      closing = row
      return session.keepOnly { $0 === self || $0 is SwipeRecognizer || $0 is ScrollPanRecognizer }
    }
    row.close()
    session.keepOnly { $0 is ScrollPanRecognizer }
  }

  /// A tap on the visible rest of the row closes it.
  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    if session.owner == nil { closing?.close() }
    closing = nil
  }

  override func cancelled(in session: TouchSession) { closing = nil }
}
