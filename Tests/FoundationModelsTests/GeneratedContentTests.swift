import Foundation
import FoundationModels
import Testing

@Suite("FoundationModels: generated content")
struct GeneratedContentTests {
  @Test func `Given names and values, then the JSON has them in order, with spaces behind colons and commas`() {
    let content = GeneratedContent(properties: [
      "name": "Johnny Appleseed", "age": 30, "tags": ["a", "b"], "none": String?.none,
    ])
    #expect(content.jsonString == #"{"name": "Johnny Appleseed", "age": 30, "tags": ["a", "b"], "none": null}"#)
    #expect(content.isComplete && content.id == nil && content.debugDescription == content.jsonString)
    guard case .structure(let properties, let keys) = content.kind else {
      Issue.record("The content is no structure.")
      return
    }
    #expect(keys == ["name", "age", "tags", "none"] && properties["age"]?.kind == .number(30))
  }

  @Test func `Given values of each kind, then they come back from their content, and others do not`() throws {
    #expect(try GeneratedContent(true).value(Bool.self))
    #expect(try GeneratedContent("text").value() == "text")
    #expect(try GeneratedContent(-7).value(Int.self) == -7)
    #expect(try GeneratedContent(0.1 as Float).value(Float.self) == 0.1)
    #expect(try GeneratedContent(2.5).value(Double.self) == 2.5)
    #expect(try GeneratedContent(Decimal(string: "12.34") ?? 0).value(Decimal.self) == Decimal(string: "12.34"))
    #expect(try GeneratedContent([1, 2, 3]).value([Int].self) == [1, 2, 3])
    #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(2.5).value(Int.self) }
    #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent("1").value(Int.self) }
    #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(1).value(String.self) }
    #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(["a"]).value([Bool].self) }
  }

  @Test func `Given properties, then a missing one is nil as an optional, and an error otherwise`() throws {
    let content = try GeneratedContent(json: #"{"count": 3, "note": null}"#)
    #expect(try content.value(Int.self, forProperty: "count") == 3)
    #expect(try content.value(String?.self, forProperty: "note") == nil)
    #expect(try content.value(String?.self, forProperty: "title") == nil)
    #expect(throws: LanguageModelSession.GenerationError.self) { try content.value(String.self, forProperty: "title") }
    #expect(throws: LanguageModelSession.GenerationError.self) { try content.value(String?.self, forProperty: "count") }
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try GeneratedContent(1).value(Int.self, forProperty: "a")
    }
  }

  @Test func `Given a name that occurs twice, then the closure says which value counts`() {
    let pairs: [(String, any ConvertibleToGeneratedContent)] = [("a", 1), ("b", 2), ("a", 3)]
    #expect(GeneratedContent(properties: pairs) { first, _ in first }.jsonString == #"{"a": 1, "b": 2}"#)
    #expect(GeneratedContent(properties: pairs) { _, last in last }.jsonString == #"{"a": 3, "b": 2}"#)
    let elements: [any ConvertibleToGeneratedContent] = [1, "two", [3]]
    #expect(GeneratedContent(elements: elements).jsonString == #"[1, "two", [3]]"#)
  }

  @Test func `Given an identity, then content is equal only to content with the same one`() {
    let id = GenerationID()
    #expect(GeneratedContent("a", id: id) == GeneratedContent(kind: .string("a"), id: id))
    #expect(GeneratedContent("a", id: id) != GeneratedContent("a", id: GenerationID()))
    #expect(GeneratedContent("a", id: id).id == id)
  }

  @Test(arguments: [
    #"{"a": [1, -2.5, 30000], "b": {"c": true, "d": false, "e": null}, "f": []}"#,
    #"["\"\\\n\u0001é😀/"]"#, "7", #""text""#, "{}", "true",
  ])
  func `Given a JSON text, then the content has the same text again`(json: String) throws {
    let content = try GeneratedContent(json: json)
    #expect(content.isComplete && content.jsonString == json)
  }

  @Test func `Given escapes, then the text has their characters`() throws {
    let content = try GeneratedContent(json: #" [ "\u00e9\ud83d\ude00\/\b\f\r\t" , "\ud83dx" ] "#)
    #expect(try content.value([String].self) == ["é😀/\u{8}\u{c}\r\t", "\u{fffd}x"])
  }

  @Test(arguments: [
    "{a: 1}", #"{"a" 1}"#, #"{"a": 1,}"#, "[1 2]", "[1}", "tru3", "01", "1.e", "-x", #""\q""#, #"{"a": 1} 2"#, "+1",
    "'a'",
    #""\u12x4""#, "\"\n\"",
  ])
  func `Given a text that does not begin JSON, then there is an error`(json: String) {
    #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: json) }
  }

  @Test func `Given more levels than anybody has, then there is an error instead of a crash`() {
    let json = String(repeating: "[", count: 100_000)
    #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: json) }
  }

  @Test(arguments: [
    (#"{"title": "A story of"#, #"{"title": "A story of"}"#),
    (#"{"title": "A \"sto"#, #"{"title": "A \"sto"}"#),
    (#"{"title": "A\"#, #"{"title": "A"}"#),
    (#"{"title": "A\u00"#, #"{"title": "A"}"#),
    (#"{"title": "A\ud83d\ude"#, #"{"title": "A"}"#),
    (#"{"title": "A", "pag"#, #"{"title": "A"}"#),
    (#"{"title": "A", "pages""#, #"{"title": "A"}"#),
    (#"{"title": "A", "pages": "#, #"{"title": "A"}"#),
    (#"{"title": "A", "pages": 12"#, #"{"title": "A"}"#),
    (#"{"title": "A", "pages": 12,"#, #"{"title": "A", "pages": 12}"#),
    (#"{"title": "A", "read": tr"#, #"{"title": "A"}"#),
    (#"{"title": "A", "tags": ["x", "y"#, #"{"title": "A", "tags": ["x", "y"]}"#),
    (#"{"title": "A", "tags": [1, 2"#, #"{"title": "A", "tags": [1]}"#),
    ("{", "{}"), ("[", "[]"), ("", "null"), ("tr", "null"), ("-", "null"), ("1.", "null"), ("1e", "null"),
  ])
  func `Given a JSON text that is not finished, then the content is what there is`(partial: String, all: String) throws
  {
    let content = try GeneratedContent(json: partial)
    #expect(!content.isComplete && content.jsonString == all)
  }

  @Test func `Given an unfinished text, then what is finished in it is complete`() throws {
    let content = try GeneratedContent(json: #"{"first": {"a": 1}, "second": {"a": "x"#)
    #expect(try content.value(GeneratedContent.self, forProperty: "first").isComplete)
    #expect(try !content.value(GeneratedContent.self, forProperty: "second").isComplete)
  }

  @Test func `Given every beginning of a text, then it can be read, and grows`() throws {
    let json = #"{"a": [true, null, {"b": "x\u00e9\n"}], "c": -1.5e3, "d": false}"#
    var length = 0
    for end in json.indices {
      let text = try GeneratedContent(json: String(json[..<end])).jsonString
      #expect(text == "null" || text.count >= length)
      length = text == "null" ? 0 : text.count
    }
    #expect(
      try GeneratedContent(json: json).jsonString == #"{"a": [true, null, {"b": "xé\n"}], "c": -1500, "d": false}"#)
  }
}
