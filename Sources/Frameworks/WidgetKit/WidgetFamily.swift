import Foundation
import ScrollworkSwiftUI

/// The size of a widget.
public enum WidgetFamily: Int, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  /// A square of the home screen.
  case systemSmall = 0
  /// Two squares.
  case systemMedium = 1
  /// Four squares.
  case systemLarge = 2
  /// Eight squares, on iPads.
  case systemExtraLarge = 3
  /// A circle on the lock screen.
  case accessoryCircular = 5
  /// A rectangle on the lock screen.
  case accessoryRectangular = 6
  /// A line above the lock screen's clock.
  case accessoryInline = 7

  /// The name of the size.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
  /// The name of the size.
  public var debugDescription: String { description }

  /// The size in points on an iPhone 15 Pro and, for the largest, on an iPad, from Apple's guidelines.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}

/// Previews a view in the size of a widget.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates a context with a size.
  public init(family: WidgetFamily) { self.family = family }

  /// The value for a key.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    let room = PreviewLayout.fixed(width: family.size.width, height: family.size.height)
    return (key == PreviewRoomKey.self ? room as? Key.Value : nil) ?? Key.defaultValue
  }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

extension EnvironmentValues {
  /// The size of the enclosing widget. Caveat: a view of the app is in none, and reads the small one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the URL that a tap on the widget opens. In an app, where there is no widget, it has no effect, as on iOS.
  @MainActor public func widgetURL(_ url: URL?) -> some View { self }

  /// Sets the placement of a view in a live activity. In an app, where there is none, it has no effect, as on iOS.
  @MainActor public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
