import Foundation

// Dictionaries for Objective-C hold these as `NSValue`; `as?` goes both ways, as on Apple's systems.
extension NSValue {
  /// A rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// A point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// A size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The rectangle that it was made from.
  public var cgRectValue: CGRect { rectValue }
  /// The point that it was made from.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that it was made from.
  public var cgSizeValue: CGSize { sizeValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    // Only a value that was made from a rectangle gives one back.
    guard strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0 else { return false }
    result = source.rectValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard strcmp(source.objCType, NSValue(point: .zero).objCType) == 0 else { return false }
    result = source.pointValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.sizeValue }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard strcmp(source.objCType, NSValue(size: .zero).objCType) == 0 else { return false }
    result = source.sizeValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}
