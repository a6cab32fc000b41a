import Foundation
import SwiftUI
import Testing
import VirtualTime

@testable import AppiumServer

@MainActor
@Suite(.virtualTime) struct LocatorTests {
  private static let rows = (0..<30).map { "row.\($0)" }

  @Test(arguments: [
    ("accessibility id", "add", ["add"]),
    ("accessibility id", "Add", ["add", "Add"]),
    ("accessibility id", "Your name", ["name"]),
    ("id", "count", ["count"]),
    ("name", "count", ["count"]),
    ("name", "Add", ["Add"]),
    ("class name", "XCUIElementTypeTextField", ["name"]),
    ("-ios predicate string", "name BEGINSWITH 'row.' AND label ENDSWITH ' 7'", ["row.7"]),
    ("-ios predicate string", "type == 'XCUIElementTypeButton' AND enabled == 0", ["off"]),
    ("-ios predicate string", "label CONTAINS[c] 'TAPPED' && visible == true", ["count"]),
    ("-ios class chain", "**/XCUIElementTypeButton[`name == 'add'`]", ["add"]),
    ("-ios class chain", "**/XCUIElementTypeScrollView/XCUIElementTypeOther/XCUIElementTypeButton[-1]", ["row.29"]),
    ("-ios class chain", "**/XCUIElementTypeScrollView[$name == 'row.3'$]", ["rows"]),
    ("-ios class chain", "XCUIElementTypeWindow/XCUIElementTypeButton[2]", ["off"]),
    ("xpath", "//XCUIElementTypeButton[@name='add']", ["add"]),
    ("xpath", "//*[@name='rows']/*/XCUIElementTypeButton[last()]", ["row.29"]),
    ("xpath", "//XCUIElementTypeScrollView/XCUIElementTypeOther/*[position() <= 2]", ["row.0", "row.1"]),
    ("xpath", "/XCUIElementTypeApplication//XCUIElementTypeTextField", ["name"]),
    ("xpath", "(//XCUIElementTypeButton)[2]", ["off"]),
    ("xpath", "//*[contains(@label, 'Tapped') and not(@enabled='false')]", ["count"]),
    ("xpath", "//*[@name='row.5']/preceding-sibling::*[1]", ["row.4"]),
    ("xpath", "//*[@name='row.5']/following-sibling::XCUIElementTypeButton[1]", ["row.6"]),
    ("xpath", "//*[@name='row.0']/../..", ["rows"]),
    ("xpath", "//*[@name='row.0']/ancestor::XCUIElementTypeScrollView", ["rows"]),
    ("xpath", "//*[starts-with(@name, 'row.') and number(substring-after(@name, '.')) > 27]", ["row.28", "row.29"]),
    ("xpath", "//*[@name='add'] | //*[@name='off']", ["add", "off"]),
    ("xpath", "//XCUIElementTypeScrollView[count(*/*) = 30]", ["rows"]),
    ("xpath", "//*[translate(@label, 'ABCD', 'abcd') = 'add']", ["add", "Add"]),
    ("xpath", "//nothing", []),
  ])
  func givenAPage_whenElementsAreLookedFor_thenTheseAreFound(
    using: String, value: String, names: [String]
  ) async throws {
    let client = try await Client.start { SamplePage() }
    #expect(try await client.names(value, using: using) == names)
    client.end()
  }

  @Test(arguments: [
    ("xpath", "//b["), ("xpath", ""), ("xpath", "count(//*)"), ("xpath", "//@name"), ("xpath", "foo()"),
    ("xpath", "//a::b"), ("xpath", "'it"), ("xpath", String(repeating: "(", count: 5000)),
    ("xpath", "//*" + String(repeating: "[*", count: 2000)),
    ("xpath", String(repeating: "//*[//*", count: 8) + "]]]]]]]]"),
    ("-ios predicate string", "name =="), ("-ios predicate string", "colour == 'red'"),
    ("-ios predicate string", String(repeating: "NOT (", count: 1000)), ("-ios predicate string", "name == %@"),
    ("-ios class chain", "**/Button"), ("-ios class chain", "**/XCUIElementTypeButton[0]"),
    ("-ios class chain", "**/XCUIElementTypeButton[`name"), ("-ios class chain", "XCUIElementTypeAny//x"),
    ("class name", "UIButton"), ("css selector", "button"), ("name", String(repeating: "x", count: 10_000)),
  ])
  func givenASelectorThatCannotBeRead_thenTheErrorSaysSo(using: String, value: String) async throws {
    let client = try await Client.start { SamplePage() }
    let error = try await client.error("POST", "elements", ["using": .text(using), "value": .text(value)])
    #expect(error.code == .invalidSelector, "\(error)")
    client.end()
  }

  @Test func givenAnElement_whenItsInsideIsSearched_thenNothingElseIsFound() async throws {
    let client = try await Client.start { SamplePage() }
    let rows = try await client.find("rows")
    let locators: [(String, String)] = [
      ("xpath", ".//XCUIElementTypeButton"), ("class name", "XCUIElementTypeButton"),
      ("-ios predicate string", "type == 'XCUIElementTypeButton'"), ("-ios class chain", "*/*"),
    ]
    for (using, value) in locators {
      let found = try await client.ask(
        "POST", "element/\(rows)/elements", ["using": .text(using), "value": .text(value)])
      #expect(found.list?.count == 30, "\(using)")
    }
    let row = try await client.find("row.2", inside: rows)
    #expect(try await client.ask("GET", "element/\(row)/text").text == "Row 2")
    client.end()
  }

  @Test func givenAMisspeltIdentifier_thenTheErrorNamesTheNearest() async throws {
    let client = try await Client.start { SamplePage() }
    let error = try await client.error("POST", "element", ["using": "accessibility id", "value": "cuont"])
    #expect(error.code == .noSuchElement)
    #expect(error.message.contains("static text \"count\": accessibility id \"count\""), "\(error)")
    let other = try await client.error("POST", "element", ["using": "xpath", "value": "//*[@name='adds']"])
    #expect(other.message.contains("accessibility id \"add\""), "\(other)")
    client.end()
  }

  @Test func givenAnImplicitWait_whenTheElementComesLater_thenItIsFound() async throws {
    let client = try await Client.start { LatePage() }
    #expect(try await client.error("POST", "element", ["using": "id", "value": "late"]).code == .noSuchElement)
    try await client.ask("POST", "timeouts", ["implicit": 5000])
    #expect(try await client.text("late") == "Here")
    client.end()
  }

  @Test func givenThePageSource_thenItHasXCUITestsShape() async throws {
    let client = try await Client.start { SamplePage() }
    let source = try #require(try await client.ask("GET", "source").text)
    #expect(source.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n  <XCUIElementTypeApplication "))
    let line = try #require(source.split(separator: "\n").first { $0.contains("name=\"off\"") })
    #expect(
      line.contains("type=\"XCUIElementTypeButton\" name=\"off\" label=\"Off\" enabled=\"false\" visible=\"true\""))
    client.end()
  }
}

/// A page on which something appears after two seconds.
private struct LatePage: View {
  @State private var isThere = false

  var body: some View {
    VStack {
      Text("Wait")
      if isThere { Text("Here").accessibilityIdentifier("late") }
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      isThere = true
    }
  }
}
