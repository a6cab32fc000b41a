import Foundation

/// Commands for one of the standard groups of an app.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  private let content: Content

  /// Adds commands before those of a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  /// Adds commands after those of a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  /// Replaces the commands of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  @MainActor public static func _view(of commands: Self) -> AnyView { AnyView(commands.content) }
}

/// A menu of custom commands.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  private let content: Content

  /// Creates a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a menu with a name that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _view(of commands: Self) -> AnyView { AnyView(commands.content) }
}

/// One of the standard groups of an app's commands.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// System services.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// Hiding this app and others.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// Creating new items.
  public static let newItem = CommandGroupPlacement("newItem")
  /// Saving items.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement("importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement("printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// Finding and replacing.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// Window sizes.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The list of open windows.
  public static let windowList = CommandGroupPlacement("windowList")
  /// The list of single-instance windows.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement("help")
}
