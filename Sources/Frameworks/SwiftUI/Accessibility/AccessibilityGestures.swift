import Foundation

/// A wish of assistive technology to see a view larger or smaller.
public struct AccessibilityZoomGestureAction {
  /// Which way.
  public enum Direction: Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
  /// Where, as a part of the view's size. Caveat: always the middle.
  public let location: UnitPoint
  /// Where, in points in the view. Caveat: always the middle.
  public let point: CGPoint
}

/// What assistive technology does with touches that it leaves to a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The view is not read when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view is activated before it is touched.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// What actions have in common.
@available(iOS 18.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// Nothing.
  public static let `default` = AccessibilityActionCategory(name: "")
  /// They change something.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String) { self.name = name }
  /// What is told by a label. Caveat: localized in the current locale.
  public init(_ label: Text) { self.init(name: label.string(in: EnvironmentValues())) }
  /// What is told by a label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }
  /// What is told by a label, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S) { self.init(name: String(label)) }
}

nonisolated extension View {
  /// What happens when assistive technology wants to see the view larger or smaller. It is offered as the actions "Zoom In" and
  /// "Zoom Out".
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    modifier(_AccessibilityActionModifier(handler: .zoom(handler)))
  }

  /// What happens when assistive technology scrolls the view towards an edge. It is offered as the actions "Scroll Up", "Scroll
  /// Down", "Scroll Leading" and "Scroll Trailing".
  public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
    modifier(_AccessibilityActionModifier(handler: .scroll(handler)))
  }

  /// The buttons in `content` as actions that assistive technology offers by their labels. Caveat: whatever the category, they are
  /// offered together.
  @available(iOS 18.0, *)
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Whether assistive technology leaves touches to the view. The options say what it does beside, of which nothing is to be seen.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isDirectTouchArea ? .add(.allowsDirectInteraction) : .remove(.allowsDirectInteraction))
  }

  /// Where assistive technology begins when the view appears: at the one that stands for `value`.
  @available(iOS 26.0, *)
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
