import Foundation

/// A find bar below a text editor, with replace.
struct FindNavigator: ViewModifier {
  let text: String
  let replace: @MainActor (Range<Int>, String) -> Void
  @Environment(\.findSettings) private var settings
  @State private var words = ""
  @State private var replacement = ""
  @State private var current = 0
  @State private var isReplacing = false
  @FocusState private var isFocused: Bool

  init(text: String, replace: @escaping @MainActor (Range<Int>, String) -> Void) {
    self.text = text
    self.replace = replace
  }

  func body(content: Content) -> some View {
    let isShown = settings.isPresented?.wrappedValue == true
    content
      .environment(\.foundText, isShown && !words.isEmpty ? FoundText(words: words, current: current) : nil)
      .safeAreaInset(edge: .bottom, spacing: 0) { if isShown { bar } }
      .modifier(ColumnToggleModifier(toggles: .find) { settings.isPresented?.wrappedValue.toggle() })
  }

  private var bar: some View {
    let places = FoundText.places(of: words, in: text)
    return VStack(spacing: 8) {
      HStack(spacing: 12) {
        if !settings.isReplaceDisabled { mode }
        TextField("Find", text: $words).focused($isFocused).submitLabel(.search).onSubmit { go(1, places.count) }
          .autocorrectionDisabled()
        if !words.isEmpty { Text(verbatim: places.isEmpty ? "0" : "\(shown(places) + 1) of \(places.count)") }
        Button("Previous", systemImage: "chevron.up") { go(-1, places.count) }.disabled(places.isEmpty)
        Button("Next", systemImage: "chevron.down") { go(1, places.count) }.disabled(places.isEmpty)
        Button("Done") { settings.isPresented?.wrappedValue = false }
      }
      if isReplacing, !settings.isReplaceDisabled {
        HStack(spacing: 12) {
          TextField("Replace", text: $replacement)
          Button("Replace") { replace(places[shown(places)], replacement) }.disabled(places.isEmpty)
          Button("All") { for place in places.reversed() { replace(place, replacement) } }.disabled(places.isEmpty)
        }
      }
    }
    .labelStyle(.iconOnly)
    .textFieldStyle(.roundedBorder)
    .environment(\.findSettings, FindSettings())
    .padding(.horizontal, 16).padding(.vertical, 8)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
    .onChange(of: words) { current = 0 }
    .onAppear {
      isFocused = true
      if settings.beginsReplacing { isReplacing = true }
    }
  }

  /// Whether matches can be replaced. Apple's is a menu, which here would be behind the keyboard.
  private var mode: some View {
    Button(isReplacing ? "Find" : "Find and Replace", systemImage: "magnifyingglass") { isReplacing.toggle() }
  }

  /// Returns the index of the current match, limited to the number of matches.
  private func shown(_ places: [Range<Int>]) -> Int { min(current, max(0, places.count - 1)) }

  /// The match after the last is the first.
  private func go(_ distance: Int, _ count: Int) {
    guard count > 0 else { return }
    current = (min(current, count - 1) + distance + count) % count
  }
}
