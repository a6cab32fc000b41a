import Foundation
import ScrollworkUIKit

nonisolated extension View {
  /// Lets a person choose a folder that a file is moved to while `isPresented` is true and there is a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose a folder that a file is moved to while `isPresented` is true and there is a file.
  /// `onCancellation` runs if none is chosen.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { $0.withFirst(onCompletion) },
      onCancellation: onCancellation)
  }

  /// Lets a person choose a folder that files are moved to while `isPresented` is true and there are files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose a folder that files are moved to while `isPresented` is true and there are files.
  /// `onCancellation` runs if none is chosen.
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
