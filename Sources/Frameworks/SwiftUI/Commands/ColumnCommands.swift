import Foundation

/// What shows and hides a column at the side, while it is on the screen.
@MainActor
final class ColumnToggles {
  /// Sidebars, and inspectors.
  static let sidebar = ColumnToggles()
  static let inspector = ColumnToggles()
  /// Bars to look for words in a text.
  static let find = ColumnToggles()

  final class Toggle {
    var action: @MainActor () -> Void = {}
    nonisolated init() {}
  }

  private struct Known { weak var toggle: Toggle? }
  private var known: [Known] = []

  func add(_ toggle: Toggle) { known = known.filter { $0.toggle != nil } + [Known(toggle: toggle)] }
  func remove(_ toggle: Toggle) { known.removeAll { $0.toggle === toggle } }

  /// The column that came last goes or comes back.
  func run() { known.lazy.compactMap(\.toggle).last?.action() }
}

/// Lets commands show and hide a column.
struct ColumnToggleModifier: ViewModifier {
  let toggles: ColumnToggles
  let action: @MainActor () -> Void
  @State private var toggle = ColumnToggles.Toggle()

  func body(content: Content) -> some View {
    toggle.action = action
    return content.onAppear { toggles.add(toggle) }.onDisappear { toggles.remove(toggle) }
  }
}

/// Commands for the sidebar: control, command and S shows or hides it.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public init() {}

  @MainActor public static func _view(of commands: Self) -> AnyView {
    AnyView(
      Button("Toggle Sidebar") { ColumnToggles.sidebar.run() }.keyboardShortcut("s", modifiers: [.control, .command]))
  }
}

/// Commands for the inspector: control, command and I shows or hides it.
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
