import Foundation

/// A reference for positions.
public enum CoordinateSpace {
  /// The coordinate space of the screen.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The space of the nearest ancestor that `coordinateSpace(_:)` gave this name; the screen's if there is none.
  case named(AnyHashable)

  /// Whether this is the global space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the local space.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The screen's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The same as `.global`.
  public init() {}
  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The same as `.local`.
  public init() {}
  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the nearest ancestor that `coordinateSpace(_:)` gave this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// A name that nodes of one kind bear without being given it.
protocol CoordinateSpaceName: Hashable {
  @MainActor func names(_ node: RenderNode) -> Bool
}

/// Names the coordinate space of the content's frame.
nonisolated public struct _CoordinateSpaceModifier: RenderModifier {
  let name: AnyHashable
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> CoordinateSpaceRender {
    CoordinateSpaceRender(name, owner: owner, child: child)
  }

  @MainActor func update(_ render: CoordinateSpaceRender) { render.name = name }
}

@MainActor
final class CoordinateSpaceRender: UnaryRender {
  var name: AnyHashable

  init(_ name: AnyHashable, owner: _Node, child: RenderNode) {
    self.name = name
    super.init(owner: owner, child: child)
  }
}

extension RenderNode {
  /// Returns the node's frame, in points and not rounded.
  ///
  /// Caveat: scale and rotation effects of ancestors are ignored.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: screenFrame
    case .named(let name): CGRect(origin: position(in: ancestor(named: name)), size: size)
    }
  }

  /// Returns the bounds of a named space in this node's coordinates; nil if the node is not inside it.
  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let ancestor = ancestor(named: space.name) else { return nil }
    let position = position(in: ancestor)
    return CGRect(origin: CGPoint(x: -position.x, y: -position.y), size: ancestor.size)
  }

  func ancestor(named name: AnyHashable) -> RenderNode? {
    var node = parent
    while let candidate = node {
      if (candidate as? CoordinateSpaceRender)?.name == name { return candidate }
      if (name.base as? any CoordinateSpaceName)?.names(candidate) == true { return candidate }
      node = candidate.parent
    }
    return nil
  }
}

nonisolated extension View {
  /// Names the coordinate space of the view's frame, so that views inside can refer to it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinate space of the view's frame, so that views inside can refer to it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
