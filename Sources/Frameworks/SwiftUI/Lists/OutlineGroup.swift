/// Rows for a tree of elements. Children are shown while their group is expanded.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let roots: [Data.Element]
  fileprivate let id: KeyPath<Data.Element, ID>
  fileprivate let children: KeyPath<Data.Element, Data?>
  fileprivate let leaf: (Data.Element) -> Leaf
}

/// The content of an expanded group of an `OutlineGroup`.
nonisolated public struct OutlineSubgroupChildren: View, FrameworkView {
  fileprivate let rows: AnyView
  /// The rows.
  @MainActor public var body: some View { rows }
}

extension OutlineGroup: View, FrameworkView where Parent: View, Leaf: View, Subgroup: View {
  /// A row for each element, and a group for each with children.
  @MainActor public var body: some View {
    ForEach(roots, id: id) { OutlineRow(element: $0, id: id, children: children, leaf: leaf) }
  }
}

/// An element, and in a group its children. An element whose collection is nil has no group.
nonisolated private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View, FrameworkView {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf

  @MainActor var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        // The type of the rows inside would contain itself.
        OutlineSubgroupChildren(
          rows: AnyView(
            ForEach(inner, id: id) { OutlineRow(element: $0, id: id, children: children, leaf: leaf) }))
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates rows for one element and its descendants, identified by `id`.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: id, children: children, leaf: content)
  }

  /// Creates rows for one identifiable element and its descendants.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], id: \.id, children: children, leaf: content)
  }

  /// Creates rows for some elements and their descendants, identified by `id`.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: id, children: children, leaf: content)
  }

  /// Creates rows for some identifiable elements and their descendants.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Array(data), id: \.id, children: children, leaf: content)
  }
}

@available(iOS 17.0, *)
extension OutlineGroup: TableRowContent, PrimitiveTableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element: Identifiable,
  Parent.TableRowValue == Data.Element
{
  public typealias TableRowValue = Data.Element

  @MainActor public static func _rows(of group: Self, columns: [_TableColumn<Data.Element>]) -> some View {
    ForEach(group.roots, id: group.id) { element in
      OutlineRow(element: element, id: group.id, children: group.children) {
        Parent._rows(of: group.leaf($0), columns: columns)
      }
    }
  }

  /// Creates table rows for one element and its descendants.
  public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(roots: [root], id: \.id, children: children) { TableRow($0) }
  }

  /// Creates table rows for some elements and their descendants. Elements with children can be expanded and collapsed.
  public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(roots: Array(data), id: \.id, children: children) { TableRow($0) }
  }
}
