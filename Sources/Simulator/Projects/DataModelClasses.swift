import DataModelFile
import Foundation

/// The classes that Xcode generates for the entities of a Core Data model.
enum DataModelClasses {
  /// Returns files with the classes and their properties.
  static func sources(for models: [URL]) -> [(name: String, text: String)] {
    models.flatMap { model in
      ((try? DataModelFile(contentsOf: model))?.entities ?? []).compactMap { entity in
        source(for: entity).map { ("\(entity.className)+CoreData", $0) }
      }
    }
  }

  /// Returns the code of a class; nil for an entity whose class is in the project.
  static func source(for entity: DataModelFile.Entity) -> String? {
    guard ["class", "category"].contains(entity.codeGeneration), entity.className != "NSManagedObject" else {
      return nil
    }
    let name = entity.className
    var lines = ["import CoreData", "import Foundation", ""]
    if entity.codeGeneration == "class" {
      lines.append("public class \(name): \(entity.parent ?? "NSManagedObject") {}")
    }
    lines += [
      "extension \(name) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(entity.name)\") }",
    ]
    for attribute in entity.attributes {
      lines.append(property(attribute.name, type(of: attribute)))
    }
    for relation in entity.relationships {
      let set = relation.isOrdered ? "NSOrderedSet" : "NSSet"
      lines.append(property(relation.name, relation.isToMany ? "\(set)?" : "\(relation.destination)?"))
      if relation.isToMany { lines += changes(of: relation, set) }
    }
    lines.append("}")
    // A subentity's class inherits the conformance.
    if entity.parent == nil { lines.append("extension \(name): Identifiable {}") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"
  }

  private static func changes(of relation: DataModelFile.Relationship, _ set: String) -> [String] {
    let name = relation.name
    let word = name.prefix(1).uppercased() + name.dropFirst()
    return [
      "  public func addTo\(word)(_ value: \(relation.destination)) { _relate(\"\(name)\", [value]) }",
      "  public func addTo\(word)(_ values: \(set)) { _relate(\"\(name)\", Array(values)) }",
      "  public func removeFrom\(word)(_ value: \(relation.destination)) { _unrelate(\"\(name)\", [value]) }",
      "  public func removeFrom\(word)(_ values: \(set)) { _unrelate(\"\(name)\", Array(values)) }",
    ]
  }

  private static func type(of attribute: DataModelFile.Attribute) -> String {
    let number = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
      "Boolean": "Bool",
    ]
    if let number = number[attribute.type] { return attribute.isScalar ? number : "NSNumber?" }
    if attribute.isScalar, attribute.type == "Date" { return "Date" }
    let classes = [
      "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
      "Decimal": "NSDecimalNumber",
    ]
    return (classes[attribute.type] ?? attribute.className ?? "NSObject") + "?"
  }
}
