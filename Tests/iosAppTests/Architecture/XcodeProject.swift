import Foundation
import Testing

/// An Xcode project file: objects that refer to each other by their ids.
struct XcodeProject {
  struct Object {
    let id: String
    let values: [String: Any]
    var type: String { self["isa"] ?? "" }
    subscript(key: String) -> String? { values[key] as? String }
    func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
  }

  /// The folder to which the project's paths are relative.
  let folder: URL
  let objects: [String: Object]
  let root: Object
  let formatVersion: String?

  init(_ project: URL) throws {
    folder = project.deletingLastPathComponent()
    let data = try Data(contentsOf: project.appending(path: "project.pbxproj"))
    let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    let values = try #require(list["objects"] as? [String: [String: Any]])
    objects = Dictionary(uniqueKeysWithValues: values.map { ($0, Object(id: $0, values: $1)) })
    root = try #require(objects[list["rootObject"] as? String ?? ""])
    formatVersion = list["objectVersion"] as? String
  }

  func objects(of type: String) -> [Object] { objects.values.filter { $0.type == type }.sorted { $0.id < $1.id } }

  func objects(_ ids: [String]) -> [Object] { ids.compactMap { objects[$0] } }

  func target(_ name: String) throws -> Object {
    try #require(objects(of: "PBXNativeTarget").first { $0["name"] == name }, "There is no target \(name).")
  }

  /// Returns every string inside a value that looks like an object's id.
  static func ids(in value: Any) -> [String] {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap(ids)
    case let object as [String: Any]: object.values.flatMap(ids)
    default: []
    }
  }

  /// Returns the settings of a target or the project, in each of its configurations.
  func settings(of object: Object) -> [[String: Any]] {
    let list = objects[object["buildConfigurationList"] ?? ""]
    return objects(list?.list("buildConfigurations") ?? []).map { $0.values["buildSettings"] as? [String: Any] ?? [:] }
  }

  /// Returns the folders that are built into a target as they are.
  func folders(of target: Object) -> [URL] {
    objects(target.list("fileSystemSynchronizedGroups")).compactMap { $0["path"] }.map(url)
  }

  func url(_ path: String) -> URL { folder.appending(path: path).standardizedFileURL }
}
