import Foundation

/// Packages from the network, fetched with git as Xcode does, and kept for all projects.
struct RemotePackages {
  /// The required version of a package.
  enum Wish: Equatable {
    case commit(String)
    case branch(String)
    /// From a version on, but before another; nil for exactly this one.
    case version(String, before: String?)

    /// Combines requirements. A commit or a branch takes precedence over versions, and a requirement that contradicts
    /// those before it is ignored.
    static func joined(_ wishes: [Wish]) -> Wish {
      wishes.dropFirst().reduce(wishes[0]) { all, wish in all.joined(with: wish) ?? all }
    }

    private func joined(with other: Wish) -> Wish? {
      switch (self, other) {
      case (.commit, _): return self
      case (_, .commit): return other
      case (.branch, _): return self
      case (_, .branch): return other
      case (.version(let first, let end), .version(let otherFirst, let otherEnd)):
        let isFirstLower = RemotePackages.isOlder(first, than: otherFirst)
        let lowest = isFirstLower ? otherFirst : first
        guard let end, let otherEnd else {
          // Exactly one version: that one, if it is in the range of the other.
          let (exact, range) = end == nil ? (self, other) : (other, self)
          return range.contains(exact) ? exact : nil
        }
        let limit = RemotePackages.isOlder(end, than: otherEnd) ? end : otherEnd
        return RemotePackages.isOlder(lowest, than: limit) ? .version(lowest, before: limit) : nil
      }
    }

    /// Returns whether a version is in the range.
    ///
    /// - Parameter exact: a requirement of exactly one version.
    private func contains(_ exact: Wish) -> Bool {
      guard case .version(let first, let end) = self, case .version(let version, _) = exact else { return false }
      guard let end else {
        return !RemotePackages.isOlder(first, than: version) && !RemotePackages.isOlder(version, than: first)
      }
      return !RemotePackages.isOlder(version, than: first) && RemotePackages.isOlder(version, than: end)
    }
  }

  /// Why a package is missing, in words for the project's owner.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// The commit of each package, by its identity, in the project's `Package.resolved`.
  private var pins: [String: String] = [:]
  /// The files that contain them.
  private(set) var files: [URL] = []

  /// Reads a `Package.resolved`, if there is one: the first entry counts.
  mutating func readPins(_ file: URL) {
    guard let data = try? Data(contentsOf: file), let read = try? JSONDecoder().decode(Resolved.self, from: data)
    else { return }
    files.append(file)
    for pin in read.pins ?? read.object?.pins ?? [] {
      guard let url = pin.location ?? pin.repositoryURL, let commit = pin.state.revision else { continue }
      pins[Self.identity(of: url)] = pins[Self.identity(of: url)] ?? commit
    }
  }

  /// Returns the identity of a package: "https://example.com/Charts.git" is "charts".
  static func identity(of url: String) -> String {
    let name = url.split(separator: "/").last.map(String.init) ?? url
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }

  /// Returns the folder with a package; fetches it if needed.
  /// - Throws: `Failure`
  func folder(of url: String, _ wish: Wish) throws -> URL {
    guard !url.hasPrefix("-") else { throw Failure(description: "that is not an address") }
    let identity = Self.identity(of: url)
    let commit = try pins[identity] ?? Self.resolve(url, wish)
    let packages = Self.places
    let place = packages.appending(path: "\(identity)-\(ProjectCache.digest(Data("\(url) \(commit)".utf8)))")
    if FileManager.default.fileExists(atPath: place.path) { return place }
    FileHandle.standardError.write(Data("Fetching the package \(url)\n".utf8))
    let made = packages.appending(path: "\(identity)-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: packages, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(at: made) }
      try Self.git(["init", "--quiet", made.path])
      // Not every server provides a single commit.
      do { try Self.git(["-C", made.path, "fetch", "--quiet", "--depth", "1", url, commit]) } catch {
        try Self.git(["-C", made.path, "fetch", "--quiet", "--tags", url, "+refs/heads/*:refs/remotes/origin/*"])
      }
      try Self.git(["-C", made.path, "checkout", "--quiet", "--detach", commit])
      // Another process may have been faster, with the same result.
      try? FileManager.default.moveItem(at: made, to: place)
    } catch let error as Failure { throw error } catch { throw Failure(description: "\(error.localizedDescription)") }
    return place
  }

