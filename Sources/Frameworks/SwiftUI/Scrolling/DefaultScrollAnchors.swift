import Foundation

/// The purpose of a default scroll anchor.
@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The part of the content that is shown initially.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// The point that stays fixed when the content or the viewport changes size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// The alignment of content that is smaller than the viewport.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The anchors that modifiers around a scroll view set.
struct DefaultScrollAnchors: Equatable {
  /// The anchor of roles without their own.
  var common: UnitPoint?
  /// A role's own anchor, where an inner nil is the content's start; it takes precedence over the common one, whatever
  /// the order of modifiers.
  private var own: [ScrollAnchorRole: UnitPoint?] = [:]

  var isEmpty: Bool { common == nil && own.isEmpty }

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { own[role] ?? common }
    set { own[role] = .some(newValue) }
  }
}

extension ScrollRender {
  /// Returns the default anchor along an axis, from 0 to 1; nil without one.
  func defaultShare(_ axis: Axis, for role: ScrollAnchorRole) -> CGFloat? {
    settings.anchors[role].map { min(max(0, axis == .vertical ? $0.y : $0.x), 1) }
  }

  /// Returns where layout should leave the content along an axis, as a fraction of the way to its end; nil to leave it
  /// in place. The initial position is kept until there is something to scroll, since content often arrives late.
  func defaultPlace(_ axis: Axis) -> CGFloat? {
    guard !anchoring.isKeepingOffset else { return nil }
    let sizeChanges = defaultShare(axis, for: .sizeChanges)
    if takeover.isUntouched, let initial = defaultShare(axis, for: .initialOffset),
      !hasBegun || sizeChanges == initial
    {
      return initial
    }
    return anchoring.isAtDefaultAnchor && axis == mainAxis ? sizeChanges : nil
  }
}

nonisolated extension View {
  /// Sets the part of the content that is visible initially, until the user scrolls, and the alignment of content
  /// smaller than the viewport. Content resting at the anchor stays there when it or the viewport changes size. Nil is
  /// the start of the content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.common = anchor }
  }

  /// Sets the anchor for one role. It takes precedence over an anchor for all roles, whichever modifier is outside. Nil
  /// is the start of the content, or no anchor for size changes.
  @available(iOS 18.0, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
  }
}
