import Foundation
import ScrollworkUIKit

/// A button that shares something.
///
/// Caveat: for URLs and texts only. The shared item can be copied; the subject and the message are ignored.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View,
  FrameworkView
{
  private let items: [Any]
  private let label: Label
  /// What the sheet shows in place of the items.
  private let titles: [SharedTitle]
  @State private var isPresented = false

  init(items: [Any], label: Label, titles: [SharedTitle] = []) {
    self.items = items
    self.label = label
    self.titles = titles
  }

  /// The button.
  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(
      _PresentingModifier(
        request: isPresented ? ShareRequest(items: items, titles: titles) : nil,
        didDismiss: { _ in isPresented = false }))
  }
}

private struct ShareRequest: PresentationRequest {
  let items: [Any]
  let titles: [SharedTitle]
  var id: AnyHashable { true }
  func makeController() -> UIViewController {
    let controller = UIActivityViewController(activityItems: items)
    controller.header = titles
    return controller
  }
  func update(_ controller: UIViewController, environment: EnvironmentValues) {}
}

/// "Share…" beside the share symbol.
nonisolated public struct DefaultShareLinkLabel: View, FrameworkView {
  private let title: Text
  init(_ title: Text = Text("Share…")) { self.title = title }
  @MainActor public var body: some View {
    ScrollworkSwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], label: label())
  }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel())
  }
  /// Creates a link that shares a URL, with a title.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Creates a link that shares a URL, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(Text(title)))
  }
  /// Creates a link that shares a URL, with a title.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel())
  }
  /// Creates a link that shares a text, with a title.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Creates a link that shares a text, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(Text(title)))
  }
  /// Creates a link that shares a text, with a title.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(title))
  }
}
