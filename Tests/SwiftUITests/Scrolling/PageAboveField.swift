import SwiftUI

/// A scrolled page with a text field below it, which brings up the keyboard, and access to the page's reader.
struct PageAboveField<Content: View>: View {
  let isTyping: Bool
  /// In points.
  let fieldHeight: CGFloat
  let follow: (ScrollViewProxy) -> Void
  @ViewBuilder let content: Content
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollViewReader { proxy in
      content
        .safeAreaInset(edge: .bottom, spacing: 0) {
          TextField("Message", text: .constant("")).focused($isFocused).frame(height: fieldHeight)
        }
        .onAppear { follow(proxy) }
        .onChange(of: isTyping) { isFocused = isTyping }
    }
  }
}
