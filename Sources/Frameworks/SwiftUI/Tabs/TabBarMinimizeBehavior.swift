import ScrollworkUIKit

/// When a tab bar minimizes to a button for the selected tab.
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let behavior: UITabBarController.MinimizeBehavior

  /// The default: never on a phone or a tablet.
  public static let automatic = TabBarMinimizeBehavior(behavior: .automatic)
  /// Never.
  public static let never = TabBarMinimizeBehavior(behavior: .never)
  /// When the content is scrolled towards its end; only on a phone.
  public static let onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown)
  /// When the content is scrolled towards its start; only on a phone.
  public static let onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
}

/// The placement of a tab bar's accessory.
@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside a minimized tab bar.
  case inline
  /// Above the bar.
  case expanded
}

/// The settings for the bar of a `TabView`.
struct TabBarWishes {
  var behavior = UITabBarController.MinimizeBehavior.automatic
  /// Nil for none.
  var accessory: AnyView?
}

private struct TabBarWishesKey: EnvironmentKey { static var defaultValue: TabBarWishes { TabBarWishes() } }
private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  var tabBarWishes: TabBarWishes {
    get { self[TabBarWishesKey.self] }
    set { self[TabBarWishesKey.self] = newValue }
  }

  /// The placement of the accessory that contains the view; nil outside one.
  @available(iOS 26.0, *)
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets when the bar of a `TabView` in this view minimizes to a button for the selected tab.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    transformEnvironment(\.tabBarWishes) { $0.behavior = behavior.behavior }
  }

  /// Adds a view above the bar of a `TabView` in this view, or next to the bar when it is minimized.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = AnyView(content())
    return transformEnvironment(\.tabBarWishes) { $0.accessory = accessory }
  }

  /// Adds a view above the bar of a `TabView` in this view, or next to the bar when it is minimized; none while
  /// `isEnabled` is false.
  @available(iOS 26.1, *)
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return transformEnvironment(\.tabBarWishes) { $0.accessory = accessory }
  }
}

/// A view above a tab bar, on glass.
nonisolated struct TabBarAccessory: View, FrameworkView {
  let content: AnyView
  let placement: TabViewBottomAccessoryPlacement

  @MainActor var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.regularMaterial, in: Capsule())
      .clipShape(Capsule())
      .environment(\.tabViewBottomAccessoryPlacement, placement)
  }
}
