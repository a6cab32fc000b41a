import DisplayList
import Foundation

extension UIImage {
  // MARK: Animated pictures

  /// Pictures that are shown one after the other, all of them in a time in seconds; nil without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.withRenderingMode(first.renderingMode)
    (image.extras.frames, image.extras.duration) = (images, duration > 0 ? duration : Double(images.count) / 30)
    return image
  }

  /// The pictures whose names are one and a number from 0 or 1, one after the other; nil without any.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: "\(name)0") == nil ? 1 : 0
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(first + images.count)") { images.append(image) }
    return animatedImage(with: images, duration: duration)
  }

  /// The same, each with edges that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode = .tile, duration: TimeInterval
  ) -> UIImage? {
    guard let animated = animatedImageNamed(name, duration: duration) else { return nil }
    let images = (animated.images ?? []).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: images, duration: animated.duration)
  }

  /// The pictures of an animated one; nil for one that stands.
  public var images: [UIImage]? { extras.frames }
  /// How long all pictures are shown, in seconds; 0 for one that stands.
  public var duration: TimeInterval { extras.duration }

  // MARK: Place and direction

  /// How far from its edges, in points, layout takes the picture to begin.
  public var alignmentRectInsets: UIEdgeInsets { extras.alignmentInsets }
  /// The same picture with other edges for layout.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// The picture is mirrored where languages are read from the right: image views do so.
  public var flipsForRightToLeftLayoutDirection: Bool { extras.flipsForRightToLeft }
  /// The same picture, mirrored where languages are read from the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  /// The same picture, mirrored from left to right; a symbol stays as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let bitmap else { return self }
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

  /// How far the baseline of the text that goes with the picture is from its lower edge, in points; nil for none.
  public var baselineOffsetFromBottom: CGFloat? { extras.baseline }
  /// The same picture with a baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }
  /// The same picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  private func with(_ change: (inout Extras) -> Void) -> UIImage {
    let image = withRenderingMode(renderingMode)
    change(&image.extras)
    return image
  }

  /// The picture is a symbol.
  public var isSymbolImage: Bool { symbolName != nil }
  /// The picture is brighter than a screen's white: none is here.
  public var isHighDynamicRange: Bool { false }

  // MARK: The system's pictures. Which symbols they are is a guess.

  /// A mark that something is chosen.
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A mark that something is chosen, with an outline.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A sign for adding something.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A sign for removing something.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A sign for what can be done.
  public class var actions: UIImage { symbol("ellipsis.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
