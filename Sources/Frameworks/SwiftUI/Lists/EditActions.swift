import Foundation

/// Edits that a person can make to the rows of a list created from a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moves rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deletes rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Moves and deletes rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows from a binding to a collection, which a person can move and delete.
nonisolated public struct _EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Content: View>:
  View, FrameworkView
where Data.Index: Hashable {
  @Binding var data: Data
  let id: KeyPath<Data.Element, ID>
  let actions: EditActions<Data>
  let content: (Binding<Data.Element>) -> Content

  @MainActor public var body: some View {
    ForEach($data, id: id, content: content)
      .onDelete(perform: actions.rawValue & 2 != 0 ? { data.remove($0) } : nil)
      .onMove(perform: actions.contains(.move) ? { data.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension Collection {
  /// Removes the elements at some offsets, if the collection supports it.
  fileprivate mutating func remove(_ offsets: IndexSet) {
    guard let elements = self as? any RangeReplaceableCollection else { return }
    func removed<C: RangeReplaceableCollection>(_ elements: C) -> Self? {
      var elements = elements
      for offset in offsets.reversed() {
        elements.remove(at: elements.index(elements.startIndex, offsetBy: offset))
      }
      return elements as? Self
    }
    self = removed(elements) ?? self
  }
}

extension List where SelectionValue == Never {
  /// Creates a row for each element of a binding's collection, with a binding to the element. A person can move or
  /// delete rows.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Index: Hashable, Data.Element: Identifiable {
    self.init {
      _EditableRows(data: data, id: \.id, actions: editActions, content: rowContent)
    }
  }

  /// Creates a row for each element of a binding's collection, identified by `id`, with a binding to the element. A
  /// person can move or delete rows.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init {
      _EditableRows(data: data, id: id, actions: editActions, content: rowContent)
    }
  }
}

extension List {
  /// Creates a row for each element of a binding's collection, with a binding to the element. A person can move or
  /// delete rows; a tap selects the id.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Index: Hashable, Data.Element: Identifiable {
    self.init(selection: selection) {
      _EditableRows(data: data, id: \.id, actions: editActions, content: rowContent)
    }
  }

  /// Creates a row for each element of a binding's collection, identified by `id`, with a binding to the element. A
  /// person can move or delete rows; a tap selects the id.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: selection) {
      _EditableRows(data: data, id: id, actions: editActions, content: rowContent)
    }
  }

  /// Creates a row for each element of a binding's collection, with a binding to the element. A person can move or
  /// delete rows; in edit mode, taps select the ids.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Index: Hashable, Data.Element: Identifiable {
    self.init(selection: selection) {
      _EditableRows(data: data, id: \.id, actions: editActions, content: rowContent)
    }
  }

  /// Creates a row for each element of a binding's collection, identified by `id`, with a binding to the element. A
  /// person can move or delete rows; in edit mode, taps select the ids.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: selection) {
      _EditableRows(data: data, id: id, actions: editActions, content: rowContent)
    }
  }
}
