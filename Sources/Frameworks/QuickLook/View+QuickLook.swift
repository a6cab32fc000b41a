import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

nonisolated extension View {
  /// Presents a preview of a file while there is one. "Done" sets it to nil.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookModifier(selection: item, files: nil))
  }

  /// Presents a preview of a file of several while it is one of them, which the person can browse. "Done" sets it to
  /// nil.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(QuickLookModifier(selection: selection, files: Array(items)))
  }
}

/// Presents a preview over the full screen.
nonisolated struct QuickLookModifier: ViewModifier {
  let selection: Binding<URL?>
  /// Nil for only the chosen one.
  let files: [URL]?

  @MainActor func body(content: Content) -> some View {
    let (selection, files) = (selection, files)
    let isShown = Binding {
      selection.wrappedValue.map { files?.contains($0) ?? true } ?? false
    } set: {
      if !$0 { selection.wrappedValue = nil }
    }
    content.fullScreenCover(isPresented: isShown) {
      QuickLookPage(files: files ?? selection.wrappedValue.map { [$0] } ?? [], selection: selection).ignoresSafeArea()
    }
  }
}

/// The preview of files.
struct QuickLookPage: UIViewControllerRepresentable {
  let files: [URL]
  @Binding var selection: URL?

  private var index: Int? { selection.flatMap(files.firstIndex) }

  func makeUIViewController(context: Context) -> FilePreviewController {
    let made = FilePreviewController(files.map { FilePreviewController.Item($0) }, index: index ?? 0)
    made.onDone = { selection = nil }
    made.onLeaf = { selection = files[$0] }
    return made
  }

  func updateUIViewController(_ uiViewController: FilePreviewController, context: Context) {
    if let index { uiViewController.index = index }
  }
}
