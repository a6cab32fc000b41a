import Foundation
import ScrollworkFoundation

extension NSManagedObjectContext {
  /// Returns the dictionaries of a request. Like a query they reflect what is stored, without unsaved changes.
  func dictionaries<T>(_ request: NSFetchRequest<T>) throws -> [NSDictionary] {
    let reader = NSManagedObjectContext(concurrencyType: concurrencyType)
    reader.isReader = true
    reader.persistentStoreCoordinator = persistentStoreCoordinator
    // Objects refer weakly to the context that they read related ones from.
    return try withExtendedLifetime(reader) {
      let rows = request.rows(of: try reader.matches(request))
      return request.part(of: rows).map { $0 as NSDictionary }
    }
  }
}

extension NSFetchRequest {
  /// Returns the part of results that the limit and the offset leave.
  func part<Found>(of results: [Found]) -> [Found] {
    let rest = results.dropFirst(fetchOffset)
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }

  fileprivate func rows(of objects: [NSManagedObject]) -> [[String: Any]] {
    let columns = propertiesToFetch?.compactMap(FetchedColumn.init)
    var known: Set<[AnyHashable?]> = []
    return groups(of: objects, areAggregated: columns?.contains(where: \.isAggregate) == true).compactMap { group in
      let columns = columns ?? group.first?.entity.attributesByName.keys.sorted().compactMap(FetchedColumn.init) ?? []
      var row: [String: Any] = [:]
      for column in columns { row[column.name] = column.value(of: group) }
      if propertiesToGroupBy != nil, havingPredicate?.evaluate(with: group.first, substitutionVariables: row) == false {
        return nil
      }
      let values = columns.map { row[$0.name] as? AnyHashable }
      return returnsDistinctResults && !known.insert(values).inserted ? nil : row
    }
  }

  /// Returns the objects of each dictionary.
  private func groups(of objects: [NSManagedObject], areAggregated: Bool) -> [[NSManagedObject]] {
    guard let properties = propertiesToGroupBy, !properties.isEmpty else {
      return areAggregated ? [objects] : objects.map { [$0] }
    }
    let columns = properties.compactMap(FetchedColumn.init)
    let order = sortDescriptors?.isEmpty == false ? [] : columns.map { NSSortDescriptor(key: $0.name, ascending: true) }
    var places: [[AnyHashable?]: Int] = [:]
    var groups: [[NSManagedObject]] = []
    for object in NSSortDescriptor.sorted(objects, by: order) {
      let values = columns.map { $0.value(of: [object]) as? AnyHashable }
      if let place = places[values] {
        groups[place].append(object)
      } else {
        places[values] = groups.count
        groups.append([object])
      }
    }
    return groups
  }
}

/// A value of the dictionaries of a fetch: a property's or an expression's.
private struct FetchedColumn {
  let name: String
  private let expression: _NSExpression
  /// Converts numbers of an expression.
  private let type = NSAttributeDescription()

  /// Creates the column of a key path or a description; nil for other values, and for one without an expression.
  init?(_ property: Any) {
    switch property {
    case let path as String: (name, expression) = (path, _NSExpression(forKeyPath: path))
    case let computed as NSExpressionDescription:
      guard let expression = computed.expression else { return nil }
      (name, self.expression) = (computed.name, expression)
      type.attributeType = computed.expressionResultType
    case let property as NSPropertyDescription:
      (name, expression) = (property.name, _NSExpression(forKeyPath: property.name))
    default: return nil
    }
  }

  var isAggregate: Bool { expression.isAggregate }

  func value(of group: [NSManagedObject]) -> Any? {
    let value = expression.value(ofGroup: group)
    if let object = value as? NSManagedObject { return object.objectID }
    let isToMany = group.first?.entity.relationshipsByName[expression.keyPath]?.isToMany == true
    return isToMany ? nil : type.normalized(value)
  }
}
