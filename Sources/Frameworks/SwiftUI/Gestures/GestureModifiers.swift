import Foundation

/// Adds a gesture to its content.
nonisolated struct _GestureModifier<G: Gesture>: RenderModifier {
  enum Precedence { case normal, high, simultaneous }

  let gesture: G
  let mask: GestureMask
  let precedence: Precedence
  var name: String?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> GestureRender<G> {
    GestureRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: GestureRender<G>) { render.modifier = self }
}

@MainActor
final class GestureRender<G: Gesture>: UnaryRender {
  var modifier: _GestureModifier<G> {
    didSet { recognizer?.gesture = modifier.gesture }
  }
  /// Created on first request.
  private var recognizer: ViewGestureRecognizer<G>?

  init(_ modifier: _GestureModifier<G>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }

  private func madeRecognizer() -> ViewGestureRecognizer<G> {
    let made = recognizer ?? ViewGestureRecognizer(node: self, gesture: modifier.gesture)
    recognizer = made
    return made
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    if !modifier.mask.contains(.subviews) { recognizers.removeAll { !($0 is ScrollPanRecognizer) } }
    guard modifier.mask.contains(.gesture) else { return }
    let recognizer = madeRecognizer()
    recognizer.isSimultaneous = modifier.precedence == .simultaneous
    recognizer.name = modifier.name
    switch modifier.precedence {
    case .high: recognizers.insert(recognizer, at: 0)
    case .simultaneous: recognizers.append(recognizer)
    case .normal:
      if !recognizers.contains(where: \.shutsOutOuterGestures) { recognizers.append(recognizer) }
    }
  }

  /// Cancels the gesture of a view that was removed, when nothing is being evaluated.
  override func didDetach() {
    guard let recognizer else { return }
    runtime.enqueueCallback { [weak self] in
      if self?.isAttached != true { recognizer.cancel() }
    }
  }

  // MARK: Accessibility

  var isActivatable: Bool { modifier.mask.contains(.gesture) && madeRecognizer().isMadeOfTaps }

  override func accessibilityActivate() {
    if isActivatable { madeRecognizer().activate() } else { super.accessibilityActivate() }
  }
}

nonisolated extension View {
  private func gesture<T: Gesture>(
    _ gesture: T, _ mask: GestureMask, _ precedence: _GestureModifier<T>.Precedence, name: String? = nil
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: precedence, name: name))
  }

  /// Adds a gesture with lower precedence than those inside the view. Its name appears in traces when it wins a touch.
  @available(iOS 18.0, *)
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled ? .all : .subviews, .normal, name: name)
  }

  /// Adds a gesture with higher precedence than those inside the view. Its name appears in traces when it wins a touch.
  @available(iOS 18.0, *)
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled ? .all : .subviews, .high, name: name)
  }

  /// Adds a gesture that is recognized alongside others. It never wins a touch for itself, so its name is stored
  /// without effect.
  @available(iOS 18.0, *)
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled ? .all : .subviews, .simultaneous, name: name)
  }

  /// Adds a gesture with lower precedence than those inside the view. `mask` sets which of them are enabled.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, mask, .normal)
  }

  /// Adds a gesture with lower precedence than those inside the view.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled ? .all : .subviews, .normal)
  }

  /// Adds a gesture with higher precedence than those inside the view. `mask` sets which of them are enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, mask, .high)
  }

  /// Adds a gesture with higher precedence than those inside the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled ? .all : .subviews, .high)
  }

  /// Adds a gesture that is recognized alongside others. `mask` sets which are enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, mask, .simultaneous)
  }

  /// Adds a gesture that is recognized alongside others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled ? .all : .subviews, .simultaneous)
  }

  /// Runs `action` after `count` taps, and when assistive technology activates the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs `action` after `count` taps with the location of the last one, in points of `coordinateSpace`.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs `action` after `count` taps with the location of the last one, in points of `coordinateSpace`.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs `action` when a finger has rested for `minimumDuration` seconds, within `maximumDistance` points of where it
  /// landed. `onPressingChanged` is called with true when the finger lands, and with false when the press ends, whether
  /// or not it was long enough.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(content: press.onEnded { _ in action() }, onPressingChanged: onPressingChanged))
  }

  /// An older spelling of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
