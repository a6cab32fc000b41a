import Foundation
import ScrollworkUIKit

extension UISearchBar: RenderedView, ContentDrawing {
  var drawn: some View { UISearchBarContent(bar: self) }
}

/// A search bar of UIKit as it is shown.
struct UISearchBarContent: View, FrameworkView {
  let bar: UISearchBar
  private let text: String
  private let wantsFocus: Bool
  @FocusState private var isFocused: Bool

  init(bar: UISearchBar) {
    self.bar = bar
    text = bar.text ?? ""
    wantsFocus = bar.wantsFocus
  }

  var body: some View {
    let bar = bar
    HStack(spacing: 12) {
      SearchFieldBox(
        text: Binding {
          bar.text ?? ""
        } set: {
          bar.edit($0)
        }, isEmpty: text.isEmpty,
        prompt: bar.placeholder.map { Text(verbatim: $0) }, focus: $isFocused
      )
      .onSubmit {
        bar.search()
        // The keyboard stays until somebody puts it away.
        if bar.wantsFocus { isFocused = true }
      }
      .submitScope()
      if bar.showsCancelButton { Button("Cancel") { bar.cancel() } }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(bar.searchBarStyle == .minimal ? .clear : Color(uiColor: .systemBackground))
    .keyboardType(bar.keyboardType)
    .autocapitalization(bar.autocapitalizationType)
    .onChange(of: wantsFocus, initial: true) { if wantsFocus != isFocused { isFocused = wantsFocus } }
    .onChange(of: isFocused) { if !bar.focusDidChange(isFocused) { isFocused = false } }
  }
}
