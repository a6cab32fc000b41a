import Foundation

/// Keeps glass together: pieces of one union are one piece. Caveat: other pieces stay apart however near each other they are.
@available(iOS 26.0, *)
nonisolated public struct GlassEffectContainer<Content: View>: View, FrameworkView {
  private let content: Content

  /// Views with glass. Caveat: `spacing` changes nothing.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views, in front of the glass that several of them share.
  @MainActor public var body: some View {
    content
      .environment(\.isInGlassContainer, true)
      .backgroundPreferenceValue(GlassUnionKey.self) { parts in
        GeometryReader { proxy in
          ForEach(parts.glassUnions) { union in
            let frame = union.parts.map { proxy[$0.bounds] }.reduce(CGRect.null) { $0.union($1) }
            GlassPane(glass: union.parts[0].glass, shape: union.parts[0].shape)
              .frame(width: frame.width, height: frame.height)
              .position(x: frame.midX, y: frame.midY)
          }
        }
      }
      .transformPreference(GlassUnionKey.self) { $0 = [] }
  }
}

/// Which pieces of glass are one.
@available(iOS 26.0, *)
struct GlassUnionID: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A piece of a union.
@available(iOS 26.0, *)
private struct GlassUnionPart {
  let union: GlassUnionID
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>
}

@available(iOS 26.0, *)
private struct GlassUnion: Identifiable {
  let id: GlassUnionID
  var parts: [GlassUnionPart]
}

@available(iOS 26.0, *)
extension [GlassUnionPart] {
  /// In the order in which the first piece of each comes.
  fileprivate var glassUnions: [GlassUnion] {
    var unions: [GlassUnion] = []
    for part in self {
      if let index = unions.firstIndex(where: { $0.id == part.union }) {
        unions[index].parts.append(part)
      } else {
        unions.append(GlassUnion(id: part.union, parts: [part]))
      }
    }
    return unions
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
  @Environment(\.isInGlassContainer) private var isInContainer
  @Environment(\.glassUnion) private var union
  @Environment(\.glassID) private var id
  @Environment(\.glassTransition) private var transition

  @MainActor var body: some View {
    if let union, isInContainer {
      Color.clear.anchorPreference(key: GlassUnionKey.self, value: .bounds) { bounds in
        [GlassUnionPart(union: union, glass: glass, shape: shape, bounds: bounds)]
      }
    } else if let id, isInContainer, transition.matchesGeometry {
      GlassPane(glass: glass, shape: shape).matchedGeometryEffect(id: id.id, in: id.namespace)
    } else {
      GlassPane(glass: glass, shape: shape)
    }
  }
}

/// How glass comes and goes.
@available(iOS 26.0, *)
public struct GlassEffectTransition: Sendable {
  private enum Kind: Sendable { case identity, matchedGeometry, materialize }
  private let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// From where glass with the same id was, or to where it is.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// In its place.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

  fileprivate var matchesGeometry: Bool { kind == .matchedGeometry }

  /// How small glass begins where it is, and that it fades, are guesses.
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
  /// In a container, glass inside takes over from where glass of the same id was, in an animation.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    environment(\.glassID, id.map { GlassUnionID(namespace: namespace, id: AnyHashable($0)) })
  }

  /// In a container, glass of one union is one piece around all of its views.
  @MainActor @preconcurrency
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { GlassUnionID(namespace: namespace, id: AnyHashable($0)) })
  }

  /// How glass inside comes and goes.
  @MainActor @preconcurrency
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassTransition, transition).transition(transition.transition)
  }
}

private struct GlassContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }
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
  fileprivate var isInGlassContainer: Bool {
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
