import Foundation

/// The identity of a fragment for as long as the node that paints it lives, so that a host can patch instead of
/// rebuild.
public struct FragmentKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// A number that is unique within one process and never reused.
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static func < (a: FragmentKey, b: FragmentKey) -> Bool { a.rawValue < b.rawValue }

  public var description: String { "f\(rawValue)" }
}

/// A node of the display list: what a view draws itself, and the fragments drawn on top of it.
///
/// Fragments are immutable, so an unchanged part of the screen is the same object (`===`) in two frames and a host
/// skips it without looking inside. `version` distinguishes "moved or got other children" from "draws something else".
///
/// Order of application: `offset`, then `transform`, then `opacity`, `compositing`, `shadow` and `clip` around the
/// commands and the children together. Commands are drawn first, in order, then the children, first to last.
public final class Fragment: Sendable {
  public let key: FragmentKey
  /// A number that changes when `size`, `effects` or `commands` change, but not with `offset` or `children`.
  public let version: UInt64
  /// The position of the fragment's origin in its parent, in points, already rounded to the device's pixel.
  public let offset: CGPoint
  /// The layout size in points.
  public let size: CGSize
  public let effects: Effects
  public let commands: [DrawCommand]
  public let children: [Fragment]
  /// The bounds of everything that this fragment and its children draw, shadows included, in its own coordinates
  /// (before `effects.transform`).
  public let bounds: CGRect
  /// The bounds of what its commands and children draw, as far as it is not clipped away; without the group's own
  /// shadow and filters.
  public var contentBounds: CGRect {
    var bounds = CGRect.null
    for command in commands { bounds = bounds.union(command.bounds) }
    for child in children { bounds = bounds.union(child.boundsInParent) }
    return effects.clip.map { bounds.intersection($0.bounds) } ?? bounds
  }

  /// Whether something in it shows the blurred content behind it.
  public let hasBackdrop: Bool
  /// How the offset follows from that of a moving sibling; nil if it does not.
  public let following: Following?

  /// The offset of a fragment as a function of a sibling's, such as a scroll indicator's: a host that moves the sibling
  /// can move the fragment without an update. `offset` is the same, rounded to the device's pixel.
  public struct Following: Sendable, Equatable {
    public var key: FragmentKey
    /// The offset, in points, where the sibling's is zero.
    public var base: CGPoint
    /// The factor by which it changes with the sibling's, in either direction.
    public var factor: CGPoint

    public init(key: FragmentKey, base: CGPoint, factor: CGPoint) {
      self.key = key
      self.base = base
      self.factor = factor
    }
  }

  /// The effects on a fragment's commands and children as a group.
  public struct Effects: Sendable, Equatable {
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Double
    /// The shape outside which nothing is drawn.
    public var clip: Outline?
    /// The map from the fragment's coordinates to its parent's (before `offset` is added).
    public var transform: AffineTransform?
    /// The shadow of everything in the group.
    public var shadow: Shadow?
    /// How the group is composited onto what is behind it; nil if it is drawn there directly. Filters apply after the
    /// shadow and the clip.
    public var compositing: Compositing?

    public init(
      opacity: Double = 1, clip: Outline? = nil, transform: AffineTransform? = nil, shadow: Shadow? = nil,
      compositing: Compositing? = nil
    ) {
      self.opacity = opacity
      self.clip = clip
      self.transform = transform
      self.shadow = shadow
      self.compositing = compositing
    }

    /// No effect at all.
    public static let none = Effects()
  }

  public init(
    key: FragmentKey, version: UInt64, offset: CGPoint, size: CGSize, effects: Effects = .none,
    commands: [DrawCommand] = [], children: [Fragment] = [], following: Following? = nil
  ) {
    self.following = following
    self.key = key
    self.version = version
    self.offset = offset
    self.size = size
    self.effects = effects
    self.commands = commands
    self.children = children
    var bounds = CGRect.null
    var hasBackdrop = false
    for command in commands {
      bounds = bounds.union(command.bounds)
      if command.backdrop != nil { hasBackdrop = true }
    }
    for child in children {
      bounds = bounds.union(child.boundsInParent)
      if child.hasBackdrop { hasBackdrop = true }
    }
    if effects.compositing?.isMasked == true {
      bounds = children.count == 2 ? bounds.intersection(children[1].boundsInParent) : .null
    }
    self.hasBackdrop = hasBackdrop
    if let clip = effects.clip { bounds = bounds.intersection(clip.bounds) }
    if let shadow = effects.shadow, !bounds.isNull { bounds = bounds.union(shadow.bounds(of: bounds)) }
    if let compositing = effects.compositing, !bounds.isNull { bounds = compositing.bounds(of: bounds) }
    self.bounds = bounds
  }

  /// `bounds` after `transform` and `offset`.
  public var boundsInParent: CGRect {
    if bounds.isNull { return bounds }
    let transformed = effects.transform.map { bounds.applying($0) } ?? bounds
    return transformed.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Returns the same fragment at another offset: what a scroll frame produces.
  public func moved(to offset: CGPoint) -> Fragment {
    Fragment(copying: self, offset: offset)
  }

  private init(copying other: Fragment, offset: CGPoint) {
    key = other.key
    version = other.version
    self.offset = offset
    size = other.size
    effects = other.effects
    commands = other.commands
    children = other.children
    bounds = other.bounds
    hasBackdrop = other.hasBackdrop
    following = other.following
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  package func applying(_ transform: AffineTransform) -> CGRect { applying { transform.transform($0) } }

  /// Returns the bounding box of the mapped corners.
  package func applying(_ map: (CGPoint) -> CGPoint) -> CGRect {
    // Without arrays: each frame of an animation calls this for everything that moves, and painting for each figure.
    let (a, b) = (map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: minY)))
    let (c, d) = (map(CGPoint(x: minX, y: maxY)), map(CGPoint(x: maxX, y: maxY)))
    let (left, right) = (min(min(a.x, b.x), min(c.x, d.x)), max(max(a.x, b.x), max(c.x, d.x)))
    let (top, bottom) = (min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
