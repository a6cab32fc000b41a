@_spi(Reflection) import Swift

/// Views computed from the elements of a collection, each with the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, one row each.
  public var data: Data
  /// Makes the views of a row, when the row is built.
  public var content: (Data.Element) -> Content
  package let id: KeyPath<Data.Element, ID>
  /// Whether the id is the element's own property `id`.
  private var isIdentifiable = false

  /// The offset of the id in an element; nil if it is computed.
  var idOffset: Int? {
    if let offset = MemoryLayout<Data.Element>.offset(of: id) { return offset }
    guard isIdentifiable, !(Data.Element.self is AnyObject.Type) else { return nil }
    // The key path of the protocol's requirement does not identify the property that satisfies it: it is the one of
    // that name.
    var offset: Int?
    _ = _forEachField(of: Data.Element.self) { name, fieldOffset, type, _ in
      if String(cString: name) == "id", type == ID.self { offset = fieldOffset }
      return true
    }
    return offset
  }

  /// For content whose type only another module knows.
  package init(_elements data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Creates views for each element, identified by `id`, which must be unique.
  // A binding to a collection is a collection too, but the overload for bindings is meant.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates views for each number, which is also the id.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for each identifiable element.
  // As above.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
    isIdentifiable = true
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    (Data.self as? any SubviewSource.Type)?.makeNode(view, inputs) ?? ForEachNode(view, inputs)
  }

  public static var _leafCount: Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views made from a collection of data.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements, in the order of the views.
  var data: Data { get }
}

