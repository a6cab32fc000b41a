import Foundation
import ScrollworkUIKit

extension UITextView: RenderedView, ContentDrawing {
  var drawn: some View { UITextViewContent(view: self) }
}

/// A long text of UIKit as it is shown.
struct UITextViewContent: View, FrameworkView {
  let view: UITextView
  private let text: String
  private let wantsFocus: Bool
  private let version: Int
  @FocusState private var isFocused: Bool

  init(view: UITextView) {
    self.view = view
    text = view.text
    wantsFocus = view.wantsFocus
    version = view.contentVersion
  }

  var body: some View {
    let view = view
    let inset = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    let insets = EdgeInsets(
      top: inset.top, leading: inset.left + padding, bottom: inset.bottom, trailing: inset.right + padding)
    Group {
      if view.isScrollEnabled {
        GeometryReader { proxy in
          ScrollView {
            content(leastHeight: proxy.size.height - inset.top - inset.bottom).padding(insets)
          }
          .transformEnvironment(\.scrollDismissesKeyboardMode) { if $0 == .automatic { $0 = .interactively } }
        }
      } else {
        content(leastHeight: 0).padding(insets)
      }
    }
    .font(Font(view.font ?? .systemFont(ofSize: 12)))
    .foregroundStyle(Color(uiColor: view.textColor ?? .label))
    .multilineTextAlignment(TextAlignment(view.textAlignment))
    .keyboardType(view.keyboardType)
    .autocapitalization(view.autocapitalizationType)
    .autocorrectionDisabled(view.autocorrectionType == .no)
  }

  @ViewBuilder private func content(leastHeight: CGFloat) -> some View {
    let view = view
    if view.isEditable {
      TextInputView(
        text: text,
        binding: Binding {
          view.text
        } set: {
          view.edit($0)
        }, kind: .editor(leastHeight: leastHeight),
        title: "", prompt: ""
      )
      .focused($isFocused)
      .environment(\.textOwner, TextOwner(view: view))
      .onChange(of: wantsFocus, initial: true) { if wantsFocus != isFocused { isFocused = wantsFocus } }
      .onChange(of: isFocused) { if !view.focusDidChange(isFocused) { isFocused = false } }
    } else {
      let lines = view.textContainer.maximumNumberOfLines
      (view.styledText.map { Text(styled: $0) } ?? Text(verbatim: text))
        .lineLimit(lines > 0 ? lines : nil)
        .lineSpacing(view.styledText?.paragraphStyle?.lineSpacing ?? 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(minHeight: max(leastHeight, 0), alignment: .top)
    }
  }
}
