import Foundation

/// Archives a colour as its four sRGB components, for the current appearance.
extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, part) in zip(Self.keys, [red, green, blue, alpha]) {
      coder.encode(Double(part), forKey: key)
    }
  }

  /// The keys that Apple's archives use.
  static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
}
