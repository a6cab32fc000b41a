import Foundation
import ScrollworkUIKit

nonisolated extension View {
  /// Lets a person choose a file of some types while `isPresented` is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileBrowserModifier(
        isPresented: isPresented, task: { .open(allowedContentTypes, allowsMultiple: false) },
        onCompletion: { $0.withFirst(onCompletion) }, onCancellation: {}))
  }

  /// Lets a person choose files of some types while `isPresented` is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose files of some types while `isPresented` is true; `onCancellation` runs if none are chosen.
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
  /// Hands the first address on.
  func withFirst(_ action: (Result<URL, any Error>) -> Void) {
    switch self {
    case .success(let urls): if let url = urls.first { action(.success(url)) }
    case .failure(let error): action(.failure(error))
    }
  }
}
