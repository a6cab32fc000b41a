import Foundation
import ScrollworkUIKit

/// A scene in three dimensions. Only empty scenes can be made here: there are no nodes, so code that adds some does
/// not compile.
open class SCNScene: NSObject {
  /// What is behind the scene.
  public let background = SCNMaterialProperty()
}

/// A colour or a picture.
open class SCNMaterialProperty: NSObject {
  /// A `UIColor`, a `UIImage` or nil. Caveat: other contents show nothing.
  open var contents: Any? { didSet { didChange?() } }
  /// Called when the contents change.
  var didChange: (() -> Void)?
}
