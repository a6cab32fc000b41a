/// Commands for texts: Command-F searches the text on screen that has a `findNavigator(isPresented:)`.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public init() {}

  @MainActor public static func _view(of commands: Self) -> AnyView {
    AnyView(Button("Find") { ColumnToggles.find.run() }.keyboardShortcut("f"))
  }
}
