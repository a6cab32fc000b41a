import Foundation

// The default spacing of two neighbours depends on their kinds. A box wants 8 points to anything. A text wants a
// distance to a box that depends on its font, larger below its letters than above them, and to another text the line
// spacing. What is measured of this and what is a guess: docs/facts.md.

/// A view's preferred spacing to its neighbours.
public struct ViewSpacing: Sendable {
  /// The distance between two views that have no preference, in points.
  static let standard: CGFloat = 8

  /// A view's preferences beyond one of its edges. A neighbour's preferences apply if both have one of the same kind.
  private struct Preferences: Equatable {
    /// Whether boxes have the standard spacing.
    var isBox = false
    /// The text at this edge.
    var line: TextLine?
    /// From a text to a view that is not text.
    var fromText: CGFloat?
    /// The addition of a view that is not text to a text's preference.
    var toText: CGFloat?
    /// To any view, if nothing larger applies.
    var any: CGFloat?

    static let box = Preferences(isBox: true, toText: 0)

    mutating func formUnion(_ other: Preferences) {
      isBox = isBox || other.isBox
      func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { [a, b].compactMap(\.self).max() }
      if let new = other.line, line.map({ $0.height < new.height }) ?? true { line = new }
      fromText = larger(fromText, other.fromText)
      toText = larger(toText, other.toText)
      any = larger(any, other.any)
    }
  }

  private var top = Preferences.box
  private var leading = Preferences.box
  private var bottom = Preferences.box
  private var trailing = Preferences.box

  /// Creates the preferences of a box: 8 points to other boxes, and to text whatever the text prefers.
  public init() {}

  /// No spacing on any side.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing.none
    for edge in Edge.allCases { spacing[edge] = Preferences(any: 0) }
    return spacing
  }

  /// No preference of any kind, as of a spacer: neighbours without a common one touch. Unions start here.
  static var none: ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = Preferences() }
    return spacing
  }

  /// The preferences of a text: vertically those of its font, horizontally 8 points.
  init(text line: TextLine) {
    self = .none
    top = Preferences(line: line, fromText: line.distanceAbove)
    bottom = Preferences(line: line, fromText: line.distanceBelow)
    (leading, trailing) = (.box, .box)
  }

  /// The preferences of a container's members beyond its edges: along a stack's axis those of the first and the last,
  /// across it those of all.
  init(around members: LayoutSubviews, along axis: Axis?) {
    self = members.isEmpty ? ViewSpacing() : .none
    for (index, member) in members.enumerated() {
      var edges = Edge.Set.all
      if let axis, index > 0 { edges.remove(axis == .vertical ? .top : .leading) }
      if let axis, index + 1 < members.count { edges.remove(axis == .vertical ? .bottom : .trailing) }
      formUnion(member.spacing, edges: edges)
    }
  }

  private subscript(edge: Edge) -> Preferences {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Returns the spacing to the next view along an axis, in points: the largest of the preferences that both share. In
  /// a row with text, the text's preference to a box applies and not that between boxes.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var wishes: [CGFloat] = []
    if let above = own.line, let below = other.line { wishes.append(above.distance(to: below)) }
    if let text = own.fromText, let box = other.toText { wishes.append(text + box) }
    if let box = own.toText, let text = other.fromText { wishes.append(box + text) }
    if let wish = wishes.max() { return wish }
    return own.isBox && other.isBox ? Self.standard : [own.any, other.any].compactMap(\.self).max() ?? 0
  }

  /// Merges another view's preferences on `edges`, keeping the larger of two.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
  }

  /// Returns these preferences merged with another view's on `edges`, keeping the larger of two.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  func isSame(as other: ViewSpacing) -> Bool { Edge.allCases.allSatisfy { self[$0] == other[$0] } }

  /// Replaces the preferences on the given edges with another view's.
  mutating func take(_ other: ViewSpacing, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = other[edge] }
  }
}

/// What determines the spacing of a text: its highest and lowest letters, in points.
struct TextLine: Equatable {
  let ascender: CGFloat
  let descender: CGFloat
  let capHeight: CGFloat
  /// The leading between two lines, according to the text style; 0 for a font of a fixed size.
  let leading: CGFloat
  /// Spacings exceed the font's own by whole pixels.
  let pixel: CGFloat

  fileprivate var height: CGFloat { ascender + descender + leading }

  private func roundedUp(_ length: CGFloat) -> CGFloat { ((length / pixel) - 0.001).rounded(.up) * pixel }

  /// A line and a tenth of it.
  private var pitch: CGFloat { ascender + descender + padding }
  private var padding: CGFloat { roundedUp((ascender + descender) / 10) }

  /// From a box to the text below it: the box's edge takes the position of the previous baseline.
  fileprivate var distanceAbove: CGFloat { pitch - ascender }
  /// From a text to the box below it: the distance from the baseline to the top of a capital letter of the next line.
  fileprivate var distanceBelow: CGFloat { max(pitch - capHeight, padding + descender) }

  /// The lower bound of the guess for texts of different fonts, in points.
  private static let closest: CGFloat = -1

  /// Returns the distance from this text to one below it.
  fileprivate func distance(to below: TextLine) -> CGFloat {
    guard below.leading > 0 else { return 0 }
    if ascender == below.ascender, leading == below.leading { return roundedUp(leading / 2) }
    return roundedUp(max(Self.closest, below.descender - descender))
  }
}

/// Makes texts and other views count as one box: a control is one to its neighbours.
nonisolated struct _BoxSpacingModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> BoxSpacingRender {
    BoxSpacingRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: BoxSpacingRender) {}
}

@MainActor
final class BoxSpacingRender: UnaryRender {
  override func measureSpacing() -> ViewSpacing { ViewSpacing() }
}
