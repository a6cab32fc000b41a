import Foundation

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  fileprivate enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: Double?)
  }
  fileprivate let kind: Kind

  /// So many points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// Around the same middle as a corner of what is around.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
  private init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
}

/// How round the corners of a view are.
///
/// Caveat: corners that are round are all as round as the roundest.
public struct UICornerConfiguration: Hashable, Sendable {
  fileprivate var radii: [UICornerRadius?] = [nil, nil, nil, nil]
  /// As round as the view is high or wide, and no rounder than a number that there may be.
  fileprivate var isCapsule = false
  fileprivate var maximum: Double?

  /// All corners by one radius, each for itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius, radius, radius, radius])
  }
  /// Each corner by its own radius; nil for one that is not round.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }
  /// All corners by one radius, and all as round.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
  /// Half circles at the ends.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(isCapsule: true, maximum: maximumRadius)
  }
}

@MainActor
extension UIView {
  /// How round the corners are.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.corners ?? UICornerConfiguration() }
    set {
      layer.corners = newValue
      roundCorners()
    }
  }

  /// How round a corner is by `cornerConfiguration`, in points.
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

  /// By the closest view around that is round.
  private var concentricRadius: CGFloat {
    var around = heldBy
    while let view = around, view.layer.cornerRadius == 0 { around = view.heldBy }
    guard let around else { return 0 }
    let place = convert(bounds, to: around)
    let inset = min(place.minX, place.minY, around.bounds.width - place.maxX, around.bounds.height - place.maxY)
    return max(0, around.layer.cornerRadius - max(0, inset))
  }

  /// The corners are as round as their configuration says for the size that the view has.
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
