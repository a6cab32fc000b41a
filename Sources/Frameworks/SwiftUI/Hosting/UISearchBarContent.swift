import Foundation
import ScrollworkUIKit

extension UISearchBar: RenderedView, ContentDrawing {
  var drawn: some View { UISearchBarContent(bar: self) }
}

/// The content of a UIKit search bar.
struct UISearchBarContent: View, FrameworkView {
  let bar: UISearchBar
  private let text: String
  private let wantsFocus: Bool
  private let version: Int
  @FocusState private var isFocused: Bool

  init(bar: UISearchBar) {
    self.bar = bar
    text = bar.text ?? ""
    wantsFocus = bar.wantsFocus
    version = bar.contentVersion
  }

  var body: some View {
    let bar = bar
    VStack(spacing: 8) {
      field
      if bar.hasScopes { scopes }
    }
    .padding(.horizontal, bar.isOnBar ? 16 : 8)
    .padding(.top, bar.isOnBar ? 1 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: bar.isOnBar ? .top : .center)
    .background {
      if let image = bar.backgroundImage {
        if image.size != .zero { Image(uiImage: image).resizable() }
      } else {
        ground
      }
    }
    .keyboardType(bar.keyboardType)
    .autocapitalization(bar.autocapitalizationType)
    .autocorrectionDisabled(bar.autocorrectionType == .no)
    .onChange(of: wantsFocus, initial: true) { if wantsFocus != isFocused { isFocused = wantsFocus } }
    .onChange(of: isFocused) { if !bar.focusDidChange(isFocused) { isFocused = bar.wantsFocus } }
  }

  private var ground: Color {
    if let color = bar.barTintColor { return Color(uiColor: color) }
    return bar.isOnBar || bar.searchBarStyle == .minimal ? .clear : Color(uiColor: .systemBackground)
  }

  private var scopes: some View {
    Picker(
      selection: Binding {
        bar.selectedScopeButtonIndex
      } set: {
        bar.choose(scope: $0)
      }
    ) {
      ForEach(Array((bar.scopeButtonTitles ?? []).enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
    } label: {
    }
    .pickerStyle(.segmented)
  }

  private var field: some View {
    HStack(spacing: 12) {
      SearchFieldBox(
        text: Binding {
          bar.text ?? ""
        } set: {
          bar.edit($0)
        }, isEmpty: text.isEmpty,
        prompt: (bar.styledField?.placeholder ?? bar.placeholder).map { Text(verbatim: $0) }, focus: $isFocused,
        looks: bar.looks, openBookmarks: { bar.openBookmarks() },
        ground: bar.styledField?.backgroundColor.map { Color(uiColor: $0) }
      )
      .foregroundStyle(
        bar.styledField?.textColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground)
      )
      .environment(\.textOwner, TextOwner(view: bar.styledField))
      .disabled(bar.styledField?.isEnabled == false)
      .accessibilityIdentifier(bar.styledField?.accessibilityIdentifier ?? "")
      .onSubmit {
        bar.submit()
        // The keyboard stays until it is dismissed.
        if bar.wantsFocus { isFocused = true }
      }
      .submitScope()
      if bar.offersCancel { Button("Cancel") { bar.cancel() }.modifier(SearchCancelLooks()) }
    }
  }
}
