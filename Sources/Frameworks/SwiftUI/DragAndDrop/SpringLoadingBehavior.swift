import Foundation

/// Whether something that is dragged and rests on a control acts like a tap on it.
@available(iOS 17.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  enum Kind { case automatic, enabled, disabled }
  let kind: Kind

  /// As it goes with the control: tabs do, others do not.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  /// It does.
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  /// It does not.
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

/// Says whether something that rests on its content acts like a tap.
@available(iOS 17.0, *)
nonisolated struct _SpringLoadingModifier: RenderModifier {
  let behavior: SpringLoadingBehavior
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> SpringLoadingRender {
    SpringLoadingRender(behavior, owner: owner, child: child)
  }
  @MainActor func update(_ render: SpringLoadingRender) { render.behavior = behavior }
}

@available(iOS 17.0, *)
@MainActor
final class SpringLoadingRender: UnaryRender {
  var behavior: SpringLoadingBehavior

  init(_ behavior: SpringLoadingBehavior, owner: _Node, child: RenderNode) {
    self.behavior = behavior
    super.init(owner: owner, child: child)
  }
}

/// Watches what a drag is over, and lets a control act on which it rests.
@available(iOS 17.0, *)
@MainActor
final class SpringLoading {
  private weak var control: PressRender?
  private var pending: Task<Void, Never>?

  /// How long something rests on a control until that acts, in seconds; a guess.
  private static let rest = 1.0

  /// What is dragged is at a point of the screen.
  func moved(over nodes: [RenderNode]) {
    let next = nodes.lazy.compactMap { $0 as? PressRender }.first { Self.isEnabled($0) }
    guard next !== control else { return }
    end()
    control = next
    guard let next else { return }
    pending = Task { [weak self, weak next] in
      try? await Task.sleep(for: .seconds(Self.rest))
      guard let next, !Task.isCancelled, self?.control === next, next.isAttached else { return }
      next.accessibilityActivate()
    }
  }

  func end() {
    pending?.cancel()
    pending = nil
    control = nil
  }

  /// The innermost statement counts, around the control or, as on a tab, inside of it.
  private static func isEnabled(_ control: PressRender) -> Bool {
    control.environment.isEnabled && control.enclosing(SpringLoadingRender.self)?.behavior.kind == .enabled
  }
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Whether something that is dragged and rests on controls in the view acts like a tap on them.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(_SpringLoadingModifier(behavior: behavior)).environment(\.knownSpringLoading, behavior)
  }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  @Entry fileprivate var knownSpringLoading = SpringLoadingBehavior.automatic

  /// Whether something that is dragged and rests on controls here acts like a tap on them; `.automatic` unless
  /// `springLoadingBehavior(_:)` around says otherwise.
  public var springLoadingBehavior: SpringLoadingBehavior { knownSpringLoading }
}
