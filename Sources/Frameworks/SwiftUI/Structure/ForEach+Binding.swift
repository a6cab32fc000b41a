extension ForEach where Content: View {
  /// Views for each element of a collection that a binding leads to, each with a binding to its element. `id` tells elements apart.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: \.1) { index, _ in
      content(Binding(element: elements[index], at: index, of: data, id: id))
    }
  }

  /// Views for each element of a collection that a binding leads to, each with a binding to its element, which tells its own id.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}
