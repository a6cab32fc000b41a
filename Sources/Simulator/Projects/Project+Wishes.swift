import Foundation

extension Project {
  /// Applies a `scrollwork.yml` beside a project: the app to show, files to leave out, and folders that stand in for
  /// modules that are not here.
  /// - Throws: `ProjectProblem`
  mutating func applyWishes() throws {
    var isFolder: ObjCBool = false
    let isBare =
      location.pathExtension.isEmpty
      && FileManager.default.fileExists(
        atPath: location.path, isDirectory: &isFolder)
      && isFolder.boolValue
    let folder = isBare ? location : location.deletingLastPathComponent()
    let file = folder.appending(path: "scrollwork.yml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    descriptions.append(file)
    let wishes: Yaml
    do { wishes = try Yaml.read(text) } catch { throw ProjectProblem("\(file.path): \(error)") }
    let known: Set = ["target", "leave-out", "stand-ins"]
    if let key = wishes.entries.keys.sorted().first(where: { !known.contains($0) }) {
      throw ProjectProblem("\(file.path): \"\(key)\" is not one of \(known.sorted().joined(separator: ", ")).")
    }
    (preferredApp, preferences) = (wishes["target"]?.string, file)
    if let standIns = wishes["stand-ins"], standIns.entries.isEmpty, standIns.string != "" {
      throw ProjectProblem("\(file.path): \"stand-ins\" expects lines such as `Module: Folder`.")
    }
    let left = wishes["leave-out"]?.strings ?? []
    func isKept(_ file: URL) -> Bool {
      let path = file.standardizedFileURL.path
      guard path.hasPrefix(folder.path + "/") else { return true }
      return !left.contains { SourceTree.isMatch(String(path.dropFirst(folder.path.count + 1)), $0) }
    }
    for index in targets.indices {
      targets[index].sources.removeAll { !isKept($0) }
      targets[index].resources.removeAll { !isKept($0) }
    }
    var standIns: [Target] = []
    for (module, path) in (wishes["stand-ins"]?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
      let place = folder.appending(path: path.string ?? "").standardizedFileURL
      var target = Target(name: module, module: module, kind: .library, folder: place)
      for file in SourceTree.files(in: place) { SourceTree.sort(file, into: &target, skipped: &skipped) }
      guard !target.sources.isEmpty else {
        throw ProjectProblem(
          "\(file.path): \(place.path) has no Swift files to stand in for \(module).")
      }
      standIns.append(target)
    }
    let names = standIns.map(\.name)
    let ofMacros = partsOfMacros
    let folders = standIns.map { $0.folder.path + "/" }
    for index in targets.indices {
      // A folder opened without a project contains the files of its stand-ins, too.
      targets[index].sources.removeAll { file in folders.contains { file.path.hasPrefix($0) } }
      // Macros run on this machine, where there is no framework to stand in for.
      if !ofMacros.contains(targets[index].name) {
        targets[index].dependencies = names + targets[index].dependencies
      }
    }
    targets.removeAll { names.contains($0.name) }
    targets += standIns
    for name in names {
      impossible[name] = nil
      // The note about a missing package is dropped once nothing of it is missing.
      guard let line = missing.removeValue(forKey: name), !missing.values.contains(line) else { continue }
      skipped.removeAll { $0 == line }
    }
  }

  /// The names of macros' targets and of all that they need.
  private var partsOfMacros: Set<String> {
    var (found, open) = (Set<String>(), targets.filter { $0.kind == .macro })
    while let target = open.popLast() {
      guard found.insert(target.name).inserted else { continue }
      open += target.dependencies.compactMap(library)
    }
    return found
  }
}
