import Foundation

/// Whose origin positions are counted from.
public enum CoordinateSpace {
  /// The screen's.
  case global
  /// The view's own.
  case local
  /// That of the closest ancestor with a name given by `coordinateSpace(_:)`; the screen's if there is none.
  case named(AnyHashable)

  /// True for the screen's.
  public var isGlobal: Bool { self == .global }
  /// True for the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// What stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
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
  /// The screen's.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the closest ancestor with a name given by `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// That of the innermost scroll view around the view: its origin is the viewport's, wherever the content is.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName())) }

  /// That of the innermost scroll view around the view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: axis)))
  }
}

private struct ScrollViewSpaceName: Hashable {
  /// Nil for any.
  var axis: Axis?

  @MainActor func names(_ node: RenderNode) -> Bool {
    guard let scroll = node as? ScrollRender else { return false }
    return axis.map { scroll.state($0) != nil } ?? true
  }
}

/// Names the coordinate space of its content's frame.
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
  /// The node's frame, in points and not rounded.
  ///
  /// Caveat: scale and rotation effects of ancestors do not count.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: screenFrame
    case .named(let name): CGRect(origin: position(in: ancestor(named: name)), size: size)
    }
  }

  /// The frame that a named space belongs to, in this node's coordinates; nil if it is not around the node.
  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let ancestor = ancestor(named: space.name) else { return nil }
    let position = position(in: ancestor)
    return CGRect(origin: CGPoint(x: -position.x, y: -position.y), size: ancestor.size)
  }

  func ancestor(named name: AnyHashable) -> RenderNode? {
    var node = parent
    while let candidate = node {
      if (candidate as? CoordinateSpaceRender)?.name == name { return candidate }
      if (name.base as? ScrollViewSpaceName)?.names(candidate) == true { return candidate }
      node = candidate.parent
    }
    return nil
  }
}

nonisolated extension View {
  /// Names the coordinate space of the view's frame, so that views inside can tell where they are in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinate space of the view's frame, so that views inside can tell where they are in it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
