import Foundation

extension UIView {
  /// Whether the view, as a mask, is the picture that it shows rather than its outline: images and text are.
  final var isPictureAsMask: Bool { (self as? UIImageView)?.shownImage != nil || (self as? UILabel)?.text != nil }

  /// Draws the picture of the view in the current context, with the view's corner at the origin.
  final func drawAsMask() {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    if let image = (self as? UIImageView)?.shownImage { image.draw(in: contentMode.place(of: image.size, in: bounds)) }
    guard let letters = (self as? UILabel)?.attributedText else { return }
    let room = CGSize(width: bounds.width, height: .infinity)
    let height = letters.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
    letters.draw(in: CGRect(x: 0, y: max(0, (bounds.height - height) / 2), width: bounds.width, height: height + 1))
  }
}

extension UIView.ContentMode {
  /// Returns the rectangle that content of a size takes in bounds.
  func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: factor = min(x, y)
    case .scaleAspectFill: factor = max(x, y)
    default: factor = 1
    }
    let (width, height) = (size.width * factor, size.height * factor)
    var place = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    if [.top, .topLeft, .topRight].contains(self) { place.origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) { place.origin.y = bounds.maxY - height }
    if [.left, .topLeft, .bottomLeft].contains(self) { place.origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(self) { place.origin.x = bounds.maxX - width }
    return place
  }
}
