extension ForEach where Content: View {
  /// Creates views for each element of a bound collection, with a binding to the element. Elements are identified by
  /// `id`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: \.1) { index, _ in
      content(Binding(element: elements[index], at: index, of: data, id: id))
    }
  }

  /// Creates views for each identifiable element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}
