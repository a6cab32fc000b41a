import Foundation
import ScrollworkCoreTransferable
import ScrollworkFoundation
import ScrollworkUIKit

nonisolated extension View {
  // MARK: Values

  /// Exports a document while `isPresented` is true and the document is not nil.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Exports a document while `isPresented` is true and the document is not nil.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, { document.map { [OutgoingFile($0, contentTypes, defaultFilename)] } ?? [] },
      { $0.withFirst(onCompletion) }, onCancellation)
  }

  /// Exports documents while `isPresented` is true and there are any.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Exports documents while `isPresented` is true and there are any.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let documents = Array(documents)
    return exporting(
      isPresented, { documents.map { OutgoingFile($0, contentTypes, nil) } }, onCompletion, onCancellation)
  }

  // MARK: Objects

  /// Exports a document while `isPresented` is true and the document is not nil.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Exports a document while `isPresented` is true and the document is not nil.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, { document.map { [OutgoingFile(object: $0, contentTypes, defaultFilename)] } ?? [] },
      { $0.withFirst(onCompletion) }, onCancellation)
  }

  /// Exports documents while `isPresented` is true and there are any.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Exports documents while `isPresented` is true and there are any.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    let documents = Array(documents)
    return exporting(
      isPresented, { documents.map { OutgoingFile(object: $0, contentTypes, nil) } }, onCompletion, onCancellation)
  }

  // MARK: What can be handed over

  /// Exports a value as a file while `isPresented` is true and the value is not nil.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, { item.map { [OutgoingFile(item: $0, contentTypes, defaultFilename)] } ?? [] },
      { $0.withFirst(onCompletion) }, onCancellation)
  }

  /// Exports values as files while `isPresented` is true and there are any.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    let items = Array(items)
    return exporting(
      isPresented, { items.map { OutgoingFile(item: $0, contentTypes, nil) } }, onCompletion, onCancellation)
  }

  private func exporting(
    _ isPresented: Binding<Bool>, _ files: @escaping @MainActor () -> [OutgoingFile],
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileBrowserModifier(
        isPresented: isPresented,
        task: {
          let files = files()
          return files.isEmpty ? nil : .place(files, title: "Save")
        }, onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

extension OutgoingFile {
  fileprivate init<D: FileDocument>(_ document: D, _ types: [UTType], _ name: String?) {
    let type = Self.type(types, D.writableContentTypes)
    self.init(name: Self.name(name, type)) { place in
      let file = try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
      try file.write(to: place, options: .atomic, originalContentsURL: nil)
    }
  }

  fileprivate init<D: ReferenceFileDocument>(object document: D, _ types: [UTType], _ name: String?) {
    let type = Self.type(types, D.writableContentTypes)
    self.init(name: Self.name(name, type)) { place in
      let file = try document.fileWrapper(
        snapshot: document.snapshot(contentType: type), configuration: .init(contentType: type, existingFile: nil))
      try file.write(to: place, options: .atomic, originalContentsURL: nil)
    }
  }

  fileprivate init<T: Transferable>(item: T, _ types: [UTType], _ name: String?) {
    let provider = NSItemProvider()
    provider.register(item)
    let type = Self.type(types, provider.registeredContentTypes)
    self.init(name: Self.name(name ?? provider.suggestedName, type)) { place in
      let data = try await withCheckedThrowingContinuation { continuation in
        _ = provider.loadDataRepresentation(for: type) { data, error in
          continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
        }
      }
      try data.write(to: place, options: .atomic)
    }
  }

  /// Returns the first of the requested types that is available, or else the first available one.
  private static func type(_ wanted: [UTType], _ had: [UTType]) -> UTType {
    wanted.first(where: had.contains) ?? had.first ?? wanted.first ?? .data
  }

  /// Returns a name with the extension of a type.
  private static func name(_ name: String?, _ type: UTType) -> String {
    let name = name.flatMap { $0.isEmpty ? nil : $0.replacing("/", with: ":") } ?? "Untitled"
    guard let end = type.preferredFilenameExtension else { return name }
    let named = UTType(filenameExtension: (name as NSString).pathExtension)
    return named?.conforms(to: type) == true ? name : "\(name).\(end)"
  }
}
