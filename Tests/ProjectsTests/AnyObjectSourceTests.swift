import Foundation
import Testing

@testable import Projects

@Suite("Source that asks any object, as it is compiled here")
struct AnyObjectSourceTests {
  private func compiled(_ text: String) -> String? { PhoneSource(text, own: [], removesMain: false).text }

  @Test("given any object that is told to perform, then it is one of Objective-C's")
  func perform() {
    #expect(
      compiled("weak var target: AnyObject?\nfunc fire() { _ = target?.perform(action) }")
        == "weak var target: AnyObject?\nfunc fire() { _ = (target as Any as? NSObject)?.perform(action) }")
    #expect(
      compiled("let a: AnyObject\nlet b = a.responds(to: c)")
        == "let a: AnyObject\nlet b = ((a as Any as? NSObject) ?? NSObject()).responds(to: c)")
    #expect(compiled("let a: NSObject\na.perform(b)") == nil)
  }

  @Test("given a requirement that is optional in Objective-C, when it is asked for as a value, then it is there")
  func values() {
    #expect(
      compiled("guard let count = dataSource.numberOfSections, a else { return }")
        == "guard let count = Optional(dataSource.numberOfSections), a else { return }")
    #expect(compiled("if let a = dataSource.items {") == nil)
  }

  @Test("given names that Foundation has differently here, then they are ours")
  func names() {
    #expect(compiled("let a = NSClassFromString(\"A\")") == "let a = _NSClassFromString(\"A\")")
    #expect(
      compiled("let a = URLSessionConfiguration.background(withIdentifier: b)")
        == "let a = URLSessionConfiguration._background(withIdentifier: b)")
    #expect(compiled("a.background(b)") == nil)
    #expect(compiled("let a: fpos_t = 0; funopen(b, c, d, e, f)") == "let a: Int64 = 0; funopen(b, c, d, e, f)")
    #expect(compiled("let a: fpos_t = b") == nil)
  }

  @Test("given files of a package that import nothing of Apple's, then it is plain Swift")
  func plain() {
    #expect(PhoneSource.isPlain(["import Deque\nlet a = 1", "@_exported import Builtin"], ["Deque", "Builtin"]))
    #expect(!PhoneSource.isPlain(["#if canImport(Darwin)\n  import Darwin\n#endif"], ["Deque"]))
    #expect(!PhoneSource.isPlain(["if #available(iOS 26, *) {}"], []))
  }
}
