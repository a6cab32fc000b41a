import Foundation

/// The visible part of a symbol that is being drawn.
struct WipedShape: Shape {
  /// From 0 to 1.
  var share: Double
  /// Whether it is the trailing part.
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
