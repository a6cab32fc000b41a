import Foundation
import Testing
import VirtualTime

@testable import AppiumServer

@MainActor
@Suite(.virtualTime) struct ElementTests {
  @Test func givenAButton_whenItIsClicked_thenItActs() async throws {
    let client = try await Client.start { SamplePage() }
    try await client.tap("add")
    try await client.tap("add")
    #expect(try await client.text("count") == "Tapped 2 times")
    client.end()
  }

  @Test func givenAnElementThatGoes_whenItIsAsked_thenItIsStale() async throws {
    let client = try await Client.start { SamplePage() }
    let first = try await client.find("first")
    #expect(try await client.ask("GET", "element/\(first)/displayed") == true)
    try await client.tap("add")
    for question in ["text", "displayed", "rect", "attribute/name", "screenshot"] {
      let error = try await client.error("GET", "element/\(first)/\(question)")
      #expect(error.code == .staleElement, "\(question)")
      #expect(error.message.contains("static text \"first\" is not on the screen any more"))
    }
    #expect(try await client.error("POST", "element/\(first)/click").code == .staleElement)
    #expect(try await client.error("GET", "element/nonsense/text").code == .noSuchElement)
    client.end()
  }

  @Test func givenTheSameElement_whenItIsFoundTwice_thenItHasOneName() async throws {
    let client = try await Client.start { SamplePage() }
    let first = try await client.find("add")
    try await client.tap("add")
    #expect(try await client.find("add") == first)
    #expect(try await client.find("off") != first)
    client.end()
  }

  @Test func givenARowBelowTheScreen_whenItIsClicked_thenItIsScrolledIntoViewFirst() async throws {
    let client = try await Client.start { SamplePage() }
    let row = try await client.find("row.25")
    #expect(try await client.ask("GET", "element/\(row)/displayed") == false)
    try await client.ask("POST", "element/\(row)/click")
    #expect(try await client.text("answer") == "row 25")
    #expect(try await client.ask("GET", "element/\(row)/displayed") == true)
    client.end()
  }

  @Test func givenAField_whenTextIsSent_thenItIsTypedAndCanBeCleared() async throws {
    let client = try await Client.start { SamplePage() }
    let field = try await client.find("name")
    #expect(try await client.ask("GET", "element/\(field)/text").text == "Your name")
    try await client.ask("POST", "element/\(field)/value", ["text": "Ünal 🐈"])
    #expect(try await client.ask("GET", "element/\(field)/text").text == "Ünal 🐈")
    #expect(try await client.ask("GET", "element/active")[ElementReference.key]?.text == field)
    #expect(try await client.ask("GET", "appium/device/is_keyboard_shown") == true)
    try await client.ask("POST", "element/\(field)/value", ["value": ["\u{E003}", "x"]])
    #expect(try await client.ask("GET", "element/\(field)/attribute/value").text == "Ünal x")
    try await client.ask("POST", "element/\(field)/clear")
    #expect(try await client.ask("GET", "element/\(field)/text").text == "Your name")
    _ = try await client.run("mobile: hideKeyboard")
    #expect(try await client.ask("GET", "appium/device/is_keyboard_shown") == false)
    client.end()
  }

  @Test func givenAButton_whenTextIsSent_thenTheErrorSaysThatItTakesNone() async throws {
    let client = try await Client.start { SamplePage() }
    let error = try await client.error("POST", "element/\(try await client.find("add"))/value", ["text": "a"])
    #expect(error.code == .invalidElementState && error.message.contains("keyboard focus"), "\(error)")
    client.end()
  }

  @Test func givenElements_thenTheyHaveAppiumsAttributes() async throws {
    let client = try await Client.start { SamplePage() }
    let button = try await client.find("off")
    func attribute(_ name: String) async throws -> JSON {
      try await client.ask("GET", "element/\(button)/attribute/\(name)")
    }
    #expect(try await attribute("name") == "off")
    #expect(try await attribute("label") == "Off")
    #expect(try await attribute("type") == "XCUIElementTypeButton")
    #expect(try await attribute("enabled") == "false")
    #expect(try await attribute("visible") == "true")
    #expect(try await attribute("value") == .null)
    let rect = try await client.ask("GET", "element/\(button)/rect")
    #expect(try await attribute("x").text.flatMap(Double.init) == rect["x"]?.number)
    #expect(try await client.ask("GET", "element/\(button)/enabled") == false)
    #expect(try await client.ask("GET", "element/\(button)/name") == "XCUIElementTypeButton")
    let error = try await client.error("GET", "element/\(button)/attribute/colour")
    #expect(error.code == .invalidArgument && error.message.contains("rawIdentifier"))
    client.end()
  }

  @Test func givenAnElement_thenItsPictureIsAsLargeAsItIs() async throws {
    let client = try await Client.start { SamplePage() }
    let button = try await client.find("add")
    let rect = try await client.ask("GET", "element/\(button)/rect")
    let base64 = try await client.ask("GET", "element/\(button)/screenshot").text
    let png = try #require(base64.flatMap { Data(base64Encoded: $0) })
    // Width and height are big-endian numbers after the file's head.
    let width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let wanted = Int((rect["width"]?.number ?? 0) * 3)
    #expect(abs(width - wanted) <= 4, "\(width) for \(wanted)")
    client.end()
  }
}