  // MARK: Versions

  /// Returns the required commit, which is resolved once: after that it stays.
  private static func resolve(_ url: String, _ wish: Wish) throws -> String {
    if case .commit(let commit) = wish { return commit }
    let kept = ProjectCache.root.appending(
      path: "packages/resolved-\(ProjectCache.digest(Data("\(url) \(wish)".utf8)))")
    if let known = try? String(contentsOf: kept, encoding: .utf8) { return known }
    let lines = try git(["ls-remote", "--heads", "--tags", url]).split(separator: "\n")
    let refs = lines.compactMap { line -> (name: String, commit: String)? in
      let parts = line.split(separator: "\t")
      return parts.count == 2 ? (String(parts[1]), String(parts[0])) : nil
    }
    guard let commit = commit(for: wish, in: refs) else { throw Failure(description: "it has no such version") }
    try? ProjectCache.write(Data(commit.utf8), to: kept)
    return commit
  }

  /// Returns the newest that fits.
  static func commit(for wish: Wish, in refs: [(name: String, commit: String)]) -> String? {
    switch wish {
    case .commit(let commit): return commit
    case .branch(let name): return refs.last { $0.name == "refs/heads/\(name)" }?.commit
    case .version(let lowest, let limit):
      let tags = refs.compactMap { ref -> (version: [Int], commit: String)? in
        guard ref.name.hasPrefix("refs/tags/") else { return nil }
        // The commit of an annotated tag follows it, with this ending.
        let name = ref.name.dropFirst("refs/tags/".count)
        return numbers(of: name.hasSuffix("^{}") ? name.dropLast(3) : name).map { ($0, ref.commit) }
      }
      guard let first = numbers(of: lowest[...]) else { return nil }
      let end = limit.flatMap { numbers(of: $0[...]) }
      let fitting = tags.filter { tag in
        guard let end else { return tag.version == first }
        return !tag.version.lexicographicallyPrecedes(first) && tag.version.lexicographicallyPrecedes(end)
      }
      guard let newest = fitting.map(\.version).max(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
      return fitting.last { $0.version == newest }?.commit
    }
  }

  /// Parses a version. "v1.2" is 1, 2, 0; nil for other text and for pre-releases.
  static func numbers(of version: Substring) -> [Int]? {
    let parts = (version.hasPrefix("v") ? version.dropFirst() : version).split(
      separator: ".", omittingEmptySubsequences: false
    ).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
    return parts.compactMap(\.self) + Array(repeating: 0, count: 3 - parts.count)
  }

  /// Returns whether a version comes before another one.
  private static func isOlder(_ version: String, than other: String) -> Bool {
    (numbers(of: version[...]) ?? []).lexicographicallyPrecedes(numbers(of: other[...]) ?? [])
  }

  /// Returns whether a folder is one that packages are fetched into.
  func isPlace(_ folder: URL) -> Bool { folder.path.hasPrefix(Self.places.standardizedFileURL.path + "/") }

  private static var places: URL { ProjectCache.root.appending(path: "packages") }

  /// Returns the first version that is too new: after 1.2.3 it is 2.0.0, or 1.3.0 for a minor one.
  static func limit(after version: String, isMinor: Bool) -> String? {
    guard let parts = numbers(of: version[...]) else { return nil }
    return isMinor ? "\(parts[0]).\(parts[1] + 1).0" : "\(parts[0] + 1).0.0"
  }

  // MARK: Git

  @discardableResult
  private static func git(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Without this, a silent server would keep the user waiting.
    process.arguments = ["git", "-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=20"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw Failure(description: "git cannot start: \(error.localizedDescription)") }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let lines = String(decoding: problems, as: UTF8.self).split(separator: "\n")
      // The text after it is advice for all cases.
      let reason = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.last
      throw Failure(description: reason.map(String.init) ?? "git failed")
    }
    return String(decoding: said, as: UTF8.self)
  }
}

/// A `Package.resolved` of any version, as far as it is used.
private struct Resolved: Decodable {
  struct Pin: Decodable {
    struct State: Decodable { var revision: String? }
    var location: String?
    var repositoryURL: String?
    var state: State
  }
  struct Object: Decodable { var pins: [Pin] }
  var pins: [Pin]?
  var object: Object?
}
