/// What a view or a modifier with a body needs to evaluate it: the storage of its dynamic properties, what the body has
/// read, and the animation of its data.
///
/// It is stored in the node. No method that may run the app's code changes it: that code may lead back to the node.
@MainActor
struct BodyEvaluator<Subject> {
  let scope = DependencyScope(node: nil)
  private let properties = DynamicProperties.of(Subject.self)
  /// The storage of the properties; empty before the view's identity begins and after it ends.
  var slots: [AnyObject?] = []
  /// The animation that shows the current values, if there is one.
  var animation: ValueAnimation<Subject>?

  init() {}

  /// Returns the storage for a new identity.
  func makeSlots(in subject: inout Subject, for node: _Node) -> [AnyObject?] {
    scope.attach(to: node)
    return properties.makeSlots(in: &subject, for: node, scope: scope)
  }

  /// Connects a new value to the storage.
  func install(in subject: inout Subject) { properties.install(slots, in: &subject) }

  /// Returns the storage that is kept for the next version, with property names.
  func keptSlots() -> [(name: String, slot: any KeptSlot)] { properties.kept(slots) }

  /// Returns the animation that shows a change of the values; nil if they are shown immediately.
  func animation(from old: Subject, to new: Subject, in node: _Node) -> ValueAnimation<Subject>? {
    var current = animation
    ValueAnimation.follow(&current, from: old, to: new, node: node)
    return current
  }

  /// Evaluates the body of a value as it is shown now, and records what it reads.
  func evaluate<Body>(_ subject: Subject, _ body: (Subject) -> Body) -> Body {
    let shown = animation?.shown(subject) ?? subject
    return scope.track { body(shown) }
  }

  /// Ends the view's identity. Returns the storage, which the caller releases: an app's objects may run code then.
  mutating func stop() -> [AnyObject?] {
    scope.stop()
    animation?.stop()
    let ended = slots
    slots = []
    return ended
  }
}
