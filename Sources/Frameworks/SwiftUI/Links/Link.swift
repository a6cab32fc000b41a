import Foundation

/// A button that opens a URL with the environment's `openURL`.
nonisolated public struct Link<Label: View>: View, FrameworkView {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
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
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Reports the button inside as a link to assistive technology.
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
