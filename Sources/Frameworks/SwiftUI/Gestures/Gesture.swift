/// A touch gesture, and the value that describes it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that is passed to callbacks.
  associatedtype Value = Body.Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture
  /// The gesture's body; its value is this gesture's.
  var body: Body { get }

  /// Returns a gesture in progress. Not for use outside this module.
  static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self>
}

extension Gesture where Value == Body.Value {
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    ModifiedGestureMachine(
      gesture, Body._makeMachine(gesture.body, context), child: { $0.body }, transform: { _, value in value })
  }
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.") }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeMachine(_ gesture: Never, _ context: _GestureContext) -> _GestureMachine<Never> {}
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    OptionalGestureMachine(gesture, context)
  }
}

/// Receives no events while there is no gesture.
private final class OptionalGestureMachine<Wrapped: Gesture>: _GestureMachine<Wrapped?> {
  private var child: _GestureMachine<Wrapped>?

  override init(_ gesture: Wrapped?, _ context: _GestureContext) {
    super.init(gesture, context)
    child = gesture.map { Wrapped._makeMachine($0, context) }
    if child == nil { phase = .failed }
  }

  override func gestureDidChange() {
    if let gesture { child?.gesture = gesture } else { fail() }
  }

  private func sync(_ body: (_GestureMachine<Wrapped>) -> Void) {
    guard let child else { return }
    let before = child.revision
    body(child)
    if child.revision != before { phase = child.phase }
  }

  override func handle(_ event: GestureEvent) { sync { $0.handle(event) } }
  override func fail() { sync { $0.fail() } }
  override func act() { child?.act() }
  override var deadline: TimeInterval? { child?.deadline }
  override var awaitsMoreTaps: Bool { child?.awaitsMoreTaps ?? false }
  override var awaitsLift: Bool { child?.awaitsLift ?? false }
  override var taps: Int? { child?.taps }
}

/// A gesture that wraps exactly one other.
class ModifiedGestureMachine<G: Gesture, Child: Gesture>: _GestureMachine<G> {
  final let child: _GestureMachine<Child>
  private let childGesture: (G) -> Child
  private let transform: (G, Child.Value) -> G.Value
  /// The revision for which `actOnChange` ran last.
  private var actedRevision = 0

  init(
    _ gesture: G, _ child: _GestureMachine<Child>, child childGesture: @escaping (G) -> Child,
    transform: @escaping (G, Child.Value) -> G.Value
  ) {
    self.child = child
    self.childGesture = childGesture
    self.transform = transform
    super.init(gesture, child.context)
    takePhase()
  }

  private func takePhase() { phase = child.phase.map { transform(gesture, $0) } }

  private func sync(_ body: () -> Void) {
    let before = child.revision
    body()
    if child.revision != before { takePhase() }
  }

  override final func gestureDidChange() { child.gesture = childGesture(gesture) }
  override final func handle(_ event: GestureEvent) { sync { child.handle(event) } }
  override final func fail() { sync { child.fail() } }

  override final func act() {
    child.act()
    guard revision != actedRevision else { return }
    actedRevision = revision
    actOnChange()
  }

  /// Runs the app's closure, once per change of the phase.
  func actOnChange() {}

  override final var deadline: TimeInterval? { child.deadline }
  override final var awaitsMoreTaps: Bool { child.awaitsMoreTaps }
  override final var awaitsLift: Bool { child.awaitsLift }
  override final var taps: Int? { child.taps }
}
