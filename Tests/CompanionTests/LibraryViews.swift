import SwiftData
import SwiftUI

// Models and views as apps write them. In a file of their own, since `Query` has another meaning in tests.

enum Genre: String, Codable, CaseIterable {
  case novel, poem
}

struct Size: Codable, Equatable {
  var pages = 1
  var ratio: Double?
}

@Model
final class Book {
  @Attribute(.unique) var title: String
  var rating: Int = 3
  var genre = Genre.novel
  var size = Size()
  var published: Date?
  var cover: Data?
  var site: URL?
  var tags: [String] = []
  var price: Decimal = 0
  var code: UUID = UUID()
  var isLent = false
  var weight: Double = 1.5
  @Transient var isOpen = false
  @Attribute(.ephemeral) var draft: String?
  var author: Author?
  var shelves: [Shelf]

  init(title: String, rating: Int = 3, author: Author? = nil, shelves: [Shelf] = []) {
    self.title = title
    self.rating = rating
    self.author = author
    self.shelves = shelves
  }
}

@Model
final class Author {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

  init(name: String) { self.name = name }
}

@Model
final class Shelf {
  var name: String
  @Relationship(inverse: \Book.shelves) var books: [Book] = []

  init(name: String) { self.name = name }
}

@Model
final class Landlord {
  var name: String = ""
  @Relationship(deleteRule: .deny, inverse: \Flat.landlord) var flats: [Flat] = []

  init(name: String) { self.name = name }
}

@Model
final class Flat {
  var number: Int
  var landlord: Landlord

  init(number: Int, landlord: Landlord) {
    self.number = number
    self.landlord = landlord
  }
}

/// A list of books with a form for each.
struct LibraryList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Book.title, animation: .default) private var books: [Book]

  var body: some View {
    NavigationStack {
      List {
        ForEach(books) { book in
          NavigationLink(value: book) { BookRow(book: book) }
        }
        .onDelete { offsets in
          for offset in offsets { context.delete(books[offset]) }
        }
      }
      .navigationTitle("\(books.count) books")
      .navigationDestination(for: Book.self) { BookForm(book: $0) }
      .toolbar {
        Button("Add") { context.insert(Book(title: "Middlemarch")) }
      }
    }
  }
}

struct BookRow: View {
  let book: Book

  var body: some View { Text(book.title) }
}

struct BookForm: View {
  @Bindable var book: Book

  var body: some View {
    Form {
      TextField("Title", text: $book.title)
      Stepper("Rating \(book.rating)", value: $book.rating)
    }
  }
}

/// Books of a minimum rating, in an order, both of which the view's creator chooses.
struct ChosenBooks: View {
  @State private var least = 0
  @State private var isReversed = false

  var body: some View {
    VStack {
      Button("Good ones") { least = 4 }
      Button("Turn around") { isReversed.toggle() }
      ChosenList(least: least, order: isReversed ? .reverse : .forward)
    }
  }
}

struct ChosenList: View {
  @Query private var books: [Book]

  init(least: Int, order: SortOrder) {
    _books = Query(
      filter: #Predicate<Book> { $0.rating >= least }, sort: [SortDescriptor(\Book.title, order: order)])
  }

  var body: some View {
    Text(books.map(\.title).joined(separator: ", ")).accessibilityIdentifier("chosen")
  }
}

/// A view that counts books, and shows one author's.
struct AuthorView: View {
  let author: Author

  var body: some View {
    Text(author.books.map(\.title).sorted().joined(separator: ", ")).accessibilityIdentifier("books")
  }
}

typealias Books = [Book]

struct BookCount: View {
  @Query private var books: Books
  let unit: String

  var body: some View { Text("\(books.count)\(unit)").accessibilityIdentifier("count") }
}

struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { LibraryList() }.modelContainer(for: [Author.self, Shelf.self])
  }
}

@ModelActor
actor Librarian {
  func add(_ title: String) throws {
    modelContext.insert(Book(title: title))
    try modelContext.save()
  }

  func titles() throws -> [String] { try modelContext.fetch(FetchDescriptor<Book>()).map(\.title) }
}

enum NotesV1: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Note {
    var text: String
    init(text: String) { self.text = text }
  }
}

enum NotesV2: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Note {
    @Attribute(originalName: "text") var words: String
    var count: Int = 0
    init(words: String) { self.words = words }
  }
}

enum NotesV3: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model
  final class Note {
    var words: Int
    init(words: Int) { self.words = words }
  }
}

enum NotesPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [NotesV1.self, NotesV2.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: NotesV1.self, toVersion: NotesV2.self, willMigrate: nil,
        didMigrate: { context in
          for note in try context.fetch(FetchDescriptor<NotesV2.Note>()) {
            note.count = note.words.split(separator: " ").count
          }
        })
    ]
  }
}
