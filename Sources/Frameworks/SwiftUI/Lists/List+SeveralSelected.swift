extension List {
  /// Creates rows from any views. In edit mode, a tap on a row adds its tag, or else its id in `ForEach`, to the
  /// selection, or removes it. The selection is cleared when editing ends.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(choice: selection.map(Choice.several), content: content())
  }

  /// Creates a row for each element. In edit mode, taps select the elements' ids.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element, identified by `id`. In edit mode, taps select the ids.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a row for each number. In edit mode, taps select the numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// The selection that a tap on a row changes.
  enum Choice {
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)

    /// The same for all types of selected values.
    @MainActor var selection: ListSelection {
      func value(_ ids: [AnyHashable]) -> SelectionValue? { ids.lazy.compactMap { $0.base as? SelectionValue }.first }
      switch self {
      case .one(let binding):
        let selected = binding.wrappedValue
        return ListSelection(
          isMultiple: false,
          isSelected: { $0.contains { $0.base as? SelectionValue == selected && selected != nil } },
          select: { ids, _ in if let value = value(ids) { binding.wrappedValue = value } },
          values: { selected.map { [AnyHashable($0)] } ?? [] })
      case .several(let binding):
        let selected = binding.wrappedValue
        return ListSelection(
          isMultiple: true, isSelected: { value($0).map(selected.contains) ?? false },
          select: { ids, way in
            guard let value = value(ids) else { return }
            // Several taps can occur before the list is evaluated again.
            switch way {
            case .toggling: binding.wrappedValue.formSymmetricDifference([value])
            case .alone: binding.wrappedValue = [value]
            case .adding: binding.wrappedValue.insert(value)
            }
          }, values: { selected.map { AnyHashable($0) } })
      }
    }

    /// Deselects several selected rows; if forced, a single one too.
    func clear(isForced: Bool = false) {
      switch self {
      case .several(let binding): if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] }
      case .one(let binding): if isForced, binding.wrappedValue != nil { binding.wrappedValue = nil }
      }
    }

    /// The selected value, or the only one of several; nil for none.
    var chosen: AnyHashable? {
      switch self {
      case .one(let binding): binding.wrappedValue.map { AnyHashable($0) }
      case .several(let binding):
        binding.wrappedValue.count == 1 ? binding.wrappedValue.first.map { AnyHashable($0) } : nil
      }
    }
  }
}

/// How taps select a row, for all types of selected values.
struct ListSelection {
  /// Whether several rows can be selected, only in edit mode.
  let isMultiple: Bool
  /// Whether one of a row's ids is selected.
  let isSelected: ([AnyHashable]) -> Bool
  /// Selects a row by its ids. For a single selection the way makes no difference.
  let select: ([AnyHashable], Way) -> Void
  /// Returns all selected values.
  let values: () -> [AnyHashable]

  /// What happens to the selected rows if several can be selected.
  enum Way {
    /// They stay selected, and a row that was selected already is deselected.
    case toggling
    case alone, adding
  }
}
