import Foundation

/// Commands that belong to one of the groups that every app has.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  private let content: Content

  /// Commands before those of a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  /// Commands after those of a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  /// Commands in place of those of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  @MainActor public static func _view(of commands: Self) -> AnyView { AnyView(commands.content) }
}

/// A menu of an app's own commands.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  private let content: Content

  /// A menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A menu with a name as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _view(of commands: Self) -> AnyView { AnyView(commands.content) }
}

/// Which of the groups that every app has.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// About the app.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// Its settings.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// Hiding the app and others.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// Leaving the app.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// Making new things.
  public static let newItem = CommandGroupPlacement("newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// Import and export.
  public static let importExport = CommandGroupPlacement("importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement("printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// Finding and replacing.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// Looks of text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// Sizes of windows.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The open windows.
  public static let windowList = CommandGroupPlacement("windowList")
  /// Windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement("help")
}
