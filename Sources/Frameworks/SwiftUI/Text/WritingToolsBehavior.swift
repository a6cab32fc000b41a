/// The extent of Writing Tools in a text field.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }
  private let kind: Kind

  /// The field's default.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// The complete experience, in the field itself.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// A limited experience, beside the field.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// No Writing Tools.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

private struct WritingToolsBehaviorKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior { .automatic }
}

extension EnvironmentValues {
  /// The extent of Writing Tools in fields. The simulated phone does not support them, so fields offer none.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the extent of Writing Tools in fields of this view. The simulated phone does not support them.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }
}
