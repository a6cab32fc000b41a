import Foundation

/// Gives `init(coder:)` of views and controllers the element of a storyboard or nib that they are made from.
public final class _NibCoder: NSCoder {
  /// The element that the object is made from.
  public let element: _NibElement
  /// The objects that are made together: those of a scene or of a nib.
  let graph: NibGraph

  init(_ element: _NibElement, in graph: NibGraph) {
    (self.element, self.graph) = (element, graph)
    super.init()
  }

  // An app's own keys are not in a storyboard or nib.
  public override var allowsKeyedCoding: Bool { true }
  public override func containsValue(forKey key: String) -> Bool { false }
  public override func decodeObject(forKey key: String) -> Any? { nil }
  public override func decodeBool(forKey key: String) -> Bool { false }
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  public override func decodeInt32(forKey key: String) -> Int32 { 0 }
  public override func decodeInt64(forKey key: String) -> Int64 { 0 }
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}
