import Foundation

/// The content of a table or collection: sections and rows by their identity, and how often each was reloaded.
///
/// Batch changes follow UIKit's documented order: deletions count from the state before the change, insertions from the
/// state after it.
package struct TableModel {
  /// A section and the identifiers of its rows.
  package struct Section: Identifiable {
    package let id: AnyHashable
    package var rows: [AnyHashable]
  }

  /// The identity of rows of an ordinary data source, which provides none.
  private struct Serial: Hashable { let number: Int }

  package private(set) var sections: [Section] = []
  private var versions: [AnyHashable: Int] = [:]
  private var generation = 0
  private var serial = 0
  private var known: [AnyHashable: IndexPath] = [:]

  package init() {}

  private mutating func newID() -> AnyHashable {
    serial += 1
    return AnyHashable(Serial(number: serial))
  }

  private mutating func newRows(_ count: Int) -> [AnyHashable] { (0..<max(count, 0)).map { _ in newID() } }

  private mutating func index() {
    known = [:]
    for (section, content) in sections.enumerated() {
      for (row, id) in content.rows.enumerated() { known[id] = IndexPath(row: row, section: section) }
    }
  }

  // MARK: Queries

  package func id(at place: IndexPath) -> AnyHashable? {
    guard place.count == 2, sections.indices.contains(place.section),
      sections[place.section].rows.indices.contains(place.row)
    else { return nil }
    return sections[place.section].rows[place.row]
  }

  package func place(of id: AnyHashable) -> IndexPath? { known[id] }

  /// Returns a number that changes whenever a row has to be reloaded.
  package func version(of id: AnyHashable) -> Int { generation + (versions[id] ?? 0) }

  // MARK: Loading

  /// Reloads everything; rows at the same place keep their identity.
  mutating func load(_ counts: [Int]) {
    generation += 1
    var loaded: [Section] = []
    for (index, count) in counts.enumerated() {
      var section = sections.indices.contains(index) ? sections[index] : Section(id: newID(), rows: [])
      if section.rows.count > count { section.rows.removeLast(section.rows.count - max(count, 0)) }
      section.rows += newRows(count - section.rows.count)
      loaded.append(section)
    }
    sections = loaded
    index()
  }

  /// Marks all rows for reloading.
  mutating func reloadAll() { generation += 1 }

  /// Shows the content of a snapshot.
  mutating func show(_ new: [Section], reloading: some Collection<AnyHashable>) {
    sections = new
    for id in reloading { versions[id, default: 0] += 1 }
    index()
  }

  // MARK: Batches

  private struct Batch {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: [IndexPath: AnyHashable] = [:]
    var deletedSections = IndexSet()
    var insertedSections: [Int: Section] = [:]
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var reloadedRows: [IndexPath] = []
    var movedSections: [(from: Int, to: Int)] = []

    /// Moves do not count as deletions and insertions.
    var changes: Changes {
      let (goneRows, newRows) = (Set(movedRows.map(\.from)), Set(movedRows.map(\.to)))
      let (goneSections, newSections) = (Set(movedSections.map(\.from)), Set(movedSections.map(\.to)))
      return Changes(
        deletedRows: deletedRows.filter { !goneRows.contains($0) }.sorted(),
        insertedRows: insertedRows.keys.filter { !newRows.contains($0) }.sorted(), movedRows: movedRows,
        reloadedRows: reloadedRows, deletedSections: deletedSections.filter { !goneSections.contains($0) },
        insertedSections: insertedSections.keys.filter { !newSections.contains($0) }.sorted(),
        movedSections: movedSections)
    }
  }
  private var batch = Batch()

  mutating func beginBatch() { batch = Batch() }

  mutating func insert(_ places: [IndexPath]) { for place in places { batch.insertedRows[place] = newID() } }
  mutating func delete(_ places: [IndexPath]) { batch.deletedRows.formUnion(places) }
  mutating func move(_ place: IndexPath, to new: IndexPath) {
    guard let id = id(at: place) else { return }
    batch.deletedRows.insert(place)
    batch.insertedRows[new] = id
    batch.movedRows.append((place, new))
  }
  mutating func reload(_ places: [IndexPath]) {
    batch.reloadedRows += places
    for place in places { if let id = id(at: place) { versions[id, default: 0] += 1 } }
  }
  mutating func insertSections(_ places: IndexSet, count: (Int) -> Int) {
    for place in places { batch.insertedSections[place] = Section(id: newID(), rows: newRows(count(place))) }
  }
  mutating func deleteSections(_ places: IndexSet) { batch.deletedSections.formUnion(places) }
  mutating func reloadSections(_ places: IndexSet, count: (Int) -> Int) {
    for place in places where sections.indices.contains(place) {
      batch.deletedSections.insert(place)
      let rows = newRows(count(place))
      batch.insertedSections[place] = Section(id: sections[place].id, rows: rows)
    }
  }

  mutating func moveSection(_ place: Int, to new: Int) {
    guard sections.indices.contains(place) else { return }
    batch.deletedSections.insert(place)
    batch.insertedSections[new] = sections[place]
    batch.movedSections.append((place, new))
  }

  /// The changes of a batch, as requested.
  struct Changes {
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var reloadedRows: [IndexPath] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
  }

  @discardableResult
  mutating func endBatch() -> Changes {
    let batch = batch
    self.batch = Batch()
    var changed: [Section] = []
    for (index, section) in sections.enumerated() where !batch.deletedSections.contains(index) {
      let left = section.rows.enumerated().filter {
        !batch.deletedRows.contains(IndexPath(row: $0.offset, section: index))
      }
      changed.append(Section(id: section.id, rows: left.map(\.element)))
    }
    for (index, section) in batch.insertedSections.sorted(by: { $0.key < $1.key }) {
      changed.insert(section, at: min(max(index, 0), changed.count))
    }
    for (place, id) in batch.insertedRows.sorted(by: { $0.key < $1.key }) where changed.indices.contains(place.section)
    {
      changed[place.section].rows.insert(id, at: min(max(place.row, 0), changed[place.section].rows.count))
    }
    sections = changed
    index()
    return batch.changes
  }
}

extension IndexPath {
  /// Creates an index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates an index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row index in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item index in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
