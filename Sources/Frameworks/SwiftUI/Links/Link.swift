import Foundation

/// A button that opens an address with the environment's `openURL`.
nonisolated public struct Link<Label: View>: View, FrameworkView {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label as a button.
  @MainActor public var body: some View {
    Button(action: { openURL(destination) }) { label }.modifier(_LinkRoleModifier())
  }
}

extension Link where Label == Text {
  /// A link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Tells assistive technology that the button inside is a link.
nonisolated struct _LinkRoleModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> LinkRender { LinkRender(owner: owner, child: child) }
  @MainActor func update(_ render: LinkRender) {}
}

@MainActor
final class LinkRender: UnaryRender {
  override func accessibilityElements() -> [AccessibilityElement] {
    super.accessibilityElements().map { element in
      var element = element
      if element.role == .button { element.role = .link }
      return element
    }
  }
}
