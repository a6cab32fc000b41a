import Foundation
import ScrollworkUIKit

/// What a stroke is drawn with.
public struct PKInk: Sendable {
  /// A kind of ink.
  public typealias InkType = PKInkingTool.InkType

  /// The kind.
  public var inkType: InkType
  /// The colour on a light ground.
  public var color: UIColor

  /// Creates an ink.
  public init(_ inkType: InkType, color: UIColor = UIColor.black) {
    self.inkType = inkType
    self.color = color
  }

  /// Which PencilKit the ink needs.
  public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }
}
