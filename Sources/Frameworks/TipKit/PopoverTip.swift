nonisolated extension View {
  /// Shows a tip as a popover of this view, while it is eligible. `action` receives the tapped button.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, action: action))
  }

  /// Shows a tip as a popover of this view, while it is eligible. `action` receives the tapped button.
  @_disfavoredOverload
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action))
  }
}

private struct PopoverTip<Content: Tip>: ViewModifier {
  typealias Page = _ViewModifier_Content<PopoverTip<Content>>
  let tip: Content?
  let arrowEdge: Edge
  let action: @MainActor (Tips.Action) -> Void
  /// Whether the person tapped outside: it does not reappear while this view exists.
  @State private var isAway = false

  func body(content: Page) -> some View {
    let shown = tip.flatMap { $0.shouldDisplay && !isAway ? $0 : nil }
    content.popover(
      isPresented: Binding(get: { shown != nil }, set: { if !$0 { isAway = true } }), arrowEdge: arrowEdge
    ) {
      if let tip {
        TipBody(tip: tip, action: action)
          .frame(width: 300)
          .presentationCompactAdaptation(.popover)
          .onAppear { TipStore.shared.didShow(tip) }
          .onDisappear { TipStore.shared.didHide(tip) }
      }
    }
  }
}

/// A group of tips, of which one at a time is shown.
@MainActor @available(iOS 18.0, *)
public final class TipGroup {
  /// The order of tips.
  public enum Priority: Sendable {
    /// The first eligible tip.
    case firstAvailable
    /// In order: each waits until those before it are invalidated.
    case ordered
  }

  /// Builds a list of tips.
  @resultBuilder public enum Builder {
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }
    public static func buildEither(first component: [any Tip]) -> [any Tip] { component }
    public static func buildEither(second component: [any Tip]) -> [any Tip] { component }
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group of tips.
  public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that is currently eligible.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let next = tips.first { if case .invalidated = $0.status { false } else { true } }
      return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}
