import Foundation
import ScrollworkFoundation

/// The custom values of a layer or an animation.
private final class KeptValues: @unchecked Sendable {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private var values: [String: Any] = [:]

  static func value(_ name: String, of object: NSObject) -> Any? {
    (objc_getAssociatedObject(object, key) as? KeptValues)?.values[name]
  }

  static func all(of object: NSObject) -> [String: Any] {
    (objc_getAssociatedObject(object, key) as? KeptValues)?.values ?? [:]
  }

  static func set(_ value: Any?, _ name: String, of object: NSObject) {
    let kept = objc_getAssociatedObject(object, key) as? KeptValues ?? KeptValues()
    kept.values[name] = value
    objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension CALayer {
  /// Returns the layer's name of a view's property.
  static func key(_ key: String) -> String {
    switch key {
    case "center": "position"
    case "alpha": "opacity"
    default: key
    }
  }
}

// Both keep any value under any name. Caveat: a property that is not among these is stored and not set.
extension CALayer: _KeyValueCoded {
  nonisolated public func _value(ofKey key: String) -> Any? { _askingMainActor { property(key) } }

  nonisolated public func _setValue(_ value: Any?, ofKey key: String) -> Bool {
    nonisolated(unsafe) let value = value
    return _askingMainActor {
      if !setProperty(key, value) { setKept(key, value) }
      return true
    }
  }

  /// Returns a property or a part of it: `transform.rotation.z`, `bounds.size.width`, ...
  public func value(forKeyPath keyPath: String) -> Any? {
    if let part = filter(keyPath) { return part.filter.value(forKey: part.key) }
    let names = keyPath.split(separator: ".", maxSplits: 1)
    guard let first = names.first, let value = property(String(first)) else { return property(keyPath) }
    return names.count == 1 ? value : ValuePart.value(String(names[1]), of: value)
  }

  /// Sets a property, or a part of it: `transform.rotation.z`, `bounds.size.width`, ...
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let emitter = self as? CAEmitterLayer, emitter.setCell(keyPath, value) { return }
    if let part = filter(keyPath) {
      part.filter.setValue(value, forKey: part.key)
      filtersDidChange?()
      return
    }
    let names = keyPath.split(separator: ".", maxSplits: 1)
    guard names.count == 2, let value, let own = property(String(names[0])) else {
      return setValue(value, forKey: keyPath)
    }
    setValue(ValuePart.setting([String(names[1]): value], in: own), forKey: String(names[0]))
  }

  final func kept(_ key: String) -> Any? { KeptValues.value(key, of: self) }
  final func takeKept(_ other: CALayer) {
    for (key, value) in KeptValues.all(of: other) { KeptValues.set(other.presented(key, value), key, of: self) }
  }
  private func setKept(_ key: String, _ value: Any?) {
    setting(key, kept(key), value)
    KeptValues.set(value, key, of: self)
    guard type(of: self).needsDisplay(forKey: key) else { return }
    setNeedsDisplay()
  }

  /// Reads a property declared with `@NSManaged`; during drawing, its animated value.
  public func _managed<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    let own = kept(key) ?? Self.defaultValue(forKey: key)
    let value = isDrawing ? shown[key] ?? own : own
    if let value = value as? Value { return value }
    if let number = value.flatMap({ ValuePart.number($0) }), let made = Self.number(number, as: type) { return made }
    if let made = Self.number(0, as: type) { return made }
    let zeros: [Any] = [CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity, ""]
    if let zero = zeros.lazy.compactMap({ $0 as? Value }).first ?? (Any?.none as? Value) { return zero }
    preconditionFailure(
      "\(key) of \(self) has no value yet: give it one in defaultValue(forKey:), or declare it optional.")
  }

  private static func number<Value>(_ number: CGFloat, as type: Value.Type) -> Value? {
    let kinds: [Any] = [
      number, Float(number), Int(exactly: number.rounded()) ?? 0, number != 0, NSNumber(value: number),
    ]
    return kinds.lazy.compactMap { $0 as? Value }.first
  }

