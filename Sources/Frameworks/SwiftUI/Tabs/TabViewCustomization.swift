import Foundation

/// The user's changes to the tabs of a `TabView`, by the `customizationID` of tabs and sections, for an app to store.
///
/// Caveat: tabs cannot be dragged here, so an order comes only from what was stored elsewhere.
@available(iOS 18.0, *)
public struct TabViewCustomization: Equatable, Sendable {
  /// The changes to a tab.
  @available(iOS 18.4, *)
  public struct TabCustomization: Equatable, Sendable {
    /// The visibility of the tab in the sidebar; automatic for the tab's default.
    public var sidebarVisibility: Visibility
    /// The visibility of the tab in the bar; automatic for the tab's default.
    public let tabBarVisibility: Visibility
  }

  /// The changes to a section.
  @available(iOS 18.4, *)
  public struct SectionCustomization: Equatable, Sendable {
    /// The ids of the section's tabs in order; nil for the declared order.
    public private(set) var tabOrder: [String]?
    /// Restores the declared order of the tabs.
    public mutating func resetTabOrder() { tabOrder = nil }

    fileprivate init(tabOrder: [String]?) { self.tabOrder = tabOrder }
  }

  private var sidebar: [String: Visibility] = [:]
  private var bar: [String: Visibility] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The changes to the tab with an id.
  @available(iOS 18.4, *)
  public subscript(tab id: String) -> TabCustomization {
    get {
      TabCustomization(sidebarVisibility: sidebar[id] ?? .automatic, tabBarVisibility: bar[id] ?? .automatic)
    }
    set { sidebar[id] = newValue.sidebarVisibility == .automatic ? nil : newValue.sidebarVisibility }
  }

  /// The changes to the section with an id.
  @available(iOS 18.4, *)
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// Older spelling of `self[tab: id].sidebarVisibility`.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// Older spelling of `self[section: id].tabOrder`.
  public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

  /// Restores the declared order of all tabs.
  public mutating func resetSectionOrder() { orders = [:] }
  /// Restores the declared order of a section's tabs.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }
  /// Restores the default visibility of all tabs.
  public mutating func resetVisibility() { (sidebar, bar) = ([:], [:]) }
}

@available(iOS 18.0, *)
extension TabViewCustomization: Codable {
  private enum Keys: String, CodingKey { case sidebar, bar, orders }

  /// Decodes what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func visibilities(_ key: Keys) throws -> [String: Visibility] {
      try (values.decodeIfPresent([String: Bool].self, forKey: key) ?? [:]).mapValues { $0 ? .visible : .hidden }
    }
    sidebar = try visibilities(.sidebar)
    bar = try visibilities(.bar)
    orders = try values.decodeIfPresent([String: [String]].self, forKey: .orders) ?? [:]
  }

  /// Encodes the visibility of tabs and their order. The format is our own.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(sidebar.mapValues { $0 == .visible }, forKey: .sidebar)
    try values.encode(bar.mapValues { $0 == .visible }, forKey: .bar)
    try values.encode(orders, forKey: .orders)
  }
}

/// How the user can customize a tab or a section.
@available(iOS 18.0, *)
public struct TabCustomizationBehavior: Equatable, Sendable {
  private enum Kind { case automatic, reorderable, disabled }
  private let kind: Kind

  /// The visibility, and with the rest of its section the position.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(kind: .automatic) }
  /// Also the position.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(kind: .reorderable) }
  /// Disabled.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(kind: .disabled) }
}

extension EnvironmentValues {
  /// The customization of tab views.
  @Entry var tabCustomization: TabViewCustomization?
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Applies a customization to the tabs of a `TabView` in this view.
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
  /// Creates a customization stored under a key.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store,
      read: { ($0.data(forKey: $1)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { $0.set((try? JSONEncoder().encode($2)) as Any?, forKey: $1) })
  }
}
