/// Shows a tip among other views, while it can be shown.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let isPresented: Binding<Bool>?
  private let action: @MainActor (Tips.Action) -> Void
  @Environment(\._tipLook) private var look

  /// Creates a tip; `arrowEdge` is where what it is about lies. `action` hears which of its buttons was tapped.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
  }

  /// Creates a tip that also says whether it is there. (iOS 18)
  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.isPresented = isPresented
    self.action = action
  }

  /// The tip, or nothing.
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
  /// Creates a tip of any type; `arrowEdge` is where what it is about lies. `action` hears which of its buttons was
  /// tapped.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action)
  }
}

/// What a tip looks like, with the buttons' actions.
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

/// A rectangle with round corners, and an arrow beyond one edge.
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
