import Foundation

/// The proposal that representables receive in `_overrideSizeThatFits`, from before iOS 16. Apple shows no members, so
/// packages read `width` and `height` with a mirror.
public struct _ProposedSize: Equatable, Sendable {
  /// The width in points; nil for the view's own.
  var width: CGFloat?
  /// The height in points; nil for the view's own.
  var height: CGFloat?

  init(_ proposal: ProposedViewSize) { (width, height) = (proposal.width, proposal.height) }
}