  /// Writes a property declared with `@NSManaged`.
  public func _setManaged<Value>(_ key: String, _ value: Value) { setKept(key, value) }

  /// Returns a property by name.
  final func looks(_ key: String) -> Any? {
    switch key {
    case "bounds": bounds
    case "position": position
    case "frame": frame
    case "transform": transform
    case "opacity": CGFloat(opacity)
    case "cornerRadius": cornerRadius
    case "hidden", "isHidden": isHidden
    case "anchorPoint": anchorPoint
    case "zPosition": zPosition
    case "backgroundColor": backgroundColor
    case "borderWidth": borderWidth
    case "borderColor": borderColor
    case "shadowOpacity": CGFloat(shadowOpacity)
    case "shadowRadius": shadowRadius
    case "shadowOffset": shadowOffset
    case "shadowColor": shadowColor
    case "shadowPath": shadowPath
    case "sublayerTransform": sublayerTransform
    case "contents": contents
    case "contentsRect": contentsRect
    case "contentsScale": contentsScale
    case "masksToBounds": masksToBounds
    case "name": name
    case "speed": speed
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    case "sublayers": sublayers
    default: kept(key)
    }
  }

  /// Sets a property by name; returns false if there is none of this name and type.
  final func setLooks(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap { ValuePart.number($0) }
    switch key {
    case "bounds": return set(value as? CGRect) { bounds = $0 }
    case "position": return set(value as? CGPoint) { position = $0 }
    case "frame": return set(value as? CGRect) { frame = $0 }
    case "transform": return set(value as? CATransform3D) { transform = $0 }
    case "opacity": return set(number) { opacity = Float($0) }
    case "cornerRadius": return set(number) { cornerRadius = $0 }
    case "hidden", "isHidden": return set(value as? Bool ?? number.map { $0 != 0 }) { isHidden = $0 }
    case "anchorPoint": return set(value as? CGPoint) { anchorPoint = $0 }
    case "zPosition": return set(number) { zPosition = $0 }
    case "backgroundColor": backgroundColor = value as? CGColor ?? (value as? UIColor)?.cgColor
    case "borderWidth": return set(number) { borderWidth = $0 }
    case "borderColor": borderColor = value as? CGColor ?? (value as? UIColor)?.cgColor
    case "shadowOpacity": return set(number) { shadowOpacity = Float($0) }
    case "shadowRadius": return set(number) { shadowRadius = $0 }
    case "shadowOffset": return set(value as? CGSize) { shadowOffset = $0 }
    case "shadowColor": shadowColor = value as? CGColor ?? (value as? UIColor)?.cgColor
    case "shadowPath": shadowPath = value as? CGPath
    case "sublayerTransform": return set(value as? CATransform3D) { sublayerTransform = $0 }
    case "contents": contents = value
    case "contentsRect": return set(value as? CGRect) { contentsRect = $0 }
    case "contentsScale": return set(number) { contentsScale = $0 }
    case "masksToBounds": return set(value as? Bool) { masksToBounds = $0 }
    case "name": name = value as? String
    case "speed": return set(number) { speed = Float($0) }
    case "timeOffset": return set(number) { timeOffset = $0 }
    case "beginTime": return set(number) { beginTime = $0 }
    default: return false
    }
    return true
  }

  private func set<Value>(_ value: Value?, _ change: (Value) -> Void) -> Bool {
    if let value { change(value) }
    return value != nil
  }
}

extension CAAnimation: _KeyValueCoded {
  nonisolated public func _value(ofKey key: String) -> Any? { KeptValues.value(key, of: self) }

  nonisolated public func _setValue(_ value: Any?, ofKey key: String) -> Bool {
    KeptValues.set(value, key, of: self)
    return true
  }
}
