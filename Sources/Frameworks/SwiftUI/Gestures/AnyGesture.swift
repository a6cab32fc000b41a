/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  fileprivate let makeMachine: @MainActor (AnyGesture<Value>, _GestureContext) -> _GestureMachine<AnyGesture<Value>>
  fileprivate let base: any Gesture

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    base = gesture
    makeMachine = { any, context in
      ModifiedGestureMachine(
        any, T._makeMachine(gesture, context), child: { $0.base as? T ?? gesture }, transform: { _, value in value })
    }
  }

  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    gesture.makeMachine(gesture, context)
  }
}
