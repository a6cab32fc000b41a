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
///
/// Caveat: rounded corners all get the largest radius.
public struct UICornerConfiguration: Hashable, Sendable {
  fileprivate var radii: [UICornerRadius?] = [nil, nil, nil, nil]
  /// Whether the radius is half the view's height or width, up to a maximum.
  fileprivate var isCapsule = false
  fileprivate var maximum: Double?

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
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
  /// Returns a configuration with semicircular ends.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(isCapsule: true, maximum: maximumRadius)
  }
}

@MainActor
extension UIView {
  /// The configuration of the corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.corners ?? UICornerConfiguration() }
    set {
      layer.corners = newValue
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
    return configuration.radii.map { radius in
      switch radius?.kind {
      case .fixed(let radius): min(CGFloat(radius), half)
      case .concentric(let minimum): max(concentricRadius, CGFloat(minimum ?? 0))
      case nil: 0
      }
    }
  }

  /// The radius relative to the closest rounded ancestor.
  private var concentricRadius: CGFloat {
    var around = heldBy
    while let view = around, view.layer.cornerRadius == 0 { around = view.heldBy }
    guard let around else { return 0 }
    let place = convert(bounds, to: around)
    let inset = min(place.minX, place.minY, around.bounds.width - place.maxX, around.bounds.height - place.maxY)
    return max(0, around.layer.cornerRadius - max(0, inset))
  }

  /// Rounds the corners as configured for the view's size.
  func roundCorners() {
    guard layerIfMade?.corners != nil else { return }
    let radii = cornerRadii
    layer.cornerRadius = radii.max() ?? 0
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.maskedCorners = CACornerMask(zip(masks, radii).filter { $0.1 > 0 }.map(\.0))
  }
}
