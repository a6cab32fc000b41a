import CoreData
import Foundation
import ScrollworkFoundation
import Testing

/// Sums of money in accounts, in memory.
@MainActor
private struct Ledger {
  let context: NSManagedObjectContext

  init() throws {
    let (account, item) = (NSEntityDescription(), NSEntityDescription())
    (account.name, item.name) = ("Account", "Item")
    let owner = NSRelationshipDescription()
    (owner.name, owner.maxCount, owner.destinationEntity) = ("account", 1, account)
    let items = NSRelationshipDescription()
    (items.name, items.destinationEntity) = ("items", item)
    (owner.inverseRelationship, items.inverseRelationship) = (items, owner)
    item.properties = [
      Self.attribute("value", .decimalAttributeType), Self.attribute("kind", .stringAttributeType),
      Self.attribute("count", .integer32AttributeType), owner,
    ]
    account.properties = [Self.attribute("name", .stringAttributeType), items]
    let model = NSManagedObjectModel()
    model.entities = [account, item]
    let container = NSPersistentContainer(name: "Ledger", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(filePath: "/dev/null"))]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    context = container.viewContext
  }

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    return attribute
  }

  func account(_ name: String) -> NSManagedObject {
    let account = NSEntityDescription.insertNewObject(forEntityName: "Account", into: context)
    account.setValue(name, forKey: "name")
    return account
  }

  @discardableResult
  func item(_ value: String, _ kind: String, count: Int = 1, _ account: NSManagedObject? = nil) -> NSManagedObject {
    let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    item.setValue(NSDecimalNumber(string: value), forKey: "value")
    item.setValue(kind, forKey: "kind")
    item.setValue(count, forKey: "count")
    item.setValue(account, forKey: "account")
    return item
  }

  /// Returns a request for dictionaries of items.
  func request(_ properties: Any...) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
    request.propertiesToFetch = properties
    request.resultType = .dictionaryResultType
    return request
  }

  func rows(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [[String: Any]] {
    try context.fetch(request).compactMap { $0 as Any as? [String: Any] }
  }
}

@MainActor
@Suite("Dictionaries of a fetch") struct FetchedDictionaryTests {
  private func computed(
    _ name: String, _ expression: _NSExpression, _ type: NSAttributeType = .undefinedAttributeType
  ) -> NSExpressionDescription {
    let description = NSExpressionDescription()
    (description.name, description.expression, description.expressionResultType) = (name, expression, type)
    return description
  }

  private func function(
    _ name: String, _ function: String, of path: String, _ type: NSAttributeType = .undefinedAttributeType
  ) -> NSExpressionDescription {
    computed(name, _NSExpression(forFunction: function, arguments: [_NSExpression(forKeyPath: path)]), type)
  }

  @Test("given the items of two accounts, when those of one are summed, then there is one exact sum")
  func sum() throws {
    // Given
    let ledger = try Ledger()
    let account = ledger.account("Cash")
    ledger.item("0.1", "food", account)
    ledger.item("0.2", "food", account)
    ledger.item("5", "food", ledger.account("Bank"))
    try ledger.context.save()
    // When
    let request = ledger.request(function("sum", "sum:", of: "value", .decimalAttributeType))
    request.predicate = NSPredicate(format: "%K == %@", "account", account)
    let results = try ledger.context.fetch(request)
    // Then
    #expect(results.count == 1)
    #expect(results.first as Any as? [String: NSDecimalNumber] == ["sum": NSDecimalNumber(string: "0.3")])
  }

  @Test("given an unsaved item and an unsaved change, then a sum is that of what is stored, until they are saved")
  func unsaved() throws {
    // Given
    let ledger = try Ledger()
    let item = ledger.item("1", "food", count: 2)
    try ledger.context.save()
    item.setValue(5, forKey: "count")
    ledger.item("1", "food", count: 10)
    let request = ledger.request(function("sum", "sum:", of: "count", .integer32AttributeType))
    // Then
    #expect(try ledger.rows(request).first?["sum"] as? Int == 2)
    #expect(item.value(forKey: "count") as? Int32 == 5)
    // When
    try ledger.context.save()
    // Then
    #expect(try ledger.rows(request).first?["sum"] as? Int == 15)
  }

  @Test("given functions of a property, then each has its value and type")
  func functions() throws {
    // Given
    let ledger = try Ledger()
    for (value, count) in [("2.5", 1), ("0.5", 2), ("1", 6)] { ledger.item(value, "kind \(count)", count: count) }
    try ledger.context.save()
    // When
    let product = _NSExpression(
      forFunction: "multiply:by:", arguments: [_NSExpression(forKeyPath: "value"), _NSExpression(forKeyPath: "count")])
    let row = try ledger.rows(
      ledger.request(
        function("min", "min:", of: "value", .decimalAttributeType),
        function("max", "max:", of: "kind", .stringAttributeType),
        function("average", "average:", of: "count", .doubleAttributeType),
        function("whole", "average:", of: "value", .integer64AttributeType), function("n", "count:", of: "kind"),
        computed("total", _NSExpression(forKeyPath: "@sum.count")),
        computed("cost", _NSExpression(forFunction: "sum:", arguments: [product]), .doubleAttributeType))
    ).first
    // Then
    #expect(row?["min"] as? NSDecimalNumber == NSDecimalNumber(string: "0.5"))
    #expect(row?["max"] as? String == "kind 6")
    #expect(row?["average"] as? Double == 3)
    #expect(row?["whole"] as? Int == 1)
    #expect(row?["n"] as? Int == 3)
    #expect(row?["total"] as? Int == 9)
    #expect(row?["cost"] as? Double == 9.5)
  }

