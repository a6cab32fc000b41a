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
        .modifier(SearchCancelLooks())
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
  /// The images and the bookmark button of a UIKit search bar; nil for the system's.
  var looks: UISearchBar.Looks?
  var openBookmarks: (@MainActor () -> Void)?
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
      icon(.search, "magnifyingglass").font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
      if let tokens { tokens.bubbles }
      tied(field(prompt: (tokens == nil ? words : Text(verbatim: "")).foregroundStyle(Color(uiColor: .secondaryLabel))))
        .environment(\.deleteBeforeText, tokens?.removeLast)
        .focused(focus)
        .submitLabel(.search)
        .accessibilityAddTraits(.isSearchField)
        .offset(x: looks?.textShift.horizontal ?? 0, y: looks?.textShift.vertical ?? 0)
      if !isEmpty || tokens != nil {
        Button {
          text.wrappedValue = ""
          tokens?.removeAll()
        } label: {
          icon(.clear, "xmark.circle.fill").foregroundStyle(Color(uiColor: .secondaryLabel))
        }
        .accessibilityLabel("Clear text")
      } else if looks?.showsBookmark == true, let openBookmarks {
        Button {
          openBookmarks()
        } label: {
          icon(.bookmark, "book").foregroundStyle(Color(uiColor: .secondaryLabel))
        }
        .accessibilityLabel("Bookmarks")
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
    .background {
      if let image = looks?.fieldBackground {
        Image(uiImage: image).resizable()
      } else {
        RoundedRectangle(cornerRadius: ControlMetrics(system).searchField, style: .continuous)
          .fill(ground ?? Color(uiColor: .tertiarySystemFill))
      }
    }
  }

  private func icon(_ icon: UISearchBar.Icon, _ name: String) -> Image {
    looks?.images[icon].map { Image(uiImage: $0) } ?? Image(systemName: name)
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
