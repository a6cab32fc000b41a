import Foundation
import ScrollworkUIKit

/// The search field in a navigation bar.
struct SearchField: View, FrameworkView {
  let statement: SearchStatement
  @FocusState private var isFocused: Bool

  var body: some View {
    let statement = statement
    HStack(spacing: 12) {
      SearchFieldBox(
        text: statement.text, isEmpty: statement.shown.isEmpty, prompt: statement.prompt, focus: $isFocused,
        tokens: statement.tokens
      )
      .transformEnvironment(\.submitActions) { $0.actions = $0.search }
      if statement.isShownActive {
        Button("Cancel") {
          statement.text.wrappedValue = ""
          statement.tokens?.removeAll()
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

/// The search text field: 36 points high, as `UISearchTextField` is at the default text size, with corners of 10. It
/// shows a microphone while it is empty.
struct SearchFieldBox: View, FrameworkView {
  let text: Binding<String>
  let isEmpty: Bool
  let prompt: Text?
  let focus: FocusState<Bool>.Binding
  /// The field's background; nil for the default grey.
  var ground: Color?
  var tokens: SearchTokens?
  @Environment(\.searchAssistance) private var assistance
  @Environment(\.system) private var system

  /// Binds the field to the app's focus states.
  @ViewBuilder private func tied(_ field: some View) -> some View {
    if let tie = assistance.focus { tie(AnyView(field)) } else { field }
  }

  private var words: Text { prompt ?? Text("Search") }

  @ViewBuilder private func field(prompt shown: Text) -> some View {
    if let selection = assistance.selection {
      TextField(text: text, selection: selection, prompt: shown) { words }
    } else {
      TextField(text: text, prompt: shown) { words }
    }
  }

  var body: some View {
    let tokens = tokens.flatMap { $0.isEmpty ? nil : $0 }
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
      if let tokens { tokens.bubbles }
      tied(field(prompt: (tokens == nil ? words : Text(verbatim: "")).foregroundStyle(Color(uiColor: .secondaryLabel))))
        .environment(\.deleteBeforeText, tokens?.removeLast)
        .focused(focus)
        .submitLabel(.search)
        .accessibilityAddTraits(.isSearchField)
      if !isEmpty || tokens != nil {
        Button {
          text.wrappedValue = ""
          tokens?.removeAll()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(Color(uiColor: .secondaryLabel))
        }
        .accessibilityLabel("Clear text")
      } else if assistance.hasMicrophone {
        Button {
          focus.wrappedValue = true
        } label: {
          Image(systemName: "mic.fill").font(.subheadline).foregroundStyle(Color(uiColor: .secondaryLabel))
        }
        .padding(.trailing, 2)
        .accessibilityLabel("Dictate")
      }
    }
    .padding(.leading, 7).padding(.trailing, 8)
    .frame(height: 36)
    .background(
      ground ?? Color(uiColor: .tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: ControlMetrics(system).searchField, style: .continuous))
  }
}

/// Shows a search field in the bar.
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
