import Foundation

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that creates a transform from an animation's numbers.
public final class CAValueFunction: NSObject, Sendable {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates the function with a name; nil if there is none.
  public init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
  }

  func map(_ numbers: [CGFloat]) -> CATransform3D {
    let first = numbers.first ?? 0
    let all = numbers.count > 2 ? numbers : [first, first, first]
    return switch name {
    case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
    case .scale: CATransform3DMakeScale(all[0], all[1], all[2])
    case .scaleX: CATransform3DMakeScale(first, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, first, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, first)
    case .translate: CATransform3DMakeTranslation(all[0], all[1], all[2])
    case .translateX: CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, first, 0)
    default: CATransform3DMakeTranslation(0, 0, first)
    }
  }
}
