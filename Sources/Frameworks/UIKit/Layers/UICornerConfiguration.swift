import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  fileprivate enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: Double?)
  }
  fileprivate let kind: Kind

  /// Returns a fixed radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// Returns a radius concentric with the container's corner.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
  private init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
}

/// The configuration of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  fileprivate var radii: [UICornerRadius?] = [nil, nil, nil, nil]
  /// Whether the radius is half the view's height or width, up to a maximum.
  fileprivate var isCapsule = false
  fileprivate var maximum: Double?
  /// The corners that share the largest of their radii, as indices.
  fileprivate var equal: [[Int]] = []

  /// Returns a configuration with one radius that each corner resolves on its own.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius, radius, radius, radius])
  }
  /// Returns a configuration with a radius for each corner; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }
  /// Returns a configuration with one radius that is equal for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius, radius, radius, radius], equal: [[0, 1, 2, 3]])
  }
  /// Returns a configuration with one radius for both upper and one for both lower corners.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topRadius, topRadius, bottomRadius, bottomRadius], equal: [[0, 1], [2, 3]])
  }
  /// Returns a configuration with one radius for both left and one for both right corners.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [leftRadius, rightRadius, leftRadius, rightRadius], equal: [[0, 2], [1, 3]])
  }
  /// Returns a configuration with one radius for both upper corners; nil for a square one at the bottom.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topRadius, topRadius, bottomLeftRadius, bottomRightRadius], equal: [[0, 1]])
  }
  /// Returns a configuration with one radius for both lower corners; nil for a square one at the top.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topLeftRadius, topRightRadius, bottomRadius, bottomRadius], equal: [[2, 3]])
  }
  /// Returns a configuration with one radius for both left corners; nil for a square one on the right.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [leftRadius, topRightRadius, leftRadius, bottomRightRadius], equal: [[0, 2]])
  }
  /// Returns a configuration with one radius for both right corners; nil for a square one on the left.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], equal: [[1, 3]])
  }
  /// Returns a configuration with semicircular ends.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(isCapsule: true, maximum: maximumRadius)
  }
}

@MainActor
extension UIView {
  /// The configuration of the corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.corners.configuration ?? UICornerConfiguration() }
    set {
      layer.corners.configuration = newValue
      roundCorners()
    }
  }

  /// Returns the radius of a corner from `cornerConfiguration`, in points.
  public nonisolated func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let places: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    let radii = OnMain.run { cornerRadii }
    let wanted = zip(places, radii).filter { corner.contains($0.0) }.map(\.1)
    return wanted.max() ?? 0
  }

  private var cornerRadii: [CGFloat] {
    let configuration = cornerConfiguration
    let half = min(bounds.width, bounds.height) / 2
    if configuration.isCapsule {
      return Array(repeating: min(half, configuration.maximum.map { CGFloat($0) } ?? half), count: 4)
    }
    let concentric = concentricRadii
    var radii: [CGFloat] = zip(configuration.radii, concentric).map { radius, concentric in
      switch radius?.kind {
      case .fixed(let radius): min(CGFloat(radius), half)
      case .concentric(let minimum): max(concentric, CGFloat(minimum ?? 0))
      case nil: 0
      }
    }
    for corners in configuration.equal {
      let largest = corners.map { radii[$0] }.max() ?? 0
      for corner in corners { radii[corner] = largest }
    }
    return radii
  }

  /// The radius of each corner relative to the closest rounded ancestor.
  private var concentricRadii: [CGFloat] {
    var around = heldBy
    while let view = around, view.layer.cornerRadius == 0 { around = view.heldBy }
    guard let around else { return [0, 0, 0, 0] }
    let place = convert(bounds, to: around)
    let (left, right) = (place.minX, around.bounds.width - place.maxX)
    let (top, bottom) = (place.minY, around.bounds.height - place.maxY)
    return [(left, top), (right, top), (left, bottom), (right, bottom)].map { across, along in
      max(0, around.layer.cornerRadius - max(0, min(across, along)))
    }
  }

  /// Rounds the corners as configured for the view's size.
  func roundCorners() {
    guard layerIfMade?.corners.configuration != nil else { return }
    let radii = cornerRadii
    layer.corners.radii = radii
    layer.cornerRadius = radii.max() ?? 0
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.maskedCorners = CACornerMask(zip(masks, radii).filter { $0.1 > 0 }.map(\.0))
  }
}
