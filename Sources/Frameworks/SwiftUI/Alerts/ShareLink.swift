import Foundation
import ScrollworkUIKit

/// A button that passes something on.
///
/// Caveat: for addresses and texts. What is passed on can be copied; nobody gets the subject and the message.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View,
  FrameworkView
{
  private let items: [Any]
  private let label: Label
  /// What the sheet shows instead of the items.
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

/// "Share…" beside the usual symbol.
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
  /// Passes an address on.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], label: label())
  }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Passes a text on.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Passes an address on.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel())
  }
  /// Passes an address on, under a title.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(Text(titleKey)))
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Passes a text on.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel())
  }
  /// Passes a text on, under a title.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(Text(titleKey)))
  }
}
