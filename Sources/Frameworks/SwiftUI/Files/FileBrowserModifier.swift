import Foundation
import ScrollworkUIKit

/// The task of a file browser.
@MainActor
enum FileTask {
  /// Chooses files of some types.
  case open([UTType], allowsMultiple: Bool)
  /// Chooses the destination folder of files; the title names the operation.
  case place([OutgoingFile], title: String)
}

/// A file that is saved to disk.
@MainActor
struct OutgoingFile {
  let name: String
  let write: @MainActor (URL) async throws -> Void
}

/// Presents the file browser as a sheet while it has a task.
nonisolated struct FileBrowserModifier: ViewModifier {
  @Binding var isPresented: Bool
  let task: @MainActor () -> FileTask?
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @Environment(\.fileDialogDefaultDirectory) private var directory

  @MainActor func body(content: Content) -> some View {
    let task = isPresented ? task() : nil
    // Only a swipe by the person sets this: the browser's own ways of ending set `isPresented` to false themselves.
    let isShown = Binding {
      task != nil
    } set: {
      if !$0 { end(nil) }
    }
    content.sheet(isPresented: isShown) {
      if let task {
        FileBrowser(task: task, start: directory ?? .documentsDirectory) { end($0) }
      }
    }
  }

  /// Ends the browsing; nil if nothing was chosen.
  @MainActor private func end(_ result: Result<[URL], any Error>?) {
    guard isPresented else { return }
    isPresented = false
    if let result { onCompletion(result) } else { onCancellation() }
  }
}

extension EnvironmentValues {
  @Entry var fileDialogDefaultDirectory: URL?
}

nonisolated extension View {
  /// Sets the initial folder of file importers, exporters and movers in the view.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDefaultDirectory, defaultDirectory)
  }
}
