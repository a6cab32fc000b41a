/// A view for when there is nothing to show: a label, a description and actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, FrameworkView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a custom label, description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and small buttons, centred.
  @MainActor public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8 / 3) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).defaultForegroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions.controlSize(.small)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 50 / 3) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == ScrollworkSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view with a title that is not localized, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == ScrollworkSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, an image resource and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with a title that is not localized, an image resource and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }
}

/// The parts of `ContentUnavailableView.search`.
public struct SearchUnavailableContent {
  /// The title and the symbol.
  nonisolated public struct Label: View, FrameworkView {
    let text: String?
    @MainActor public var body: some View {
      ScrollworkSwiftUI.Label(
        text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// The suggestion.
  nonisolated public struct Description: View, FrameworkView {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  nonisolated public struct Actions: View, FrameworkView {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results. Caveat: the search text is not read from the environment.
  public static var search: Self { found(nil) }

  /// A view for a search for `text` without results.
  public static func search(text: String) -> Self { found(text) }

  private static func found(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
