import Foundation
import FoundationModels
import Testing

@Generable(description: "A trip")
struct Trip: Equatable {
  @Guide(description: "A fun title") var title: String
  @Guide(description: "The days", .count(2)) let days: [Day]
  @Guide(.range(100...5000)) var budget: Int
  var pace: Pace
  var note: String?
  var isBooked: Bool { budget > 1000 }
  static let shared = "nothing of the content"

  @Generable
  struct Day: Equatable {
    let summary: String
    @Guide(.minimumCount(1), .maximumCount(4))
    @Guide(description: "What to do")
    let activities: [String]
  }

  @Generable
  enum Pace {
    case slow, `default`
    case fast
  }
}

@Generable
enum Category: String, CaseIterable {
  case museum
  case nationalMonument = "national monument"
}

@Generable
enum Shape: Equatable {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double?)
  case text(String, Int)
  case nothing
}

@Generable
struct Person: Equatable {
  var name: String
  var children: [Person]
}

@Generable
struct Row: Equatable {
  let id: String
  let first, second: Int
  var `default`: Double
}

@Generable(representNilExplicitlyInGeneratedContent: true)
struct Explicit {
  var note: String?
}

@Generable
public struct Published {
  public var name: String
}

@MainActor
@Generable
struct Isolated {
  var name: String
}

@Suite("FoundationModels: @Generable")
struct GenerableMacroTests {
  private let json =
    #"{"title": "Kyoto", "days": [{"summary": "Temples", "activities": ["walk"]}], "budget": 1200, "pace": "default"}"#

  @Test func `Given the JSON of a structure, then a value has it, and the same JSON again`() throws {
    let trip = try Trip(GeneratedContent(json: json))
    #expect(trip.title == "Kyoto" && trip.budget == 1200 && trip.pace == .default && trip.note == nil)
    #expect(trip.days == [Trip.Day(summary: "Temples", activities: ["walk"])])
    #expect(trip.generatedContent.jsonString == json && trip.isBooked)
    #expect(try trip == Trip(trip.generatedContent))
  }

  @Test func `Given a property that is nil, then it is left out, or null where the macro says so`() {
    let trip = Trip(title: "", days: [], budget: 1, pace: .slow, note: nil)
    #expect(!trip.generatedContent.jsonString.contains("note"))
    #expect(Explicit(note: nil).generatedContent.jsonString == #"{"note": null}"#)
    #expect(Explicit(note: "x").generatedContent.jsonString == #"{"note": "x"}"#)
  }

  @Test func `Given a response that is being generated, then its properties appear one after the other`() throws {
    func partial(_ json: String) throws -> Trip.PartiallyGenerated { try .init(GeneratedContent(json: json)) }
    #expect(try partial("").title == nil)
    #expect(try partial(#"{"title": "Kyo"#).title == "Kyo")
    let some = try partial(#"{"title": "Kyoto", "days": [{"summary": "Temples"}, {"summ"#)
    #expect(some.days?.map(\.summary) == ["Temples", nil] && some.days?.first?.activities == nil)
    #expect(some.budget == nil && some.pace == nil && some.note == nil)
    // The beginning of a case's name is not a case yet
    #expect(try partial(#"{"title": "Kyoto", "pace": "defa"#).pace == nil)
    #expect(try partial(#"{"title": "Kyoto", "pace": "default"#).pace == nil)
    #expect(try partial(#"{"title": "Kyoto", "pace": "default""#).pace == .default)
    #expect(try partial(json).budget == 1200)
    #expect(throws: LanguageModelSession.GenerationError.self) { try partial(#"{"budget": "much"}"#) }
  }

  @Test func `Given an unfinished text of a structure's properties, then a value can be made of it`() throws {
    let day = try Trip.Day(GeneratedContent(json: #"{"summary": "T", "activities": ["wal"#))
    #expect(day == Trip.Day(summary: "T", activities: ["wal"]))
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try Trip.Day(GeneratedContent(json: #"{"summary": "T"#))
    }
  }

  @Test func `Given a value, then it is one that is being generated, with an identity`() throws {
    let trip = Trip(title: "Kyoto", days: [.init(summary: "a", activities: [])], budget: 1, pace: .fast, note: "n")
    let partial = trip.asPartiallyGenerated()
    #expect(partial.title == "Kyoto" && partial.note == "n" && partial.days?.first?.summary == "a")
    #expect(partial.id != trip.asPartiallyGenerated().id)
    #expect("text".asPartiallyGenerated() == "text" && Category.museum.asPartiallyGenerated() == .museum)
    #expect([trip.days[0]].asPartiallyGenerated().map(\.summary) == ["a"])
    let id = GenerationID()
    #expect(
      try Trip.PartiallyGenerated(GeneratedContent(kind: .structure(properties: [:], orderedKeys: []), id: id)).id == id
    )
  }

  @Test func `Given enumerations without values, then their content is a name or the raw text`() throws {
    #expect(Trip.Pace.default.generatedContent.jsonString == #""default""#)
    #expect(Category.nationalMonument.generatedContent.jsonString == #""national monument""#)
    #expect(try Category(GeneratedContent("national monument")) == .nationalMonument)
    #expect(throws: LanguageModelSession.GenerationError.self) { try Category(GeneratedContent("nationalMonument")) }
    #expect(throws: LanguageModelSession.GenerationError.self) { try Category(GeneratedContent(1)) }
  }

  @Test(arguments: [
    (Shape.circle(radius: 2.5), #"{"type": "circle", "radius": 2.5}"#),
    (.rectangle(width: 1, height: 2), #"{"type": "rectangle", "width": 1, "height": 2}"#),
    (.rectangle(width: 1, height: nil), #"{"type": "rectangle", "width": 1}"#),
    (.text("a", 2), #"{"type": "text", "_0": "a", "_1": 2}"#),
    (.nothing, #"{"type": "nothing"}"#),
  ])
  func `Given a case with values, then its content has the case's name as the type`(shape: Shape, json: String) throws {
    #expect(shape.generatedContent.jsonString == json)
    #expect(try Shape(GeneratedContent(json: json)) == shape)
  }

  @Test func `Given a case that is being generated, then its values appear one after the other`() throws {
    let partial = try Shape.PartiallyGenerated(GeneratedContent(json: #"{"type": "rectangle", "width": 3, "hei"#))
    guard case .rectangle(let width, let height) = partial else {
      Issue.record("\(partial) is no rectangle.")
      return
    }
    #expect(width == 3 && height == nil)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try Shape.PartiallyGenerated(GeneratedContent(json: #"{"type": "rect"#))
    }
  }

  @Test func `Given a property named id, several in one declaration and a keyword, then all are properties`() throws {
    let row = Row(id: "r", first: 1, second: 2, default: 3)
    #expect(row.generatedContent.jsonString == #"{"id": "r", "first": 1, "second": 2, "default": 3}"#)
    #expect(try Row(row.generatedContent) == row && row.asPartiallyGenerated().id == "r")
  }

  @Test func `Given a type that contains itself, then its values are content like any other`() throws {
    let json = #"{"name": "Ann", "children": [{"name": "Ben", "children": []}]}"#
    let person = try Person(GeneratedContent(json: json))
    #expect(person.children.map(\.name) == ["Ben"] && person.generatedContent.jsonString == json)
  }

  @Test @MainActor func `Given a type of the main actor, then its content can be made elsewhere`() async throws {
    let value = Isolated(name: "main")
    let json = await Task.detached { value.generatedContent.jsonString }.value
    #expect(json == #"{"name": "main"}"#)
  }
}
