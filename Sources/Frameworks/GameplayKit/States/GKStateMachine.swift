import Foundation

/// A state of a state machine. Subclasses say what happens in it, and what may follow.
open class GKState: NSObject {
  /// The state machine that the state belongs to.
  open internal(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() {}

  /// Returns whether a state of another class may follow; true unless overridden.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the state becomes the current one; nil for the first state.
  open func didEnter(from previousState: GKState?) {}
  /// Called in each update while the state is the current one, with the seconds since the last.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before another state becomes the current one.
  open func willExit(to nextState: GKState) {}
}

/// States, one of which is the current one.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  /// The current state; nil until one is entered.
  open private(set) var currentState: GKState?

  /// Creates a machine with one state of each class; of several the last counts.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// Returns the state of a class; nil for none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Returns whether the state of a class may follow the current one.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Makes the state of a class the current one; returns false if it may not follow.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Updates the current state, with the seconds since the last update.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
