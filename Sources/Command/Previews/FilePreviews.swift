import Foundation
import Glibc
import Projects
import SwiftUI

/// The previews of a user's file: compiles it, loads the result, and does so again when the file is saved.
@MainActor
final class FilePreviews {
  let file: URL
  private let build: LibraryBuild
  private let folder: URL
  private var count = 0
  private var watch: FileWatch?
  private var current: Task<Void, Never>?
  private var willBuild: @MainActor () -> Void = {}
  private var didBuild: @MainActor (Result<[_PreviewDeclaration], any Error>) -> Void = { _ in }

  /// Nothing in the file can be shown.
  struct NothingToShow: Error, CustomStringConvertible {
    let file: String
    let views: [String]
    /// The compiler's output for the last of them.
    var reason = ""

    var description: String {
      guard !views.isEmpty else {
        return "\(file): there is neither a #Preview nor a view. Add a #Preview, or a struct that conforms to View."
      }
      return """
        \(file): none of these views can be created without arguments: \(views.joined(separator: ", ")).
        Add a #Preview that says what to show.
        \(reason)
        """
    }
  }

  /// The error of a file that is not text.
  struct Unreadable: Error, CustomStringConvertible {
    let file: String
    let reason: String
    var description: String { "\(file): \(reason)" }
  }

  /// Creates the previews.
  ///
  /// - Parameter folder: where libraries are written to, which nobody else may write to; nil for a new one.
  /// - Throws: `LibraryBuild.Failure`, or an error of the file system.
  init(_ file: URL, in folder: URL?) throws {
    // A link's target is what editors save.
    self.file = file.resolvingSymlinksInPath()
    build = try LibraryBuild()
    self.folder = try folder ?? FileSession.makeFolder()
    try Self.openApp(named: self.file.deletingPathExtension().lastPathComponent, in: self.folder)
  }

  /// The system's alerts name the file, not the built-in app.
  private static func openApp(named name: String, in folder: URL) throws {
    let app = folder.appending(path: "App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let information = ["CFBundlePackageType": "APPL", "CFBundleName": name, "CFBundleIdentifier": "local.\(name)"]
    try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
      .write(to: app.appending(path: "Info.plist"))
    PhoneBundle.adopt()
    PhoneBundle.open(app)
  }

  /// Returns where the current file declares a type: "Card.swift:12".
  func place(ofType name: String) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let declaration = try? Regex("\\b(?:struct|class|enum)\\s+\(name)\\b").firstMatch(in: text)
    else { return nil }
    let line = text[..<declaration.range.lowerBound].count(where: \.isNewline) + 1
    return "\(file.lastPathComponent):\(line)"
  }

  /// Returns the previews in the current file.
  /// - Throws: an error for the file's author.
  func load() async throws -> [_PreviewDeclaration] {
    let name = file.deletingPathExtension().lastPathComponent
    let source = try await Self.source(of: file)
    if source.hasPreviews { return try await load(glue: nil) }
    if !source.providers.isEmpty {
      return try await load(
        glue: source.providers.map { "#Preview(\"\($0)\") { _ProvidedPreviews<\($0)>() }" }.joined(separator: "\n"))
    }
    if let app = source.app { return try await load(glue: "#Preview(\"\(app)\") { _AppView<\(app)>() }") }
    let candidates = source.candidates(fileName: name)
    var reason = ""
    for candidate in candidates {
      do {
        return try await load(glue: "#Preview(\"\(candidate)\") { \(candidate)() }")
      } catch LibraryBuild.Failure.diagnostics(let text) {
        // An error in the file itself affects all of its views.
        let isOfFile = text.split(separator: "\n").contains { $0.hasPrefix("\(file.path):") && $0.contains(": error:") }
        if isOfFile { throw LibraryBuild.Failure.diagnostics(text) }
        reason = text
      }
    }
    // A compiler error explains more.
    if candidates.isEmpty { _ = try await load(glue: nil) }
    throw NothingToShow(file: file.lastPathComponent, views: candidates, reason: reason)
  }

  /// Not on the main thread: a long file would delay its frames.
  @concurrent private nonisolated static func source(of file: URL) async throws -> SourceFile {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw Unreadable(file: file.lastPathComponent, reason: "it cannot be read, or is no longer there.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Unreadable(file: file.lastPathComponent, reason: "it is not text in UTF-8.")
    }
    return SourceFile(text)
  }

  /// Returns the file as it is for iOS: itself, or a copy. A file that imports what is not here is left to the
  /// compiler's message.
  @concurrent private nonisolated static func phoneSource(of file: URL, in folder: URL) async throws -> URL {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return file }
    let source = PhoneSource(text, own: [], removesMain: false)
    guard source.missing.isEmpty, let changed = source.text(in: file) else { return file }
    // The compiler warns about a copy whose name is that of the file it claims to be.
    let copy = folder.appending(path: "Phone-\(file.lastPathComponent)")
    try Data(changed.utf8).write(to: copy)
    return copy
  }

  private var glueURL: URL { folder.appending(path: "Shown.swift") }

  private func load(glue: String?) async throws -> [_PreviewDeclaration] {
    count += 1
    let name = file.deletingPathExtension().lastPathComponent
    // Types with the same module name would be confused.
    let module = "\(String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }))_\(count)"
    let library = folder.appending(path: "lib\(module).so")
    var sources = [try await Self.phoneSource(of: file, in: folder)]
    if let glue {
      try Data("import SwiftUI\n\(glue)\n".utf8).write(to: glueURL)
      sources.append(glueURL)
    }
    let remarks = try await build.run(sources, module: "Preview_\(module)", to: library)
    FileHandle.standardError.write(Data(remarks.utf8))
    guard dlopen(library.path, RTLD_NOW | RTLD_LOCAL) != nil else {
      throw LibraryBuild.Failure.diagnostics(String(cString: dlerror()))
    }
    // It stays loaded: what it defines may be in use for as long as the process lives, and a backtrace reads the file.
    return PreviewCatalog.previews(inModule: "Preview_\(module)")
  }

  /// Loads the file again whenever it is saved; a save during a build restarts the build.
  /// - Throws: `FileWatch.Failure`
  func follow(
    willBuild: @escaping @MainActor () -> Void,
    didBuild: @escaping @MainActor (Result<[_PreviewDeclaration], any Error>) -> Void
  ) throws {
    (self.willBuild, self.didBuild) = (willBuild, didBuild)
    watch = try FileWatch(file) { [weak self] in self?.reload() }
  }

  /// Loads the file in its current version, also if it is saved meanwhile.
  func loadNow() async {
    reload()
    while let task = current {
      await task.value
      if task == current { return }
    }
  }

  private func reload() {
    let before = current
    before?.cancel()
    willBuild()
    current = Task {
      await before?.value
      guard !Task.isCancelled else { return }
      do {
        let previews = try await self.load()
        if !Task.isCancelled { didBuild(.success(previews)) }
      } catch {
        if !Task.isCancelled { didBuild(.failure(error)) }
      }
    }
  }

  func stop() {
    watch = nil
    current?.cancel()
    try? FileManager.default.removeItem(at: folder)
  }
}
