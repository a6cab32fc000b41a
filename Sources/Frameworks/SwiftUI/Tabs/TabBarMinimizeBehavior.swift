import ScrollworkUIKit

/// When a tab bar becomes a button for the chosen tab.
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let behavior: UITabBarController.MinimizeBehavior

  /// As it is usual: never on a phone and on a tablet.
  public static let automatic = TabBarMinimizeBehavior(behavior: .automatic)
  /// Never.
  public static let never = TabBarMinimizeBehavior(behavior: .never)
  /// When the content is scrolled towards its end; on a phone only.
  public static let onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown)
  /// When the content is scrolled towards its start; on a phone only.
  public static let onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
}

/// Where the accessory of a tab bar is.
@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside a tab bar that shows the chosen tab only.
  case inline
  /// Above the bar.
  case expanded
}

/// What was said about the bar of a `TabView`.
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

  /// Where the accessory around is; nil outside of one.
  @available(iOS 26.0, *)
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// When the bar of a `TabView` inside becomes a button for the chosen tab.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    transformEnvironment(\.tabBarWishes) { $0.behavior = behavior.behavior }
  }

  /// Puts a view above the bar of a `TabView` inside, and beside one that shows the chosen tab only.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = AnyView(content())
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
