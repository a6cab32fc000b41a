/// How much of the system's help with writing a text field offers.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }
  private let kind: Kind

  /// As the field thinks best.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// All of it, in the field itself.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// Beside the field.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// None.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

private struct WritingToolsBehaviorKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior { .automatic }
}

extension EnvironmentValues {
  /// How much of the system's help with writing fields inside offer. The simulated phone is one without such help, so that all offer
  /// none.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How much of the system's help with writing fields inside offer. The simulated phone is one without such help.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }
}
