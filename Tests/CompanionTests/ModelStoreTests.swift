import Foundation
import SimulatorTesting
import SwiftData
import Testing

@Suite("SwiftData's store", .simulator(.iPhoneSE)) @MainActor
struct ModelStoreTests {
  @Test("given a model with values of all kinds, when another container opens the file, then all are the same")
  func values() throws {
    // Given
    let url = temporaryStore()
    let code = UUID()
    let date = Date(timeIntervalSinceReferenceDate: 1234.5)
    do {
      let context = try libraryContainer(at: url).mainContext
      let book = Book(title: "Emma")
      book.genre = .poem
      book.size = Size(pages: 300, ratio: 1.5)
      book.published = date
      book.cover = Data([1, 2, 0])
      book.site = URL(string: "https://example.org/a b")
      book.tags = ["x", "ü"]
      book.price = 12.34
      book.code = code
      book.isLent = true
      book.weight = .infinity
      book.isOpen = true
      book.draft = "not kept"
      context.insert(book)
      try context.save()
    }
    // When
    let book = try #require(try libraryContainer(at: url).mainContext.fetch(FetchDescriptor<Book>()).first)
    // Then
    #expect(book.genre == .poem && book.size == Size(pages: 300, ratio: 1.5) && book.published == date)
    #expect(book.cover == Data([1, 2, 0]) && book.site == URL(string: "https://example.org/a b"))
    #expect(book.tags == ["x", "ü"] && book.price == 12.34 && book.code == code && book.isLent)
    #expect(book.weight == .infinity && book.author == nil && !book.isOpen && book.draft == nil)
  }

  @Test("given relationships, when one side is written, then the other follows, also in the next container")
  func inverses() throws {
    // Given
    let url = temporaryStore()
    do {
      let context = try libraryContainer(at: url).mainContext
      let (austen, thoreau) = (Author(name: "Austen"), Author(name: "Thoreau"))
      let shelves = [Shelf(name: "low"), Shelf(name: "high")]
      let emma = Book(title: "Emma", author: thoreau, shelves: shelves)
      context.insert(emma)
      #expect(thoreau.books == [emma])
      #expect(context.insertedModelsArray.count == 4)
      // When
      austen.books.append(emma)
      // Then
      #expect(emma.author == austen && thoreau.books.isEmpty && austen.modelContext == context)
      #expect(shelves.map(\.books) == [[emma], [emma]])
      try context.save()
    }
    let context = try libraryContainer(at: url).mainContext
    let emma = try #require(try context.fetch(FetchDescriptor<Book>()).first)
    #expect(emma.author?.name == "Austen" && emma.shelves.map(\.name) == ["low", "high"])
    #expect(emma.author?.books == [emma] && emma.shelves[0].books == [emma])
    // When
    emma.shelves.removeFirst()
    try context.save()
    // Then
    let again = try libraryContainer(at: url).mainContext
    #expect(try again.fetch(FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name)])).map(\.books.count) == [1, 0])
  }

  @Test("given a model whose own side was set, when it is also appended or inserted, then it is there once")
  func onceInARelationship() throws {
    // Given
    let austen = Author(name: "Austen")
    let emma = Book(title: "Emma", author: austen)
    // When
    austen.books.append(emma)
    // Then
    #expect(austen.books == [emma])
    // Given
    let context = try libraryContainer().mainContext
    context.insert(austen)
    let persuasion = Book(title: "Persuasion", author: austen)
    // When
    austen.books.insert(persuasion, at: 0)
    try context.save()
    // Then
    #expect(austen.books == [persuasion, emma] && persuasion.author == austen)
  }

