import Foundation

/// Whether a dragged item that rests on a control activates it.
@available(iOS 17.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  enum Kind { case automatic, enabled, disabled }
  let kind: Kind

  /// The control's default: tabs do, others do not.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  /// Enabled.
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  /// Disabled.
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

/// Sets whether resting drags activate controls inside.
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

/// Tracks what a drag is over, and activates the control on which it rests.
@available(iOS 17.0, *)
@MainActor
final class SpringLoading {
  private weak var control: PressRender?
  private var pending: Task<Void, Never>?

  /// How long a drag rests on a control before it activates, in seconds; a guess.
  private static let rest = 1.0

  /// The drag is over these nodes.
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

  /// The innermost setting applies, around the control or, as on a tab, inside it.
  private static func isEnabled(_ control: PressRender) -> Bool {
    control.environment.isEnabled && control.enclosing(SpringLoadingRender.self)?.behavior.kind == .enabled
  }
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Sets whether a dragged item that rests on a control in the view activates it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(_SpringLoadingModifier(behavior: behavior)).environment(\.knownSpringLoading, behavior)
  }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  @Entry fileprivate var knownSpringLoading = SpringLoadingBehavior.automatic

  /// Whether a dragged item that rests on a control activates it; `.automatic` unless set by
  /// `springLoadingBehavior(_:)`.
  public var springLoadingBehavior: SpringLoadingBehavior { knownSpringLoading }
}
