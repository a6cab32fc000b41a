import Foundation
import ScrollworkUIKit

nonisolated extension View {
  /// Moves a file to a chosen folder while `isPresented` is true and the file is not nil.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Moves a file to a chosen folder while `isPresented` is true and the file is not nil. `onCancellation` runs if no
  /// folder is chosen.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { $0.withFirst(onCompletion) },
      onCancellation: onCancellation)
  }

  /// Moves files to a chosen folder while `isPresented` is true and there are any.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Moves files to a chosen folder while `isPresented` is true and there are any. `onCancellation` runs if no folder
  /// is chosen.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      FileBrowserModifier(
        isPresented: isPresented,
        task: {
          let moved = files.map { file in
            OutgoingFile(name: file.lastPathComponent) { try FileManager.default.moveItem(at: file, to: $0) }
          }
          return moved.isEmpty ? nil : .place(moved, title: "Move")
        }, onCompletion: onCompletion, onCancellation: onCancellation))
  }
}
