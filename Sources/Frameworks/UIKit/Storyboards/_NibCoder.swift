import Foundation

/// The coder passed to `init(coder:)` of views and controllers, with their storyboard or nib element.
public final class _NibCoder: NSCoder {
  /// The object's element.
  public let element: _NibElement
  /// The objects created together, of a scene or a nib.
  let graph: NibGraph

  init(_ element: _NibElement, in graph: NibGraph) {
    (self.element, self.graph) = (element, graph)
    super.init()
  }

  // A storyboard or nib does not contain an app's own keys.
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
