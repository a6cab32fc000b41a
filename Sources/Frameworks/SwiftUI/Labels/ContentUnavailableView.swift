/// What is shown where there is nothing to show: a label, a description and what can be done about it.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, FrameworkView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Any label, description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// All of it in the middle, with buttons that are small.
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
  /// A title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A title as it is, not localized, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == ScrollworkSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title, a picture among the app's resources and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A title as it is, not localized, a picture among the app's resources and a description.
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

  /// What to do.
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
  /// Nothing was found. Caveat: what was searched for is not looked up in the environment.
  public static var search: Self { found(nil) }

  /// Nothing was found for a text.
  public static func search(text: String) -> Self { found(text) }

  private static func found(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
