import Foundation

/// Which columns of a table are shown, and in which order: what an app keeps of it, by the columns' `customizationID`.
///
/// On a phone and a tablet nobody moves columns; an order comes from what was kept on a Mac.
@available(iOS 17.0, *)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
  private var visibilities: [String: Visibility] = [:]
  private var order: [String] = []

  /// The columns as they are written.
  public init() {}

  /// Whether the column with an id is shown; automatic for as the column says itself.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue }
  }

  /// The columns are in the order in which they are written.
  public mutating func resetOrder() { order = [] }

  /// The columns that are shown, in their order.
  func columns(of all: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    var shown = all
    for index in shown.indices {
      guard let id = shown[index].customizationID, !shown[index].fixed.contains(.visibility) else { continue }
      let visibility = self[visibility: id]
      if visibility != .automatic { shown[index].visibility = visibility }
    }
    // Those whose place is known take the places of all such, in their order.
    let places = shown.indices.filter { place(of: shown[$0]) != nil }
    let ordered = places.map { shown[$0] }.sorted { (place(of: $0) ?? 0) < (place(of: $1) ?? 0) }
    for (index, column) in zip(places, ordered) { shown[index] = column }
    return shown
  }

  private func place(of column: _TableColumn<RowValue>) -> Int? {
    guard let id = column.customizationID, !column.fixed.contains(.reorder) else { return nil }
    return order.firstIndex(of: id)
  }
}

@available(iOS 17.0, *)
extension TableColumnCustomization: Codable {
  private enum Keys: String, CodingKey { case shown, hidden, order }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    for id in try values.decodeIfPresent([String].self, forKey: .shown) ?? [] { visibilities[id] = .visible }
    for id in try values.decodeIfPresent([String].self, forKey: .hidden) ?? [] { visibilities[id] = .hidden }
    order = try values.decodeIfPresent([String].self, forKey: .order) ?? []
  }

  /// The ids of the columns that are shown, of those that are not, and their order. The form is our own.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(visibilities.filter { $0.value == .visible }.keys.sorted(), forKey: .shown)
    try values.encode(visibilities.filter { $0.value == .hidden }.keys.sorted(), forKey: .hidden)
    try values.encode(order, forKey: .order)
  }
}

/// What a person may do with a column.
@available(iOS 17.0, *)
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// One bit a deed.
  public let rawValue: Int
  /// Deeds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it to another place.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Make it wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Show or hide it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

@available(iOS 17.0, *)
nonisolated extension TableColumnContent {
  /// By what a `TableColumnCustomization` tells the columns from others.
  @MainActor public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.customizationID = id }
  }

  /// What a `TableColumnCustomization` may not do with the columns.
  @MainActor public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.fixed = behavior }
  }
}
