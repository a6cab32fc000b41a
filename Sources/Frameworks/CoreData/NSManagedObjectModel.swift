import DataModelFile
import Foundation
import Synchronization

/// The entities of a store, and their relationships.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { index() }
  }
  private var byName: [String: NSEntityDescription] = [:]

  /// Creates a model without entities.
  public override init() {}

  /// Creates a model from a file of Xcode's editor; nil if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let file = try? DataModelFile(contentsOf: url), !file.entities.isEmpty else { return nil }
    self.init()
    entities = Self.entities(of: file)
    // Property observers are not called in an initializer.
    index()
  }

  private func index() {
    for entity in entities { entity.managedObjectModel = self }
    byName = Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns all models of the bundles merged into one; nil means the main bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    for bundle in bundles ?? [.main] {
      for url in urls(in: bundle) { model.entities += NSManagedObjectModel(contentsOf: url)?.entities ?? [] }
    }
    return model.entities.isEmpty ? nil : model
  }

  /// Returns the app's model of a name; nil if there is none.
  static func named(_ name: String) -> NSManagedObjectModel? {
    urls(in: .main).first { $0.deletingPathExtension().lastPathComponent == name }.flatMap(NSManagedObjectModel.init)
  }

  private static func urls(in bundle: Bundle) -> [URL] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.map { folder.appending(path: $0) }
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let full = NSStringFromClass(type)
    let short = full.split(separator: ".").last.map(String.init)
    return entities.first { $0.managedObjectClassName == full || $0.managedObjectClassName == short }
  }

  // MARK: Models in use

  private struct Reference: Sendable { weak var model: NSManagedObjectModel? }
  private static let used = Mutex<[Reference]>([])

  /// The models in use, the latest first.
  static var known: [NSManagedObjectModel] { used.withLock { $0.compactMap(\.model) } }

  func use() {
    Self.used.withLock { used in
      used.removeAll { $0.model == nil || $0.model === self }
      used.insert(Reference(model: self), at: 0)
    }
  }

  static func entity(in models: [NSManagedObjectModel], of type: NSManagedObject.Type) -> NSEntityDescription {
    models.lazy.compactMap { $0.entity(of: type) }.first ?? missing("\(type)")
  }

  /// Returns a substitute for an entity that is in no model, and reports it.
  static func missing(_ name: String) -> NSEntityDescription {
    FileHandle.standardError.write(Data("Core Data: no loaded model has an entity for \(name).\n".utf8))
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }

  // MARK: Reading

  private static func entities(of file: DataModelFile) -> [NSEntityDescription] {
    let pairs = file.entities.map { described -> (DataModelFile.Entity, NSEntityDescription) in
      let entity = NSEntityDescription()
      entity.name = described.name
      entity.managedObjectClassName = described.className
      entity.isAbstract = described.isAbstract
      let relations = described.relationships.map(relationship)
      entity.properties = described.attributes.map(attribute) + relations
      return (described, entity)
    }
    let named = Dictionary(pairs.map { ($0.0.name, $0.1) }, uniquingKeysWith: { first, _ in first })
    for (described, entity) in pairs {
      if let parent = described.parent { named[parent]?.subentities.append(entity) }
      for relation in described.relationships {
        let made = entity.relationshipsByName[relation.name]
        made?.destinationEntity = named[relation.destination]
        made?.inverseRelationship = relation.inverse.flatMap { named[relation.destination]?.relationshipsByName[$0] }
      }
    }
    return pairs.map(\.1)
  }

  private static func attribute(_ file: DataModelFile.Attribute) -> NSAttributeDescription {
    let types: [String: NSAttributeType] = [
      "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
      "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
      "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
      "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
      "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]
    let attribute = NSAttributeDescription()
    attribute.name = file.name
    attribute.isOptional = file.isOptional
    attribute.isTransient = file.isTransient
    attribute.attributeType = types[file.type] ?? .undefinedAttributeType
    if let text = file.defaultValue, !text.isEmpty {
      let isNumber = (100...600).contains(attribute.attributeType.rawValue)
      attribute.defaultValue =
        switch attribute.attributeType {
        case .booleanAttributeType: text == "YES"
        case .dateAttributeType: attribute.value(of: Double(text))
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case _ where isNumber: attribute.normalized(Int64(text) ?? Double(text))
        default: attribute.value(of: text)
        }
    }
    return attribute
  }

  private static func relationship(_ file: DataModelFile.Relationship) -> NSRelationshipDescription {
    let rules: [String: NSDeleteRule] = [
      "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule,
    ]
    let relation = NSRelationshipDescription()
    relation.name = file.name
    relation.isOptional = file.isOptional
    relation.isOrdered = file.isOrdered
    relation.maxCount = file.isToMany ? 0 : 1
    relation.deleteRule = rules[file.deleteRule] ?? .nullifyDeleteRule
    return relation
  }
}
