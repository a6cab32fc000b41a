import Foundation
import ScrollworkUIKit

nonisolated extension View {
  /// Imports a file of the given types while `isPresented` is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileBrowserModifier(
        isPresented: isPresented, task: { .open(allowedContentTypes, allowsMultiple: false) },
        onCompletion: { $0.withFirst(onCompletion) }, onCancellation: {}))
  }

  /// Imports files of the given types while `isPresented` is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Imports files of the given types while `isPresented` is true. `onCancellation` runs if none is chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileBrowserModifier(
        isPresented: isPresented, task: { .open(allowedContentTypes, allowsMultiple: allowsMultipleSelection) },
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// Passes the first URL on.
  func withFirst(_ action: (Result<URL, any Error>) -> Void) {
    switch self {
    case .success(let urls): if let url = urls.first { action(.success(url)) }
    case .failure(let error): action(.failure(error))
    }
  }
}
