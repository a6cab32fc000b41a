import SwiftUI

/// Variants of the page.
struct FeedLook {
  var hasShadows = true
  /// Whether a translucent bar and a floating button lie over the feed.
  var hasOverlays = false
  /// Whether a bar of a tab bar's size and material lies over the feed's end.
  var hasMaterial = false
}

/// A lazy list of cards.
struct FeedPage<ID: FeedID>: View {
  @ObservedObject var model: FeedModel<ID>
  let look: FeedLook

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(model.items) { item in
            FeedCard(author: item.author, text: item.text, hasShadow: look.hasShadows)
          }
        }
        .padding(.horizontal, 16)
      }
      .onAppear { model.proxy = proxy }
    }
    .background(Color(white: 0.95))
    .overlay(alignment: .top) { if look.hasOverlays { bar } }
    .overlay(alignment: .bottomTrailing) { if look.hasOverlays { floatingButton } }
    .overlay(alignment: .bottom) {
      if look.hasMaterial { Color.clear.frame(height: 83).background(.bar) }
    }
  }

  private var bar: some View {
    Text("Feed").font(.headline).frame(maxWidth: .infinity, minHeight: 88).background(Color.white.opacity(0.85))
  }

  private var floatingButton: some View {
    Circle().fill(.blue).frame(width: 56, height: 56).padding(24)
  }
}