// Rows are built when a container requests their leaves, and found again by id. No index of all ids is kept: after a
// data change each *live* row is searched where it was, then around where the change of count would have moved it,
// further and further out. What the rows between two live ones did is unknown and does not matter, since they have no
// nodes.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  /// Live rows by their offset in the data.
  private var rows: [Int: ForEachRow<ID, Content>] = [:]
  /// The number of leaves per row if it is the same for all; nil if rows must be built to be counted.
  private let leavesPerRow = Content._leafCount
  /// The number of live rows per id: a second one is a mistake in the app.
  private var liveIDs: [ID: Int] = [:]
  private var hasReportedRepeatedID = false
  /// The start of each row's leaves, and their total, if rows must be built to be counted; nil when that changed.
  private var knownStarts: [Int]?

  /// Live rows in data order. Sorting is specialized for numbers, but not for rows of any type.
  private var rowsInOrder: [ForEachRow<ID, Content>] { Array(rows.keys).sorted().compactMap { rows[$0] } }

  private func element(at offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  private func id(at offset: Int) -> ID { element(at: offset)[keyPath: view.id] }

  private func row(at offset: Int) -> ForEachRow<ID, Content> {
    if let row = rows[offset] { return row }
    let row = ForEachRow<ID, Content>(id: id(at: offset), offset: offset, childInputs()) { [unowned self] offset in
      self.view.content(self.element(at: offset))
    }
    rows[offset] = row
    let count = liveIDs[row.id, default: 0] + 1
    liveIDs[row.id] = count
    if count > 1, !hasReportedRepeatedID {
      hasReportedRepeatedID = true
      Report.warning("ForEach: the id \(row.id) occurs more than once; rows with the same id can swap their state.")
    }
    return row
  }

  private func drop(_ row: ForEachRow<ID, Content>) {
    let count = liveIDs[row.id, default: 1] - 1
    liveIDs[row.id] = count > 0 ? count : nil
    row.destroy()
  }

  // MARK: Leaves

  override var leafCount: Int {
    if let leavesPerRow { return view.data.count * leavesPerRow }
    return leafStarts[view.data.count]
  }

  private var leafStarts: [Int] {
    if let knownStarts { return knownStarts }
    var starts = [0]
    for offset in 0..<view.data.count { starts.append(starts[offset] + row(at: offset).leafCount) }
    knownStarts = starts
    return starts
  }

  private func locate(_ index: Int) -> (offset: Int, index: Int) {
    if let leavesPerRow { return (index / leavesPerRow, index % leavesPerRow) }
    let starts = leafStarts
    // The last row that begins at or before the leaf: those before it may be empty.
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (low, index - starts[low])
  }

  override func hasOneLeaf(_ child: _Node) -> Bool { leavesPerRow == 1 }

  override func leaf(at index: Int) -> RenderNode {
    let (offset, index) = locate(index)
    return row(at: offset).leaf(at: index)
  }

  override func origin(ofLeaf index: Int, _ facts: inout LeafFacts) -> LeafOrigin {
    let (offset, index) = locate(index)
    return row(at: offset).origin(ofLeaf: index, &facts)
  }

  override func collectRuns(into runs: inout LeafRuns) {
    guard leavesPerRow == nil else { return runs.add(leafCount) }
    for offset in 0..<view.data.count { row(at: offset).collectRuns(into: &runs) }
  }

  override func releaseLeaf(at index: Int) {
    let (offset, index) = locate(index)
    guard let row = rows[offset] else { return }
    row.releaseLeaf(at: index)
    guard leavesPerRow != nil, !row.isHeld else { return }
    rows[offset] = nil
    drop(row)
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    guard let changed = child as? ForEachRow<ID, Content>, rows[changed.offset] === changed else { return }
    let start: Int
    if let leavesPerRow {
      start = leavesPerRow * changed.offset
    } else {
      start = leafStarts[changed.offset]
      knownStarts = nil
    }
    parent?.leavesChanged(edits.map { $0.shifted(by: start) }, in: self)
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    for row in rows.values { row.forEachLiveLeaf(visit) }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { rows.values.forEach(visit) }

  // MARK: Ids

  /// Searches the elements' ids, then the ids that `.id(_:)` gave to live rows, then those it would give to the others.
  /// The last requires calling the content closure for each element, and is only done if it can succeed.
  override func find(_ id: AnyHashable) -> FoundView? {
    if let offset = offset(of: id) { return .leaf(firstLeaf(of: offset)) }
    for row in rowsInOrder {
      guard let found = row.find(id) else { continue }
      guard case .leaf(let index) = found else { return found }
      return .leaf(firstLeaf(of: row.offset) + index)
    }
    guard leavesPerRow != nil, ExplicitID.canBeGiven(by: Content.self) else { return nil }
    for offset in 0..<view.data.count where ExplicitID.of(view.content(element(at: offset))) == id {
      return .leaf(firstLeaf(of: offset))
    }
    return nil
  }

  private func firstLeaf(of offset: Int) -> Int { leavesPerRow.map { $0 * offset } ?? leafStarts[offset] }

  private func offset(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows.values.first(where: { $0.id == id }) { return row.offset }
    return withIDs { $0.firstOffset(of: id) }
  }

  override func ids(ofLeaf index: Int) -> [AnyHashable] {
    let (offset, index) = locate(index)
    let explicit =
      rows[offset]?.ids(ofLeaf: index) ?? ExplicitID.of(view.content(element(at: offset))).map { [$0] } ?? []
    return explicit + [AnyHashable(id(at: offset))]
  }

  // MARK: Changes

  override func viewDidChange(from old: ForEach<Data, ID, Content>) {
    // An array that shares its buffer with the old one has the same elements.
    if Data.self != [Data.Element].self || !ValueComparison.areEqual(old.data, view.data) {
      let edits = reconcile(oldCount: old.data.count)
      if !edits.isEmpty { parent?.leavesChanged(edits, in: self) }
    }
    for row in rowsInOrder { row.evaluate() }
  }

  /// Moves the live rows to their new offsets, drops those whose element is gone, and returns the changes of the
  /// leaves.
  private func reconcile(oldCount: Int) -> [LeafEdit] {
    let newCount = view.data.count
    let old = rowsInOrder
    let found = withIDs { newOffsets(of: old, shift: newCount - oldCount, in: $0) }
    if newCount == oldCount, zip(old, found).allSatisfy({ $0.offset == $1 }) { return [] }
    let oldStarts = leavesPerRow == nil ? old.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.leafCount) } : []
    let oldRows = old.map(ObjectIdentifier.init)
    knownStarts = nil

    var change = ForEachChange(oldCount: oldCount, newCount: newCount)
    rows = [:]
    for (row, offset) in zip(old, found) {
      guard let offset else {
        change.dropped.append(row.offset)
        drop(row)
        continue
      }
      change.pins.append((row.offset, offset))
      row.offset = offset
      rows[offset] = row
    }
    if let leavesPerRow { return change.edits.map { $0.scaled(by: leavesPerRow) } }

    // All rows are live, since they had to be counted.
    let starts = Dictionary(zip(oldRows, oldStarts), uniquingKeysWith: { first, _ in first })
    var edit = LeafEdit(range: 0..<(oldStarts.last ?? 0), count: 0)
    for offset in 0..<newCount {
      let row = row(at: offset)
      if let start = starts[ObjectIdentifier(row)] {
        edit.kept += (0..<row.leafCount).map { LeafEdit.Move(old: start + $0, new: edit.count + $0) }
      }
      edit.count += row.leafCount
    }
    return [edit]
  }

  private func withIDs<Result>(_ body: (ElementIDs<ID>) -> Result) -> Result {
    if let offset = view.idOffset {
      let result = view.data.withContiguousStorageIfAvailable { body(ElementIDs(in: $0, at: offset)) }
      if let result { return result }
    }
    return body(ElementIDs(count: view.data.count) { [unowned self] in id(at: $0) })
  }

  /// The distance around a row's expected offset that is searched before all of the data.
  private static var reach: Int { 32 }

  /// Returns each row's new offset, nil if its element is gone. Each row is searched at its old offset, at that moved
  /// like its neighbour, and nearby; the remaining ones are found in one pass over the data.
  private func newOffsets(of old: [ForEachRow<ID, Content>], shift: Int, in ids: ElementIDs<ID>) -> [Int?] {
    var taken: Set<Int> = []
    var found = [Int?](repeating: nil, count: old.count)
    var missing: [ID: [Int]] = [:]
    var shift = shift
    func matches(_ candidate: Int, _ wanted: ID) -> Bool {
      guard candidate >= 0, candidate < ids.count, !taken.contains(candidate) else { return false }
      return ids[candidate] == wanted
    }
    func near(_ row: ForEachRow<ID, Content>) -> Int? {
      if matches(row.offset, row.id) { return row.offset }
      let guess = row.offset + shift
      for distance in 0...Self.reach {
        if matches(guess + distance, row.id) { return guess + distance }
        if distance > 0, matches(guess - distance, row.id) { return guess - distance }
      }
      return nil
    }
    for (index, row) in old.enumerated() {
      if let offset = near(row) {
        found[index] = offset
        taken.insert(offset)
        shift = offset - row.offset
      } else {
        missing[row.id, default: []].append(index)
      }
    }
    guard !missing.isEmpty else { return found }
    ids.visit(Array(missing.keys)) { offset in
      if let indices = missing[ids[offset]], let first = indices.first, !taken.contains(offset) {
        found[first] = offset
        taken.insert(offset)
        missing[ids[offset]] = indices.count > 1 ? Array(indices.dropFirst()) : nil
      }
      return !missing.isEmpty
    }
    return found
  }
}

/// A built row of a `ForEach`: changes of what its content closure reads re-evaluate only this row.
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
    // Requested again when the row returns.
    if suspension != nil { return runtime.enqueue(self) }
    isQueued = false
    content?.update(scope.track { make(offset) })
  }

  override func performQueuedUpdate() { evaluate() }

  override func environmentDidChange(from old: EnvironmentValues) {
    if scope.isAffected(from: old, to: environment) { runtime.enqueue(self) }
  }

  override var tracedID: String? { "\(id)" }
  override func willDestroy() { scope.stop() }
  override var leafCount: Int { Content._leafCount ?? builtContent().leafCount }
  /// Leaves that a container holds.
  private var held: Set<Int> = []
  var isHeld: Bool { !held.isEmpty }

  override func leaf(at index: Int) -> RenderNode {
    held.insert(index)
    return builtContent().leaf(at: index)
  }

  override func releaseLeaf(at index: Int) {
    held.remove(index)
    super.releaseLeaf(at: index)
  }

  override var passedChild: _Node? { content }
  override func builtPassedChild() -> _Node? { builtContent() }
}
