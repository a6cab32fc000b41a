/// Makes its content focusable.
nonisolated struct _FocusableModifier: RenderModifier {
  let isFocusable: Bool
  /// Tracks whether the content has the focus.
  let ancestor: FocusedAncestor
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FocusableRender {
    FocusableRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: FocusableRender) { render.isFocusable = isFocusable }
}

@MainActor
final class FocusableRender: UnaryRender, FocusFollower {
  private let ancestor: FocusedAncestor
  var isFocusable: Bool {
    didSet { if isFocusable != oldValue { runtime.accessibilityDidChange() } }
  }

  init(_ modifier: _FocusableModifier, owner: _Node, child: RenderNode) {
    isFocusable = modifier.isFocusable
    ancestor = modifier.ancestor
    super.init(owner: owner, child: child)
  }

  func focusDidEnter() { ancestor.set(true) }
  func focusDidLeave() { ancestor.set(false) }

  override var hasFragment: Bool { true }

  /// Returns an element that can have the focus, whatever is inside.
  override func accessibilityElements() -> [AccessibilityElement] {
    let inside = super.accessibilityElements()
    return isFocusable ? [AccessibilityElement(node: self, role: .group, children: inside)] : inside
  }
}

extension RenderNode {
  /// The first field inside that can take the focus, or else the first focusable view.
  var firstFocusTarget: RenderNode? { firstTextInput ?? firstFocusable }

  private var firstFocusable: RenderNode? {
    if let found = self as? FocusableRender, found.isFocusable, found.environment.isEnabled { return found }
    for child in children { if let found = child.firstFocusable { return found } }
    return nil
  }
}

/// What a view does with keyboard focus.
@available(iOS 17.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It can be edited with keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The default.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

nonisolated extension View {
  /// Makes the view focusable by Tab and `focused(_:)`, so that `onKeyPress` receives its keys. The interactions make
  /// no difference, since full keyboard access is on.
  @available(iOS 17.0, *)
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Makes the view focusable by Tab and `focused(_:)`, so that `onKeyPress` receives its keys. Buttons and fields are
  /// focusable without it.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusedAncestorModifier(isFocusable: isFocusable))
  }
}
