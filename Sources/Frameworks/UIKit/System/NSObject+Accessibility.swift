import Foundation
import ScrollworkFoundation

/// What assistive technology knows of an object whose class has no place for it.
@MainActor
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

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

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

extension NSObject {
  /// A property where the object has it: as a responder, as a bar item if those have it, or else associated with it.
  @MainActor
  fileprivate subscript<Value>(
    responder: ReferenceWritableKeyPath<UIResponder, Value>,
    barItem barItem: ReferenceWritableKeyPath<UIBarItem, Value>? = nil,
    other other: ReferenceWritableKeyPath<ObjectAccessibility, Value>
  ) -> Value {
    get {
      if let own = self as? UIResponder { return own[keyPath: responder] }
      if let barItem, let own = self as? UIBarItem { return own[keyPath: barItem] }
      return (ObjectAccessibility.known(of: self) ?? ObjectAccessibility())[keyPath: other]
    }
    set {
      if let own = self as? UIResponder {
        own[keyPath: responder] = newValue
      } else if let barItem, let own = self as? UIBarItem {
        own[keyPath: barItem] = newValue
      } else {
        ObjectAccessibility.kept(for: self)[keyPath: other] = newValue
      }
    }
  }
}

/// The accessibility of any object, as with UIKit on an iPhone: code that knows an element only as an `NSObject`
/// reaches the properties of the view or bar item that it is. Those classes have members of the same names, which come
/// first.
///
/// Other objects keep what is set, but are not elements of the screen: only views and `UIAccessibilityElement`s are.
/// Caveat: their subclasses declare the properties anew instead of overriding them.
extension NSObjectProtocol where Self: NSObject {
  /// Whether it is a single accessibility element, whose inside is not visited.
  @MainActor @preconcurrency public var isAccessibilityElement: Bool {
    get { self[\.isAccessibilityElement, barItem: \.isAccessibilityElement, other: \.isElement] }
    set { self[\.isAccessibilityElement, barItem: \.isAccessibilityElement, other: \.isElement] = newValue }
  }

  /// The label that assistive technology reads; nil for what is shown.
  @MainActor @preconcurrency public var accessibilityLabel: String? {
    get { self[\.accessibilityLabel, barItem: \.accessibilityLabel, other: \.label] }
    set { self[\.accessibilityLabel, barItem: \.accessibilityLabel, other: \.label] = newValue }
  }

  /// The hint about the outcome of an action.
  @MainActor @preconcurrency public var accessibilityHint: String? {
    get { self[\.accessibilityHint, barItem: \.accessibilityHint, other: \.hint] }
    set { self[\.accessibilityHint, barItem: \.accessibilityHint, other: \.hint] = newValue }
  }

  /// The value.
  @MainActor @preconcurrency public var accessibilityValue: String? {
    get { self[\.accessibilityValue, barItem: \.accessibilityValue, other: \.value] }
    set { self[\.accessibilityValue, barItem: \.accessibilityValue, other: \.value] = newValue }
  }

  /// The traits, such as kind and state.
  @MainActor @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { self[\.accessibilityTraits, barItem: \.accessibilityTraits, other: \.traits] }
    set { self[\.accessibilityTraits, barItem: \.accessibilityTraits, other: \.traits] = newValue }
  }

  /// The frame on the screen, in points.
  @MainActor @preconcurrency public var accessibilityFrame: CGRect {
    get { self[\.accessibilityFrame, other: \.frame] }
    set { self[\.accessibilityFrame, other: \.frame] = newValue }
  }

  /// The labels by which a person can refer to it by voice.
  @MainActor @preconcurrency public var accessibilityUserInputLabels: [String]! {
    get { self[\.accessibilityUserInputLabels, other: \.userInputLabels] }
    set { self[\.accessibilityUserInputLabels, other: \.userInputLabels] = newValue }
  }

  /// The actions offered besides activation.
  @MainActor @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { self[\.accessibilityCustomActions, other: \.customActions] }
    set { self[\.accessibilityCustomActions, other: \.customActions] = newValue }
  }

  /// The elements inside, in order.
  @MainActor @preconcurrency public var accessibilityElements: [Any]? {
    get { self[\.accessibilityElements, other: \.elements] }
    set { self[\.accessibilityElements, other: \.elements] = newValue }
  }

  /// Whether assistive technology skips everything inside.
  @MainActor @preconcurrency public var accessibilityElementsHidden: Bool {
    get { self[\.accessibilityElementsHidden, other: \.elementsHidden] }
    set { self[\.accessibilityElementsHidden, other: \.elementsHidden] = newValue }
  }

  /// Whether assistive technology ignores the siblings behind.
  @MainActor @preconcurrency public var accessibilityViewIsModal: Bool {
    get { self[\.accessibilityViewIsModal, other: \.viewIsModal] }
    set { self[\.accessibilityViewIsModal, other: \.viewIsModal] = newValue }
  }

  /// Whether assistive technology visits everything inside before continuing. It always does here.
  @MainActor @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get { self[\.shouldGroupAccessibilityChildren, other: \.groupsChildren] }
    set { self[\.shouldGroupAccessibilityChildren, other: \.groupsChildren] = newValue }
  }
}
