import Foundation
import ScrollworkUIKit

extension UITextView: ContentDrawing {
  var drawn: some View { UITextViewContent(view: self) }
}

/// The content of a UIKit text view.
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
      if view.isEditable, let find = view.findInteraction {
        page(insets).modifier(FindNavigator(text: text) { replace($0, by: $1) })
          .environment(\.findSettings, settings(of: find))
      } else {
        page(insets)
      }
    }
    .font(Font(view.font ?? .systemFont(ofSize: 12)))
    .foregroundStyle(Color(uiColor: view.textColor ?? .label))
    .multilineTextAlignment(TextAlignment(view.textAlignment))
    .keyboardType(view.keyboardType)
    .modifier(KeyboardWishes(wishes: view._wishes))
    .autocapitalization(view.autocapitalizationType)
    .autocorrectionDisabled(view.autocorrectionType == .no)
  }

  @ViewBuilder private func page(_ insets: EdgeInsets) -> some View {
    let inset = view.textContainerInset
    if view.isScrollEnabled {
      GeometryReader { proxy in
        ScrollView {
          content(leastHeight: proxy.size.height - inset.top - inset.bottom).padding(insets)
        }
        .modifier(UIScrollLooks(view: view, content: nil))
      }
    } else {
      content(leastHeight: 0).padding(insets)
    }
  }

  /// Returns the settings of the find bar.
  private func settings(of find: UIFindInteraction) -> FindSettings {
    FindSettings(
      isPresented: Binding {
        find.isFindNavigatorVisible
      } set: { isShown in
        if isShown { find.presentFindNavigator(showingReplace: false) } else { find.dismissFindNavigator() }
      }, beginsReplacing: find.showsReplace)
  }

  /// Replaces some characters with a text.
  private func replace(_ place: Range<Int>, by new: String) {
    var edited = view.text ?? ""
    let start = edited.index(edited.startIndex, offsetBy: place.lowerBound, limitedBy: edited.endIndex)
    guard let start, let end = edited.index(start, offsetBy: place.count, limitedBy: edited.endIndex) else { return }
    edited.replaceSubrange(start..<end, with: new)
    view.edit(edited)
  }

  private var linkColor: UIColor? { view.linkTextAttributes?[.foregroundColor] as? UIColor }

  private func shownText(of view: UITextView) -> NSAttributedString {
    (view.styledText ?? NSAttributedString(string: text)).detecting(view.dataDetectorTypes)
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
      Text(styled: shownText(of: view))
        .tint(linkColor.map { Color(uiColor: $0) })
        .environment(
          \.openURL,
          OpenURLAction { [weak view] url in
            guard let view, let edits = view.edits else { return .systemAction }
            let all = NSRange(location: 0, length: view.text.utf16.count)
            let opens = edits.textView(view, shouldInteractWith: url, in: all, interaction: .invokeDefaultAction)
            return opens ? .systemAction : .handled
          }
        )
        .lineLimit(lines > 0 ? lines : nil)
        .truncationMode(Text.TruncationMode(view.textContainer.lineBreakMode))
        .lineSpacing(view.styledText?.paragraphStyle?.lineSpacing ?? 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(minHeight: max(leastHeight, 0), alignment: .top)
    }
  }
}
