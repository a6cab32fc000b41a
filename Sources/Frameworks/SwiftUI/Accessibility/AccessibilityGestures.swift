import Foundation

/// A zoom that assistive technology requests.
public struct AccessibilityZoomGestureAction {
  /// The direction.
  public enum Direction: Sendable {
    /// Zooms in.
    case zoomIn
    /// Zooms out.
    case zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The location as a fraction of the view's size. Caveat: always the middle.
  public let location: UnitPoint
  /// The location in points in the view. Caveat: always the middle.
  public let point: CGPoint
}

/// Options for touches that assistive technology passes on to a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The view is not read when touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view must be activated before it can be touched.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A category of actions.
@available(iOS 18.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// Nothing.
  public static let `default` = AccessibilityActionCategory(name: "")
  /// Editing actions.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String) { self.name = name }
  /// Creates a category with a label. Caveat: localized in the current locale.
  public init(_ label: Text) { self.init(name: label.string(in: EnvironmentValues())) }
  /// Creates a category with a label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }
  /// Creates a category with a label, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S) { self.init(name: String(label)) }
}

nonisolated extension View {
  /// Adds a zoom action to the view. It is offered as the actions "Zoom In" and "Zoom Out".
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    modifier(_AccessibilityActionModifier(handler: .zoom(handler)))
  }

  /// Adds an action that runs when assistive technology scrolls the view towards an edge. It is offered as the actions
  /// "Scroll Up", "Scroll Down", "Scroll Leading" and "Scroll Trailing".
  public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
    modifier(_AccessibilityActionModifier(handler: .scroll(handler)))
  }

  /// Adds the buttons in `content` as accessibility actions, named by their labels. Caveat: all categories are offered
  /// together.
  @available(iOS 18.0, *)
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Sets whether assistive technology passes touches on to the view. The options have no visible effect.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isDirectTouchArea ? .add(.allowsDirectInteraction) : .remove(.allowsDirectInteraction))
  }

  /// Sets where assistive technology starts when the view appears: at the element bound to `value`.
  @available(iOS 26.0, *)
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
