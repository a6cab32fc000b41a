import SwiftUI

/// Shows a view of UIKit that a test keeps.
struct UIKitView<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}
