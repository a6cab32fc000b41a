import Foundation
import ScrollworkFoundation

/// What assistive technology knows of an object that is no responder.
private final class ObjectAccessibility {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero
  var userInputLabels: [String]!
  var customActions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false

  nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Returns what was set for an object; nil before anything was.
  static func known(of object: NSObject) -> ObjectAccessibility? {
    objc_getAssociatedObject(object, key) as? ObjectAccessibility
  }

  /// Returns where an object's properties are kept.
  static func kept(for object: NSObject) -> ObjectAccessibility {
    if let known = known(of: object) { return known }
    let new = ObjectAccessibility()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

/// The accessibility of any object, as with UIKit on an iPhone: code that knows an element only as an `NSObject` reaches
/// the properties of the view or bar item that it is. Those classes have members of the same names, which come first.
///
/// Other objects keep what is set, but are not elements of the screen: only views and `UIAccessibilityElement`s are.
/// Caveat: their subclasses declare the properties anew instead of overriding them.
extension NSObjectProtocol where Self: NSObject {
  /// Whether it is a single accessibility element, whose inside is not visited.
  @MainActor @preconcurrency public var isAccessibilityElement: Bool {
    get {
      switch self as NSObject {
      case let responder as UIResponder: responder.isAccessibilityElement
      case let item as UIBarItem: item.isAccessibilityElement
      case let object: ObjectAccessibility.known(of: object)?.isElement ?? false
      }
    }
    set {
      switch self as NSObject {
      case let responder as UIResponder: responder.isAccessibilityElement = newValue
      case let item as UIBarItem: item.isAccessibilityElement = newValue
      case let object: ObjectAccessibility.kept(for: object).isElement = newValue
      }
    }
  }

  /// The label that assistive technology reads; nil for what is shown.
  @MainActor @preconcurrency public var accessibilityLabel: String? {
    get {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityLabel
      case let item as UIBarItem: item.accessibilityLabel
      case let object: ObjectAccessibility.known(of: object)?.label
      }
    }
    set {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityLabel = newValue
      case let item as UIBarItem: item.accessibilityLabel = newValue
      case let object: ObjectAccessibility.kept(for: object).label = newValue
      }
    }
  }

  /// The hint about the outcome of an action.
  @MainActor @preconcurrency public var accessibilityHint: String? {
    get {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityHint
      case let item as UIBarItem: item.accessibilityHint
      case let object: ObjectAccessibility.known(of: object)?.hint
      }
    }
    set {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityHint = newValue
      case let item as UIBarItem: item.accessibilityHint = newValue
      case let object: ObjectAccessibility.kept(for: object).hint = newValue
      }
    }
  }

  /// The value.
  @MainActor @preconcurrency public var accessibilityValue: String? {
    get {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityValue
      case let item as UIBarItem: item.accessibilityValue
      case let object: ObjectAccessibility.known(of: object)?.value
      }
    }
    set {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityValue = newValue
      case let item as UIBarItem: item.accessibilityValue = newValue
      case let object: ObjectAccessibility.kept(for: object).value = newValue
      }
    }
  }

  /// The traits, such as kind and state.
  @MainActor @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get {
      (self as? UIResponder).map(\.accessibilityTraits) ?? ObjectAccessibility.known(of: self)?.traits ?? .none
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityTraits = newValue
      } else {
        ObjectAccessibility.kept(for: self).traits = newValue
      }
    }
  }

  /// The frame on the screen, in points.
  @MainActor @preconcurrency public var accessibilityFrame: CGRect {
    get {
      (self as? UIResponder).map(\.accessibilityFrame) ?? ObjectAccessibility.known(of: self)?.frame ?? .zero
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityFrame = newValue
      } else {
        ObjectAccessibility.kept(for: self).frame = newValue
      }
    }
  }

  /// The labels by which a person can refer to it by voice.
  @MainActor @preconcurrency public var accessibilityUserInputLabels: [String]! {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels }
      return ObjectAccessibility.known(of: self)?.userInputLabels
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityUserInputLabels = newValue
      } else {
        ObjectAccessibility.kept(for: self).userInputLabels = newValue
      }
    }
  }

  /// The actions offered besides activation.
  @MainActor @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityCustomActions }
      return ObjectAccessibility.known(of: self)?.customActions
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityCustomActions = newValue
      } else {
        ObjectAccessibility.kept(for: self).customActions = newValue
      }
    }
  }

  /// The elements inside, in order.
  @MainActor @preconcurrency public var accessibilityElements: [Any]? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityElements }
      return ObjectAccessibility.known(of: self)?.elements
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityElements = newValue
      } else {
        ObjectAccessibility.kept(for: self).elements = newValue
      }
    }
  }

  /// Whether assistive technology skips everything inside.
  @MainActor @preconcurrency public var accessibilityElementsHidden: Bool {
    get {
      (self as? UIResponder).map(\.accessibilityElementsHidden) ?? ObjectAccessibility.known(of: self)?.elementsHidden
        ?? false
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityElementsHidden = newValue
      } else {
        ObjectAccessibility.kept(for: self).elementsHidden = newValue
      }
    }
  }

  /// Whether assistive technology ignores the siblings behind.
  @MainActor @preconcurrency public var accessibilityViewIsModal: Bool {
    get {
      (self as? UIResponder).map(\.accessibilityViewIsModal) ?? ObjectAccessibility.known(of: self)?.viewIsModal
        ?? false
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityViewIsModal = newValue
      } else {
        ObjectAccessibility.kept(for: self).viewIsModal = newValue
      }
    }
  }

  /// Whether assistive technology visits everything inside before continuing. It always does here.
  @MainActor @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get {
      (self as? UIResponder).map(\.shouldGroupAccessibilityChildren) ?? ObjectAccessibility.known(of: self)?
        .groupsChildren ?? false
    }
    set {
      if let responder = self as? UIResponder {
        responder.shouldGroupAccessibilityChildren = newValue
      } else {
        ObjectAccessibility.kept(for: self).groupsChildren = newValue
      }
    }
  }
}
