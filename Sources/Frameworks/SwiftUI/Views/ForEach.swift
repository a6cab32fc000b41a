/// Views made from the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ForEachNode(view, inputs)
  }

  public static var _leafCount: Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views that are made from data.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

// Rows are built when a container asks for their leaves, and found again by id. No index of all ids is ever kept: after a
// change of data each *live* row is looked for where it was, then around where the change of count would have moved it,
// further and further out; what the rows between two live ones did is unknown and does not matter, since they have no nodes.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>> {
  /// Live rows by their offset in the data.
  private var rows: [Int: ForEachRow<ID, Content>] = [:]
  /// Leaves of one row where all rows have the same number; nil means that rows must be built to be counted.
  private let leavesPerRow = Content._leafCount
  private var hasReportedRepeatedID = false

  private func element(at offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  private func id(at offset: Int) -> ID { element(at: offset)[keyPath: view.id] }

  private func row(at offset: Int) -> ForEachRow<ID, Content> {
    if let row = rows[offset] { return row }
    let row = ForEachRow<ID, Content>(id: id(at: offset), offset: offset, childInputs()) { [unowned self] offset in
      self.view.content(self.element(at: offset))
    }
    if !hasReportedRepeatedID, rows.values.contains(where: { $0.id == row.id }) {
      hasReportedRepeatedID = true
      Report.warning("ForEach: the id \(row.id) occurs more than once; rows with the same id can swap their state.")
    }
    rows[offset] = row
    return row
  }

  // MARK: Leaves

  override var leafCount: Int {
    if let leavesPerRow { return view.data.count * leavesPerRow }
    return (0..<view.data.count).reduce(0) { $0 + row(at: $1).leafCount }
  }

  private func locate(_ index: Int) -> (offset: Int, index: Int) {
    if let leavesPerRow { return (index / leavesPerRow, index % leavesPerRow) }
    var rest = index
    var offset = 0
    while offset < view.data.count {
      let count = row(at: offset).leafCount
      if rest < count { break }
      rest -= count
      offset += 1
    }
    return (offset, rest)
  }

  override func leaf(at index: Int) -> RenderNode {
    let (offset, index) = locate(index)
    return row(at: offset).leaf(at: index)
  }

  override func releaseLeaf(at index: Int) {
    let (offset, index) = locate(index)
    guard let row = rows[offset] else { return }
    if leavesPerRow == 1 {
      rows[offset] = nil
      row.destroy()
    } else {
      row.releaseLeaf(at: index)
    }
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    guard let changed = rows.values.first(where: { $0 === child }) else { return }
    let start =
      leavesPerRow.map { $0 * changed.offset } ?? (0..<changed.offset).reduce(0) { $0 + row(at: $1).leafCount }
    parent?.leavesChanged(edits.map { $0.shifted(by: start) }, in: self)
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    for row in rows.values { row.forEachLiveLeaf(visit) }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { rows.values.forEach(visit) }

  // MARK: Changes

  override func viewDidChange(from old: ForEach<Data, ID, Content>) {
    let edits = reconcile(oldCount: old.data.count)
    if !edits.isEmpty { parent?.leavesChanged(edits, in: self) }
    for row in rows.values.sorted(by: { $0.offset < $1.offset }) { row.evaluate() }
  }

  /// Moves the live rows to their new offsets, drops those whose element is gone, and says what became of the leaves.
  private func reconcile(oldCount: Int) -> [LeafEdit] {
    let newCount = view.data.count
    let old = rows.values.sorted { $0.offset < $1.offset }
    if newCount == oldCount, old.allSatisfy({ id(at: $0.offset) == $0.id }) { return [] }
    let oldLeaves = leavesPerRow.map { $0 * oldCount } ?? old.reduce(0) { $0 + $1.leafCount }

    var pins: [(old: Int, new: Int)] = []
    var dropped: [Int] = []
    var moved: [Int: ForEachRow<ID, Content>] = [:]
    var shift = newCount - oldCount
    for row in old {
      guard let offset = find(row.id, near: row.offset, shift: shift, taken: moved) else {
        dropped.append(row.offset)
        row.destroy()
        continue
      }
      pins.append((row.offset, offset))
      shift = offset - row.offset
      row.offset = offset
      moved[offset] = row
    }
    rows = moved

    let isOrdered = zip(pins, pins.dropFirst()).allSatisfy { $0.new < $1.new }
    guard let leavesPerRow, isOrdered else { return [LeafEdit(range: 0..<oldLeaves, count: leafCount)] }
    return edits(pins: pins, dropped: dropped, oldCount: oldCount, newCount: newCount).map {
      LeafEdit(
        range: $0.range.lowerBound * leavesPerRow..<$0.range.upperBound * leavesPerRow, count: $0.count * leavesPerRow)
    }
  }

  /// What became of the leaves in the gaps between live rows that stayed. In a gap, live rows that went are edits of their
  /// own; where the count changed besides, rows came or went: before the first live row at the start (a prepend), elsewhere
  /// at the end of the gap. Last gap first, so that each edit's indices are those of the old list.
  private func edits(pins: [(old: Int, new: Int)], dropped: [Int], oldCount: Int, newCount: Int) -> [LeafEdit] {
    var edits: [LeafEdit] = []
    var previous = (old: -1, new: -1)
    for pin in pins + [(oldCount, newCount)] {
      let gap = previous.old + 1..<pin.old
      let newGap = pin.new - previous.new - 1
      let gone = dropped.filter(gap.contains)
      let change = newGap - (gap.count - gone.count)
      if change < 0, !gone.isEmpty {
        edits.append(LeafEdit(range: gap, count: newGap))
      } else if let first = gone.first {
        edits.append(LeafEdit(range: first..<first + 1, count: change))
        edits += gone.dropFirst().map { LeafEdit(range: $0..<$0 + 1, count: 0) }
      } else if change != 0 {
        let removed = max(0, -change)
        let position = previous.old < 0 && !pins.isEmpty ? 0 : pin.old - removed
        edits.append(LeafEdit(range: position..<position + removed, count: max(0, change)))
      }
      previous = pin
    }
    return edits.reversed()
  }

  private func find(_ id: ID, near offset: Int, shift: Int, taken: [Int: ForEachRow<ID, Content>]) -> Int? {
    let count = view.data.count
    func matches(_ candidate: Int) -> Bool {
      candidate >= 0 && candidate < count && taken[candidate] == nil && self.id(at: candidate) == id
    }
    if matches(offset) { return offset }
    let guess = offset + shift
    if matches(guess) { return guess }
    let reach = max(guess, count - guess, 0)
    var distance = 1
    while distance <= reach {
      if matches(guess + distance) { return guess + distance }
      if matches(guess - distance) { return guess - distance }
      distance += 1
    }
    return nil
  }
}

/// One built row of a `ForEach`: what its content closure reads re-evaluates this row alone.
@MainActor
final class ForEachRow<ID: Hashable, Content: View>: _Node {
  let id: ID
  var offset: Int
  private let make: (Int) -> Content
  private let scope = DependencyScope(node: nil)
  private var content: _ViewNode<Content>?

  init(id: ID, offset: Int, _ inputs: _NodeInputs, make: @escaping (Int) -> Content) {
    self.id = id
    self.offset = offset
    self.make = make
    super.init(inputs)
    scope.attach(to: self)
  }

  private func builtContent() -> _ViewNode<Content> {
    if let content { return content }
    let made = Content._makeNode(scope.track { make(offset) }, childInputs())
    content = made
    return made
  }

  func evaluate() {
    isQueued = false
    content?.update(scope.track { make(offset) })
  }

  override func performQueuedUpdate() { evaluate() }

  override func environmentDidChange(from old: EnvironmentValues) {
    if scope.isAffected(from: old, to: environment) { runtime.enqueue(self) }
  }

  override func willDestroy() { scope.stop() }
  override var leafCount: Int { Content._leafCount ?? builtContent().leafCount }
  override func leaf(at index: Int) -> RenderNode { builtContent().leaf(at: index) }
  override func releaseLeaf(at index: Int) { content?.releaseLeaf(at: index) }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { content?.forEachLiveLeaf(visit) }
  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
}
