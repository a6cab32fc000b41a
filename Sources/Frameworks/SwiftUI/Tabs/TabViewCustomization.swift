import Foundation

/// What a person changed about the tabs of a `TabView`, by the tabs' and the sections' `customizationID`, for an app to keep.
///
/// Caveat: nobody drags tabs here, so an order comes only from what was kept elsewhere.
@available(iOS 18.0, *)
public struct TabViewCustomization: Equatable, Sendable {
  /// What was changed about a tab.
  @available(iOS 18.4, *)
  public struct TabCustomization: Equatable, Sendable {
    /// Whether the tab is in the sidebar; automatic for as it says itself.
    public var sidebarVisibility: Visibility
    /// Whether the tab is in the bar; automatic for as it says itself.
    public let tabBarVisibility: Visibility
  }

  /// What was changed about a section.
  @available(iOS 18.4, *)
  public struct SectionCustomization: Equatable, Sendable {
    /// The ids of its tabs in their order; nil for the order in which they are written.
    public private(set) var tabOrder: [String]?
    /// The tabs are in the order in which they are written.
    public mutating func resetTabOrder() { tabOrder = nil }

    fileprivate init(tabOrder: [String]?) { self.tabOrder = tabOrder }
  }

  private var sidebar: [String: Visibility] = [:]
  private var bar: [String: Visibility] = [:]
  private var orders: [String: [String]] = [:]

  /// Nothing was changed.
  public init() {}

  /// What was changed about the tab with an id.
  @available(iOS 18.4, *)
  public subscript(tab id: String) -> TabCustomization {
    get {
      TabCustomization(sidebarVisibility: sidebar[id] ?? .automatic, tabBarVisibility: bar[id] ?? .automatic)
    }
    set { sidebar[id] = newValue.sidebarVisibility == .automatic ? nil : newValue.sidebarVisibility }
  }

  /// What was changed about the section with an id.
  @available(iOS 18.4, *)
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// An older spelling of `self[tab: id].sidebarVisibility`.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// An older spelling of `self[section: id].tabOrder`.
  public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

  /// All tabs are in the order in which they are written.
  public mutating func resetSectionOrder() { orders = [:] }
  /// The tabs of a section are in the order in which they are written.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }
  /// All tabs are shown where they say themselves.
  public mutating func resetVisibility() { (sidebar, bar) = ([:], [:]) }
}

@available(iOS 18.0, *)
extension TabViewCustomization: Codable {
  private enum Keys: String, CodingKey { case sidebar, bar, orders }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func visibilities(_ key: Keys) throws -> [String: Visibility] {
      try (values.decodeIfPresent([String: Bool].self, forKey: key) ?? [:]).mapValues { $0 ? .visible : .hidden }
    }
    sidebar = try visibilities(.sidebar)
    bar = try visibilities(.bar)
    orders = try values.decodeIfPresent([String: [String]].self, forKey: .orders) ?? [:]
  }

  /// Whether tabs are shown, and their order. The form is our own.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(sidebar.mapValues { $0 == .visible }, forKey: .sidebar)
    try values.encode(bar.mapValues { $0 == .visible }, forKey: .bar)
    try values.encode(orders, forKey: .orders)
  }
}

/// What a person may change about a tab or a section.
@available(iOS 18.0, *)
public struct TabCustomizationBehavior: Equatable, Sendable {
  private enum Kind { case automatic, reorderable, disabled }
  private let kind: Kind

  /// Whether it is shown, and with the others of its section its place.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(kind: .automatic) }
  /// Its place too.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(kind: .reorderable) }
  /// Nothing.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(kind: .disabled) }
}

extension EnvironmentValues {
  /// What was changed about the tabs of tab views inside.
  @Entry var tabCustomization: TabViewCustomization?
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Applies to the tabs of a `TabView` inside what was changed about them.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(TabCustomizationModifier(customization: customization))
  }
}

@available(iOS 18.0, *)
nonisolated private struct TabCustomizationModifier: ViewModifier {
  let customization: Binding<TabViewCustomization>?
  @MainActor func body(content: Content) -> some View {
    content.environment(\.tabCustomization, customization?.wrappedValue)
  }
}

@available(iOS 18.0, *)
extension AppStorage where Value == TabViewCustomization {
  /// What was changed about the tabs, stored under a key.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store,
      read: { ($0.data(forKey: $1)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { $0.set((try? JSONEncoder().encode($2)) as Any?, forKey: $1) })
  }
}
