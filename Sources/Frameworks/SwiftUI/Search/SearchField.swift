import Foundation
import ScrollworkUIKit

/// The search field on a navigation bar.
struct SearchField: View, FrameworkView {
  let statement: SearchStatement
  @FocusState private var isFocused: Bool
  @Environment(\.searchAssistance) private var assistance

  /// Points: 36 high, as `UISearchTextField` measures at the default text size, with corners of 10.
  private static let height: CGFloat = 36
  private static let radius: CGFloat = 10

  /// To the app's focus states.
  @ViewBuilder private func tied(_ field: some View) -> some View {
    if let tie = assistance.focus { tie(AnyView(field)) } else { field }
  }

  var body: some View {
    let statement = statement
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        tied(TextField(text: statement.text, prompt: statement.prompt) { statement.prompt ?? Text("Search") })
          .focused($isFocused)
          .submitLabel(.search)
          .transformEnvironment(\.submitActions) { $0.actions = $0.search }
        if !statement.shown.isEmpty {
          Button {
            statement.text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .accessibilityLabel("Clear text")
        }
      }
      .padding(.horizontal, 8)
      .frame(height: Self.height)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: Self.radius))
      if statement.isShownActive {
        Button("Cancel") {
          statement.text.wrappedValue = ""
          statement.isActive.wrappedValue = false
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, 1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .onChange(of: isFocused) { if $1, !statement.isActive.wrappedValue { statement.isActive.wrappedValue = true } }
    .onChange(of: statement.isShownActive, initial: true) { if $1 != isFocused { isFocused = $1 } }
  }
}

/// Shows a search field on the bar.
@MainActor
final class SearchFieldView: _UIHostingView<AnyView> {
  private var surroundings: EnvironmentValues?

  init() {
    super.init(rootView: AnyView(EmptyView()))
    safeAreaRegions = []
  }
  required init?(coder: NSCoder) { nil }

  func show(_ statement: SearchStatement, in environment: EnvironmentValues) {
    rootView = AnyView(SearchField(statement: statement))
    guard surroundings?.isIdentical(to: environment) != true else { return }
    surroundings = environment
    adjustEnvironment = { values in
      values = environment
      values.font = .body
      values.dynamicTypeSize = min(environment.dynamicTypeSize, .xxxLarge)
      values.buttonStyle = .standard
      values.textFieldStyle = AnyTextFieldStyle()
    }
  }
}
