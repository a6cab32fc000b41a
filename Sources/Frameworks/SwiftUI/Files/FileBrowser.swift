import Foundation
import ScrollworkUIKit

/// Folders and their contents, for choosing files or a destination.
nonisolated struct FileBrowser: View, FrameworkView {
  let task: FileTask
  let start: URL
  let onEnd: (Result<[URL], any Error>?) -> Void
  @State private var path: [URL] = []
  @State private var chosen: [URL] = []
  @State private var isWriting = false
  @Environment(\.isFileEnabled) private var isEnabled

  @MainActor var body: some View {
    NavigationStack(path: $path) {
      page(start)
        .navigationDestination(for: URL.self) { page($0) }
    }
    .onChange(of: path) { chosen = [] }
  }

  @MainActor private func page(_ folder: URL) -> some View {
    FolderPage(folder: folder, isChosen: chosen.contains, canChoose: { canChoose($0) }, choose: { choose($0) })
      .navigationTitle(Text(verbatim: folder == URL.documentsDirectory ? "On My iPhone" : folder.lastPathComponent))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { onEnd(nil) }
        }
        ToolbarItem(placement: .confirmationAction) { confirmation(folder) }
      }
  }

  @MainActor @ViewBuilder private func confirmation(_ folder: URL) -> some View {
    switch task {
    case .open(let types, let allowsMultiple):
      let isFolderAllowed = types.contains { UTType.folder.conforms(to: $0) && $0.conforms(to: .directory) }
      let takesFolder = chosen.isEmpty && isFolderAllowed
      if allowsMultiple || takesFolder {
        Button("Open") { onEnd(.success(takesFolder ? [folder] : chosen)) }
          .disabled(chosen.isEmpty && !takesFolder)
      }
    case .place(let files, let title):
      Button(LocalizedStringKey(title)) { put(files, in: folder) }
        .disabled(isWriting)
    }
  }

  @MainActor private func canChoose(_ entry: FolderPage.Entry) -> Bool {
    guard case .open(let types, _) = task else { return false }
    return types.contains(where: entry.type.conforms) && isEnabled?(entry.url) ?? true
  }

  @MainActor private func choose(_ file: URL) {
    guard case .open(_, let allowsMultiple) = task else { return }
    guard allowsMultiple else { return onEnd(.success([file])) }
    if let index = chosen.firstIndex(of: file) {
      chosen.remove(at: index)
    } else {
      chosen.append(file)
    }
  }

  @MainActor private func put(_ files: [OutgoingFile], in folder: URL) {
    isWriting = true
    Task { @MainActor in
      do {
        var places: [URL] = []
        for file in files {
          let place = Self.freePlace(file.name, in: folder)
          try await file.write(place)
          places.append(place)
        }
        onEnd(.success(places))
      } catch {
        onEnd(.failure(error))
      }
    }
  }

  /// Returns a free name: a number is appended if the name is taken.
  static func freePlace(_ name: String, in folder: URL) -> URL {
    let named = folder.appending(path: name)
    let (stem, end) = (named.deletingPathExtension().lastPathComponent, named.pathExtension)
    var place = named
    var number = 1
    while (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil {
      number += 1
      place = folder.appending(path: end.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(end)")
    }
    return place
  }
}

/// The contents of a folder, by name.
nonisolated struct FolderPage: View, FrameworkView {
  struct Entry: Identifiable {
    let url: URL
    let type: UTType
    /// Whether this is a folder to browse. Packages, which look like files, are not.
    let isFolder: Bool
    var id: URL { url }

    init(_ url: URL, looksIntoPackages: Bool = false, isDocument: (URL) -> Bool = { _ in false }) {
      self.url = url
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
      let isDirectory = values?.isDirectory ?? false
      let kind = isDirectory ? UTType.directory : .data
      let named = UTType(filenameExtension: url.pathExtension, conformingTo: kind)
      let isPackage = isDirectory && named?.conforms(to: .package) == true
      isFolder = isDirectory && (looksIntoPackages || !isPackage) && !(named?.isDynamic == true && isDocument(url))
      type = isFolder ? .folder : named ?? .data
    }
  }

  let folder: URL
  /// Changes whenever the contents of folders change.
  var changes = 0
  /// Whether a folder of a type that nothing declares is a document of the app's.
  var isDocument: (URL) -> Bool = { _ in false }
  let isChosen: (URL) -> Bool
  let canChoose: (Entry) -> Bool
  let choose: (URL) -> Void
  @State private var entries: [Entry] = []
  @Environment(\.fileDialogOptions) private var options

  @MainActor var body: some View {
    List(entries) { entry in
      if entry.isFolder {
        NavigationLink(value: entry.url) { label(entry, symbol: "folder") }
      } else {
        let isChoosable = canChoose(entry)
        Button {
          choose(entry.url)
        } label: {
          label(entry, symbol: "doc").foregroundStyle(isChoosable ? .primary : .tertiary)
        }
        .disabled(!isChoosable)
        .accessibilityAddTraits(isChosen(entry.url) ? .isSelected : [])
      }
    }
    .listStyle(.plain)
    .onAppear { entries = Self.entries(folder, options, isDocument) }
    .onChange(of: changes) { entries = Self.entries(folder, options, isDocument) }
  }

  @MainActor private func label(_ entry: Entry, symbol: String) -> some View {
    HStack {
      Label {
        Text(verbatim: entry.url.lastPathComponent)
      } icon: {
        Image(systemName: symbol)
      }
      Spacer()
      if isChosen(entry.url) { Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true) }
    }
  }

  private static func entries(
    _ folder: URL, _ options: FileDialogBrowserOptions, _ isDocument: (URL) -> Bool
  ) -> [Entry] {
    let hidden: FileManager.DirectoryEnumerationOptions = options.contains(.includeHiddenFiles) ? [] : .skipsHiddenFiles
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: hidden)
    return (urls ?? [])
      .sorted { $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending }
      .map { Entry($0, looksIntoPackages: options.contains(.enumeratePackages), isDocument: isDocument) }
  }
}
