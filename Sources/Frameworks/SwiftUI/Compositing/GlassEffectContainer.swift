import Foundation

/// A container that merges glass. Pieces of one union are drawn as one, and pieces nearer to each other than the
/// container's spacing flow together. Caveat: interactive pieces and those with an id of `glassEffectID` stay apart.
@available(iOS 26.0, *)
nonisolated public struct GlassEffectContainer<Content: View>: View, FrameworkView {
  private let spacing: CGFloat
  private let content: Content

  /// Creates a container whose glass merges at distances below `spacing` points; nil for none.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = max(0, spacing ?? 0)
    self.content = content()
  }

  /// The views, in front of the glass that they share.
  @MainActor public var body: some View {
    content
      .environment(\.glassContainerSpacing, spacing)
      .backgroundPreferenceValue(GlassUnionKey.self) { parts in
        GeometryReader { proxy in
          let pieces = parts.pieces(spacing: spacing) { proxy[$0] }
          ForEach(pieces.indices, id: \.self) { index in
            GlassPane(glass: pieces[index].glass, shape: AnyShape(pieces[index].outline))
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
      }
      .transformPreference(GlassUnionKey.self) { $0 = [] }
  }
}

/// The identity of united pieces of glass.
@available(iOS 26.0, *)
struct GlassUnionID: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// The glass of a view that its container draws.
@available(iOS 26.0, *)
private struct GlassUnionPart {
  let union: GlassUnionID?
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>
}

/// Glass of one or several views, as the container draws it.
@available(iOS 26.0, *)
private struct GlassPiece {
  let glass: Glass
  let union: GlassUnionID?
  var outline: GlassOutline

  func takes(_ part: GlassUnionPart, at frame: CGRect) -> Bool {
    if union != nil || part.union != nil { return union == part.union }
    return glass == part.glass && outline.members.contains { $0.frame.gap(to: frame) <= outline.spacing }
  }
}

/// The edge of such glass in the container's coordinates.
private struct GlassOutline: Shape {
  /// Whether one shape surrounds all members.
  let isUnion: Bool
  let spacing: CGFloat
  var members: [(shape: AnyShape, frame: CGRect)]

  func path(in rect: CGRect) -> Path {
    guard let first = members.first else { return Path() }
    if isUnion { return first.shape.path(in: members.reduce(.null) { $0.union($1.frame) }) }
    var path = first.shape.path(in: first.frame)
    for index in members.indices.dropFirst() {
      path = path.union(members[index].shape.path(in: members[index].frame))
      for other in members[..<index] {
        let neck = members[index].frame.neck(to: other.frame, spacing: spacing)
        if let neck { path = path.union(Path(neck)) }
      }
    }
    return path
  }
}

extension CGRect {
  /// Returns the distance between two rectangles; 0 if they touch or overlap.
  fileprivate func gap(to other: CGRect) -> CGFloat {
    hypot(max(0, max(minX, other.minX) - min(maxX, other.maxX)), max(0, max(minY, other.minY) - min(maxY, other.maxY)))
  }

  /// Returns the bridge between two rectangles side by side or above each other: the nearer they are, the wider it is.
  /// That it is straight, and how wide, are guesses.
  fileprivate func neck(to other: CGRect, spacing: CGFloat) -> CGRect? {
    let gap = gap(to: other)
    guard gap > 0, gap < spacing else { return nil }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    let share = 1 - gap / spacing
    if top < bottom {
      return CGRect(x: min(midX, other.midX), y: top, width: abs(midX - other.midX), height: bottom - top)
        .insetBy(dx: 0, dy: (bottom - top) * (1 - share) / 2)
    }
    guard left < right else { return nil }
    return CGRect(x: left, y: min(midY, other.midY), width: right - left, height: abs(midY - other.midY))
      .insetBy(dx: (right - left) * (1 - share) / 2, dy: 0)
  }
}

@available(iOS 26.0, *)
extension [GlassUnionPart] {
  /// Returns the pieces to draw, ordered by the first part of each.
  fileprivate func pieces(spacing: CGFloat, frame: (Anchor<CGRect>) -> CGRect) -> [GlassPiece] {
    var pieces: [GlassPiece] = []
    for part in self {
      let own = frame(part.bounds)
      // A part may join pieces that were separate.
      let near = pieces.indices.filter { pieces[$0].takes(part, at: own) }
      let members = near.flatMap { pieces[$0].outline.members } + [(part.shape, own)]
      let piece = GlassPiece(
        glass: near.first.map { pieces[$0].glass } ?? part.glass, union: part.union,
        outline: GlassOutline(isUnion: part.union != nil, spacing: spacing, members: members))
      guard let first = near.first else {
        pieces.append(piece)
        continue
      }
      pieces[first] = piece
      for index in near.dropFirst().reversed() { pieces.remove(at: index) }
    }
    return pieces
  }
}

@available(iOS 26.0, *)
private struct GlassUnionKey: PreferenceKey {
  static var defaultValue: [GlassUnionPart] { [] }
  static func reduce(value: inout [GlassUnionPart], nextValue: () -> [GlassUnionPart]) { value += nextValue() }
}

/// The glass behind one view: its own, or its part of what the container draws.
@available(iOS 26.0, *)
nonisolated struct GlassGround: View, FrameworkView {
  let glass: Glass
  let shape: AnyShape
  @Environment(\.glassContainerSpacing) private var spacing
  @Environment(\.glassUnion) private var union
  @Environment(\.glassID) private var id
  @Environment(\.glassTransition) private var transition

  @MainActor var body: some View {
    // Glass that animates by itself is drawn at its view.
    if let spacing, union != nil || spacing > 0 && id == nil && !glass.isInteractive {
      Color.clear.anchorPreference(key: GlassUnionKey.self, value: .bounds) { bounds in
        [GlassUnionPart(union: union, glass: glass, shape: shape, bounds: bounds)]
      }
    } else if let id, spacing != nil, transition.matchesGeometry {
      GlassPane(glass: glass, shape: shape).matchedGeometryEffect(id: id.id, in: id.namespace)
    } else {
      GlassPane(glass: glass, shape: shape)
    }
  }
}

/// A transition for glass that appears or disappears.
@available(iOS 26.0, *)
public struct GlassEffectTransition: Sendable {
  private enum Kind: Sendable { case identity, matchedGeometry, materialize }
  private let kind: Kind

  /// Without interpolation.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Morphs from or to glass with the same id.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// Appears in place.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

  fileprivate var matchesGeometry: Bool { kind == .matchedGeometry }

  /// The initial scale of appearing glass, and that it fades, are guesses.
  fileprivate var transition: AnyTransition {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: .opacity
    case .materialize: .opacity.combined(with: .scale(scale: 0.9))
    }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Gives glass in a container an id: an animation morphs it from glass that had the same id.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    environment(\.glassID, id.map { GlassUnionID(namespace: namespace, id: AnyHashable($0)) })
  }

  /// Unites glass in a container: all views of one union share one piece.
  @MainActor @preconcurrency
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { GlassUnionID(namespace: namespace, id: AnyHashable($0)) })
  }

  /// Sets the transition of glass inside.
  @MainActor @preconcurrency
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassTransition, transition).transition(transition.transition)
  }
}

private struct GlassContainerKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
@available(iOS 26.0, *)
private struct GlassUnionEnvironmentKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }
@available(iOS 26.0, *)
private struct GlassIDKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }
@available(iOS 26.0, *)
private struct GlassTransitionKey: EnvironmentKey {
  static var defaultValue: GlassEffectTransition { .matchedGeometry }
}

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// The spacing of the surrounding container; nil outside of one.
  fileprivate var glassContainerSpacing: CGFloat? {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }
  fileprivate var glassUnion: GlassUnionID? {
    get { self[GlassUnionEnvironmentKey.self] }
    set { self[GlassUnionEnvironmentKey.self] = newValue }
  }
  fileprivate var glassID: GlassUnionID? {
    get { self[GlassIDKey.self] }
    set { self[GlassIDKey.self] = newValue }
  }
  fileprivate var glassTransition: GlassEffectTransition {
    get { self[GlassTransitionKey.self] }
    set { self[GlassTransitionKey.self] = newValue }
  }
}
