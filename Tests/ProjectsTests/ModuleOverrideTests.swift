import Foundation
import Testing

@testable import Projects

@Suite("What is overridden in other files of a module, as it is compiled here")
struct ModuleOverrideTests {
  private static let method =
    "override func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: P?) {}"

  /// Returns the first file as it is compiled with the others.
  private func compiled(_ files: String...) -> String {
    PhoneSource(
      files[0], own: [], removesMain: false, inExtensions: ExtensionOverrides(of: files, own: []),
      observers: ObserverClasses(of: files)
    ).text ?? files[0]
  }

  @Test(
    "Given a class above that hears of changes, when it is in another file, then what inherits from it overrides it")
  func observers() {
    // Given
    let above = "open class A: UIView { \(Self.method) }"
    let between = "class B: A {}"

    // When
    let alone = compiled(above, between)
    let below = compiled("class C: B { \(Self.method) }", above, between)

    // Then
    #expect(alone.contains("public nonisolated static var _observeValue"))
    #expect(below == "class C: B { \(Self.method) }")
  }

  @Test(
    "Given an extension that is Objective-C's as a whole, when a class overrides what is in it, then both have names of their own"
  )
  func wholeExtensions() {
    // Given
    let base = "@objc\nextension Plain {\n  open func fade() {}\n}"
    let override = "class Fancy: Plain {\n  open override func fade() { super.fade() }\n}"

    // When
    let (first, second) = (compiled(base, override), compiled(override, base))

    // Then
    #expect(first.contains("func _Plain_fade()"))
    #expect(second.contains("func _Fancy_fade()"))
    #expect(!second.contains("override"))
  }

  @Test(
    "Given an extension that overrides a member of a class in another file, then the class overrides it and calls what is in the extension"
  )
  func distantOverrides() {
    // Given
    let owner = "class Chart: UIView {\n}"
    let part = "extension Chart {\n  override func layoutSubviews() { super.layoutSubviews() }\n}"
    func compiled(_ text: String) -> String {
      PhoneSource(text, own: [], removesMain: false, distant: DistantOverrides(of: [owner, part], own: [])).text ?? text
    }

    // When
    let (first, second) = (compiled(owner), compiled(part))

    // Then
    #expect(first.contains("override func layoutSubviews()"))
    #expect(!second.contains("override"))
    #expect(second.contains("func _Chart_layoutSubviews()"))
    #expect(second.split(separator: "\n").count == 3)
  }

  @Test(
    "Given an error of a stream, then it is asked in a way that cannot end the process, and cases of that name stay")
  func streamErrors() {
    let text = "let a = input.streamError\nlet b: Failure = .streamError\nlet c = Failure.streamError"
    let source = PhoneSource(text, own: [], removesMain: false)
    #expect(
      source.text == "let a = input._streamError\nlet b: Failure = .streamError\nlet c = Failure.streamError")
  }

  @Test(
    "Given an extension of one of UIKit's classes that overrides a member, then the member is replaced, and above is the class's own"
  )
  func foreignOverrides() {
    // Given
    let text = """
      extension UINavigationController {
        override open var shouldAutorotate: Bool { false }
        open override func viewDidLoad() {
          super.viewDidLoad()
        }
        open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      """

    // When
    let compiled = PhoneSource(text, own: [], removesMain: false).text ?? text

    // Then
    #expect(!compiled.contains("override") && !compiled.contains("open"))
    #expect(compiled.contains("@_dynamicReplacement(for: shouldAutorotate)"))
    #expect(compiled.contains("@_dynamicReplacement(for: viewDidLoad)"))
    #expect(compiled.contains("@_dynamicReplacement(for: viewWillAppear(_:))"))
    #expect(compiled.contains("self.viewDidLoad()"))
    #expect(compiled.split(separator: "\n").count == 7)
  }
}
