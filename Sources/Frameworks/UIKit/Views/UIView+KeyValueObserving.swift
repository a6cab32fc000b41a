import Foundation
import ScrollworkFoundation

extension UIView {
  /// Reports upcoming changes of the view and its layer, if anything observes them. As everywhere in UIKit here, values
  /// that stay the same are not reported.
  /// - Returns: the keys that change.
  func tellWillChange(from old: Appearance, to new: Appearance) -> [String] {
    guard Self.hasKeyValueObservers else { return [] }
    var keys: [String] = []
    if old.center != new.center { keys.append("center") }
    if old.bounds != new.bounds { keys.append("bounds") }
    if old.frame != new.frame { keys.append("frame") }
    if old.transform != new.transform || old.spatial != new.spatial { keys.append("transform") }
    if old.alpha != new.alpha { keys.append("alpha") }
    for key in keys {
      tellWillChange(key)
      layerIfMade?.tellWillChange(CALayer.key(key))
    }
    return keys
  }

  /// Reports that the keys have changed.
  func tellDidChange(_ keys: [String]) {
    for key in keys.reversed() {
      layerIfMade?.tellDidChange(CALayer.key(key))
      tellDidChange(key)
    }
  }
}

extension UIView: _KeyValueCoded {
  nonisolated public func _value(ofKey key: String) -> Any? { _askingMainActor { property(key) } }

  nonisolated public func _setValue(_ value: Any?, ofKey key: String) -> Bool {
    nonisolated(unsafe) let value = value
    return _askingMainActor { set(value, ofProperty: key) }
  }

  private func property(_ key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "tag": tag
    case "backgroundColor": backgroundColor
    case "superview": superview
    case "window": window
    case "layer": layer
    default: (self as? any ViewProperties)?.property(named: key)
    }
  }

  private func set(_ value: Any?, ofProperty key: String) -> Bool {
    switch (key, value) {
    case ("frame", let frame as CGRect): self.frame = frame
    case ("bounds", let bounds as CGRect): self.bounds = bounds
    case ("center", let center as CGPoint): self.center = center
    case ("alpha", let alpha as CGFloat): self.alpha = alpha
    case ("hidden", let isHidden as Bool), ("isHidden", let isHidden as Bool): self.isHidden = isHidden
    case ("tag", let tag as Int): self.tag = tag
    case ("backgroundColor", let color as UIColor?): backgroundColor = color
    default: return false
    }
    return true
  }
}

/// A view whose class adds properties that are looked up by name.
@MainActor
package protocol ViewProperties: UIView {
  /// Returns the value of a property; nil if there is none of this name.
  func property(named key: String) -> Any?
}

extension UIScrollView: ViewProperties {
  package func property(named key: String) -> Any? {
    switch key {
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    case "contentInset": contentInset
    case "adjustedContentInset": adjustedContentInset
    default: nil
    }
  }
}
