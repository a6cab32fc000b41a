import SwiftUI

/// The search bar. It keeps the text being typed to itself, so typing evaluates nothing else.
struct SearchBarView: View {
  let isSearching: Bool
  let onSearch: @MainActor (String) -> Void
  let onCancel: @MainActor () -> Void
  @State private var query = ""

  private var isTooLong: Bool { query.unicodeScalars.count > SearchAnswer.longestQuery }
  private var isBlank: Bool { query.allSatisfy(\.isWhitespace) }

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      if isTooLong {
        Text(L10n.Research.tooLong(SearchAnswer.longestQuery)).font(.footnote).foregroundStyle(.red)
          .padding(.top, 8)
          .accessibilityIdentifier("search.tooLong")
      }
      HStack(alignment: .bottom, spacing: 8) {
        TextField(L10n.Research.placeholder, text: $query, axis: .vertical)
          .lineLimit(1...6)
          .submitLabel(.send)
          .padding(.horizontal, 14)
          .padding(.vertical, 12)
          .frame(minHeight: 44)
          .background(Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 22))
          .accessibilityIdentifier("searchQuery")
        button
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
    }
    .background { Color(uiColor: .systemBackground).ignoresSafeArea(edges: .bottom) }
    // The field grows with its text, so return would insert a line break: at the end it sends the question instead.
    .onChange(of: query) { old, new in
      if new == old + "\n" { send(old) }
    }
  }

  @ViewBuilder private var button: some View {
    if isSearching && isBlank {
      icon("stop.circle.fill", L10n.Research.stop, action: onCancel).accessibilityIdentifier("search.stop")
    } else {
      icon("arrow.up.circle.fill", L10n.Research.send) { send(query) }
        .disabled(isBlank || isTooLong)
        .accessibilityIdentifier("search.send")
    }
  }

  private func icon(_ name: String, _ label: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: name).font(.system(size: 30)).frame(width: 44, height: 44).contentShape(Circle())
    }
    .accessibilityLabel(label)
  }

  private func send(_ text: String) {
    guard !isTooLong, !text.allSatisfy(\.isWhitespace) else { return query = text }
    query = ""
    onSearch(text)
  }
}
