import Foundation

// The default distance of two neighbours depends on what they are. A box wants 8 points to anything. A text wants to a box
// what its font says, more below its letters than above them, and to another text what is between two lines. What is measured
// of this and what is a guess: docs/facts.md.

/// The distances a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  /// The distance between two views that have no preference, in points.
  static let standard: CGFloat = 8

  /// What a view prefers beyond one of its edges; a neighbour's wishes count where both have a word on the same matter.
  private struct Preferences: Equatable {
    /// Boxes are the usual distance apart.
    var isBox = false
    /// The text that ends here.
    var line: TextLine?
    /// From a text to what is no text.
    var fromText: CGFloat?
    /// What is no text adds this to what a text wants.
    var toText: CGFloat?
    /// To anything, if nothing else says more.
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

  /// What a box prefers: 8 points to other boxes, and to text what that wants.
  public init() {}

  /// No distance on any side.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing.none
    for edge in Edge.allCases { spacing[edge] = Preferences(any: 0) }
    return spacing
  }

  /// No word on anything, as of a spacer: without any in common, neighbours touch. Unions begin here.
  static var none: ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = Preferences() }
    return spacing
  }

  /// That of a text: above and below as its font wants, to its sides 8 points.
  init(text line: TextLine) {
    self = .none
    top = Preferences(line: line, fromText: line.distanceAbove)
    bottom = Preferences(line: line, fromText: line.distanceBelow)
    (leading, trailing) = (.box, .box)
  }

  /// What the members of a container prefer beyond its edges: along a stack's axis the first and the last of them, across it all.
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

  /// The distance to a view that follows along an axis, in points: the largest of what both have a word on. Of a row with a text
  /// in it, what that wants to a box counts and not what boxes are apart.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var wishes: [CGFloat] = []
    if let above = own.line, let below = other.line { wishes.append(above.distance(to: below)) }
    if let text = own.fromText, let box = other.toText { wishes.append(text + box) }
    if let box = own.toText, let text = other.fromText { wishes.append(box + text) }
    if let wish = wishes.max() { return wish }
    return own.isBox && other.isBox ? Self.standard : [own.any, other.any].compactMap(\.self).max() ?? 0
  }

  /// Adds another view's preferences on `edges`: where both have one, the larger stays.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
  }

  /// These preferences and another view's on `edges`: where both have one, the larger.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  func isSame(as other: ViewSpacing) -> Bool { Edge.allCases.allSatisfy { self[$0] == other[$0] } }

  /// Takes another view's preferences on the given edges instead.
  mutating func take(_ other: ViewSpacing, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = other[edge] }
  }
}

/// What the distances of a text follow from: its highest and lowest letters, in points.
struct TextLine: Equatable {
  let ascender: CGFloat
  let descender: CGFloat
  let capHeight: CGFloat
  /// Between two lines, as the text style says; 0 for a font of a fixed size.
  let leading: CGFloat
  /// Distances are whole pixels more than the font's own.
  let pixel: CGFloat

  fileprivate var height: CGFloat { ascender + descender + leading }

  private func roundedUp(_ length: CGFloat) -> CGFloat { ((length / pixel) - 0.001).rounded(.up) * pixel }

  /// A line and a tenth of it.
  private var pitch: CGFloat { ascender + descender + padding }
  private var padding: CGFloat { roundedUp((ascender + descender) / 10) }

  /// From a box to the text below it: the box's edge stands where the baseline of a line above would.
  fileprivate var distanceAbove: CGFloat { pitch - ascender }
  /// From a text to the box below it: as far from the baseline as the top of a capital letter of the next line would be.
  fileprivate var distanceBelow: CGFloat { max(pitch - capHeight, padding + descender) }

  /// Below this one the guess for texts of different fonts does not go, in points.
  private static let closest: CGFloat = -1

  /// From this text to one below it.
  fileprivate func distance(to below: TextLine) -> CGFloat {
    guard below.leading > 0 else { return 0 }
    if ascender == below.ascender, leading == below.leading { return roundedUp(leading / 2) }
    return roundedUp(max(Self.closest, below.descender - descender))
  }
}

/// Makes a box of what is made of texts and other views: a control is one to its neighbours.
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
