import Foundation

/// Toggles for side columns that are on screen.
@MainActor
final class ColumnToggles {
  /// Sidebars, and inspectors.
  static let sidebar = ColumnToggles()
  static let inspector = ColumnToggles()
  /// Find bars of texts.
  static let find = ColumnToggles()

  final class Toggle {
    var action: @MainActor () -> Void = {}
    nonisolated init() {}
  }

  private struct Known { weak var toggle: Toggle? }
  private var known: [Known] = []

  func add(_ toggle: Toggle) { known = known.filter { $0.toggle != nil } + [Known(toggle: toggle)] }
  func remove(_ toggle: Toggle) { known.removeAll { $0.toggle === toggle } }

  /// Toggles the column that appeared last.
  func run() { known.lazy.compactMap(\.toggle).last?.action() }
}

/// Lets commands toggle a column.
struct ColumnToggleModifier: ViewModifier {
  let toggles: ColumnToggles
  let action: @MainActor () -> Void
  @State private var toggle = ColumnToggles.Toggle()

  func body(content: Content) -> some View {
    toggle.action = action
    return content.onAppear { toggles.add(toggle) }.onDisappear { toggles.remove(toggle) }
  }
}

/// Commands for the sidebar: Control-Command-S shows or hides it.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public init() {}

  @MainActor public static func _view(of commands: Self) -> AnyView {
    AnyView(
      Button("Toggle Sidebar") { ColumnToggles.sidebar.run() }.keyboardShortcut("s", modifiers: [.control, .command]))
  }
}

/// Commands for the inspector: Control-Command-I shows or hides it.
@available(iOS 17.0, *)
nonisolated public struct InspectorCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public init() {}

  @MainActor public static func _view(of commands: Self) -> AnyView {
    AnyView(
      Button("Toggle Inspector") { ColumnToggles.inspector.run() }
        .keyboardShortcut("i", modifiers: [.control, .command]))
  }
}
