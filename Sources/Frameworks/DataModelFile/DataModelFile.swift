import Foundation

/// The file of Xcode's Core Data model editor: the entities of a model's current version.
package struct DataModelFile {
  /// An entity.
  package struct Entity {
    package let name: String
    /// The class of its objects, without a module.
    package let className: String
    /// "class" and "category" if Xcode generates the code; empty if the project contains it.
    package let codeGeneration: String
    package let parent: String?
    package let isAbstract: Bool
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
  }

  /// An attribute.
  package struct Attribute {
    package let name: String
    /// The editor's name of the type, such as "Integer 64".
    package let type: String
    package let isOptional: Bool
    package let isTransient: Bool
    /// Whether the property is a scalar instead of an object.
    package let isScalar: Bool
    package let defaultValue: String?
    /// The class of a transformable value.
    package let className: String?
  }

  /// A relationship to other objects.
  package struct Relationship {
    package let name: String
    package let destination: String
    package let inverse: String?
    package let isOptional: Bool
    package let isToMany: Bool
    package let isOrdered: Bool
    /// The editor's name of the rule, such as "Cascade".
    package let deleteRule: String
  }

  /// In the order of the file.
  package private(set) var entities: [Entity] = []

  /// Reads a `.xcdatamodeld`, one of its versions, or a copy of either.
  /// - Throws: an error of the file system.
  package init(contentsOf folder: URL) throws {
    self.init(try String(contentsOf: Self.contents(of: folder), encoding: .utf8))
  }

  /// Returns the file of the current version.
  package static func contents(of folder: URL) -> URL {
    let inside = folder.resolvingSymlinksInPath()
    let list = inside.appending(path: ".xccurrentversion")
    if let data = try? Data(contentsOf: list),
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = read["_XCCurrentVersionName"] as? String
    {
      return inside.appending(path: "\(name)/contents")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: inside.path)) ?? []
    let version = names.sorted().first { $0.hasSuffix(".xcdatamodel") }
    return inside.appending(path: version.map { "\($0)/contents" } ?? "contents")
  }

  /// Parses the text of a version. Only its entities are read.
  package init(_ text: String) {
    for tag in text.matches(of: Self.tag) {
      var values: [String: String] = [:]
      for pair in tag.values.matches(of: Self.pair) { values[String(pair.name)] = Self.unescaped(pair.value) }
      let isOptional = values["optional"] == "YES"
      switch (tag.name, values["name"]) {
      case ("entity", let name?):
        let type = values["representedClassName"].map { String($0.split(separator: ".").last ?? "") } ?? ""
        entities.append(
          Entity(
            name: name, className: type.isEmpty ? "NSManagedObject" : type,
            codeGeneration: values["codeGenerationType"] ?? "", parent: values["parentEntity"],
            isAbstract: values["isAbstract"] == "YES"))
      case ("attribute", let name?) where !entities.isEmpty:
        entities[entities.count - 1].attributes.append(
          Attribute(
            name: name, type: values["attributeType"] ?? "", isOptional: isOptional,
            isTransient: values["transient"] == "YES", isScalar: values["usesScalarValueType"] == "YES",
            defaultValue: values["defaultValueString"] ?? values["defaultDateTimeInterval"],
            className: values["customClassName"]))
      case ("relationship", let name?) where !entities.isEmpty:
        entities[entities.count - 1].relationships.append(
          Relationship(
            name: name, destination: values["destinationEntity"] ?? "", inverse: values["inverseName"],
            isOptional: isOptional, isToMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES",
            deleteRule: values["deletionRule"] ?? ""))
      default: break
      }
    }
  }

  nonisolated(unsafe) private static let tag = #/<(?<name>\w+)(?<values>(?:\s+[\w:.]+="[^"]*")*)\s*/?>/#
  nonisolated(unsafe) private static let pair = #/(?<name>[\w:.]+)="(?<value>[^"]*)"/#

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&#10;", with: "\n").replacing("&amp;", with: "&")
  }
}
