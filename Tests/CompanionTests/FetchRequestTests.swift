import CoreData
import Foundation
import SimulatorTesting
import SwiftUI
import Testing

private struct ShelvesView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\BookRecord.pages)], animation: .default)
  private var books: FetchedResults<BookRecord>

  var body: some View {
    VStack {
      Text("\(books.count) books")
      ForEach(books, id: \.objectID) { book in Text(book.title ?? "none") }
      Button("Add") {
        let book = BookRecord(context: context)
        book.title = "New"
        book.pages = 500
      }
      Button("Rename") { books.first?.title = "Renamed" }
      Button("Delete") { books.first.map(context.delete) }
      Button("Turn") { books.nsSortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)] }
      Button("Long") { books.nsPredicate = NSPredicate(format: "pages >= 400") }
      Button("Save") { try? context.save() }
    }
  }
}

/// A view that changes the order through the request's configuration.
private struct ConfiguredView: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\BookRecord.pages)]) private var books: FetchedResults<BookRecord>
  @SectionedFetchRequest(
    sectionIdentifier: \BookRecord.initial, sortDescriptors: [SortDescriptor(\BookRecord.title)])
  private var sections: SectionedFetchResults<String, BookRecord>

  var body: some View {
    VStack {
      Text("books " + books.compactMap(\.title).joined(separator: " "))
      Text("sections " + sections.map(\.id).joined(separator: " "))
      Text("known \($books.wrappedValue.sortDescriptors.count) \($sections.wrappedValue.sortDescriptors.count)")
      Button("Turn") {
        $books.sortDescriptors.wrappedValue = [SortDescriptor(\.pages, order: .reverse)]
        $sections.wrappedValue.sortDescriptors = [SortDescriptor(\.title, order: .reverse)]
      }
      Button("Old") { $books.wrappedValue.nsSortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)] }
    }
  }
}

/// A view without an order, as in many apps: this compiles.
private struct UnorderedView: View {
  @FetchRequest(sortDescriptors: []) private var books: FetchedResults<BookRecord>
  var body: some View { Text("\(books.count) books without an order") }
}

private struct SectionsView: View {
  @SectionedFetchRequest(
    sectionIdentifier: \BookRecord.initial, sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)])
  private var books: SectionedFetchResults<String, BookRecord>

  var body: some View {
    VStack { ForEach(books) { section in Text("\(section.id): \(section.count)") } }
  }
}

extension BookRecord {
  fileprivate var initial: String { String((title ?? "").prefix(1)) }
}

@MainActor
@Suite("A list of what a store holds", .simulator(.iPhoneSE)) struct FetchRequestTests {
  private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")

  private func filled(_ books: [(String, Int64)]) throws -> NSManagedObjectContext {
    let context = try Library.context(at: url)
    for (title, pages) in books {
      let book = BookRecord(context: context)
      book.title = title
      book.pages = pages
    }
    try context.save()
    return context
  }

  @Test("given a request, when the order in its configuration is changed, then it is fetched anew in that order")
  func orderOfConfiguration() async throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try filled([("Emma", 400), ("Ada", 90)])
    let screen = await Screen { ConfiguredView().environment(\.managedObjectContext, context) }
    #expect(screen.exists(.label("books Ada Emma")))
    #expect(screen.exists(.label("sections A E")))
    #expect(screen.exists(.label("known 1 1")))
    // When
    try await screen.tap(.label("Turn"))
    try await screen.frames(2)
    // Then
    #expect(screen.exists(.label("books Emma Ada")))
    #expect(screen.exists(.label("sections E A")))
    #expect(screen.exists(.label("known 1 1")))
    // When
    try await screen.tap(.label("Old"))
    try await screen.frames(2)
    // Then
    #expect(screen.exists(.label("books Ada Emma")))
    #expect(screen.exists(.label("known 0 1")))
  }

  @Test("a request with an empty list of descriptors is one without an order, and finds everything")
  func unordered() async throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try filled([("Emma", 400), ("Ada", 90)])
    // When
    let screen = await Screen { UnorderedView().environment(\.managedObjectContext, context) }
    // Then
    #expect(screen.exists(.label("2 books without an order")))
  }

  @Test(
    "shows objects in order, and follows what is added, renamed and deleted; saved changes are there at the next start")
  func changes() async throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try filled([("Emma", 400), ("Ada", 90)])
    let screen = await Screen { ShelvesView().environment(\.managedObjectContext, context) }
    #expect(screen.exists(.label("2 books")))
    #expect(try top("Ada", on: screen) < top("Emma", on: screen))
    // When
    try await screen.tap(.label("Add"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("3 books")))
    #expect(screen.exists(.label("New")))
    // When
    try await screen.tap(.label("Rename"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Renamed")))
    #expect(!screen.exists(.label("Ada")))
    // When
    try await screen.tap(.label("Delete"))
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("Renamed")))
    // When
    try await screen.tap(.label("Save"))
    try await screen.settle()
    let again = try Library.context(at: url)
    // Then
    let titles = try again.fetch(NSFetchRequest<BookRecord>(entityName: "Book")).compactMap(\.title)
    #expect(titles.sorted() == ["Emma", "New"])
  }

  @Test("takes another order and a predicate from its results")
  func configuration() async throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try filled([("Emma", 400), ("Ada", 90), ("Zoo", 900)])
    let screen = await Screen { ShelvesView().environment(\.managedObjectContext, context) }
    // When
    try await screen.tap(.label("Turn"))
    try await screen.settle()
    // Then
    #expect(try top("Zoo", on: screen) < top("Ada", on: screen))
    // When
    try await screen.tap(.label("Long"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("2 books")))
    #expect(!screen.exists(.label("Ada")))
  }

  @Test("is in sections of what objects have in common")
  func sections() async throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try filled([("Ada", 1), ("Alps", 2), ("Zoo", 3)])
    // When
    let screen = await Screen { SectionsView().environment(\.managedObjectContext, context) }
    // Then
    #expect(screen.exists(.label("A: 2")))
    #expect(screen.exists(.label("Z: 1")))
  }

  private func top(_ label: String, on screen: Screen) throws -> CGFloat {
    try screen.find(.label(label)).frame.minY
  }
}
