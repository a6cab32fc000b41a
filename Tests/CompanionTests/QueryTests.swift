import Foundation
import SimulatorTesting
import SwiftData
import SwiftUI
import Testing

@MainActor
func libraryContainer(at url: URL? = nil) throws -> ModelContainer {
  let schema = Schema([Book.self, Landlord.self])
  let configuration =
    url.map { ModelConfiguration(schema: schema, url: $0) }
    ?? ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
  return try ModelContainer(for: schema, configurations: configuration)
}

func temporaryStore() -> URL {
  FileManager.default.temporaryDirectory.appending(path: "swiftdata-\(UUID().uuidString)")
    .appending(path: "library.store")
}

@Suite("SwiftData on the screen", .simulator(.iPhoneSE)) @MainActor
struct QueryTests {
  @Test("given a list with @Query, when a model is inserted, then it is shown in its order, and saved by itself")
  func insertion() async throws {
    // Given
    let container = try libraryContainer()
    for title in ["Emma", "Walden"] { container.mainContext.insert(Book(title: title)) }
    let screen = await Screen { LibraryList().modelContainer(container) }
    #expect(screen.exists(.label("2 books")))
    // When
    try await screen.tap(.label("Add"))
    try await screen.settle()
    // Then
    let rows = try ["Emma", "Middlemarch", "Walden"].map { try screen.find(.label($0)).frame.minY }
    #expect(rows == rows.sorted())
    #expect(screen.exists(.label("3 books")))
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 3)
  }

  @Test("given a row, when the person deletes it by swiping, then the model is gone from the list and the store")
  func deletion() async throws {
    // Given
    let container = try libraryContainer()
    for title in ["Emma", "Walden"] { container.mainContext.insert(Book(title: title)) }
    let screen = await Screen { LibraryList().modelContainer(container) }
    // When
    try await screen.find(.role(.cell).nth(1)).swipe(.left)
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("Walden")))
    #expect(screen.exists(.label("Emma")))
    #expect(try ModelContext(container).fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma"])
  }

  @Test("given a form with @Bindable, when the person edits the model, then the row and the store have it")
  func editing() async throws {
    // Given
    let container = try libraryContainer()
    container.mainContext.insert(Book(title: "Emma"))
    let screen = await Screen { LibraryList().modelContainer(container) }
    try await screen.tap(.label("Emma"))
    try await screen.settle()
    // When
    try await screen.clear(.role(.textField))
    try await screen.type("Persuasion", into: .role(.textField))
    try await screen.tap(.label("Increment"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Rating 4"))
    let book = try #require(try ModelContext(container).fetch(FetchDescriptor<Book>()).first)
    #expect(book.title == "Persuasion" && book.rating == 4)
  }

  @Test("given a query made in an init, when its filter and order change, then it fetches anew")
  func filterAndOrder() async throws {
    // Given
    let container = try libraryContainer()
    for (title, rating) in [("Emma", 5), ("Walden", 2), ("Dune", 4)] {
      container.mainContext.insert(Book(title: title, rating: rating))
    }
    let screen = await Screen { ChosenBooks().modelContainer(container) }
    #expect(try screen.find("chosen").label == "Dune, Emma, Walden")
    // When
    try await screen.tap(.label("Good ones"))
    try await screen.settle()
    // Then
    #expect(try screen.find("chosen").label == "Dune, Emma")
    // When
    try await screen.tap(.label("Turn around"))
    try await screen.settle()
    // Then
    #expect(try screen.find("chosen").label == "Emma, Dune")
    // When one model begins to match, and another no longer matches
    let books = try container.mainContext.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
    books[0].rating = 1
    books[2].rating = 5
    try await screen.settle()
    // Then
    #expect(try screen.find("chosen").label == "Walden, Emma")
  }

  @Test("given a query without filter and order, when a model's property changes, then only who shows it is evaluated")
  func bodies() async throws {
    // Given
    let container = try libraryContainer()
    let book = Book(title: "Emma")
    container.mainContext.insert(book)
    let screen = await Screen { BookCount(unit: " books").modelContainer(container) }
    let bodies = screen.counters.bodies
    // When
    book.rating = 5
    try await screen.settle()
    // Then
    #expect(screen.counters.bodies == bodies)
    // When
    container.mainContext.insert(Book(title: "Walden"))
    try await screen.settle()
    // Then
    #expect(screen.counters.bodies == bodies + 1)
    #expect(try screen.find("count").label == "2 books")
  }

  @Test("given a view of one side of a relationship, when the other side is written, then the view shows it")
  func relationship() async throws {
    // Given
    let container = try libraryContainer()
    let author = Author(name: "Austen")
    container.mainContext.insert(author)
    let screen = await Screen { AuthorView(author: author).modelContainer(container) }
    // When
    let book = Book(title: "Emma")
    container.mainContext.insert(book)
    book.author = author
    try await screen.settle()
    // Then
    #expect(try screen.find("books").label == "Emma")
  }

  @Test("given a store that another context saves to, when it has, then the screen shows it")
  func otherContext() async throws {
    // Given
    let container = try libraryContainer()
    let screen = await Screen { BookCount(unit: " in all").modelContainer(container) }
    // When
    try await Librarian(modelContainer: container).add("Emma")
    try await screen.settle()
    // Then
    #expect(try screen.find("count").label == "1 in all")
  }

  @Test("given an app whose scene has a container, when it is started again on the phone, then the models are there")
  func scene() async throws {
    // Given
    let first = await Screen { _AppView<LibraryApp>() }
    try await first.tap(.label("Add"))
    try await first.settle()
    // When
    let again = try ModelContainer(for: Schema([Author.self, Shelf.self]))
    // Then
    #expect(try again.mainContext.fetch(FetchDescriptor<Book>()).map(\.title) == ["Middlemarch"])
  }

  @Test("given a context with an undo manager, when changes are taken back, then the models are as before")
  func undo() async throws {
    // Given
    let container = try libraryContainer()
    let book = Book(title: "Emma")
    container.mainContext.insert(book)
    container.mainContext.undoManager = UndoManager()
    container.mainContext.undoManager?.groupsByEvent = false
    // When
    container.mainContext.undoManager?.beginUndoGrouping()
    book.title = "Persuasion"
    container.mainContext.undoManager?.endUndoGrouping()
    container.mainContext.undoManager?.undo()
    // Then
    #expect(book.title == "Emma")
  }

  @Test("given a view without a container, when it fetches and inserts, then nothing is there")
  func noContainer() async throws {
    // Given
    let screen = await Screen { LibraryList() }
    // When
    try await screen.tap(.label("Add"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("0 books")))
  }
}
