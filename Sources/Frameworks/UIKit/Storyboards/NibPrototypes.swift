import Foundation

/// Cells and other views that a table or collection creates from storyboard elements or nibs, by reuse identifier.
@MainActor
struct NibPrototypes {
  private var makers: [String: () -> UIView?] = [:]

  /// Returns a new cell of a table; nil for an unknown identifier.
  func cell(_ name: String) -> UITableViewCell? {
    let made = makers[name]?() as? UITableViewCell
    made?.reuseIdentifier = name
    return made
  }

  /// Returns a new header or footer of a table; nil for an unknown identifier.
  func title(_ name: String) -> UITableViewHeaderFooterView? {
    let made = makers[Self.titleName(name)]?() as? UITableViewHeaderFooterView
    made?.reuseIdentifier = name
    return made
  }

  /// Headers and cells may have the same identifiers.
  static func titleName(_ identifier: String) -> String { "title/\(identifier)" }

  /// Returns a new view of a collection; nil for an unknown identifier of its kind.
  func view(_ name: String, _ identifier: String) -> UICollectionReusableView? {
    let made = makers[name]?() as? UICollectionReusableView
    made?.reuseIdentifier = identifier
    return made
  }

  /// Registers a nib; nil to unregister.
  mutating func register(_ nib: UINib?, _ name: String) {
    makers[name] = nib.map { nib in { nib.first(UIView.self, owner: nil) } }
  }

  mutating func forget(_ name: String) { makers[name] = nil }

  /// Registers an element of a graph's scene or nib.
  fileprivate mutating func take(_ element: _NibElement, _ name: String, in graph: NibGraph) {
    let (document, storyboard) = (graph.document, graph.storyboard)
    makers[name] = { [weak scene = graph.scene] in
      let own = NibGraph(document, storyboard: storyboard)
      own.scene = scene
      // Among the surrounding objects, a cell can be connected only with the controller.
      if let controller = scene?.controller, let id = scene?.element.id { own.know(controller, as: id) }
      let made = own.make(element) as? UIView
      own.complete(isWhole: true)
      return made
    }
  }

  /// Reads the prototypes and static cells of a table or collection.
  static func read(_ element: _NibElement, for object: NSObject, in graph: NibGraph) {
    switch object {
    case let table as UITableView:
      for child in element.child("prototypes")?.children ?? [] {
        guard let name = child["reuseIdentifier"] else { continue }
        table.prototypes.take(child, name, in: graph)
      }
      if let sections = element.child("sections") {
        table.staticSections = sections.children.map { StaticSection($0, in: graph) }
      }
    case let collection as UICollectionView:
      for child in element.child("cells")?.children ?? [] {
        collection.prototypes.take(child, UICollectionView.name(nil, child["reuseIdentifier"] ?? ""), in: graph)
      }
      let kinds = [
        "sectionHeaderView": UICollectionView.elementKindSectionHeader,
        "sectionFooterView": UICollectionView.elementKindSectionFooter,
      ]
      for child in element.children {
        guard let kind = kinds[child["key"] ?? ""] else { continue }
        collection.prototypes.take(child, UICollectionView.name(kind, child["reuseIdentifier"] ?? ""), in: graph)
      }
    default: return
    }
  }
}

/// A section of a table with static cells.
@MainActor
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights of the rows, in points; nil for the table's.
  let heights: [CGFloat?]
  let headerHeight: CGFloat?
  let footerHeight: CGFloat?

  fileprivate init(_ element: _NibElement, in graph: NibGraph) {
    header = graph.localized(element, "headerTitle")
    footer = graph.localized(element, "footerTitle")
    headerHeight = element.number("headerHeight").map { CGFloat($0) }
    footerHeight = element.number("footerHeight").map { CGFloat($0) }
    let made = (element.child("cells")?.children ?? []).compactMap { child in
      (graph.make(child) as? UITableViewCell).map { ($0, child.number("rowHeight").map { CGFloat($0) }) }
    }
    cells = made.map(\.0)
    heights = made.map(\.1)
  }
}

extension UITableView {
  /// Returns the static cell of a row; nil if there is none.
  func staticCell(at place: IndexPath) -> UITableViewCell? {
    guard let section = staticSection(place.section), section.cells.indices.contains(place.row) else { return nil }
    return section.cells[place.row]
  }

  func staticSection(_ index: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(index) else { return nil }
    return staticSections[index]
  }

  func staticHeight(at place: IndexPath) -> CGFloat? {
    guard let section = staticSection(place.section), section.heights.indices.contains(place.row) else { return nil }
    return section.heights[place.row]
  }

  /// Registers a nib for cells of an identifier, whose first top-level object must be one; nil to unregister.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    prototypes.register(nib, identifier)
  }

  /// Registers a nib for headers and footers of an identifier, whose first top-level object must be one; nil to
  /// unregister.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    prototypes.register(nib, NibPrototypes.titleName(identifier))
  }
}

extension UICollectionView {
  /// Registers a nib for cells of an identifier, whose first top-level object must be one; nil to unregister.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    prototypes.register(nib, Self.name(nil, identifier))
  }
}
