extension List {
  /// Rows of any views. While the list is edited, a tap on a row adds its tag, or else the id that `ForEach` gives it, to the
  /// selection, or takes it away; when the editing ends, nothing is selected any more.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(choice: selection.map(Choice.several), content: content())
  }

  /// A row for each element; while the list is edited, taps select the elements' ids.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, told apart by `id`; while the list is edited, taps select these.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number; while the list is edited, taps select the numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// What a tap on a row selects.
  enum Choice {
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)

    /// The same whatever the type of the selected value.
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
            // Several taps can come before the list is evaluated again.
            switch way {
            case .toggling: binding.wrappedValue.formSymmetricDifference([value])
            case .alone: binding.wrappedValue = [value]
            case .adding: binding.wrappedValue.insert(value)
            }
          }, values: { selected.map { AnyHashable($0) } })
      }
    }

    /// Gives up what several selected rows are; if forced, a single one too.
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

/// How taps choose a row, whatever the type of the selected value.
struct ListSelection {
  /// Rows are chosen while the list is edited only, and several of them.
  let isMultiple: Bool
  /// True if one of a row's ids is selected.
  let isSelected: ([AnyHashable]) -> Bool
  /// Selects a row by its ids; where one alone can be, whatever the way.
  let select: ([AnyHashable], Way) -> Void
  /// All that is selected.
  let values: () -> [AnyHashable]

  /// What becomes of the rows that are selected where several can be.
  enum Way {
    /// They stay, and one that is selected already is given up.
    case toggling
    case alone, adding
  }
}
