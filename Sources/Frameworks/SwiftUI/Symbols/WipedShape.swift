import Foundation

/// The part of a symbol that is drawn.
struct WipedShape: Shape {
  /// From 0 to 1.
  var share: Double
  /// The trailing part rather than the leading one.
  let isTrailing: Bool

  func path(in rect: CGRect) -> Path {
    let width = rect.width * min(max(share, 0), 1)
    return Path(CGRect(x: isTrailing ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height))
  }

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
}
