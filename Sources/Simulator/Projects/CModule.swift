import Foundation

/// A package's code in C or C++, or a library of the system, as Swift's compiler and C's see it.
public struct CModule: Sendable {
  /// What is compiled: C, C++ and assembly.
  public private(set) var sources: [URL] = []
  /// What these and others include.
  public private(set) var headers: [URL] = []
  /// What the linker is told: "-lz".
  public private(set) var libraries: [String] = []
  /// The folder with the headers for others; nil if there are none.
  private var interface: URL?
  /// The package's own description of its modules.
  private var map: URL?
  private var flags: [String] = []
  /// Flags of one language, by `c` and `cxx`.
  private var languageFlags: [String: [String]] = [:]

  private static let plusPlus: Set = ["cc", "cpp", "cxx", "c++"]

  /// - Parameters:
  ///   - traits: those of the package that are on.
  ///   - place: the target's folder.
  ///   - sources: the files of it that may be compiled.
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

  /// What C's compiler is told for one of the sources.
  public func flags(for file: URL) -> [String] {
    let isPlusPlus = Self.plusPlus.contains(file.pathExtension)
    let isAssembly = ["s", "S"].contains(file.pathExtension)
    let language = (languageFlags[isPlusPlus ? "cxx" : "c"] ?? []).filter { !isAssembly || !$0.hasPrefix("-std=") }
    return ["-D", "SWIFT_PACKAGE=1", "-D", "DEBUG=1"] + language + search
  }

  /// What C that includes it is told.
  var search: [String] { interface.map { ["-I", $0.path] } ?? [] }

  /// What Swift that imports it, or something that does, is told.
  /// - Parameter place: where a description of the module is written to, if the package has none.
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

  /// All that Swift imports it by.
  func names(of module: String) -> [String] {
    guard let map, let text = try? String(contentsOf: map, encoding: .utf8) else { return [module] }
    return text.matches(of: #/(?m)^\s*(?:extern\s+)?module\s+"?(\w+)"?/#).map { String($0.1) }
  }

  /// As the package manager describes headers: one that is called like the module includes the others, or else all are part of it.
  private func description(named name: String) -> String? {
    guard let interface else { return nil }
    let main = [interface.appending(path: "\(name).h"), interface.appending(path: "\(name)/\(name).h")]
      .first { FileManager.default.fileExists(atPath: $0.path) }
    let what = main.map { "umbrella header \"\($0.path)\"" } ?? "umbrella \"\(interface.path)\""
    return "module \(name) {\n  \(what)\n  export *\n}\n"
  }
}

extension Project {
  /// The modules in C that a target, or something that it imports, needs, without itself.
  /// - Throws: `ProjectProblem`, if some import each other.
  func cTargets(of target: Target) throws -> [Target] {
    try buildOrder(of: target).filter { $0.c != nil && $0.name != target.name }
  }
}
