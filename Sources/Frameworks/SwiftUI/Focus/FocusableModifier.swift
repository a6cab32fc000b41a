/// Lets its content have the keyboard's focus.
nonisolated struct _FocusableModifier: RenderModifier {
  let isFocusable: Bool
  /// Hears whether the content has the focus.
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

  /// Something to have the focus, whatever is inside.
  override func accessibilityElements() -> [AccessibilityElement] {
    let inside = super.accessibilityElements()
    return isFocusable ? [AccessibilityElement(node: self, role: .group, children: inside)] : inside
  }
}

extension RenderNode {
  /// The first field inside that can take the focus, or else the first view that asked for it.
  var firstFocusTarget: RenderNode? { firstTextInput ?? firstFocusable }

  private var firstFocusable: RenderNode? {
    if let found = self as? FocusableRender, found.isFocusable, found.environment.isEnabled { return found }
    for child in children { if let found = child.firstFocusable { return found } }
    return nil
  }
}

/// What a view with the keyboard's focus is for.
@available(iOS 17.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is changed by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As is usual.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

nonisolated extension View {
  /// Lets Tab reach the view, and `focused(_:)` give it the focus, so that `onKeyPress` on it hears keys: whatever it is for, since
  /// full keyboard access is on.
  @available(iOS 17.0, *)
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Lets Tab reach the view, and `focused(_:)` give it the focus, so that `onKeyPress` on it hears keys. Buttons and fields
  /// need no such request.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusedAncestorModifier(isFocusable: isFocusable))
  }
}
