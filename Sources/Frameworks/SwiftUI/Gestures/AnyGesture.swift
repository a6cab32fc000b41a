/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let base: any Gesture<Value>

  /// Erases the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    base = gesture
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    machine(gesture, around: gesture.base, context)
  }

  @MainActor private static func machine<T: Gesture>(
    _ gesture: Self, around base: T, _ context: _GestureContext
  ) -> _GestureMachine<Self> where T.Value == Value {
    ModifiedGestureMachine(
      gesture, T._makeMachine(base, context), child: { $0.base as? T ?? base }, transform: { _, value in value })
  }
}
