/// Shows a tip inline, while it is eligible.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let isPresented: Binding<Bool>?
  private let action: @MainActor (Tips.Action) -> Void
  @Environment(\._tipLook) private var look

  /// Creates a view of a tip; `arrowEdge` is the edge towards the feature. `action` receives the tapped button.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
  }

  /// Creates a view of a tip that also reports whether it is presented. (iOS 18)
  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.isPresented = isPresented
    self.action = action
  }

  /// The tip, or empty.
  public var body: some View {
    let shown = tip.flatMap { $0.shouldDisplay ? $0 : nil }
    VStack(spacing: 0) {
      if let shown {
        TipBody(tip: shown, action: action)
          .background(look.background, in: TipBubble(edge: arrowEdge, radius: look.cornerRadius ?? 13))
          .padding(arrowEdge.map { Edge.Set($0) } ?? [], arrowEdge == nil ? 0 : TipBubble.height)
          .transition(.opacity)
          .onAppear { TipStore.shared.didShow(shown) }
          .onDisappear { TipStore.shared.didHide(shown) }
      }
    }
    .animation(.default, value: shown?.id)
    .onChange(of: shown == nil, initial: true) { isPresented?.wrappedValue = !$1 }
  }
}

extension TipView where Content == AnyTip {
  /// Creates a view of any tip; `arrowEdge` is the edge towards the feature. `action` receives the tapped button.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action)
  }
}

/// The look of a tip, with its buttons' actions.
struct TipBody: View {
  let tip: any Tip
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\._tipStyle) private var style

  var body: some View {
    let actions = tip.actions.enumerated().map { index, action in
      var numbered = action
      numbered.index = index
      return numbered
    }
    AnyView(style._body(TipViewStyleConfiguration(tip: tip, actions: actions, perform: action)))
  }
}

/// A rounded rectangle with an arrow on one edge.
private struct TipBubble: Shape {
  static let height: CGFloat = 9
  let edge: Edge?
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: radius)
    guard let edge else { return path }
    let half = 11.0
    let (x, y) = (rect.midX, rect.midY)
    switch edge {
    case .top:
      path.addLines([
        CGPoint(x: x - half, y: rect.minY), CGPoint(x: x, y: rect.minY - Self.height),
        CGPoint(x: x + half, y: rect.minY),
      ])
    case .bottom:
      path.addLines([
        CGPoint(x: x - half, y: rect.maxY), CGPoint(x: x, y: rect.maxY + Self.height),
        CGPoint(x: x + half, y: rect.maxY),
      ])
    case .leading:
      path.addLines([
        CGPoint(x: rect.minX, y: y - half), CGPoint(x: rect.minX - Self.height, y: y),
        CGPoint(x: rect.minX, y: y + half),
      ])
    case .trailing:
      path.addLines([
        CGPoint(x: rect.maxX, y: y - half), CGPoint(x: rect.maxX + Self.height, y: y),
        CGPoint(x: rect.maxX, y: y + half),
      ])
    }
    path.closeSubpath()
    return path
  }
}
