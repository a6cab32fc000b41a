/// A gesture that runs a closure when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    EndedMachine(
      gesture, Content._makeMachine(gesture.content, context), child: { $0.content }, transform: { _, value in value })
  }
}

private final class EndedMachine<Content: Gesture>: ModifiedGestureMachine<_EndedGesture<Content>, Content> {
  override func actOnChange() {
    if case .ended(let value) = phase { gesture.action(value) }
  }
}

/// A gesture that runs a closure when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    ChangedMachine(
      gesture, Content._makeMachine(gesture.content, context), child: { $0.content }, transform: { _, value in value })
  }
}

private final class ChangedMachine<Content: Gesture>: ModifiedGestureMachine<_ChangedGesture<Content>, Content>
where Content.Value: Equatable {
  private var last: Content.Value?

  override func actOnChange() {
    guard !phase.isOver, let value = phase.value, value != last else { return }
    last = value
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction) { gesture.action(value) }
  }
}

/// A gesture whose value is computed from another's.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    ModifiedGestureMachine(
      gesture, Content._makeMachine(gesture.content, context), child: { $0.content },
      transform: { $0.transform($1) })
  }
}

/// A gesture that updates a view's gesture state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture that updates the state.
  public var base: Base
  /// The state to update.
  public var state: GestureState<State>
  /// Updates the state and the transaction of the change.
  let update: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state. `body` sets the state's new value and the transaction of the change.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    UpdatingMachine(
      gesture, Base._makeMachine(gesture.base, context), child: { $0.base }, transform: { _, value in value })
  }
}

private final class UpdatingMachine<Base: Gesture, State>: ModifiedGestureMachine<
  GestureStateGesture<Base, State>, Base
>
{
  private var hasUpdated = false

  override func actOnChange() {
    if !phase.isOver, let value = phase.value {
      hasUpdated = true
      gesture.state.update {
        $1.tracksVelocity = true
        gesture.update(value, &$0, &$1)
      }
    } else if hasUpdated {
      hasUpdated = false
      gesture.state.reset()
    }
  }
}

nonisolated extension Gesture {
  /// Runs `action` with the last value when the gesture ends, but not when it is cancelled.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Transforms the gesture's values.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Updates a state during the gesture. The state returns to its initial value when the gesture ends or is cancelled.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Runs `action` whenever the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
