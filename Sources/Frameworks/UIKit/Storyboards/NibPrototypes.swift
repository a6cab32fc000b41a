import Foundation

/// Cells and other views that a table or collection makes from elements of a storyboard or from nibs, by the names that they are
/// dequeued by.
@MainActor
struct NibPrototypes {
  private var makers: [String: () -> UIView?] = [:]

  /// A new cell of a table under a name; nil if nothing is known by it.
  func cell(_ name: String) -> UITableViewCell? {
    let made = makers[name]?() as? UITableViewCell
    made?.reuseIdentifier = name
    return made
  }

  /// A new header or footer of a table under a name; nil if nothing is known by it.
  func title(_ name: String) -> UITableViewHeaderFooterView? {
    let made = makers[Self.titleName(name)]?() as? UITableViewHeaderFooterView
    made?.reuseIdentifier = name
    return made
  }

  /// Headers and cells may have the same names.
  static func titleName(_ identifier: String) -> String { "title/\(identifier)" }

  /// A new view of a collection; nil if nothing is known by the name, which tells kinds apart.
  func view(_ name: String, _ identifier: String) -> UICollectionReusableView? {
    let made = makers[name]?() as? UICollectionReusableView
    made?.reuseIdentifier = identifier
    return made
  }

  /// Makes views from a nib from now on; nil for no longer.
  mutating func register(_ nib: UINib?, _ name: String) {
    makers[name] = nib.map { nib in { nib.first(UIView.self, owner: nil) } }
  }

  mutating func forget(_ name: String) { makers[name] = nil }

  /// Makes views from an element of the scene or nib that a graph is of.
  fileprivate mutating func take(_ element: _NibElement, _ name: String, in graph: NibGraph) {
    let (document, storyboard) = (graph.document, graph.storyboard)
    makers[name] = { [weak scene = graph.scene] in
      let own = NibGraph(document, storyboard: storyboard)
      own.scene = scene
      // Of what is around it a cell can only be connected with the controller.
      if let controller = scene?.controller, let id = scene?.element.id { own.know(controller, as: id) }
      let made = own.make(element) as? UIView
      own.complete(isWhole: true)
      return made
    }
  }

  /// Reads the prototypes and static cells of a table or collection that was made.
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

/// A section of a table whose cells were arranged in Interface Builder.
@MainActor
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// How high the rows are, in points; nil for as the table has it.
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
  /// The cell of a row that was arranged in Interface Builder; nil for tables and rows that were not.
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

  /// Makes cells of a name from a nib, whose first object at the top has to be one; nil for no longer.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    prototypes.register(nib, identifier)
  }

  /// Makes headers and footers of a name from a nib, whose first object at the top has to be one; nil for no longer.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    prototypes.register(nib, NibPrototypes.titleName(identifier))
  }
}

extension UICollectionView {
  /// Makes cells of a name from a nib, whose first object at the top has to be one; nil for no longer.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    prototypes.register(nib, Self.name(nil, identifier))
  }
}