  @Test("given no items, then the sum and the number are 0, and there is no minimum; of groups there are none")
  func nothing() throws {
    // Given
    let ledger = try Ledger()
    let request = ledger.request(
      function("sum", "sum:", of: "value", .decimalAttributeType), function("n", "count:", of: "value"),
      function("min", "min:", of: "value", .decimalAttributeType))
    // Then
    let rows = try ledger.rows(request)
    #expect(rows.count == 1)
    #expect(rows.first?["sum"] as? NSDecimalNumber == 0)
    #expect(rows.first?["n"] as? Int == 0)
    #expect(rows.first?.keys.contains("min") == false)
    // When
    request.propertiesToGroupBy = ["kind"]
    // Then
    #expect(try ledger.rows(request).isEmpty)
  }

  @Test("given groups by a key path, then each has its values; a condition, an offset and a limit choose among them")
  func groups() throws {
    // Given
    let ledger = try Ledger()
    let (cash, bank) = (ledger.account("Cash"), ledger.account("Bank"))
    for (kind, count, account) in [("rent", 7, bank), ("food", 2, cash), ("food", 3, bank), ("fun", 1, cash)] {
      ledger.item("1", kind, count: count, account)
    }
    ledger.item("1", "rent", count: 8, bank)
    try ledger.context.save()
    let request = ledger.request("kind", function("total", "sum:", of: "count"), function("n", "count:", of: "kind"))
    request.propertiesToGroupBy = ["kind"]
    func lines() throws -> [String] {
      try ledger.rows(request).map { row in
        "\(row["kind"] ?? row["account.name"] ?? "") \(row["total"] ?? "") \(row["n"] ?? "")"
      }
    }
    // Then
    #expect(try lines() == ["food 5 2", "fun 1 1", "rent 15 2"])
    // When
    request.havingPredicate = NSPredicate(format: "%@ > 1", _NSExpression(forVariable: "n"))
    // Then
    #expect(try lines() == ["food 5 2", "rent 15 2"])
    // When
    request.sortDescriptors = [NSSortDescriptor(key: "kind", ascending: false)]
    request.fetchLimit = 1
    // Then
    #expect(try lines() == ["rent 15 2"])
    // When
    request.fetchOffset = 1
    // Then
    #expect(try lines() == ["food 5 2"])
    // When
    (request.fetchOffset, request.fetchLimit, request.sortDescriptors) = (0, 0, nil)
    request.propertiesToFetch?[0] = "account.name"
    request.propertiesToGroupBy = ["account.name"]
    request.havingPredicate = NSPredicate(format: "account.name BEGINSWITH %@ AND $total > 1", "B")
    // Then
    #expect(try lines() == ["Bank 18 3"])
  }

  @Test("given equal values, when only distinct results are wanted, then each is there once, within the limit")
  func distinct() throws {
    // Given
    let ledger = try Ledger()
    for kind in ["food", "fun", "food", "rent"] { ledger.item("1", kind) }
    try ledger.context.save()
    let request = ledger.request("kind")
    request.sortDescriptors = [NSSortDescriptor(key: "kind", ascending: true)]
    // Then
    #expect(try ledger.rows(request).map { $0["kind"] as? String } == ["food", "food", "fun", "rent"])
    // When
    request.returnsDistinctResults = true
    // Then
    #expect(try ledger.rows(request).map { $0["kind"] as? String } == ["food", "fun", "rent"])
    // When
    request.fetchLimit = 2
    // Then
    #expect(try ledger.rows(request).map { $0["kind"] as? String } == ["food", "fun"])
  }

  @Test("given a relationship and the object itself, then there are their identifiers; without a list, the attributes")
  func identifiers() throws {
    // Given
    let ledger = try Ledger()
    let account = ledger.account("Cash")
    let item = ledger.item("1", "food", account)
    try ledger.context.save()
    // When
    let request = ledger.request(
      "account", computed("self", _NSExpression.expressionForEvaluatedObject(), .objectIDAttributeType))
    let row = try ledger.rows(request).first
    // Then
    #expect(row?["account"] as? NSManagedObjectID === account.objectID)
    #expect(row?["self"] as? NSManagedObjectID === item.objectID)
    // When
    request.propertiesToFetch = nil
    // Then
    #expect(try ledger.rows(request).first?.keys.sorted() == ["count", "kind", "value"])
  }

  @Test("given an object of another context, then a predicate finds what is related to it")
  func foreignObjects() throws {
    // Given
    let ledger = try Ledger()
    let account = ledger.account("Cash")
    ledger.item("1", "food", account)
    ledger.item("1", "fun")
    try ledger.context.save()
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = ledger.context.persistentStoreCoordinator
    // When
    let request = NSFetchRequest<NSNumber>(entityName: "Item")
    request.resultType = .countResultType
    request.predicate = NSPredicate(format: "account == %@", account)
    // Then
    #expect(try other.fetch(request) == [1])
    // When
    request.predicate = NSPredicate(format: "account == %@", account.objectID)
    // Then
    #expect(try other.fetch(request) == [1])
  }
}
