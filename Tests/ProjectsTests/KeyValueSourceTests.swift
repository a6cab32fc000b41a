import Foundation
import Projects
import Testing

@Suite("Source that tells and hears of changes of properties, as it is compiled here")
struct KeyValueSourceTests {
  private func compiled(_ text: String) -> String? { PhoneSource(text, own: [], removesMain: false).text }

  @Test("given a stored dynamic variable, then it tells its changes, whatever stands before it")
  func stored() {
    #expect(
      compiled("class A: NSObject {\n  @objc dynamic var name = \"a\"\n  @objc dynamic private(set) weak var b: A?\n}")
        == """
        class A: NSObject {
                @_KeyValueObserved         var name = "a"
                @_KeyValueObserved         private(set) weak var b: A?
        }
        """)
    #expect(
      compiled("  public dynamic var made: Int = {\n    1\n  }() // { didSet }\n  var other: Int { didSet {} }")
        == "  @_KeyValueObserved public         var made: Int = {\n    1\n  }() // { didSet }\n  var other: Int { didSet {} }"
    )
  }

  @Test("given a dynamic variable with accessors, then they tell its changes before and after what they do")
  func accessors() {
    #expect(
      compiled("  @objc dynamic var a = [1] { didSet { show() } }")
        == "                var a = [1] { willSet { ScrollworkFoundation._willChange(self, \"a\"); } "
        + "didSet { defer { ScrollworkFoundation._didChange(self, \"a\") }; show() } }")
    #expect(
      compiled("  @objc dynamic var a: Int {\n    get { b }\n    set { b = newValue }\n  }")
        == "                var a: Int {\n    get { b }\n    set { ScrollworkFoundation._willChange(self, \"a\"); "
        + "defer { ScrollworkFoundation._didChange(self, \"a\") }; b = newValue }\n  }")
  }

  @Test("given accessors of something else inside of an accessor, then they are left alone")
  func innerAccessors() {
    #expect(
      compiled("  dynamic var a: Int { struct S { var b: Int { get { 1 } set { c() } } }; return 1 }")
        == "          var a: Int { struct S { var b: Int { get { 1 } set { c() } } }; return 1 }")
    #expect(
      compiled("  dynamic var a = Dictionary<String, Int>()")
        == "  @_KeyValueObserved         var a = Dictionary<String, Int>()")
  }

  @Test("given dynamic variables that only read, override, or belong to defaults, then nothing is added")
  func untold() {
    #expect(compiled("  @objc dynamic var a: Int { b }") == "                var a: Int { b }")
    #expect(
      compiled("  @objc dynamic override var a: Int { didSet {} }")
        == "                override var a: Int { didSet {} }")
    #expect(
      compiled("extension UserDefaults {\n  @objc dynamic var a: Int { get { 1 } set { set(1) } }\n}")
        == "extension UserDefaults {\n                var a: Int { get { 1 } set { set(1) } }\n}")
    #expect(compiled("  dynamic func act() {}") == nil)
  }

  @Test(
    "given a class that overrides the method for changes, then it has it, and says so, and what inherits from it overrides it"
  )
  func methods() {
    let method =
      "func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: P?) {}"
    #expect(
      compiled("class A: UIView {\n  override \(method)\n}\nclass B: A { override \(method) }")
        == """
        class A: UIView , nonisolated ScrollworkFoundation._KeyValueObserver { \
        public nonisolated static var _observeValue: ScrollworkFoundation._KeyValueMethod { .init(A.observeValue) };
                   \(method)
        }
        class B: A { override \(method) }
        """)
  }

  @Test("given a generic class with its conditions and its method on several lines, then it says so all the same")
  func genericMethods() {
    let method =
      "func observeValue(\n  forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: P?\n) {}"
    #expect(
      compiled("class A<T: B>: UIView\nwhere T: C\n{\n  override\n  \(method)\n}")
        == """
        class A<T: B>: UIView, nonisolated ScrollworkFoundation._KeyValueObserver \

        where T: C
        { public nonisolated static var _observeValue: ScrollworkFoundation._KeyValueMethod { .init(A.observeValue) };
                  \n  \(method)
        }
        """)
  }

  @Test("given a class that says on what a property depends, then it can be asked for it")
  func dependencies() throws {
    let text = try #require(
      compiled(
        "class A: NSObject {\n  @objc class func keyPathsForValuesAffectingFull() -> Set<String> { [] }\n  var full: Int { 1 }\n}"
      ))
    #expect(text.contains(", nonisolated ScrollworkFoundation._KeyValueDependent {"))
    #expect(
      text.contains(
        "case \"full\": ScrollworkFoundation._askingMainActor { @MainActor in keyPathsForValuesAffectingFull() };"))
    #expect(text.contains("case \"full\": object.full as Any;"))
    #expect(text.count(where: \.isNewline) == 3)
  }

  @Test("given key paths that are observed, then they say the names of their properties and what is on the way")
  func keyPaths() {
    #expect(
      compiled("a.observe(\\.name, options: .new) { _, _ in }")
        == "a.observe(ScrollworkFoundation._named(\"name\", \\.name), options: .new) { _, _ in }")
    #expect(
      compiled("player.publisher(for: \\AVPlayer.currentItem?.status)")
        == "player.publisher(for: ScrollworkFoundation._named(\"currentItem.status\", \\AVPlayer.currentItem?.status, "
        + "through: [\\AVPlayer.currentItem]))")
    #expect(
      compiled("willChangeValue(for: \\.a)") == "willChangeValue(for: ScrollworkFoundation._named(\"a\", \\.a))")
    #expect(
      compiled("willChange(\n  .insertion,\n  valuesAt: places,\n  for: \\.a)")
        == "willChange(\n  .insertion,\n  valuesAt: places,\n  for: ScrollworkFoundation._named(\"a\", \\.a))")
    #expect(compiled("map(\\.name); list.observe(value); // observe(\\.a)") == nil)
  }

  @Test("given a class with an underscore before its name that overrides the method for changes, then it says so")
  func underscore() {
    let method = "func observeValue(forKeyPath a: String?, of b: Any?, change: C?, context: P?) {}"
    let source = compiled("class _A<T>: Cell<T> {\n  override \(method)\n}")
    #expect(source?.contains(", nonisolated ScrollworkFoundation._KeyValueObserver") == true)
    #expect(source?.contains("override") == false)
  }
}
