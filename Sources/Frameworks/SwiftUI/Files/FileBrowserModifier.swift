import Foundation
import ScrollworkUIKit

/// What somebody does in the browser of files.
@MainActor
enum FileTask {
  /// Chooses files of some types.
  case open([UTType], allowsMultiple: Bool)
  /// Chooses the folder that files go to; the title says how they get there.
  case place([OutgoingFile], title: String)
}

/// A file that gets a place on the disk.
@MainActor
struct OutgoingFile {
  let name: String
  let write: @MainActor (URL) async throws -> Void
}

/// Presents the browser of files as a sheet while it has something to do.
nonisolated struct FileBrowserModifier: ViewModifier {
  @Binding var isPresented: Bool
  let task: @MainActor () -> FileTask?
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @Environment(\.fileDialogDefaultDirectory) private var directory

  @MainActor func body(content: Content) -> some View {
    let task = isPresented ? task() : nil
    // Only a person's swipe sets this: the browser's own ends make `isPresented` false themselves.
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

  /// The end of the browsing; nil if nothing was chosen.
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
  /// Sets the folder that importers, exporters and movers of files in the view show first.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDefaultDirectory, defaultDirectory)
  }
}
