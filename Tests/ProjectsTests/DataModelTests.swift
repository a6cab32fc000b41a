import DataModelFile
import Foundation
import Testing

@testable import Projects

struct DataModelTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String" defaultValueString="A &amp; B"/>
            <attribute name="count" attributeType="Integer 64" defaultValueString="3" usesScalarValueType="YES"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName=".Book" syncable="YES">
            <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"/>
        </entity>
    </model>
    """

  @Test("Given a Core Data model, when a project is prepared, then classes are written for entities that ask for it")
  func classes() throws {
    // When
    let entities = DataModelFile(Self.model).entities
    // Then
    #expect(entities.map(\.className) == ["Shelf", "Book"])
    #expect(entities[0].attributes.map(\.defaultValue) == ["A & B", "3"])
    #expect(DataModelClasses.source(for: entities[1]) == nil)
    #expect(
      DataModelClasses.source(for: entities[0]) == """
        import CoreData
        import Foundation

        public class Shelf: NSManagedObject {}
        extension Shelf {
          public class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest(entityName: "Shelf") }
          public var `name`: String? { get { _managed("name") } set { _setManaged("name", newValue) } }
          public var `count`: Int64 { get { _managed("count") } set { _setManaged("count", newValue) } }
          public var `books`: NSSet? { get { _managed("books") } set { _setManaged("books", newValue) } }
          public func addToBooks(_ value: Book) { _relate("books", [value]) }
          public func addToBooks(_ values: NSSet) { _relate("books", Array(values)) }
          public func removeFromBooks(_ value: Book) { _unrelate("books", [value]) }
          public func removeFromBooks(_ values: NSSet) { _unrelate("books", Array(values)) }
        }
        extension Shelf: Identifiable {}

        """)
  }

  @Test("Given a model with several versions, then the current one is read")
  func versions() throws {
    // Given
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, entity) in [("One", "Old"), ("Two", "New")] {
      let version = folder.appending(path: "\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data("<model><entity name=\"\(entity)\"></entity></model>".utf8).write(
        to: version.appending(path: "contents"))
    }
    let list = ["_XCCurrentVersionName": "Two.xcdatamodel"]
    // When
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appending(path: ".xccurrentversion"))
    // Then
    #expect(try DataModelFile(contentsOf: folder).entities.map(\.name) == ["New"])
  }

  @Test("Given properties that are managed, when a file is read, then they have accessors on their own lines")
  func managedProperties() {
    let source = PhoneSource(
      """
      import SwiftUI
      @objc(Shelf)
      public class Shelf: NSManagedObject {
        @NSManaged public var name: String?
        @NSManaged var books: Set<Book> // all of them
        @objc(addBooksObject:)
        @NSManaged public func addToBooks(_ value: Book)
        @NSManaged public func removeFromBooks(_ values: NSSet)
        @NSManaged public func insertIntoBooks(_ value: Book, at idx: Int)
      }
      """, own: [], removesMain: false)
    let blank = String(repeating: " ", count: 10)
    #expect(
      source.text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
        "import SwiftUI; import CoreData",
        String(repeating: " ", count: 12),
        "public class Shelf: NSManagedObject {",
        "  \(blank) public var name: String? { get { _managed(\"name\") } set { _setManaged(\"name\", newValue) } }",
        "  \(blank) var books: Set<Book> { get { _managed(\"books\") } set { _setManaged(\"books\", newValue) } }// all of them",
        "  " + String(repeating: " ", count: 22),
        "   public func addToBooks(_ value: Book) { _relate(\"books\", [value]) }",
        "   public func removeFromBooks(_ values: NSSet) { _unrelate(\"books\", Array(values)) }",
        "   public func insertIntoBooks(_ value: Book, at idx: Int) { _relate(\"books\", value, at: idx) }",
        "}",
      ])
  }

  @Test("Given a private initializer of a managed class, when a file is read, then the store can call it")
  func privateInitializer() {
    let head = "init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)"
    let text =
      "class Book: NSManagedObject {\n  @objc override private \(head) {}\n  override init(\n    entity: E) {}\n}"
    let lines = PhoneSource(text, own: [], removesMain: false).text?.split(separator: "\n")
    #expect(lines?[1].split(separator: " ").prefix(2) == ["required", "init(entity:"])
    #expect(lines?[2] == "  required init(" && lines?.count == 5)
  }

  @Test("Given a managed class with an initializer of its own, when a file is read, then the store can create it, too")
  func ownInitializer() {
    func text(_ body: String) -> String? {
      PhoneSource("public class Book: NSManagedObject { \(body) }", own: [], removesMain: false).text
    }
    let needed = "public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {"
    #expect(text("init(title: String) { super.init(entity: book, insertInto: nil) }")?.contains(needed) == true)
    #expect(text("convenience init(title: String) { self.init(context: one) }")?.contains(needed) != true)
    #expect(text("func copy() -> Book { Book.init(title: title) }; class Page { init() {} }")?.contains(needed) != true)
    #expect(text("required init(entity: E, insertInto: C?) {}; init(title: String) {}")?.contains(needed) != true)
  }

  @Test(
    "Given a project with a model, when it is prepared, then the model is where a container looks, and its classes are compiled"
  )
  func project() throws {
    // Given
    let folder = Folder()
    try folder.write([
      "project.yml": "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: [App]\n",
      "App/App.swift": "import SwiftUI\n@main struct ShopApp: App {}\n",
      "App/Goods.xcdatamodeld/Goods.xcdatamodel/contents": Self.model,
    ])
    let project = try Project.open(folder.url)
    // When
    let app = try PreparedApp(project, app: project.app(), in: folder.url.appending(path: "made"))
    // Then
    #expect(app.modules.last?.sources.map(\.lastPathComponent).contains("Shelf+CoreData.swift") == true)
    let file = app.bundle.appending(path: "Goods.momd")
    #expect(try DataModelFile(contentsOf: file).entities.count == 2)
    #expect(app.notes.isEmpty)
  }
}
