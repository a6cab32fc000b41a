import Foundation
import Synchronization

extension Schema {
  /// A class of models.
  public final class Entity: @unchecked Sendable {
    /// The name: that of the class.
    public let name: String
    let type: any PersistentModel.Type
    let attributes: [ModelAttribute]
    let relations: [ModelRelation]
    /// The uniqueness constraints, each a combination of properties.
    let unique: [[ModelAttribute]]
    private let relationsByPath: [AnyKeyPath: ModelRelation]

    private init<Model: PersistentModel>(_ type: Model.Type) {
      let metadata = type.schemaMetadata
      let properties = metadata.compactMap(\.property)
      name = Schema.entityName(for: type)
      self.type = type
      attributes = properties.compactMap { $0 as? ModelAttribute }
      relations = properties.compactMap { $0 as? ModelRelation }
      relationsByPath = Dictionary(relations.map { ($0.keyPath, $0) }) { first, _ in first }
      let all = attributes
      unique = metadata.flatMap(\.unique).map { paths in
        paths.compactMap { path in all.first { $0.keyPath == path } }
      }.filter { !$0.isEmpty }
    }

    /// The attributes in the store.
    var storedAttributes: [ModelAttribute] { attributes.filter { !$0.options.isTransient } }

    func relation(at keyPath: AnyKeyPath) -> ModelRelation? { relationsByPath[keyPath] }

    private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

    /// Returns the entity of a class, cached.
    static func of(_ type: any PersistentModel.Type) -> Entity {
      let id = ObjectIdentifier(type)
      if let entity = known.withLock({ $0[id] }) { return entity }
      // Created outside the lock: it runs code of the app.
      let made = Entity(type)
      return known.withLock { known in
        if let entity = known[id] { return entity }
        known[id] = made
        return made
      }
    }

    // MARK: Inverses

    /// Returns the inverse relationship: as specified by either side, or the only possible one.
    func inverse(of relation: ModelRelation) -> ModelRelation? {
      let other = Entity.of(relation.destination)
      if let path = relation.options.inverseKeyPath { return other.relation(at: path) }
      if let back = other.relations.first(where: { $0.options.inverseKeyPath == relation.keyPath }) { return back }
      let back = other.candidates(leadingTo: self, except: relation)
      let forth = candidates(leadingTo: other, except: back.first)
      guard back.count == 1, forth.count == 1, forth[0] === relation else { return nil }
      return back[0]
    }

    private func candidates(leadingTo other: Entity, except one: ModelRelation?) -> [ModelRelation] {
      relations.filter { relation in
        // A required one cannot follow changes at the other end.
        relation !== one && relation.isOptional && Entity.of(relation.destination) === other
          && relation.options.inverseKeyPath == nil
          && !other.relations.contains { $0.options.inverseKeyPath == relation.keyPath }
      }
    }
  }
}
