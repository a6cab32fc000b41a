/// Commands for window toolbars. Windows on a phone have none, so there is nothing to show, hide or customize.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public init() {}
  @MainActor public static func _view(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
