import Foundation

/// The visibility and order of a table's columns, for an app to store by the columns' `customizationID`.
///
/// Columns cannot be moved on a phone or a tablet; an order comes from what was stored on a Mac.
@available(iOS 17.0, *)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
  private var visibilities: [String: Visibility] = [:]
  private var order: [String] = []

  /// Creates a customization without changes.
  public init() {}

  /// The visibility of the column with an id; automatic for the column's default.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue }
  }

  /// Restores the declared order of the columns.
  public mutating func resetOrder() { order = [] }

  /// Returns the visible columns in order.
  func columns(of all: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    var shown = all
    for index in shown.indices {
      guard let id = shown[index].customizationID, !shown[index].fixed.contains(.visibility) else { continue }
      let visibility = self[visibility: id]
      if visibility != .automatic { shown[index].visibility = visibility }
    }
    // Those with a known position take all such positions, in order.
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

  /// Decodes what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    for id in try values.decodeIfPresent([String].self, forKey: .shown) ?? [] { visibilities[id] = .visible }
    for id in try values.decodeIfPresent([String].self, forKey: .hidden) ?? [] { visibilities[id] = .hidden }
    order = try values.decodeIfPresent([String].self, forKey: .order) ?? []
  }

  /// Encodes the ids of visible columns, those of hidden ones, and the order. The format is our own.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(visibilities.filter { $0.value == .visible }.keys.sorted(), forKey: .shown)
    try values.encode(visibilities.filter { $0.value == .hidden }.keys.sorted(), forKey: .hidden)
    try values.encode(order, forKey: .order)
  }
}

/// The ways in which the user can customize a column.
@available(iOS 17.0, *)
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// One bit per behaviour.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Resizing the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Showing or hiding the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All behaviours.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

@available(iOS 17.0, *)
nonisolated extension TableColumnContent {
  /// Sets the id of the columns in a `TableColumnCustomization`.
  @MainActor public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.customizationID = id }
  }

  /// Sets which customizations are disabled for the columns in a `TableColumnCustomization`.
  @MainActor public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.fixed = behavior }
  }
}
