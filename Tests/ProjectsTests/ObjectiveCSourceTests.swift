import Foundation
import Projects
import Testing

@Suite("Source with Objective-C's names, as it is compiled here")
struct ObjectiveCSourceTests {
  private func compiled(_ text: String) -> String? { PhoneSource(text, own: [], removesMain: false).text }

  @Test("given attributes for Objective-C, then they are left out and nothing moves")
  func attributes() {
    #expect(
      compiled(
        "@objcMembers class A: NSObject {\n  @objc(tapped:) private func tap() {}\n  @IBOutlet weak var b: UIView!\n}")
        == "             class A: NSObject {\n                 private func tap() {}\n            weak var b: UIView!\n}"
    )
    #expect(
      compiled("  @IBAction func tap() {}\n  @objcOther var a = 1")
        == "            func tap() {}\n  @objcOther var a = 1")
    #expect(compiled("@IBDesignable class A {}") == "              class A {}")
    #expect(compiled("  @objc (tapped:) func tap() {}") == "                  func tap() {}")
  }

  @Test("given selectors, then they are macros of ours, and lines stay where they are")
  func selectors() {
    #expect(
      compiled("add(self, action: #selector(tap(_:)), for: .x)")
        == "add(self, action: #_selector(\"tap(_:)\"), for: .x)")
    #expect(
      compiled("let a = #selector(\n  Page.tap\n)\nlet b = #keyPath(Page.title)")
        == "let a = #_selector(\"Page.tap\"\n\n)\nlet b = #_keyPath(\"Page.title\")")
    #expect(compiled("#selector(tap as (Page) -> () -> Void)") == "#_selector(\"tap as (Page) -> () -> Void\")")
  }

  @Test("given any object that is told a selector's name, then it is asked as an object of Foundation")
  func anyObject() {
    #expect(
      compiled("_ = a.test?.perform(Selector((\"stop\")))")
        == "_ = (a.test as Any as? NSObject)?.perform(Selector((\"stop\")))")
    #expect(compiled("_ = test().last?.perform(Selector((\"stop\")))") == nil)
    #expect(
      compiled("_ = page.item?.target?.perform(page.item?.action, with: nil)")
        == "_ = (page.item?.target as Any as? NSObject)?.perform(page.item?.action, with: nil)")
  }

  @Test("given an app's own operators of numbers, then those that are here already go first")
  func numbers() {
    #expect(
      compiled("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
        == "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
    #expect(compiled("func < (lhs: Price, rhs: Price) -> Bool { NSNumber(1) == 1 }") == nil)
  }

  @Test("given a call of an optional requirement, then it is called, and an optional closure stays one")
  func optionalRequirements() {
    #expect(
      compiled("old.delegate?.scrollViewDidScroll?(view); self.delegate!.textViewDidChange?(text)")
        == "old.delegate?.scrollViewDidScroll(view); self.delegate!.textViewDidChange(text)")
    #expect(compiled("delegate?.onChange?(text); scrollViewDidScroll?(view)") == nil)
    #expect(
      compiled("(other as? URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)")
        == "(other as? URLSessionTaskDelegate)?.urlSession(session, didCreateTask: task)")
  }

  @Test("given a call with labels, whoever is asked, then it is one of an optional requirement, and still optional")
  func labelledRequirements() {
    #expect(
      compiled("first?.tableView?(table, didSelectRowAt: place)")
        == "first?._asked?.tableView(table, didSelectRowAt: place)")
    #expect(
      compiled("let title = source.tableView?(table, titleForHeaderInSection: 0) ?? none")
        == "let title = source._asked?.tableView(table, titleForHeaderInSection: 0) ?? none")
    #expect(
      compiled("page.tableView!(table, willDisplay: cell, forRowAt: place)")
        == "page.tableView(table, willDisplay: cell, forRowAt: place)")
    #expect(compiled("self.onChange?(isOn ? a : b); cell.onTap!()") == nil)
  }

  @Test("given an extension that overrides, then its members are in the class and say where they were")
  func overrides() throws {
    let text = """
      final class List: UITableViewController { // }
        let text = "{\\("{")"
      }

      extension List {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      }
      extension Other { func override() {} }
      """
    let source = PhoneSource(text, own: [], removesMain: false)
    let compiled = try #require(source.text(in: URL(fileURLWithPath: "/a/List.swift")))
    #expect(
      compiled == """
        #sourceLocation(file: "/a/List.swift", line: 1)
        final class List: UITableViewController { // }
          let text = "{\\("{")"

        #sourceLocation(file: "/a/List.swift", line: 5)

          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        #sourceLocation(file: "/a/List.swift", line: 3)
        }

        extension List {

        }
        extension Other { func override() {} }
        """)
  }
}
