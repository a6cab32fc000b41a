import Foundation
import ScrollworkUIKit

/// The ink of a stroke.
public struct PKInk: Sendable {
  /// The type of an ink.
  public typealias InkType = PKInkingTool.InkType

  /// The type.
  public var inkType: InkType
  /// The colour in light mode.
  public var color: UIColor

  /// Creates an ink.
  public init(_ inkType: InkType, color: UIColor = UIColor.black) {
    self.inkType = inkType
    self.color = color
  }

  /// The version of PencilKit that the ink needs.
  public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }
}
