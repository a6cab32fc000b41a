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
  /// A circle of the lock screen.
  case accessoryCircular = 5
  /// Some lines of the lock screen.
  case accessoryRectangular = 6
  /// A line above the lock screen's clock.
  case accessoryInline = 7

  /// The size's name.
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
  /// The size's name.
  public var debugDescription: String { description }

  /// Points on an iPhone 15 Pro and, for the largest, on an iPad, by Apple's guidelines.
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

/// Previews a view in the room of a widget.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates the room of a widget of a size.
  public init(family: WidgetFamily) { self.family = family }

  /// What the context says under a key.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    let room = PreviewLayout.fixed(width: family.size.width, height: family.size.height)
    return (key == PreviewRoomKey.self ? room as? Key.Value : nil) ?? Key.defaultValue
  }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

extension EnvironmentValues {
  /// The size of the widget that the view is in. Caveat: a view of the app is in none, and sees a small one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets what opens when somebody taps the widget. In an app, where there is no widget, it does nothing, as on iOS.
  @MainActor public func widgetURL(_ url: URL?) -> some View { self }

  /// Sets where a view of a live activity stands. In an app, where there is none, it does nothing, as on iOS.
  @MainActor public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
