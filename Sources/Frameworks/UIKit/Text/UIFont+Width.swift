import Foundation
import Typesetting

extension UIFont {
  /// The width of a typeface, from narrow to wide; 0 is the standard width. The constants are Apple's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The same as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest named width.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)

    /// The percentage of the standard width, as in SwiftUI.
    var stretch: Int { FontDescription.stretch(nearest: 100 + rawValue * 65) }
  }
}
