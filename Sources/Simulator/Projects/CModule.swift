import Foundation

/// A package's code in C or C++, or a system library, as the Swift and C compilers see it.
public struct CModule: Sendable {
  /// The files to compile: C, C++ and assembly.
  public private(set) var sources: [URL] = []
  /// The headers that these and others include.
  public private(set) var headers: [URL] = []
  /// The linker flags: "-lz".
  public private(set) var libraries: [String] = []
  /// The folder with the public headers; nil if there are none.
  private var interface: URL?
  /// The package's own module map.
  private var map: URL?
  private var flags: [String] = []
  /// Flags of one language, by `c` and `cxx`.
  private var languageFlags: [String: [String]] = [:]

  private static let plusPlus: Set = ["cc", "cpp", "cxx", "c++"]

  /// Reads a module.
  ///
  /// - Parameters:
  ///   - traits: those of the package that are on.
  ///   - place: the target's folder.
  ///   - sources: its files that may be compiled.
  ///   - files: all its files.
  /// - Returns: nil if there is nothing in it.
  init?(
    _ target: Manifest.Target, of manifest: Manifest, with traits: Set<String>, in place: URL, sources: [URL],
    files: [URL]
  ) {
    let exists = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
    headers = files.filter { ["h", "hpp", "hh", "hxx", "inc", "def", "modulemap"].contains($0.pathExtension) }
    let isSystem = target.type == "system"
    let folder = isSystem ? place : place.appending(path: target.publicHeadersPath ?? "include").standardizedFileURL
    if exists(folder) { interface = folder }
    let file = folder.appending(path: "module.modulemap")
    if exists(file) { map = file }
    if isSystem {
      guard map != nil else { return nil }
      return
    }
    self.sources = sources.filter {
      Self.plusPlus.contains($0.pathExtension) || ["c", "s", "S"].contains($0.pathExtension)
    }
    if self.sources.isEmpty, headers.isEmpty || interface == nil { return nil }
    languageFlags["c"] = manifest.cLanguageStandard.map { ["-std=\($0)"] } ?? []
    languageFlags["cxx"] = manifest.cxxLanguageStandard.map { ["-std=\($0)"] } ?? []
    for setting in target.settings ?? [] where setting.condition?.isMet(with: traits) != false {
      for (kind, value) in setting.kind { apply(kind, value._0, of: setting.tool, in: place) }
    }
    if self.sources.contains(where: { Self.plusPlus.contains($0.pathExtension) }) { libraries.append("-lstdc++") }
  }

  private mutating func apply(_ kind: String, _ value: Manifest.Setting.Value, of tool: String, in place: URL) {
    switch (kind, value) {
    case ("define", .one(let name)): languageFlags[tool, default: []] += ["-D", name]
    case ("headerSearchPath", .one(let path)):
      languageFlags[tool, default: []] += ["-I", place.appending(path: path).standardizedFileURL.path]
    case ("unsafeFlags", .many(let words)) where tool != "linker": languageFlags[tool, default: []] += words
    case ("linkedLibrary", .one(let name)): libraries.append(name == "c++" ? "-lstdc++" : "-l\(name)")
    default: break
    }
  }

  /// Returns the C compiler's flags for one of the sources.
  public func flags(for file: URL) -> [String] {
    let isPlusPlus = Self.plusPlus.contains(file.pathExtension)
    let isAssembly = ["s", "S"].contains(file.pathExtension)
    let language = (languageFlags[isPlusPlus ? "cxx" : "c"] ?? []).filter { !isAssembly || !$0.hasPrefix("-std=") }
    return ["-D", "SWIFT_PACKAGE=1", "-D", "DEBUG=1"] + language + search
  }

  /// The compiler flags for C code that includes it.
  var search: [String] { interface.map { ["-I", $0.path] } ?? [] }

  /// Returns the compiler flags for Swift code that imports it, directly or indirectly.
  /// - Parameter place: where a module map is written to, if the package has none.
  /// - Throws: an error of the file system.
  func importFlags(named name: String, in place: URL) throws -> [String] {
    var file = map
    if file == nil, let text = description(named: name) {
      let made = place.appending(path: "module.modulemap")
      try ProjectCache.write(Data(text.utf8), to: made)
      file = made
    }
    return ((file.map { ["-fmodule-map-file=\($0.path)"] } ?? []) + search).flatMap { ["-Xcc", $0] }
  }

  /// Returns all names by which Swift imports it.
  func names(of module: String) -> [String] {
    guard let map, let text = try? String(contentsOf: map, encoding: .utf8) else { return [module] }
    return text.matches(of: #/(?m)^\s*(?:extern\s+)?module\s+"?(\w+)"?/#).map { String($0.1) }
  }

  /// Returns a module map as the package manager writes it: a header with the module's name includes the others, or
  /// else all are part of it.
  private func description(named name: String) -> String? {
    guard let interface else { return nil }
    let main = [interface.appending(path: "\(name).h"), interface.appending(path: "\(name)/\(name).h")]
      .first { FileManager.default.fileExists(atPath: $0.path) }
    let what = main.map { "umbrella header \"\($0.path)\"" } ?? "umbrella \"\(interface.path)\""
    return "module \(name) {\n  \(what)\n  export *\n}\n"
  }
}

extension Project {
  /// Returns the C modules that a target needs, directly or indirectly, without itself.
  /// - Throws: `ProjectProblem`, if some import each other.
  func cTargets(of target: Target) throws -> [Target] {
    try buildOrder(of: target).filter { $0.c != nil && $0.name != target.name }
  }
}
