import Foundation
import Typesetting

extension UIFont {
  /// How wide letters are, from narrow to wide; 0 is the usual width. The constants are Apple's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The same as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest that has a name.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)

    /// Per cent of the usual width, as SwiftUI has it.
    var stretch: Int { FontDescription.stretch(nearest: 100 + rawValue * 65) }
  }
}
