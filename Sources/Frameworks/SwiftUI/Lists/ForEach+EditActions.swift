/// The elements of a binding's collection with their identifiers.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An element.
  public struct Element {
    fileprivate let id: ID
    fileprivate let value: Binding<Base.Element>?
  }

  fileprivate let data: Binding<Base>
  fileprivate let elements: Base
  fileprivate let id: KeyPath<Base.Element, ID>
  fileprivate let actions: EditActions<Base>
  public var startIndex: Base.Index { elements.startIndex }
  public var endIndex: Base.Index { elements.endIndex }
  public subscript(position: Base.Index) -> Element { Element(id: elements[position][keyPath: id], value: nil) }
  public func index(after i: Base.Index) -> Base.Index { elements.index(after: i) }
}

nonisolated extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { elements.index(before: i) }
}

nonisolated extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { elements.index(i, offsetBy: distance) }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { elements.distance(from: start, to: end) }
}

/// The view of an element that a person can move or delete.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View, FrameworkView {
  fileprivate let content: Content?
  /// The view.
  @MainActor public var body: some View { content }
}

extension IndexedIdentifierCollection: SubviewSource
where Base: MutableCollection & RandomAccessCollection, Base.Index: Hashable {
  @MainActor static func makeNode<Data, Key, Content: View>(
    _ view: ForEach<Data, Key, Content>, _ inputs: _NodeInputs
  ) -> _ViewNode<ForEach<Data, Key, Content>> {
    EditableRowsNode<Base, ID, Data, Key, Content>(view, inputs)
  }
}

@MainActor
private final class EditableRowsNode<
  Base: MutableCollection & RandomAccessCollection, ID: Hashable, Data: RandomAccessCollection, Key: Hashable,
  Made: View
>: ContentNode<ForEach<Data, Key, Made>, _EditableRows<Base, ID, Made?>?> where Base.Index: Hashable {
  override func contentView(of view: ForEach<Data, Key, Made>) -> _EditableRows<Base, ID, Made?>? {
    (view.data as? IndexedIdentifierCollection<Base, ID>).map { rows in
      _EditableRows(data: rows.data, id: rows.id, actions: rows.actions) { value in
        let element = IndexedIdentifierCollection<Base, ID>.Element(
          id: value.wrappedValue[keyPath: rows.id], value: value)
        return (element as? Data.Element).map { view.content($0) }
      }
    }
  }
}

extension ForEach {
  /// Creates views for each element of a binding's collection, identified by `id`, with a binding to the element. A
  /// person can move or delete the rows.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
    let rows = IndexedIdentifierCollection(
      data: data, elements: data.wrappedValue, id: id, actions: editActions)
    self.init(_elements: rows, id: \.id, content: { EditableCollectionContent(content: $0.value.map { content($0) }) })
  }

  /// Creates views for each element of a binding's collection, with a binding to the element. A person can move or
  /// delete the rows.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
