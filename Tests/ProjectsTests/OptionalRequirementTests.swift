import Foundation
import Projects
import Testing

@Suite("Protocols of Objective-C, as they are compiled here")
struct OptionalRequirementTests {
  private func compiled(_ text: String) -> String { PhoneSource(text, own: [], removesMain: false).text ?? text }

  @Test("given a protocol of Objective-C, when it is compiled, then only classes conform to it")
  func classes() {
    // When
    let source = compiled("@objc public protocol P {}\n@objc protocol Q: P {}\n@objc protocol R: AnyObject {}")

    // Then
    #expect(source.contains("public protocol P: AnyObject {}"))
    #expect(source.contains("protocol Q: AnyObject, P {}"))
    #expect(source.contains("protocol R: AnyObject {}"))
  }

  @Test(
    "given an optional function, when it is compiled, then it answers nil unless a class has it, and calls ask for that"
  )
  func functions() {
    // When
    let source = compiled(
      """
      @objc protocol P {
        @objc optional func size(of item: Int) -> Double
      }
      class A: P { func size(of item: Int) -> Double { 1 } }
      let size = a?.size?(of: 2) ?? 0
      """)

    // Then
    #expect(source.contains("func _optional_size(of p0: Int) -> (Double)?\n"))
    #expect(source.contains("extension P { func _optional_size(of p0: Int) -> (Double)? { nil } }"))
    #expect(
      source.contains("func _optional_size(of p0: Int) -> (Double)? { self.size(of: p0) }; func size(of item: Int)"))
    #expect(source.contains("let size = a?._optional_size(of: 2) ?? 0"))
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
  }

  @Test("given an optional function as a value, when it is compiled, then it is a variable that may be nothing")
  func references() {
    // When
    let source = compiled(
      """
      @objc protocol P {
        @objc optional func pager(_ pager: A, shows item: Int) -> Bool
        @objc optional func pagerDidEnd(_ pager: A)
      }
      class A: P { func pager(_ pager: A, shows item: Int) -> Bool { true } }
      func ask(_ a: P?) -> Bool {
        guard let function = a?.pager(_:shows:) else { return false }
        if let end = a?.pagerDidEnd { end(A()) }
        return function(A(), 1)
      }
      """)

    // Then
    #expect(source.contains("; var _reference_pager___shows__: ((A, Int) -> Bool)? { get }\n"))
    #expect(source.contains("{ nil }; var _reference_pagerDidEnd____: ((A) -> Void)? { nil } }"))
    #expect(
      source.contains(
        "var _reference_pager___shows__: ((A, Int) -> Bool)? { { p0, p1 in self.pager(p0, shows: p1) } }; func pager"))
    #expect(source.contains("guard let function = a?._reference_pager___shows__ else"))
    #expect(source.contains("if let end = a?._reference_pagerDidEnd____ {"))
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
  }

  @Test("given an optional variable, when it is compiled, then the protocol has it as one that may be nothing")
  func variables() {
    // When
    let source = compiled(
      "@objc protocol P {\n  @objc optional var rate: Double { get }\n}\nclass A: P { var rate: Double { 1 } }")

    // Then
    #expect(source.contains("var _optional_rate: (Double)? { get }"))
    #expect(source.contains("var rate: (Double)? { _optional_rate }"))
    #expect(source.contains("let value: Double = self.rate; return value"))
  }

  @Test("given a delegate that forwards, when it asks another one, then it is a requirement without the question mark")
  func forwarding() {
    // When
    let source = compiled(
      """
      func scrollViewDidScroll(_ view: UIScrollView) {
        base?.scrollViewDidScroll?(view)
        base?.textFieldAction?(view)
      }
      """)

    // Then
    #expect(source.contains("base?.scrollViewDidScroll(view)"))
    #expect(source.contains("base?.textFieldAction?(view)"))
  }

  @Test("given a name that says its module, when that is part of another one here, then it does not say it")
  func modules() {
    // When
    let source = compiled("import CoreGraphics\nlet a = CoreGraphics.log(b), c: CoreGraphics.CGPath")

    // Then
    #expect(source.contains("let a = Foundation.log(b), c: CGPath"))
  }
}
