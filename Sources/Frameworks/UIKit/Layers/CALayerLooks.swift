import DisplayList
import Foundation

/// The rounded corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve that begins earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The filter for resizing a layer's image.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pixels stay square.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are interpolated.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Pixels are interpolated, also between reduced copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The position and scaling of a layer's image. Top and bottom are those of the screen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Returns the frame of a size in a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    var size = size
    if size.width > 0, size.height > 0 {
      let (x, y) = (rect.width / size.width, rect.height / size.height)
      switch self {
      case .resize: size = rect.size
      case .resizeAspect: size = CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
      case .resizeAspectFill: size = CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
      default: break
      }
    }
    let name = rawValue.lowercased()
    let x = name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? 1 : 0.5
    let y = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
    return CGRect(
      x: rect.minX + (rect.width - size.width) * x, y: rect.minY + (rect.height - size.height) * y, width: size.width,
      height: size.height)
  }
}

extension CALayer {
  /// Copies the properties common to all layers.
  final func takeLooks(_ other: CALayer) {
    isPresentation = true
    let looks = other.view?.presentation
    own.bounds = other.presented("bounds", looks?.bounds ?? other.own.bounds)
    own.position = looks?.center ?? other.shownPosition
    own.transform =
      looks.map { $0.spatial?.map ?? CATransform3DMakeAffineTransform($0.transform) }
      ?? other.presented("transform", other.own.transform)
    own.opacity = Float(looks?.alpha ?? other.presented("opacity", CGFloat(other.own.opacity)))
    own.backgroundColor = other.shownColor("backgroundColor") ?? looks?.background?.cgColor ?? other.own.backgroundColor
    own.cornerRadius = other.presented("cornerRadius", other.cornerRadius)
    (own.isHidden, own.masksToBounds, name) = (other.isHidden, other.masksToBounds, other.name)
    (contents, contentsGravity, contentsScale) = (other.contents, other.contentsGravity, other.contentsScale)
    own.anchorPoint = looks?.anchor ?? other.presented("anchorPoint", other.own.anchorPoint)
    zPosition = other.presented("zPosition", other.zPosition)
    borderWidth = other.presented("borderWidth", other.borderWidth)
    borderColor = other.shownColor("borderColor") ?? other.borderColor
    shadowOpacity = Float(other.presented("shadowOpacity", CGFloat(other.shadowOpacity)))
    shadowRadius = other.presented("shadowRadius", other.shadowRadius)
    shadowOffset = other.presented("shadowOffset", other.shadowOffset)
    shadowColor = other.shownColor("shadowColor") ?? other.shadowColor
    (maskedCorners, cornerCurve) = (other.maskedCorners, other.cornerCurve)
    takeKept(other)
    source = other
  }

  /// Draws the layer's image.
  final func drawContents(in context: CGContext, _ rect: CGRect) {
    let contents = presented("contents", self.contents)
    guard let picture = (contents as? CGImage) ?? (contents as? UIImage)?.cgImage else { return }
    let share = presented("contentsRect", contentsRect)
    let whole = share == CGRect(x: 0, y: 0, width: 1, height: 1)
    let pixels = CGRect(
      x: share.minX * CGFloat(picture.width), y: share.minY * CGFloat(picture.height),
      width: share.width * CGFloat(picture.width), height: share.height * CGFloat(picture.height))
    guard let image = whole ? picture : picture.cropping(to: pixels) else { return }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let place = contentsGravity.place(size, in: rect)
    context.saveGState()
    if magnificationFilter == .nearest { context.interpolationQuality = .none }
    for (part, target) in slices(of: image, size, place) {
      if let cut = part.map({ image.cropping(to: $0) }) ?? image {
        context.draw(cut.bitmap, in: target, tint: nil, alpha: 1)
      }
    }
    context.restoreGState()
  }

  /// Returns the parts of an image with fixed edges and their frames; empty for the whole image.
  private func slices(of image: CGImage, _ size: CGSize, _ place: CGRect) -> [(part: CGRect?, target: CGRect)] {
    let center = contentsCenter
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1), place.size != size else { return [(nil, place)] }
    func cuts(
      _ low: CGFloat, _ high: CGFloat, _ pixels: CGFloat, _ points: CGFloat, _ start: CGFloat, _ length: CGFloat
    )
      -> [(source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))]
    {
      let (head, tail) = (low * points, (1 - high) * points)
      let (first, last) = (start + min(head, length), start + max(length - tail, min(head, length)))
      return [
        ((0, low * pixels), (start, first)), ((low * pixels, high * pixels), (first, last)),
        ((high * pixels, pixels), (last, start + length)),
      ].filter { $0.0.1 > $0.0.0 && $0.1.1 > $0.1.0 }
    }
    let columns = cuts(center.minX, center.maxX, CGFloat(image.width), size.width, place.minX, place.width)
    let rows = cuts(center.minY, center.maxY, CGFloat(image.height), size.height, place.minY, place.height)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(
            x: column.source.0, y: row.source.0, width: column.source.1 - column.source.0,
            height: row.source.1 - row.source.0),
          CGRect(
            x: column.target.0, y: row.target.0, width: column.target.1 - column.target.0,
            height: row.target.1 - row.target.0)
        )
      }
    }
  }
}
