import Foundation

/// What a default scroll anchor decides.
@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The part of the content that is shown at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// What stays where it is when the content or the viewport changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content lies that is shorter than the viewport.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The anchors that modifiers around a scroll view ask for.
struct DefaultScrollAnchors: Equatable {
  /// For the roles that have none of their own.
  var common: UnitPoint?
  /// A role's own anchor, nil inside for the content's start; these go before the common one, whatever the order of modifiers.
  private var own: [ScrollAnchorRole: UnitPoint?] = [:]

  var isEmpty: Bool { common == nil && own.isEmpty }

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { own[role] ?? common }
    set { own[role] = .some(newValue) }
  }
}

extension ScrollRender {
  /// Where the default anchor is along an axis, from 0 to 1; nil without one.
  func defaultShare(_ axis: Axis, for role: ScrollAnchorRole) -> CGFloat? {
    settings.anchors[role].map { min(max(0, axis == .vertical ? $0.y : $0.x), 1) }
  }

  /// Where layout should leave the content along an axis, as a share of the way to its end; nil for where it is. The initial place
  /// is kept until there has been something to scroll, since content often comes late.
  func defaultPlace(_ axis: Axis) -> CGFloat? {
    guard !isKeepingOffset else { return nil }
    let sizeChanges = defaultShare(axis, for: .sizeChanges)
    if isUntouched, let initial = defaultShare(axis, for: .initialOffset), !hasBegun || sizeChanges == initial {
      return initial
    }
    return isAtDefaultAnchor && axis == mainAxis ? sizeChanges : nil
  }
}

nonisolated extension View {
  /// The part of the content that is shown at first: until somebody scrolls, and where the content is shorter than the viewport.
  /// Content at rest at the anchor stays there when its size or the viewport's changes. Nil for the content's start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.common = anchor }
  }

  /// The anchor for one of the things that it decides. It goes before one for all of them, whichever modifier is outside. Nil
  /// for the content's start, or for no anchor where sizes change.
  @available(iOS 18.0, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
  }
}
