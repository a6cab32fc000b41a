import DisplayList
import Foundation

extension UIImage {
  /// Returns an image whose pixel after the given widths at the left and the top is stretched. Deprecated by Apple:
  /// `resizableImage(withCapInsets:)`.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    // An axis without a cap is stretched as a whole.
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  // MARK: Animated pictures

  /// Returns an image that cycles through pictures in a duration in seconds; nil without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.withRenderingMode(first.renderingMode)
    (image.extras.frames, image.extras.duration) = (images, duration > 0 ? duration : Double(images.count) / 30)
    return image
  }

  /// Returns an image that cycles through the pictures named `name` plus a number from 0 or 1; nil without any.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: "\(name)0") == nil ? 1 : 0
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(first + images.count)") { images.append(image) }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns the same, each picture with edges that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode = .tile, duration: TimeInterval
  ) -> UIImage? {
    guard let animated = animatedImageNamed(name, duration: duration) else { return nil }
    let images = (animated.images ?? []).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: images, duration: animated.duration)
  }

  /// The pictures of an animated image; nil for a still one.
  public var images: [UIImage]? { extras.frames }
  /// The duration of one cycle, in seconds; 0 for a still image.
  public var duration: TimeInterval { extras.duration }

  // MARK: Place and direction

  /// The insets of the alignment rectangle that layout uses, in points.
  public var alignmentRectInsets: UIEdgeInsets { extras.alignmentInsets }
  /// Returns the image with other alignment insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// Whether image views mirror the picture in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { extras.flipsForRightToLeft }
  /// Returns an image that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  /// Returns the image mirrored horizontally; a symbol is unchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let bitmap = bitmap?.full else { return self }
    let flipped: [Orientation] = [
      .upMirrored, .downMirrored, .rightMirrored, .leftMirrored, .up, .down, .right, .left,
    ]
    let image = UIImage(
      bitmap: bitmap.turned(orientation: Orientation.upMirrored.exif), symbolName: nil, scale: scale, tint: tint,
      renderingMode: renderingMode)
    image.take(from: self)
    image.source = source ?? bitmap
    image.imageOrientation = flipped[imageOrientation.rawValue]
    return image
  }

  /// The distance of the baseline from the bottom edge, in points; nil without a baseline.
  public var baselineOffsetFromBottom: CGFloat? { extras.baseline }
  /// Returns the image with a baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }
  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  private func with(_ change: (inout Extras) -> Void) -> UIImage {
    let image = withRenderingMode(renderingMode)
    change(&image.extras)
    return image
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbolName != nil }
  /// Whether the image is high dynamic range; always false here.
  public var isHighDynamicRange: Bool { false }

  // MARK: The system's pictures. Which symbols they are is a guess.

  /// A checkmark in a filled circle.
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A checkmark in an outlined circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A symbol for adding.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A symbol for removing.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A symbol for more actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
