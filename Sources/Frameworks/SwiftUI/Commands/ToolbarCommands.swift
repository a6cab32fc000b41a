/// Commands for the bars of windows. A phone's windows have none, so there is nothing to show, hide or change.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public init() {}
  @MainActor public static func _view(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
