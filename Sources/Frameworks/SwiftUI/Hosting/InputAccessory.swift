import ScrollworkUIKit

/// Puts the accessory of a field of UIKit above the keyboard.
struct InputAccessory: ViewModifier {
  let view: UIView?

  func body(content: Content) -> some View {
    if let view {
      content.toolbar {
        // Over the margins of the bar.
        ToolbarItemGroup(placement: .keyboard) { InputAccessoryContent(view: view).padding(.horizontal, -16) }
      }
    } else {
      content
    }
  }
}

private struct InputAccessoryContent: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