  @Test("given delete rules, when a model is deleted, then the others go, forget it, or forbid it")
  func deleteRules() throws {
    // Given
    let context = try libraryContainer().mainContext
    let (austen, shelf) = (Author(name: "Austen"), Shelf(name: "low"))
    let emma = Book(title: "Emma", author: austen, shelves: [shelf])
    let landlord = Landlord(name: "Wickham")
    let flat = Flat(number: 1, landlord: landlord)
    context.insert(emma)
    context.insert(flat)
    try context.save()
    // When
    context.delete(shelf)
    // Then
    #expect(emma.shelves.isEmpty && shelf.isDeleted)
    // When
    context.delete(austen)
    try context.save()
    // Then
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    // When
    context.delete(landlord)
    // Then
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Landlord>()).map(\.flats) == [[flat]])
  }

  @Test("given a unique attribute, when an equal model is saved, then it takes the place of the other")
  func unique() throws {
    // Given
    let context = try libraryContainer().mainContext
    context.insert(Book(title: "Emma", rating: 1))
    try context.save()
    // When
    context.insert(Book(title: "Emma", rating: 5))
    try context.save()
    // Then
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.rating) == [5])
  }

  @Test("given changes of each kind, when they are rolled back, then all is as it was saved")
  func rollback() throws {
    // Given
    let context = try libraryContainer().mainContext
    let (emma, walden) = (Book(title: "Emma"), Book(title: "Walden"))
    for book in [emma, walden] { context.insert(book) }
    try context.save()
    // When
    emma.title = "Persuasion"
    context.delete(walden)
    context.insert(Book(title: "Dune"))
    #expect(context.hasChanges && emma.hasChanges && walden.isDeleted)
    context.rollback()
    // Then
    #expect(!context.hasChanges && emma.title == "Emma" && !walden.isDeleted)
    #expect(try context.fetch(FetchDescriptor<Book>()) == [emma, walden])
  }

  @Test("given descriptors, when models are fetched, then predicate, order, limit and offset hold")
  func descriptors() throws {
    // Given
    let context = try libraryContainer().mainContext
    for (title, rating) in [("Émile", 5), ("Walden", 2), ("Dune", 4), ("Emma", 4)] {
      context.insert(Book(title: title, rating: rating))
    }
    func titles(_ descriptor: FetchDescriptor<Book>) throws -> [String] { try context.fetch(descriptor).map(\.title) }
    // When, then
    let word = "emi"
    #expect(
      try titles(FetchDescriptor(predicate: #Predicate { $0.title.localizedStandardContains(word) })) == ["Émile"])
    let order = [SortDescriptor(\Book.rating, order: .reverse), SortDescriptor(\Book.title)]
    var descriptor = FetchDescriptor(sortBy: order)
    #expect(try titles(descriptor) == ["Émile", "Dune", "Emma", "Walden"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try titles(descriptor) == ["Dune", "Emma"])
    try context.delete(model: Book.self, where: #Predicate { $0.rating == 4 })
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 2)
    let identifier = try #require(try context.fetchIdentifiers(FetchDescriptor<Book>()).first)
    #expect((context.model(for: identifier) as? Book)?.title == "Émile")
    let decoded = try JSONDecoder().decode(
      PersistentIdentifier.self, from: JSONEncoder().encode(identifier))
    #expect(decoded == identifier)
  }

  @Test("given an actor with a context of its own, when it saves, then others see it, and it sees theirs")
  func actors() async throws {
    // Given
    let container = try libraryContainer()
    let librarian = Librarian(modelContainer: container)
    let context = container.mainContext
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    // When
    try await librarian.add("Emma")
    context.insert(Book(title: "Walden"))
    try context.save()
    // Then
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title).sorted() == ["Emma", "Walden"])
    #expect(try await librarian.titles().sorted() == ["Emma", "Walden"])
  }

  @Test("given a store of an older version, when a plan leads to a new one, then columns are renamed, added and filled")
  func migration() throws {
    // Given
    let url = temporaryStore()
    let old = Schema(versionedSchema: NotesV1.self)
    do {
      let context = try ModelContainer(for: old, configurations: ModelConfiguration(schema: old, url: url)).mainContext
      context.insert(NotesV1.Note(text: "two words"))
      try context.save()
    }
    // When
    let new = Schema(versionedSchema: NotesV2.self)
    do {
      let container = try ModelContainer(
        for: new, migrationPlan: NotesPlan.self, configurations: ModelConfiguration(schema: new, url: url))
      // Then
      let note = try #require(try container.mainContext.fetch(FetchDescriptor<NotesV2.Note>()).first)
      #expect(note.words == "two words" && note.count == 2)
    }
    // When the type of a property has changed
    let newest = Schema(versionedSchema: NotesV3.self)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: newest, configurations: ModelConfiguration(schema: newest, url: url))
    }
    // Then nothing is lost
    let container = try ModelContainer(for: new, configurations: ModelConfiguration(schema: new, url: url))
    #expect(try container.mainContext.fetch(FetchDescriptor<NotesV2.Note>()).map(\.words) == ["two words"])
  }

  @Test("given a configuration that does not allow saving, when a context saves, then it fails")
  func readOnly() throws {
    // Given
    let url = temporaryStore()
    let schema = Schema([Book.self])
    try ModelContainer(for: schema, configurations: ModelConfiguration(schema: schema, url: url)).mainContext.save()
    let configuration = ModelConfiguration(schema: schema, url: url, allowsSave: false)
    let context = ModelContext(try ModelContainer(for: schema, configurations: configuration))
    // When
    context.insert(Book(title: "Emma"))
    // Then
    #expect(throws: SwiftDataError.self) { try context.save() }
  }
}
