import Foundation
import Projects
import Testing

@Suite("Foundation in an app's source")
struct FoundationSourceTests {
  private func compiled(_ source: String) -> String {
    PhoneSource(source, own: [], removesMain: false).text ?? source
  }

  @Test("Given an extension for elements of an Objective-C protocol, then its own values have the members, too")
  func selfConformance() {
    let text = compiled(
      """
      import MapKit
      public extension Array where Element: MKAnnotation, Element: AnyObject {
        func first() -> Element? { count > 1 ? "{" as? Element : nil }
      }
      let after = 1
      """)
    #expect(
      text == """
        import MapKit
        public extension Array where Element: MKAnnotation, Element: AnyObject {
          func first() -> Element? { count > 1 ? "{" as? Element : nil }
        }
        public extension Array where Element == any MKAnnotation, Element: AnyObject {
        #sourceLocation(file: "\u{0}", line: 2)

          func first() -> Element? { count > 1 ? "{" as? Element : nil }
        }
        #sourceLocation(file: "\u{0}", line: 4)

        let after = 1
        """)
  }

  @Test(
    "Given elements of a class, of a Swift protocol or with a conformance, then the extension stays as it is",
    arguments: [
      "extension Array where Element: UIView { func hide() {} }",
      "extension Array where Element: Shop { func hide() {} }",
      "extension Set where Element: MKAnnotation { func hide() {} }",
      "extension Array: Shop where Element: MKAnnotation { func hide() {} }",
    ])
  func others(source: String) {
    #expect(!compiled(source).contains("Element == any"))
  }

  @Test("Given a protocol of the project's in Objective-C, then its own values have the members, too")
  func ownProtocol() {
    let text = compiled("@objc protocol Shop {}\nextension Sequence where Element: Shop { func open() {} }\n")
    #expect(text.contains("extension Sequence where Element == any Shop {"))
  }

  @Test("Given a formatter that reads values, then it says so by a protocol, and its methods override nothing")
  func formatters() {
    let text = compiled(
      """
      class Upper: Formatter {
        override func string(for obj: Any?) -> String? { nil }
        override func getObjectValue(_ obj: Pointer?, for string: String, errorDescription error: Text?) -> Bool { true }
      }
      class Upmost: Upper {
        override func getObjectValue(_ obj: Pointer?, for string: String, errorDescription error: Text?) -> Bool { true }
      }
      """)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[0].hasPrefix("class Upper: Formatter, ScrollworkFoundation._ValueFormatter { public func _value(of "))
    #expect(lines[1].hasPrefix("  override func string"))
    #expect(lines[2].hasPrefix("           func getObjectValue"))
    #expect(lines[4] == "class Upmost: Upper {")
    #expect(lines[5].hasPrefix("  override func getObjectValue"))
  }

  @Test("Given a number formatter that reads a range, then it is asked without one, and what it throws is no value")
  func rangeFormatters() {
    let text = compiled(
      """
      class Exact: NumberFormatter {
        override func getObjectValue(_ obj: Pointer?, for string: String, range rangep: Range?) throws {}
      }
      """)
    #expect(text.contains("do { try getObjectValue(&value, for: string, range: nil) } catch { return nil };"))
    #expect(text.contains("\n           func getObjectValue"))
  }

  @Test("Given expressions, then they are of the class that can be created here")
  func expressions() {
    let text = compiled("let a = NSExpression(format: \"NSExpression\")\nlet b: NSExpressionDescription")
    #expect(text == "let a = _NSExpression(format: \"NSExpression\")\nlet b: NSExpressionDescription")
    #expect(compiled("let a: NSComparisonPredicate.Operator") == "let a: _NSComparisonPredicate.Operator")
  }

  @Test("Given Markdown for an attributed string, then the module that reads it is imported")
  func markdown() {
    let text = compiled("import UIKit\nlet a = try AttributedString(markdown: \"*a*\")")
    #expect(text == "import SwiftUI; import UIKit\nlet a = try AttributedString(markdown: \"*a*\")")
    let plain = "import UIKit\nlet a = AttributedString(\"*a*\")"
    #expect(compiled(plain) == plain)
  }

  @Test("Given an optional method whose only argument is a text, then it is called as the others are")
  func onlyText() {
    let text = compiled(
      """
      @objc protocol Ear { @objc optional func hear(_ text: String) }
      func tell(_ ear: Ear) { ear.hear?("Milk") }
      """)
    #expect(text.contains("ear._optional_hear(\"Milk\")"))
  }

  @Test("Given the selector of an optional method, then it is that of the requirement here")
  func selectorOfOptional() {
    let text = compiled(
      """
      @objc protocol Ear: NSObjectProtocol { @objc optional func hear(_ text: String); func see(_ text: String) }
      let a = [#selector(Ear.hear(_:)), #selector(Ear.see(_:))]
      """)
    #expect(text.contains("#_selector(\"Ear._optional_hear(_:)\"), #_selector(\"Ear.see(_:)\")"))
  }

  @Test("Given a start that passes the delegate's class through variables, then the app begins with it")
  func delegateInVariable() {
    let start = """
      private let fake: AnyClass? = NSClassFromString("ShopTests.FakeAppDelegate")
      private let delegate: AnyClass = fake ?? AppDelegate.self
      _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
      """
    let type = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
    #expect(AppEntry.find(in: [start, type]) == .delegate("AppDelegate"))
  }
}
